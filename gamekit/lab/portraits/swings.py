"""How much of a result comes from draws: what each of them changes in the chance to win.

The chances before and after all that happens in a game are a chain, as in the review of a match. What draws and what
choices change is independent of what came before, on average, so the means of their squares add up to the variance of
the result (the law of total variance). That holds in whatever order a program draws its cards: to deal the same cards
again and count how often the end is the same would call all luck whims that comes after the first other choice.

A square is the product of two halves of the matches played on, which have dice of their own: the square of one noisy
number would be too large.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import TYPE_CHECKING, Any

from ..playing.run import Question
from ..questions.review_chain import CHANCE, CHOICE, Chain
from .watched import played

if TYPE_CHECKING:
    import numpy as np

    Array = np.ndarray[Any, Any]

KINDS = (CHANCE, CHOICE)
TIMES = 96          # matches played on from each moment
OWN_DICE = 1 << 40  # those of the matches played on from a game are not those of another


def swings(question: Question, n: int, times: int = TIMES) -> tuple[Array, Array]:
    """Of `n` games: the squares of what chance and choices changed, summed over the seats; and results from the start,
    games x times x seats.
    """
    import numpy as np

    squares, ends = np.zeros((n, len(KINDS))), []
    for number in range(n):
        chain = Chain(played(question, number), replace(question, seed=question.seed + OWN_DICE + number))
        chain.play(times)
        for link in chain.links:
            squares[number, KINDS.index(link.kind)] += square(*(chain.won[value] for value in link.values))
        ends.append(chain.won[chain.links[0].values[0]])
    return squares, np.array(ends)


def square(before: Array, after: Array) -> float:
    """The square of what changed, of all seats together."""
    changed, half = after - before, len(before) // 2
    return float((changed[:half].mean(axis=0) * changed[half:].mean(axis=0)).sum())


def drawn(squares: Array, ends: Array) -> Callable[[Any], float]:
    """Of these: the part of the variance that comes from draws."""

    def part(games: Any) -> float:
        whole = ends[games].var(axis=(0, 1)).sum()
        return float(squares[games, KINDS.index(CHANCE)].mean() / whole) if whole > 0 else float("nan")

    return part
