"""Options, seats, policies and seeds of a new match."""

import numpy as np
import pytest

import gamekit
from gamekit.engine.options import SWITCH, Option
from gamekit.testing import option_sets

DUEL = {"mode": "duel", "discard_hand": False, "neutrals_move_alone": True, "unrest_bonus_exhausts": True}


def test_defaults(game):
    match = game.new()
    assert match.options == DUEL
    assert (match.seed, match.seats) == (0, {"red": "human", "white": "human"})
    assert game.new(mode="solo").options == {**DUEL, "mode": "solo", "side": "red", "difficulty": 1}


def test_given_options_reach_the_rules(game):
    match = game.new(mode="solo", side="white", difficulty=4, neutrals_move_alone=False)
    assert match.options == {**DUEL, "mode": "solo", "side": "white", "difficulty": 4, "neutrals_move_alone": False}
    s = match.state
    assert (s.mode, s.side, s.difficulty, s.neutrals_move_alone) == (1, 1, 4, 0)
    assert match.seats == {"white": "human"}
    assert match.view("white").options == match.options


def test_every_set_of_options_can_be_read_back(game):
    for given in option_sets(game):
        assert given.items() <= game.new(**given).options.items()


def test_none_is_the_default(game):
    assert game.new(mode=None, difficulty=None).options == DUEL


def refused(game, **given) -> gamekit.BadOption:
    with pytest.raises(gamekit.BadOption) as caught:
        game.new(**given)
    return caught.value


def test_unknown_option(game):
    error = refused(game, colour="red")
    assert "dual_powers has no option “colour”" in str(error)
    assert "mode, side, difficulty" in str(error)
    assert "нет настройки «colour»" in error.in_language("ru")


@pytest.mark.parametrize(("given", "allowed"), [
    ({"mode": "trio"}, "duel, solo"),
    ({"mode": "DUEL"}, "duel, solo"),
    ({"mode": 1}, "duel, solo"),
    ({"mode": True}, "duel, solo"),
    ({"mode": ["duel"]}, "duel, solo"),
    ({"mode": "solo", "side": "green"}, "red, white"),
    ({"mode": "solo", "difficulty": 0}, "1, 2, 3, 4, 5, 6"),
    ({"mode": "solo", "difficulty": 7}, "1, 2, 3, 4, 5, 6"),
    ({"mode": "solo", "difficulty": -1}, "1, 2, 3, 4, 5, 6"),
    ({"mode": "solo", "difficulty": True}, "1, 2, 3, 4, 5, 6"),
    ({"mode": "solo", "difficulty": "yes"}, "1, 2, 3, 4, 5, 6"),
    ({"mode": "solo", "difficulty": "hard"}, "1, 2, 3, 4, 5, 6"),
    ({"mode": "solo", "difficulty": 1.5}, "1, 2, 3, 4, 5, 6"),
    ({"mode": "solo", "difficulty": "²"}, "1, 2, 3, 4, 5, 6"),
    ({"discard_hand": "maybe"}, "false, true"),
    ({"discard_hand": 2}, "false, true"),
    ({"discard_hand": "2"}, "false, true"),
    ({"discard_hand": []}, "false, true"),
])
def test_wrong_value(game, given, allowed):
    error = refused(game, **given)
    name = list(given)[-1]
    assert f"Option “{name}” cannot be" in str(error)
    assert f"Allowed: {allowed}." in str(error)
    assert f"Настройка «{name}» не может быть" in error.in_language("ru")


@pytest.mark.parametrize("given", [{"difficulty": 3}, {"side": "white"}, {"mode": "duel", "side": "red"}])
def test_an_option_without_its_mode(game, given):
    error = refused(game, **given)
    assert "means something only with mode = solo" in str(error)
    assert "только при mode = solo" in error.in_language("ru")


@pytest.mark.parametrize(("value", "meant"), [
    (True, True), (False, False), (1, True), (0, False), ("true", True), ("False", False), ("YES", True),
    ("no", False), ("on", True), ("off", False), ("1", True), ("0", False),
])
def test_switches_as_people_write_them(game, value, meant):
    assert game.new(discard_hand=value).options["discard_hand"] is meant


@pytest.mark.parametrize("value", [3, "3", 3.0, np.int64(3)])
def test_a_number_means_itself(game, value):
    """Whatever type a notebook hands over: it is that number or it is refused, never another one."""
    try:
        match = game.new(mode="solo", difficulty=value)
    except gamekit.BadOption:
        return
    assert match.options["difficulty"] == 3
    assert match.state.difficulty == 3


def test_how_the_state_holds_values():
    words, numbers, switch = Option("a", ("x", "y"), "x"), Option("b", range(2, 5), 2), Option("c", SWITCH, True)
    assert [words.number("y"), numbers.number(4), switch.number(True)] == [1, 4, 1]
    assert [words.value(1), numbers.value(4), switch.value(1)] == ["y", 4, True]
    assert (words.is_switch, numbers.is_switch, switch.is_switch) == (False, False, True)


# Seats

def test_unknown_seat(game):
    error = refused(game, seats={"green": "random"})
    assert str(error) == "There is no seat “green” here. Seats: red, white."
    assert error.in_language("ru") == "Места «green» здесь нет. Места: red, white."


def test_the_opposition_is_no_seat(game):
    assert "Seats: white." in str(refused(game, mode="solo", side="white", seats={"red": "random"}))


@pytest.mark.parametrize("policy", ["clever", "", 5, None, "Human", ["random"], {}])
def test_unknown_policy(game, policy):
    error = refused(game, seats={"red": policy})
    assert "There is no bot" in str(error)
    assert "human, random" in str(error)
    assert "Бота" in error.in_language("ru")


@pytest.mark.parametrize("seats", ["random", ["random", "human"], 2])
def test_seats_that_are_no_dictionary(game, seats):
    refused(game, seats=seats)


@pytest.mark.parametrize("seat", ["green", 2, -1, "", 0.5, []])
def test_views_of_unknown_seats(game, seat):
    with pytest.raises(gamekit.BadOption, match="no seat"):
        game.new().view(seat)


def test_seats_by_name_number_and_case(game):
    match = game.new(seed=2)
    assert match.view("white").to_json() == match.view(1).to_json() == match.view("WHITE").to_json()
    assert match.view(None).seat is None


# Seeds

@pytest.mark.parametrize("seed", [-1, 2**63, 1.0, "1", None, True, [1]])
def test_bad_seeds(game, seed):
    error = refused(game, seed=seed)
    assert repr(seed) in str(error)
    assert "целое число" in error.in_language("ru")
    with pytest.raises(gamekit.BadOption):
        game.position({"cards": {"red-hand": ["lenin"]}}, seed=seed)


def test_the_largest_seed(game):
    assert game.new(seed=2**63 - 1).moves


def test_the_seed_fixes_the_match(game):
    assert game.new(seed=5).state == game.new(seed=5).state
    assert len({game.new(seed=seed).state.key() for seed in range(20)}) == 20
