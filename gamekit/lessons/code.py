"""The resume code: eight characters that say what is solved, with which seed. No account, no cookie, any computer.

A step counts from 0 to its number of questions, most steps from 0 to 1. All counts together are one number; beside it
the eight characters have room for the seed, unless there are very many steps; what is left checks for slips of the pen.
"""

from __future__ import annotations

import secrets
from collections.abc import Sequence
from math import prod
from zlib import crc32

from ..engine.errors import BadOption

LETTERS = "0123456789ABCDEFGHJKMNPQRSTVWXYZ"       # without I, L, O, U: nobody mistakes them on a blackboard
LENGTH = 8
ROOM: int = len(LETTERS) ** LENGTH
LEAST_CHECK = 50            # of as many mistyped codes one may pass
SEEDS = 1000                # those of pairs are below: a number that is said and typed easily
OUTSIDE = 0                 # in place of a seed that the code has no room for: the link tells it


def seeds(questions: Sequence[int]) -> int:
    """How many seeds a code tells apart beside steps with so many questions each: one is no choice."""
    used = prod(number + 1 for number in questions)
    return max(1, min(SEEDS, ROOM // used // LEAST_CHECK))


def own_seed(questions: Sequence[int]) -> int:
    """A seed for a pair that has none: one that its code can tell, where codes tell more seeds than a class needs."""
    known = seeds(questions)
    return 1 + secrets.randbelow((known if known > LEAST_CHECK else SEEDS) - 1)


def marks(questions: Sequence[int]) -> int:
    """How many values the check has; under LEAST_CHECK are too many steps."""
    used = prod(number + 1 for number in questions)
    return ROOM // (used * seeds(questions))


def written(lesson: str, questions: Sequence[int], solved: Sequence[int], seed: int = OUTSIDE) -> str:
    """The code for how many questions of each step are solved."""
    counts = 0
    for number, done in zip(reversed(questions), reversed(solved), strict=True):
        counts = counts * (number + 1) + done
    counts = counts * seeds(questions) + (seed if seed < seeds(questions) else OUTSIDE)
    value = counts * marks(questions) + check(lesson, counts, questions)
    return "".join(LETTERS[value >> 5 * place & 31] for place in reversed(range(LENGTH)))


def read(lesson: str, questions: Sequence[int], code: str) -> tuple[list[int], int]:
    """How many questions of each step a code says are solved, and with which seed."""
    letters = code.strip().upper().replace("O", "0").replace("I", "1").replace("L", "1")
    if len(letters) != LENGTH or any(letter not in LETTERS for letter in letters):
        raise BadOption("error-lesson-code", code=code[:20])
    value = 0
    for letter in letters:
        value = value << 5 | LETTERS.index(letter)
    counts, mark = divmod(value, marks(questions))
    left, seed = divmod(counts, seeds(questions))
    solved = []
    for number in questions:
        left, done = divmod(left, number + 1)
        solved.append(done)
    if left or mark != check(lesson, counts, questions):
        raise BadOption("error-lesson-code", code=code[:20])
    return solved, seed


def check(lesson: str, counts: int, questions: Sequence[int]) -> int:
    return crc32(f"{lesson} {counts}".encode()) % marks(questions)
