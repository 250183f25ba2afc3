"""Whole studies: how long they take on one and two threads, and how much memory they need."""

from __future__ import annotations

import subprocess
import sys
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from hashlib import sha256
from pathlib import Path
from statistics import median
from typing import Any

from ..engine.game import Game
from ..engine.registry import load
from .speed import ROUNDS, SEED, modes, timed

GAMES = 100_000
THREADS, SECONDS, MEGABYTES = 1.7, 5, 500       # what should be reached, with GAMES games; the memory with ten times
HASHED = 10_000_000     # bytes
NOTES = [
    ("hashing", "how much more two threads can do than one on this machine, as busy as it is now"),
    ("study", "`simulate` of random games, after a first one; with its table, the DataFrame of the games"),
    ("memory", "the most that a new process had: Python, import, compiled code, the study and its table"),
]


def mode(game: Game) -> dict[str, Any]:
    """What studies are made of: the solo mode, or the first."""
    return next((choice for choice in modes(game) if choice.get("mode") == "solo"), modes(game)[0])


def measured(game: Game, games: int) -> Iterator[tuple[str, str]]:
    """Studies on one thread and on two, in turns."""
    study(game, min(games, 2000), 2)
    given, rounds = [], []
    for _ in range(ROUNDS):
        given.append(hashing(1) / hashing(2))
        rounds.append({threads: study(game, games, threads) for threads in (1, 2)})
    what = named(game, games)
    yield "hashing, 2 threads / 1 thread", f"{median(given):.2f}"
    yield f"{what}, 2 threads / 1 thread (goal {THREADS})", f"{median(r[1][0] / r[2][0] for r in rounds):.2f}"
    yield f"{what}, with its table, 1 thread, s", f"{median(sum(r[1]) for r in rounds):.2f}"
    yield f"{what}, with its table, 2 threads, s (goal {SECONDS})", f"{median(sum(r[2]) for r in rounds):.2f}"


def named(game: Game, games: int) -> str:
    return " ".join([f"study of {games:,}", *mode(game).values(), "games"])


def study(game: Game, games: int, threads: int) -> tuple[float, float]:
    """Seconds of playing, and of making the table."""
    from ..lab import simulate

    made: list[Any] = []
    playing = timed(lambda: made.append(simulate(game, games, seed=SEED, options=mode(game), workers=threads)))
    return playing, timed(lambda: made[0].games)


def hashing(threads: int) -> float:
    """Seconds of work that has nothing to do with us, and that threads can share without loss."""
    pieces = [bytes(HASHED)] * 4
    with ThreadPoolExecutor(threads) as pool:
        return timed(lambda: list(pool.map(sha256, pieces)))


def memory(game: Game, games: int) -> Iterator[tuple[str, str]]:
    """What a new process needs for a study."""
    code = f"from gamekit.bench.studies import most_memory; most_memory({game.name!r}, {games})"
    done = subprocess.run([sys.executable, "-c", code], check=True, stdout=subprocess.PIPE, text=True)
    yield f"{named(game, games)}, with its table, memory, MB (goal {MEGABYTES})", done.stdout.strip()


def most_memory(name: str, games: int) -> None:
    """In the new process: play the study, make its table, print how many megabytes it took at most."""
    game = load(name)
    study(game, games, 2)
    found = peak()
    print("unknown" if found is None else f"{found / 1e6:.0f}")


def peak() -> int | None:
    """The most bytes that this process had, where the system says it."""
    try:        # getrusage would count the process that started this one
        lines = Path("/proc/self/status").read_text("utf-8").splitlines()
        return next(int(line.split()[1]) * 1024 for line in lines if line.startswith("VmHWM"))
    except (OSError, StopIteration):
        pass
    try:
        import resource
    except ImportError:
        return None
    most = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss
    return most if sys.platform == "darwin" else most * 1024
