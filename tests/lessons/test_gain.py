"""The test before and after a lesson: on the page, for the class, and that it tells nothing."""

import pytest

from gamekit.lessons import gain, room
from gamekit.lessons.asking import content, made
from gamekit.lessons.room import Room
from gamekit.lessons.sheet import asked
from gamekit.ui.class_room import console_lessons
from gamekit.ui.class_room.console import Console
from gamekit.ui.teaching import LessonPage

from tests.helpers import EVERY_LESSON, shared_lesson

from . import making

FOUR = {"before": ["check"] * 4, "after": ["check"] * 4}


@pytest.fixture
def page(game, tmp_path, monkeypatch):
    """A page of the small lesson with its tests, in a room."""
    monkeypatch.setenv(room.VARIABLE, str(Room(tmp_path / "class.db").path))
    lesson = making.lesson(game, tmp_path / "small", **FOUR)
    monkeypatch.setattr("gamekit.ui.teaching.load_lesson", lambda *_: lesson)
    monkeypatch.setattr(console_lessons, "known_lesson", lambda *_: lesson)
    monkeypatch.setattr(console_lessons, "lessons", lambda *_: ["small"])
    return LessonPage(game, "small")


def wish(page, what, *values):
    for value in values or ("",):
        page.receive({"do": what, "value": value})
        assert page.notice is None, page.notice
    return page


def finish(page):
    for answer in ("red", "recruit-unit red-1a", "red"):
        wish(wish(page, "answer", answer), "next")
    assert page.pupil.over


def test_what_was_gained_is_shown_to_the_pupil_and_counted_for_the_class(page, game):
    wish(wish(page, "quiz", "before"), "answer", "red", "white", "white", "both")
    assert "Right before the lesson: 1 of 4." in page.page
    assert "Right before the lesson: 1 of 4." in page.live
    finish(page)
    wish(wish(page, "quiz", "after"), "answer", "red", "red", "red", "white")
    assert "Right before the lesson: 1 of 4." in page.page
    assert "Right after the lesson: 3 of 4." in page.page
    assert gain.counted(room.here(), page.lesson) == {"before": (1, 4), "after": (3, 4)}
    shown = Console(game).page
    assert "1 of 4" in shown
    assert "3 of 4" in shown
    assert "+50.0" in shown


def test_nothing_is_told_between_the_questions(page):
    wish(page, "quiz", "before")
    replies = {"Count again.", "Somebody is there.", "One has more.", "Yes.", "More tokens."}
    for answer in ("white", "nobody", "both"):
        wish(page, "answer", answer)
        assert not [reply for reply in replies if reply in page.page + page.live]
        assert page.live.startswith("Noted.")


def test_a_test_leaves_the_lesson_as_it_was(page):
    code = page.way.code
    wish(wish(page, "quiz", "before"), "answer", "red")
    wish(page, "leave")
    assert page.pupil is page.way
    assert (page.way.code, page.way.tried) == (code, {})
    assert 'data-value="before"' in page.page, "it can be taken still"


def test_each_is_offered_in_its_time_and_once(page):
    assert 'data-value="before"' in page.page
    assert 'data-value="after"' not in page.page
    wish(wish(page, "quiz", "before"), "answer", "red", "red", "red", "red")
    wish(page, "quiz", "before")
    assert page.quiz is None
    finish(page)
    assert 'data-value="before"' not in page.page
    assert 'data-value="after"' in page.page


def test_the_dice_are_those_of_the_sheet_and_not_of_the_lesson(page):
    for name in gain.NAMES:
        on_paper = asked(page.lesson, 1917, "A", "en", name)
        assert gain.quiz(page.lesson, name, 1917).question().item.facts == on_paper[0].item.facts


def test_without_tests_nothing_is_offered(game, tmp_path, monkeypatch):
    lesson = making.lesson(game, tmp_path)
    monkeypatch.setattr("gamekit.ui.teaching.load_lesson", lambda *_: lesson)
    page = wish(LessonPage(game, "small"), "quiz", "before")
    assert page.quiz is None
    assert 'data-do="quiz"' not in page.page


@pytest.mark.parametrize(("name", "lesson"), EVERY_LESSON)
def test_nobody_is_asked_the_same_three_times(name, lesson):
    """Before, in the lesson and after: parallel questions, and none of them twice."""
    loaded = shared_lesson(name, lesson)
    for step in map(loaded.step, loaded.data["before"]):
        if step.costly:
            continue
        seeds = [1917, *(gain.seed_of(loaded, step, test, 1917) for test in gain.NAMES)]
        three = [content(made(loaded, step, seed)) for seed in seeds]
        assert three[0] != three[1] != three[2] != three[0], step.id
