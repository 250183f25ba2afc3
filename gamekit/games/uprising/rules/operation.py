"""Phase 4 and the end of phase 5: the Resistance distributes what is left; then tokens, new cards, the next round."""

from ....engine.layout import NONE, say, say_to
from ....engine.rulebook import follows
from .defence import next_slot, place
from .rulebook import Rule, Said
from .setup import draw
from .table import (
    DISTRICTS, LAST_ROUND, PER_DRAW, SLOTS, TOKENS, Box, Capture, Ending, Face, Pile, Seat, State, Step, in_reach,
)


@follows(Rule.DISTRIBUTE_IN_REACH, Rule.DECISIVE_ANYWHERE, Rule.DISTRIBUTE_NOT_CORDONED)
def distribute_refused(box: Box, s: State, district: int) -> int:
    """Under the marker, or anywhere in the Decisive Operation; never into a cordoned district."""
    if not in_reach(s, district):
        return Rule.DECISIVE_ANYWHERE if s.decisive == 1 else Rule.DISTRIBUTE_IN_REACH
    return Rule.DISTRIBUTE_NOT_CORDONED if s.cordoned == district else Rule.ALLOWED


@follows(Rule.DISTRIBUTE_ALL, Rule.FACING_STAYS)
def distribute(box: Box, s: State, district: int) -> None:
    """One card after another, until none is left above the marker."""
    slot, card = s.slot, s.planned_card[s.slot]
    if s.planned_face[slot] == Face.UP or s.known[card] == 1:
        say(s, Said.CARD_DISTRIBUTED, card, district)
    else:
        say(s, Said.CLOSED_DISTRIBUTED, slot, district)
        say_to(s, Seat.RESISTANCE, Said.CLOSED_DISTRIBUTED_BY_YOU, card, district)
    place(s, slot, district)
    s.slot = next_slot(s)
    if s.slot == NONE:
        begin_check(s)


@follows(Rule.CAPTURE_IS_OPTIONAL)
def begin_check(s: State) -> None:
    """The Resistance declares captures itself. In the Decisive Operation, or by the option, nothing is passed over."""
    if s.decisive == 1 or s.capture == Capture.AUTOMATIC:
        s.step = Step.CHECK_DISTRICTS
    else:
        s.step = Step.CAPTURE_DISTRICT


@follows(Rule.CORDON_ALLOWS_CAPTURE)
def end_round(box: Box, s: State) -> None:
    """Marker and cordon lift only now, after the captures; then tokens and cards.

    A match has a plan for each of its rounds. In a position that a person made up, cards may run short before.
    """
    s.cordoned = NONE
    for district in range(DISTRICTS):
        s.marked[district] = 0
    if s.decisive == 1 or s.pile_size[Pile.HAND] + s.pile_size[Pile.DECK] < SLOTS:
        empire_wins(s)
    else:
        refresh_tokens(s)
        next_round(s)


@follows(Rule.TOKENS_REFRESH)
def refresh_tokens(s: State) -> None:
    """When all four lie face down, all are turned up."""
    for token in range(TOKENS):
        if s.token_down[token] == 0:
            return
    for token in range(TOKENS):
        s.token_down[token] = 0
    say(s, Said.TOKENS_REFRESHED)


@follows(Rule.DRAW_THREE, Rule.DECISIVE_OPERATION)
def next_round(s: State) -> None:
    """Three new cards. Where fewer are left, these are drawn for the Decisive Operation, which has no marker.

    That is the eighth round. A position that a person made up can have another deck, so the round is told by both.
    """
    if s.pile_size[Pile.DECK] < PER_DRAW or s.round == LAST_ROUND - 1:
        s.decisive = 1
        s.round = LAST_ROUND
    else:
        s.round += 1
    say(s, Said.ROUND_BEGINS, s.round)
    if s.decisive == 1:
        say(s, Said.DECISIVE_BEGINS)
    draw(s, min(PER_DRAW, s.pile_size[Pile.DECK]))
    s.step = Step.PLAN_OPEN if s.decisive == 1 else Step.MARK_DISTRICTS


@follows(Rule.EMPIRE_HOLDS)
def empire_wins(s: State) -> None:
    s.winner = Seat.EMPIRE
    s.ending = Ending.EMPIRE_HOLDS
    s.step = Step.OVER
    say(s, Said.GAME_WON_BY_EMPIRE, Seat.EMPIRE, s.row_size)
