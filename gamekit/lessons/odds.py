"""What lessons on odds share: results that are kept, intervals made by machine, and the score of a forecast."""

from __future__ import annotations

import random
from collections.abc import Callable
from fractions import Fraction
from functools import wraps
from math import comb
from typing import Any, TypeVar

from ..engine.game import Game
from ..lab.statistics import stats
from .items import Dice, number

KEPT, FEW = 400, 8      # results of a function that are kept
TRIED = 2000            # times that a machine tries what a claim says
UNSAID = 70             # per cent, where somebody gave no forecast

Result = TypeVar("Result")


def kept(function: Callable[..., Result], most: int = KEPT) -> Callable[..., Result]:
    """Keep what a function finds for a box and its arguments; the language of the game does not matter."""
    found: dict[Any, tuple[Game, Result]] = {}      # with the game, so that its box lives as long as its results

    @wraps(function)
    def asked(game: Game, *given: Any) -> Result:
        key = id(game.components), given
        if key not in found:
            if len(found) >= most:
                del found[next(iter(found))]        # the oldest
            found[key] = game, function(game, *given)
        return found[key][1]

    return asked


def few_kept(function: Callable[..., Result]) -> Callable[..., Result]:
    """The same for what is large, such as whole matches: a page has one, and its seed."""
    return kept(function, FEW)


def percent(chance: Fraction | float, language: str) -> str:
    return stats.figure(100 * float(chance), language) + stats.SPACE + "%"


def fraction(above: int, below: int) -> str:
    """As it was counted, and not cancelled."""
    return f"{above}/{below}"


def short(value: float, language: str, digits: int = 2) -> str:
    """A number with no more digits than it needs."""
    return stats.figure(value, language, digits).rstrip("0").rstrip(".,")


# Intervals by machine

def machine(dice: random.Random, groups_of: int, size: int, chance: float) -> list[tuple[float, float]]:
    """Intervals of groups that draw so many times each."""
    return [
        stats.wilson(sum(dice.random() < chance for _ in range(size)), size) for _ in range(groups_of)
    ]


def level_of(groups: int) -> str:
    """The answer of who takes the level for the share of intervals that miss."""
    return str(round(stats.LEVEL * groups))


def coverage(size: int, chance: float) -> float:
    """How often Wilson's interval holds the true chance: exact, by adding up all numbers of hits."""
    total = 0.0
    for hits in range(size + 1):
        low, high = stats.wilson(hits, size)
        if low <= chance <= high:
            total += comb(size, hits) * chance**hits * (1 - chance) ** (size - hits)
    return total


# What a claim is tested with

def by_machine(happens: Callable[[random.Random], bool], seed: int = 0) -> stats.Estimate:
    """How often something happens that dice decide."""
    dice = random.Random(seed)
    return stats.rate(sum(happens(dice) for _ in range(TRIED)), TRIED)


def drawn_by_machine(wanted: int, deck: int, drawn: int, at_least: int = 1) -> stats.Estimate:
    """How often so many of the wanted cards are among those drawn from a shuffled deck."""
    return by_machine(lambda dice: sum(card < wanted for card in dice.sample(range(deck), drawn)) >= at_least)


# The score of a forecast

def distance(forecast: float, came: bool) -> float:
    """How far a forecast was off: Brier's score. 0 is best, 1 is worst."""
    return (came - forecast) ** 2


def how_sure(given: str, least: float = 50) -> float:
    """What somebody typed as a forecast, in per cent: from a blind guess, such as a toss of a coin, to 100."""
    said = number(given)
    return min(max(UNSAID if said is None else said, least), 100)


def forecast(dice: Dice, step: str, least: float = 50) -> tuple[float, str]:
    """What the pupil forecast in a step, in per cent, and whose it is.

    In a like question, and where the pupil has not forecast, it is somebody else's.
    """
    said = dice.predicted.get(step, "")
    own = how_sure(said, least)
    if said and not dice.sister:
        return own, "you"
    return float(dice.choice([sure for sure in (55, 65, 75, 85, 95) if sure != own])), "other"


def score_words(sure: float, came: bool, language: str) -> dict[str, Any]:
    """A forecast and its score, as facts for the words of a step."""
    forecast = stats.figure(sure / 100, language, 2)
    return {
        "sure": f"{sure:g}", "sum": f"({int(came)} {stats.MINUS} {forecast})²", "outcome": int(came),
        "forecast": forecast, "distance": short(distance(sure / 100, came), language, 4),
    }
