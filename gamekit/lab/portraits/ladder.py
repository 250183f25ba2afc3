"""How much skill matters: how far apart players stand who think ever longer, on the scale of Elo.

Where several seats play, ratings tell; who plays alone is compared by the odds to win, put on the same scale: ten times
the odds are 400 points.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from math import log, sqrt
from typing import Any

from ...engine.game import Game
from ..questions.tournaments import tournament
from ..statistics.ratings import ELO, PRIOR
from ..statistics.stats import Estimate, z_value

RUNGS = ("random", "greedy")
THOUGHT = ("search:32", "search:128")


@dataclass(frozen=True)
class Rung:
    """How much stronger one player is than the one below."""

    lower: str
    upper: str
    gap: Estimate

    @property
    def doublings(self) -> float:
        """How many times the thought was doubled between them; 0 where they think in other ways."""
        (weak, _, less), (strong, _, more) = self.lower.partition(":"), self.upper.partition(":")
        return log(int(more) / int(less), 2) if weak == strong and less and more else 0.0


def climbed(game: Game, rungs: tuple[str, str], n: int, seed: int, options: Mapping[str, Any]) -> Rung:
    """Two players in about `n` games, in every seat as often."""
    seats = game.playing({**defaults(game), **options})
    tables = 2 ** len(seats) - 2 if len(seats) > 1 else 1
    table = tournament(game, max(2, n // tables), list(rungs), seed, options).table
    found = {row["policy"]: row for row in table.to_dict("records")}
    weak, strong = found[rungs[0]], found[rungs[1]]
    if "rating" in weak:
        gap, half = strong["rating"] - weak["rating"], 2 * (strong["high"] - strong["rating"])
        return Rung(*rungs, Estimate(gap, gap - half, gap + half, int(strong["n"]), "number"))
    return Rung(*rungs, apart(strong, weak))


def thinks(pair: tuple[str, str]) -> bool:
    """Whether one of two players takes long."""
    return any(":" in name for name in pair)


def apart(strong: Mapping[str, Any], weak: Mapping[str, Any]) -> Estimate:
    """From the wins of two who played alone; half a win is added on all sides, as in ratings."""
    cells = [[one["wins"] + PRIOR, one["n"] - one["wins"] + PRIOR] for one in (strong, weak)]
    gap = ELO * (log(cells[0][0] / cells[0][1]) - log(cells[1][0] / cells[1][1]))
    half = z_value() * ELO * sqrt(sum(1 / count for cell in cells for count in cell))
    return Estimate(gap, gap - half, gap + half, int(strong["n"]), "number")


def defaults(game: Game) -> dict[str, Any]:
    from ...engine import options

    return options.complete(game.options, {}, game.name)


def per_doubling(rung: Rung) -> Estimate:
    """What each doubling of thought brings."""
    gap, times = rung.gap, rung.doublings
    return Estimate(gap.value / times, gap.low / times, gap.high / times, gap.n, "number")
