"""Matches that several devices play: how each began, its moves, who sits where.

The moves are the truth. They are only ever added, each with its number, so of two that come at the same moment one is
first and the other is refused. Taking back is an entry as well: `undo 2` takes back the last two moves. A kernel that
shows a match reads what is new, plays it in its own engine, and shows its seat's view.

    matches = SharedMatches(keeper, room.code)          # "" outside a class
    code = matches.begin(game.new(seed), watching=True)
    matches.sit(code, "empire", secret, sign="blue-wolf")
    matches.add(code, secret, "empire", 0, [("empire", "district old-town")])
    matches.find(code).match()                          # to look at: whole and true, so not for a pupil's eyes

A seat is held by a secret that only its device has; stored is its hash. With `promised` the teacher keeps a seat for a
member.
"""

from __future__ import annotations

import json
import sqlite3
import time
from collections.abc import Iterator, Sequence
from contextlib import closing, contextmanager
from dataclasses import dataclass, field
from typing import Any

from ...engine import save
from ...engine.errors import GamekitError
from ...engine.match import HUMAN, Match
from ...engine.moves import Move
from .. import keeping
from ..keeping import MONTH, Keeper
from . import codes
from .codes import mark

UNDO = "undo"           # with a number of moves, in place of a move
TABLES = """
CREATE TABLE IF NOT EXISTS shared_match (
    code TEXT PRIMARY KEY, class TEXT NOT NULL, game TEXT NOT NULL, begun TEXT NOT NULL, watching INTEGER NOT NULL,
    result TEXT, version INTEGER NOT NULL DEFAULT 0, at REAL NOT NULL, used REAL NOT NULL);
CREATE TABLE IF NOT EXISTS shared_move (
    code TEXT, number INTEGER, seat TEXT NOT NULL, move TEXT NOT NULL, at REAL NOT NULL, PRIMARY KEY (code, number));
CREATE TABLE IF NOT EXISTS shared_seat (
    code TEXT, seat TEXT, holder TEXT, bot TEXT, sign TEXT NOT NULL DEFAULT '',
    PRIMARY KEY (code, seat));
CREATE TABLE IF NOT EXISTS shared_known (code TEXT, holder TEXT, seat TEXT NOT NULL, PRIMARY KEY (code, holder));
"""


class NoMatch(GamekitError):
    """No match has that code."""


class SeatTaken(GamekitError):
    """Somebody else sits there, or it is kept for somebody."""


class NotYours(GamekitError):
    """A move for a seat that the device does not hold."""


class TooLate(GamekitError):
    """A move for a moment that is gone: another one was first."""


@dataclass(frozen=True)
class Seat:
    """Who has it: a device (`held`), a bot, or nobody. `sign` tells which member sits there, or is to (`promised`)."""

    name: str
    held: bool
    bot: str | None
    sign: str

    @property
    def free(self) -> bool:
        return not self.held and self.bot is None

    @property
    def promised(self) -> bool:
        return self.free and bool(self.sign)


@dataclass(frozen=True)
class Entry:
    """A move that was made, by its id (`play red-4a`), or what was taken back (`undo 1`)."""

    number: int
    seat: str
    move: str
    at: float


@dataclass(frozen=True)
class SharedMatch:
    code: str
    game: str
    begun: dict[str, Any] = field(repr=False)       # a saved match, as it was before its first move
    watching: bool                                  # whether others may see what lies open
    result: dict[str, Any] | None                   # winners, ending, ranks and scores, once it is over
    version: int                                    # grows with everything that changes
    at: float                                       # when it began
    used: float                                     # when it last changed
    seats: dict[str, Seat]
    entries: tuple[Entry, ...] = field(repr=False)

    @property
    def over(self) -> bool:
        return self.result is not None

    def match(self, language: str = "en") -> Match:
        """The match as it stands, whole."""
        match = self.first(language)
        follow(match, self.entries)
        return match

    def first(self, language: str = "en") -> Match:
        """The match before its first move. Bots do not move by themselves: whoever finds one at turn lets it."""
        return save.begin(self.begun, language=language)


class SharedMatches:
    """The shared matches of a class, or of a server without one. Every call opens the file anew."""

    def __init__(self, keeper: Keeper, room: str = "") -> None:
        self.keeper, self.room = keeper, room

    @contextmanager
    def _writing(self, code: str) -> Iterator[sqlite3.Connection]:
        """One change at a time; it bumps the version."""
        with self.keeper.opened() as file:
            file.execute("BEGIN IMMEDIATE")
            self._check_known(file, code)
            yield file
            file.execute("UPDATE shared_match SET version = version + 1, used = ? WHERE code = ?", (time.time(), code))

    def _check_known(self, file: sqlite3.Connection, code: str) -> None:
        query = "SELECT 1 FROM shared_match WHERE code = ? AND class = ?"
        if file.execute(query, (code, self.room)).fetchone() is None:
            raise NoMatch("error-shared-code", code=code or "-")

    # Beginning

    def begin(self, match: Match, watching: bool = False, promised: dict[str, str] | None = None) -> str:
        """Share a match, with the moves it has; its code. Bots keep their seats, and seats may be kept for signs."""
        begun = {**save.to_json(match.at(0)), "seats": {}}
        now, bots = time.time(), {seat: bot for seat, bot in match.seats.items() if bot != HUMAN}
        with self.keeper.opened() as file:
            file.execute("BEGIN IMMEDIATE")
            code = self._free_code(file)
            row = (code, self.room, match.game.name, json.dumps(begun), int(watching), now, now)
            file.execute("INSERT INTO shared_match (code, class, game, begun, watching, at, used) "
                         "VALUES (?, ?, ?, ?, ?, ?, ?)", row)
            file.executemany("INSERT INTO shared_seat (code, seat, bot, sign) VALUES (?, ?, ?, ?)", [
                (code, seat, bots.get(seat), (promised or {}).get(seat, "")) for seat in match.seats])
            self._insert(file, code, 0, moves_of(match))
        self._tell("match-begun", match=code, game=match.game.name)
        return code

    def _free_code(self, file: sqlite3.Connection) -> str:
        while True:
            code = codes.new_code(codes.MATCH)
            if file.execute("SELECT 1 FROM shared_match WHERE code = ?", (code,)).fetchone() is None:
                return code

    def _insert(self, file: sqlite3.Connection, code: str, number: int, made: Sequence[tuple[str, str]]) -> None:
        now = time.time()
        rows = [(code, number + i, seat, move, now) for i, (seat, move) in enumerate(made)]
        file.executemany("INSERT INTO shared_move VALUES (?, ?, ?, ?, ?)", rows)

    def _tell(self, kind: str, **about: Any) -> None:
        from .store import ClassRoom

        if self.room:
            ClassRoom(self.keeper, self.room).tell(kind, **about)

    # Reading

    def find(self, code: str, after: int = 0) -> SharedMatch:
        """The match of a code, with the entries from that number on."""
        with self.keeper.opened() as file:
            file.execute("BEGIN")       # all of it at one moment
            self._check_known(file, code)
            return self._read(file, code, after)

    def _read(self, file: sqlite3.Connection, code: str, after: int = 0) -> SharedMatch:
        fields = "code, game, begun, watching, result, version, at, used"
        row = file.execute(f"SELECT {fields} FROM shared_match WHERE code = ?", (code,)).fetchone()
        query = "SELECT seat, holder IS NOT NULL, bot, sign FROM shared_seat WHERE code = ? ORDER BY rowid"
        seats = file.execute(query, (code,))
        sitting = {name: Seat(name, bool(held), bot, sign) for name, held, bot, sign in seats}
        query = "SELECT number, seat, move, at FROM shared_move WHERE code = ? AND number >= ? ORDER BY number"
        entries = tuple(Entry(*one) for one in file.execute(query, (code, after)))
        result = None if row[4] is None else json.loads(row[4])
        about = dict(zip(("version", "at", "used"), row[5:], strict=True))
        return SharedMatch(row[0], row[1], json.loads(row[2]), bool(row[3]), result, **about, seats=sitting,
                           entries=entries)

    def all(self) -> list[SharedMatch]:
        """All matches of the class, the oldest first."""
        with self.keeper.opened() as file:
            file.execute("BEGIN")
            query = "SELECT code FROM shared_match WHERE class = ? ORDER BY at"
            return [self._read(file, row[0]) for row in file.execute(query, (self.room,)).fetchall()]

    def seat_of(self, code: str, secret: str) -> str | None:
        """The seat that a device holds."""
        query = "SELECT seat FROM shared_seat WHERE code = ? AND holder = ?"
        with self.keeper.opened() as file:
            found = file.execute(query, (code, mark(secret))).fetchone()
        return None if found is None else str(found[0])

    # Seats

    def sit(self, code: str, seat: str, secret: str, sign: str = "") -> None:
        """Take a free seat. One that is kept for a sign is for that sign; who has had another one knows its cards."""
        with self._writing(code) as file:
            query = "SELECT holder, bot, sign FROM shared_seat WHERE code = ? AND seat = ?"
            found = file.execute(query, (code, seat)).fetchone()
            if found is None or found[0] == mark(secret):
                return
            if found[0] is not None or found[1] is not None or found[2] not in ("", sign):
                raise SeatTaken("error-shared-taken")
            self._check_knows_no_other(file, code, seat, secret)
            file.execute("UPDATE shared_seat SET holder = ?, sign = ? WHERE code = ? AND seat = ?",
                         (mark(secret), sign, code, seat))

    def _check_knows_no_other(self, file: sqlite3.Connection, code: str, seat: str, secret: str) -> None:
        file.execute("INSERT OR IGNORE INTO shared_known VALUES (?, ?, ?)", (code, mark(secret), seat))
        query = "SELECT seat FROM shared_known WHERE code = ? AND holder = ?"
        if file.execute(query, (code, mark(secret))).fetchone()[0] != seat:
            raise SeatTaken("error-shared-known")

    def stand(self, code: str, secret: str) -> None:
        """Leave the seat to others."""
        with self._writing(code) as file:
            query = "UPDATE shared_seat SET holder = NULL, sign = '' WHERE code = ? AND holder = ?"
            file.execute(query, (code, mark(secret)))

    def free(self, code: str, seat: str, sign: str = "") -> None:
        """Whoever sits there no longer does; the seat may be kept for a sign. For the teacher."""
        with self._writing(code) as file:
            file.execute("UPDATE shared_seat SET holder = NULL, bot = NULL, sign = ? WHERE code = ? AND seat = ?",
                         (sign, code, seat))

    def fill(self, code: str, seat: str, bot: str | None) -> None:
        """Give a seat that no person has to a bot, or take it from the bot."""
        with self._writing(code) as file:
            query = "UPDATE shared_seat SET bot = ?, sign = '' WHERE code = ? AND seat = ? AND holder IS NULL"
            done = file.execute(query, (bot, code, seat))
            if not done.rowcount:
                raise SeatTaken("error-shared-taken")

    def allow_watching(self, code: str, allowed: bool) -> None:
        with self._writing(code) as file:
            file.execute("UPDATE shared_match SET watching = ? WHERE code = ?", (int(allowed), code))

    # Moves

    def add(self, code: str, secret: str, seat: str, number: int, made: Sequence[tuple[str, str]],
            result: dict[str, Any] | None = None) -> None:
        """Add what a seat moved and what bots moved after it, from that number on: all of it or nothing.

        Whether the rules allow it the caller's engine has checked. Whose turn it was it tells by `seat`: one that the
        device holds, or a bot's, which anybody who sits at the table may move.
        """
        with self._writing(code) as file:
            self._check_allowed(file, code, secret, seat)
            count = file.execute("SELECT count(*) FROM shared_move WHERE code = ?", (code,)).fetchone()[0]
            if count != number:
                raise TooLate("error-shared-late")
            self._insert(file, code, number, made)
            file.execute("UPDATE shared_match SET result = ? WHERE code = ?",
                         (None if result is None else json.dumps(result), code))
        if result is not None:
            self._tell("match-over", match=code, result=result)

    def _check_allowed(self, file: sqlite3.Connection, code: str, secret: str, seat: str) -> None:
        rows = file.execute("SELECT seat, holder, bot FROM shared_seat WHERE code = ?", (code,)).fetchall()
        mine = [name for name, holder, _ in rows if holder == mark(secret)]
        bots = [name for name, _, bot in rows if bot is not None]
        if seat not in mine and not (mine and seat in bots):
            raise NotYours("error-shared-not-yours")
        state = file.execute("SELECT state FROM class WHERE code = ?", (self.room,)).fetchone() if self.room else None
        if state == ("paused",):
            raise TooLate("error-shared-paused")

    # The end

    def erase(self, code: str | None = None) -> None:
        """Erase a match, or all of this class."""
        with self.keeper.opened() as file:
            given = [(code,)] if code else file.execute(
                "SELECT code FROM shared_match WHERE class = ?", (self.room,)).fetchall()
            for table in ("shared_move", "shared_seat", "shared_known", "shared_match"):
                file.executemany(f"DELETE FROM {table} WHERE code = ?", given)

    def tidy(self) -> None:
        """Erase those without a class that nobody has touched for a month."""
        with self.keeper.opened() as file:
            query = "SELECT code FROM shared_match WHERE class = '' AND used < ?"
            old = [row[0] for row in file.execute(query, (time.time() - MONTH,))]
        for code in old:
            self.erase(code)


def moves_of(match: Match) -> list[tuple[str, str]]:
    """The moves of a match as they are added: who moved, and what."""
    made = [(frame.before.seat, frame.move) for frame in match.frames if frame.move is not None]
    return [(seat_name(match, seat), move.id) for seat, move in made]


def seat_name(match: Match, seat: int) -> str:
    return match.game.ids("seat")[seat]


def follow(match: Match, entries: Sequence[Entry]) -> list[Move]:
    """Play what was added to a match; the moves that were made."""
    made: list[Move] = []
    for entry in entries:
        word, _, rest = entry.move.partition(" ")
        if word == UNDO:
            match.rewind(int(rest))
        else:
            made.append(save.play_saved(match, entry.move))
    return made


class Watch:
    """Whether anything in the file has changed since the last look: so cheap that it can be asked 25 times a second."""

    def __init__(self, keeper: Keeper) -> None:
        self._file = sqlite3.connect(keeper.path, timeout=keeping.WAIT, isolation_level=None)
        self._version = self._look()

    def _look(self) -> int:
        with closing(self._file.execute("PRAGMA data_version")) as found:
            return int(found.fetchone()[0])

    def changed(self) -> bool:
        before, self._version = self._version, self._look()
        return before != self._version

    def close(self) -> None:
        self._file.close()


def here() -> SharedMatches | None:
    """The shared matches of the server that this kernel belongs to; None without one."""
    from .store import here as class_here

    keeper, room = keeping.here(), class_here()
    return None if keeper is None else SharedMatches(keeper, room.code if room else "")
