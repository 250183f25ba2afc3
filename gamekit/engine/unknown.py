"""What nobody here knows of a box: groups of reconstructed values, and other values that they might have.

By default every column of whole numbers is a group, within what its sheet allows, in the rows whose source says
`reconstructed`. A game that knows more says so with groups of its own (`Game.unknown`).
"""

from __future__ import annotations

import csv
import tempfile
from collections.abc import Callable, Collection, Sequence
from dataclasses import dataclass
from pathlib import Path
from random import Random
from typing import TYPE_CHECKING, Any

from .box import Components, Whole
from .errors import BadBox

if TYPE_CHECKING:
    from .game import Game

Rows = list[dict[str, Any]]
RECONSTRUCTED = "reconstructed"
TRIES = 1000


@dataclass(frozen=True)
class Unknown:
    """A group of values. `draw` changes the rows of a table to others that fit all that is known."""

    table: str
    columns: tuple[str, ...]
    draw: Callable[[Rows, Random], None]

    @property
    def name(self) -> str:
        return f"{self.table}: {', '.join(self.columns)}"


def between(table: str, column: str, low: int, high: int, keep: Collection[str] = ()) -> Unknown:
    """Whole numbers from low to high, each for itself, in all rows but those in `keep`."""

    def draw(rows: Rows, dice: Random) -> None:
        for row in uncertain(rows):
            if row["id"] not in keep:
                row[column] = dice.randint(low, high)

    return Unknown(table, (column,), draw)


def one_of(table: str, column: str, names: Sequence[str]) -> Unknown:
    """Names from a list, each for itself."""

    def draw(rows: Rows, dice: Random) -> None:
        for row in uncertain(rows):
            row[column] = dice.choice(names)

    return Unknown(table, (column,), draw)


def until(group: Unknown, fits: Callable[[Rows], bool]) -> Unknown:
    """The group, drawn again until the rows fit. Somebody's own cards may never fit: then the last draw is kept."""

    def draw(rows: Rows, dice: Random) -> None:
        for _ in range(TRIES):
            group.draw(rows, dice)
            if fits(rows):
                break

    return Unknown(group.table, group.columns, draw)


def uncertain(rows: Rows) -> Rows:
    return [row for row in rows if row["source"] == RECONSTRUCTED]


def from_sheets(game: Game) -> list[Unknown]:
    """What the sheets alone say: every reconstructed whole number may be anything that a file may hold."""
    tables = [(sheet, Path(sheet.file).stem) for sheet in game.sheets]
    return [
        between(table, name, column.low, column.high)
        for sheet, table in tables if uncertain(game.components[table])
        for name, column in sheet.columns.items() if isinstance(column, Whole)
    ]


def varied(game: Game, groups: Sequence[Unknown], dice: Random) -> Game:
    """The same game with other values in these groups. What is certain cannot change: it is checked."""
    tables = {name: [dict(row) for row in rows] for name, rows in game.components.tables.items()}
    for group in groups:
        before = [dict(row) for row in tables[group.table]]
        group.draw(tables[group.table], dice)
        check(group, before, tables[group.table])
    other = game.in_language(game.language)
    with tempfile.TemporaryDirectory() as folder:
        write(game, tables, Path(folder))
        other.unpack(Components(game.values(), game.sheets, [Path(folder)]))
    return other


def check(group: Unknown, before: Rows, after: Rows) -> None:
    """Only the group's columns of reconstructed rows may differ, whatever a game's `draw` does."""
    for old, new in zip(before, after, strict=True):
        for column in old:
            certain = old["source"] != RECONSTRUCTED or column not in group.columns
            if old[column] != new[column] and certain:
                raise BadBox("error-lab-varied", table=group.table, id=str(old["id"]), column=column)


def write(game: Game, tables: dict[str, Rows], folder: Path) -> None:
    """The tables as the files that a box is read from."""
    for sheet in game.sheets:
        with (folder / sheet.file).open("w", encoding="utf-8", newline="") as file:
            writer = csv.DictWriter(file, sheet.header)
            writer.writeheader()
            writer.writerows(tables[Path(sheet.file).stem])
