"""Other engines, playing their own games at random: OpenSpiel inside its C++ loop, catanatron as it is."""

from __future__ import annotations

import importlib
import time
from collections.abc import Callable
from typing import Any

from .report import installed

Player = Callable[[int, int], tuple[int, float]]
GOALS = {"OpenSpiel backgammon": 10, "OpenSpiel hanabi": 3, "catanatron": 50}     # times as fast as they
PACKAGES = {"open_spiel": "pyspiel", "catanatron": "catanatron"}
NOTES = [
    ("OpenSpiel", "C++ games and C++ random bots, pyspiel.evaluate_bots; only that call is timed, not the new state"),
    ("catanatron", "Catan of four random players, in Python; only Game.play is timed, not the making of the map"),
]


def missing() -> list[str]:
    """The packages that are not installed."""
    return [package for package in PACKAGES if installed(package) is None]


def players() -> dict[str, Player]:
    """Those that are installed, by the name of what they play."""
    found = {package: importlib.import_module(module) for package, module in PACKAGES.items() if installed(package)}
    made: dict[str, Player] = {}
    if "open_spiel" in found:
        made = {f"OpenSpiel {name}": spiel(found["open_spiel"], name) for name in ("backgammon", "hanabi")}
    if "catanatron" in found:
        made["catanatron"] = catan(found["catanatron"])
    return made


def spiel(pyspiel: Any, name: str) -> Player:
    game = pyspiel.load_game(name)
    bots = [pyspiel.make_uniform_random_bot(seat, seat) for seat in range(game.num_players())]

    def play(first: int, games: int) -> tuple[int, float]:
        decisions, seconds = 0, 0.0
        for number in range(first, first + games):
            state = game.new_initial_state()
            before = time.perf_counter()
            pyspiel.evaluate_bots(state, bots, number)
            seconds += time.perf_counter() - before
            decisions += sum(action.player >= 0 for action in state.full_history())     # chance is -1
        return decisions, seconds

    return play


def catan(catanatron: Any) -> Player:
    def play(first: int, games: int) -> tuple[int, float]:
        decisions, seconds = 0, 0.0
        for number in range(first, first + games):
            game = catanatron.Game([catanatron.RandomPlayer(color) for color in catanatron.Color], seed=number)
            before = time.perf_counter()
            game.play()
            seconds += time.perf_counter() - before
            decisions += len(game.state.actions)
        return decisions, seconds

    return play
