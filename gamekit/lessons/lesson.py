"""The lesson as data: sections of steps in a TOML file, words in Fluent files beside it.

    [[section]]
    id = "strength"

    [[section.step]]
    id = "who-holds"
    rhythm = "see"                  # see, try, predict, break, check; watch, bet, write, vote
    idea = ["TIE_MORE_TOKENS"]      # the new rule
    ask = "choice"                  # move, refused, choice, number, order, text, go
    options = ["red", "white"]
    right = ["red"]
    wrong = { white = "TIE_MORE_TOKENS" }
    start = { position = { ... }, moves = ["..."], seat = "red" }

    [[section.step]]
    id = "final"
    rhythm = "check"
    mixes = ["who-holds", "check-a", "check-b"]     # asks these again, one after the other, with other dice

The words of a step stand under its id: the task as value, and `right`, `hint`, `solution`, `option-x`, `reply-x` as
attributes. A step that mixes others says with their words what they ask; its own are a heading, for the class page.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from functools import cached_property
from importlib import import_module
from pathlib import Path
from types import ModuleType
from typing import Any

from ..engine.errors import GamekitError
from ..engine.game import Game
from ..engine.words import Words

FOLDER, FILE = "lessons", "lesson.toml"
ASKS = ("move", "refused", "choice", "number", "order", "text", "go")
RHYTHMS = ("see", "try", "predict", "break", "check", "watch", "bet", "write", "vote")
ACTING = tuple(ask for ask in ASKS if ask != "go")


class BadLesson(GamekitError):
    """A lesson file that cannot be used."""


@dataclass(frozen=True)
class Step:
    """One thing to do."""

    id: str
    rhythm: str
    ask: str = "go"
    idea: Sequence[str] = ()        # rules that are new here
    recall: Sequence[str] = ()      # rules of earlier steps that are needed again
    start: Mapping[str, Any] = field(default_factory=dict)
    options: Sequence[str] = ()
    right: Sequence[str] = ()
    tolerance: float = 0.0
    wrong: Mapping[str, str] = field(default_factory=dict)
    item: str = ""                  # the function that makes the question, in place of the five above
    mixes: Sequence[str] = ()       # earlier steps that are asked again, in place of a question of its own
    then: Sequence[str] = ()        # moves that are played when it is solved
    sister: Mapping[str, Any] = field(default_factory=dict)     # fields of a like step, for who needed the solution
    arrow: Sequence[str] = ()       # things that the picture points at
    spoken: Sequence[str] = ()      # kinds of things that paper tells in words, as its pictures leave them out
    pictured: Sequence[str] = ()    # kinds of things that paper draws, though they hold nothing and cannot be chosen
    uncounted: bool = False         # the picture shows neither sums nor what may be played, until it is answered
    misconception: str = ""         # M1 .. M10, where a bet confronts one

    @property
    def acts(self) -> bool:
        return self.ask in ACTING or bool(self.mixes)

    @property
    def questions(self) -> int:
        """How many questions it asks."""
        return len(self.mixes) or 1


@dataclass(frozen=True)
class Section:
    id: str
    steps: tuple[Step, ...]


@dataclass(frozen=True)
class Lesson:
    """A lesson of a game. `data` is the whole file, for what only some kinds of lessons have."""

    game: Game
    id: str
    folder: Path
    data: Mapping[str, Any]
    sections: tuple[Section, ...]

    @cached_property
    def words(self) -> Words:
        return Words(self.folder, behind=self.game.words)

    @property
    def kind(self) -> str:
        """tutorial, bot, odds or history."""
        return str(self.data["kind"])

    @property
    def minutes(self) -> int:
        return int(self.data["minutes"])

    @property
    def steps(self) -> list[Step]:
        return [step for section in self.sections for step in section.steps]

    @property
    def quick(self) -> list[str]:
        """The steps of the quick path."""
        return list(self.data.get("quick", ()))

    def step(self, name: str) -> Step:
        return next(step for step in self.steps if step.id == name)

    def section_of(self, step: Step) -> Section:
        return next(section for section in self.sections if step in section.steps)

    def text(self, key: str, language: str, **facts: Any) -> str:
        """Words of the lesson; facts may be things of the game, as pairs of kind and number."""
        filled = {
            name: self.game.thing_text(fact[0], fact[1], language) if isinstance(fact, tuple) else fact
            for name, fact in facts.items()
        }
        try:
            return self.words.text(key, language, **filled)
        except KeyError as error:
            raise BadLesson("error-lesson-file", file=f"{self.id}/{language}.ftl", problem=error.args[0]) from None

    def title(self, language: str) -> str:
        return self.text("lesson", language)

    @cached_property
    def items(self) -> ModuleType | None:
        """The lesson's own makers of items."""
        name = f"{type(self.game).__module__}.{FOLDER}.{self.id}.items"
        return import_module(name) if (self.folder / "items.py").exists() else None
