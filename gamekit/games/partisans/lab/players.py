"""Players who are greedy but for one habit, for the lab: what stopping is worth is what is lost without it.

Each is rules code, `(box, s, moves)`, as a person's own policy is.
"""

from typing import Any

from ....engine.dice import any_best
from ....engine.memory import numbers
from ..advice.greedy import worths
from ..rules.table import PARTIAL_FROM, VICTORY_FROM, Box, State, Step, Way, points_scored


def greedy(box: Box, s: State, moves: Any) -> int:
    """As the greedy bot chooses: what looks best, and any of equals."""
    found = numbers(len(moves))
    worths(box, s, moves, found)
    return any_best(s, moves, found)


def never_stops(box: Box, s: State, moves: Any) -> int:
    """Goes on as long as there is a mission."""
    return stops_from(box, s, moves, 99)


def stops_at_partial(box: Box, s: State, moves: Any) -> int:
    """Stops as soon as a partial victory is reached, and not before."""
    return stops_from(box, s, moves, PARTIAL_FROM)


def stops_at_victory(box: Box, s: State, moves: Any) -> int:
    """Stops as soon as a victory is reached, and not before."""
    return stops_from(box, s, moves, VICTORY_FROM)


def stops_from(box: Box, s: State, moves: Any, points: int) -> int:
    if s.step != Step.STOP_OR_GO_ON:
        return greedy(box, s, moves)
    return int(Way.STOP if points_scored(box, s) >= points else Way.GO_ON)
