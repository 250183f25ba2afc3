"""Text as lines of a terminal, for the commands and for playing."""

from __future__ import annotations

import textwrap

from .engine.rulebook import Entry
from .engine.words import SHARED

WIDTH = 80


def rule_text(entry: Entry, language: str) -> str:
    """A rule with its place and id; if we had to settle it, why so."""
    text = f"{entry} [{entry.id}]"
    return f"{text}\n    " + SHARED.text("play-ruling", language, reason=entry.reason) if entry.reason else text


def wrapped(line: str) -> str:
    if len(line) <= WIDTH:
        return line
    return textwrap.fill(line, WIDTH, subsequent_indent="    ", break_long_words=False, break_on_hyphens=False)
