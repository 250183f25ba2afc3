"""The row of districts with their cards, the escalation marker and the operation that is planned above it."""

from __future__ import annotations

from ....engine.drawing import Markup, at, fitted, icon, joined, num, path, rect, text, text_lines
from ....engine.layout import NONE
from ....engine.scene import Part, stacked
from .cards import LARGE, SMALL, card_label, large, large_back, large_width, line
from .sight import Sight
from ..rules.table import SLOTS, Face, Token, in_reach, is_captured, pile_of

PITCH, PLATE = 176, 160                 # of the districts, side by side
ZONE, BAND = SMALL + 12, 46             # of a plate: face-up cards, its name, face-down cards
DEEP = 2 * ZONE + BAND
GATE = 26                               # between marker and plates: its points, or a cordon
BAR = 24
LOW, LEFT = 92, 132                     # on a phone a plate is a line: its height, and the width of its name


# The operation

def operation_place(sight: Sight) -> float:
    """Where the planned cards begin: above the marked pair, else so that there is room at their right."""
    there = [] if sight.narrow or sight.s.decisive else columns_reached(sight)
    return PITCH * min(there[0], 3) if there else 0


def operation(sight: Sight, y: float) -> list[Part]:
    """The three places above the marker."""
    gap = 8 if sight.narrow else 24
    x, pitch = operation_place(sight), large_width(sight) + gap
    return stacked(planned(sight, slot, x + slot * pitch, y) for slot in range(SLOTS))


def planned(sight: Sight, slot: int, x: float, y: float) -> Part:
    """A planned card; one that the seat cannot tell is a back, and where there is none an empty place."""
    w, face, card = large_width(sight), sight.s.planned_face[slot], sight.s.planned_card[slot]
    if face == Face.EMPTY:
        drawn, label = rect(0.5, 0.5, w - 1, LARGE - 1, "slot"), sight.words("picture-empty")
    elif card == NONE:
        drawn, label = large_back(sight), sight.name("slot", slot)
    else:
        drawn, label = large(sight, card, face == Face.DOWN), card_label(sight, card, face == Face.DOWN)
    then = sight.before
    changed = then is not None and face != Face.EMPTY and face != then.planned_face[slot]
    return sight.part("slot", slot, at(x, y, drawn), (x, y, w, LARGE), label, changed=changed)


def marker(sight: Sight, y: float) -> list[Part]:
    """A bar over the marked districts with a point for each; over all of them in the Decisive Operation."""
    there = columns_reached(sight)
    if not there:
        return []
    words = sight.words("picture-any-district" if sight.s.decisive else "picture-marker")
    x, w = (0.0, sight.width) if sight.narrow else (PITCH * there[0], PITCH * (there[-1] - there[0]) + PLATE)
    bar = rect(0, 0, w, BAR, "f-vermillion") + text(w / 2, 17, fitted(w - 4, 14, words, bold=True), 14, "b m on-light")
    if not sight.narrow:
        points = [f"M{num(PITCH * (n - there[0]) + 62)} {BAR}h36l-18 {GATE - 6}z" for n in there]
        bar += path("".join(points), "f-vermillion")
    return [Part("marker", at(x, y, bar), (x, y, w, BAR), words)]


def reached(sight: Sight, district: int) -> bool:
    """Whether the operation may go there. A marked district that was just captured is out of reach."""
    return in_reach(sight.s, district) and not is_captured(sight.s, district)


def columns_reached(sight: Sight) -> list[int]:
    return [n for n, district in enumerate(sight.row) if reached(sight, district)]


# Districts

def districts(sight: Sight, y: float) -> tuple[list[Part], float]:
    """All plates with their cards, and where they end."""
    places = [(0.0, y + n * (LOW + 8)) if sight.narrow else (n * PITCH, y) for n in range(len(sight.row))]
    there = list(zip(sight.row, places, strict=True))
    draw = low_plate if sight.narrow else plate
    plates = [draw(sight, district, *place) for district, place in there]
    cards = [part for district, place in there for part in plate_cards(sight, district, *place)]
    ways = low_marker(sight, [place[1] for _, place in there], y) if sight.narrow else []
    return [*stacked(plates), *ways, *cards], places[-1][1] + (LOW if sight.narrow else DEEP)


def plate_cards(sight: Sight, district: int, x: float, y: float) -> list[Part]:
    """Face up above the name, face down below it; on a phone at its right."""
    id, pile = sight.game.ids("district")[district], pile_of(district)
    if sight.narrow:
        room = sight.width - LEFT - 34
        return [*line(sight, id, pile, False, x + LEFT + 28, y + 7, room),
                *line(sight, id, pile, True, x + LEFT + 28, y + 49, room)]
    return [*line(sight, id, pile, False, x + 8, y + 6, PLATE - 16),
            *line(sight, id, pile, True, x + 8, y + ZONE + BAND + 6, PLATE - 16)]


def plate(sight: Sight, district: int, x: float, y: float) -> Part:
    """Name and what its cards are worth on a band between the two zones; a captured one only has an outline."""
    taken, near = is_captured(sight.s, district), reached(sight, district)
    ground = rect(1, 1, PLATE - 2, DEEP - 2, "slot" if taken else "plate")
    ground += rect(1, 1, PLATE - 2, DEEP - 2, "edge") if near else ""
    drawn = ground + at(0, ZONE, band(sight, district, taken, near))
    drawn += "" if taken else empty_zones(sight, district)
    drawn += at(0, -GATE, cordon(sight, PLATE)) if sight.s.cordoned == district else ""
    return district_part(sight, district, drawn, (x, y, PLATE, DEEP))


def district_part(sight: Sight, district: int, drawn: Markup, box: tuple[float, float, float, float]) -> Part:
    then, now = sight.before, sight.s
    changed = then is not None and (
        now.captured_in[district] != then.captured_in[district]
        or (now.cordoned != then.cordoned and now.cordoned == district)
    )
    svg = at(box[0], box[1], drawn)
    return sight.part("district", district, svg, box, district_label(sight, district), changed=changed)


def empty_zones(sight: Sight, district: int) -> Markup:
    """Where nothing lies yet, what would lie there."""
    pile, drawn = pile_of(district), Markup()
    up, down = len(sight.open_cards(pile)), len(sight.closed_cards(pile)) + sight.unseen(pile)
    zones = (up, "espionage", "picture-zone-up", 0), (down, "hidden", "picture-zone-down", ZONE + BAND)
    for _, sign, key, y in (zone for zone in zones if not zone[0]):
        words = text(PLATE / 2, y + ZONE / 2 + 20, sight.words(key), sight.small, "dim m")
        drawn += icon(sign, PLATE / 2 - 9, y + ZONE / 2 - 17, 18, "c-dim") + words
    return drawn


def ink(near: bool) -> str:
    return "onbar" if near else ""


def band(sight: Sight, district: int, taken: bool, near: bool) -> Markup:
    """Two lines of name; at the right the value that the seat sees, or a tick."""
    ground = rect(1, 0, PLATE - 2, BAND, "block" if near else "wash")
    if taken:
        return drawn_captured(sight, district, 8, 19, PLATE - 14) + icon("check", PLATE - 30, 2, 22)
    drawn = ground + name_lines(sight, district, 8, 19, PLATE - 12, near)
    lines = two_lines(sight, district)
    y = 31 if len(lines) == 1 else 20 if len(lines[0]) < len(lines[1]) else 38       # beside the shorter line
    return drawn + text(PLATE - 8, y, worth(sight, district), 18, f"b e {ink(near)}")


def two_lines(sight: Sight, district: int) -> list[str]:
    first, _, second = sight.name("district", district).rpartition(" ")
    return [first, second] if first else [second]


def name_lines(sight: Sight, district: int, x: float, y: float, room: float, near: bool) -> Markup:
    parts = [fitted(room, 14, part, bold=True) for part in two_lines(sight, district)]
    return text_lines(x, y, 17, parts, 14, f"b {ink(near)}")


def drawn_captured(sight: Sight, district: int, x: float, y: float, room: float) -> Markup:
    """The short name of a captured district, and the mission that it fell by."""
    by, name = sight.s.captured_by[district], fitted(room, 14, sight.short(district), bold=True)
    mission = fitted(room, sight.small, *shorter(sight.name("mission", by))) if by != NONE else ""
    return text(x, y, name, 14, "b") + text(x, y + 17, mission, sight.small, "dim")


def shorter(words: str) -> list[str]:
    """The words, and their beginnings word by word."""
    parts = words.split(" ")
    return [" ".join(parts[:n]) for n in range(len(parts), 0, -1)]


def worth(sight: Sight, district: int) -> str:
    """The value of the cards that the seat sees, and whether there are others."""
    pile = pile_of(district)
    if not sight.counted or not sight.s.pile_size[pile]:
        return ""
    return f"{sight.value_seen(district)}{'+?' if sight.unseen(pile) else ''}"


def cordon(sight: Sight, w: float) -> Markup:
    """A barrier before the district: nothing comes in."""
    words = fitted(w - 34, sight.small, sight.name("token", Token.CORDON), bold=True)
    sign = icon("cordon", 7, GATE / 2 - 10, 18, "c-signal")
    return rect(0, 0, w, GATE, "block") + sign + text(30, GATE / 2 + 4, words, sight.small, "b onbar")


def district_label(sight: Sight, district: int) -> str:
    """What a plate shows, in words."""
    s, told = sight.s, [sight.name("district", district)]
    if is_captured(s, district):
        by = s.captured_by[district]
        told.append(sight.words("picture-captured", mission=sight.name("mission", by) if by != NONE else ""))
    told += [sight.words("board-marked")] if s.marked[district] else []
    told += [sight.words("board-cordoned")] if s.cordoned == district else []
    pile = pile_of(district)
    told += [card_label(sight, card, False) for card in sight.open_cards(pile)]
    told += [card_label(sight, card, True) for card in sight.closed_cards(pile)]
    told += [sight.words("board-closed-cards", number=sight.unseen(pile))] if sight.unseen(pile) else []
    return ", ".join(told)


# On a phone

def low_plate(sight: Sight, district: int, x: float, y: float) -> Part:
    """The name at the left; at the right a line of face-up cards over one of face-down cards."""
    taken, near = is_captured(sight.s, district), reached(sight, district)
    w = sight.width
    drawn = rect(0.5, 0.5, w - 1, LOW - 1, "slot" if taken else "plate")
    drawn += rect(0, 0, LEFT, LOW, "block" if near else "wash") if not taken else ""
    if taken:
        drawn += drawn_captured(sight, district, 8, 19, LEFT - 10) + icon("check", 8, 52, 28)
    else:
        drawn += name_lines(sight, district, 8, 19, LEFT - 10, near)
        drawn += text(8, 60, worth(sight, district), 18, f"b {ink(near)}")
    drawn += icon("espionage", LEFT + 7, 18, 15, "c-dim") + icon("hidden", LEFT + 7, 60, 15, "c-dim")
    drawn += path(f"M{LEFT} 46H{num(w)}", "hair")
    drawn += at(0, LOW - GATE, cordon(sight, LEFT)) if sight.s.cordoned == district else ""
    return district_part(sight, district, drawn, (x, y, w, LOW))


def low_marker(sight: Sight, tops: list[float], y: float) -> list[Part]:
    """The marker goes on along the left edge, with a point for each district under it."""
    there = [top for top, district in zip(tops, sight.row, strict=True) if reached(sight, district)]
    if not there:
        return []
    end = there[-1] + 28
    drawn = rect(-8, y - 8 - BAR, 5, end - y + 8 + BAR, "f-vermillion")
    drawn += joined(path(f"M-8 {num(top + 12)}l10 8-10 8z", "f-vermillion") for top in there)
    return [Part("marker-points", drawn, (-8, y - 8 - BAR, 8, end - y + 8 + BAR))]
