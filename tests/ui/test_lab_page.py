"""The odds page: every control asks anew, numbers come with intervals, and nothing fails loudly."""

import asyncio
import re

import pytest

import gamekit
from gamekit.engine import options
from gamekit.lab.playing import warm
from gamekit.ui import lab, odds_dashboard


@pytest.fixture
def page(monkeypatch):
    monkeypatch.setattr(warm, "state", lambda _: "ready")
    page = odds_dashboard("dual_powers", mode="solo")
    page.number = 0
    return page


def send(page, do, value=""):
    page.receive({"do": do, "value": value})
    return page


def wins(page):
    return re.search(r'id="gk-wins">(.*?)</ol>', page.page, re.DOTALL)[1]


def test_nothing_is_played_before_somebody_looks(page):
    """A class's pages are prepared before it comes: a hundred of them must not play at once."""
    assert page.study is None and "gk-plot" not in page.page
    send(page, "hello")
    assert page.study.n == 100


def test_the_answer_has_numbers_intervals_and_plots(page):
    send(page, "hello")
    assert re.findall(r">(Red|White)<.*?<b>(\d+)\xa0%</b><span[^>]*>(\d+)–(\d+)<", wins(page)) == [
        (words, *(f"{100 * part:.0f}" for part in (found.value, found.low, found.high)))
        for words, (_, _, found) in zip(("Red", "White"), page.study.summary().lines[:2], strict=True)]
    assert "100 games" in page.page and "seed 1917" in page.page
    assert re.findall(r'<figure id="gk-plot-(\w+)"', page.page) == [
        "endings", "fan", "control", "scores", "length"]
    assert page.page.count("<svg") >= 5
    assert page.live.startswith("Red ")


@pytest.mark.parametrize(("wish", "value", "found"), [
    ("option:difficulty", "4", lambda study: study.options["difficulty"] == 4),
    ("option:side", "white", lambda study: list(study.seats) == ["white"]),
    ("option:mode", "duel", lambda study: list(study.seats) == ["red", "white"]),
    ("seat:red", "random", lambda study: study.seats == {"red": "random"}),
    ("number", "1", lambda study: study.n == 300),
    ("seed", "5", lambda study: study.seed == 5),
])
def test_every_control_asks_anew(page, wish, value, found):
    send(page, "hello")
    before = page.study
    send(page, wish, value)
    assert page.notice is None
    assert page.study is not before and found(page.study)


@pytest.mark.parametrize(("wish", "value"), [
    ("number", "99"), ("number", "-1"), ("seed", "x"), ("seat:red", "deep-thought"), ("seat:green", "random"),
    ("option:difficulty", "9"), ("option:weather", "1"),
])
def test_a_wrong_wish_is_a_plain_sentence_and_changes_nothing(page, wish, value):
    send(page, "hello")
    before = page.study
    send(page, wish, value)
    assert page.notice is not None and page.study is before
    send(page, "number", "0")
    assert page.notice is None


def test_a_bot_that_thinks_plays_fewer_games(page, monkeypatch):
    monkeypatch.setattr(lab, "THOUGHTFUL", 2)
    page.players["red"] = "search:2"
    page.number = 4
    assert page.n == 2
    send(page, "hello")
    assert page.study.n == 2


def test_the_language_changes_all_of_it(page):
    send(page, "hello")
    send(page, "language", "ru")
    assert "Красные" in page.page and "Кто побеждает" in page.page
    assert "Who wins" not in page.page


def test_numbers_come_before_pictures_and_old_pictures_are_marked(page):
    seen = []

    async def run():
        page.observe(lambda change: seen.append(change["new"]), "page")
        send(page, "hello")
        await asyncio.wait([page._task])
        send(page, "option:difficulty", "6")
        await asyncio.wait([page._task])

    asyncio.run(run())
    first = next(html for html in seen if "gk-headline" in html)
    assert 'id="gk-plot-length"' not in first
    assert any("gk-stale" in html for html in seen)
    assert "gk-stale" not in seen[-1]


def test_what_fails_is_a_plain_sentence(page, monkeypatch, caplog):
    monkeypatch.setattr("gamekit.ui.lab_pictures.plots", lambda *_: 1 / 0)

    async def run():
        send(page, "hello")
        await asyncio.wait([page._task])

    asyncio.run(run())
    assert "Something went wrong" in page.page and "ZeroDivision" not in page.page
    assert "ZeroDivision" in caplog.text


def test_the_same_numbers_as_in_code(page):
    send(page, "hello")
    study = gamekit.lab.simulate("dual_powers", 100, "greedy", seed=1917, options={"mode": "solo"})
    assert (study.games == page.study.games).all().all()


def test_the_numbers_are_in_words_and_endings_belong_to_who_won_by_them(page):
    send(page, "hello")
    send(page, "language", "ru")
    table = re.search(r'id="gk-numbers">.*?<table>(.*?)</table>', page.page, re.DOTALL)[1]
    assert not re.findall(r"[A-Za-z_]{3,}", re.sub("<[^>]*>", "", table))
    games = page.study.games
    red = ((games.ending == "track") & (games.winner == "red")).sum()
    assert re.search(rf"Красные побеждают: маркер очков доходит[^<]*</th><td>{red},0\xa0%", table)


def test_plots_take_the_colours_of_the_page(page):
    """On a dark page ink is light: a plot that kept its own would not be seen."""
    send(page, "hello")
    figures = "".join(re.findall(r"<figure.*?</figure>", page.page, re.DOTALL))
    assert "var(--gk-ink)" in figures and "var(--gk-paper)" in figures
    assert "#141414" not in figures and "#f7f4ed" not in figures


@pytest.mark.parametrize(
    ("wish", "value", "most"), [("number", "1", 1), ("seed", "5", 1), ("option:difficulty", "4", 4)])
def test_options_are_completed_no_oftener_than_they_change(page, monkeypatch, wish, value, most):
    """Once for the question; another wish for an option is also checked against the others, and what it comes to."""
    send(page, "hello")
    done, complete = [], options.complete
    monkeypatch.setattr(options, "complete", lambda *given: done.append(given) or complete(*given))
    send(page, wish, value)
    assert len(done) <= most
