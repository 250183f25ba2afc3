"""The match: bots and own functions at its seats."""

import pytest

from gamekit.engine.match import Match
from gamekit.engine.own import OwnFunction

from .matches import at, snapshot


# Bots

def test_a_function_as_a_seat(game):
    seen = []

    def last(view):
        seen.append((view.seat, view.to_decide, view.prompt))
        return view.moves[-1]

    match = game.new(seed=2, seats={"white": last})
    match.play(match.moves[0])
    assert seen == [("white", True, "White, which order card is your secret objective?")]
    assert match.seat == "red"


def test_a_policy_may_answer_in_words(game):
    match = at(game, seats={"white": lambda view: "kerensky" if view.state.card < 0 else "decline"})
    match.play("lenin").play("decline")
    assert [move.thing for move in match.played] == ["lenin", "decline", "kerensky", "decline"]


def test_a_policy_sees_only_its_view(game):
    views = []

    def look(view):
        views.append(view)
        view.state.card_at[0] = 1       # its own copy
        return view.moves[0]

    match = game.new(seed=2, seats={"red": look})
    hidden = views[0].position()["cards"]
    assert hidden["white-hand"] == ["kerensky", "lvov", "kornilov", 5]
    assert not any(line.seat == 1 for line in views[0].log)
    assert match.state == game.new(seed=2).play(views[0].moves[0]).state
    assert views[0].state.rng == 0


@pytest.mark.parametrize("answer", ["blue-5a", "nonsense", None, 3])
def test_a_policy_with_an_illegal_move(game, answer):
    """Nothing has happened then, not even the human's move before it."""
    match = at(game, seats={"white": lambda _: answer}).play("lenin")
    before = snapshot(match)
    line = r" in line \d+ of test_match_bots.py, “.*lambda _: answer.*”\. "
    told = "returned nothing.*" + line if answer is None else f"answered {answer!r}{line}.*(White|not allowed)"
    with pytest.raises(OwnFunction, match=told):
        match.play("decline")
    assert snapshot(match) == before
    assert match.seat == "red" and match.state.log is None


def test_a_policy_with_a_move_of_an_earlier_step(game):
    kept = []

    def keeps(view):        # asked once more when it was wrong, to see in which line it returns
        kept.append(view.moves[0])
        return kept[0]

    match = at(game, seats={"white": keeps}).play("lenin")
    with pytest.raises(OwnFunction, match=r"“return kept\[0\]”.*not a choice now"):
        match.play("decline")
    assert len(kept) == 3 and match.seat == "red"


def test_a_policy_that_raises(game):
    def fails(view):
        raise ZeroDivisionError("my own mistake")

    match = at(game, seats={"white": fails}).play("lenin")
    before = snapshot(match)
    with pytest.raises(OwnFunction, match=r"fails in line .* of test_match_bots.py.*ZeroDivisionError: my own mistake"):
        match.play("decline")
    assert snapshot(match) == before
    match.seats["white"] = "human"
    assert match.play("decline").seat == "white"


def test_a_policy_that_fails_at_once(game):
    def fails(view):
        raise ZeroDivisionError

    with pytest.raises(OwnFunction, match="ZeroDivisionError"):
        at(game, seats={"red": fails})


def test_a_rule_that_fails_leaves_the_match_as_it_was(game):
    """The terminal promises it."""
    from dataclasses import replace

    def fails(box, s, card):
        s.card = card
        raise ZeroDivisionError

    class Failing(type(game)):
        steps = {**game.steps, 3: replace(game.steps[3], apply=fails)}

    match = Match(Failing(), at(game).start, from_start=False)
    before = snapshot(match)
    with pytest.raises(ZeroDivisionError):
        match.play("lenin")
    assert snapshot(match) == before
    assert match.state.log is None


def test_bots_alone_wait_for_go_on(game):
    match = game.new(seed=6, seats={"red": "random", "white": "random"})
    assert match.played == []
    assert len(match.go_on(decisions=3).played) == 3
    assert len(match.go_on(decisions=0).played) == 3
    assert len(match.go_on(decisions=2).played) == 5
    whole = game.new(seed=6, seats={"red": "random", "white": "random"}).go_on()
    assert whole.over and whole.result
    assert match.go_on().state == whole.state


def test_bots_stop_at_a_human(game):
    match = game.new(seed=6, seats={"red": "random"})
    assert match.seat == "white" and len(match.played) == 1
    assert match.go_on(decisions=9).seat == "white"
    assert len(match.played) == 1


def test_bots_play_the_same_again_and_differently_with_another_seed(game):
    def moves(seed):
        match = game.new(seed=seed, seats={"red": "random", "white": "random"}).go_on(decisions=12)
        return [move.id for move in match.played]

    assert moves(6) == moves(6)
    assert len({tuple(moves(seed)) for seed in range(5)}) == 5
