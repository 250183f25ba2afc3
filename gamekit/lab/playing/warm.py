"""Compiling a game's twin ahead of time, in a process of its own, so that whoever plays meanwhile notices nothing.

`python -m gamekit.lab.playing.warm` compiles all games, with names after it only those.
"""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

from ...engine import cache, policies, twin
from ...engine.game import Game
from ...engine.match import Match
from ...engine.registry import load, names
from .run import Fast, Question

WARMING = "warming"     # a file with the number of the process that compiles
COMMAND = [sys.executable, "-m", "gamekit.lab.playing.warm"]
BEGUN: list[subprocess.Popen[bytes]] = []      # here, until they have ended: Python warns of those that nobody keeps


def warm(name: str) -> None:
    """Compile all that studies, odds and bots of a game need, and note that it is done."""
    from ..questions.odds import odds

    game = load(name)
    folder = game.recipe.folder
    if game.recipe.is_ready():
        return
    mark(game, os.getpid())
    try:
        for bot in policies.built_in(game):
            Fast(Question.of(game, f"{bot}:2" if policies.BOTS[bot].budget else bot)).play(0, 1)
        for decisions in (0, 6):       # before and after somebody has chosen, which tells something
            odds(begun(game, decisions), n=2)
        (folder / cache.READY).touch()
    finally:
        (folder / WARMING).unlink(missing_ok=True)


def begun(game: Game, decisions: int) -> Match:
    """A match in which so many decisions were made at random."""
    match = game.new()
    return Match(game, match.start, seats=dict.fromkeys(match.seats, "random")).go_on(decisions)


def state(game: Game) -> str:
    """How far compiling is: "ready", "warming", "cold", or "missing" where there is no numba."""
    if not twin.available():
        return "missing"
    if game.recipe.is_ready():
        return "ready"
    return "warming" if alive(game.recipe.folder / WARMING) else "cold"


def pending(game: Game) -> bool:
    """Whether compiling is still to be waited for. A game whose rules are changed compiles where it is played."""
    return not game.changes and state(game) in ("cold", "warming")


def alive(mark: Path) -> bool:
    """Whether the process that a file names still runs. One that has failed may be there still, until it is asked."""
    import psutil  # type: ignore[import-untyped]    # it has no types

    try:
        return bool(psutil.Process(int(mark.read_text())).status() != psutil.STATUS_ZOMBIE)
    except (OSError, ValueError, OverflowError, psutil.Error):
        return False


def begin(game: Game) -> None:
    """Let another process compile, unless one does already."""
    if state(game) != "cold":
        return
    quiet = subprocess.DEVNULL
    process = subprocess.Popen(
        [*COMMAND, game.name], stdin=quiet, stdout=quiet, stderr=quiet, start_new_session=True)
    BEGUN[:] = [process, *(one for one in BEGUN if one.poll() is None)]
    mark(game, process.pid)


def mark(game: Game, process: int) -> None:
    """Note who compiles. The folder may have been tidied away since it was made."""
    game.recipe.folder.mkdir(cache.MINE, exist_ok=True)
    (game.recipe.folder / WARMING).write_text(str(process))


if __name__ == "__main__":
    for name in sys.argv[1:] or names():
        warm(name)
