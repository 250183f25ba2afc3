"""Worlds that fit what a seat has seen, each as likely as it is: what somebody chose tells what he may hold.

A world is the match as it may have been: the same match with hidden things relabelled. Two things that were in the same
place at some moment could have changed places there; from then on each has the other's fate. Such a swap is possible if
the seat would have seen exactly the same all along, and every rule and decision still led on as it did. It is accepted
(Metropolis-Hastings) by how much likelier or unlikelier it makes all that the others decided, under a model of them:

* `random`: they choose blindly among their legal moves;
* `greedy`: they choose what looks best to them, and now and then anything.

Shuffles favour nothing, so after enough swaps a world is as likely as it ought to be, and how it was at first is
forgotten. Where nobody but the seat has decided anything, a redeal is enough: all that fits is equally likely.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from .errors import BadOption
from .layout import Table
from .view import hidden_state
from .walk import BLIND, GREEDY

if TYPE_CHECKING:
    from .game import Game
    from .match import Frame

MODELS = {"random": BLIND, "greedy": GREEDY}


@dataclass(frozen=True)
class Past:
    """A match so far, from which worlds for a seat are made: all steps that happened, and the state they led to."""

    game: Game
    frames: Sequence[Frame]
    now: Table
    seat: int

    @property
    def tells(self) -> bool:
        """Whether anybody but the seat has decided something, which may tell what is hidden."""
        return any(frame.move is not None and frame.before.seat != self.seat for frame in self.frames)

    def worlds(self, n: int, seed: int = 0, model: str = "random", fast: bool = False) -> Any:
        """`n` worlds that fit what the seat has seen: plain states, or records for the compiled twin."""
        chosen = checked_model(self.game, model)
        functions, box = self._functions(fast)
        made = self._carried([hidden_state(self.game, self.now, self.seat)] * n, fast)
        if self.tells:
            past = self._carried([*(frame.before for frame in self.frames), self.now], fast)
            functions.walk_on(box, past, self._path(fast), self.seat, chosen, seed, made)
        else:
            functions.redeal_worlds(box, made, seed)
        return made

    def _path(self, fast: bool) -> Any:
        """The moves that led from each state to the next."""
        path = [frame.move.number if frame.move else 0 for frame in self.frames]
        if not fast:
            return path
        import numpy as np

        return np.array(path, np.int64)

    def _functions(self, fast: bool) -> tuple[Any, Any]:
        box = self.game.box
        return (self.game.compiled, box.to_record()[0]) if fast else (self.game.plain, box)

    def _carried(self, states: list[Table], fast: bool) -> Any:
        if not fast:
            return [s.copy() for s in states]
        import numpy as np

        return np.concatenate([s.to_record() for s in states])


def checked_model(game: Game, model: str) -> int:
    """The number of a model, if there is such a one and the game can tell what looks best."""
    known = [name for name, number in MODELS.items() if number == BLIND or game.worth is not None]
    if model not in known:
        raise BadOption("error-model", model=str(model), allowed=known)
    return MODELS[model]
