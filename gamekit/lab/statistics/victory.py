"""Who won the games of a study: shares of the victory, ranks, and how games end for whom."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from typing import TYPE_CHECKING, Any

from ...engine import victory
from ...engine.game import Game
from ..arrays import np

if TYPE_CHECKING:
    from ..playing.run import Column
    from ..playing.study import Study


def ranks(game: Game, columns: Mapping[str, Column]) -> Any:
    """The rank of every seat in each game, one line a game: 1 has won, equal ranks are shared, 0 takes no part."""
    if victory.are_ranked(game.state):
        return np.stack([columns[name] for name in victory.RANK.columns(game)], axis=1)
    return np.stack([np.where(columns["winner"] == seat, 1, 2) for seat in range(len(game.seat))], axis=1)


def shares(game: Game, columns: Mapping[str, Column]) -> Any:
    """What part of the victory every seat has in each game: of k winners, one has 1/k."""
    won = ranks(game, columns) == 1
    return won / np.maximum(won.sum(axis=1), 1)[:, None]


def drawn(game: Game, columns: Mapping[str, Column]) -> Any:
    """What a game that nobody wins is worth to a seat: half a win to one of two, else nothing."""
    rivals = len(game.seat) > 1 and not victory.are_ranked(game.state)
    return (columns["winner"] < 0) * (0.5 if rivals else 0.0)


# Of studies

def unwon(study: Study) -> dict[str, int]:
    """How many games were drawn, and how many lost by all: who plays alone has no rival who could win them."""
    game, nobody = study.game, study.shares.sum(axis=1) == 0
    draws = game.draws if game.draws is not None else game.ids("ending") if len(game.seat) > 1 else ()
    drawn = np.isin(study.column("ending"), [game.ids("ending").index(name) for name in draws])
    return {"draw": int((nobody & drawn).sum()), "defeat": int((nobody & ~drawn).sum())}


def wins_of(study: Study, seat: str) -> Any:
    """What part of the victory a seat has in each game."""
    return study.shares[:, study.game.seat_number(seat)]


def total(found: Any) -> float:
    """A number of wins, whole where nothing was shared."""
    number = float(found.sum())
    return int(number) if number.is_integer() else number


def endings(study: Study) -> list[tuple[str, list[str], int]]:
    """How the games end and for whom: the ending, who has won, and how often; those that nobody wins come last."""
    seats, names = study.game.ids("seat"), study.game.ids("ending")
    codes = study.column("ending").astype(np.int64) * (1 << len(seats))
    for i in range(len(seats)):
        codes = codes + (study.shares[:, i] > 0) * (1 << i)
    counts = {divmod(code, 1 << len(seats)): n for code, n in Counter(codes.tolist()).items()}
    found = sorted(counts.items(), key=lambda one: (one[0][0], one[0][1] or 1 << 99))
    return [(names[ending], [seat for i, seat in enumerate(seats) if who >> i & 1], n) for (ending, who), n in found]
