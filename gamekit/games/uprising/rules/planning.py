"""Phases 1 and 2: the Resistance marks two neighbouring districts and plans an operation of three cards."""

from ....engine.dice import below
from ....engine.layout import NONE, reveal, say, say_to
from ....engine.rulebook import follows
from .rulebook import Rule, Said
from .table import CARDS, SLOTS, Box, Face, Pile, Seat, Slot, State, Step, Type, is_captured, put


# 1. Marking

@follows(Rule.MARK_NEIGHBOURS, Rule.ROW_HAS_ENDS, Rule.ANY_PAIR)
def mark_refused(box: Box, s: State, district: int) -> int:
    """The marker lies on a district and its right neighbour: any pair, also that of the round before."""
    if is_captured(s, district):
        return Rule.MARK_NEIGHBOURS
    if s.in_row[s.row_size - 1] == district:
        return Rule.ROW_HAS_ENDS
    return Rule.ALLOWED


@follows(Rule.MARK_NEIGHBOURS, Rule.THREE_DISTRICTS_LEFT)
def mark_districts(box: Box, s: State, district: int) -> None:
    """At least three districts are left whenever this is asked, so that there is always a choice."""
    neighbour = right_of(s, district)
    s.marked[district] = s.marked[neighbour] = 1
    say(s, Said.DISTRICTS_MARKED, district, neighbour)
    s.step = Step.PLAN_OPEN


def right_of(s: State, district: int) -> int:
    """The right neighbour in the row, or NONE."""
    for place in range(s.row_size - 1):
        if s.in_row[place] == district:
            return s.in_row[place + 1]
    return NONE


# 2. Planning

@follows(Rule.PLAN_FROM_HAND, Rule.PROVOCATION_FACE_DOWN, Rule.TWO_PROVOCATIONS_AT_MOST)
def open_refused(box: Box, s: State, card: int) -> int:
    """The face-up card has a value, so that no more than two Provocations can lie beside it; they are all alike."""
    if box.type[card] == Type.PROVOCATION:
        return Rule.PROVOCATION_FACE_DOWN
    return Rule.ALLOWED if s.card_at[card] == Pile.HAND else Rule.PLAN_FROM_HAND


@follows(Rule.ONE_OPEN_TWO_CLOSED)
def plan_open(box: Box, s: State, card: int) -> None:
    put(s, card, Pile.PLANNED)
    s.open[card] = 1
    s.planned_card[Slot.FIRST] = card
    s.planned_face[Slot.FIRST] = Face.UP
    say(s, Said.CARD_PLANNED_OPEN, card)
    s.step = Step.PLAN_CLOSED


@follows(Rule.ONE_OPEN_TWO_CLOSED, Rule.THREE_PROVOCATIONS)
def no_open_refused(box: Box, s: State) -> int:
    """Only a hand without any card of value plans nothing face up."""
    for card in range(CARDS):
        if s.card_at[card] == Pile.HAND and box.type[card] != Type.PROVOCATION:
            return Rule.ONE_OPEN_TWO_CLOSED
    return Rule.ALLOWED


@follows(Rule.THREE_PROVOCATIONS)
def plan_no_open(box: Box, s: State) -> None:
    """All three go face down, and that tells everybody what they are."""
    for card in range(CARDS):
        if s.card_at[card] == Pile.HAND:
            s.known[card] = 1
    say(s, Said.ALL_PROVOCATIONS)
    reveal(s)
    s.step = Step.PLAN_CLOSED


@follows(Rule.PLAN_FROM_HAND)
def closed_refused(box: Box, s: State, card: int) -> int:
    return Rule.ALLOWED if s.card_at[card] == Pile.HAND else Rule.PLAN_FROM_HAND


def first_alike(box: Box, s: State, card: int) -> int:
    """Provocations in hand are all alike: the first stands for them."""
    if box.type[card] != Type.PROVOCATION:
        return card
    for other in range(card):
        if box.type[other] == Type.PROVOCATION and s.card_at[other] == Pile.HAND:
            return other
    return card


@follows(Rule.ONE_OPEN_TWO_CLOSED)
def plan_closed(box: Box, s: State, card: int) -> None:
    slot = free_slot(s)
    put(s, card, Pile.PLANNED)
    s.planned_card[slot] = card
    s.planned_face[slot] = Face.DOWN
    say(s, Said.CARD_PLANNED_CLOSED)
    if s.known[card] == 0:
        say_to(s, Seat.RESISTANCE, Said.CARD_PLANNED_BY_YOU, card)
    if s.pile_size[Pile.PLANNED] == SLOTS:
        mix_closed(s)
        begin_defence(s)


def free_slot(s: State) -> int:
    """Where the next face-down card goes. The first place is for the face-up card, or the last of three."""
    if s.planned_face[Slot.SECOND] == Face.EMPTY:
        return Slot.SECOND
    if s.planned_face[Slot.THIRD] == Face.EMPTY:
        return Slot.THIRD
    return Slot.FIRST


def mix_closed(s: State) -> None:
    """The two face-down cards change places half the time: which was chosen first tells the Empire nothing."""
    if below(s, 2) == 1:
        card = s.planned_card[Slot.SECOND]
        s.planned_card[Slot.SECOND] = s.planned_card[Slot.THIRD]
        s.planned_card[Slot.THIRD] = card


def begin_defence(s: State) -> None:
    """Both sides have seen what lies there: from here on nothing planned is taken back."""
    reveal(s)
    s.actions = 0
    s.seat = Seat.EMPIRE
    s.step = Step.CHOOSE_TOKEN
