"""The class: counts of votes and of first tries, in one SQLite file that all pages of a server write to.

Nothing personal is stored: no names, no times, no addresses, no order of answers; only how often something was
chosen. The server makes the file when it starts and erases it when it stops, unless somebody has exported it.
"""

from __future__ import annotations

import os
import sqlite3
from collections.abc import Iterator, Sequence
from contextlib import closing, contextmanager
from pathlib import Path

from .items import Choice, Item, Number, Order, Verdict
from .lesson import Lesson, Step

VARIABLE = "GAMEKIT_ROOM"       # where kernels find the file
WAIT = 10.0                     # seconds for the others; 30 at once took 0.64
LONGEST = 60                    # letters of an option that is counted
TABLES = """
CREATE TABLE IF NOT EXISTS vote (question TEXT, option TEXT, number INTEGER NOT NULL, PRIMARY KEY (question, option));
CREATE TABLE IF NOT EXISTS first (step TEXT PRIMARY KEY, good INTEGER NOT NULL, bad INTEGER NOT NULL);
CREATE TABLE IF NOT EXISTS stumble (rule TEXT PRIMARY KEY, number INTEGER NOT NULL);
"""
MORE = {
    "vote": "INSERT INTO vote VALUES (?, ?, 1) ON CONFLICT DO UPDATE SET number = number + 1",
    "first": "INSERT INTO first VALUES (?, ?, ?) ON CONFLICT DO UPDATE SET good = good + excluded.good, "
             "bad = bad + excluded.bad",
    "stumble": "INSERT INTO stumble VALUES (?, 1) ON CONFLICT DO UPDATE SET number = number + 1",
}


class Room:
    """The counts of one class. Every call opens the file anew, so that processes need not know of each other."""

    def __init__(self, path: str | Path) -> None:
        self.path = Path(path)
        with self._open() as file:
            file.execute("PRAGMA journal_mode=WAL")
            file.executescript(TABLES)

    @contextmanager
    def _open(self) -> Iterator[sqlite3.Connection]:
        with closing(sqlite3.connect(self.path, timeout=WAIT)) as file, file:
            yield file

    def _add(self, table: str, values: Sequence[str | int]) -> None:
        with self._open() as file:
            file.execute(MORE[table], values)

    # Writing

    def vote(self, question: str, option: str) -> None:
        self._add("vote", (question, option[:LONGEST]))

    def note(self, step: str, right_first_try: bool) -> None:
        """A first answer."""
        self._add("first", (step, int(right_first_try), int(not right_first_try)))

    def stumble(self, game: str, rule: str) -> None:
        """A rule that a wrong answer missed."""
        self._add("stumble", (f"{game}/{rule}",))

    # Reading

    def counts(self, question: str) -> dict[str, int]:
        """How often each option was chosen."""
        with self._open() as file:
            rows = file.execute("SELECT option, number FROM vote WHERE question = ? ORDER BY option", (question,))
            return dict(rows.fetchall())

    def first_tries(self) -> dict[str, tuple[int, int]]:
        """How many first answers to each step were right, and how many were not."""
        with self._open() as file:
            return {step: (good, bad) for step, good, bad in file.execute("SELECT step, good, bad FROM first")}

    def stumbles(self, game: str, most: int = 5) -> list[tuple[str, int]]:
        """The rules of a game that the class stumbles over most often."""
        with self._open() as file:
            rows = file.execute("SELECT rule, number FROM stumble ORDER BY number DESC, rule").fetchall()
        named = [(*rule.partition("/"), number) for rule, number in rows]
        return [(rule, number) for where, _, rule, number in named if where == game][:most]

    # The end

    def export(self, path: str | Path) -> Path:
        """A copy that stays when the server stops."""
        with self._open() as file, closing(sqlite3.connect(path)) as copy:
            file.backup(copy)
        return Path(path)

    def erase(self) -> None:
        with self._open() as file:
            for table in MORE:
                file.execute(f"DELETE FROM {table}")


def key(lesson: Lesson, name: str) -> str:
    """What a step is counted under: a server has lessons of many games."""
    return f"{lesson.game.name}/{lesson.id}/{name}"


def noted(room: Room, lesson: Lesson, step: Step, item: Item, given: str, verdict: Verdict, first: bool) -> None:
    """What the class may know of an answer: an option that was chosen, never words that somebody wrote."""
    name = key(lesson, step.id)
    if first and isinstance(item, Choice) and given in item.options and not step.asking.mixes:
        room.vote(name, given)
    if first and step.asking.acts:
        room.note(name, verdict.right)
    if not verdict.right and verdict.rule:
        room.stumble(lesson.game.name, verdict.rule)


def is_known(item: Item, given: str) -> bool:
    """Whether an answer is one that the item itself knows, so that nothing that somebody made up is ever told."""
    if isinstance(item, Order):
        return sorted(given.split()) == sorted(item.options)
    if isinstance(item, Choice):
        return given in item.options
    if isinstance(item, Number):
        return item.is_answer(given)
    step, _, thing = given.partition(" ")
    game = item.match.game if item.on_board and item.match is not None else None
    return game is not None and step in game.ids("step") and any(thing in game.ids(kind.name) for kind in game.kinds)


def here() -> Room | None:
    """The room of the server that this kernel belongs to; None without one."""
    path = os.environ.get(VARIABLE)
    return Room(path) if path and Path(path).exists() else None
