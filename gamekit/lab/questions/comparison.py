"""Two players or two variants of the rules, compared game by game on the same cards.

>>> from gamekit.lab import compare
>>> found = compare("dual_powers", 100, "greedy", "random", seed=1917)
>>> found.estimate.excludes_zero
True
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Any

from ...engine import options as choices
from ...engine.errors import told
from ...engine.game import Game
from ...engine.policies import called
from ...engine.variant import Changed, told_changes
from ..arrays import np
from . import asked
from ..statistics import stats, victory
from ..statistics.stats import LEVEL, BadStudy, Estimate, plain
from ..playing.study import Study, simulate
from .sweeps import named as in_words
from .sweeps import players
from ..words import WORDS, html

Measures = Sequence[str | Callable[..., Any]]
SIDE = {"seats", "options"}


@dataclass(frozen=True)
class Compared:
    """One result of both sides. `key` is the result's name: "wins", or a column of the games."""

    key: str
    a: Estimate
    b: Estimate
    difference: Estimate

    @property
    def verdict(self) -> str:
        """Whether a is above b, below it, or cannot be told apart from it."""
        if not self.difference.excludes_zero:
            return "same"
        return "more" if self.difference.low > 0 else "less"


@dataclass(frozen=True)
class Comparison:
    """What the two sides did in the same games. Differences are a - b."""

    game: Game
    names: tuple[str, str]
    seats: tuple[str, str]      # whose wins are counted, on each side
    lines: tuple[Compared, ...]
    n: int
    seed: int
    studies: tuple[Study, Study]
    sides: tuple[Any, Any] | None = None    # as they were asked for, unless they were given names

    def spoken(self, language: str) -> dict[str, str]:
        """The names of both sides in words."""
        a, b = self.names if self.sides is None else distinct(*(name_in(self.game, s, language) for s in self.sides))
        return {"a": a, "b": b}

    @property
    def estimate(self) -> Estimate:
        """The difference of the win rates."""
        return self.lines[0].difference

    @property
    def frame(self) -> Any:
        """One row a result: both values and the difference with their intervals, and whether the last excludes 0."""
        import pandas as pd

        return pd.DataFrame([{
            "result": line.key, **line.a.beside("a"), **line.b.beside("b"), **line.difference.columns("difference"),
            "excludes_zero": line.difference.excludes_zero, "seed": self.seed,
        } for line in self.lines])

    def text(self, language: str | None = None) -> str:
        """The result in words."""
        language = language or self.game.language
        head = WORDS.text("lab-compare-head", language, **self.spoken(language), n=stats.grouped(self.n),
                          seed=str(self.seed))
        return "\n".join([head, *(self.sentence(line, language) for line in self.lines)])

    def sentence(self, line: Compared, language: str) -> str:
        """One result in words: both values, the difference, and what it can be trusted to say."""
        kind, _, which = line.key.partition("-")
        seat = self._seat_words(language) if not which else self.game.thing_text(
            "seat", self.game.seat_number(which), language) if kind == "wins" else ""
        kind = kind if kind in ("wins", "ending") else "mean"
        facts = {**self.spoken(language), "what": which if kind == "ending" else line.key, "seat": seat}
        a, b, difference = (part.text(language, counted=False) for part in (line.a, line.b, line.difference))
        told = WORDS.text(f"lab-compare-{kind}-{line.verdict}", language, **facts)
        numbers = WORDS.text("lab-compare-numbers", language, a=a, b=b, difference=difference)
        return f"{told} {numbers}"

    def _seat_words(self, language: str) -> str:
        names = dict.fromkeys(self.game.thing_text("seat", self.game.seat_number(s), language) for s in self.seats)
        return " / ".join(names)

    def __str__(self) -> str:
        return plain(self.text())

    def plot(self, ax: Any = None, language: str | None = None) -> Any:
        """The difference of the win rates."""
        from ..showing import plots

        return plots.difference(self, ax, language)

    def _repr_html_(self) -> str:
        return html(self.text().split("\n"), self.frame, self.plot())


@told
def compare(
    game: Game | str,
    n: int,
    a: Any,
    b: Any = None,
    seed: int = 0,
    options: Mapping[str, Any] | None = None,
    measures: Measures = (),
    seat: str | None = None,
    against: Any = "random",
    names: tuple[str, str] | None = None,
    **how: Any,
) -> Comparison:
    """Play both sides on the same games of a seed, and compare them game by game.

    A side is a policy, which plays `seat` (the first one, unless told) `against` the others; or a dictionary with a
    policy for each seat; or a dictionary of "seats" and "options". Compared are the wins of that seat and the
    means of `measures`: columns of a study by name, or functions of (box, s). `options` hold on both sides; `how` goes
    to `simulate`.

    A side may be the game with changed rules, and the other, if it is not told, the game as it is. Then all seats are
    played by `against`, and who wins, how it ends and how long it takes is compared besides, with intervals that hold
    together:

    >>> from gamekit import load
    >>> found = compare("uprising", 100, load("uprising").changed("two-districts"))
    >>> next(line for line in found.lines if line.key == "rounds").verdict
    'less'
    """
    game = asked.game_of(game)
    if isinstance(a, Game):
        b = game if b is None else b
    measured = list(asked.listed(measures, "error-study-measure"))
    named = distinct(name_of(a), name_of(b)) if names is None else checked_names(names)
    sides = [side(game, given, seat, against, asked.given_options(game, options)) for given in (a, b)]
    functions = [m for m in measured if not isinstance(m, str)]
    first = simulate(sides[0].pop("game", game), n, seed=seed, measures=functions, **sides[0], **how)
    if not first.n:
        asked.all_of(first)
    second = simulate(sides[1].pop("game", game), first.n, seed=seed, measures=functions, **sides[1], **how)
    played = [first, second]        # of games that only one of them has, nothing is compared
    seats = [next(iter(study.seats)) if seat is None else seat for study in played]
    keys = [called(m) for m in measured]
    lines = [win_line(played, seats), *(mean_line(played, key) for key in keys)]
    if isinstance(a, Game):
        lines += of_rules(played, seats[0], keys)
    return Comparison(game, named, (seats[0], seats[1]), tuple(lines), lines[0].a.n, seed, (first, second),
                      (a, b) if names is None else None)


# The sides

def side(game: Game, given: Any, seat: str | None, against: Any, options: Mapping[str, Any]) -> dict[str, Any]:
    """Who plays with which options, as `simulate` takes it."""
    if isinstance(given, Game):
        return {"game": given, "seats": against, "options": options}
    if isinstance(given, Mapping):
        if is_seats(given) and set(given) <= set(game.ids("seat")):
            return {"seats": given, "options": options}
        if is_seats(given):
            raise BadStudy("error-lab-side", value=repr(dict(given)))
        own = asked.given_options(game, given.get("options"))
        return {"seats": given.get("seats", against), "options": {**options, **own}}
    if not isinstance(given, str) and not callable(given):
        raise BadStudy("error-lab-side", value=repr(given))
    playing = game.playing(choices.complete(game.options, options, game.name))
    chosen = playing[0] if seat is None else game.ids("seat")[game.seat_number(seat)]
    return {"seats": {one: given if one == chosen else against for one in playing}, "options": options}


def is_seats(given: Mapping[str, Any]) -> bool:
    """Whether a side is told as a policy for each seat."""
    return not set(given) <= SIDE


def name_of(given: Any, called: Callable[[Any], str] = players) -> str:
    """A side's name: its players and what its options add; of changed rules what is changed."""
    if isinstance(given, Game):
        return ", ".join(given.named()) if isinstance(given, Changed) else given.name
    if not isinstance(given, Mapping) or is_seats(given):
        return called(given)
    options = given.get("options")
    parts = [f"{name}={value}" for name, value in options.items()] if isinstance(options, Mapping) else []
    return "; ".join([*([called(given["seats"])] if "seats" in given else []), *parts]) or "-"


def name_in(game: Game, given: Any, language: str) -> str:
    """The same in words."""
    if isinstance(given, Game):
        return told_changes(given, language)
    return name_of(given, lambda seats: in_words(game, seats, language))


def checked_names(names: Any) -> tuple[str, str]:
    """Names for both sides."""
    if isinstance(names, str) or not isinstance(names, Sequence) or list(map(type, names)) != [str, str]:
        raise BadStudy("error-lab-names", value=repr(names))
    return names[0], names[1]


def distinct(a: str, b: str) -> tuple[str, str]:
    return (a, b) if a != b else (f"{a} (a)", f"{b} (b)")


# The results

def win_line(played: Sequence[Study], seats: Sequence[str], level: float = LEVEL) -> Compared:
    """How often each side's seat won, and the difference in pairs, with an interval of that level."""
    won = paired(played, [victory.wins_of(study, seat) for study, seat in zip(played, seats, strict=True)])
    first, second = (stats.rate(one.sum(), len(one)) for one in won)
    return Compared("wins", first, second, stats.paired_rate_difference(*won, level))


def mean_line(played: Sequence[Study], key: str, level: float = LEVEL) -> Compared:
    played[0].measure(key)      # says what there is, if not that
    a, b = paired(played, [study.column(key) for study in played])
    return Compared(key, stats.mean_interval(a), stats.mean_interval(b), stats.paired_difference(a, b, level))


def of_rules(played: Sequence[Study], seat: str, keys: Sequence[str]) -> list[Compared]:
    """What else changed rules may change: the others' wins, the endings, how long games take.

    Among many results one would differ by chance alone: the intervals of these differences hold together.
    """
    others = [one for one in played[0].present if one != seat]
    endings = sorted({int(ending) for study in played for ending in set(study.column("ending")) if ending})
    columns = [key for key in played[0].measured() if key in ("decisions", "rounds") and key not in keys]
    level = 1 - (1 - LEVEL) / max(1, len(others) + len(endings) + len(columns))
    return [
        *(replace(win_line(played, [one, one], level), key=f"wins-{one}") for one in others),
        *(ending_line(played, ending, level) for ending in endings),
        *(mean_line(played, key, level) for key in columns),
    ]


def ending_line(played: Sequence[Study], ending: int, level: float = LEVEL) -> Compared:
    """How often games ended so."""
    a, b = paired(played, [study.column("ending") == ending for study in played])
    name = f"ending-{played[0].game.ids('ending')[ending]}"
    difference = stats.paired_rate_difference(a, b, level)
    return Compared(name, stats.rate(a.sum(), len(a)), stats.rate(b.sum(), len(b)), difference)


def paired(played: Sequence[Study], columns: Sequence[Any]) -> tuple[Any, Any]:
    """What was noted in both studies, of the games that both have: one may have been interrupted."""
    numbers = [study.column("game") for study in played]
    a, b = (column[np.isin(mine, other)] for column, mine, other in zip(
        columns, numbers, reversed(numbers), strict=True))
    return a, b
