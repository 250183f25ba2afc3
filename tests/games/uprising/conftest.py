import pytest

from tests.helpers import shared


@pytest.fixture(scope="session")
def game():
    """Uprising in English. Matches are made anew by each test."""
    return shared("uprising")


@pytest.fixture
def table(game):
    """Make a match from a position; Espionage, Coup and Armed Protests beside Revolution unless said otherwise."""

    def make(*, missions=("espionage", "coup", "armed-protests"), seed=1, seats=None, **entries):
        start = {"open_missions": ["revolution", *missions], **entries}
        return game.position(start, seed=seed, seats=seats)

    return make
