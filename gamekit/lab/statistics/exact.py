"""Chances that can be counted instead of simulated: draws without putting back, and small trees of chance.

All answers are exact fractions; `float(...)` makes a number of them.
"""

from __future__ import annotations

from collections.abc import Callable, Hashable
from fractions import Fraction
from math import comb
from typing import TypeVar

from .stats import BadStudy

LIMIT = 1_000_000       # ways that are still counted in a few seconds
Outcome = TypeVar("Outcome", bound=Hashable)
Chance = Callable[[int], int]


def draw_distribution(wanted: int, deck: int, drawn: int) -> dict[int, Fraction]:
    """How likely each number of wanted cards is among those drawn: the hypergeometric distribution.

    >>> {number: str(chance) for number, chance in draw_distribution(wanted=2, deck=4, drawn=2).items()}
    {0: '1/6', 1: '2/3', 2: '1/6'}
    """
    if not (0 <= wanted <= deck and 0 <= drawn <= deck):
        raise BadStudy("error-lab-draw", wanted=str(wanted), deck=str(deck), drawn=str(drawn))
    fewest, most = max(0, drawn - (deck - wanted)), min(wanted, drawn)
    ways = comb(deck, drawn)
    return {k: Fraction(comb(wanted, k) * comb(deck - wanted, drawn - k), ways) for k in range(fewest, most + 1)}


def draw_chance(wanted: int, deck: int, drawn: int, at_least: int = 1) -> Fraction:
    """The chance that at least so many of the wanted cards are among those drawn.

    Eight of the 48 order cards are green; a side draws five:

    >>> draw_chance(wanted=8, deck=48, drawn=5)
    Fraction(14643, 23782)
    """
    chances = draw_distribution(wanted, deck, drawn)
    return sum((chance for number, chance in chances.items() if number >= at_least), Fraction(0))


def enumerate_chances(play: Callable[[Chance], Outcome], limit: int = LIMIT) -> dict[Outcome, Fraction]:
    """How likely each outcome of `play` is, by playing every way that chance can go.

    `play` gets a die: `chance(6)` is one of 0 .. 5, each as likely. It is called once for every way, so it must depend
    on nothing but what the die says.

    >>> chances = enumerate_chances(lambda chance: chance(6) + chance(6) + 2)
    >>> chances[7]
    Fraction(1, 6)
    """
    found: dict[Outcome, Fraction] = {}
    way: list[tuple[int, int]] | None = []      # (what the die says, of how many), for the throws so far
    for _ in range(limit):
        if way is None:
            return dict(found)
        way, outcome = _play_one(play, way)
        found[outcome] = found.get(outcome, Fraction(0)) + _likelihood(way)
        way = _next_way(way)
    if way is None:
        return found
    raise BadStudy("error-lab-branches", limit=limit)


def _play_one(
    play: Callable[[Chance], Outcome], planned: list[tuple[int, int]]
) -> tuple[list[tuple[int, int]], Outcome]:
    """Play the planned way, and 0 at every throw after it; the whole way and what came of it."""
    way: list[tuple[int, int]] = []

    def chance(sides: int) -> int:
        if sides < 1:
            raise BadStudy("error-lab-chance", number=sides)
        said = planned[len(way)][0] if len(way) < len(planned) else 0
        way.append((said, sides))
        return said

    return way, play(chance)


def _likelihood(way: list[tuple[int, int]]) -> Fraction:
    ways = 1
    for _, sides in way:
        ways *= sides
    return Fraction(1, ways)


def _next_way(way: list[tuple[int, int]]) -> list[tuple[int, int]] | None:
    """The way after this one, as a clock counts; None after the last."""
    while way and way[-1][0] == way[-1][1] - 1:
        way = way[:-1]
    return [*way[:-1], (way[-1][0] + 1, way[-1][1])] if way else None
