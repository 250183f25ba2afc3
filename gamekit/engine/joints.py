"""How one game is built on another: functions of the base are taken over, and work on a larger table.

An expansion does not change the files of its base. It has a table of its own, larger than the base's, and says in its
*joints* what stands for what: for a function of the base one of its own, which may call the one that it stands for.

    JOINTS = {
        projects.agents_asked: agents_asked,        # which asks `projects.agents_asked`, and adds to it
        effects.VOCABULARY: VOCABULARY,
    }

Every other function of the base is made anew from its code, so that what it looks up is the expansion's: numbers and
layouts of the table by their names, functions and other things as the joints say. Modules of an expansion may have
joints for the same function without knowing of each other: the later stands over the earlier, and calls it.
"""

from __future__ import annotations

import sys
from collections.abc import Mapping, Sequence
from enum import Enum
from functools import cached_property
from types import FunctionType, ModuleType
from typing import Any

from .layout import Layout
from .steps import globals_in

ENGINE = __name__.rpartition(".")[0]


class Joints:
    """What stands for what, and the functions that were made anew."""

    def __init__(
        self, packages: tuple[str, ...], table: Mapping[str, tuple[Any, Any]], stands_for: Mapping[Any, Any],
    ) -> None:
        self.packages = packages        # of the base and of the expansion, each with a dot behind it
        self.table = table              # names whose values differ: what they are in the base, and here
        self.own: dict[int, Any] = {}
        self.base: dict[int, Any] = {}
        self.made: dict[Any, Any] = {}
        self.join(stands_for)

    def join(self, stands_for: Mapping[Any, Any] | Sequence[tuple[Any, Any]]) -> None:
        """More that stands for something: over what others have put there before. Pairs may have dictionaries too."""
        for one, other in stands_for.items() if isinstance(stands_for, Mapping) else stands_for:
            below = self.highest(one)
            self.own[id(below)], self.base[id(other)] = other, below

    def __call__(self, value: Any) -> Any:
        """What a value of the base is in the expansion."""
        return self.taken_over(self.highest(value))

    def highest(self, value: Any) -> Any:
        """The last of those that stand for a value."""
        while id(value) in self.own:
            value = self.own[id(value)]
        return value

    def taken_over(self, value: Any) -> Any:
        if isinstance(value, FunctionType):
            return self.function(value) if self.is_ours(value) else value
        if isinstance(value, type):
            return self.class_(value) if self.is_plain_class(value) else value
        if type(value) is dict:
            return {key: self(one) for key, one in value.items()}
        if type(value) in (tuple, list):
            return type(value)(self(one) for one in value)
        return value

    def function(self, function: FunctionType) -> Any:
        """The function with the same code, which looks up what the expansion has."""
        if function not in self.made:
            space = dict(function.__globals__)
            code, name = function.__code__, function.__name__
            copy = FunctionType(code, space, name, function.__defaults__, function.__closure__)
            copy.__kwdefaults__, copy.__doc__ = function.__kwdefaults__, function.__doc__
            copy.__qualname__, copy.__module__ = function.__qualname__, function.__module__
            copy.__annotations__ = function.__annotations__
            copy.__dict__.update(function.__dict__)
            self.made[function] = copy      # before its names are looked up: functions may call each other
            for used in globals_in(code) & space.keys():
                space[used] = self.looked_up(function, used, space[used])
        return self.made[function]

    def looked_up(self, asking: Any, name: str, value: Any) -> Any:
        """What a name means in a function. Who stands for something means by it what he stands for."""
        if isinstance(value, ModuleType) and f"{value.__name__}.".startswith(self.packages):
            raise TypeError(f"{asking.__qualname__} looks into {value.__name__}: rules call each other by plain names")
        known = self.table.get(name)
        if known is not None and (value is known[0] or (type(value) is int and value == known[0])):
            return known[1]
        below = asking
        while id(below) in self.base:
            below = self.base[id(below)]
            if below is value:
                return self.taken_over(self.base[id(asking)])
        return self(value)

    def class_(self, made: type) -> type:
        """A class whose methods look up what the expansion has."""
        if made not in self.made:
            self.made[made] = made
            members = {name: self.member(value) for name, value in vars(made).items()}
            changed = {name: value for name, value in members.items() if value is not vars(made)[name]}
            self.made[made] = type(made)(made.__name__, (made,), {**changed, "__module__": made.__module__})
        return self.made[made]  # type: ignore[no-any-return]

    def member(self, value: Any) -> Any:
        if isinstance(value, property):
            return property(self(value.fget), self(value.fset), self(value.fdel), value.__doc__)
        if isinstance(value, cached_property):
            return cached_property(self(value.func))
        if isinstance(value, (staticmethod, classmethod)):
            return type(value)(self(value.__func__))
        return self(value) if isinstance(value, FunctionType) else value

    def is_ours(self, function: FunctionType) -> bool:
        """Of the base, of the expansion, or made by the engine for one of them."""
        home = f"{function.__module__}."
        if home.startswith(self.packages):
            return True
        return home.startswith(ENGINE) and vars(sys.modules[home[:-1]]).get(function.__name__) is not function

    def is_plain_class(self, made: type) -> bool:
        return f"{made.__module__}.".startswith(self.packages) and not issubclass(made, (Enum, Layout))

