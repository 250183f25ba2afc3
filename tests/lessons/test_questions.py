"""The questions of every lesson for many seeds, and the exercises of those that have such."""

import pytest

from gamekit.engine.words import LANGUAGES
from gamekit.lessons.asking import made
from gamekit.lessons.exercise import SIZES, exercises
from gamekit.lessons.lesson import FOLDER
from gamekit.lessons.items import Choice, Judged, Options

from tests.helpers import EVERY_LESSON, shared, shared_lesson

SEEDS = range(1, 7)
EXERCISES = [
    (name, lesson, task.exercise) for name, lesson in EVERY_LESSON
    if (shared(name).folder / FOLDER / lesson / "exercises.py").exists()
    for task in exercises(name, lesson).values()
]


@pytest.mark.parametrize("seed", SEEDS)
@pytest.mark.parametrize(("name", "lesson"), EVERY_LESSON)
def test_questions_of_many_seeds(name, lesson, seed):
    lesson = shared_lesson(name, lesson)
    for step in lesson.steps:
        english, russian = (made(lesson, step, seed, language) for language in LANGUAGES)
        again = made(lesson, step, seed).item
        assert (answers(again), again.facts, again.drawn) == (
            answers(english.item), english.item.facts, english.item.drawn)
        assert answers(russian.item) == answers(again)
        for asked in (english, russian):
            speaks(asked, asked.item)


def answers(item):
    return isinstance(item, Judged) and item.right, isinstance(item, Options) and item.options


def speaks(asked, item):
    """What is right can be chosen, options have words and differ in them, and pictures have words too."""
    if isinstance(item, Choice):
        assert item.right and set(item.right) <= set(item.options)
    options = item.options if isinstance(item, Options) else ()
    shown = list(map(asked.option_words, options))
    assert len(set(shown)) == len(shown) and not any(":" in one for one in options if one in shown), asked.step.id
    for picture in filter(None, (item.picture, item.drawn)):
        assert picture.startswith("<svg") and 'role="img" aria-label="' in picture
        assert "nan" not in picture


@pytest.mark.parametrize(("name", "lesson"), dict.fromkeys((name, lesson) for name, lesson, _ in EXERCISES))
def test_exercises_of_all_sizes(name, lesson):
    sizes = [one.size for where, of, one in EXERCISES if (where, of) == (name, lesson)]
    assert len(sizes) >= 6
    assert set(sizes) == set(SIZES)


@pytest.mark.parametrize(("name", "lesson", "exercise"), EXERCISES, ids=lambda one: getattr(one, "id", one))
def test_solution_passes_and_starter_does_not(name, lesson, exercise):
    assert exercise.verdict(run(name, lesson, exercise.solution)) == ""
    assert exercise.verdict(run(name, lesson, exercise.starter)) not in ("", "fails", "other")


def run(name, lesson, code):
    """What a cell leaves as its answer."""
    names = {"tasks": exercises(name, lesson)}
    exec(code, names)
    return names["answer"]
