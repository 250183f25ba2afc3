"""Options of a game: what a new match can be told. They become numbers in the state, where the rules read them."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from .errors import BadOption
from .layout import Table
from .rulebook import RuleEnum

SWITCH = (False, True)


@dataclass(frozen=True)
class Option:
    """One option with its choices. `when` names the option and value without which it means nothing."""

    name: str
    choices: Sequence[Any]
    default: Any
    when: tuple[str, str] | None = None
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


def complete(options: Sequence[Option], given: Mapping[str, Any], game: str) -> dict[str, Any]:
    """All options with the given values or their defaults; those that mean nothing here are left out."""
    known = {option.name: option for option in options}
    for name in given:
        if name not in known:
            raise BadOption("error-option-unknown", option=name, game=game, allowed=list(known))
    values = {o.name: o.checked(given[o.name]) if given.get(o.name) is not None else o.default for o in options}
    for option in options:
        if option.when and values[option.when[0]] != option.when[1]:
            if given.get(option.name) is not None:
                raise BadOption("error-option-when", option=option.name, other=option.when[0], value=option.when[1])
            del values[option.name]
    return values


def write(options: Sequence[Option], values: Mapping[str, Any], s: Table) -> None:
    """Put the options into the state."""
    for option in options:
        setattr(s, option.name, option.number(values.get(option.name, option.default)))


def read(options: Sequence[Option], s: Table) -> dict[str, Any]:
    """The options that a state was made with."""
    values = {option.name: option.value(getattr(s, option.name)) for option in options}
    return {o.name: values[o.name] for o in options if not o.when or values[o.when[0]] == o.when[1]}
