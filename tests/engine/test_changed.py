"""Games with changed rules: what can be changed, what they say, how they are saved, and that both carriers agree."""

import json
from dataclasses import replace

import pytest

import gamekit
from gamekit.engine import twin
from gamekit.engine.changes import source
from gamekit.engine.layout import NONE
from gamekit.engine.save import from_json
from gamekit.games.dual_powers.rules.rulebook import Rule
from gamekit.lab import load_study, simulate
from gamekit.lab.playing.cluster import Recipe
from gamekit.lab.playing.fingerprint import fingerprint
from gamekit.lab.playing.own import SlowFunction
from gamekit.lab.playing.run import Endless, Question

BLOCKED = {
    "seat": "red", "unrest": "brown", "blockade": "purple-brown", "cards": {"red-hand": ["purple-5b"]},
    "tokens": {"purple": ["red-1a"]},
}
FIRST_LEADER = 26
WRITES = "open('written', 'w')\ndef road_refused(box, s, here, region): return 0"


def open_to_leaders(box, s, here, region):
    """Leaders pass a blockade."""
    if s.token >= FIRST_LEADER and box.road[here][region] != NONE:
        return Rule.ALLOWED
    return road_refused(box, s, here, region)       # noqa: F821  (the printed rule)


def misspelt(box, s, here, region):
    return box.rod[here][region]


def wordy(box, s, here, region):
    return "no"


def beyond(box, s, here, region):
    return 999


def late(box, s, here, region):
    if s.round == 2:
        return 1 // 0
    return Rule.ALLOWED if box.road[here][region] != NONE else Rule.MOVE_TO_NEIGHBOUR


def never_ending(s):
    """Nobody looks whether the game is over."""


def played(game, seed=1):
    return game.new(seed, dict.fromkeys(["red", "white"], "random")).go_on()


@pytest.fixture(scope="module")
def unblocked(game):
    return game.changed("no-blockade")


@pytest.fixture(scope="module")
def leaders(game):
    return game.changed(road_refused=open_to_leaders)


# What can be changed

@pytest.mark.parametrize(("given", "sentence"), [
    ({"road_refusd": misspelt}, "Did you mean one of these: road_refused"),
    ({"nothing_like_it": misspelt}, "has no rules function and no option"),
    ({"stronger": misspelt}, r"misspelt takes \(box, s, here, region\) in line \d+ of .*takes \(box, s, region\)"),
    ({"road_refused": lambda *_: 0}, "written with def"),
    ({"road_refused": 7}, "written with def"),
    ({"road_refused": misspelt}, r"misspelt fails in line \d+ of .*“return box.rod.*Did you mean “road”"),
    ({"road_refused": wordy}, r"wordy returned 'no' in line \d+ of .*whole number"),
    ({"road_refused": beyond}, r"beyond returned 999 in line \d+ of .*a rule that refuses, or Rule.ALLOWED"),
    ({"discard_hand": 3}, "Allowed: false, true"),
    ({"box": {"calender": {"jul": {"unrest": 5}}}}, "The box has no file “calender”. There are: calendar"),
    ({"box": {"calendar": {"july": {"unrest": 5}}}}, "no row “july”. There are: jul"),
    ({"box": {"calendar": {"jul": {"unrests": 5}}}}, "no column “unrests” to change. There are: unrest"),
    ({"box": {"calendar": {"jul": {"unrest": "many"}}}}, "many"),
    ({"box": {"calendar": 5}}, "Cells of the box are changed as"),
])
def test_what_cannot_be_changed_is_told(game, given, sentence):
    with pytest.raises(gamekit.GamekitError, match=sentence):
        game.changed(**given)


def test_unknown_prepared_changes_are_named(game):
    with pytest.raises(gamekit.GamekitError, match=r"no change “blockade”. There are: .*no-blockade"):
        game.changed("blockade")


def test_functions_of_one_name_are_told_apart():
    def number(box, s, number):
        return Rule.ALLOWED

    with pytest.raises(gamekit.GamekitError, match=r"infiltration.number_refused, agents.number_refused"):
        gamekit.load("secret_power").changed(number_refused=number)
    changed = gamekit.load("secret_power").changed(**{"agents.number_refused": number})
    assert changed.named() == ["agents.number_refused"]


def test_numbers_and_options_are_changed_in_this_game_alone(game):
    changed = game.changed(box={"calendar.csv": {"jul": {"unrest": 5}}}, discard_hand=True)
    assert [changed.box.unrest_points[2], game.box.unrest_points[2]] == [5, 3]
    assert changed.new().options["discard_hand"] and not game.new().options["discard_hand"]
    assert changed.rulebook["UNPLAYED_CARDS_STAY"].status == "changed"
    assert changed.components.fingerprint != game.components.fingerprint


def test_changes_add_up(game, unblocked):
    both = unblocked.changed(discard_hand=True).changed(road_refused=open_to_leaders)
    assert both.named() == ["no-blockade", "discard_hand=True", "road_refused"]
    assert both.rulebook.functions("MOVE_NOT_THROUGH_BLOCKADE")[0].__name__ == "open_to_leaders"
    assert game.changed() is game


# What it says

def test_a_changed_rule_allows_what_the_printed_one_refuses(game, unblocked):
    for one, rule in ((game, "MOVE_NOT_THROUGH_BLOCKADE"), (unblocked, None)):
        match = one.position(BLOCKED).play("purple-5b").play("move").play("red-1a")
        refused = match.why_not("brown")
        assert (refused and refused.id) == rule


def test_what_a_changed_rule_refuses_it_says_to_be_changed(leaders):
    match = leaders.position(BLOCKED).play("purple-5b").play("move").play("red-1a")
    rule = match.why_not("brown")
    assert (rule.id, rule.status, rule.place) == (
        "MOVE_NOT_THROUGH_BLOCKADE", "changed", "changed rule; in the printed book: Action phase: order cards")
    with pytest.raises(gamekit.IllegalMove, match="changed rule"):
        match.play("brown")
    russian = match.in_language("ru").why_not("brown")
    assert "изменённое правило" in russian.place


def test_only_the_rules_concerned_are_changed(game, unblocked, leaders):
    changed = [[rule.id for rule in one.rulebook.entries() if rule.changed] for one in (game, unblocked, leaders)]
    assert changed == [
        [], ["MOVE_NOT_THROUGH_BLOCKADE"], ["MOVE_TO_NEIGHBOUR", "MOVE_NOT_THROUGH_BLOCKADE"]]
    assert "Changed rule: a blockade closes nothing" in unblocked.rulebook["MOVE_NOT_THROUGH_BLOCKADE"].text
    assert str(leaders) == "<Dual Powers: Revolution 1917, changed: road_refused>"
    assert leaders.title == "Dual Powers: Revolution 1917 (changed rules)"


def test_what_goes_wrong_later_is_told_with_its_line(game, monkeypatch):
    monkeypatch.setattr("gamekit.engine.variant.TRIED", 0)
    with pytest.raises(gamekit.GamekitError, match=r"late fails in line \d+ of .*“return 1 // 0”"):
        played(game.changed(road_refused=late))


# Saved matches

def test_a_prepared_change_is_loaded_without_trust(unblocked, tmp_path):
    match = played(unblocked)
    again = gamekit.load_match(match.save(tmp_path / "match.json"))
    assert again.state == match.state
    assert again.game.named() == ["no-blockade"]


def test_a_function_of_ones_own_is_run_only_if_it_is_trusted(leaders, tmp_path):
    match = played(leaders)
    path = match.save(tmp_path / "match.json")
    with pytest.raises(gamekit.GamekitError, match=r"road_refused.*trust=True"):
        gamekit.load_match(path)
    again = gamekit.load_match(path, trust=True)
    assert again.state == match.state
    assert source(again.game.changes[0].functions["road_refused"]) == source(open_to_leaders)
    assert again.save(path) == path     # an earlier save of the same match


@pytest.mark.parametrize("spoil", [
    lambda entry: entry.pop("box"), lambda entry: entry.update(functions={"road_refused": 5}),
    lambda entry: entry.update(functions={"road_refused": "def f(:"}),
    lambda entry: entry.update(functions={"road_refused": "x = 5"}), lambda entry: entry.update(name="no-blockade"),
])
def test_spoilt_changes_are_refused(leaders, spoil):
    data = json.loads(json.dumps(played(leaders).to_json()))
    spoil(data["changes"][0])
    with pytest.raises(gamekit.GamekitError):
        from_json(data, trust=data["changes"][0].get("name") == "")


@pytest.mark.parametrize("crafted", [
    {"options": {"box": {}}}, {"options": {"self": 1}}, {"options": {"road_refused": "import os"}},
    {"options": {"discard_hand": [True]}}, {"box": {"../calendar": {"jul": {"unrest": 5}}}},
    {"box": {"calendar": {"jul": {"id": "jul = __import__('os')"}}}}, {"box": {"calendar": {"jul": {"unrest": [5]}}}},
    {"functions": {"road_refused": WRITES}}, {"name": "no-blockade", "functions": {"road_refused": WRITES}},
])
def test_what_a_crafted_file_brings_is_refused_and_nothing_runs(unblocked, crafted, tmp_path, monkeypatch):
    monkeypatch.chdir(tmp_path)
    data = json.loads(json.dumps(played(unblocked).to_json()))
    data["changes"] = [{"name": "", "functions": {}, "options": {}, "box": {}} | crafted]
    with pytest.raises(gamekit.GamekitError):
        from_json(data)
    data["changes"] *= 5000         # and not after minutes
    with pytest.raises(gamekit.GamekitError):
        from_json(data)
    assert not list(tmp_path.iterdir())


def test_a_function_that_cannot_be_written_down_is_not_saved(game):
    secret = object()

    def road(box, s, here, region):
        return Rule.ALLOWED if secret and box.road[here][region] != NONE else Rule.MOVE_TO_NEIGHBOUR

    with pytest.raises(gamekit.GamekitError, match="text of road is not known"):
        played(game.changed(road_refused=road)).to_json()


# Studies

def test_games_without_an_end_are_stopped(game):
    endless = game.changed(check_end=never_ending, box={"track": {"support": {"spaces": 20}}})
    question = replace(Question.of(endless, seed=1), compiled=False)
    with pytest.raises(Endless, match="has no end: it was stopped after 1,000 decisions"):
        question.play(0, 20)


def test_a_changed_game_has_a_fingerprint_of_its_own(game, unblocked, leaders):
    assert len({fingerprint(Question.of(one)) for one in (game, unblocked, leaders)}) == 3
    assert fingerprint(Question.of(game.changed("no-blockade"))) == fingerprint(Question.of(unblocked))


@pytest.mark.skipif(not twin.available(), reason="numba is missing")
def test_both_carriers_play_the_same_changed_games(game, unblocked):
    fast = Question.of(unblocked, "random", 1917)
    slow = replace(Question.of(unblocked, "random", 1917), compiled=False)
    found, same = fast.play(0, 20).games, slow.play(0, 20).games
    assert all((found[name] == same[name]).all() for name in same)
    printed = Question.of(game, "random", 1917).play(0, 20).games
    assert (found["decisions"] != printed["decisions"]).any()


@pytest.mark.skipif(not twin.available(), reason="numba is missing")
def test_what_a_change_does_not_touch_is_not_compiled_again(game, unblocked):
    for name in ("set_up_games", "measure", "random"):
        assert unblocked.recipe.place(name) == game.recipe.folder
    assert unblocked.recipe.place("play_games") == unblocked.recipe.folder != game.recipe.folder


def worded(box, s, here, region):
    """Nothing that numba knows how to compile."""
    return max((Rule.MOVE_TO_NEIGHBOUR for road in [box.road[here][region]] if road == NONE), default=Rule.ALLOWED)


def test_what_travels_to_a_cluster_makes_the_same_game(leaders):
    recipe = Recipe.of(Question.of(leaders, seed=1))
    assert recipe.game == "dual_powers"
    assert recipe.question().game.named() == ["road_refused"]      # it refuses where its rules are others than here


@pytest.mark.skipif(not twin.available(), reason="numba is missing")
def test_a_study_of_changed_rules_is_stored_as_such(game, unblocked, tmp_path):
    file = tmp_path / "study"
    study = simulate(unblocked, 20, seed=1917, file=file, workers=2)
    again = load_study(file, unblocked).play(30)
    assert (again.column("decisions")[:20] == study.column("decisions")).all()
    with pytest.raises(gamekit.GamekitError):
        simulate(game, 20, seed=1917, file=file)


@pytest.mark.skipif(not twin.available(), reason="numba is missing")
def test_what_does_not_compile_is_played_as_plain_python(game):
    with pytest.warns(SlowFunction, match="changed rules are played as plain Python"):
        study = simulate(game.changed(road_refused=worded), 5, seed=1917, workers=1)
    assert study.n == 5
