"""The greedy bot: the move that looks best at once, as the game's own `worth` says; among equals, any."""

from collections.abc import Callable
from typing import Any

from ..engine.dice import below
from ..engine.memory import numbers
from ..engine.policies import BOTS, Bot

worths: Callable[..., None]     # bound for each game
# ruff: noqa: F821


def greedy_move(box: Any, s: Any, moves: Any, budget: int) -> int:
    found = numbers(len(moves))
    worths(box, s, moves, found)
    best, most, equals = moves[0], found[0], 1
    for i in range(1, len(moves)):
        if found[i] > most:
            best, most, equals = moves[i], found[i], 1
        elif found[i] == most:
            equals += 1
            if below(s, equals) == 0:       # the k-th of equals replaces the others once in k times
                best = moves[i]
    return best  # type: ignore[no-any-return]


BOTS["greedy"] = Bot("greedy", greedy_move, needs_worth=True)
