"""The words of the lab, in both languages."""

from collections.abc import Sequence
from pathlib import Path
from typing import Any

from ..engine.markup import Markup, tag
from ..engine.words import SHARED, Words

WORDS = Words(Path(__file__).parent / "words", behind=SHARED)


def html(lines: Sequence[str], table: Any = None) -> Markup:
    """A result in a notebook: its first line is the head, the others are a list, and a table may follow."""
    head, *items = lines
    made = tag("p", tag("strong", head)) + (tag("ul", *(tag("li", line) for line in items)) if items else "")
    return made if table is None else made + Markup(table.to_html(index=False, border=0))
