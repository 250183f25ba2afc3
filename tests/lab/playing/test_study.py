"""Studies: the same rows however they are played, tables that can be trusted, and clear refusals."""

import json
import re
import subprocess
import sys
import threading
import time

import numpy as np
import pandas as pd
import pytest

import gamekit
from gamekit.engine.errors import BadOption, BadSave, GamekitError
from gamekit.engine import policies
from gamekit.lab.playing import chunks
from gamekit.lab import compare, load_study, odds, simulate, sweep, tournament, until
from gamekit.lab.playing.run import Question, Rows
from gamekit.lab.statistics.stats import BadStudy, wilson
from gamekit.lab.playing.study import StoppedEarly, Study, prepare

SOLO = {"mode": "solo", "difficulty": 2}


def half(box, s):
    return s.support / 2


def last(box, s, moves):
    return moves[len(moves) - 1]


def first_seen(view):
    return view.moves[0]


def known_late(box, s):
    return s.round if s.round > 2 else np.nan


def nowhere(box, s, moves):
    return 999


def wordy(box, s):
    return "x"


def broken(box, s):
    return 1 // 0


def same(one: Study, other: Study) -> None:
    pd.testing.assert_frame_equal(one.games, other.games)
    pd.testing.assert_frame_equal(one.rounds, other.rounds)


@pytest.fixture(scope="module")
def study(game):
    return simulate(game, 3300, seats="greedy", seed=5, options=SOLO, measures=half)


# Rows

def test_workers_and_chunks_change_nothing(study, monkeypatch):
    asked_again = {"seats": "greedy", "seed": 5, "options": SOLO, "measures": half}
    same(study, simulate(study.game, 3300, workers=1, **asked_again))
    monkeypatch.setattr("gamekit.lab.playing.run.CHUNK", 170)
    same(study, simulate(study.game, 3300, workers=3, **asked_again))


def test_another_seed_is_another_study(study):
    assert not study.games.equals(simulate(study.game, 3300, "greedy", 6, SOLO, half).games)


def test_games_are_those_of_the_question(study):
    """Every row is what the base says of that game, column by column."""
    rows = Question.of(study.game, "greedy", 5, [half], **SOLO).play(1500, 20)
    frame = study.games.iloc[1500:1520]
    assert list(frame.columns) == list(rows.games)
    assert frame["winner"].cat.codes.tolist() == rows.games["winner"].tolist()
    assert frame["ending"].cat.codes.tolist() == rows.games["ending"].tolist()
    for name in set(rows.games) - {"winner", "ending"}:
        assert frame[name].tolist() == rows.games[name].tolist()
    rounds = study.rounds[study.rounds["game"].between(1500, 1519)]
    for name, column in rows.rounds.items():
        assert rounds[name].tolist() == column.tolist()


def test_tables_are_tidy(study):
    games, rounds = study.games, study.rounds
    assert games.index.tolist() == games["game"].tolist() == list(range(3300))
    assert list(games["winner"].cat.categories) == ["red", "white"]
    assert list(games["ending"].cat.categories) == study.game.ids("ending")
    assert games["half"].dtype == float
    assert (games["half"] == games["support"] / 2).all()
    assert rounds["round"].min() == 1
    assert rounds.groupby("game")["round"].max().tolist() == games["rounds"].tolist()
    ends = rounds.groupby("game").last()
    assert ends["support"].tolist() == games["support"].tolist()


def test_nobody_is_missing(study):
    rows = chunks.part(study.question.play(0, 4), (0, 4))
    rows.games["winner"][:] = [0, -1, 1, -1]
    frame = Study(study.question, [rows]).games
    assert frame["winner"].isna().tolist() == [False, True, False, True]
    told = Study(study.question, [rows]).summary()
    assert told.frame.query("of == 'nobody'")[["what", "value"]].values.tolist() == [["draw", 0.5]]
    assert re.search(r"\nDraw +50.0 %", str(told))


@pytest.mark.parametrize(("language", "words"), [("en", ["Draw", "Defeat"]), ("ru", ["Ничья", "Поражение"])])
def test_draws_and_defeats_are_told_apart(language, words):
    """Who plays alone loses what nobody wins, unless the game calls it a draw."""
    alone = simulate(gamekit.load("partisans", language=language), 300, "greedy", seed=1)
    endings = alone.games["ending"].value_counts()
    defeats = sum(endings.get(name, 0) for name in ("failed-missions", "civilians", "spies"))
    drawn = [text.get_text() for text in alone.plot_wins().texts]
    for what, count, word in zip(("draw", "defeat"), (endings["draw"], defeats), words, strict=True):
        frame = alone.summary().frame
        assert frame[frame["what"] == what]["value"].item() == pytest.approx(count / 300)
        assert f"\n{word} " in str(alone.summary()) and word in drawn


def test_bots_have_names_in_russian():
    game = gamekit.load("dual_powers", language="ru")
    study = simulate(game, 20, {"red": "greedy"}, seed=1)
    compared = compare(game, 20, "greedy", "search:2")
    texts = [str(study.summary()), *(t.get_text() for t in study.plot().texts), str(compared),
             str(compare(game, 20, {"red": "greedy"}, "random")), str(tournament(game, 10, ["greedy", "random"])),
             odds(game.new(seed=1, mode="solo"), n=5).about(), compared.plot().get_title(loc="left")]
    swept = sweep(game, 20, {"seats": ["greedy", {"red": "random", "white": "greedy"}]})
    texts += [t.get_text() for t in swept.plot().texts]
    assert not [text for text in texts if re.search("greedy|random|search", text)]
    assert "жадный бот" in texts[0] and "думающий бот (2)" in str(compared)
    assert any("Красные: случайный бот" in text.replace("\n", " ") for text in texts)


def test_numbers_do_not_overflow_and_tables_are_not_shared(study):
    frame = study.games
    assert (frame["decisions"] * 1_000_000 >= 0).all()
    assert (study.rounds["round"] * 1000 > 0).all()
    frame.loc[0, "support"] = 99
    frame["new"] = 1
    assert study.games.loc[0, "support"] != 99
    assert "new" not in study.games


def test_parts_come_in_any_order(study):
    pieces = [chunks.compact(study.question.play(first, 500)) for first in (1000, 0, 500)]
    same(Study(study.question, pieces), simulate(study.game, 1500, "greedy", 5, SOLO, half))


def test_policies_of_ones_own(game):
    for policy in (last, first_seen):
        study = simulate(game, 12, policy, options=SOLO)
        assert study.n == 12
        assert study.seats == {"red": policy}
        assert f"red = {policy.__name__}" in str(study.summary())


def test_seats_may_be_named(study):
    mixed = simulate(study.game, 20, {"white": "greedy"})
    assert mixed.seats == {"red": "random", "white": "greedy"}


# Going on

def test_more(study):
    start = simulate(study.game, 1250, "greedy", 5, SOLO, half)
    assert start.games.shape[0] == 1250      # joined already
    whole = start.more(2050)
    assert (start.n, whole.n) == (1250, 3300)
    same(whole, study)
    same(start, simulate(study.game, 1250, "greedy", 5, SOLO, half))


def test_more_fills_gaps_first(study):
    pieces = [chunks.compact(study.question.play(first, 100)) for first in (0, 200)]
    assert Study(study.question, pieces).more(150).games["game"].tolist() == list(range(350))


def test_interrupt_keeps_what_is_done(study):
    def interrupt(done, total):
        if done >= 2000:
            raise KeyboardInterrupt

    for workers in (1, 2):
        with pytest.warns(StoppedEarly, match="of 50.000 games are done"):
            stopped = simulate(study.game, 50_000, "greedy", 5, SOLO, half, workers=workers, progress=interrupt)
        assert stopped.stopped
        assert 2000 <= stopped.n < 50_000
        done = f"{stopped.n:,}".replace(",", "\N{NO-BREAK SPACE}")
        assert stopped.how_far().startswith(f"Stopped early: {done} of 50\N{NO-BREAK SPACE}000 games are done")
        assert f"{stopped.n} games of 50000, stopped early" in repr(stopped)
        assert "Stopped early" in str(stopped.summary()) and "Остановлено" in stopped.how_far("ru")
        whole = prepare(study.question).play(int(stopped.games["game"].max()) + 1).games
        kept = whole[whole["game"].isin(stopped.games["game"])].reset_index(drop=True)    # threads may leave a gap
        assert kept.equals(stopped.games)
        assert not stopped.more(10).stopped


def test_cancel_from_another_thread(study):
    empty, found = prepare(study.question), []
    seen = threading.Event()

    def under_way(done, total):
        seen.set()

    def play():
        found.append(empty.play(1_000_000, progress=under_way))

    thread = threading.Thread(target=play)
    thread.start()
    assert seen.wait(60)
    empty.cancel()
    thread.join(30)
    (stopped,) = found
    assert stopped.stopped
    assert 0 < stopped.n < 1_000_000
    assert stopped.games["game"].tolist() == list(range(stopped.n))


def test_progress_is_told(study, capsys):
    told = []
    prepare(study.question).play(2500, progress=lambda done, total: told.append((done, total)))
    assert told[-1] == (2500, 2500)
    assert [done for done, _ in told] == sorted({done for done, _ in told})
    prepare(study.question).play(1000, progress=True)
    assert "1.00k/1.00k" in capsys.readouterr().err


def test_plain_games_use_one_thread(study, monkeypatch):
    assert chunks.workers_of(study.question, 2) == 2
    monkeypatch.setattr("gamekit.engine.twin.available", lambda: False)
    plain = prepare(Question.of(study.game, "greedy", 5, [half], **SOLO)).play(30, workers=2)
    assert chunks.workers_of(plain.question, 2) == 1
    pd.testing.assert_frame_equal(plain.games, study.games.iloc[:30])


# Until

def test_until_stops_at_the_first_look_that_is_narrow_enough(game):
    study = simulate(game, until(0.03), options={"mode": "duel"})

    def width(n):
        low, high = wilson(int((study.column("winner")[:n] == 0).sum()), n)
        return high - low

    assert width(study.n) <= 0.03
    before = [total for total in until().totals(1000) if total < study.n]
    assert before
    assert all(width(total) > 0.03 for total in before)
    for workers in (1, 3):
        assert simulate(game, until(0.03), options={"mode": "duel"}, workers=workers).n == study.n


def test_until_has_a_limit_and_a_seat():
    assert simulate("dual_powers", until(0.001, at_most=4500), options=SOLO).n == 4500
    assert simulate("dual_powers", until(0.1, seat="white"), options=SOLO).n == 4000
    assert list(until(at_most=10**5).totals(1000))[:8] == [4000, 8000, 12000, 16000, 20000, 25000, 31000, 38000]


# Summary

def test_summary_says_what_it_counted(study):
    frame = study.summary().frame.set_index(["what", "of"])
    red = int((study.games["winner"] == "red").sum())
    assert frame.loc[("win", "red"), "value"] == red / 3300
    assert tuple(frame.loc[("win", "red"), ["low", "high"]]) == wilson(red, 3300)
    assert frame.loc["win", "value"].sum() == pytest.approx(1)
    assert frame.loc["ending", "value"].sum() == pytest.approx(1)
    mean = frame.loc[("mean", "half")]
    assert mean["value"] == pytest.approx(study.games["half"].mean())
    assert mean["high"] - mean["value"] == pytest.approx(1.96 * study.games["half"].std() / 3300**0.5, rel=0.001)
    assert (frame["n"] == 3300).all()


def test_summary_is_headed_by_its_question(study):
    for text in (str(study.summary()), study.summary()._repr_html_()):
        for fact in ("Dual Powers", "difficulty = 2", "red = greedy", "3 300", gamekit.__version__, "Won by Red"):
            assert fact in text.replace("\u00a0", " ")
    russian = simulate(gamekit.load("dual_powers", language="ru"), 10, options=SOLO).summary()
    assert "Победа: Красные" in str(russian)
    assert "Начальное число: 0" in str(russian)


def test_summary_without_games_and_with_unknown_numbers(study):
    assert str(prepare(study.question).summary())
    assert prepare(study.question).games.shape == (0, 16)
    odd = simulate(study.game, 50, options=SOLO, measures={"odd <b>": known_late})
    counted = odd.games["odd <b>"].notna().sum()
    assert 2 <= counted < 50
    line = odd.summary().frame.set_index("of").loc["odd <b>"]
    assert (line["value"], line["n"]) == (odd.games["odd <b>"].mean(), counted)
    assert "odd &lt;b&gt;" in odd.summary()._repr_html_()
    assert "odd <b>" not in odd.summary()._repr_html_()


# Files

def test_csv_parquet_json(study, tmp_path):
    written = pd.read_csv(study.to_csv(tmp_path / "a.csv"))
    assert written["support"].tolist() == study.games["support"].tolist()
    assert written["winner"].tolist() == study.games["winner"].tolist()
    pd.testing.assert_frame_equal(pd.read_parquet(study.to_parquet(tmp_path / "a.parquet")), study.games)
    data = json.loads(simulate("dual_powers", 3, seed=4, options=SOLO).to_json())
    assert (data["game"], data["seed"], data["n"], data["seats"]) == ("dual_powers", 4, 3, {"red": "random"})
    assert data["games"][2]["winner"] in ("red", "white")
    assert {row["game"] for row in data["rounds"]} == {0, 1, 2}
    with pytest.raises(BadSave, match="cannot be written"):
        study.to_csv(tmp_path / "no" / "a.csv")


def test_pictures_are_at_hand(study):
    matplotlib = pytest.importorskip("matplotlib")
    pictures = [study.plot_wins(), study.plot_scores(), study.plot_length(), study.plot_endings()]
    pictures += [study.plot_fan("support"), study.plot_control()]
    assert all(isinstance(picture, matplotlib.axes.Axes) for picture in pictures)
    axes = matplotlib.figure.Figure().subplots()
    assert study.plot_wins(axes) is axes
    assert study.plot_fan("support", ax=axes) is axes


# Refusals

BAD = [
    ({"n": 0}, "number of games"), ({"n": -5}, "number of games"), ({"n": 1.5}, "number of games"),
    ({"n": True}, "number of games"), ({"n": "10"}, "number of games"), ({"n": None}, "number of games"),
    ({"n": 10**12}, "number of games"), ({"game": "xyzzy"}, "no game"), ({"seats": "xyzzy"}, "no bot “xyzzy”"),
    ({"seats": 5}, "no bot “5”"), ({"seats": {"blue": "random"}}, "no seat “blue”"), ({"seats": None}, "no bot"),
    ({"seats": {"white": "random"}, "options": {"mode": "solo"}}, "no seat “white”"),
    ({"seats": {"red": "human"}}, "People cannot play"), ({"seats": "search:x"}, "no usable budget"),
    ({"options": {"mode": "trio"}}, "cannot be 'trio'"), ({"options": {"seed": 1}}, "no option “seed”"),
    ({"options": ["solo"]}, "Options are a dictionary"), ({"seed": -1}, "seed must be"), ({"seed": 2**63}, "seed must"),
    ({"measures": [5]}, "A measure is a function"), ({"measures": {"Winner": half}}, "cannot be called “Winner”"),
    ({"measures": [half, half]}, "cannot be called “half”"), ({"measures": {"support": half}}, "cannot be called"),
    ({"workers": 0}, "number of workers"), ({"workers": "2"}, "number of workers"),
]


@pytest.mark.parametrize(("given", "sentence"), BAD)
def test_bad_questions_are_one_sentence(given, sentence):
    with pytest.raises(GamekitError, match=sentence) as error:
        simulate(**{"game": "dual_powers", "n": 10, **given})
    assert error.value.in_language("ru") != str(error.value)


@pytest.mark.parametrize("given", [{"width": 0.0}, {"width": 1}, {"width": "x"}, {"at_most": 0}, {"at_most": 1.5}])
def test_bad_until(given):
    with pytest.raises(BadOption):
        until(**given)


def test_until_an_unknown_seat():
    with pytest.raises(BadOption, match="no seat “blue”"):
        simulate("dual_powers", until(0.1, seat="blue"), options=SOLO)


def test_own_functions_that_go_wrong(game):
    for function, how, told in (
        (nowhere, {"seats": nowhere}, r"answered .*, “return .*it was given the moves"),
        (wordy, {"measures": wordy}, r"must return a number, and returned .*, “return"),
        (broken, {"measures": broken}, r"fails in line .* of test_study.py, “.*”. ZeroDivisionError"),
        (last, {"measures": last}, r"takes other arguments than a measure does, in line .* “def last"),
    ):
        with pytest.raises(GamekitError, match=f"{function.__name__} {told}"):
            simulate(game, 5, **how)


def test_what_goes_wrong_only_on_the_twin_is_told_with_its_line(game):
    """In the games that are tried first it does nothing wrong."""
    def late(box, s, moves):
        if s.round == 2 and s.support > 3:
            return 100
        return moves[0]

    assert prepare(Question.of(game, late)).question.carrier.fast
    with pytest.raises(GamekitError, match=r"late answered 100 in line .*“return 100”"):
        simulate(game, 3000, late)


# Spans

def test_spans():
    assert chunks.missing([], (0, 5)) == [(0, 5)]
    assert chunks.missing([(0, 5)], (0, 5)) == []
    assert chunks.missing([(7, 1), (2, 3)], (0, 10)) == [(0, 2), (5, 2), (8, 2)]
    assert chunks.missing([(0, 3), (20, 9)], (2, 5)) == [(3, 4)]
    assert chunks.overlaps([(0, 3), (5, 10)], (2, 5)) == [(2, 1), (5, 2)]
    assert chunks.further([(0, 10), (15, 5)], 7) == [(10, 5), (20, 2)]
    assert chunks.further([], 3) == [(0, 3)]


def test_rows_are_kept_small(study):
    rows = chunks.compact(study.question.play(100_000, 10))
    assert rows.games["support"].dtype == np.int8
    assert rows.games["game"].dtype == np.int32
    assert rows.games["half"].dtype == np.float64
    wide = chunks.compact(Rows({"game": np.arange(2), "big": np.array([0, 40_000])}, {"game": np.arange(0)}))
    assert wide.games["big"].dtype == np.int32


# The package

def test_an_unknown_column_names_those_there_are(study):
    for name in ("luck", None, []):
        with pytest.raises(BadStudy, match="They record: game, winner"):
            study.column(name)
    with pytest.raises(BadStudy, match="They record: decisions"):
        study.measure("winner")


def test_the_lab_is_light():
    heavy = ("numpy", "pandas", "numba", "dask", "tqdm")
    code = f"import gamekit.lab, sys; gamekit.lab.simulate; print([m for m in {heavy} if m in sys.modules])"
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert done.stdout.strip() == "[]"
    with pytest.raises(AttributeError):
        _ = gamekit.lab.xyzzy
    assert load_study is Study.load
    assert policies.called(half) == "half"


def test_a_study_is_quick(study):
    """A hundred thousand games take 2 to 3 seconds on two cores; ten thousand must not take five."""
    before = time.perf_counter()
    assert simulate("dual_powers", 10_000, options={"mode": "solo"}).games.shape[0] == 10_000
    assert time.perf_counter() - before < 5


def test_a_pile_keeps_every_row_in_order(study):
    """Chunks that come in any order, with gaps that are filled late, become the same tables."""
    pieces = [chunks.compact(study.question.play(first, 5)) for first in range(0, 1500, 5)]
    order = np.random.default_rng(1).permutation(len(pieces))
    for arrival in (range(len(pieces)), order, [*range(3, len(pieces)), 0, 2, 1]):
        pile = chunks.Pile()
        for number in arrival:
            pile.add(pieces[number])
        assert len(pile.rows) < len(pieces)
        gathered = Study(study.question, pile.rows)
        assert gathered.n == 1500
        same(gathered, prepare(study.question).play(1500))
