"""What can be given at the start: the table stays whole, and the game goes on from there."""

import pytest

from gamekit.games.secret_power.rules.owning import recount
from gamekit.games.secret_power.rules.table import SEATS, Step

from ..helpers import full


@pytest.mark.parametrize("kind", ["project", "type", "alliance"])
@pytest.mark.parametrize("players", [2, 4])
def test_what_is_given_belongs_to_the_table(game, kind, players):
    asset = next(asset for asset in game.assets() if asset.of == kind)
    for thing in range(len(game.ids(kind))):
        s = game.empty({"players": players, "begins": "ivan", "experienced": False, "professionals": False})
        s.rng = 5 + thing
        game.setup(game.box, s)
        asset.give(game.box, s, 1, thing)
        game.flow.advance(game.box, s)
        assert asset.has(game.box, s, 1, thing) and not asset.has(game.box, s, 0, thing)
        assert full(s) and s.step != Step.OVER
        totals = s.copy()
        recount(game.box, totals)
        assert totals == s
        game.plain.random_game(game.box, s, [0] * game.flow.widest())
        assert sorted(s.rank[:players])[0] == 1 and s.rank[players:] == [0] * (SEATS - players)
