"""Studies in one SQLite file that any SQL tool can read.

A chunk's rows and its entry are written in one transaction as it is done, so that a study which was killed goes on
with what is missing, and several processes may work on one file. Each entry has a mark that tells whether its rows are
still what was written. Nothing in a file is ever run.
"""

from __future__ import annotations

import hashlib
import json
import sqlite3
from collections.abc import Iterator, Sequence
from contextlib import closing, contextmanager
from pathlib import Path
from typing import TYPE_CHECKING, Any

from ...engine import options as choices
from ...engine import policies, registry
from ...engine.errors import GamekitError
from ...engine.game import Game, check_seed
from ...engine.version import VERSION
from . import chunks
from ..questions.asked import columns
from .chunks import Span
from .fingerprint import described, fingerprint
from ...engine.own import OwnFunction
from .run import Question, Rows

if TYPE_CHECKING:
    from .run import Column
    from .study import Study

FORMAT = 2              # 1 had no marks
HEADER = b"SQLite format 3\0"
PATIENCE = 120.0        # seconds to wait while another process writes
ABOUT = {
    "format": "INTEGER", "gamekit": "TEXT", "game": "TEXT", "options": "TEXT", "seats": "TEXT", "seed": "INTEGER",
    "measures": "TEXT", "fingerprint": "TEXT",
}
JSON = {"options": dict, "seats": dict, "measures": list}
TABLES = {"study", "games", "rounds", "chunks"}


class BadStudyFile(GamekitError):
    """A file that does not hold the study that is asked for."""


class Store:
    """The file of a study. It is open only while something is read or written."""

    def __init__(self, path: Path, game: Game | None = None) -> None:
        self.path, self.checked = path, False
        self.words: dict[str, list[str]] = {}
        if game is not None:
            self.words = {"winner": game.ids("seat"), "ending": game.ids("ending")}

    @classmethod
    def of(cls, file: str | Path, question: Question) -> Store:
        """The file for a question: a new one, or one that holds this very study."""
        store = cls(Path(file), question.game)
        store.check_header()
        with store.opened(create=True) as db:
            db.execute("BEGIN IMMEDIATE")
            if not store.tables(db):
                store._create(db, question)
            db.execute("COMMIT")
        store.check(question)
        return store

    # The file

    @contextmanager
    def opened(self, create: bool = False) -> Iterator[sqlite3.Connection]:
        """The open database. Whatever SQLite finds wrong is said with the file's name."""
        mode = "rwc" if create else "rw"
        try:
            with closing(self._connection(mode)) as db:
                yield db
        except (sqlite3.Error, ValueError, OverflowError) as error:     # also of words that are no UTF-8
            code = getattr(error, "sqlite_errorcode", sqlite3.SQLITE_ERROR)
            outside = isinstance(error, sqlite3.OperationalError) and code != sqlite3.SQLITE_ERROR
            raise self.unusable(str(error)) if outside else self.damaged(str(error)) from None

    def _connection(self, mode: str) -> sqlite3.Connection:
        address = f"{self.path.absolute().as_uri()}?mode={mode}"
        return sqlite3.connect(address, timeout=PATIENCE, isolation_level=None, uri=True)

    def check_header(self, needed: bool = False) -> None:
        """SQLite itself would take a file of a few bytes for an empty one, and write over it, as over none at all."""
        try:
            with self.path.open("rb") as file:
                if file.read(len(HEADER)) not in (b"", HEADER):
                    raise self.damaged("not SQLite")
        except FileNotFoundError:
            if needed:
                raise BadStudyFile("error-study-file-missing", path=str(self.path)) from None
        except (OSError, ValueError) as error:
            raise self.unusable(getattr(error, "strerror", None) or str(error)) from None

    def unusable(self, problem: str) -> BadStudyFile:
        return BadStudyFile("error-study-file-use", path=str(self.path), problem=problem)

    def damaged(self, problem: str) -> BadStudyFile:
        return BadStudyFile("error-study-file-damaged", path=str(self.path), problem=problem)

    def tables(self, db: sqlite3.Connection) -> set[str]:
        """The tables of the file: ours, or none in a new one."""
        names = {name for (name,) in db.execute("SELECT name FROM sqlite_master WHERE type = 'table'")}
        if names and names != TABLES:
            raise self.damaged(", ".join(sorted(map(str, names))))
        return names

    def _create(self, db: sqlite3.Connection, question: Question) -> None:
        games, rounds = columns(question)
        own = [f"{quoted(name)} REAL" for name in question.measures]
        whole = [f"{quoted(name)} INTEGER" for name in games if name not in question.measures]
        noted = ["game INTEGER PRIMARY KEY", "winner TEXT", "ending TEXT", *whole[3:], *own]
        each = [f"{quoted(name)} INTEGER" for name in rounds]
        db.execute(f"CREATE TABLE study ({', '.join(f'{name} {kind}' for name, kind in ABOUT.items())}, mark TEXT)")
        db.execute(f"CREATE TABLE games ({', '.join(noted)})")
        db.execute(f"CREATE TABLE rounds ({', '.join(each)}, PRIMARY KEY (game, round)) WITHOUT ROWID")
        db.execute("CREATE TABLE chunks (first INTEGER PRIMARY KEY, count INTEGER NOT NULL, mark TEXT NOT NULL)")
        told = about(question)
        insert(db, "study", [[*told.values(), about_mark(told, schema(db))]])

    # What is in it

    def about(self) -> dict[str, Any]:
        """What the file says of itself; all of it is checked for damage."""
        with self.opened() as db:
            (state,) = db.execute("PRAGMA quick_check(1)").fetchone()
            if state != "ok" or not self.tables(db):
                raise self.damaged(str(state))
            self._check_format(db)
            *values, mark = db.execute(f"SELECT {', '.join(ABOUT)}, mark FROM study").fetchone()
            found, tables = dict(zip(ABOUT, values, strict=True)), schema(db)
            (games,), (noted,) = (db.execute(f"SELECT {count}").fetchone() for count in (
                "count(*) FROM games", "coalesce(sum(count), 0) FROM chunks"))
        if games != noted or mark != about_mark(found, tables):
            raise self.damaged(f"{games} games, {noted} noted")
        return self._read_about(found)

    def _check_format(self, db: sqlite3.Connection) -> None:
        formats = [one for (one,) in db.execute("SELECT format FROM study")]
        if len(formats) != 1 or not isinstance(formats[0], int) or formats[0] < 1:
            raise self.damaged(f"format {', '.join(map(str, formats))}")
        if formats[0] != FORMAT:
            sentence = "error-study-file-newer" if formats[0] > FORMAT else "error-study-file-older"
            raise BadStudyFile(sentence, path=str(self.path), found=formats[0], known=FORMAT)

    def _read_about(self, found: dict[str, Any]) -> dict[str, Any]:
        for name, kind in ABOUT.items():
            try:
                if not isinstance(found[name], int if kind == "INTEGER" else str):
                    raise ValueError
                found[name] = json.loads(found[name]) if name in JSON else found[name]
                if not isinstance(found[name], JSON.get(name, object)):
                    raise ValueError
            except (ValueError, RecursionError):
                raise self.damaged(name) from None
        return found

    def check(self, question: Question) -> None:
        """Refuse to mix this question's games with others."""
        if self.checked:
            return
        for policy in (*question.seats.values(), *question.measures.values()):
            if isinstance(policy, LostFunction):
                policy()
        found, wanted = self.about(), {**about(question), **described(question)}
        path = str(self.path)
        for name in described(question):
            if found[name] != wanted[name]:
                here = {"found": shown(found[name]), "here": shown(wanted[name])}
                raise BadStudyFile("error-study-file-other", path=path, field=name, **here)
        if found["gamekit"] != wanted["gamekit"]:
            raise BadStudyFile("error-study-file-version", path=path, found=found["gamekit"], here=wanted["gamekit"])
        if found["fingerprint"] != wanted["fingerprint"]:
            raise BadStudyFile("error-study-file-changed", path=path)
        self.checked = True

    def spans(self, within: Span = (0, 2**62)) -> list[Span]:
        """The chunks that are done and have games in a span."""
        with self.opened() as db:
            return list(self._chunks(db, within))

    def _chunks(self, db: sqlite3.Connection, within: Span) -> dict[Span, str]:
        """The marks of the chunks that are done."""
        asked = "SELECT first, count, mark FROM chunks WHERE first < ? AND first + count > ? ORDER BY first"
        found = db.execute(asked, (within[0] + within[1], within[0])).fetchall()
        if not all(isinstance(number, int) and number >= 0 for *span, _ in found for number in span):
            raise self.damaged("chunks")
        return {(first, count): mark for first, count, mark in found}

    def add(self, rows: Rows) -> None:
        """Write a chunk, unless it is there: another process may have been faster."""
        with self.opened() as db:
            db.execute("BEGIN IMMEDIATE")
            span = chunks.span_of(rows)
            for gap in chunks.missing(self._chunks(db, span), span):
                piece = chunks.part(rows, gap)
                insert(db, "games", lines(self.named(piece.games)))
                insert(db, "rounds", lines({name: column.tolist() for name, column in piece.rounds.items()}))
                insert(db, "chunks", [(*gap, self.mark(piece))])
            db.execute("COMMIT")

    def named(self, games: dict[str, Column]) -> dict[str, list[Any]]:
        """Columns as a person reads them: winner and ending in words."""
        lists = {name: column.tolist() for name, column in games.items()}
        for name, words in self.words.items():
            lists[name] = [words[number] if number >= 0 else None for number in lists[name]]
        return lists

    def mark(self, rows: Rows) -> str:
        """Tells whether rows, and the names of their columns, are those that were written."""
        digest = hashlib.sha256()
        for name, column in (*rows.games.items(), *rows.rounds.items()):
            digest.update(f"{name}\n{len(column)}\n".encode())
            digest.update(words_of(column, self.words[name]) if name in self.words else plain(column))
        return digest.hexdigest()

    def read(self, span: Span) -> Rows:
        """The rows of games that are there; the chunks that they are in are looked at whole."""
        with self.opened() as db:
            found = [self._checked(db, chunk, mark) for chunk, mark in self._chunks(db, span).items()]
        rows = chunks.part(chunks.merged(found), span) if found else None
        if rows is None or chunks.span_of(rows) != span:
            raise self.damaged("chunks")
        return chunks.compact(rows)

    def _checked(self, db: sqlite3.Connection, chunk: Span, mark: str) -> Rows:
        games, rounds = (selected(db, table, chunk) for table in ("games", "rounds"))
        try:
            rows = Rows(self._numbers(games), self._numbers(rounds))
        except (ValueError, TypeError, OverflowError) as error:
            raise self.damaged(str(error)) from None
        if self.mark(rows) != mark:
            raise self.damaged(f"games {chunk[0]} to {sum(chunk) - 1}")
        return rows

    def _numbers(self, table: dict[str, Sequence[Any]]) -> dict[str, Column]:
        """Columns of a table as arrays. What is no number is refused; NULL is a measure's NaN."""
        import numpy as np

        found = {}
        for name, values in table.items():
            if name in self.words:
                numbers: dict[Any, int] = {None: -1} | {word: i for i, word in enumerate(self.words[name])}
                found[name] = np.array([numbers.get(value, "?") for value in values], np.int8)
            elif all(isinstance(value, int) for value in values):
                found[name] = np.array(values, np.int64)
            elif all(isinstance(value, float | None) for value in values):
                found[name] = np.array(values, np.float64)
            else:
                raise TypeError(name)
        return found


# SQL

def quoted(name: str) -> str:
    return '"' + name.replace('"', '""') + '"'


def insert(db: sqlite3.Connection, table: str, rows: Sequence[Sequence[Any]]) -> None:
    if rows:
        db.executemany(f"INSERT INTO {table} VALUES ({', '.join('?' * len(rows[0]))})", rows)


def selected(db: sqlite3.Connection, table: str, span: Span) -> dict[str, Sequence[Any]]:
    """The rows of some games, by column."""
    order = "game" if table == "games" else "game, round"
    found = db.execute(f"SELECT * FROM {table} WHERE game >= ? AND game < ? ORDER BY {order}",
                       (span[0], span[0] + span[1]))
    names = [column[0] for column in found.description]
    rows = found.fetchall()
    return dict(zip(names, zip(*rows, strict=True) if rows else [()] * len(names), strict=True))


def lines(columns: dict[str, list[Any]]) -> list[tuple[Any, ...]]:
    return list(zip(*columns.values(), strict=True))


# Marks

def plain(column: Column) -> bytes:
    """Numbers as bytes that are the same after they were in a file, which knows one zero, one NaN and one width."""
    import numpy as np

    if column.dtype.kind != "f":
        return column.astype("<i8").tobytes()
    return np.where(np.isnan(column), np.nan, column + 0.0).astype("<f8").tobytes()


def words_of(column: Column, words: list[str]) -> bytes:
    """Winners and endings as the file has them, in words: another gamekit may count them in another order."""
    return "\n".join([*words, ""][number] for number in column.tolist()).encode()


def about_mark(told: dict[str, Any], tables: list[tuple[str, str]]) -> str:
    """The mark of what a file says of itself, and of what its tables are."""
    return hashlib.sha256(repr([*told.values(), *tables]).encode()).hexdigest()


def schema(db: sqlite3.Connection) -> list[tuple[str, str]]:
    return db.execute("SELECT name, sql FROM sqlite_master WHERE type = 'table' ORDER BY name").fetchall()


# Questions

def about(question: Question) -> dict[str, Any]:
    """The row of the table `study`."""
    told = {name: json.dumps(value) if name in JSON else value for name, value in described(question).items()}
    whole = {"format": FORMAT, "gamekit": VERSION, "fingerprint": fingerprint(question), **told}
    return {name: whole[name] for name in ABOUT}


def shown(value: Any) -> str:
    return value if isinstance(value, str) else json.dumps(value, ensure_ascii=False)


class LostFunction:
    """In place of a person's function, of which a file knows only the name. It can be shown, but not played."""

    def __init__(self, name: str) -> None:
        self.__name__ = name

    def __call__(self, view: Any = None) -> Any:
        raise OwnFunction("error-study-function", function=self.__name__)


def stored_study(file: str | Path, game: Game | None = None) -> Study:
    """The study in a file, without playing."""
    from .study import Study

    path = Path(file)
    Store(path).check_header(needed=True)
    found = Store(path).about()
    if game is not None and game.name != found["game"]:
        here = {"found": found["game"], "here": game.name}
        raise BadStudyFile("error-study-file-other", path=str(path), field="game", **here)
    store = Store(path, game := game or registry.load(found["game"]))
    try:
        question = stored_question(game, found)
    except (GamekitError, TypeError, KeyError) as error:
        raise store.damaged(str(error)) from None
    study = Study(question, [store.read(span) for span in store.spans()], store)
    study.version = found["gamekit"]
    return study


def stored_question(game: Game, found: dict[str, Any]) -> Question:
    """The question of a file, checked; a person's own functions are unknown."""
    values = choices.complete(game.options, found["options"], game.name)
    seats: dict[str, policies.Policy] = {}
    for seat, policy in found["seats"].items():
        game.seat_number(seat)
        name = policy if isinstance(policy, str) else str(policy["function"])
        seats[seat] = name if policies.known(game, policy) else LostFunction(name)
    measures = {str(name): LostFunction(str(name)) for name in found["measures"]}
    return Question(game, seats, values, check_seed(found["seed"]), measures)
