"""Plots beside each other: `Figure` objects, no pyplot, and none of matplotlib's process-wide settings is changed.

Whoever needs it imports it when a plot is drawn: matplotlib takes long to load.
"""

from __future__ import annotations

from io import BytesIO
from typing import Any

from matplotlib.axes import Axes
from matplotlib.backends.backend_agg import FigureCanvasAgg
from matplotlib.figure import Figure


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
