"""The page of portraits: all games at once, and measured again."""

import base64

import pytest

from gamekit.engine.registry import names
from gamekit.lab.portraits.portrait import MEASURES
from gamekit.ui import portraits_page


@pytest.fixture(scope="module")
def page():
    return portraits_page()


def send(page, do, value=""):
    page.receive({"do": do, "value": value})
    return page.page


def test_all_games_and_numbers_are_there_at_once(page):
    assert list(page.found) == names()
    for name in MEASURES:
        assert f'id="gk-portrait-{name}"' in page.page
    for name in names():
        assert f'id="gk-game-{name}"' in page.page
    assert "Browne" in page.page and "Duersch" in page.page


def test_it_speaks_both_languages(page):
    assert "Портреты игр" in send(page, "language", "ru") and "Тайная власть" in page.page
    assert "Portraits of the games" in send(page, "language", "en")


def test_where_one_seat_plays_there_is_no_balance(page):
    panel = page.page.partition('id="gk-portrait-edge"')[2].partition("</section>")[0]
    assert "one seat: wins" in panel and panel.count("gk-share") == 4


def test_it_can_be_measured_again(page):
    told = send(page, "again", "uprising")
    assert page.again["uprising"].n == 10 and "10, seed 1" in told
    assert "no game" in send(page, "again", "chess")


def test_stale_numbers_say_so(page, monkeypatch):
    assert "have changed since" not in send(page, "hello") and page.stale == set()
    monkeypatch.setattr(page, "stale", {"partisans"})
    assert "have changed since" in send(page, "language", "en")


def test_where_plain_rules_play_nothing_is_measured(monkeypatch):
    monkeypatch.setattr("gamekit.ui.aside.HERE.slow", True)
    page = portraits_page()
    assert 'data-do="again"' not in page.page and "measure it again" not in page.page
    assert 'data-do="again"' not in send(page, "again", "uprising") and not page.again
    send(page, "hello")
    assert page.stale == set()


def test_the_table_is_given(page, monkeypatch):
    given = []
    monkeypatch.setattr(page, "send", given.append)
    send(page, "csv")
    table = base64.b64decode(given[0]["data"]).decode().splitlines()
    assert table[0] == "measure,seat,value,low,high,n,game,seed" and len(table) > 5 * len(MEASURES)
