"""One class session: its code and state, its members, what is opened for them, what happened.

    room = ClassRoom.begin(keeper, "8866")      # of the server at that port; the same again after it was killed
    me = room.join(device)                      # a device's pupil, by a cookie that only that device has
    room.at(me.sign, page="uprising_rules.ipynb", step="dissent", title="The rules of Uprising")
    room.assign(Assignment("uprising_play.ipynb", "mode=full"))
    room.members()

The server calls `join` and `seen`; pages call `at` and `refused` with the sign that `member_of_page` gives them by
their secret; the console reads the rest, and writes with `assign`, `pause`, `go_on`, `show_results` and `end`.
"""

from __future__ import annotations

import json
import os
import sqlite3
import time
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from dataclasses import asdict, dataclass
from typing import Any, TypeVar
from urllib.parse import parse_qsl, urlencode

from ...engine.errors import GamekitError
from .. import keeping
from ..keeping import MONTH, Keeper
from . import codes, signs
from .codes import mark

T = TypeVar("T")
VARIABLE = "GAMEKIT_CLASS"      # where kernels find the code of their class
OPEN, PAUSED, ENDED = "open", "paused", "ended"
MOST = 150                      # members: far more than a class has, and than a script may invent
AWAY = 20.0                     # seconds without a word from a device, after which its pupil counts as gone
TABLES = """
CREATE TABLE IF NOT EXISTS class (
    code TEXT PRIMARY KEY, server TEXT NOT NULL, state TEXT NOT NULL, results INTEGER NOT NULL DEFAULT 0,
    assigned TEXT, number INTEGER NOT NULL DEFAULT 0, used REAL NOT NULL);
CREATE TABLE IF NOT EXISTS class_member (
    class TEXT, device TEXT, sign TEXT NOT NULL, page TEXT NOT NULL DEFAULT '', title TEXT NOT NULL DEFAULT '',
    step TEXT NOT NULL DEFAULT '', match TEXT NOT NULL DEFAULT '', since REAL NOT NULL, seen REAL NOT NULL,
    assigned TEXT, number INTEGER NOT NULL DEFAULT 0, PRIMARY KEY (class, device), UNIQUE (class, sign));
CREATE TABLE IF NOT EXISTS class_led (
    class TEXT, device TEXT, number INTEGER NOT NULL, PRIMARY KEY (class, device));
CREATE TABLE IF NOT EXISTS class_refusal (
    class TEXT, sign TEXT, game TEXT, rule TEXT, number INTEGER NOT NULL, position TEXT NOT NULL, at REAL NOT NULL,
    PRIMARY KEY (class, sign, game, rule));
CREATE TABLE IF NOT EXISTS class_event (
    number INTEGER PRIMARY KEY AUTOINCREMENT, class TEXT NOT NULL, at REAL NOT NULL, kind TEXT NOT NULL,
    about TEXT NOT NULL);
"""
OF_A_CLASS = ("class_member", "class_led", "class_refusal", "class_event")


class ClassFull(GamekitError):
    """So many devices have joined that no class is that large."""


class ClassOver(GamekitError):
    """The teacher has ended the class: nobody comes into it any more."""


@dataclass(frozen=True)
class Assignment:
    """What the teacher opened: a served page with what its address asks for."""

    page: str
    query: str = ""

    def address(self, language: str) -> str:
        """As seen from any page, in the language that is spoken there."""
        return f"{self.page}?{urlencode({**dict(parse_qsl(self.query)), 'lang': language})}"

    def is_asked_by(self, page: str, said: Callable[[str], str]) -> bool:
        """Whether an address, which says so, leads there."""
        return page == self.page and all(said(name) == value for name, value in parse_qsl(self.query))


@dataclass(frozen=True)
class Member:
    """A device's pupil, and where the device is: on a page, at a step of a lesson or in a shared match, since when."""

    sign: str
    page: str
    title: str
    step: str
    match: str          # the code of a shared match
    since: float        # when this step began
    seen: float         # when the device was last connected
    number: int         # how often something was opened: pages go there when it grows
    assigned: Assignment | None     # what was opened for this pupil, or else for all

    @property
    def here(self) -> bool:
        return time.time() - self.seen < AWAY

    def words(self, language: str) -> str:
        """The sign in words: “Blue wolf”."""
        return signs.sign_words(self.sign, language)


@dataclass(frozen=True)
class Refusal:
    """A rule that a pupil met with a “why not?” or a wrong answer: how often, and in which position last."""

    sign: str
    game: str
    rule: str
    number: int
    at: float
    position: dict[str, Any]


@dataclass(frozen=True)
class Event:
    number: int
    at: float
    kind: str           # joined, moved-on, assigned, paused, went-on, match-begun, match-over, and what you add
    about: dict[str, Any]


class ClassRoom:
    """A class session in a keeper's file. Every call opens the file anew."""

    def __init__(self, keeper: Keeper, code: str) -> None:
        self.keeper, self.code = keeper, code

    @classmethod
    def begin(cls, keeper: Keeper, server: str) -> ClassRoom:
        """The class of a server, by the name of the server: that which goes on there, else a new one."""
        prepare(keeper)
        with keeper.opened() as file:
            query = "SELECT code FROM class WHERE server = ? AND state != ?"
            found = file.execute(query, (server, ENDED)).fetchone()
            while found is None:
                row = (codes.new_code(codes.CLASS), server, OPEN, time.time())
                new = file.execute("INSERT OR IGNORE INTO class (code, server, state, used) VALUES (?, ?, ?, ?)", row)
                found = row[:1] if new.rowcount else None
        return cls(keeper, found[0])

    @contextmanager
    def _file(self) -> Iterator[sqlite3.Connection]:
        with self.keeper.opened() as file:
            yield file

    # The session

    def _of_class(self, field: str) -> Any:
        with self._file() as file:
            found = file.execute(f"SELECT {field} FROM class WHERE code = ?", (self.code,)).fetchone()
        return None if found is None else found[0]

    def _set(self, kind: str, **fields: Any) -> None:
        with self._file() as file:
            for name, value in fields.items():
                file.execute(f"UPDATE class SET {name} = ?, used = ? WHERE code = ?", (value, time.time(), self.code))
            self._tell(file, kind, {})

    @property
    def state(self) -> str:
        """`open`, `paused` or `ended`; `ended` as well once it was erased."""
        return self._of_class("state") or ENDED

    def pause(self) -> None:
        """Nothing can be played or answered until `go_on`: pages say so."""
        self._set("paused", state=PAUSED)

    def go_on(self) -> None:
        self._set("went-on", state=OPEN)

    @property
    def shows_results(self) -> bool:
        """Whether pupils may see what the class has answered."""
        return bool(self._of_class("results"))

    def show_results(self, shown: bool) -> None:
        self._set("results", results=int(shown))

    def end(self) -> None:
        """Erase all of it: matches, members and the pages of their devices, refusals and events. Export before."""
        from .shared import SharedMatches

        SharedMatches(self.keeper, self.code).erase()
        with self._file() as file:
            members = {row[0] for row in file.execute("SELECT device FROM class_member WHERE class = ?", (self.code,))}
        for device in self.keeper.devices():
            if mark(device) in members:
                self.keeper.erase(device)
        with self._file() as file:
            for table in OF_A_CLASS:
                file.execute(f"DELETE FROM {table} WHERE class = ?", (self.code,))
            file.execute("DELETE FROM class WHERE code = ?", (self.code,))

    # What the teacher opens

    def assign(self, what: Assignment | None, sign: str | None = None) -> None:
        """Open something for all, or for one pupil; None: everybody goes where they like."""
        told = None if what is None else json.dumps(asdict(what))
        with self._file() as file:
            if sign is None:
                file.execute("UPDATE class SET assigned = ?, used = ? WHERE code = ?", (told, time.time(), self.code))
                file.execute("UPDATE class_member SET assigned = NULL, number = number + 1 WHERE class = ?",
                             (self.code,))
            else:
                file.execute("UPDATE class_member SET assigned = ?, number = number + 1 WHERE class = ? AND sign = ?",
                             (told, self.code, sign))
            self._tell(file, "assigned", {"sign": sign, "page": what.page if what else None})

    def leads(self, device: str) -> Assignment | None:
        """What was opened for a device since it last asked: it may have slept when its page was told."""
        member = self.member(device)
        number = member.number if member is not None else 0
        with self._file() as file:
            query = "SELECT number FROM class_led WHERE class = ? AND device = ?"
            found = file.execute(query, self._me(device)).fetchone() or (0,)
            if number > found[0]:
                file.execute("INSERT OR REPLACE INTO class_led VALUES (?, ?, ?)", (*self._me(device), number))
        return member.assigned if member is not None and number > found[0] else None

    @property
    def assigned(self) -> Assignment | None:
        """What is open for all."""
        return _assignment(self._of_class("assigned"))

    # Members

    def join(self, device: str) -> Member:
        """The pupil of a device, who gets a sign the first time."""
        with self._file() as file:
            file.execute("BEGIN IMMEDIATE")         # two at once may not get the same sign
            if file.execute("SELECT 1 FROM class WHERE code = ?", (self.code,)).fetchone() is None:
                raise ClassOver("page-class-over")
            known = file.execute("SELECT 1 FROM class_member WHERE class = ? AND device = ?", self._me(device))
            if known.fetchone() is None:
                self._make_room(file)
                taken = {row[0] for row in file.execute("SELECT sign FROM class_member WHERE class = ?", (self.code,))}
                sign, now = signs.new_sign(taken), time.time()
                file.execute("INSERT INTO class_member (class, device, sign, since, seen) VALUES (?, ?, ?, ?, ?)",
                             (*self._me(device), sign, now, now))
                self._tell(file, "joined", {"sign": sign})
        member = self.member(device)
        assert member is not None
        return member

    def _make_room(self, file: sqlite3.Connection) -> None:
        """Those who came and were never seen on a page give way; whoever works here does not."""
        count = file.execute("SELECT count(*) FROM class_member WHERE class = ?", (self.code,)).fetchone()[0]
        query = "SELECT sign FROM class_member WHERE class = ? AND page = '' AND seen < ? ORDER BY seen LIMIT 1"
        idle = file.execute(query, (self.code, time.time() - AWAY)).fetchone() if count >= MOST else None
        if idle is not None:
            file.execute("DELETE FROM class_member WHERE class = ? AND sign = ?", (self.code, *idle))
        elif count >= MOST:
            raise ClassFull("page-class-full")

    def _me(self, device: str) -> tuple[str, str]:
        return self.code, mark(device)

    def _members(self, where: str, *values: str) -> list[Member]:
        query = "SELECT m.sign, m.page, m.title, m.step, m.match, m.since, m.seen, m.number, " \
                "coalesce(m.assigned, c.assigned) FROM class_member m JOIN class c ON c.code = m.class " \
                f"WHERE m.class = ? {where} ORDER BY m.rowid"
        with self._file() as file:
            rows = file.execute(query, (self.code, *values)).fetchall()
        return [_made(Member, row, _assignment) for row in rows]

    def member(self, device: str) -> Member | None:
        """The pupil of a device; None if it has not joined."""
        return next(iter(self._members("AND m.device = ?", mark(device))), None)

    def member_of_page(self, secret: str) -> Member | None:
        """The pupil whose page has that secret, which is all that a kernel knows of its visitor."""
        device = self.keeper.device_of(secret)
        return None if device is None else self.member(device)

    def members(self) -> list[Member]:
        """Everybody who has joined, in that order; `member.here` tells who is connected."""
        return self._members("")

    def seen(self, devices: Sequence[str]) -> None:
        """These devices are connected now. The server says so every few seconds."""
        now = time.time()
        with self._file() as file:
            file.executemany("UPDATE class_member SET seen = ? WHERE class = ? AND device = ?",
                             [(now, *self._me(device)) for device in devices])
            file.execute("UPDATE class SET used = ? WHERE code = ?", (now, self.code))

    def at(self, sign: str, page: str = "", step: str = "", match: str = "", title: str = "") -> None:
        """Where a pupil is. Said again, it changes nothing, so `since` tells how long it has been so."""
        now, place = time.time(), (page, step, match)
        with self._file() as file:
            changed = file.execute(
                "UPDATE class_member SET page = ?, step = ?, match = ?, title = ?, since = ?, seen = ? "
                "WHERE class = ? AND sign = ? AND NOT (page = ? AND step = ? AND match = ?)",
                (*place, title, now, now, self.code, sign, *place))
            if changed.rowcount:
                self._tell(file, "moved-on", {"sign": sign, "page": page, "step": step, "match": match})

    # Rules that the class stumbles over

    def refused(self, sign: str, game: str, rule: str, position: dict[str, Any]) -> None:
        """A pupil met a rule. The position is what that pupil saw: `view.position()`, never the whole truth."""
        row = (self.code, sign, game, rule, json.dumps(position), time.time())
        with self._file() as file:
            file.execute(
                "INSERT INTO class_refusal VALUES (?, ?, ?, ?, 1, ?, ?) ON CONFLICT DO UPDATE SET "
                "number = number + 1, position = excluded.position, at = excluded.at", row)

    def refusals(self) -> list[Refusal]:
        """What was met most often comes first."""
        query = "SELECT sign, game, rule, number, at, position FROM class_refusal WHERE class = ? " \
                "ORDER BY number DESC, at DESC"
        with self._file() as file:
            rows = file.execute(query, (self.code,)).fetchall()
        return [_made(Refusal, row, json.loads) for row in rows]

    # What happened, for the console

    def tell(self, kind: str, **about: Any) -> None:
        with self._file() as file:
            self._tell(file, kind, about)

    def _tell(self, file: sqlite3.Connection, kind: str, about: dict[str, Any]) -> None:
        row = (self.code, time.time(), kind, json.dumps(about))
        file.execute("INSERT INTO class_event (class, at, kind, about) VALUES (?, ?, ?, ?)", row)

    def events(self, after: int = 0) -> list[Event]:
        """Those with higher numbers."""
        query = "SELECT number, at, kind, about FROM class_event WHERE class = ? AND number > ? ORDER BY number"
        with self._file() as file:
            rows = file.execute(query, (self.code, after)).fetchall()
        return [_made(Event, row, json.loads) for row in rows]


def _made(kind: Callable[..., T], row: Sequence[Any], read: Callable[[Any], Any]) -> T:
    """A row of the file, whose last field must be read."""
    return kind(*row[:-1], read(row[-1]))


def _assignment(text: str | None) -> Assignment | None:
    return None if text is None else Assignment(**json.loads(text))


def prepare(keeper: Keeper) -> None:
    """Make the tables, and erase what nobody has used for a month."""
    from .shared import TABLES as SHARED_TABLES
    from .shared import SharedMatches

    with keeper.opened() as file:
        file.executescript(TABLES + SHARED_TABLES)
        old = [row[0] for row in file.execute("SELECT code FROM class WHERE used < ?", (time.time() - MONTH,))]
    for code in old:
        ClassRoom(keeper, code).end()
    SharedMatches(keeper).tidy()


def here() -> ClassRoom | None:
    """The class of the server that this kernel belongs to; None without one."""
    keeper, code = keeping.here(), os.environ.get(VARIABLE)
    return ClassRoom(keeper, code) if keeper is not None and code else None
