"""What people type, and what a teacher's files hold, appears on pages only as text."""

from html.parser import HTMLParser

import pytest
from hypothesis import HealthCheck, example, given, settings
from hypothesis import strategies as st

import gamekit
from gamekit.ui import lesson
from gamekit.ui.board import Board
from gamekit.ui.lab import Lab

HOSTILE = "<script>alert(1)</script>\"'&<img src=x onerror=alert(1)>"
typed = st.one_of(st.text(max_size=60), st.lists(st.sampled_from([
    "<script>", "</script>", "<img src=x onerror=alert(1)>", '"', "'", "&", "<", ">", "&lt;", "--", "x", " ", "\x00",
]), max_size=8).map("".join))
few = settings(max_examples=12, deadline=None, suppress_health_check=[HealthCheck.function_scoped_fixture])


class Elements(HTMLParser):
    """The names of a page's elements, and of their attributes."""

    def __init__(self, page):
        super().__init__()
        self.names, self.attributes = set(), set()
        self.feed(page)
        self.close()

    def handle_starttag(self, tag, attrs):
        self.names.add(tag)
        self.attributes |= {name for name, _ in attrs}


def harmless(page):
    found = Elements(page.page)
    assert not found.names & {"script", "img"}
    assert not [name for name in found.attributes if name.startswith("on")]
    return page.page


def send(page, do, value):
    page.receive({"do": do, "value": value})


@pytest.fixture(scope="module")
def board():
    board = Board(gamekit.load("dual_powers").new(seed=1917, mode="solo"))
    send(board, "speed", "off")
    return board


@few
@given(typed)
@example(HOSTILE)
def test_wishes_of_a_board(board, words):
    for wish in ("search", "play", "why", "seed", "seat:red", "option:mode", f"option:{words}"):
        send(board, wish, words)
        harmless(board)
    send(board, "seed", "")
    board.notice = (words, words, words)
    board.refresh()
    assert harmless(board).count(HOSTILE) == 0


@pytest.fixture(scope="module")
def page():
    return lesson("dual_powers", "rules")


@few
@given(typed)
@example(HOSTILE)
def test_answers_and_codes_of_a_lesson(page, words):
    for wish in ("answer", "resume", "put", "why", "path"):
        send(page, wish, words)
        harmless(page)
    page.given = words
    page.notice = (words, words, words)
    page.refresh()
    harmless(page)


@few
@given(typed)
@example(HOSTILE)
def test_wishes_of_the_odds_page(words):
    page = Lab(gamekit.load("dual_powers"))
    page.ask = lambda: None         # nothing is played
    for wish in ("seed", "number", "seat:red", "option:mode"):
        send(page, wish, words)
        harmless(page)


@pytest.mark.parametrize("language", ["en", "ru"])
def test_names_of_a_teacher(tmp_path, language):
    folder = gamekit.load("dual_powers").folder / "box"
    leaders = (folder / "leaders.csv").read_text("utf-8")
    quoted = '"' + HOSTILE.replace('"', '""') + '"'
    (tmp_path / "leaders.csv").write_text(leaders.replace("Lenin,Ленин", f"{quoted},{quoted}"), "utf-8")
    game = gamekit.load("dual_powers", box=tmp_path, language=language)
    board = Board(game.position({"seat": "red", "cards": {"red-hand": ["lenin"]}}))
    for layout in ("wide", "narrow"):
        send(board, "layout", layout)
        send(board, "open", "")
        assert "&lt;script&gt;" in harmless(board)
