"""The static site in a real browser: nothing is asked of anybody else, it goes on without a network, on a phone too."""

import json
import re

import pytest

from gamekit.ui.site.publish import SEED

from .conftest import WAIT
from .pages import check_phone, headline
from .site import Quiet, served

pytestmark = pytest.mark.xdist_group("site")
PLAY = "dual_powers_play.html"
READY = "body[data-ready]"


@pytest.fixture
def visit(chromium):
    """Open a page as a visitor, under its policy; what it asks for and complains of is noted."""
    contexts = []

    def make(address, width=1280, height=900, **given):
        context = chromium.new_context(viewport={"width": width, "height": height}, reduced_motion="reduce", **given)
        contexts.append(context)
        page = context.new_page()
        page.asked, page.errors = [], []
        page.on("request", lambda request: page.asked.append(request.url))
        page.on("pageerror", lambda error: page.errors.append(str(error)))
        page.on("console", lambda said: page.errors.append(said.text) if said.type == "error" else None)
        page.set_default_timeout(WAIT)
        page.goto(address)
        return page

    yield make
    for context in contexts:
        context.close()


def click_first(page):
    """Make the first move, and wait for what comes of it."""
    here = page.get_attribute("[data-moment]", "data-moment")
    page.click("#gk-choices [data-move]")
    page.wait_for_selector(f"[data-moment]:not([data-moment='{here}'])")


def test_it_goes_on_without_a_network_where_it_was(visit, site):
    with served(site) as (address, space):
        page = visit(address + PLAY)
        page.wait_for_selector(READY)
        page.select_option("#gk-speed", "off")
        click_first(page)
        here, log = headline(page), page.inner_text(".gk-log")
        assert page.evaluate("navigator.serviceWorker.ready.then(worker => worker.active.state)").startswith("activat")
        assert all(one.startswith((address, "blob:", "data:")) for one in page.asked), page.asked
        space.shutdown()
        space.server_close()
        page.reload()
        page.wait_for_selector(READY)
        assert headline(page) == here and page.inner_text(".gk-log") == log
        click_first(page)
        page.goto(address + "dual_powers_rules.ru.html")        # never opened before
        page.wait_for_selector(READY)
        assert re.search("[а-я]", headline(page))
        page.goto(address)
        page.click("a.gk-en >> text=Play")
    assert [error for error in page.errors if "ERR_" not in error] == []


def test_a_board_can_be_read_before_python_is_there(visit, site_address):
    page = visit(site_address + PLAY, java_script_enabled=False)
    before = headline(page)
    assert "JavaScript" in page.inner_text("noscript")
    page = visit(site_address + PLAY)
    page.wait_for_selector(READY)
    assert headline(page) == before
    assert page.locator("#gk-status").is_hidden()


@pytest.mark.parametrize("language", ["en", "ru"])
def test_a_phone_in_the_dark(visit, site_address, language):
    name = PLAY if language == "en" else PLAY.replace(".html", ".ru.html")
    page = visit(site_address + name, 390, 844, color_scheme="dark")
    page.wait_for_selector(READY)
    check_phone(page)
    assert page.evaluate("getComputedStyle(document.body).backgroundColor") == "rgb(21, 23, 26)"
    assert page.get_attribute(".gk-brand", "href").startswith("index." + ("html" if language == "en" else "ru.html"))
    assert page.errors == []


def test_a_lesson_with_its_board_and_the_book(visit, site_address):
    page = visit(site_address + "dual_powers_lesson_1917.html")
    page.wait_for_selector(READY)
    assert page.locator("[data-widget]").count() == 2
    page.goto(site_address + "dual_powers_book.html")
    page.fill("#gk-book-search", "blockade")
    assert page.locator(".gk-rule:not([hidden])").count() < page.locator(".gk-rule").count()
    page.click("nav a[lang=ru]")
    assert page.url.endswith("dual_powers_book.ru.html")
    assert page.errors == []


def test_a_lesson_on_a_changed_rule(visit, site_address):
    page = visit(site_address + "dual_powers_claim.html")
    page.wait_for_selector(READY)
    page.click("#gk-answers button >> nth=0")
    page.wait_for_selector("#gk-outcome, #gk-why")
    assert page.errors == []


def test_puzzles_of_all_games(visit, site_address):
    page = visit(site_address + "puzzles.html")
    page.wait_for_selector(READY)
    page.select_option("[data-do=game]", "partisans")
    page.wait_for_selector("#gk-main[data-address*=partisans]")
    page.click("#gk-choices [data-move]")
    page.wait_for_selector("#gk-rail .gk-tried")
    assert page.errors == []


# What takes long is done by another worker

def test_odds_are_played_in_the_browser_while_the_page_answers(visit, site_address):
    page = visit(site_address + "dual_powers_odds.html")
    page.wait_for_selector("#gk-wins")
    assert "fewer games" in page.inner_text("#gk-plain")
    page.wait_for_selector(".gk-busy >> text=a second")
    page.click("[data-do=stop]")
    page.wait_for_selector("#gk-plot-length svg")
    played = int(re.match(r"(\d+) games", page.inner_text("#gk-counted"))[1])
    assert 0 < played < 300
    with page.expect_download() as got:
        page.click("#gk-counted .gk-file")
    assert got.value.path().read_bytes().startswith(b"\x89PNG")
    page.fill("#gk-seed", "5")
    page.keyboard.press("Tab")
    page.wait_for_selector("#gk-counted >> text=seed 5")
    assert page.errors == []


def test_the_board_shows_odds_and_goes_on_meanwhile(visit, site_address):
    page = visit(site_address + PLAY)
    page.wait_for_selector(READY)
    page.select_option("#gk-speed", "off")
    page.click("[data-do=hint]")
    page.wait_for_selector("#gk-choices .gk-pc")
    assert re.search(r"\d+ % \(\d+–\d+\)", page.inner_text("#gk-choices"))
    click_first(page)           # the odds are forgotten with the moment
    assert page.locator("#gk-choices .gk-pc").count() == 0
    page.click("[data-do=hint]")
    click_first(page)
    assert page.errors == []


def test_a_whole_match_is_reviewed(visit, site_address):
    page = visit(site_address + "uprising_play.html")
    page.wait_for_selector(READY)
    page.select_option("#gk-speed", "off")
    while not page.locator("#gk-review").count():
        click_first(page)
    page.wait_for_selector("#gk-review-curve svg")
    assert "Still fewer than on a server" in page.inner_text("#gk-review-how")
    page.click("[data-do=review-stop]")
    page.wait_for_selector("[data-do=review-stop]", state="detached")
    with page.expect_download() as got:
        page.click("[data-do=save]")
    assert json.loads(got.value.path().read_text())["game"] == "uprising"
    assert page.errors == []


def test_python_of_a_pupil_runs_aside_and_not_for_ever(visit, site_address):
    page = visit(site_address + "partisans_risk.html")
    page.wait_for_selector(READY)
    cell, run = page.locator(".gk-exercises textarea").first, page.locator("[data-do=run]").first
    cell.fill("while True: pass")
    run.click()
    page.wait_for_selector(".gk-error >> text=more than 5 seconds")
    cell.fill("print(6 * 7)\nanswer = 1 / 0")
    run.click()
    page.wait_for_selector(".gk-error >> text=line 2: ZeroDivisionError")
    assert "42" in page.inner_text(".gk-reply")
    page.reload()
    page.wait_for_selector(READY)
    assert cell.input_value() == "print(6 * 7)\nanswer = 1 / 0"
    assert page.errors == []


ASK = """import js
asked = js.XMLHttpRequest.new()
asked.open("GET", "{}answer/42", False)
asked.send()
print(asked.status, hasattr(js, "caches"), hasattr(js, "indexedDB"))"""


def test_python_of_a_pupil_reaches_nobody_else(visit, site, site_address, monkeypatch):
    page = visit(site_address + "partisans_risk.html")
    page.wait_for_selector(READY)
    cell, run = page.locator(".gk-exercises textarea").first, page.locator("[data-do=run]").first
    heard = []
    with served(site) as (other, space):
        monkeypatch.setattr(Quiet, "log_message", lambda self, *_: heard.append((self.server is space, self.path)))
        cell.fill(ASK.format(other))
        run.click()
        page.wait_for_selector(".gk-error >> text=NetworkError")        # and no request got there, see below
        cell.fill(ASK.format(site_address))
        run.click()
        page.wait_for_selector(".gk-reply >> text=404 False False")
    assert {there for there, path in heard if path == "/answer/42"} == {False}


def test_what_no_board_needs_comes_when_it_is_asked_for(visit, site_address):
    page = visit(site_address + PLAY)
    page.wait_for_selector(READY)
    beside = site_address + "python/beside.zip.gz"
    assert f"{site_address}python/gamekit.zip.gz" in page.asked and beside not in page.asked
    click_first(page)
    assert beside not in page.asked
    page.click("[data-do=hint]")
    page.wait_for_selector("#gk-choices .gk-pc")


def test_the_first_match_is_the_one_that_the_page_shows(site):
    assert f'"seed": {SEED}' in (site / PLAY).read_text("utf-8")
