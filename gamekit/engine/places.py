"""Things in places: cards in piles, enemies at missions, tokens on a map. What moves them follows from a declaration.

    class Pile(Places):
        DECK = NOBODY               # who sees what lies there
        DISCARD = ALL
        HAND = OWNER, SEAT          # one for each seat: `Pile.HAND + seat`
        UNSEEN = NOBODY             # in a view: somewhere the seat cannot see

    class State(Table):
        card_at: list[int] = row(CARDS, of="card", kind="pile", rest=Pile.DECK, counts="pile_size")
        pile_size: list[int] = row(PILE.size, derived=True)

    cards = Things(State, "card_at", Pile)
    put, draw, hide, redeal = cards.put, cards.draw, cards.hide, cards.redeal

The functions below are patterns: `Things` makes them anew for its rows, so that `s.at` is `s.card_at`, and both
carriers run them. A shuffled place needs no order until something is taken: then it is any of those that may lie there.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from enum import IntEnum
from types import FunctionType
from typing import Any, TypeVar

from .dice import any_of, below
from .layout import ALL, NONE, Table
from .rulebook import hyphened
from .steps import Kind

Function = Callable[..., Any]
F = TypeVar("F", bound=Function)
NOBODY = -2
OWNER = -3      # the seat whose place it is


class Places(IntEnum):
    """Base of the places of some things: who sees what lies there (ALL, NOBODY, OWNER or a seat), and one of what each.

    A place of which there is one for each thing of a kind has as many numbers as the kind has things, from its own on.
    Saved games know places by number: a new one goes behind the others.
    """

    seen_by: int
    each: Kind | None

    def __new__(cls, seen_by: int, each: Kind | None = None) -> Places:
        if seen_by == OWNER and (each is None or each.name != "seat"):
            raise ValueError(f"{cls.__name__}: only a place of which each seat has one has an owner")
        number = sum(len(place.numbers) for place in cls.__members__.values())
        made = int.__new__(cls, number)
        made._value_, made.seen_by, made.each = number, seen_by, each
        return made

    @property
    def numbers(self) -> range:
        return range(int(self), int(self) + (self.each.size if self.each else 1))

    @classmethod
    def kind(cls, name: str) -> Kind:
        """The places as a kind."""
        return Kind(name, len(cls.sights()), cls)

    @classmethod
    def sights(cls) -> tuple[int, ...]:
        """Who sees each place: ALL, NOBODY or a seat."""
        return tuple(i if p.seen_by == OWNER else int(p.seen_by) for p in cls for i in range(len(p.numbers)))

    def names(self, ids: Mapping[str, list[str]]) -> list[str]:
        """`red-hand`, `white-hand`: the thing, and the place, unless that is called like the kind itself."""
        name = hyphened(self)
        if self.each is None:
            return [name]
        return [thing if name == self.each.name else f"{thing}-{name}" for thing in names_of(self.each, ids)]


def names_of(kind: Kind, ids: Mapping[str, list[str]]) -> list[str]:
    """The names of a kind's things by number. `ids` are those that the box has."""
    if kind.members is None:
        return ids[kind.name]
    if issubclass(kind.members, Places):
        return [name for place in kind.members for name in place.names(ids)]
    return [hyphened(member) for member in kind.members]


class Things:
    """What can be done with things that lie in places, for the rows of a state.

    `order` is a row for known places in a pile: above 0 from the top, highest first; below 0 at the bottom. Things with
    a flag in one of the rows `known` are seen wherever they lie. `came` is a row for the shuffle that brought a thing
    to where it is, counted in `shuffles`.
    """

    def __init__(
        self, state: type[Table], at: str, places: type[Places], order: str = "", known: Sequence[str] = (),
        came: str = "", shuffles: str = "shuffles",
    ) -> None:
        fields = {field.name: field for field in state.fields}
        room, needed = fields[fields[at].counts].shape[0], len(places.sights())
        if room != needed:
            raise ValueError(f"{fields[at].counts} has room for {room} places, but there are {needed}")
        self.places = places
        self.rows = {"at": at, "size": fields[at].counts, "order": order, "came": came, "shuffles": shuffles}
        self.space: dict[str, Any] = {
            "THINGS": fields[at].shape[0], "SIGHTS": places.sights(), "UNSEEN": int(places["UNSEEN"]),
        }
        self.put = self.space["put"] = self._made(put)
        if order:
            self.put = self.space["put"] = self._made(put_loose)
            self.lay_on_top, self.lay_below = self._made(lay_on_top), self._made(lay_below)
        self.gather = self._folded(gather, gather_blank, filter(None, [order, *known, came]))
        self.first_in, self.any_in, self.move_all = self._made(first_in), self._made(any_in), self._made(move_all)
        self.top = self._made(top) if order else self.any_in
        self.draw = self._made(draw, top=self.top)
        if came:
            self.reshuffle = self._made(reshuffle, MOST=fields[shuffles].high)
        self.lacking = self.space["lacking"] = self._made(lacking)
        self.is_seen = self.space["is_seen"] = self._made(is_seen)
        self.is_hidden = self._folded(out_of_sight, unknown, known)
        self.hide, self.redeal = self.hiding(self.is_hidden), self.dealing(anything)

    def hiding(self, is_hidden: Callable[..., bool]) -> Callable[[Any, Any, int], None]:
        """A `hide` for a game that has more to say on what is hidden: (box, s, thing, seat)."""
        return self._made(hide, is_hidden=is_hidden)

    def dealing(
        self, fits: Callable[..., bool], order: Iterable[Places] | None = None,
    ) -> Callable[[Any, Any], None]:
        """A `redeal` of what fits a place: (box, s, thing, place). The places of `order` are dealt to, one by one."""
        numbers = tuple(n for place in order or self.places for n in place.numbers if n != self.space["UNSEEN"])
        return self._made(redeal, DEALT=numbers, may_lie=self._made(may_lie, fits=fits))

    def _folded(self, first: F, pattern: F, rows: Iterable[str]) -> F:
        """The first function, and around it the pattern for each of some rows."""
        made = self._made(first)
        for row in rows:
            made = self._made(pattern, {"flag": row}, inner=made)
        return made

    def _made(self, pattern: F, rows: Mapping[str, str] | None = None, **space: Any) -> F:
        """The pattern with other names for rows, and other functions and numbers for what it looks up."""
        assert isinstance(pattern, FunctionType)
        names = self.rows | dict(rows or {})
        code = pattern.__code__.replace(co_names=tuple(names.get(n, n) for n in pattern.__code__.co_names))
        made = FunctionType(code, {**pattern.__globals__, **self.space, **space}, pattern.__name__)
        made.__doc__, made.__qualname__ = pattern.__doc__, f"{pattern.__name__}({self.rows['at']})"
        return made  # type: ignore[return-value]


# The patterns. What they look up is said for each declaration.

THINGS: int                     # how many there are
SIGHTS: tuple[int, ...]         # who sees each place
UNSEEN: int
MOST: int                       # shuffles that are told apart
DEALT: tuple[int, ...]          # places in the order in which a redeal fills them
inner: Callable[..., bool]      # what a pattern adds to
is_hidden: Callable[..., bool]
fits: Callable[..., bool]
# ruff: noqa: F821


def put(s: Any, thing: int, place: int) -> None:
    """The one way a thing changes its place."""
    s.size[s.at[thing]] -= 1
    s.at[thing] = place
    s.size[place] += 1


def put_loose(s: Any, thing: int, place: int) -> None:
    """The same where an order can be known: nobody knows yet where in its place the thing lies."""
    put(s, thing, place)
    s.order[thing] = 0


def gather(s: Any, place: int) -> None:
    """Everything lies in one place, and nobody knows more."""
    for other in range(len(s.size)):
        s.size[other] = 0
    for thing in range(THINGS):
        s.at[thing] = place
    s.size[place] = THINGS


def gather_blank(s: Any, place: int) -> None:
    inner(s, place)
    for thing in range(THINGS):
        s.flag[thing] = 0


# Taking

def first_in(s: Any, place: int) -> int:
    """The first thing of a place, or NONE."""
    if s.size[place] > 0:
        for thing in range(THINGS):
            if s.at[thing] == place:
                return thing
    return NONE


def any_in(s: Any, place: int) -> int:
    """A random thing of a place."""
    pick = below(s, s.size[place])
    for thing in range(THINGS):
        if s.at[thing] == place:
            if pick == 0:
                return thing
            pick -= 1
    return NONE


def top(s: Any, place: int) -> int:
    """What lies on top: the highest whose place is known, else any, else the highest of those at the bottom."""
    best, loose = NONE, 0
    for thing in range(THINGS):
        if s.at[thing] == place:
            if s.order[thing] == 0:
                loose += 1
            if best == NONE or s.order[thing] > s.order[best]:
                best = thing
    if s.order[best] > 0 or loose == 0:
        return best
    pick = below(s, loose)
    for thing in range(THINGS):
        if s.at[thing] == place and s.order[thing] == 0:
            if pick == 0:
                return thing
            pick -= 1
    return NONE


def draw(s: Any, deck: int, place: int) -> int:
    """The top of a deck goes to a place; NONE if the deck is empty."""
    if s.size[deck] == 0:
        return NONE
    thing = top(s, deck)
    put(s, thing, place)
    return thing


# Laying

def lay_on_top(s: Any, thing: int, deck: int) -> None:
    """A thing goes on top of a deck, and it is known that it lies there."""
    highest = 0
    for other in range(THINGS):
        if s.at[other] == deck and s.order[other] > highest:
            highest = s.order[other]
    put(s, thing, deck)
    s.order[thing] = highest + 1


def lay_below(s: Any, thing: int, deck: int) -> None:
    """A thing goes to the bottom of a deck."""
    lowest = 0
    for other in range(THINGS):
        if s.at[other] == deck and s.order[other] < lowest:
            lowest = s.order[other]
    put(s, thing, deck)
    s.order[thing] = lowest - 1


def move_all(s: Any, place: int, to: int) -> None:
    """All things of a place go to another."""
    for thing in range(THINGS):
        if s.at[thing] == place:
            put(s, thing, to)


def reshuffle(s: Any, discard: int, deck: int) -> None:
    """A discard pile becomes a deck, and everybody can tell later what came with this shuffle."""
    if s.shuffles < MOST:
        s.shuffles += 1
    for thing in range(THINGS):
        if s.at[thing] == discard:
            put(s, thing, deck)
            s.came[thing] = s.shuffles


# What a seat sees

def is_seen(place: int, seat: int) -> bool:
    """Whether a seat sees what lies in a place."""
    return SIGHTS[place] == ALL or SIGHTS[place] == seat


def out_of_sight(box: Any, s: Any, thing: int, seat: int) -> bool:
    """Whether a thing lies where a seat cannot see it."""
    return not is_seen(s.at[thing], seat)


def unknown(box: Any, s: Any, thing: int, seat: int) -> bool:
    """Whether it is unknown besides."""
    return s.flag[thing] == 0 and inner(box, s, thing, seat)


def hide(box: Any, s: Any, seat: int) -> None:
    """Make the state what a seat sees: things that it cannot see are somewhere, the sizes of places stay."""
    for thing in range(THINGS):
        if is_hidden(box, s, thing, seat):
            s.at[thing] = UNSEEN


def lacking(s: Any, place: int) -> int:
    """How many things of a place are unseen."""
    seen = 0
    for thing in range(THINGS):
        if s.at[thing] == place:
            seen += 1
    return int(s.size[place] - seen)


def redeal(box: Any, s: Any) -> None:
    """Give everything unseen a place: random things that fit, for what a place lacks."""
    for place in DEALT:
        for _ in range(lacking(s, place)):
            thing = any_of(s, THINGS, may_lie, box, s, place)
            if thing != NONE:       # a position may want more than there are, and is then refused
                s.at[thing] = place


def may_lie(box: Any, s: Any, place: int, thing: int) -> bool:
    return s.at[thing] == UNSEEN and fits(box, s, thing, place)


def anything(box: Any, s: Any, thing: int, place: int) -> bool:
    """Where nothing tells what lies there."""
    return True
