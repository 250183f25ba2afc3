"""The changes that games have prepared: each still ends, and does what it claims."""

from dataclasses import replace

import pytest

import gamekit
from gamekit.engine.errors import BadPosition
from gamekit.engine.policies import usual
from gamekit.lab.playing.run import Question
from gamekit.lab.statistics.stats import paired_difference
from gamekit.testing import check_changed
from tests.helpers import shared

GAMES, CHECKED, SEED = 40, 3, 7
EVERY = [(name, change.name) for name in gamekit.games() for change in gamekit.load(name).prepared()]


def played(game, under, games):
    return replace(Question.of(game, "random", SEED, **under), compiled=False).play(0, games).games


@pytest.mark.parametrize("name", gamekit.games())
def test_each_game_has_five_to_eight(name):
    changes = shared(name).prepared()
    assert 5 <= len(changes) <= 8
    assert len({change.name for change in changes}) == len(changes)


@pytest.mark.parametrize(("name", "change"), EVERY)
def test_each_does_what_it_claims(name, change):
    game = shared(name)
    prepared = next(one for one in game.prepared() if one.name == change)
    changed, (result, direction) = game.changed(change), prepared.expects
    assert changed.concerned, "no rule of the book is concerned"
    assert set(changed.concerned) <= set(game.rules)
    checked = check_changed(changed, CHECKED, **prepared.under)
    assert checked, checked
    thoughtful = replace(Question.of(changed, usual(game), SEED, **prepared.under), compiled=False)
    assert (thoughtful.play(0, 2).games["ending"] > 0).all()
    if result == "moves":
        assert (checked.wider > 0, checked.wider < 0) == (direction == "more", direction == "less")
        return
    games = GAMES if name in ("dual_powers", "uprising", "partisans") else GAMES // 4
    mine, printed = (played(one, prepared.under, games) for one in (changed, game))
    if result == "games":
        assert any((mine[column] != printed[column]).any() for column in mine)
    else:
        difference = paired_difference(mine[result], printed[result])
        assert difference.low > 0 if direction == "more" else difference.high < 0


def test_what_cannot_end_is_told(game):
    def never(s):
        """Nobody looks whether the game is over."""

    endless = game.changed(check_end=never, box={"track": {"support": {"spaces": 20}}})
    checked = check_changed(endless, 4)
    assert not checked
    assert checked.endless == 4 - checked.ended > 0
    assert f"{checked.ended} of 4 games came to an end. {checked.endless} went on for longer" in str(checked)


def test_who_is_stuck_is_told(game):
    def refused(box, s, card):
        return Rule.PLAY_FROM_HAND      # noqa: F821

    checked = check_changed(game.changed(play_refused=refused), 1)
    assert not checked
    assert checked.stuck == 1
    assert "nobody could do anything" in str(checked)


@pytest.mark.parametrize("bot", ["random", "greedy"])
def test_a_study_of_who_is_stuck_says_so(game, bot):
    def refused(box, s, card):
        return Rule.PLAY_FROM_HAND      # noqa: F821

    stuck = Question.of(game.changed(play_refused=refused), bot, SEED)
    with pytest.raises(BadPosition, match="Nobody can decide anything"):
        replace(stuck, compiled=False).play(0, 1)
