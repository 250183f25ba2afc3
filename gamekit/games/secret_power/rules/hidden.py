"""Hidden information: what a seat cannot see, and a world that fits what it can.

Hidden are the alliances and professionals in others' hands, what others discarded or returned face down, and the decks,
whose order is nowhere in the state. How many cards lie where is open. Who returned a card at setup, or had discarded it
when the deck was shuffled anew, knows that it went into the deck: nobody has it who has drawn nothing since.
"""

from ....engine.dice import any_of
from ....engine.layout import NONE
from ....engine.rulebook import follows
from .rulebook import Rule
from .table import ALLIANCES, Box, Pact, State, alliances, hand, objects, staff

hide_objects, hide_alliances, hide_staff = objects.hide, alliances.hide, staff.hide
deal_objects, deal_alliances, deal_staff = objects.redeal, alliances.redeal, staff.redeal
lacking = alliances.lacking


@follows(Rule.HAND_HIDDEN_COUNT_OPEN, Rule.PRO_HIDDEN_COUNT_OPEN)
def hide(box: Box, s: State, seat: int) -> None:
    """Make the state what a seat sees."""
    hide_objects(box, s, seat)
    hide_alliances(box, s, seat)
    hide_staff(box, s, seat)
    for alliance in range(ALLIANCES):
        if not knows(s, alliance, seat):
            s.known_by[alliance] = 0


def knows(s: State, alliance: int, seat: int) -> bool:
    """Whether a seat saw a card go into the deck."""
    return s.known_by[alliance] == 1 + seat


def redeal(box: Box, s: State) -> None:
    """Give everything unseen a place. Hands that have not changed since the shuffle hold nothing that went into it."""
    deal_objects(box, s)
    for seat in range(s.players):
        if s.drawn[seat] == 0:
            deal_kept(s, seat)
    deal_alliances(box, s)
    deal_staff(box, s)


def deal_kept(s: State, seat: int) -> None:
    for _ in range(lacking(s, hand(seat))):
        alliance = any_of(s, ALLIANCES, was_dealt, s)
        if alliance != NONE:        # a position may want more than there are, and is then refused
            s.alliance_at[alliance] = hand(seat)


def was_dealt(s: State, alliance: int) -> bool:
    return s.alliance_at[alliance] == Pact.UNSEEN and s.known_by[alliance] == 0
