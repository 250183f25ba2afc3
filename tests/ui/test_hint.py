"""Odds on the board."""

import asyncio

import pytest

from gamekit.lab.playing import warm
from gamekit.ui import aside, widget
from gamekit.ui.board import Board


@pytest.fixture
def board(game, monkeypatch):
    monkeypatch.setattr(aside.Aside.odds, "__defaults__", (4, 0))
    monkeypatch.setattr(widget, "LOOK_AGAIN", 0.0)
    monkeypatch.setattr(warm, "state", lambda _: "ready")
    return Board(game.new(seed=5, mode="solo"))


def asked(board, then=lambda _: None):
    """Ask for the odds and wait for them."""
    async def run():
        board.wish("hint", "")
        board.refresh()
        then(board)
        if board.hint._task is not None:
            await asyncio.wait([board.hint._task])

    asyncio.run(run())
    return board


def test_each_move_gets_its_bar(board):
    assert board.page.count("gk-odds") == 0
    assert 'data-do="hint"' in board.page
    asked(board)
    assert board.page.count('class="gk-odds"') == 2 * len(board.match.moves), "in the bar, and in the list by chance"
    assert "4 worlds" in board.page
    assert board.live.startswith("Best so far")


def test_while_worlds_are_played_the_page_says_so(board):
    seen = []
    asked(board, lambda board: seen.append("Playing the moves through" in board.page))
    assert seen == [True]


def test_a_move_ends_the_moment(board):
    asked(board)
    board.wish("play", board.match.moves[0].id)
    assert board.hint.odds is None
    asked(board, lambda board: board.wish("play", board.match.moves[0].id))
    assert board.hint.odds is None and board.hint.state == ""


def test_compiling_is_told_and_waited_for(board, monkeypatch):
    states, begun, told = ["cold", "warming", "warming", "ready"], [], []
    monkeypatch.setattr(warm, "state", lambda _: states.pop(0) if len(states) > 1 else "ready")
    monkeypatch.setattr(warm, "begin", lambda game: (begun.append(game.name), told.append(board.page)))
    asked(board)
    assert set(begun) == {"dual_powers"}
    assert "half a minute" in told[-1]
    assert board.hint.odds is not None


def test_what_fails_is_a_plain_sentence(board, monkeypatch, caplog):
    def failing(*_, **__):
        raise ValueError("sesame")

    monkeypatch.setattr("gamekit.lab.questions.odds.odds", failing)
    asked(board)
    assert "sesame" not in board.page
    assert "Something went wrong" in board.page
    assert "sesame" in caplog.text


def test_a_bot_that_thinks_waits_for_the_compiler(board, monkeypatch):
    begun = []
    monkeypatch.setattr(warm, "state", lambda _: "cold")
    monkeypatch.setattr(warm, "begin", lambda _: begun.append(1))
    match = board.match
    board.receive({"do": "option:mode", "value": "duel"})
    board.receive({"do": "seat:white", "value": "search"})
    board.receive({"do": "new", "value": ""})
    assert begun and board.match is match
    assert "being compiled" in board.page
    monkeypatch.setattr(warm, "state", lambda _: "ready")
    board.receive({"do": "new", "value": ""})
    assert board.match is not match


def test_in_russian(board):
    asked(board)
    board.wish("language", "ru")
    board.refresh()
    assert "Шанс победить" in board.page
