"""Measure what becomes of the history games without the rules that carry what they say of the past.

    python tools/claims.py [GAME ...]

For each game with a lesson "claim" it plays pairs of games, by the printed and by the changed rules, on the same random
numbers and with greedy bots in all seats, and writes `measured.json` beside the lesson.
"""

from __future__ import annotations

import json
import sys
from collections.abc import Sequence
from typing import Any

from gamekit.engine.game import Game
from gamekit.engine.registry import load, names
from gamekit.lab import compare
from gamekit.lessons import lessons
from gamekit.lessons.shapes.claim.items import (
    ENDING, LENGTH, MEASURED, NAME, WINS, claims_of, lesson_of, second_of,
)

N, SEED, BOT, DIGITS = 4000, 1917, "greedy", 4


def measured(game: Game, n: int = N, seed: int = SEED) -> dict[str, Any]:
    """What is to stand in the file."""
    changes = [*(claim.change for claim in claims_of(game)), second_of(game)]
    return {"n": n, "seed": seed, "bot": BOT, "seat": game.ids("seat")[0],
            "changes": {name: lines(game, name, n, seed) for name in changes}}


def lines(game: Game, change: str, n: int, seed: int) -> dict[str, Any]:
    """How wins, endings and length differ, each with its interval."""
    found = compare(game, n, game.changed(change), against=BOT, seed=seed)
    wanted = [line for line in found.lines if line.key in (WINS, LENGTH) or line.key.startswith(ENDING)]
    return {line.key: {name: [round(value, DIGITS) for value in (side.value, side.low, side.high)] for name, side in
                       (("printed", line.b), ("changed", line.a), ("difference", line.difference))} for line in wanted}


def main(wanted: Sequence[str]) -> None:
    for game in map(load, wanted or names()):
        if NAME in lessons(game):
            found = measured(game)
            (lesson_of(game).folder / MEASURED).write_text(json.dumps(found, indent=1) + "\n", "utf-8")
            print(game.name, len(found["changes"]))


if __name__ == "__main__":
    main(sys.argv[1:])
