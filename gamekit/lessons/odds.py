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
from .items import number

KEPT = 400
UNSAID = 70             # per cent, where somebody gave no forecast

Result = TypeVar("Result")
found: dict[Any, tuple[Game, Any]] = {}     # with the game, so that its box lives as long as its results


def kept(function: Callable[..., Result]) -> Callable[..., Result]:
    """Keep what a function finds for a box and its arguments; the language of the game does not matter."""
    @wraps(function)
    def asked(game: Game, *given: Any) -> Result:
        key = function.__module__, function.__name__, id(game.components), given
        if key not in found:
            if len(found) >= KEPT:
                found.clear()
            found[key] = game, function(game, *given)
        result: Result = found[key][1]
        return result

    return asked


def percent(chance: Fraction | float, language: str) -> str:
    return stats.figure(100 * float(chance), language) + stats.SPACE + "%"


def fraction(above: int, below: int) -> str:
    """As it was counted, and not cancelled."""
    return f"{above}/{below}"


def short(value: float, language: str) -> str:
    """A number with no more digits than it needs."""
    return stats.figure(value, language, 2).rstrip("0").rstrip(".,")


# Intervals by machine

def machine(dice: random.Random, groups_of: int, size: int, chance: float) -> list[tuple[float, float]]:
    """Intervals of groups that draw so many times each."""
    return [
        stats.wilson(sum(dice.random() < chance for _ in range(size)), size) for _ in range(groups_of)
    ]


def coverage(size: int, chance: float) -> float:
    """How often Wilson's interval holds the true chance: exact, by adding up all numbers of hits."""
    total = 0.0
    for hits in range(size + 1):
        low, high = stats.wilson(hits, size)
        if low <= chance <= high:
            total += comb(size, hits) * chance**hits * (1 - chance) ** (size - hits)
    return total


# The score of a forecast

def distance(forecast: float, came: bool) -> float:
    """How far a forecast was off: Brier's score. 0 is best, 1 is worst."""
    return (came - forecast) ** 2


def how_sure(given: str) -> float:
    """What somebody typed as a forecast, in per cent: from 50, a toss of a coin, to 100."""
    said = number(given)
    return min(max(UNSAID if said is None else said, 50), 100)


def score_words(sure: float, came: bool, language: str) -> dict[str, Any]:
    """A forecast and its score, as facts for the words of a step."""
    forecast = stats.figure(sure / 100, language, 2)
    return {
        "sure": f"{sure:g}", "sum": f"({int(came)} {stats.MINUS} {forecast})²", "outcome": int(came),
        "forecast": forecast, "distance": stats.figure(distance(sure / 100, came), language, 2),
    }
