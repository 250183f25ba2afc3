"""The CSV files of `box/` and where their numbers go."""

from ....engine.box import Components, Named, Sheet, Whole
from ....engine.errors import BadBox
from ....engine.layout import NONE
from ....engine.rulebook import hyphened
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
    check_sides(components, box)
    for leader in range(2 * LEADERS):
        components.add_id("card", components.ids["token"][FIRST_LEADER + leader])
        components.names["card", ORDERS + leader] = components.names["token", FIRST_LEADER + leader]
        box.target[ORDERS + leader] = NONE
    for number in range(LEVELS * PER_LEVEL):
        level = 1 + number // PER_LEVEL
        components.add_id("token", f"opposition-{level}-{1 + number % PER_LEVEL}")
        box.ready[FIRST_OPPOSITION + number] = box.bars[FIRST_OPPOSITION + number] = level
    box.connections = len(components["connections"])
    lay_roads(components, box)


def check_sides(components: Components, box: Box) -> None:
    """Rows come red first, then white, then neutral: the tokens' numbers rest on it."""
    expected = [
        (0, [Side.RED] * UNITS + [Side.WHITE] * UNITS + [Side.NEUTRAL] * NEUTRALS),
        (FIRST_LEADER, [Side.RED] * LEADERS + [Side.WHITE] * LEADERS),
        (FIRST_LEADER + 2 * LEADERS, [Side.NEUTRAL, Side.RED]),
    ]
    for first, sides in expected:
        for token, side in enumerate(sides, start=first):
            if box.side[token] != side:
                file, row = components.rows["token", components.ids["token"][token]]
                raise BadBox("error-box-cell", file=str(file), row=row, column="side",
                             value=hyphened(Side(box.side[token])), allowed=hyphened(side))


def lay_roads(components: Components, box: Box) -> None:
    """Each two neighbours have one connection, and each region's tile blocks one."""
    box.road = [[NONE] * REGIONS for _ in range(REGIONS)]
    box.tile_connection = [NONE] * REGIONS
    for c in range(box.connections):
        a, b, tile = box.connection_from[c], box.connection_to[c], box.connection_tile[c]
        file, row = components.rows["connection", components.ids["connection"][c]]
        if a == b or box.road[a][b] != NONE:
            raise BadBox("error-box-road", file=str(file), row=row)
        if tile != NONE and box.tile_connection[tile] != NONE:
            raise BadBox("error-box-tile", file=str(file), row=row, value=hyphened(Region(tile)))
        box.road[a][b] = box.road[b][a] = c
        if tile != NONE:
            box.tile_connection[tile] = c
    for region in Region:
        if box.tile_connection[region] == NONE:
            raise BadBox("error-box-no-tile", file=str(components.paths["connections"]), value=hyphened(region))
