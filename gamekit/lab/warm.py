"""Compiling a game's twin ahead of time, in a process of its own, so that whoever plays meanwhile notices nothing."""

from __future__ import annotations

import subprocess
import sys
import time

from ..engine import policies, twin
from ..engine.game import Game
from ..engine.registry import load
from .run import Fast, Question

WARMING = "warming"     # a file that says that a process compiles
PATIENCE = 600.0        # seconds after which that process is believed to be lost


def warm(name: str) -> None:
    """Compile all that studies, odds and bots of a game need, and note that it is done."""
    from .chances import odds

    game = load(name)
    folder = game.recipe.folder
    (folder / WARMING).touch()
    try:
        for bot in policies.names(game):
            Fast(Question.of(game, f"{bot}:2" if policies.BOTS[bot].budget else bot)).play(0, 1)
        odds(game.new(), n=1)
        (folder / twin.READY).touch()
    finally:
        (folder / WARMING).unlink(missing_ok=True)


def state(game: Game) -> str:
    """How far compiling is: "ready", "warming", "cold", or "missing" where there is no numba."""
    if not twin.available():
        return "missing"
    if game.recipe.is_ready():
        return "ready"
    mark = game.recipe.folder / WARMING
    try:
        young = time.time() - mark.stat().st_mtime < PATIENCE
    except OSError:
        return "cold"
    return "warming" if young else "cold"


def begin(game: Game) -> None:
    """Let another process compile, unless one does already."""
    if state(game) != "cold":
        return
    (game.recipe.folder / WARMING).touch()
    code = f"from gamekit.lab.warm import warm; warm({game.name!r})"
    quiet = subprocess.DEVNULL
    subprocess.Popen([sys.executable, "-c", code], stdin=quiet, stdout=quiet, stderr=quiet, start_new_session=True)
