"""State and box layouts, declared once.

A layout lists its fields with name, small integer type and length:

    class State(Layout):
        day: int = number(low=1, high=31)
        token_at: list[int] = row(TOKENS, of="token", kind="place")

From that come the plain carrier (a class with `__slots__` and Python lists, for play) and the numpy record
(for the compiled twin), and copy, equality, hash, JSON form and the readable position.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, replace
from typing import TYPE_CHECKING, Any, ClassVar, Self

if TYPE_CHECKING:
    import numpy as np

LIMITS = {"i1": (-(2**7), 2**7 - 1), "i2": (-(2**15), 2**15 - 1), "i4": (-(2**31), 2**31 - 1), "u8": (0, 2**64 - 1)}


@dataclass(frozen=True)
class Field:
    """One declared field. `of` names what it is indexed by, `kind` what its values are."""

    name: str
    type: str
    shape: tuple[int, ...]
    of: str = ""
    kind: str = ""
    low: int = 0
    high: int = 0
    rest: int | None = None     # the place from which unseen things come
    counts: str = ""            # the field that holds how many have each value
    shown: bool = False         # in every position, even when nothing
    mark: str = ""              # flags written in a position as a word behind the thing's name
    derived: bool = False       # follows from other fields: not part of a position

    @property
    def blank(self) -> Any:
        """The value of a new state."""
        value: Any = 0
        for length in reversed(self.shape):
            value = [value] * length if not isinstance(value, list) else [value[:] for _ in range(length)]
        return value


def _field(type: str, shape: tuple[int, ...], **facts: Any) -> Any:
    low, high = LIMITS[type]
    facts = {"low": 0 if "kind" in facts else low, "high": high} | facts
    return Field("", type, shape, **facts)


def number(type: str = "i1", **facts: Any) -> Any:
    """A field that holds one integer."""
    return _field(type, (), **facts)


def row(length: int, type: str = "i1", **facts: Any) -> Any:
    """A field that holds `length` integers."""
    return _field(type, (length,), **facts)


def grid(rows: int, columns: int, type: str = "i1", **facts: Any) -> Any:
    """A field that holds `rows` times `columns` integers."""
    return _field(type, (rows, columns), **facts)


def ranks(seats: int) -> Any:
    """The rank of each seat at the end (see `victory`)."""
    return row(seats, of="seat", low=0, high=seats)


class LayoutMeta(type):
    """Turns declared fields into slots: the class attribute becomes an instance attribute."""

    def __new__(mcls, name: str, bases: tuple[type, ...], space: dict[str, Any]) -> LayoutMeta:
        own = tuple(replace(f, name=n) for n, f in space.items() if isinstance(f, Field))
        names = {field.name for field in own}
        inherited = tuple(f for base in bases for f in getattr(base, "fields", ()) if f.name not in names)
        space = {n: v for n, v in space.items() if not isinstance(v, Field)}
        space["__slots__"] = tuple(f.name for f in own) + tuple(space.pop("__extra__", ()))
        space["fields"] = inherited + own
        cls = super().__new__(mcls, name, bases, space)
        cls._numbers = tuple(f.name for f in cls.fields if not f.shape)  # type: ignore[attr-defined]
        cls._rows = tuple(f.name for f in cls.fields if len(f.shape) == 1)  # type: ignore[attr-defined]
        cls._grids = tuple(f.name for f in cls.fields if len(f.shape) == 2)  # type: ignore[attr-defined]
        return cls


class Layout(metaclass=LayoutMeta):
    """A plain carrier. All it can do follows from its fields."""

    fields: ClassVar[tuple[Field, ...]] = ()
    _numbers: ClassVar[tuple[str, ...]]
    _rows: ClassVar[tuple[str, ...]]
    _grids: ClassVar[tuple[str, ...]]

    def __init__(self) -> None:
        for field in self.fields:
            setattr(self, field.name, field.blank)

    def copy(self) -> Self:
        """An independent copy."""
        twin = object.__new__(type(self))
        for name in self._numbers:
            setattr(twin, name, getattr(self, name))
        for name in self._rows:
            setattr(twin, name, getattr(self, name)[:])
        for name in self._grids:
            setattr(twin, name, [line[:] for line in getattr(self, name)])
        return twin

    def values(self) -> Iterator[tuple[Field, Any]]:
        for field in self.fields:
            yield field, getattr(self, field.name)

    def key(self) -> tuple[Any, ...]:
        """All values as one tuple: equal keys are equal states."""
        return tuple(_frozen(value) for _, value in self.values())

    def __eq__(self, other: object) -> bool:
        if type(other) is not type(self):
            return NotImplemented
        return self.key() == other.key()

    def __hash__(self) -> int:
        return hash(self.key())

    def differences(self, other: Self) -> list[str]:
        """The fields in which two states differ, for a person who looks for the reason."""
        return [f"{f.name}: {a} / {b}" for (f, a), (_, b) in zip(self.values(), other.values(), strict=True) if a != b]

    def to_json(self) -> dict[str, Any]:
        """A dictionary of numbers and lists, by field."""
        return {f.name: _thawed(value) for f, value in self.values()}

    @classmethod
    def from_json(cls, data: dict[str, Any]) -> Self:
        """The state that `to_json` wrote; anything else is a ValueError that names the field."""
        if not isinstance(data, dict) or set(data) != {f.name for f in cls.fields}:
            raise ValueError(f"{cls.__name__}: expected exactly the fields {', '.join(f.name for f in cls.fields)}")
        state = cls()
        for field in cls.fields:
            value = data[field.name]
            if not _fits(value, field.shape, *LIMITS[field.type]):
                raise ValueError(f"{cls.__name__}.{field.name}: {value!r} does not fit {field.type}{list(field.shape)}")
            setattr(state, field.name, _thawed(value))
        return state

    @classmethod
    def dtype(cls) -> np.dtype[Any]:
        """The numpy record of the compiled twin."""
        import numpy as np

        return np.dtype([(f.name, f.type, f.shape) if f.shape else (f.name, f.type) for f in cls.fields], align=True)

    def to_record(self) -> np.ndarray[Any, Any]:
        """This state as an array of one record; `[0]` is what compiled functions take."""
        import numpy as np

        array = np.zeros(1, self.dtype())
        for field, value in self.values():
            array[field.name][0] = value
        return array

    @classmethod
    def from_record(cls, record: Any) -> Self:
        """The plain state of a record."""
        state = cls()
        for field in cls.fields:
            setattr(state, field.name, record[field.name].tolist())
        return state

    def __repr__(self) -> str:
        return f"<{type(self).__name__} of {len(self.fields)} fields>"


def _frozen(value: Any) -> Any:
    return tuple(map(_frozen, value)) if isinstance(value, list) else value


def _thawed(value: Any) -> Any:
    return list(map(_thawed, value)) if isinstance(value, list) else int(value)


def _fits(value: Any, shape: tuple[int, ...], low: int, high: int) -> bool:
    if not shape:
        return isinstance(value, int) and not isinstance(value, bool) and low <= value <= high
    return isinstance(value, list) and len(value) == shape[0] and all(_fits(v, shape[1:], low, high) for v in value)


@dataclass
class Seen:
    """What a seat sees is looked at often, and never changed: its legal moves are found once."""

    seat: int
    moves: list[Any] | None = None


class Table(Layout):
    """What the state of every game has. Games add their own fields.

    `log` and `seen` belong to the plain carrier only: None, or the list in which `say` writes, and what is known of a
    state in which all is blotted out that a seat cannot see. A copy, which may be changed, has neither.
    """

    __extra__ = ("log", "seen")

    log: list[tuple[int, int, tuple[int, ...]]] | None
    seen: Seen | None

    rng: int = number("u8", derived=True)
    step: int = number(kind="step", shown=True)
    seat: int = number(kind="seat", shown=True)     # who decides
    winner: int = number(kind="seat", low=-1)   # -1: nobody, or several: then `rank` tells them
    ending: int = number(kind="ending")
    reveals: int = number("i2", derived=True)   # how often something hidden was shown: undo stops there

    def __init__(self) -> None:
        super().__init__()
        self.winner = -1
        self.log = self.seen = None

    def copy(self) -> Self:
        twin = super().copy()
        twin.log = twin.seen = None
        return twin


NONE = -1   # no card, no token, no region ...
ALL = -1    # a log line for every seat


def say(s: Table, said: int, *numbers: int) -> None:
    """Record what happened, for everyone. In the compiled twin this is nothing."""
    if s.log is not None:
        s.log.append((said, ALL, numbers))


def say_to(s: Table, seat: int, said: int, *numbers: int) -> None:
    """Record what only one seat may know."""
    if s.log is not None:
        s.log.append((said, seat, numbers))


def reveal(s: Table) -> None:
    """Something hidden is shown now: nobody can take back moves from before."""
    s.reveals += 1
