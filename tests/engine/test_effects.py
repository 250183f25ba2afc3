"""Effects in the engine, shown by Bargains: the checks that every game passes, and wrong words in its files."""

from importlib.metadata import EntryPoint
from pathlib import Path

import pytest

import gamekit
from gamekit.engine import registry, twin
from gamekit.engine.effects import DEPTH, RESOLVE, clear_deeds, end, is_sound, start
from gamekit.testing import check_game, check_twins

from .bargains import Bargains
from .bargains.table import State, Step

TESTS = Path(__file__).parent / "bargains_tests"


@pytest.fixture
def registered(monkeypatch):
    def entries(group):
        return [EntryPoint("bargains", "tests.engine.bargains:Bargains", group)] if group == "gamekit.games" else []

    monkeypatch.setattr(registry, "entry_points", entries)


def test_a_game_of_effects_passes_all_checks(registered):
    check_game(gamekit.load("bargains"), tests=TESTS, twins=False)


@pytest.mark.skipif(not twin.available(), reason="numba is not installed")
def test_its_twin_agrees():
    check_twins(Bargains(), 300)


# The stack

def going_on(s):
    return s.deed, s.clause, s.owner, s.step, s.seat


def blank():
    s = State()
    clear_deeds(s)
    s.step, s.then = Step.PLAY, Step.NEXT_TURN
    return s


def test_what_waits_goes_on_where_it_was():
    s = blank()
    start(s, 3, 1, 3)
    s.clause = 1
    start(s, 5, 2, 5)
    assert going_on(s) == (5, -1, 2, RESOLVE, 2)
    end(s)
    assert going_on(s) == (3, 1, 1, RESOLVE, 1)
    end(s)
    assert going_on(s) == (-1, -1, -1, RESOLVE, s.turn)


def test_nothing_is_left_behind():
    s = blank()
    start(s, 3, 0, 3)
    start(s, 4, 1, 4)
    end(s)
    end(s)
    s.step = Step.PLAY
    assert s == blank()


def test_the_stack_has_a_bottom():
    s = blank()
    for deed in range(DEPTH + 3):
        start(s, deed, 0, deed)
    assert (s.waiting, s.deed) == (DEPTH, DEPTH)
    assert s.waiting_deed == list(range(DEPTH))


def test_what_cannot_wait_is_told():
    box, s = Bargains().box, blank()
    assert is_sound(box, s)
    s.waiting = 1
    assert not is_sound(box, s)
    s.deed = s.waiting_deed[0] = 1
    assert is_sound(box, s)
    s.waiting_clause[0] = 9
    assert not is_sound(box, s)


# Files

@pytest.mark.parametrize(("old", "new", "told"), [
    ("gain wool 2", "gian wool 2", "row 2, column effect: “gian” is not allowed. Allowed: gain, beg, repeat, sell"),
    ("gain wool 2", "gain woll 2", "row 2, column effect: “woll” is not allowed. Allowed: wool, salt, iron. "
                                   "Did you mean “wool”?"),
    ("gain wool 2", "gain wool 2000", "row 2, column effect: “2000” is not allowed. Allowed: 0..999."),
    ("wool >= 2 or salt >= 1", "wol >= 2 or salt >= 1", "row 4, column needs: “wol” is not allowed. Allowed: wool, "
                                                        "salt, iron, cards, gained. Did you mean “wool”?"),
    ("wool >= 2 or salt >= 1", "wool => 2 or salt >= 1", "row 4, column needs: “=>” is not allowed"),
    ("after-gaining,gained", "after-gain,gained", "row 10, column timing: “after-gain” is not allowed. Allowed: "
                                                  "at-once, lasting, after-gaining, at-end. Did you mean"),
])
def test_a_wrong_word_names_file_row_and_column_and_what_is_known(tmp_path, old, new, told):
    text = (Bargains.folder / "box" / "cards.csv").read_text("utf-8")
    assert old in text
    (tmp_path / "cards.csv").write_text(text.replace(old, new, 1), "utf-8")
    with pytest.raises(gamekit.BadBox) as caught:
        Bargains(tmp_path)
    assert f"{tmp_path / 'cards.csv'}, {told}" in str(caught.value)
    assert "Можно:" in caught.value.in_language("ru")


def test_a_card_is_told_in_words():
    game = Bargains()
    assert game.card_text(game.ids("card").index("caravan"), "en") == (
        "Needs open cards: 1 or more and iron: none. at once: gain 1 salt, then gain 1 iron."
    )
    assert "после добычи (только что добыто: не меньше 2)" in game.card_text(game.ids("card").index("spinner"), "ru")
