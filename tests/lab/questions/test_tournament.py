"""Tournaments and ratings."""

import numpy as np
import pytest

from gamekit.engine.errors import GamekitError
from gamekit.lab.questions.tournaments import Played, ahead, results, tournament, victories
from gamekit.lab.statistics.ratings import ELO, MIDDLE, choices, orders_of, plackett_luce
from tests.engine.pebbles import Pebbles

N = 30


def last(box, s, moves):
    return moves[len(moves) - 1]


@pytest.fixture(scope="module")
def cup(game):
    return tournament(game, N, {"random": "random", "greedy": "greedy", "again": "random"}, seed=2)


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
    found = tournament(game, N, {"one": "random", "two": "random"}, seed=2)
    assert found.table.tied.all()
    assert "cannot be told apart" in str(found)
    pairs = found.pairs.set_index("policy")
    assert pairs.wins.sum() == pairs.n.iloc[0] == 2 * N


def test_solo_everyone_plays_the_same_games(game):
    found = tournament(game, N, ["random", "greedy"], seed=2, options={"mode": "solo"})
    assert found.games.groupby("red").size().tolist() == [N, N]
    assert "rating" not in found.table
    greedy, random = found.table.to_dict("records")
    assert greedy["policy"] == "greedy"
    assert greedy["low"] < greedy["rate"] < greedy["high"]
    assert not random["tied"]
    assert found.pairs.difference[0] == pytest.approx(greedy["rate"] - random["rate"])


def test_own_functions_play(game):
    found = tournament(game, 10, ["random", last], seed=2)
    assert set(found.table.policy) == {"random", "last"}


@pytest.mark.parametrize("policies", [["random"], ["random", "random"], "random", {}, 7, None])
def test_too_few_players(game, policies):
    with pytest.raises(GamekitError, match="at least two"):
        tournament(game, 10, policies)


# More than two seats

@pytest.fixture(scope="module")
def three():
    return tournament(Pebbles(), N, ["random", "search:100", last], seed=2, options={"players": 3})


def test_three_sit_in_every_order(three):
    meetings = three.games.groupby(["anna", "boris", "clara"]).size()
    assert len(meetings) == 6
    assert set(meetings) == {N}
    assert (three.table.n == 6 * N).all()
    assert three.table.wins.sum() == pytest.approx(6 * N)
    assert (three.pairs.n == 6 * N).all()
    assert three.table.policy.tolist().index("search:100") < three.table.policy.tolist().index("random")


def test_a_shared_victory_has_all_their_names(three):
    rows = three.games[three.games.winner.isna()]
    assert len(rows)
    for row in rows.itertuples():
        first = [seat for seat in ("anna", "boris", "clara") if getattr(row, f"rank_{seat}") == 1]
        assert len(first) > 1
        assert row.won_by == " / ".join(getattr(row, seat) for seat in first)


def test_two_share_four_seats_in_every_way():
    found = tournament(Pebbles(), 8, {"one": "random", "two": "random"}, seed=2, options={"players": 4})
    assert len(found.games) == (2**4 - 2) * 8
    assert found.table.tied.all()
    assert found.table.n.sum() == 4 * len(found.games)


# Ratings

def pairs(wins):
    """Choices between each two players, from how often each beat each."""
    return {(tuple(sorted((i, j))), i): float(wins[i][j]) for i in range(len(wins)) for j in range(len(wins)) if i != j}


def chances(strength):
    """How likely each beats each."""
    return 1 / (1 + np.exp(strength[None, :] - strength[:, None]))


def drawn(rng, strength):
    """An order of players: who has most after a Gumbel throw each, which is the model of Plackett and Luce."""
    return np.argsort(-(strength + rng.gumbel(size=len(strength))))


def test_two_players_as_elo_says():
    """Ten wins to one, half a win added to both: the odds are 10.5 to 1.5."""
    ratings, _ = plackett_luce(pairs([[0, 10], [1, 0]]), 2)
    assert ratings[0] - ratings[1] == pytest.approx(400 * np.log10(10.5 / 1.5))


def test_known_strengths_are_found_again():
    truth = np.array([1.2, 0.3, -0.4, -1.1])
    wins = 10_000 * chances(truth)
    np.fill_diagonal(wins, 0)
    ratings, _ = plackett_luce(pairs(wins), 4)
    assert ratings == pytest.approx(MIDDLE + ELO * truth, abs=1)


def test_intervals_hold_as_often_as_they_say():
    truth, held = np.array([0.8, 0.0, -0.8]), 0
    rng = np.random.default_rng(4)
    for _ in range(200):
        upper = np.triu(rng.binomial(40, chances(truth)), 1)
        ratings, covariance = plackett_luce(pairs(upper + np.tril(40 - upper.T, -1)), 3)
        held += int((abs(ratings - MIDDLE - ELO * truth) < 1.96 * np.sqrt(np.diag(covariance))).sum())
    assert 0.92 <= held / 600 <= 0.98


def test_who_never_lost_has_a_rating_and_a_wide_interval():
    ratings, covariance = plackett_luce(pairs([[0, 20], [0, 0]]), 2)
    assert np.isfinite(ratings).all()
    assert np.sqrt(covariance[0, 0]) > 100


def test_intervals_of_orders_hold_as_often_as_they_say():
    """Four players whose strengths are known, 40 games of all four."""
    truth, held = np.array([0.9, 0.3, -0.3, -0.9]), 0
    rng = np.random.default_rng(5)
    for _ in range(200):
        games = [(drawn(rng, truth).tolist(), range(4), 1) for _ in range(40)]
        ratings, covariance = plackett_luce(choices(games), 4)
        held += int((abs(ratings - MIDDLE - ELO * truth) < 1.96 * np.sqrt(np.diag(covariance))).sum())
    assert 0.92 <= held / 800 <= 0.98


def test_strengths_are_found_where_a_player_sits_twice():
    truth, rng = np.array([0.7, 0.0, -0.7]), np.random.default_rng(6)
    games = []
    for _ in range(6000):
        players = [*rng.permutation(3).tolist(), int(rng.integers(3))]
        order = drawn(rng, truth[players]).tolist()
        games.append(([players[seat] for seat in order], range(4), 1))
    ratings, _ = plackett_luce(choices(games), 3)
    assert ratings == pytest.approx(MIDDLE + ELO * truth, abs=12)


@pytest.mark.parametrize("games", [100, 10_000, 1_000_000])
def test_one_sided_results_have_finite_errors(games):
    ratings, covariance = plackett_luce(choices([([0, 1], [1, 2], games)]), 2)
    assert ratings[0] - ratings[1] == pytest.approx(400 * np.log10(2 * games + 1))
    assert (np.diag(covariance) > 0).all()


def test_a_tie_is_each_of_its_orders():
    assert sorted(orders_of([0, 1, 2], [1, 1, 3])) == [(0, 1, 2), (1, 0, 2)]
    assert choices([([0, 1], [1, 1], 3)]) == {((0, 1), 0): 1.5, ((0, 1), 1): 1.5}
    ratings, _ = plackett_luce(choices([([0, 1, 2], [1, 1, 1], 10)]), 3)
    assert ratings == pytest.approx([MIDDLE] * 3)


def test_draws_are_half_a_win():
    tables = [Played(("a", "b"), np.array([[1, 2], [2, 2]]), np.array([[1, 0], [0.5, 0.5]]), None),
              Played(("b", "a"), np.array([[1, 2]]), np.array([[1, 0]]), None)]
    assert ahead(tables, ["a", "b"]).tolist() == [[0, 1.5], [1.5, 0]]
    assert victories(tables, "a") == (1.5, 3)
    assert list(results(tables, ["a", "b"])) == [([0, 1], [1, 2], 1), ([0, 1], [2, 2], 1), ([1, 0], [1, 2], 1)]
