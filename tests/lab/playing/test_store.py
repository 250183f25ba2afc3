"""Studies in a file: nothing is lost by a kill, nothing mixed, nothing damaged, and nothing of others touched."""

import json
import os
import random
import sqlite3
import subprocess
import sys
from pathlib import Path

import numpy as np
import pandas as pd
import pytest

import gamekit
from gamekit.engine.errors import GamekitError, UnknownGame
from gamekit.lab import Study, load_study, simulate, until
from gamekit.lab.playing.fingerprint import code_of, fingerprint
from gamekit.engine.own import OwnFunction
from gamekit.lab.playing.run import Question
from gamekit.lab.playing.store import ABOUT, BadStudyFile, Store, about_mark, schema

SOLO = {"mode": "solo"}
MUTATIONS = 300
BOX = Path(gamekit.games.__path__[0]) / "dual_powers" / "box"


def half(box, s):
    return s.support / 2 if s.support < 0 else np.nan


def last(box, s, moves):
    return moves[len(moves) - 1]


def same(one, other):
    pd.testing.assert_frame_equal(one.games, other.games)
    pd.testing.assert_frame_equal(one.rounds, other.rounds)


def content(path):
    """All rows of a file, sorted, and how many games its chunks count."""
    db = sqlite3.connect(path)
    rows = {table: sorted(db.execute(f"SELECT * FROM {table}"), key=repr) for table in ("study", "games", "rounds")}
    counted = db.execute("SELECT sum(count) FROM chunks").fetchone()[0]
    db.close()
    return rows, counted


def refused(sentence, call):
    with pytest.raises(GamekitError, match=sentence) as error:
        call()
    assert error.value.in_language("ru") != str(error.value)


@pytest.fixture
def file(tmp_path):
    return tmp_path / "a study?.sqlite"


# Writing and reading

def test_a_file_changes_nothing(game, file):
    plain = simulate(game, 2300, seed=7, options=SOLO, measures=half)
    stored = simulate(game, 2300, seed=7, options=SOLO, measures=half, file=file)
    same(plain, stored)
    same(plain, simulate(game, 2300, seed=7, options=SOLO, measures=half, file=file))
    same(plain, load_study(file))
    assert stored.file == file
    assert plain.file is None


def test_any_sql_tool_reads_it(game, file):
    study = simulate(game, 1200, seed=7, options=SOLO, measures={'my "odd" measure': half}, file=file)
    db = sqlite3.connect(file)
    wins = dict(db.execute("SELECT winner, count(*) FROM games GROUP BY winner"))
    assert wins == study.games["winner"].value_counts().loc[lambda n: n > 0].to_dict()
    assert db.execute('SELECT ending, support, "my ""odd"" measure" FROM games WHERE game = 1100').fetchone() == tuple(
        study.games.loc[1100, ["ending", "support", 'my "odd" measure']]
    )
    assert db.execute("SELECT count(*) FROM rounds").fetchone()[0] == len(study.rounds)
    assert db.execute("SELECT first, count FROM chunks ORDER BY first").fetchall() == [(0, 1000), (1000, 200)]
    names = "game, gamekit, seed, options, seats"
    game_name, version, seed, options, seats = db.execute(f"SELECT {names} FROM study").fetchone()
    db.close()
    assert (game_name, version, seed) == ("dual_powers", gamekit.__version__, 7)
    assert json.loads(options)["mode"] == "solo"
    assert json.loads(seats) == {"red": "random"}


def test_nobody_and_unknown_numbers_survive(game, file):
    question = Question.of(game, "random", 0, [half], **SOLO)
    store, rows = Store.of(file, question), question.play(0, 5)
    rows.games["winner"][:] = [-1, 0, 1, -1, 0]
    rows.games["half"][:] = [np.nan, 1.5, -np.inf, 0.0, 2.0]
    store.add(rows)
    found = load_study(file)
    assert found.column("winner").tolist() == [-1, 0, 1, -1, 0]
    np.testing.assert_array_equal(found.column("half"), rows.games["half"])


def test_only_what_is_missing_is_played(game, file, monkeypatch):
    simulate(game, 1500, options=SOLO, file=file)
    played, play = [], Question.play
    monkeypatch.setattr(Question, "play", lambda q, *span: played.append(span) or play(q, *span))
    assert simulate(game, 700, options=SOLO, file=file).n == 700
    assert played == []
    longer = simulate(game, 3200, options=SOLO, file=file, workers=1)
    assert played == [(1500, 500), (2000, 1000), (3000, 200)]
    played.clear()
    even = load_study(file).more(100)
    assert (even.n, played) == (3300, [(3200, 100)])
    monkeypatch.undo()
    same(longer, simulate(game, 3200, options=SOLO))
    same(even, simulate(game, 3300, options=SOLO))


def test_until_in_a_file(game, file):
    study = simulate(game, until(0.1, at_most=5000), options=SOLO, file=file)
    assert study.n == simulate(game, until(0.1, at_most=5000), options=SOLO).n == load_study(file).n


def test_overlapping_chunks_are_written_once(game, file):
    question = Question.of(game, "random", 0, **SOLO)
    store = Store.of(file, question)
    for span in ((100, 50), (0, 120), (140, 100), (0, 240)):
        store.add(question.play(*span))
    same(load_study(file), simulate(game, 240, options=SOLO))
    assert sorted(store.spans()) == [(0, 100), (100, 50), (150, 90)]


def test_an_interrupted_study_goes_on(game, file):
    def interrupt(done, total):
        if done >= 2000:
            raise KeyboardInterrupt

    stopped = simulate(game, 9000, options=SOLO, file=file, progress=interrupt)
    assert stopped.stopped
    same(stopped, load_study(file))
    same(simulate(game, 9000, options=SOLO, file=file), simulate(game, 9000, options=SOLO))


# Kills, and others at work

DRIVER = """
import os, random, signal, sys, time
import gamekit
from gamekit.lab import simulate

game, (file, n, rounds) = gamekit.load("dual_powers"), (sys.argv[1], int(sys.argv[2]), int(sys.argv[3]))
simulate(game, 1000, seed=3, options={"mode": "solo"})      # compiled from here on

def child():
    pid = os.fork()
    if pid == 0:
        code = 1
        try:
            simulate(game, n, seed=3, options={"mode": "solo"}, file=file, workers=2)
            code = 0
        finally:
            os._exit(code)
    return pid
"""
KILLS = DRIVER + """
import sqlite3

def chunks():
    try:
        db = sqlite3.connect(f"file:{file}?mode=ro", uri=True)
        return db.execute("SELECT count(*) FROM chunks").fetchone()[0]
    except sqlite3.Error:
        return 0

dice = random.Random(1917)
for number in range(rounds):
    wanted = chunks() + dice.randint(1, 3) if number > 1 else 0     # the first ones are killed at the very start
    pid = child()
    while chunks() < wanted:
        assert os.waitpid(pid, os.WNOHANG)[0] == 0, "it ended by itself"
        time.sleep(0.001)
    time.sleep(dice.uniform(0, 0.02))
    os.kill(pid, signal.SIGKILL)
    os.waitpid(pid, 0)
"""
PAIRS = DRIVER + """
ended = [os.waitpid(pid, 0)[1] for pid in [child() for _ in range(rounds)]]
print(ended)
"""


def drive(code, *arguments):
    command = [sys.executable, "-c", code, *map(str, arguments)]
    return subprocess.run(command, capture_output=True, text=True, check=True, timeout=300).stdout


@pytest.mark.skipif(not hasattr(os, "fork"), reason="forks")
def test_killed_at_any_moment(game, tmp_path):
    killed, whole = tmp_path / "killed.sqlite", tmp_path / "whole.sqlite"
    drive(KILLS, killed, 40_000, 8)
    before = content(killed)[1]
    assert 6000 <= before < 40_000
    assert load_study(killed).n == before
    resumed = simulate(game, 40_000, seed=3, options=SOLO, file=killed)
    same(resumed, simulate(game, 40_000, seed=3, options=SOLO, file=whole))
    assert content(killed) == content(whole)


@pytest.mark.skipif(not hasattr(os, "fork"), reason="forks")
def test_two_processes_on_one_file(game, tmp_path):
    file, alone = tmp_path / "two.sqlite", tmp_path / "alone.sqlite"
    assert drive(PAIRS, file, 6000, 2) == "[0, 0]\n"
    simulate(game, 6000, seed=3, options=SOLO, file=alone)
    assert content(file) == content(alone)
    assert content(file)[1] == 6000


# Refusals

@pytest.fixture
def stored(game, file):
    simulate(game, 20, seed=1, options=SOLO, file=file)
    return file


@pytest.mark.parametrize(("given", "field"), [
    ({"seed": 2}, "seed"), ({"options": {"mode": "duel"}}, "options"), ({"seats": "greedy"}, "seats"),
    ({"seats": last}, "seats"), ({"measures": half}, "measures"),
    ({"options": {"mode": "solo", "difficulty": 2}}, "options"),
])
def test_another_study(game, stored, given, field):
    before = stored.read_bytes()
    refused(f"holds another study: “{field}”", lambda: simulate(
        game, **{"n": 50, "seed": 1, "options": SOLO, "file": stored, **given}))
    assert stored.read_bytes() == before
    assert [stored] == list(stored.parent.iterdir())


def test_another_version_or_other_rules(game, stored, monkeypatch, tmp_path):
    def again(game=game):
        return simulate(game, 30, seed=1, options=SOLO, file=stored)

    before = stored.read_bytes()
    with monkeypatch.context() as changed:
        changed.setattr("gamekit.lab.playing.store.VERSION", "9.9")
        refused("made by gamekit 0", again)
    with monkeypatch.context() as changed:
        changed.setattr("gamekit.games.dual_powers.lab.measures.support.__code__", half.__code__)
        refused("have changed", again)
    own = tmp_path / "own"
    own.mkdir()
    leaders = (BOX / "leaders.csv").read_text("utf-8")
    (own / "leaders.csv").write_text(leaders.replace("red,5,3,1", "red,6,3,1"), "utf-8")
    refused("have changed", lambda: again(gamekit.load("dual_powers", box=own)))
    assert stored.read_bytes() == before
    assert again().n == 30


def test_a_changed_function(game, file):
    def made(number):
        def mine(box, s):
            return s.support + number
        return mine

    simulate(game, 10, options=SOLO, measures=made(1), file=file)
    assert simulate(game, 20, options=SOLO, measures=made(1), file=file).n == 20
    refused("have changed", lambda: simulate(game, 20, options=SOLO, measures=made(2), file=file))


@pytest.mark.parametrize("content", [b"x", b"not a database " * 400, b"SQLite format 3\0" + b"\1" * 5000], ids=len)
def test_not_a_database(game, tmp_path, content):
    file = tmp_path / "x"
    file.write_bytes(content)
    refused("is not a study, or it is damaged", lambda: simulate(game, 10, file=file))
    refused("is not a study, or it is damaged", lambda: load_study(file))
    assert file.read_bytes() == content
    assert list(tmp_path.iterdir()) == [file]


def edited(sql):
    def edit(path):
        db = sqlite3.connect(path)
        db.executescript(sql)
        db.close()
    return edit


def forged(sql):
    """As `edited`, but with a mark that fits: by somebody who knows how, and means harm."""
    def edit(path):
        edited(sql)(path)
        db = sqlite3.connect(path)
        told = db.execute(f"SELECT {', '.join(ABOUT)} FROM study").fetchone()
        mark = about_mark(dict(zip(ABOUT, told, strict=True)), schema(db))
        db.execute("UPDATE study SET mark = ?", (mark,))
        db.commit()
        db.close()
    return edit


def cut(path):
    path.write_bytes(path.read_bytes()[:-4096])


def scribbled(path):
    data = bytearray(path.read_bytes())
    data[4096:8192] = os.urandom(4096)
    path.write_bytes(data)


DAMAGES = [
    cut, scribbled, edited("DROP TABLE rounds"), edited("CREATE TABLE more (x)"), edited("DELETE FROM study"),
    edited("INSERT INTO study SELECT * FROM study"), edited("UPDATE study SET seats = '['"),
    edited("UPDATE study SET options = '[]'"), edited("UPDATE study SET seed = 'x'"),
    edited("DELETE FROM games WHERE game = 3"),
    edited("UPDATE games SET winner = 'blue' WHERE game = 3"), edited("UPDATE games SET support = 'x' WHERE game = 3"),
    edited("UPDATE games SET game = 99 WHERE game = 3"), edited("UPDATE study SET seats = '{\"blue\": 5}'"),
    edited("UPDATE games SET support = support + 1 WHERE game = 3"), edited("UPDATE study SET seed = 2"),
    edited("UPDATE rounds SET support = support - 1 WHERE game = 3"), edited("DELETE FROM rounds WHERE game = 3"),
    edited("UPDATE games SET winner = NULL WHERE game = 3"), edited("UPDATE chunks SET mark = ''"),
    edited("UPDATE games SET support = 0.5 WHERE game = 3"), edited("ALTER TABLE games RENAME support TO opposition"),
    edited("UPDATE games SET support = CAST(x'ff' AS TEXT) WHERE game = 3"), edited("UPDATE study SET game = x'ff'"),
    edited("UPDATE study SET game = CAST(x'ff' AS TEXT)"), edited("UPDATE study SET format = 0"),
    edited("PRAGMA writable_schema = ON; UPDATE sqlite_master SET sql = replace(sql, 'PRIMARY', 'PRIMAVY')"),
    edited("UPDATE games SET game = game + 50 WHERE game = 19"), edited("UPDATE chunks SET first = first + 1"),
    forged("UPDATE study SET seats = '['"), forged("UPDATE study SET options = '[]'"),
    forged("UPDATE study SET seed = 'x'"), forged("UPDATE study SET seats = '{\"blue\": 5}'"),
    forged("UPDATE study SET seats = '{\"red\": {}}'"), forged("UPDATE study SET measures = '{}'"),
    forged("UPDATE study SET seed = -1"), forged(f"UPDATE study SET options = '{'[' * 100_000}'"),
]


@pytest.mark.parametrize("damage", DAMAGES, ids=range(len(DAMAGES)))
def test_damaged(stored, damage):
    damage(stored)
    before = stored.read_bytes()
    refused("is not a study, or it is damaged", lambda: load_study(stored))
    assert stored.read_bytes() == before


def mutated(whole, seed):
    """A file with a slip of the disk: some bytes altered, lost, doubled or put elsewhere."""
    dice, data = random.Random(seed), bytearray(whole)
    at, length = dice.randrange(len(data)), dice.choice([1, 1, 1, 2, 4, 16, 100, 4096])
    piece = data[at : at + length]
    kind = dice.randrange(7)
    if kind <= 1:
        data[at] ^= 1 << dice.randrange(8)
    elif kind == 2:
        data[at : at + length] = dice.randbytes(len(piece))
    elif kind == 3:
        data[at : at + length] = bytes(len(piece))
    elif kind == 4:
        del data[at : at + length]
    elif kind == 5:
        data[at:at] = piece
    else:
        to = dice.randrange(len(data) - len(piece) + 1)
        data[to : to + len(piece)] = piece
    return bytes(data)


def test_whatever_the_disk_does_is_told_or_changes_nothing(game, file):
    study = simulate(game, 20, seed=1, options=SOLO, measures=half, file=file)
    whole, told = file.read_bytes(), 0
    for seed in range(MUTATIONS):
        file.write_bytes(mutated(whole, seed))
        try:
            found = load_study(file)
        except GamekitError:
            told += 1
        else:
            same(found, study)
            assert (found.seed, found.seats, found.options) == (study.seed, study.seats, study.options), seed
    assert told > MUTATIONS // 4, "hardly anything was hit"


def test_newer_and_missing(game, stored, tmp_path):
    edited("UPDATE study SET format = 99")(stored)
    refused("newer gamekit", lambda: load_study(stored))
    refused("newer gamekit", lambda: simulate(game, 20, seed=1, options=SOLO, file=stored))
    refused("There is no file", lambda: load_study(tmp_path / "none"))
    refused("cannot be used", lambda: simulate(game, 5, file=tmp_path / "no" / "folder"))
    refused("cannot be used", lambda: simulate(game, 5, file=tmp_path))
    assert not (tmp_path / "none").exists()


def test_older(game, stored):
    """A file without marks."""
    edited("ALTER TABLE study DROP mark; ALTER TABLE chunks DROP mark; UPDATE study SET format = 1")(stored)
    before = stored.read_bytes()
    refused("older gamekit", lambda: load_study(stored))
    refused("older gamekit", lambda: simulate(game, 20, seed=1, options=SOLO, file=stored))
    assert stored.read_bytes() == before


@pytest.mark.parametrize("name", ["x" * 300, "a\0b"], ids=["long", "NUL"])
def test_names_that_no_file_can_have(game, tmp_path, name):
    for call in (load_study, lambda file: simulate(game, 5, options=SOLO, file=file)):
        with pytest.raises(BadStudyFile):
            call(tmp_path / name)
    assert list(tmp_path.iterdir()) == []


def test_an_empty_file_is_a_new_one(game, file):
    """A kill at the very start leaves such a file."""
    file.touch()
    assert simulate(game, 5, options=SOLO, file=file).n == 5


# Opening without playing

def test_load(game, file):
    study = simulate(game, 30, last, 4, SOLO, half, file)
    loaded = Study.load(file)
    same(loaded, study)
    assert (loaded.n, loaded.seed, loaded.options, loaded.version) == (30, 4, study.options, gamekit.__version__)
    assert "red = last" in str(loaded.summary())
    with pytest.raises(OwnFunction, match="last is a function of somebody"):
        loaded.more(10)
    refused("holds another study", lambda: load_study(file, type("Other", (type(game),), {"name": "other"})()))


def test_load_of_a_game_that_is_not_there(stored):
    forged("UPDATE study SET game = 'xyzzy'")(stored)
    with pytest.raises(UnknownGame):
        load_study(stored)


def test_nothing_in_a_file_is_run(game, stored):
    """Names from a file are names, whatever they look like."""
    evil = '"; DROP TABLE games; --'
    forged(f"UPDATE study SET measures = '{json.dumps([evil])}'")(stored)
    assert load_study(stored).n == 20
    assert content(stored)[1] == 20


# Fingerprints

def test_fingerprints(game):
    def question(**given):
        return Question.of(game, **{"seats": "random", "seed": 1, **SOLO, **given})

    others = ({"seed": 2}, {"seats": "greedy"}, {"seats": "search:5"}, {"difficulty": 2}, {"seats": last})
    marks = [fingerprint(question(**given)) for given in ({}, {"measures": [half]}, *others)]
    assert len(set(marks)) == len(marks)
    assert marks[0] == fingerprint(question())
    assert fingerprint(question(measures={"half": half})) == marks[1]
    code = "import gamekit; from gamekit.lab.playing.run import Question; " \
           "from gamekit.lab.playing.fingerprint import fingerprint; " \
           "print(fingerprint(Question.of(gamekit.load('dual_powers'), 'random', 1, mode='solo')))"
    other = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert other.stdout.strip() == marks[0]


def test_callables_that_are_no_functions():
    class Policy:
        def __call__(self, view):
            return view.moves[0]

    assert "moves" in code_of(Policy())
    assert isinstance(BadStudyFile("error-study-file-missing", path="x"), GamekitError)
