import pytest

from tests.games.world_conspiracy.helpers import position
from tests.helpers import shared


@pytest.fixture(scope="session")
def game():
    """World Conspiracy in English. Matches are made anew by each test."""
    return shared("world_conspiracy")


@pytest.fixture
def table(game):
    """Make a match from a position (see `helpers.position`)."""

    def make(*, seed=1, seats=None, **entries):
        return game.position(position(**entries), seed=seed, seats=seats)

    return make
