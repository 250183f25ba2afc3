"""Worlds as likely as they are: what fits, that nothing shines through, and how the walk is written for a game."""

from __future__ import annotations

from collections import Counter

import pytest

import gamekit
from gamekit.engine.errors import BadOption
from gamekit.engine.twin import available
from gamekit.engine.view import View, hidden_state, world
from gamekit.engine.worlds import Past
from gamekit.lab import odds
from gamekit.lab.statistics.stats import wilson

LEVEL = 0.9999


@pytest.fixture(scope="module", params=["dual_powers", "uprising", "partisans"])
def match(request):
    game = gamekit.load(request.param)
    seats = dict.fromkeys(game.new().seats, "random")
    return game.new(seed=5, seats=seats).go_on(12)


def test_the_same_seed_gives_the_same_worlds(match):
    view = match.view(match.seat or next(iter(match.seats)))
    assert view.dealt(3, 7, "random") == view.dealt(3, 7, "random")
    assert view.dealt(3, 7, "random") == match.view(view.seat).dealt(3, 7, "random")


def test_nothing_shines_through():
    """From another match that looks the same, the same worlds come as often."""
    game = gamekit.load("uprising")
    match = game.new(seed=2, seats={"resistance": "random", "empire": "random"})
    while (match.step, match.state.round) != ("choose-token", 2):
        match.go_on(1)
    seat, fast = game.seat_number("empire"), available()
    n = 3000 if fast else 300
    here = Past(game, tuple(match.frames), match.state.copy(), seat)
    elsewhere = another(here)
    assert elsewhere.now != match.state
    found = [Counter(planned(made) for made in past.worlds(n, 1, "random", fast)) for past in (here, elsewhere)]
    for cards in found[0] | found[1]:
        intervals = [wilson(one[cards], n, LEVEL) for one in found]
        assert intervals[0][0] <= intervals[1][1] and intervals[1][0] <= intervals[0][1], cards


def another(past: Past) -> Past:
    """A match that looks the same to the seat: two hidden cards of the hand have changed their labels all along."""
    functions, s = past.game.plain, past.now
    seen = hidden_state(past.game, s, past.seat)
    hand = [card for card, place in enumerate(s.card_at) if place == 1 and seen.card_at[card] != 1]
    deck = [card for card, place in enumerate(s.card_at) if place == 0 and past.game.box.value[card] > 0]
    states = [one.copy() for one in (*(frame.before for frame in past.frames), s)]
    for one in states:
        functions.exchange_labels(one, 0, hand[0], deck[0])
    frames = [type(frame)(before, frame.move, ()) for before, frame in zip(states, past.frames, strict=False)]
    return Past(past.game, tuple(frames), states[-1], past.seat)


def planned(made):
    """The face-down cards of the plan, in a few sorts: how many of them are worth nothing."""
    cards = made["planned_card"] if not hasattr(made, "planned_card") else made.planned_card
    return tuple(sorted(int(card) // 6 for card in cards if card >= 0))


def test_what_is_wrong_is_told():
    match = gamekit.load("dual_powers").new(seed=1)
    with pytest.raises(BadOption, match="random, greedy"):
        match.view("red").worlds(1, model="wizard")


def test_a_view_that_remembers_nothing_makes_all_equally_likely():
    match = gamekit.load("uprising").new(seed=1, seats={"resistance": "random"})
    view = View(match.game, match.state, match.state.seat, match.log)
    assert not view.remembers
    assert view.dealt(1, 3, "random") == [world(match.game, match.state, match.state.seat, 3)]
    assert "equally likely" in odds(view, n=10).about()


def test_a_world_throws_other_dice_than_the_match_did():
    """Whoever takes the match's own seed gets no better look at what was dealt."""
    game = gamekit.load("dual_powers")
    match = game.new(seed=11)
    for made in (match.view("red").world(11).state, *match.view("red").dealt(2, 11, "random")):
        assert made.card_at != match.state.card_at
