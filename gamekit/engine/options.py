"""Options of a game: what a new match can be told. They become numbers in the state, where the rules read them."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from types import MappingProxyType
from typing import Any

from .errors import BadOption
from .layout import Table
from .rulebook import RuleEnum

SWITCH = (False, True)
NOTHING: Mapping[Any, Any] = MappingProxyType({})


@dataclass(frozen=True)
class Option:
    """One option with its choices.

    `needs` names options before it, each with the value (or a tuple of values) without which this one means nothing.
    `excludes` says of a choice which values of other options cannot go with it:

        Option("side", ("red", "white"), "red", needs={"mode": "solo"})
        Option("begins", ("anna", "clara"), "anna", excludes={"clara": {"players": 2}})
    """

    name: str
    choices: Sequence[Any]
    default: Any
    needs: Mapping[str, Any] = field(default_factory=dict, hash=False)
    excludes: Mapping[Any, Mapping[str, Any]] = field(default_factory=dict, hash=False)
    rule: RuleEnum | None = None

    @property
    def is_switch(self) -> bool:
        return tuple(self.choices) == SWITCH

    def number(self, value: Any) -> int:
        """How the state holds a value."""
        return int(value) if isinstance(value, int) else list(self.choices).index(value)

    def value(self, number: int) -> Any:
        """What a number in the state means."""
        return self.choices[number] if self.is_switch or isinstance(self.choices[0], str) else number

    def checked(self, value: Any) -> Any:
        """The value, if it is one of the choices. Text as a person types it is understood."""
        if isinstance(value, str) and not isinstance(self.choices[0], str):
            words = {"true": True, "yes": True, "on": True, "false": False, "no": False, "off": False}
            value = words.get(value.lower(), int(value) if re.fullmatch("[0-9]{1,9}", value) else value)
        fitting = [choice for choice in self.choices if choice == value]
        if not fitting or (isinstance(value, bool) and not self.is_switch):
            raise BadOption("error-option-value", option=self.name, value=repr(value), allowed=self.allowed())
        return fitting[0]

    def allowed(self) -> list[str]:
        return [str(choice).lower() if self.is_switch else str(choice) for choice in self.choices]

    def means(self, values: Mapping[str, Any]) -> bool:
        """Whether the option means something beside these values of others."""
        return all(name in values and values[name] in several(wanted) for name, wanted in self.needs.items())

    def forbids(self, value: Any, other: str, beside: Any) -> bool:
        """Whether a value of this option cannot go with one of another."""
        return beside in several(self.excludes.get(value, {}).get(other, ()))


def several(wanted: Any) -> Sequence[Any]:
    """A value, or a tuple of them, as several."""
    return wanted if isinstance(wanted, (tuple, list, range)) else (wanted,)


def complete(
    options: Sequence[Option], given: Mapping[str, Any], game: str, wished: Mapping[str, Any] = NOTHING
) -> dict[str, Any]:
    """All options that mean something, in their order.

    What is given holds, or is refused in a sentence. Of the others, wishes and defaults hold as far as they go with
    what is given.
    """
    firm = checked(options, given, game)
    values: dict[str, Any] = {}
    for option in options:
        if option.means(values):
            soft = [wished.get(option.name, option.default), option.default, *option.choices]
            tried = [firm[option.name]] if option.name in firm else soft
            values[option.name] = fitting(options, option, tried, {**firm, **values})
        elif option.name in firm:
            needs = [told(name, *several(wanted)) for name, wanted in option.needs.items()]
            raise BadOption("error-option-needs", option=option.name, needs=needs)
    return values


def checked(options: Sequence[Option], given: Mapping[str, Any], game: str) -> dict[str, Any]:
    """The given values; None is no value."""
    known = {option.name: option for option in options}
    for name in given:
        if name not in known:
            raise BadOption("error-option-unknown", option=name, game=game, allowed=list(known))
    return {name: known[name].checked(value) for name, value in given.items() if value is not None}


def fitting(options: Sequence[Option], option: Option, tried: Sequence[Any], beside: Mapping[str, Any]) -> Any:
    """The first of the values that goes with those of the other options."""
    clash = []
    for value in tried:
        clash = [o.name for o in options if o.name in beside and (
            option.forbids(value, o.name, beside[o.name]) or o.forbids(beside[o.name], option.name, value))]
        if not clash:
            return value
    others = [told(name, beside[name]) for name in clash]
    raise BadOption("error-option-excludes", choice=told(option.name, tried[-1]), others=others)


def told(name: str, *values: Any) -> str:
    """An option with its value as a person writes it: `mode = solo`, `players = 3/4`."""
    return f"{name} = " + "/".join(str(value).lower() if isinstance(value, bool) else str(value) for value in values)


def write(options: Sequence[Option], values: Mapping[str, Any], s: Table) -> None:
    """Put the options into the state."""
    for option in options:
        setattr(s, option.name, option.number(values.get(option.name, option.default)))


def read(options: Sequence[Option], s: Table) -> dict[str, Any]:
    """The options that a state was made with."""
    values: dict[str, Any] = {}
    for option in options:
        if option.means(values):
            values[option.name] = option.value(getattr(s, option.name))
    return values
