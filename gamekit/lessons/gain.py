"""What a lesson brought: four questions before it and four after it, parallel to each other and to those of the lesson.

A lesson's file names the steps as `before` and `after`. A question is asked with other dice, thrown again until it is
another one than in the lesson and in the test before: nobody answers the same thing twice. Nothing is told between the
questions, so that they measure. On paper the sheets do the same, with the same dice.
"""

from __future__ import annotations

from dataclasses import dataclass, field, replace

from .asking import content, made
from .items import Verdict
from .lesson import Lesson, Section, Step
from .pupil import Pupil
from .room import Room, key

BEFORE, AFTER = NAMES = ("before", "after")
SEEDS = {BEFORE: 1000, AFTER: 2000}         # how far the dice are from the lesson's own
NEXT, THROWS = 10_000, 30                   # how far those are that are thrown again; how often that is tried


def seed_of(lesson: Lesson, step: Step, name: str, seed: int) -> int:
    """The dice of a test's question: the first that ask something else than the lesson does, and the test before."""
    known = [content(made(lesson, step, seed))]
    if name == AFTER:
        known.append(content(made(lesson, step, seed_of(lesson, step, BEFORE, seed))))
    thrown = [seed + SEEDS[name] + NEXT * again for again in range(THROWS)]
    return next((one for one in thrown if content(made(lesson, step, one)) not in known), thrown[0])


@dataclass
class Quiz(Pupil):
    """One of the two tests. Every question has one try, and no reply."""

    name: str = BEFORE
    right: int = 0
    seeds: dict[str, int] = field(default_factory=dict)     # of its questions, once they were asked

    def dice(self) -> int:
        if self.step.id not in self.seeds:
            self.seeds[self.step.id] = seed_of(self.lesson, self.step, self.name, self.seed)
        return self.seeds[self.step.id]

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
    return Quiz(replace(lesson, sections=(Section(name, steps),)), seed, name=name)


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
