"""The picture of a review: the chance to win from moment to moment, and whose each change was."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from ..words import WORDS
from . import canvas
from .canvas import BLUE, INK, LINE, SECOND, SKY, SURFACE, TEXT, VERMILLION

if TYPE_CHECKING:
    from ..questions.review import Review

LOOKS = {"mine": (BLUE, "o", 5.5), "other": (VERMILLION, "s", 5), "chance": (SURFACE, "D", 6)}


def curve(review: Review, ax: Any, language: str) -> Any:
    """The chance after each change, with its interval; turning points are numbered."""
    seat = review.game.thing_text("seat", review.game.seat_number(review.seat), language)
    note = WORDS.text("lab-plot-review-note", language, about=review.about(language))
    ax = canvas.canvas(ax, WORDS.text("lab-plot-review", language, seat=seat), note, 3.8)
    points = [review.start, *(change.after for change in review.changes)]
    at = range(len(points))
    ax.fill_between(at, [one.low for one in points], [one.high for one in points], color=SKY, alpha=0.35, linewidth=0)
    ax.axhline(0.5, color=LINE, linewidth=0.8)
    ax.plot(at, [one.value for one in points], color=INK, linewidth=1.6)
    known = [(i, review.known_before(change)) for i, change in enumerate(review.changes)]
    ax.plot([i for i, one in known if one.n], [one.value for _, one in known if one.n], "--", color=BLUE, linewidth=1.2)
    for i, change in enumerate(review.changes, start=1):
        fill, marker, size = LOOKS[change.kind]
        ax.plot(i, change.after.value, marker, color=fill, markeredgecolor=INK, markersize=size, markeredgewidth=1)
    links = [change.link for change in review.changes]
    for number, turn in enumerate(review.turning_points, start=1):
        i = links.index(turn.change.link) + 1
        ax.plot([i, i], [turn.change.after.value, 1.02], ":", color=SECOND, linewidth=1.2)
        ax.text(i, 1.03, str(number), fontsize=TEXT, weight="bold", color=INK, ha="center", va="bottom")
    ax.set_ylim(-0.02, 1.12)
    ax.set_yticks([0, 0.25, 0.5, 0.75, 1])
    canvas.percents(ax.yaxis, ax)
    ax.set_xticks([])
    canvas.label(ax, WORDS.text("lab-plot-review-axis", language))
    return ax
