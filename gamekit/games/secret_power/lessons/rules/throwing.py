"""What all questions from the dice need: objects whose minimum is known, and small tables for two."""

from __future__ import annotations

import random
from collections.abc import Collection, Mapping, Sequence
from typing import Any, cast

from .....engine.game import Game
from .....engine.match import Match
from ...rules.table import Box, Group, State

ME, RIVAL = "ivan", "julia"
PAIR = 2
UNCERTAIN = "reconstructed"


def box_of(game: Game) -> Box:
    return cast(Box, game.box)


def state_of(match: Match) -> State:
    return cast(State, match.state)


def thing(game: Game, kind: str, name: str) -> tuple[str, int]:
    return kind, game.ids(kind).index(name)


# Objects

def certain(game: Game) -> list[str]:
    """The types of objects whose minimum is known."""
    return [row["id"] for row in game.components["objects"] if row["source"] != UNCERTAIN]


def types_of(game: Game, group: Group) -> list[str]:
    """The types of a group."""
    return [type for type, found in zip(game.ids("type"), box_of(game).group, strict=True) if found == group]


def least(game: Game, type: str) -> int:
    """The printed minimum of agents."""
    return box_of(game).least[game.ids("type").index(type)]


def deal(game: Game, dice: random.Random, types: Collection[str], number: int) -> list[str]:
    """Some cards of these types, of those that two players use."""
    used = [card for card, players in zip(game.ids("object"), box_of(game).players, strict=False) if players <= PAIR]
    return dice.sample([card for card in used if type_of(card) in types], number)


def type_of(card: str) -> str:
    return card.rpartition("-")[0]


# Tables

def table(row: Sequence[str], own: Collection[str] = (), **entries: Any) -> dict[str, Any]:
    """A position for two in which Ivan is to act; the curator is Julia's."""
    given = {"players": PAIR, "seat": ME, "curator": RIVAL, "in_row": list(row), "objects": {f"{ME}-area": list(own)}}
    return given | entries


def after(match: Match, *moves: str) -> Match:
    later = match.at(len(match.played))
    for move in moves:
        later.play(move)
    return later


def mistakes(right: int, wrong: Mapping[int, str]) -> dict[str, str]:
    """Wrong numbers, with the replies to them; without those that are right or cannot be."""
    return {str(number): reply for number, reply in wrong.items() if number != right and number >= 0}
