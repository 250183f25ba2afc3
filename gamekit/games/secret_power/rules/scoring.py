"""The final count: nine rows of the score pad, and who is ahead of whom."""

from ....engine.dispatch import dispatch
from ....engine.layout import NONE, say
from ....engine.memory import numbers
from ....engine.rulebook import follows
from ....engine.victory import rank_by
from .quantities import quantity
from .rulebook import Rule, Said
from .table import (
    ALLIANCES, CLAUSES, FIRST_FINAL, FIRST_WAR, LINES, OPERATIONS, PROJECTS, SEATS, STAGES, Box, Effect, Ending, Group,
    Line, Project, State, Step, Type, area, concluded, has_circle, sets_of, stage_at,
)

CIRCLE_POINTS, SET_POINTS, CORPORATION_POINTS = 4, 3, 3
TIE_BREAKS = 3      # points alone, then with each of the two things that tell equals apart


# What cards bring

@follows(Rule.INNER_CIRCLE_DOUBLES)
def copies_of(box: Box, s: State, seat: int, first: int, last: int) -> int:
    """How many objects of some types a seat has. One with a circle counts twice."""
    found = 0
    for type in range(first, last + 1):
        found += s.owned[seat][type]
    if s.groups[seat][Group.INNER_CIRCLE] > 0:
        for card in range(FIRST_WAR):
            if first <= box.type[card] <= last and s.object_at[card] == area(seat) and has_circle(s, card):
                found += 1
    return found


@follows(Rule.SCORE_BASIC, Rule.SCORE_SUPPORT_NOTHING, Rule.SECONDARY_NO_POINTS)
def basic_points(box: Box, s: State, seat: int) -> int:
    """Control, finance and science: 1 each. Support and secondary objects bring nothing by themselves."""
    return copies_of(box, s, seat, Type.RULING_PARTIES, Type.PATENTS)


@follows(Rule.SCORE_GOVERNMENTS, Rule.SCORE_EXCHANGES, Rule.SCORE_UNIVERSITIES)
def leading_points(box: Box, s: State, seat: int) -> int:
    """Governments, exchanges and universities: 1 for each card of their group."""
    found = 0
    for group in range(Group.POWER):
        type = Type.GOVERNMENTS + group
        if s.owned[seat][type] > 0:
            found += s.groups[seat][group] * copies_of(box, s, seat, type, type)
    return found


@follows(Rule.SCORE_CRIME)
def crime_points(box: Box, s: State, seat: int) -> int:
    return SET_POINTS * sets_of(s, seat) * copies_of(box, s, seat, Type.CRIME, Type.CRIME)


@follows(Rule.SCORE_CORPORATIONS, Rule.SECONDARY_SUPREME_POWER)
def corporation_points(box: Box, s: State, seat: int) -> int:
    found = copies_of(box, s, seat, Type.CORPORATIONS, Type.CORPORATIONS)
    return CORPORATION_POINTS * s.groups[seat][Group.POWER] * found


@follows(Rule.SCORE_INNER_CIRCLE)
def circle_points(box: Box, s: State, seat: int) -> int:
    """Only circles that stand by themselves."""
    loose = 0
    if s.groups[seat][Group.INNER_CIRCLE] > 0:
        for card in range(FIRST_WAR):
            if box.type[card] == Type.INNER_CIRCLE and s.object_at[card] == area(seat):
                loose += 1
    return CIRCLE_POINTS * loose


# What else brings points

@follows(Rule.SCORE_OPERATIONS, Rule.OPERATION_POINTS)
def operation_points(box: Box, s: State, seat: int) -> int:
    found = 0
    for operation in range(OPERATIONS):
        if s.operation_of[operation] == seat:
            found += box.operation_points[operation]
    return found


def project_points(box: Box, s: State, seat: int) -> int:
    found = 0
    for project in range(PROJECTS):
        if s.stage[seat][project] > 0:
            found += stage_points(box, s, seat, project)
    return found


@follows(Rule.SCORE_PROJECTS)
def stage_points(box: Box, s: State, seat: int, project: int) -> int:
    """What the stage brings on which a coordinator stands."""
    return box.stage_points[stage_at(project, s.stage[seat][project])]


@follows(Rule.SCORE_ALLIANCES, Rule.ALLIANCE_POINTS)
def printed_points(box: Box, s: State, seat: int) -> int:
    found = 0
    if s.pact_size[concluded(seat)] > 0:
        for alliance in range(ALLIANCES):
            if s.alliance_at[alliance] == concluded(seat):
                found += box.alliance_points[alliance]
    return found


@follows(Rule.EFFECT_FINAL, Rule.SCORE_ALLIANCES)
def effect_points(box: Box, s: State, seat: int) -> int:
    found = 0
    if s.pact_size[concluded(seat)] > 0:
        for alliance in range(ALLIANCES):
            if s.alliance_at[alliance] == concluded(seat):
                found += points_of(box, s, seat, FIRST_FINAL + alliance)
    return found


@follows(Rule.EFFECT_FINAL)
def points_of(box: Box, s: State, seat: int, deed: int) -> int:
    """So many points for each of what the effect counts."""
    found = 0
    for clause in range(CLAUSES):
        if box.effect[deed][clause] == Effect.POINTS_PER:
            found += box.amount[deed][clause] * quantity(box.what[deed][clause], box, s, seat)
    return found


LINE_POINTS = {
    Line.BASIC: basic_points, Line.LEADING: leading_points, Line.CRIME: crime_points,
    Line.CORPORATIONS: corporation_points, Line.INNER_CIRCLE: circle_points, Line.OPERATIONS: operation_points,
    Line.PROJECTS: project_points, Line.ALLIANCES: printed_points, Line.EFFECTS: effect_points,
}
line_points = dispatch("line_points", LINE_POINTS, "box", "s", "seat")


def points(box: Box, s: State, seat: int) -> int:
    """All that a seat would score now."""
    found = 0
    for line in range(LINES):
        found += line_points(line, box, s, seat)
    return found


# The end

def count(box: Box, s: State) -> None:
    rank_seats(box, s)
    tell(box, s)
    s.step = Step.OVER


@follows(Rule.WIN_MOST_POINTS, Rule.TIE_STAGE_FIVE, Rule.TIE_SECRET_POWER, Rule.TIE_SHARED)
def rank_seats(box: Box, s: State) -> None:
    """Equal points: who reached stage V is ahead, then who is further in Secret Power, else the victory is shared."""
    standing = numbers(SEATS)
    s.ending = Ending.SHARED
    for tie_break in range(TIE_BREAKS):
        for seat in range(s.players):
            standing[seat] = standing_of(box, s, seat, tie_break)
        rank_by(s, standing, s.players)
        if s.winner != NONE and s.ending == Ending.SHARED:
            s.ending = Ending.POINTS + tie_break


def tell(box: Box, s: State) -> None:
    for seat in range(s.players):
        for line in range(LINES):
            found = line_points(line, box, s, seat)
            if found > 0:
                say(s, Said.SCORED, seat, line, found)
        say(s, Said.TOTAL, seat, points(box, s, seat))
    for seat in range(s.players):
        if s.rank[seat] == 1:
            say(s, Said.VICTORY_SHARED if s.winner == NONE else Said.GAME_WON, seat)


def standing_of(box: Box, s: State, seat: int, tie_break: int) -> int:
    """Points, and what tells equal points apart."""
    found = points(box, s, seat)
    if tie_break > 0:
        found = 2 * found + reached_last_stage(s, seat)
    return (STAGES + 1) * found + secret_stage(s, seat) if tie_break == 2 else found


@follows(Rule.TIE_SECRET_POWER)
def secret_stage(s: State, seat: int) -> int:
    return s.stage[seat][Project.SECRET_POWER]


@follows(Rule.TIE_STAGE_FIVE)
def reached_last_stage(s: State, seat: int) -> int:
    """1 if a seat is at stage V of any project; of how many does not matter."""
    for project in range(PROJECTS):
        if s.stage[seat][project] == STAGES:
            return 1
    return 0
