"""Studies in one SQLite file that any SQL tool can read.

A chunk's rows and its entry are written in one transaction as it is done, so that a study which was killed goes on
with what is missing, and several processes may work on one file. Nothing in a file is ever run.
"""

from __future__ import annotations

import json
import sqlite3
from collections.abc import Iterator, Sequence
from contextlib import closing, contextmanager
from pathlib import Path
from typing import TYPE_CHECKING, Any

from .. import __version__
from ..engine import options as choices
from ..engine import policies, registry
from ..engine.errors import GamekitError
from ..engine.game import Game, check_seed
from . import chunks
from .asked import columns
from .chunks import Span
from .fingerprint import described, fingerprint
from .own import OwnFunction
from .run import Question, Rows

if TYPE_CHECKING:
    from .run import Column
    from .study import Study

FORMAT = 1
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
        except sqlite3.OperationalError as error:
            raise BadStudyFile("error-study-file-use", path=str(self.path), problem=str(error)) from None
        except sqlite3.Error as error:
            raise self.damaged(str(error)) from None

    def _connection(self, mode: str) -> sqlite3.Connection:
        address = f"{self.path.absolute().as_uri()}?mode={mode}"
        return sqlite3.connect(address, timeout=PATIENCE, isolation_level=None, uri=True)

    def check_header(self) -> None:
        """SQLite itself would take a file of a few bytes for an empty one, and write over it."""
        try:
            with self.path.open("rb") as file:
                if file.read(len(HEADER)) not in (b"", HEADER):
                    raise self.damaged("not SQLite")
        except FileNotFoundError:
            pass
        except OSError as error:
            problem = error.strerror or str(error)
            raise BadStudyFile("error-study-file-use", path=str(self.path), problem=problem) from None

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
        db.execute(f"CREATE TABLE study ({', '.join(f'{name} {kind}' for name, kind in ABOUT.items())})")
        db.execute(f"CREATE TABLE games ({', '.join(noted)})")
        db.execute(f"CREATE TABLE rounds ({', '.join(each)}, PRIMARY KEY (game, round)) WITHOUT ROWID")
        db.execute("CREATE TABLE chunks (first INTEGER PRIMARY KEY, count INTEGER NOT NULL)")
        insert(db, "study", [list(about(question).values())])

    # What is in it

    def about(self) -> dict[str, Any]:
        """What the file says of itself; all of it is checked for damage."""
        with self.opened() as db:
            (state,) = db.execute("PRAGMA quick_check(1)").fetchone()
            if state != "ok" or not self.tables(db):
                raise self.damaged(str(state))
            found = db.execute(f"SELECT {', '.join(ABOUT)} FROM study").fetchall()
            (games,), (noted,) = (db.execute(f"SELECT {count}").fetchone() for count in (
                "count(*) FROM games", "coalesce(sum(count), 0) FROM chunks"))
        if len(found) != 1 or games != noted:
            raise self.damaged(f"{len(found)} studies, {games} games, {noted} noted")
        return self._read_about(dict(zip(ABOUT, found[0], strict=True)))

    def _read_about(self, found: dict[str, Any]) -> dict[str, Any]:
        if isinstance(found["format"], int) and found["format"] > FORMAT:
            raise BadStudyFile("error-study-file-newer", path=str(self.path), found=found["format"], known=FORMAT)
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
            if isinstance(policy, Unknown):
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
            return self._spans(db, within)

    def _spans(self, db: sqlite3.Connection, within: Span) -> list[Span]:
        asked = "SELECT first, count FROM chunks WHERE first < ? AND first + count > ? ORDER BY first"
        found = db.execute(asked, (within[0] + within[1], within[0])).fetchall()
        if not all(isinstance(number, int) and number >= 0 for span in found for number in span):
            raise self.damaged("chunks")
        return found

    def add(self, rows: Rows) -> None:
        """Write a chunk, unless it is there: another process may have been faster."""
        with self.opened() as db:
            db.execute("BEGIN IMMEDIATE")
            span = chunks.span_of(rows)
            for gap in chunks.missing(self._spans(db, span), span):
                piece = chunks.part(rows, gap)
                insert(db, "games", lines(self.named(piece.games)))
                insert(db, "rounds", lines({name: column.tolist() for name, column in piece.rounds.items()}))
                insert(db, "chunks", [gap])
            db.execute("COMMIT")

    def named(self, games: dict[str, Column]) -> dict[str, list[Any]]:
        """Columns as a person reads them: winner and ending in words."""
        lists = {name: column.tolist() for name, column in games.items()}
        for name, words in self.words.items():
            lists[name] = [words[number] if number >= 0 else None for number in lists[name]]
        return lists

    def read(self, span: Span) -> Rows:
        """The rows of games that are there."""
        with self.opened() as db:
            games, rounds = (selected(db, table, span) for table in ("games", "rounds"))
        try:
            rows = chunks.compact(Rows(self._numbers(games), self._numbers(rounds)))
        except (ValueError, TypeError, OverflowError) as error:
            raise self.damaged(str(error)) from None
        if rows.games["game"].tolist() != list(range(span[0], span[0] + span[1])):
            raise self.damaged("games")
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
            else:
                found[name] = np.array(values, np.float64)
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


# Questions

def about(question: Question) -> dict[str, Any]:
    """The row of the table `study`."""
    told = {name: json.dumps(value) if name in JSON else value for name, value in described(question).items()}
    whole = {"format": FORMAT, "gamekit": __version__, "fingerprint": fingerprint(question), **told}
    return {name: whole[name] for name in ABOUT}


def shown(value: Any) -> str:
    return value if isinstance(value, str) else json.dumps(value, ensure_ascii=False)


class Unknown:
    """In place of a person's function, of which a file knows only the name. It can be shown, but not played."""

    def __init__(self, name: str) -> None:
        self.__name__ = name

    def __call__(self, view: Any = None) -> Any:
        raise OwnFunction("error-study-function", function=self.__name__)


def stored_study(file: str | Path, game: Game | None = None) -> Study:
    """The study in a file, without playing."""
    from .study import Study

    path = Path(file)
    if not path.exists():
        raise BadStudyFile("error-study-file-missing", path=str(path))
    Store(path).check_header()
    found = Store(path).about()
    if game is not None and game.name != found["game"]:
        here = {"found": found["game"], "here": game.name}
        raise BadStudyFile("error-study-file-other", path=str(path), field="game", **here)
    store = Store(path, game := game or registry.load(found["game"]))
    try:
        question = stored_question(game, found)
    except (GamekitError, TypeError) as error:
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
        seats[seat] = name if policies.known(game, policy) else Unknown(name)
    measures = {str(name): Unknown(str(name)) for name in found["measures"]}
    return Question(game, seats, values, check_seed(found["seed"]), measures)
