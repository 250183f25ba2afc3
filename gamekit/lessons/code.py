"""The resume code: eight characters that say what is solved, with which seed. No account, no cookie, any computer.

A step counts from 0 to its number of questions, most steps from 0 to 1. All counts together are one number; beside it
the eight characters have room for the seed, unless there are very many steps; what is left checks for slips of the pen.
Predictions that are asked about later go along with the ways that nearly everybody takes: see `Form`.
"""

from __future__ import annotations

import secrets
from collections.abc import Sequence
from dataclasses import dataclass
from math import prod
from zlib import crc32

from ..engine.errors import BadOption

LETTERS = "0123456789ABCDEFGHJKMNPQRSTVWXYZ"       # without I, L, O, U: nobody mistakes them on a blackboard
LENGTH = 8
ROOM: int = len(LETTERS) ** LENGTH
LEAST_CHECK = 50            # of as many mistyped codes one may pass
SEEDS = 1000                # those of pairs are below: a number that is said and typed easily
OUTSIDE = 0                 # in place of a seed that the code has no room for: the link tells it
ANSWERS = 101               # of a prediction: per cents from 0 to 100, or the number of an option


@dataclass(frozen=True)
class Form:
    """What the codes of a lesson tell apart: how many questions of each step are solved, and predictions.

    Most pupils have solved the first questions of a path, and no others. Only the codes for that have room for
    `kept` predictions, each a number below ANSWERS, or -1 for none; all other sets of steps come without them.
    """

    questions: Sequence[int]                    # of each step
    paths: Sequence[Sequence[int]] = ()         # by the numbers of their steps
    kept: int = 0

    @property
    def usual(self) -> int:
        """How many codes go along a path."""
        return len(self.paths) * (sum(self.questions) + 1) * prod([ANSWERS + 1] * self.kept)

    @property
    def size(self) -> int:
        return self.usual + prod(number + 1 for number in self.questions)

    @property
    def limits(self) -> list[int]:
        """Of the numbers that tell a usual way: its path, how far it goes, what was predicted."""
        return [len(self.paths) - 1, sum(self.questions), *[ANSWERS] * self.kept]

    def number(self, solved: Sequence[int], predicted: Sequence[int]) -> int:
        for path, steps in enumerate(self.paths):
            far = sum(solved[step] for step in steps)
            if list(solved) == self.along(steps, far):
                return packed(self.limits, [path, far, *(one + 1 for one in predicted)])
        return self.usual + packed(self.questions, solved)

    def told(self, number: int) -> tuple[list[int], list[int]]:
        """What is solved, and what was predicted."""
        if number >= self.usual:
            return unpacked(self.questions, number - self.usual), [-1] * self.kept
        path, far, *predicted = unpacked(self.limits, number)
        return self.along(self.paths[path], far), [one - 1 for one in predicted]

    def along(self, path: Sequence[int], far: int) -> list[int]:
        """How many questions of each step are solved where a path is gone so far."""
        solved = [0] * len(self.questions)
        for step in path:
            solved[step] = min(self.questions[step], far)
            far -= solved[step]
        return solved


def packed(limits: Sequence[int], numbers: Sequence[int]) -> int:
    """Several numbers, each from 0 to its limit, as one."""
    value = 0
    for limit, number in zip(reversed(limits), reversed(numbers), strict=True):
        value = value * (limit + 1) + number
    return value


def unpacked(limits: Sequence[int], value: int) -> list[int]:
    numbers = []
    for limit in limits:
        value, number = divmod(value, limit + 1)
        numbers.append(number)
    return numbers


def seeds(form: Form) -> int:
    """How many seeds a code tells apart beside all else: one is no choice."""
    return max(1, min(SEEDS, ROOM // form.size // LEAST_CHECK))


def own_seed(form: Form) -> int:
    """A seed for a pair that has none: one that its code can tell, where codes tell more seeds than a class needs."""
    known = seeds(form)
    return 1 + secrets.randbelow((known if known > LEAST_CHECK else SEEDS) - 1)


def marks(form: Form) -> int:
    """How many values the check has; under LEAST_CHECK are too many steps."""
    return ROOM // (form.size * seeds(form))


def written(
    lesson: str, form: Form, solved: Sequence[int], seed: int = OUTSIDE, predicted: Sequence[int] = (),
) -> str:
    """The code for how many questions of each step are solved."""
    counts = form.number(solved, predicted) * seeds(form) + (seed if seed < seeds(form) else OUTSIDE)
    value = counts * marks(form) + check(lesson, counts, form)
    return "".join(LETTERS[value >> 5 * place & 31] for place in reversed(range(LENGTH)))


def read(lesson: str, form: Form, code: str) -> tuple[list[int], int, list[int]]:
    """How many questions of each step a code says are solved, with which seed, and what was predicted."""
    letters = code.strip().upper().replace("O", "0").replace("I", "1").replace("L", "1")
    if len(letters) != LENGTH or any(letter not in LETTERS for letter in letters):
        raise BadOption("error-lesson-code", code=code[:20])
    value = 0
    for letter in letters:
        value = value << 5 | LETTERS.index(letter)
    counts, mark = divmod(value, marks(form))
    number, seed = divmod(counts, seeds(form))
    if number >= form.size or mark != check(lesson, counts, form):
        raise BadOption("error-lesson-code", code=code[:20])
    solved, predicted = form.told(number)
    return solved, seed, predicted


def check(lesson: str, counts: int, form: Form) -> int:
    return crc32(f"{lesson} {counts}".encode()) % marks(form)
