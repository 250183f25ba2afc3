"""The check of redeals looks at the dice themselves: chance cannot fool it either way."""

import pytest

from gamekit.engine.dice import below, game_seed
from gamekit.testing import check_redeal
from gamekit.testing.hidden import throws
from tests.engine.pebbles import Pebbles, play


def test_throws_are_counted():
    s = Pebbles().new().state
    s.rng = start = game_seed(7, 0)
    for number in range(5):
        assert throws(start, s.rng) == number
        below(s, 6)
    assert throws(start, game_seed(7, 1)) > 1 << 40


@pytest.mark.parametrize("more", range(12))
def test_a_redeal_may_draw_as_often_as_the_setup_did(more):
    """It did draw from a stream of its own: that both streams are at the same throw says nothing."""
    def redeal(box, s):
        play.redeal(box, s)
        for _ in range(more):
            below(s, 2)

    class Draws(Pebbles):
        pass

    Draws.redeal = staticmethod(redeal)
    check_redeal(Draws(), 3, players=3)


@pytest.mark.parametrize("rng", [0, 1, game_seed(1, 0), game_seed(1, 1)])
def test_a_redeal_that_leaves_its_stream_is_caught(rng):
    """For another that is always the same, such as that of the game which is checked."""
    def redeal(box, s):
        play.redeal(box, s)
        s.rng = rng

    class Leaves(Pebbles):
        pass

    Leaves.redeal = staticmethod(redeal)
    with pytest.raises(AssertionError, match="random stream"):
        check_redeal(Leaves(), 1)
