"""A study of one's own in seven checked parts: question, prediction, study, interval, conclusion, doubt, limits.

    mine = my_study("dual_powers")
    mine.question("Does Red win more than half of the games between two greedy bots?")
    mine.prediction(45, 60)                                 # per cent; for means of a measure, as they stand
    mine.study(simulate("dual_powers", 1_000, "greedy"))    # or a comparison, or an estimate
    mine.interval(44.6, 50.8)
    mine.conclusion("as-predicted", "all of the interval lies in what I predicted: 44.6 to 50.8")
    mine.doubt(sensitivity("dual_powers", 200, "greedy", k=3), "values")
    mine.limits(players="Greedy bots look one move ahead.", values="The strengths of units are reconstructed.")
    mine                                                    # the report

A check says what is off and never the answer. Words: `study-<part>` in the files of all lessons, with `reply-x`.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from numbers import Real
from typing import Any

from ..engine.game import Game
from ..engine.markup import Markup, tag
from ..lab.questions.asked import game_of
from ..lab.questions.sensitivity import ALL, Sensitivity, measure
from ..lab.statistics.stats import UNITS, Estimate, figure
from .exercise import LABELS, Reply
from .paper import WORDS

PARTS = ("question", "prediction", "study", "interval", "conclusion", "doubt", "limits")
CONCLUSIONS = ("as-predicted", "otherwise", "open")
DOUBTS = ("luck", "values")
LIMITS = ("players", "values", "games", "past")
FEW, WORDY, LEAST_LIMITS = 100, 4, 2        # games; words of a sentence; limits that are named
ROUNDED = 0.06                              # what is typed has one digit, or two


@dataclass
class MyStudy:
    """What somebody asks, expects, finds and makes of it. Each part is checked when it is given."""

    game: Game
    language: str = "en"
    found: Estimate | None = None
    expected: tuple[float, float] | None = None
    told: dict[str, str] = field(default_factory=dict)      # the parts that are right, in words

    def question(self, words: str) -> Reply:
        """What is asked: one sentence that games can answer."""
        said = "mark" if not words.strip().endswith("?") else "short" if is_short(words) else ""
        return self.judged("question", said, words)

    def prediction(self, low: float, high: float) -> Reply:
        """From where to where the result will lie, in per cent: said before it is known."""
        said = "late" if self.found else "numbers" if not are_numbers(low, high) else ""
        said = said or ("turned" if low >= high else "all" if low <= 0 and high >= 100 else "")
        if not said:
            self.expected = float(low), float(high)
        return self.judged("prediction", said, "" if said else self.span(low, high))

    def study(self, result: Any) -> Reply:
        """A study, a comparison or an estimate. It is wide enough to be wrong, and narrow enough to tell."""
        found = estimate_of(result)
        if found is None:
            return self.judged("study", "none")
        if self.expected is None:
            return self.judged("study", "early")
        low, high = self.shown(found)
        said = "few" if found.n < FEW else "wide" if high - low > self.expected[1] - self.expected[0] else ""
        if not said:
            self.found = found
        return self.judged("study", said, found.text(self.language))

    def interval(self, low: float, high: float) -> Reply:
        """The 95 % interval as it is read off the study."""
        if self.found is None:
            return self.judged("interval", "study")
        right, given = self.shown(self.found), (low, high)
        if not are_numbers(low, high):
            return self.judged("interval", "numbers")
        said = "" if alike(given, right) else "turned" if alike(given[::-1], right) else "other"
        if said and alike((100 * low, 100 * high), right):
            said = "shares"
        if said and alike((high - low,), ((right[1] - right[0]) / 2,)):
            said = "half"
        return self.judged("interval", said, self.span(low, high))

    def conclusion(self, which: str, because: str) -> Reply:
        """Whether it came as predicted, otherwise, or stays open; with a number of the study as the reason."""
        if self.found is None or self.expected is None:
            return self.judged("conclusion", "study")
        if which not in CONCLUSIONS:
            return self.judged("conclusion", "which")
        said = "" if which == self.concluded() else which
        said = said or ("number" if not any(letter.isdigit() for letter in because) else "")
        return self.judged("conclusion", said, f"{self.text(f'study-is-{which}')} {because}")

    def concluded(self) -> str:
        """What the interval allows one to say of the prediction."""
        assert self.found is not None and self.expected is not None
        (low, high), (first, last) = self.shown(self.found), self.expected
        if first <= low and high <= last:
            return "as-predicted"
        return "otherwise" if high < first or low > last else "open"

    def doubt(self, found: Any, larger: str) -> Reply:
        """How sure it is if our reconstruction is wrong: is the doubt of luck larger, or that of the values?"""
        if not isinstance(found, Sensitivity):
            return self.judged("doubt", "none")
        if larger not in DOUBTS:
            return self.judged("doubt", "which")
        row = next((row for row in found.table.to_dict("records") if row["group"] == ALL), found.table.iloc[-1])
        luck, values = row["high"] - row["low"], row["highest"] - row["lowest"]
        right = "values" if values > luck else "luck"
        return self.judged("doubt", "" if larger == right else larger, found.text(self.language).split("\n")[-1])

    def limits(self, **named: str) -> Reply:
        """What the result does not say: sentences on players, values, the number of games, the past."""
        unknown = [name for name in named if name not in LIMITS]
        said = "which" if unknown else "few" if len(named) < LEAST_LIMITS else ""
        said = said or ("short" if any(map(is_short, named.values())) else "")
        said = said or ("values" if self.game.unknown() and "values" not in named else "")
        return self.judged("limits", said, " ".join(named.values()))

    # What is said

    def judged(self, part: str, said: str, words: str = "") -> Reply:
        """Keep a part that is right, and give the reply."""
        labels = {name: self.text(f"exercise-{name}") for name in LABELS}
        if said:
            return Reply(False, self.text(f"study-{part}.reply-{said}", few=FEW, least=LEAST_LIMITS), labels=labels)
        self.told[part] = words
        return Reply(True, self.text(f"study-{part}.right"), labels=labels)

    def text(self, key: str, **facts: Any) -> str:
        return WORDS.text(key, self.language, **facts)

    def shown(self, found: Estimate) -> tuple[float, float]:
        """An interval as it is read: rates in per cent."""
        return found.low * UNITS[found.unit], found.high * UNITS[found.unit]

    def span(self, low: float, high: float) -> str:
        return f"{figure(float(low), self.language)} … {figure(float(high), self.language)}"

    @property
    def missing(self) -> list[str]:
        return [part for part in PARTS if part not in self.told and (part != "doubt" or self.game.unknown())]

    def rows(self) -> list[tuple[str, str]]:
        """The report: each part with what was said, or that it is still missing."""
        wanted = [part for part in PARTS if part in self.told or part in self.missing]
        return [(self.text(f"study-{part}"), self.told.get(part, self.text("study-missing"))) for part in wanted]

    def __str__(self) -> str:
        return "\n".join(f"{name}: {words}" for name, words in self.rows())

    __repr__ = __str__

    def _repr_html_(self) -> Markup:
        rows = [tag("tr", tag("th", name, scope="row", style="text-align:left"), tag("td", words))
                for name, words in self.rows()]
        return tag("table", *rows)


def my_study(game: Game | str, language: str = "en") -> MyStudy:
    """A new study on a game."""
    return MyStudy(game_of(game), language)


def estimate_of(result: Any) -> Estimate | None:
    """The estimate of a study (how often its first seat wins), of a comparison, or one that was made by hand."""
    from ..lab.playing.study import Study

    if isinstance(result, Study):
        return measure(result, None)
    found = result if isinstance(result, Estimate) else getattr(result, "estimate", None)
    return found if isinstance(found, Estimate) else None


def is_short(words: str) -> bool:
    return len(words.split()) < WORDY


def are_numbers(*given: Any) -> bool:
    return all(isinstance(one, Real) and not isinstance(one, bool) for one in given)


def alike(given: Sequence[float], right: Sequence[float]) -> bool:
    """Whether what was typed is a number as it is shown."""
    return all(abs(one - other) <= ROUNDED for one, other in zip(given, right, strict=True))
