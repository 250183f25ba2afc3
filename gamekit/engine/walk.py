"""A walk through the worlds that fit what a seat has seen, as rules code for both carriers (see `worlds`).

`past` holds the states of a match, `path` the move that led from each to the next (0 in automatic steps), `seen` what
the seat saw of each. A swap is a row: the sort of things, the two of them, and the moment from which on each has the
other's fate. The names declared below are bound for each game.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from .dice import WORLD_DICE, below, game_seed
from .memory import copies, copy_state, decimals, numbers

BLIND, GREEDY = 0, 1    # models of the others
LAPSE = 0.02            # how often a greedy one moves at random
FORGET, BURN, THIN = 100, 40, 4     # swaps tried for each hidden thing: see `walk_on`
CERTAIN = 1 << 30       # sides of the dice of acceptance
SORT, ONE, OTHER, SINCE = range(4)
PAIR = 3                # numbers of a pair: its sort, and the two

legal: Callable[..., int]
apply: Callable[..., None]
automatic: Callable[..., bool]
hide: Callable[..., None]
redeal: Callable[..., None]
worths: Callable[..., None]
widest: Callable[[], int]
exchange_labels: Callable[..., None]    # (s, sort, a, b): each of two things gets the other's label
told_apart: Callable[..., bool]         # (s, sort, a, b): whether that changes the state
same_state: Callable[..., bool]         # (s, t): whether two states are the same, dice apart
sort_count: Callable[[], int]           # how many sorts of hidden things there are
sort_size: Callable[[int], int]         # how many things a sort has
relabelled_move: Callable[..., int]     # (step, move, sort, a, b): what a move is called after an exchange
same_moves: Callable[..., int]          # (box, s, move): how many legal moves lead to the same as this one, itself too
offered_move: Callable[..., int]        # (box, s, move): which of those is offered
# ruff: noqa: F821


# What the others decided

def by_another(s: Any, seat: int) -> bool:
    """Whether somebody else decides."""
    return s.seat != seat and not automatic(s)


def tells(past: Any, path: Any, seat: int) -> bool:
    """Whether anybody but the seat has decided something, which may tell what is hidden."""
    for t in range(len(path)):
        if by_another(past[t], seat):
            return True
    return False


def likelihood(box: Any, s: Any, move: int, model: int) -> float:
    """How likely the seat that decides chooses just this move; of moves that lead to the same, any as likely."""
    same = same_moves(box, s, move)
    if same == 0:
        return 0.0
    offered = numbers(widest())
    n = legal(box, s, offered)
    if model == BLIND or n == 1:
        return 1.0 / (n * same)
    looks = numbers(n)
    worths(box, s, offered[:n], looks)
    return (LAPSE / n + (1.0 - LAPSE) * best_share(offered, looks, offered_move(box, s, move))) / same


def weigh(box: Any, past: Any, path: Any, odds: Any, seat: int, model: int) -> None:
    """How likely each choice of the others was."""
    for t in range(len(path)):
        if by_another(past[t], seat):
            odds[t] = likelihood(box, past[t], path[t], model)


def best_share(offered: Any, looks: Any, move: int) -> float:
    """One of as many moves as look best; 0 if this one does not."""
    best, equals, mine = looks[0], 0, looks[0]
    for i in range(len(looks)):
        best = max(best, looks[i])
        if offered[i] == move:
            mine = looks[i]
    for i in range(len(looks)):
        if looks[i] == best:
            equals += 1
    return 1.0 / equals if mine == best else 0.0


# What can be swapped

def list_pairs(past: Any, seen: Any, pairs: Any) -> int:
    """List the pairs of things that a seat cannot tell apart in what it sees now; how many there are.

    Left out are sorts of which nothing is open: where all that is hidden lies in one deck, say, a swap changes nothing.
    """
    found = 0
    for sort in range(sort_count()):
        first = found
        for one in range(sort_size(sort)):
            for other in range(one):
                if not told_apart(seen[len(seen) - 1], sort, one, other):
                    at = found * PAIR
                    pairs[at + SORT], pairs[at + ONE], pairs[at + OTHER] = sort, one, other
                    found += 1
        if not any_open(past, seen, pairs, first, found):
            found = first
    return found


def any_open(past: Any, seen: Any, pairs: Any, first: int, after: int) -> bool:
    """Whether two things of some pair were ever different while they looked alike. If not so here, in no world."""
    for i in range(first, after):
        at = i * PAIR
        sort, one, other = pairs[at + SORT], pairs[at + ONE], pairs[at + OTHER]
        for t in range(len(past)):
            if told_apart(past[t], sort, one, other) and not told_apart(seen[t], sort, one, other):
                return True
    return False


def most_pairs() -> int:
    most = 0
    for sort in range(sort_count()):
        most += sort_size(sort) * (sort_size(sort) - 1) // 2
    return most


def mixed_things(pairs: Any, count: int) -> int:
    """How many swaps it takes to mix all things of the pairs: for each thing one, with another before it."""
    things = 0
    for i in range(count):
        at = i * PAIR
        if i == 0 or pairs[at + ONE] != pairs[at - PAIR + ONE] or pairs[at + SORT] != pairs[at - PAIR + SORT]:
            things += 1
    return things


# One swap

def draw_swap(dice: Any, pairs: Any, count: int, moments: int, swap: Any) -> None:
    at = PAIR * below(dice, count)
    swap[SORT], swap[ONE], swap[OTHER] = pairs[at + SORT], pairs[at + ONE], pairs[at + OTHER]
    swap[SINCE] = below(dice, moments)


def swapped(past: Any, t: int, swap: Any, room: Any, i: int) -> None:
    """The state of moment `t` with two things swapped, in place `i` of the room."""
    copy_state(room, i, past[t])
    exchange_labels(room[i], swap[SORT], swap[ONE], swap[OTHER])


def looks_same(box: Any, seen: Any, t: int, seat: int, room: Any) -> bool:
    """Whether a seat sees in the first state of the room just what it saw at that moment."""
    copy_state(room, 1, room[0])
    hide(box, room[1], seat)
    return same_state(room[1], seen[t])


def changes(s: Any, swap: Any) -> bool:
    """Whether a swap changes a state."""
    return told_apart(s, swap[SORT], swap[ONE], swap[OTHER])


def exchangeable(past: Any, swap: Any) -> bool:
    """Two things that nothing told apart at that moment. At the beginning, all that looks the same is as likely."""
    return swap[SINCE] == 0 or not changes(past[swap[SINCE]], swap)


def leads_on(box: Any, past: Any, t: int, move: int, swap: Any, room: Any) -> bool:
    """Whether the first state of the room leads to the next one as it did. What is drawn is as likely either way."""
    if past[t].rng != past[t + 1].rng:
        return True
    apply(box, room[0], move)
    swapped(past, t + 1, swap, room, 1)
    return same_state(room[0], room[1])


def ratio(
    box: Any, past: Any, seen: Any, path: Any, odds: Any, tried: Any, seat: int, model: int, swap: Any, room: Any
) -> float:
    """How much likelier the match is with two things swapped; 0 if it cannot be so. The end is looked at first."""
    found, last = 1.0, len(path)
    swapped(past, last, swap, room, 0)
    if not looks_same(box, seen, last, seat, room):
        return 0.0
    for t in range(swap[SINCE], last):
        move = relabelled_move(past[t].step, path[t], swap[SORT], swap[ONE], swap[OTHER])
        if move == path[t] and not changes(past[t], swap) and not changes(past[t + 1], swap):
            tried[t] = odds[t]      # all is as it was
            continue
        swapped(past, t, swap, room, 0)
        if not looks_same(box, seen, t, seat, room):
            return 0.0
        if by_another(past[t], seat):
            tried[t] = likelihood(box, room[0], move, model)
            if tried[t] == 0.0:
                return 0.0
            found *= tried[t] / odds[t]
        if not leads_on(box, past, t, move, swap, room):
            return 0.0
    return found


def accept(past: Any, path: Any, odds: Any, tried: Any, seat: int, swap: Any) -> None:
    for t in range(swap[SINCE], len(past)):
        if t < len(path):
            path[t] = relabelled_move(past[t].step, path[t], swap[SORT], swap[ONE], swap[OTHER])
            if by_another(past[t], seat):
                odds[t] = tried[t]
        exchange_labels(past[t], swap[SORT], swap[ONE], swap[OTHER])


# The walk

def walk(
    box: Any, past: Any, seen: Any, path: Any, odds: Any, seat: int, model: int, pairs: Any, count: int, tries: int,
    room: Any,
) -> None:
    """Try so many swaps. `room` holds three states; the dice are those of the third."""
    swap, tried = numbers(4), decimals(len(path))
    for _ in range(tries):
        draw_swap(room[2], pairs, count, len(past), swap)
        if exchangeable(past, swap):
            gain = ratio(box, past, seen, path, odds, tried, seat, model, swap, room)
            if gain > 0.0 and below(room[2], CERTAIN) < gain * CERTAIN:
                accept(past, path, odds, tried, seat, swap)


def walk_on(box: Any, past: Any, path: Any, seat: int, model: int, seed: int, made: Any) -> None:
    """One long walk from the match as it is, which stays as it is; `made` takes the worlds that it comes by.

    It begins as if the others chose blindly: no way is barred then, and how the match really was is forgotten. Begun by
    the model of greedy players, a walk would stay near the truth, which is likely, and show it.
    """
    n = len(path)
    walked, seen, room = copies(past[0], n + 1), copies(past[0], n + 1), copies(past[0], 3)
    moves, odds, pairs = numbers(n), decimals(n), numbers(PAIR * most_pairs())
    for t in range(n + 1):
        copy_state(walked, t, past[t])
        copy_state(seen, t, past[t])
        hide(box, seen[t], seat)
        if t < n:
            moves[t] = path[t]
    count = list_pairs(walked, seen, pairs)
    things = mixed_things(pairs, count)
    room[2].rng = game_seed(seed, WORLD_DICE)
    weigh(box, walked, moves, odds, seat, BLIND)
    walk(box, walked, seen, moves, odds, seat, BLIND, pairs, count, FORGET * things, room)
    weigh(box, walked, moves, odds, seat, model)
    walk(box, walked, seen, moves, odds, seat, model, pairs, count, BURN * things, room)
    for i in range(len(made)):
        walk(box, walked, seen, moves, odds, seat, model, pairs, count, THIN * things, room)
        copy_state(made, i, walked[n])
        made[i].rng = game_seed(seed, WORLD_DICE + 1 + i)        # what comes next is open again


def redeal_worlds(box: Any, made: Any, seed: int) -> None:
    """The same where nobody has decided anything: all worlds that fit are equally likely."""
    for i in range(len(made)):
        made[i].rng = game_seed(seed, WORLD_DICE + i)
        redeal(box, made[i])


WALKING = (walk_on, redeal_worlds)
