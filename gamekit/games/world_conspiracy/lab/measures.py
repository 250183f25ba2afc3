"""What studies note of a game besides."""

from ....engine.measures import Measure
from ...secret_power.lab.measures import MEASURES as BASE_MEASURES
from ..rules.table import Box, State


def line_taken(box: Box, s: State, rung: int) -> int:
    """How often Falcon took a line of his list."""
    return s.lines_taken[rung]


MEASURES = (*BASE_MEASURES, Measure("falcon_line", line_taken, of="rung"))
