"""Chance. The generator (splitmix64) lives in the state, so a state and its moves fix the whole future.

Game `i` of seed `S` starts from `game_seed(S, i)` and so is the same on any machine, in any order of play.
`u64` is `int` here and the unsigned 64-bit integer in the compiled twin: the masks do nothing there.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from .layout import NONE, Table

MASK = 0xFFFFFFFFFFFFFFFF
GOLDEN = 0x9E3779B97F4A7C15
FIRST = 0xBF58476D1CE4E5B9
SECOND = 0x94D049BB133111EB

WORLD_DICE = 1 << 61        # worlds that somebody imagines have dice of their own: none throws what the match threw

u64 = int


def mixed(z: int) -> int:
    """Every bit of `z` changes every bit of the result about half the time."""
    z = ((z ^ (z >> u64(30))) * FIRST) & MASK
    z = ((z ^ (z >> u64(27))) * SECOND) & MASK
    return z ^ (z >> u64(31))


def game_seed(seed: int, game: int) -> int:
    """Where game number `game` of a seed starts."""
    return mixed((u64(seed) * GOLDEN + mixed((u64(game) + GOLDEN) & MASK)) & MASK)


def below(s: Table, n: int) -> int:
    """A random integer 0 .. n-1."""
    s.rng = (u64(s.rng) + GOLDEN) & MASK
    return int(((mixed(u64(s.rng)) >> u64(32)) * u64(n)) >> u64(32))


def any_best(s: Table, moves: Any, worths: Any) -> int:
    """The move that is worth most; among equals, any."""
    best, equals = 0, 1
    for i in range(1, len(moves)):
        if worths[i] > worths[best]:
            best, equals = i, 1
        elif worths[i] == worths[best]:
            equals += 1
            if below(s, equals) == 0:       # the k-th of equals replaces the others once in k times
                best = i
    return int(moves[best])


def any_of(s: Table, n: int, fits: Callable[..., bool], *about: Any) -> int:
    """A random one of the numbers 0 .. n-1 that fit, by `fits(*about, number)`; NONE if none does."""
    fitting = 0
    for number in range(n):
        if fits(*about, number):
            fitting += 1
    if fitting == 0:
        return NONE
    pick = below(s, fitting)
    for number in range(n):
        if fits(*about, number):
            if pick == 0:
                return number
            pick -= 1
    return NONE
