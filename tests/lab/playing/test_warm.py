"""Compiling ahead of time: its state is told truly, also after a kill, and two never compile at once."""

import gc
import os
import subprocess
import sys
import warnings

import pytest

from gamekit.engine import cache, twin
from gamekit.lab.playing import warm
from tests.engine.pebbles import Pebbles


@pytest.fixture
def game(tmp_path, monkeypatch):
    monkeypatch.setenv("GAMEKIT_CACHE", str(tmp_path))
    return Pebbles()


def test_cold_warming_ready(game):
    folder = game.recipe.folder
    assert warm.state(game) == "cold" and warm.pending(game)
    (folder / warm.WARMING).write_text(str(os.getpid()))
    assert warm.state(game) == "warming" and warm.pending(game)
    (folder / cache.READY).touch()
    assert warm.state(game) == "ready" and not warm.pending(game)


@pytest.mark.parametrize("mark", ["", "many", "-1", "99999999999999999999"])
def test_a_damaged_mark_is_no_process(game, mark):
    (game.recipe.folder / warm.WARMING).write_text(mark)
    assert warm.state(game) == "cold"


def test_a_killed_process_is_not_waited_for(game):
    ended = subprocess.Popen([sys.executable, "-c", ""])
    ended.wait()
    (game.recipe.folder / warm.WARMING).write_text(str(ended.pid))
    assert warm.state(game) == "cold"


def test_a_process_that_fails_is_not_waited_for(game):
    """Nobody asked how it ended, so the system still knows its number."""
    with warnings.catch_warnings(record=True) as told:
        warnings.simplefilter("always")
        warm.begin(game)        # it does not know the game of the tests
        gc.collect()
    assert told == []
    os.waitid(os.P_PID, int((game.recipe.folder / warm.WARMING).read_text()), os.WEXITED | os.WNOWAIT)
    assert warm.state(game) == "cold"


def test_one_process_is_begun(game, monkeypatch):
    begun = []

    class Process:
        pid = os.getpid()

        def __init__(self, command, **_):
            begun.append(command[-1])

        def poll(self):
            return 0

    monkeypatch.setattr(subprocess, "Popen", Process)
    warm.begin(game)
    warm.begin(game)
    assert begun == ["from gamekit.lab.playing.warm import warm; warm('pebbles')"]


def test_without_numba_there_is_nothing_to_wait_for(game, monkeypatch):
    monkeypatch.setattr(twin, "available", lambda: False)
    assert warm.state(game) == "missing" and not warm.pending(game)
