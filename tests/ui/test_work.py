"""What a click costs: everything that it needs is made once."""

import random

import pytest

import gamekit
from gamekit.engine import moves
from gamekit.ui.board import Board

GAMES = ("dual_powers", "uprising", "partisans")


def wish(board, what, value=""):
    board.receive({"do": what, "value": value})


@pytest.fixture(params=GAMES)
def board(request):
    """Every seat is a person's, so that no bot looks at anything."""
    board = Board(gamekit.load(request.param).new(seed=3))
    wish(board, "speed", "off")
    wish(board, "open")
    return board


@pytest.fixture
def calls(board, monkeypatch):
    """How often a seat's view is made, moves are looked for and the scene is drawn."""
    found = dict.fromkeys(("hide", "legal", "scene"), 0)

    def counted(name, function):
        def count(*given, **named):
            found[name] += 1
            return function(*given, **named)
        return count

    kind = type(board.game)
    monkeypatch.setattr(kind, "hide", staticmethod(counted("hide", kind.hide)))
    monkeypatch.setattr(kind, "scene", counted("scene", kind.scene))
    monkeypatch.setattr(moves, "legal_numbers", counted("legal", moves.legal_numbers))
    return found


def test_a_click_makes_one_view(board, calls):
    dice = random.Random(1)
    for _ in range(20):
        if board.match.over:
            break
        if board.curtain is not None:
            wish(board, "open")
        before, played = board.view, len(board.match.played)
        calls.update(dict.fromkeys(calls, 0))
        wish(board, "play", dice.choice(before.moves).id)
        forced = len(board.match.played) - played - 1
        assert calls["hide"] <= 1 + forced + (forced > 0) and calls["scene"] == (board.curtain is None)
        assert calls["legal"] <= 2 + 2 * forced, "once for what was played, once for what comes"
        calls.update(dict.fromkeys(calls, 0))
        wish(board, "why", "")
        assert calls["hide"] == calls["legal"] == 0


def test_the_rules_are_searched_without_the_scene(board, calls):
    wish(board, "search", "card")
    wish(board, "search", "cards")
    assert calls == {"hide": 0, "legal": 0, "scene": 0}
    assert 'id="gk-rules"' in board.page and "gk-entry" in board.page


def test_another_language_is_drawn_anew(board, calls):
    before = board.scene()
    wish(board, "language", "ru")
    assert calls["scene"] == 1 and board.scene().language == "ru" != before.language


def test_undo_shows_what_was_there_before(game):
    board = Board(game.new(seed=1917, mode="solo", difficulty=2))
    wish(board, "speed", "off")
    first, offered = board.scene(), [move.id for move in board.view.moves]
    for move in offered[:2]:
        wish(board, "play", move)
        assert board.scene() != first
        wish(board, "undo")
        assert [move.id for move in board.view.moves] == offered
