"""Settings of the odds page: shared by its address, pinned and compared; tables, pictures and Python to take away."""

import ast
import asyncio
import base64
import io
import re
from html import unescape

import pandas as pd
import pytest

import gamekit
from gamekit.lab import compare
from gamekit.lab.playing import warm
from gamekit.lab.playing.run import Plain
from gamekit.ui import odds_dashboard
from gamekit.ui.lab_setting import Setting

from .test_lab_page import send, wins


@pytest.fixture
def page(monkeypatch):
    monkeypatch.setattr(warm, "state", lambda _: "ready")
    page = odds_dashboard("dual_powers", mode="solo")
    page.number = 0
    page.files = []
    monkeypatch.setattr(page, "send", lambda content: page.files.append(content))
    return send(page, "hello")


def run(written):
    """What the last expression of the code gives."""
    tree, known = ast.parse(written), {}
    end = ast.Expression(tree.body.pop().value)
    exec(compile(tree, "page", "exec"), known)
    return eval(compile(end, "page", "eval"), known)


def shown_code(page, name):
    return unescape(re.search(rf'id="{name}">.*?<code>(.*?)</code>', page.page, re.DOTALL)[1])


# The address

@pytest.mark.parametrize(("wishes", "address"), [
    ([], "mode=solo&n=100"),
    ([("option:difficulty", "5"), ("seed", "7")], "mode=solo&difficulty=5&n=100&seed=7"),
    ([("option:mode", "duel"), ("seat:white", "random"), ("number", "4")], "mode=duel&seat.white=random"),
    ([("option:discard_hand", "true"), ("option:side", "white")], "mode=solo&side=white&discard_hand=true&n=100"),
])
def test_the_address_says_what_is_shown_and_shows_it_again(page, wishes, address):
    for wish, value in wishes:
        send(page, wish, value)
    assert page.address() == address
    assert f'data-address="{address.replace("&", "&amp;")}"' in page.page
    other = odds_dashboard("dual_powers", mode="solo")
    send(other, "address", f"?lang=ru&{address}")
    assert (other.address(), other.study.options, other.study.seats) == (address, page.study.options, page.study.seats)
    assert (other.study.games == page.study.games).all().all()


@pytest.mark.parametrize("address", [
    "?difficulty=9", "?seat.red=deep-thought", "?seat.green=random", "?n=77", "?seed=x", "?mode=solo&a=%3Fmode%3Dtrio",
])
def test_a_wrong_address_is_a_plain_sentence_and_changes_nothing(page, address):
    before = page.address()
    send(page, "address", address)
    assert page.notice is not None and page.address() == before


def test_an_address_that_says_nothing_of_the_game_asks_nothing(page):
    before = page.study
    send(page, "address", "?lang=ru&token=abc")
    assert page.study is before and page.notice is None


# The answer before

def test_the_answer_before_stays_as_a_ghost(page):
    assert "gk-was" not in wins(page)
    first = page.study.summary().lines[0][2].value
    send(page, "option:difficulty", "6")
    assert f"before {100 * first:.0f}\xa0%" in wins(page)
    assert f'<s style="left:{100 * first:.2f}%">' in wins(page)


def test_a_ghost_of_another_game_shows_only_whom_both_have(page):
    send(page, "option:mode", "duel")
    assert wins(page).count("gk-was") == 2


# Two settings on the same games

def test_a_pinned_setting_is_compared_with_what_is_shown_on_the_same_games(page):
    send(page, "pin-a", "?" + page.setting.text())
    assert page.pins.compared == [] and "the same so far" in page.page
    send(page, "option:difficulty", "6")
    hard, easy = ({"seats": "greedy", "options": {"mode": "solo", "difficulty": d}} for d in (6, 1))
    expected = compare("dual_powers", 100, hard, easy, seed=1917, seat="red").estimate
    line = page.pins.compared[0]
    assert (line.key, line.difference) == ("red", expected)
    assert expected.value < 0 and expected.low < expected.value < expected.high
    assert f"<strong>−{-100 * expected.value:.1f}</strong>" in page.page
    assert "Difficulty of the solo game: 1" in page.page and "Difficulty of the solo game: 6" in page.page


def test_two_pins_stay_while_the_controls_move(page):
    send(page, "pin-a", "?mode=solo")
    send(page, "pin-b", "?mode=solo&difficulty=6")
    before = page.pins.compared
    send(page, "option:difficulty", "1")
    assert page.pins.compared == before and before
    send(page, "seed", "2")
    assert page.pins.compared != before and {study.seed for study in page.pins._played.values()} == {2}
    send(page, "pin-a", "")
    assert page.pins.compared == [] and "gk-differences" not in page.page


def test_who_plays_alone_is_compared_by_score_too():
    page = odds_dashboard("partisans")
    page.number = 0
    send(page, "pin-a", "?")
    send(page, "seat:resistance", "random")
    assert [line.key for line in page.pins.compared] == ["resistance", "score_resistance"]
    assert page.pins.compared[1].verdict == "less"


def test_pins_travel_with_the_address(page):
    send(page, "pin-a", "?mode=solo")
    send(page, "option:difficulty", "6")
    other = odds_dashboard("dual_powers", mode="solo")
    send(other, "address", "?" + page.address())
    assert (other.pins.kept, other.pins.compared) == (page.pins.kept, page.pins.compared)


def test_a_page_that_is_taken_up_shows_the_same(page):
    send(page, "pin-a", "?" + page.setting.text())
    send(page, "option:difficulty", "6")
    other = odds_dashboard("dual_powers", mode="solo")
    other.number = 0
    other.take_up(page.kept())
    assert (other.address(), other.pins.compared) == (page.address(), page.pins.compared)


# Files and code

def test_the_python_gives_the_table_that_is_downloaded(page):
    send(page, "option:difficulty", "4")
    send(page, "csv")
    given = page.files[-1]
    assert (given["file"], given["type"]) == ("dual_powers_odds.csv", "text/csv")
    table = pd.read_csv(io.BytesIO(base64.b64decode(given["data"])))
    pd.testing.assert_frame_equal(run(shown_code(page, "gk-python")), table)


def test_the_python_of_two_gives_the_difference(page):
    send(page, "pin-a", "?mode=solo")
    send(page, "seat:red", "random")
    assert run(shown_code(page, "gk-python-of-two")).estimate == page.pins.compared[0].difference


@pytest.mark.parametrize("name", ["wins", "endings", "fan", "length"])
def test_every_picture_can_be_had_as_a_file(page, name):
    send(page, "png", name)
    assert page.files[-1]["file"] == f"dual_powers_{name}.png"
    assert page.files[-1]["type"] == "image/svg+xml"       # the browser makes a PNG of it
    assert base64.b64decode(page.files[-1]["data"]).startswith(b"<svg")


def test_a_picture_that_is_not_there_is_a_plain_sentence(page):
    send(page, "png", "weather")
    assert page.files == [] and "weather" in page.notice[1]


# The first answer

@pytest.mark.parametrize(("state", "plain"), [("ready", [10, 30]), ("warming", [10, 30, 100])])
def test_the_plain_rules_answer_first(monkeypatch, state, plain):
    """Nobody looks at an empty page while code is loaded or compiled."""
    states = [state] * 3
    monkeypatch.setattr(warm, "state", lambda _: states.pop() if states else "ready")
    monkeypatch.setattr(warm, "begin", lambda _: None)
    monkeypatch.setattr("gamekit.ui.widget.LOOK_AGAIN", 0.01)
    page, told = odds_dashboard("uprising"), []
    page.number = 3
    tell = page._tell

    def noted(study):
        told.append((study.n, type(study.question.carrier)))
        tell(study)

    monkeypatch.setattr(page, "_tell", noted)

    async def run():
        send(page, "hello")
        await asyncio.wait([page._task])
        send(page, "seed", "2")
        await asyncio.wait([page._task])

    asyncio.run(run())
    assert [n for n, carrier in told if carrier is Plain] == plain
    assert [n for n, carrier in told if carrier is not Plain] == [1000, 3000] * 2


def test_a_setting_is_read_from_its_text():
    game = gamekit.load("dual_powers")
    setting = Setting.read(game, "?mode=solo&side=white&weather=fine")
    assert setting.players == {"white": "greedy"} and setting.options["difficulty"] == 1
    assert Setting.read(game, setting.text()) == setting
