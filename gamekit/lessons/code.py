"""The resume code: eight characters that say what is solved. No account, no cookie, any computer.

A step counts from 0 to its number of questions, most steps from 0 to 1. All counts together are one number; what the
eight characters have left over beside it checks for slips of the pen.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import prod
from zlib import crc32

from ..engine.errors import BadOption

LETTERS = "0123456789ABCDEFGHJKMNPQRSTVWXYZ"       # without I, L, O, U: nobody mistakes them on a blackboard
LENGTH = 8
ROOM: int = len(LETTERS) ** LENGTH
LEAST_CHECK = 50            # of as many mistyped codes one may pass


def marks(questions: Sequence[int]) -> int:
    """How many values the check has beside steps with so many questions each; under LEAST_CHECK are too many steps."""
    used = prod(number + 1 for number in questions)
    return ROOM // used


def written(lesson: str, questions: Sequence[int], solved: Sequence[int]) -> str:
    """The code for how many questions of each step are solved."""
    counts = 0
    for number, done in zip(reversed(questions), reversed(solved), strict=True):
        counts = counts * (number + 1) + done
    value = counts * marks(questions) + check(lesson, counts, questions)
    return "".join(LETTERS[value >> 5 * place & 31] for place in reversed(range(LENGTH)))


def read(lesson: str, questions: Sequence[int], code: str) -> list[int]:
    """How many questions of each step a code says are solved."""
    letters = code.strip().upper().replace("O", "0").replace("I", "1").replace("L", "1")
    if len(letters) != LENGTH or any(letter not in LETTERS for letter in letters):
        raise BadOption("error-lesson-code", code=code[:20])
    value = 0
    for letter in letters:
        value = value << 5 | LETTERS.index(letter)
    counts, mark = divmod(value, marks(questions))
    solved, left = [], counts
    for number in questions:
        left, done = divmod(left, number + 1)
        solved.append(done)
    if left or mark != check(lesson, counts, questions):
        raise BadOption("error-lesson-code", code=code[:20])
    return solved


def check(lesson: str, counts: int, questions: Sequence[int]) -> int:
    return crc32(f"{lesson} {counts}".encode()) % marks(questions)
