"""The inner circle: it can be attached to another captured object, which it doubles."""

from ....engine.effects import go_on, settle
from ....engine.layout import NONE, say
from ....engine.rulebook import follows
from .owning import count_circle, count_object
from .rulebook import Rule, Said
from .table import (
    FIRST_WAR, Box, State, Step, Type, area, attached, has_circle, is_circle, lay, next_seat,
)


def loose_circle(box: Box, s: State, seat: int) -> int:
    """The first circle of a seat that is not attached, or NONE."""
    if s.owned[seat][Type.INNER_CIRCLE] > 0:
        for card in range(FIRST_WAR):
            if is_circle(box, card) and s.object_at[card] == area(seat):
                return card
    return NONE


def has_host(box: Box, s: State, seat: int) -> bool:
    for card in range(FIRST_WAR):
        if s.object_at[card] == area(seat) and not is_circle(box, card) and not has_circle(s, card):
            return True
    return False


@follows(Rule.INNER_CIRCLE_WHEN, Rule.INNER_CIRCLE_HOST)
def attaching_refused(box: Box, s: State, seat: int) -> int:
    if loose_circle(box, s, seat) == NONE:
        return Rule.INNER_CIRCLE_WHEN
    return Rule.ALLOWED if has_host(box, s, seat) else Rule.INNER_CIRCLE_HOST


def offer_circle(s: State, circle: int, then: int) -> None:
    """Ask for a host of a circle, and go on afterwards."""
    settle(s, then)
    s.chosen = circle
    s.step = Step.CHOOSE_HOST


# In one's turn

def begin_attaching(box: Box, s: State) -> None:
    """Only circles with different numbers of pieces are worth a choice."""
    first = loose_circle(box, s, s.seat)
    s.step = Step.CHOOSE_CIRCLE
    for card in range(first, FIRST_WAR):
        if circle_refused(box, s, card) == Rule.ALLOWED and s.pieces[card] != s.pieces[first]:
            return
    offer_circle(s, first, Step.CHOOSE_ACTION)


@follows(Rule.INNER_CIRCLE_WHEN)
def circle_refused(box: Box, s: State, card: int) -> int:
    return Rule.ALLOWED if is_circle(box, card) and s.object_at[card] == area(s.seat) else Rule.INNER_CIRCLE_WHEN


def choose_circle(box: Box, s: State, card: int) -> None:
    offer_circle(s, card, Step.CHOOSE_ACTION)


# The host

@follows(Rule.INNER_CIRCLE_HOST, Rule.INNER_CIRCLE_ONE_PER_HOST)
def host_refused(box: Box, s: State, card: int) -> int:
    if s.object_at[card] != area(s.seat) or is_circle(box, card):
        return Rule.INNER_CIRCLE_HOST
    return Rule.INNER_CIRCLE_ONE_PER_HOST if has_circle(s, card) else Rule.ALLOWED


@follows(Rule.INNER_CIRCLE_MOVES_PIECES, Rule.INNER_CIRCLE_DOUBLES)
def attach(box: Box, s: State, host: int) -> None:
    """The pieces on the circle move to its host."""
    s.pieces[host] += s.pieces[s.chosen]
    s.pieces[s.chosen] = 0
    count_object(box, s, s.seat, s.chosen, -1)
    lay(s, s.chosen, attached(host))
    count_circle(box, s, s.seat, host, 1)
    say(s, Said.CIRCLE_ATTACHED, s.seat, host)
    s.chosen = NONE
    go_on(s)


@follows(Rule.INNER_CIRCLE_WHEN)
def leave_loose_refused(box: Box, s: State) -> int:
    """In a turn nobody has to begin: who does, attaches it."""
    return Rule.INNER_CIRCLE_WHEN if s.then == Step.CHOOSE_ACTION else Rule.ALLOWED


@follows(Rule.END_ATTACH)
def leave_loose(box: Box, s: State) -> None:
    """After a capture, and before the final count, a circle may stay by itself."""
    s.chosen = NONE
    if s.then == Step.LAST_CIRCLES:
        s.then = Step.NEXT_OWNER
    go_on(s)


# Before the final count

@follows(Rule.END_ATTACH)
def last_circles(box: Box, s: State) -> None:
    """Who still has a loose circle may attach it."""
    if attaching_refused(box, s, s.seat) == Rule.ALLOWED:
        offer_circle(s, loose_circle(box, s, s.seat), Step.LAST_CIRCLES)
    else:
        s.step = Step.NEXT_OWNER


def next_owner(box: Box, s: State) -> None:
    s.seat = next_seat(s, s.seat)
    s.step = Step.COUNT if s.seat == s.curator else Step.LAST_CIRCLES
