"""Whole games in one call, for both carriers. The names declared below are bound for each game."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from .dice import below, game_seed
from .layout import NONE
from .memory import copy_state

setup: Callable[..., None]
legal: Callable[..., int]
apply: Callable[..., None]
advance: Callable[..., None]
hide: Callable[..., None]
clock: Callable[..., int]
# ruff: noqa: F821

POLICY_DICE = 1 << 62       # bots have dice of their own, so that the same cards come whoever plays


def no_rounds(box: Any, s: Any) -> int:
    """The clock of a game without rounds."""
    return 0


def start(box: Any, s: Any, seed: int, game: int) -> None:
    """Set up game number `game` of a seed and go on to the first decision. Options stay as they are in `s`."""
    s.rng = game_seed(seed, game)
    setup(box, s)
    advance(box, s)


def start_games(box: Any, states: Any, seed: int, first: int) -> None:
    """Set up games `first`, `first + 1` ... of a seed, as many as there are states."""
    for i in range(len(states)):
        start(box, states[i], seed, first + i)


def enter_worlds(box: Any, states: Any, move: int) -> None:
    """Play a move in each of some worlds."""
    for i in range(len(states)):
        apply(box, states[i], move)
        advance(box, states[i])


def random_game(box: Any, s: Any, moves: Any) -> int:
    """Play random moves to the end; how many decisions it took."""
    decisions = 0
    while s.step != 0:
        apply(box, s, moves[below(s, legal(box, s, moves))])
        advance(box, s)
        decisions += 1
    return decisions


def choice(box: Any, s: Any, seen: Any, players: Any, looks: Any, budgets: Any, moves: Any) -> int:
    """The move of whoever decides. A policy sees no more than its seat; one that does not look needs no view."""
    n, seat = legal(box, s, moves), s.seat
    if n == 1:
        return moves[0]  # type: ignore[no-any-return]
    if looks[seat] == 0:
        return moves[below(seen[0], n)]  # type: ignore[no-any-return]
    dice = seen[0].rng
    copy_state(seen, 0, s)
    seen[0].rng = dice
    hide(box, seen[0], seat)
    return checked(players[seat](box, seen[0], moves[:n], budgets[seat]), moves, n)


def checked(move: int, moves: Any, n: int) -> int:
    """The move, or NONE if it is not one of those that were offered."""
    for i in range(n):
        if moves[i] == move:
            return move
    return NONE


def play_games(
    box: Any, states: Any, seen: Any, seed: int, first: int, players: Any, looks: Any, budgets: Any, moves: Any,
    decisions: Any, rounds: Any,
) -> None:
    """Play each state to its end by the seats' policies.

    `seen` is room for one view, `moves` for the moves of a step. `decisions` takes how many each game had (NONE where
    a policy chose what was not offered), `rounds`, if there is room in it, the state at the end of each round.
    """
    width = len(rounds) // len(states)
    for i in range(len(states)):
        s, taken, now = states[i], 0, clock(box, states[i])
        seen[0].rng = game_seed(seed, POLICY_DICE + first + i)
        while s.step != 0:
            move = choice(box, s, seen, players, looks, budgets, moves)
            if move == NONE:        # somebody's own policy goes wrong: who plays is told, with the state it was in
                taken = NONE
                break
            apply(box, s, move)
            advance(box, s)
            taken += 1
            if clock(box, s) != now and now < width:
                copy_state(rounds, i * width + now, s)
            now = clock(box, s)
        decisions[i] = taken
        if now < width and taken != NONE:
            copy_state(rounds, i * width + now, s)
