"""Exercises to the lesson, in three sizes. Each judge knows the plausible mistakes and names them."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from fractions import Fraction
from itertools import permutations
from typing import Any

from .....engine import registry
from .....engine.moves import Move
from .....lab.statistics.exact import draw_chance
from .....lessons.exercise import Exercise, acts_like, is_number, like_one, near, plays_at_random
from . import worlds

HIDDEN, PROVOCATIONS, GONE = 19, 3, 2
PLACES = HIDDEN - GONE                      # where a Provocation can lie
DECK, ALL_PROVOCATIONS = 24, 4
SIGNS: Mapping[tuple[str, str], int] = {    # of 240 cards: what it is, and whether the hand trembles
    ("provocation", "trembles"): 32, ("provocation", "calm"): 8, ("other", "trembles"): 40, ("other", "calm"): 160,
}
World = dict[str, str]


# Change a number

def chance_verdict(answer: Any, known: Mapping[str, Fraction]) -> str:
    """Which chance a number is: "" for the right one, which comes first, else the name of a mistake."""
    if not is_number(answer):
        return "number"
    value, wanted = float(answer), float(known[""])
    if near(value, 100 * wanted, 0.5):
        return "percent"
    return like_one(value, known, other="rounded" if near(value, wanted, 0.006) else "other")


def hidden_chance(answer: Any) -> str:
    """The chance that a hidden card is a Provocation, when some were liquidated face down."""
    return chance_verdict(answer, {
        "": Fraction(PROVOCATIONS, PLACES), "start": Fraction(ALL_PROVOCATIONS, DECK),
        "all": Fraction(PROVOCATIONS, HIDDEN), "gone": Fraction(PROVOCATIONS - GONE, PLACES),
        "turned": 1 - Fraction(PROVOCATIONS, PLACES),
    })


def one_of_two(answer: Any) -> str:
    """The chance of a Provocation among two face-down cards."""
    return chance_verdict(answer, {
        "": draw_chance(PROVOCATIONS, PLACES, 2), "start": draw_chance(ALL_PROVOCATIONS, DECK, 2),
        "deck": draw_chance(PROVOCATIONS, DECK, 2), "wanted": draw_chance(ALL_PROVOCATIONS, PLACES, 2),
        "none": 1 - draw_chance(PROVOCATIONS, PLACES, 2), "once": Fraction(PROVOCATIONS, PLACES),
        "sum": 2 * Fraction(PROVOCATIONS, PLACES), "back": 1 - (1 - Fraction(PROVOCATIONS, PLACES)) ** 2,
        "both": draw_chance(PROVOCATIONS, PLACES, 2, at_least=2),
    })


# Change a condition

def all_worlds() -> list[World]:
    """Three hidden cards in three places, in every way."""
    places = ("liquidated", "left", "right")
    return [dict(zip(places, cards, strict=True)) for cards in permutations(("provocation", "riot-3", "gear-5"))]


def fits(answer: Any) -> str:
    """Whether a world fits: a liquidated Provocation would have been opened."""
    if not callable(answer):
        return "function"
    said = [[answer(dict(world)) for world in all_worlds()] for _ in range(20)]
    if any(value is None for value in said[0]):
        return "nothing"
    if any(one != said[0] for one in said):
        return "luck"
    if not all(value in (True, False) for value in said[0]):
        return "answer"
    known = [readings(world) for world in all_worlds()]
    same = [name for name in known[0] if [one[name] for one in known] == [bool(value) for value in said[0]]]
    return next(iter(same), "other")


def readings(world: World) -> dict[str, bool]:
    """Whether a world fits, and what other functions would say."""
    real = {place: card != "provocation" for place, card in world.items()}
    return {
        "": real["liquidated"], "all": True, "none": False, "turned": not real["liquidated"], "left": real["left"],
        "right": real["right"],
    }


def given_sign(answer: Any) -> str:
    """The share of Provocations among the cards with the sign."""
    if not is_number(answer):
        return "number"
    both, every = SIGNS["provocation", "trembles"], sum(SIGNS.values())
    signs, provocations = both + SIGNS["other", "trembles"], both + SIGNS["provocation", "calm"]
    known = {"": both / signs, "all": both / every, "turned": both / provocations, "base": provocations / every,
             "signs": signs / every, "count": both, "percent": 100 * both / signs, "others": 1 - both / signs}
    return like_one(answer, known, by=1e-3)


# Write it

def bayes(answer: Any) -> str:
    """The chance of a Provocation after a sign, for any numbers."""
    if not callable(answer):
        return "function"

    return acts_like(answer, chances, [(1 / 6, 0.8, 0.2), (0.5, 1.0, 0.1), (0.01, 0.9, 0.05), (0.25, 0.6, 0.3)])


def chances(part: float, hit: float, false: float) -> dict[str, float]:
    """Bayes' rule by counting, and ways to miss it."""
    provocations, others = part * hit, (1 - part) * false
    signs = provocations + others
    return {
        "": provocations / signs, "hit": hit, "joint": provocations, "sign": signs, "base": part,
        "equal": hit / (hit + false), "rest": others / signs,
    }


def worth(answer: Any) -> str:
    """The value that is taken away on average after a look."""
    if not callable(answer):
        return "function"
    cases = [([0, 6], 3), ([0, 0, 2, 3, 5, 6], 3), ([2, 2, 3, 4, 0], 4), ([0, 4, 4, 5, 6, 6], 2)]
    return acts_like(lambda hidden, shown: answer(list(hidden), shown), averages, cases)


def averages(hidden: Sequence[int], shown: int) -> dict[str, Fraction]:
    """The average after a look, and ways to miss it."""
    mean = worlds.mean(hidden)
    return {
        "": worlds.after_look(hidden, shown), "blind": max(mean, Fraction(shown)),
        "all": sum((max(mean, Fraction(shown), Fraction(seen)) for seen in hidden), Fraction(0)) / len(hidden),
        "two": worlds.mean([max(shown, seen) for seen in hidden]), "closed": worlds.after_look(hidden, 0),
        "best": Fraction(max(shown, *hidden)),
    }


def look_first(answer: Any) -> str:
    """A policy that chooses Surveillance where it can, and else plays at random with the view's dice."""
    if not callable(answer):
        return "function"
    game = registry.load("uprising")
    for number in range(1, 7):
        move = answer(worlds.first_board(game, number).view(worlds.EMPIRE))
        if not isinstance(move, Move):
            return "move"
        if move.id != "choose-token surveillance":
            return "token" if move.id.startswith("choose-token ") else "illegal"
    match = worlds.first_board(game, 1)
    match.play("choose-token liquidation")
    return plays_at_random(answer, match, worlds.EMPIRE)


EXERCISES = (
    Exercise(
        "hidden-chance", "number", judge=hidden_chance,
        starter="from fractions import Fraction\n\nanswer = Fraction(4, 24)",
        solution="from fractions import Fraction\n\nanswer = Fraction(3, 19 - 2)",
    ),
    Exercise(
        "one-of-two", "number", judge=one_of_two,
        starter="from gamekit.lab.statistics.exact import draw_chance\n\n"
                "answer = draw_chance(wanted=4, deck=24, drawn=2)",
        solution="from gamekit.lab.statistics.exact import draw_chance\n\n"
                 "answer = draw_chance(wanted=3, deck=17, drawn=2)",
    ),
    Exercise(
        "fits", "condition", judge=fits, data=all_worlds,
        starter="worlds = tasks[\"fits\"].data\n\ndef answer(world):\n    return True",
        solution="worlds = tasks[\"fits\"].data\n\ndef answer(world):\n"
                 "    return world[\"liquidated\"] != \"provocation\"",
    ),
    Exercise(
        "given-sign", "condition", judge=given_sign, data=lambda: dict(SIGNS),
        starter="counts = tasks[\"given-sign\"].data\nboth = counts[\"provocation\", \"trembles\"]\n"
                "answer = both / sum(counts.values())",
        solution="counts = tasks[\"given-sign\"].data\nboth = counts[\"provocation\", \"trembles\"]\n"
                 "answer = both / (both + counts[\"other\", \"trembles\"])     # only the cards with the sign",
    ),
    Exercise(
        "bayes", "write", judge=bayes,
        starter="def answer(part, hit, false):\n    return hit",
        solution="def answer(part, hit, false):\n    provocations = part * hit\n    others = (1 - part) * false\n"
                 "    return provocations / (provocations + others)",
    ),
    Exercise(
        "worth", "write", judge=worth,
        starter="def answer(hidden, shown):\n    return max(shown, sum(hidden) / len(hidden))",
        solution="def answer(hidden, shown):\n    taken = []\n    for seen in hidden:\n"
                 "        rest = (sum(hidden) - seen) / (len(hidden) - 1)\n"
                 "        taken.append(max(shown, seen, rest))\n    return sum(taken) / len(taken)",
    ),
    Exercise(
        "look-first", "write", judge=look_first,
        starter="def answer(view):\n    return view.random.choice(view.moves)",
        solution="def answer(view):\n    for move in view.moves:\n"
                 "        if move.id == \"choose-token surveillance\":\n            return move\n"
                 "    return view.random.choice(view.moves)",
    ),
)
