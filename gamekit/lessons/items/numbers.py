"""A number is typed."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from math import isfinite
from numbers import Real
from typing import TYPE_CHECKING, Any, ClassVar

from ..code import ANSWERS
from .item import Flaw, Judged

if TYPE_CHECKING:
    from ..asking import Asked


def number(answer: Any) -> float | None:
    """The number that somebody wrote, with a point or a comma, or with a sign of per cent."""
    try:
        value = float(answer.replace(",", ".").replace("%", "").strip())
    except (AttributeError, ValueError):
        return None
    return value if isfinite(value) else None


@dataclass(frozen=True, kw_only=True)
class Number(Judged):
    """`right` holds numbers as text; what is off by no more than `tolerance` is right too."""

    ask: ClassVar[str] = "number"
    FORMS: ClassVar[Mapping[str, Any]] = {**Judged.FORMS, "right": [number], "tolerance": Real}

    tolerance: float = 0.0

    def is_answer(self, given: str) -> bool:
        return number(given) is not None

    def number_of(self, answer: str) -> int:
        """Predictions are per cents, whole ones for codes."""
        value = number(answer)
        return -1 if value is None else min(max(round(value), 0), ANSWERS - 1)

    def answer_of(self, number: int) -> str:
        return str(number)

    def is_right(self, answer: str) -> bool:
        value = number(answer)
        return value is not None and any(abs(value - float(right)) <= self.tolerance + 1e-9 for right in self.right)

    def key(self, asked: Asked) -> str:
        return super().key(asked) + (f" ± {self.tolerance:g}" if self.tolerance else "")

    def answers(self) -> list[str]:
        value = float(self.right[0])
        return [self.right[0], f"{value + self.tolerance + 1:g}", f"{value - self.tolerance - 1:g}", "?"]

    def mistakes(self) -> list[str]:
        return [answer for answer in self.wrong if answer != "*" and answer not in self.right]

    def is_told_by(self, asked: Asked, reply: str) -> bool:
        """Whether a reply has the right answer in it."""
        return any(right.lower() in reply.replace(".", " ").split() for right in self.right)

    def flaws(self, asked: Asked) -> Iterator[Flaw]:
        if not self.right or not all(self.is_right(right) for right in self.right):
            yield "the right number is none", "", list(self.right)
