"""Checks of hidden information: nothing leaks, and a redeal fits all that a seat knows."""

from __future__ import annotations

import json
from typing import Any

from ..engine.dice import GOLDEN, MASK, WORLD_DICE, game_seed
from ..engine.game import Game
from ..engine.layout import ALL, Table
from ..engine.log import Log
from ..engine.match import Match
from ..engine.moves import legal_numbers
from ..engine.position import UNSEEN, miscounted
from ..engine.steps import OVER
from ..engine.view import View, hidden_state, world
from .play import playing, random_match, states

MANY = 1 << 20      # throws of the dice in a redeal, at most: any other stream is, almost surely, further away


def check_leaks(game: Game, games: int = 10, seed: int = 1, **given: Any) -> None:
    """Two worlds that differ only in what a seat cannot see give it the same view, moves, words and log."""
    different = 0
    for number in range(games):
        for count, s in enumerate(states(game, seed, number, **given)):
            for seat in playing(game, s):
                other = world(game, s, seat, seed + count)
                different += other.key() != s.key()
                _check_same_view(game, s, other, seat)
                if s.step != OVER:
                    _check_same_log(game, s, other, seat)
        _check_private_lines(random_match(game, seed + number, **given))
    hides = any(UNSEEN in game.ids(kind.name) for kind in game.kinds)
    assert different or not hides, "no world ever differed: nothing is hidden"


def _check_private_lines(match: Match) -> None:
    """What is told to one seat alone, others cannot see: the things that such a line names are unseen to them."""
    game, after = match.game, [*(frame.before for frame in match.frames[1:]), match.state]
    for frame, s in zip(match.frames, after, strict=True):
        public = [fact for line in frame.lines if line.seat == ALL for fact in line.facts.values()]
        for line in (line for line in frame.lines if line.seat != ALL):
            things = [f for f in line.facts.values() if isinstance(f, tuple) and f not in public]
            for other in (seat for seat in playing(game, s) if seat != line.seat):
                seen = hidden_state(game, s, other)
                assert all(_unseen(game, seen, *thing) for thing in things), f"seat {other} sees what “{line}” tells"


def _unseen(game: Game, seen: Table, kind: str, index: int) -> bool:
    fields = [field for field in seen.fields if field.counts and field.of == kind]
    return all(game.ids(field.kind)[getattr(seen, field.name)[index]] == UNSEEN for field in fields)


def _check_same_view(game: Game, s: Table, other: Table, seat: int) -> None:
    mine, theirs = _seen(game, s, seat), _seen(game, other, seat)
    hidden = hidden_state(game, s, seat)
    assert mine == theirs, f"seat {seat} can tell worlds apart: {hidden.differences(hidden_state(game, other, seat))}"
    if s.step != OVER and s.seat == seat:
        assert legal_numbers(game, s) == legal_numbers(game, hidden), "moves depend on what is hidden"


def _seen(game: Game, s: Table, seat: int) -> tuple[str, str]:
    view = View(game, s, seat, Log([]))
    return json.dumps(view.to_json()), view.board_text()


def _check_same_log(game: Game, s: Table, other: Table, seat: int) -> None:
    """Where a move leaves a seat with the same view in both worlds, it was told the same."""
    for move in sorted(set(legal_numbers(game, s)) & set(legal_numbers(game, other)))[:3]:
        a, a_lines = _after(game, s, move, seat)
        b, b_lines = _after(game, other, move, seat)
        if a == b:
            assert a_lines == b_lines, f"the log tells seat {seat} two worlds apart after move {move}"


def _after(game: Game, s: Table, move: int, seat: int) -> tuple[Table, list[tuple[int, tuple[int, ...]]]]:
    state = s.copy()
    state.log = []
    game.flow.apply(game.box, state, move)
    lines = [(said, numbers) for said, audience, numbers in state.log if audience in (ALL, seat)]
    return hidden_state(game, state, seat), lines


def check_redeal(game: Game, games: int = 10, seed: int = 1, **given: Any) -> None:
    """A redealt world is a possible position, goes on with the dice it was given, and can be played to the end."""
    for number in range(games):
        for count, s in enumerate(states(game, seed, number, **given)):
            for seat in playing(game, s):
                fresh = seed + 1 + count
                made = world(game, hidden_state(game, s, seat), seat, fresh)
                assert made == world(game, s, seat, fresh), "a redeal used what the seat cannot see"
                assert throws(game_seed(fresh, WORLD_DICE), made.rng) < MANY, "a redeal left its random stream"
                assert miscounted(made) is None, f"a redeal lost or misplaced {miscounted(made)}"
                problem = game.problem(made)
                assert problem is None, f"a redeal gave an impossible position: {problem}"
                if count % 10 == 0:
                    _play_on(game, made)


def throws(start: int, now: int) -> int:
    """How often dice were thrown between two moments of a random stream: each throw adds the same odd number."""
    return (now - start) * pow(GOLDEN, -1, MASK + 1) & MASK


def _play_on(game: Game, s: Table) -> None:
    out = [0] * game.flow.widest()
    assert game.plain.random_game(game.box, s, out) <= game.longest
