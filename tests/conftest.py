"""What all tests share."""

import pytest

from gamekit.engine import twin
from gamekit.lessons import Pupil

from .compiling import compile_all
from .helpers import shared

COSTLY = {"address", "chromium", "kernel"}      # fixtures that are started for all tests of a file, by one worker


@pytest.hookimpl(optionalhook=True)
def pytest_xdist_setupnodes(config, specs):
    if twin.available():
        compile_all(len(specs))


def pytest_collection_modifyitems(items):
    """With `-n`, tests that share what is costly to make go to one worker, and first: they wait most of the time."""
    for item in items:
        if group := shares(item):
            item.add_marker(pytest.mark.xdist_group(group))


def shares(item):
    """A name for what a test shares with others: a server, a browser, the games behind a lesson."""
    if COSTLY & set(getattr(item, "fixturenames", ())):
        return item.path.stem
    given = item.callspec.params if hasattr(item, "callspec") else {}
    return f"{given['name']} {given['lesson']}" if {"name", "lesson"} <= set(given) else None


@pytest.fixture(scope="session", autouse=True)
def _own_state(tmp_path_factory):
    """Servers of tests keep their pages apart from those of whoever runs the tests."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("GAMEKIT_STATE", str(tmp_path_factory.mktemp("state")))
        yield


@pytest.fixture(scope="session")
def game():
    """Dual Powers in English. Matches are made anew by each test."""
    return shared("dual_powers")


@pytest.fixture
def at(lesson):
    """A pupil at a step of the lesson that a file of tests has as its fixture `lesson`."""

    def go(name, seed=1917):
        pupil = Pupil(lesson, seed)
        pupil._to([step.id for step in lesson.steps].index(name))
        return pupil

    return go


@pytest.fixture
def solved(at):
    """The match after the right answer to a step and what follows it, as the page shows it."""

    def solve(name, answer):
        pupil = at(name)
        item, verdict = pupil.question().item, pupil.answer(answer)
        assert verdict.right
        assert pupil.predictions.get(name, answer) == answer
        return verdict.after or item.after or item.match

    return solve
