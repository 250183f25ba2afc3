"""The map: plates of the regions and the roads between them."""

from __future__ import annotations

from ....engine.layout import NONE
from ....engine.markup import Markup, joined
from ....engine.pieces import band, bold, el, icon, sign, span
from ..rules.scoring import seat_strength, stronger
from ..rules.table import REGIONS, Region, Seat
from .sight import Sight
from .tokens import row_tokens, token
from .tracks import tracks


def draw_map(sight: Sight) -> Markup:
    """Plates and roads of the ring in their areas; roads that leave the ring are named below it."""
    plates = [plate(sight, region) for region in Region]
    connections = range(sight.box.connections)
    ring = [road(sight, c) for c in connections if next_on_ring(sight, c) is not None]
    far = [road(sight, c) for c in connections if next_on_ring(sight, c) is None]
    return el("div", "map", *plates, *ring, el("div", "far", *far) if far else "", tracks(sight))


# Roads

def ends(sight: Sight, connection: int) -> tuple[int, int]:
    return sight.box.connection_from[connection], sight.box.connection_to[connection]


def next_on_ring(sight: Sight, connection: int) -> int | None:
    """The later end of a road between neighbours on the ring, which goes clockwise; None if it cuts across."""
    a, b = ends(sight, connection)
    return b if (a + 1) % REGIONS == b else a if (b + 1) % REGIONS == a else None


def road(sight: Sight, connection: int) -> Markup:
    """A tag in the colour of the tile that closes it; on the closed one a wall."""
    closed = connection == sight.s.blockade
    changed = sight.before is not None and closed and sight.before.blockade != sight.s.blockade
    tile, to = sight.box.connection_tile[connection], next_on_ring(sight, connection)
    names = "–".join(sight.code(end) for end in ends(sight, connection))
    code = "" if tile == NONE else sight.code(tile)
    words = icon("blockade") if closed else Markup.escape(code if to is not None else names)
    label = sight.name("connection", connection)
    if closed:
        label = sight.words("board-blockade", connection=("connection", connection))
    looks = f"road {sight.looks(tile) if tile != NONE else ''} {'shut' if closed else ''}"
    looks += f" to-{sight.game.ids('region')[to]}" if to is not None else ""
    beside = span(names) if closed and to is None else ""
    return sight.thing("connection", connection, looks, bold(words), beside, label=label, changed=changed, role="img")


# Plates

def plate(sight: Sight, region: Region) -> Markup:
    name = sight.game.ids("region")[region]
    strengths = " : ".join(str(seat_strength(sight.box, sight.s, region, seat)[0]) for seat in Seat)
    told = f" {sight.words('board-strength')} {strengths}" if sight.counted else ""
    inside = head(sight, region) + joined(side_row(sight, region, seat) for seat in Seat)
    return sight.thing("region", region, f"plate region {sight.looks(region)}", inside, name="section",
                       label=f"{sight.name('region', region)}.{told}", changed=region_changed(sight, region),
                       style=f"grid-area:{name}")


def region_changed(sight: Sight, region: int) -> bool:
    """Unrest or a marker came here."""
    now, then = sight.s, sight.before
    if then is None:
        return False
    came = now.unrest == region != then.unrest
    return came or any(now.marker_at[n] == region != then.marker_at[n] for n in range(3))


def head(sight: Sight, region: int) -> Markup:
    """Code, name and pattern; the objective markers 1 to 3, and what the unrest pays this month."""
    markers = [bold(n + 1, "badge") for n in range(3) if sight.s.marker_at[n] == region]
    paid = f"+{sight.box.unrest_points[sight.s.month]}"
    unrest = el("span", "tag", icon("unrest"), span(paid)) if sight.s.unrest == region else ""
    return band(sight.name("region", region), sight.code(region), *markers, el("i", "pattern"), unrest,
                short=sight.short(region))


def side_row(sight: Sight, region: int, seat: int) -> Markup:
    """A side's strength over its sign, and its tokens. The stronger has a bar."""
    leads = sight.counted and stronger(sight.box, sight.s, region) == seat
    there = joined(token(sight, t) for t in row_tokens(sight, region, seat))
    return el("div", "row strong" if leads else "row", total(sight, region, seat, leads), el("div", "tokens", there))


def total(sight: Sight, region: int, seat: int, leads: bool) -> Markup:
    """The people stand for the Will that broke a tie."""
    if not sight.counted:
        return el("span", "total", sign(seat))
    strength, theirs = (seat_strength(sight.box, sight.s, region, side) for side in (seat, 1 - seat))
    mark = icon("will") if leads and strength == theirs else sign(seat)
    return el("span", "total", bold(strength[0]), mark)
