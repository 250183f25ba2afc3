"""The compiled twin must agree with the plain rules on whole states, game by game."""

from __future__ import annotations

from typing import Any

from ..engine import options
from ..engine.dice import WORLD_DICE, game_seed
from ..engine.game import Game
from ..engine.view import hidden_state, world
from .play import fresh_state, states


def check_twins(game: Game, games: int = 10, seed: int = 1, **given: Any) -> None:
    """Whole random games on both carriers end in the same state, and so do hiding and redealing."""
    import numpy as np

    fast, box = game.compiled, game.box.values.to_record()
    record = game.empty(options.complete(game.options, given, game.name)).to_record()
    out, numbers = [0] * game.flow.widest(), np.zeros(game.flow.widest(), np.int64)
    for number in range(games):
        s = fresh_state(game, seed, number, **given)
        fast.start(box[0], record[0], seed, number)
        _same(game, s, record[0], f"start of game {number}, seed {seed}, {given}")
        decisions = game.plain.random_game(game.box.values, s, out)
        same = decisions == fast.random_game(box[0], record[0], numbers)
        assert same, f"game {number} of seed {seed}: another length"
        _same(game, s, record[0], f"end of game {number}, seed {seed}, {given}")
    _check_hidden_twins(game, seed, given)


def _same(game: Game, s: Any, record: Any, where: str) -> None:
    twin = game.state.from_record(record)
    assert twin == s, f"{where}: {s.differences(twin)}"


def _check_hidden_twins(game: Game, seed: int, given: dict[str, Any]) -> None:
    """`hide` and `redeal` agree too, on every decision of a game."""
    fast, box = game.compiled, game.box.values.to_record()
    for s in states(game, seed, 0, **given):
        for seat in game.present(s):
            record = s.to_record()
            fast.hide(box[0], record[0], seat)
            record["rng"] = 0
            _same(game, hidden_state(game, s, seat), record[0], "hide")
            record["rng"] = game_seed(seed, WORLD_DICE)
            fast.redeal(box[0], record[0])
            _same(game, world(game, s, seat, seed), record[0], "redeal")
