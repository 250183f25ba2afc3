"""The CSV files of `box/` and where their numbers go."""

from ...engine.box import Components, Named, Sheet, Whole
from ...engine.errors import BadBox
from ...engine.layout import NONE
from .rulebook import Rule
from .table import (
    CARD, CONNECTION, FIRST_LEADER, FIRST_OPPOSITION, LEADERS, LEVELS, MAX_CONNECTIONS, MONTH, NEUTRALS, ORDERS,
    PER_LEVEL, REGIONS, TOKEN, TRACK, UNITS, Action, Box, Event, Region, Side,
)

ROADS = range(REGIONS, MAX_CONNECTIONS + 1)     # a teacher's map may have more connections than ours
SHEETS = (
    Sheet("orders.csv", CARD, rows=ORDERS, rule=Rule.CARDS_RECONSTRUCTED, columns={
        "region": Named("target", Region), "days": Whole("days", 1, 15), "recruit": Whole("recruit", 1, 3),
        "action": Named("action", Action, only=(Action.MOVE, Action.DOUBLE_MOVE, Action.RECOVER)),
        "points": Whole("points", 0, 9),
    }),
    Sheet("units.csv", TOKEN, rows=2 * UNITS + NEUTRALS, rule=Rule.UNITS_RECONSTRUCTED, columns={
        "side": Named("side", Side), "bars": Whole("bars", 0, 3), "ready": Whole("ready", 0, 9),
        "exhausted": Whole("exhausted", 0, 9),
    }),
    Sheet("leaders.csv", TOKEN, rows=2 * LEADERS, rule=Rule.LEADERS_RECONSTRUCTED, named=True, columns={
        "side": Named("side", Side), "days": Whole("days", 1, 15, shift=ORDERS - FIRST_LEADER),
        "ready": Whole("ready", 0, 9), "exhausted": Whole("exhausted", 0, 9),
        "special": Named("action", Action, only=(Action.PROTEST, Action.ESPIONAGE, Action.INSPIRE),
                         shift=ORDERS - FIRST_LEADER),
    }),
    Sheet("trotsky.csv", TOKEN, rows=2, rule=Rule.LEADERS_RECONSTRUCTED, columns={
        "side": Named("side", Side), "ready": Whole("ready", 0, 9), "exhausted": Whole("exhausted", 0, 9),
    }),
    Sheet("connections.csv", CONNECTION, rows=ROADS, rule=Rule.MAP_RECONSTRUCTED, columns={
        "from": Named("connection_from", Region), "to": Named("connection_to", Region),
        "tile": Named("connection_tile", Region, empty=True),
    }),
    Sheet("calendar.csv", MONTH, rows=6, columns={
        "unrest": Whole("unrest_points", 0, 9), "event": Named("month_event", Event, empty=True),
    }),
    Sheet("track.csv", TRACK, rows=1, rule=Rule.TRACK_RECONSTRUCTED, columns={"spaces": Whole("track", 3, 60)}),
)


def finish_box(components: Components, box: Box) -> None:
    """What follows from the files: the sides in their order, leader cards, roads, the Opposition's units."""
    check_sides(box)
    components.ids["card"] += components.ids["token"][FIRST_LEADER : FIRST_LEADER + 2 * LEADERS]
    for leader in range(2 * LEADERS):
        components.names["card", ORDERS + leader] = components.names["token", FIRST_LEADER + leader]
        box.target[ORDERS + leader] = NONE
    levels, numbers = range(1, LEVELS + 1), range(1, PER_LEVEL + 1)
    components.ids["token"] += [f"opposition-{level}-{number}" for level in levels for number in numbers]
    for token in range(FIRST_OPPOSITION, FIRST_OPPOSITION + LEVELS * PER_LEVEL):
        box.ready[token] = box.bars[token] = 1 + (token - FIRST_OPPOSITION) // PER_LEVEL
    box.connections = len(components["connections"])
    lay_roads(box)


def check_sides(box: Box) -> None:
    """Rows come red first, then white, then neutral: the tokens' numbers rest on it."""
    expected = {
        "units.csv": (0, [Side.RED] * UNITS + [Side.WHITE] * UNITS + [Side.NEUTRAL] * NEUTRALS),
        "leaders.csv": (FIRST_LEADER, [Side.RED] * LEADERS + [Side.WHITE] * LEADERS),
        "trotsky.csv": (FIRST_LEADER + 2 * LEADERS, [Side.NEUTRAL, Side.RED]),
    }
    for file, (first, sides) in expected.items():
        for number, side in enumerate(sides):
            if box.side[first + number] != side:
                raise BadBox("error-box-cell", file=file, row=number + 2, column="side",
                             value=Side(box.side[first + number]).name.lower(), allowed=side.name.lower())


def lay_roads(box: Box) -> None:
    """Each two neighbours have one connection, and each region's tile blocks one."""
    box.road = [[NONE] * REGIONS for _ in range(REGIONS)]
    box.tile_connection = [NONE] * REGIONS
    for c in range(box.connections):
        a, b, tile = box.connection_from[c], box.connection_to[c], box.connection_tile[c]
        if a == b or box.road[a][b] != NONE:
            raise BadBox("error-box-road", file="connections.csv", row=c + 2)
        if tile != NONE and box.tile_connection[tile] != NONE:
            raise BadBox("error-box-tile", file="connections.csv", row=c + 2, value=Region(tile).name.lower())
        box.road[a][b] = box.road[b][a] = c
        if tile != NONE:
            box.tile_connection[tile] = c
    for region in Region:
        if box.tile_connection[region] == NONE:
            raise BadBox("error-box-no-tile", file="connections.csv", value=region.name.lower())
