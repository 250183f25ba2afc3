"""A position in the making: things are put down and taken away, and the engine says what cannot be.

Every game is edited by what its fields declare: which things lie in which places, which markers point at what, which
numbers there are. Entries that the game has words for (`entry-day = Day`) can be changed; others stay as they came.
"""

from __future__ import annotations

from collections.abc import Mapping
from copy import deepcopy
from dataclasses import dataclass
from functools import cached_property
from typing import TYPE_CHECKING, Any

from . import options
from .errors import BadPosition, GamekitError
from .layout import NONE, Field, Table
from .places import Places
from .position import UNSEEN, empty_table, key_of, laid_out, position_fields
from .words import SHARED

if TYPE_CHECKING:
    from .game import Game
    from .match import Match

SEED = 0        # deals what the position leaves open


@dataclass(frozen=True)
class Draft:
    """A description that may not be possible yet. Every change makes another draft."""

    game: Game
    description: Mapping[str, Any]

    # What can be changed

    @cached_property
    def entries(self) -> dict[str, Field]:
        """The fields that have words, by their name in positions."""
        fields = {key_of(field): field for field in position_fields(self.game)}
        return {key: field for key, field in fields.items() if self.game.words.has(entry_key(key))}

    @property
    def groups(self) -> list[str]:
        """The entries of things that lie in places."""
        return [key for key, field in self.entries.items() if field.of and field.kind]

    @property
    def pointers(self) -> list[tuple[str, int | None]]:
        """The entries that point at a thing: markers, and the slots of rows, with their number."""
        found: list[tuple[str, int | None]] = []
        for key, field in self.entries.items():
            if field.kind and not field.of:
                found += [(key, n) for n in range(field.shape[0])] if field.shape else [(key, None)]
        return found

    @property
    def numbers(self) -> list[str]:
        return [key for key, field in self.entries.items() if not field.kind and not field.shape]

    @property
    def rows(self) -> list[str]:
        """The entries with a number, or a yes, for each of some things."""
        return [key for key, field in self.entries.items() if field.of and not field.kind]

    @property
    def kept(self) -> list[str]:
        """What the position says beside, which only its file changes."""
        names = [option.name for option in self.game.options]
        return [key for key in self.description if key not in self.entries and key not in names]

    @property
    def values(self) -> dict[str, Any]:
        """The options, those included that are not said."""
        names = {option.name for option in self.game.options}
        given = {name: value for name, value in self.description.items() if name in names}
        return options.complete(self.game.options, {}, self.game.name, given)

    def choices(self, key: str) -> list[str | None]:
        """What an entry can point at."""
        field = self.field(key)
        nothing = [None] if field.low == NONE else []
        return [*nothing, *(name for name in self.game.ids(field.kind) if name != UNSEEN)]

    def field(self, key: str) -> Field:
        if key not in self.entries:
            raise BadPosition("error-position-key", key=key[:40], allowed=list(self.entries))
        return self.entries[key]

    def marks(self, key: str) -> list[str]:
        """Words that a thing of this entry can have behind its name."""
        return [f.name for f in self.game.state.fields if f.mark == self.field(key).name]

    # Where things are

    def places(self, key: str) -> dict[str, list[str]]:
        """The things of every place, with their marks. What is named nowhere lies where an empty table has it."""
        field = self.field(key)
        places = self.game.ids(field.kind)
        found: dict[str, list[str]] = {place: [] for place in places if place != UNSEEN}
        named = set()
        for place, things in self.described(key).items():
            known = [thing for thing in things if isinstance(thing, str)]
            found.setdefault(place, []).extend(known)
            named |= {thing.split()[0] for thing in known}
        for thing, first in zip(self.game.ids(field.of), self.at_first(key), strict=True):
            if thing not in named and first != NONE:
                found.setdefault(places[first], []).append(thing)
        return found

    def at_first(self, key: str) -> list[int]:
        """The places on an empty table."""
        found: list[int] = getattr(empty_table(self.game, self.values), self.field(key).name)
        return found

    def unseen(self, key: str, place: str) -> int:
        return sum(thing for thing in self.described(key).get(place, ()) if isinstance(thing, int))

    def described(self, key: str) -> dict[str, list[Any]]:
        """What is said of an entry of things, as far as it has the form."""
        said = self.description.get(key)
        said = said if isinstance(said, Mapping) else {}
        return {place: list(things) for place, things in said.items() if isinstance(things, (list, tuple))}

    def marks_of(self, key: str, thing: str) -> list[str]:
        for things in self.described(key).values():
            for one in things:
                if isinstance(one, str) and one.split()[:1] == [thing]:
                    return one.split()[1:]
        return []

    # Changing it

    def with_entry(self, key: str, value: Any) -> Draft:
        changed = {**deepcopy(dict(self.description)), key: value}
        if key == "step":       # what belongs to a step and cannot be edited follows from the new one
            loose = {key_of(f) for f in position_fields(self.game) if f.shown} - set(self.entries)
            changed = {name: entry for name, entry in changed.items() if name not in loose}
        return Draft(self.game, changed)

    def without(self, key: str, thing: str) -> Draft:
        """The thing is where an empty table has it."""
        left = {
            place: [one for one in things if not (isinstance(one, str) and one.split()[:1] == [thing])]
            for place, things in self.described(key).items()
        }
        return self.with_entry(key, {place: things for place, things in left.items() if things})

    def put(self, key: str, thing: str, place: str, marks: list[str] | None = None) -> Draft:
        """The thing lies there, with the marks that it had."""
        field = self.field(key)
        known = self.game.ids(field.of), self.game.ids(field.kind)
        if thing not in known[0] or place not in known[1]:
            raise BadPosition("error-position-value", key=key, value=repr(place), allowed=known[1])
        kept = self.marks_of(key, thing) if marks is None else marks
        left = self.without(key, thing)
        groups = left.described(key)
        groups.setdefault(place, []).append(" ".join([thing, *kept]))
        return left.with_entry(key, groups)

    def turned(self, key: str, thing: str, mark: str) -> Draft:
        """The thing gets a mark, or loses it."""
        now = self.marks_of(key, thing)
        marks = [one for one in now if one != mark] if mark in now else [*now, mark]
        place = next(name for name, things in self.places(key).items() if thing in [t.split()[0] for t in things])
        return self.put(key, thing, place, marks)

    def with_unseen(self, key: str, place: str, number: int) -> Draft:
        """So many things that nobody has named lie there as well."""
        groups = self.described(key)
        known = [thing for thing in groups.get(place, ()) if isinstance(thing, str)]
        groups[place] = [*known, *([number] if number else [])]
        return self.with_entry(key, {name: things for name, things in groups.items() if things})

    def pointed(self, key: str, slot: int | None, name: str | None) -> Draft:
        """A marker points at something else, or a slot of a row holds something else."""
        if slot is None:
            return self.with_entry(key, name)
        row = [*self.description.get(key, ())][: self.field(key).shape[0]]
        row += [None] * (slot + 1 - len(row))
        row[slot] = name
        return self.with_entry(key, row)

    def counted(self, key: str, thing: str, number: int) -> Draft:
        """A thing's number, or its yes (1) and no (0)."""
        said = self.description.get(key)
        if self.field(key).high == 1:
            rest = [one for one in said or () if one != thing]
            return self.with_entry(key, rest + [thing] * bool(number))
        return self.with_entry(key, {**(said or {}), thing: number})

    def with_option(self, name: str, value: Any) -> Draft:
        """An option is another one, and others give way to it."""
        given = options.checked(self.game.options, {name: value}, self.game.name)
        values = options.complete(self.game.options, given, self.game.name, self.values)
        entries = {key: entry for key, entry in self.description.items() if key not in self.values}
        return Draft(self.game, {**values, **entries})

    # What comes of it

    @cached_property
    def problem(self) -> GamekitError | None:
        """Why this position cannot be; None if it can."""
        try:
            self.match()
        except GamekitError as error:
            return error
        return None

    def match(self, seed: int = SEED, seats: Mapping[str, Any] | None = None) -> Match:
        """The match from here."""
        return self.game.position(self.description, seed=seed, seats=seats)

    @cached_property
    def state(self) -> Table | None:
        """Everything where it is said to be, also if that cannot be; None where not even that can be told."""
        try:
            return laid_out(self.game, self.description, SEED)
        except GamekitError:
            return None


def entry_key(key: str) -> str:
    """The words of an entry of positions."""
    return f"entry-{key.replace('_', '-')}"


def place_words(game: Game, kind: str, name: str, language: str) -> str:
    """What a place is called: by the game, else by what it is, and whose."""
    index = game.ids(kind).index(name)
    try:
        return game.thing_text(kind, index, language)
    except KeyError:
        members = next(k.members for k in game.kinds if k.name == kind)
        if members is None or not issubclass(members, Places):
            return name
        place = next(one for one in members if index in one.numbers)
        word = hyphened_words(place, language)
        if place.each is None:
            return word
        owner = game.thing_text(place.each.name, index - int(place), language)
        if name == game.ids(place.each.name)[index - int(place)]:
            return owner
        return f"{owner}: {word}"


def hyphened_words(place: Places, language: str) -> str:
    name = place.name.lower().replace("_", "-")
    return SHARED.text(f"place-{name}", language) if SHARED.has(f"place-{name}", language) else name


def from_match(match: Match) -> Draft:
    """The position of a match, all of it, to change."""
    return Draft(match.game, match.position())


def blank(game: Game) -> Draft:
    return Draft(game, {})
