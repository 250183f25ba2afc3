"""The printable sheet and its key."""

from __future__ import annotations

from ..engine.errors import BadOption
from .lesson import Lesson

SEED = 1917


def checked_version(letter: str | None) -> str:
    if letter is None:
        return "A"
    if len(letter) != 1 or not "A" <= letter.upper() <= "Z":
        raise BadOption("error-lesson-version", value=letter[:20])
    return letter.upper()


def sheet(lesson: Lesson, seed: int, version: str, language: str, key: bool = False) -> str:
    raise NotImplementedError
