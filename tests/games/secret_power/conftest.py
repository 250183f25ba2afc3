import pytest

from tests.helpers import shared

from .helpers import position


@pytest.fixture(scope="session")
def game():
    """Secret Power in English. Matches are made anew by each test."""
    return shared("secret_power")


@pytest.fixture
def table(game):
    """Make a match from a position (see `helpers.position`)."""

    def make(*, seed=1, seats=None, **entries):
        return game.position(position(**entries), seed=seed, seats=seats)

    return make
