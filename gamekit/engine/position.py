"""Positions: any situation as a readable dictionary, written and read by what the state's fields declare.

    {"step": "play-card", "seat": "white", "day": 26, "month": "jul", "will": "red",
     "tokens": {"brown": ["red-3a", "red-1b exhausted"]}, "cards": {"white-hand": ["purple-4a", "kerensky", 5]}}

Things are grouped by where they are; a number in such a group stands for so many unseen ones, which are dealt at
random. What is left out is as on an empty table. What cannot be is refused with the reason.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from contextvars import ContextVar
from typing import TYPE_CHECKING, Any

from . import moves, options, victory
from .dice import below, game_seed
from .errors import BadPosition, GamekitError, Spoken
from .layout import NONE, Field, Table
from .steps import OVER

if TYPE_CHECKING:
    from .game import Game

UNSEEN = "unseen"
TRIALS = 3      # games played on from a position before it is accepted
TRIED: set[int] = set()     # positions that were accepted: lessons come back to theirs again and again
MOST_TRIED = 10_000
TRUSTED = ContextVar("trusted", default=False)


def key_of(field: Field) -> str:
    """A field's name in positions: things that are somewhere stand under their kind."""
    return f"{field.of}s" if field.of and field.kind else field.name


def position_fields(game: Game) -> list[Field]:
    """The fields of a position, without options, marks and what follows from others."""
    names = {option.name for option in game.options}
    return [f for f in game.state.fields if not f.derived and not f.mark and f.name not in names]


def empty_table(game: Game, values: Mapping[str, Any]) -> Table:
    """The state in which positions are filled in."""
    s = game.empty(values)
    game.blank(s)
    return s


# Writing

def write_position(game: Game, s: Table) -> dict[str, Any]:
    """A state as a readable dictionary."""
    values = options.read(game.options, s)
    blank = empty_table(game, values)
    found = dict(values)
    for field in position_fields(game):
        written = _written(game, s, blank, field)
        if field.shown or written != _written(game, blank, blank, field):
            found[key_of(field)] = written
    return found


def _written(game: Game, s: Table, blank: Table, field: Field) -> Any:
    value = getattr(s, field.name)
    if not field.shape:
        return _name(game, field, value)
    if field.of and field.kind:
        return _groups(game, s, blank, field)
    if field.of and field.high == 1:
        return [name for name, flag in zip(game.ids(field.of), value, strict=False) if flag]
    if field.of:
        return {name: number for name, number in zip(game.ids(field.of), value, strict=False) if number}
    return _name(game, field, value)


def _name(game: Game, field: Field, value: Any) -> Any:
    if isinstance(value, list):
        return [_name(game, field, part) for part in value]
    if not field.kind:
        return value
    return None if value == NONE else game.ids(field.kind)[value]


def _groups(game: Game, s: Table, blank: Table, field: Field) -> dict[str, list[Any]]:
    """The things by place, without those that are where an empty table has them."""
    groups: dict[str, list[Any]] = {}
    before = getattr(blank, field.name)
    marks = [f for f in s.fields if f.mark == field.name]
    for index, place in enumerate(getattr(s, field.name)):
        group = game.ids(field.kind)[place]
        marked = [f.name for f in marks if getattr(s, f.name)[index]]
        if (place != before[index] or marked) and group != UNSEEN:
            groups.setdefault(group, []).append(" ".join([game.ids(field.of)[index], *marked]))
    if field.counts:
        _add_unseen(game, s, field, groups)
    return groups


def _add_unseen(game: Game, s: Table, field: Field, groups: dict[str, list[Any]]) -> None:
    """Where more lie than are seen, a number says how many."""
    places = getattr(s, field.name)
    for place, group in enumerate(game.ids(field.kind)):
        unseen = getattr(s, field.counts)[place] - places.count(place)
        if unseen > 0 and place != field.rest:
            groups.setdefault(group, []).append(unseen)


# Reading

def read_position(game: Game, description: Mapping[str, Any], seed: int) -> Table:
    """The state that a dictionary describes."""
    s = laid_out(game, description, seed)
    check_position(game, s)
    return s


def laid_out(game: Game, description: Mapping[str, Any], seed: int) -> Table:
    """Everything where a dictionary says; whether that can be is another question."""
    if not isinstance(description, Mapping):
        raise BadPosition("error-position-form", value=repr(description))
    names = [option.name for option in game.options]
    fields = {key_of(field): field for field in position_fields(game)}
    for key in description:
        if key not in names and key not in fields:
            raise BadPosition("error-position-key", key=str(key), allowed=[*names, *fields])
    values = options.complete(game.options, {n: v for n, v in description.items() if n in names}, game.name)
    s = empty_table(game, values)
    for field in filter(lambda field: field.counts, s.fields):
        setattr(s, field.counts, [0] * len(getattr(s, field.counts)))   # counted when everything lies where it is said
    for key, field in fields.items():
        if key in description:
            _read_field(game, s, field, key, description[key])
    _count(game, s)
    game.complete(s, set(description))
    s.rng = game_seed(seed, 0)
    type(game).redeal(game.box, s)
    return s


def _read_field(game: Game, s: Table, field: Field, key: str, value: Any) -> None:
    """Put one entry into the state."""
    if not field.shape:
        setattr(s, field.name, _number(game, field, key, value))
    elif field.of and field.kind:
        _read_groups(game, s, field, key, value)
    elif field.of and field.high == 1:
        for name in _list(key, value):
            getattr(s, field.name)[_index(game, field.of, key, name)] = 1
    elif field.of:
        for name, number in _mapping(key, value).items():
            getattr(s, field.name)[_index(game, field.of, key, name)] = _number(game, field, key, number)
    else:
        setattr(s, field.name, _numbers(game, field, key, value, getattr(s, field.name)))


def _numbers(game: Game, field: Field, key: str, value: Any, empty: Any) -> Any:
    """A row, or the rows of a grid; what a shorter one leaves out is as on an empty table."""
    if not isinstance(empty, list):
        return _number(game, field, key, value)
    if len(_list(key, value)) > len(empty):
        raise BadPosition("error-position-value", key=key, value=repr(value), allowed=f"{len(empty)}")
    parts = zip(value, empty, strict=False)
    return [_numbers(game, field, key, part, rest) for part, rest in parts] + empty[len(value):]


def _number(game: Game, field: Field, key: str, value: Any) -> int:
    if field.kind:
        if value is None and field.low == NONE:
            return NONE
        return _index(game, field.kind, key, value)
    if not isinstance(value, int) or isinstance(value, bool) or not field.low <= value <= field.high:
        raise BadPosition("error-position-value", key=key, value=repr(value), allowed=f"{field.low}..{field.high}")
    return value


def _index(game: Game, kind: str, key: str, name: Any) -> int:
    """The number of a thing's name; a game may know other names for it."""
    names = game.ids(kind)
    if isinstance(name, str) and name in game.aliases:
        name, _ = game.aliases[name]
    if name not in names or name == UNSEEN:
        raise BadPosition("error-position-value", key=key, value=repr(name), allowed=[n for n in names if n != UNSEEN])
    return names.index(name)


def _read_groups(game: Game, s: Table, field: Field, key: str, value: Any) -> None:
    """Things by place. Numbers stand for unseen ones, taken from those that are named nowhere."""
    placed: dict[int, str] = {}
    wanted: dict[int, int] = {}
    for group, things in _mapping(key, value).items():
        place = _index(game, field.kind, key, group)
        for thing in _list(f"{key}: {group}", things):
            if isinstance(thing, int) and not isinstance(thing, bool) and field.counts and thing >= 0:
                wanted[place] = wanted.get(place, 0) + thing
            else:
                _place(game, s, field, key, thing, place, group, placed)
    if any(wanted.values()):
        _make_unseen(game, s, field, key, wanted, placed)


def _place(
    game: Game, s: Table, field: Field, key: str, thing: Any, place: int, group: str, placed: dict[int, str]
) -> None:
    name, *marks = thing.split() if isinstance(thing, str) and thing.split() else [thing]
    index = _index(game, field.of, key, name)
    if index in placed:
        raise BadPosition("error-position-twice", thing=name, first=placed[index], second=group)
    placed[index] = group
    getattr(s, field.name)[index] = place
    known = {f.name: f for f in s.fields if f.mark == field.name}
    for mark in marks:
        if mark not in known:
            allowed = [name, *(f"{name} {word}" for word in known)]
            raise BadPosition("error-position-value", key=f"{key}: {group}", value=repr(thing), allowed=allowed)
        getattr(s, mark)[index] = 1


def _make_unseen(game: Game, s: Table, field: Field, key: str, wanted: dict[int, int], placed: dict[int, str]) -> None:
    places = getattr(s, field.name)
    free = [i for i, place in enumerate(places) if place == field.rest and i not in placed]
    if sum(wanted.values()) > len(free):
        raise BadPosition("error-position-unseen", key=key, number=len(free))
    for index in free:
        places[index] = game.ids(field.kind).index(UNSEEN)
    counts = getattr(s, field.counts)
    for place, number in wanted.items():
        counts[place] += number
    assert field.rest is not None
    counts[field.rest] += len(free) - sum(wanted.values())


def _count(game: Game, s: Table) -> None:
    """Add the things that are seen to the sizes of their places."""
    for field in s.fields:
        if field.counts:
            for place in getattr(s, field.name):
                if game.ids(field.kind)[place] != UNSEEN:
                    getattr(s, field.counts)[place] += 1


def _list(key: str, value: Any) -> list[Any]:
    if not isinstance(value, (list, tuple)):
        raise BadPosition("error-position-list", key=key, value=repr(value))
    return list(value)


def _mapping(key: str, value: Any) -> Mapping[str, Any]:
    if not isinstance(value, Mapping):
        raise BadPosition("error-position-form", value=f"{key}: {value!r}")
    return value


# Checking

def check_ranges(game: Game, s: Table) -> None:
    """Every number of a stored state must mean something."""
    for field in s.fields:
        value = getattr(s, field.name)
        high = len(game.ids(field.kind)) - 1 if field.kind else field.high
        for number in _flat(value):
            if not field.low <= number <= high:
                allowed = f"{field.low}..{high}"
                raise BadPosition("error-position-value", key=field.name, value=str(number), allowed=allowed)


def _flat(value: Any) -> list[int]:
    return [number for part in value for number in _flat(part)] if isinstance(value, list) else [value]


def miscounted(s: Table) -> str | None:
    """The field in which things are not where the sizes of their places say; None if all is well."""
    for field in s.fields:
        if field.counts:
            places, counts = getattr(s, field.name), getattr(s, field.counts)
            if [places.count(place) for place in range(len(counts))] != counts:
                return key_of(field)
    return None


def check_position(game: Game, s: Table) -> None:
    """Nothing is lost, the game says what cannot be, and somebody must be able to decide something."""
    lost = miscounted(s)
    if lost is not None:
        raise BadPosition("error-position-count", key=lost)
    problem = game.problem(s)
    if problem is not None:
        key, facts = problem
        raise BadPosition("error-position-impossible", problem=Spoken(lambda language: game.text(key, language, facts)))
    if s.step == OVER and s.ending == 0:
        raise BadPosition("error-position-over")
    if victory.are_misranked(game, s):
        raise BadPosition("error-position-ranks")
    if game.rounds and type(game).clock(game.box, s) >= game.rounds:
        raise BadPosition("error-position-round", last=game.rounds)
    if s.step != OVER and not game.flow.automatic(s):
        _check_decision(game, s)


def _check_decision(game: Game, s: Table) -> None:
    """Whoever is asked takes part and has a move."""
    seat = game.ids("seat")[s.seat]
    if seat not in game.playing(options.read(game.options, s)):
        raise BadPosition("error-position-seat", seat=seat)
    if not moves.legal_numbers(game, s):
        raise BadPosition("error-position-step", step=_step(game, s))


def _step(game: Game, s: Table) -> str:
    return game.ids("step")[s.step]


# Trying out

@contextmanager
def on_trust() -> Iterator[None]:
    """Positions that code throws by the hundred are not tried out; what cannot be is refused all the same."""
    before = TRUSTED.set(True)
    try:
        yield
    finally:
        TRUSTED.reset(before)


def try_out(game: Game, start: Table) -> None:
    """Play on at random from a position that a person made up.

    Rules rely on what a match brings about, such as enough cards for the turns to come. What is wrong with a position
    in that way may show only rounds later, and then it would be too late to say so.
    """
    same = start.copy()
    same.rng = 0
    mark = hash((game.name, game.components.fingerprint, same.key()))
    if mark in TRIED or TRUSTED.get():
        return
    for number in range(TRIALS):
        s = start.copy()
        s.rng = game_seed(number, 0)
        try:
            _play_on(game, s)
        except GamekitError:
            raise
        except Exception as error:
            problem = f"{type(error).__name__}: {error}"
            raise BadPosition("error-position-breaks", step=_step(game, s), problem=problem) from error
    if len(TRIED) >= MOST_TRIED:
        TRIED.clear()
    TRIED.add(mark)


def _play_on(game: Game, s: Table) -> None:
    box, flow, out = game.box, game.flow, [0] * game.flow.widest()
    for _ in range(10 * game.longest):      # happenings: decisions, and the automatic steps between them
        if s.step == OVER:
            check_ranges(game, s)
            return
        number = 1 if flow.automatic(s) else flow.legal(box, s, out)
        if number == 0:
            raise BadPosition("error-position-dead-end", step=_step(game, s))
        flow.apply(box, s, out[below(s, number)])
    raise BadPosition("error-position-endless")
