"""Could the maquis win? The prepared position of the lesson, and what many matches from it tell."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any

from .....engine.match import Match
from .....lessons.history import History
from ...rules.table import Ending

if TYPE_CHECKING:
    from .....lab.statistics.stats import Estimate

GAME, NAME, POSITION = "partisans", "maquis", "autumn"
asked = History(GAME, NAME)


def autumn(language: str = "en", seed: int | None = None, seats: Mapping[str, str] | None = None) -> Match:
    """A match from the sixth round. The position is the same for all, what is drawn is not.

    >>> autumn()
    <Partisans, round 6: Preparation: which maquis do you play before choosing a mission?>
    """
    return asked.prepared(POSITION, language, seed, seats)


def measured(n: int = 2000, seed: int = 1944, bot: str = "greedy", **changes: Any) -> tuple[Estimate, Estimate]:
    """The shares of matches from the prepared position that end in a partial victory or better, and in a defeat.

    `changes` are entries of the position, such as `civilians={"graveyard": ["civilians-3"]}`. Needs the compiled games.
    """
    from .....lab.statistics.stats import rate

    won, ends = asked.played_on({**asked.position(POSITION), **changes}, {"resistance": bot}, n, seed)
    return won, rate(sum(end.ending > Ending.DRAW for end in ends), n)
