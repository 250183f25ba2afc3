"""The lesson as data: sections of steps in a TOML file, words in Fluent files beside it.

    [[section]]
    id = "strength"

    [[section.step]]
    id = "who-holds"
    rhythm = "see"                  # see, try, predict, break, check; watch, bet, write, vote
    idea = ["TIE_MORE_TOKENS"]      # the new rule
    ask = "choice"                  # move, refused, choice, number, order, text, go: see `items`
    options = ["red", "white"]      # from here on fields of its kind
    right = ["red"]
    wrong = { white = "TIE_MORE_TOKENS" }
    start = { position = { ... }, moves = ["..."], seat = "red" }
    then = ["..."]                  # moves that are played when it is solved
    sister = { right = ["white"] }  # fields of a like question, for who needed the solution

    [[section.step]]
    id = "check"
    rhythm = "check"
    ask = "choice"
    item = "holds"                  # the function that makes the question, in place of a written one
    costly = "plays 4,000 games"    # if that takes long: then fewer seeds are checked
    reads = "ending"                # with a board below: the function of `items.py` that tells from its match what is
                                    # to be chosen; where one only goes on, whether the match has got there

    [[section.step]]
    id = "final"
    rhythm = "check"
    mixes = ["who-holds", "check-a", "check-b"]     # asks these again, one after the other, with other dice

A lesson of a `shape` has the sections, words and makers of that folder in `shapes`, where other games share them, and
says only what is its own; `[fill.<step>]` are the fields that it gives to a step of its shape.

The words of a step stand under its id: the task as value, and `right`, `hint`, `solution`, `option-x`, `reply-x` as
attributes. A step that mixes others says with their words what they ask; its own are a heading, for the console.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from functools import cached_property
from pathlib import Path
from typing import TYPE_CHECKING, Any

from ..engine.errors import GamekitError
from ..engine.game import Game
from ..engine.words import SHARED, Words
from .code import Form

if TYPE_CHECKING:
    from .asking import Asking

WORDS = Words(Path(__file__).parent / "words", behind=SHARED)       # those of all lessons
FOLDER, FILE = "lessons", "lesson.toml"
SHAPES = Path(__file__).parent / "shapes"       # what lessons of several games share: their steps, words and makers
RHYTHMS = ("see", "try", "predict", "break", "check", "watch", "bet", "write", "vote")
GUESSES = ("predict", "bet")        # rhythms without a second try


class BadLesson(GamekitError):
    """A lesson file that cannot be used."""


@dataclass(frozen=True)
class Look:
    """What a step's pictures leave out or add."""

    arrow: Sequence[str] = ()       # things that the picture points at
    uncounted: bool = False         # the picture shows neither sums nor what may be played, until it is answered
    spoken: Sequence[str] = ()      # kinds of things that paper tells in words, as its pictures leave them out
    hand_first: bool = False        # the question is about the own area or hand: it stands above the board
    pictured: Sequence[str] = ()    # what paper draws besides, though it holds nothing and cannot be chosen: kinds of
                                    # things, or names of single parts of the picture


@dataclass(frozen=True)
class Step:
    """One thing to do."""

    id: str
    rhythm: str
    asking: Asking                  # where its question comes from
    idea: Sequence[str] = ()        # rules that are new here
    recall: Sequence[str] = ()      # rules of earlier steps that are needed again
    misconception: str = ""         # M1 .. M10, where a bet confronts one
    costly: str = ""                # why it takes long to make: then fewer seeds are checked
    reads: str = ""                 # the lesson's function that reads the answer from the match on the board below
    look: Look = field(default_factory=Look)

    @property
    def rules(self) -> list[str]:
        return [*self.idea, *self.recall]

    @property
    def broken(self) -> Sequence[str]:
        """What a step to break a rule is about: the new rule, or where it has none those that it recalls."""
        return self.idea or self.recall

    @property
    def is_guess(self) -> bool:
        return self.rhythm in GUESSES


@dataclass(frozen=True)
class Section:
    id: str
    steps: tuple[Step, ...]


class ShapedWords(Words):
    """The words of a lesson, and those of its shape as if they stood in the same file."""

    def __init__(self, folder: Path, shape: str, behind: Words) -> None:
        super().__init__(folder, behind)
        self.shape = Words(SHAPES / shape)

    def _bundle(self, language: str) -> Any:
        if language not in self._bundles:
            super()._bundle(language).add_resource(self.shape._resource(language))
        return self._bundles[language]

    def _sources(self, language: str) -> dict[str, str]:
        return self.shape._sources(language) | super()._sources(language)


@dataclass(frozen=True)
class Lesson:
    """A lesson of a game. `data` is the whole file, for what only some kinds of lessons have."""

    game: Game
    id: str
    folder: Path
    data: Mapping[str, Any]
    sections: tuple[Section, ...]
    makers: Callable[[], Any]       # the module with its makers of items, once it is needed

    @cached_property
    def words(self) -> Words:
        shape = self.data.get("shape")
        return ShapedWords(self.folder, shape, self.game.words) if shape else Words(self.folder, self.game.words)

    @property
    def folders(self) -> list[Path]:
        """Where its words and makers are: its own, and that of its shape."""
        shape = self.data.get("shape")
        return [self.folder, *([SHAPES / shape] if shape else [])]

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
    def questions(self) -> list[int]:
        """How many questions each step asks."""
        return [step.asking.questions for step in self.steps]

    @property
    def quick(self) -> list[str]:
        """The steps of the quick path."""
        return list(self.data.get("quick", ()))

    @property
    def kept(self) -> list[str]:
        """The predictions that later steps ask about: they are in the resume code."""
        return list(self.data.get("kept", ()))

    @cached_property
    def form(self) -> Form:
        """What resume codes tell apart."""
        names = [step.id for step in self.steps]
        paths = [names, [name for name in names if name in self.quick]] if self.kept else []
        return Form(self.questions, [[names.index(name) for name in path] for path in paths], len(self.kept))

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

    def told(self, key: str, language: str, **facts: Any) -> str:
        """Words of the lesson, or nothing where it has none."""
        return self.text(key, language, **facts) if self.words.has(key, language) else ""

    def title(self, language: str) -> str:
        return self.text("lesson", language)
