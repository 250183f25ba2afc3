"""Plots beside each other: `Figure` objects, no pyplot, and none of matplotlib's process-wide settings is changed.

Whoever needs it imports it when a plot is drawn: matplotlib takes long to load.
"""

from __future__ import annotations

from hashlib import sha256
from io import BytesIO, StringIO
from typing import Any

from matplotlib.axes import Axes
from matplotlib.backends.backend_agg import FigureCanvasAgg
from matplotlib.backends.backend_mixed import MixedModeRenderer
from matplotlib.backends.backend_svg import RendererSVG
from matplotlib.figure import Figure

POINTS = 72     # in an inch


class Plot(Axes):
    """Axes that a notebook shows when a cell ends with them."""

    def _repr_png_(self) -> bytes:
        out, figure = BytesIO(), self.figure
        assert isinstance(figure, Figure)
        figure.savefig(out, format="png")
        return out.getvalue()


class Sheet(Figure):
    """A figure of several plots that a notebook shows when a cell ends with it."""

    def _repr_png_(self) -> bytes:
        out = BytesIO()
        self.savefig(out, format="png")
        return out.getvalue()


def new_sheet(ground: str, inches: tuple[float, float], rows: int, columns: int) -> Any:
    """A sheet with room for plots side by side, and these, row by row."""
    sheet = Sheet(inches, layout="constrained", facecolor=ground)
    FigureCanvasAgg(sheet)
    return sheet, list(sheet.subplots(rows, columns, squeeze=False).flat)


def new_plot(ground: str, inches: tuple[float, float] | None = None) -> Any:
    """The Axes of a new figure, which nothing but they themselves keeps alive."""
    figure = Figure(inches, layout="constrained", facecolor=ground)
    FigureCanvasAgg(figure)     # measures text
    return figure.add_subplot(axes_class=Plot)


def svg(figure: Any) -> str:
    """A figure as SVG without ground, with its words as words, so that it is small and can be read aloud."""
    out, (wide, high), dpi = StringIO(), figure.get_size_inches(), figure.dpi
    figure.set_facecolor("none")
    figure.dpi = POINTS
    words = WordsRenderer(wide * POINTS, high * POINTS, out, image_dpi=dpi, metadata={"Date": None})
    renderer = MixedModeRenderer(figure, wide, high, dpi, words)
    figure.draw(renderer)
    renderer.finalize()
    drawn = out.getvalue()
    return drawn[drawn.index("<svg"):]


class WordsRenderer(RendererSVG):   # type: ignore[misc]
    """What matplotlib does with `svg.fonttype` "none" and a `svg.hashsalt`, which are settings of the process."""

    def draw_text(
        self, gc: Any, x: float, y: float, s: str, prop: Any, angle: float, ismath: Any = False, mtext: Any = None
    ) -> None:
        self._draw_text_as_text(gc, x, y, s, prop, angle, ismath, mtext)

    def _make_id(self, type: str, content: Any) -> str:
        return f"{type}{sha256(f'gamekit{content}'.encode()).hexdigest()[:10]}"
