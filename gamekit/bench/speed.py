"""Decisions in a second: plain Python, compiled, other engines, and a person's own policy."""

from __future__ import annotations

import time
from collections.abc import Callable
from statistics import median
from typing import Any

from ..engine import twin
from ..engine.dice import any_best, below
from ..engine.dispatch import bind
from ..engine.game import Game
from ..engine.layout import Table
from ..engine.memory import numbers
from ..engine.policies import Policy
from ..lab.playing.run import Carrier, Fast, Plain, Question
from . import rivals

SEED, ROUNDS, COPIES = 1917, 5, 1000
Player = Callable[[int, int], tuple[int, float]]    # (first game, how many) -> decisions, seconds
Speeds = dict[str, float]
OWN = 1.3       # a person's own policy should take no more than so many times as long as the same bot
NOTES = [
    ("decisions", "of players, forced ones too; of chance, none. The setup of our games is timed, too"),
    ("own policy", "the same logic as a function of (box, s, moves). It is shown what its seat sees, as the greedy "
                   "bot is; the random bot does not look"),
]

worths: Callable[..., None]     # bound for each game


def modes(game: Game) -> list[dict[str, Any]]:
    """The modes of the game as options, or just its defaults."""
    found = [option for option in game.options if option.name == "mode"]
    return [{"mode": choice} for choice in found[0].choices] if found else [{}]


def measured(game: Game, choice: dict[str, Any], seconds: float) -> dict[str, str]:
    """The figures of one mode."""
    players = all_players(game, choice)
    games = {name: calibrated(play, seconds / ROUNDS) for name, play in players.items()}
    rounds = [{name: speed(play, i, games[name]) for name, play in players.items()} for i in range(ROUNDS)]
    most = "compiled" if "compiled" in players else "plain"
    figures = {f"{name} decisions/s": f"{median(r[name] for r in rounds):,.0f}" for name in players}
    figures |= ratios(rounds)
    figures["decisions per game"] = f"{players[most](0, games[most])[0] / games[most]:.1f}"
    figures["copy of a plain state, µs"] = f"{copying(question(game, choice).start()) * 1e6:.1f}"
    return figures


def ratios(rounds: list[Speeds]) -> dict[str, str]:
    """How many times as fast the first of a pair is as the second."""
    if "compiled" not in rounds[0]:
        return {}
    goals = {name: goal for name, goal in rivals.GOALS.items() if name in rounds[0]}
    pairs = {"compiled / plain": ("compiled", "plain")}
    pairs |= {f"compiled / {name} (goal {goal})": ("compiled", name) for name, goal in goals.items()}
    pairs["random bot / own random policy"] = ("compiled", "own random policy")
    if "greedy bot" in rounds[0]:
        pairs[f"greedy bot / own greedy policy (goal {OWN})"] = ("greedy bot", "own greedy policy")
    return {label: f"{median(r[one] / r[other] for r in rounds):.2f}" for label, (one, other) in pairs.items()}


# Who plays

def all_players(game: Game, choice: dict[str, Any]) -> dict[str, Player]:
    players = {"plain": player(Plain(question(game, choice)))}
    if twin.available():
        policies: dict[str, Policy] = {"compiled": "random", "own random policy": own_random}
        if game.worth:
            own = bind(own_greedy, {"worths": game.plain.worths})
            policies |= {"greedy bot": "greedy", "own greedy policy": own}
        players |= {name: player(Fast(question(game, choice, policy))) for name, policy in policies.items()}
        players |= rivals.players()
    return players


def question(game: Game, choice: dict[str, Any], seats: Policy = "random") -> Question:
    return Question.of(game, seats, seed=SEED, **choice)


def player(carrier: Carrier) -> Player:
    def play(first: int, games: int) -> tuple[int, float]:
        before = time.perf_counter()
        decisions = carrier.decisions(first, games)
        return int(decisions.sum()), time.perf_counter() - before

    return play


def own_random(box: Any, s: Any, moves: Any) -> int:
    """The random bot, as a person would write it."""
    return moves[below(s, len(moves))]  # type: ignore[no-any-return]


def own_greedy(box: Any, s: Any, moves: Any) -> int:
    """The greedy bot, as a person would write it."""
    found = numbers(len(moves))
    worths(box, s, moves, found)  # noqa: F821
    return any_best(s, moves, found)


# Measuring

def calibrated(play: Player, seconds: float) -> int:
    """How many games take about so many seconds."""
    play(0, 1)  # compiles, fills caches
    games, taken = 1, 0.0
    while taken < min(seconds, 0.1) / 2:
        games *= 2
        taken = play(0, games)[1]
    return max(1, round(games * seconds / taken))


def speed(play: Player, number: int, games: int) -> float:
    """Decisions in a second, in round `number` of so many games."""
    decisions, seconds = play(number * games, games)
    return decisions / seconds


def copying(s: Table) -> float:
    return median(timed(lambda: [s.copy() for _ in range(COPIES)]) for _ in range(ROUNDS)) / COPIES


def timed(act: Callable[[], object]) -> float:
    before = time.perf_counter()
    act()
    return time.perf_counter() - before
