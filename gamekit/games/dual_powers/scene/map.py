"""The map: roads and the plates of the regions."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from ....engine.drawing import Markup, at, band, circle, fitted, icon, joined, num, path, patterned, rect, sign, text
from ....engine.layout import NONE
from ....engine.scene import Part, stacked
from .sight import LOOKS, Sight
from .tokens import Grid, grid, tokens
from ..rules.scoring import seat_strength, stronger
from ..rules.table import Region, Seat

# Roads

@dataclass(frozen=True)
class Road:
    """A connection's place: the strip between two plates, or, for others, where its tag stands."""

    connection: int
    x: float
    y: float
    w: float
    h: float
    upright: bool = False
    far: bool = False


def is_near(sight: Sight, g: Grid, a: int, b: int) -> bool:
    """Whether only a gap lies between two plates. Between the rows of the wide map there are the tracks as well."""
    (ax, ay), (bx, by) = g.places[a], g.places[b]
    if ay == by:
        return abs(ax - bx) == g.w + g.gap
    return ax == bx and abs(ay - by) < 2 * g.h if sight.narrow else ax == bx and ax != 300


def ends(sight: Sight, connection: int) -> tuple[int, int]:
    return sight.box.connection_from[connection], sight.box.connection_to[connection]


def has_far_roads(sight: Sight) -> bool:
    g = grid(sight.narrow, False)
    return any(not is_near(sight, g, *ends(sight, c)) for c in range(sight.box.connections))


def roads(sight: Sight, g: Grid) -> list[Road]:
    near = [c for c in range(sight.box.connections) if is_near(sight, g, *ends(sight, c))]
    far = sorted(set(range(sight.box.connections)) - set(near), key=lambda c: middle(g, *ends(sight, c)))
    room = (343 if sight.narrow else 864) / max(1, len(far))
    pitch = min(room, 80)
    first = ((343 if sight.narrow else 864) - pitch * len(far)) / 2
    tags = [Road(c, first + n * pitch, g.extra, pitch, 28, far=True) for n, c in enumerate(far)]
    return [near_road(g, c, *ends(sight, c)) for c in near] + tags


def middle(g: Grid, a: int, b: int) -> tuple[float, float]:
    (ax, ay), (bx, by) = g.places[a], g.places[b]
    return ax + bx, ay + by


def near_road(g: Grid, connection: int, a: int, b: int) -> Road:
    """In the outer columns of the wide map roads run along the edge, so that the tracks fit between them."""
    (ax, ay), (_, by) = sorted([g.places[a], g.places[b]])
    if ay == by:
        high = 20 if g.h == 150 else 24
        return Road(connection, ax + g.w, ay + (65 if g.h == 150 else 46), g.gap, high)
    top, bottom = min(ay, by) + g.h, max(ay, by)
    x = ax + (66 if g.h != 150 else 18 if ax == 0 else 222)
    return Road(connection, x, top, 28 if g.h != 150 else 24, bottom - top, upright=True)


def road_lines(sight: Sight, g: Grid, there: list[Road]) -> Part:
    """The roads themselves, under everything: two kerbs, or behind plates and tracks a straight narrow way."""
    drawn: list[Markup] = []
    for road in there:
        x, y, w, h = road.x, road.y, road.w, road.h
        if road.far:
            drawn.insert(0, far_line(g, *ends(sight, road.connection)))
            continue
        kerbs = f"M{num(x)} {num(y)}v{num(h)}M{num(x + w)} {num(y)}v{num(h)}" if road.upright else (
            f"M{num(x)} {num(y)}h{num(w)}M{num(x)} {num(y + h)}h{num(w)}")
        drawn.append(rect(x, y, w, h, "road") + path(kerbs, "edge"))
    return Part("roads", joined(drawn), (0, 0, 343 if sight.narrow else 864, g.bottom))


def far_line(g: Grid, a: int, b: int) -> Markup:
    (ax, ay), (bx, by) = g.places[a], g.places[b]
    down = g.h - 18 if ay == by else g.h / 2           # beside the road of the ring, not on it
    way = f"M{num(ax + g.w / 2)} {num(ay + down)}L{num(bx + g.w / 2)} {num(by + down)}"
    return path(way, "way-edge") + path(way, "way")


def tags(sight: Sight, there: list[Road]) -> Iterator[Part]:
    """A tag on each road in the colour of the tile that closes it; on the closed one a wall."""
    before = sight.before
    for road in there:
        closed = road.connection == sight.s.blockade
        box = tag_box(sight, road, closed)
        changed = before is not None and closed and before.blockade != sight.s.blockade
        svg = at(box[0], box[1], far_tag(sight, road, closed, box[2]) if road.far else
                 wall(box[2], box[3]) if closed else near_tag(sight, road.connection, box[2], box[3]))
        label = sight.name("connection", road.connection)
        if closed:
            label = sight.words("board-blockade", connection=("connection", road.connection))
        yield sight.part("connection", road.connection, svg, box, label, changed=changed)


def tag_box(sight: Sight, road: Road, closed: bool) -> tuple[float, float, float, float]:
    x, y = road.x + road.w / 2, road.y + road.h / 2
    if road.far:
        w = min(road.w - 8, 72)
        return x - w / 2, road.y - 4 * closed, w, 28 + 8 * closed
    if closed:
        w, h = (road.w, 36) if not sight.narrow else (29, 30) if not road.upright else (30, 26)
        w = max(w, 36) if not sight.narrow else w
    elif road.upright:
        w, h = road.w - 2 * sight.narrow, 22 if sight.narrow else 28
    else:
        w, h = (23, 22) if sight.narrow else (26, 20)
    return x - w / 2, y - h / 2, w, h


def wall(w: float, h: float) -> Markup:
    size = min(w, h) - (8 if h < 36 else 10)
    return rect(0, 0, w, h, "block") + icon("blockade", (w - size) / 2, (h - size) / 2, size, "c-signal")


def near_tag(sight: Sight, connection: int, w: float, h: float) -> Markup:
    tile = sight.box.connection_tile[connection]
    if tile == NONE:
        return rect(0, 0, w, h, "cell")
    fill, ink, _ = LOOKS[Region(tile)]
    return rect(0, 0, w, h, f"f-{fill}") + text(w / 2, h / 2 + 4.5, sight.code(tile), sight.small, f"b m {ink}")


def far_tag(sight: Sight, road: Road, closed: bool, w: float) -> Markup:
    """A road whose ends are far apart names both; beside the names the wall of a blockade."""
    codes = [sight.code(end) for end in ends(sight, road.connection)]
    tile = sight.box.connection_tile[road.connection]
    fill, ink, _ = LOOKS[Region(tile)] if tile != NONE else ("white", "on-light", "")
    words = fitted(w - 4, sight.small, "–".join(codes), "".join(codes), bold=True)
    if closed:
        sign = icon("blockade", w / 2 - 7, 3, 14, "c-signal")
        return rect(0, 0, w, 36, "block") + sign + text(w / 2, 31, words, sight.small, "b m onbar")
    ground = rect(0, 0, w, 28, f"f-{fill}") + rect(0, 0, w, 28, "thin")
    return ground + text(w / 2, 19, words, sight.small, f"b m {ink}")


# Plates

def plates(sight: Sight, g: Grid) -> Iterator[Part]:
    for region in Region:
        x, y = g.places[region]
        svg = at(x, y, plate(sight, g, region))
        strengths = " : ".join(str(seat_strength(sight.box, sight.s, region, seat)[0]) for seat in Seat)
        told = f" {sight.words('board-strength')} {strengths}" if sight.counted else ""
        label = f"{sight.name('region', region)}.{told}"
        yield sight.part("region", region, svg, (x, y, g.w, g.h), label, changed=region_changed(sight, region))


def region_changed(sight: Sight, region: int) -> bool:
    """Unrest or a marker came here."""
    now, then = sight.s, sight.before
    if then is None:
        return False
    came = now.unrest == region != then.unrest
    return came or any(now.marker_at[n] == region != then.marker_at[n] for n in range(3))


def plate(sight: Sight, g: Grid, region: Region) -> Markup:
    fill, ink, pattern = LOOKS[region]
    tail = 40 if sight.narrow else 92
    unrest = sight.s.unrest == region
    slot = g.w - (88 if sight.narrow else 150)
    head = band(g.w, sight.code(region), sight.region_name(region, slot), fill, ink)
    head += patterned(g.w - tail, 0, tail, 28, pattern)
    head += path(f"M0 28H{num(g.w)}M0 .5H{num(g.w)}", "hair") if region == Region.WHITE else ""
    head += unrest_mark(sight, g) if unrest else ""
    line = path(f"M12 {num(g.rows[1] - 7.5 + 4 * sight.narrow)}H{num(g.w - 12)}", "hair")
    totals = joined(total(sight, g, region, seat) for seat in Seat)
    return rect(0, 0, g.w, g.h, "plate") + head + line + totals + markers(sight, g, region, unrest)


def unrest_mark(sight: Sight, g: Grid) -> Markup:
    """Icon and number on a dark block: what the unrest pays this month."""
    words = f"+{sight.box.unrest_points[sight.s.month]}"
    if sight.narrow:
        mark = icon("unrest", 4, 6, 16, "c-signal") + text(21, 19, words, 14, "b onbar")
        return at(g.w - 46, 0, rect(0, 0, 46, 28, "block"), mark)
    mark = icon("unrest", 10, 5, 18, "c-signal") + text(36, 20, words, 16, "b onbar")
    return at(g.w - 70, 0, rect(0, 0, 70, 28, "block"), mark)


def markers(sight: Sight, g: Grid, region: int, unrest: bool) -> Markup:
    """The objective markers 1 to 3, in the band, or above it where the band is short."""
    there = [n + 1 for n in range(3) if sight.s.marker_at[n] == region]
    right = g.w - 14 if sight.narrow else g.w - 30 - 56 * unrest
    y = -12 if sight.narrow else 14
    return joined(
        circle(right - 23 * n, y, 10, "badge") + text(right - 23 * n, y + 5, str(number), 14, "b m")
        for n, number in enumerate(reversed(there))
    )


def total(sight: Sight, g: Grid, region: int, seat: int) -> Markup:
    """A side's strength over its sign. The stronger has a bar; the people stand for the Will that broke a tie."""
    strength, tokens = seat_strength(sight.box, sight.s, region, seat)
    theirs = seat_strength(sight.box, sight.s, region, 1 - seat)
    leads = stronger(sight.box, sight.s, region) == seat
    x, size = (18, 18) if sight.narrow else (28, 20)
    y, deep, wide = g.rows[seat], (34 if sight.narrow else 44), (5 if sight.narrow else 6)
    below = y + (24 if sight.narrow else 28)
    if not sight.counted:
        return sign(seat, x - (5 if sight.narrow else 6), below - 10, 10 if sight.narrow else 12)
    bar = rect(0, y, wide, deep, "ink") if leads else ""
    number = text(x, y + (19 if sight.narrow else 22), str(strength), size, "m b" if leads else "m dim")
    if leads and (strength, tokens) == theirs:
        return bar + number + icon("will", x - 8, below - 2, 16 + 2 * (not sight.narrow))
    return bar + number + sign(seat, x - (5 if sight.narrow else 6), below, 10 if sight.narrow else 12)


def draw_map(sight: Sight) -> tuple[list[Part], Grid]:
    """The map at (0, 0): roads, then plates and tags, then tokens."""
    g = grid(sight.narrow, has_far_roads(sight))
    there = roads(sight, g)
    ground = stacked(plates(sight, g), tags(sight, there))
    return [road_lines(sight, g, there), *ground, *stacked(tokens(sight, g))], g
