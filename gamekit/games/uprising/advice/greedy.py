"""The greedy bot's advice: how good a move looks at one glance to the seat that decides. `worth` is where to start.

Both sides weigh what districts promise to the Resistance (`district_worth.py`). The functions look only at what the
seat may know and change nothing. Moves that look equally good are chosen at random (`bots/greedy_bot.py`), and that is
how this bot bluffs: it says *equal* where a habit would give it away.
"""

from typing import Any

from ....engine.layout import NONE
from .look import Look, glance
from .district_worth import ALL_CARDS, CAPITOL, CAPTURE, brings, can_go, threat, threat_with
from ..rules.planning import right_of
from .plan_worth import distribution, with_hand
from ..rules.table import DISTRICTS, SLOTS, Box, Face, Seat, State, Step, Token, Type, is_captured

ALIKE = 100         # cards to be shown that differ by less are equal
DECOY = 100         # what a Provocation adds to a plan: the Empire may spend a token on it
SEES = 150          # what it is worth to open a card,
AND_ACTS = 150      # and how much more if a token is left to act on it
EQUAL = 20          # the Empire takes threats that differ by less for equal


def worth(box: Box, s: State, move: int) -> int:
    """How good a candidate move of the present step looks to the seat that decides."""
    look = Look()
    glance(box, s, look)
    return move_worth(box, s, look, move)


def worths(box: Box, s: State, moves: Any, found: Any) -> None:
    """The same of several moves, with one glance for all."""
    look = Look()
    glance(box, s, look)
    for i in range(len(moves)):
        found[i] = move_worth(box, s, look, moves[i])


def move_worth(box: Box, s: State, look: Look, move: int) -> int:
    if s.step == Step.CAPTURE_DISTRICT:
        return 0 if move == DISTRICTS else 1        # to wait gains nothing
    if s.step == Step.CAPTURE_MISSION:
        return 0
    if s.seat == Seat.EMPIRE:
        return defence_worth(box, s, look, move) // EQUAL
    if s.step == Step.MARK_DISTRICTS:
        return mark_worth(box, s, look, move)
    if s.step == Step.DISTRIBUTE:
        return distribution(box, s, look, move)
    return card_worth(box, s, look, move)


# The Resistance

def mark_worth(box: Box, s: State, look: Look, district: int) -> int:
    """A pair of districts is worth what the hand can do in the better one, and a little for the other."""
    here = with_hand(box, s, look, district)
    there = with_hand(box, s, look, right_of(s, district))
    return 4 * max(here, there) + min(here, there)


def card_worth(box: Box, s: State, look: Look, card: int) -> int:
    """Cards that do well together are planned face down, or a decoy. What is shown is a card that matters little."""
    together = threat_with(box, s, look, card)
    if s.step == Step.PLAN_OPEN:
        return -together // ALIKE
    return together + DECOY if box.type[card] == Type.PROVOCATION else together


# The Empire

def defence_worth(box: Box, s: State, look: Look, move: int) -> int:
    if s.step == Step.CHOOSE_TOKEN:
        return token_worth(box, s, look, move)
    if s.step == Step.SURVEIL:
        return 0        # face-down cards are all alike
    if s.step == Step.CORDON:
        return cordon_worth(box, s, look, move)
    if s.step == Step.SEND_CARD:
        return -brings(box, s, look, move, s.slot)
    return removal_worth(box, s, look, move, s.step == Step.DISORIENT)


def token_worth(box: Box, s: State, look: Look, token: int) -> int:
    """A token is worth the best that it can do now."""
    best = 0
    if token == Token.SURVEILLANCE:
        return surveillance_worth(s)
    if token == Token.CORDON:
        for district in range(DISTRICTS):
            if can_go(s, district):
                best = max(best, cordon_worth(box, s, look, district))
        return best
    for slot in range(SLOTS):
        if s.planned_face[slot] != Face.EMPTY:
            best = max(best, removal_worth(box, s, look, slot, token == Token.DISORIENTATION))
    return best


def surveillance_worth(s: State) -> int:
    """To see is worth more while a card can still be removed."""
    acts = s.actions == 0 and s.token_down[Token.LIQUIDATION] + s.token_down[Token.DISORIENTATION] < 2
    return SEES + AND_ACTS if acts else SEES


def cordon_worth(box: Box, s: State, look: Look, district: int) -> int:
    """A cordon leaves the planned cards to the other districts."""
    return threat(box, s, look, ALL_CARDS, NONE) - threat(box, s, look, ALL_CARDS, district)


def removal_worth(box: Box, s: State, look: Look, slot: int, is_sent: bool) -> int:
    """Without a card the others threaten less; one that is sent away does something elsewhere."""
    less = threat(box, s, look, ALL_CARDS, NONE) - threat(box, s, look, ALL_CARDS - (1 << slot), NONE)
    return less - least_brought(box, s, look, slot) if is_sent else less


def least_brought(box: Box, s: State, look: Look, slot: int) -> int:
    """What a card brings where it brings least."""
    least = CAPTURE * CAPITOL
    for district in range(DISTRICTS):
        if not is_captured(s, district):
            least = min(least, brings(box, s, look, district, slot))
    return least
