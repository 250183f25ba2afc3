"""Tournaments and ratings."""

import numpy as np
import pytest

from gamekit.lab.statistics.ratings import ELO, MIDDLE, bradley_terry, chances
from gamekit.engine.errors import GamekitError
from gamekit.lab.questions.tournaments import tournament, win_matrix

N = 30


def last(box, s, moves):
    return moves[len(moves) - 1]


@pytest.fixture(scope="module")
def cup(game):
    return tournament(game, {"random": "random", "greedy": "greedy", "again": "random"}, N, seed=2)


def test_everybody_meets_everybody_on_both_sides(cup):
    meetings = cup.games.groupby(["red", "white"]).size()
    assert len(meetings) == 6
    assert set(meetings) == {N}
    assert (cup.table.n == 4 * N).all()
    assert cup.table.wins.sum() == 6 * N


def test_the_winner_is_who_sat_there(cup):
    for row in cup.games.itertuples():
        assert row.won_by == getattr(row, row.winner)


def test_the_best_comes_first_and_equals_are_tied(cup):
    assert cup.table.policy[0] == "greedy"
    assert cup.table.tied.tolist() == [True, False, False]
    assert (cup.table.low < cup.table.rating).all()
    assert cup.table.rating.mean() == pytest.approx(MIDDLE)
    assert "greedy: " in str(cup)
    assert "Рейтинги" in cup.text("ru")


def test_a_player_and_its_double_cannot_be_told_apart(game):
    found = tournament(game, {"one": "random", "two": "random"}, N, seed=2)
    assert found.table.tied.all()
    assert "cannot be told apart" in str(found)
    pairs = found.pairs.set_index("policy")
    assert pairs.wins.sum() == pairs.n.iloc[0] == 2 * N


def test_solo_everyone_plays_the_same_games(game):
    found = tournament(game, ["random", "greedy"], N, seed=2, options={"mode": "solo"})
    assert found.games.groupby("red").size().tolist() == [N, N]
    assert "rating" not in found.table
    greedy, random = found.table.to_dict("records")
    assert greedy["policy"] == "greedy"
    assert greedy["low"] < greedy["rate"] < greedy["high"]
    assert not random["tied"]
    assert found.pairs.difference[0] == pytest.approx(greedy["rate"] - random["rate"])


def test_own_functions_play(game):
    found = tournament(game, ["random", last], 10, seed=2)
    assert set(found.table.policy) == {"random", "last"}


@pytest.mark.parametrize("policies", [["random"], ["random", "random"], "random", {}, 7, None])
def test_too_few_players(game, policies):
    with pytest.raises(GamekitError, match="at least two"):
        tournament(game, policies, 10)


# Ratings

def test_two_players_as_elo_says():
    """Ten wins to one, half a win added to both: the odds are 10.5 to 1.5."""
    ratings, _ = bradley_terry([[0, 10], [1, 0]])
    assert ratings[0] - ratings[1] == pytest.approx(400 * np.log10(10.5 / 1.5))


def test_known_strengths_are_found_again():
    truth = np.array([1.2, 0.3, -0.4, -1.1])
    wins = 10_000 * chances(truth)
    np.fill_diagonal(wins, 0)
    ratings, _ = bradley_terry(wins)
    assert ratings == pytest.approx(MIDDLE + ELO * truth, abs=1)


def test_intervals_hold_as_often_as_they_say():
    truth, held = np.array([0.8, 0.0, -0.8]), 0
    rng = np.random.default_rng(4)
    for _ in range(200):
        upper = np.triu(rng.binomial(40, chances(truth)), 1)
        ratings, covariance = bradley_terry(upper + np.tril(40 - upper.T, -1))
        held += int((abs(ratings - MIDDLE - ELO * truth) < 1.96 * np.sqrt(np.diag(covariance))).sum())
    assert 0.92 <= held / 600 <= 0.98


def test_who_never_lost_has_a_rating_and_a_wide_interval():
    ratings, covariance = bradley_terry([[0, 20], [0, 0]])
    assert np.isfinite(ratings).all()
    assert np.sqrt(covariance[0, 0]) > 100


def test_draws_are_half_a_win(game):
    import pandas as pd

    games = pd.DataFrame({"red": ["a", "a", "b"], "white": ["b", "b", "a"], "won_by": ["a", "", "b"]})
    assert win_matrix(games, ["a", "b"], ["red", "white"]).tolist() == [[0, 1.5], [1.5, 0]]
