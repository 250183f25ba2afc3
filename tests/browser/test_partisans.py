"""Playing Partisans in a real browser: a whole game by mouse, a round by keyboard, why-not, languages, phone."""

import random
import re

import pytest

from .pages import (
    as_phone, begin, check_phone, click_something, click_thing, focus_thing,
    focused_thing, headline, html, over, playing, sentences, settled, speak,
)

PLAY = "voila/render/partisans_play.ipynb"


@pytest.fixture(scope="module")
def page(chromium, address):
    with playing(chromium, address + PLAY) as page:
        yield page


@pytest.fixture
def board(page):
    begin(page)
    yield page
    assert page.errors == []


def round_of(page):
    return int(re.search(r"\d+", page.locator(".gk-mast").inner_text())[0])


def test_a_whole_game_by_mouse(board):
    """On the picture all the way. The resistance goes on whenever asked, until it has lost or played three rounds."""
    dice, moves, listed = random.Random(4), [], 0
    while not over(board):
        if board.locator('.gk-desk [data-thing^="way"]').count():
            click_thing(board, "way:go-on" if round_of(board) < 3 else "way:stop")
            continue
        drawn, move = click_something(board, dice)
        moves.append(move.split(" ")[0])
        listed += not drawn
    assert {"prepare", "choose-role", "use-action", "choose-mission", "strike"} <= set(moves)
    assert len(moves) > 30 and listed < len(moves) / 4
    assert re.match("(Draw|Defeat|Partial|Victory)", headline(board))


def test_a_round_by_keyboard(board):
    """Enter plays what has the focus, which is always where the next move can be made; go on is the first answer."""
    board.locator(".gk-desk .gk-hit").first.focus()
    for _ in range(60):
        if over(board) or round_of(board) == 2:
            break
        assert board.evaluate("Boolean(document.activeElement.dataset.move)"), "the focus was lost"
        before = html(board)
        board.keyboard.press("Enter")
        settled(board, before)
    assert round_of(board) == 2 and not over(board)


def test_arrow_keys_follow_the_hand_and_the_halves_of_a_card(board):
    """The first hand of this game: Abel, Benigno, Domingo, Juana and a spy."""
    focus_thing(board, "agent:abel")
    walked = []
    for _ in range(5):
        walked.append(focused_thing(board))
        board.keyboard.press("ArrowRight")
    assert [thing.partition("-")[0] for thing in walked] == [
        "agent:abel", "agent:benigno", "agent:domingo", "agent:juana", "agent:spy"]
    click_thing(board, "agent:abel")
    halves = board.locator(".gk-desk button[data-move^='choose-role']")
    assert halves.evaluate_all("all => all.map(b => b.dataset.move)") == ["choose-role hidden", "choose-role revealed"]


def test_what_cannot_be_played_says_why_in_both_languages(board):
    spy = board.locator('.gk-desk [data-thing^="agent:spy"]').get_attribute("data-thing")
    click_thing(board, spy)
    assert board.locator("#gk-why").inner_text().startswith("Why not a spy?")
    assert "cannot be played" in board.locator("#gk-why").inner_text()
    speak(board, "ru")
    assert "Шпион" in board.locator("#gk-why").inner_text()
    shown = re.sub("gamekit|EN|RU", "", board.locator(".gk-page").inner_text(), flags=re.IGNORECASE)
    assert not re.findall(r"[A-Za-z]{3,}", shown)
    names = board.locator(".gk-desk .gk-hit").evaluate_all("things => things.map(t => t.getAttribute('aria-label'))")
    assert names and set(names) <= sentences(board)
    speak(board, "en")


def test_a_phone_needs_no_sideways_scrolling_and_its_type_is_large_enough(board):
    with as_phone(board) as phone:
        check_phone(phone)
        click_thing(phone, "agent:domingo")
        check_phone(phone)
        hits = phone.locator("#gk-choices button")
        assert min(hits.evaluate_all("all => all.map(t => t.getBoundingClientRect().height)")) >= 44
