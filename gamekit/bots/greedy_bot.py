"""The greedy bot: the move that looks best at once, as the game's own `worth` says; among equals, any."""

from collections.abc import Callable
from typing import Any

from ..engine.dice import any_best
from ..engine.memory import numbers
from ..engine.policies import BOTS, Bot

worths: Callable[..., None]     # bound for each game
# ruff: noqa: F821


def greedy_move(box: Any, s: Any, moves: Any, budget: int, worlds: Any) -> int:
    return best_looking(box, s, moves)


def best_looking(box: Any, s: Any, moves: Any) -> int:
    found = numbers(len(moves))
    worths(box, s, moves, found)
    return any_best(s, moves, found)


BOTS["greedy"] = Bot("greedy", greedy_move, needs_worth=True)
