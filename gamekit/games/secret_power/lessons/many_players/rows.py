"""Rows to come: which kinds of objects they hold, counted exactly and in games that are played on."""

from __future__ import annotations

import random
from fractions import Fraction
from typing import Any

from .....engine.game import Game
from .....engine.layout import NONE
from .....engine.match import Match
from .....engine.moves import legal_numbers
from .....lab.statistics import stats
from .....lab.statistics.exact import draw_chance
from .....lab.statistics.stats import Estimate
from .....lessons.odds import kept
from ...lab.chances import chance_to_come, left_of
from ...rules.setup import full_row
from ...rules.table import Place, Type
from ..played import after_round

ROUND = 2               # after which the deck is looked at: the third row lies there
AHEAD = 3               # rows to come: the last one is the sixth
FEW = (1, 3)            # cards of a kind that may still come


def deck_of(match: Match) -> int:
    """Cards in the deck, wars among them."""
    return int(match.state.place_size[Place.DECK])      # type: ignore[attr-defined]    # of this game


def row_of(match: Match) -> int:
    return int(full_row(match.state))       # type: ignore[arg-type]


def wanted(game: Game, number: int) -> list[tuple[int, int]]:
    """Kinds of objects of which few are left in the deck of a pair's match, and how many."""
    match = after_round(game, number, ROUND)
    left = [(type, left_of(game, match.state, type)) for type in Type]      # type: ignore[arg-type]
    return [(int(type), n) for type, n in left if FEW[0] <= n <= FEW[1]]


def in_next_row(match: Match, left: int, rows_gone: int = 0) -> Fraction:
    """The chance that one of so many cards comes in the next row, when so many rows before it brought none."""
    row = row_of(match)
    return draw_chance(left, deck_of(match) - rows_gone * row, row)


def ever(match: Match, type: int) -> float:
    """The chance that a card of a kind still comes before the end."""
    return chance_to_come(match.game, match.state, type)       # type: ignore[arg-type]


@kept
def rows(game: Game, number: int, n: int, seed: int) -> list[list[set[int]]]:
    """The kinds of objects in the rows to come, in worlds that fit what lies open, played on by random players."""
    view, dice = after_round(game, number, ROUND).view("ivan"), random.Random(seed)
    return [laid(game, view.world(seed + one).state, dice) for one in range(n)]


def laid(game: Game, s: Any, dice: random.Random) -> list[set[int]]:
    """The next rows after a state. Nothing is remembered of the moves, which is faster than a match."""
    found: list[set[int]] = []
    box, last = game.box, s.round + AHEAD
    while s.round < last:
        now = s.round
        game.flow.apply(box, s, dice.choice(legal_numbers(game, s)))
        game.flow.advance(box, s)
        if s.round > now:
            found.append({int(box.type[card]) for card in s.in_row if card != NONE})
    return found


def share_next(found: list[list[set[int]]], type: int) -> Estimate:
    """In how many of the worlds the next row had a card of a kind."""
    return stats.rate(sum(type in world[0] for world in found), len(found))


def share_then(found: list[list[set[int]]], type: int) -> Estimate:
    """In how many of the worlds whose next row had none the row after it had one."""
    without = [world for world in found if type not in world[0]]
    return stats.rate(sum(type in world[1] for world in without), len(without))


def share_ever(found: list[list[set[int]]], type: int) -> Estimate:
    """In how many of the worlds a card of a kind came at all."""
    return stats.rate(sum(any(type in row for row in world) for world in found), len(found))
