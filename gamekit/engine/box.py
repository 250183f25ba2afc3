"""The box: components as CSV files that a teacher can open in a spreadsheet, each row with its source.

A game says with `Sheet`s what its files hold and where the numbers go in its box layout. A folder of one's own
may hold some of the files; the others come from the game. Whatever is wrong is said with file, row and column.
"""

from __future__ import annotations

import csv
import hashlib
import re
from collections.abc import Collection, Iterable, Mapping, Sequence
from dataclasses import dataclass
from difflib import get_close_matches
from enum import IntEnum
from pathlib import Path
from types import MappingProxyType
from typing import Any, Protocol

from .errors import BadBox
from .layout import NONE, Layout
from .rulebook import RuleEnum, hyphened
from .steps import DECLINE, Kind

NOTHING: Mapping[Any, Any] = MappingProxyType({})
SOURCES = ("rulebook", "derived", "public", "reconstructed")


class Misread(ValueError):
    """Part of a cell that means nothing, and what would."""

    def __init__(self, part: str, *allowed: str) -> None:
        self.part = part
        self.allowed = allowed


class Column(Protocol):
    """What a column holds, and where it goes. `vocabulary` and `conditions` have further ones."""

    def read(self, text: str) -> Any:
        """What a cell says; `Misread` if it says nothing."""

    def write(self, values: Layout, index: int, value: Any) -> None:
        """Put it where it belongs, for the row of that number."""


@dataclass(frozen=True)
class Whole:
    """A column of whole numbers."""

    field: str
    low: int
    high: int
    shift: int = 0      # where the field's index differs from the row's

    def read(self, text: str) -> int:
        if not re.fullmatch("-?[0-9]{1,9}", text) or not self.low <= int(text) <= self.high:
            raise Misread(text, f"{self.low}..{self.high}")
        return int(text)

    def write(self, values: Layout, index: int, value: int) -> None:
        getattr(values, self.field)[index + self.shift] = value


@dataclass(frozen=True)
class Named:
    """A column of names from a list; `only` some of them, `empty` allows a cell without any."""

    field: str
    members: type[IntEnum]
    empty: bool = False
    only: tuple[IntEnum, ...] = ()
    shift: int = 0

    def read(self, text: str) -> int:
        if not text and self.empty:
            return NONE
        return int(member_of(self.only or self.members, text, *(("-",) if self.empty else ())))

    def write(self, values: Layout, index: int, value: int) -> None:
        getattr(values, self.field)[index + self.shift] = value


def member_of(members: Iterable[IntEnum], name: str, *others: str) -> IntEnum:
    """The member that is written so. `others` would be allowed too."""
    names = {hyphened(member): member for member in members}
    if name not in names:
        raise Misread(name, *names, *others)
    return names[name]


@dataclass(frozen=True)
class Sheet:
    """One CSV file: `rows` rows (or a range of numbers of rows) that go on filling the things of a kind."""

    file: str
    kind: Kind
    columns: Mapping[str, Column]
    rows: int | range
    rule: RuleEnum | None = None    # the entry that says what is reconstructed here
    named: bool = False             # has columns `en` and `ru` with the rows' names
    added: Collection[str] = ()     # columns of an expansion: the rows of its base do not have them

    @property
    def header(self) -> list[str]:
        return ["id", *(["en", "ru"] if self.named else []), *self.columns, "source"]


class Components:
    """The loaded box. `box["orders"]` gives rows as dictionaries, `box.frame("orders")` a DataFrame.

    >>> import gamekit
    >>> gamekit.load("dual_powers").components["calendar"][2]
    {'id': 'jul', 'unrest': 3, 'event': '', 'source': 'rulebook'}
    """

    def __init__(
        self, values: Layout, sheets: Sequence[Sheet], folders: Sequence[Path], own: Path | None = None,
        changed: Mapping[str, Mapping[str, Mapping[str, Any]]] = NOTHING,
    ) -> None:
        self.values = values
        self.changed = changed
        self.own = own
        self.ids: dict[str, list[str]] = {}
        self.names: dict[tuple[str, int], dict[str, str]] = {}
        self.tables: dict[str, list[dict[str, Any]]] = {}
        self.paths: dict[str, Path] = {}                            # by table
        self.rows: dict[tuple[str, str], tuple[Path, int]] = {}     # where the thing of a kind and id is described
        if own is not None:
            self._check_folder(own, sheets)
        check_name("error-change-file", changed, [sheet.file.removesuffix(".csv") for sheet in sheets])
        for sheet in sheets:
            mine = [own / sheet.file] if own is not None and (own / sheet.file).exists() else []
            self._load(sheet, mine or [folder / sheet.file for folder in folders if (folder / sheet.file).exists()])

    def _check_folder(self, own: Path, sheets: Sequence[Sheet]) -> None:
        files = [sheet.file for sheet in sheets]
        if not own.is_dir():
            raise BadBox("error-box-folder", folder=str(own))
        strange = sorted(f.name for f in own.glob("*.csv") if f.name not in files)
        if strange or not any((own / f).exists() for f in files):
            raise BadBox("error-box-files", folder=str(own), strange=strange or "-", allowed=files)

    def _load(self, sheet: Sheet, paths: Sequence[Path]) -> None:
        """A table, from one file, or from that of a game and that of its expansion."""
        rows = [(path, number, row) for path in paths for number, row in _read(path, sheet).items()]
        expected = sheet.rows if isinstance(sheet.rows, range) else range(sheet.rows, sheet.rows + 1)
        if len(rows) not in expected:
            allowed = str(expected[0]) if len(expected) == 1 else f"{expected[0]}..{expected[-1]}"
            raise BadBox("error-box-rows", file=str(paths[-1]), number=len(rows), allowed=allowed)
        changed = self.changed.get(Path(sheet.file).stem, NOTHING)
        check_name("error-change-row", changed, [row["id"] for _, _, row in rows], file=sheet.file)
        for path, number, row in rows:
            cells = changed.get(row["id"], NOTHING)
            check_name("error-change-column", cells, list(sheet.columns), file=sheet.file, row=row["id"])
            row |= {column: str(value) for column, value in cells.items()}
            self._load_row(sheet, path, number, row)
        self.tables[Path(sheet.file).stem] = [row for _, _, row in rows]
        self.paths[Path(sheet.file).stem] = paths[-1]

    def _load_row(self, sheet: Sheet, path: Path, number: int, row: dict[str, Any]) -> None:
        if row["source"] not in SOURCES:
            raise _bad_cell(path, number, "source", row["source"], *SOURCES)
        index = len(self.ids.get(sheet.kind.name, []))
        self.rows.setdefault((sheet.kind.name, row["id"]), (path, number))
        self.add_id(sheet.kind.name, row["id"], path, number)
        for name, column in sheet.columns.items():
            if name in row and (row[name] or name not in sheet.added):
                try:
                    value = column.read(row[name])
                except Misread as error:
                    raise _bad_cell(path, number, name, error.part, *error.allowed) from None
                column.write(self.values, index, value)
                row[name] = value if isinstance(column, Whole) else row[name]
        if sheet.named:
            self.names[sheet.kind.name, index] = {"en": row["en"], "ru": row["ru"]}

    def add_id(self, kind: str, name: str, path: Path | None = None, row: int = 0) -> None:
        """The next thing of a kind. Saved matches and positions name it by this word, so that it must be its own."""
        ids = self.ids.setdefault(kind, [])
        if name.split() != [name] or name in ids or name == DECLINE:
            file, number = (path, row) if path is not None else self.rows[kind, name]
            raise BadBox("error-box-id", file=str(file), row=number, value=name)
        ids.append(name)

    def __getitem__(self, table: str) -> list[dict[str, Any]]:
        return self.tables[table]

    def frame(self, table: str) -> Any:
        """A table as a pandas DataFrame."""
        import pandas as pd

        return pd.DataFrame(self.tables[table])

    @property
    def fingerprint(self) -> str:
        """Tells boxes apart in saved matches."""
        return hashlib.sha256(repr((self.values.key(), self.ids)).encode()).hexdigest()[:12]

    def __repr__(self) -> str:
        return "<Box: " + ", ".join(f"{len(rows)} {name}" for name, rows in self.tables.items()) + ">"


def _read(path: Path, sheet: Sheet) -> dict[int, dict[str, Any]]:
    """The rows of a file, as text, by the number that a spreadsheet shows; the header is checked."""
    try:
        with path.open(encoding="utf-8-sig", newline="") as file:
            header, *lines = [[cell.strip() for cell in line] for line in csv.reader(file, strict=True)] or [[]]
    except (OSError, UnicodeDecodeError, csv.Error) as error:
        raise BadBox("error-box-unreadable", file=str(path), problem=str(error)) from None
    if sorted({*header, *sheet.added}) != sorted(sheet.header) or len(set(header)) < len(header):
        raise BadBox("error-box-header", file=str(path), found=header or "-", allowed=sheet.header)
    rows = {number: line for number, line in enumerate(lines, start=2) if any(line)}
    for number, line in rows.items():
        if len(line) != len(header):
            raise BadBox("error-box-cells", file=str(path), row=number, number=len(header))
    return {number: dict(zip(header, line, strict=True)) for number, line in rows.items()}


def check_name(sentence: str, given: Iterable[str], allowed: Sequence[str], **facts: Any) -> None:
    """Refuse names of what is not there."""
    for name in given:
        if name not in allowed:
            near = get_close_matches(str(name), allowed, 3) or allowed
            raise BadBox(sentence, name=str(name), allowed=list(near), **facts)


def _bad_cell(path: Path, row: int, column: str, value: str, *allowed: str) -> BadBox:
    near = get_close_matches(value, allowed, 1)
    facts = {"file": str(path), "row": row, "column": column, "value": value, "allowed": allowed, "near": near}
    return BadBox("error-box-near" if near else "error-box-cell", **facts)
