"""What served pages keep, and how they go on with it."""

from __future__ import annotations

import json
import os
import sqlite3
import time
from pathlib import Path
from typing import Any

import pytest

import gamekit
from gamekit.ui import keeping
from gamekit.ui.board import Board
from gamekit.ui.keeping import MONTH, Keeper, is_secret, new_secret
from gamekit.ui.lab import Lab
from gamekit.ui.teaching import LessonPage
from gamekit.ui.widget import Page
from tests.ui.shells import Heard

SECRET = "a" * 22


@pytest.fixture
def keeper(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Keeper:
    made = Keeper(tmp_path / "pages.db")
    monkeypatch.setenv(keeping.VARIABLE, str(made.path))
    return made


def wish(page: Page, what: str, value: str = "") -> None:
    page.receive({"do": what, "value": value})


# The file

def test_what_is_written_is_read(keeper: Keeper) -> None:
    assert keeper.read(SECRET, 0) is None
    keeper.write(SECRET, 0, {"a": [1, None, "б"]})
    keeper.write(SECRET, 1, "other")
    assert keeper.read(SECRET, 0) == {"a": [1, None, "б"]}
    keeper.write(SECRET, 0, 2)
    assert (keeper.read(SECRET, 0), keeper.read(SECRET, 1)) == (2, "other")


def test_a_device_has_one_secret_for_each_page(keeper: Keeper) -> None:
    first = keeper.secret_of("phone", "play")
    assert is_secret(first)
    assert keeper.secret_of("phone", "play") == first
    assert len({first, keeper.secret_of("phone", "odds"), keeper.secret_of("laptop", "play")}) == 3


def test_a_page_is_handed_over(keeper: Keeper) -> None:
    secret = keeper.secret_of("phone", "play")
    assert not keeper.hand_over(new_secret(), "laptop", "play")
    assert not keeper.hand_over(secret, "laptop", "odds")
    assert keeper.hand_over(secret, "laptop", "play")
    assert keeper.secret_of("laptop", "play") == keeper.secret_of("phone", "play") == secret


def test_what_nobody_opens_for_a_month_is_erased(keeper: Keeper, monkeypatch: pytest.MonkeyPatch) -> None:
    keeper.write(SECRET, 0, 1)
    now = time.time()
    monkeypatch.setattr(time, "time", lambda: now + MONTH - 60)
    keeper.tidy()
    assert keeper.read(SECRET, 0) == 1
    keeper.write("b" * 22, 0, 2)
    monkeypatch.setattr(time, "time", lambda: now + MONTH + 60)
    keeper.tidy()
    assert (keeper.read(SECRET, 0), keeper.read("b" * 22, 0)) == (None, 2)


def test_a_damaged_file_is_put_aside(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv(keeping.FOLDER, str(tmp_path / "state"))
    keeping.keeper().write(SECRET, 0, 1)
    path = keeping.keeper().path
    path.write_bytes(b"not a database, but long enough to be looked at" * 100)
    keeping.keeper().write(SECRET, 0, 2)
    assert keeping.keeper().read(SECRET, 0) == 2
    [aside] = path.parent.glob("*.damaged-*")
    assert aside.read_bytes().startswith(b"not a database")


@pytest.mark.skipif(os.name != "posix", reason="rights as POSIX has them")
def test_the_file_is_for_its_user_only(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """It holds the token of the teacher, also in a folder that others may look into and a file of an older version."""
    monkeypatch.setenv(keeping.FOLDER, str(tmp_path))
    tmp_path.chmod(0o755)
    (tmp_path / "pages.db").touch(mode=0o644)
    keeping.keeper().write(SECRET, 0, "something")
    files = [path for path in tmp_path.iterdir() if path.is_file()]
    assert files and not [path.name for path in files if path.stat().st_mode & 0o077]


def test_a_folder_that_cannot_be_written_is_replaced(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "file").write_text("")
    monkeypatch.setenv(keeping.FOLDER, str(tmp_path / "file" / "state"))
    monkeypatch.setattr("tempfile.tempdir", str(tmp_path))
    assert keeping.folder().parent == tmp_path
    assert keeping.folder().stat().st_mode & 0o777 == 0o700


# The pages

def test_a_waiting_page_is_told_once_when_its_visitor_comes(keeper: Keeper) -> None:
    """It looks different once it knows its place: told before, it would come twice."""
    board = Board(gamekit.load("dual_powers").new(seed=5, mode="solo"))
    assert board.page == ""
    heard = Heard(board)
    for what, value in (("take-up", f"{SECRET} 0"), ("hello", ""), ("coach", "")):
        wish(board, what, value)
        told = [name for name, _ in heard.values]
        assert told.count("page") == 1 + (what == "coach") and heard.sent == [{"taken": True}]




def test_a_board_goes_on_with_its_match(keeper: Keeper) -> None:
    game = gamekit.load("dual_powers")
    before, after = (Board(game.new(seed=seed, mode="solo", difficulty=2)) for seed in (5, 6))
    wish(before, "take-up", f"{SECRET} 0")
    for what, value in (("speed", "off"), ("language", "ru"), ("play", before.match.moves[0].id)):
        wish(before, what, value)
    wish(before, "play", before.match.moves[0].id)
    wish(after, "take-up", f"{SECRET} 0")
    assert after.match.state == before.match.state
    assert (after.language, after.speed, after.match.seats) == ("ru", "off", before.match.seats)
    assert after.notice is None
    wish(after, "undo")
    assert len(after.match.played) == len(before.match.played) - 1


def test_a_page_begins_in_the_language_of_its_address(keeper: Keeper) -> None:
    """Before it is shown, and whatever was spoken on it before."""
    game = gamekit.load("dual_powers")
    before, after, unsaid = (Board(game.new(seed=5)) for _ in range(3))
    wish(before, "take-up", f"{SECRET} 0")
    wish(before, "language", "en")
    wish(after, "take-up", f"{SECRET} 0 ru")
    assert after.language == "ru"
    assert "Красные" in after.page
    wish(unsaid, "take-up", f"{SECRET} 0 ")
    assert unsaid.language == "ru"
    wish(unsaid, "take-up", f"{SECRET} 0 xx")
    assert unsaid.notice is None


def test_a_page_begins_with_what_its_address_says(keeper: Keeper) -> None:
    """What is shown first is what was asked for, not another match for a moment."""
    game = gamekit.load("dual_powers")
    board, wrong = Board(game.new(seed=5)), Board(game.new(seed=6))
    heard = Heard(board)
    wish(board, "take-up", f"{SECRET} 0 en ?mode=solo&seed=417")
    assert (board.match.seed, board.match.options["mode"], board.language) == (417, "solo", "en")
    assert heard.sent == [{"taken": True}]
    wish(wrong, "take-up", f"{SECRET} 1  ?position=nonsense")
    assert wrong.match.seed == 6 and wrong.notice is not None and wrong.taken_up is False


def test_a_hot_seat_match_comes_back_behind_its_curtain(keeper: Keeper) -> None:
    game = gamekit.load("uprising")
    before, after = (Board(game.new(seed=seed)) for seed in (5, 6))
    wish(before, "take-up", f"{SECRET} 0")
    wish(before, "open")
    wish(before, "play", before.match.moves[0].id)
    wish(after, "take-up", f"{SECRET} 0")
    assert after.match.state == before.match.state
    assert after.curtain == after.match.seat


def test_a_new_match_is_the_one_that_is_kept(keeper: Keeper) -> None:
    game = gamekit.load("dual_powers")
    before, after = Board(game.new(seed=5)), Board(game.new(seed=6))
    wish(before, "take-up", f"{SECRET} 0")
    wish(before, "option:mode", "solo")
    wish(before, "new")
    wish(after, "take-up", f"{SECRET} 0")
    assert after.match.options["mode"] == "solo"
    assert after.match.state == before.match.state


def test_a_lesson_goes_on_with_its_answers(keeper: Keeper, monkeypatch: pytest.MonkeyPatch) -> None:
    game = gamekit.load("dual_powers")
    before, after = LessonPage(game, "rules"), LessonPage(game, "rules")
    wish(before, "take-up", f"{SECRET} 0")
    for given in ("white", "red"):      # the first is wrong
        wish(before, "again")
        wish(before, "answer", given)
    wish(before, "next")
    wish(before, "language", "ru")
    counted: list[Any] = []
    monkeypatch.setattr("gamekit.lessons.room.here", lambda: counted.append(1))
    wish(after, "take-up", f"{SECRET} 0")
    assert after.page == before.page
    assert (after.way.done, after.way.tried) == (before.way.done, before.way.tried)
    assert after.way.tried
    assert counted == [], "an answer was counted twice"


@pytest.mark.parametrize("link", ["?seed=41&step=2", "?lang=en", ""])
def test_a_lesson_goes_on_with_its_variant(keeper: Keeper, link: str) -> None:
    game = gamekit.load("dual_powers")
    before, after = LessonPage(game, "odds"), LessonPage(game, "odds")
    wish(before, "take-up", f"{SECRET} 0")
    wish(before, "address", link)
    wish(before, "answer", "60")
    wish(before, "next")
    wish(after, "take-up", f"{SECRET} 0")
    wish(after, "address", f"?{before.address()}")
    assert after.page == before.page
    assert after.kept() == before.kept()


def test_an_odds_page_goes_on_with_its_settings(keeper: Keeper) -> None:
    game = gamekit.load("dual_powers")
    before, after = Lab(game), Lab(game)
    wish(before, "take-up", f"{SECRET} 0")
    for what, value in (("number", "0"), ("option:mode", "duel"), ("option:mode", "solo"), ("seed", "7")):
        wish(before, what, value)
    assert keeper.read(SECRET, 0) == [["number", "0"], ["option:mode", "solo"], ["seed", "7"]]
    wish(after, "take-up", f"{SECRET} 0")
    assert (after.number, after.seed, after.wishes) == (0, 7, before.wishes)


def test_told_again_a_page_stays_where_it_is(keeper: Keeper) -> None:
    board = Board(gamekit.load("dual_powers").new(seed=5, mode="solo"))
    wish(board, "take-up", f"{SECRET} 0")
    wish(board, "play", board.match.moves[0].id)
    shown = board.page
    wish(board, "take-up", f"{SECRET} 0")
    wish(board, "take-up", f"{'b' * 22} 0")
    assert board.page == shown
    assert keeper.read("b" * 22, 0) is None


@pytest.mark.parametrize("place", ["", SECRET, f"{SECRET} x", f"{SECRET} -1", "short 0", f"{SECRET}; 0"])
def test_a_wrong_place_keeps_nothing(keeper: Keeper, place: str) -> None:
    board = Board(gamekit.load("dual_powers").new(seed=5, mode="solo"))
    wish(board, "take-up", place)
    wish(board, "play", board.match.moves[0].id)
    assert board.notice is None
    with sqlite3.connect(keeper.path) as file:
        assert file.execute("SELECT count(*) FROM kept").fetchone() == (0,)


@pytest.mark.parametrize("kept", [None, 7, {}, [], {"match": {"gamekit": 99}, "language": "en", "speed": "off"}])
def test_what_cannot_be_taken_up_is_told_and_the_page_begins_anew(keeper: Keeper, kept: Any) -> None:
    keeper.write(SECRET, 0, kept)
    board = Board(gamekit.load("dual_powers").new(seed=5, mode="solo"))
    wish(board, "take-up", f"{SECRET} 0")
    told = board.notice is not None and "could not go on" in board.notice[0]
    assert told == (kept is not None)
    wish(board, "play", board.match.moves[0].id)
    assert keeper.read(SECRET, 0)["match"]["moves"] == json.loads(json.dumps([m.id for m in board.match.played]))


def test_a_page_of_a_notebook_keeps_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv(keeping.VARIABLE, raising=False)
    board = Board(gamekit.load("dual_powers").new(seed=5, mode="solo"))
    wish(board, "take-up", f"{SECRET} 0")
    wish(board, "play", board.match.moves[0].id)
    assert board._place is None
    assert board.notice is None


def test_what_is_shown_is_kept_already(keeper: Keeper) -> None:
    """A kernel may be killed as soon as its page is on the screen."""
    board = gamekit.load("dual_powers").new(seed=1, mode="solo").board()
    wish(board, "take-up", f"{SECRET} 0")
    kept: list[Any] = []
    board.observe(lambda _: kept.append(keeper.read(SECRET, 0)), "page")
    wish(board, "play", board.match.moves[0].id)
    assert kept == [board.kept()]
    assert len(kept[0]["match"]["moves"]) == 1
