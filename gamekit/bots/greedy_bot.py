"""The greedy bot: the move that looks best at once, as the game's own `worth` says; among equals, any."""

from collections.abc import Callable
from typing import Any

from ..engine.dice import below
from ..engine.policies import BOTS, Bot

worth: Callable[..., int]       # bound for each game
# ruff: noqa: F821


def greedy_move(box: Any, s: Any, moves: Any, budget: int) -> int:
    best, most, equals = moves[0], worth(box, s, moves[0]), 1
    for i in range(1, len(moves)):
        looks = worth(box, s, moves[i])
        if looks > most:
            best, most, equals = moves[i], looks, 1
        elif looks == most:
            equals += 1
            if below(s, equals) == 0:       # the k-th of equals replaces the others once in k times
                best = moves[i]
    return best  # type: ignore[no-any-return]


BOTS["greedy"] = Bot("greedy", greedy_move, needs_worth=True)
