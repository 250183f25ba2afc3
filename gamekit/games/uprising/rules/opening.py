"""Which face-down cards a capture opens: the fewest that show the mission, and of these the lower values.

Sums are made up card by card, each time with the lowest card that keeps the number of cards the smallest. What must
*not* lie in the district is never shown: the engine has checked it.
"""

from ....engine.layout import NONE, say
from ....engine.rulebook import follows
from .missions import least_total
from .rulebook import Rule, Said
from .table import CARDS, TYPES, VALUES, Box, Condition, State, Type, pile_of

ANY = TYPES         # in place of a type: cards of all types
ANY_VALUE = 0       # in place of a value


@follows(Rule.FEWEST_OPENED)
def open_needed(box: Box, s: State, district: int, mission: int) -> None:
    """Open what a mission needs. Whoever calls this knows that the district meets it."""
    condition = box.condition[mission]
    first, second = box.first_type[mission], box.second_type[mission]
    if condition == Condition.TOTAL:
        open_sum(box, s, district, ANY, least_total(box, s, district, mission))
    elif condition == Condition.SUM_WITHOUT:
        open_sum(box, s, district, first, box.least[mission])
    elif condition == Condition.MORE_THAN:
        open_all(box, s, district, second)
        open_sum(box, s, district, first, 1 + open_value(box, s, district, second))
    elif condition == Condition.EVERY_TYPE:
        for type in range(TYPES):
            open_some(box, s, district, type, ANY_VALUE, box.least[mission])
    elif condition == Condition.SAME_VALUE:
        value = cheapest_value(box, s, district, box.least[mission])
        open_some(box, s, district, ANY, value, box.least[mission])
    elif condition == Condition.RUN:
        start = cheapest_run(box, s, district, box.least[mission])
        for value in range(start, start + box.least[mission]):
            open_some(box, s, district, ANY, value, 1)
    elif condition == Condition.TWO_SUMS:
        open_sum(box, s, district, first, box.least[mission])
        open_sum(box, s, district, second, box.second_least[mission])


def fits(box: Box, s: State, district: int, card: int, type: int, value: int) -> bool:
    """Whether a card lies in the district and has the type and the value. Provocations never fit."""
    if s.card_at[card] != pile_of(district) or box.type[card] == Type.PROVOCATION:
        return False
    return (type == ANY or box.type[card] == type) and (value == ANY_VALUE or box.value[card] == value)


def turn_up(s: State, card: int) -> None:
    s.open[card] = s.opened[card] = 1
    say(s, Said.CARD_OPENED, card)


# Sums

def open_sum(box: Box, s: State, district: int, type: int, least: int) -> None:
    """Open cards of a type until those that lie face up make a sum."""
    number = fewest_for(box, s, district, type, least)
    while number > 0:
        number -= 1
        card = lowest_for(box, s, district, type, least - open_value(box, s, district, type), number)
        if card == NONE:
            break
        turn_up(s, card)


def open_value(box: Box, s: State, district: int, type: int) -> int:
    """The sum of the cards of a type that lie face up."""
    total = 0
    for card in range(CARDS):
        if s.open[card] == 1 and fits(box, s, district, card, type, ANY_VALUE):
            total += box.value[card]
    return total


def fewest_for(box: Box, s: State, district: int, type: int, least: int) -> int:
    """How many face-down cards a sum needs: as many as it takes of the highest."""
    missing, number = least - open_value(box, s, district, type), 0
    while missing > highest(box, s, district, type, number, NONE) and number < CARDS:
        number += 1
    return number


def highest(box: Box, s: State, district: int, type: int, number: int, without: int) -> int:
    """The sum of the so many highest face-down cards of a type, one of them left out."""
    total = 0
    for value in range(VALUES - 1, 0, -1):
        if number == 0:
            break
        for card in range(CARDS):
            if number > 0 and card != without and s.open[card] == 0 and fits(box, s, district, card, type, value):
                total += value
                number -= 1
    return total


def lowest_for(box: Box, s: State, district: int, type: int, missing: int, others: int) -> int:
    """The lowest face-down card that makes the missing sum together with so many others."""
    for value in range(1, VALUES):
        for card in range(CARDS):
            if s.open[card] == 0 and fits(box, s, district, card, type, value):
                if value + highest(box, s, district, type, others, card) >= missing:
                    return card
    return NONE


def open_all(box: Box, s: State, district: int, type: int) -> None:
    for card in range(CARDS):
        if s.open[card] == 0 and fits(box, s, district, card, type, ANY_VALUE):
            turn_up(s, card)


# Numbers of cards

def lying(box: Box, s: State, district: int, type: int, value: int, face: int) -> int:
    """How many cards of a type and value lie face up (1) or face down (0)."""
    number = 0
    for card in range(CARDS):
        if s.open[card] == face and fits(box, s, district, card, type, value):
            number += 1
    return number


def open_some(box: Box, s: State, district: int, type: int, value: int, least: int) -> None:
    """Open the lowest cards until so many lie face up."""
    missing = least - lying(box, s, district, type, value, 1)
    for lowest in range(1, VALUES):
        for card in range(CARDS):
            if missing > 0 and box.value[card] == lowest and s.open[card] == 0:
                if fits(box, s, district, card, type, value):
                    turn_up(s, card)
                    missing -= 1


def cheapest_value(box: Box, s: State, district: int, least: int) -> int:
    """The value of which enough cards lie there and the fewest must be opened; the lowest of these."""
    best, fewest = ANY_VALUE, CARDS
    for value in range(1, VALUES):
        shown = lying(box, s, district, ANY, value, 1)
        if shown + lying(box, s, district, ANY, value, 0) >= least and least - shown < fewest:
            best, fewest = value, least - shown
    return best


def cheapest_run(box: Box, s: State, district: int, least: int) -> int:
    """Where the run of values starts for which the fewest must be opened; the lowest of these."""
    best, fewest = 1, CARDS
    for start in range(1, VALUES - least + 1):
        needed = 0
        for value in range(start, start + least):
            if lying(box, s, district, ANY, value, 1) == 0:
                needed += 1 if lying(box, s, district, ANY, value, 0) > 0 else CARDS
        if needed < fewest:
            best, fewest = start, needed
    return best
