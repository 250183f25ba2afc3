"""Robot pupils: one answers all right, one all wrong, one at random. Whoever builds a lesson sends them through it.

A robot knows the answers, as it sits in the kernel. It never skips: it goes on where a pupil could.
"""

from __future__ import annotations

import random
from dataclasses import dataclass, field

from ..lessons.items import Judged
from ..lessons.lesson import Lesson
from ..lessons.pupil import Pupil

RIGHT, WRONG, RANDOM = MANNERS = ("right", "wrong", "random")
MOST_TRIES = 60         # at one step, before it is called a dead end; chance is slow


class DeadEnd(AssertionError):
    """A step from which a robot cannot get on."""


@dataclass
class Walk:
    """A robot's way: how often each question was answered, and what was answered there last."""

    pupil: Pupil
    tries: dict[str, int] = field(default_factory=dict)
    answers: dict[str, str] = field(default_factory=dict)


def walk(lesson: Lesson, manner: str = RIGHT, language: str = "en", seed: int = 1917, quick: bool = False) -> Walk:
    """Send a robot through a lesson, to the end."""
    way, dice = Walk(Pupil(lesson, seed, quick)), random.Random(f"{manner} {seed}")
    pupil = way.pupil
    while not pupil.over:
        asked = pupil.asked
        way.tries[asked] = way.tries.get(asked, 0) + 1
        if way.tries[asked] > MOST_TRIES:
            raise DeadEnd(f"{lesson.id}/{asked}: no way on for a pupil who answers {manner}")
        way.answers[asked] = choose(pupil, manner, language, dice)
        pupil.answer(way.answers[asked], language)
        on(pupil)
    return way


def on(pupil: Pupil) -> None:
    """What a pupil clicks after an answer."""
    if pupil.is_solved or pupil.may_pass:
        pupil.go_on()
    elif pupil.shows_solution:
        pupil.try_alike()
    else:
        pupil.reset()


def choose(pupil: Pupil, manner: str, language: str, dice: random.Random) -> str:
    """An answer to the question that a pupil has before them."""
    asked = pupil.question(language)
    known = asked.item.answers()
    if not isinstance(asked.item, Judged):
        return known[0]
    if manner == RANDOM:
        return dice.choice(known)
    right = [answer for answer in known if asked.judge(answer).right]
    wrong = [answer for answer in known if answer not in right]
    wanted = right if manner == RIGHT else wrong or right       # where nothing can be wrong
    if not wanted:
        raise DeadEnd(f"{pupil.lesson.id}/{asked.step.id}: nothing is right")
    return dice.choice(wanted)
