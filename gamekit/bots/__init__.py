"""Bots: rules code that sees what a seat sees and imports no game (see `engine.policies`). Weak ones come first."""

from . import random_bot as random_bot
from . import greedy_bot as greedy_bot
from . import search_bot as search_bot
from . import learned_bot as learned_bot
