"""The Resistance's plans: which cards belong together in which district. Part of the greedy bot's advice."""

from ...engine.layout import NONE
from .glance import WHOLE, Look, add_card
from .outlook import add_all, add_planned, can_go, promise, prospect
from .table import CARDS, DISTRICTS, SLOTS, Box, Face, Pile, State, Type

DECOY = 40          # what a Provocation is worth in a plan: the Empire may spend a token on it
TAKEN, ASIDE = 1, 2     # a wanted card goes where the plan is, or would spoil it there and goes elsewhere


def build(box: Box, s: State, look: Look, district: int) -> int:
    """What the planned cards and the best cards of the hand bring to a district; these cards are wanted then."""
    before = promise(box, s, look, district)
    for card in range(CARDS):
        look.wanted[card] = 0
    add_all(box, s, look, district, NONE, 1)
    for _ in range(min(SLOTS - s.pile_size[Pile.PLANNED], s.pile_size[Pile.HAND])):
        want_best(box, s, look, district)
    after = prospect(box, s, look, district)
    for card in range(CARDS):
        if look.wanted[card] == TAKEN:
            add_card(box, look, district, card, -WHOLE)
    add_all(box, s, look, district, NONE, -1)
    return after - before


def want_best(box: Box, s: State, look: Look, district: int) -> None:
    """Choose the card of the hand that brings most to a district."""
    before = prospect(box, s, look, district)
    best, most, how = NONE, NONE, ASIDE
    for card in range(CARDS):
        if s.card_at[card] == Pile.HAND and look.wanted[card] == 0:
            add_card(box, look, district, card, WHOLE)
            brings = prospect(box, s, look, district) - before
            add_card(box, look, district, card, -WHOLE)
            if box.type[card] == Type.PROVOCATION:
                brings = DECOY
            if max(brings, 0) > most:
                best, most, how = card, max(brings, 0), TAKEN if brings >= 0 else ASIDE
    look.wanted[best] = how
    if how == TAKEN:
        add_card(box, look, district, best, WHOLE)


def best_plan(box: Box, s: State, look: Look) -> int:
    """The district in reach where the hand brings most. Its cards are wanted then."""
    goal, most = NONE, NONE
    for district in range(DISTRICTS):
        if can_go(s, district):
            brings = build(box, s, look, district)
            if goal == NONE or brings > most:
                goal, most = district, brings
    build(box, s, look, goal)
    return goal


def showing(box: Box, s: State, look: Look, district: int, card: int) -> int:
    """What it brings that a card lies open: something only where open cards count."""
    add_card(box, look, district, card, WHOLE)
    closed = prospect(box, s, look, district)
    look.face_up[district][box.type[card]] += WHOLE
    shown = prospect(box, s, look, district)
    look.face_up[district][box.type[card]] -= WHOLE
    add_card(box, look, district, card, -WHOLE)
    return shown - closed


# Distributing

def distribution(box: Box, s: State, look: Look, district: int) -> int:
    """What all districts in reach promise if the next card goes to one of them, and the others where they do best."""
    add_planned(box, s, look, district, s.slot, 1)
    second, third = planned_after(s, s.slot), NONE
    if second != NONE:
        third = planned_after(s, second)
    best = 0
    for way in range(DISTRICTS * DISTRICTS):
        best = max(best, settled(box, s, look, second, way % DISTRICTS, third, way // DISTRICTS))
    add_planned(box, s, look, district, s.slot, -1)
    return best


def planned_after(s: State, slot: int) -> int:
    for other in range(slot + 1, SLOTS):
        if s.planned_face[other] != Face.EMPTY:
            return other
    return NONE


def settled(box: Box, s: State, look: Look, second: int, there: int, third: int, yonder: int) -> int:
    """What the districts promise with two more cards (or none) in these districts; -1 where they cannot go."""
    if not (may_settle(s, second, there) and may_settle(s, third, yonder)):
        return NONE
    if second != NONE:
        add_planned(box, s, look, there, second, 1)
    if third != NONE:
        add_planned(box, s, look, yonder, third, 1)
    total = 0
    for district in range(DISTRICTS):
        if can_go(s, district):
            total += prospect(box, s, look, district)
    if second != NONE:
        add_planned(box, s, look, there, second, -1)
    if third != NONE:
        add_planned(box, s, look, yonder, third, -1)
    return total


def may_settle(s: State, slot: int, district: int) -> bool:
    """Whether a card can go to a district. Where there is no card, one district stands for all."""
    return district == 0 if slot == NONE else can_go(s, district)
