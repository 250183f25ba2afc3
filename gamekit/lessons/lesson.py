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

import tomllib
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field, fields, replace
from functools import cached_property
from importlib import import_module
from numbers import Real
from pathlib import Path
from types import ModuleType
from typing import Any

from ..engine.errors import BadOption, GamekitError
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


NEEDED = {"kind": str, "minutes": int}      # in every lesson
KINDS: dict[str, type] = {                  # what a file has for the fields of a step
    one.name: {"str": str, "float": Real, "bool": bool, "Sequence[str]": list}.get(str(one.type), dict)
    for one in fields(Step)
}


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
        return self.words.text(key, language, **filled)

    def title(self, language: str) -> str:
        return self.text("lesson", language)

    @cached_property
    def items(self) -> ModuleType | None:
        """The lesson's own makers of items."""
        name = f"{type(self.game).__module__}.{FOLDER}.{self.id}.items"
        return import_module(name) if (self.folder / "items.py").exists() else None


def lessons(game: Game) -> list[str]:
    """The names of a game's lessons."""
    return sorted(file.parent.name for file in (game.folder / FOLDER).glob(f"*/{FILE}"))


def load_lesson(game: Game, name: str) -> Lesson:
    """A lesson of a game, checked."""
    if name not in lessons(game):
        raise BadOption("error-lesson", name=name, game=game.name, allowed=lessons(game) or "-")
    folder = game.folder / FOLDER / name
    try:
        data = tomllib.loads((folder / FILE).read_text("utf-8"))
    except (tomllib.TOMLDecodeError, UnicodeDecodeError) as error:
        raise BadLesson("error-lesson-file", file=f"{name}/{FILE}", problem=str(error)) from None
    for entry, kind in NEEDED.items():
        if type(data.get(entry)) is not kind:
            raise BadLesson("error-lesson-file", file=f"{name}/{FILE}", problem=f"{entry} = {data.get(entry)!r}")
    sections = [Section(str(part.get("id")), tuple(read_steps(name, part))) for part in tables(name, data, "section")]
    return Lesson(game, name, folder, data, tuple(recalling(sections)))


def tables(lesson: str, data: Mapping[str, Any], name: str) -> list[dict[str, Any]]:
    """The tables [[name]] of a file."""
    found = data.get(name, [])
    if not isinstance(found, list) or not all(isinstance(one, dict) for one in found):
        raise BadLesson("error-lesson-file", file=f"{lesson}/{FILE}", problem=f"[[{name}]], not {name} = {found!r}")
    return found


def recalling(sections: Sequence[Section]) -> Iterator[Section]:
    """The sections; a step that mixes others recalls all that they do."""
    rules: dict[str, Sequence[str]] = {}
    for section in sections:
        steps = []
        for step in section.steps:
            if not set(step.mixes) <= set(rules):
                raise BadLesson("error-lesson-value", step=step.id, field="mixes", allowed=list(rules) or "-")
            mixed = [rule for name in step.mixes for rule in rules[name]]
            steps.append(replace(step, recall=tuple(dict.fromkeys([*step.recall, *mixed]))))
            rules[step.id] = [*step.idea, *step.recall]
        yield replace(section, steps=tuple(steps))


def read_steps(lesson: str, section: Mapping[str, Any]) -> Iterator[Step]:
    """The steps of a section, each field of its own kind."""
    for entry in tables(lesson, section, "step"):
        step = str(entry.get("id"))
        unknown = sorted(set(entry) - set(KINDS))
        if unknown:
            raise BadLesson("error-lesson-field", step=step, field=unknown[0], allowed=sorted(KINDS))
        for name, value in {"id": None, "rhythm": None, **entry}.items():
            if not isinstance(value, KINDS[name]):
                raise BadLesson("error-lesson-kind", step=step, field=name, kind=KINDS[name].__name__)
        for name, allowed in (("ask", ASKS), ("rhythm", RHYTHMS)):
            if entry.get(name, allowed[-1]) not in allowed:
                raise BadLesson("error-lesson-value", step=step, field=name, allowed=list(allowed))
        yield Step(**entry)
