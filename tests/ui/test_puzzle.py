"""The page of puzzles: nothing of the key before an answer, everything afterwards."""

import json

import pytest
from gamekit import cli
from gamekit.engine import registry
from gamekit.lab.questions import puzzles
from gamekit.ui.puzzle_page import PuzzlePage


@pytest.fixture
def page():
    return PuzzlePage(registry.load("dual_powers"))


def click(page, do, value=""):
    page.receive({"do": do, "value": value})
    return page.page


@pytest.mark.parametrize("name", registry.names())
def test_the_page_treats_all_moves_alike_until_one_is_chosen(name):
    """With another key and other chances the page is the same, byte for byte."""
    page = PuzzlePage(registry.load(name))
    before = page.page
    key, *others = page.puzzle.chances
    swapped = (others[0], key, *others[1:])
    page.puzzle = type(page.puzzle)(**{**vars(page.puzzle), "key": others[0].move, "chances": swapped})
    page.refresh()
    assert page.page == before
    assert str(round(100 * key.value)) + " %" not in before


def test_a_right_answer_is_told_with_the_chance_of_every_move(page):
    shown = click(page, "play", page.puzzle.key)
    assert "Right:" in shown
    assert shown.count('class="gk-tried"') == len(page.puzzle.chances)
    assert "95 % intervals" in shown
    assert "1 of 1" in shown
    click(page, "play", page.puzzle.chances[1].move)
    assert page.given == page.puzzle.key            # one answer
    assert "Puzzle 2 of" in click(page, "next")


def test_a_wrong_answer_names_the_best_move(page):
    best = next(str(move) for move in page.match.moves if move.id == page.puzzle.key)
    shown = click(page, "play", page.puzzle.chances[-1].move)
    assert f"The best move: {best}" in shown
    assert "Лучший ход" in click(page, "language", "ru")


def test_a_position_of_ones_own_is_a_puzzle(page, monkeypatch):
    ready = puzzles.ready("dual_powers")[0]
    monkeypatch.setattr(puzzles, "puzzle_of", lambda *_: ready)
    address = PuzzlePage(registry.load("dual_powers"))
    address.own = (dict(ready.position), 5)
    link = address.address()
    assert ready.key not in link
    click(page, "address", f"?{link}")
    assert page.own is not None
    assert page.own[1] == 5
    assert page.own[0].items() <= dict(ready.position).items()      # usual options need not be said
    assert "A position of your own" in page.page


def test_it_goes_on_where_it_was(page):
    click(page, "number", "3")
    click(page, "play", page.puzzle.key)
    again = PuzzlePage(registry.load("uprising"))
    again.take_up(json.loads(json.dumps(page.kept())))
    again.refresh()
    assert (again.game.name, again.number, again.given) == ("dual_powers", 3, page.puzzle.key)


# In the terminal

def test_the_terminal_asks_and_explains(capsys):
    puzzle = puzzles.ready("uprising")[0]
    assert cli.main(["puzzle", "uprising", "1", "--answer", puzzle.key]) == 0
    shown = capsys.readouterr().out
    assert "Right." in shown and "95 % intervals" in shown
    assert cli.main(["puzzle", "uprising", "1", "--answer", puzzle.chances[-1].move, "--lang", "ru"]) == 1
    assert "Есть ход лучше" in capsys.readouterr().out
    assert cli.main(["puzzle", "uprising"]) == 0
    assert len(capsys.readouterr().out.splitlines()) == len(puzzles.ready("uprising"))


def test_the_terminal_writes_a_new_one(tmp_path, capsys):
    file = tmp_path / "puzzle.json"
    assert cli.main(["puzzle", "uprising", "--seed", "2", "-n", "200", "--file", str(file)]) == 0
    assert puzzles.Puzzle.from_json(json.loads(file.read_text("utf-8"))).game == "uprising"


@pytest.mark.parametrize(
    "arguments", [["99"], ["x"], ["--seed", "x"], ["--seed", "1", "-n", "0"], ["1", "--answer", "?"]])
def test_bad_input_is_told_in_a_sentence(arguments, capsys):
    assert cli.main(["puzzle", "uprising", *arguments]) == 2
    assert capsys.readouterr().err.count("\n") == 1
