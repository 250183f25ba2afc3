"""What requirements and final effects count besides: the table of quantities, larger by those of the modules."""

from collections.abc import Callable
from typing import Any

from ....engine.conditions import conditions
from ....engine.dispatch import dispatch
from ...secret_power.rules.quantities import QUANTITIES as BASE_QUANTITIES
from ...secret_power.rules.quantities import others_left as base_others_left
from ...secret_power.rules.quantities import quantity as base_quantity
from ...secret_power.rules.quantities import unmet as base_unmet
from ...secret_power.rules.table import concluded
from .doctrine import of_projects
from .table import Lair, Quantity, State


def of_alliances(s: State, seat: int) -> int:
    return s.pact_size[concluded(seat)]


def of_reptilians(s: State, seat: int) -> int:
    return s.lair_size[Lair.AREA + seat]


QUANTITIES: dict[Any, Callable[..., int]] = {
    **BASE_QUANTITIES, Quantity.PROJECTS: of_projects, Quantity.ALLIANCES: of_alliances,
    Quantity.REPTILIANS: of_reptilians,
}
quantity = dispatch("quantity", QUANTITIES, "box", "s", "seat")
unmet = conditions(quantity)


def others_left(s: State, quantity: int) -> int:
    """Reptilians of the deck and of the row. Projects and alliances are no cards that come."""
    if quantity != Quantity.REPTILIANS:
        return base_others_left(s, quantity)
    return sum(s.lair_size[place] for place in (Lair.DECK, Lair.UNSEEN)) + sum(
        s.lair_size[Lair.UNDER + s.in_row[place]] for place in range(s.row_size))


JOINTS = {base_quantity: quantity, base_unmet: unmet, base_others_left: others_left}
