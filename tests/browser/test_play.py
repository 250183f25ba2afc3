"""Playing Dual Powers in a real browser, through our server."""

import json
import random
import re
import sys

import pytest

import gamekit

from .conftest import COMPILING, WAIT, free_port, running
from .pages import check_phone, begin, click_something, headline, html, over, sentences, settled

PLAY = "voila/render/dual_powers_play.ipynb"


@pytest.fixture
def either(open_anywhere):
    """The same page of our server and of a static site."""
    page = open_anywhere("dual_powers_play")
    begin(page)
    return page


@pytest.fixture
def board(open_page):
    """The play page, with the Opposition's turns at once."""
    page = open_page(PLAY)
    begin(page)
    return page


def test_a_whole_solo_match_by_mouse(either):
    """On the picture where a thing can be clicked, else in the list."""
    board = either
    dice = random.Random(3)
    clicked = 0
    for _ in range(200):
        if over(board):
            break
        clicked += click_something(board, dice)[0]
    assert over(board)
    assert "wins" in headline(board)
    assert clicked > 10
    assert board.errors == []


def test_a_whole_match_by_keyboard_only(board):
    """Tab finds the moves; after each move the focus is where the next one can be made."""
    for _ in range(60):
        if board.evaluate("Boolean(document.activeElement && document.activeElement.dataset.move)"):
            break
        board.keyboard.press("Tab")
    for _ in range(200):
        if over(board):
            break
        assert board.evaluate("Boolean(document.activeElement.dataset.move)"), "the focus was lost"
        before = html(board)
        board.keyboard.press("Enter")
        settled(board, before)
    assert over(board)
    assert "wins" in headline(board)


def test_arrow_keys_go_from_thing_to_thing(board):
    board.locator(".gk-desk .gk-hit").first.focus()
    seen = set()
    for _ in range(12):
        seen.add(board.evaluate("document.activeElement.closest('[data-thing]').dataset.thing"))
        board.keyboard.press("ArrowUp")
    assert len(seen) > 3


def test_what_cannot_be_played_says_why(either):
    board = either
    before = html(board)
    board.locator('.gk-desk [data-thing="region:blue"]').click(position={"x": 60, "y": 60}, force=True)
    settled(board, before)
    assert board.locator("#gk-why").inner_text().startswith("Why not Blue?")
    assert "play one card from your own hand" in board.locator("#gk-why").inner_text()
    assert "own hand" in board.locator(".gk-live").inner_text()


def test_the_language_changes_everything_visible(board):
    before = html(board)
    board.click('[data-value="ru"]')
    settled(board, before)
    shown = board.locator(".gk-page").inner_text()
    words = re.sub("gamekit|Dual Powers|EN|RU", "", shown, flags=re.IGNORECASE)
    assert not re.findall(r"[A-Za-z]{3,}", words)
    assert "Красные" in headline(board)


def test_undo(board):
    asked = headline(board)
    before = html(board)
    board.locator("#gk-choices button[data-move]").first.click()
    settled(board, before)
    assert headline(board) != asked
    before = html(board)
    board.click('[data-do="undo"]')
    settled(board, before)
    assert headline(board) == asked


def test_no_request_leaves_the_machine(board, address):
    hosts = {re.match(r"\w+://([^/]+)", url)[1] for url in board.asked if not url.startswith(("data:", "blob:"))}
    assert hosts == {re.match(r"\w+://([^/]+)", address)[1]}


def test_every_playable_thing_has_a_name(board):
    names = board.locator(".gk-desk .gk-hit").evaluate_all("things => things.map(t => t.getAttribute('aria-label'))")
    assert names
    assert set(names) <= sentences(board)


@pytest.mark.parametrize("width", [360, 375, 390])
def test_a_phone_needs_no_sideways_scrolling(open_page, width):
    page = open_page(PLAY, width=width, height=800)
    page.wait_for_selector("#gk-choices button[data-move]")
    check_phone(page, width)
    cards = page.locator(".gk-cards")
    assert cards.evaluate("e => e.scrollWidth > e.clientWidth"), "the cards scroll by themselves"
    cards.locator(".gk-hit").last.scroll_into_view_if_needed()
    assert page.evaluate("scrollX") == 0
    targets = page.locator("#gk-choices button, .gk-jumps a, .gk-tools button, .gk-field select, .gk-mast button")
    assert min(targets.evaluate_all("all => all.map(b => b.getBoundingClientRect().height)")) >= 40


@pytest.fixture
def phone(open_page):
    page = open_page(PLAY, width=375, height=812)
    page.wait_for_selector(".gk-jumps a")
    return page


def test_the_question_stays_in_sight_on_a_phone(phone):
    """Right above the jumps, or where the page of the board ends: what stands below it follows."""
    for selector in ("#gk-hand", "#gk-log", "#gk-new"):
        phone.locator(selector).evaluate("e => e.scrollIntoView()")
        question, jumps = (phone.locator(name).bounding_box() for name in ("#gk-now", "#gk-jumps"))
        end = phone.locator(".gk-page").evaluate("e => e.getBoundingClientRect().bottom")
        lowest = min(end, jumps["y"])
        assert question["y"] > 0 and abs(question["y"] + question["height"] - lowest) <= 1, selector
        assert abs(jumps["y"] + jumps["height"] - 812) <= 1, selector


@pytest.mark.parametrize("name", ["board", "hand", "log", "rules", "new"])
def test_jump_links_lead_there(phone, name):
    phone.evaluate("scrollTo(0, document.documentElement.scrollHeight / 3)")
    phone.click(f'[data-jump="gk-{name}"]')
    assert phone.evaluate("document.activeElement.id") == f"gk-{name}"
    place = phone.locator(f"#gk-{name}").bounding_box()["y"]
    assert -1 <= place <= phone.locator("#gk-now").bounding_box()["y"]


def test_a_refusal_is_in_sight_wherever_it_was_asked_for(phone):
    for place in ("region:green", "region:brown"):
        before = html(phone)
        thing = phone.locator(f'.gk-desk [data-thing="{place}"]')
        thing.evaluate("e => e.scrollIntoView({block: 'center'})")
        thing.dispatch_event("click")
        settled(phone, before)
        box = phone.locator("#gk-why").bounding_box()
        assert box["y"] >= 48 and box["y"] + box["height"] <= 812 - 60
        assert phone.locator(".gk-refused").count() == 1
    before = html(phone)
    phone.click("#gk-why button")
    settled(phone, before)
    assert phone.locator("#gk-why, .gk-refused").count() == 0


def test_a_dark_system_has_a_dark_page(open_page):
    page = open_page(PLAY)
    page.wait_for_selector("#gk-choices button[data-move]")
    colours = {}
    for scheme in ("light", "dark"):
        page.emulate_media(color_scheme=scheme)
        colours[scheme] = page.evaluate(
            "['.gk', '.gk-plate'].map(s => getComputedStyle(document.querySelector(s)))"
            ".map(s => s.backgroundColor)"
        )
    assert colours["light"] == ["rgb(247, 244, 237)", "rgb(255, 255, 255)"]
    assert colours["dark"] == ["rgb(21, 23, 26)", "rgb(32, 36, 41)"]


def test_two_people_at_one_screen(board):
    for selector, value in (("#gk-option-mode", "duel"), ("#gk-seat-white", "human")):
        board.select_option(selector, value)
        board.wait_for_selector(f'{selector} option[value="{value}"][selected]', state="attached")
    board.click('[data-do="new"]')
    board.wait_for_selector('[data-do="open"]')
    assert board.locator(".gk-desk [data-thing]").count() == 0       # the curtain shows nothing
    board.click('[data-do="open"]')
    board.wait_for_selector("#gk-choices button[data-move]")
    red = set(board.locator("#gk-choices .gk-say").all_inner_texts())
    board.locator("#gk-choices button[data-move]").first.click()
    board.wait_for_selector('[data-do="open"]')
    assert not any(sentence in html(board) for sentence in red)
    board.click('[data-do="open"]')
    board.wait_for_selector("#gk-choices button[data-move]")
    assert not red & set(board.locator("#gk-choices .gk-say").all_inner_texts())


def test_the_second_click_of_two_means_what_the_first_one_saw(board):
    """The page may have changed in between: under the curtain's button there may lie a move."""
    begin(board, option_mode="duel", seat_white="human")
    board.dblclick('[data-do="open"]')
    move = board.locator("#gk-choices button[data-move]").first
    move.wait_for()
    move.dispatch_event("click", {"detail": 2})
    board.fill("#gk-search", "blockade")
    board.wait_for_selector("#gk-rules .gk-entry")      # whatever was sent before has been answered
    assert board.locator('[data-do="open"]').count() == 0
    move.dispatch_event("click", {"detail": 1})
    board.wait_for_selector('[data-do="open"]')


def test_what_was_unfolded_stays_so(board):
    """Options about our rulings, and the legend: another option or a move folds nothing."""
    for name in ("rulings", "legend"):
        board.click(f"#gk-{name} > summary")
    board.select_option('#gk-rulings select >> nth=0', index=1)
    headline = board.inner_text("#gk-headline")
    board.click("#gk-choices button[data-move] >> nth=0")
    board.wait_for_function("first => document.querySelector('#gk-headline').innerText != first", arg=headline)
    assert board.eval_on_selector_all("#gk-rulings, #gk-legend", "all => all.map(one => one.open)") == [True, True]


def test_a_new_match_takes_the_seed_out_of_its_field(board):
    """What was typed belonged to the match that it began; the next one is random again."""
    assert board.locator("#gk-seed").get_attribute("value") == ""
    assert board.input_value("#gk-seed") == ""


def test_the_landing_page_leads_to_the_board(open_page):
    page = open_page("")
    page.get_by_role("link").filter(has_text=re.compile("play|board|match", re.IGNORECASE)).first.wait_for()
    assert "Dual Powers" in page.locator("body").inner_text()


def hidden_cards(seed):
    """The cards that red cannot see at the start of a match against a bot, known here because the seed is."""
    match = gamekit.load("dual_powers").new(seed=seed, seats={"white": "random"})
    whole, seen = match.position()["cards"], str(match.view("red").position()["cards"])
    return [card for pile in ("white-hand", "white-objective") for card in whole.get(pile, []) if card not in seen]


def test_nothing_hidden_is_ever_sent(open_page, address):
    """Neither in a frame of the websocket nor in the page: no id and no name of a card that the seat cannot see."""
    page = open_page("")
    frames = []
    page.on("websocket", lambda socket: socket.on("framereceived", lambda frame: frames.append(str(frame))))
    page.goto(address + PLAY)
    page.wait_for_selector("#gk-choices button[data-move]")
    for selector, value in (("#gk-option-mode", "duel"), ("#gk-seat-white", "random")):
        page.select_option(selector, value)
        page.wait_for_selector(f'{selector} option[value="{value}"][selected]', state="attached")
    page.fill("#gk-seed", "77")
    page.press("#gk-seed", "Tab")
    page.wait_for_selector('#gk-seed[value="77"]')
    frames.clear()
    page.click('[data-do="new"]')
    page.wait_for_function("document.querySelector('#gk-headline').innerText.includes('objective')")
    hidden = hidden_cards(77)
    assert len(hidden) == 5
    sent = "".join(frames) + page.content()
    assert len(frames) > 0
    for card in hidden:
        name = gamekit.load("dual_powers").thing_text("card", gamekit.load("dual_powers").ids("card").index(card), "en")
        assert f"card:{card}" not in sent
        assert f"-{card}\\" not in sent
        assert name not in sent


FAILING = """
from gamekit.engine.steps import Flow
from gamekit.ui import dashboard

board = dashboard("dual_powers", mode="solo")

def fail(*_):
    raise RuntimeError("secret detail")

Flow.apply = fail
board
"""


def test_a_callback_that_fails_shows_a_plain_message(chromium, tmp_path):
    """And neither its traceback nor its words, in the page or in a frame."""
    cell = {"cell_type": "code", "id": "a", "execution_count": None, "metadata": {}, "outputs": [], "source": FAILING}
    words = {"en": "x", "ru": "x"}
    kernel = {"name": "python3", "display_name": "Python 3"}
    metadata = {"gamekit": {"title": words, "about": words}, "kernelspec": kernel}
    notebook = {"cells": [cell], "metadata": metadata, "nbformat": 4, "nbformat_minor": 5}
    (tmp_path / "failing.ipynb").write_text(json.dumps(notebook))
    port = free_port()
    code = f"from gamekit.ui.server import *; serve(Plan(port={port}, browser=False, folder=Path().resolve()))"
    with running([sys.executable, "-c", code], tmp_path, port) as url:
        page = chromium.new_page()
        frames = []
        page.on("websocket", lambda socket: socket.on("framereceived", lambda frame: frames.append(str(frame))))
        page.goto(url + "voila/render/failing.ipynb", timeout=WAIT)
        page.locator("#gk-choices button[data-move]").first.click(timeout=WAIT)
        page.wait_for_selector("#gk-why", timeout=WAIT)
        assert "The match is as it was" in page.locator("#gk-why").inner_text()
        sent = page.content() + "".join(frames)
        page.close()
    assert "secret detail" not in sent
    assert "Traceback" not in sent


def test_the_odds_stand_beside_the_moves(board):
    board.click("[data-do=hint]")
    board.wait_for_selector(".gk-choice .gk-odds", timeout=COMPILING)
    moves = board.locator("#gk-choices button[data-move]").count()
    assert board.locator(".gk-choice .gk-odds").count() == moves > 0
    assert re.fullmatch(r"\d+ % \(\d+–\d+\)", board.locator(".gk-choice .gk-pc").first.inner_text())
