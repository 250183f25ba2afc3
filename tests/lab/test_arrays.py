"""Plain lists count as numpy does: what the lab asks of columns where plain games come to has the same answers."""

# ruff: noqa: ARG005

import random
from dataclasses import replace

import numpy
import pytest

import gamekit
from gamekit.lab import plain_arrays
from gamekit.lab.arrays import np
from gamekit.lab.playing import run
from gamekit.lab.playing.run import Question
from gamekit.lab.statistics import stats, victory

DICE = random.Random(7)
WHOLE, PART = [DICE.randint(-3, 9) for _ in range(40)], [DICE.random() for _ in range(40)]
TABLE = [[DICE.randint(0, 1) for _ in range(3)] for _ in range(40)]

ASKED = {
    "masks": lambda np, a, b, t: a[(a > 2) & ~(b < 0.3)],
    "parts": lambda np, a, b, t: np.concatenate([a[1::2], a[5:2], b[-1:], b[:3]]),
    "taken": lambda np, a, b, t: b[np.argsort(a, kind="stable")],
    "sums": lambda np, a, b, t: (1 - b * 2 + a // 4 + a % 4) ** 2,
    "rows": lambda np, a, b, t: t[3:7, 1] + np.maximum(t.sum(axis=1), 1)[3:7],
    "shares": lambda np, a, b, t: (t == 1) / np.maximum(t.sum(axis=1), 1)[:, None] + (a < 0)[:, None],
    "chosen": lambda np, a, b, t: np.where(np.isin(a, [1, 2, 3]), 1, 2),
    "found": lambda np, a, b, t: (a == 3).nonzero()[0],
    "beside": lambda np, a, b, t: np.stack([a, np.arange(len(a))], axis=1),
    "few": lambda np, a, b, t: np.array([b.mean(), b.std(ddof=1), a.min(), a.max(), a.sum(), (a > 8).any()]),
}


@pytest.mark.parametrize("asked", ASKED)
def test_lists_answer_as_numpy_does(asked):
    found = [ASKED[asked](one, *map(one.array, (WHOLE, PART, TABLE))) for one in (plain_arrays, numpy)]
    assert numpy.allclose(found[0].tolist(), found[1].tolist(), rtol=1e-12)
    assert numpy.shape(found[0].tolist()) == found[1].shape


def test_what_is_written_into_a_row_stands_in_the_table():
    table = plain_arrays.zeros((2, 2), int)
    table[1][0], table[0, 1] = 5, 3
    assert table.tolist() == [[0, 3], [5, 0]]


@pytest.mark.parametrize("game", ["dual_powers", "secret_power"])
def test_plain_games_are_counted_alike_without_numpy(game, monkeypatch):
    question = replace(Question.of(gamekit.load(game), "random", 1917), compiled=False)
    with_numpy = run.Plain(question).play(0, 12)
    known = victory.shares(question.game, with_numpy.games)
    for name in ("array", "zeros", "arange", "stack", "where", "maximum", "int8", "int32", "int64", "float64"):
        monkeypatch.setitem(vars(np), name, getattr(plain_arrays, name))
    without = run.Plain(question).play(0, 12)
    assert isinstance(without.games["winner"], plain_arrays.Array)
    for mine, theirs in ((without.games, with_numpy.games), (without.rounds, with_numpy.rounds)):
        assert {name: column.tolist() for name, column in mine.items()} == {
            name: column.tolist() for name, column in theirs.items()}
    shares = victory.shares(question.game, without.games)
    assert stats.rate(shares[:, 0].sum(), 12) == stats.rate(float(known[:, 0].sum()), 12)
