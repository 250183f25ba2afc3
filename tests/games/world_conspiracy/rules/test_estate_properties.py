"""What holds in every state of every game with World Media, trends and reptilians, in all pairs of options."""

import pytest

from gamekit.games.secret_power.rules.table import Place, Sign
from gamekit.games.world_conspiracy.rules.table import Current, Lair, Step
from gamekit.testing.play import states
from tests.games.secret_power.helpers import agents

GIVEN = [
    {"players": 2, "world_media": True, "trends": True}, {"players": 3, "reptilians": True, "professionals": True},
    {"players": 4, "trends": True, "reptilians": True}, {"players": 5, "world_media": True, "professionals": True},
    {"players": 3, "world_media": True, "reptilians": True, "experienced": True},
    {"players": 4, "trends": True, "professionals": True},
    {"players": 5, "trends": True, "reptilians": True, "world_media": True, "professionals": True},
    {"players": 2, "trends": True, "reptilians": True, "professionals": True, "nuclear_threat": True},
]


@pytest.mark.parametrize("given", GIVEN, ids=str)
def test_nothing_is_lost(game, given):
    """Ten agents a player; totals as a recount finds them; one trend in force while there are any."""
    recount = game.file("rules.owning").recount
    for s in states(game, 31, 0, **given):
        assert [agents(s, who) for who in range(s.players)] == [10] * s.players
        again = s.copy()
        recount(game.box, again)
        assert again == s, again.differences(s)
        in_play = s.current_size[Current.STACK] + s.current_size[Current.TOP]
        assert s.current_size[Current.TOP] == (in_play > 0)
        assert s.lair_size[Lair.WAITING] == s.lair_size[Lair.ASIDE] == 0
        assert all(s.object_at[card] == Place.ROW for card in range(len(s.object_at)) if s.lair_size[Lair.UNDER + card])


@pytest.mark.parametrize("given", GIVEN, ids=str)
def test_signs_of_reptilians_count(game, given):
    for s in states(game, 32, 0, **given):
        held = sum(s.lair_size[Lair.AREA + seat] for seat in range(s.players))
        shown = sum(s.signs[seat][Sign.INTEREST] for seat in range(s.players))
        assert shown >= held


def test_random_games_come_to_every_step(game):
    given = {"trends": True, "reptilians": True, "world_media": True, "professionals": True}
    met = {s.step for number in range(25) for s in states(game, 33, number, **given)}
    names = {game.step(one).name for one in met}
    assert {Step(one).name for one in range(Step.FOLLOW_TREND, Step.MOVE_TO_PROJECT + 1)} <= names
