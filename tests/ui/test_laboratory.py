"""The rule laboratory: what it offers, what it shows of a change, and that a visitor's text is never run."""

import pytest

import gamekit
from gamekit.engine.markup import written
from gamekit.ui import laboratory as module
from gamekit.ui.laboratory import RuleLab
from tests.helpers import shared


@pytest.fixture
def lab(game, monkeypatch):
    monkeypatch.setattr(module, "FEW", ())
    monkeypatch.setattr(module, "NUMBERS", (10, 2_000))
    monkeypatch.setattr(module, "CHECKED", 1)
    return RuleLab(game)


def test_every_change_of_every_game_is_shown_in_both_languages(lab):
    for name in gamekit.games():
        lab.wish("game", name)
        for language in ("en", "ru"):
            lab.wish("language", language)
            for change in lab.prepared()[:None if language == "ru" else 2]:
                lab.wish("change", change.name)
                lab.refresh()
                assert written(lab.game_text(f"{change.key}.question")) in lab.page
                assert written(lab.game_text(f"{change.key}.now")) in lab.page
                assert "gk-old" in lab.page or "gk-new" in lab.page


def test_it_begins_with_the_prepared_questions(lab):
    lab.refresh()
    assert all(f'data-do="change" data-value="{change.name}"' in lab.page for change in lab.prepared())


def test_old_lines_are_struck_through_and_new_ones_marked(lab):
    lab.wish("game", "uprising")
    lab.wish("change", "two-districts")
    lab.refresh()
    assert "<s>elif captures(s) == TO_WIN:</s>" in lab.page
    assert "<code>    elif captures(s) == 2:</code>" in lab.page


def test_one_predicts_before_anything_is_played(lab):
    lab.wish("change", "no-blockade")
    lab.wish("run", "10")
    assert not lab.lines
    lab.wish("guess", "same")
    lab.wish("run", "10")
    assert lab.n == 10
    assert {line.key for line in lab.lines} >= {"wins", "wins-white", "decisions", "rounds"}
    lab.wish("guess", "more")       # it is too late
    lab.refresh()
    assert lab.guess == "same"
    assert "You predicted it." in lab.page
    assert "came to an end" in lab.page


def test_switches_and_numbers_are_changes_too(lab):
    lab.wish("change", "option.discard_hand")
    assert lab.mine.named() == ["discard_hand=True"]
    for what, value in (("change", "cell"), ("file", "calendar"), ("row", "jul"), ("column", "unrest"), ("cell", "5")):
        lab.wish(what, value)
    lab.refresh()
    assert lab.mine.box.unrest_points[2] == 5
    assert "calendar.csv  jul  unrest = 5" in lab.page


@pytest.mark.parametrize(("what", "value"), [
    ("change", "__import__('os')"), ("cell", "many"), ("cell", "1e9"), ("game", "../etc"),
])
def test_what_a_visitor_types_is_refused_in_a_sentence(lab, what, value):
    lab.wish("change", "cell")
    with pytest.raises(gamekit.GamekitError):
        lab.wish(what, value)


def test_a_changed_game_may_be_brought_along(game):
    lab = RuleLab(game.changed(discard_hand=True))
    assert lab.mine.named() == ["discard_hand=True"]
    assert "discard_hand = True" in lab.page
    lab.wish("change", "")
    assert lab.mine is None


def test_an_address_leads_to_a_change(lab):
    lab.wish("address", "?game=uprising&change=no-cordon")
    assert (lab.game.name, lab.change) == ("uprising", "no-cordon")
    assert lab.address() == "game=uprising&change=no-cordon"


def test_a_board_begins_with_a_change_by_its_address():
    board = shared("dual_powers").new(seed=1, mode="solo").board()
    board.wish("address", "?change=no-blockade")
    assert board.match.game.named() == ["no-blockade"]
    assert board.match.options["mode"] == "solo"        # as the page began
    assert "change=no-blockade" in board.address()
    board.refresh()
    assert "changed rules" in board.page


@pytest.mark.parametrize(("name", "change", "claim"), [
    ("dual_powers", "will-stays", "the date hands it on"), ("uprising", "no-secrets", "who knows what"),
    ("partisans", "civilians-uncounted", "a number with a limit"),
    ("secret_power", "worthless-projects", "gets what they want"),
])
def test_rules_that_carry_the_argument_about_history_are_told(lab, name, change, claim):
    lab.wish("game", name)
    lab.wish("change", change)
    lab.wish("guess", "same")
    lab.refresh()
    assert claim in lab.page
    assert "Predict: what becomes of the game without it?" in lab.page
    assert "Which of these sources" not in lab.page
    lab.wish("run", "10")
    lab.refresh()
    assert "Which of these sources" in lab.page
