"""The resume code: at most eight characters that say which steps are solved. No account, no cookie, any computer."""

from __future__ import annotations

from zlib import crc32

from ..engine.errors import BadOption

LETTERS = "0123456789ABCDEFGHJKMNPQRSTVWXYZ"       # without I, L, O, U: nobody mistakes them on a blackboard
MOST, LENGTH = 32, 8        # steps; characters of five bits: the steps and a check


def written(lesson: str, solved: set[int]) -> str:
    """The code for a set of solved steps, by number."""
    steps = sum(1 << number for number in solved)
    bits = steps << 8 | check(lesson, steps)
    return "".join(LETTERS[bits >> 5 * place & 31] for place in reversed(range(LENGTH)))


def read(lesson: str, code: str) -> set[int]:
    """The steps that a code says are solved."""
    letters = code.strip().upper().replace("O", "0").replace("I", "1").replace("L", "1")
    if len(letters) != LENGTH or any(letter not in LETTERS for letter in letters):
        raise BadOption("error-lesson-code", code=code[:20])
    bits = 0
    for letter in letters:
        bits = bits << 5 | LETTERS.index(letter)
    steps, mark = bits >> 8, bits & 255
    if mark != check(lesson, steps):
        raise BadOption("error-lesson-code", code=code[:20])
    return {number for number in range(MOST) if steps >> number & 1}


def check(lesson: str, steps: int) -> int:
    return crc32(f"{lesson} {steps}".encode()) & 255
