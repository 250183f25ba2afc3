"""The little of numpy that the lab needs to count plain games, on lists: columns, and tables of a few columns.

Names and results are numpy's (a test compares them); types only tell whole numbers, decimals and truths apart.
"""

from __future__ import annotations

import operator
from collections.abc import Callable, Iterable, Iterator, Sequence
from math import fsum, sqrt
from typing import Any

int8 = int16 = int32 = int64 = int
float64 = float


class Array:
    """Numbers in a row; or with a `width`, row by row in a table."""

    def __init__(self, values: list[Any], width: int | None = None) -> None:
        self.values, self.width = values, width

    def __len__(self) -> int:
        return len(self.values) if self.width is None else len(self.values) // self.width if self.width else 0

    def __iter__(self) -> Iterator[Any]:
        return iter(self.values) if self.width is None else (self[i] for i in range(len(self)))

    def __repr__(self) -> str:
        return f"Array({self.tolist()!r})"

    @property
    def shape(self) -> tuple[int, ...]:
        return (len(self),) if self.width is None else (len(self), self.width)

    @property
    def ndim(self) -> int:
        return len(self.shape)

    @property
    def size(self) -> int:
        return len(self.values)

    # Parts

    def __getitem__(self, key: Any) -> Any:
        if isinstance(key, tuple):
            return self._cell(*key)
        if isinstance(key, slice):
            first, after, step = key.indices(len(self))
            wide = self.width or 1
            if step == 1:
                return Array(self.values[first * wide : max(first, after) * wide], self.width)
            return self[range(first, after, step)]
        if isinstance(key, (Array, range)):
            return self._some(key)
        return self.values[key] if self.width is None else Line(self, key * self.width)

    def _cell(self, row: Any, column: Any) -> Any:
        if column is None:          # as a table of one column
            return Array(list(self.values), 1)
        assert self.width is not None
        if isinstance(row, slice):
            return Array(self.values[column :: self.width])[row]
        return self.values[row * self.width + column]

    def _some(self, key: Array | range) -> Array:
        """The rows with these numbers, or those that are told to be true."""
        told = list(key)
        if told and isinstance(told[0], bool):
            told = [i for i, wanted in enumerate(told) if wanted]
        if self.width is None:
            return Array([self.values[i] for i in told])
        return Array([value for i in told for value in self[i]], self.width)

    def __setitem__(self, key: Any, value: Any) -> None:
        if isinstance(key, tuple):
            assert self.width is not None
            key = key[0] * self.width + key[1]
        self.values[key] = value

    def copy(self) -> Array:
        return Array(list(self.values), self.width)

    def tolist(self) -> list[Any]:
        if self.width is None:
            return list(self.values)
        return [list(row) for row in self]

    def astype(self, kind: Any) -> Array:
        return Array([kind(value) for value in self.values], self.width)

    # Each number with each other one

    def _with(self, other: Any, act: Callable[[Any, Any], Any]) -> Array:
        if not isinstance(other, Array):
            return Array([act(value, other) for value in self.values], self.width)
        width = None if self.width is None else max(self.width, other.width or 1)
        pairs = zip(_spread(self, width), _spread(other, width), strict=True)
        return Array([act(one, two) for one, two in pairs], width)

    def __add__(self, other: Any) -> Array:
        return self._with(other, operator.add)

    def __sub__(self, other: Any) -> Array:
        return self._with(other, operator.sub)

    def __mul__(self, other: Any) -> Array:
        return self._with(other, operator.mul)

    def __truediv__(self, other: Any) -> Array:
        return self._with(other, operator.truediv)

    def __floordiv__(self, other: Any) -> Array:
        return self._with(other, operator.floordiv)

    def __mod__(self, other: Any) -> Array:
        return self._with(other, operator.mod)

    def __pow__(self, other: Any) -> Array:
        return self._with(other, operator.pow)

    def __and__(self, other: Any) -> Array:
        return self._with(other, operator.and_)

    def __eq__(self, other: Any) -> Any:
        return self._with(other, operator.eq)

    def __ne__(self, other: Any) -> Any:
        return self._with(other, operator.ne)

    __hash__ = None  # type: ignore[assignment]     # as of numpy

    def __lt__(self, other: Any) -> Array:
        return self._with(other, operator.lt)

    def __le__(self, other: Any) -> Array:
        return self._with(other, operator.le)

    def __gt__(self, other: Any) -> Array:
        return self._with(other, operator.gt)

    def __ge__(self, other: Any) -> Array:
        return self._with(other, operator.ge)

    def __invert__(self) -> Array:
        return Array([not value for value in self.values], self.width)

    __radd__, __rmul__ = __add__, __mul__

    def __rsub__(self, other: Any) -> Array:
        return self._with(other, lambda mine, given: given - mine)

    # All of them

    def sum(self, axis: int | None = None) -> Any:
        if axis == 1:
            return Array([_total(row.values) for row in self])
        return _total(self.values)

    def mean(self) -> float:
        return fsum(self.values) / len(self.values) if self.values else float("nan")

    def std(self, ddof: int = 0) -> float:
        middle = self.mean()
        return sqrt(fsum((value - middle) ** 2 for value in self.values) / (len(self.values) - ddof))

    def min(self) -> Any:
        return min(self.values)

    def max(self) -> Any:
        return max(self.values)

    def any(self) -> bool:
        return any(self.values)

    def all(self) -> bool:
        return all(self.values)

    def nonzero(self) -> tuple[Array]:
        return (Array([i for i, value in enumerate(self.values) if value]),)


class Line(Array):
    """A row of a table; what is written into it stands in the table."""

    def __init__(self, table: Array, first: int) -> None:
        assert table.width is not None
        super().__init__(table.values[first : first + table.width])
        self.table, self.first = table, first

    def __setitem__(self, key: Any, value: Any) -> None:
        super().__setitem__(key, value)
        self.table.values[self.first + key] = value


def _total(values: Sequence[Any]) -> Any:
    return fsum(values) if any(isinstance(value, float) for value in values) else sum(values)


def _spread(array: Array, width: int | None) -> Iterable[Any]:
    """The numbers of a table of this width; a table of one column has it as often."""
    if array.width == width:
        return array.values
    assert array.width == 1 and width is not None
    return [value for value in array.values for _ in range(width)]


# Making them

def asarray(values: Any, kind: Any = None) -> Array:
    found = values.copy() if isinstance(values, Array) else array(values)
    return found if kind is None else found.astype(kind)


def array(values: Iterable[Any], kind: Any = None) -> Array:
    listed = list(values)
    if listed and isinstance(listed[0], (list, tuple, Array)):
        made = Array([value for row in listed for value in row], len(listed[0]))
    else:
        made = Array(listed)
    return made if kind is None else made.astype(kind)


def zeros(shape: int | tuple[int, int], kind: Any = float) -> Array:
    rows, width = shape if isinstance(shape, tuple) else (shape, None)
    return Array([0.0 if kind is float else 0] * (rows * (1 if width is None else width)), width)


def arange(first: int, after: int | None = None) -> Array:
    return Array(list(range(first) if after is None else range(first, after)))


def concatenate(parts: Iterable[Array], dtype: str = "", casting: str = "") -> Array:
    listed = list(parts)
    return Array([value for part in listed for value in part.values], listed[0].width if listed else None)


def stack(columns: Sequence[Array], axis: int = 1) -> Array:
    """Columns side by side."""
    return Array([value for row in zip(*columns, strict=True) for value in row], len(columns))


def where(told: Array, then: Any, otherwise: Any) -> Array:
    return Array([then if one else otherwise for one in told.values], told.width)


def maximum(one: Array, least: Any) -> Array:
    return Array([max(value, least) for value in one.values], one.width)


def isin(one: Array, wanted: Iterable[Any]) -> Array:
    known = set(wanted)
    return Array([value in known for value in one.values], one.width)


def argsort(one: Array, kind: str = "") -> Array:
    return Array(sorted(range(len(one)), key=one.values.__getitem__))
