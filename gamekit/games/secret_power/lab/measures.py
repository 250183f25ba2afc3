"""What studies note of a game."""

from ....engine.measures import Measure
from ..rules.scoring import line_points, points
from ..rules.table import ALLIANCES, OPERATIONS, PROJECTS, TYPES, Box, Pact, State, concluded


def score(box: Box, s: State, seat: int) -> int:
    return points(box, s, seat) if seat < s.players else 0


def links(box: Box, s: State, seat: int) -> int:
    """The lines of a seat in the network of influence: its objects, the stages of its projects, its alliances."""
    if seat >= s.players:
        return 0
    found = s.pact_size[concluded(seat)]
    for type in range(TYPES):
        found += s.owned[seat][type]
    for project in range(PROJECTS):
        found += s.stage[seat][project]
    return found


def rounds(box: Box, s: State) -> int:
    return s.round


def first(s: State) -> int:
    """The first seat that has won. Before the end, the first seat."""
    for seat in range(s.players):
        if s.rank[seat] == 1:
            return seat
    return 0


def line(box: Box, s: State, line: int) -> int:
    """What a row of the score pad brings all players together."""
    found = 0
    for seat in range(s.players):
        found += line_points(line, box, s, seat)
    return found


def winning_line(box: Box, s: State, line: int) -> int:
    """What a row of the score pad brings the winner."""
    return line_points(line, box, s, first(s))  # type: ignore[no-any-return]


def winning_stage(box: Box, s: State, project: int) -> int:
    return s.stage[first(s)][project]


def winning_objects(box: Box, s: State, type: int) -> int:
    """How many cards of a kind the winner has."""
    return s.owned[first(s)][type]


def furthest(box: Box, s: State, project: int) -> int:
    """The stage that somebody has reached."""
    best = 0
    for seat in range(s.players):
        best = max(best, s.stage[seat][project])
    return best


def concluded_by(box: Box, s: State, alliance: int) -> int:
    """1 if somebody has concluded an alliance."""
    return 1 if Pact.CONCLUDED <= s.alliance_at[alliance] < Pact.DISCARD else 0


def winning_alliance(box: Box, s: State, alliance: int) -> int:
    """1 if the winner has concluded it."""
    return 1 if s.alliance_at[alliance] == concluded(first(s)) else 0


def alliances_concluded(box: Box, s: State) -> int:
    found = 0
    for alliance in range(ALLIANCES):
        found += concluded_by(box, s, alliance)
    return found


def operations_run(box: Box, s: State) -> int:
    found = 0
    for operation in range(OPERATIONS):
        if s.operation_of[operation] >= 0:
            found += 1
    return found


MEASURES = (
    Measure("score", score, of="seat", each_round=True),
    Measure("links", links, of="seat", each_round=True),
    Measure("rounds", rounds),
    Measure("operations", operations_run),
    Measure("alliances", alliances_concluded),
    Measure("furthest", furthest, of="project"),
    Measure("line", line, of="line"),
    Measure("winning_line", winning_line, of="line", drawn=True),
    Measure("winning_stage", winning_stage, of="project"),
    Measure("winning_objects", winning_objects, of="type"),
    Measure("concluded", concluded_by, of="alliance"),
    Measure("winning_alliance", winning_alliance, of="alliance"),
)
