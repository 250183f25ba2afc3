"""A few matches beside many simulated ones: how unusual, and what so few can show."""

import gamekit
import pytest
from gamekit.engine.errors import GamekitError
from gamekit.lab import sample, simulate
from gamekit.lab.questions import samples


@pytest.fixture(scope="module")
def game():
    return gamekit.load("dual_powers")


@pytest.fixture(scope="module")
def matches(game):
    seats = {"red": "random", "white": "random"}
    return [game.new(seed, seats).go_on() for seed in range(8)]


def test_the_same_players_are_seldom_unusual_and_others_are(game, matches):
    same = sample(matches, n=300, bot="random")
    other = sample(matches, n=300, bot="greedy")
    assert len(same.unusual) < len(other.unusual)
    assert {row.name for row in other.unusual} >= {"track", "calendar"}
    assert same.m == 8


def test_binomial_tails_are_exact():
    assert samples.binomial_tail(0, 5, 0.5) == pytest.approx(2 / 32)
    assert samples.binomial_tail(5, 10, 0.5) == pytest.approx(1.0)
    assert samples.binomial_tail(9, 10, 0.5) == pytest.approx(22 / 1024)
    assert sum(samples.binomial(7, 0.3)) == pytest.approx(1.0)


def test_what_few_can_show_grows_with_their_number():
    found = [samples.smallest_found(0.5, m) for m in (15, 30, 100)]
    assert found == sorted(found, reverse=True)
    assert samples.power(0.5, 0.5 + found[1], 30) >= samples.POWER
    assert samples.power(0.5, 0.5 + found[1] - samples.STEP, 30) < samples.POWER
    assert samples.smallest_found(0.5, 3) is None
    assert samples.power(0.5, 0.6, samples.needed(0.1)) >= samples.POWER


def test_the_lead_changes_alike_one_by_one_and_all_at_once(game):
    """What the study counts in one go is what the leads of each game's rounds give."""
    study = simulate(game, 40, "greedy", seed=3)
    column = samples.study_changes(study)
    support, games = study.round_column("support"), study.round_column("game")
    for number in range(40):
        led = [samples.leader([int(value)]) for value in support[games == number]]
        assert samples.changes(led) == column[number]


def test_leads_of_several_seats_and_none():
    assert samples.leader([3, 5, 1]) == 2
    assert samples.leader([5, 5, 1]) == 0
    assert samples.changes([1, 0, 1, 2, 0, 2, 1]) == 2
    assert samples.leads(gamekit.load("secret_power")) == "score"
    assert samples.leads(gamekit.load("uprising")) == ""


def test_other_options_and_unfinished_matches_are_left_out(game, matches):
    solo = game.new(1, {"red": "random"}, mode="solo").go_on()
    found = sample([*matches, game.new(2), solo], n=100, bot="random")
    assert (found.m, found.left_out) == (8, 2)
    assert "2 matches are left out" in str(found)
    with pytest.raises(GamekitError):
        sample([game.new(2)], n=100)


def test_it_is_told_in_both_languages(matches):
    found = sample(matches, n=100, bot="random")
    assert "8 matches beside 100 simulated" in str(found)
    assert "8 партий рядом с 100" in "\n".join(found.lines("ru"))
    assert "end of the support track" in found._repr_html_()
