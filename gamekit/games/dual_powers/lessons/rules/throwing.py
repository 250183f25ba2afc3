"""What all questions from the dice need: cards and tokens by name, and what the engine says of a position."""

from __future__ import annotations

import random
from collections.abc import Sequence
from typing import cast

from .....engine.game import Game
from .....engine.layout import NONE
from .....engine.match import Match
from ...rules import scoring
from ...rules.table import FIRST_LEADER, LEADERS, ORDERS, UNITS, Box, Seat, State

SEATS = ("red", "white")


def box_of(game: Game) -> Box:
    return cast(Box, game.box)


def state_of(match: Match) -> State:
    return cast(State, match.state)


def sums(match: Match, region: int) -> tuple[tuple[int, int], tuple[int, int]]:
    """Strength and tokens of both sides in a region."""
    red, white = (scoring.seat_strength(box_of(match.game), state_of(match), region, seat) for seat in Seat)
    return red, white


def stronger_seat(match: Match, region: int) -> str:
    seat = scoring.stronger(box_of(match.game), state_of(match), region)
    return SEATS[seat] if seat != NONE else ""


def by_the_will(match: Match, region: int) -> bool:
    """A tie that only the Will decides; no step teaches it."""
    red, white = sums(match, region)
    return red == white


def own(game: Game, seat: int, leaders: bool = True) -> list[str]:
    """The names of a side's tokens."""
    tokens = game.ids("token")
    units = tokens[seat * UNITS:(seat + 1) * UNITS]
    first = FIRST_LEADER + seat * LEADERS
    return units + tokens[first:first + LEADERS] if leaders else units


def some(dice: random.Random, names: Sequence[str], number: int) -> list[str]:
    """Tokens, some of them exhausted."""
    return [name + dice.choice(["", "", " exhausted"]) for name in dice.sample(names, number)]


def orders(game: Game) -> list[str]:
    return game.ids("card")[:ORDERS]


def days(game: Game, card: str) -> int:
    return box_of(game).days[game.ids("card").index(card)]


def target(game: Game, card: str) -> int:
    return box_of(game).target[game.ids("card").index(card)]


def card_with(game: Game, dice: random.Random, region: int, numbers: set[int]) -> str | None:
    """A random order card of a region with one of these numbers of days."""
    fitting = [card for card in orders(game) if target(game, card) == region and days(game, card) in numbers]
    return dice.choice(fitting) if fitting else None


def after(match: Match, *moves: str) -> Match:
    later = match.at(len(match.played))
    for move in moves:
        later.play(move)
    return later
