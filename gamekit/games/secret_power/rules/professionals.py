"""Professionals: one can be played in a turn, before the action."""

from ....engine.effects import settle, start
from ....engine.layout import NONE, say
from ....engine.rulebook import follows
from .agents import held
from .effects import whole_refused
from .rulebook import Rule, Said
from .table import (
    FIRST_PROFESSION, PROFESSIONALS, Box, Staff, State, Step, new_staff, post, staff_of,
)


def deed_of(box: Box, card: int) -> int:
    return FIRST_PROFESSION + box.profession[card]


@follows(Rule.PRO_ONE_PER_TURN, Rule.PRO_NONE_IN_HAND, Rule.PRO_NOT_THE_NEW_CARD)
def any_refused(box: Box, s: State) -> int:
    """Whether any professional can be played; if not, why not the last one."""
    if held(s, s.seat) == 0:
        return Rule.PRO_NONE_IN_HAND
    if s.played == 1:
        return Rule.PRO_ONE_PER_TURN
    refused: int = Rule.PRO_NOT_THE_NEW_CARD
    if s.staff_size[staff_of(s.seat)] > 0:
        for card in range(PROFESSIONALS):
            if s.professional_at[card] == staff_of(s.seat):
                refused = whole_refused(box, s, deed_of(box, card))
                if refused == Rule.ALLOWED:
                    return Rule.ALLOWED
    return refused


@follows(Rule.PRO_NOT_THE_NEW_CARD, Rule.PRO_NONE_IN_HAND, Rule.PRO_ONE_PER_TURN)
def play_refused(box: Box, s: State, card: int) -> int:
    """A card of the hand, not one that was taken in this turn, whose effect can happen."""
    if s.professional_at[card] == new_staff(s.seat):
        return Rule.PRO_NOT_THE_NEW_CARD
    if s.professional_at[card] != staff_of(s.seat):
        return Rule.PRO_NONE_IN_HAND
    refused: int = whole_refused(box, s, deed_of(box, card))
    return refused


@follows(Rule.PRO_BEFORE_ACTION, Rule.PRO_DISCARD_FACE_UP)
def play_professional(box: Box, s: State, card: int) -> None:
    s.played = 1
    post(s, card, Staff.PLAYED)
    say(s, Said.PROFESSIONAL_PLAYED, s.seat, card)
    settle(s, Step.CHOOSE_ACTION)
    start(s, deed_of(box, card), s.seat, NONE)
