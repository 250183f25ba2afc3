"""Wishes in orders that nobody expects, each sent twice: nothing happens twice, nothing fails, every page goes on."""

import asyncio
import html
import random
import re

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from gamekit.lab.playing import warm
from gamekit.lessons.room import Room
from gamekit.ui import lab, lab_pictures
from gamekit.ui.board import Board
from gamekit.ui.class_room.console import Console
from gamekit.ui.lab import Lab
from gamekit.ui.board_below import LessonBoard
from gamekit.ui.teaching import LessonPage
from tests.engine.pebbles import Pebbles
from tests.lessons import making

BUTTON = re.compile(r'data-(do|move|thing)="([^"]*)"(?: data-value="([^"]*)")?')
WISH = {"move": "play", "thing": "why"}
ORDER = {
    "id": "order", "rhythm": "see", "ask": "order", "idea": ["TIE_MORE_TOKENS"], "options": ["red", "white", "nobody"],
    "right": ["red", "white", "nobody"],
}
WORDS = {
    "order": "Who comes first?", "order.option-red": "Red", "order.option-white": "White", "order.option-nobody": "No",
}
ANSWERS = {"answer", "put", "play", "next", "again", "alike"}
STRANGE = (
    "", "0", "3", "-1", "9" * 30, "ru", "de", "narrow", "off", "slow", "quick", "all", "before", "after", "human",
    "random", "search:2", "clever", "duel", "boris", "red", "region:blue", "card:none", ":", "decline", "\0", "ж" * 300,
    "9" * 5000, "search:" + "9" * 5000,     # more digits than Python reads
)


# What can be sent to a page

def offered(page):
    """What the page can be clicked on for."""
    return [(WISH.get(kind, name), html.unescape(value if kind == "do" else name))
            for kind, name, value in BUTTON.findall(page.page)]


def known(page):
    own = [f"{what}:{name}" for what, names in (
        ("option", [option.name for option in page.game.options]), ("seat", page.game.ids("seat")),
    ) for name in [*names, "none"]]
    shared = ["language", "layout", "take-up", "typeface", "hello", "", "nonsense"]
    return [*page.known_wishes(), *page.acts(), *shared, *own]


def message(page, what, value):
    """As the browser sends it: with the moment that the page shows."""
    return {"do": what, "value": value, "moment": re.search('data-moment="([^"]*)"', page.page)[1]}


def receive(page, content):
    page.receive(content)
    assert page.notice is None or page.notice[1] != page.text("ui-failed"), content
    assert goes_on(page), content
    return page.page, page.live, page.notice


def goes_on(page):
    """Whether there is something to do on the page, unless all is done."""
    here = set(offered(page))
    if isinstance(page, LessonPage):
        return page.pupil.over or {what for what, _ in here} & ANSWERS
    if not isinstance(page, Board) or page.match.over:
        return True
    if page.back is not None:
        return ("now", "") in here
    if page.waits:
        return {("play", move.id) for move in page.match.moves} <= here
    return ("skip" if page.watching else "open", "") in here


# The pages

def quiet(board):
    receive(board, {"do": "speed", "value": "off"})
    return board


def small_lesson(game, folder):
    steps = (making.SEE, ORDER, making.TRY, making.CHECK)
    tests = {"before": ["see", "order"], "after": ["order", "check"]}
    return making.lesson(game, folder, steps, en=WORDS, ru=WORDS, positions={"hand": making.HAND}, **tests)


def pebbles(**seats):
    return quiet(Board(Pebbles().new(seed=5, seats=seats)))


PAGES = ("a pair", "one", "three", "bots", "a drawn board", "a lesson's board", "a lesson", "odds", "a class")


def made(name, game, folder):
    makers = {
        "a pair": pebbles,
        "one": lambda: pebbles(boris="random"),
        "three": lambda: quiet(Board(Pebbles().new(seed=5, seats={"clara": "random"}, players=3))),
        "bots": lambda: pebbles(anna="random", boris="random"),
        "a drawn board": lambda: quiet(Board(game.new(seed=5))),
        "a lesson's board": lambda: quiet(LessonBoard(LessonPage(game, "small"), "hand")),
        "a lesson": lambda: LessonPage(game, "small"),
        "odds": lambda: Lab(game, mode="solo"),
        "a class": lambda: Console(game, counts=Room(folder / "room")),
    }
    return makers[name]()


@pytest.fixture(params=PAGES)
def make(request, game, tmp_path, monkeypatch):
    lesson = small_lesson(game, tmp_path)
    monkeypatch.setattr("gamekit.ui.teaching.load_lesson", lambda *_: lesson)
    monkeypatch.setattr(warm, "state", lambda _: "ready")
    monkeypatch.setattr(lab, "NUMBERS", (1, 2, 3, 4, 5))
    monkeypatch.setattr(lab, "AT_FIRST", 3)
    monkeypatch.setattr(lab_pictures, "plots", lambda *_: [])

    def make():
        monkeypatch.setattr("secrets.randbelow", random.Random(1).randrange)    # the same matches for the same wishes
        return made(request.param, game, tmp_path)

    return make


@settings(max_examples=8, deadline=None, suppress_health_check=list(HealthCheck))
@given(st.data())
def test_whatever_is_sent_twice_happens_once(make, data):
    page = make()
    for _ in range(10):
        clicks, strange = offered(page), st.tuples(st.sampled_from(known(page)), st.sampled_from(STRANGE))
        content = message(page, *data.draw(st.sampled_from(clicks) | strange if clicks else strange))
        assert receive(page, content) == receive(page, content), content


@settings(max_examples=8, deadline=None, suppress_health_check=list(HealthCheck))
@given(st.data())
def test_wishes_for_moments_that_are_gone(make, data):
    """Late, twice and without a moment: what a page was once offered comes again whenever it likes."""
    page, before = make(), []
    for _ in range(10):
        clicks = [message(page, *click) for click in offered(page)] or [{"do": "hello"}]
        content = data.draw(st.sampled_from(clicks) | st.sampled_from(before or clicks))
        if data.draw(st.booleans()):
            content = {"do": content["do"], "value": content.get("value", "")}
        receive(page, content)
        before.append(content)


# One by one

@pytest.fixture
def pair():
    return pebbles()


def twice(page, what, value=""):
    content = message(page, what, value)
    receive(page, content)
    return receive(page, content)


def test_a_double_click_on_the_curtain_opens_it_once(pair):
    twice(pair, "open")
    assert pair.facing == "anna" and "data-move" in pair.page


def test_a_curtain_that_is_not_there_cannot_be_opened(pair):
    for _ in range(2):
        receive(pair, {"do": "open"})
    assert pair.facing == "anna" and "data-move" in pair.page


def test_a_double_click_on_a_move_plays_it_once():
    board = pebbles(boris="random")
    twice(board, "play", board.match.moves[0].id)
    own = [frame for frame in board.match.frames if frame.move and frame.before.seat == 0]
    assert len(own) == 1 and board.notice is None


def test_a_double_click_on_undo_takes_one_move_back(game):
    board = quiet(Board(game.new(seed=1917, mode="solo")))
    for _ in range(2):
        receive(board, {"do": "play", "value": board.match.moves[0].id})
    played = len(board.match.played)
    twice(board, "undo")
    assert len(board.match.played) == played - 1 and board.notice is None


def test_a_double_click_begins_one_match(pair):
    content = message(pair, "new", "")
    receive(pair, content)
    seed = pair.match.seed
    receive(pair, content)
    assert pair.match.seed == seed


def test_behind_the_curtain_nothing_is_taken_back(pair):
    receive(pair, {"do": "open"})
    while pair.curtain is None:
        receive(pair, {"do": "play", "value": pair.match.moves[0].id})
    played = len(pair.match.played)
    receive(pair, {"do": "undo"})
    assert len(pair.match.played) == played and pair.curtain == pair.match.seat


def test_steps_that_were_skipped_are_not_shown_on(monkeypatch):
    """Else two would show the next ones at once, twice as fast."""
    monkeypatch.setattr("gamekit.ui.board.PACES", {"fast": 60, "slow": 60, "off": 0})

    async def skip():
        board = Board(Pebbles().new(seed=5, seats={"boris": "random"}))
        while not board.watching:
            receive(board, {"do": "play", "value": board.match.moves[0].id})
        showing = board._task
        receive(board, {"do": "skip"})
        await asyncio.sleep(0)
        return showing

    assert asyncio.run(skip()).cancelled()


def test_a_wrong_answer_counts_once(game, tmp_path, monkeypatch):
    monkeypatch.setattr("gamekit.ui.teaching.load_lesson", lambda *_: small_lesson(game, tmp_path))
    page = LessonPage(game, "small")
    twice(page, "answer", "white")
    assert page.pupil.wrong == 1
    receive(page, {"do": "answer", "value": "white"})
    assert page.pupil.wrong == 1, "an answer stands until it is asked again"


@pytest.mark.parametrize("wishes", [
    ["resume", "why"], ["resume", "alike"], ["resume", "put"], ["quiz", "leave", "why"], ["quiz", "leave", "alike"],
    ["quiz", "back"], ["quiz", "resume", "why"],
], ids=" ".join)
def test_a_lesson_after_its_end_and_beside_a_test(game, tmp_path, monkeypatch, wishes):
    lesson = small_lesson(game, tmp_path)
    monkeypatch.setattr("gamekit.ui.teaching.load_lesson", lambda *_: lesson)
    page = LessonPage(game, "small")
    page.way.done = {step.id: step.asking.questions for step in lesson.steps}
    values = {"resume": page.way.code, "why": "region:blue", "put": "red", "quiz": "before"}
    for what in wishes:
        receive(page, {"do": what, "value": values.get(what, "")})
        assert page.notice is None


def test_a_test_has_no_way_back(game, tmp_path, monkeypatch):
    monkeypatch.setattr("gamekit.ui.teaching.load_lesson", lambda *_: small_lesson(game, tmp_path))
    page = LessonPage(game, "small")
    for what, value in (("quiz", "before"), ("answer", "red"), ("back", ""), ("answer", "red")):
        receive(page, {"do": what, "value": value})
    assert page.way is page.pupil and page.quizzes["before"].right == 1
