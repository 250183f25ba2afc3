"""Options, seats, policies and seeds of a new match."""

import numpy as np
import pytest

import gamekit
from gamekit.engine.options import SWITCH, Option, complete
from gamekit.testing import option_sets

from .pebbles import Pebbles

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


# Options that depend on several others, or exclude each other

SEVERAL = (
    Option("mode", ("duel", "solo", "team"), "duel"),
    Option("players", range(2, 6), 2),
    Option("length", ("long", "short"), "long", excludes={"long": {"players": 5}, "short": {"mode": "duel"}}),
    Option("traitor", SWITCH, False, needs={"mode": "team", "players": (4, 5)}),
    Option("hidden", SWITCH, True, needs={"traitor": True}),
)
TEAM = {"mode": "team", "players": 4}


def settled(**given):
    return complete(SEVERAL, given, "test")


def told(**given):
    with pytest.raises(gamekit.BadOption) as caught:
        settled(**given)
    return str(caught.value), caught.value.in_language("ru")


def test_an_option_means_something_if_all_holds_that_it_needs():
    assert settled() == {"mode": "duel", "players": 2, "length": "long"}
    assert settled(**TEAM) == {**TEAM, "length": "long", "traitor": False}
    assert settled(**TEAM, traitor=True) == {**TEAM, "length": "long", "traitor": True, "hidden": True}


@pytest.mark.parametrize("given", [{}, {"mode": "team"}, {"players": 4}, {"mode": "solo", "players": 5}])
def test_all_that_is_needed_is_told_in_one_sentence(given):
    english, russian = told(**given, traitor=True)
    assert english == "Option “traitor” means something only with mode = team, players = 4/5."
    assert russian == "Настройка «traitor» имеет смысл только при mode = team, players = 4/5."


def test_an_option_of_an_option_that_means_nothing():
    assert told(hidden=True)[0] == "Option “hidden” means something only with traitor = true."
    assert told(**TEAM, hidden=False)[0] == "Option “hidden” means something only with traitor = true."


def test_what_cannot_go_together_is_refused_in_one_sentence():
    english, russian = told(players=5, length="long")
    assert english == "players = 5 does not go with length = long."
    assert russian == "players = 5 не сочетается с length = long."
    assert told(length="short", mode="duel")[0].endswith(".")


def test_what_is_not_given_gives_way():
    assert settled(players=5, mode="team")["length"] == "short"
    assert settled(length="short")["mode"] == "solo"
    assert told(players=5, mode="duel")[0] == "length = short does not go with mode = duel."


def test_wishes_hold_as_far_as_they_go_with_what_is_given():
    wished = {"mode": "team", "players": 4, "length": "long", "traitor": True}
    assert complete(SEVERAL, {}, "test", wished) == {**wished, "hidden": True}
    larger = complete(SEVERAL, {"players": 5}, "test", wished)
    assert larger == {**wished, "players": 5, "length": "short", "hidden": True}
    assert complete(SEVERAL, {"mode": "solo"}, "test", wished) == {"mode": "solo", "players": 4, "length": "long"}


def test_a_match_of_a_game_with_options_that_exclude_each_other():
    assert Pebbles().new(begins="dana").options == {"players": 4, "begins": "dana"}
    assert str(refused(Pebbles(), players=3, begins="dana")) == "players = 3 does not go with begins = dana."
    with pytest.raises(gamekit.GamekitError, match="does not go with"):
        Pebbles().position({"players": 2, "begins": "clara"})


def test_a_saved_start_whose_options_exclude_each_other_is_refused(monkeypatch):
    monkeypatch.setattr("gamekit.engine.save.load", lambda *_: Pebbles())
    cards = {"anna-hand": ["sun"], "boris-hand": ["rain"]}
    saved = Pebbles().position({"left": {"shore": 3}, "cards": cards}).to_json()
    assert gamekit.engine.match.Match.from_json(saved).seat == "anna"
    saved["start"]["begins"] = 3
    with pytest.raises(gamekit.BadSave, match="does not go with"):
        gamekit.engine.match.Match.from_json(saved)


# Seats

def test_unknown_seat(game):
    error = refused(game, seats={"green": "random"})
    assert str(error) == "There is no seat “green” here. Seats: red, white."
    assert error.in_language("ru") == "Места «green» здесь нет. Места: red, white."


def test_the_opposition_is_a_seat_that_the_rules_play(game):
    values = game.new(mode="solo", side="white").options
    assert (game.seated(values), game.scripted(values), game.playing(values)) == (["red", "white"], ["red"], ["white"])
    assert game.scripted(DUEL) == []


def test_the_opposition_is_nobodys_seat(game):
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
