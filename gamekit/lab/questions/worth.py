"""What a thing is worth to a seat, told in three ways that need not agree.

* `lift`: how much more often those win who have it at the end. It may follow from winning, or from what both have in
  common, and is no proof of a cause.
* `given`: how much more often a seat wins the same games if it has the thing from the start.
* `barred`: how much more often (less often, if below 0) it wins the same games if it plays without the thing, as far
  as the rules let it.

The seat that is looked at changes from game to game, all seats come as often. Which things there are, a game says
(`Game.assets`).

>>> from gamekit.lab import worth_of
>>> found = worth_of("secret_power", "project", 80, seed=1917)
>>> sorted(found.table.thing)
['comintern', 'espionage', 'secret-power', 'united-nations']
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass, replace
from math import nan
from typing import Any

from ...engine import policies
from ...engine.assets import Asset
from ...engine.errors import told
from ...engine.game import Game
from ..playing import chunks
from ..playing.run import Carrier, Question
from ..statistics import stats, victory
from ..statistics.stats import LEVEL, BadStudy, Estimate, plain
from ..words import WORDS, html
from . import asked
from .conditions import lifts

WAYS = ("given", "barred", "lift")
give: Callable[..., None]       # bound for each asset, as the next
has: Callable[..., int]
# ruff: noqa: F821


@dataclass(frozen=True)
class Worth:
    """`table` has one row a thing, what helps most when it is given first; all differences are parts of 1.

    `had` is how often a seat has the thing at the end, `barred_had` how often it has it although it is barred, because
    the rules left it nothing else, or somebody else brought it. `given_score` and `barred_score` are differences of the
    points where a game counts some. The intervals of a way hold together for all things, with 95 %.
    """

    game: Game
    kind: str
    table: Any
    n: int
    seed: int
    who: str

    def text(self, language: str | None = None) -> str:
        """The result in words."""
        language = language or self.game.language
        head = WORDS.text("lab-worth-head", language, n=stats.grouped(self.n), seed=str(self.seed),
                          who=policies.spoken(self.who, language))
        return "\n".join([head, *(self._line(row, language) for row in self.table.to_dict("records"))])

    def _line(self, row: Mapping[str, Any], language: str) -> str:
        figures = {way: self.figure(row, way, language) for way in WAYS}
        return WORDS.text("lab-worth-line", language, thing=self.named(row["thing"], language), **figures)

    def figure(self, row: Mapping[str, Any], way: str, language: str) -> str:
        """What one way tells, with its interval; a dash if nothing can be told."""
        found = Estimate(row[way], row[f"{way}_low"], row[f"{way}_high"], self.n, "points")
        return found.text(language, counted=False) if found.value == found.value else "—"

    def named(self, thing: str, language: str) -> str:
        return self.game.thing_text(self.kind, self.game.ids(self.kind).index(thing), language)

    def __str__(self) -> str:
        return plain(self.text())

    def plot(self, ax: Any = None, language: str | None = None, most: int = 12) -> Any:
        """The three ways side by side, of the `most` things that matter most when they are given."""
        from ..showing import worths

        return worths.three_ways(self, ax, language, most)

    def _repr_html_(self) -> str:
        shown = self.table.copy()
        shown["thing"] = [self.named(thing, self.game.language) for thing in shown["thing"]]
        return html(self.text().split("\n")[:1], shown.round(3), self.plot())


@told
def worth_of(
    game: Game | str, kind: str, n: int = 2000, seats: Any = None, seed: int = 0,
    options: Mapping[str, Any] | None = None,
) -> Worth:
    """What each thing of a kind is worth to a seat: by how much more often it wins with it, and without it.

    The same `n` games are played as they are, with each thing given to a seat, and with a seat barred from it, by
    `seats` (greedy where the game has it, everywhere). Who never looks at the table, as a random player, cannot be
    barred: it would not know.
    """
    game = asked.game_of(game)
    asset = checked_kind(game, kind)
    question = asked.question(game, policies.usual(game) if seats is None else seats, seed, options, ())
    trial = Trial(question, asset, asked.whole(n, asked.MOST, "error-lab-times", least=2, name="n"))
    as_it_is = trial.played()
    things, found = game.ids(kind), lifted(game.ids(kind), as_it_is)
    level = 1 - (1 - LEVEL) / len(things)
    looks = all(bot.looks for bot in question.bots[: len(question.seats)])
    rows = []
    for number, thing in enumerate(things):
        given, barred = trial.played(given=number), trial.played(barred=number) if looks else None
        rows.append({
            "thing": thing, "had": as_it_is.how_often(number), **differences("given", given, as_it_is, level),
            **differences("barred", barred, as_it_is, level), "barred_had": barred.how_often(number) if barred else nan,
            **found[thing], "n": n, "seed": seed,
        })
    import pandas as pd

    table = pd.DataFrame(rows).sort_values("given", ascending=False, ignore_index=True)
    return Worth(game, kind, table, n, seed, ", ".join(dict.fromkeys(map(policies.called, question.seats.values()))))


def checked_kind(game: Game, kind: str) -> Asset:
    known = {asset.of: asset for asset in game.assets()}
    if kind not in known:
        raise BadStudy("error-lab-asset", name=str(kind), allowed=list(known) or "-")
    return known[kind]


# Playing

@dataclass(frozen=True)
class Ends:
    """What came of the games for the seat that is looked at: its part of the victory, its points, what it has."""

    wins: Any
    score: Any
    has: Any

    def how_often(self, thing: int) -> float:
        """How often it has a thing."""
        return float(self.has[:, thing].mean())


@dataclass(frozen=True)
class Trial:
    """The games of a question, in parts: in each, one seat is looked at."""

    question: Question
    asset: Asset
    n: int

    @property
    def parts(self) -> list[tuple[str, int, int]]:
        """The seat, the first game and how many; as many games for each seat, or one more."""
        seats = list(self.question.seats)
        bounds = [self.n * i // len(seats) for i in range(len(seats) + 1)]
        spans = [(bounds[i], bounds[i + 1] - bounds[i]) for i in range(len(seats))]
        return [(seat, *cut) for seat, span in zip(seats, spans, strict=True)
                for cut in chunks.chunked([span], self.question.chunk)]

    def played(self, given: int | None = None, barred: int | None = None) -> Ends:
        """How the games end as they are, or with something given, or with the seat barred from something."""
        carriers = {seat: self.carrier(seat, barred) for seat in self.question.seats}
        with ThreadPoolExecutor(chunks.workers_of(self.question, None)) as pool:
            found = list(pool.map(lambda part: self.part(carriers[part[0]], part, given), self.parts))
        return joined(found)

    def carrier(self, seat: str, barred: int | None) -> Carrier:
        """Where a seat plays that takes the box for one in which something is not to be had."""
        if barred is None:
            return self.question.carrier
        box = self.question.game.box.copy()
        self.asset.bar(box, barred)
        return replace(self.question, boxes={seat: box}).carrier

    def part(self, carrier: Carrier, part: tuple[str, int, int], given: int | None) -> Ends:
        """How the games of a part end."""
        import numpy as np

        seat, first, count = part
        game, number = carrier.game, carrier.game.seat_number(seat)

        def change(states: Any) -> None:
            if given is not None:
                carrier.bound(give_each, give=self.asset.give)(carrier.box, states, number, given)

        states = carrier.started(first, count, change)
        noted = carrier.noted(states, carrier.finish(states, first, carrier.room(0)), first)
        holds = np.zeros((count, len(game.ids(self.asset.of))), np.int64)
        carrier.bound(look_each, has=self.asset.has)(carrier.box, states, number, holds)
        score = noted.get(f"score_{seat}".replace("-", "_"))
        return Ends(victory.shares(game, noted)[:, number], score, holds)


def joined(parts: list[Ends]) -> Ends:
    import numpy as np

    score = None if parts[0].score is None else np.concatenate([part.score for part in parts])
    return Ends(np.concatenate([part.wins for part in parts]), score, np.concatenate([part.has for part in parts]))


def give_each(box: Any, states: Any, seat: int, thing: int) -> None:
    for i in range(len(states)):
        give(box, states[i], seat, thing)


def look_each(box: Any, states: Any, seat: int, holds: Any) -> None:
    """Note of each thing whether the seat has it."""
    for i in range(len(states)):
        for thing in range(holds.shape[1]):
            holds[i, thing] = has(box, states[i], seat, thing)


# Counting

def lifted(things: list[str], ends: Ends) -> dict[str, dict[str, float]]:
    """How much more often those win who have a thing; nothing is told of things that nearly all have or lack."""
    table = lifts({thing: ends.has[:, i] for i, thing in enumerate(things)}, ends.wins > 0)
    rows = {row["condition"]: row for row in table.to_dict("records")}
    empty = dict.fromkeys(("lift", "low", "high"), nan)
    return {thing: {"lift": row["lift"], "lift_low": row["low"], "lift_high": row["high"]}
            for thing in things for row in [rows.get(thing, empty)]}


def differences(way: str, ends: Ends | None, as_it_is: Ends, level: float) -> dict[str, float]:
    """How much more often a seat wins than in the same games as they are, and by how many points it has more."""
    unknown = Estimate(nan, nan, nan, 0, "points")
    won = unknown if ends is None else stats.paired_rate_difference(ends.wins, as_it_is.wins, level)
    if as_it_is.score is None:
        return won.beside(way)
    more = unknown if ends is None else stats.paired_difference(ends.score, as_it_is.score, level)
    return {**won.beside(way), **more.beside(f"{way}_score")}
