import pytest


@pytest.fixture
def table(game):
    """Make a match from a position; unrest in brown and the green blockade tile unless said otherwise."""

    def make(**entries):
        seats = entries.pop("seats", None)
        seed = entries.pop("seed", 1)
        return game.position({"unrest": "brown", "blockade_tile": "green"} | entries, seed=seed, seats=seats)

    return make
