"""What districts promise to the Resistance, and what a card more or less changes. `glance.py` counts.

This is advice, not rules: the greedy bot weighs moves by it.
"""

from ...engine.layout import NONE
from .glance import DONE, WHOLE, Look, add_card, add_unknown, is_seen, nearest
from .table import DISTRICTS, SLOTS, Box, District, Face, Mode, Seat, State, in_reach

CAPTURE = 1600      # a district that can be captured; one that lacks a little promises less than DONE
CAPITOL = 3         # times as much, where the Capitol decides the game


def value(s: State, district: int, near: int) -> int:
    """What it is worth to be so near: the nearer, the more the next step counts."""
    worth = CAPTURE if near >= DONE else near * near // DONE
    return worth * CAPITOL if s.mode == Mode.CAPITOL and district == District.CAPITOL else worth


def prospect(box: Box, s: State, look: Look, district: int) -> int:
    """What a district promises with all that was added to it."""
    return value(s, district, nearest(box, s, look, district))


def promise(box: Box, s: State, look: Look, district: int) -> int:
    """What a district promises as it lies; it is worked out once."""
    if look.is_promised[district] == 0:
        look.promised[district] = prospect(box, s, look, district)
        look.is_promised[district] = 1
    return look.promised[district]


def can_go(s: State, district: int) -> bool:
    """Whether cards can be distributed to a district in this round."""
    return in_reach(s, district) and s.cordoned != district


# Cards above the marker

def is_planned(s: State, slot: int) -> bool:
    return s.planned_face[slot] != Face.EMPTY


def add_planned(box: Box, s: State, look: Look, district: int, slot: int, cards: int) -> None:
    """Add a planned card to a district, as the seat knows it; take it away with -1 cards."""
    card = s.planned_card[slot]
    if card == NONE or (s.seat == Seat.EMPIRE and not is_seen(s, card)):
        add_unknown(look, district, cards)
        return
    add_card(box, look, district, card, WHOLE * cards)
    if s.open[card] == 1:
        look.face_up[district][box.type[card]] += WHOLE * cards


def gain(box: Box, s: State, look: Look, district: int, slot: int) -> int:
    """What a planned card brings to a district."""
    before = promise(box, s, look, district)
    add_planned(box, s, look, district, slot, 1)
    after = prospect(box, s, look, district)
    add_planned(box, s, look, district, slot, -1)
    return after - before


def danger(box: Box, s: State, look: Look, without: int, closed: int) -> int:
    """What the planned cards can bring to one district, if one of them were gone or one district closed."""
    most = 0
    for district in range(DISTRICTS):
        if can_go(s, district) and district != closed:
            before = promise(box, s, look, district)
            add_all(box, s, look, district, without, 1)
            most = max(most, prospect(box, s, look, district) - before)
            add_all(box, s, look, district, without, -1)
    return most


def add_all(box: Box, s: State, look: Look, district: int, without: int, cards: int) -> None:
    for slot in range(SLOTS):
        if is_planned(s, slot) and slot != without:
            add_planned(box, s, look, district, slot, cards)
