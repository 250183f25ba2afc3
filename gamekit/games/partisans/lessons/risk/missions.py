"""The boards of the lesson, one more mission played on them many times, and draws that are counted.

Jacinto and Benigno, on whom the sources differ, are out of the game on every board. Results are kept: a page asks for
its question several times.
"""

from __future__ import annotations

import random
from collections.abc import Sequence
from fractions import Fraction
from typing import Any

from .....engine.game import Game
from .....engine.match import Match
from .....lab.statistics import stats
from .....lab.statistics.exact import Chance, enumerate_chances
from .....lab.playing.run import Question
from .....lab.statistics.stats import Estimate
from .....lessons.odds import kept
from ...rules.table import CIVILIANS_TO_LOSE, Ending, Standing, Way

SEAT, GREEDY, RANDOM = "resistance", "greedy", "random"
FAIR, HARSH = BOARDS = ("fair", "harsh")
ROUND = 7
ZERO = 0                            # the civilian card that is shuffled back
LEFT_OUT = ("jacinto", "benigno")
COMPLETED = (                       # 15, 16 and 17 points
    ("villa", "barracks", "counter-hq", "caves", "valley"),
    ("villa", "prison", "counter-hq", "caves", "railway-bridge"),
    ("villa", "railway-bridge", "counter-hq", "caves", "farm-defended"),
)
AVAILABLE = {FAIR: ("station-supplies", "mayor", "border"), HARSH: ("convoy", "farm-retaken", "crossroads")}
ABLE = (
    "roberto", "nicolas", "carlos", "consuelo", "sagrario", "marcelino", "ricardo", "anastasio", "emilio", "ramona",
)
OTHERS = ("manuel", "manuela", "juana", "pilar", "celia", "antonio", "adela", "domingo", "soledad")
HIDDEN = {FAIR: (ABLE, 8, 2), HARSH: (OTHERS, 6, 4)}        # who is in the hidden deck: of whom, how many, spies
DEAD = {FAIR: ("civilians-1a",), HARSH: ("civilians-2a", "civilians-1a")}
Cards = Sequence[int]


# Boards

def board(game: Game, number: int, sort: str = "") -> Match:
    """A round is over and one mission has failed: stop, or one more? Every number, another board."""
    dice = random.Random(f"risk {number}")
    sort = sort or dice.choice(BOARDS)
    able, size, spies = HIDDEN[sort]
    hidden = dice.sample(able, size)
    maquis = [one for one in game.ids("agent") if not one.startswith("spy-")]
    revealed = [one for one in maquis if one not in (*hidden, *LEFT_OUT)]
    completed, garrison = dice.choice(COMPLETED), game.box.garrison
    return game.position({
        "step": "stop-or-go-on", "round": ROUND,
        "missions": {"available": list(AVAILABLE[sort]), "completed": list(completed), "failed": ["officer"]},
        "agents": {
            "hidden-deck": [*hidden[:4], *(f"spy-{one + 1}" for one in range(spies // 2))],
            "hidden-discard": [*hidden[4:], *(f"spy-{one + 1}" for one in range(spies // 2, spies))],
            "revealed-discard": revealed[:6], "removed": list(LEFT_OUT),
        },
        "foes": {name: [int(garrison[game.ids("mission").index(name)])] for name in AVAILABLE[sort]},
        "civilians": {"graveyard": list(DEAD[sort])},
    }, seed=number)


def points_now(match: Match) -> int:
    return int(match.game.scores(match.state)[SEAT])


@kept
def one_more(game: Game, number: int, n: int, bot: str, seed: int, sort: str = "") -> list[int]:
    """The points after one more mission in `n` worlds that fit what the player sees; after a defeat 0."""
    view = board(game, number, sort).view(SEAT)
    carrier = Question.of(view.game, bot, seed=seed, **view.options).carrier
    states, rounds = view.dealt(n, seed, "random", carrier.fast), carrier.room(n * (ROUND + 1))
    carrier.functions.enter_worlds(carrier.box, states, int(Way.GO_ON))
    carrier.finish(states, 0, rounds)
    after = [rounds[game_number * (ROUND + 1) + ROUND] for game_number in range(n)]
    ends = zip(column(states, "round"), column(states, "ending"), after, strict=True)
    return [0 if is_lost(int(last), int(ending)) else scored(game, state) for last, ending, state in ends]


def column(states: Any, name: str) -> Any:
    """One field of many states, plain or compiled."""
    return [getattr(s, name) for s in states] if isinstance(states, list) else states[name]


def is_lost(last: int, ending: int) -> bool:
    """Whether a game was lost before the stop after this mission: with the new hand, or in the round itself."""
    return last == ROUND or (last == ROUND + 1 and ending in (Ending.FAILED_MISSIONS, Ending.CIVILIANS))


def scored(game: Game, state: Any) -> int:
    places = state.mission_at if hasattr(state, "mission_at") else state["mission_at"]
    points = game.box.points
    return int(sum(worth for worth, place in zip(points, places, strict=True) if place == Standing.COMPLETED))


def successes(points: Sequence[int]) -> Estimate:
    """How often the round ended without a defeat."""
    return stats.rate(sum(one > 0 for one in points), len(points))


# Averages

def going_on(points: int, gain: int, chance: Fraction) -> Fraction:
    """Points on average, if a success brings some more and a failure takes all."""
    return chance * (points + gain)


# Civilians

def after_cards(dead: int, cards: Cards, drawn: int) -> dict[int, Fraction]:
    """How likely each number of dead is after so many cards; the zero is shuffled back, the others stay away."""
    def draw(chance: Chance) -> int:
        left, total = list(cards), dead
        for _ in range(drawn):
            card = left[chance(len(left))]
            if card != ZERO:
                left.remove(card)
            total += card
        return total

    return enumerate_chances(draw)


def lost_by(dead: int, cards: Cards, drawn: int) -> Fraction:
    """The chance of five dead or more after so many cards."""
    chances = after_cards(dead, cards, drawn)
    return sum((chance for total, chance in chances.items() if total >= CIVILIANS_TO_LOSE), Fraction(0))


@kept
def first_cards(game: Game, n: int, seed: int) -> list[int]:
    """The first civilian card of many games."""
    dice, people = random.Random(seed), list(game.box.people)
    return [int(dice.choice(people)) for _ in range(n)]


def after_run(high: Sequence[bool], run: int) -> Estimate:
    """How often it is true after so many times in a row."""
    later = [one for place, one in enumerate(high) if place >= run and all(high[place - run: place])]
    return stats.rate(sum(later), len(later))
