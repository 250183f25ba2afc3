"""A small network over what a seat sees: what each move weighs, and what the position is worth to who decides.

It has one layer between: from the numbers of an observation to some features that it finds itself, and from these to a
weight for every move of every step, and one value. Things and places are told apart (one input for each place in which
a card may lie), other numbers are taken as they are. All of it is arrays, named as they are used.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

import numpy as np

from ..engine.game import Game
from ..engine.steps import Decision
from .observing import observed

Array = np.ndarray[Any, Any]
Weights = dict[str, Array]
SCALE = 4.0         # numbers that are no things are mostly small: this makes them as large as the others
NEVER = -1e9


class Shape:
    """Where in the network each number of an observation comes in, and where each move goes out."""

    def __init__(self, game: Game) -> None:
        kinds = {kind.name: kind.size for kind in game.kinds}
        sizes, self.step_at, numbers = [], 0, 0
        for field in observed(game):
            many = int(np.prod(field.shape, dtype=int))
            self.step_at = numbers if field.name == "step" else self.step_at
            sizes += [1 + kinds[field.kind] if field.kind in kinds else 0] * many      # nothing is a value too
            numbers += many
        widths = np.array(sizes)
        self.starts = starts = np.cumsum([0, *np.maximum(widths, 1)])
        self.inputs = int(starts[-1])
        self.things, self.others = np.flatnonzero(widths > 0), np.flatnonzero(widths == 0)
        self.thing_inputs, self.other_inputs = starts[self.things], starts[self.others]
        self.most = widths[self.things] - 1
        moves = [step.kind.size + 1 if isinstance(step, Decision) else 0 for step in game.flow.steps]
        self.first_move = np.cumsum([0, *moves])[:-1]
        self.widest = game.flow.widest()
        self.outputs = sum(moves) + self.widest         # the last step's moves end before the widest one's would

    def features(self, numbers: Array) -> Array:
        """Observations as inputs: 1 where a thing is, other numbers as they are."""
        found = np.zeros((len(numbers), self.inputs), np.float32)
        found[:, self.other_inputs] = numbers[:, self.others] / SCALE
        places = self.thing_inputs + np.clip(numbers[:, self.things] + 1, 0, self.most)
        np.put_along_axis(found, places, 1.0, 1)
        return found

    def inputs_of(self, numbers: Array) -> Array:
        """The inputs of some numbers of an observation."""
        return np.array([i for one in numbers for i in range(self.starts[one], self.starts[one + 1])], np.int64)

    def moves(self, numbers: Array) -> Array:
        """The outputs of the moves of each observation's step."""
        return self.first_move[numbers[:, self.step_at]][:, None] + np.arange(self.widest)


@dataclass
class Thought:
    """What a network makes of some observations."""

    inputs: Array
    found: Array        # the features that it found
    places: Array       # the outputs that belong to the moves
    chances: Array      # how likely it is to play each move
    values: Array


class Network:
    """Weights, and what follows from them."""

    def __init__(self, game: Game, weights: Weights) -> None:
        self.shape, self.weights = Shape(game), weights

    @classmethod
    def new(cls, game: Game, hidden: int, dice: np.random.Generator) -> Network:
        """One that knows nothing yet, and takes nearly all moves to be equally good."""
        made = cls(game, {})

        def random(rows: int, columns: int, scale: float) -> Array:
            return np.asarray(dice.standard_normal((rows, columns)) * scale / np.sqrt(rows), np.float32)

        shape = made.shape
        made.weights = {
            "find": random(shape.inputs, hidden, 2.0), "find bias": np.zeros(hidden, np.float32),
            "move": random(hidden, shape.outputs, 0.1), "move bias": np.zeros(shape.outputs, np.float32),
            "value": random(hidden, 1, 0.1), "value bias": np.zeros(1, np.float32),
        }
        return made

    def think(self, numbers: Array, masks: Array) -> Thought:
        w, places = self.weights, self.shape.moves(numbers)
        inputs = self.shape.features(numbers)
        found = np.tanh(inputs @ w["find"] + w["find bias"])
        weights = np.take_along_axis(found @ w["move"] + w["move bias"], places, 1)
        values = (found @ w["value"] + w["value bias"])[:, 0]
        return Thought(inputs, found, places, chances(weights, masks), values)

    def slopes(self, thought: Thought, moves: Array, values: Array) -> Weights:
        """How each weight changes a loss, if it changes so with the weights of the moves and with the values."""
        w, found = self.weights, thought.found
        out = np.zeros((len(moves), self.shape.outputs), np.float32)
        np.put_along_axis(out, thought.places, moves.astype(np.float32), 1)
        value = values[:, None].astype(np.float32)
        back = (out @ w["move"].T + value @ w["value"].T) * (1 - found * found)
        return {
            "find": thought.inputs.T @ back, "find bias": back.sum(0), "move": found.T @ out, "move bias": out.sum(0),
            "value": found.T @ value, "value bias": value.sum(0),
        }

    def copy(self) -> Network:
        made = object.__new__(Network)
        made.shape, made.weights = self.shape, {name: weight.copy() for name, weight in self.weights.items()}
        return made


def chances(weights: Array, masks: Array) -> Array:
    """The chance of each legal move: those that weigh more are played more often."""
    legal = np.where(masks > 0, weights, NEVER)
    raised = np.exp(legal - legal.max(1, keepdims=True))
    return np.asarray(raised / raised.sum(1, keepdims=True))


def pick(likely: Array, dice: np.random.Generator) -> Array:
    """One of the moves in each row, each as likely as its chance."""
    sums = likely.cumsum(1)
    return np.asarray((sums <= dice.random((len(likely), 1)) * sums[:, -1:]).sum(1).clip(0, likely.shape[1] - 1))
