"""What requirements and final effects count: groups with secondary objects, sets, operations, signs, single objects."""

from collections.abc import Callable

from ....engine.conditions import conditions
from ....engine.dispatch import dispatch
from ....engine.rulebook import follows
from .rulebook import Rule
from .table import Quantity, State, operations_of, sets_of


@follows(Rule.SECONDARY_COUNTS, Rule.SECONDARY_SUPREME_POWER)
def of_group(key: int, s: State, seat: int) -> int:
    return s.groups[seat][key]


def of_sets(s: State, seat: int) -> int:
    return sets_of(s, seat)


def of_operations(s: State, seat: int) -> int:
    return operations_of(s, seat)


@follows(Rule.ALLIANCE_SIGN)
def of_sign(key: int, s: State, seat: int) -> int:
    return s.signs[seat][key - Quantity.AGITATORS]


def of_object(key: int, s: State, seat: int) -> int:
    """Secondary objects do not count here. An attached circle is still a circle."""
    return s.owned[seat][key - Quantity.RULING_PARTIES]


GROUPS = (Quantity.CONTROL, Quantity.FINANCE, Quantity.SCIENCE, Quantity.POWER)
SIGNS = (Quantity.AGITATORS, Quantity.PEACEMAKERS, Quantity.SPIES, Quantity.INTEREST)
QUANTITIES: dict[Quantity, Callable[..., int]] = {
    **dict.fromkeys(Quantity, of_object), **dict.fromkeys(GROUPS, of_group), **dict.fromkeys(SIGNS, of_sign),
    Quantity.SETS: of_sets, Quantity.OPERATIONS: of_operations,
}
quantity = dispatch("quantity", QUANTITIES, "box", "s", "seat")
unmet = conditions(quantity)


def others_left(s: State, quantity: int) -> int:
    """How much may still come of what an expansion counts besides."""
    return 0
