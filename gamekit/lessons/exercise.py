"""Exercises for a notebook: a statement, a cell to change, a check that says what is off, a hint, a solution.

    tasks = exercises("dual_powers", "odds")
    tasks["longest-run"]                    # shows the statement
    tasks["longest-run"].check(longest)     # says what is off; the solution unfolds after a try

A lesson's `exercises.py` holds them as `EXERCISES`. Their words stand in the lesson's files as `exercise-<id>`: the
statement as value, and `right`, `hint` and `reply-x` as attributes. A judge gives back the x of a reply, and "" for
what is right; it never tells the answer.
"""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from functools import cached_property
from importlib import import_module
from math import sqrt
from numbers import Real
from typing import Any

from ..engine.errors import BadOption
from ..engine.markup import Markup, tag
from ..engine.match import Match
from ..engine.moves import Move
from ..engine.registry import load
from .lesson import FOLDER, Lesson
from .loading import load_lesson
from .paper import WORDS

SIZES = ("number", "condition", "write")        # what is changed, from small to large
FAILS = "fails"                                 # the reply to a function of the pupil's that breaks
SOLUTION_AFTER, HINT_AFTER = 1, 2               # wrong tries
LABELS = ("right", "wrong", "hint", "solution")
ERRORS = 4                                      # standard errors that luck is given
SMALL = 1e-6
Judge = Callable[[Any], str]


# What judges are made of

def is_number(value: Any) -> bool:
    return isinstance(value, Real) and not isinstance(value, bool)


def near(value: float, wanted: float, by: float = SMALL) -> bool:
    return abs(value - wanted) <= by


def by_luck(share: float, chance: float, n: int) -> bool:
    """Whether a share of so many draws fits a chance."""
    return near(share, chance, ERRORS * sqrt(chance * (1 - chance) / n))


def like_one(value: float, known: Mapping[str, Any], by: float = SMALL, other: str = "other") -> str:
    """The name of the known number that a value is: "" for the right one, else that of a mistake."""
    return next((name for name, number in known.items() if near(float(value), float(number), by)), other)


def acts_like(
    answer: Callable[..., Any], readings: Callable[..., Mapping[str, Any]], cases: Sequence[tuple[Any, ...]],
) -> str:
    """Which reading of the task a function of the pupil's follows: "" for the right one, else the name of a mistake.

    `readings` gives the number of each reading for a case.
    """
    said = [answer(*case) for case in cases]
    if not all(is_number(value) for value in said):
        return "nothing"
    known = [readings(*case) for case in cases]

    def same(name: str) -> bool:
        return all(near(float(value), float(one[name])) for value, one in zip(said, known, strict=True))

    return next((name for name in known[0] if same(name)), "other")


def plays_at_random(answer: Callable[[Any], Any], match: Match, seat: str, tries: int = 400) -> str:
    """What is off with a policy that should play at random here: the same dice, the same move; others, all moves."""
    chosen: dict[str, int] = {}
    for seed in range(tries):
        views = [match.view(seat) for _ in range(2)]
        for view in views:
            view.random = random.Random(seed)
        first, second = (answer(view) for view in views)
        if not (isinstance(first, Move) and isinstance(second, Move)):
            return "move"
        if first.id not in [move.id for move in views[0].moves]:
            return "illegal"
        if first.id != second.id:
            return "seed"
        chosen[first.id] = chosen.get(first.id, 0) + 1
    return is_even(list(chosen.values()), len(match.moves), tries)


def is_even(counts: Sequence[int], moves: int, tries: int) -> str:
    """Whether so many moves were chosen about as often."""
    if len(counts) == 1:
        return "same"
    return "" if len(counts) == moves and all(by_luck(n / tries, 1 / moves, tries) for n in counts) else "uneven"


@dataclass(frozen=True)
class Exercise:
    """What is asked. `starter` and `solution` are cells; each leaves what is judged under the name `answer`."""

    id: str
    size: str
    starter: str
    solution: str
    judge: Judge
    data: Callable[[], Any] | None = None       # what the cell works on

    def verdict(self, answer: Any) -> str:
        """The reply's name; a function of the pupil's that breaks is told so, and stops nothing."""
        try:
            return self.judge(answer)
        except Exception:
            return FAILS


@dataclass(frozen=True)
class Reply:
    """What a check says. `solution` is there once something was tried."""

    right: bool
    text: str
    hint: str = ""
    solution: str = ""
    labels: Mapping[str, str] = field(default_factory=dict)

    def __str__(self) -> str:
        return "\n".join(part for part in (self.text, self.hint) if part)

    def _repr_html_(self) -> Markup:
        verdict = tag("strong", self.labels["right" if self.right else "wrong"])
        hint = tag("p", tag("em", self.labels["hint"]), " ", self.hint) if self.hint else ""
        folded = ""
        if self.solution:
            folded = tag("details", tag("summary", self.labels["solution"]), tag("pre", self.solution))
        return tag("p", verdict, " ", self.text, role="status") + hint + folded


@dataclass
class Task:
    """An exercise for one pupil, with its tries."""

    exercise: Exercise
    lesson: Lesson
    language: str
    wrong: int = 0

    @cached_property
    def data(self) -> Any:
        """What the exercise works on, made when it is first asked for."""
        return self.exercise.data() if self.exercise.data else None

    def text(self, attribute: str = "") -> str:
        key = f"exercise-{self.exercise.id}" + (f".{attribute}" if attribute else "")
        return self.lesson.text(key, self.language)

    def check(self, answer: Any) -> Reply:
        """Judge an answer: what is off, then a hint, and the solution to unfold."""
        said = self.exercise.verdict(answer)
        labels = {name: WORDS.text(f"exercise-{name}", self.language) for name in LABELS}
        if not said:
            return Reply(True, self.text("right"), labels=labels)
        self.wrong += 1
        words = WORDS.text("exercise-fails", self.language) if said == FAILS else self.text(f"reply-{said}")
        return Reply(
            False, words, self.text("hint") if self.wrong >= HINT_AFTER else "",
            self.exercise.solution if self.wrong >= SOLUTION_AFTER else "", labels,
        )

    def __str__(self) -> str:
        return self.text()

    def __repr__(self) -> str:
        return self.text()

    def _repr_html_(self) -> Markup:
        size = WORDS.text(f"exercise-size-{self.exercise.size}", self.language)
        return tag("p", tag("small", size)) + tag("p", self.text())


class Exercises(Mapping[str, Task]):
    """The exercises of a lesson, by their names."""

    def __init__(self, lesson: Lesson, given: Sequence[Exercise], language: str) -> None:
        self.tasks = {one.id: Task(one, lesson, language) for one in given}

    def __getitem__(self, name: str) -> Task:
        if name not in self.tasks:
            raise BadOption("error-lesson", name=name, game="exercises", allowed=list(self.tasks))
        return self.tasks[name]

    def __iter__(self) -> Iterator[str]:
        return iter(self.tasks)

    def __len__(self) -> int:
        return len(self.tasks)

    def _repr_html_(self) -> Markup:
        return tag("ol", *(tag("li", tag("code", name), ": ", task) for name, task in self.tasks.items()))


def exercises(game: str, name: str, language: str = "en") -> Exercises:
    """The exercises of a lesson."""
    lesson = load_lesson(load(game, language=language), name)
    module = import_module(f"{type(lesson.game).__module__}.{FOLDER}.{lesson.id}.exercises")
    return Exercises(lesson, module.EXERCISES, language)
