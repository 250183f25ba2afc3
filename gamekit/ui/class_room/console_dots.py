"""Numbers that a class has given, each a dot above its place, before the right numbers of other pairs' questions."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass
from math import floor, log10
from statistics import quantiles
from typing import TYPE_CHECKING

from ...engine.markup import Markup, joined, tag
from ...engine.pieces import el
from .answers import Question

if TYPE_CHECKING:
    from .console import Console

BINS, TICKS = 24, 8         # at most
FAR = 3.0                   # times the middle half of all numbers: what lies further out would press the rest together
WIDTH, DOT, STACK, GREY = 400, 5, 11, 60
FEWEST = 4                  # numbers that have a middle half
TICK = 13                   # size of the numbers below, in the picture's units


@dataclass(frozen=True)
class Axis:
    """Places of equal width, each named by the number in its middle."""

    low: float
    step: float
    bins: int

    @classmethod
    def of(cls, values: Sequence[float]) -> Axis:
        low, high = within(values)
        step = round_step((high - low) / BINS, whole=all(value == int(value) for value in values))
        first = round(low / step)
        return cls(first * step, step, round(high / step) - first + 1)

    def place(self, value: float) -> int:
        return min(max(round((value - self.low) / self.step), 0), self.bins - 1)

    def has(self, value: float) -> bool:
        return -0.5 <= (value - self.low) / self.step <= self.bins - 0.5

    def middle(self, place: int) -> float:
        return (place + 0.5) * WIDTH / self.bins

    def ticks(self) -> list[tuple[int, str]]:
        every = -(-self.bins // TICKS)
        return [(place, f"{round(self.low + place * self.step, 9):g}") for place in range(0, self.bins, every)]


def within(values: Sequence[float]) -> tuple[float, float]:
    """From where to where most of them are."""
    low, high = min(values), max(values)
    if len(values) < FEWEST:
        return low, high
    quarter, _, three_quarters = quantiles(values)
    far = FAR * (three_quarters - quarter) or FAR
    return max(low, quarter - far), min(high, three_quarters + far)


def round_step(least: float, whole: bool) -> float:
    """1, 2 or 5 of some size, and no fraction between whole numbers."""
    if least <= 0 or (whole and least <= 1):
        return 1.0
    size: float = 10.0 ** floor(log10(least))
    return next(step * size for step in (1, 2, 5, 10) if step * size >= least * (1 - 1e-9))


def dots(console: Console, question: Question) -> Markup:
    behind = console.behind.numbers(question) if console.shows_results else []
    if len(set(behind)) == 1:       # how sure somebody is has no right number
        behind = []
    axis = Axis.of([*question.numbers, *behind])
    stacked = Counter(axis.place(value) for value in question.numbers if axis.has(value))
    tall = max(GREY + 10, STACK * max(stacked.values(), default=0) + 8)
    drawn = bars(axis, behind) + circles(axis, stacked)
    line = tag("path", d=f"M0 0H{WIDTH}", stroke="var(--gk-ink)", stroke_width=2)
    picture = tag("svg", drawn, line, ticks(axis), viewBox=f"0 {-tall} {WIDTH} {tall + TICK + 6}", klass="gk-dots",
                  role="img", aria_label=console.text("ui-console-dots", number=len(question.numbers)))
    return picture + joined(el("p", "quiet", words) for words in notes(console, question, axis, behind))


def bars(axis: Axis, behind: Sequence[float]) -> Markup:
    counted = Counter(axis.place(value) for value in behind if axis.has(value))
    most, wide = max(counted.values(), default=1), WIDTH / axis.bins
    return joined(
        tag("rect", x=round(place * wide + 0.5, 1), y=round(-GREY * n / most, 1), width=round(wide - 1, 1),
            height=round(GREY * n / most, 1), fill="var(--gk-line)")
        for place, n in sorted(counted.items()))


def circles(axis: Axis, stacked: Counter[int]) -> Markup:
    size = min(DOT, WIDTH / axis.bins / 2 - 1)
    return joined(
        tag("circle", cx=round(axis.middle(place), 1), cy=-DOT - 1 - STACK * above, r=round(size, 1),
            fill="var(--gk-play)", stroke="var(--gk-ink)", stroke_width=1)
        for place, n in sorted(stacked.items()) for above in range(n))


def ticks(axis: Axis) -> Markup:
    return joined(
        tag("text", words, x=round(axis.middle(place), 1), y=TICK + 3, text_anchor="middle", font_size=TICK,
            font_weight=700, fill="currentColor")
        for place, words in axis.ticks())


def notes(console: Console, question: Question, axis: Axis, behind: Sequence[float]) -> list[str]:
    far = sum(not axis.has(value) for value in question.numbers)
    told = [console.text("ui-console-far", number=far)] if far else []
    return told + ([console.text("ui-console-behind", number=len(behind))] if behind else [])
