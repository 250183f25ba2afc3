"""Exact chances, and simulated games checked against them."""

from fractions import Fraction
from math import comb

import pytest

from gamekit.engine.dispatch import bind
from gamekit.games.dual_powers.rules import setup as rules
from gamekit.games.dual_powers.rules.table import Region, Seat, hand
from gamekit.lab.statistics.exact import draw_chance, draw_distribution, enumerate_chances
from gamekit.lab.playing.run import Plain, Question
from gamekit.lab.statistics.stats import BadStudy, wilson

GAMES, LEVEL = 2000, 0.999


def test_a_draw():
    assert draw_chance(wanted=4, deck=52, drawn=5) == 1 - Fraction(comb(48, 5), comb(52, 5))
    assert draw_chance(wanted=1, deck=6, drawn=1) == Fraction(1, 6)
    assert draw_chance(wanted=3, deck=5, drawn=4, at_least=2) == 1
    assert draw_chance(wanted=3, deck=5, drawn=4, at_least=4) == 0
    assert draw_chance(wanted=0, deck=5, drawn=5) == 0


def test_a_distribution_is_whole():
    chances = draw_distribution(wanted=8, deck=48, drawn=5)
    assert list(chances) == [0, 1, 2, 3, 4, 5]
    assert sum(chances.values()) == 1
    assert sum(number * chance for number, chance in chances.items()) == Fraction(5 * 8, 48)


@pytest.mark.parametrize("draw", [(5, 4, 1), (1, 4, 5), (-1, 4, 1), (1, 4, -1)])
def test_a_draw_that_cannot_be(draw):
    with pytest.raises(BadStudy, match="Nobody can draw"):
        draw_distribution(*draw)


def test_counting_agrees_with_the_formula():
    """Two cards drawn from five, of which two are wanted."""

    def draw(chance):
        cards = [1, 1, 0, 0, 0]
        return sum(cards.pop(chance(len(cards))) for _ in range(2))

    assert enumerate_chances(draw) == draw_distribution(wanted=2, deck=5, drawn=2)


def test_ways_of_different_lengths():
    """A second throw only after a six: the chances are no longer equal."""
    chances = enumerate_chances(lambda chance: "lost" if chance(6) < 5 else ("won", chance(2)))
    assert chances == {"lost": Fraction(5, 6), ("won", 0): Fraction(1, 12), ("won", 1): Fraction(1, 12)}


def test_the_limit_is_exact():
    assert len(enumerate_chances(lambda chance: chance(10), limit=10)) == 10
    with pytest.raises(BadStudy, match="more than 9 cases"):
        enumerate_chances(lambda chance: chance(10), limit=9)
    with pytest.raises(BadStudy, match="at least one outcome"):
        enumerate_chances(lambda chance: chance(0))


# Simulated games against exact values

@pytest.fixture(scope="module")
def started(game):
    """Games at their first decision, the order cards just drawn."""
    return Plain(Question.of(game, seed=1917)).started(0, GAMES)


def agrees(exact, number):
    low, high = wilson(number, GAMES, LEVEL)
    return low < float(exact) < high


@pytest.mark.parametrize("region", Region)
@pytest.mark.parametrize("pile", [hand(Seat.RED), hand(Seat.WHITE)])
def test_a_hand_holds_a_card_of_a_region(game, started, region, pile):
    box = game.box
    cards = [card for card in range(48) if box.target[card] == region]
    exact = draw_chance(wanted=len(cards), deck=48, drawn=5)
    assert agrees(exact, sum(any(s.card_at[card] == pile for card in cards) for s in started))
    assert not agrees(exact + Fraction(1, 12), sum(any(s.card_at[card] == pile for card in cards) for s in started))


def test_how_many_cards_of_a_region_a_hand_holds(game, started):
    cards = [card for card in range(48) if game.box.target[card] == Region.BROWN]
    held = [sum(s.card_at[card] == hand(Seat.RED) for card in cards) for s in started]
    for number, exact in draw_distribution(wanted=8, deck=48, drawn=5).items():
        assert agrees(exact, held.count(number))


def first_tiles(game):
    """The rules themselves, with every way their dice can fall."""

    def drawn(chance):
        s = game.state()
        bind(rules.draw_first_tiles, {"below": lambda _, n: chance(n)})(game.box, s)
        return s.unrest, s.blockade_tile

    return enumerate_chances(drawn)


def test_the_first_unrest_and_blockade(game, started):
    chances = first_tiles(game)
    assert len(chances) == 30
    assert set(chances.values()) == {Fraction(1, 30)}
    for (unrest, blockade), exact in chances.items():
        assert agrees(exact, sum((s.unrest, s.blockade_tile) == (unrest, blockade) for s in started))


@pytest.mark.parametrize("region", Region)
def test_the_first_unrest_region(game, started, region):
    exact = sum(chance for (unrest, _), chance in first_tiles(game).items() if unrest == region)
    assert exact == Fraction(1, 6)
    assert agrees(exact, sum(s.unrest == region for s in started))
