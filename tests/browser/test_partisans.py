"""Playing Partisans in a real browser: a whole game by mouse, a round by keyboard, why-not, languages, phone."""

import random
import re

import pytest

from .pages import as_phone, begin, check_phone, click_something, headline, html, over, playing, settled, speak

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


def click(page, thing):
    """Click on a thing of the picture, near its corner: other things may lie on its middle."""
    before = html(page)
    page.locator(f'.gk-desk [data-thing="{thing}"]').click(position={"x": 8, "y": 8}, force=True)
    settled(page, before)


def round_of(page):
    return int(re.search(r"\d+", page.locator(".gk-mast").inner_text())[0])


def test_a_whole_game_by_mouse(board):
    """On the picture all the way. The resistance goes on whenever asked, until it has lost or played three rounds."""
    dice, moves, listed = random.Random(4), [], 0
    while not over(board):
        if board.locator('.gk-desk [data-thing^="way"]').count():
            click(board, "way:go-on" if round_of(board) < 3 else "way:stop")
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
    board.locator('.gk-desk [data-thing="agent:abel"]').focus()
    walked = []
    for _ in range(5):
        walked.append(board.evaluate("document.activeElement.dataset.thing"))
        board.keyboard.press("ArrowRight")
    assert [thing.partition("-")[0] for thing in walked] == [
        "agent:abel", "agent:benigno", "agent:domingo", "agent:juana", "agent:spy"]
    click(board, "agent:abel")
    board.locator('.gk-desk [data-thing="role:hidden"]').focus()
    board.keyboard.press("ArrowDown")
    assert board.evaluate("document.activeElement.dataset.thing") == "role:revealed"


def test_what_cannot_be_played_says_why_in_both_languages(board):
    spy = board.locator('.gk-desk [data-thing^="agent:spy"]').get_attribute("data-thing")
    click(board, spy)
    assert board.locator("#gk-why").inner_text().startswith("Why not a spy?")
    assert "cannot be played" in board.locator("#gk-why").inner_text()
    speak(board, "ru")
    assert "Шпион" in board.locator("#gk-why").inner_text()
    shown = re.sub("gamekit|EN|RU", "", board.locator(".gk-page").inner_text(), flags=re.IGNORECASE)
    assert not re.findall(r"[A-Za-z]{3,}", shown)
    names = board.locator(".gk-desk .gk-hit").evaluate_all("things => things.map(t => t.getAttribute('aria-label'))")
    assert names and set(names) <= set(board.locator("#gk-choices .gk-say").all_inner_texts())
    speak(board, "en")


def test_a_phone_needs_no_sideways_scrolling_and_its_type_is_large_enough(board):
    with as_phone(board) as phone:
        for thing in ("agent:domingo", "role:hidden"):
            check_phone(phone)
            click(phone, thing)
        check_phone(phone)
        sizes = phone.locator(".gk-picture svg text").evaluate_all(
            "all => all.map(t => parseFloat(getComputedStyle(t).fontSize))"
        )
        assert min(sizes) >= 14
        hits = phone.locator("svg [data-move] .gk-hit")
        assert min(hits.evaluate_all("all => all.map(t => t.getBoundingClientRect().height)")) >= 44
