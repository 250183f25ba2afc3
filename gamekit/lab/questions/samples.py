"""A few matches as a sample: how unusual are they beside many simulated ones, and what can so few show at all?

    found = sample(matches, n=100_000)
    print(found)

Rates are compared exactly (binomial: as if matches were independent and the simulated rate the true one), means by
drawing as many of the simulated games again and again.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from functools import lru_cache
from itertools import pairwise
from math import comb
from typing import TYPE_CHECKING, Any

from ...engine import policies
from ...engine.errors import BadOption, told
from ...engine.game import Game
from ...engine.markup import Markup
from ...engine.match import Match
from ..playing.study import Study, simulate
from ..statistics.shares import ending_name
from ..statistics.stats import Estimate, figure, mean_interval, rate
from ..words import WORDS, html

if TYPE_CHECKING:
    import numpy as np

    Column = np.ndarray[Any, Any]

UNUSUAL = 0.05          # a chance below this is called unusual
LEAST = 0.001           # of a chance that is told
POWER = 0.80            # how surely a difference is to be found
DRAWS = 10_000          # samples that are drawn from the simulated games
STEP = 0.005            # to which the smallest difference that can be found is looked for


@dataclass(frozen=True)
class Row:
    """One thing about the matches, beside the simulated ones, and how likely so large a difference is by luck alone."""

    name: str                   # an ending, or `decisions`, `rounds`, `lead_changes`
    ours: Estimate
    simulated: Estimate
    tail: Estimate              # two-sided; an exact one has no interval
    exact: bool

    @property
    def unusual(self) -> bool:
        return (self.tail.value if self.exact else self.tail.high) < UNUSUAL

    def tail_text(self, language: str) -> str:
        """The chance in per cent; what rounds to nothing is not nothing."""
        if self.tail.value < LEAST:
            return f"< {figure(100 * LEAST, language, 1)} %"
        return self.tail.text(language, counted=False)


@dataclass(frozen=True)
class Sample:
    """What `sample` found; in a notebook it shows itself."""

    game: Game
    rows: tuple[Row, ...]
    m: int                      # our matches
    n: int                      # simulated ones
    seed: int
    bot: str
    left_out: int               # matches with other options, or without an end

    @property
    def unusual(self) -> list[Row]:
        return [row for row in self.rows if row.unusual]

    def name(self, row: Row, language: str) -> str:
        if row.name in self.game.ids("ending"):
            return ending_name(self.game, row.name, language)
        return WORDS.text(f"lab-sample-{row.name.replace('_', '-')}", language)

    def lines(self, language: str | None = None) -> list[str]:
        """What was found, in sentences."""
        language = language or self.game.language
        head = WORDS.text("lab-sample-head", language, m=self.m, n=self.n, seed=str(self.seed),
                          bot=policies.spoken(self.bot, language))
        return [head, *(self.line(row, language) for row in self.rows), self.verdict(language), *self.limits(language)]

    def line(self, row: Row, language: str) -> str:
        key = "lab-sample-exact" if row.exact else "lab-sample-drawn"
        return WORDS.text(
            key, language, what=self.name(row, language), ours=row.ours.text(language, counted=False),
            simulated=row.simulated.text(language, counted=False), tail=row.tail_text(language))

    def verdict(self, language: str) -> str:
        """How many of the comparisons are unusual, and how many would be by luck."""
        return WORDS.text("lab-sample-verdict", language, number=len(self.unusual), all=len(self.rows),
                          luck=figure(UNUSUAL * len(self.rows), language, 1))

    def limits(self, language: str) -> list[str]:
        """What so few matches can show and what not."""
        half = rate(self.m / 2, self.m)
        least = smallest_found(0.5, self.m)
        found = figure(100 * least, language, 0) if least is not None else None
        lines = [WORDS.text("lab-sample-width", language, m=self.m, low=figure(100 * half.low, language, 0),
                            high=figure(100 * half.high, language, 0))]
        key = "lab-sample-power" if found else "lab-sample-no-power"
        lines.append(WORDS.text(key, language, m=self.m, points=found or "", power=round(100 * POWER)))
        lines.append(WORDS.text("lab-sample-needed", language, number=needed(0.10), power=round(100 * POWER)))
        if self.left_out:
            lines.append(WORDS.text("lab-sample-left-out", language, number=self.left_out))
        return lines

    def __str__(self) -> str:
        return "\n".join(self.lines())

    def _repr_html_(self) -> Markup:
        return html(self.lines())


@told
def sample(matches: Sequence[Match], n: int = 100_000, bot: policies.Policy | None = None, seed: int = 0) -> Sample:
    """Matches that were played beside `n` simulated ones, in which a bot plays all seats.

    Those count that are over, of the game and the options that most of them have.

    >>> import gamekit
    >>> game = gamekit.load("uprising")
    >>> seats = {"resistance": "random", "empire": "random"}
    >>> ours = [game.new(seed, seats).go_on() for seed in range(12)]
    >>> found = sample(ours, n=200, bot="random")
    >>> found.m, found.n, [row.name for row in found.rows][:2]
    (12, 200, ['three-districts', 'empire-holds'])
    """
    over = [match for match in matches if match.over]
    if not over:
        raise BadOption("error-lab-sample")
    alike = most_alike(over)
    game, options = alike[0].game, alike[0].options
    name = policies.usual(game) if bot is None else bot
    study = simulate(game, n, name, seed, options)
    return compared(alike, study, policies.called(name), len(matches) - len(alike))


def compared(matches: Sequence[Match], study: Study, bot: str, left_out: int = 0) -> Sample:
    """Finished matches beside a study of the same game and options."""
    game = study.game
    ends = [match.state.ending for match in matches]
    rows = [
        rate_row(ending, ends.count(number), len(ends), int((study.column("ending") == number).sum()), study.n)
        for number, ending in enumerate(game.ids("ending")) if number
    ]
    rows = [row for row in rows if row.ours.value or row.simulated.value]
    rows += [
        mean_row(name, [ours(match) for match in matches], column, study.seed)
        for name, ours, column in means(game, study)
    ]
    return Sample(game, tuple(rows), len(matches), study.n, study.seed, bot, left_out)


def most_alike(matches: Sequence[Match]) -> list[Match]:
    """Those of the game and options that most have."""
    kinds: dict[str, list[Match]] = {}
    for match in matches:
        kinds.setdefault(f"{match.game.name} {sorted(match.options.items())}", []).append(match)
    return max(kinds.values(), key=len)


# What is compared

def means(game: Game, study: Study) -> list[tuple[str, Callable[[Match], float], Column]]:
    """What has a mean: names, how to find it in a match, and the simulated games' column."""
    found: list[tuple[str, Callable[[Match], float], Column]] = [
        ("decisions", lambda match: len(match.played), study.column("decisions")),
    ]
    rounds = next((measure for measure in game.measures if measure.name == "rounds" and not measure.of), None)
    if rounds is not None:
        found.append(("rounds", lambda match: rounds.function(game.box, match.state), study.column("rounds")))
    if leads(game):
        found.append(("lead_changes", lambda match: changes(match_leads(match)), study_changes(study)))
    return found


def leads(game: Game) -> str:
    """The measure by which somebody leads after each round: a score of seats, or a balance between two sides."""
    for measure in game.measures:
        balance = game.words.has(f"measure-{measure.name.replace('_', '-')}-above")
        if measure.each_round and (measure.of == "seat" or (not measure.of and balance)):
            return measure.name
    return ""


def match_leads(match: Match) -> list[int]:
    """Who led at the end of each round: 0 is nobody, other numbers are seats or sides."""
    game = match.game
    measure = next(one for one in game.measures if one.name == leads(game))
    states = [*(frame.before for frame in match.frames), match.state]
    ends = {type(game).clock(game.box, s): s for s in states}
    seats = game.present(match.state) if measure.of else []
    return [leader([measure.function(game.box, s, seat) for seat in seats] if seats
                   else [measure.function(game.box, s)]) for _, s in sorted(ends.items())]


def leader(values: Sequence[int]) -> int:
    """The seat that is ahead alone, from 1; of one balance, its sign."""
    if len(values) == 1:
        return (values[0] > 0) - (values[0] < 0)
    best = max(values)
    return list(values).index(best) + 1 if list(values).count(best) == 1 else 0


def changes(led: Sequence[int]) -> int:
    """How often the lead went from one to another; while nobody leads, it is nobody's."""
    known = [who for who in led if who]
    return sum(one != other for one, other in pairwise(known))


def study_changes(study: Study) -> Column:
    """The same for every simulated game."""
    import numpy as np

    name = leads(study.game)
    measure = next(one for one in study.game.measures if one.name == name)
    seats = [column for seat, column in zip(study.game.ids("seat"), measure.columns(study.game), strict=False)
             if seat in study.present]
    columns = seats if measure.of else [name]
    values = np.stack([study.round_column(column) for column in columns], axis=1)
    led = np.sign(values[:, 0]) if len(columns) == 1 else np.where(
        (values == values.max(axis=1, keepdims=True)).sum(axis=1) == 1, values.argmax(axis=1) + 1, 0)
    games = study.round_column("game")
    games, led = games[led != 0], led[led != 0]
    changed = (games[1:] == games[:-1]) & (led[1:] != led[:-1])
    return np.bincount(games[1:][changed], minlength=study.n)


# How unusual

def rate_row(name: str, ours: int, m: int, simulated: int, n: int) -> Row:
    chance = binomial_tail(ours, m, simulated / n)
    return Row(name, rate(ours, m), rate(simulated, n), Estimate(chance, float("nan"), float("nan"), n), True)


@lru_cache(maxsize=10_000)
def binomial(m: int, p: float) -> tuple[float, ...]:
    return tuple(comb(m, k) * p**k * (1 - p) ** (m - k) for k in range(m + 1))


def binomial_tail(k: int, m: int, p: float) -> float:
    """How likely a number at least as far out as this one is, on both sides: all that is no likelier than it."""
    chances = binomial(m, p)
    return min(1.0, sum(chance for chance in chances if chance <= chances[k] * (1 + 1e-9)))


def mean_row(name: str, ours: Sequence[float], simulated: Column, seed: int) -> Row:
    """The mean of ours beside that of the simulated, and of as many drawn from them."""
    import numpy as np

    m, centre = len(ours), float(simulated.mean())
    far = abs(float(np.mean(ours)) - centre)
    dice = np.random.default_rng(seed)
    drawn = np.array([simulated[dice.integers(0, len(simulated), m)].mean() for _ in range(DRAWS)])
    tail = rate(int((np.abs(drawn - centre) >= far - 1e-9).sum()), DRAWS)
    own = mean_interval(list(ours)) if m > 1 else Estimate(float(ours[0]), float("nan"), float("nan"), 1, "number")
    return Row(name, own, mean_interval(simulated), tail, False)


# What so few can show

def power(p: float, other: float, m: int) -> float:
    """How surely m matches with another true rate are called unusual beside the simulated rate p."""
    chances = binomial(m, round(other, 6))
    return sum(chance for k, chance in enumerate(chances) if binomial_tail(k, m, p) < UNUSUAL)


def smallest_found(p: float, m: int) -> float | None:
    """The smallest difference from a rate that so many matches show with the wanted power; None if there is none."""
    steps = int((1 - p) / STEP)
    return next((STEP * i for i in range(1, steps + 1) if power(p, p + STEP * i, m) >= POWER), None)


@lru_cache
def needed(difference: float, p: float = 0.5) -> int:
    """How many matches would show such a difference with the wanted power; a round number."""
    return next(m for m in range(20, 2000, 10) if power(p, p + difference, m) >= POWER)


def columns_of(found: Sample, language: str) -> list[Mapping[str, Any]]:
    """One row for each comparison, in words."""
    return [
        {"what": found.name(row, language), "ours": row.ours.text(language, counted=False),
         "simulated": row.simulated.text(language, counted=False), "tail": row.tail_text(language),
         "unusual": row.unusual}
        for row in found.rows
    ]


