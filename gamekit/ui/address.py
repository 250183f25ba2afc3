"""The address of a play page: options and players, so that a match like this one can be begun from a link.

    mode=solo&difficulty=4&seat.red=human&seed=7

The seed is told only when the match is over: before, it would tell what is hidden.
"""

from __future__ import annotations

from typing import Any
from urllib.parse import parse_qsl, urlencode

from ..engine import options, policies
from ..engine.game import Game, written_seed
from ..engine.match import HUMAN, Match

SEAT = "seat."


def address_of(match: Match) -> str:
    usual = {option.name: option.default for option in match.game.options}
    given = {name: value for name, value in match.options.items() if value != usual[name]}
    seats = {SEAT + seat: policy for seat, policy in match.seats.items() if isinstance(policy, str)}
    return urlencode({**given, **seats, **({"seed": match.seed} if match.over else {})}).lower()


def match_of(game: Game, text: str, seed: int) -> Match | None:
    """The match that an address asks for; None if it says nothing of one. `seed` holds unless it names another."""
    said = dict(parse_qsl(text.removeprefix("?")))
    known = {option.name for option in game.options}
    given: dict[str, Any] = {name: value for name, value in said.items() if name in known}
    seats = {name.removeprefix(SEAT): policy for name, policy in said.items() if name.startswith(SEAT)}
    if not given and not seats and "seed" not in said:
        return None
    for seat, policy in seats.items():
        game.seat_number(seat)
        if policy != HUMAN:
            policies.bot(game, policy)
    values = options.complete(game.options, given, game.name)
    playing = {seat: policy for seat, policy in seats.items() if seat in game.playing(values)}
    return game.new(written_seed(said["seed"]) if "seed" in said else seed, playing, **values)
