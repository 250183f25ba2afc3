"""Conditions of cards as data: `finance >= 3 or crime >= 1`, `control >= 2 and governments == 0`.

A condition compares quantities with numbers; `and` binds closer than `or`, and an empty cell always holds. A game lists
its quantities in an enum, and says with one function how much of each a seat has:

    class Quantity(IntEnum): ...
    unmet = conditions(quantity)                        # quantity(key, box, s, seat), made by `dispatch`
    if unmet(box.needs[card], box, s, seat) != NONE: ...

In the box a condition is a row of tests, four numbers each: how it is joined to those before, the quantity, how it is
compared, the number.
"""

from __future__ import annotations

import re
from collections.abc import Callable
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from .box import Misread, Whole, member_of
from .dispatch import Function, bind
from .layout import NONE, Layout
from .steps import Kind

if TYPE_CHECKING:
    from .game import Game

TEST = 4                            # numbers of a test
FIRST, AND, OR = 0, 1, 2
AT_LEAST, AT_MOST, EXACTLY = 0, 1, 2
JOINED = {"and": AND, "or": OR}
COMPARED = {">=": (AT_LEAST, 0), ">": (AT_LEAST, 1), "<=": (AT_MOST, 0), "<": (AT_MOST, -1), "==": (EXACTLY, 0)}
HIGHEST = 9999


# Whether it holds

quantity: Callable[..., int]        # (key, box, s, seat), bound for each game
# ruff: noqa: F821


def conditions(quantity: Function) -> Function:
    """`unmet` for a game that says how much of each quantity a seat has."""
    return bind(unmet, {"quantity": quantity})


def unmet(tests: Any, box: Any, s: Any, seat: int) -> int:
    """Where in the row the first test stands that fails; NONE if the condition holds."""
    failed, first = NONE, NONE      # of the tests since the last `or`, and of all
    for at in range(0, len(tests), TEST):
        if tests[at] == NONE:
            break
        if tests[at] == OR:
            if failed == NONE:
                return NONE
            failed = NONE
        if failed == NONE and not compared(quantity(tests[at + 1], box, s, seat), tests[at + 2], tests[at + 3]):
            failed = at
            if first == NONE:
                first = at
    return NONE if failed == NONE else first


def compared(amount: int, comparison: int, number: int) -> bool:
    if comparison == AT_LEAST:
        return amount >= number
    return amount <= number if comparison == AT_MOST else amount == number


# How it is written and told

@dataclass(frozen=True)
class Condition:
    """A column of conditions. They go into a grid that is `TEST` times as wide as the most tests of a condition."""

    field: str
    quantities: Kind
    most: int
    shift: int = 0

    def read(self, text: str) -> list[int]:
        spaced = re.sub(r"([<>=]+)", r" \1 ", text)
        clauses = re.split(r"\s+(and|or)\s+", spaced.strip()) if text else []
        if len(clauses) > 2 * self.most:
            raise Misread(text, f"0..{self.most}, a >= 1 and b == 0 or c >= 2")
        row = []
        for place in range(0, len(clauses), 2):
            row += [JOINED[clauses[place - 1]] if place else FIRST, *self.test(clauses[place].split())]
        return row + [NONE] * (TEST * self.most - len(row))

    def test(self, parts: list[str]) -> tuple[int, int, int]:
        """Quantity, comparison and number."""
        name, sign, number = (*parts, "", "", "")[:3]
        what = member_of(self.quantities.members or (), name)
        if sign not in COMPARED:
            raise Misread(sign, *COMPARED)
        if len(parts) > 3:
            raise Misread(parts[3], *JOINED)
        comparison, more = COMPARED[sign]
        return int(what), comparison, Whole("", 0, HIGHEST).read(number) + more

    def write(self, values: Layout, index: int, value: list[int]) -> None:
        for place, part in enumerate(value):
            getattr(values, self.field)[index + self.shift][place] = part

    def text(self, game: Game, index: int, language: str) -> str:
        """The condition of a thing in words; empty if it has none."""
        row, said = getattr(game.box, self.field)[index + self.shift], []
        for at in range(0, len(row), TEST):
            join, what, comparison, number = row[at : at + TEST]
            if join != NONE:
                key = ("condition-at-least", "condition-at-most", "condition-exactly")[comparison]
                facts = {"quantity": (self.quantities.name, what), "number": number}
                said += [game.words.text(f"condition-{'and' if join == AND else 'or'}", language)] if join else []
                said.append(game.text(key if number or not comparison else "condition-none", language, facts))
        return " ".join(said)
