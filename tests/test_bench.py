"""The bench prints every figure. How fast it is, is not asked here."""

from __future__ import annotations

import re
import subprocess
import sys

import pytest

import gamekit
from gamekit import bench
from gamekit.bench import rivals, speed, studies
from gamekit.engine import twin
from gamekit.engine.words import SHARED
from gamekit.lab.playing.run import Fast, Plain

from .engine.pebbles import Pebbles

PLAIN = ["plain decisions/s", "decisions per game", "copy of a plain state, µs"]
COMPILED = [
    "compiled decisions/s", "compiled / plain", "own random policy decisions/s", "random bot / own random policy",
    "greedy bot decisions/s", "own greedy policy decisions/s", "greedy bot / own greedy policy (goal 1.3)",
]
STUDIES = [
    "hashing, 2 threads / 1 thread",
    "study of 200 solo games, 2 threads / 1 thread (goal 1.7)", "study of 200 solo games, with its table, 1 thread, s",
    "study of 200 solo games, with its table, 2 threads, s (goal 5)",
]
MEMORY = "study of 2,000 solo games, with its table, memory, MB (goal 500)"
STARTS = ["cold compile, s", "cold start to 1,000 games, s", "warm start to 1,000 games, s"]
needs_numba = pytest.mark.skipif(not twin.available(), reason="needs numba")


def figures(printed: str, label: str) -> list[float]:
    """The figures in the row of a label."""
    rows = [line.removeprefix(label) for line in printed.splitlines() if line.startswith(label + "  ")]
    assert len(rows) == 1, label
    return [float(figure.replace(",", "")) for figure in re.findall(r"[\d,.]+", rows[0])]


def rival_rows(names: list[str]) -> list[str]:
    return [f"{name} decisions/s" for name in names] + [f"compiled / {n} (goal {rivals.GOALS[n]})" for n in names]


def test_without_numba(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(twin, "available", lambda: False)
    assert bench.main("dual_powers", seconds=0.02, games=200, everything=True) == 0
    printed = capsys.readouterr().out
    assert SHARED.text("bench-missing-numba") in printed
    assert all(len(row) == 2 and min(row) > 0 for row in (figures(printed, label) for label in PLAIN))
    assert not any(word in printed for word in ("compiled", "OpenSpiel", "study"))


@needs_numba
def test_all_rows(capsys: pytest.CaptureFixture[str]) -> None:
    assert bench.main("dual_powers", seconds=0.02, games=200, everything=True) == 0
    printed = capsys.readouterr().out
    assert re.search(r"^ +duel +solo$", printed, re.MULTILINE)
    both = PLAIN + COMPILED + rival_rows(list(rivals.players()))
    assert all(len(row) == 2 and min(row) > 0 for row in (figures(printed, label) for label in both))
    single = [*STUDIES, *STARTS, *([MEMORY] if studies.peak() else [])]
    assert all(len(row) == 1 and min(row) >= 0 for row in (figures(printed, label) for label in single))
    for word in ("machine", "processor", "versions", "Python", "numpy", "numba", "gamekit"):
        assert word in printed
    for package in rivals.missing():
        assert SHARED.text("bench-missing-rival", package=package) in printed


@needs_numba
def test_without_the_others(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> None:
    """Packages that are missing only leave out their rows; what takes long is left out, unless asked for."""
    monkeypatch.setattr(rivals, "installed", lambda *_: None)
    monkeypatch.setattr(bench.starts, "measured", lambda *_: [])
    monkeypatch.setattr(studies, "memory", lambda *_: pytest.fail("was not asked for"))
    assert bench.main("dual_powers", seconds=0.02, games=200) == 0
    printed = capsys.readouterr().out
    assert rivals.missing() == ["open_spiel", "catanatron"]
    assert all(SHARED.text("bench-missing-rival", package=package) in printed for package in rivals.missing())
    assert not any(f"{name} decisions/s" in printed for name in rivals.GOALS)
    assert all(figures(printed, label) for label in COMPILED + STUDIES)


def test_a_game_without_modes() -> None:
    """And without a greedy bot."""
    game = Pebbles()
    assert bench.modes(game) == [{}]
    assert studies.mode(game) == {}
    assert "greedy bot" not in speed.all_players(game, {})


@needs_numba
def test_one_s_own_policies_are_the_bots(game: gamekit.Game) -> None:
    """The same logic with the same dice: the same games, as plain Python and compiled."""
    greedy = speed.bind(speed.own_greedy, {"worths": game.plain.worths})
    for bot, own in (("random", speed.own_random), ("greedy", greedy)):
        for carrier in (Plain, Fast):
            played = [carrier(speed.question(game, {}, policy)).play(0, 3).games for policy in (bot, own)]
            assert all((played[0][name] == played[1][name]).all() for name in played[0])


@pytest.mark.parametrize("name", list(rivals.GOALS))
def test_rivals_count_decisions(name: str) -> None:
    play = rivals.players().get(name)
    if play is None:
        pytest.skip("its package is not installed; the extra `bench` has it")
    (decisions, seconds), (more, longer) = play(0, 1), play(0, 3)
    assert more > decisions > 2
    assert longer > 0 < seconds


def test_peak_of_memory() -> None:
    """That of this process, not of the one that started it."""
    code = "from gamekit.bench.studies import peak; print(peak())"
    room = b"x" * 200_000_000
    printed = subprocess.run([sys.executable, "-c", code], check=True, capture_output=True, text=True).stdout
    assert printed.strip() == "None" or 5e6 < int(printed) < len(room)
