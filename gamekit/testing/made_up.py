"""Checks of positions that a person made up, or got wrong: they are refused with a reason, or can be played."""

from __future__ import annotations

import json
import random
from collections import Counter
from collections.abc import Iterator
from typing import Any

from ..engine.errors import GamekitError
from ..engine.game import Game
from ..engine.layout import NONE, Field
from ..engine.moves import legal_numbers, move_at
from ..engine.position import check_ranges, key_of, position_fields, write_position
from ..engine.view import hidden_state
from .play import states

Description = dict[str, Any]
PER_GAME = 20       # positions taken from one game
CHANGES = 4         # in a position, at most


def check_made_up(game: Game, positions: int = 100, seed: int = 1, **given: Any) -> Counter[str]:
    """Positions of random games, changed at random, are refused with a reason or can be played to an end.

    Gives back how many were "accepted" and "refused".
    """
    found: Counter[str] = Counter()
    for number, description in enumerate(made_up(game, positions, seed, **given)):
        try:
            found["accepted" if _played(game, description, number) else "refused"] += 1
        except Exception as error:
            again = f"gamekit.load({game.name!r}).position({description!r}, seed={number})"
            raise AssertionError(f"{type(error).__name__}: {error}; see {again}") from error
    return found


def _played(game: Game, description: Description, seed: int) -> bool:
    """Whether a position was accepted; then it has been played to its end."""
    try:
        match = game.position(description, seed=seed)
    except GamekitError:
        return False
    dice = random.Random(seed)
    assert repr(match) and repr(match.moves)
    for _ in range(game.longest):
        check_ranges(game, match.state)
        if match.over:
            break
        match.play(move_at(game, match.state, dice.choice(legal_numbers(game, match.state))))
    assert match.result is not None, f"no end after {game.longest} decisions"
    match.log.text()
    return True


# Making positions up

def made_up(game: Game, positions: int, seed: int, **given: Any) -> Iterator[Description]:
    """So many positions of random games, whole or as a seat sees them, each changed in a few entries."""
    for number in range(-(-positions // PER_GAME)):
        dice = random.Random(f"{seed} {number}")
        known = list(_descriptions(game, seed, number, dice, **given))
        for _ in range(min(PER_GAME, positions - number * PER_GAME)):
            description, other = (json.loads(json.dumps(dice.choice(known))) for _ in range(2))
            for _ in range(dice.randint(1, CHANGES)):
                _change(game, description, other, dice)
            yield description


def _descriptions(game: Game, seed: int, number: int, dice: random.Random, **given: Any) -> Iterator[Description]:
    for s in states(game, seed, number, **given):
        seat = dice.choice([None, NONE, *game.present(s)])
        yield write_position(game, s if seat is None else hidden_state(game, s, seat))


def _change(game: Game, description: Description, other: Description, dice: random.Random) -> None:
    """Change one entry: leave it out, take that of another position, or write something else."""
    fields = {key_of(field): field for field in position_fields(game)}
    key = "step" if dice.random() < 0.2 else dice.choice([*fields, *description])
    field = fields.get(key)
    way = dice.random()
    if way < 0.2 or field is None:
        description.pop(key, None)
    elif way < 0.5 and key in other:
        description[key] = other[key]
    else:
        description[key] = _changed(game, field, description.get(key), dice)


def _changed(game: Game, field: Field, value: Any, dice: random.Random) -> Any:
    if not field.shape:
        return _value(game, field, value, dice)
    if field.of and field.kind:
        return _regrouped(game, field, value or {}, dice)
    if field.of:
        name = dice.choice(game.ids(field.of)[: field.shape[0]])
        if field.high == 1:
            return sorted({*(value or ())} ^ {name})
        return {**(value or {}), name: _value(game, field, None, dice)}
    return _row(game, field, field.shape if value is None else value, dice)


def _value(game: Game, field: Field, value: Any, dice: random.Random) -> Any:
    """Something that the field can hold: a thing of its kind, or a number."""
    if field.kind:
        return dice.choice([*game.ids(field.kind), *[None] * (field.low == NONE)])
    near = [value - 1, value + 1] if isinstance(value, int) else []
    return dice.choice([*near, field.low, field.high, dice.randint(field.low, field.high)])


def _row(game: Game, field: Field, value: Any, dice: random.Random) -> Any:
    """A row or a grid with another number in one place."""
    if isinstance(value, tuple):        # its shape
        value = [_row(game, field, value[1:], dice) if value[1:] else _name(game, field) for _ in range(value[0])]
    place = dice.randrange(len(value))
    inner = isinstance(value[place], list)
    changed = _row(game, field, value[place], dice) if inner else _value(game, field, value[place], dice)
    return [*value[:place], changed, *value[place + 1 :]]


def _name(game: Game, field: Field) -> Any:
    return None if field.low == NONE else game.ids(field.kind)[0] if field.kind else field.low


def _regrouped(game: Game, field: Field, groups: dict[str, list[Any]], dice: random.Random) -> dict[str, list[Any]]:
    """A thing elsewhere, with a mark or without, or some unseen ones more."""
    groups = {group: list(things) for group, things in groups.items()}
    place = dice.choice(game.ids(field.kind))
    thing = dice.choice(game.ids(field.of))
    marks = [f.name for f in game.state.fields if f.mark == field.name]
    for things in groups.values():
        things[:] = [each for each in things if str(each).split()[0] != thing]
    if field.counts and dice.random() < 0.3:
        groups.setdefault(place, []).append(dice.randint(1, 5))
    elif dice.random() < 0.8:
        groups.setdefault(place, []).append(" ".join([thing, *dice.sample(marks, dice.randint(0, len(marks)))]))
    return {group: things for group, things in groups.items() if things}
