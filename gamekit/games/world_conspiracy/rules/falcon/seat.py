"""What is Falcon's: his seat, his cards in the order in which they came, the object with most of his pieces."""

from .....engine.layout import NONE
from .....engine.rulebook import follows
from ....secret_power.rules.table import FIRST_WAR, Group, Type, area
from ..rulebook import Rule
from ..table import FALCON, MOST_ARRIVALS, Box, State


def is_falcon(s: State, seat: int) -> bool:
    return s.falcon == 1 and seat == FALCON


def note_arrival(s: State, card: int) -> None:
    """A card came to him or to the discard pile: later than all before it."""
    s.arrivals = min(MOST_ARRIVALS, s.arrivals + 1)
    s.came[card] = s.arrivals


@follows(Rule.FALCON_RECRUITS)
def fullest(s: State) -> int:
    """His object with most pieces, of equals the one that came first; NONE if there are no pieces on any."""
    best = NONE
    for card in range(FIRST_WAR):
        if s.object_at[card] == area(FALCON) and s.pieces[card] > 0:
            if best == NONE or s.pieces[card] > s.pieces[best]:
                best = card
            elif s.pieces[card] == s.pieces[best] and s.came[card] < s.came[best]:
                best = card
    return best


def first_of_group(box: Box, s: State, group: int) -> int:
    """The card of a group that came to him first, or NONE."""
    best = NONE
    for card in range(FIRST_WAR):
        if s.object_at[card] == area(FALCON) and box.group[box.type[card]] == group:
            if best == NONE or s.came[card] < s.came[best]:
                best = card
    return best


def leads(s: State, group: int) -> bool:
    """Whether he has the card of power of control, finance or science: Governments, Exchanges or Universities."""
    return group < Group.POWER and s.owned[FALCON][Type.GOVERNMENTS + group] > 0
