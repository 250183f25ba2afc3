"""The picture of a machine that learns: how often it wins, after more and more games."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from ..statistics import stats
from ..words import WORDS
from . import canvas
from .canvas import BLUE, SKY

if TYPE_CHECKING:
    from ...rl.learning import Learner


def curve(learner: Learner, ax: Any = None, language: str | None = None) -> Any:
    """Its wins in games that it did not learn from, with 95 % intervals."""
    language, notes = language or learner.game.language, learner.notes
    tried = stats.grouped(notes[-1].won.n)
    ax = canvas.canvas(ax, WORDS.text("lab-plot-learning", language),
                       WORDS.text("lab-plot-learning-note", language, tried=tried))
    games = [note.games for note in notes]
    ax.fill_between(games, [n.won.low for n in notes], [n.won.high for n in notes], color=SKY, alpha=0.45, linewidth=0)
    ax.plot(games, [note.won.value for note in notes], color=BLUE, marker="o", linewidth=2)
    ax.set_ylim(0, 1.03)
    canvas.percents(ax.yaxis, ax)
    canvas.whole_numbers(ax.xaxis, 5)
    canvas.label(ax, WORDS.text("lab-plot-learning-axis", language))
    return ax
