"""A game that expands another: the same anatomy, but its folder has only what it adds.

    class WorldConspiracy(Expansion):
        expands = SecretPower
        options = (...)

What its files do not have, the base has: a file or a name that is missing is the base's, as the joints (see `joints`)
let it be. Of rules, steps, what the log says, measures and words it has the base's and its own; its CSV files go on
where those of the base end.
"""

from __future__ import annotations

import sys
from dataclasses import fields, replace
from enum import Enum, IntEnum
from functools import cache
from importlib import import_module
from importlib.util import find_spec
from pathlib import Path
from types import FunctionType, ModuleType
from typing import Any, ClassVar

from .folder import FolderGame
from .joints import Joints
from .places import Things
from .rulebook import RuleEnum, SaidEnum


def together(*enums: type[IntEnum]) -> Any:
    """One enum with the members of several. Where two have a number, the first names it."""
    first = enums[0]
    members = {int(member): member for one in reversed(enums) for member in one}
    ordered = [members[number] for number in sorted(members)]
    kind: Any = RuleEnum if issubclass(first, RuleEnum) else SaidEnum if issubclass(first, SaidEnum) else IntEnum
    return kind(first.__name__, [(member.name, _told(member)) for member in ordered], module=first.__module__)


def _told(member: IntEnum) -> Any:
    """What a member was declared with."""
    if isinstance(member, RuleEnum):
        return member.section, member.status
    return (member.rule, *member.names) if isinstance(member, SaidEnum) else int(member)


class Expansion(FolderGame, folder=False):
    """Base of a game in a folder that builds on that of another."""

    expands: ClassVar[type[FolderGame]]
    joints: ClassVar[Joints]

    @classmethod
    def folders(cls) -> list[Path]:
        return [*cls.expands.folders(), cls.folder]

    @classmethod
    def packages(cls) -> tuple[str, ...]:
        return (*cls.expands.packages(), f"{cls.package}.")

    @classmethod
    def declare(cls) -> None:
        base, table = cls.expands, import_module(f"{cls.package}.rules.table")
        cls.joints = Joints(cls.packages(), *_differences(base.file("rules.table"), table))
        for module in import_module(f"{cls.package}.joints").JOINTS:
            cls.joints.join(module)
        super().declare()
        cls.rules, cls.said = together(base.rules, cls.rules), together(base.said, cls.said)
        cls.step, cls.ending = together(base.step, cls.step), together(base.ending, cls.ending)
        sizes = {kind.name: kind for kind in cls.kinds}
        everything = {**base.steps, **cls.steps}
        cls.steps = {number: taken_over(step, cls.joints, kind=sizes) for number, step in everything.items()}
        cls.ends = {**base.ends, **cls.ends}
        cls.measures = tuple(taken_over(measure, cls.joints) for measure in cls.measures)

    @classmethod
    @cache
    def file(cls, name: str) -> Any:
        """A module of the folder or of the base's, with what each has as this game sees it."""
        own = f"{cls.package}.{name}"
        there = own in sys.modules or (find_spec(own.rpartition(".")[0]) and find_spec(own))
        return Joined([*([import_module(own)] if there else []), *_behind(cls.expands, name)], cls.joints)


def _behind(base: type[FolderGame], name: str) -> list[ModuleType]:
    module = f"{base.package}.{name}"
    return [import_module(module)] if find_spec(module.rpartition(".")[0]) and find_spec(module) else []


class Joined:
    """A module of the expansion and that of the base, as one."""

    def __init__(self, modules: list[ModuleType], joints: Joints) -> None:
        if not modules:
            raise ModuleNotFoundError("neither the game nor its base has such a file")
        self.modules = modules
        self.joints = joints

    def __getattr__(self, name: str) -> Any:
        module = next((module for module in self.modules if hasattr(module, name)), self.modules[0])
        value = self.joints(getattr(module, name))
        setattr(self, name, value)
        return value


def _differences(base: ModuleType, own: ModuleType) -> tuple[dict[str, tuple[Any, Any]], dict[Any, Any]]:
    """Names of both tables that mean something else in each; and what is done with things, one for the other.

    Enums are not among them: those of the expansion have only what it adds.
    """
    both = [(name, value, vars(own)[name]) for name, value in vars(base).items() if name in vars(own)]
    differing = {name: (old, new) for name, old, new in both if old is not new and not name.startswith("__")}
    enums = [name for name, (old, _) in differing.items() if isinstance(old, type) and issubclass(old, Enum)]
    moved = {
        function: getattr(new, name) for old, new in differing.values() if isinstance(old, Things)
        for name, function in vars(old).items() if isinstance(function, FunctionType)
    }
    return {name: pair for name, pair in differing.items() if name not in enums}, moved


def taken_over(declared: Any, joints: Joints, **named: dict[str, Any]) -> Any:
    """A declaration whose functions are those of the expansion, and whose kinds have its sizes."""
    found = {field.name: getattr(declared, field.name) for field in fields(declared)}
    functions = {name: joints(value) for name, value in found.items() if isinstance(value, FunctionType)}
    things = {name: sizes[found[name].name] for name, sizes in named.items() if name in found}
    return replace(declared, **functions, **things)
