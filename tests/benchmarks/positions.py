"""Positions that nobody would write on purpose: `python -m tests.benchmarks.positions --number 10000`.

Positions of random games are changed at random. Each must be refused with a reason, or be played to an end.
"""

from __future__ import annotations

import argparse
import sys
import time
from collections import Counter

from gamekit import games, load
from gamekit.testing import check_made_up, option_values


def main() -> int:
    parser = argparse.ArgumentParser(prog="python -m tests.benchmarks.positions", description=__doc__)
    parser.add_argument("game", nargs="*", help="the games (default: all)")
    parser.add_argument("--number", type=int, default=10_000, help="positions of each game (default: 10000)")
    parser.add_argument("--seed", type=int, default=1917)
    given = parser.parse_args()
    for name in given.game or games():
        begin = time.perf_counter()
        found = tried(name, given.number, given.seed)
        took = time.perf_counter() - begin
        print(f"{name:<14}{found['accepted']:>7} accepted {found['refused']:>7} refused {took:>7.0f} s", flush=True)
    return 0


def tried(name: str, number: int, seed: int) -> Counter[str]:
    """As many positions under each set of options."""
    game, found = load(name), Counter[str]()
    sets = option_values(game)
    for place, options in enumerate(sets):
        found += check_made_up(game, number * (place + 1) // len(sets) - number * place // len(sets), seed, **options)
    return found


if __name__ == "__main__":
    sys.exit(main())
