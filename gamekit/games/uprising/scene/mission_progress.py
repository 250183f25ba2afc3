"""How far a district is from a mission, for one who sees its cards: what it has of what is needed."""

from __future__ import annotations

from dataclasses import dataclass

from ..rules.missions import Held, add_up, is_met, least_total
from ..rules.table import LAST_ROUND, TYPES, VALUES, Box, Condition, State


@dataclass(frozen=True)
class Progress:
    """`have` of `need`, in points of value or in cards. What is `spoilt` holds a card of the forbidden type."""

    have: int
    need: int
    met: bool
    spoilt: bool = False


def progress(box: Box, s: State, district: int, mission: int) -> Progress:
    held = Held()
    add_up(box, s, district, held, LAST_ROUND)
    have, need = counted(box, s, held, district, mission)
    spoilt = box.condition[mission] == Condition.SUM_WITHOUT and held.cards[box.second_type[mission]] > 0
    return Progress(min(have, need), need, is_met(box, s, held, district, mission), spoilt)


def counted(box: Box, s: State, held: Held, district: int, mission: int) -> tuple[int, int]:
    """What counts for a condition, and how much of it is needed."""
    least, condition = box.least[mission], Condition(box.condition[mission])
    match condition:
        case Condition.TOTAL:
            return held.total, least_total(box, s, district, mission)
        case Condition.FACE_UP:
            return max(held.face_up[:TYPES]), least
        case Condition.EVERY_TYPE:
            return sum(min(number, least) for number in held.cards[:TYPES]), TYPES * least
        case Condition.SAME_VALUE:
            return max(held.of_value[1:]), least
        case Condition.RUN:
            return longest_run(held, least), least
        case _:
            return sums(box, held, mission)


def longest_run(held: Held, least: int) -> int:
    """How many different values lie within the best stretch of the needed length."""
    starts = range(1, max(2, VALUES - least + 1))
    return max(sum(number > 0 for number in held.of_value[first : first + least]) for first in starts)


def sums(box: Box, held: Held, mission: int) -> tuple[int, int]:
    """Each of the two sums as far as it is needed. One that must be more follows the other upwards."""
    first, least = held.sums[box.first_type[mission]], box.least[mission]
    second, second_least = held.sums[box.second_type[mission]], box.second_least[mission]
    if box.condition[mission] == Condition.SUM_WITHOUT:
        return min(first, least), least
    if box.condition[mission] == Condition.MORE_THAN:
        least = max(second, second_least) + 1
    return min(first, least) + min(second, second_least), least + second_least
