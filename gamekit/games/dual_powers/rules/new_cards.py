"""Phases 1 and 2: new cards and secret objectives."""

from ....engine.layout import NONE, say, say_to
from ....engine.rulebook import follows
from .rulebook import Rule, Said
from .table import (
    HAND_DRAW, ORDERS, Box, Mode, Phase, Pile, State, Step, draw, hand, objective, other, put, shuffle_in,
)


@follows(Rule.DRAW_FIVE, Rule.HAND_HAS_NO_LIMIT)
def draw_cards(box: Box, s: State) -> None:
    """Phase 1. Each player draws five order cards."""
    say(s, Said.ROUND_BEGINS, s.round)
    if s.mode == Mode.SOLO:
        draw_cards_solo(box, s)
        return
    for turn in range(2):
        seat = s.will if turn == 0 else other(s.will)
        for _ in range(HAND_DRAW):
            draw_card(s, hand(seat), seat)
        say(s, Said.CARDS_DRAWN, seat, HAND_DRAW)
    s.phase = Phase.OBJECTIVES
    s.first = s.will
    s.seat = s.first
    s.step = Step.CHOOSE_OBJECTIVE


@follows(Rule.SOLO_DRAW, Rule.SOLO_OBJECTIVE_UNKNOWN)
def draw_cards_solo(box: Box, s: State) -> None:
    """Four for the hand, one unseen for the objective, five face down for the Opposition."""
    for _ in range(HAND_DRAW - 1):
        draw_card(s, hand(s.side), s.side)
    say(s, Said.CARDS_DRAWN, s.side, HAND_DRAW - 1)
    draw_card(s, objective(s.side), NONE)
    for place in range(HAND_DRAW):
        draw_card(s, hand(other(s.side)), NONE)
        s.opposition_row[place] = NONE
    say(s, Said.CARDS_DRAWN, other(s.side), HAND_DRAW)
    s.objective_shuffle = s.shuffles
    s.phase = Phase.OBJECTIVES
    s.step = Step.OPPOSITION_LEADER


@follows(Rule.DECK_AT_START)
def draw_card(s: State, pile: int, seat: int) -> None:
    """The top card of the deck goes to a pile; `seat` sees it. Without any card left nothing is drawn."""
    if s.pile_size[Pile.DECK] == 0:
        reshuffle(s)
    card = draw(s, Pile.DECK, pile)
    if card != NONE and seat != NONE:
        say_to(s, seat, Said.CARD_DRAWN_BY_YOU, card)


@follows(Rule.RESHUFFLE)
def reshuffle(s: State) -> None:
    """An empty deck is made anew from the discarded order cards."""
    say(s, Said.DECK_RESHUFFLED, s.pile_size[Pile.DISCARD])
    shuffle_in(s, Pile.DISCARD, Pile.DECK)


@follows(Rule.OBJECTIVE_IS_AN_ORDER)
def objective_refused(box: Box, s: State, card: int) -> int:
    """An objective is an order card of the own hand."""
    if card >= ORDERS or s.card_at[card] != hand(s.seat):
        return Rule.OBJECTIVE_IS_AN_ORDER
    return Rule.ALLOWED


@follows(Rule.OBJECTIVE_IS_SECRET)
def choose_objective(box: Box, s: State, card: int) -> None:
    put(s, card, objective(s.seat))
    s.objective_known[s.seat] = 1
    s.objective_shown[s.seat] = 0
    say(s, Said.OBJECTIVE_CHOSEN, s.seat)
    say_to(s, s.seat, Said.OBJECTIVE_CHOSEN_BY_YOU, card)
    if s.seat == s.first:
        s.seat = other(s.first)
    else:
        s.objective_shuffle = s.shuffles
        begin_actions(s)


@follows(Rule.WILL_GOES_FIRST, Rule.ORDER_STAYS)
def begin_actions(s: State) -> None:
    """Phase 3. Who holds the Will of the People now begins, whatever happens to it later."""
    s.phase = Phase.ACTIONS
    s.first = s.will
    s.turn = 0
    s.seat = s.first
    s.step = Step.PLAY_CARD
    if s.mode == Mode.SOLO:
        s.step = Step.OPPOSITION_CARD
