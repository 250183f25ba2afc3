"""A walk through the worlds that fit what a seat has seen, as rules code for both carriers (see `worlds`).

`past` holds the states of a match, `seen` what the seat saw of each, `acts` what led from each to the next: the move (0
in automatic steps), who decided (NONE: nobody), and whether chance came in. A swap is a row: the sort of things, the
two of them, and the moment from which on each has the other's fate. The names declared below are bound for each game.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from .dice import WORLD_DICE, below, game_seed
from .layout import NONE
from .memory import copy_state, decimals, numbers

BLIND, GREEDY = 0, 1    # models of the others
LAPSE = 0.02            # how often a greedy one moves at random
BURN, THIN = 40, 8      # swaps tried for each hidden thing: before the first world, and between two
CERTAIN = 1 << 30       # sides of the dice of acceptance
MOVE, WHO, CHANCE = range(3)
SORT, ONE, OTHER, SINCE = range(4)

legal: Callable[..., int]
apply: Callable[..., None]
hide: Callable[..., None]
redeal: Callable[..., None]
worths: Callable[..., None]
widest: Callable[[], int]
exchange_labels: Callable[..., None]    # (s, sort, a, b): each of two things gets the other's label
same_state: Callable[..., bool]         # (s, t): whether two states are the same, dice apart
sort_count: Callable[[], int]           # how many sorts of hidden things there are
sort_size: Callable[[int], int]         # how many things a sort has
relabelled_move: Callable[..., int]     # (step, move, sort, a, b): what a move is called after an exchange
same_moves: Callable[..., int]          # (box, s, move): how many legal moves lead to the same as this one, itself too
offered_move: Callable[..., int]        # (box, s, move): which of those is offered
# ruff: noqa: F821


# What the others decided

def likelihood(box: Any, s: Any, move: int, model: int, offered: Any, looks: Any) -> float:
    """How likely the seat that decides chooses just this move; of moves that lead to the same, any as likely."""
    same = same_moves(box, s, move)
    if same == 0:
        return 0.0
    n = legal(box, s, offered)
    if model == BLIND:
        return 1.0 / (n * same)
    worths(box, s, offered[:n], looks)
    return (LAPSE / n + (1.0 - LAPSE) * best_share(offered, looks, n, offered_move(box, s, move))) / same


def best_share(offered: Any, looks: Any, n: int, move: int) -> float:
    """One of as many moves as look best; 0 if this one does not."""
    best, equals, mine = looks[0], 0, looks[0]
    for i in range(n):
        best = max(best, looks[i])
        if offered[i] == move:
            mine = looks[i]
    for i in range(n):
        if looks[i] == best:
            equals += 1
    return 1.0 / equals if mine == best else 0.0


def by_another(acts: Any, t: int, seat: int) -> bool:
    return acts[t][WHO] != NONE and acts[t][WHO] != seat  # type: ignore[no-any-return]


# One swap

def swapped(past: Any, t: int, swap: Any, room: Any, i: int) -> None:
    """The state of moment `t` with two things swapped, in place `i` of the room."""
    copy_state(room, i, past[t])
    exchange_labels(room[i], swap[SORT], swap[ONE], swap[OTHER])


def looks_same(box: Any, seen: Any, t: int, seat: int, room: Any) -> bool:
    """Whether a seat sees in the first state of the room just what it saw at that moment."""
    copy_state(room, 1, room[0])
    hide(box, room[1], seat)
    return same_state(room[1], seen[t])


def draw_swap(dice: Any, moments: int, swap: Any) -> None:
    swap[SORT] = below(dice, sort_count())
    swap[ONE], swap[OTHER] = below(dice, sort_size(swap[SORT])), below(dice, sort_size(swap[SORT]))
    swap[SINCE] = below(dice, moments)


def exchangeable(past: Any, swap: Any, room: Any) -> bool:
    """Two things that nothing told apart at that moment. At the beginning, all that looks the same is as likely."""
    if swap[ONE] == swap[OTHER]:
        return False
    if swap[SINCE] == 0:
        return True
    swapped(past, swap[SINCE], swap, room, 0)
    return same_state(room[0], past[swap[SINCE]])


def leads_on(box: Any, past: Any, t: int, move: int, swap: Any, room: Any) -> bool:
    """Whether the first state of the room leads to the next one as it did. What is drawn is as likely either way."""
    apply(box, room[0], move)
    swapped(past, t + 1, swap, room, 1)
    return same_state(room[0], room[1])


def ratio(
    box: Any, past: Any, seen: Any, acts: Any, odds: Any, tried: Any, seat: int, model: int, swap: Any, room: Any,
    offered: Any, looks: Any,
) -> float:
    """How much likelier the match is with two things swapped; 0 if it cannot be so. The end is looked at first."""
    found, last = 1.0, len(acts)
    swapped(past, last, swap, room, 0)
    if not looks_same(box, seen, last, seat, room):
        return 0.0
    for t in range(swap[SINCE], last):
        swapped(past, t, swap, room, 0)
        if not looks_same(box, seen, t, seat, room):
            return 0.0
        move = relabelled_move(room[0].step, acts[t][MOVE], swap[SORT], swap[ONE], swap[OTHER])
        if by_another(acts, t, seat):
            tried[t] = likelihood(box, room[0], move, model, offered, looks)
            if tried[t] == 0.0:
                return 0.0
            found *= tried[t] / odds[t]
        if acts[t][CHANCE] == 0 and not leads_on(box, past, t, move, swap, room):
            return 0.0
    return found


def accept(past: Any, acts: Any, odds: Any, tried: Any, seat: int, swap: Any) -> None:
    for t in range(swap[SINCE], len(past)):
        if t < len(acts):
            acts[t][MOVE] = relabelled_move(past[t].step, acts[t][MOVE], swap[SORT], swap[ONE], swap[OTHER])
            if by_another(acts, t, seat):
                odds[t] = tried[t]
        exchange_labels(past[t], swap[SORT], swap[ONE], swap[OTHER])


# The walk

def walk(
    box: Any, past: Any, seen: Any, acts: Any, odds: Any, seat: int, model: int, tries: int, room: Any
) -> None:
    """Try so many swaps. `room` holds three states; the dice are those of the third."""
    swap, tried, offered, looks = numbers(4), decimals(len(acts)), numbers(widest()), numbers(widest())
    for _ in range(tries):
        draw_swap(room[2], len(past), swap)
        if exchangeable(past, swap, room):
            gain = ratio(box, past, seen, acts, odds, tried, seat, model, swap, room, offered, looks)
            if gain > 0.0 and below(room[2], CERTAIN) < gain * CERTAIN:
                accept(past, acts, odds, tried, seat, swap)


def walk_on(
    box: Any, past: Any, seen: Any, acts: Any, seat: int, model: int, seed: int, room: Any, made: Any
) -> None:
    """One long walk from the match as it is; `made` takes the worlds that it comes by."""
    odds, offered, looks, things = decimals(len(acts)), numbers(widest()), numbers(widest()), 0
    for sort in range(sort_count()):
        things += sort_size(sort)
    for t in range(len(acts)):
        if by_another(acts, t, seat):
            odds[t] = likelihood(box, past[t], acts[t][MOVE], model, offered, looks)
    room[2].rng = game_seed(seed, WORLD_DICE)
    walk(box, past, seen, acts, odds, seat, model, BURN * things, room)
    for i in range(len(made)):
        walk(box, past, seen, acts, odds, seat, model, THIN * things, room)
        copy_state(made, i, past[len(acts)])
        made[i].rng = game_seed(seed, WORLD_DICE + 1 + i)        # what comes next is open again


def redeal_worlds(box: Any, made: Any, seed: int) -> None:
    """The same where nobody has decided anything: all worlds that fit are equally likely."""
    for i in range(len(made)):
        made[i].rng = game_seed(seed, WORLD_DICE + i)
        redeal(box, made[i])


WALKING = (walk_on, redeal_worlds)
