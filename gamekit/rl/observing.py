"""What an agent observes: the fields of the state in their order, as its seat sees them, each number with a name."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

import numpy as np

from ..engine import policies
from ..engine.errors import BadOption
from ..engine.game import Game
from ..engine.layout import Field
from ..engine.match import HUMAN
from ..engine.policies import Policy

UNOBSERVED = ("rng", "reveals")     # chance to come, and a counter that only undo needs


def agents_of(game: Game, options: Mapping[str, Any], seats: Mapping[str, Policy]) -> list[str]:
    """The seats that no bot plays; there must be one."""
    playing = game.new(seats=dict.fromkeys(seats, HUMAN), **options).seats
    for policy in seats.values():
        if isinstance(policy, str) and policy != HUMAN:
            policies.bot(game, policy)
    left = [seat for seat in playing if seats.get(seat, HUMAN) == HUMAN]
    if not left:
        raise BadOption("error-rl-seats", allowed=list(playing))
    return left


def observed(game: Game) -> list[Field]:
    """The fields that an observation has."""
    return [field for field in game.state.fields if field.name not in UNOBSERVED]


def flat_names(game: Game) -> list[str]:
    """What each number of an observation in a row is: `day`, `card_at lvov` ..."""
    return [name for field in observed(game) for name in names_of(game, field)]


def names_of(game: Game, field: Field, name: str = "", shape: tuple[int, ...] | None = None) -> Iterator[str]:
    """The names of a field's numbers."""
    name, shape = name or field.name, field.shape if shape is None else shape
    if not shape:
        yield name
        return
    things = game.ids(field.of) if field.of and len(shape) == len(field.shape) else []
    for i in range(shape[0]):
        yield from names_of(game, field, f"{name} {things[i] if i < len(things) else i}", shape[1:])


class Flat:
    """Records as rows of numbers: those of the fields that are observed, in their order, whatever their sizes are."""

    def __init__(self, game: Game) -> None:
        whole, fields = game.state.dtype(), observed(game)
        self.width, parts = 0, dict[str, list[tuple[int, int]]]()
        for field in fields:
            size, start = np.dtype(field.type).itemsize, whole.fields[field.name][1]  # type: ignore[index]
            many = int(np.prod(field.shape, dtype=int))
            parts.setdefault(field.type, []).extend((start // size + i, self.width + i) for i in range(many))
            self.width += many
        self.parts = [(type, *np.array(pairs).T) for type, pairs in parts.items()]

    def __call__(self, records: Any) -> Any:
        """A row for each record."""
        raw, rows = records.view(np.uint8).reshape(len(records), -1), np.empty((len(records), self.width), np.int32)
        for type, places, columns in self.parts:
            rows[:, columns] = raw.view(type)[:, places]
        return rows
