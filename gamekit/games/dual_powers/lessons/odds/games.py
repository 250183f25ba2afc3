"""The games behind the lesson: one position in many worlds, and deals from a small deck.

Results are kept: a page asks for its question several times.
"""

from __future__ import annotations

import random
from typing import Any

from .....engine.game import Game
from .....engine.match import Match
from .....lab import compare, sensitivity, simulate
from .....lab.statistics import stats
from .....lab.questions.odds import Trial
from .....lab.playing.run import Question
from .....lab.statistics.stats import Estimate
from .....lessons.odds import kept

REGIONS = ("green", "red", "purple", "brown", "white", "blue")
POINTS, BONUS = "points", "bonus"
RANDOM, GREEDY = "random", "greedy"
RUNGS = (10, 20, 100, 400, 1000, 10_000)
LEVELS = ("3", "4")         # of the solo game
GUESSED = "units: exhausted"


# The position

def position(game: Game, number: int, support: int | None = None) -> Match:
    """Red has just won the unrest, and is a little behind: points or a bonus action? Every number, another map."""
    dice = random.Random(f"odds {number}")
    region, *others = dice.sample(REGIONS, len(REGIONS))
    behind, day, will = dice.randint(-4, -1), dice.randint(5, 25), dice.choice(("red", "white"))
    return game.position({
        "step": "score-unrest", "seat": "red", "month": "aug", "will": will, "unrest": region, "day": day, "round": 3,
        "support": behind if support is None else support,
        "tokens": {
            region: ["red-1a", "red-2a", "white-1a"], others[0]: ["red-3b exhausted"], others[1]: ["white-2a"],
            others[2]: ["red-2b", "white-2b"],
        },
        "cards": {"red-objective": [f"{others[3]}-4a"], "white-objective": [f"{others[4]}-4a"]},
    }, seed=0)


@kept
def wins(game: Game, number: int, move: str, n: int, bot: str, seed: int, ahead: int = 0) -> Any:
    """Whether red won, in `n` worlds after a move. The same seed gives both moves the same worlds."""
    match = position(game, number, ahead or None)
    view = match.view("red")
    question = Question.of(view.game, bot, seed=seed, **view.options)
    chosen = next(one for one in view.moves if one.id.endswith(f" {move}"))
    worlds = view.dealt(n, seed, "random", question.carrier.fast)
    won = Trial(question.carrier, view, chosen, worlds).played(0, n)["win"] == 1
    won.setflags(write=False)
    return won


def rate(won: Any) -> Estimate:
    return stats.rate(int(won.sum()), len(won))


def groups(won: Any, size: int) -> list[int]:
    """Wins of groups of so many games each."""
    return [int(won[first: first + size].sum()) for first in range(0, len(won), size)]


@kept
def ladder(game: Game, number: int) -> list[Estimate]:
    """The same chance from ten games to ten thousand: of a series whose first, short steps are no freaks."""
    for seed in range(200):
        short = wins(game, number, POINTS, 400, RANDOM, seed)
        rungs = [rate(short[:n]) for n in RUNGS[:4]]
        half = [(one.high - one.low) / 2 for one in rungs]
        if 0.66 < half[1] / half[0] < 0.86 and 0.40 < half[2] / half[1] < 0.50 and 0.46 < half[3] / half[2] < 0.54:
            break
    long = wins(game, number, POINTS, RUNGS[-1], RANDOM, seed)
    return [rate(long[:n]) for n in RUNGS]


@kept
def difference(game: Game, number: int, bot: str, n: int, seed: int) -> tuple[Estimate, Estimate, Estimate]:
    """Both moves in the same worlds: their rates, and how much more often the points win."""
    a, b = (wins(game, number, move, n, bot, seed) for move in (POINTS, BONUS))
    return rate(a), rate(b), stats.paired_rate_difference(a, b)


# Whole games

@kept
def after_losses(game: Game, n: int, losses: int, seed: int) -> tuple[Estimate, Estimate]:
    """How often red wins at random, in all games and in those that follow so many losses."""
    won = simulate(game, n, seats=RANDOM, seed=seed).column("winner") == game.seat_number("red")
    next_ones = [bool(won[i]) for i in range(losses, n) if not won[i - losses: i].any()]
    return rate(won), stats.rate(sum(next_ones), len(next_ones))


@kept
def two_levels(game: Game, n: int, seed: int) -> tuple[Estimate, Estimate, Estimate]:
    """Two levels of the solo game on the same cards: a case in which the bars overlap and the pairs can tell."""
    a, b = ({"seats": GREEDY, "options": {"mode": "solo", "difficulty": int(level)}} for level in LEVELS)
    for more in range(100):
        line = compare(game, n, a, b, seed=seed + more).lines[0]
        if line.difference.excludes_zero and line.b.high > line.a.low:
            break
    return line.a, line.b, line.difference


@kept
def guesses(game: Game, n: int, k: int, seed: int) -> tuple[Estimate, list[float]]:
    """How often red wins the solo game with our values, and with other guesses of the exhausted strengths.

    A case in which some of them lie outside the interval: that they can is what there is to see.
    """
    for more in range(20):
        told = sensitivity(game, n, k=k, groups=[GUESSED], seats=GREEDY, seed=seed + more, options={"mode": "solo"})
        ours, others = told.baseline, [float(value) for value in told.runs["value"]]
        if not all(ours.low <= value <= ours.high for value in others):
            break
    return ours, others


# Draws

@kept
def dealt(game: Game, deck: int, green: int, drawn: int, n: int, seed: int) -> list[int]:
    """How many green cards the engine deals from a small deck, in each of `n` deals."""
    ids = game.ids("card")[:48]
    greens = [card for card in ids if card.startswith("green-")][:green]
    others = [card for card in ids if not card.startswith("green-")][: deck - green]
    rest = [card for card in ids if card not in (*greens, *others)]
    given = {"step": "draw-cards", "seat": "red", "round": 1, "cards": {"deck": [*greens, *others], "discard": rest}}
    counts: list[int] = []
    for deal in range(n):
        match = game.position(given, seed=seed + deal)
        hand = match.position()["cards"].get("red-hand", ())
        counts.append(sum(str(card) in greens for card in hand[:drawn]))
    return counts
