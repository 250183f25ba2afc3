"""Exercises to the lesson, in three sizes. Each judge knows the plausible mistakes and names them."""

from __future__ import annotations

from collections.abc import Mapping
from fractions import Fraction
from typing import Any

from .....engine import registry
from .....engine.moves import Move
from .....lab.statistics.exact import draw_chance
from .....lessons.exercise import Exercise, acts_like, is_number, like_one, near, plays_at_random

PLAYERS, MATCHES = 4, 3
DECK, WANTED, ROW = 46, 3, 9
START = (4, 53, 8)          # wanted, deck, drawn in the cell
WON = Fraction(1, PLAYERS)


def chance_verdict(answer: Any, known: Mapping[str, Fraction]) -> str:
    """Which chance a number is: "" for the right one, which comes first, else the name of a mistake."""
    if not is_number(answer):
        return "number"
    value, wanted = float(answer), float(known[""])
    if near(value, 100 * wanted, 0.5):
        return "percent"
    return like_one(value, known, other="rounded" if near(value, wanted, 0.006) else "other")


# Change a number

def at_least_once(answer: Any) -> str:
    none = (1 - WON) ** MATCHES
    return chance_verdict(answer, {
        "": 1 - none, "sum": MATCHES * WON, "none": none, "all": WON**MATCHES, "once": WON,
    })


def card_comes(answer: Any) -> str:
    """The chance that a card comes in a row."""
    right = draw_chance(WANTED, DECK, ROW)
    return chance_verdict(answer, {
        "": right, "start": draw_chance(*START), "deck": draw_chance(WANTED, START[1], ROW),
        "wanted": draw_chance(START[0], DECK, ROW), "drawn": draw_chance(WANTED, DECK, START[2]), "none": 1 - right,
        "back": 1 - Fraction(DECK - WANTED, DECK) ** ROW, "sum": Fraction(WANTED * ROW, DECK),
    })


def narrower(answer: Any) -> str:
    """Games for a third of the width."""
    if not is_number(answer):
        return "number"
    n = 400
    if answer < n:
        return "fewer"
    return like_one(answer, {"": 9 * n, "thrice": 3 * n, "four": 4 * n, "more": 8 * n}, by=n / 2 - 1)


# Change a condition

def shows(answer: Any) -> str:
    """Whether the fair share lies outside an interval."""
    if not callable(answer):
        return "function"
    cases = [
        (low / 100, high / 100, players) for players in (2, 3, 4, 5)
        for low, high in ((10, 16), (16, 22), (22, 28), (27, 32), (30, 36), (37, 45), (46, 54), (52, 60))
    ]
    said = [answer(*case) for case in cases]
    if not all(value in (True, False) for value in said):
        return "answer"
    if len(set(said)) == 1:
        return "always"
    known = [verdicts(*case) for case in cases]
    same = [name for name in known[0] if [one[name] for one in known] == [bool(value) for value in said]]
    return next(iter(same), "other")


def verdicts(low: float, high: float, players: int) -> dict[str, bool]:
    """Whether a seat is not fair, and what other functions would say."""
    fair = 1 / players
    return {
        "": not low <= fair <= high, "onesided": low > fair, "half": not low <= 0.5 <= high,
        "four": not low <= 0.25 <= high, "turned": low <= fair <= high,
    }


# Write it

def hit(answer: Any) -> str:
    """At least one of several independent hits."""
    if not callable(answer):
        return "function"
    return acts_like(answer, hits, [(2, 0.5), (3, 0.25), (1, 0.4), (4, 0.1)])


def hits(rivals: int, chance: float) -> dict[str, float]:
    none = (1 - chance) ** rivals
    return {
        "": 1 - none, "sum": rivals * chance, "one": chance, "none": none, "all": chance**rivals,
        "exactly": rivals * chance * (1 - chance) ** (rivals - 1),
    }


def by_lot(answer: Any) -> str:
    """The mean over who begins."""
    if not callable(answer):
        return "function"
    cases = [({"ivan": 0.2, "julia": 0.4},), ({"ivan": 0.19, "julia": 0.33, "alexey": 0.24, "alice": 0.2},),
             ({"ivan": 0.1, "julia": 0.5, "alexey": 0.3},)]
    return acts_like(lambda wins: answer(dict(wins)), over_beginners, cases)


def over_beginners(wins: Mapping[str, float]) -> dict[str, float]:
    values = list(wins.values())
    return {
        "": sum(values) / len(values), "best": max(values), "worst": min(values), "sum": sum(values),
        "middle": (max(values) + min(values)) / 2, "fair": 1 / len(values),
    }


def infiltrate(answer: Any) -> str:
    """A policy that infiltrates where it can choose to, and else plays at random with the view's dice."""
    if not callable(answer):
        return "function"
    game = registry.load("secret_power")
    for seed in range(1, 7):
        move = answer(game.new(seed=seed).view("ivan"))
        if not isinstance(move, Move):
            return "move"
        if move.id != "choose-action infiltrate":
            return "action" if move.id.startswith("choose-action ") else "illegal"
    match = game.new(seed=1)
    match.play("choose-action infiltrate")
    return plays_at_random(answer, match, "ivan")


EXERCISES = (
    Exercise(
        "at-least-once", "number", judge=at_least_once,
        starter="from fractions import Fraction\n\nanswer = 3 * Fraction(1, 4)",
        solution="from fractions import Fraction\n\nanswer = 1 - Fraction(3, 4) ** 3",
    ),
    Exercise(
        "card-comes", "number", judge=card_comes,
        starter="from gamekit.lab.statistics.exact import draw_chance\n\n"
                "answer = draw_chance(wanted=4, deck=53, drawn=8)",
        solution="from gamekit.lab.statistics.exact import draw_chance\n\n"
                 "answer = draw_chance(wanted=3, deck=46, drawn=9)",
    ),
    Exercise("narrower", "number", judge=narrower, starter="answer = 1200", solution="answer = 9 * 400"),
    Exercise(
        "shows", "condition", judge=shows,
        starter="def answer(low, high, players):\n    return low > 1 / players",
        solution="def answer(low, high, players):\n    return low > 1 / players or high < 1 / players",
    ),
    Exercise(
        "hit", "write", judge=hit,
        starter="def answer(rivals, chance):\n    return rivals * chance",
        solution="def answer(rivals, chance):\n    return 1 - (1 - chance) ** rivals",
    ),
    Exercise(
        "by-lot", "write", judge=by_lot,
        starter="def answer(wins):\n    return max(wins.values())",
        solution="def answer(wins):\n    return sum(wins.values()) / len(wins)",
    ),
    Exercise(
        "infiltrate", "write", judge=infiltrate,
        starter="def answer(view):\n    return view.random.choice(view.moves)",
        solution="def answer(view):\n"
                 "    wanted = [move for move in view.moves if move.id == \"choose-action infiltrate\"]\n"
                 "    return view.random.choice(wanted or view.moves)",
    ),
)
