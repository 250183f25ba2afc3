"""What is true in every game: nothing is lost, nothing created, every game ends."""

from collections import Counter

from hypothesis import given, settings
from hypothesis import strategies as st

import gamekit
from gamekit.engine.view import hidden_state, world
from gamekit.games.dual_powers.rules.table import (
    CARDS, FIRST_LEADER, FIRST_NEUTRAL, FIRST_OPPOSITION, ORDERS, PILES, REGIONS, TROTSKY, UNITS, Pile, Place, Seat,
    Step, hand, objective,
)
from gamekit.testing.play import states

GAME = gamekit.load("dual_powers")
games = given(
    seed=st.integers(0, 2**32), mode=st.sampled_from(["duel", "solo"]), discard_hand=st.booleans(),
)


@settings(max_examples=30, deadline=None)
@games
def test_cards_are_conserved(seed, mode, discard_hand):
    for s in states(GAME, seed, 0, mode=mode, discard_hand=discard_hand):
        counted = Counter(s.card_at)
        assert [counted[pile] for pile in range(PILES)] == s.pile_size
        assert sum(s.pile_size) == CARDS
        assert s.pile_size[Pile.UNSEEN] == 0
        assert all(s.card_at[leader] not in (Pile.DECK, Pile.DISCARD) for leader in range(ORDERS, CARDS))
        assert all(s.pile_size[objective(seat)] <= 1 for seat in Seat)


@settings(max_examples=30, deadline=None)
@games
def test_tokens_are_conserved(seed, mode, discard_hand):
    for s in states(GAME, seed, 0, mode=mode, discard_hand=discard_hand):
        units = range(s.side * UNITS, s.side * UNITS + UNITS) if mode == "solo" else range(2 * UNITS)
        assert all(s.token_at[unit] < REGIONS or s.token_at[unit] == Place.RESERVE for unit in units)
        assert all(s.token_at[n] < REGIONS or s.token_at[n] == Place.OUT for n in range(FIRST_NEUTRAL, FIRST_LEADER))
        assert not any(s.exhausted[t] for t in range(len(s.token_at)) if s.token_at[t] >= REGIONS)
        assert not (s.token_at[TROTSKY] < REGIONS and s.token_at[TROTSKY + 1] < REGIONS)
        if mode == "duel":
            assert set(s.token_at[FIRST_OPPOSITION:]) == {Place.OUT}


@settings(max_examples=30, deadline=None)
@games
def test_calendar_and_tracks_stay_in_range(seed, mode, discard_hand):
    month = 0
    for s in states(GAME, seed, 0, mode=mode, discard_hand=discard_hand):
        assert 1 <= s.day <= 31
        assert s.day not in (29, 30)
        assert month <= s.month <= 5
        month = s.month
        assert abs(s.support) <= GAME.box.track[0]
        assert sum(s.tile_left) + (s.unrest >= 0) + (s.blockade_tile >= 0) <= REGIONS
        assert s.round <= (3 if mode == "solo" else 12)


@settings(max_examples=30, deadline=None)
@games
def test_every_game_ends_with_a_winner(seed, mode, discard_hand):
    *_, last = states(GAME, seed, 0, mode=mode, discard_hand=discard_hand)
    assert last.step == Step.OVER
    assert last.winner in list(Seat)
    assert last.ending > 0


def test_a_redeal_is_uniform():
    """Each unseen card is as likely as any other to be in the rival's hand."""
    s = next(states(GAME, 7, 0))
    hidden = hidden_state(GAME, s, Seat.RED)
    unseen = [card for card in range(ORDERS) if hidden.card_at[card] == Pile.UNSEEN]
    assert len(unseen) == 43
    counts = Counter()
    worlds = 4000
    for seed in range(worlds):
        made = world(GAME, s, Seat.RED, seed)
        counts.update(card for card in unseen if made.card_at[card] == hand(Seat.WHITE))
    expected = worlds * 5 / 43
    squares = sum((counts[card] - expected) ** 2 / expected for card in unseen)
    assert squares < 81.4       # chi-square, 42 degrees of freedom, one in 4,000


def test_a_reshuffle_tells_what_the_rival_holds():
    """When the deck ran out, every card unseen then was the rival's: a redeal leaves those with the rival."""
    cards = GAME.ids("card")[:ORDERS]
    match = GAME.position({
        "step": "draw-cards", "seat": "red", "will": "red", "unrest": "brown", "blockade_tile": "green",
        "cards": {"red-hand": cards[:2], "white-hand": cards[2:5], "discard": cards[5:]},
    })
    held = {cards.index(card) for card in cards[2:5]}
    for seed in range(50):
        made = world(GAME, match.state, Seat.RED, seed)
        assert all(made.card_at[card] == hand(Seat.WHITE) for card in held)
