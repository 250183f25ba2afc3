"""The greedy bot: it takes what is plainly good, and beats chance at every table."""

import random

import pytest

from gamekit.engine.moves import legal_numbers
from gamekit.testing.play import fresh_state

from ..helpers import position


def best(match):
    game, s = match.game, match.state
    moves = legal_numbers(game, s)
    looks = [game.worth(game.box, s, move) for move in moves]
    return match.moves[looks.index(max(looks))].thing


def test_it_takes_the_card_that_its_governments_count(table):
    match = table(row=("media-1", "valuables-1", "research-1"), own={"ivan": ["governments-1", "governments-2"]})
    match.play("infiltrate an object")
    assert best(match) == "media-1"


def test_it_enters_the_last_stage(table):
    match = table(row=("media-1",), seat="julia", curator="ivan", active={"julia": 4}, round=6, stages={
        "julia": {"comintern": 4}}, own={"julia": ["unions-1", "unions-2", "unions-3"]}, concluded={
            "julia": ["federation-of-trade-unions"]})
    assert best(match) == "advance"


def test_it_runs_a_cheap_operation(table):
    match = table(row=("media-1", "media-2"), active={"ivan": 6}, stages={"ivan": {"comintern": 3}})
    assert best(match) == "operation"


def test_it_sends_more_where_rivals_could_intercept(table):
    alone = table(row=("corporations-1",), active={"ivan": 8}, own={"ivan": ["crime-1", "crime-2"]})
    crowd = table(row=("corporations-1",), active={"ivan": 8, "julia": 7, "alexey": 7, "alice": 7},
                  own={"ivan": ["crime-1", "crime-2"]})
    assert best(alone.play("infiltrate an object").play("infiltrate corporations-1")) == "6"
    assert int(best(crowd.play("infiltrate an object").play("infiltrate corporations-1"))) > 6


def test_it_gives_away_the_least(game):
    match = game.position(position(
        players=2, step="conclude", own={"ivan": ["media-1", "media-2", "consulates-1"], "julia": ["security-1"]},
        secondary={"julia": {"control": 1}}, hands={"ivan": ["opus-dei"]}))
    match.play("conclude opus-dei").play("julia")
    assert best(match) == "secondary-control"


@pytest.mark.parametrize(("players", "given"), [(2, {}), (3, {}), (4, {}), (4, {"professionals": True}), (5, {})])
def test_it_beats_chance(game, players, given):
    """Fair would be one win for each player at the table."""
    assert wins_of_twelve(game, players, given) >= 9


def wins_of_twelve(game, players, given):
    """How many games one greedy player wins among random ones."""
    wins, games, dice = 0, 12, random.Random(5)
    for number in range(games):
        s, seat = fresh_state(game, 31, number, players=players, **given), number % players
        while s.step:
            moves = legal_numbers(game, s)
            looks = [game.worth(game.box, s, move) if s.seat == seat else 0 for move in moves]
            top = [move for move, look in zip(moves, looks, strict=True) if look == max(looks)]
            game.flow.apply(game.box, s, dice.choice(top))
            game.flow.advance(game.box, s)
        wins += s.rank[seat] == 1
    return wins


def test_with_a_full_hand_it_takes_agents(table):
    """Late in the game agents are worth little, but who takes cards instead for ever, ends no game."""
    match = table(row=("media-1",), seat="julia", curator="ivan", round=5, active={"julia": 0},
                  staff={"julia": ["recruiter-1", "emissary-1", "killer-1"]})
    match.play("recruit")
    assert match.step == "recruit-or-card" and best(match) == "agents"
