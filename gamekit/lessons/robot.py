"""Robot pupils: one answers all right, one all wrong, one at random. Whoever builds a lesson sends them through it.

A robot knows the answers, as it sits in the kernel. It never skips: it goes on where a pupil could.
"""

from __future__ import annotations

import random
from collections.abc import Callable
from dataclasses import dataclass, field

from ..engine.moves import move_at
from .asking import judge
from .items import Item
from .lesson import Lesson, Step
from .lint_engine import allowed_moves
from .pupil import Pupil

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
    step, item = pupil.question(language)
    if step.ask in ("go", "text"):
        return "" if step.ask == "go" else "…"
    known = possible(step, item)
    if manner == RANDOM:
        return dice.choice(known)
    right = [answer for answer in known if judge(pupil.lesson, step, item, answer, language).right]
    wrong = [answer for answer in known if answer not in right]
    wanted = right if manner == RIGHT else wrong or right       # where nothing can be wrong
    if not wanted:
        raise DeadEnd(f"{pupil.lesson.id}/{step.id}: nothing is right")
    return dice.choice(wanted)


def possible(step: Step, item: Item) -> list[str]:
    """Answers that somebody could give, right and wrong ones."""
    makers: dict[str, Callable[[Item], list[str]]] = {
        "move": moves, "refused": moves, "choice": lambda item: list(item.options), "number": numbers, "order": orders,
    }
    return makers[step.ask](item)


def moves(item: Item) -> list[str]:
    """All moves of the step, with forbidden ones: a few of them, as there may be hundreds."""
    assert item.match is not None
    game, s = item.match.game, item.match.state
    every = [move_at(game, s, number).id for number in range(game.flow.candidates(game.box.values, s))]
    allowed = allowed_moves(item.match)
    forbidden = [move for move in every if move not in allowed]
    return list(dict.fromkeys([*allowed, *(move for move in item.right if move != "*"), *forbidden[:6]]))


def numbers(item: Item) -> list[str]:
    value = float(item.right[0])
    return [item.right[0], f"{value + item.tolerance + 1:g}", f"{value - item.tolerance - 1:g}", "?"]


def orders(item: Item) -> list[str]:
    rotated = [*item.options[1:], *item.options[:1]]
    return list(dict.fromkeys(map(" ".join, (item.right, item.options, rotated, [*item.options][::-1]))))
