"""What a game is like: how long, how open, how much luck and skill, each number with its interval.

>>> from gamekit.lab import portrait
>>> found = portrait("uprising", 4, seed=1917, ladder=())
>>> found["length"].value > 40, found["luck"].n
(True, 4)

What the numbers mean stands in their sentences, and beside them what others have written of them. Length, decisions,
branching, lead changes and drama are criteria of Browne's (Evolutionary Game Design, 2011); parts of a result that come
from skill and from chance follow Borm and van der Genugten (2001) and Duersch, Lambrecht and Oechssler (2020); luck as
what each draw changes follows Zare (2000).
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from functools import partial
from hashlib import sha256
from itertools import pairwise
from typing import TYPE_CHECKING, Any

from ...engine import policies
from ...engine.errors import told
from ...engine.game import Game
from ...engine.markup import Markup
from ..playing.run import Question
from ..playing.study import simulate
from ..questions import asked
from ..statistics import summary
from ..statistics.stats import LEVEL, SPACE, Estimate, figure, grouped, mean_interval, plain, rate
from ..words import WORDS, html
from .ladder import RUNGS, Rung, climbed, per_doubling, thinks
from .parts import explained, half_known, known, line_ups, played_by, resampled
from .swings import drawn, swings
from .watched import MOMENTS, Course, courses, played, played_on

if TYPE_CHECKING:
    import numpy as np

    Array = np.ndarray[Any, Any]

MEASURES = (        # in the order in which they are shown
    "length", "choices", "forced", "branching", "known", "leads", "comeback", "edge", "luck", "skill", "ladder",
    "thought", "hidden",
)
DIGITS = {"length": 0, "choices": 0, "branching": 1, "ladder": 0, "thought": 0, "hidden": 1}
MARKED = 2          # games by which one tells whether the rules are still the same
MORE = 10           # games of the study beside those that are looked through
FAR = 0.5           # who has no more than this part of the chance of the start is far behind
CLEAR = 3.0         # standard errors by which a lead is clear


@dataclass(frozen=True)
class Portrait:
    """`portrait["luck"]` is one number; `seats` has some for each seat, `curve` what is known of the result by moment.

    `mark` tells whether the rules and bots are still those that it was measured with.
    """

    game: Game
    measures: Mapping[str, Estimate]
    seats: Mapping[str, Mapping[str, Estimate]]
    curve: Sequence[Estimate]
    rungs: Sequence[Rung]
    options: Mapping[str, Any]
    n: int
    seed: int
    bot: str
    mark: str = field(default="", compare=False)

    def __getitem__(self, name: str) -> Estimate:
        return self.measures[name]

    @property
    def rows(self) -> list[dict[str, Any]]:
        """One for each number: what, whose, the value with its interval, and of how many games."""
        rows = [{"measure": name, "seat": "", **one.columns("value")} for name, one in self.measures.items()]
        return rows + [{"measure": name, "seat": seat, **one.columns("value")}
                       for seat, numbers in self.seats.items() for name, one in numbers.items()]

    @property
    def frame(self) -> Any:
        """The rows as a table."""
        import pandas as pd

        return pd.DataFrame(self.rows)

    def text(self, language: str | None = None) -> str:
        """A sentence for each number."""
        language = language or self.game.language
        return "\n".join([self.head(language), *self.sentences(language).values()])

    def head(self, language: str) -> str:
        facts = {"game": self.game.in_language(language).title, "bot": policies.spoken(self.bot, language)}
        return WORDS.text("lab-portrait-head", language, n=grouped(self.n), seed=str(self.seed), **facts)

    def sentences(self, language: str) -> dict[str, str]:
        """By the names of the numbers."""
        return {name: self.sentence(name, language) for name in MEASURES if name in self.measures}

    def sentence(self, name: str, language: str) -> str:
        kind = "alone" if len(self.seats) == 1 and name in ("edge", "leads", "comeback") else ""
        key = f"lab-portrait-{name}" + (f"-{kind}" if kind else "")
        return WORDS.text(key, language, value=said(name, self[name], language), seat=self.favoured(language))

    def favoured(self, language: str) -> str:
        """The seat that wins most often."""
        seat = max(self.seats, key=lambda one: self.seats[one]["wins"].value)
        return self.game.in_language(language).thing_text("seat", self.game.seat_number(seat), language)

    def __str__(self) -> str:
        return plain(self.text())

    def plot(self, ax: Any = None, language: str | None = None) -> Any:
        """How much of the result is known as the game goes on."""
        from ..showing import portraits

        return portraits.course(self, ax, language)

    def _repr_html_(self) -> Markup:
        return html(self.text().split("\n"), None, self.plot())


def said(name: str, found: Estimate, language: str, counted: bool = False) -> str:
    """A number as it is read: with as many digits as it needs."""
    if name not in DIGITS:
        return found.text(language, counted)
    value, low, high = (figure(one, language, DIGITS[name]) for one in (found.value, found.low, found.high))
    games = f", n{SPACE}={SPACE}{grouped(found.n)}" if counted else ""
    return f"{value} [{low}{'; ' if language == 'ru' else ', '}{high}]{games}"


@told
def portrait(
    game: Game | str, n: int = 100, seed: int = 0, options: Mapping[str, Any] | None = None,
    ladder: Sequence[tuple[str, str]] | None = None, ladder_games: int | None = None,
) -> Portrait:
    """What a game is like, from `n` games looked through move by move, and from more that are only counted.

    All are played by the bot that stands for a sensible player. `ladder` says which players are set against each other,
    the weaker first; none, if it is empty. Thinkers take a second and more a game, and play `ladder_games`.
    """
    game = asked.game_of(game)
    n = asked.whole(n, asked.MOST, "error-lab-times", least=2, name="n")
    given, bot = asked.given_options(game, options), policies.usual(game)
    question = asked.question(game, bot, seed, given, ())
    looked_at = list(courses(question, n))
    results = played_on(question, looked_at)
    part, seats = known(results), list(question.seats)
    rungs = [climbed(game, pair, (ladder_games or n) if thinks(pair) else MORE * n, seed, given)
             for pair in pairs_of(game, ladder)]
    found = {**of_courses(looked_at), **of_chances(results, part, seed), **of_line_ups(question, MORE * n, given)}
    found["luck"] = within(resampled(n, drawn(*swings(question, n)), seed))
    counted, numbers = of_study(game, bot, MORE * n, seed, given)
    measures = found | counted | of_rungs(rungs)
    curve = [resampled(n, partial(at_moment, part, moment), seed) for moment in range(MOMENTS)]
    by_seat = {seat: numbers[seat] | of_seat(looked_at, game.seat_number(seat)) for seat in seats}
    return Portrait(game, {name: measures[name] for name in MEASURES if name in measures}, by_seat, curve, rungs,
                    question.options, n, seed, bot, marked(question))


def at_moment(part: Any, moment: int, games: Any) -> float:
    return float(part(games)[moment])


def marked(question: Question) -> str:
    """A mark of the first games of a portrait, chance included: where it is another one, rules or bots have changed."""
    ends = [(int(match.state.rng), int(match.state.winner), len(match.played))
            for match in (played(question, number) for number in range(MARKED))]
    return sha256(repr(ends).encode()).hexdigest()[:16]


def pairs_of(game: Game, ladder: Sequence[tuple[str, str]] | None) -> list[tuple[str, str]]:
    """Who is set against whom, if nothing else is said: those who do not think ahead."""
    if ladder is None:
        return [RUNGS] if policies.usual(game) != RUNGS[0] else []
    return [(str(weak), str(strong)) for weak, strong in ladder]


# Its numbers

def of_courses(looked_at: Sequence[Course]) -> dict[str, Estimate]:
    """Decisions, and what is hidden from who decides."""
    chosen = [[width for width in course.widths if width > 1] for course in looked_at]
    every = [len(course.widths) for course in looked_at]
    forced = [1 - len(one) / many for one, many in zip(chosen, every, strict=True)]
    return {
        "choices": mean_interval([len(one) for one in chosen]), "forced": part_of(forced),
        "branching": mean_interval([mean(one) for one in chosen]),
        "hidden": mean_interval([mean(course.hidden) for course in looked_at]),
    }


def part_of(values: Sequence[float]) -> Estimate:
    """The mean of parts of one, one for each game."""
    return within(mean_interval(values))


def within(found: Estimate) -> Estimate:
    """A part of a whole, which noise may not carry beyond it."""
    value, low, high = (min(1.0, max(0.0, one)) for one in (found.value, found.low, found.high))
    return Estimate(value, low, high, found.n)


def of_seat(looked_at: Sequence[Course], seat: int) -> dict[str, Estimate]:
    """How many decisions a seat has in a game, how many of them leave it no choice, and what it does not know."""
    own = [course.of(seat) for course in looked_at]
    return {
        "decisions": mean_interval([len(course.widths) for course in own]),
        "forced": part_of([mean([width == 1 for width in course.widths]) for course in own]),
        "hidden": mean_interval([mean(course.hidden) for course in own]),
    }


def mean(values: Sequence[float]) -> float:
    return sum(values) / max(len(values), 1)


def of_chances(results: Array, part: Any, seed: int) -> dict[str, Estimate]:
    """When the result is known, how often the lead changes, and how often somebody comes back."""
    chances = results.mean(axis=2)
    start = chances[:, 0].mean(axis=0)
    leads, back = lead_changes(chances, start, results.shape[2]), came_back(results, start)
    return {
        "known": resampled(len(results), lambda games: half_known(part(games)), seed),
        "leads": mean_interval(leads), "comeback": part_of(back),
    }


def lead_changes(chances: Array, start: Array, looks: int) -> list[int]:
    """How often, in each game, a seat takes the lead over from another. Who leads has clearly more than at the start.

    Where one plays alone, it leads, or the game does.
    """
    import numpy as np

    above = (chances - start) / np.sqrt(np.maximum(start * (1 - start), 1e-9) / looks)
    if above.shape[-1] == 1:
        above = np.concatenate([above, -above], axis=-1)
    found = []
    for game in above:
        leaders = [int(moment.argmax()) for moment in game if moment.max() > CLEAR]
        found.append(sum(a != b for a, b in pairwise(leaders)))
    return found


def came_back(results: Array, start: Array) -> list[float]:
    """How likely it is, in each game, that it is won by a seat that was far behind once.

    Of a moment when it was far behind, the chance to win still is that of half of the times that it was played on, and
    how far it was behind that of the other half: what was bad luck in one is not in the other.
    """
    half = results.shape[2] // 2
    first, second = results[:, :, :half].mean(axis=2), results[:, :, half:].mean(axis=2)
    behind = first <= FAR * start
    found = []
    for game in range(len(results)):
        once = behind[game].any(axis=0)
        moment = behind[game].argmax(axis=0)
        found.append(float(sum(second[game, moment[seat], seat] for seat in once.nonzero()[0])))
    return found


def of_line_ups(question: Question, n: int, given: Mapping[str, Any]) -> dict[str, Estimate]:
    """How much it decides who plays."""
    tables = line_ups(list(question.seats), RUNGS[0], policies.usual(question.game))
    results = played_by([Question.of(question.game, one, question.seed, **given) for one in tables], n)
    return {"skill": within(resampled(n, explained(results), question.seed))}


def of_study(
    game: Game, bot: str, n: int, seed: int, given: Mapping[str, Any],
) -> tuple[dict[str, Estimate], dict[str, dict[str, Estimate]]]:
    """Length and balance, from many games; how often each seat wins. The seat that wins most often is one of several:
    its interval is one of as many that hold together.
    """
    study = asked.all_of(simulate(game, n, bot, seed, given))
    wins = {seat: {"wins": found} for _, seat, found in summary.wins(study)}
    most = max(one["wins"].value for one in wins.values())
    best = rate(most * n, n, 1 - (1 - LEVEL) / len(wins))
    fair = 1 / len(wins) if len(wins) > 1 else 0.0
    edge = Estimate(best.value - fair, best.low - fair, best.high - fair, n, "points" if fair else "rate")
    return {"length": mean_interval(study.column("decisions")), "edge": edge}, wins


def of_rungs(rungs: Sequence[Rung]) -> dict[str, Estimate]:
    """What the step from a blind player to a sensible one is, and what each doubling of thought brings."""
    found = {}
    for rung in rungs:
        if (rung.lower, rung.upper) == RUNGS:
            found["ladder"] = rung.gap
        elif rung.doublings:
            found["thought"] = per_doubling(rung)
    return found
