"""The class: counts in one file, many writers, nothing personal."""

import os
import sqlite3
import subprocess
import sys
from concurrent.futures import ThreadPoolExecutor
from contextlib import closing

import pytest

from gamekit.lessons import room
from gamekit.lessons.room import Room
from gamekit.ui import keeping, server
from gamekit.ui.class_room import console_lessons
from gamekit.ui.class_room.console import Console
from gamekit.ui.teaching import LessonPage

from . import making

WRITER = """
import sys
from gamekit.lessons.room import Room
room = Room(sys.argv[1])
for number in range(20):
    room.vote("q", "red" if number % 2 else "white")
    room.note("s", number % 4 == 0)
"""


@pytest.fixture
def counts(tmp_path):
    return Room(tmp_path / "class.db")


def test_votes_are_counted(counts):
    for option in ("red", "white", "red"):
        counts.vote("q", option)
    assert counts.counts("q") == {"red": 2, "white": 1}
    assert counts.counts("other") == {}


def test_first_tries_and_stumbles_are_counted(counts):
    for right in (True, True, False):
        counts.note("s", right)
    for rule in ("B", "A", "B"):
        counts.stumble("game", rule)
    counts.stumble("another", "A")
    assert counts.first_tries() == {"s": (2, 1)}
    assert counts.stumbles("game") == [("B", 2), ("A", 1)]
    assert counts.stumbles("game", most=1) == [("B", 2)]


def test_several_processes_write_at_once(counts):
    def run(_):
        subprocess.run([sys.executable, "-c", WRITER, str(counts.path)], check=True)

    with ThreadPoolExecutor(4) as pool:
        list(pool.map(run, range(6)))
    assert counts.counts("q") == {"red": 60, "white": 60}
    assert counts.first_tries() == {"s": (30, 90)}


def test_nothing_personal_is_in_the_file(counts):
    with closing(sqlite3.connect(counts.path)) as file:
        tables = [file.execute(f"PRAGMA table_info({table})").fetchall() for table in ("vote", "first", "stumble")]
    columns = {row[1] for table in tables for row in table}
    assert columns == {"question", "option", "number", "step", "good", "bad", "rule"}


def test_a_copy_stays_when_the_server_has_stopped(counts, tmp_path):
    counts.vote("q", "red")
    copy = counts.export(tmp_path / "kept.db")
    counts.path.unlink()
    assert Room(copy).counts("q") == {"red": 1}


def test_the_server_has_a_room_as_long_as_it_runs():
    assert room.here() is None
    with server.temporary_folder() as folder, server.told_to_kernels(folder, keeping.keeper()):
        path = os.environ[room.VARIABLE]
        assert room.here().counts("q") == {}
        child = subprocess.run(
            [sys.executable, "-c", "from gamekit.lessons.room import here; print(here().path)"],
            capture_output=True, text=True, check=True,
        )
        assert child.stdout.strip() == path
    assert room.here() is None
    assert not os.path.exists(path)


# Pages

@pytest.fixture
def page(game, tmp_path, monkeypatch):
    """A page of the small lesson in a room."""
    monkeypatch.setenv(room.VARIABLE, str(Room(tmp_path / "class.db").path))
    lesson = making.lesson(game, tmp_path / "small")
    monkeypatch.setattr("gamekit.ui.teaching.load_lesson", lambda *_: lesson)
    monkeypatch.setattr(console_lessons, "known_lesson", lambda *_: lesson)
    monkeypatch.setattr(console_lessons, "lessons", lambda *_: ["small"])
    return LessonPage(game, "small")


def wish(page, what, value=""):
    page.receive({"do": what, "value": value})
    return page


def test_first_answers_and_stumbles_reach_the_class(page):
    for answer in ("white", "red"):
        wish(page, "answer", answer)
        wish(page, "again")
    found = room.here()
    assert found.counts("dual_powers/small/see") == {"white": 1}
    assert found.first_tries() == {"dual_powers/small/see": (0, 1)}
    assert found.stumbles("dual_powers") == [("TIE_MORE_TOKENS", 1)]


def test_what_is_no_option_is_not_stored(page):
    wish(page, "answer", "My name is Anna")
    assert room.here().counts("dual_powers/small/see") == {}


def test_a_broken_file_does_not_stop_the_lesson(page, tmp_path):
    (tmp_path / "class.db").write_bytes(b"this is no database" * 100)
    wish(page, "answer", "red")
    assert page.pupil.is_solved


def test_the_console_shows_counts_without_answers(page, game):
    wish(page, "answer", "white")
    shown = Console(game)
    assert "0 of 1" in shown.page
    wish(shown, "language", "ru")
    assert "0 из 1" in shown.page


def test_without_a_server_the_console_says_so(game, monkeypatch):
    monkeypatch.delenv(room.VARIABLE, raising=False)
    assert "gamekit serve" in Console(game).page
