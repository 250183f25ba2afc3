"""The tracks: calendar and support."""

from __future__ import annotations

from collections.abc import Iterator

from ....engine.markup import Markup
from ....engine.pieces import el, icon, span, track
from ..rules.table import LAST_DAY, Month, Seat
from .sight import Sight
from .tokens import waiting

BONUS_DAYS = (15, LAST_DAY)


def tracks(sight: Sight) -> Markup:
    """In the hole of the ring, or below it where there is none."""
    return el("div", "mid", months(sight), days(sight), support(sight))


# Calendar

def travelled(sight: Sight) -> range:
    """The days that the marker has just left behind."""
    then, now = sight.before, sight.s
    if then is None or (then.day, then.month) == (now.day, now.month):
        return range(0)
    return range(then.day, now.day if now.day > then.day and now.month == then.month else LAST_DAY + 1)


def date_words(sight: Sight) -> str:
    return sight.words("board-date", day=sight.s.day, month=("month", sight.s.month))


def days(sight: Sight) -> Markup:
    """Days as cells; those that give a bonus are edged, the marker is larger than its cell."""
    trail, now = travelled(sight), sight.s.day

    def look(day: int) -> str:
        stop = "stop" if day in BONUS_DAYS else ""
        return f"here {stop}" if day == now else f"was {stop}" if day in trail else stop

    cells = ((look(day), str(day)) for day in range(1, LAST_DAY + 1))
    words = date_words(sight)
    return sight.part("track-day", "", track("days", cells, words), label=words, role="group")


def months(sight: Sight) -> Markup:
    """The months with what their unrest pays, and with who waits there; the one that is now on ink."""
    cells = (("here" if month == sight.s.month else "", month_cell(sight, month)) for month in Month)
    words = sight.name("month", sight.s.month)
    return sight.part("track-month", "", track("months", cells, words), label=words, role="group")


def month_cell(sight: Sight, month: int) -> Markup:
    points = el("span", "", icon("unrest"), str(sight.box.unrest_points[month]))
    return span(sight.words("picture-month", month=("month", month))) + waiting(sight, month) + points


# Support

def support_words(sight: Sight) -> str:
    wins = sight.words("board-track", number=sight.box.track[0])
    return f"{ahead_words(sight)} ({wins})"


def ahead_words(sight: Sight) -> str:
    ahead = sight.s.support
    if ahead == 0:
        return sight.words("board-support-middle")
    return sight.words("board-support", seat=("seat", Seat.RED if ahead > 0 else Seat.WHITE), number=abs(ahead))


def support(sight: Sight) -> Markup:
    """The white end at the left, the red one at the right; the marker in the colour of the side that is ahead."""
    ends = [span(sight.name("seat", seat)) for seat in (Seat.WHITE, Seat.RED)]
    words, length = support_words(sight), sight.box.track[0]
    line = track("support", support_cells(sight), words, 2 * length + 1)
    return sight.part("track-support", "pair", ends[0], line, ends[1], label=words, role="group")


def support_cells(sight: Sight) -> Iterator[tuple[str, Markup]]:
    """Numbers at the ends and at every third cell; those that the marker has just crossed are marked."""
    length, now = sight.box.track[0], sight.s.support
    then = now if sight.before is None else sight.before.support
    trail = range(min(then, now), max(then, now) + 1) if then != now else range(0)
    every = 3 if length <= 15 else 6
    for space in range(-length, length + 1):
        look = "end" if abs(space) == length else "" if space % every == 0 else "mute"
        look += " was" if space in trail else ""
        look += (" here to-a" if now > 0 else " here") if space == now else ""
        yield look, span(abs(space))
