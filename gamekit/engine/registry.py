"""Which games there are: the folders in `gamekit.games`, and entry points of other packages (group `gamekit.games`)."""

from __future__ import annotations

import importlib
import pkgutil
from collections.abc import Iterable
from pathlib import Path
from typing import Any

from .errors import GamekitError, UnknownGame
from .game import Game

GROUP = "gamekit.games"
INSTALLED = True        # whether packages are installed here that may bring games; in a browser none are


def built_in() -> list[str]:
    """The games that come with gamekit."""
    package = importlib.import_module(GROUP)
    return [module.name for module in pkgutil.iter_modules(package.__path__) if module.ispkg]


def entry_points(group: str) -> Iterable[Any]:
    """Those of installed packages. What reads them is slow to import."""
    if not INSTALLED:
        return ()
    from importlib import metadata

    return metadata.entry_points(group=group)


def _from_elsewhere() -> dict[str, Any]:
    return {entry.name: entry for entry in entry_points(group=GROUP)}


def names() -> list[str]:
    """The names of all games."""
    return sorted({*built_in(), *_from_elsewhere()})


def game_class(name: str) -> type[Game]:
    """A game's class. A folder names its class `game`; an entry point refers to it."""
    if not isinstance(name, str):
        raise UnknownGame("error-unknown-game", name=repr(name), allowed=names())
    if name in built_in():
        found = importlib.import_module(f"{GROUP}.{name}").game
    elif name in _from_elsewhere():
        try:
            found = _from_elsewhere()[name].load()
        except Exception as error:
            raise GamekitError("error-broken-game", name=name, problem=f"{type(error).__name__}: {error}") from error
    else:
        raise UnknownGame("error-unknown-game", name=name, allowed=names())
    if not (isinstance(found, type) and issubclass(found, Game)):
        raise GamekitError("error-broken-game", name=name, problem=f"{found!r} is not a Game class")
    return found


def load(name: str, box: str | Path | None = None, language: str = "en") -> Game:
    """A game, with its own components or with a folder of yours.

    >>> load("dual_powers", language="ru").title
    'Dual Powers: Революция 1917'
    """
    return game_class(name)(box=box, language=language)
