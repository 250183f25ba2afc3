"""Questions of the lesson: roles, sources, chances, the game as an argument."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cache
from random import Random
from typing import Any

from .....engine.game import Game
from .....lab.stats import figure, grouped
from .....lessons.items import Item, Note
from .....lessons.lesson import Lesson
from . import lesson as load

DEBRIEF = 4     # rounds of the talk


@cache
def lesson() -> Lesson:
    return load()


def said(key: str, language: str, **facts: Any) -> str:
    return lesson().text(key, language, **facts)


# Before the match

def role(game: Game, dice: Random, language: str) -> Item:
    """Two or three at a table; their role sheets come with the choice."""
    tables = {"pair": ("red", "white"), "three": ("red", "white", "historian")}
    options = dice.sample(list(tables), len(tables))
    return Item(
        options=options, right=options,
        told=lambda table: [Note(said(f"role-{name}", language)) for name in tables.get(table, ())],
    )


def source(game: Game, dice: Random, language: str) -> Item:
    """Who speaks? The document is named with the outcome."""
    one = dice.choice(documents())
    speakers = [other["speaker"] for other in documents()]
    return Item(
        options=speakers, right=[one["speaker"]], facts={"speaker": one["speaker"]}, notes=[text_of(one, language)],
        told=lambda _: [Note(said(f"document.{one['id']}", language))],
    )


def documents() -> list[Mapping[str, Any]]:
    return list(lesson().data["source"])


def text_of(one: Mapping[str, Any], language: str) -> Note:
    return Note(said(f"source-{one['id']}", language))


# After it

def unrest(game: Game, dice: Random, language: str) -> Item:
    """What unrest is worth in a month; the calendar is printed in the rulebook."""
    month = dice.randrange(len(game.ids("month")))
    points = int(game.box.values.unrest_points[month])     # type: ignore[attr-defined]    # of this game
    return Item(right=[str(points)], rules={"*": "UNREST_POINTS"}, facts={"month": ("month", month), "number": points})


def bet(game: Game, dice: Random, language: str) -> Item:
    """How often a side wins from the prepared position, if both play alike."""
    seat, found = dice.randrange(2), chance("equal")
    share, low, high = percents(found)
    if game.ids("seat")[seat] == "white":
        share, low, high = 100 - share, 100 - high, 100 - low
    facts = {
        "seat": ("seat", seat), "games": number_of_games(), "share": figure(share, language),
        "low": figure(low, language), "high": figure(high, language),
    }
    return Item(right=[f"{share:.0f}"], tolerance=5, facts=facts, table=table(language, ["equal"]))


def split(game: Game, dice: Random, language: str) -> Item:
    """Two lines of numbers that differ in one thing: luck, choice or the start."""
    case, row = dice.choice([
        ("luck", "equal"), ("choice", "white-random"), ("choice", "red-random"), ("start", "moved"),
    ])
    facts = {"case": row, "share": figure(percents(chance(row))[0], language),
             "equal": figure(percents(chance("equal"))[0], language), "games": number_of_games()}
    rows = [one["id"] for one in lesson().data["chances"]["row"]]
    return Item(options=["choice", "luck", "start"], right=[case], facts=facts, table=table(language, rows))


def chance(name: str) -> Mapping[str, Any]:
    return next(row for row in lesson().data["chances"]["row"] if row["id"] == name)


def percents(row: Mapping[str, Any]) -> tuple[float, float, float]:
    """Red's share and its interval, rounded once for all places where they are told."""
    share, low, high = (round(100 * row[name] + 1e-9, 1) for name in ("share", "low", "high"))
    return share, low, high


def number_of_games() -> str:
    return grouped(lesson().data["chances"]["n"])


def table(language: str, names: Sequence[str]) -> list[list[str]]:
    """Who played, how often Red won, the interval, how many games."""
    head = [said(f"table.{name}", language) for name in ("players", "share", "interval", "games")]
    rows = [head]
    for row in map(chance, names):
        share, low, high = (figure(number, language) for number in percents(row))
        rows.append([said(f"chance.{row['id']}", language), f"{share} %", f"{low}–{high} %", number_of_games()])
    return rows


# The argument

def argument(game: Game, dice: Random, language: str) -> Item:
    """The questions of the talk; with the answer, what we think that the game says and leaves out."""
    claim = dice.choice(lesson().data["argument"]["claims"])        # every table begins with another one
    return Item(
        facts={"claim": said(f"argument-{claim}", language)},
        notes=[Note(said(f"teacher-debrief-{number}", language)) for number in range(1, DEBRIEF + 1)],
        told=lambda _: our_list(language),
    )


def our_list(language: str) -> list[Note]:
    """What the game claims, leaves out and bends, whose view it takes, which sources are against and for it."""
    found = []
    for part, names in lesson().data["argument"].items():
        head, kind = said(f"part.{part}", language), "document." if part in ("against", "for") else "argument-"
        found.append(Note(f"{head}: " + " ".join(said(kind + one, language) for one in names)))
    return found


def claim(game: Game, dice: Random, language: str) -> Item:
    """Does a document support that there are two sides?"""
    one = dice.choice(documents())
    return Item(
        options=["supports", "against", "outside"], right=[one["bears"]], facts={"source": one["id"]},
        notes=[Note(said(f"document.{one['id']}", language)), text_of(one, language)],
    )
