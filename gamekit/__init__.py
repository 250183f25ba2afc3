"""gamekit: political board games in Jupyter, for teaching and analysis.

>>> import gamekit
>>> gamekit.games()
['dual_powers', 'partisans', 'secret_power', 'uprising', 'world_conspiracy']
>>> match = gamekit.load("dual_powers").new(seed=1917)
>>> match.prompt
'Red, which order card is your secret objective?'
"""

from __future__ import annotations

from pathlib import Path
from typing import Any

from . import bots as bots
from . import games as games
from . import lab as lab
from .engine.errors import BadBox, BadOption, BadPosition, BadSave, GamekitError, IllegalMove, UnknownGame
from .engine.folder import FolderGame
from .engine.game import Game
from .engine.match import SHOWS, Match
from .engine.moves import Move
from .engine.registry import load
from .engine.version import VERSION
from .engine.view import View

__version__ = VERSION
__all__ = [
    "BadBox", "BadOption", "BadPosition", "BadSave", "FolderGame", "Game", "GamekitError", "IllegalMove", "Match",
    "Move", "UnknownGame", "View", "check_policy", "draw", "games", "load", "load_match",
]


def _board(match: Match) -> Any:
    from .ui.board import Board     # imported when somebody wants to see one
    from .ui.notebook import widget

    return widget(Board)(match)


def _review(match: Match, *given: Any, **more: Any) -> Any:
    return lab.review(match, *given, **more)


SHOWS["board"] = _board
SHOWS["review"] = _review


def check_policy(policy: Any, game: Game | str, **given: Any) -> Any:
    """Let a function of one's own play a few games, and say whether it can. See `gamekit.lab.check_policy`."""
    return lab.check_policy(policy, game, **given)


def draw(graph: Any, language: str | None = None, ax: Any = None) -> Any:
    """Draw a graph of a match, such as `match.graph("map")` or `match.graph("flow")`."""
    from .engine.graph import draw as picture

    return picture(graph, language, ax)


def load_match(path: str | Path, box: str | Path | None = None, language: str = "en", trust: bool = False) -> Match:
    """The match that `match.save(path)` wrote, replayed move by move.

    A match with changed rules holds the text of the functions that were changed. That text is run only if you trust
    whoever wrote the file: `trust=True`. Changes that the game has prepared need no trust.
    """
    from .engine.save import load_match as read

    return read(Path(path), box, language, trust)
