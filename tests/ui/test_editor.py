"""The position editor, and boards that begin with its positions."""

import json

import gamekit
import pytest
from gamekit.engine.position_link import packed
from gamekit.ui import editor
from gamekit.ui.board import Board


@pytest.fixture
def page():
    return editor("dual_powers")


def click(page, do, value=""):
    page.receive({"do": do, "value": value})


def test_a_thing_goes_where_one_clicks(page):
    click(page, "choose", "tokens red-1a")
    assert "Where does this go" in page.page
    click(page, "why", "region:brown")
    assert "red-1a" in page.draft.places("tokens")["brown"]
    assert page.chosen is None
    click(page, "undo")
    assert "red-1a" not in page.draft.places("tokens")["brown"]


def test_a_click_on_the_board_takes_a_thing_in_hand(page):
    lying = page.draft.places("tokens")["brown"][0]
    click(page, "why", f"token:{lying}")
    assert page.chosen == ("tokens", lying)
    click(page, "lay", "blue")
    assert lying in page.draft.places("tokens")["blue"]


def test_piles_and_areas_of_the_picture_are_places():
    page = editor("partisans")
    click(page, "choose", "agents abel")
    click(page, "explain", "pile-removed")
    assert "abel" in [one.split()[0] for one in page.draft.places("agents")["removed"]]
    page = editor("secret_power")
    click(page, "choose", "objects media-2")
    click(page, "explain", "area-ivan")
    assert "media-2" in page.draft.places("objects")["ivan-area"]


def test_an_impossible_position_says_why_and_gives_no_link(page):
    click(page, "begin", "blank")
    assert "This cannot be yet" in page.page
    assert "gk-play-link" not in page.page
    click(page, "language", "ru")
    assert "Так пока быть не может" in page.page
    click(page, "entry day", "forty")
    assert "«forty»" in page.page


@pytest.mark.parametrize("name", ["uprising", "world_conspiracy"])
def test_every_game_is_edited_on_the_same_page(page, name):
    click(page, "game", name)
    assert page.game.name == name
    assert page.scene() is not None
    assert "gk-play-link" in page.page


def test_what_was_set_up_is_kept_and_taken_up(page):
    click(page, "choose", "tokens red-1a")
    click(page, "lay", "brown")
    other = editor("uprising")
    other.take_up(json.loads(json.dumps(page.kept())))
    assert other.draft.description == page.draft.description
    third = editor("uprising")
    third.take_address(page.address())
    assert third.draft.match().position() == page.draft.match().position()


def test_a_file_that_is_no_position_is_refused(page):
    before = page.draft.description
    click(page, "load", "[1, 2")
    assert "no position" in page.page
    click(page, "load", json.dumps({"nonsense": 1}))
    assert "nonsense" in page.page          # a draft may be wrong: the engine says so
    click(page, "undo")
    assert page.draft.description == before


# The board

@pytest.fixture
def given():
    game = gamekit.load("dual_powers")
    return packed(game, game.new(seed=5, mode="solo").position())


def test_a_board_begins_with_the_position_of_its_address(given):
    board = Board(gamekit.load("dual_powers").new(seed=1))
    board.wish("address", f"?position={given}")
    assert board.match.position()["cards"] == gamekit.load("dual_powers").new(seed=5, mode="solo").position()["cards"]
    board.wish("play", board.match.moves[0].id)
    again = Board(gamekit.load("dual_powers").new(seed=1))
    again.take_up(json.loads(json.dumps(board.kept())))
    again.wish("address", f"?position={given}")
    assert again.match.played               # the match that was begun there goes on
    assert given in again.address()
    again.wish("again", "")
    assert not again.match.played
    assert again.given == given


def test_a_board_says_what_is_wrong_with_an_address():
    board = Board(gamekit.load("dual_powers").new(seed=1, mode="solo"))
    click(board, "address", "?position=nonsense")
    assert "no position" in board.page
