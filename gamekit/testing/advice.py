"""What a game says of its moves is advice: it changes nothing, peeks at nothing, and is the same on both carriers."""

from __future__ import annotations

import random
from collections.abc import Iterator
from typing import Any

from ..engine import steps, twin
from ..engine.game import Game
from ..engine.layout import Table
from ..engine.moves import legal_numbers
from ..engine.steps import OVER
from ..engine.view import hidden_state, world
from .play import fresh_state

USUAL = 0.6         # how often players that are imagined do what looks best


def check_advice(game: Game, games: int = 2, seed: int = 5, twins: bool = True, **given: Any) -> None:
    """`worth` and `worths` of the decisions of some games. A game that has no `worth` passes."""
    if game.worth is None:
        return
    done = {step.apply for step in game.steps.values()} & set(steps.reached([game.worth]))
    assert not done, f"worth plays moves: {sorted(function.__name__ for function in done)}"
    for number in range(games):
        for count, s in enumerate(decisions(game, seed, number, **given)):
            where = f"game {number} of seed {seed} {given}, decision {count}, step {game.step(s.step).name}"
            _check_state(game, s, count, where)
            if twins and twin.available():
                _check_twin(game, s, where)


def decisions(game: Game, seed: int, number: int, **given: Any) -> Iterator[Table]:
    """The decisions of a game in which players mostly do what looks best. The state may be changed only on copies."""
    s, dice = fresh_state(game, seed, number, **given), random.Random(f"{seed} {number}")
    while s.step != OVER:
        yield s
        moves, found = legal_numbers(game, s), worths(game, s)
        best = moves[found.index(max(found))]
        game.flow.apply(game.box, s, best if dice.random() < USUAL else dice.choice(moves))
        game.flow.advance(game.box, s)


def worths(game: Game, s: Table) -> list[int]:
    """What all legal moves are worth, at one glance."""
    moves = legal_numbers(game, s)
    found = [0] * len(moves)
    game.plain.worths(game.box, s, moves, found)
    return found


def _check_state(game: Game, s: Table, count: int, where: str) -> None:
    before, moves, seen = s.copy(), legal_numbers(game, s), hidden_state(game, s, s.seat)
    found = worths(game, s)
    assert s == before, f"{where}: worth changes the state: {s.differences(before)}"
    assert found == worths(game, seen) == worths(game, world(game, s, s.seat, count)), f"{where}: worth peeks"
    assert found == [game.plain.worth(game.box, s, move) for move in moves], f"{where}: worths is not worth"
    backwards = [0] * len(moves)
    game.plain.worths(game.box, s, moves[::-1], backwards)
    assert backwards == found[::-1], f"{where}: worths depends on the order of moves"


def _check_twin(game: Game, s: Table, where: str) -> None:
    box, record = game.box.to_record(), hidden_state(game, s, s.seat).to_record()
    fast = [game.compiled.worth(box[0], record[0], move) for move in legal_numbers(game, s)]
    assert fast == worths(game, s), f"{where}: compiled, worth is another"
