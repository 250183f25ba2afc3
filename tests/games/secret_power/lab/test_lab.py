"""Measures, unknown values and exact chances."""

import random

import pytest

from gamekit.engine.unknown import varied
from gamekit.games.secret_power.lab.chances import cards_to_come, chance_to_come, chances_to_come
from gamekit.games.secret_power.lab.measures import MEASURES
from gamekit.games.secret_power.rules.scoring import points
from gamekit.games.secret_power.rules.table import OBJECTS, Place, Type
from gamekit.testing import check_conformance
from gamekit.testing.play import fresh_state, states


def measured(game, s):
    return {m.name: [m.function(game.box, s, i) for i in range(len(game.ids(m.of)))] if m.of
            else m.function(game.box, s) for m in MEASURES}


def test_measures_of_a_finished_game(game):
    *_, s = states(game, 21, 0, players=3)
    found = measured(game, s)
    winner = s.rank.index(1)
    assert found["score"][:3] == [points(game.box, s, seat) for seat in range(3)] and found["score"][3:] == [0, 0]
    assert sum(found["winning_line"]) == found["score"][winner] == max(found["score"])
    assert found["alliances"] == sum(found["concluded"]) >= sum(found["winning_alliance"])
    assert found["furthest"] == [max(s.stage[seat][p] for seat in range(3)) for p in range(4)]
    assert found["rounds"] == 6 and found["operations"] == sum(owner >= 0 for owner in s.operation_of)
    assert sum(found["winning_objects"]) == sum(s.owned[winner])


@pytest.mark.parametrize("group", range(9))
def test_the_game_can_be_played_with_other_values(game, group):
    """Every group of reconstructed values has others, and the game goes on with them."""
    other = varied(game, [game.unknown()[group]], random.Random(5))
    assert other.box != game.box
    check_conformance(other, 1, players=3, professionals=True)


def test_the_chance_that_a_card_comes(game):
    """Counted exactly, and by playing on at random: every deck that fits is as likely as any other."""
    s = fresh_state(game, 3, players=2)
    deck = s.place_size[Place.DECK]
    assert (deck, cards_to_come(s)) == (34, 32)
    left = [card for card in range(OBJECTS)
            if s.object_at[card] == Place.DECK and game.box.type[card] == Type.CORPORATIONS]
    exact = chance_to_come(game, s, Type.CORPORATIONS)
    assert exact == (pytest.approx(32 / 34) if left else 0)
    assert chances_to_come(game, s)["corporations"] == exact
    assert chance_to_come(game, s, Type.MEDIA, at_least=9) == 0


def test_the_chance_agrees_with_played_games(game):
    """A late moment, when the answer is in doubt: how often the cards of a kind really came."""
    late = next(s for s in states(game, 8, 0, players=2) if s.round == 4)
    type = next(t for t in Type if 0.5 < chance_to_come(game, late, t) < 0.97)
    out, came, n = [0] * game.flow.widest(), 0, 400
    for number in range(n):
        s = late.copy()
        s.rng = 1000 + number * 7919
        game.plain.random_game(game.box, s, out)
        came += any(late.object_at[card] == Place.DECK != s.object_at[card] for card in range(OBJECTS)
                    if game.box.type[card] == type)
    assert came / n == pytest.approx(chance_to_come(game, late, type), abs=0.06)
