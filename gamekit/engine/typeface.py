"""The typeface of all that we show, Fira Sans: no machine's own fonts decide what fits. `tools/typeface.py` makes it.

What stands alone (a picture, a sheet on paper, a board in a notebook) carries it, pages of our server link it.
"""

from __future__ import annotations

import json
import re
from base64 import b64encode
from collections.abc import Callable
from functools import cache, lru_cache
from pathlib import Path
from zlib import crc32

LOOK = Path(__file__).parent / "look"
FOLDER = LOOK / "typeface"
FILES = {weight: FOLDER / f"fira-sans-{weight}.woff2" for weight in (400, 700)}
OTHER = 1000        # thousandths of the size for letters of other fonts, which we do not know


# Rules for style sheets

@cache
def carried() -> str:
    """The typeface itself, in rules that need no file."""
    return faces(lambda file: f"data:font/woff2;base64,{b64encode(file.read_bytes()).decode()}")


def linked(folder: str) -> str:
    """The typeface from an address. As that names the version, a browser may keep the files for ever."""
    return faces(lambda file: f"{folder}/{file.name}?v={crc32(file.read_bytes()):08x}")


def faces(address: Callable[[Path], str]) -> str:
    about = '@font-face{{font-family:"Fira Sans";font-weight:{};font-display:swap;src:url({})format("woff2")}}'
    return "\n".join(about.format(weight, address(file)) for weight, file in FILES.items())


def token() -> str:
    """The fonts to try, ours first, for a whole page; a picture has them among its tokens."""
    css = (LOOK / "gamekit.css").read_text("utf-8")
    found = re.search(r"--gk-font:[^;}]+", css)
    assert found is not None
    return f":root{{{found[0]}}}"


# How wide words are

@cache
def widths(bold: bool) -> dict[str, int]:
    """Letters and their widths, in thousandths of the size."""
    found = json.loads((FOLDER / "widths.json").read_text("utf-8"))["700" if bold else "400"]
    return {letter: int(wide) for wide, letters in found.items() for letter in letters}


@lru_cache(10_000)
def width(words: str, size: float, bold: bool = False) -> float:
    """How wide words are at most: some pairs of letters stand closer."""
    known = widths(bold)
    return size * sum(known.get(letter, OTHER) for letter in words) / 1000
