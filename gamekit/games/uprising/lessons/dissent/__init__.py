"""Control and dissent: the prepared position of the lesson, and what many matches from it tell."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any

from .....engine.match import Match
from .....lessons.history import History

if TYPE_CHECKING:
    from .....lab.statistics.stats import Estimate

GAME, NAME, POSITION = "uprising", "dissent", "evening"
asked = History(GAME, NAME)


def evening(language: str = "en", seed: int | None = None, seats: Mapping[str, str] | None = None) -> Match:
    """A match from the fifth round, with four to play. The position is the same for all, what is drawn is not.

    >>> evening()
    <Uprising, round 5: Resistance, which two neighbours do you mark?>
    """
    return asked.prepared(POSITION, language, seed, seats)


def measured(
    n: int = 2000, seed: int = 1984, resistance: str = "greedy", empire: str = "greedy", **changes: Any
) -> Estimate:
    """The share of matches from the prepared position that the Resistance wins.

    `changes` are entries of the position, such as `open_missions=[...]`. Needs the compiled games.
    """
    start = {**asked.position(POSITION), **changes}
    return asked.played_on(start, {"resistance": resistance, "empire": empire}, n, seed)[0]
