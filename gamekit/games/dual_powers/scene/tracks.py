"""The tracks: calendar and support."""

from __future__ import annotations

from collections.abc import Iterator

from ....engine.drawing import SHAPES, Markup, at, fitted, icon, marker, num, path, rect, sign, text, width
from ....engine.scene import Part
from .sight import Sight
from ..rules.table import LAST_DAY, RED_TROTSKY, TROTSKY, Event, Month, Place, Seat

BONUS_DAYS = (15, LAST_DAY)
CELL, MONTH_WIDTH = 23.5, 728.5 / 6


# Calendar

def travelled(sight: Sight) -> range:
    """The days that the marker has just left behind."""
    then, now = sight.before, sight.s
    if then is None or (then.day, then.month) == (now.day, now.month):
        return range(0)
    return range(then.day, now.day if now.day > then.day and now.month == then.month else LAST_DAY + 1)


def date_words(sight: Sight) -> str:
    return sight.words("board-date", day=sight.s.day, month=("month", sight.s.month))


def day_part(sight: Sight, x: float, y: float, cell: float, per_row: int) -> Part:
    """Days as cells; those that give a bonus are edged, the marker is larger than its cell."""
    trail, size, drawn, edges = travelled(sight), sight.small, "", ""
    for day in range(1, LAST_DAY + 1):
        left, top = x + (day - 1) % per_row * cell, y + (day - 1) // per_row * 30
        drawn += rect(left, top, cell, 30, "cell trail" if day in trail else "cell")
        bonus = day in BONUS_DAYS
        edges += rect(left, top, cell, 30, "edge") if bonus else ""
        look = "m on-light" if day in trail else "m b" if bonus else "m dim"
        drawn += text(left + cell / 2, top + 20, str(day), size, look) if day != sight.s.day else ""
    place = sight.s.day - 1
    left, top = x + (place % per_row + 0.5) * cell, y + place // per_row * 30
    drawn += edges + marker(left, top - 4, cell + 4, 40, str(sight.s.day), "ink", "inv")
    box = (x, y - 4, cell * per_row, 40 + 30 * ((LAST_DAY - 1) // per_row))
    return Part("track-day", drawn, box, date_words(sight))


def months(sight: Sight, x: float, y: float) -> Part:
    """The months with what their unrest pays; the one that is now on ink."""
    drawn = Markup()
    for month in Month:
        left, now = x + month * MONTH_WIDTH, month == sight.s.month
        ink, colour = ("b inv", "c-inv") if now else ("dim", "c-dim")
        name = sight.words("picture-month", month=("month", month))
        points = str(sight.box.unrest_points[month])
        drawn += rect(left, y, MONTH_WIDTH, 28, "ink" if now else "cell") + text(left + 10, y + 19, name, 12, ink)
        drawn += icon("unrest", left + 85.4, y + 7, 14, colour) + text(left + 111.4, y + 19, points, 12, f"e {ink}")
    return Part("track-month", drawn, (x, y, 6 * MONTH_WIDTH, 28), sight.name("month", sight.s.month))


# Trotsky, who waits at a month

WAITING = {
    TROTSKY: (Event.TROTSKY_RETURNS, "picture-trotsky-returns"),
    RED_TROTSKY: (Event.TROTSKY_JOINS, "picture-trotsky-joins"),
}


def waiting(sight: Sight) -> list[tuple[int, int]]:
    """The tokens on the calendar, and the next month whose event is theirs."""
    found = []
    for token, (event, _) in WAITING.items():
        ahead = [month for month in Month if sight.box.month_event[month] == event and month > sight.s.month]
        if ahead and sight.s.token_at[token] == Place.CALENDAR:
            found.append((token, int(ahead[0])))
    return found


def waiting_part(sight: Sight, token: int, month: int, x: float, y: float, words: str) -> Part:
    """The shape of his side, and his name; what he waits for is said in words."""
    side, size = sight.s.owner[token], sight.small
    drawn = at(x, y, sign(side, 0, 0, 14), text(19, 12, words, size, "dim"))
    label = sight.words(WAITING[token][1], month=("month", month))
    return sight.part("token", token, drawn, (x, y, 19 + width(words, size), 14), label, SHAPES[side])


def waiting_wide(sight: Sight, x: float, y: float) -> Iterator[Part]:
    """Above his month."""
    for token, month in waiting(sight):
        yield waiting_part(sight, token, month, x + month * MONTH_WIDTH + 10, y, sight.words("board-trotsky"))


def waiting_narrow(sight: Sight, y: float) -> Iterator[Part]:
    """The months in words, because there they are not drawn."""
    x = 0.0
    for token, month in waiting(sight):
        words = f"{sight.words('board-trotsky')}: {sight.words('picture-month', month=('month', month))}"
        yield waiting_part(sight, token, month, x, y, words)
        x += 19 + width(words, 14) + 14


# Support

def support_words(sight: Sight) -> str:
    support, length = sight.s.support, sight.box.track[0]
    wins = sight.words("board-track", number=length)
    if support == 0:
        return f"{sight.words('board-support-middle')} ({wins})"
    ahead = Seat.RED if support > 0 else Seat.WHITE
    return f"{sight.words('board-support', seat=('seat', ahead), number=abs(support))} ({wins})"


def support_marker(sight: Sight, x: float, y: float) -> Markup:
    """In the colour of the side that is ahead."""
    support = sight.s.support
    look, ink = ("a", "on-dark") if support > 0 else ("bb", "on-light") if support < 0 else ("surface", "")
    return marker(x, y, 30, 39, str(abs(support)), f"{look} marker", ink)


def support_cells(length: int, room: float) -> list[tuple[int, float, float]]:
    """Space, left edge and width of each cell. The ends keep their size, so that their number is read."""
    inner = min(24.0, (room - 48) / (2 * length - 1))
    left = (room - 48 - inner * (2 * length - 1)) / 2
    cells = [(-length, left, 24.0)]
    cells += [(n, left + 24 + (n + length - 1) * inner, inner) for n in range(1 - length, length)]
    return [*cells, (length, left + 24 + (2 * length - 1) * inner, 24.0)]


def support_trail(sight: Sight) -> range:
    """The spaces that the marker has just crossed."""
    now = sight.s.support
    then = now if sight.before is None else sight.before.support
    return range(min(then, now), max(then, now) + 1) if then != now else range(0)


def support_wide(sight: Sight, x: float, y: float) -> Part:
    """The white end at the left, the red one at the right."""
    length, trail = sight.box.track[0], support_trail(sight)
    cells = [(space, x + 64 + left, w) for space, left, w in support_cells(length, 600)]
    middles = {space: left + w / 2 for space, left, w in cells}
    drawn = Markup()
    for space, left, w in cells:
        look = "cell trail" if space in trail else "cell goal" if abs(space) == length else "cell"
        drawn += rect(left, y, w, 28, look)
    drawn += support_numbers(sight, middles, cells[1][2], y)
    drawn += text(cells[0][1] - 8, y + 19, sight.name("seat", Seat.WHITE), 12, "b e")
    drawn += text(cells[-1][1] + 32, y + 19, sight.name("seat", Seat.RED), 12, "b")
    drawn += support_marker(sight, middles[sight.s.support], y - 4)
    return Part("track-support", drawn, (x, y - 4, 728, 39), support_words(sight))


def support_numbers(sight: Sight, middles: dict[int, float], cell: float, y: float) -> Markup:
    """At the ends and at every third cell, or where they find room; not under the marker."""
    length, marked, trail, drawn = sight.box.track[0], middles[sight.s.support], support_trail(sight), Markup()
    every = next(step for step in range(3, 99, 3) if step * cell >= 30)
    for space, middle in middles.items():
        words, end = str(abs(space)), abs(space) == length
        near_end = not end and (length - abs(space)) * cell < 24
        hidden = abs(middle - marked) < 16 + width(words, 12, True) / 2
        if not hidden and not near_end and (end or space % every == 0):
            look = "m b" if end or space == 0 else "m dim"
            drawn += text(middle, y + 19, words, 12, f"{look} on-light" if space in trail else look)
    return drawn


def support_narrow(sight: Sight, y: float) -> Part:
    """Only the marker, between the sides' names, and one sentence."""
    white, red = (sight.name("seat", seat) for seat in (Seat.WHITE, Seat.RED))
    length = sight.box.track[0]
    left, right = width(white, 14, True) + 16, 343 - width(red, 14, True) - 16
    cell = (right - left) / (2 * length + 1)
    each = max(1, round(5 / cell))
    lines = "".join(f"M{num(left + n * cell)} {num(y)}v16" for n in range(each, 2 * length + 1, each))
    middle = left + length * cell
    zero = f"M{num(middle)} {num(y - 4)}v24M{num(middle + cell)} {num(y - 4)}v24"
    drawn = rect(left, y, right - left, 16, "cell") + path(lines, "hair") + path(zero, "edge")
    drawn += text(0, y + 13, white, 14, "b") + text(343, y + 13, red, 14, "b e")
    drawn += support_marker(sight, left + (length + sight.s.support + 0.5) * cell, y - 9)
    drawn += text(0, y + 46, support_words(sight), 14, "dim")
    return Part("track-support", drawn, (0, y - 9, 343, 60), support_words(sight))


# Both

def wide_tracks(sight: Sight, x: float, y: float) -> Iterator[Part]:
    yield months(sight, x, y)
    yield from waiting_wide(sight, x, y - 17)
    yield day_part(sight, x, y + 30, CELL, LAST_DAY)
    yield support_wide(sight, x, y + 82)


def narrow_tracks(sight: Sight) -> Iterator[Part]:
    """The date in words, days in two rows, support."""
    points = str(sight.box.unrest_points[sight.s.month])
    month = sight.words("picture-month", month=("month", sight.s.month))
    date = fitted(230, 16, date_words(sight), sight.words("board-date", day=sight.s.day, month=month), bold=True)
    head = text(0, 16, date, 16, "b") + icon("unrest", 310, 1, 18) + text(343, 16, points, 16, "b e")
    head += text(300, 16, sight.words("board-round", round=sight.s.round).lower(), 14, "dim e")
    yield Part("track-month", head, (0, 0, 343, 20), date_words(sight))
    yield day_part(sight, 0, 32, 21.4, 16)
    yield support_narrow(sight, 118)
    yield from waiting_narrow(sight, 178)


def narrow_height(sight: Sight) -> float:
    return 218 if waiting(sight) else 196


