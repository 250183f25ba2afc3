"""The greedy bot's advice: sensible choices at one glance, from what a seat sees."""

import random
from math import sqrt

import pytest

from gamekit.engine.moves import legal_numbers
from gamekit.engine.steps import OVER
from gamekit.engine.view import hidden_state
from gamekit.games.dual_powers.advice import greedy, look as looks
from gamekit.testing.play import fresh_state

from ..helpers import region

LAST_TURN = {"turn": 7, "seat": "red", "first": "white"}


def chosen(match):
    """What looks best to the seat that decides."""
    seen = match.view(match.seat).state
    return max(match.moves, key=lambda move: greedy.worth(match.game.box, seen, move.number)).thing


def seen(match):
    """What red sees at one glance."""
    look = looks.Look()
    looks.glance(match.game.box, match.view("red").state, look)
    return look


def choices(match, turns=20):
    """What it chooses until the turn passes to another seat."""
    seat, found = match.seat, []
    while match.seat == seat and len(found) < turns:
        found.append(chosen(match))
        match.play(found[-1])
    return found


# Sensible choices

def test_it_recruits_where_points_are(table):
    match = table(**LAST_TURN, cards={"red-hand": ["blue-5b", "brown-5b", "green-5b"], "white-hand": ["blue-2"]})
    assert chosen(match) == "brown-5b"


def test_it_recruits_for_its_own_objective(table):
    match = table(
        **LAST_TURN, unrest="white",
        cards={"red-hand": ["blue-5b", "green-5b"], "red-objective": ["green-7"], "white-objective": [1]},
    )
    assert chosen(match) == "green-5b"


def test_a_secret_of_the_rival_is_only_guessed(table):
    secret = table(**LAST_TURN, cards={"red-hand": ["red-2"], "white-objective": ["green-7"]})
    shown = table(**LAST_TURN, cards={"red-hand": ["red-2"], "white-objective": ["green-7"]}, objective_shown=["white"])
    stakes = [seen(m).now[region("green")] for m in (secret, shown)]
    assert stakes[0] < stakes[1] == 300 + looks.GUESS


def test_it_recruits_as_much_as_the_card_allows(table):
    match = table(step="order-action", card="brown-5b", seat="red", cards={"red-played": ["brown-5b"]})
    match.play("recruit")
    choices(match)
    at = [t for t, place in enumerate(match.state.token_at) if place == region("brown")]
    assert sum(match.game.box.ready[t] for t in at) == 3


def test_a_double_move_goes_on_to_the_goal(table):
    match = table(
        step="order-action", card="green-2", **LAST_TURN, unrest="brown", blockade_tile="blue",
        tokens={"red": ["red-3a"], "brown": ["white-2a"], "out": [f"red-1{x}" for x in "abcd"]},
        cards={"red-played": ["green-2"]},
    )
    assert choices(match)[:4] == ["double-move", "red-3a", "purple", "brown"]


def test_it_does_not_leave_what_it_holds(table):
    units = [f"red-{unit}" for unit in ("1a", "1b", "1c", "1d", "2a", "2b", "2c", "3a", "3b")]
    match = table(
        step="order-action", card="green-7", **LAST_TURN,
        tokens={"brown": ["red-3c", "white-2a"], "out": units}, cards={"red-played": ["green-7"]},
    )
    assert chosen(match) == "decline"


def test_it_recovers_where_that_decides(table):
    match = table(
        step="recover-token", **LAST_TURN,
        tokens={"brown": ["red-2a exhausted", "white-1a"], "blue": ["red-3a exhausted", "white-1b"]},
    )
    assert chosen(match) == "red-2a"


def test_it_inspires_before_the_leader_comes(table):
    match = table(
        **LAST_TURN, will="white", tokens={"brown": ["neutral-a", "white-3a"]}, cards={"red-hand": ["lenin"]},
    )
    assert choices(match)[:4] == ["lenin", "inspire", "recruit-leader", "brown"]


def test_it_spies_before_the_leader_comes(table):
    match = table(seat="red", cards={"red-hand": ["stalin"], "white-objective": [1], "white-hand": [4]})
    assert choices(match)[:3] == ["stalin", "espionage", "recruit-leader"]


def test_a_leader_waits_while_an_order_does(table):
    match = table(seat="red", cards={"red-hand": ["sverdlov", "brown-7"], "white-hand": [4]})
    assert chosen(match) == "brown-7"


def test_a_blockade_keeps_the_rival_from_the_unrest(table):
    match = table(
        step="place-blockade", card="sverdlov", seat="red", turn=4, blockade_tile="blue",
        tokens={"brown": ["red-2a"], "purple": ["white-3c"]},
        cards={"red-played": ["sverdlov"], "red-hand": [1], "white-hand": [2]},
    )
    assert chosen(match) == "purple-brown"


def test_an_objective_is_rich_and_where_one_is_strong(table):
    match = table(
        step="choose-objective", seat="red", phase="objectives",
        tokens={"green": ["red-3a", "red-2a"], "blue": ["white-3a", "white-2a"]},
        cards={"red-hand": ["green-7", "green-3", "blue-7", "lenin", "stalin"], "white-hand": [5]},
    )
    assert chosen(match) == "green-7"


def test_the_month_is_passed_for_the_will(table):
    match = table(
        **LAST_TURN, will="white", day=27,
        tokens={"brown": ["red-2a", "white-3a", "neutral-e"]}, cards={"red-hand": ["blue-2", "blue-7"]},
    )
    assert chosen(match) == "blue-7"


@pytest.mark.parametrize(("support", "prize"), [(0, "bonus"), (10, "points")])
def test_a_bonus_can_decide_an_objective_but_points_can_win(table, support, prize):
    match = table(
        step="unrest-prize", turn=8, seat="red", support=support, tokens={"brown": ["red-3a"], "blue": ["white-1a"]},
        cards={"red-objective": ["blue-7"], "white-objective": ["blue-6"]}, objective_shown=["white"],
    )
    assert chosen(match) == prize
    if prize == "bonus":
        match.play(prize)
        assert "blue" in choices(match)


def test_points_are_taken_where_a_bonus_changes_nothing(table):
    match = table(step="unrest-prize", turn=8, seat="red", month="sep", tokens={"brown": ["red-3a"]})
    assert chosen(match) == "points"


def test_solo_it_fights_for_the_oppositions_objective(table):
    row = ["green-7", "green-5b", "blue-2", "red-3"]
    match = table(
        mode="solo", side="red", seat="red", will="white", turn=7, unrest="white", opposition_row=[*row, None],
        tokens={"green": ["opposition-3-1"]},
        cards={"red-hand": ["green-6", "purple-6"], "red-objective": [1], "white-played": row, "white-hand": [1]},
    )
    assert chosen(match) == "green-6"


# How well it plays

def plays(game, seed, sides, **given):
    """Who wins if the seats in `sides` take what looks best to them, from what they see, and others move at random."""
    dice, box, s = random.Random(seed), game.box, fresh_state(game, 9, seed, **given)
    while s.step != OVER:
        moves = legal_numbers(game, s)
        if s.seat in sides:
            seen = hidden_state(game, s, s.seat)
            dice.shuffle(moves)
            move = max(moves, key=lambda move, seen=seen: greedy.worth(box, seen, move))
        else:
            move = dice.choice(moves)
        game.flow.apply(box, s, move)
        game.flow.advance(box, s)
    return s.winner


def test_it_beats_chance(game):
    games = 14
    won = sum(plays(game, seed, [seed % 2]) == seed % 2 for seed in range(games))
    assert wilson_low(won, games) > 0.5, f"{won} of {games}"


def test_it_holds_out_solo_where_chance_does_not(game):
    games = 16
    greedily, randomly = (
        sum(plays(game, seed, sides, mode="solo", side="red") == 0 for seed in range(games)) for sides in ([0], [])
    )
    assert wilson_low(greedily, games) > randomly / games, f"{greedily} and {randomly} of {games}"


def wilson_low(won, games, z=1.96):
    """The lower end of a rate's 95 % interval."""
    p = won / games
    middle = p + z * z / (2 * games)
    return (middle - z * sqrt(p * (1 - p) / games + z * z / (4 * games * games))) / (1 + z * z / games)
