"""Games for machines that learn: environments of PettingZoo, and thousands of tables stepped by one compiled call."""

from .environment import MISSING, Environment, env
from .vector import Tables, vector

__all__ = ["MISSING", "Environment", "Tables", "env", "vector"]
