"""The page of a lesson: robots walk it by messages, what it never tells, language, code."""

import html
import random
import re

import pytest
from markupsafe import escape

from gamekit.engine.words import LANGUAGES
from gamekit.lessons import Choice
from gamekit.testing.robot import MANNERS, MOST_TRIES, choose
from gamekit.ui.teaching import LessonPage

from tests.helpers import EVERY_LESSON, shared, shared_lesson

from . import making
from .making import CHECK, SEE, TRY, with_

QUICK = [(name, lesson) for name, lesson in EVERY_LESSON if shared_lesson(name, lesson).quick]


def wish(page, what, value=""):
    page.receive({"do": what, "value": value})
    assert page.notice is None, page.notice
    return page


@pytest.fixture
def small(game, tmp_path, monkeypatch):
    """Pages of the small lesson, with other steps."""

    def make(steps=(SEE, TRY, CHECK), **changes):
        lesson = making.lesson(game, tmp_path, steps, **changes)
        monkeypatch.setattr("gamekit.ui.teaching.load_lesson", lambda *_: lesson)
        return LessonPage(game, "small", 1917)

    return make


def offers(page, what):
    return f'data-do="{what}"' in page.page


def give(page, answer):
    """Answer as a pupil does, with a control that the page has."""
    _, item = page.question()
    if item.ask == "order":
        for option in answer.split():
            assert f'data-do="put" data-value="{escape(option)}"' in page.page
            wish(page, "put", option)
    elif item.on_board:
        wish(page, "answer", answer)        # by a click on the picture or in the list
    else:
        assert offers(page, "answer")
        if item.ask == "choice":
            assert f'data-value="{escape(answer)}"' in page.page
        wish(page, "answer", answer)


def on(page):
    """Click on what the page offers after an answer; after most wrong ones it asks again at once."""
    button = next((what for what in ("next", "alike", "again") if offers(page, what)), None)
    assert (button is None) == (page.asks is not None)
    if button:
        wish(page, button)


def untold(page):
    """Before an answer, the page says neither what is said to the right one nor the solution."""
    asked = page.pupil.question(page.language)
    plain = html.unescape(page.page)
    for name in ("right", "solution"):
        words = asked.text(name)
        assert not words or words in asked.text() or words not in plain, f"{asked.step.id}: the page tells .{name}"


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("manner", MANNERS)
@pytest.mark.parametrize(("name", "lesson"), EVERY_LESSON)
def test_a_robot_reaches_the_end(name, lesson, manner, language):
    page = LessonPage(shared(name, language), lesson, 1917)
    dice, tries = random.Random(f"{lesson} {manner}"), {}
    while not page.pupil.over:
        step = page.pupil.asked
        tries[step] = tries.get(step, 0) + 1
        assert tries[step] < MOST_TRIES, f"dead end at {step}"
        untold(page)
        while offers(page, "slide"):
            wish(page, "slide")
        give(page, choose(page.pupil, manner, language, dice))
        on(page)
    assert len(tries) == page.pupil.questions
    if manner == "right":
        assert set(tries) == page.pupil.first_try | {one.id for one in page.lesson.steps if not one.asking.acts}
        assert page.pupil.solved == {step.id for step in page.lesson.steps}
    assert not re.search(r"\{ ?\$|lesson-small|\berror-", page.page)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("name", "lesson"), EVERY_LESSON)
def test_every_answer_changes_the_page(name, lesson, language):
    page = LessonPage(shared(name, language), lesson, 1917)
    while not page.pupil.over:
        step, item = page.question()
        before = page.html()
        assert len(re.findall(r'class="[^"]*gk-lit', before)) >= len(step.look.arrow)
        page.answer(choose(page.pupil, "right", language, random.Random(1)))
        assert page.pupil.is_solved, step.id
        assert page.html() != before or not item.acts, step.id
        page.go_on("")
    assert page.words("finished") in page.html()


@pytest.mark.parametrize(("name", "lesson"), QUICK)
def test_the_quick_path_has_an_end(name, lesson):
    loaded = shared_lesson(name, lesson)
    from gamekit.testing.robot import walk

    way = walk(loaded, quick=True)
    assert list(way.tries) == [step.id for step in loaded.steps if step.id in loaded.quick]


def test_language_switch_keeps_the_place(small):
    page = wish(wish(wish(small(), "answer", "red"), "next"), "answer", "recruit-unit red-3a")
    before = page.pupil.step.id, page.pupil.wrong
    wish(page, "language", "ru")
    assert (page.pupil.step.id, page.pupil.wrong) == before
    assert making.RU["try"] in html.unescape(page.page)
    assert page.game.in_language("ru").rulebook["RECRUIT_WITHIN_BARS"].title in html.unescape(page.page)


def test_hint_and_solution_come_in_turn(small):
    page = small()
    shown = []
    for _ in range(3):
        wish(page, "answer", "white")
        plain = html.unescape(page.page)
        shown.append((making.EN["see.hint"] in plain, making.EN["see.solution"] in plain))
    assert shown == [(False, False), (True, False), (False, True)]
    assert offers(page, "alike")
    assert not offers(page, "next")


@pytest.mark.parametrize(("sister", "words"), [({"right": ["white"]}, "One more"), ({}, "The same once more")])
def test_after_a_solution_the_button_says_whether_another_question_comes(small, sister, words):
    page = small([with_(SEE, sister=sister), TRY, CHECK])
    for _ in range(3):
        wish(page, "answer", "white")
    assert words in html.unescape(page.page)


def test_a_prediction_stands_beside_the_outcome(small):
    page = small([with_(SEE, rhythm="predict"), TRY, CHECK])
    assert making.EN["see.right"] not in html.unescape(page.page)
    wish(page, "answer", "white")
    plain = html.unescape(page.page)
    assert making.EN["see.option-white"] in plain
    assert making.EN["see.right"] in plain
    assert page.pupil.predictions == {"see": "white"}


def test_which_option_is_right_is_not_in_the_page(small):
    """Another right answer, the same page: nothing in it can tell."""
    pages = []
    for right in ("red", "white"):
        step = with_(SEE, rhythm="check", idea=[], recall=["TIE_MORE_TOKENS"], right=[right])
        pages.append(small([step, TRY, CHECK]).page)
    assert pages[0] == pages[1]


def test_a_code_goes_on_elsewhere(small):
    page = wish(small(), "answer", "red")
    code = re.search(r"<code>(\w{8})</code>", page.page)[1]
    other = wish(small(), "resume", code)
    assert other.pupil.step.id == "try"


def test_every_pair_has_its_own_variant(game, tmp_path, monkeypatch):
    lesson = making.lesson(game, tmp_path)
    monkeypatch.setattr("gamekit.ui.teaching.load_lesson", lambda *_: lesson)
    pages = [LessonPage(game, "small") for _ in range(30)]
    assert len({page.way.seed for page in pages}) > 15
    assert all(f"variant: {page.way.seed}." in html.unescape(page.page) for page in pages)
    assert all(f'data-address="seed={page.way.seed}"' in page.page for page in pages)


def test_a_link_sets_work(small):
    page = wish(small(), "address", "?seed=417&path=all&step=try&lang=en")
    assert (page.way.seed, page.way.quick, page.pupil.step.id) == (417, False, "try")
    page = wish(page, "address", "?path=quick")
    assert page.way.quick and 'data-address="seed=417&amp;path=quick"' in page.page


def test_the_same_link_goes_on_and_another_begins_anew(small):
    page = wish(wish(small(), "answer", "red"), "next")
    wish(page, "address", "?seed=1917")
    assert page.pupil.step.id == "try"
    wish(page, "address", "?seed=5")
    assert (page.pupil.step.id, page.way.tried) == ("see", {})


@pytest.mark.parametrize("text", ["?seed=x", "?seed=-1", "?step=moon", "?step=99"])
def test_a_link_that_says_nothing_true_is_a_sentence(small, text):
    page = small()
    page.receive({"do": "address", "value": text})
    assert page.notice is not None
    assert page.pupil.step.id == "see"


def test_a_step_that_cannot_be_asked_is_a_sentence(small):
    page = wish(small([SEE, with_(TRY, start={"seed": 1, "moves": ["dance"]})]), "answer", "red")
    page.receive({"do": "next", "value": ""})
    assert "Step try: its question cannot be made" in html.unescape(page.page)
    assert page.live == page.notice[1]


def test_a_wrong_code_is_a_sentence(small):
    page = small()
    page.receive({"do": "resume", "value": "NONSENSE"})
    assert "NONSENSE" in page.notice[1]
    assert page.pupil.step.id == "see"


def test_a_table_that_is_asked_about_stands_with_the_question(small):
    def counted(game, dice, language):
        table = [["", "wins"], ["red", "417"]]
        return Choice(
            options=making.OPTIONS, right=["red"], facts={"place": "it"}, table=table, asks_about_table=True)

    page = wish(small([CHECK], items={"holds": counted}), "answer", "white")
    assert "<td>417</td>" in small([CHECK], items={"holds": counted}).page
    assert page.page.count("<td>417</td>") == 1
