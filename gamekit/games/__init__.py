"""The games. Each is a folder; nothing outside it names it. `gamekit.games()` lists them."""

import sys
from types import ModuleType


class _Games(ModuleType):
    """This package, which can also be called: `gamekit.games` is both the folder and the list."""

    def __call__(self) -> list[str]:
        from ..engine.registry import names

        return names()


sys.modules[__name__].__class__ = _Games
