"""The capture phase, and what comes after a round: alliances, a new row, or the end."""

from ....engine.layout import NONE, say
from ....engine.rulebook import follows
from .agents import recall_from_objects, recall_of
from .alliances import begin_alliances
from .circles import attaching_refused, offer_circle
from .owning import receive
from .rulebook import Rule, Said
from .setup import full_row, lay_row
from .table import (
    AGENTS, FIRST_WAR, LONGEST_ROW, OBJECTS, Box, Pact, Place, State, Step, alliances, hand, is_circle, lay, next_seat,
    wars,
)

move_alliances = alliances.move_all


# 1. Capturing

@follows(Rule.CAPTURE_ORDER)
def capture(box: Box, s: State) -> None:
    """From the curator's holder on, everybody takes the object with his agents. A circle may be attached at once."""
    seat = s.curator
    for _ in range(s.players):
        card = s.target[seat]
        if card != NONE:
            take(box, s, seat, card)
            s.seat = seat
            if is_asked_on(box, s, card):
                return
        seat = next_seat(s, seat)
    s.step = Step.RECALL


def is_asked_on(box: Box, s: State, card: int) -> bool:
    """Whether who captured a card chooses something before the next is captured: where a circle goes."""
    if is_circle(box, card) and attaching_refused(box, s, s.seat) == Rule.ALLOWED:
        offer_circle(s, card, Step.CAPTURE)
        return True
    return False


@follows(Rule.CAPTURE_TAKE_OBJECT, Rule.CAPTURE_SHADOWS_LEAVE)
def take(box: Box, s: State, seat: int, card: int) -> None:
    """Pieces stay on the object; shadow agents come home."""
    s.target[seat] = NONE
    close_row(s, card)
    say(s, Said.CAPTURED, seat, card)
    receive(box, s, seat, card)


@follows(Rule.CAPTURE_ROW_CLOSES)
def close_row(s: State, card: int) -> None:
    """The row without a card, and without a gap."""
    kept = 0
    for place in range(s.row_size):
        if s.in_row[place] != card:
            s.in_row[kept] = s.in_row[place]
            kept += 1
    for place in range(kept, LONGEST_ROW):
        s.in_row[place] = NONE
    s.row_size = kept


# 2. Recalling

def recall(box: Box, s: State) -> None:
    for seat in range(s.players):
        back = recall_from_objects(s, seat, recall_of(s, seat)) + end_operation(s, seat)
        if back > 0:
            say(s, Said.RECALLED, seat, back)
    go_on_with_round(s)


@follows(Rule.RECALL_FROM_OPERATION, Rule.RECALL_REST_OF_OPERATION)
def end_operation(s: State, seat: int) -> int:
    """Some pieces return from the operation just run, the others go to the reserve. How many return."""
    pieces = s.on_operation[seat]
    back = min(pieces, recall_of(s, seat))
    s.active[seat] += back
    s.reserve[seat] += pieces - back
    s.on_operation[seat] = 0
    if pieces > back:
        say(s, Said.OPERATION_ENDS, seat, pieces - back)
    return back


# 3. On with the round

@follows(Rule.CAPTURE_NEXT_PHASE, Rule.ROUND_PHASES)
def go_on_with_round(s: State) -> None:
    if s.row_size > 0:
        s.step = Step.PASS_CURATOR
    else:
        end_wars(s)
        begin_alliances(s)


@follows(Rule.WAR_GONE_BEFORE_ALLIANCES, Rule.WAR_LASTS_ROUND)
def end_wars(s: State) -> None:
    if wars(s) > 0:
        for war in range(FIRST_WAR, OBJECTS):
            if s.object_at[war] == Place.WAR:
                lay(s, war, Place.DISCARD)
                say(s, Said.WAR_ENDS, war)


# After the alliances

@follows(Rule.NEW_ROW_FULL, Rule.GAME_END_DECK_SHORT, Rule.ROUND_COUNT, Rule.DECK_REMAINDER)
def new_row(box: Box, s: State) -> None:
    """A new round, if the deck has enough cards for a full row."""
    if s.place_size[Place.DECK] >= full_row(s):
        s.round += 1
        say(s, Said.ROUND_BEGINS, s.round)
        lay_row(s)
        s.step = Step.PASS_CURATOR
    else:
        say(s, Said.CARDS_LEFT, s.place_size[Place.DECK])
        clear_table(s)


@follows(Rule.END_PIECES_OFF, Rule.END_HAND_DISCARDED)
def clear_table(s: State) -> None:
    """Pieces leave the objects, hands are discarded."""
    for seat in range(s.players):
        recall_from_objects(s, seat, AGENTS)
        move_alliances(s, hand(seat), Pact.DISCARD + seat)
    s.seat = s.curator
    s.step = Step.LAST_CIRCLES
