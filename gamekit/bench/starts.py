"""What a new process needs until it has played, without and with compiled code on the disk."""

from __future__ import annotations

import os
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator

from ..engine.registry import load
from ..lab.playing.run import Fast
from .speed import modes, player, question

FIRST_GAMES = 1000
NOTES = [
    ("cold compile", "the first compiled call of a new process, with an empty cache"),
    ("start", f"a whole process: Python, import, load, first call (cold: compile), {FIRST_GAMES:,} games"),
]


def measured(name: str) -> Iterator[tuple[str, float]]:
    with tempfile.TemporaryDirectory() as folder:
        (cold, compiling), (warm, _) = new_process(name, folder), new_process(name, folder)
    yield "cold compile, s", compiling
    yield f"cold start to {FIRST_GAMES:,} games, s", cold
    yield f"warm start to {FIRST_GAMES:,} games, s", warm


def new_process(name: str, cache: str) -> tuple[float, float]:
    """Seconds of a whole Python process, and of its first compiled call."""
    code = f"from gamekit.bench import first_games; first_games({name!r})"
    environment = {**os.environ, "GAMEKIT_CACHE": cache}
    before = time.perf_counter()
    done = subprocess.run([sys.executable, "-c", code], env=environment, check=True, stdout=subprocess.PIPE, text=True)
    return time.perf_counter() - before, float(done.stdout)


def first_games(name: str) -> None:
    """In the new process: load the game, compile, play; prints how long the first compiled call took."""
    game = load(name)
    play = player(Fast(question(game, modes(game)[0])))
    print(play(0, 1)[1])
    play(0, FIRST_GAMES)
