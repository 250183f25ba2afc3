"""Exercises to the lesson, in three sizes. Each judge knows the plausible mistakes and names them."""

from __future__ import annotations

import random
from collections.abc import Mapping
from fractions import Fraction
from itertools import product
from typing import Any

from .....engine import registry
from .....engine.game import Game
from .....engine.match import Match
from .....engine.moves import Move
from .....lab.statistics.exact import draw_chance
from .....lessons.exercise import Exercise, acts_like, is_number, like_one, near, plays_at_random
from ...rules.table import CIVILIANS_TO_LOSE, HAND_SIZE, PARTIAL_FROM
from . import missions

POINTS, GAIN, CHANCE = 16, 4, Fraction(7, 10)
DECK, SPIES, FIRST_DECK, FIRST_SPIES = 9, 6, 15, 3
ROUNDS = 100
BOARDS = 24         # on which a policy is tried: one that tosses a coin passes them all once in millions
STOP = "stop-or-go-on stop"


# Change a number

def expected(answer: Any) -> str:
    """Points on average, when a failure takes all."""
    if not is_number(answer):
        return "number"
    return like_one(answer, {
        "": missions.going_on(POINTS, GAIN, CHANCE), "kept": POINTS + CHANCE * GAIN, "gain": CHANCE * GAIN,
        "best": POINTS + GAIN, "lost": missions.going_on(POINTS, GAIN, 1 - CHANCE), "old": CHANCE * POINTS,
    })


def all_spies(answer: Any) -> str:
    """The chance of a hand of spies."""
    if not is_number(answer):
        return "number"

    def chance(spies: int, deck: int, least: int = HAND_SIZE) -> Fraction:
        return draw_chance(spies, deck, HAND_SIZE, at_least=least)

    wanted, value = chance(SPIES, DECK), float(answer)
    if near(value, 100 * float(wanted), 0.1):
        return "percent"
    known = {
        "": wanted, "start": chance(FIRST_SPIES, FIRST_DECK), "deck": chance(SPIES, FIRST_DECK),
        "some": chance(SPIES, DECK, 1), "back": Fraction(SPIES, DECK) ** HAND_SIZE, "none": 1 - wanted,
        "wanted": chance(HAND_SIZE, DECK),
    }
    return like_one(value, known, other="rounded" if near(value, float(wanted), 0.004) else "other")


def narrower(answer: Any) -> str:
    """How many rounds make an interval half as wide."""
    if not is_number(answer):
        return "number"
    if answer < ROUNDS:
        return "fewer"
    return like_one(answer, {
        "": 4 * ROUNDS, "twice": 2 * ROUNDS, "more": 3 * ROUNDS, "eight": 8 * ROUNDS, "same": ROUNDS,
    })


# Change a condition

def loses(answer: Any) -> str:
    """Whether a civilian card loses the game."""
    if not callable(answer):
        return "function"
    cases = list(product(range(CIVILIANS_TO_LOSE), range(4)))
    said = [answer(*case) for case in cases]
    if any(value is None for value in said):
        return "nothing"
    if not all(value in (True, False) for value in said):
        return "answer"
    known = [readings(*case) for case in cases]
    same = [name for name in known[0] if [one[name] for one in known] == [bool(value) for value in said]]
    return next(iter(same), "other")


def readings(dead: int, card: int) -> dict[str, bool]:
    """Whether the game is lost, and what other conditions would say."""
    total = dead + card
    return {
        "": total >= CIVILIANS_TO_LOSE, "more": total > CIVILIANS_TO_LOSE, "four": total >= CIVILIANS_TO_LOSE - 1,
        "never": False, "turned": total < CIVILIANS_TO_LOSE, "card": card >= 2, "before": dead >= CIVILIANS_TO_LOSE - 1,
    }


# Write it

def break_even(answer: Any) -> str:
    """The chance at which stopping and going on are equal."""
    if not callable(answer):
        return "function"
    return acts_like(answer, equal_chances, [(15, 4), (16, 2), (19, 3), (15, 15), (18, 5)])


def equal_chances(points: int, gain: int) -> dict[str, Fraction]:
    """The chance at which both are equal, and ways to miss it."""
    return {
        "": Fraction(points, points + gain), "half": Fraction(1, 2), "gain": Fraction(gain, points),
        "ratio": Fraction(points - gain, points), "turned": Fraction(gain, points + gain),
    }


def two_draws(answer: Any) -> str:
    """The chance that two civilian cards lose the game."""
    if not callable(answer):
        return "function"
    cases = [(3, [0, 1, 1, 2, 3]), (2, [0, 1, 2, 2, 3]), (4, [0, 1]), (0, [0, 1, 1, 2, 2, 3]), (3, [0, 2, 2])]
    return acts_like(lambda dead, cards: answer(dead, list(cards)), draws, cases)


def draws(dead: int, cards: list[int]) -> dict[str, Fraction]:
    """The chance that two cards lose the game, and ways to miss it."""
    every = [(a, b) for a in cards for b in cards]
    apart = [(a, b) for i, a in enumerate(cards) for j, b in enumerate(cards) if i != j]
    chances = missions.after_cards(dead, cards, 2)
    exact = missions.lost_by(dead, cards, 2)
    return {
        "": exact, "one": missions.lost_by(dead, cards, 1), "back": share(dead, every), "away": share(dead, apart),
        "above": sum((chance for total, chance in chances.items() if total > CIVILIANS_TO_LOSE), Fraction(0)),
        "safe": 1 - exact, "count": share(dead, apart) * len(apart),
    }


def share(dead: int, ways: list[tuple[int, int]]) -> Fraction:
    return Fraction(sum(dead + a + b >= CIVILIANS_TO_LOSE for a, b in ways), len(ways))


def stop_in_time(answer: Any) -> str:
    """A policy that stops with a partial victory, and else plays at random with the view's dice."""
    if not callable(answer):
        return "function"
    game = registry.load("partisans")
    for number in range(1, BOARDS + 1):
        view = missions.board(game, number).view(missions.SEAT)
        view.random = random.Random(number)
        move = answer(view)
        if not isinstance(move, Move):
            return "move"
        if move.id != STOP:
            return "goes-on" if move.id.startswith("stop-or-go-on ") else "illegal"
    early = plays_at_random(answer, fewer_points(game), missions.SEAT)
    if early == "same" and answer(fewer_points(game).view(missions.SEAT)).id == STOP:
        return "too-early"
    return early


def fewer_points(game: Game) -> Match:
    """A board with less than a partial victory."""
    place: Mapping[str, Any] = missions.board(game, 1).position()
    completed = ["villa", "barracks", "counter-hq", "caves"]        # 13 points
    match = game.position({**place, "missions": {**place["missions"], "completed": completed}}, seed=1)
    assert missions.points_now(match) < PARTIAL_FROM
    return match


EXERCISES = (
    Exercise(
        "expected", "number", judge=expected,
        starter="answer = 16 + 0.7 * 4", solution="answer = 0.7 * (16 + 4) + 0.3 * 0",
    ),
    Exercise(
        "all-spies", "number", judge=all_spies,
        starter="from gamekit.lab.statistics.exact import draw_chance\n\n"
                "answer = draw_chance(wanted=3, deck=15, drawn=5, at_least=5)",
        solution="from gamekit.lab.statistics.exact import draw_chance\n\n"
                 "answer = draw_chance(wanted=6, deck=9, drawn=5, at_least=5)",
    ),
    Exercise("narrower", "number", judge=narrower, starter="answer = 200", solution="answer = 100 * 2**2"),
    Exercise(
        "loses", "condition", judge=loses,
        starter="def answer(dead, card):\n    return dead + card > 5",
        solution="def answer(dead, card):\n    return dead + card >= 5",
    ),
    Exercise(
        "break-even", "write", judge=break_even,
        starter="def answer(points, gain):\n    return 1 / 2",
        solution="def answer(points, gain):\n    return points / (points + gain)",
    ),
    Exercise(
        "two-draws", "write", judge=two_draws,
        starter="def answer(dead, cards):\n    lost = [card for card in cards if dead + card >= 5]\n"
                "    return len(lost) / len(cards)",
        solution="def answer(dead, cards):\n    chance = 0\n    for first in cards:\n        left = list(cards)\n"
                 "        if first != 0:\n            left.remove(first)\n"
                 "        lost = [second for second in left if dead + first + second >= 5]\n"
                 "        chance += len(lost) / len(left) / len(cards)\n    return chance",
    ),
    Exercise(
        "stop-in-time", "write", judge=stop_in_time,
        starter="def answer(view):\n    return view.random.choice(view.moves)",
        solution="def answer(view):\n    points = view.game.scores(view.state)[\"resistance\"]\n"
                 "    for move in view.moves:\n"
                 "        if move.id == \"stop-or-go-on stop\" and points >= 15:\n            return move\n"
                 "    return view.random.choice(view.moves)",
    ),
)
