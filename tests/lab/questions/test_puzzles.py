"""Puzzles: found in games, sure of their key, and told to nobody before an answer."""

import json

import pytest
from gamekit.engine import registry
from gamekit.engine.errors import GamekitError
from gamekit.lab.questions import puzzles
from gamekit.lab.questions.puzzles import Puzzle

GAMES = registry.names()


@pytest.mark.parametrize("name", GAMES)
def test_every_game_has_puzzles_with_one_clearly_best_move(name):
    ready = puzzles.ready(name)
    assert len(ready) >= 4
    for puzzle in ready:
        match = puzzle.match()
        assert {tried.move for tried in puzzle.chances} == {move.id for move in match.moves}
        assert puzzle.key == puzzle.best.move
        assert all(puzzle.best.low > other.high for other in puzzle.chances[1:])
        assert puzzle.n >= 1000
        assert match.view(match.seat).position() == match.game.position(
            match.view(match.seat).position(), seed=1).view(match.seat).position()


def test_the_odds_of_today_say_the_same():
    """The cheapest way to notice that a change of rules or bots has made a key wrong."""
    puzzle = puzzles.ready("uprising")[0]
    again = puzzles.odds(puzzle.match(), n=150, seed=puzzle.seed + 1)
    found = {chance.move.id: puzzles.measured(chance) for chance in again}
    for tried in puzzle.chances:
        assert found[tried.move].low <= tried.high and tried.low <= found[tried.move].high


def test_what_is_not_clear_is_refused():
    game = registry.load("dual_powers")
    with pytest.raises(GamekitError, match="clearly"):
        puzzles.puzzle_of(game, game.new(seed=3).position(), n=20)


def test_a_puzzle_is_found_and_written_down():
    found = puzzles.find("uprising", seed=2, n=200)
    assert found.best.low > found.chances[1].high
    again = Puzzle.from_json(json.loads(json.dumps(found.to_json())))
    assert again == found
    assert again.is_right(again.key)
    assert not again.is_right(again.chances[1].move)
    with pytest.raises(GamekitError):
        again.is_right("nonsense")


@pytest.mark.parametrize("data", [{}, [], {"game": "uprising", "position": 3}, None])
def test_what_is_no_puzzle_is_refused(data):
    with pytest.raises(GamekitError):
        Puzzle.from_json(data)
