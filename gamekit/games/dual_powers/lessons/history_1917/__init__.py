"""Was the outcome open in 1917? The prepared position of the lesson, and what many matches from it tell."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any

from .....engine.match import Match
from .....lessons.history import History

if TYPE_CHECKING:
    from .....lab.statistics.stats import Estimate

GAME, NAME, POSITION = "dual_powers", "history_1917", "summer"
LAST_ROUND = 5      # two turns of round 4 and eight of round 5
asked = History(GAME, NAME)


def summer(language: str = "en", seed: int | None = None, seats: Mapping[str, str] | None = None) -> Match:
    """A match from the evening of 27 August 1917. The position is the same for all, the deck is not.

    >>> summer()
    <Dual Powers: Revolution 1917, round 4: Red, which card do you play?>
    """
    return asked.prepared(POSITION, language, seed, seats)


def measured(
    n: int = 2000, seed: int = 1917, red: str = "greedy", white: str = "greedy", **changes: Any
) -> tuple[Estimate, int]:
    """The share of matches from the prepared position that Red wins, and how many took longer than its ten turns.

    `changes` are entries of the position, such as `support=-2`. Needs the compiled games.
    """
    start = {**asked.position(POSITION), **changes}
    found, ends = asked.played_on(start, {"red": red, "white": white}, n, seed)
    return found, sum(end.round > LAST_ROUND for end in ends)
