"""Playing Uprising in a real browser: both seats, keyboard, phone, two people, bots alone; nothing hidden is sent."""

import random
import re

import pytest

import gamekit
from gamekit.engine.view import hidden_state

from .pages import (click_thing, focus_thing, focused_thing,
    as_phone, begin, check_phone, choose, click_something, headline, html, over, playing, sentences, settled, speak,
)

PLAY = "voila/render/uprising_play.ipynb"
EMPIRE = 1


@pytest.fixture(scope="module")
def page(chromium, address):
    with playing(chromium, address + PLAY) as page:
        yield page


@pytest.fixture
def board(page):
    """As the Resistance, against a bot that moves at once."""
    begin(page, seat_resistance="human", seat_empire="random")
    yield page
    assert page.errors == []


def played_through(page, dice):
    """Click until the match is over: the moves, and how many were clicked on the picture."""
    moves, clicked = [], 0
    while not over(page):
        drawn, move = click_something(page, dice)
        moves.append(move)
        clicked += drawn
    return moves, clicked


def unseen_cards(game, s):
    seen = hidden_state(game, s, EMPIRE)
    return [card for n, card in enumerate(game.ids("card")) if game.ids("pile")[seen.card_at[n]] == "unseen"]


def sent_of(game, card, sent):
    """What tells of a card: its part of the picture, and its name in a label or a move. Provocations share theirs."""
    name = game.thing_text("card", game.ids("card").index(card), "en")
    told = rf"|{name}, face|lan {name}\b" if name != "Provocation" else ""
    return re.findall(rf"card[-:]{card}\b{told}", sent)


def test_a_whole_match_as_the_resistance_by_mouse(board):
    assert headline(board).startswith("Resistance, which two neighbours do you mark?")
    game = gamekit.load("uprising")
    hand = game.new(seed=7).position()["cards"]["hand"]
    assert len(hand) == 5 and all(sent_of(game, card, html(board)) for card in hand), "it would notice what is sent"
    moves, clicked = played_through(board, random.Random(3))
    assert clicked > 30 and clicked == len(moves), "whatever has no choice is done without a question"
    assert {move.split(" ")[0] for move in moves} >= {"mark-districts", "plan-open", "plan-closed", "distribute"}
    assert re.search("(Resistance|Empire) wins", headline(board))


def test_a_whole_match_as_the_empire_in_which_nothing_hidden_is_sent(page):
    """The same match is played here as well, so that after every move it is known what the page must not know."""
    begin(page, seat_resistance="random", seat_empire="human")
    game = gamekit.load("uprising")
    match, dice, looked_at = game.new(seed=7, seats={"resistance": "random"}), random.Random(1), 0
    page.frames_received.clear()
    while not match.over:
        match.play(click_something(page, dice)[1])
        while not match.over and len(match.moves) == 1:     # nobody is asked where there is no choice
            match.play(match.moves[0])
        sent = page.content() + "".join(page.frames_received)
        page.frames_received.clear()
        assert "what each district has" not in sent
        for card in unseen_cards(game, match.state):
            assert sent_of(game, card, sent) == []
            looked_at += 1
    assert over(page) and headline(page) == str(match.result)
    assert looked_at > 200


def test_a_round_by_keyboard(board):
    """Tab finds the first move; after each the focus is where the next can be made."""
    board.locator(".gk-desk .gk-hit").first.focus()
    for _ in range(12):
        if "round 2" in board.locator(".gk-mast").inner_text().lower():
            break
        assert board.evaluate("Boolean(document.activeElement.dataset.move)"), "the focus was lost"
        before = html(board)
        board.keyboard.press("Enter")
        settled(board, before)
    assert "round 2" in board.locator(".gk-mast").inner_text().lower()


def test_arrow_keys_follow_the_row(board):
    row = board.evaluate(
        "[...document.querySelectorAll('.gk-desk [data-thing^=\"district\"]')]"
        ".sort((a, b) => a.getBoundingClientRect().x - b.getBoundingClientRect().x).map(d => d.dataset.thing)"
    )
    focus_thing(board, row[0])
    walked = []
    for _ in row:
        walked.append(focused_thing(board))
        board.keyboard.press("ArrowRight")
    assert walked == row


def test_what_cannot_be_chosen_says_why_in_both_languages(board):
    last = board.evaluate(
        "[...document.querySelectorAll('.gk-desk [data-thing^=\"district\"]:not(:has(> .gk-hit))')]"
        ".map(d => d.dataset.thing)"
    )
    assert len(last) == 1, "the last district of the row has no right neighbour"
    click_thing(board, last[0])
    assert board.locator("#gk-why").inner_text().startswith("Why not")
    assert "right of the last one" in board.locator("#gk-why").inner_text()
    speak(board, "ru")
    shown = re.sub("gamekit|EN|RU", "", board.locator(".gk-page").inner_text(), flags=re.IGNORECASE)
    assert not re.findall(r"[A-Za-z]{3,}", shown)
    assert "Сопротивление" in headline(board)
    names = board.locator(".gk-desk .gk-hit").evaluate_all("things => things.map(t => t.getAttribute('aria-label'))")
    assert names and set(names) <= sentences(board)
    speak(board, "en")


def test_a_phone_needs_no_sideways_scrolling_and_scales_nothing_down(board):
    with as_phone(board) as phone:
        check_phone(phone)
        click_something(phone, random.Random(1))     # then the hand can be chosen from
        check_phone(phone)
        things = phone.locator(".gk-cards .gk-hit")
        assert things.count() > 0
        assert min(things.evaluate_all("all => all.map(t => t.getBoundingClientRect().width)")) >= 44


def test_two_people_at_one_screen(board):
    begin(board, seat_empire="human")
    board.click('[data-do="open"]')
    for _ in range(4):                              # mark, one face up, two face down
        click_something(board, random.Random(2))
    board.wait_for_selector('[data-do="open"]')
    assert board.locator(".gk-desk [data-thing]").count() == 0, "the curtain shows nothing"
    board.click('[data-do="open"]')
    board.wait_for_selector("#gk-choices button[data-move]")
    assert headline(board) == "Empire, which token do you use?"
    shown = board.locator("#gk-board").inner_html()
    assert shown.count("face down") >= 2 and len(re.findall(r'id="gk-on-card-', shown)) == 0


def test_bots_alone_can_be_watched(board):
    choose(board, "#gk-seat-resistance", "random")
    choose(board, "#gk-speed", "fast")
    board.click('[data-do="new"]')
    board.wait_for_selector('[data-do="skip"]')
    assert board.locator(".gk-desk .gk-hit").count() == 0
    board.click('[data-do="skip"]')
    board.wait_for_function("document.querySelector('#gk-headline').innerText.includes(' wins')")
