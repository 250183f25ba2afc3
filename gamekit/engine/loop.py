"""Whole games in one call, for both carriers. `setup`, `legal`, `apply` and `advance` are bound for each game."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from .dice import below, game_seed

setup: Callable[..., None]
legal: Callable[..., int]
apply: Callable[..., None]
advance: Callable[..., None]
# ruff: noqa: F821


def start(box: Any, s: Any, seed: int, game: int) -> None:
    """Set up game number `game` of a seed and go on to the first decision. Options stay as they are in `s`."""
    s.rng = game_seed(seed, game)
    setup(box, s)
    advance(box, s)


def random_game(box: Any, s: Any, out: Any) -> int:
    """Play random moves to the end; how many decisions it took."""
    decisions = 0
    while s.step != 0:
        apply(box, s, out[below(s, legal(box, s, out))])
        advance(box, s)
        decisions += 1
    return decisions


def random_games(box: Any, s: Any, seed: int, first: int, games: int, out: Any, winners: Any, endings: Any) -> int:
    """Play games `first` .. `first + games - 1` of a seed at random; how many decisions they took."""
    decisions = 0
    for i in range(games):
        start(box, s, seed, first + i)
        decisions += random_game(box, s, out)
        winners[i] = s.winner
        endings[i] = s.ending
    return decisions
