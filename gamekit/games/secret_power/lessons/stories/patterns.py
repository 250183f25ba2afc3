"""What looks like a plan: patterns in matches, and how often they come when nobody plans anything."""

from __future__ import annotations

from collections import Counter
from itertools import groupby
from typing import TYPE_CHECKING, Any

from .....engine.dice import game_seed
from .....engine.match import Match
from .....engine.registry import load
from ...rules.rulebook import Said
from ...rules.table import Type

if TYPE_CHECKING:
    from .....lab.statistics.stats import Estimate

GAME = "secret_power"
TABLE = ("ivan", "julia")       # a pair plays
PATTERNS = ("row", "pair", "hunt", "banks")
RUNNING, SNATCHED_TWICE, SNATCHED_OFTEN, BANKS = 4, 2, 3, 2


def patterns(match: Match) -> dict[str, bool]:
    """Which patterns a match that is over shows.

    `row`: somebody captured four objects running. `pair`, `hunt`: somebody snatched two, or three, objects from one and
    the same rival. `banks`: all Banks that were captured, at least two, are in one hand.
    """
    captured = [line.numbers[0] for line in match.log if line.said is Said.CAPTURED]
    snatched = Counter(line.numbers[:2] for line in match.log if line.said is Said.INTERCEPTED)
    most = max(snatched.values(), default=0)
    state: Any = match.state
    banks = [owned[Type.BANKS] for owned in state.owned]
    return {
        "row": any(len(list(run)) >= RUNNING for _, run in groupby(captured)),
        "pair": most >= SNATCHED_TWICE,
        "hunt": most >= SNATCHED_OFTEN,
        "banks": max(banks) == sum(banks) >= BANKS,
    }


def played(bot: str, seed: int, *others: str, language: str = "en") -> Match:
    """A whole match of two bots, of the same kind unless another one is named."""
    seats = dict(zip(TABLE, (bot, *(others or (bot,))), strict=True))
    match = load(GAME, language=language).new(players=len(TABLE), seats=seats, seed=seed)
    match.go_on()
    return match


def measured(n: int = 2000, seed: int = 1921, bot: str = "random") -> dict[str, Estimate]:
    """The share of matches between two bots that show each pattern. `random` has no plan, `greedy` has one."""
    from .....lab.statistics.stats import rate

    matches = (played(bot, game_seed(seed, number) >> 1) for number in range(n))        # seeds of a match are shorter
    found = Counter(name for match in matches for name, there in patterns(match).items() if there)
    return {name: rate(found[name], n) for name in PATTERNS}
