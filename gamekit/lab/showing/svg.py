"""Small drawings as SVG, made here: for pages, in a kernel as in a browser, where there is no matplotlib.

Words stand as words, in the colours of the page, which may be dark; fills that mean something stay as they are. Sizes
are in px of a drawing that a page scales.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from math import ceil, floor, log10
from textwrap import wrap
from typing import Any

from ...engine.markup import Markup, joined, tag
from . import canvas

INK, SECOND, PAPER, LINE = "var(--gk-ink)", "var(--gk-ink-2)", "var(--gk-paper)", "var(--gk-line)"
TITLE, TEXT, SMALL = 17, 14, 13
AIR, LETTER = 8, 0.56           # around a drawing; the mean width of a letter, in its size
HATCHES = {                     # by the first letter of those that matplotlib has
    "/": "M-2 8L8 -2M4 10L10 4", "\\": "M-2 0L8 10M4 -2L10 4", "x": "M0 0L8 8M8 0L0 8", "-": "M0 4H8",
    "+": "M4 0V8M0 4H8", ".": "M2 2h.1M6 6h.1",
}
Look = tuple[str, str, str]
Point = tuple[float, float]


@dataclass(frozen=True)
class Row:
    """A name above its bar, with the bracket of its interval and figures at the right."""

    name: str
    value: float
    low: float
    high: float
    figures: str
    look: Look


class Sheet:
    """A drawing with a title and a note on what was played, which grows downwards."""

    def __init__(self, wide: float, title: str, note: str) -> None:
        self.wide, self.down = wide, 0.0
        self.parts: list[Markup] = []
        self.title = title
        self.words(title, TITLE, weight=700)
        self.words(note, SMALL, fill=SECOND)
        self.down += AIR

    def words(self, text: str, size: float, **look: Any) -> None:
        """Lines of text over the whole width."""
        for line in wrap(text, int((self.wide - 2 * AIR) / (size * LETTER * (1.12 if "weight" in look else 1)))):
            self.down += size * 1.28
            self.text(AIR, self.down, line, size, **look)

    def text(self, x: float, y: float, words: str, size: float = TEXT, side: str = "start", **look: Any) -> None:
        about = {"fill": INK, **{{"weight": "font-weight"}.get(name, name): value for name, value in look.items()}}
        self.parts.append(made("text", words, x=x, y=y, font_size=size, text_anchor=side, **about))

    def box(self, x: float, y: float, wide: float, high: float, look: Look, edge: str = INK) -> None:
        """A filled box; its hatch lies above the fill."""
        place = {"x": x, "y": y, "width": max(0.0, wide), "height": max(0.0, high)}
        self.parts.append(made("rect", **place, fill=look[0], stroke=edge, stroke_width=1))
        if look[1]:
            self.parts.append(made("rect", **place, fill=f"url(#gk-hatch-{list(HATCHES).index(look[1][0])})"))

    def line(self, points: Iterable[Point], width: float = 1, ink: str = INK, **look: Any) -> None:
        where = " ".join(f"{x:.1f},{y:.1f}" for x, y in points)
        self.parts.append(made("polyline", points=where, fill="none", stroke=ink, stroke_width=width, **look))

    def area(self, points: Iterable[Point], fill: str) -> None:
        self.parts.append(made("polygon", points=" ".join(f"{x:.1f},{y:.1f}" for x, y in points), fill=fill))

    def svg(self) -> Markup:
        hatched = [
            made("pattern", tag("path", d=drawn, stroke=INK, stroke_width="1.4", stroke_linecap="round"),
                 id=f"gk-hatch-{i}", width=8, height=8, patternUnits="userSpaceOnUse")
            for i, drawn in enumerate(HATCHES.values())
        ]
        high = self.down + AIR
        return made("svg", tag("title", self.title), tag("defs", *hatched), joined(self.parts),
                    viewBox=f"0 0 {self.wide:g} {high:.0f}", width=f"{self.wide:g}", height=f"{high:.0f}", role="img",
                    xmlns="http://www.w3.org/2000/svg")


def made(name: str, *inside: Any, **about: Any) -> Markup:
    """An element; names of what it has are written with a hyphen, numbers with one decimal."""
    known = {key: f"{value:.1f}".removesuffix(".0") if isinstance(value, float) else value
             for key, value in about.items()}
    return tag(name, *inside, **known)


# Rows

def rows(sheet: Sheet, given: Sequence[Row], low: float = 0.0, high: float = 1.0, percent: bool = True) -> None:
    """Bars on a common axis, which stands below them."""
    def place(value: float) -> float:
        return AIR + (value - low) / (high - low) * (sheet.wide - 2 * AIR)

    top = sheet.down
    for row in given:
        name_above(sheet, row.name, row.figures)
        left, right = sorted((place(max(low, 0.0)), place(row.value)))
        sheet.box(left, sheet.down + 6, right - left, 14, row.look)
        bracket(sheet, place(row.low), place(row.high), sheet.down + 13)
        sheet.down += 26
    grid = [value for value in ticks(low, high, 5) if low <= value <= high]
    lines = len(sheet.parts)
    for value in grid:
        words = f"{100 * value:.0f}\N{NO-BREAK SPACE}%" if percent else number(value)
        side = "start" if value == grid[0] else "end" if place(value) > sheet.wide - 30 else "middle"
        sheet.text(place(value), sheet.down + 16, words, SMALL, side, fill=SECOND)
        sheet.line([(place(value), top), (place(value), sheet.down)], ink=LINE)
    behind = [part for part in sheet.parts[lines:] if part.startswith("<polyline")]
    sheet.parts[lines:] = [part for part in sheet.parts[lines:] if part not in behind]
    sheet.parts[:0] = behind
    sheet.down += 20


def name_above(sheet: Sheet, name: str, figures: str) -> None:
    """The name of a row in as many lines as it takes, its figures beside the last one."""
    room = (sheet.wide - 2 * AIR) / (TEXT * LETTER) - len(figures) - 2
    for line in wrap(name, max(10, int(room))):
        sheet.down += TEXT * 1.25
        sheet.text(AIR, sheet.down, line)
    sheet.text(sheet.wide - AIR, sheet.down, figures, side="end", weight=700)


def bracket(sheet: Sheet, left: float, right: float, y: float) -> None:
    """An interval: over fills it has an edge of paper."""
    if left != left:        # not a number: there is none
        return
    for width, ink in ((4.0, PAPER), (2.0, INK)):
        sheet.line([(left, y), (right, y)], width, ink)
        for end in (left, right):
            sheet.line([(end, y - 5), (end, y + 5)], width, ink)


def shares_of_two(sheet: Sheet, given: Sequence[tuple[str, float, float]]) -> None:
    """What part of the games lies above 0, from the left, and below it, from the right."""
    whole = sheet.wide - 2 * AIR
    for name, above, below in given:
        name_above(sheet, name, f"▲ {100 * above:.0f}\N{NO-BREAK SPACE}%  ▼ {100 * below:.0f}\N{NO-BREAK SPACE}%")
        sheet.box(AIR, sheet.down + 6, whole, 14, ("none", "", ""), LINE)
        sheet.box(AIR, sheet.down + 6, whole * above, 14, (canvas.VERMILLION, "", ""))
        sheet.box(AIR + whole * (1 - below), sheet.down + 6, whole * below, 14, (canvas.BLUE, "/", ""))
        sheet.down += 28


# Axes

class Field:
    """A field with two axes: from x and y to px. What stands at its left needs some room."""

    def __init__(self, sheet: Sheet, xs: Point, ys: Point, high: float = 190) -> None:
        self.sheet, self.xs, self.ys = sheet, xs, ys
        self.left, self.top, self.right, self.bottom = 48.0, sheet.down + 4, sheet.wide - AIR, sheet.down + 4 + high
        sheet.down = self.bottom

    def x(self, value: float) -> float:
        return self.left + (value - self.xs[0]) / (self.xs[1] - self.xs[0]) * (self.right - self.left)

    def y(self, value: float) -> float:
        return self.bottom - (value - self.ys[0]) / (self.ys[1] - self.ys[0]) * (self.bottom - self.top)

    def grid(self, percent: bool) -> None:
        for value in ticks(*self.ys, 4):
            words = f"{100 * value:.0f}\N{NO-BREAK SPACE}%" if percent else number(value)
            self.sheet.line([(self.left, self.y(value)), (self.right, self.y(value))], ink=LINE)
            self.sheet.text(self.left - 6, self.y(value) + 4, words, SMALL, "end", fill=SECOND)

    def below(self, marks: Sequence[tuple[float, Sequence[str]]], words: str) -> None:
        """The marks under the field, each of some lines, and what they mean."""
        for value, lines in marks:
            for i, line in enumerate(lines):
                self.sheet.text(self.x(value), self.bottom + 16 + 15 * i, line, SMALL, "middle")
        self.sheet.down += 2 + 15 * max((len(lines) for _, lines in marks), default=0)
        self.sheet.line([(self.left, self.bottom), (self.right, self.bottom)])
        self.sheet.words(words, SMALL, fill=SECOND)


def legend(sheet: Sheet, names: Sequence[tuple[str, Look]]) -> None:
    """Which fill is whose, a line each."""
    for name, look in names:
        sheet.down += 20
        sheet.box(AIR, sheet.down - 11, 18, 12, look)
        sheet.text(AIR + 26, sheet.down, name, SMALL)


def ticks(low: float, high: float, most: int) -> list[float]:
    """Round numbers between two, about so many."""
    rough = max(1e-9, (high - low) / most)
    size = 10 ** floor(log10(rough))
    step = next(size * one for one in (1, 2, 2.5, 5, 10) if size * one >= rough * 0.999)
    return [round(i * step, 9) for i in range(ceil(low / step - 1e-9), floor(high / step + 1e-9) + 1)]


def number(value: float) -> str:
    return f"{value:g}".replace("-", "\N{MINUS SIGN}")


def lightened(svg: str) -> str:
    """A drawing for slides, on paper, in colours of its own."""
    names = {"ink": canvas.INK, "ink-2": canvas.SECOND, "paper": canvas.PAPER, "surface": canvas.SURFACE,
             "line": canvas.LINE}
    for name, colour in names.items():
        svg = svg.replace(f"var(--gk-{name})", colour)
    look = f'font-family="Fira Sans, DejaVu Sans, sans-serif" style="background:{canvas.PAPER}"'
    return svg.replace("<svg ", f"<svg {look} ", 1)
