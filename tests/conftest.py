"""What all tests share."""

import pytest

from gamekit.lessons import Pupil

from .helpers import shared


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
