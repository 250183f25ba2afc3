"""Chances of the game that can be counted: civilians."""

from __future__ import annotations

from collections.abc import Callable, Sequence


def deaths(people: Sequence[int], drawn: int, chance: Callable[[int], int]) -> int:
    """How many civilians die when so many cards are drawn; `chance(n)` is a die of n sides. The zero goes back."""
    deck, dead = list(people), 0
    for _ in range(drawn):
        if not deck:
            break
        card = chance(len(deck))
        dead += deck[card]
        if deck[card] > 0:
            del deck[card]
    return dead
