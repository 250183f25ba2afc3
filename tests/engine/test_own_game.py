"""A game of one's own in another package, and proof that every check can fail."""

import shutil
from importlib.metadata import EntryPoint
from pathlib import Path

import numpy as np
import pytest

import gamekit
from gamekit.engine import registry
from gamekit.engine.layout import grid
from gamekit.testing import (
    check_advice, check_cited, check_conformance, check_game, check_leaks, check_positions, check_redeal, check_replay,
    check_style, check_twins, check_words, fuzz, option_sets,
)

from ..benchmarks import endings
from . import broken
from .pebbles import Pebbles
from .pebbles.rulebook import Rule
from .pebbles.table import State

TESTS = Path(__file__).parent / "pebbles_tests"


def entry(value: str, name: str = "pebbles"):
    return lambda group: [EntryPoint(name, value, group)] if group == "gamekit.games" else []


@pytest.fixture
def registered(monkeypatch):
    monkeypatch.setattr(registry, "entry_points", entry("tests.engine.pebbles:Pebbles"))


# Registration

def test_a_game_is_found_through_its_entry_point(registered):
    assert {"dual_powers", "pebbles"} <= set(gamekit.games())
    assert repr(gamekit.load("pebbles", language="ru")) == "<Камешки>"


def test_without_the_entry_point_it_is_unknown():
    with pytest.raises(gamekit.UnknownGame, match=r"pebbles.*dual_powers"):
        gamekit.load("pebbles")


@pytest.mark.parametrize("value", ["no.such.module:Game", "tests.engine.pebbles:Nothing"])
def test_a_broken_entry_point_is_said_with_its_name(monkeypatch, value):
    monkeypatch.setattr(registry, "entry_points", entry(value))
    with pytest.raises(gamekit.GamekitError, match=r"pebbles.*could not be loaded") as caught:
        gamekit.load("pebbles")
    assert "не удалось загрузить" in caught.value.in_language("ru")


def test_an_entry_point_that_is_no_game_class(monkeypatch):
    monkeypatch.setattr(registry, "entry_points", entry("tests.engine.pebbles.table:Seat"))
    with pytest.raises(gamekit.GamekitError, match="not a Game class"):
        gamekit.load("pebbles")


def test_a_broken_game_elsewhere_does_not_disturb_the_others(monkeypatch):
    monkeypatch.setattr(registry, "entry_points", entry("no.such.module:Game"))
    assert gamekit.load("dual_powers").name == "dual_powers"
    assert "pebbles" in gamekit.games()


def test_an_own_game_cannot_take_the_name_of_a_built_in_one(monkeypatch):
    monkeypatch.setattr(registry, "entry_points", entry("tests.engine.pebbles:Pebbles", "dual_powers"))
    assert gamekit.load("dual_powers").title.startswith("Dual Powers")


def test_its_matches_are_saved_and_loaded(registered, tmp_path):
    match = gamekit.load("pebbles").new(seed=4).play("shore").play("two")
    again = gamekit.load_match(match.save(tmp_path / "match.json"))
    assert again.state == match.state
    assert type(again.game) is Pebbles


def test_a_game_without_graphs_says_so(registered):
    """Not a bare StopIteration."""
    with pytest.raises(gamekit.GamekitError):
        gamekit.load("pebbles").new().graph()


# All checks pass

def test_it_passes_all_checks(registered):
    check_game(gamekit.load("pebbles"), tests=TESTS)


def test_every_two_options_that_go_together_are_tried():
    assert len(option_sets(Pebbles())) == 9 == sum(range(2, 5))
    assert {"players": 2, "begins": "clara"} not in option_sets(Pebbles())


def test_checks_take_a_box_of_ones_own(registered, tmp_path):
    """A teacher's own components must be checkable too."""
    text = (Pebbles.folder / "box" / "heaps.csv").read_text("utf-8")
    (tmp_path / "heaps.csv").write_text(text.replace("5,public", "7,public"), "utf-8")
    check_game(gamekit.load("pebbles", box=tmp_path), games=3, twins=False)


# Every check can fail

@pytest.mark.parametrize("variant", [
    broken.TellsInAnotherField, broken.TellsInTheLog, broken.MovesDependOnSecrets, broken.ShowsTheRivalsHand,
    broken.HidesNothing,
])
def test_leaks_are_caught(variant):
    with pytest.raises(AssertionError):
        check_leaks(variant(), 40)


@pytest.mark.parametrize("variant", [broken.LosesACard, broken.DealsToTheWrongHand])
def test_a_wrong_redeal_is_caught(variant):
    with pytest.raises(AssertionError):
        check_redeal(variant(), 40)


@pytest.mark.parametrize(("variant", "problem"), [
    (broken.SharesARow, "left"),
    (broken.Slices, "slice"),
    (broken.HasFractions, "fraction"),
])
def test_bad_style_is_caught(variant, problem):
    with pytest.raises(AssertionError, match=problem) as caught:
        check_style(variant())
    assert "tests.engine.broken" in str(caught.value)


def share_lines(box, s):
    s.board[0] = s.board[1]


def share_in_a_pair(box, s):
    a, b = s.left, s.points
    a[0] = b[0]


@pytest.mark.parametrize("rule", [share_lines, share_in_a_pair])
def test_other_ways_to_share_a_row_are_caught(rule):
    """In Python these are one list under two names, in the twin they are copies."""
    class GridState(State):
        board: list[list[int]] = grid(2, 2)

    class Sharing(Pebbles):
        state = GridState
        setup = staticmethod(rule)

    with pytest.raises(AssertionError):
        check_style(Sharing())


@pytest.mark.parametrize(("variant", "problem"), [
    (broken.NeverEnds, "more than 60 decisions"),
    (broken.RefusedByNoRule, "no rule of the rulebook"),
    (broken.ChangesNothing, "changes nothing"),
    (broken.ChangesWhenAsked, "changed the state"),
    (broken.NobodyCanMove, "nobody can do anything"),
])
def test_rules_that_do_not_conform_are_caught(variant, problem):
    with pytest.raises(AssertionError, match=problem):
        check_conformance(variant(), 3)


@pytest.mark.parametrize(("variant", "problem"), [
    (broken.NeverEnds, "no end after 60 decisions"), (broken.NobodyCanMove, "nobody can do anything")])
def test_compiled_games_that_do_not_end_are_caught(variant, problem):
    """Seed, number and options are told, by which one plays it again."""
    with pytest.raises(AssertionError, match=f"{problem}: .* of game 0, seed 5, {{'players': 2"):
        endings.played(variant(), 30, seed=5)


def copied(tmp_path, **changed):
    """Pebbles with its files in another folder, one of them changed: `ru=("old", "new")`."""
    folder = tmp_path / "pebbles"
    shutil.copytree(Pebbles.folder, folder, ignore=shutil.ignore_patterns("__pycache__"))
    for language, (old, new) in changed.items():
        file = folder / "words" / f"{language}.ftl"
        text = file.read_text("utf-8")
        assert old in text
        file.write_text(text.replace(old, new), "utf-8")
    return type("Copied", (Pebbles,), {"folder": folder})()


def test_the_copy_itself_is_sound(tmp_path):
    check_words(copied(tmp_path))


@pytest.mark.parametrize(("changed", "problem"), [
    ({"ru": ("said-card-kept = { $seat } оставляет карту.\n", "")}, "said-card-kept"),
    ({"ru": ("    .reason = Последний", "    .because = Последний")}, "rule-tie-last-pebble"),
    ({"en": ("move-swap-decline = Keep the card\n", ""), "ru": ("move-swap-decline = Оставить карту\n", "")},
     "move-swap-decline"),
    ({"en": ("amount-two", "amount-pair"), "ru": ("amount-two", "amount-pair")}, "amount-pair"),
    ({"en": ("$seat } keeps", "$player } keeps")}, "player"),
])
def test_missing_unused_and_wrong_words_are_caught(tmp_path, changed, problem):
    with pytest.raises(AssertionError, match=problem):
        check_words(copied(tmp_path, **changed))


@pytest.mark.parametrize(("variant", "told"), [
    (broken.AdvicePeeks, "peeks"), (broken.AdviceChanges, "changes the state"), (broken.AdvicePlays, "plays moves"),
    (broken.AdviceDependsOnTheOrder, "order of moves"), (broken.AdviceDiffers, "worths is not worth"),
])
def test_advice_that_is_more_than_advice_is_caught(variant, told):
    with pytest.raises(AssertionError, match=told):
        check_advice(variant(), twins=False)


def test_advice_passes():
    check_advice(Pebbles())         # it has none
    check_advice(broken.GivesAdvice(), twins=False)


def test_a_missing_name_of_a_thing_is_caught(tmp_path):
    """Without it no move of the step can be named: the game breaks as soon as somebody types words."""
    game = copied(tmp_path, en=("amount-two = two\n", ""), ru=("amount-two = два\n", ""))
    with pytest.raises(AssertionError, match="amount-two"):
        check_words(game)


def test_a_rule_that_no_test_cites_is_caught(tmp_path):
    rules = [rule.name for rule in Rule if rule and rule is not Rule.TIE_LAST_PEBBLE]
    (tmp_path / "test_some.py").write_text("\n".join(f"Rule.{name}" for name in rules))
    with pytest.raises(AssertionError, match=r"no test cites: \['TIE_LAST_PEBBLE'\]"):
        check_cited(Pebbles(), tmp_path)


def test_a_rule_that_no_code_cites_is_caught(tmp_path):
    game = copied(tmp_path)
    file = game.folder / "play.py"
    file.write_text(file.read_text("utf-8").replace("Rule.TIE_LAST_PEBBLE", "Rule.MOST_POINTS_WIN"), "utf-8")
    with pytest.raises(AssertionError, match=r"no code cites: \['TIE_LAST_PEBBLE'\]"):
        check_cited(game, TESTS)


def test_a_line_that_is_never_said_is_caught(tmp_path):
    game = copied(tmp_path)
    file = game.folder / "play.py"
    file.write_text(file.read_text("utf-8").replace("say(s, Said.CARD_KEPT, s.seat)", "pass"), "utf-8")
    with pytest.raises(AssertionError, match=r"never said: \['CARD_KEPT'\]"):
        check_cited(game, TESTS)


def test_a_match_that_does_not_come_back_is_caught(monkeypatch, registered):
    """What is registered under the name plays by other rules than the game that is checked."""
    monkeypatch.setattr(registry, "entry_points", entry("tests.engine.broken:TakesOneOnly"))
    with pytest.raises((AssertionError, gamekit.GamekitError)):
        check_replay(Pebbles(), 3)


def test_a_position_that_does_not_come_back_is_caught():
    class Forgetful(Pebbles):
        def complete(self, s, given):
            s.last = 0

    with pytest.raises(AssertionError, match="last"):
        check_positions(Forgetful(), 3)


def test_a_grid_in_the_state_comes_back_from_a_position():
    """`grid` is a field like the others."""
    class GridState(State):
        board: list[list[int]] = grid(2, 2, low=0, high=9)

    def setup(box, s):
        Pebbles.setup(box, s)
        s.board[0][1] = 3

    class WithGrid(Pebbles):
        state = GridState

    WithGrid.setup = staticmethod(setup)
    check_positions(WithGrid(), 1)


def test_a_failing_fuzz_leaves_a_file_that_shows_it_again(registered, tmp_path):
    def take(box, s, amount):
        if s.left[s.chosen] == 3 and amount == 2:
            raise RuntimeError("three at once")
        broken.play.take(box, s, amount)

    class Fails(Pebbles):
        steps = broken.with_step(broken.Step.TAKE, apply=take)

    with pytest.raises(AssertionError, match=r"three at once.*to see it again"):
        fuzz(Fails(), 20, dump=tmp_path)
    [file] = tmp_path.iterdir()
    match = gamekit.load_match(file)
    assert not match.over


# The twin

def test_a_twin_that_differs_is_caught(monkeypatch, tmp_path):
    monkeypatch.setenv("GAMEKIT_CACHE", str(tmp_path))
    with pytest.raises(AssertionError, match="points"):
        check_twins(broken.Overflows(), 3)


def test_the_twin_of_a_variant_plays_by_the_rules_of_the_variant(monkeypatch, tmp_path):
    """A subclass with one rule changed must not get the compiled code of the original out of the cache."""
    monkeypatch.setenv("GAMEKIT_CACHE", str(tmp_path))
    lengths = []
    for game in (Pebbles(), broken.TakesOneOnly()):
        record, out = game.empty({}).to_record(), np.zeros(game.flow.widest(), np.int64)
        box = game.box.to_record()
        game.compiled.start(box[0], record[0], 1, 0)
        lengths.append(game.compiled.random_game(box[0], record[0], out))
        s = game.empty({})
        game.plain.start(game.box, s, 1, 0)
        assert lengths[-1] == game.plain.random_game(game.box, s, [0] * game.flow.widest()), type(game).__name__
    assert lengths[0] < lengths[1]
