"""Games behind the lessons: who was ahead after a round, who won. Results are kept: a page asks several times."""

from __future__ import annotations

from typing import Any

from ....engine.game import Game
from ....engine.match import Match
from ....lab import simulate
from ....lab.playing.study import Study
from ....lab.statistics import stats
from ....lab.statistics.stats import Estimate
from ....lessons.odds import few_kept

GREEDY, RANDOM = "greedy", "random"
PLAYERS = 4
POINTS, LINES = "score", "links"        # the measures by which somebody is ahead


def seats(game: Game, players: int = PLAYERS) -> list[str]:
    return list(game.ids("seat")[:players])


@few_kept
def study(game: Game, bot: str, n: int, seed: int, begins: str = "ivan") -> Study:
    """Games of four players of the same kind."""
    return simulate(game, n, bot, seed=seed, options={"begins": begins})


def winners(found: Study) -> Any:
    """Who has won, one line a game; a shared victory is a victory of each."""
    return found.shares[:, :PLAYERS] > 0


def share(found: Study, seat: int) -> Estimate:
    """How often a seat has won. A shared victory counts as a part, so that the shares of all sum up to one."""
    return stats.rate(float(found.shares[:, seat].sum()), found.n)


def ahead(found: Study, measure: str, round: int) -> Any:
    """Who had most of something at the end of a round; several, where they had equally much."""
    at = found.round_column("round") == round
    names = [f"{measure}_{seat}" for seat in seats(found.game)]
    values = stats.side_by_side(found.round_column(name)[at] for name in names)
    return values == values.max(axis=1, keepdims=True)


def only_leader_wins(found: Study, measure: str, round: int) -> Estimate:
    """How often somebody who was ahead alone has won in the end."""
    first = ahead(found, measure, round)
    alone = first.sum(axis=1) == 1
    won = (winners(found) & first).any(axis=1) & alone
    return stats.rate(int(won.sum()), int(alone.sum()))


def two_way(found: Study, measure: str, round: int) -> tuple[int, int, int, int]:
    """Players by whether they were ahead and have won: both, only won, only ahead, neither."""
    first, won = ahead(found, measure, round), winners(found)
    return tuple(int(cell.sum()) for cell in (first & won, ~first & won, first & ~won, ~first & ~won))  # type: ignore[return-value]


# One match

@few_kept
def whole_match(game: Game, number: int) -> Match:
    """The match of a pair, played by greedy bots to its end."""
    return game.new(seed=number, seats=dict.fromkeys(seats(game), GREEDY)).go_on()


@few_kept
def after_round(game: Game, number: int, round: int) -> Match:
    """The same match when a round has ended and the next row lies there."""
    whole = whole_match(game, number)
    low, high = 0, len(whole.played)
    while low < high:                   # rounds only rise
        middle = (low + high) // 2
        low, high = (low, middle) if whole.at(middle).state.round > round else (middle + 1, high)   # type: ignore[attr-defined]
    return whole.at(low)
