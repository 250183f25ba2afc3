"""What a lesson brought: four questions before it and four after it, of the same kinds, with other dice.

A lesson's file names the steps as `before` and `after`. Nothing is told between the questions, so that they measure.
On paper the sheets do the same, with the same dice.
"""

from __future__ import annotations

from dataclasses import dataclass, replace

from .items import Verdict
from .lesson import Lesson, Section
from .pupil import Pupil
from .room import Room, key

BEFORE, AFTER = NAMES = ("before", "after")
SEEDS = {BEFORE: 1000, AFTER: 2000}         # how far the dice are from the lesson's own


@dataclass
class Quiz(Pupil):
    """One of the two tests. Every question has one try, and no reply."""

    name: str = BEFORE
    right: int = 0

    def answer(self, given: str, language: str = "en") -> Verdict:
        verdict = super().answer(given, language)
        self.right += verdict.right
        self._to(self._at + 1)
        return Verdict(verdict.right)

    def go_back(self) -> None:
        """There is no way back."""


def quiz(lesson: Lesson, name: str, seed: int) -> Quiz:
    """The test before or after a lesson that is asked with this seed."""
    steps = tuple(lesson.step(step) for step in lesson.data.get(name, ()))
    return Quiz(replace(lesson, sections=(Section(name, steps),)), seed + SEEDS[name], name=name)


def note(room: Room, lesson: Lesson, name: str, step: str, right: bool) -> None:
    """Count an answer for the class."""
    room.note(key(lesson, f"{name}/{step}"), right)


def counted(room: Room, lesson: Lesson) -> dict[str, tuple[int, int]]:
    """How many answers of a class were right before and after, and how many there were."""
    found, sums = room.first_tries(), {}
    for name in NAMES:
        steps = [found.get(key(lesson, f"{name}/{step}"), (0, 0)) for step in {*lesson.data.get(name, ())}]
        good = sum(one[0] for one in steps)
        sums[name] = good, good + sum(one[1] for one in steps)
    return sums
