"""How strong the bots are, with intervals: `python -m tests.benchmarks.strength dual_powers`.

Each bot plays each seat against the same rival; in solo games, which have a rival built in, against that one; in games
for one, alone.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Iterator
from typing import Any

from gamekit.engine.game import Game
from gamekit.engine.registry import load
from gamekit.lab import simulate
from gamekit.lab.statistics.stats import rate

DIFFICULTIES = (1, 3, 6)


def main() -> int:
    parser = argparse.ArgumentParser(prog="python -m tests.benchmarks.strength", description=__doc__)
    parser.add_argument("game", nargs="?", default="dual_powers")
    parser.add_argument("--quick", type=int, default=1000, help="games of bots that do not think (default: 1000)")
    parser.add_argument("--slow", type=int, default=100, help="games of bots that think (default: 100)")
    parser.add_argument("--search", default="search:300", help="the thinking bot (default: search:300)")
    given = parser.parse_args()
    game = load(given.game)
    for words, seat, bot, seats, options in lines(game, given.search):
        n = given.slow if bot == given.search else given.quick
        won = simulate(game, n, seats, seed=1917, options=options).games["winner"] == seat
        print(f"{words:<56} {rate(int(won.sum()), n)}", flush=True)
    return 0


Line = tuple[str, str, str, dict[str, str], dict[str, Any]]     # words, whose wins, who plays it, all players, options


def lines(game: Game, search: str) -> list[Line]:
    return [*duels(game, search), *solos(game, search), *(alone(game, search) if len(game.seat) == 1 else [])]


def alone(game: Game, search: str) -> Iterator[Line]:
    """A game for one: every bot under each choice of the first option."""
    [seat], option = game.ids("seat"), game.options[0]
    for choice in option.choices:
        for bot in ("random", "greedy", search):
            yield f"{option.name} {choice}: {bot}", seat, bot, {seat: bot}, {option.name: choice}


def modes(game: Game) -> list[str]:
    return [str(mode) for option in game.options if option.name == "mode" for mode in option.choices]


def duels(game: Game, search: str) -> Iterator[Line]:
    """Every bot on every seat; the rivals are greedy, and also random for the greedy bot."""
    for mode in [mode for mode in modes(game) if mode != "solo"]:
        for seat in game.ids("seat"):
            others = [other for other in game.ids("seat") if other != seat]
            for bot, rival in (("greedy", "random"), ("random", "greedy"), ("greedy", "greedy"), (search, "greedy")):
                seats = {seat: bot, **dict.fromkeys(others, rival)}
                yield f"{mode}: {bot} ({seat}) against {rival}", seat, bot, seats, {"mode": mode}


def solos(game: Game, search: str) -> Iterator[Line]:
    for side in game.ids("seat") if "solo" in modes(game) else []:
        for difficulty in DIFFICULTIES:
            for bot in ("random", "greedy", search):
                options = {"mode": "solo", "side": side, "difficulty": difficulty}
                yield f"solo: {bot} ({side}), difficulty {difficulty}", side, bot, {side: bot}, options


if __name__ == "__main__":
    sys.exit(main())
