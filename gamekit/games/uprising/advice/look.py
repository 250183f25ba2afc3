"""One glance at the table: how far each district is from each mission, as far as the seat that decides can tell.

The Resistance knows its cards. The Empire counts what lies open, and takes every face-down card for the average of all
cards that it has not seen: a bit of every type, and a bit of a Provocation. Everything is counted in hundredths of a
card or of a point of value.
"""

from ....engine.layout import Layout, grid, row
from ..rules.missions import least_total
from ..rules.table import (
    CARDS, DISTRICTS, ON_TABLE, SLOTS, TYPES, VALUES, Box, Condition, Pile, Seat, State, Type, pile_of,
)

WHOLE = 100         # one card, or one point of value
DONE = 1000         # the nearness of a mission that is met
SETS = 1 << SLOTS   # of planned cards: a bit for each slot


class Look(Layout):
    """What was seen: for each district the values and the cards of each type, the cards of each value, the open cards.

    The row after the districts is the average card that the seat has not seen.
    """

    sums: list[list[int]] = grid(DISTRICTS + 1, TYPES, "i4")
    cards: list[list[int]] = grid(DISTRICTS + 1, TYPES, "i4")
    of_value: list[list[int]] = grid(DISTRICTS + 1, VALUES, "i4")
    face_up: list[list[int]] = grid(DISTRICTS, TYPES, "i4")
    total: list[int] = row(DISTRICTS + 1, "i4")
    seen: list[int] = row(DISTRICTS + 1, "i4")      # cards that the seat sees; in the last row those that it does not
    # What was worked out already, and 1 more (0: not yet); see `district_worth.py` and `plan_worth.py`
    promised: list[list[int]] = grid(DISTRICTS, SETS, "i4")     # what districts promise with a set of planned cards,
    with_hand: list[int] = row(DISTRICTS, "i4")                 # and with the two best of the hand


UNKNOWN = DISTRICTS     # the row of the average card


def glance(box: Box, s: State, look: Look) -> None:
    """Count the cards that the seat sees, and spread those that it does not."""
    for card in range(CARDS):
        place = s.card_at[card]
        if s.seat == Seat.RESISTANCE or is_seen(s, card):
            if Pile.DISTRICT <= place < Pile.UNSEEN:
                look.seen[place - Pile.DISTRICT] += 1
                add_card(box, look, place - Pile.DISTRICT, card, WHOLE)
                if s.open[card] == 1 and box.type[card] != Type.PROVOCATION:
                    look.face_up[place - Pile.DISTRICT][box.type[card]] += WHOLE
        else:
            look.seen[UNKNOWN] += 1
            add_card(box, look, UNKNOWN, card, WHOLE)
    if s.seat == Seat.EMPIRE and look.seen[UNKNOWN] > 0:
        average(look)
        for district in range(DISTRICTS):
            add_unknown(look, district, s.pile_size[pile_of(district)] - look.seen[district])


def is_seen(s: State, card: int) -> bool:
    """Whether everybody knows a card: it lies open, or what is known leaves no doubt."""
    return s.open[card] == 1 or s.known[card] == 1


def average(look: Look) -> None:
    """Make the last row one card."""
    n = look.seen[UNKNOWN]
    for type in range(TYPES):
        look.sums[UNKNOWN][type] //= n
        look.cards[UNKNOWN][type] //= n
    for value in range(VALUES):
        look.of_value[UNKNOWN][value] //= n
    look.total[UNKNOWN] //= n


def add_card(box: Box, look: Look, district: int, card: int, amount: int) -> None:
    """Add a card to a district: the whole of it, or take it away with an amount below 0."""
    if box.type[card] == Type.PROVOCATION:
        return
    look.sums[district][box.type[card]] += amount * box.value[card]
    look.cards[district][box.type[card]] += amount
    look.of_value[district][box.value[card]] += amount
    look.total[district] += amount * box.value[card]


def add_unknown(look: Look, district: int, cards: int) -> None:
    """Add so many average cards to a district."""
    if cards == 0:
        return
    for type in range(TYPES):
        look.sums[district][type] += cards * look.sums[UNKNOWN][type]
        look.cards[district][type] += cards * look.cards[UNKNOWN][type]
    for value in range(VALUES):
        look.of_value[district][value] += cards * look.of_value[UNKNOWN][value]
    look.total[district] += cards * look.total[UNKNOWN]


# How near a mission is

def nearest(box: Box, s: State, look: Look, district: int) -> int:
    """How near the mission is that is nearest to being met in a district, from 0 to DONE."""
    best = 0
    for i in range(ON_TABLE):
        best = max(best, nearness(box, s, look, district, s.open_missions[i]))
    return best


def nearness(box: Box, s: State, look: Look, district: int, mission: int) -> int:
    """What part of a mission's condition a district has, in thousandths."""
    condition = box.condition[mission]
    least = box.least[mission]
    if condition == Condition.TOTAL:
        return part(look.total[district], least_total(box, s, district, mission))
    if condition == Condition.SUM_WITHOUT:
        spoilt = min(look.cards[district][box.second_type[mission]], WHOLE)
        return part(look.sums[district][box.first_type[mission]], least) * (WHOLE - spoilt) // WHOLE
    if condition == Condition.TWO_SUMS:
        return two_sums(box, look, district, mission)
    if condition == Condition.MORE_THAN:
        return more_than(box, look, district, mission)
    if condition == Condition.FACE_UP:
        return face_up(look, district, least)
    if condition == Condition.SAME_VALUE:
        return same_value(look, district, least)
    return every_type(look, district, least) if condition == Condition.EVERY_TYPE else run(look, district, least)


def part(have: int, need: int) -> int:
    return DONE if have >= WHOLE * need else have * (DONE // WHOLE) // need


def face_up(look: Look, district: int, least: int) -> int:
    most = 0
    for type in range(TYPES):
        most = max(most, look.face_up[district][type])
    return part(most, least)


def same_value(look: Look, district: int, least: int) -> int:
    most = 0
    for value in range(VALUES):
        most = max(most, look.of_value[district][value])
    return part(most, least)


def two_sums(box: Box, look: Look, district: int, mission: int) -> int:
    """Both sums count as far as they are needed."""
    first = min(look.sums[district][box.first_type[mission]], WHOLE * box.least[mission])
    second = min(look.sums[district][box.second_type[mission]], WHOLE * box.second_least[mission])
    return part(first + second, box.least[mission] + box.second_least[mission])


def more_than(box: Box, look: Look, district: int, mission: int) -> int:
    """The second sum up to what is needed, and the first until it is more."""
    second = look.sums[district][box.second_type[mission]]
    goal = max(second, WHOLE * box.second_least[mission]) + WHOLE
    first = min(look.sums[district][box.first_type[mission]], goal)
    return (first + min(second, goal - WHOLE)) * DONE // (2 * goal - WHOLE)


def every_type(look: Look, district: int, least: int) -> int:
    have = 0
    for type in range(TYPES):
        have += min(look.cards[district][type], WHOLE * least)
    return part(have, TYPES * least)


def run(look: Look, district: int, least: int) -> int:
    """The row of values that has most of its cards."""
    best = 0
    for first in range(1, VALUES - least + 1):
        have = 0
        for value in range(first, first + least):
            have += min(look.of_value[district][value], WHOLE)
        best = max(best, have)
    return part(best, least)
