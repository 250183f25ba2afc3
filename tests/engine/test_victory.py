"""Seats of any number: ranks, shared victories, and what the end says of them."""

import pytest

import gamekit
from gamekit.engine import victory
from gamekit.engine.layout import NONE
from gamekit.testing import check_conformance

from .pebbles import Pebbles, play
from .pebbles.table import Step

HANDS = {"anna-hand": ["cloud"], "boris-hand": ["rain"], "clara-hand": ["star"]}


def state(players=4, **fields):
    s = Pebbles().empty({"players": players})
    for name, value in fields.items():
        setattr(s, name, value)
    return s


def ended(**facts):
    """Three players, and Anna takes the last pebble."""
    given = {"players": 3, "cards": HANDS, "left": {"shore": 1}, **facts}
    return Pebbles().position(given).play("shore").play("one").play("Keep the card")


# Ranks

@pytest.mark.parametrize(("points", "seats", "ranks", "winner"), [
    ((5, 3, 9, 0), 3, [2, 3, 1, 0], 2),
    ((5, 5, 2, 0), 3, [1, 1, 3, 0], NONE),
    ((1, 4, 1, 4), 4, [3, 1, 3, 1], NONE),
    ((2, 2, 2, 2), 4, [1, 1, 1, 1], NONE),
    ((3, 7, 0, 0), 2, [2, 1, 0, 0], 1),
])
def test_ranks_follow_from_points(points, seats, ranks, winner):
    s = state()
    victory.rank_by(s, points, seats)
    assert (s.rank, s.winner) == (ranks, winner)


def test_the_win_is_shared_by_those_who_are_first():
    s = state(rank=[1, 3, 1, 1])
    assert [victory.shared(None, s, seat) for seat in range(4)] == [333, 0, 333, 333]
    assert [victory.won_or_drawn(None, state(winner=who), 0) for who in (0, 1, NONE)] == [1000, 0, 500]
    assert [victory.won(None, state(winner=who), 0) for who in (0, NONE)] == [1000, 0]


def test_the_usual_gain_of_a_game():
    games = {name: type(gamekit.load(name)) for name in ("dual_powers", "partisans")} | {"pebbles": Pebbles}
    found = {name: victory.usual_gain(game) for name, game in games.items()}
    assert found == {"dual_powers": victory.won_or_drawn, "partisans": victory.won, "pebbles": victory.shared}


# Results

def test_one_winner():
    result = ended(points={"boris": 1}).result
    assert (result.winner, result.winners, result.ending) == ("anna", ["anna"], "last-pebble")
    assert result.ranks == {"anna": 1, "boris": 2, "clara": 2}
    assert result.scores == {"anna": 1, "boris": 1, "clara": 1}


def test_several_winners_share():
    match = ended(points={"boris": 4, "clara": 3})
    result = match.result
    assert (result.winner, result.winners, result.ending) == (None, ["boris", "clara"], "shared")
    assert result.shares == {"anna": 0, "boris": 0.5, "clara": 0.5}
    assert result.text == "Boris and Clara share the victory."
    assert match.in_language("ru").result.text == "Победу делят Борис и Клара."
    assert [line.text("en") for line in match.log][-2:] == ["Boris shares the victory.", "Clara shares the victory."]


def test_three_names_have_commas():
    assert Pebbles().ending_text("shared", ["anna", "boris", "dana"], "en") == "Anna, Boris and Dana share the victory."


def test_games_of_two_say_the_same_without_ranks():
    game = gamekit.load("dual_powers")
    result = game.new(seed=1, seats={"red": "random", "white": "random"}).go_on().result
    assert (result.winner, result.ranks, result.shares) == ("red", {"red": 1, "white": 2}, {"red": 1, "white": 0})


# Who takes part

@pytest.mark.parametrize("players", [2, 3, 4])
def test_as_many_seats_as_the_option_says(players):
    game = Pebbles()
    match = game.new(players=players)
    assert list(match.seats) == game.ids("seat")[:players] == game.seated(match.options)
    assert game.present(match.state) == list(range(players))
    with pytest.raises(gamekit.BadOption, match="no seat"):
        game.new(players=players).view("dana" if players < 4 else "emil")


# What cannot be

@pytest.mark.parametrize("changed", [
    {"rank": {"anna": 1, "boris": 1, "clara": 1}}, {"winner": "boris"}, {"rank": {"anna": 1, "boris": 2}},
    {"rank": {"anna": 1, "boris": 2, "clara": 3, "dana": 4}}, {"step": "choose-heap", "left": {"shore": 1}},
])
def test_positions_with_ranks_that_do_not_fit_are_refused(changed):
    whole = ended(points={"boris": 1}).position()
    assert Pebbles().position(whole).result.winner == "anna"
    with pytest.raises(gamekit.GamekitError, match=r"Ranks belong to a finished game") as caught:
        Pebbles().position({**whole, **changed})
    assert "Ранги" in caught.value.in_language("ru")


def finish_without_ranks(box, s, amount):
    play.take(box, s, amount)
    s.winner = 0 if s.step == Step.OVER else NONE


def test_ranks_that_are_wrong_are_caught():
    class Wrong(Pebbles):
        steps = {**Pebbles.steps, Step.TAKE: type(Pebbles.steps[Step.TAKE])(**{
            **vars(Pebbles.steps[Step.TAKE]), "apply": finish_without_ranks})}

    with pytest.raises(AssertionError, match="ranks do not fit"):
        check_conformance(Wrong(), 10, players=4)


def test_three_seats_need_ranks():
    class Bare(Pebbles):
        state = gamekit.engine.layout.Table

    with pytest.raises(AssertionError, match="no `rank`"):
        check_conformance(Bare(), 1)
