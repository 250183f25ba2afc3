"""What studies note of a game."""

from ....engine.measures import Measure
from ..rules.scoring import points

MEASURES = (Measure("score", points, of="seat"),)
