"""Addresses of pages: options by their names and players with `seat.` before; what is not said is as usual.

    mode=solo&difficulty=4&seat.red=random
"""

from __future__ import annotations

from collections.abc import Collection, Mapping
from typing import Any
from urllib.parse import parse_qsl, urlencode

from ..engine import policies
from ..engine.game import Game
from ..engine.match import HUMAN, Match
from ..lab.statistics.summary import shown

SEAT = "seat."


def read(game: Game, text: str) -> tuple[dict[str, str], dict[str, str], dict[str, str]]:
    """What an address says: options, players (who are known), and all of it."""
    said = dict(parse_qsl(text.removeprefix("?")))
    known = {option.name for option in game.options}
    given = {name: value for name, value in said.items() if name in known}
    players = {name.removeprefix(SEAT): policy for name, policy in said.items() if name.startswith(SEAT)}
    for seat, policy in players.items():
        game.seat_number(seat)
        if policy != HUMAN:
            policies.bot(game, policy)
    return given, players, said


def unusual(game: Game, values: Mapping[str, Any], also: Collection[str] = ()) -> dict[str, Any]:
    """The options that are not as they are by default, and those that are named."""
    usual = {option.name: option.default for option in game.options}
    return {name: value for name, value in values.items() if value != usual[name] or name in also}


def written(values: Mapping[str, Any], players: Mapping[str, str]) -> str:
    told = {name: shown(value) for name, value in values.items()}
    return urlencode({**told, **{SEAT + seat: policy for seat, policy in players.items()}})


def of_match(match: Match) -> str:
    """A match like this one. The seed is told only when it is over: before, it would tell what is hidden."""
    values = unusual(match.game, match.options) | ({"seed": match.seed} if match.over else {})
    changed = [change.name for change in match.game.changes if change.name]
    values |= {"change": changed[0]} if changed else {}
    return written(values, {seat: policy for seat, policy in match.seats.items() if isinstance(policy, str)})
