"""Spaced repetition: what was missed comes back in later lessons, carried by a code or by the device."""

import random

import gamekit
import pytest
from gamekit.engine.errors import GamekitError
from gamekit.lessons import load_lesson, repeat
from gamekit.testing import robot
from gamekit.ui import keeping
from gamekit.ui.teaching import LessonPage


@pytest.fixture(scope="module")
def game():
    return gamekit.load("dual_powers")


def wish(page, do, value=""):
    page.receive({"do": do, "value": value})
    return page


def send(page, manner, steps=200):
    """A robot pupil through a page, to the end; the rules that came back on the way."""
    dice, came = random.Random(manner), []
    for _ in range(steps):
        if page.pupil.over:
            return came
        if page.repetition is not None and (not came or came[-1] != page.repetition.rule):
            came.append(page.repetition.rule)
        if not (page.pupil.is_solved or page.pupil.shows_solution):
            wish(page, "answer", robot.choose(page.pupil, manner, page.language, dice))
        if page.pupil.is_solved or page.pupil.may_pass:
            wish(page, "next")
        else:
            wish(page, "alike" if page.pupil.shows_solution else "again")
    raise AssertionError("no way to the end")


@pytest.mark.parametrize("name", ["dual_powers", "uprising", "partisans", "secret_power", "world_conspiracy"])
def test_a_code_holds_the_rules_in_eight_characters(name):
    game = gamekit.load(name)
    rules = list(game.rulebook)
    for chosen in ([], rules[:1], rules[-4:], rules[3:9]):
        letters = repeat.written(game, chosen)
        assert len(letters) == 8
        assert repeat.read(game, letters.lower()) == chosen[:4]


def test_a_code_of_something_else_is_refused(game):
    letters = repeat.written(game, list(game.rulebook)[:2])
    with pytest.raises(GamekitError):
        repeat.read(gamekit.load("uprising"), letters)
    pupil = robot.Walk(LessonPage(game, "rules", seed=3).way).pupil
    assert repeat.checked(game, pupil.code) == []
    with pytest.raises(GamekitError):
        pupil.resume(letters)


def test_every_taught_rule_can_come_back_as_a_question(game):
    lesson = load_lesson(game, "rules")
    rules = {rule for step in lesson.steps for rule in step.idea}
    found = {rule: repeat.source(game, rule) for rule in rules}
    assert sum(one is not None for one in found.values()) > 0.8 * len(rules)
    for rule, one in found.items():
        assert one is None or rule in one[1].rules


def test_what_a_robot_missed_comes_back_in_another_lesson_and_is_done_with(game):
    first = LessonPage(game, "rules", seed=5, quick=True)
    send(first, robot.WRONG)
    left = first.due.left(first.way)
    assert left
    letters = repeat.written(game, left)
    assert letters in first.page

    second = wish(LessonPage(game, "opposition", seed=6), "resume", letters)
    assert "come back at the checks" in second.live or "comes back" in second.live
    came = send(second, robot.RIGHT)
    assert 1 <= len(came) <= repeat.ASKED
    assert set(came) <= set(left)
    assert second.due.missed == []
    assert not set(came) & set(second.due.left(second.way))
    assert second.way.solved == {step.id for step in second.way.lesson.steps}       # its own way is whole


def test_what_is_missed_again_is_in_the_next_code(game):
    page = LessonPage(game, "opposition", seed=6)
    rule = "TIE_MORE_TOKENS"
    page.due.add([rule])
    came = send(page, robot.WRONG, steps=400)
    assert came == [rule]
    assert page.due.left(page.way)[0] == rule


def test_the_question_is_another_one_than_that_which_was_missed(game):
    found = repeat.source(game, "TIE_MORE_TOKENS")
    asked = [repeat.question(*found, "TIE_MORE_TOKENS", seed).question().item.content() for seed in range(4)]
    assert asked[0] != asked[1] or asked[1] != asked[2]


def test_the_device_remembers_without_a_code(game, tmp_path, monkeypatch):
    keeper = keeping.Keeper(tmp_path / "pages.db")
    monkeypatch.setenv(keeping.VARIABLE, str(keeper.path))
    device = keeping.new_secret()

    def opened(lesson, file, seed):
        page = LessonPage(game, lesson, seed=seed, quick=lesson == "rules")
        return wish(page, "take-up", f"{keeper.secret_of(device, file)} 0")

    first = opened("rules", "a.ipynb", 5)
    send(first, robot.WRONG)
    missed = keeper.to_repeat(first.place[0], "dual_powers")
    assert missed
    second = opened("opposition", "b.ipynb", 6)
    assert second.due.rules == [rule for rule in missed[:4] if repeat.source(game, rule)]
    came = send(second, robot.RIGHT)
    assert came
    assert not set(came) & set(keeper.to_repeat(second.place[0], "dual_powers"))

    again = LessonPage(game, "opposition")                  # a new kernel goes on where the page was
    wish(again, "take-up", f"{keeper.secret_of(device, 'b.ipynb')} 0")
    assert again.page == second.page
