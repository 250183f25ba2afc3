"""The picture of what things are worth: three ways to tell, side by side."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from ..statistics import stats
from ..words import WORDS
from . import canvas
from .canvas import BLUE, INK, LINE, SURFACE, VERMILLION, Row

if TYPE_CHECKING:
    from ..questions.worth import Worth

LOOKS = {"given": (BLUE, "", "s"), "barred": (VERMILLION, "", "o"), "lift": (SURFACE, "", "D")}
APART = 0.11        # inches between the marks of a row


def three_ways(found: Worth, ax: Any, language: str | None, most: int) -> Any:
    """One row a thing, with a mark for each way; at the right, what it brings when it is given."""
    language = language or found.game.language
    table = found.table.loc[found.table["given"].abs().sort_values(ascending=False).index[:most].sort_values()]
    records = table.to_dict("records")
    marks = {found.named(record["thing"], language): record for record in records}

    def three(ax: Any, y: float, row: Row, thick: float) -> None:
        ax.axhline(y + 0.57, color=LINE, linewidth=0.8)
        for place, (way, look) in enumerate(LOOKS.items()):
            value, low, high = (100 * marks[row.name][key] for key in (way, f"{way}_low", f"{way}_high"))
            if value == value:
                mark = Row("", value, low, high, "", look)
                canvas.dot(ax, y + (0.6 - place) * APART / canvas.BAR * thick, mark, thick)

    rows = [Row(name, 0, 0, 0, stats.figure(100 * record["given"], language, signed=True))
            for name, record in marks.items()]
    ends = [abs(100 * record[f"{way}_{end}"]) for record in records for way in LOOKS for end in ("low", "high")]
    reach = 1.05 * max(end for end in ends if end == end)
    note = WORDS.text("lab-plot-worth-note", language, n=stats.grouped(found.n), seed=str(found.seed))
    ax = canvas.draw_rows(ax, WORDS.text("lab-plot-worth-of", language), note, rows, three, (-reach, reach))
    ax.axvline(0, color=INK, linestyle=":", linewidth=1.8, zorder=1)
    canvas.whole_numbers(ax.xaxis)
    canvas.label(ax, WORDS.text("lab-plot-worth-axis", language))
    return ax
