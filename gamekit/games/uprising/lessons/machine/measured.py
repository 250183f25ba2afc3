"""What was measured of the machines (`tools/teach_machine.py`), and the machines themselves."""

from __future__ import annotations

import json
from functools import cache
from pathlib import Path
from typing import Any

from .....engine.game import Game
from .....engine.match import Match
from .....engine.view import View
from .....lab.statistics.stats import Estimate
from .....lessons.odds import few_kept, kept

EMPIRE, RESISTANCE, RIVAL = "empire", "resistance", "greedy"
HIDDEN = 32             # features of a network, as many as those have that were taught
Curve = list[tuple[int, Estimate]]


@cache
def data() -> dict[str, Any]:
    found: dict[str, Any] = json.loads((Path(__file__).parent / "measured.json").read_text("utf-8"))
    return found


def estimate(told: dict[str, Any]) -> Estimate:
    return Estimate(told["value"], told["low"], told["high"], told["n"])


def curve(name: str) -> Curve:
    """How often a machine won after so many games of learning."""
    return [(note["games"], estimate(note)) for note in data()["curves"][name]]


def last(name: str) -> tuple[int, Estimate]:
    return curve(name)[-1]


def after_as_many(name: str, games: int) -> tuple[int, Estimate]:
    """The point of a curve that is nearest to so many games."""
    return min(curve(name), key=lambda point: abs(point[0] - games))


def against(rival: str) -> Estimate:
    return estimate(data()["rivals"][rival])


# The machines

@few_kept
def machine(game: Game, taught: bool) -> Any:
    """The one that has learned, or one that knows nothing."""
    from .....rl.learned import untaught, load_learned

    if not taught:
        return untaught(game, HIDDEN)
    assert game.learned is not None
    return load_learned(game.learned / f"{EMPIRE}.npz", game)


def likely(game: Game, view: View, taught: bool) -> dict[str, float]:
    """How likely each move is, by its id."""
    return {move.id: chance for move, chance in machine(game, taught).chances(view).items()}


@kept
def played(game: Game, number: int, seed: int) -> list[Match]:
    """Games of the machine that knows nothing against the bot that it is to beat."""
    seats = {RESISTANCE: RIVAL, EMPIRE: machine(game, False)}
    return [game.new(seed=seed + i, seats=seats).go_on() for i in range(number)]
