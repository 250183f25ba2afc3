"""How strong the bots are, with intervals: `python -m tests.benchmarks.strength dual_powers`.

Duels are played from both seats; against a built-in rival (solo) each bot plays the same games.
"""

from __future__ import annotations

import argparse
import sys

from gamekit.engine.registry import load
from gamekit.lab import simulate
from gamekit.lab.stats import rate

DIFFICULTIES = (1, 3, 6)


def main() -> int:
    parser = argparse.ArgumentParser(prog="python -m tests.benchmarks.strength", description=__doc__)
    parser.add_argument("--quick", type=int, default=1000, help="games of bots that do not think (default: 1000)")
    parser.add_argument("--slow", type=int, default=100, help="games of bots that think (default: 100)")
    parser.add_argument("--search", default="search:300", help="the thinking bot (default: search:300)")
    given = parser.parse_args()
    game = load("dual_powers")
    for seat, other in (("red", "white"), ("white", "red")):
        for bot, rival, n in (("greedy", "random", given.quick), (given.search, "greedy", given.slow)):
            won = simulate(game, n, {seat: bot, other: rival}, seed=1917).games["winner"] == seat
            tell(f"duel: {bot} ({seat}) against {rival}", int(won.sum()), n)
    for side in ("red", "white"):
        for difficulty in DIFFICULTIES:
            for bot, n in (("random", given.quick), ("greedy", given.quick), (given.search, given.slow)):
                options = {"mode": "solo", "side": side, "difficulty": difficulty}
                won = simulate(game, n, bot, seed=1917, options=options).games["winner"] == side
                tell(f"solo: {bot} ({side}), difficulty {difficulty}", int(won.sum()), n)
    return 0


def tell(what: str, wins: int, n: int) -> None:
    print(f"{what:<48} {rate(wins, n)}", flush=True)


if __name__ == "__main__":
    sys.exit(main())
