"""Who is behind it? The prepared position of the lesson on stories about secret plans."""

from __future__ import annotations

from collections.abc import Mapping

from .....engine.match import Match
from .....lessons.history import History

GAME, NAME, POSITION = "secret_power", "stories", "night"
asked = History(GAME, NAME)


def night(language: str = "en", seed: int | None = None, seats: Mapping[str, str] | None = None) -> Match:
    """A match of two from the fourth round of five. The position is the same for all, what is drawn is not.

    >>> night()
    <Secret Power: New World Order, round 4: Ivan, what do you do?>
    """
    return asked.prepared(POSITION, language, seed, seats)
