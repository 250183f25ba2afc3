"""Parts of a variance: how much of a result is known at a moment, and how much of it is skill, draws and whims.

Both come from games within games: of what is held fast, each is played several times. The mean variance within is what
is left open; it is estimated without bias, so that few games make a part uncertain, and not too large.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Any

from ..playing.run import Question
from ..statistics.stats import LEVEL, Estimate
from .watched import shares

if TYPE_CHECKING:
    import numpy as np

    Array = np.ndarray[Any, Any]

RESAMPLED = 400     # times that games are drawn anew, for an interval
SKILL, DRAWS, WHIMS = range(3)
TIMES = 6           # how often the same draws are played


def resampled(n: int, value: Callable[[Any], float], seed: int, unit: str = "rate") -> Estimate:
    """A number that is made of games, with the interval that drawing the games anew gives (percentile bootstrap)."""
    import numpy as np

    dice, whole = np.random.default_rng(seed), np.arange(n)
    found = [value(dice.integers(n, size=n)) for _ in range(RESAMPLED)]
    low, high = np.nanquantile(found, [(1 - LEVEL) / 2, (1 + LEVEL) / 2])
    return Estimate(value(whole), float(low), float(high), n, unit)


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


# Skill, draws, whims

def line_ups(seats: Sequence[str], weak: str, strong: str) -> list[dict[str, str]]:
    """Who plays: nobody is strong, one seat is, all are."""
    alone = [{seat: strong if seat == one else weak for seat in seats} for one in seats]
    return [dict.fromkeys(seats, weak), *(alone if len(seats) > 1 else []), dict.fromkeys(seats, strong)]


def played_again(questions: Sequence[Question], n: int) -> Array:
    """Line-ups x draws x times x seats: each line-up plays the same `n` draws several times, with other whims."""
    import numpy as np

    found = []
    for question in questions:
        carrier = question.carrier
        states = carrier.started(0, n)
        again = [s.copy() for s in states for _ in range(TIMES)] if isinstance(states, list) else np.repeat(
            states, TIMES)
        found.append(shares(carrier, again, 0).reshape(n, TIMES, -1))
    return np.array(found)


def divided(results: Array) -> Callable[[Any], Array]:
    """Of these: the parts of the variance that come from who plays, from the draws, and from the players' whims."""
    import numpy as np

    within = results.var(axis=2, ddof=1)
    means = results.mean(axis=2)

    def parts(draws: Any) -> Array:
        chosen = means[:, draws]
        whims = within[:, draws].mean(axis=(0, 1)).sum()
        drawn = chosen.var(axis=1, ddof=1).mean(axis=0).sum() - whims / results.shape[2]
        noise = chosen.var(axis=1, ddof=1).mean(axis=0).sum() / len(draws)
        skill = chosen.mean(axis=1).var(axis=0).sum() - noise
        whole = whims + drawn + skill
        return np.array([skill, drawn, whims]) / whole if whole > 0 else np.full(3, np.nan)

    return parts
