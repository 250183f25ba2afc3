"""Whether every game comes to an end: `python -m tests.benchmarks.endings world_conspiracy --games 100000`.

Compiled random games, as many under each set of options of `option_sets`: every two values that can go together do so
in one of them. A game in which nobody can do anything, or with more decisions than a game may have, ends the run with
its seed, its number and its options; `play_each` plays the same game on plain states.
"""

from __future__ import annotations

import argparse
import sys
import time
from collections.abc import Callable
from functools import partial
from typing import Any

import numpy as np

from gamekit import games, load
from gamekit.engine.dice import below
from gamekit.engine.game import Game
from gamekit.engine.steps import OVER
from gamekit.lab.playing.chunks import Span, chunked, side_by_side
from gamekit.lab.playing.run import Question
from gamekit.testing import option_sets

legal: Callable[..., int]       # the game's
apply: Callable[..., None]
advance: Callable[..., None]
# ruff: noqa: F821


def main() -> int:
    parser = argparse.ArgumentParser(prog="python -m tests.benchmarks.endings", description=__doc__)
    parser.add_argument("game", nargs="*", help="the games (default: all)")
    parser.add_argument("--games", type=int, default=100_000, help="games of each, in all (default: 100000)")
    parser.add_argument("--seed", type=int, default=1917)
    given = parser.parse_args()
    for name in given.game or games():
        begin = time.process_time()
        lengths = played(load(name), given.games, given.seed)
        took = time.process_time() - begin
        print(f"{name:<18}{len(lengths):>8} games ended, of {lengths.mean():.0f} decisions, at most {lengths.max()} "
              f"{took:>6.0f} s of processor", flush=True)
    return 0


def played(game: Game, number: int, seed: int) -> Any:
    """How many decisions each of so many games took, all of which ended."""
    sets, found = option_sets(game), []
    for place, options in enumerate(sets):
        count = number * (place + 1) // len(sets) - number * place // len(sets)
        question = Question.of(game, "random", seed, **options)
        found += side_by_side(question, partial(lengths_of, question), chunked([(0, count)], question.chunk))
    return np.concatenate(found)


def lengths_of(question: Question, span: Span) -> Any:
    """The same of some of them, under one set of options."""
    carrier, game, (first, count) = question.carrier, question.game, span
    states, taken = carrier.started(first, count), np.zeros(count, np.int64)
    carrier.bound(play_each)(carrier.box, states, carrier.moves(), game.longest, taken)
    for i in (carrier.field(states, "step") != OVER).nonzero()[0][:1]:
        s = carrier.plain(states[i])
        what = "nobody can do anything" if taken[i] < game.longest else f"no end after {taken[i]} decisions"
        where = f"step {game.step(s.step).name} of game {first + i}, seed {question.seed}, {dict(question.options)}"
        raise AssertionError(f"{game.name}: {what}: {where}")
    return taken


def play_each(box: Any, states: Any, moves: Any, longest: int, taken: Any) -> None:
    """Random moves until the game is over, nobody can do anything, or it is too long."""
    for i in range(len(states)):
        s, n = states[i], 1
        while s.step != 0 and n > 0 and taken[i] < longest:
            n = legal(box, s, moves)
            if n > 0:
                apply(box, s, moves[below(s, n)])
                advance(box, s)
                taken[i] += 1


if __name__ == "__main__":
    sys.exit(main())
