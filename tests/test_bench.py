"""The bench prints every figure. How fast it is, is not asked here."""

from __future__ import annotations

import re

import pytest

from gamekit import bench
from gamekit.engine import twin
from gamekit.engine.words import SHARED

PLAIN = ["plain decisions/s", "decisions per game", "copy of a plain state, µs"]
COMPILED = ["compiled decisions/s", "compiled / plain"]
STARTS = ["cold compile, s", "cold start to 1,000 games, s", "warm start to 1,000 games, s"]


def figures(printed: str, label: str) -> list[float]:
    """The figures in the row of a label."""
    rows = [line.removeprefix(label) for line in printed.splitlines() if line.startswith(label + "  ")]
    assert len(rows) == 1, label
    return [float(figure.replace(",", "")) for figure in re.findall(r"[\d,.]+", rows[0])]


def test_without_numba(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(twin, "available", lambda: False)
    assert bench.main("dual_powers", seconds=0.02) == 0
    printed = capsys.readouterr().out
    assert SHARED.text("bench-missing-numba") in printed
    assert all(len(row) == 2 and min(row) > 0 for row in (figures(printed, label) for label in PLAIN))
    assert "compiled" not in printed


@pytest.mark.skipif(not twin.available(), reason="needs numba")
def test_all_rows(capsys: pytest.CaptureFixture[str]) -> None:
    assert bench.main("dual_powers", seconds=0.02) == 0
    printed = capsys.readouterr().out
    assert re.search(r"^ +duel +solo$", printed, re.MULTILINE)
    assert all(len(row) == 2 and min(row) > 0 for row in (figures(printed, label) for label in PLAIN + COMPILED))
    assert all(len(row) == 1 and min(row) > 0 for row in (figures(printed, label) for label in STARTS))
    for word in ("machine", "processor", "versions", "Python", "numpy", "numba", "gamekit"):
        assert word in printed


def test_a_game_without_modes(monkeypatch: pytest.MonkeyPatch) -> None:
    game = bench.load("dual_powers")
    monkeypatch.setattr(type(game), "options", [option for option in game.options if option.name != "mode"])
    assert bench.modes(game) == [{}]
