"""Measures the portraits that gamekit shows at once: `python tools/portraits.py [GAME ...]`.

It takes some minutes a game, most of them for the bots that think; where one game of theirs takes minutes, they are
left out.
"""

from __future__ import annotations

import argparse
from typing import Any

from gamekit import load
from gamekit.engine.registry import names
from gamekit.lab import portrait
from gamekit.lab.portraits.ladder import RUNGS, THOUGHT
from gamekit.lab.portraits.stored import keep

SEED = 1917
OPTIONS: dict[str, dict[str, Any]] = {      # the expansion shows what it adds
    "world_conspiracy": {"covert_operations": True, "trends": True, "reptilians": True},
}
SLOW = ("secret_power", "world_conspiracy")


def main() -> None:
    reader = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    reader.add_argument("games", nargs="*", default=names())
    reader.add_argument("--games", dest="n", type=int, default=200)
    reader.add_argument("--ladder", type=int, default=100, help="games between two players")
    reader.add_argument("--no-search", action="store_true")
    given = reader.parse_args()
    for name in given.games:
        pairs = [RUNGS] if name in SLOW or given.no_search else [RUNGS, THOUGHT]
        found = portrait(load(name), given.n, SEED, OPTIONS.get(name), pairs, given.ladder)
        keep(found)
        print(found, flush=True)


if __name__ == "__main__":
    main()
