"""Exercises to the lesson, in three sizes. Each judge knows the plausible mistakes and names them.

Where an answer is made of random draws, it is compared with the exact chance within four standard errors.
"""

from __future__ import annotations

import random
from collections.abc import Sequence
from fractions import Fraction
from math import sqrt
from typing import Any

from .....engine import registry
from .....engine.moves import Move
from .....lab import simulate
from .....lab.statistics import stats
from .....lab.statistics.exact import draw_chance
from .....lessons.exercise import Exercise, acts_like, by_luck, is_number, like_one, near, plays_at_random
from . import games

DECK, GREEN, DRAWN = 16, 4, 5
HANDS = 4000


# Change a number

def half_width(n: float) -> float:
    """Half of a Wilson interval at a chance of one half, in percentage points."""
    low, high = stats.wilson(n / 2, int(n))
    return 50 * (high - low)


def games_needed(answer: Any) -> str:
    """How many games give two points to either side."""
    if not is_number(answer) or answer != int(answer) or answer < 1:
        return "whole"
    reached = half_width(float(answer))
    if near(reached, 2, 0.05):
        return ""
    if near(answer, 500, 20):
        return "linear"
    if near(reached, 1, 0.1):
        return "both-sides"
    return "wide" if reached > 2 else "narrow"


def draw_exact(answer: Any) -> str:
    """The exact chance of a green card among five, of another deck."""
    if not is_number(answer):
        return "number"
    value, wanted = float(answer), float(draw_chance(GREEN, DECK, DRAWN))
    known = {
        "": wanted, "both": draw_chance(8, 48, DRAWN), "deck": draw_chance(GREEN, 48, DRAWN),
        "green": draw_chance(8, DECK, DRAWN),
        "none": 1 - draw_chance(GREEN, DECK, DRAWN), "back": 1 - (1 - Fraction(GREEN, DECK)) ** DRAWN,
        "once": Fraction(GREEN, DECK), "two": draw_chance(GREEN, DECK, DRAWN, at_least=2),
    }
    if near(value, 100 * wanted, 0.1):
        return "percent"
    return like_one(value, known, other="rounded" if near(value, wanted, 0.01) else "other")


# Change a condition

def hands(n: int, seed: int) -> list[list[str]]:
    """Hands of five from the deck of the exercise, as colours."""
    deck, dice = ["green"] * GREEN + ["other"] * (DECK - GREEN), random.Random(seed)
    return [dice.sample(deck, DRAWN) for _ in range(n)]


def two_greens(answer: Any) -> str:
    """Whether a hand has two green cards or more."""
    if not callable(answer):
        return "function"
    made = {green: ["green"] * green + ["other"] * (DRAWN - green) for green in range(GREEN + 1)}
    said = {green: answer(list(hand)) for green, hand in made.items()}
    if any(answer(list(hand)) != said[green] for green, hand in made.items() for _ in range(20)):
        return "luck"
    if any(value is None for value in said.values()):
        return "nothing"
    if not all(value in (True, False) for value in said.values()):
        return "count"
    pattern = [green for green, value in said.items() if value]
    known = {(1, 2, 3, 4): "one", (2,): "exactly", (3, 4): "more", (0, 1, 2): "at-most", (0, 1): "turned"}
    if tuple(pattern) in known:
        return known[tuple(pattern)]
    drawn = hands(HANDS, seed=1917)
    wanted = float(draw_chance(GREEN, DECK, DRAWN, at_least=2))
    share = sum(bool(answer(hand)) for hand in drawn) / HANDS
    return "" if by_luck(share, wanted, HANDS) else "order"


def two_way() -> dict[tuple[str, str], int]:
    """How many random games ended so: by winner and ending. The games are those of one seed."""
    played = simulate("dual_powers", 2000, seats=games.RANDOM, seed=1917).games
    ends = ["track" if ending == "track" else "later" for ending in played["ending"]]
    counts = {(winner, ending): 0 for winner in ("red", "white") for ending in ("track", "later")}
    for pair in zip(played["winner"], ends, strict=True):
        counts[pair] += 1
    return counts


TABLE: dict[str, dict[tuple[str, str], int]] = {}


def table() -> dict[tuple[str, str], int]:
    """The counts, played once."""
    if not TABLE:
        TABLE[games.RANDOM] = two_way()
    return dict(TABLE[games.RANDOM])


def given_track(answer: Any) -> str:
    """How often red wins, of the games that ended on the track."""
    if not is_number(answer):
        return "number"
    counts, value = table(), float(answer)
    both, every = counts["red", "track"], sum(counts.values())
    red, track = both + counts["red", "later"], both + counts["white", "track"]
    known = {"": both / track, "all": both / every, "turned": both / red, "red": red / every, "track": track / every,
             "count": float(both), "percent": 100 * both / track, "white": 1 - both / track}
    return like_one(value, known, by=1e-3)


# Write it

LISTS: tuple[tuple[str, int], ...] = (
    ("WWLWWWL", 3), ("LLLLW", 1), ("WLWLWWWW", 4), ("", 0), ("LLL", 0), ("WW", 2), ("WWWLLLLLWW", 3), ("LWWLW", 2),
)


def longest_run(answer: Any) -> str:
    """The longest run of wins in a list of wins and losses."""
    if not callable(answer):
        return "function"
    series = [[letter == "W" for letter in line] for line, _ in LISTS]
    wanted = [length for _, length in LISTS]
    said = [answer(list(one)) for one in series]
    if any(value is None for value in said):
        return "nothing"
    if said == wanted:
        return ""
    if said == [sum(one) for one in series]:
        return "total"
    if said == [max(length, run_of(line, "L")) for line, length in LISTS]:
        return "losses"
    if said == [run_at_end(line) for line, _ in LISTS]:
        return "last"
    if all(a == max(b - 1, 0) or a == b + 1 for a, b in zip(said, wanted, strict=True) if b):
        return "off-by-one"
    if [a for (line, _), a in zip(LISTS, said, strict=True) if not line.endswith("W")] == [
        b for line, b in LISTS if not line.endswith("W")
    ]:
        return "end"
    return "other"


def run_of(line: str, letter: str) -> int:
    other = {"W": "L", "L": "W"}[letter]
    return max(len(part) for part in line.split(other))


def run_at_end(line: str) -> int:
    return len(line) - len(line.rstrip("W"))


def points_policy(answer: Any) -> str:
    """A policy that takes the points of the unrest, and else plays at random with the view's dice."""
    if not callable(answer):
        return "function"
    game = registry.load("dual_powers")
    prizes = [games.position(game, number) for number in range(1, 7)]
    for match in prizes:
        view = match.view("red")
        move = answer(view)
        if not isinstance(move, Move):
            return "move"
        if not move.id.endswith(f" {games.POINTS}"):
            return "bonus" if move.id.endswith(f" {games.BONUS}") else "illegal"
    return plays_at_random(answer, game.new(seed=1917), "red")


FORECASTS: tuple[tuple[tuple[float, int], ...], ...] = (
    ((0.8, 1), (0.6, 0)), ((0.5, 1), (0.5, 0), (0.5, 1)), ((1.0, 1),), ((0.9, 0), (0.7, 1), (0.55, 1), (0.65, 0)),
)


def distance(answer: Any) -> str:
    """The mean distance of forecasts and outcomes."""
    if not callable(answer):
        return "function"
    return acts_like(answer, distances, [(list(pairs),) for pairs in FORECASTS])


def distances(pairs: Sequence[tuple[float, int]]) -> dict[str, float]:
    """The mean distance, and ways to miss it."""
    gaps = [forecast - outcome for forecast, outcome in pairs]
    squares, plain, n = [gap**2 for gap in gaps], [abs(gap) for gap in gaps], len(gaps)
    return {
        "": sum(squares) / n, "sum": sum(squares), "sum-plain": sum(plain), "plain": sum(plain) / n,
        "signed": sum(gaps) / n, "root": sqrt(sum(squares) / n), "first": squares[0], "last": squares[-1],
        "wins": sum((forecast - 1) ** 2 for forecast, _ in pairs) / n,
    }


EXERCISES = (
    Exercise(
        "games-needed", "number", judge=games_needed,
        starter="from gamekit.lab.statistics.stats import rate\n\nn = 100\nprint(rate(n / 2, n))\nanswer = n",
        solution="from gamekit.lab.statistics.stats import rate\n\n"
                 "n = round(100 * (9.6 / 2) ** 2)     # ±9.6 of 100 games\n"
                 "print(rate(n / 2, n))\nanswer = n",
    ),
    Exercise(
        "draw-exact", "number", judge=draw_exact,
        starter="from gamekit.lab.statistics.exact import draw_chance\n\n"
                "answer = draw_chance(wanted=8, deck=48, drawn=5)",
        solution="from gamekit.lab.statistics.exact import draw_chance\n\n"
                 "answer = draw_chance(wanted=4, deck=16, drawn=5)",
    ),
    Exercise(
        "two-greens", "condition", judge=two_greens,
        starter="def answer(hand):\n    return hand.count(\"green\") >= 1",
        solution="def answer(hand):\n    return hand.count(\"green\") >= 2",
    ),
    Exercise(
        "given-track", "condition", judge=given_track, data=table,
        starter="counts = tasks[\"given-track\"].data\nboth = counts[\"red\", \"track\"]\n"
                "answer = both / sum(counts.values())",
        solution="counts = tasks[\"given-track\"].data\nboth = counts[\"red\", \"track\"]\n"
                 "answer = both / (both + counts[\"white\", \"track\"])     # only the games that ended on the track",
    ),
    Exercise(
        "longest-run", "write", judge=longest_run,
        starter="def answer(wins):\n    return sum(wins)",
        solution="def answer(wins):\n    longest = run = 0\n    for won in wins:\n        run = run + 1 if won else 0\n"
                 "        longest = max(longest, run)\n    return longest",
    ),
    Exercise(
        "points-policy", "write", judge=points_policy,
        starter="def answer(view):\n    return view.random.choice(view.moves)",
        solution="def answer(view):\n    for move in view.moves:\n        if move.id == \"unrest-prize points\":\n"
                 "            return move\n    return view.random.choice(view.moves)",
    ),
    Exercise(
        "distance", "write", judge=distance,
        starter="def answer(pairs):\n    return sum(abs(forecast - outcome) for forecast, outcome in pairs)",
        solution="def answer(pairs):\n    gaps = [forecast - outcome for forecast, outcome in pairs]\n"
                 "    return sum(gap ** 2 for gap in gaps) / len(gaps)",
    ),
)
