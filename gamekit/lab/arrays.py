"""Columns of numbers: numpy, loaded when it is first used; where there is none, as in a browser, plain lists.

    from ..arrays import np

Plain rules play there, and some thousands of games are counted: for that lists are fast enough. What `plain_arrays`
knows of numpy is what the lab uses where plain games come to.
"""

from __future__ import annotations

from importlib import import_module
from typing import TYPE_CHECKING, Any



class Arrays:
    """numpy, or what stands for it."""

    def __getattr__(self, name: str) -> Any:
        try:
            module = import_module("numpy")
        except ImportError:
            module = import_module("gamekit.lab.plain_arrays")
        found = self.__dict__[name] = getattr(module, name)
        return found


if TYPE_CHECKING:
    import numpy

    np = numpy

    Column = numpy.ndarray[Any, Any]
else:
    np = Arrays()


def typed(column: Any) -> bool:
    """Whether a column's numbers have a size; those of a list have not."""
    return hasattr(column, "dtype")
