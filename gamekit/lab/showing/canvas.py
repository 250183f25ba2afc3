"""The look of the lab's pictures: paper, ink, Okabe-Ito, and never colour alone.

A picture stands in a notebook, on a projector and on a phone (3.75 inches): names stand above their bars instead of
beside them, text wraps to the width there is, and no text is smaller than 10 points.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from contextvars import ContextVar
from dataclasses import dataclass
from textwrap import fill
from typing import Any

from ..statistics.stats import BadStudy

PAPER, SURFACE, WASH, LINE = "#F7F4ED", "#FFFFFF", "#ECE7DB", "#CFC9BC"
INK, SECOND, BLUE, SKY, VERMILLION = "#141414", "#55524C", "#0072B2", "#56B4E9", "#B84A00"
SEATS = (       # fill, hatch, marker: seats differ by all three
    (VERMILLION, "", "s"), (SURFACE, "", "o"), (BLUE, "///", "D"), ("#E69F00", "...", "^"), ("#009E73", "xxx", "v"),
    ("#CC79A7", "\\\\\\", "P"), ("#56B4E9", "---", "X"), ("#A9A599", "+++", "h"),
)
TITLE, TEXT, SMALL = 13.5, 10.8, 10.1   # points
WIDTH = ContextVar("width", default=6.4)        # inches of a new picture
NAME, MARK = 0.175, 0.42                # inches: a line of a row's name, its mark with air
BAR, PAD = 0.17, 0.1                    # inches: the height of a bar, the air around a picture
LETTER, BOLD = 0.62, 1.08               # mean width of a letter, in its size (Russian in DejaVu Sans); of bold, more


@contextmanager
def new_width(inches: float) -> Iterator[None]:
    """New pictures are so wide; how high they are follows from what they show."""
    before = WIDTH.set(inches)
    try:
        yield
    finally:
        WIDTH.reset(before)


def canvas(ax: Any, title: str, note: str, height: float = 3.4, share: float = 0.8) -> Any:
    """The Axes to draw on, a new one if none is given, with a title and a small note on what was played.

    `share` is how much of the width the axes have, beside what stands at their left.
    """
    if ax is None:
        from ...engine.plotting import new_plot

        ax = new_plot(PAPER, (WIDTH.get(), height))
        ax.figure.get_layout_engine().set(w_pad=PAD, h_pad=PAD)
    ax.set_facecolor(PAPER)
    for side in ("top", "right", "left", "bottom"):
        ax.spines[side].set_visible(side == "bottom")
        ax.spines[side].set_color(INK)
    ax.tick_params(colors=INK, labelsize=TEXT, length=3)
    small = wrapped(note, SMALL, width(ax) * share)
    ax.annotate(small, (0, 1), (0, 8), xycoords="axes fraction", textcoords="offset points", fontsize=SMALL,
                color=SECOND, va="bottom", ha="left", linespacing=1.25, annotation_clip=False)
    lines = small.count("\n") + 1
    named = wrapped(title, TITLE * BOLD, width(ax) * share)
    ax.set_title(named, loc="left", fontsize=TITLE, weight="bold", color=INK, y=1,
                 pad=13 + lines * SMALL * 1.35)     # with y, its place is not searched for anew at each drawing
    return ax


def width(ax: Any) -> float:
    """The inches that a picture has from side to side."""
    if ax is None:
        return WIDTH.get()
    only = len(ax.figure.axes) == 1
    return float(ax.figure.get_figwidth()) * (0.95 if only else float(ax.get_position().width))


def wrapped(text: str, size: float, inches: float) -> str:
    """Text broken to a width."""
    return fill(text, max(10, int(inches * 72 / (size * LETTER))))


def head(ax: Any, title: str, note: str) -> float:
    """The inches that a title and a note need above the axes."""
    breaks = [wrapped(text, size, width(ax)).count("\n") for text, size in ((title, TITLE * BOLD), (note, SMALL))]
    return 0.25 + 0.25 * breaks[0] + 0.19 * breaks[1]


def label(ax: Any, x: str = "", y: str = "") -> None:
    if x:
        ax.set_xlabel(wrapped(x, TEXT, width(ax) * 0.8), fontsize=TEXT, color=INK)
    if y:
        ax.set_ylabel(y, fontsize=TEXT, color=INK)


def percents(axis: Any, ax: Any) -> None:
    """Shares as whole per cents, with a light grid."""
    axis.set_major_formatter(lambda value, _: f"{value * 100:.0f}\N{NO-BREAK SPACE}%")
    grid(axis, ax)


def grid(axis: Any, ax: Any) -> None:
    axis.grid(True, color=LINE, linewidth=0.8)
    ax.set_axisbelow(True)


def whole_numbers(axis: Any, most: int = 7) -> None:
    from matplotlib.ticker import MaxNLocator

    axis.set_major_locator(MaxNLocator(integer=True, nbins=most, min_n_ticks=1))
    axis.set_major_formatter(lambda value, _: f"{value:g}".replace("-", "\N{MINUS SIGN}"))


def edged(linewidth: float) -> list[Any]:
    """For lines over fills: an edge of paper keeps them apart, also where the page is dark and ink is light."""
    from matplotlib.patheffects import withStroke

    return [withStroke(linewidth=linewidth + 2.4, foreground=PAPER)]


# Rows: a name, a mark with its bracket, figures

@dataclass(frozen=True)
class Row:
    name: str
    value: float
    low: float
    high: float
    figures: str
    look: tuple[str, str, str] = (BLUE, "", "o")


Mark = Callable[[Any, float, Row, float], None]        # Axes, y, row, height of a bar


def draw_rows(
    ax: Any, title: str, note: str, rows: Sequence[Row], mark: Mark, limits: tuple[float, float] = (0, 1)
) -> Any:
    """The rows from top to bottom; the name stands above its mark at the left, the figures at the right."""
    if not rows:
        raise BadStudy("error-lab-empty")
    longest = max(len(row.figures) for row in rows)
    room = width(ax) - (longest + 2) * TEXT * LETTER / 72 - 0.5
    names = [wrapped(row.name, TEXT, room) for row in rows]
    height = NAME * (1 + max(name.count("\n") for name in names)) + MARK
    ax = canvas(ax, title, note, 0.9 + head(ax, title, note) + height * len(rows), share=1)
    ax.set_xlim(*limits)
    for i, (row, name) in enumerate(zip(rows, names, strict=True)):
        mark(ax, -float(i), row, BAR / height)
        for x, text, side in ((0, name, "left"), (1, row.figures, "right")):
            ax.text(x, -i + 0.14 / height, text, fontsize=TEXT, color=INK, va="bottom", ha=side, linespacing=1.15,
                    transform=ax.get_yaxis_transform())
    ax.set_ylim(-len(rows) + 1 - 0.24 / height, 1 - 0.2 / height)
    ax.set_yticks([])
    return ax


def bar(ax: Any, y: float, row: Row, thick: float) -> None:
    """A bar from 0 and a bracket over it."""
    fill_, hatch, _ = row.look
    ax.barh(y, row.value, thick, facecolor=fill_, hatch=hatch, edgecolor=INK, linewidth=1.2)
    bracket(ax, y, row)


def dot(ax: Any, y: float, row: Row, thick: float) -> None:
    """A mark on its bracket."""
    fill_, _, marker = row.look
    bracket(ax, y, row)
    ax.plot(row.value, y, marker, color=fill_, markeredgecolor=INK, markersize=9, markeredgewidth=1.3, zorder=4,
            clip_on=False)


def bracket(ax: Any, y: float, row: Row) -> None:
    if row.low == row.low:      # not a number: there is no interval
        ax.plot([row.low, row.high], [y, y], "|-", color=INK, linewidth=1.8, markersize=11, markeredgewidth=1.8,
                zorder=3, clip_on=False)


def span(ax: Any, y: float, row: Row, thick: float) -> None:
    """A band from the lowest to the highest value."""
    fill_, hatch, _ = row.look
    look = {"facecolor": fill_, "hatch": hatch, "edgecolor": INK, "linewidth": 1.2}
    ax.barh(y, row.high - row.low, thick, left=row.low, **look)
