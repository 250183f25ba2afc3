"""How fast a game plays at random on one core, plain and compiled: `gamekit bench GAME`."""

from __future__ import annotations

import os
import platform
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Iterator
from importlib.metadata import PackageNotFoundError, version
from pathlib import Path
from statistics import median
from typing import Any

from .engine import twin
from .engine.game import Game
from .engine.layout import Table
from .engine.registry import load
from .engine.words import SHARED
from .lab.run import Carrier, Fast, Plain, Question

SEED, ROUNDS, COPIES, FIRST_GAMES = 1917, 5, 1000, 1000
Player = Callable[[int, int], int]      # (first game, how many) -> decisions
Row = tuple[str, list[str]]
STARTS = [
    ("cold compile", "the first compiled call of a new process, with an empty cache"),
    ("start", f"a whole process: Python, import, load, first call (cold: compile), {FIRST_GAMES:,} games"),
]


def main(name: str, seconds: float = 3.0) -> int:
    """Measure for about so many seconds in each mode, and print a table."""
    game = load(name)
    if not twin.available():
        print(SHARED.text("bench-missing-numba") + "\n")
    columns = [measured(game, choice, seconds) for choice in modes(game)]
    rows: list[Row] = [("", [choice.get("mode", "") for choice in modes(game)])]
    rows += [(label, [column[label] for column in columns]) for label in columns[0]]
    notes = machine()
    if twin.available():
        rows += [(label, [f"{figure:.2f}"]) for label, figure in starts(name)]
        notes += STARTS
    print(f"{game.title}: random play on one core, medians of {ROUNDS} rounds\n")
    print(table(rows), table([(label, [value]) for label, value in notes], aligned="<"), sep="\n\n")
    return 0


def modes(game: Game) -> list[dict[str, Any]]:
    """The modes of the game as options, or just its defaults."""
    found = [option for option in game.options if option.name == "mode"]
    return [{"mode": choice} for choice in found[0].choices] if found else [{}]


# Playing

def measured(game: Game, choice: dict[str, Any], seconds: float) -> dict[str, str]:
    """The figures of one mode. The carriers take turns, so that a busy moment of the machine meets both."""
    asked = question(game, choice)
    players = {"plain": player(Plain(asked))}
    if twin.available():
        players["compiled"] = player(Fast(asked))
    games = {name: calibrated(play, seconds / ROUNDS / len(players)) for name, play in players.items()}
    rounds = [{name: speed(play, i, games[name]) for name, play in players.items()} for i in range(ROUNDS)]
    figures = {f"{name} decisions/s": f"{median(r[name] for r in rounds):,.0f}" for name in players}
    if "compiled" in players:
        figures["compiled / plain"] = f"{median(r['compiled'] / r['plain'] for r in rounds):.1f}"
    most = list(players)[-1]
    figures["decisions per game"] = f"{players[most](0, games[most]) / games[most]:.1f}"
    figures["copy of a plain state, µs"] = f"{copying(asked.start()) * 1e6:.1f}"
    return figures


def question(game: Game, choice: dict[str, Any]) -> Question:
    return Question.of(game, seed=SEED, **choice)


def player(carrier: Carrier) -> Player:
    def play(first: int, games: int) -> int:
        return int(carrier.decisions(first, games).sum())

    return play


def calibrated(play: Player, seconds: float) -> int:
    """How many games take about so many seconds."""
    play(0, 1)  # compiles, fills caches
    games, taken = 1, 0.0
    while taken < min(seconds, 0.1) / 2:
        games *= 2
        taken = timed(lambda: play(0, games))  # noqa: B023
    return max(1, round(games * seconds / taken))


def speed(play: Player, number: int, games: int) -> float:
    """Decisions in a second, in round `number` of so many games."""
    before = time.perf_counter()
    decisions = play(number * games, games)
    return decisions / (time.perf_counter() - before)


def copying(s: Table) -> float:
    return median(timed(lambda: [s.copy() for _ in range(COPIES)]) for _ in range(ROUNDS)) / COPIES


def timed(act: Callable[[], object]) -> float:
    before = time.perf_counter()
    act()
    return time.perf_counter() - before


# Starting

def starts(name: str) -> Iterator[tuple[str, float]]:
    """What a new process needs without and with compiled code on the disk."""
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
    print(timed(lambda: play(0, 1)))
    play(0, FIRST_GAMES)


# The machine

def machine() -> list[tuple[str, str]]:
    versions = [f"{package} {found}" for package in ("numpy", "numba", "gamekit") if (found := installed(package))]
    return [
        ("machine", f"{platform.platform()}, {platform.machine()}"),
        ("processor", f"{processor()}, {os.cpu_count()} cores; one is used"),
        ("versions", ", ".join([f"Python {platform.python_version()}", *versions])),
    ]


def processor() -> str:
    """The processor's model, where the system says it."""
    try:
        lines = Path("/proc/cpuinfo").read_text("utf-8").splitlines()
    except OSError:
        lines = []
    models = [line.partition(":")[2].strip() for line in lines if line.startswith("model name")]
    return models[0] if models else platform.processor() or "unknown"


def installed(package: str) -> str | None:
    try:
        return version(package)
    except PackageNotFoundError:
        return None


def table(rows: list[Row], aligned: str = ">") -> str:
    """Labels at the left, figures in columns."""
    first = max(len(label) for label, _ in rows)
    width = max(len(cell) for _, cells in rows for cell in cells)
    lines = [f"{label:<{first}}" + "".join(f"  {cell:{aligned}{width}}" for cell in cells) for label, cells in rows]
    return "\n".join(line.rstrip() for line in lines)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1]))
