"""What is true in every game: the invariants that follow from the deck and the tokens."""

from collections import Counter

from hypothesis import given, settings
from hypothesis import strategies as st

import gamekit
from gamekit.games.uprising.rules.table import (
    CARDS, DISTRICTS, LAST_ROUND, PILES, Ending, Pile, Seat, Step, captures,
)
from gamekit.testing.play import states

GAME = gamekit.load("uprising")
HAND = dict.fromkeys(range(1, 8), 5) | {8: 3}
DECK = dict(zip(range(1, 9), (19, 16, 13, 10, 7, 4, 1, 0), strict=True))
games = given(
    seed=st.integers(0, 2**32), mode=st.sampled_from(["standard", "capitol"]),
    capture=st.sampled_from(["declared", "automatic"]),
)
some = settings(max_examples=30, deadline=None)


@some
@games
def test_all_24_cards_are_conserved(seed, mode, capture):
    for s in states(GAME, seed, 0, mode=mode, capture=capture):
        counted = Counter(s.card_at)
        assert [counted[pile] for pile in range(PILES)] == s.pile_size
        assert sum(s.pile_size) == CARDS
        assert s.pile_size[Pile.UNSEEN] == 0
        assert sorted(card for card in s.planned_card if card >= 0) == [
            card for card in range(CARDS) if s.card_at[card] == Pile.PLANNED]


@some
@games
def test_even_rounds_have_the_two_other_tokens(seed, mode, capture):
    used = {}
    for s in states(GAME, seed, 0, mode=mode, capture=capture):
        if s.step == Step.CHOOSE_TOKEN and s.actions == 0:
            up = {token for token in range(4) if not s.token_down[token]}
            assert len(up) == (4 if s.round % 2 else 2)
            assert s.round % 2 or up == set(range(4)) - used[s.round - 1]
        if s.step == Step.DISTRIBUTE and s.round % 2:
            used[s.round] = {token for token in range(4) if s.token_down[token]}


@some
@games
def test_at_least_three_districts_before_every_decision(seed, mode, capture):
    for s in states(GAME, seed, 0, mode=mode, capture=capture):
        if s.step != Step.OVER:
            assert s.row_size >= 3
        assert s.row_size == DISTRICTS - sum(number > 0 for number in s.captured_in) == DISTRICTS - captures(s)
        assert sorted(s.in_row[: s.row_size]) == [d for d in range(DISTRICTS) if s.captured_in[d] == 0]


@some
@games
def test_one_to_three_cards_are_left_to_distribute(seed, mode, capture):
    before = None
    for s in states(GAME, seed, 0, mode=mode, capture=capture):
        if s.step == Step.DISTRIBUTE and before != Step.DISTRIBUTE:
            assert 1 <= s.pile_size[Pile.PLANNED] <= 3
        before = s.step


@some
@games
def test_hands_and_deck_of_eight_rounds(seed, mode, capture):
    for s in states(GAME, seed, 0, mode=mode, capture=capture):
        assert 1 <= s.round <= LAST_ROUND
        assert s.decisive == (s.round == LAST_ROUND)
        if s.step in (Step.MARK_DISTRICTS, Step.PLAN_OPEN):
            assert (s.pile_size[Pile.HAND], s.pile_size[Pile.DECK]) == (HAND[s.round], DECK[s.round])


@some
@games
def test_every_game_has_one_winner_and_its_reason(seed, mode, capture):
    *_, last = states(GAME, seed, 0, mode=mode, capture=capture)
    assert last.step == Step.OVER
    if last.winner == Seat.EMPIRE:
        assert (last.ending, last.round) == (Ending.EMPIRE_HOLDS, LAST_ROUND)
        assert captures(last) < 3
        assert last.pile_size[Pile.HAND] == last.pile_size[Pile.DECK] == 0
    else:
        assert last.ending in (Ending.THREE_DISTRICTS, Ending.CAPITOL)
        assert (captures(last) == 3) == (last.ending == Ending.THREE_DISTRICTS) or last.ending == Ending.CAPITOL
