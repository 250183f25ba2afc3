"""Games for machines that learn: environments of PettingZoo, thousands of tables stepped by one compiled call, and a
small network that learns from its own games."""

from .environment import MISSING, Environment, env
from .learned import Learned, load_learned, untaught
from .learning import Learner, Settings
from .vector import Tables, vector

__all__ = [
    "MISSING", "Environment", "Learned", "Learner", "Settings", "Tables", "env", "load_learned", "untaught", "vector",
]
