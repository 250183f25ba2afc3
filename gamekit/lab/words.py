"""The words of the lab, in both languages."""

from base64 import b64encode
from collections.abc import Sequence
from pathlib import Path
from typing import Any

from ..engine.markup import Markup, tag
from ..engine.words import SHARED, Words

WORDS = Words(Path(__file__).parent / "words", behind=SHARED)


def html(lines: Sequence[str], table: Any = None, plot: Any = None) -> Markup:
    """A result in a notebook: its first line is the head, the others are a list; a table and a plot may follow."""
    head, *items = lines
    made = tag("p", tag("strong", head)) + (tag("ul", *(tag("li", line) for line in items)) if items else "")
    if table is not None:
        made += Markup(table.to_html(index=False, border=0))
    return made if plot is None else made + picture(plot)


def picture(plot: Any) -> Markup:
    """A plot inside of HTML."""
    drawn = b64encode(plot._repr_png_()).decode("ascii")
    return tag("img", src=f"data:image/png;base64,{drawn}", alt=plot.get_title(loc="left"))
