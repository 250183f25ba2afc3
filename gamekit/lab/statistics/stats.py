"""Estimates with their intervals: what a number of games can say, and how far it can be trusted.

Rates have Wilson intervals, which stay within 0 and 1 and are right for few games and rare events. Pairs of games on
the same cards are compared game by game, which tells variants apart with fewer games.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from math import pi, sqrt, tan
from statistics import NormalDist
from typing import Any

from ...engine.errors import GamekitError
from ...engine.words import checked_language
from ..arrays import np

LEVEL = 0.95
UNITS = {"rate": 100.0, "points": 100.0, "number": 1.0}     # how the value is multiplied to be read
SPACE, MINUS = "\N{NO-BREAK SPACE}", "\N{MINUS SIGN}"
POINTS = {"en": "percentage points", "ru": "п." + SPACE + "п."}


class BadStudy(GamekitError):
    """A question to the lab that has no answer."""


@dataclass(frozen=True)
class Estimate:
    """A value with its interval and the number of games behind it.

    `unit` says how to read it: "rate" in per cent, "points" as a difference of rates, "number" as it stands.

    >>> print(Estimate(0.421, 0.411, 0.431, 10_000))
    42.1 % [41.1, 43.1], n = 10 000
    """

    value: float
    low: float
    high: float
    n: int
    unit: str = "rate"

    @property
    def excludes_zero(self) -> bool:
        """Whether all of the interval lies on one side of 0."""
        return self.low > 0 or self.high < 0

    def columns(self, name: str) -> dict[str, float]:
        """The value with its interval and its number of games, as columns of a table."""
        return {name: self.value, "low": self.low, "high": self.high, "n": self.n}

    def beside(self, name: str) -> dict[str, float]:
        """The same where a row has other estimates too: the columns of the interval carry the name."""
        return {name: self.value, f"{name}_low": self.low, f"{name}_high": self.high}

    def text(self, language: str = "en", counted: bool = True) -> str:
        """The value with its interval; `counted`, also with the number of games."""
        checked_language(language)
        mark = {"rate": SPACE + "%", "points": SPACE + POINTS[language], "number": ""}[self.unit]
        value, low, high = (self._figure(number, language) for number in (self.value, self.low, self.high))
        parted = "; " if language == "ru" else ", "     # a comma is the decimal sign there
        interval = f" [{low}{parted}{high}]" if self.low == self.low else ""     # not a number: there is none
        games = f", n{SPACE}={SPACE}{grouped(self.n)}" if counted else ""
        return f"{value}{mark}{interval}{games}"

    def _figure(self, number: float, language: str) -> str:
        digits = 1 if self.unit != "number" else 2
        return figure(number * UNITS[self.unit], language, digits, signed=self.unit == "points")

    def __str__(self) -> str:
        return plain(self.text())


def plain(text: str) -> str:
    """Text for a terminal, where spaces are spaces."""
    return text.replace(SPACE, " ")


def figure(number: float, language: str = "en", digits: int = 1, signed: bool = False) -> str:
    """A number as it is written in a language."""
    text = f"{number:{'+' if signed else ''}.{digits}f}"
    if float(text) == 0:
        text = text.lstrip("+-")
    text = text.replace("-", MINUS)
    return text.replace(".", ",") if language == "ru" else text


def grouped(number: int) -> str:
    """A whole number with its thousands apart."""
    return f"{number:,}".replace(",", SPACE)


def z_value(level: float = LEVEL) -> float:
    """How many standard errors an interval of that level reaches to each side."""
    if not 0 < level < 1:
        raise BadStudy("error-lab-level", value=repr(level))
    return NormalDist().inv_cdf((1 + level) / 2)


def t_value(n: int, level: float = LEVEL) -> float:
    """The same for the mean of `n` values whose spread is estimated from themselves: Student's t."""
    z, v = z_value(level), n - 1
    if v == 1:
        return tan(pi * level / 2)
    if v == 2:
        return level * sqrt(2 / (1 - level * level))
    terms = (       # Cornish and Fisher's expansion, good to a hundredth from 4 values on
        z, (z**3 + z) / 4, (5 * z**5 + 16 * z**3 + 3 * z) / 96, (3 * z**7 + 19 * z**5 + 17 * z**3 - 15 * z) / 384,
        (79 * z**9 + 776 * z**7 + 1482 * z**5 - 1920 * z**3 - 945 * z) / 92160,
    )
    return float(sum(term / v**power for power, term in enumerate(terms)))


def wilson(successes: float, n: int, level: float = LEVEL) -> tuple[float, float]:
    """Wilson's interval of a rate. A shared win may count in parts. Of no games nothing is known: 0 to 1.

    >>> "{:.3f} {:.3f}".format(*wilson(8, 10))
    '0.490 0.943'
    """
    z = z_value(level)
    if n < 0 or not 0 <= successes <= n:
        raise BadStudy("error-lab-count", successes=str(successes), n=str(n))
    if n == 0:
        return 0.0, 1.0
    rate, width = successes / n, z * z / n
    middle = (rate + width / 2) / (1 + width)
    half = z * sqrt(rate * (1 - rate) / n + width / (4 * n)) / (1 + width)
    return max(0.0, min(middle - half, rate)), min(1.0, max(middle + half, rate))


def rate(successes: float, n: int, level: float = LEVEL) -> Estimate:
    """A rate with Wilson's interval."""
    low, high = wilson(successes, n, level)
    return Estimate(successes / n if n else float("nan"), low, high, n)


def mean_interval(values: Sequence[float] | Any, level: float = LEVEL) -> Estimate:
    """The mean of some values, one for each game, with Student's interval.

    >>> print(mean_interval([1, 2, 3, 4]))
    2.50 [0.45, 4.55], n = 4
    """
    numbers = np.asarray(values, float)
    if numbers.ndim != 1 or len(numbers) < 2:
        raise BadStudy("error-lab-few", number=numbers.size)
    mean = float(numbers.mean())
    half = t_value(len(numbers), level) * float(numbers.std(ddof=1)) / sqrt(len(numbers))
    return Estimate(mean, mean - half, mean + half, len(numbers), "number")


def paired_difference(a: Sequence[float] | Any, b: Sequence[float] | Any, level: float = LEVEL) -> Estimate:
    """The mean of a - b, where each pair was noted in the same game of a seed.

    >>> print(paired_difference([5, 7, 6, 8], [4, 6, 6, 7]))
    0.75 [−0.04, 1.54], n = 4
    """
    first, second = _pairs(a, b)
    return mean_interval(first - second, level)


def paired_rate_difference(a: Sequence[Any] | Any, b: Sequence[Any] | Any, level: float = LEVEL) -> Estimate:
    """How much more often a than b, where each pair was noted in the same game: Bonett and Price's interval.

    It counts one more pair of each differing kind than there were, so that pairs which never differ still leave doubt.
    A shared win, noted as a part of one, counts as that part.
    """
    first, second = _pairs(a, b)
    n, difference = len(first), first - second
    if n == 0:
        raise BadStudy("error-lab-few", number=0)
    middle, square = float(difference.sum()) / (n + 2), (float((difference**2).sum()) + 2) / (n + 2)
    half = z_value(level) * sqrt((square - middle**2) / (n + 2))
    return Estimate(float(difference.sum()) / n, max(-1.0, middle - half), min(1.0, middle + half), n, "points")


def rate_difference(wins_a: float, n_a: int, wins_b: float, n_b: int, level: float = LEVEL) -> Estimate:
    """How much more often a than b in games that have nothing to do with each other: Newcombe's interval.

    >>> print(rate_difference(56, 70, 48, 80))
    +20.0 percentage points [+5.2, +33.4], n = 70
    """
    if min(n_a, n_b) < 1:
        raise BadStudy("error-lab-few", number=min(n_a, n_b))
    a, b = rate(wins_a, n_a, level), rate(wins_b, n_b, level)
    difference = a.value - b.value
    low = difference - sqrt((a.value - a.low) ** 2 + (b.high - b.value) ** 2)
    high = difference + sqrt((a.high - a.value) ** 2 + (b.value - b.low) ** 2)
    return Estimate(difference, low, high, min(n_a, n_b), "points")


def side_by_side(columns: Iterable[Any]) -> Any:
    """Columns of a study as one array: a row for each game.

    >>> side_by_side([[1, 2], [3, 4]]).max(axis=1).tolist()
    [3, 4]
    """
    return np.stack(list(columns), axis=1)


def _pairs(a: Any, b: Any) -> tuple[Any, Any]:
    first, second = np.asarray(a, float), np.asarray(b, float)
    if first.shape != second.shape or first.ndim != 1:
        raise BadStudy("error-lab-pairs", a=str(first.size), b=str(second.size))
    return first, second
