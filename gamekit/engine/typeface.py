"""The typeface of all that we show, Fira Sans: all machines show the same. `tools/typeface.py` makes it.

What stands alone (a picture, a sheet on paper, a board in a notebook) carries it, pages of our server link it.
"""

from __future__ import annotations

import re
from base64 import b64encode
from collections.abc import Callable
from functools import cache
from pathlib import Path
from zlib import crc32

LOOK = Path(__file__).parent / "look"
FOLDER = LOOK / "typeface"
FILES = {weight: FOLDER / f"fira-sans-{weight}.woff2" for weight in (400, 700)}


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
