"""What seats have of the modules: captured trends, reptilians, covert operations; in pictures and in numbers."""

from __future__ import annotations

from ....engine.markup import Markup
from ....engine.pieces import icon, span
from ...secret_power.scene.areas import besides as base_besides
from ...secret_power.scene.areas import deed as base_deed
from ...secret_power.scene.players import columns as base_columns
from ...secret_power.scene.sight import number_with
from ..rules.discards import FIRST_TOKEN
from ..rules.estate_discards import FIRST_TREND_CARD
from ..rules.table import TREND_POINTS, TRENDS, Current, Lair
from .sight import Sight, as_asset, token_sign
from .table import kinds_of_aliens


def besides(sight: Sight, seat: int) -> list[Markup]:
    """Trends and reptilians lie before whoever has them."""
    mine = [one for one in range(TRENDS) if sight.s.movement_at[one] == Current.CAPTURED + seat]
    held = [captured(sight, one) for one in mine] + kinds_of_aliens(sight, Lair.AREA + seat)
    return base_besides(sight, seat) + held


def captured(sight: Sight, one: int) -> Markup:
    then = sight.before
    changed = then is not None and then.movement_at[one] != sight.s.movement_at[one]
    as_what = as_asset(sight, "movement", one, FIRST_TREND_CARD)
    return sight.thing(*as_what, "plate held", icon("trend"), span(sight.name("movement", one)),
                       number_with("points", TREND_POINTS), name="span", role="img", changed=changed)


def deed(sight: Sight, one: int) -> Markup:
    """An operation that a seat has run. It can be discarded for others."""
    as_what = as_asset(sight, "operation", one, FIRST_TOKEN)
    if as_what not in sight.choices:
        return base_deed(sight, one)
    return sight.thing(*as_what, "plate held", token_sign(sight, one), span(sight.name("operation", one)), name="span")


def columns(sight: Sight, seat: int) -> list[tuple[str, int, str]]:
    """Points stay last."""
    found = base_columns(sight, seat)
    last = found[-1:] if sight.counted else []
    more = [("trend", sight.s.current_size[Current.CAPTURED + seat], sight.words("picture-trends"))] * sight.s.trends
    more += [("reptile", sight.s.lair_size[Lair.AREA + seat], sight.words("picture-reptilians"))] * sight.s.reptilians
    return [*found[: len(found) - len(last)], *more, *last]


JOINTS = {base_besides: besides, base_deed: deed, base_columns: columns}
