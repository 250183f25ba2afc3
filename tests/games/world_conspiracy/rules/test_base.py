"""Without its modules the game is Secret Power: move by move, on both carriers."""

import pytest

from gamekit.lab import simulate
from tests.helpers import shared

OPTIONS = [{"players": 4}, {"players": 3, "professionals": True}, {"players": 2, "experienced": True}, {"players": 5}]


@pytest.mark.parametrize("bot", ["random", "greedy"])
@pytest.mark.parametrize("given", OPTIONS, ids=str)
def test_the_same_matches(game, given, bot):
    logs = []
    for one in (shared("secret_power"), game):
        seats = dict.fromkeys(one.ids("seat")[: given["players"]], bot)
        log = one.new(seed=7, seats=seats, **given).go_on().log
        logs.append([(line.said.name, line.seat, line.numbers) for line in log])    # its words may say more
    assert logs[0] == logs[1]


@pytest.mark.parametrize("bot", ["random", "greedy"])
def test_the_same_games_compiled(game, bot):
    base, ours = (simulate(one, 300, bot, seed=17).games for one in (shared("secret_power"), game))
    columns = [column for column in base.columns if column in ours.columns]
    assert base[columns].astype(str).equals(ours[columns].astype(str))      # one more ending is possible here
