"""The end of a game for its seats: who is first, who shares the victory, and what that is worth to each.

Where one seat wins or nobody does, `winner` says it all. A game in which seats can share the victory, or that has more
than two of them, declares `rank: list[int] = ranks(4)` in its state: at the end 1 for each seat that has won, 2 for the
next and so on, equal numbers for equal seats, and 0 for those that take no part. `winner` is then the only first seat.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any

from .layout import NONE, Table
from .measures import Measure
from .steps import OVER

if TYPE_CHECKING:
    from .game import Game

Function = Callable[..., Any]


# Rules code

def rank_by(s: Any, points: Any, seats: int) -> None:
    """Rank the first seats, so many as take part, by their points: most is first, equal points share a rank."""
    s.winner = NONE
    for seat in range(seats):
        better = equal = 0
        for other in range(seats):
            if points[other] > points[seat]:
                better += 1
            elif points[other] == points[seat]:
                equal += 1
        s.rank[seat] = 1 + better
        if better == 0 and equal == 1:
            s.winner = seat


def rank_of(box: Any, s: Any, seat: int) -> int:
    return s.rank[seat]  # type: ignore[no-any-return]


def won(box: Any, s: Any, seat: int) -> int:
    """What an end is worth to a seat that plays alone, in a game that does not say: a game that nobody wins is lost."""
    return 1000 if s.winner == seat else 0


def won_or_drawn(box: Any, s: Any, seat: int) -> int:
    """The same for one of two: nobody wins a draw, which is half a win for both."""
    return 1000 if s.winner == seat else 500 if s.winner < 0 else 0


def shared(box: Any, s: Any, seat: int) -> int:
    """The same where seats are ranked: those that are first share the win."""
    if s.rank[seat] != 1:
        return 0
    winners = 0
    for other in range(len(s.rank)):
        if s.rank[other] == 1:
            winners += 1
    return 1000 // winners


RANK = Measure("rank", rank_of, of="seat")


# What follows

def usual_gain(game: type[Game]) -> Function:
    """What ends are worth in a game that does not say."""
    return shared if are_ranked(game.state) else won_or_drawn if len(game.seat) > 1 else won


def are_ranked(state: type[Table]) -> bool:
    """Whether states say in which order seats end."""
    return any(field.name == "rank" for field in state.fields)


def ranks(game: Game, s: Table) -> dict[str, int]:
    """The rank of each seat that takes part in a game that is over. Where no seat is first, nobody has won."""
    ranked = are_ranked(game.state)
    return {game.ids("seat")[seat]: s.rank[seat] if ranked else 1 if seat == s.winner else 2  # type: ignore[attr-defined]
            for seat in game.present(s)}


def are_misranked(game: Game, s: Table) -> bool:
    """Whether ranks contradict the winner or who takes part. Before the end nobody has one."""
    if not are_ranked(game.state):
        return False
    found: list[int] = s.rank  # type: ignore[attr-defined]
    here = game.present(s) if s.step == OVER else []
    first = [seat for seat in here if found[seat] == 1]
    alone = first[0] if len(first) == 1 else NONE
    return s.winner != alone or [seat for seat, rank in enumerate(found) if rank] != here
