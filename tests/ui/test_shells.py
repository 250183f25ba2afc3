"""What stands around a page: nothing at all, something of ours, or Jupyter's widgets."""

import re
import subprocess
import sys

import anywidget
import pytest
import traitlets
from ipywidgets import HBox, Text, jslink

from gamekit.engine.errors import GamekitError
from gamekit.ui.board import Board
from gamekit.ui.lab import Lab
from gamekit.ui.notebook import widget
from tests.ui.shells import Heard

PAGES = "board, lab, teaching, editor, book, landing, board_below, class_room"
LIBRARIES = ("anywidget", "ipywidgets", "traitlets", "IPython", "voila", "tornado")


def test_pages_import_no_widget_library():
    """Else a browser would have to load them."""
    code = f"import sys; from gamekit.ui import {PAGES}; print([name for name in {LIBRARIES} if name in sys.modules])"
    assert subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True).stdout == "[]\n"


def test_a_shell_hears_what_changes_and_only_that(game):
    board = Board(game.new(seed=5, mode="solo"))
    heard = Heard(board)
    board.receive({"do": "speed", "value": "off"})
    move = board.match.moves[0].id
    board.receive({"do": "play", "value": move})
    told = dict(heard.values)
    assert told["move"] == move and told["page"] == board.page and told["position"] == board.view.position()
    assert "language" not in told
    heard.values.clear()
    board.receive({"do": "language", "value": "ru"})
    assert ("language", "ru") in heard.values and board.match.prompt in dict(heard.values)["page"]


def test_whoever_sets_the_language_makes_any_page_speak_it(game):
    for board in (Board(game.new(seed=5, mode="solo")), game.new(seed=5, mode="solo").board()):
        board.language = "ru"
        assert board.game.language == "ru" and board.match.prompt in board.page
        with pytest.raises(GamekitError):
            board.language = "tlh"
        assert board.language == "ru"


def test_in_a_notebook_a_page_is_a_widget(game):
    board, seen = game.new(seed=5, mode="solo").board(), Text()
    assert isinstance(board, Board) and isinstance(board, anywidget.AnyWidget)
    assert board in HBox([board, seen]).children
    assert jslink((board, "move"), (seen, "value")).source == (board, "move")
    state = board.get_state()
    assert {"page", "move", "seat", "over", "language", "live"} <= set(state) and "position" not in state
    assert state["_css"] == Board.css and "export default" in state["_esm"]


def test_no_rule_looks_into_the_whole_page():
    """Whatever changes at a click, the browser would make the style of everything anew."""
    assert not re.findall(r"(?:body|html|gk-page)[^\s{},]*:has\(", Board.css)


def test_what_is_observed_stays_observed_in_a_kind_of_its_own(game):
    class Wide(Lab):
        css = Lab.css + ".wide {}"

    page = widget(Wide)(game, mode="solo")
    assert page.get_state()["_css"].endswith(".wide {}") and isinstance(page, traitlets.HasTraits)
    assert widget(Wide) is widget(Wide) and widget(Wide) is not widget(Lab)
