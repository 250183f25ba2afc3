"""`gamekit simulate`: a study from the command line; what cannot be done is one sentence, exit code 2."""

import io
import os
import signal
import sqlite3
import subprocess
import sys
import time
from contextlib import closing
from pathlib import Path

import pandas as pd
import pytest

import gamekit
from gamekit.cli import main
from gamekit.lab import load_study, simulate

SOLO = ["--mode", "solo", "--difficulty", "3"]


@pytest.fixture(autouse=True)
def _in_a_folder_of_its_own(tmp_path, monkeypatch):
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr("sys.stdin", io.StringIO(""))


def test_a_study(capsys):
    arguments = ["-n", "1200", *SOLO, "--seats", "red=greedy", "--seed", "1", "--file", "s.sqlite", "--csv", "out.csv"]
    assert main(["simulate", "dual_powers", *arguments]) == 0
    shown = capsys.readouterr()
    assert shown.err == ""
    study = simulate("dual_powers", 1200, {"red": "greedy"}, 1, {"mode": "solo", "difficulty": 3})
    assert shown.out == f"{study.summary()}\nWritten to s.sqlite.\nWritten to out.csv.\n"
    assert pd.read_csv("out.csv")["support"].tolist() == study.games["support"].tolist()
    pd.testing.assert_frame_equal(load_study("s.sqlite").games, study.games)
    assert main(["simulate", "dual_powers", *arguments, "--lang", "ru"]) == 0
    assert "Партии: 1 200" in capsys.readouterr().out


@pytest.mark.parametrize(("seats", "told"), [
    (["--seats", "greedy"], "red = greedy, white = greedy"),
    (["--seats", "red=greedy,white=random"], "red = greedy, white = random"),
    (["--seats", "white=greedy"], "red = random, white = greedy"),
    ([], "red = random, white = random"),
])
def test_seats_and_options(seats, told, capsys):
    assert main(["simulate", "dual_powers", "-n", "5", "--option", "discard-hand=yes", *seats]) == 0
    shown = capsys.readouterr().out
    assert told in shown
    assert "discard_hand = true" in shown


def test_until(capsys):
    assert main(["simulate", "dual_powers", *SOLO, "--until", ".05", "--workers", "1"]) == 0
    assert "Games: 4 000" in capsys.readouterr().out
    assert main(["simulate", "dual_powers", *SOLO, "--until", "0.0001", "-n", "1500"]) == 0
    assert "Games: 1 500" in capsys.readouterr().out


def test_help(capsys):
    with pytest.raises(SystemExit):
        main(["simulate", "dual_powers", "--help", "--lang", "ru"])
    shown = capsys.readouterr().out
    assert "--difficulty" in shown
    assert "исследование" in shown


def test_own_box(tmp_path, capsys):
    folder = gamekit.load("dual_powers").folder / "box"
    (tmp_path / "own").mkdir()
    leaders = (folder / "leaders.csv").read_text("utf-8").replace("red,5,3,1", "red,6,3,1")
    (tmp_path / "own" / "leaders.csv").write_text(leaders, "utf-8")
    assert main(["simulate", "dual_powers", "-n", "5", *SOLO, "--file", "a"]) == 0
    assert main(["simulate", "dual_powers", "-n", "5", *SOLO, "--file", "a", "--box", "own"]) == 2
    assert "have changed" in capsys.readouterr().err


BAD = [
    ([], "Which game?", "Какая игра?"),
    (["xyzzy"], "There is no game “xyzzy”", "Игры «xyzzy» нет"),
    (["dual_powers", "-n", "0"], "The number of games", "Число партий"),
    (["dual_powers", "-n", "1e5"], "The number of games", "Число партий"),
    (["dual_powers", "-n"], "has no value", "нет значения"),
    (["dual_powers", "--until", "2"], "The width of an interval", "Ширина интервала"),
    (["dual_powers", "--until", "0.1", "-n", "x"], "The number of games", "Число партий"),
    (["dual_powers", "--workers", "0"], "The number of workers", "Число потоков"),
    (["dual_powers", "--seats", "xyzzy"], "There is no bot", "Бота «xyzzy» нет"),
    (["dual_powers", "--seats", "red=human"], "People cannot play", "Человек не может"),
    (["dual_powers", "--seats", "red=greedy,white"], "does not say who plays", "не говорит, кто играет"),
    (["dual_powers", "--seed", "x"], "The seed must be", "Начальное число — целое"),
    (["dual_powers", "--mode", "trio"], "cannot be 'trio'", "не может быть"),
    (["dual_powers", "--csv", "no/out.csv"], "cannot be written", "не удаётся записать"),
    (["dual_powers", "--file", "no/s.sqlite"], "cannot be used", "нельзя использовать"),
    (["dual_powers", "--file", "text"], "is not a study", "не исследование"),
    (["dual_powers", "--xyzzy"], "is not understood", "здесь непонятно"),
]


@pytest.mark.parametrize(("arguments", "english", "russian"), BAD, ids=[" ".join(row[0])[:40] for row in BAD])
def test_bad_input_is_one_sentence(arguments, english, russian, capsys):
    Path("text").write_text("not a database", "utf-8")
    for language, sentence in (("en", english), ("ru", russian)):
        assert main(["simulate", *arguments, "--lang", language]) == 2
        shown = capsys.readouterr()
        assert sentence in shown.err
        assert shown.err.count("\n") == 1
        assert shown.out == ""
    assert Path("text").read_text("utf-8") == "not a database"


def stored_chunks(path):
    try:
        with closing(sqlite3.connect(f"file:{path}?mode=ro", uri=True)) as file:
            return file.execute("SELECT count(*) FROM chunks").fetchone()[0]
    except sqlite3.Error:
        return 0


@pytest.mark.skipif(os.name == "nt", reason="signals of POSIX")
def test_ctrl_c_sums_up_what_is_done(tmp_path):
    command = [sys.executable, "-m", "gamekit", "simulate", "dual_powers", "-n", "5000000", *SOLO, "--file", "s.sqlite"]
    running = subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True, cwd=tmp_path)
    limit = time.monotonic() + 120
    while stored_chunks(tmp_path / "s.sqlite") < 3 and time.monotonic() < limit:
        time.sleep(0.05)
    running.send_signal(signal.SIGINT)
    out, err = running.communicate(timeout=60)
    assert running.returncode == 130
    study = load_study(tmp_path / "s.sqlite")
    assert err.replace("\N{NO-BREAK SPACE}", "") == (
        f"Stopped early: {study.n} of 5000000 games are done, and only these are counted.\n")
    assert "Won by Red" in out
    assert 3000 <= study.n < 5_000_000
    assert study.games["game"].is_unique and study.games["game"].is_monotonic_increasing
    assert set((study.games["game"] // 1000).value_counts()) == {1000}       # whole chunks


def test_a_change_is_simulated_and_compared(capsys):
    assert main(["simulate", "uprising", "-n", "20", "--change", "two-districts"]) == 0
    capsys.readouterr()
    assert main(["compare", "uprising", "-n", "60", "--change", "two-districts", "--workers", "1"]) == 0
    told = capsys.readouterr().out
    assert "Two districts are enough against printed rules on the same 60 games, seed 0" in told
    assert "rounds: the mean is lower" in told


@pytest.mark.parametrize(("given", "sentence"), [
    ([], "Say what is to be changed"), (["--change", "nothing"], "has prepared no change “nothing”"),
    (["--change", "no-cordon", "-n", "many"], "takes a number of games"),
])
def test_a_comparison_without_sense_is_refused(capsys, given, sentence):
    assert main(["compare", "uprising", *given]) == 2
    assert sentence in capsys.readouterr().err
