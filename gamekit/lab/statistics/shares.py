"""Shares that add up to one: how games end, beside each other for several moves, players or variants.

The endings stand in the game's own order, from blue to vermilion, with hatches and figures besides.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from textwrap import shorten
from typing import TYPE_CHECKING, Any

from ...engine.game import Game
from ..showing import canvas
from . import stats
from ..showing.canvas import BLUE, INK, PAPER, SMALL, SURFACE, TEXT, VERMILLION
from ..showing.plots import played
from ..words import WORDS

if TYPE_CHECKING:
    from ..questions.odds import Odds
    from ..playing.study import Study

HATCHES = ("", "//", "..", "\\\\", "xx", "--", "++", "oo")
WRITTEN = 0.09      # of the width: a share from this on has its figure in the bar
HIGH, LEGEND = 0.78, 0.24       # inches: a bar with its name, a line of the legend


def of_odds(odds: Odds, ax: Any, language: str) -> Any:
    """How games end after each move."""
    game = odds.game.in_language(language)
    rows = {chance.move.words(language): {e: found.value for e, found in chance.endings.items()} for chance in odds}
    return draw(game, rows, WORDS.text("lab-plot-endings", language), odds.about(language), ax, language)


def of_studies(studies: Mapping[str, Study], ax: Any = None, language: str | None = None) -> Any:
    """How the games of several studies end; the studies have names."""
    first = next(iter(studies.values()))
    language = language or first.game.language
    rows = {name: shares_of(study) for name, study in studies.items()}
    note = played(first.n, first.seed, language)
    return draw(first.game, rows, WORDS.text("lab-plot-endings", language), note, ax, language)


def shares_of(study: Study) -> dict[str, float]:
    ending = study.column("ending")
    return {name: float((ending == i).mean()) for i, name in enumerate(study.game.ids("ending")) if i}


def ending_name(game: Game, ending: str, language: str) -> str:
    """An ending in few words, where the game has such."""
    for key in (f"ending-{ending}.short", f"ending-{ending}"):
        if game.words.has(key, language) and not game.words.variables(key):
            return game.text(key, language)
    return ending


def draw(
    game: Game, rows: Mapping[str, Mapping[str, float]], title: str, note: str, ax: Any, language: str
) -> Any:
    """A bar for each row, parted by endings; only those that occur are told."""
    shown = [ending for ending in next(iter(rows.values())) if any(row[ending] > 0 for row in rows.values())]
    columns = 1 if canvas.WIDTH.get() < 5 else 2
    legend = LEGEND * -(-len(shown) // columns)
    ax = canvas.canvas(ax, title, note, 1.25 + HIGH * len(rows) + legend, share=1)
    every = blend(len(game.ids("ending")) - 1)
    colours = [every[game.ids("ending").index(ending) - 1] for ending in shown]
    for y, (name, row) in enumerate(rows.items()):
        bar(ax, -y, [row[ending] for ending in shown], colours, language)
        ax.text(0, -y + 0.27, shorten(name, 60), fontsize=TEXT, color=INK, va="bottom")
    for ending, (fill, hatch) in zip(shown, colours, strict=True):
        words = ending_name(game, ending, language)
        ax.barh(0, 0, facecolor=fill, hatch=hatch, edgecolor=INK, label=words)
    ax.set_xlim(0, 1)
    ax.set_ylim(-len(rows) + 0.65, 0.75)
    ax.set_yticks([])
    canvas.percents(ax.xaxis, ax)
    ax.legend(fontsize=SMALL, frameon=False, ncols=columns, loc="upper left", bbox_to_anchor=(-0.02, -0.3 / len(rows)),
              labelcolor=INK, handlelength=1.6, columnspacing=1.2)
    return ax


def bar(ax: Any, y: float, shares: Sequence[float], colours: Sequence[tuple[Any, str]], language: str) -> None:
    left = 0.0
    for share, (fill, hatch) in zip(shares, colours, strict=True):
        ax.barh(y, share, 0.45, left=left, facecolor=fill, hatch=hatch, edgecolor=INK, linewidth=1)
        if share >= WRITTEN:
            words = stats.figure(100 * share, language, 0) + stats.SPACE + "%"
            ax.text(left + share / 2, y, words, fontsize=SMALL, color=INK, ha="center", va="center",
                    bbox={"facecolor": PAPER, "edgecolor": "none", "pad": 1.2})
        left += share


def blend(number: int) -> list[tuple[Any, str]]:
    """Fills from blue over white to vermilion, each with a hatch."""
    from matplotlib.colors import LinearSegmentedColormap

    colours = LinearSegmentedColormap.from_list("ends", [BLUE, SURFACE, VERMILLION])
    return [(colours(i / max(1, number - 1)), HATCHES[i % len(HATCHES)]) for i in range(number)]
