"""Checks of the worlds that a seat imagines (see `engine.worlds`)."""

from __future__ import annotations

from typing import Any

from ..engine import twin
from ..engine.game import Game
from ..engine.match import Match
from ..engine.position import miscounted
from ..engine.view import View, hidden_state

DECISIONS = (3, 11, 19)     # after which worlds are looked at


def check_worlds(game: Game, seed: int = 1, twins: bool = True, **given: Any) -> None:
    """A world looks to the seat as the match does, has lost nothing, has dice of its own, and comes alike compiled."""
    for decisions in DECISIONS:
        match = game.new(seed=seed, **given)
        match = Match(game, match.start, seed, dict.fromkeys(match.seats, "random")).go_on(decisions)
        for seat in match.seats:
            _check_view(match.view(seat), match, twins)


def _check_view(view: View, match: Match, twins: bool) -> None:
    game = view.game
    for model in ("random", "greedy") if game.worth is not None else ("random",):
        made = view.dealt(2, 1, model)
        for world in made:
            assert miscounted(world) is None, f"a world lost or misplaced {miscounted(world)}"
            assert hidden_state(game, world, view.seat_number) == view.state, "a world looks different"
            assert world.rng != match.state.rng, "a world kept the random stream"
        if twins and twin.available():
            fast = [game.state.from_record(record) for record in view.dealt(2, 1, model, fast=True)]
            assert fast == made, "compiled worlds differ"
