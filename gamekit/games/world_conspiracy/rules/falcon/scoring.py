"""The end of the solo game: his reptilians, ties, and what a victory over him is called."""

from .....engine.layout import NONE, say
from .....engine.rulebook import follows
from ....secret_power.rules.scoring import circle_points as base_circle_points
from ....secret_power.rules.scoring import points
from ....secret_power.rules.scoring import rank_seats as base_rank_seats
from ....secret_power.rules.scoring import tell as base_tell
from ....secret_power.rules.table import Effect, concluded
from ....secret_power.rules.table import Ending as BaseEnding
from ..reptilians import aliens_of
from ..rulebook import Rule, Said
from ..table import (
    ALLIANCES, FALCON, FIRST_FINAL, FIRST_PERMANENT, HUMAN, SPECIES_NUMBER, Box, Difficulty, Ending, Rating, Species,
    State,
)
from .seat import is_falcon

SCALE = (90, 110, 130, 150)     # points from which on a rating is the next one
WITH_MODULES = 20               # more, if any module is played


# Reptilians

@follows(Rule.FALCON_REPTILIAN_POINTS)
def circle_points(box: Box, s: State, seat: int) -> int:
    """The row of the score pad that has what modules bring: each reptilian of his counts alliances of its kind."""
    found: int = base_circle_points(box, s, seat)
    if is_falcon(s, seat) and s.reptilians == 1:
        each = 2 if s.difficulty == Difficulty.MAXIMUM else 1
        for species in range(SPECIES_NUMBER):
            cards = aliens_of(box, s, FALCON, species)
            if cards > 0:
                found += each * cards * alliances_for(box, s, species)
    return found


@follows(Rule.FALCON_REPTILIAN_POINTS)
def alliances_for(box: Box, s: State, species: int) -> int:
    """His alliances with an effect of the kind that a species counts. One with two kinds counts for both."""
    found = 0
    for alliance in range(ALLIANCES):
        if s.alliance_at[alliance] == concluded(FALCON) and is_counted(box, alliance, species):
            found += 1
    return found


@follows(Rule.FALCON_REPTILIAN_POINTS)
def is_counted(box: Box, alliance: int, species: int) -> bool:
    """The services that detain agents are permanent, but count as instant ones."""
    lasting = box.effect[FIRST_PERMANENT + alliance][0]
    if species == Species.ENFORCER:
        return box.effect[alliance][0] != NONE or lasting == Effect.DETAIN
    if species == Species.POLITICIAN:
        return lasting != NONE and lasting != Effect.DETAIN
    return box.effect[FIRST_FINAL + alliance][0] != NONE


# Who wins

@follows(Rule.FALCON_WINS_TIES)
def rank_seats(box: Box, s: State) -> None:
    """The human must be ahead, at least by what tells equal points apart."""
    base_rank_seats(box, s)
    if s.falcon == 1 and s.ending == BaseEnding.SHARED:
        s.rank[FALCON], s.rank[HUMAN] = 1, 2
        s.winner = FALCON
        s.ending = Ending.FALCON


def tell(box: Box, s: State) -> None:
    base_tell(box, s)
    if s.falcon == 1 and s.winner == HUMAN:
        say(s, Said.FALCON_RATED, points(box, s, HUMAN), rating(s, points(box, s, HUMAN)))


@follows(Rule.FALCON_RATING)
def rating(s: State, found: int) -> int:
    """What a victory with so many points is called."""
    if has_modules(s):
        found -= WITH_MODULES
    rank: int = Rating.PAWN
    for least in SCALE:
        if found >= least:
            rank += 1
    return rank


def has_modules(s: State) -> bool:
    doctrine = s.nuclear_threat + s.world_corporations + s.world_bank
    return doctrine + s.antiterror + s.covert_operations + s.world_media + s.trends + s.reptilians > 0


JOINTS = {base_circle_points: circle_points, base_rank_seats: rank_seats, base_tell: tell}
