"""What studies note of a game."""

from ....engine.measures import Measure
from ..rules.scoring import stronger
from ..rules.table import Box, Seat, State


def score(box: Box, s: State, seat: int) -> int:
    """Spaces of the support track on a seat's side."""
    support = s.support if seat == Seat.RED else -s.support
    return support if support > 0 else 0


def support(box: Box, s: State) -> int:
    """Above 0 the red side leads."""
    return s.support


def rounds(box: Box, s: State) -> int:
    return s.round


def month(box: Box, s: State) -> int:
    return s.month


def control(box: Box, s: State, region: int) -> int:
    """1 where the red side is stronger, -1 where the white one is, 0 where nobody is."""
    seat = stronger(box, s, region)
    if seat == Seat.RED:
        return 1
    return -1 if seat == Seat.WHITE else 0


MEASURES = (
    Measure("score", score, of="seat"),
    Measure("support", support, each_round=True),
    Measure("rounds", rounds),
    Measure("month", month),
    Measure("control", control, of="region", each_round=True),
)
