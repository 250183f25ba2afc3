"""What districts promise to the Resistance, and what cards more or less change. `look.py` counts.

This is advice, not rules: the greedy bot weighs moves by it.
"""

from ....engine.layout import NONE
from .look import DONE, SETS, WHOLE, Look, add_card, add_unknown, is_seen, nearest
from ..rules.table import DISTRICTS, SLOTS, Box, District, Face, Mode, Seat, State, in_reach

CAPTURE = 1600      # a district that can be captured; one that lacks a little promises less than DONE
CAPITOL = 3         # times as much, where the Capitol decides the game
NO_CARDS, ALL_CARDS = 0, SETS - 1       # which planned cards are meant, a bit for each slot


def can_go(s: State, district: int) -> bool:
    """Whether cards can be distributed to a district in this round."""
    return in_reach(s, district) and s.cordoned != district


def promise(box: Box, s: State, look: Look, district: int, slots: int) -> int:
    """What a district promises with some planned cards; it is worked out once."""
    if look.promised[district][slots] == 0:
        look.promised[district][slots] = 1 + promise_with(box, s, look, district, slots, NONE, NONE)
    return look.promised[district][slots] - 1


def promise_with(box: Box, s: State, look: Look, district: int, slots: int, card: int, other: int) -> int:
    """What a district promises with some planned cards and two more (or NONE): the nearer, the more a step counts."""
    add_cards(box, s, look, district, slots, card, other, 1)
    near = nearest(box, s, look, district)
    add_cards(box, s, look, district, slots, card, other, -1)
    worth = CAPTURE if near >= DONE else near * near // DONE
    return worth * CAPITOL if s.mode == Mode.CAPITOL and district == District.CAPITOL else worth


def add_cards(box: Box, s: State, look: Look, district: int, slots: int, card: int, other: int, sign: int) -> None:
    """Count cards as if they lay in a district, as the seat knows them; with -1 take them away again."""
    for slot in range(SLOTS):
        if slots >> slot & 1 == 1 and s.planned_face[slot] != Face.EMPTY:
            add_planned(box, s, look, district, s.planned_card[slot], sign)
    if card != NONE:
        add_card(box, look, district, card, WHOLE * sign)
    if other != NONE:
        add_card(box, look, district, other, WHOLE * sign)


def add_planned(box: Box, s: State, look: Look, district: int, card: int, sign: int) -> None:
    if card == NONE or (s.seat == Seat.EMPIRE and not is_seen(s, card)):
        add_unknown(look, district, sign)
        return
    add_card(box, look, district, card, WHOLE * sign)
    if s.open[card] == 1:
        look.face_up[district][box.type[card]] += WHOLE * sign


def brings(box: Box, s: State, look: Look, district: int, slot: int) -> int:
    """What a planned card brings to a district."""
    return promise(box, s, look, district, 1 << slot) - promise(box, s, look, district, NO_CARDS)


def threat(box: Box, s: State, look: Look, slots: int, closed: int) -> int:
    """What planned cards can bring to one district that is not closed."""
    most = 0
    for district in range(DISTRICTS):
        if can_go(s, district) and district != closed:
            before, after = promise(box, s, look, district, NO_CARDS), promise(box, s, look, district, slots)
            most = max(most, after - before)
    return most


def threat_with(box: Box, s: State, look: Look, card: int) -> int:
    """What all planned cards and one of the hand can bring to one district."""
    most = 0
    for district in range(DISTRICTS):
        if can_go(s, district):
            after = promise_with(box, s, look, district, ALL_CARDS, card, NONE)
            most = max(most, after - promise(box, s, look, district, NO_CARDS))
    return most
