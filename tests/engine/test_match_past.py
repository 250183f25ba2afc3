"""The match: undo and looking back."""

import random

import pytest

import gamekit
from gamekit.engine.match import CannotUndo

from .matches import HANDS, at, random_to, snapshot


# Undo

def test_undo(game):
    match = at(game)
    before = snapshot(match)
    match.play("green-2")
    between = snapshot(match)
    match.play("recruit")
    assert match.can_undo
    assert snapshot(match.undo()) == between
    assert snapshot(match.undo()) == before
    assert not match.can_undo


def test_undo_of_nothing(game):
    with pytest.raises(CannotUndo, match="no move to take back") as caught:
        at(game).undo()
    assert caught.value.in_language("ru") == "Отменять нечего."


def test_undo_of_nothing_when_only_bots_have_moved(game):
    match = at(game, seats={"red": "random"}, day=1)
    assert match.played and match.seat == "white"
    with pytest.raises(CannotUndo, match="no move to take back"):
        match.undo()


def test_no_undo_after_a_draw(game):
    match = at(game, day=11, cards={**HANDS, "red-hand": ["green-4a"]}).play("green-4a").play("decline")
    assert match.step == "bonus-action"
    match.play("draw-card")
    before = snapshot(match)
    assert not match.can_undo
    with pytest.raises(CannotUndo, match="hidden") as caught:
        match.undo()
    assert "скрытое" in caught.value.in_language("ru")
    assert snapshot(match) == before


def test_no_undo_after_a_reveal(game):
    cards = {**HANDS, "red-hand": ["stalin"], "white-objective": ["green-2"]}
    match = at(game, cards=cards).play("stalin")
    assert match.can_undo
    match.play("espionage")
    assert not match.can_undo
    match.play("recruit-leader")
    match.undo()
    assert match.step == "leader-action" and not match.can_undo


def test_undo_takes_back_a_bot_that_answered(game):
    match = at(game, seats={"white": lambda view: view.moves[-1]})
    before = snapshot(match)
    match.play("lenin").play("decline")
    assert match.seat == "red" and "white" in [game.ids("seat")[f.before.seat] for f in match.frames]
    match.undo()
    assert (match.seat, match.step) == ("red", "leader-action")
    match.undo()
    assert snapshot(match) == before


def test_moves_after_undo_are_played_as_if_nothing_had_been(game):
    match = at(game).play("lenin").undo().play("green-2")
    assert match.state == at(game).play("green-2").state
    assert match.log.text() == at(game).play("green-2").log.text()


# Looking back

def test_at_every_moment(game):
    match = game.new(seed=3)
    dice, seen = random.Random(3), []
    while not match.over:
        seen.append(snapshot(match))
        match.play(dice.choice(match.moves))
    for moment in (0, 1, len(seen) // 2, len(seen) - 1):
        assert snapshot(match.at(moment)) == seen[moment]
    assert snapshot(match.at(len(seen))) == snapshot(match)


def test_the_past_can_be_played_on_without_changing_the_match(game):
    match = random_to(game.new(seed=3), 10)
    before = snapshot(match)
    past = match.at(4)
    past.play(past.moves[-1])
    assert snapshot(match) == before
    assert past.options == match.options and past.seed == match.seed


@pytest.mark.parametrize("moment", [-1, 11, 1000])
def test_there_is_no_such_moment(game, moment):
    with pytest.raises(gamekit.BadOption, match="10 decisions") as caught:
        random_to(game.new(seed=3), 10).at(moment)
    assert "Момента" in caught.value.in_language("ru")


def test_bots_do_not_move_when_we_look_back(game):
    match = random_to(game.new(seed=3, seats={"white": "random"}), 12)
    for moment in range(len(match.played) + 1):
        past = match.at(moment)
        assert [m.id for m in past.played] == [m.id for m in match.played[:moment]]


def test_replay_forwards_and_backwards(game):
    match = random_to(game.new(seed=3), 5)
    replay = match.replay()
    assert (len(replay), replay.number, replay.move) == (5, 0, match.played[0])
    states = [replay.match.state]
    while replay.move:
        states.append(replay.forward().state)
    assert states[-1] == match.state and replay.number == 5
    assert replay.forward().state == match.state
    for state in states[-2::-1]:
        assert replay.back().state == state
    assert replay.back().state == states[0] and replay.number == 0
    assert [m.state for m in replay] == states
    assert replay.to(3).state == states[3] == replay.match.state
    assert repr(replay) == f"<Replay at 3 of 5: next {match.played[3]}>"
    with pytest.raises(gamekit.BadOption):
        replay.to(6)
    assert replay.number == 3
