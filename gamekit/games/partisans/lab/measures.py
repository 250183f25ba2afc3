"""What studies note of a game."""

from ....engine.measures import Measure
from ..rules.table import (
    MAQUIS, Box, Ending, Pile, Standing, State, Step, dead_civilians, points_scored, spies_in,
)


def score(box: Box, s: State, seat: int) -> int:
    """Points of completed missions; a defeat scores nothing."""
    return 0 if s.ending > Ending.DRAW else points_scored(box, s)


def grade(box: Box, s: State) -> int:
    """The result as a number: 0 a defeat, 1 a draw, then the four victories up to 5."""
    return 0 if s.ending == Ending.NONE or s.ending > Ending.DRAW else 1 + Ending.DRAW - s.ending


def points(box: Box, s: State) -> int:
    """Points of completed missions, also of a game that is lost."""
    return points_scored(box, s)


def rounds(box: Box, s: State) -> int:
    return s.round


def completed(box: Box, s: State) -> int:
    return s.standing_size[Standing.COMPLETED]


def failed(box: Box, s: State) -> int:
    return s.standing_size[Standing.FAILED]


def civilians(box: Box, s: State) -> int:
    return dead_civilians(box, s)


def spies(box: Box, s: State) -> int:
    """Spies among the player's cards."""
    return spies_in(s, Pile.HIDDEN_DECK) + spies_in(s, Pile.HAND) + spies_in(s, Pile.HIDDEN_DISCARD)


def maquis_lost(box: Box, s: State) -> int:
    """Maquis that left the game."""
    lost = 0
    for agent in range(MAQUIS):
        if s.agent_at[agent] == Pile.REMOVED:
            lost += 1
    return lost


def maquis_revealed(box: Box, s: State) -> int:
    """Revealed maquis that did not come back."""
    return s.pile_size[Pile.REVEALED_DISCARD] + s.pile_size[Pile.REVEALED]


def began(box: Box, s: State, agent: int) -> int:
    """1 if a maquis was in the hidden deck when the game began, not among the recruits."""
    return 0 if s.agent_at[agent] == Pile.RECRUITS or s.recruited[agent] == 1 else 1


def played(box: Box, s: State, agent: int) -> int:
    """How a maquis was played in the round that ended: 0 not at all, 1 hidden, 2 revealed."""
    last = s.round if s.step == Step.OVER else s.round - 1
    if last < 1:
        return 0
    return 2 if s.revealed_in[agent] == last else 1 if s.hidden_in[agent] == last else 0


MEASURES = (
    Measure("score", score, of="seat"),
    Measure("grade", grade),
    Measure("points", points, each_round=True),
    Measure("civilians", civilians, each_round=True),
    Measure("rounds", rounds),
    Measure("completed", completed),
    Measure("failed", failed, each_round=True),
    Measure("spies", spies, each_round=True),
    Measure("maquis_lost", maquis_lost),
    Measure("maquis_revealed", maquis_revealed),
    Measure("began", began, of="maquis"),
    Measure("played", played, of="maquis", each_round=True),
)
