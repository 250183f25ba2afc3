"""One game that an environment plays: on the compiled twin, or as a match in which bots take part."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import numpy as np

from ..engine.game import Game
from ..engine.match import Match
from ..engine.moves import move_at
from ..engine.options import complete
from ..engine.policies import Policy

Array = np.ndarray[Any, Any]


class Desk:
    """Where all seats are agents: compiled functions play, and the match is made when somebody asks for it."""

    record: Array       # the state, as an array of one

    def __init__(self, game: Game, options: Mapping[str, Any], seats: Mapping[str, Policy]) -> None:
        self.game, self.options, self.seats = game, options, seats
        self.blank = game.empty(complete(game.options, options, game.name)).to_record()
        self.box = game.box.to_record()
        self.seed, self.played = 0, list[int]()

    def begin(self, seed: int) -> None:
        self.seed, self.played, self.record = seed, [], self.blank.copy()
        self.game.compiled.start(self.box[0], self.record[0], seed, 0)

    def play(self, number: int) -> None:
        self.played.append(number)
        self.game.compiled.enter_worlds(self.box[0], self.record, number)

    @property
    def match(self) -> Match:
        """The match so far."""
        match = self.game.new(seed=self.seed, **self.options)
        for number in self.played:
            match.play(move_at(match.game, match.state, number))
        return match


class DeskWithBots(Desk):
    """The bots of a match remember what happened, so the match itself is played."""

    def begin(self, seed: int) -> None:
        self._match = self.game.new(seed=seed, seats=self.seats, **self.options)
        self.record = self._match.state.to_record()

    def play(self, number: int) -> None:
        self._match.play(move_at(self._match.game, self._match.state, number))
        self.record = self._match.state.to_record()

    @property
    def match(self) -> Match:
        return self._match
