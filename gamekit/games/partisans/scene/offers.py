"""What is to be chosen from besides the table: cards that were lifted or offered, and whether to stop."""

from __future__ import annotations

from ....engine.drawing import at, fitted, icon, rect, text, text_lines
from ....engine.scene import Part, Rectangle, stacked
from ..rules.outcome import result
from .cards import card, card_height, card_width
from .missions import foe_row, pitch
from .sight import Sight
from ..rules.table import (
    CIVILIANS_TO_LOSE, FAILURES_TO_LOSE, Pile, Post, Standing, Step, Way, dead_civilians, points_scored,
)

LAID_OUT = {Step.DRAFT: Pile.OFFERED, Step.RETRIEVE: Pile.REVEALED_DISCARD, Step.PROMOTE_RECRUIT: Pile.LOOKED_AT,
            Step.SIFT_AGENT: Pile.LOOKED_AT, Step.RETURN_AGENT: Pile.LOOKED_AT}
LIFTED = (Step.SIFT_FOE, Step.RETURN_FOE)


def offers(sight: Sight, y: float) -> tuple[list[Part], float]:
    """What the step lays out, if anything, and where it ends."""
    step = Step(sight.s.step)
    if step == Step.STOP_OR_GO_ON:
        return ways(sight, y)
    if step in LAID_OUT:
        pile = LAID_OUT[step]
        found, end = agents_laid_out(sight, pile, y + 26)
        return [caption(sight, sight.name("pile", pile), y), *found], end + 16
    if step in LIFTED:
        found, end = foes_laid_out(sight, y + 26)
        return [caption(sight, sight.words("picture-lifted"), y), *found], end + 16
    return [], y


def caption(sight: Sight, words: str, y: float) -> Part:
    return Part("focus", text(0, y + 14, words, 14, "b"), (0, y, sight.width, 20), words)


def agents_laid_out(sight: Sight, pile: int, y: float) -> tuple[list[Part], float]:
    """Whole cards; on a phone each is as wide as the screen."""
    groups = sight.agents(pile)
    w = sight.width if sight.narrow else card_width(sight)
    h = card_height(sight, w) + 14
    gap, across = ((0.0, 1) if sight.narrow else ((sight.width - 5 * w) / 4, 5))
    found = [card(sight, agents, n % across * (w + gap), y + n // across * h, w) for n, agents in enumerate(groups)]
    return stacked(found), y + -(-len(groups) // across) * h - 14


def foes_laid_out(sight: Sight, y: float) -> tuple[list[Part], float]:
    groups, w = sight.foes(Post.LOOKED_AT), sight.width if sight.narrow else 204
    across, step = 1 if sight.narrow else 4, pitch(sight)
    found = [foe_row(sight, foes, n % across * 220, y + n // across * step, w) for n, foes in enumerate(groups)]
    return stacked(found), y + -(-len(groups) // across) * step - 10


# Stop or go on

def ways(sight: Sight, y: float) -> tuple[list[Part], float]:
    """Both answers with what they mean: what is certain, and what is at stake."""
    w = sight.width if sight.narrow else (sight.width - 20) / 2
    heights = [way_height(sight, each, w) for each in (Way.GO_ON, Way.STOP)]
    if sight.narrow:
        beside = 0.0, y + heights[0] + 24
    else:
        heights, beside = [max(heights)] * 2, (w + 20, y + 4)
    found = [way(sight, Way.GO_ON, (0, y + 4, w, heights[0])), way(sight, Way.STOP, (*beside, w, heights[1]))]
    return stacked(found), found[1].box[1] + found[1].box[3] + 16


def way(sight: Sight, way: Way, box: Rectangle) -> Part:
    x, y, w, h = box
    sign = {Way.STOP: "check", Way.GO_ON: "move-2"}[way]
    head, told = told_way(sight, way)
    drawn = rect(0, 0, w, h, "face") + rect(0.75, 0.75, 56, h - 1.5, "bar") + icon(sign, 14, h / 2 - 15, 30, "c-onbar")
    drawn += text(70, 29, fitted(w - 80, 20, head, bold=True), 20, "b")
    drawn += text_lines(70, 51, 18, sight.lines(told, w - 80, 14), 14)
    return sight.part("way", way, at(x, y, drawn), box, f"{head}. {told}")


def way_height(sight: Sight, way: Way, w: float) -> float:
    return 50 + 18 * len(sight.lines(told_way(sight, way)[1], w - 80, 14))


def told_way(sight: Sight, way: Way) -> tuple[str, str]:
    """A heading and a sentence; without sums where nothing is to be counted."""
    box, s = sight.box, sight.s
    if not sight.counted:
        return sight.name("way", way), ""
    points = points_scored(box, s)
    if way == Way.STOP:
        return sight.words("picture-stop"), sight.words("picture-stop-means", points=points, result=(
            "ending", result(box, s)))
    facts = {"failures": FAILURES_TO_LOSE - s.standing_size[Standing.FAILED],
             "civilians": CIVILIANS_TO_LOSE - dead_civilians(box, s)}
    return sight.words("picture-go-on"), sight.words("picture-go-on-means", **facts)
