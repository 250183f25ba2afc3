"""What holds in every state of every game with the Doctrine of Superiority and the Use of Force."""

import pytest

from gamekit.games.secret_power.rules.table import SUPPLY
from gamekit.games.world_conspiracy.rules.table import FIRST_COVERT, Holder
from gamekit.testing.play import states
from tests.games.secret_power.helpers import full

DOCTRINE = {"nuclear_threat": True, "world_corporations": True, "world_bank": True}
FORCE = {"antiterror": True, "covert_operations": True}
GIVEN = [
    {"players": 2, **DOCTRINE, **FORCE}, {"players": 3, "professionals": True, **FORCE},
    {"players": 4, **DOCTRINE, "experienced": True}, {"players": 5, "professionals": True, **DOCTRINE, **FORCE},
]


@pytest.mark.parametrize("given", GIVEN, ids=str)
def test_nothing_is_lost(game, given):
    """Ten agents a player, secondary objects, tokens; totals as a recount finds them; every state is a position."""
    recount = game.file("rules.owning").recount
    for number in range(2):
        taken = 0
        for s in states(game, 11, number, **given):
            assert full(s)
            assert [sum(row[kind] for row in s.secondary) + s.supply[kind] for kind in range(4)] == list(SUPPLY)
            assert game.problem(s) is None
            run = sum(holder >= 0 for holder in s.operation_of)
            assert run >= taken         # a token never comes back
            taken = run
            again = s.copy()
            recount(game.box, again)
            assert again == s, again.differences(s)


def test_random_games_come_to_every_step(game):
    met = {s.step for number in range(12) for s in states(game, 14, number, **DOCTRINE, **FORCE)}
    met |= {s.step for number in range(12) for s in states(game, 15, number, players=2, **DOCTRINE, **FORCE)}
    ours = {"RETURN_AGENTS", "RETURN_NUMBER", "RUN_COVERT", "ADD_AGENTS", "ADD_TO_OPERATION", "DISCARD_ASSET", "TRADE"}
    assert ours <= {game.step(one).name for one in met}


def test_without_the_modules_nothing_of_them_happens(game):
    for s in states(game, 16, 0, players=3):
        assert set(s.operation_of[FIRST_COVERT:]) == {-1} and Holder.OUT not in s.operation_of
        assert not any(s.stage[seat][project] for seat in range(5) for project in range(4, 10))
