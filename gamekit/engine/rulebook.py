"""The rulebook: every rule of a game as an entry that code, tests, refusals and log lines cite.

A game lists its rules once, as members of an enum:

    class Rule(RuleEnum):
        ALLOWED = ()
        MOVE_TO_NEIGHBOUR = Section.MOVE
        TIE_GOES_TO_WILL = Section.STRENGTH, Status.RULING

Title and text stand in the game's Fluent files (`rule-move-to-neighbour`, attribute `text`, and
for rulings `reason`), so that an entry reads in every language.
"""

from __future__ import annotations

import ast
import inspect
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from enum import Enum, IntEnum
from pathlib import Path
from typing import TYPE_CHECKING, Any, TypeVar

from .words import SHARED, checked_text

if TYPE_CHECKING:
    from .changes import Change
    from .game import Game

F = TypeVar("F", bound=Callable[..., Any])


class Status(Enum):
    """How we know a rule."""

    RULEBOOK = "rulebook"            # stated in the printed rulebook
    RULING = "ruling"                # the book is unclear; we settled it and say why
    RECONSTRUCTED = "reconstructed"  # the printed value is not known; ours fits all that is
    CHANGED = "changed"              # not as it is printed: somebody tries out another rule


class RuleEnum(IntEnum):
    """Base of a game's `Rule`: small integers for the rules, with section and status for readers."""

    section: Enum | None
    status: Status

    def __new__(cls, section: Enum | None = None, status: Status = Status.RULEBOOK) -> RuleEnum:
        number = len(cls.__members__) + (len(cls.behind()) - 1 if cls.__members__ and cls.behind() else 0)
        member = int.__new__(cls, number)
        member._value_ = number
        member.section = section
        member.status = status
        return member

    @staticmethod
    def behind() -> Any:
        """The rules whose numbers come before, in an expansion. Number 0 is in both."""
        return ()

    @property
    def key(self) -> str:
        """The rule's id in Fluent files: `rule-move-to-neighbour`."""
        return "rule-" + hyphened(self)


class SaidEnum(IntEnum):
    """Base of a game's `Said`: what the log can say. A member names its rule and what its numbers are.

        DATE_MOVED = Rule.DATE_ADVANCE, "seat", "day"

    A number's name is its kind (a seat, a card ...) and the Fluent variable; `to:region` names both.
    """

    rule: RuleEnum
    names: tuple[str, ...]

    def __new__(cls, rule: RuleEnum, *names: str) -> SaidEnum:
        number = len(cls.__members__) + len(cls.behind())
        member = int.__new__(cls, number)
        member._value_ = number
        member.rule = rule
        member.names = names
        return member

    @staticmethod
    def behind() -> Any:
        """What has the numbers before, in an expansion."""
        return ()

    @property
    def key(self) -> str:
        return "said-" + hyphened(self)


def hyphened(member: Enum) -> str:
    """`MOVE_TO` as `move-to`: the form of names in Fluent files, saved games and positions."""
    return member.name.lower().replace("_", "-")


def follows(*rules: RuleEnum) -> Callable[[F], F]:
    """Mark a function as the code of these rules."""

    def mark(function: F) -> F:
        function.rules = rules  # type: ignore[attr-defined]
        return function

    return mark


@dataclass(frozen=True)
class Entry:
    """One rule as a reader sees it: `str(entry)` is its title and text."""

    rule: RuleEnum
    title: str
    text: str
    place: str
    reason: str = ""
    changed: bool = False

    @property
    def id(self) -> str:
        return self.rule.name

    @property
    def status(self) -> str:
        return (Status.CHANGED if self.changed else self.rule.status).value

    def __str__(self) -> str:
        return f"{self.title}. {self.text} ({self.place})"


class Rulebook:
    """All entries of a game in one language, by id: `game.rulebook["MOVE_TO_NEIGHBOUR"]`."""

    def __init__(self, game: Game, language: str) -> None:
        self._game = game
        self.language = language

    def __getitem__(self, rule: str | int) -> Entry:
        member = self._member(rule)
        text = self._game.words.text
        change = self._game.concerned.get(member)
        return Entry(
            member,
            title=text(member.key, self.language),
            text=text(member.key + ".text", self.language) + (self.now(change) if change else ""),
            place=self.place(member) if change is None else self.changed_place(member),
            reason=text(member.key + ".reason", self.language) if member.status is Status.RULING else "",
            changed=change is not None,
        )

    def now(self, change: Change) -> str:
        """How the rule is instead, in the words of a prepared change."""
        key = f"{change.key}.now"
        if not change.name:
            return ""
        return SHARED.text("changed-now", self.language, now=self._game.words.text(key, self.language))

    def changed_place(self, member: RuleEnum) -> str:
        """Where the printed rule stands, of one that is changed."""
        place = self.place(member)
        return SHARED.text("changed-rule-at" if place else "changed-rule", self.language, place=place)

    def _member(self, rule: str | int) -> RuleEnum:
        """The rule of that id or number. Number 0 is that of no rule."""
        for name, member in self._game.rules.__members__.items():
            if member and rule in (name, member):
                return member
        raise KeyError(f"no rule {rule!r}; `list(game.rulebook)` names all {len(self)}")

    def place(self, member: RuleEnum) -> str:
        """Where the rule stands in the printed rulebook."""
        section = member.section
        return self._game.words.text("section-" + hyphened(section), self.language) if section else ""

    def __iter__(self) -> Iterator[str]:
        return (name for name, member in self._game.rules.__members__.items() if member)

    def __len__(self) -> int:
        return len(self._game.rules) - 1

    def entries(self) -> list[Entry]:
        return [self[name] for name in self]

    def search(self, words: str) -> list[Entry]:
        """Entries whose title or text holds all the words."""
        wanted = checked_text(words).lower().split()
        return [e for e in self.entries() if all(w in f"{e.id} {e.title} {e.text}".lower() for w in wanted)]

    def functions(self, rule: str) -> list[Callable[..., Any]]:
        """The functions that are this rule's code."""
        member = self._member(rule)
        return [f for f in self._game.functions() if member in getattr(f, "rules", ())]

    def source(self, rule: str) -> str:
        """The source of the rule's functions, to be read beside the rulebook."""
        return "\n\n".join(inspect.getsource(f) for f in self.functions(rule))

    def __repr__(self) -> str:
        return f"<Rulebook of {self._game.name}: {len(self)} rules>"


def cited(files: list[Path], enum_name: str = "Rule") -> set[str]:
    """The rules that Python files name as `Rule.X`."""
    found = set()
    for file in files:
        for node in ast.walk(ast.parse(file.read_text("utf-8"))):
            if isinstance(node, ast.Attribute) and isinstance(node.value, ast.Name) and node.value.id == enum_name:
                found.add(node.attr)
    return found
