"""Spaced repetition: rules that a pupil missed come back as fresh questions in later lessons of the game.

The last page of a lesson gives a code for them, of eight characters as the code to go on with. Typed into another
lesson of that game it adds a question at each of its checks, up to three, from whichever lesson asks that rule anew.
What is right there at the first try is done with; what is not is in the next code.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field, replace

from ..engine.errors import BadOption
from ..engine.game import Game
from . import code
from .lesson import Lesson, Section, Step
from .loading import lessons, load_lesson
from .pupil import Pupil

MOST = 4                # rules in a code
ASKED = 3               # questions that a lesson adds
AGAIN = "repeat"        # the section of such a question
SEEDS = 5000            # how far its dice are from the lesson's own


def ids(game: Game) -> list[str]:
    """The rules in the order by which codes name them."""
    return list(game.rulebook)


def written(game: Game, rules: Sequence[str]) -> str:
    """The code of some rules: the first few of them."""
    known = ids(game)
    numbers = [known.index(rule) + 1 for rule in rules if rule in known][:MOST]
    return code.written(_place(game), _form(game), numbers + [0] * (MOST - len(numbers)))


def read(game: Game, letters: str) -> list[str]:
    """The rules of a code."""
    known = ids(game)
    numbers, *_ = code.read(_place(game), _form(game), letters)
    return [known[number - 1] for number in numbers if number]


def _place(game: Game) -> str:
    return f"{game.name}/{AGAIN}"


def _form(game: Game) -> code.Form:
    """Each place of a code holds any rule, or none."""
    return code.Form([len(ids(game))] * MOST)


@dataclass
class Repetition(Pupil):
    """One question about a rule that was missed in an earlier lesson."""

    rule: str = ""

    @property
    def was_right(self) -> bool:
        """At the first try."""
        return self.tried.get(self.step.id if not self.over else self.lesson.steps[0].id, False)


@dataclass
class Due:
    """The rules that are to come back in a lesson, and those that did."""

    lesson: Lesson
    seed: int
    rules: list[str] = field(default_factory=list)
    asked: int = 0
    missed: list[str] = field(default_factory=list)     # again

    def add(self, rules: Sequence[str]) -> None:
        """More rules; only those that some lesson can ask."""
        for rule in rules:
            if rule not in self.rules and source(self.lesson.game, rule) is not None:
                self.rules.append(rule)

    def next(self, way: Pupil) -> Repetition | None:
        """The question that comes before a check, or those that are left at the end."""
        at_check = not way.over and way.step.rhythm == "check" and way.turn == 0 and way.verdict is None
        if not self.rules or self.asked >= ASKED or not (way.over or at_check):
            return None
        rule = self.rules.pop(0)
        found = source(self.lesson.game, rule)
        assert found is not None
        self.asked += 1
        return question(*found, rule, self.seed + SEEDS + self.asked)

    def done(self, question: Repetition) -> None:
        """An answer: what was missed again comes back once more, in a later lesson."""
        if not question.was_right:
            self.missed.append(question.rule)

    def left(self, way: Pupil) -> list[str]:
        """The rules for the next code: missed here, missed again, and not asked yet."""
        here = [rule for rule, _ in way.to_repeat if rule]
        return list(dict.fromkeys([*self.missed, *here, *self.rules]))


def question(lesson: Lesson, step: Step, rule: str, seed: int) -> Repetition:
    return Repetition(replace(lesson, sections=(Section(AGAIN, (step,)),)), seed, rule=rule)


def source(game: Game, rule: str) -> tuple[Lesson, Step] | None:
    """The step, of any lesson of the game, that asks about a rule best: anew, and as its own subject."""
    found = [
        (rank(step, rule), number, name, step)
        for name in lessons(game)
        for number, step in enumerate(known(game, name).steps) if is_about(step, rule)
    ]
    if not found:
        return None
    _, _, name, step = min(found, key=lambda one: one[:3])
    return known(game, name), step


def is_about(step: Step, rule: str) -> bool:
    """Whether a step has a question of its own on a rule that can be answered wrongly and is quickly made."""
    return rule in step.rules and step.asking.can_fail and not step.costly and not step.is_guess


def rank(step: Step, rule: str) -> tuple[bool, bool, bool]:
    return not step.asking.is_fresh, rule not in step.idea, not step.asking.has_sister


_KNOWN: dict[tuple[str, str, str], Lesson] = {}


def known(game: Game, name: str) -> Lesson:
    """A lesson, read once."""
    key = game.name, game.components.fingerprint, name
    if key not in _KNOWN:
        _KNOWN[key] = load_lesson(game, name)
    return _KNOWN[key]


def checked(game: Game, given: str) -> list[str]:
    """The rules of what somebody typed, where it may be another code; none if it is not one of these."""
    try:
        return read(game, given)
    except BadOption:
        return []
