"""How likely a district meets a mission, from a seat's view: by counting worlds where they are few, else by redeals.

A world lays the unseen cards into the places that lack some. All worlds that fit what the seat knows (see `hidden.py`)
are equally likely, and only the cards of this district and of places about which something is known need be laid out:
the others can then be dealt in the same number of ways.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from itertools import combinations
from math import comb, prod
from typing import TYPE_CHECKING

from ....engine.layout import NONE
from ....engine.view import hidden_state, world
from ..rules.hidden import count_missing, possible
from ..rules.missions import meets
from ..rules.table import (
    CARDS, DISTRICTS, LAST_ROUND, PILES, Box, Condition, Pile, State, Step, Type, is_captured, pile_of,
)

if TYPE_CHECKING:
    from ....engine.game import Game

MOST_WORLDS = 2000      # that are counted one by one
REDEALS = 1000
Group = tuple[int, int, int]        # a pile, how many unseen cards it lacks, the round in which they came


@dataclass(frozen=True)
class Chance:
    """A probability; `n` redeals if it is estimated, 0 if it is exact."""

    p: float
    n: int = 0


def chances(game: Game, s: State, seat: int) -> dict[tuple[int, int], Chance]:
    """For each uncaptured district and mission on the table, the probability that it is met now."""
    seen: State = hidden_state(game, s, seat)  # type: ignore[assignment]
    districts = seen.in_row[: seen.row_size]
    found: dict[tuple[int, int], Chance] = {}
    for district in districts:
        groups = open_groups(seen, district)
        if ways(seen, groups) <= MOST_WORLDS:
            found |= shares(game, list(worlds(game, seen, groups)), [district])
    rest = [district for district in districts if (district, 0) not in found]
    if rest:
        redealt: list[State] = [world(game, seen, seat, seed) for seed in range(REDEALS)]  # type: ignore[misc]
        found |= shares(game, redealt, rest, REDEALS)
    return found


def shares(game: Game, made: list[State], districts: list[int], n: int = 0) -> dict[tuple[int, int], Chance]:
    """In which share of worlds each district meets each mission."""
    box: Box = game.box
    return {
        (d, m): Chance(sum(meets(box, one, d, m) for one in made) / len(made), n)
        for d in districts for m in made[0].open_missions if m != NONE
    }


# Counting

def lacks(seen: State, pile: int) -> int:
    return seen.pile_size[pile] - seen.card_at.count(pile)


def open_groups(seen: State, district: int) -> list[Group]:
    """What must be laid out: this district, and all places where not every card can lie."""
    told = [d for d in range(DISTRICTS) if is_captured(seen, d) or seen.passed_in[d]]
    told += [seen.district] if seen.step == Step.CAPTURE_MISSION else []
    piles = [Pile.LIQUIDATED, *(pile_of(d) for d in dict.fromkeys([*told, district]))]
    return [group for pile in piles for group in by_round(seen, pile) if group[1]]


def by_round(seen: State, pile: int) -> Iterator[Group]:
    """A pile's unseen cards, by the round in which they came; 0 where that is not noted."""
    missing = [0] * (LAST_ROUND + 1)
    if pile >= pile_of(0):
        count_missing(seen, pile - pile_of(0), missing)
    yield pile, lacks(seen, pile) - sum(missing[1:]), 0
    for round in range(1, LAST_ROUND + 1):
        yield pile, missing[round], round


def ways(seen: State, groups: list[Group]) -> int:
    """In how many ways the groups can be filled, possible or not."""
    left, factors = seen.card_at.count(Pile.UNSEEN), []
    for _, number, _ in groups:
        factors.append(comb(left, number))
        left -= number
    return prod(factors)


def worlds(game: Game, seen: State, groups: list[Group]) -> Iterator[State]:
    """Every possible way to fill the groups; the other unseen cards stay unseen."""
    box: Box = game.box
    lacking = [0] * PILES
    for pile, number, _ in groups:
        lacking[pile] += number
    unseen = [card for card in range(CARDS) if seen.card_at[card] == Pile.UNSEEN]
    for made in filled(box, seen, groups, unseen):
        if possible(box, made.copy(), lacking):     # on a copy: it tries captures again
            yield made


def filled(box: Box, seen: State, groups: list[Group], unseen: list[int]) -> Iterator[State]:
    if not groups:
        yield seen
        return
    (pile, number, round), *others = groups
    for some in combinations(unseen, number):
        if pile == Pile.LIQUIDATED and any(box.type[card] == Type.PROVOCATION for card in some):
            continue
        made = seen.copy()
        for card in some:
            made.card_at[card], made.came_in[card] = pile, round
        yield from filled(box, made, others, [card for card in unseen if card not in some])


# What can still come

def can_be_met(game: Game, s: State, seat: int, district: int, mission: int) -> bool:
    """Whether a district can meet a mission now or later, with cards that for all a seat knows are or come there."""
    seen: State = hidden_state(game, s, seat)  # type: ignore[assignment]
    box: Box = game.box
    pool = [c for c in range(CARDS) if seen.card_at[c] in (Pile.UNSEEN, Pile.DECK, Pile.HAND, Pile.PLANNED)]
    kinds = box.first_type[mission], box.second_type[mission]
    if box.condition[mission] == Condition.SUM_WITHOUT:
        pool = [card for card in pool if box.type[card] == kinds[0]]
    if box.condition[mission] != Condition.MORE_THAN:
        return meets(box, with_cards(box, seen, district, pool), district, mission)
    first, second = ([card for card in pool if box.type[card] == kind] for kind in kinds)
    some = [part for number in range(len(second) + 1) for part in combinations(second, number)]
    return any(meets(box, with_cards(box, seen, district, [*first, *part]), district, mission) for part in some)


def with_cards(box: Box, seen: State, district: int, pool: list[int]) -> State:
    """The same table with more cards in a district, all of value face up: more than can come, never less."""
    made = seen.copy()
    for card in pool:
        made.card_at[card], made.open[card] = pile_of(district), int(box.type[card] != Type.PROVOCATION)
    made.pile_size[pile_of(district)] += len(pool)
    return made
