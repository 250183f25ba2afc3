"""What holds in every state of every game."""

import pytest

from gamekit.games.secret_power.rules.owning import recount
from gamekit.games.secret_power.rules.rulebook import Rule
from gamekit.games.secret_power.rules.table import OPERATIONS, SUPPLY, Place
from gamekit.testing import proves
from gamekit.testing.play import states

from ..helpers import full

GIVEN = [
    {"players": 2}, {"players": 3, "experienced": True}, {"players": 4, "professionals": True},
    {"players": 5, "professionals": True, "experienced": True},
]


@proves(Rule.AGENTS_TEN, Rule.SECONDARY_RETURNS)
@pytest.mark.parametrize("given", GIVEN, ids=str)
def test_nothing_is_lost(game, given):
    """Ten agents a player; every secondary object with somebody or in the supply; totals as a recount finds them."""
    for number in range(3):
        for s in states(game, 11, number, **given):
            assert full(s)
            assert [sum(row[kind] for row in s.secondary) + s.supply[kind] for kind in range(4)] == list(SUPPLY)
            again = s.copy()
            recount(game.box, again)
            assert again == s, again.differences(s)


@pytest.mark.parametrize("given", GIVEN, ids=str)
def test_agents_in_the_row_have_an_owner_each(game, given):
    for s in states(game, 12, 0, **given):
        targets = [card for card in s.target if card >= 0]
        assert len(targets) == len(set(targets))
        assert all(s.object_at[card] == Place.ROW and s.pieces[card] > 0 for card in targets)
        run = [owner >= 0 for owner in s.operation_of]
        assert run == sorted(run, reverse=True) and len(run) == OPERATIONS


def test_random_games_come_to_every_step(game):
    """Wars, hand limits, interceptions and all kinds of effects come up by themselves."""
    met = {s.step for number in range(25) for s in states(game, 13, number, professionals=True, experienced=True)}
    asked = {step.name for step in game.steps if not game.steps[step].automatic}
    assert asked - {game.step(one).name for one in met} <= {"CHOOSE_CIRCLE"}
