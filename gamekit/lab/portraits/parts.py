"""Parts of a variance: how much of a result is known at a moment, and how much of it comes from who plays.

What is known comes from games within games: the mean variance within is what is left open. All parts are estimated
without bias, so that few games make a part uncertain, and not too large.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Any

from ..playing.run import Question
from ..statistics.stats import LEVEL, Estimate, wilson
from .watched import shares

if TYPE_CHECKING:
    import numpy as np

    Array = np.ndarray[Any, Any]

RESAMPLED = 400     # times that games are drawn anew, for an interval


def resampled(n: int, value: Callable[[Any], float], seed: int, unit: str = "rate") -> Estimate:
    """A number that is made of games, with the interval that drawing the games anew gives (percentile bootstrap).

    Where no two games differ they would always give the same: then as much doubt is left as after a rate of 100 %.
    """
    import numpy as np

    dice, whole = np.random.default_rng(seed), np.arange(n)
    found = [value(dice.integers(n, size=n)) for _ in range(RESAMPLED)]
    low, high = np.nanquantile(found, [(1 - LEVEL) / 2, (1 + LEVEL) / 2])
    doubt = 1 - wilson(n, n)[0] if low == high else 0.0
    return Estimate(value(whole), float(low) - doubt, float(high) + doubt, n, unit)


# What is known at a moment

def known(results: Array) -> Callable[[Any], Array]:
    """Of games x moments x times x seats: what part of the result's variance is explained at each moment."""
    within = results.var(axis=2, ddof=1).sum(axis=-1)
    means, squares = results.mean(axis=2), (results**2).mean(axis=2)

    def part(games: Any) -> Array:
        open_still = within[games].mean(axis=0)
        whole = (squares[games].mean(axis=(0, 1)) - means[games].mean(axis=(0, 1)) ** 2).sum()
        return 1 - open_still / whole if whole > 0 else open_still * float("nan")  # type: ignore[no-any-return]

    return part


def half_known(parts: Array) -> float:
    """When half of it is known, as a part of the game: between two moments in proportion. At the end all is."""
    before, moments = 0.0, [*parts, 1.0]
    for number, now in enumerate(moments):
        if now >= 0.5:
            step = (0.5 - before) / (now - before) if number and now > before else 0.0
            return (max(number - 1, 0) + step) / len(parts)
        before = now
    return float("nan")


# Who plays

def line_ups(seats: Sequence[str], weak: str, strong: str) -> list[dict[str, str]]:
    """Who plays: one seat is strong and all others weak, each seat in turn; who plays alone is weak or strong.

    So a strong player who always wins explains all of the result, however many play.
    """
    if len(seats) == 1:
        return [dict.fromkeys(seats, player) for player in (weak, strong)]
    return [{seat: strong if seat == one else weak for seat in seats} for one in seats]


def played_by(questions: Sequence[Question], n: int) -> Array:
    """Line-ups x games x seats: each line-up plays the same `n` deals."""
    import numpy as np

    return np.array([shares(question.carrier, question.carrier.started(0, n), 0) for question in questions])


def explained(results: Array) -> Callable[[Any], float]:
    """Of these: the part of the variance that comes from who plays."""
    apart = results - results.mean(axis=0)

    def part(games: Any) -> float:
        own = apart[:, games]
        noise = own.var(axis=1, ddof=1).mean(axis=0).sum() / len(games)
        between = (own.mean(axis=1) ** 2).mean(axis=0).sum() - noise
        whole = results[:, games].var(axis=(0, 1)).sum()
        return float(between / whole) if whole > 0 else float("nan")

    return part
