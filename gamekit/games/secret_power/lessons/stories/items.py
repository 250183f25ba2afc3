"""Questions of the lesson: those of all history lessons, bets on patterns, traps, tests, base rates."""

from __future__ import annotations

from random import Random
from typing import Any, cast

from .....engine.game import Game
from .....engine.markup import Markup
from .....engine.match import Match
from .....lab.statistics.stats import figure, grouped
from .....lessons import pictures
from .....lessons.history import percents
from .....lessons.items import Choice, Dice, Note, Number
from ...rules.table import State
from . import asked

role, source, vote = asked.role, asked.source, asked.vote
argument, claim = asked.argument, asked.claim

LAST_ROUND = 5
SHOWN = ("row", "pair", "banks")        # patterns that a bet is about
SIGN = "hunt"
MATCHES, WITH_PLAN = 1000, (10, 20, 50)
TRAPS = ("agent", "size", "pattern", "shield", "sides")
STORIES, OFFERED = 2, 4         # of each trap; traps to choose from
TESTED = ("canteen", "bus", "bot", "letter")
UNTESTED = ("hidden", "someone", "always", "doubter")


# What the board below tells

def last_round(match: Match) -> str:
    return "yes" if match.over or cast(State, match.state).round >= LAST_ROUND else ""


def is_over(match: Match) -> str:
    return "yes" if match.over else ""


# Chance makes patterns

def found(kind: str, name: str) -> dict[str, Any]:
    """What the lab found: of matches without a plan (`random`) or with one (`greedy`), the share with a pattern."""
    return next(row for row in asked.lesson.data["patterns"][kind] if row["id"] == name)


def number_of_matches() -> str:
    return grouped(asked.lesson.data["patterns"]["n"])


def pattern(game: Game, dice: Dice, language: str) -> Number:
    """How often does a pattern come by chance?"""
    name = SHOWN[dice.lesson % len(SHOWN)]       # another one at the next table
    share, low, high = percents(found("random", name))
    return Number(
        right=[f"{share:.0f}"], tolerance=5,
        facts={
            "case": name, "games": number_of_matches(), "share": figure(share, language),
            "low": figure(low, language), "high": figure(high, language),
        },
        table=table(language),
    )


def table(language: str) -> list[list[str]]:
    """Every pattern: how often without a plan and with one."""
    rows = [[asked.said(f"table.{name}", language) for name in ("pattern", "random", "greedy", "games")]]
    for name in (*SHOWN, SIGN):
        both = [interval(found(kind, name), language) for kind in ("random", "greedy")]
        rows.append([asked.said(f"sign.{name}", language), *both, number_of_matches()])
    return rows


def interval(row: dict[str, Any], language: str) -> str:
    share, low, high = (figure(one, language) for one in percents(row))
    return f"{share} % [{low}–{high}]"


def base(game: Game, dice: Random, language: str) -> Number:
    """From the sign to the plan: counted in matches, with few plans among many."""
    plans = dice.choice(WITH_PLAN)
    with_sign = {kind: found(kind, SIGN)["share"] for kind in ("random", "greedy")}
    hits, false = round(plans * with_sign["greedy"]), round((MATCHES - plans) * with_sign["random"])
    share, turned, before = round(100 * hits / (hits + false)), round(100 * hits / plans), round(100 * plans / MATCHES)
    return Number(
        right=[str(share)], tolerance=1,
        replies={str(turned): "turned", str(before): "before", str(false): "others"},
        facts={
            "matches": grouped(MATCHES), "plans": plans, "without": MATCHES - plans, "hits": hits, "false": false,
            "all": hits + false, "share": share,
        },
        picture=tree(language, plans, hits, false),
    )


def tree(language: str, plans: int, hits: int, false: int) -> Markup:
    """All matches, with and without a plan, with and without the sign."""
    def node(number: int, name: str) -> tuple[str, str]:
        return grouped(number), asked.said(f"node.{name}", language)

    return pictures.tree(asked.said("node", language), node(MATCHES, "all"), [
        [node(plans, "plan"), node(hits, "sign"), node(plans - hits, "none")],
        [node(MATCHES - plans, "die"), node(false, "sign"), node(MATCHES - plans - false, "none")],
    ])


# Why stories persuade, and how they are tested

def trap(game: Game, dice: Random, language: str) -> Choice:
    """Which habit of thinking makes a story persuasive?"""
    right, story = dice.choice(TRAPS), 1 + dice.randrange(STORIES)
    others = dice.sample([one for one in TRAPS if one != right], OFFERED - 1)
    options = dice.sample([right, *others], OFFERED)
    return Choice(
        options=options, right=[right], facts={"case": f"{right}-{story}", "trap": right},
        told=lambda _: [Note(asked.said(f"habit.{one}", language)) for one in TRAPS],
    )


def testable(game: Game, dice: Random, language: str) -> Choice:
    """Which claim could turn out false?"""
    right = dice.choice(TESTED)
    options = dice.sample([right, *dice.sample(UNTESTED, 2)], 3)
    return Choice(options=options, right=[right], facts={"case": right})
