"""Chances of the game that can be counted: a hand of spies, and civilians."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from fractions import Fraction
from math import comb

from .table import (
    AGENTS, CIVILIANS, CIVILIANS_TO_LOSE, HAND_SIZE, Box, Grave, Pile, State, dead_civilians, is_spy,
)


def spy_hand_chance(s: State) -> Fraction:
    """The chance that the next hand, if one goes on now, holds nothing but spies."""
    wanted = HAND_SIZE + s.hand_change
    deck = [agent for agent in range(AGENTS) if s.agent_at[agent] == Pile.HIDDEN_DECK]
    top = sorted((agent for agent in deck if s.order[agent] > 0), key=lambda agent: -s.order[agent])
    if not all(is_spy(agent) for agent in top[:wanted]):
        return Fraction(0)
    top = top[:wanted]
    loose = s.pile_size[Pile.HIDDEN_DECK] - sum(s.order[agent] > 0 for agent in deck)
    spies = sum(is_spy(agent) for agent in deck if s.order[agent] == 0)
    first = min(wanted - len(top), loose)
    later = [agent for agent in range(AGENTS) if s.agent_at[agent] in (Pile.HIDDEN_DISCARD, Pile.HIDDEN, Pile.HAND)]
    second = min(wanted - len(top) - first, len(later))
    if len(top) + first + second == 0:
        return Fraction(0)
    return only_spies(spies, loose, first) * only_spies(sum(map(is_spy, later)), len(later), second)


def only_spies(spies: int, cards: int, drawn: int) -> Fraction:
    return Fraction(comb(spies, drawn), comb(cards, drawn))


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


def civilian_deck(box: Box, s: State) -> tuple[list[int], int]:
    """The cards that are left, and how many deaths more lose the game."""
    left = [box.people[card] for card in range(CIVILIANS) if s.civilian_at[card] == Grave.DECK]
    return left, CIVILIANS_TO_LOSE - dead_civilians(box, s)
