"""What served pages keep: matches, answers and settings of their visitors, in one SQLite file on the server's machine.

A page is known by a secret of its own that only its visitors' devices have, so a new kernel, a new server or another
device goes on where the page was. Nothing personal is kept, and what nobody opens for a month is erased.
"""

from __future__ import annotations

import json
import os
import re
import secrets
import sqlite3
import tempfile
import time
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path
from typing import Any, Protocol

VARIABLE = "GAMEKIT_KEPT"       # where kernels find the file
FOLDER = "GAMEKIT_STATE"        # where the file is, instead of the user's own place for such things
WAIT = 10.0                     # seconds for the others
MONTH = 30 * 86_400.0           # seconds
SECRET = re.compile(r"[\w-]{22}")
TABLES = """
CREATE TABLE IF NOT EXISTS kept (
    secret TEXT, place INTEGER, state TEXT NOT NULL, used REAL NOT NULL, PRIMARY KEY (secret, place));
CREATE TABLE IF NOT EXISTS visit (
    device TEXT, page TEXT, secret TEXT NOT NULL, used REAL NOT NULL, PRIMARY KEY (device, page));
CREATE TABLE IF NOT EXISTS missed (
    device TEXT, game TEXT, rule TEXT, used REAL NOT NULL, PRIMARY KEY (device, game, rule));
CREATE TABLE IF NOT EXISTS word (name TEXT PRIMARY KEY, value TEXT NOT NULL);
"""


def new_secret() -> str:
    """128 random bits: nobody guesses one."""
    return secrets.token_urlsafe(16)


def is_secret(text: str) -> bool:
    return SECRET.fullmatch(text) is not None


class Keeps(Protocol):
    """Whoever keeps what pages show; `place` counts the pages of one name."""

    def write(self, secret: str, place: int, state: Any) -> None: ...

    def read(self, secret: str, place: int) -> Any: ...


class Keeper:
    """The file. Every call opens it anew, so that processes need not know of each other."""

    def __init__(self, path: Path) -> None:
        self.path = path
        with self.opened() as file:
            file.execute("PRAGMA journal_mode=WAL")
            file.executescript(TABLES)

    @contextmanager
    def opened(self) -> Iterator[sqlite3.Connection]:
        with closing(sqlite3.connect(self.path, timeout=WAIT)) as file, file:
            file.execute("PRAGMA synchronous=NORMAL")       # a power cut may cost the last clicks, never the file
            yield file

    # Of a page: `place` counts its widgets

    def write(self, secret: str, place: int, state: Any) -> None:
        with self.opened() as file:
            row = (secret, place, json.dumps(state), time.time())
            file.execute("INSERT OR REPLACE INTO kept VALUES (?, ?, ?, ?)", row)

    def read(self, secret: str, place: int) -> Any:
        """What was written last; None without it."""
        with self.opened() as file:
            found = file.execute("SELECT state FROM kept WHERE secret = ? AND place = ?", (secret, place)).fetchone()
        return None if found is None else json.loads(found[0])

    # Of a device

    def secret_of(self, device: str, page: str) -> str:
        """The secret of the page that a device has open, or had; a new one the first time."""
        with self.opened() as file:
            fresh = (device, page, new_secret(), time.time())
            file.execute(
                "INSERT INTO visit VALUES (?, ?, ?, ?) ON CONFLICT DO UPDATE SET used = excluded.used", fresh)
            query = "SELECT secret FROM visit WHERE device = ? AND page = ?"
            return str(file.execute(query, (device, page)).fetchone()[0])

    def device_of(self, secret: str) -> str | None:
        """The device that has the page of that secret; of several the one that opened it last."""
        query = "SELECT device FROM visit WHERE secret = ? ORDER BY used DESC LIMIT 1"
        with self.opened() as file:
            found = file.execute(query, (secret,)).fetchone()
        return None if found is None else str(found[0])

    def page_of(self, secret: str) -> str | None:
        """The page of that secret."""
        with self.opened() as file:
            found = file.execute("SELECT page FROM visit WHERE secret = ?", (secret,)).fetchone()
        return None if found is None else str(found[0])

    def hand_over(self, secret: str, device: str, page: str) -> bool:
        """A device goes on with a page of another one, if there is such a page."""
        with self.opened() as file:
            known = file.execute("SELECT 1 FROM visit WHERE secret = ? AND page = ?", (secret, page)).fetchone()
            if known:
                file.execute("INSERT OR REPLACE INTO visit VALUES (?, ?, ?, ?)", (device, page, secret, time.time()))
        return known is not None

    def missed(self, secret: str, game: str, rule: str) -> None:
        """A rule that comes back in later lessons on the device of that page."""
        if (device := self.device_of(secret)) is not None:
            with self.opened() as file:
                file.execute("INSERT OR REPLACE INTO missed VALUES (?, ?, ?, ?)", (device, game, rule, time.time()))

    def known(self, secret: str, game: str, rule: str) -> None:
        """A rule that need not come back."""
        with self.opened() as file:
            row = (self.device_of(secret), game, rule)
            file.execute("DELETE FROM missed WHERE device = ? AND game = ? AND rule = ?", row)

    def to_repeat(self, secret: str, game: str) -> list[str]:
        """The rules that come back on the device of that page; what was missed last comes first."""
        with self.opened() as file:
            query = "SELECT rule FROM missed WHERE device = ? AND game = ? ORDER BY used DESC"
            return [row[0] for row in file.execute(query, (self.device_of(secret), game))]

    def devices(self) -> list[str]:
        """All that have a page."""
        with self.opened() as file:
            return [row[0] for row in file.execute("SELECT DISTINCT device FROM visit")]

    def erase(self, device: str) -> None:
        """All that is kept of a device: its pages, and the rules that would come back."""
        with self.opened() as file:
            file.execute("DELETE FROM kept WHERE secret IN (SELECT secret FROM visit WHERE device = ?)", (device,))
            for table in ("visit", "missed"):
                file.execute(f"DELETE FROM {table} WHERE device = ?", (device,))

    # Of the server

    def word(self, name: str) -> str:
        """A random word that stays the same until it is forgotten: a token, the key of the cookies."""
        with self.opened() as file:
            file.execute("INSERT OR IGNORE INTO word VALUES (?, ?)", (name, secrets.token_urlsafe(9)))
            return str(file.execute("SELECT value FROM word WHERE name = ?", (name,)).fetchone()[0])

    def forget(self, name: str) -> None:
        with self.opened() as file:
            file.execute("DELETE FROM word WHERE name = ?", (name,))

    def tidy(self) -> None:
        """Erase what nobody has opened for a month."""
        with self.opened() as file:
            for table in ("kept", "visit", "missed"):
                file.execute(f"DELETE FROM {table} WHERE used < ?", (time.time() - MONTH,))


def keeper() -> Keeper:
    """The file of this user. One that is damaged is put aside, not erased."""
    path = private(folder() / "pages.db")
    try:
        return Keeper(path)
    except sqlite3.DatabaseError:
        path.replace(path.with_suffix(f".damaged-{int(time.time())}"))
        for end in ("-wal", "-shm"):
            Path(f"{path}{end}").unlink(missing_ok=True)
        return Keeper(private(path))


def private(path: Path) -> Path:
    """A file for this user only, whoever may look into its folder: it holds tokens and secrets."""
    path.touch(mode=0o600)
    path.chmod(0o600)
    return path


def folder() -> Path:
    """A private folder that stays; where the user has none, a temporary one."""
    from platformdirs import user_state_path

    wished = Path(os.environ[FOLDER]) if os.environ.get(FOLDER) else user_state_path("gamekit")
    try:
        wished.mkdir(parents=True, exist_ok=True, mode=0o700)
        with tempfile.TemporaryFile(dir=wished):
            return wished
    except OSError:
        return Path(tempfile.mkdtemp(prefix=f"gamekit-{os.getpid()}-"))


def is_served() -> bool:
    """Whether this is a kernel of our server."""
    return bool(os.environ.get(VARIABLE))


def here() -> Keeper | None:
    """The file of the server that this kernel belongs to; None without one."""
    path = os.environ.get(VARIABLE)
    return Keeper(Path(path)) if path and Path(path).exists() else None
