import pytest

from tests.helpers import shared


@pytest.fixture(scope="session")
def game():
    """Partisans in English. Matches are made anew by each test."""
    return shared("partisans")


@pytest.fixture
def table(game):
    """Make a match from a position; three missions of the first period lie there unless said otherwise."""

    def make(**entries):
        seed = entries.pop("seed", 1)
        return game.position({"missions": {"available": ["railway-bridge", "border", "villa"]}} | entries, seed=seed)

    return make


@pytest.fixture
def attack(table):
    """A match in the attack phase: cards to play in hand, enemies at the current mission, others elsewhere."""

    def make(hand=(), here=(), mission="railway-bridge", others=("border", "villa"), agents=(), foes=(), **entries):
        return table(**{
            "step": "attack" if hand else "proceed", "stage": "attack", "mission": mission,
            "missions": {"available": [mission, *others]},
            "agents": {"hand": list(hand), **dict(agents)}, "foes": {mission: list(here), **dict(foes)}, **entries,
        })

    return make
