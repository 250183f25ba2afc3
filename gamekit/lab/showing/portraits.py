"""Pictures of portraits: how a result comes to be known, and one number of several games side by side."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

from ..portraits.watched import MOMENTS
from ..statistics import stats
from ..words import WORDS
from . import canvas
from .canvas import BLUE, INK, SKY, Row

if TYPE_CHECKING:
    from ..portraits.portrait import Portrait


def course(found: Portrait, ax: Any, language: str | None) -> Any:
    """What part of the result is known, from the first decision to the end."""
    language = language or found.game.language
    note = WORDS.text("lab-portrait-course-note", language, n=stats.grouped(found.n), seed=str(found.seed))
    title = WORDS.text("lab-portrait-course", language, game=found.game.in_language(language).title)
    ax = canvas.canvas(ax, title, note)
    moments = [moment / MOMENTS for moment in range(MOMENTS)]
    low, high = [max(0.0, one.low) for one in found.curve], [min(1.0, one.high) for one in found.curve]
    ax.fill_between(moments, low, high, color=SKY, alpha=0.45, linewidth=0)
    ax.plot([*moments, 1.0], [*(one.value for one in found.curve), 1.0], color=BLUE, marker="o", linewidth=2)
    ax.axhline(0.5, color=INK, linestyle=":", linewidth=1.2)
    ax.set(xlim=(0, 1.02), ylim=(0, 1.03))
    canvas.percents(ax.xaxis, ax)
    canvas.percents(ax.yaxis, ax)
    canvas.label(ax, WORDS.text("lab-portrait-course-axis", language))
    return ax


def side_by_side(found: Sequence[Portrait], name: str, ax: Any = None, language: str | None = None) -> Any:
    """One number of some games, each with its interval."""
    from ..portraits.portrait import said

    language = language or found[0].game.language
    shown = [one for one in found if name in one.measures]
    share = 100 if shown[0][name].unit in ("rate", "points") else 1
    rows = [
        Row(one.game.in_language(language).title, share * one[name].value, share * one[name].low,
            share * one[name].high, said(name, one[name], language).partition(" [")[0], (BLUE, "", "o"))
        for one in shown
    ]
    ends = [end for row in rows for end in (row.low, row.high)]
    reach = (min(0.0, *ends), 1.05 * max(ends))
    title = WORDS.text(f"lab-portrait-{name}.title", language)
    ax = canvas.draw_rows(ax, title, WORDS.text("lab-plot-interval", language), rows, canvas.dot, reach)
    canvas.whole_numbers(ax.xaxis)
    return ax
