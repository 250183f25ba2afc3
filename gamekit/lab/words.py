"""The words of the lab, in both languages."""

from collections.abc import Sequence
from html import escape
from pathlib import Path
from typing import Any

from ..engine.words import SHARED, Words

WORDS = Words(Path(__file__).parent / "words", behind=SHARED)


def html(lines: Sequence[str], table: Any = None) -> str:
    """A result in a notebook: its first line is the head, the others are a list, and a table may follow."""
    head, *told = map(escape, lines)
    items = "".join(f"<li>{line}</li>" for line in told)
    parts = [f"<p><strong>{head}</strong></p>", f"<ul>{items}</ul>" if told else ""]
    return "".join([*parts, "" if table is None else str(table.to_html(index=False, border=0))])
