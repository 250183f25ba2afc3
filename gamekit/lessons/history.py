"""What history lessons share: the prepared position, and questions on roles, sources, chances, the argument.

A lesson's `items.py` takes those that it asks:

    asked = History("dual_powers", "history_1917")
    role, source, claim = asked.role, asked.source, asked.claim

They are made from the lesson file (see `lint` for roles, sources and the argument). Beside that it says:

    groups = { three = 3, five = 5 }    # options of `role`: how many of the roles, from the first; else pair and three
    bearings = ["real", "made-up"]      # options of `claim`, if they are not supports, against and outside
    contrast = ["order-1", "appeal"]    # sources that answer the question of the lesson differently; see `vote`
    [[source]]
    speaker = "soviet"              # who speaks in it: an option of `source`
    bears = "supports"              # what it does to the rule of `claim`, one of `bearings`; several where both can be
                                    # argued: the words of `claim` then give the reasons for each
    place = "Petrograd"             # where it was written
    [chances]
    seat = "red"                    # whose share the rows tell
    n = 2000                        # matches of each row
    [[chances.row]]                 # words chance.<id>; `share`, `low` and `high` from 0 to 1
    id = "equal"                    # of this name: two players of equal skill
    shows = "luck"                  # luck, choice or start: why the endings differ, here or from `equal`
    asked = false                   # the row stands in the table, and `split` asks about others
    [[change]]                      # what becomes of the game without a rule that carries one of its claims
    name = "will-stays"             # a change that the game has prepared, with a `claim` of this lesson
    seat = "red"                    # whose wins are told, in per cent: by the printed rules and by the changed ones
    printed = 44.7
    changed = 56.5
    difference = [11.8, 9.9, 13.6]  # with its interval, from `n` pairs of games of greedy bots
    n = 4000
    seed = 1917
"""

from __future__ import annotations

import secrets
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property
from random import Random
from typing import Any

from ..engine import options
from ..engine.dice import game_seed
from ..engine.game import Game
from ..engine.match import Match
from ..engine.registry import load
from ..lab.playing.run import Question
from ..lab.statistics.stats import Estimate, figure, grouped, wilson
from .asking import Written
from .items import Choice, Note, Writing
from .lesson import WORDS, Lesson
from .loading import load_lesson

DEBRIEF = 4         # rounds of the talk
EQUAL = "equal"
PAIR_OR_THREE = {"pair": 2, "three": 3}
REASONS = ("choice", "luck", "start")
BEARINGS = ("supports", "against", "outside")
SPEAKERS = 4        # to choose from
FIRST_VOTE = "vote-before"
OWN = "own"         # the step that bets which of these did most in one's own match; its review waits for that
Row = Mapping[str, Any]


@dataclass(frozen=True)
class History:
    """The questions of one lesson."""

    game: str
    name: str

    @cached_property
    def lesson(self) -> Lesson:
        return load_lesson(load(self.game), self.name)

    def said(self, key: str, language: str, **facts: Any) -> str:
        return self.lesson.text(key, language, **facts)

    # The prepared position

    def prepared(
        self, position: str, language: str = "en", seed: int | None = None, seats: Mapping[str, str] | None = None,
    ) -> Match:
        """A match from a position of the lesson: the same for all, but with a shuffle of its own."""
        dealt = secrets.randbelow(2**31) if seed is None else seed
        return load(self.game, language=language).position(self.position(position), seed=dealt, seats=seats)

    def position(self, name: str) -> Mapping[str, Any]:
        return dict(self.lesson.data["positions"][name])

    def played_on(
        self, start: Mapping[str, Any], bots: Mapping[str, str], n: int, seed: int,
    ) -> tuple[Estimate, list[Any]]:
        """Many matches from a position, each with dice of its own: how often the lesson's seat won, and how all ended.

        Needs the compiled games.
        """
        game = load(self.game)
        first = game.position(start).state
        carrier = Question.of(game, dict(bots), seed=seed, **options.read(game.options, first)).carrier
        states = carrier.states(first, n)
        for number in range(n):
            deal(states, number, game_seed(seed, number))
        rows = carrier.noted(states, carrier.finish(states, 0, carrier.room(0)), 0)
        wins = int((rows["winner"] == game.seat_number(self.lesson.data["chances"]["seat"])).sum())
        return Estimate(wins / n, *wilson(wins, n), n), [carrier.plain(state) for state in states]

    # Before the match

    def role(self, game: Game, dice: Random, language: str) -> Choice:
        """How many are at a table; their role sheets come with the choice."""
        roles, sizes = list(self.lesson.data["roles"]), self.lesson.data.get("groups", PAIR_OR_THREE)
        tables = {name: roles[:size] for name, size in sizes.items()}
        return Choice(
            options=list(tables), right=list(tables),
            told=lambda table: [Note(self.said(f"role-{name}", language)) for name in tables.get(table, ())],
        )

    @property
    def documents(self) -> list[Row]:
        return list(self.lesson.data["source"])

    def text_of(self, one: Row, language: str) -> Note:
        return Note(self.said(f"source-{one['id']}", language))

    def source(self, game: Game, dice: Random, language: str) -> Choice:
        """Who speaks? The document is named with the outcome."""
        one = dice.choice(self.documents)
        others = [other["speaker"] for other in self.documents if other is not one]
        speakers = [one["speaker"], *dice.sample(others, min(SPEAKERS - 1, len(others)))]
        dice.shuffle(speakers)
        return Choice(
            options=speakers, right=[one["speaker"]], facts={"speaker": one["speaker"]},
            notes=[self.text_of(one, language)], told=lambda _: [Note(self.said(f"document.{one['id']}", language))],
        )

    # After it

    def vote(self, game: Game, dice: Random, language: str) -> Choice:
        """The first vote once more, beside the sources that answer its question differently: everybody reads all."""
        first, names = self.lesson.step(FIRST_VOTE).asking, list(self.lesson.data["contrast"])
        assert isinstance(first, Written)
        options, read = first.given["options"], dice.sample(names, len(names))   # not all read the same one first
        return Choice(options=options, right=options, notes=[self.named_text(one, language) for one in read])

    def named_text(self, one: str, language: str) -> Note:
        return Note(f"{self.said(f'source-{one}', language)} ({self.said(f'document.{one}', language)})")

    def chance(self, name: str) -> Row:
        return next(row for row in self.lesson.data["chances"]["row"] if row["id"] == name)

    @property
    def matches(self) -> str:
        return grouped(self.lesson.data["chances"]["n"])

    def split(self, game: Game, dice: Random, language: str) -> Choice:
        """Two lines of numbers that differ in one thing: luck, choice or the start."""
        rows = list(self.lesson.data["chances"]["row"])
        row = dice.choice([one for one in rows if one.get("asked", True)])
        facts = {"case": row["id"], "share": figure(percents(row)[0], language),
                 "equal": figure(percents(self.chance(EQUAL))[0], language), "games": self.matches}
        told = self.table(language, [one["id"] for one in rows])
        return Choice(options=REASONS, right=[row["shows"]], facts=facts, table=told)

    def table(self, language: str, names: Sequence[str]) -> list[list[str]]:
        """Who played, how often a side won, the interval, how many games."""
        rows = [[self.said(f"table.{name}", language) for name in ("players", "share", "interval", "games")]]
        for row in map(self.chance, names):
            share, low, high = (figure(number, language) for number in percents(row))
            rows.append([self.said(f"chance.{row['id']}", language), f"{share} %", f"{low}–{high} %", self.matches])
        return rows

    # The argument

    def argument(self, game: Game, dice: Random, language: str) -> Writing:
        """The questions of the talk; with the answer, what we think that the game says and leaves out."""
        claim = dice.choice(self.lesson.data["argument"]["claims"])        # every table begins with another one
        return Writing(
            facts={"claim": self.said(f"argument-{claim}", language)},
            notes=[Note(self.said(f"teacher-debrief-{number}", language)) for number in range(1, DEBRIEF + 1)],
            told=lambda _: self.our_list(language),
        )

    def our_list(self, language: str) -> list[Note]:
        """What the game claims, leaves out and bends, whose view it takes, which sources are against and for it."""
        found = []
        for part, names in self.lesson.data["argument"].items():
            kind = "document." if part in ("against", "for") else "argument-"
            told = " ".join(self.said(kind + one, language) for one in names)
            found.append(Note(f"{self.said(f'part.{part}', language)}: {told}"))
        return [*found, *(Note(self.without(row, language)) for row in self.lesson.data.get("change", ()))]

    def without(self, row: Row, language: str) -> str:
        """What was measured of the game without a rule that carries a claim."""
        game = load(self.game, language=language)
        shares = {name: figure(row[name], language, 1) for name in ("printed", "changed")}
        values = (figure(one, language, 1, signed=True) for one in row["difference"])
        difference = dict(zip(("difference", "low", "high"), values, strict=True))
        return WORDS.text(
            "history-without", language, question=game.words.text(f"change-{row['name']}.question", language),
            seat=game.thing_text("seat", game.seat_number(row["seat"]), language), **shares, **difference,
            games=grouped(row["n"]), seed=str(row["seed"]))

    def claim(self, game: Game, dice: Random, language: str) -> Choice:
        """What a document does to the rule that the step names."""
        one = dice.choice(self.documents)
        return Choice(
            options=self.lesson.data.get("bearings", BEARINGS), right=bearings(one), facts={"source": one["id"]},
            notes=[Note(self.said(f"document.{one['id']}", language)), self.text_of(one, language)],
        )


def bearings(source: Row) -> list[str]:
    """What a document does to the rule of `claim`: one thing, or several that can be argued."""
    return [source["bears"]] if isinstance(source["bears"], str) else list(source["bears"])


def deal(states: Any, number: int, rng: int) -> None:
    """Other dice for one of many states, plain or compiled."""
    if isinstance(states, list):
        states[number].rng = rng
    else:
        states[number]["rng"] = rng


def percents(row: Row) -> tuple[float, float, float]:
    """A share and its interval, rounded once for all places where they are told."""
    share, low, high = (round(100 * row[name] + 1e-9, 1) for name in ("share", "low", "high"))
    return share, low, high
