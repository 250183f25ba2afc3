"""The Resistance's plans: which cards do well together, and where. Part of the greedy bot's advice."""

from ....engine.layout import NONE
from .look import Look
from .district_worth import NO_CARDS, can_go, promise, promise_with
from ..rules.table import CARDS, DISTRICTS, Box, Face, Pile, Slot, State


def with_hand(box: Box, s: State, look: Look, district: int) -> int:
    """What the two best cards of the hand bring to a district together: a third will hardly get through."""
    if look.with_hand[district] == 0:
        look.with_hand[district] = 1 + promise(box, s, look, district, NO_CARDS)    # where the hand is empty
        best_card(box, s, look, district, best_card(box, s, look, district, NONE))
    return look.with_hand[district] - 1 - promise(box, s, look, district, NO_CARDS)


def best_card(box: Box, s: State, look: Look, district: int, beside: int) -> int:
    """The card of the hand that does best in a district beside another (or NONE); what they promise is noted."""
    best, most = NONE, NONE
    for card in range(CARDS):
        if s.card_at[card] == Pile.HAND and card != beside:
            promises = promise_with(box, s, look, district, NO_CARDS, card, beside)
            if promises > most:
                best, most = card, promises
    if best != NONE:
        look.with_hand[district] = 1 + most
    return best


# Distributing

def distribution(box: Box, s: State, look: Look, district: int) -> int:
    """What the districts promise if the next card goes to one of them, and the others where they do best."""
    best = 0
    for second in range(DISTRICTS):
        if may_follow(s, Slot.SECOND, second):
            for third in range(DISTRICTS):
                if may_follow(s, Slot.THIRD, third):
                    best = max(best, settled(box, s, look, district, second, third))
    return best


def is_later(s: State, slot: int) -> bool:
    """Whether a card lies there that will be distributed after the present one."""
    return slot > s.slot and s.planned_face[slot] != Face.EMPTY


def may_follow(s: State, slot: int, district: int) -> bool:
    """Whether a later card can go to a district. Where there is none, one district stands for all."""
    return can_go(s, district) if is_later(s, slot) else district == 0


def settled(box: Box, s: State, look: Look, first: int, second: int, third: int) -> int:
    """What all districts in reach promise with the next card in the first of these, and later ones in the others."""
    total = 0
    for district in range(DISTRICTS):
        if can_go(s, district):
            slots = 1 << s.slot if district == first else NO_CARDS
            if district == second and is_later(s, Slot.SECOND):
                slots |= 1 << Slot.SECOND
            if district == third and is_later(s, Slot.THIRD):
                slots |= 1 << Slot.THIRD
            total += promise(box, s, look, district, slots)
    return total
