"""Odds: from what the seat knows, on the same worlds for every move, with honest intervals."""

import pytest

import gamekit
from gamekit import BadOption, BadPosition
from gamekit.engine.view import world
from gamekit.lab import odds
from gamekit.lab.questions.odds import Trial
from gamekit.lab.playing.run import Fast, Plain, Question


@pytest.fixture
def match(game):
    return game.new(seed=5, mode="solo")


def test_every_legal_move_has_a_chance_with_its_interval(match):
    found = odds(match, n=40)
    assert {chance.move.id for chance in found} == {move.id for move in match.moves}
    assert found.best == found.chances[0].move
    for chance in found:
        assert 0 <= chance.win.low <= chance.win.value <= chance.win.high <= 1
        assert chance.win.n == 40
        assert found[chance.move.id] is chance
    assert [c.win.value for c in found] == sorted((c.win.value for c in found), reverse=True)


def test_the_same_question_has_the_same_answer(match):
    assert str(odds(match, n=30, seed=2)) == str(odds(match, n=30, seed=2))
    assert str(odds(match, n=30, seed=2)) != str(odds(match, n=30, seed=3))


def test_nothing_hidden_is_used(game):
    """Worlds that differ only in what the seat cannot see have the same odds."""
    match = game.new(seed=5)
    seat = match.state.seat
    others = [world(game, match.state, seat, seed) for seed in (1, 2)]
    assert others[0] != others[1]
    answers = {str(odds(gamekit.Match(game, s, from_start=False), n=20)) for s in [match.state, *others]}
    assert len(answers) == 1


def test_plain_python_and_the_twin_agree(match):
    question = Question.of(match.game, "greedy", **match.options)
    view = match.view(match.seat)
    plain, fast = (
        Trial(carrier(question), view, match.moves[0], view.dealt(3, 0, "random", carrier.fast)).chance()
        for carrier in (Plain, Fast)
    )
    assert plain == fast


def test_the_model_of_the_others_is_told(match):
    assert "chosen blindly" in odds(match, n=10).about()
    assert "looks best" in odds(match, n=10, model="greedy").about()
    with pytest.raises(BadOption, match="random, greedy"):
        odds(match, n=10, model="clairvoyant")


def test_a_move_that_wins_at_once_is_certain(game):
    """One space from the end of the track the points of the unrest win."""
    match = game.position({
        "step": "unrest-prize", "seat": "red", "phase": "scoring", "support": 11, "unrest": "green", "month": "mar-apr",
    })
    found = odds(match, n=20)
    assert found["unrest-prize points"].win.value == 1
    assert found["unrest-prize points"].win.low < 1      # twenty games cannot say that it is certain


def test_when_nobody_decides_there_are_no_odds(game):
    over = game.new(seed=1, seats={"red": "random", "white": "random"}).go_on()
    with pytest.raises(BadOption, match="Nobody decides"):
        odds(over.view("red"))


@pytest.mark.parametrize("n", [0, -3, 2.5, "many", True])
def test_a_wrong_number_of_worlds(match, n):
    with pytest.raises(BadOption):
        odds(match, n=n)


def test_an_unknown_bot(match):
    with pytest.raises(BadOption, match="deep-thought"):
        odds(match, n=2, bot="deep-thought")


def test_a_position_without_cards_has_odds_or_is_refused():
    """Uprising with no cards in the hand: districts can be judged, but there is nothing to plan."""
    game = gamekit.load("uprising")
    assert game.position({}, seats={"resistance": "greedy", "empire": "greedy"}).go_on().over
    assert len(odds(game.position({}), n=5).chances) == len(game.position({}).moves)
    with pytest.raises(BadPosition, match="cards"):
        game.position({"step": "mark-districts"})


@pytest.mark.parametrize("asked", [None, "a match", 7])
def test_what_has_no_odds(asked):
    with pytest.raises(BadOption, match="match or a view"):
        odds(asked)


def test_a_move_that_is_not_there(match):
    found = odds(match, n=2)
    for move in ("castle", 7, None):
        with pytest.raises(BadOption, match=f"{move}.*{found.best.id}"):
            found[move]


def test_played_on_by_a_function(match):
    def first(view):
        return view.moves[0]

    assert "first" in str(odds(match, n=2, bot=first))


def test_as_a_table(match):
    table = odds(match, n=10).frame
    assert list(table.columns) == ["move", "win", "low", "high", "score", "score_low", "score_high", "n"]
    assert len(table) == len(match.moves)
    assert ((table.score_low <= table.score) & (table.score <= table.score_high)).all()
    assert list(odds(match, n=10).endings.columns) == ["move", "ending", "rate", "low", "high", "n"]
