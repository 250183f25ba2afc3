"""Whole games in one call, for both carriers. The names declared below are bound for each game."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from .dice import below, game_seed
from .layout import NONE
from .memory import copies, copy_state, numbers
from .walk import tells

setup: Callable[..., None]
legal: Callable[..., int]
apply: Callable[..., None]
automatic: Callable[..., bool]
advance: Callable[..., None]
hide: Callable[..., None]
clock: Callable[..., int]
# ruff: noqa: F821

POLICY_DICE = 1 << 62       # bots have dice of their own, so that the same cards come whoever plays
FEW = 64                    # steps of a game that there is room for at first
LOOKS, BUDGET, WORLDS, MODEL, LONGEST = range(5)    # what is told about a player: how it takes the others to choose,
                                                    # and, of all alike, how many decisions a game may have


def no_rounds(box: Any, s: Any) -> int:
    """The clock of a game without rounds."""
    return 0


def start(box: Any, s: Any, seed: int, game: int) -> None:
    """Set up game number `game` of a seed and go on to the first decision. Options stay as they are in `s`."""
    s.rng = game_seed(seed, game)
    setup(box, s)
    advance(box, s)


def set_up_games(box: Any, states: Any, seed: int, first: int) -> None:
    """Set up games `first`, `first + 1` ... of a seed, as many as there are states."""
    for i in range(len(states)):
        states[i].rng = game_seed(seed, first + i)
        setup(box, states[i])


def begin_games(box: Any, states: Any) -> None:
    """Go on to the first decision of games that are set up."""
    for i in range(len(states)):
        advance(box, states[i])


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


def choice(
    box: Any, boxes: Any, s: Any, past: Any, path: Any, length: int, seen: Any, players: Any, about: Any, deal: Any,
    worlds: Any, moves: Any,
) -> int:
    """The move of whoever decides, NONE where there is none.

    A policy sees no more than its seat; one that does not look needs no view.
    """
    n, seat = legal(box, s, moves), s.seat
    if n == 0:
        return NONE
    if n == 1:
        return moves[0]  # type: ignore[no-any-return]
    if about[seat, LOOKS] == 0:
        return moves[below(seen[0], n)]  # type: ignore[no-any-return]
    dice = seen[0].rng
    copy_state(seen, 0, s)
    seen[0].rng = dice
    hide(box, seen[0], seat)
    imagined = 0
    if about[seat, WORLDS] > 0 and tells(past, path[:length], seat):
        deal(box, past[: length + 1], path[:length], seat, about[seat, MODEL], dice, worlds)
        imagined = about[seat, WORLDS]
    return checked(players[seat](boxes[seat], seen[0], moves[:n], about[seat, BUDGET], worlds[:imagined]), moves, n)


def most_worlds(about: Any) -> int:
    """How many worlds the player asks for who asks for most."""
    most = 0
    for seat in range(len(about)):
        most = max(most, about[seat, WORLDS])
    return most


def checked(move: int, moves: Any, n: int) -> int:
    """The move, or NONE if it is not one of those that were offered."""
    for i in range(n):
        if moves[i] == move:
            return move
    return NONE


def no_worlds(box: Any, past: Any, path: Any, seat: int, model: int, seed: int, made: Any) -> None:
    """What stands for `walk.walk_on` where nobody asks for worlds."""


def kept_step(box: Any, s: Any, move: int, past: Any, path: Any, length: int) -> tuple[Any, Any]:
    """One step, added to the past of a game, which has more room then if it was full."""
    if length + 1 == len(past):
        past, path = roomier(past, path)
    apply(box, s, move)
    path[length] = move
    copy_state(past, length + 1, s)
    return past, path


def roomier(past: Any, path: Any) -> tuple[Any, Any]:
    """The same with twice the room."""
    more, longer = copies(past[0], 2 * len(past)), numbers(2 * len(past))
    for t in range(len(past)):
        copy_state(more, t, past[t])
        longer[t] = path[t]
    return more, longer


def play_games(
    box: Any, boxes: Any, states: Any, seen: Any, seed: int, first: int, players: Any, about: Any, deal: Any,
    moves: Any, decisions: Any, rounds: Any,
) -> None:
    """Play each state to its end by the seats' policies.

    `boxes` are what each seat takes the box to be: it chooses by that, whatever the true one brings. `seen` is room for
    one view, `moves` for the moves of a step. `decisions` takes how many each game had (NONE where a policy chose what
    was not offered), `rounds`, if there is room in it, the state at the end of each round. If a player asks for worlds,
    `deal` makes them from the past of the game, which is kept only then.
    """
    width, asked = len(rounds) // len(states), most_worlds(about)
    past, path, worlds = copies(states[0], FEW), numbers(FEW), copies(states[0], asked)
    for i in range(len(states)):
        s, taken, now, length = states[i], 0, clock(box, states[i]), 0
        copy_state(past, 0, s)
        seen[0].rng = game_seed(seed, POLICY_DICE + first + i)
        while s.step != 0 and taken < about[0, LONGEST]:
            move = choice(box, boxes, s, past, path, length, seen, players, about, deal, worlds, moves)
            if move == NONE:        # an own policy or a changed rule goes wrong: who plays is told, with the state
                taken = NONE
                break
            if asked == 0:
                apply(box, s, move)
                advance(box, s)
            else:
                past, path = kept_step(box, s, move, past, path, length)
                length += 1
                while automatic(s):
                    past, path = kept_step(box, s, 0, past, path, length)
                    length += 1
            taken += 1
            if clock(box, s) != now and now < width:
                copy_state(rounds, i * width + now, s)
            now = clock(box, s)
        decisions[i] = taken
        if now < width and taken != NONE:
            copy_state(rounds, i * width + now, s)
