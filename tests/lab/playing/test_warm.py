"""Compiling ahead of time: its state is told truly, also after a kill, and two never compile at once."""

import gc
import os
import runpy
import shutil
import subprocess
import sys
import warnings
from pathlib import Path

import pytest

from gamekit.engine import cache, registry, twin
from gamekit.lab.playing import warm
from tests.engine.pebbles import Pebbles

BINDER = Path(__file__).parents[3] / "binder"


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


def test_a_folder_that_was_tidied_away_is_made_again(game, monkeypatch):
    monkeypatch.setattr(warm, "COMMAND", [sys.executable, "-c", "pass"])
    shutil.rmtree(game.recipe.folder)
    warm.begin(game)
    assert (game.recipe.folder / warm.WARMING).read_text() == str(warm.BEGUN[0].pid)
    warm.BEGUN[0].wait()


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
    gc.collect()        # what other tests have left is told now
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
    assert begun == ["pebbles"]


def test_what_is_compiled_is_not_compiled_again(game, monkeypatch):
    monkeypatch.setattr(warm, "load", lambda _: game)
    monkeypatch.setattr(warm, "Fast", lambda _: pytest.fail("it is ready"))
    (game.recipe.folder / cache.READY).touch()
    warm.warm("pebbles")


@pytest.mark.filterwarnings("ignore:.*found in sys.modules")
def test_the_command_compiles_all_games_or_those_that_are_named(game, monkeypatch):
    """As servers and Binder's `postBuild` call it."""
    (game.recipe.folder / cache.READY).touch()
    asked = []
    monkeypatch.setattr(registry, "names", lambda: ["one", "two"])
    monkeypatch.setattr(registry, "load", lambda name: asked.append(name) or game)
    for given in ([], ["two"]):
        monkeypatch.setattr(sys, "argv", ["warm", *given])
        runpy.run_module(warm.COMMAND[-1], run_name="__main__")
    assert asked == ["one", "two", "two"]


def test_binder_compiles_with_the_settings_that_it_serves_with():
    built, serving = ((BINDER / name).read_text("utf-8") for name in ("postBuild", "start"))
    setting = "NUMBA_CPU_NAME=generic"
    assert f"{setting} python -m {warm.COMMAND[-1]}" in built and f'{setting} exec "$@"' in serving
    assert all((BINDER / name).stat().st_mode & 0o111 for name in ("postBuild", "start"))


def test_without_numba_there_is_nothing_to_wait_for(game, monkeypatch):
    monkeypatch.setattr(twin, "available", lambda: False)
    assert warm.state(game) == "missing" and not warm.pending(game)
