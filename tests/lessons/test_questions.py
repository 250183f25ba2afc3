"""The questions of every lesson for many seeds, and the exercises of those that have such."""

import pytest

import gamekit
from gamekit.engine.words import LANGUAGES
from gamekit.lessons import load_lesson
from gamekit.lessons.asking import made
from gamekit.lessons.exercise import SIZES, exercises
from gamekit.lessons.lesson import FOLDER
from gamekit.lessons.telling import option_words

from .test_page import EVERY

SEEDS = range(1, 7)
EXERCISES = [
    (name, lesson, task.exercise) for name, lesson in EVERY
    if (gamekit.load(name).folder / FOLDER / lesson / "exercises.py").exists()
    for task in exercises(name, lesson).values()
]


@pytest.mark.parametrize("seed", SEEDS)
@pytest.mark.parametrize(("name", "lesson"), EVERY)
def test_questions_of_many_seeds(name, lesson, seed):
    lesson = load_lesson(gamekit.load(name), lesson)
    for step in lesson.steps:
        items = {language: made(lesson, step, seed, language)[1] for language in LANGUAGES}
        again = made(lesson, step, seed)[1]
        assert (again.right, again.facts, again.drawn) == (items["en"].right, items["en"].facts, items["en"].drawn)
        assert (items["ru"].right, items["ru"].options) == (again.right, again.options)
        for language, item in items.items():
            speaks(lesson, step, item, language)


def speaks(lesson, step, item, language):
    """What is right can be chosen, options have words and differ in them, and pictures have words too."""
    if step.ask == "choice":
        assert item.right and set(item.right) <= set(item.options)
    shown = [option_words(lesson, step, item, option, language) for option in item.options]
    assert len(set(shown)) == len(shown) and not any(":" in one for one in item.options if one in shown), step.id
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
