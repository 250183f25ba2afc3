"""Agents: recruiting them, or taking a professional instead; recalling them; shadow agents."""

from ....engine.effects import ask, go_on, one_chosen
from ....engine.layout import NONE, say, say_to
from ....engine.rulebook import follows
from .rulebook import Rule, Said
from .table import (
    OBJECTS, PROFESSIONALS, PROFESSIONALS_HELD, RECALLED, Box, Effect, Hiring, Staff, State, Step, area, new_staff,
    post, staff, staff_of,
)

draw_professional, move_staff = staff.draw, staff.move_all


# Shadow agents

@follows(Rule.SHADOW_SOURCES, Rule.COMINTERN_SHADOWS, Rule.SHADOW_TOKENS_UNLIMITED, Rule.SHADOW_EXCHANGE)
def shadow_agents(s: State, seat: int) -> int:
    """They are a number, not tokens: all of them go along with each infiltration, and come home from it."""
    return s.in_force[seat][Effect.SHADOW_AGENTS]


# Recruiting

@follows(Rule.PRO_WHAT_IS_RECRUITING, Rule.PRO_INSTEAD_OF_RECRUITING, Rule.PRO_MUST_TAKE, Rule.RESERVE_NOT_USABLE)
def recruit(s: State, number: int) -> None:
    """Whoever decides recruits so many agents, or as many as are left; with professionals, or takes one of those."""
    if s.professionals == 0:
        move_agents(s, number)
        go_on(s)
    elif s.reserve[s.seat] == 0:
        take_professional(s)
    else:
        s.hired = number
        ask(s, Step.RECRUIT_OR_CARD, 1)


@follows(Rule.CURATOR_RECRUITS_WHAT_IS_LEFT)
def move_agents(s: State, number: int) -> None:
    """Agents move from the reserve to the active ones."""
    moved = min(number, s.reserve[s.seat])
    s.reserve[s.seat] -= moved
    s.active[s.seat] += moved
    s.hired = 0
    if moved > 0:
        say(s, Said.RECRUITED, s.seat, moved)


@follows(Rule.PRO_MUST_TAKE)
def hiring_refused(box: Box, s: State, way: int) -> int:
    return Rule.PRO_MUST_TAKE if way == Hiring.AGENTS and s.reserve[s.seat] == 0 else Rule.ALLOWED


@follows(Rule.PRO_INSTEAD_OF_RECRUITING, Rule.PRO_ONE_CARD_ONLY)
def hire(box: Box, s: State, way: int) -> None:
    if way == Hiring.PROFESSIONAL:
        take_professional(s)
    else:
        move_agents(s, s.hired)
        one_chosen(s)


def recruit_up_to(s: State, number: int) -> None:
    """The same where the number is a choice."""
    if s.reserve[s.seat] > 0:
        s.hired = number
        ask(s, Step.RECRUIT_NUMBER, 1)
    else:
        recruit(s, number)


@follows(Rule.RECRUIT_RESERVE_EMPTY)
def number_refused(box: Box, s: State, number: int) -> int:
    if number > s.reserve[s.seat]:
        return Rule.RECRUIT_RESERVE_EMPTY
    return Rule.ALLOWED if 1 <= number <= s.hired else Rule.EFFECT_INSTANT


def choose_number(box: Box, s: State, number: int) -> None:
    move_agents(s, number)
    one_chosen(s)


@follows(Rule.PRO_INSTEAD_OF_RECRUITING)
def card_instead_refused(box: Box, s: State) -> int:
    return Rule.ALLOWED if s.professionals == 1 else Rule.PRO_INSTEAD_OF_RECRUITING


def card_instead(box: Box, s: State) -> None:
    take_professional(s)


# Professionals

@follows(Rule.PRO_DECK_RESHUFFLED, Rule.PRO_HAND_THREE, Rule.PRO_HIDDEN_COUNT_OPEN)
def take_professional(s: State) -> None:
    """The top card. Of four, one is discarded at once."""
    s.hired = 0
    if s.staff_size[Staff.DECK] == 0:
        say(s, Said.PROFESSIONALS_RESHUFFLED, s.staff_size[Staff.DISCARD])
        move_staff(s, Staff.DISCARD, Staff.DECK)
    card = draw_professional(s, Staff.DECK, new_staff(s.seat))
    if card != NONE:
        say(s, Said.PROFESSIONAL_TAKEN, s.seat)
        say_to(s, s.seat, Said.PROFESSIONAL_TAKEN_BY_YOU, card)
    ask(s, Step.DISCARD_PROFESSIONAL, max(0, held(s, s.seat) - PROFESSIONALS_HELD))


def held(s: State, seat: int) -> int:
    return s.staff_size[staff_of(seat)] + s.staff_size[new_staff(seat)]


def is_held(s: State, card: int) -> bool:
    return s.professional_at[card] == staff_of(s.seat) or s.professional_at[card] == new_staff(s.seat)


@follows(Rule.PRO_HAND_THREE)
def discard_refused(box: Box, s: State, card: int) -> int:
    return Rule.ALLOWED if is_held(s, card) else Rule.PRO_HAND_THREE


@follows(Rule.PRO_HAND_THREE, Rule.PRO_DISCARD_FACE_UP)
def discard_professional(box: Box, s: State, card: int) -> None:
    post(s, card, Staff.DISCARD)
    say(s, Said.PROFESSIONAL_DISCARDED, s.seat, card)
    one_chosen(s)


def same_professional(box: Box, s: State, card: int) -> int:
    """Cards of a profession in one place are alike."""
    for twin in range(PROFESSIONALS):
        if box.profession[twin] == box.profession[card] and s.professional_at[twin] == s.professional_at[card]:
            return twin
    return card


# Recalling

@follows(Rule.UNITED_NATIONS_RECALL, Rule.RECALL_COMPULSORY)
def recall_of(s: State, seat: int) -> int:
    """How many pieces a seat recalls from each object and operation."""
    return max(RECALLED, s.in_force[seat][Effect.RECALL])


@follows(Rule.RECALL_ONE_PER_OBJECT, Rule.RECALL_REST_OF_OBJECT)
def recall_from_objects(s: State, seat: int, number: int) -> int:
    """So many pieces return from each captured object of a seat; how many these are together."""
    back = 0
    for card in range(OBJECTS):
        if s.pieces[card] > 0 and s.object_at[card] == area(seat):
            moved = min(number, s.pieces[card])
            s.pieces[card] -= moved
            back += moved
    s.active[seat] += back
    return back
