"""What a seat can have or lack: a place in a project, objects of a type, an alliance. The lab asks what it is worth."""

from ....engine.assets import Asset
from ....engine.conditions import AT_LEAST, FIRST, HIGHEST, TEST
from ....engine.effects import settle, start
from ....engine.layout import NONE
from ..rules.alliances import conclude
from ..rules.owning import count_force, receive
from ..rules.table import (
    FIRST_STAGE, FIRST_WAR, STAGES, TESTS, Box, Group, Place, Quantity, Sign, State, Step, concluded, stage_at,
)

OUT_OF_REACH = 99       # agents that nobody has, points that nobody would lose


# Projects

def takes_part(box: Box, s: State, seat: int, project: int) -> int:
    return 1 if s.stage[seat][project] > 0 else 0


def join_project(box: Box, s: State, seat: int, project: int) -> None:
    """A coordinator stands at the first stage from the start."""
    deed = FIRST_STAGE + stage_at(project, 1)
    s.reserve[seat] -= 1
    s.stage[seat][project] = 1
    count_force(box, s, seat, deed, 1)
    settle(s, Step.DEAL)
    start(s, deed, seat, NONE)


def bar_project(box: Box, project: int) -> None:
    """Nobody has the agents, and it would cost points."""
    for stage in range(1, STAGES + 1):
        box.stage_agents[stage_at(project, stage)] = OUT_OF_REACH
        box.stage_points[stage_at(project, stage)] = -OUT_OF_REACH


# Objects

def owns(box: Box, s: State, seat: int, type: int) -> int:
    return 1 if s.owned[seat][type] > 0 else 0


def give_object(box: Box, s: State, seat: int, type: int) -> None:
    """A card of the deck lies in the seat's area from the start. Rounds are as many: the last cards are never laid."""
    for card in range(FIRST_WAR):
        if box.type[card] == type and s.object_at[card] == Place.DECK:
            receive(box, s, seat, card)
            return


def bar_type(box: Box, type: int) -> None:
    """Too many agents for a free one; and nothing that counts is on it, so that nobody cares to intercept one."""
    box.least[type] = OUT_OF_REACH
    box.group[type] = Group.SUPPORT
    for sign in range(Sign.INTEREST):
        box.sign[type][sign] = 0


# Alliances

def has_concluded(box: Box, s: State, seat: int, alliance: int) -> int:
    return 1 if s.alliance_at[alliance] == concluded(seat) else 0


def give_alliance(box: Box, s: State, seat: int, alliance: int) -> None:
    """It is concluded before the first turn, whatever it requires; what it brings at once, it brings then."""
    settle(s, Step.DEAL)
    conclude(box, s, seat, alliance)


def bar_alliance(box: Box, alliance: int) -> None:
    """What it requires nobody has, and it would cost points."""
    box.alliance_points[alliance] = -OUT_OF_REACH
    box.needs[alliance][:] = [FIRST, Quantity.SETS, AT_LEAST, HIGHEST] + [NONE] * TEST * (TESTS - 1)


ASSETS = (
    Asset("project", takes_part, join_project, bar_project),
    Asset("type", owns, give_object, bar_type),
    Asset("alliance", has_concluded, give_alliance, bar_alliance),
)
