"""Sweeps: every combination once, on common random numbers."""

import pytest

from gamekit.engine.errors import BadOption
from gamekit.lab.playing.run import Question
from gamekit.lab.statistics.stats import BadStudy, wilson
from gamekit.lab.questions.sweeps import cells, sweep

N = 40


def test_a_cell_is_the_study_of_its_own(game):
    table = sweep(game, N, {"discard_hand": [False, True]}, seed=5).table
    assert list(table) == ["discard_hand", "seat", "wins", "rate", "low", "high", "n", "seed"]
    for discard in (False, True):
        winners = Question.of(game, seed=5, discard_hand=discard).play(0, N).games["winner"]
        row = table[(table.discard_hand == discard) & (table.seat == "red")].iloc[0]
        assert row.wins == (winners == 0).sum()
        assert (row.low, row.high) == wilson(row.wins, N)
        assert (row.n, row.seed) == (N, 5)


def test_options_that_mean_nothing_in_a_cell_are_empty_there(game):
    """Two sides have no difficulty, so that they are played once."""
    table = sweep(game, 10, {"mode": ["duel", "solo"], "difficulty": [1, 6]}, seed=5).table
    assert len(table) == 3 * 2
    assert table.difficulty.isna().tolist() == [True, True, False, False, False, False]
    assert table.difficulty.dropna().tolist() == [1, 1, 6, 6]
    assert str(table.difficulty.dtype) == "Int64"


def test_options_that_never_mean_anything_are_refused(game):
    with pytest.raises(BadOption, match=r"difficulty.*mode = solo"):
        sweep(game, 10, {"difficulty": [1, 6]})
    with pytest.raises(BadOption, match=r"difficulty.*mode = solo"):
        sweep(game, 10, {"discard_hand": [True]}, options={"difficulty": 3})
    assert len(cells(game, {"difficulty": [1, 6]}, "random", {"mode": "solo"})) == 2


@pytest.mark.parametrize(("grid", "words"), [
    ({"difficulty": 3}, "dictionary"), ({}, "dictionary"), (["mode"], "dictionary"), ({"mode": "solo"}, "dictionary"),
    ({"mode": []}, "dictionary"),
])
def test_what_is_no_grid(game, grid, words):
    with pytest.raises(BadStudy, match=words):
        sweep(game, 10, grid)


def test_unknown_options_and_values(game):
    with pytest.raises(BadOption, match="no option"):
        sweep(game, 10, {"weather": [1]})
    with pytest.raises(BadOption, match="cannot be 9"):
        sweep(game, 10, {"mode": ["solo"], "difficulty": [9]})


def test_seats_are_swept_by_name(game):
    def first(box, s, moves):
        return moves[0]

    table = sweep(game, 10, {"seats": ["random", {"red": "greedy", "white": "random"}, first]}, seed=5, workers=1).table
    assert table.seats.tolist()[::2] == ["random", "red: greedy, white: random", "first"]
    assert table[table.seats == "red: greedy, white: random"].rate.tolist() == [1.0, 0.0]


def test_the_same_cards_in_every_cell(game):
    """Who plays changes nothing about the setup: a sweep over equal cells gives equal rows."""
    table = sweep(game, N, {"seats": ["random", {"red": "random"}]}, seed=5).table
    assert table.wins.tolist()[:2] == table.wins.tolist()[2:]


def test_the_arguments_stand_in_the_same_order_everywhere():
    """Game, number, who plays; then seed and options, and what is the question's own."""
    from inspect import signature

    from gamekit import lab

    for name in ("simulate", "sweep", "compare", "tournament", "sensitivity"):
        names = list(signature(getattr(lab, name)).parameters)
        assert names[:2] == ["game", "n"]
        assert names.index("options") == names.index("seed") + 1
        assert names.index("seats") < names.index("seed") if "seats" in names else name in ("compare", "tournament")


def test_tab_shows_what_the_lab_has():
    from gamekit import lab

    assert {"simulate", "odds", "compare", "check_policy"} <= set(dir(lab))
    assert all(getattr(lab, name) for name in dir(lab))


def test_the_lab_names_its_functions():
    """No module has the name of a function, or it would come in its place."""
    from gamekit import lab

    for name in ("compare", "sensitivity", "sweep", "tournament", "simulate"):
        assert getattr(lab, name).__name__ == name
