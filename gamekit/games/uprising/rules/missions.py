"""What missions ask for. Conditions are judged on all cards of a district, face up and face down alike."""

from ....engine.layout import NONE, Layout, number, row
from ....engine.rulebook import follows
from .rulebook import Rule
from .table import (
    CARDS, LAST_ROUND, ON_TABLE, TYPES, VALUES, Box, Condition, District, Mode, State, pile_of,
)


class Held(Layout):
    """What lies in a district, added up."""

    total: int = number("i2")
    sums: list[int] = row(TYPES + 1, "i2")          # by type
    cards: list[int] = row(TYPES + 1)               # by type
    face_up: list[int] = row(TYPES + 1)             # by type
    of_value: list[int] = row(VALUES)               # cards of each value


@follows(Rule.TRUE_CONTENT)
def add_up(box: Box, s: State, district: int, held: Held, until: int) -> None:
    """All cards of a district count, hidden ones too, if they came in the round `until` or before."""
    pile = pile_of(district)
    for card in range(CARDS):
        if s.card_at[card] == pile and s.came_in[card] <= until:
            value, type = box.value[card], box.type[card]
            held.total += value
            held.sums[type] += value
            held.cards[type] += 1
            held.face_up[type] += s.open[card]
            held.of_value[value] += 1


@follows(Rule.CAPTURE_BY_MISSION)
def meets(box: Box, s: State, district: int, mission: int) -> bool:
    """Whether a district meets a mission."""
    held = Held()
    add_up(box, s, district, held, LAST_ROUND)
    return is_met(box, s, held, district, mission)


def first_met(box: Box, s: State, district: int, until: int) -> int:
    """The first mission on the table that a district meets with what came until a round, or NONE."""
    if s.pile_size[pile_of(district)] == 0:
        return NONE
    held = Held()
    add_up(box, s, district, held, until)
    for place in range(ON_TABLE):
        mission = s.open_missions[place]
        if mission != NONE and is_met(box, s, held, district, mission):
            return mission
    return NONE


def is_met(box: Box, s: State, held: Held, district: int, mission: int) -> bool:
    condition = box.condition[mission]
    if condition == Condition.TOTAL:
        return held.total >= least_total(box, s, district, mission)
    if condition == Condition.SUM_WITHOUT:
        return sum_without(box, held, mission)
    if condition == Condition.FACE_UP:
        return face_up_of_type(box, held, mission)
    if condition == Condition.MORE_THAN:
        return more_than(box, held, mission)
    if condition == Condition.EVERY_TYPE:
        return every_type(box, held, mission)
    if condition == Condition.SAME_VALUE:
        return same_value(box, held, mission)
    if condition == Condition.RUN:
        return run_of_values(box, held, mission)
    return two_sums(box, held, mission)


def asked_for(box: Box, mission: int) -> int:
    """The rule of what a mission asks for."""
    condition = box.condition[mission]
    if condition == Condition.TOTAL:
        return Rule.TOTAL
    if condition == Condition.SUM_WITHOUT:
        return Rule.SUM_WITHOUT
    if condition == Condition.FACE_UP:
        return Rule.FACE_UP_OF_TYPE
    if condition == Condition.MORE_THAN:
        return Rule.MORE_THAN
    if condition == Condition.EVERY_TYPE:
        return Rule.EVERY_TYPE
    if condition == Condition.SAME_VALUE:
        return Rule.SAME_VALUE
    return Rule.RUN_OF_VALUES if condition == Condition.RUN else Rule.TWO_SUMS


@follows(Rule.TOTAL, Rule.CAPITOL_REVOLUTION)
def least_total(box: Box, s: State, district: int, mission: int) -> int:
    """The total that Revolution asks for: more for the Capitol in its mode."""
    if s.mode == Mode.CAPITOL and district == District.CAPITOL and box.in_capitol[mission] > 0:
        return box.in_capitol[mission]
    return box.least[mission]


@follows(Rule.SUM_WITHOUT)
def sum_without(box: Box, held: Held, mission: int) -> bool:
    return held.sums[box.first_type[mission]] >= box.least[mission] and held.cards[box.second_type[mission]] == 0


@follows(Rule.FACE_UP_OF_TYPE, Rule.FACE_UP_BEFORE)
def face_up_of_type(box: Box, held: Held, mission: int) -> bool:
    """Only cards that lie face up when the district is checked: none is opened to make up the number."""
    for type in range(TYPES):
        if held.face_up[type] >= box.least[mission]:
            return True
    return False


@follows(Rule.MORE_THAN)
def more_than(box: Box, held: Held, mission: int) -> bool:
    other = held.sums[box.second_type[mission]]
    return held.sums[box.first_type[mission]] > other and other >= box.second_least[mission]


@follows(Rule.EVERY_TYPE)
def every_type(box: Box, held: Held, mission: int) -> bool:
    for type in range(TYPES):
        if held.cards[type] < box.least[mission]:
            return False
    return True


@follows(Rule.SAME_VALUE)
def same_value(box: Box, held: Held, mission: int) -> bool:
    for value in range(1, VALUES):
        if held.of_value[value] >= box.least[mission]:
            return True
    return False


@follows(Rule.RUN_OF_VALUES)
def run_of_values(box: Box, held: Held, mission: int) -> bool:
    run = 0
    for value in range(1, VALUES):
        run = run + 1 if held.of_value[value] > 0 else 0
        if run >= box.least[mission]:
            return True
    return False


@follows(Rule.TWO_SUMS)
def two_sums(box: Box, held: Held, mission: int) -> bool:
    first, second = held.sums[box.first_type[mission]], held.sums[box.second_type[mission]]
    return first >= box.least[mission] and second >= box.second_least[mission]
