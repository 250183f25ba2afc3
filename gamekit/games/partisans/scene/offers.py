"""What is to be chosen from besides the table: cards that were lifted or offered, and whether to stop."""

from __future__ import annotations

from ....engine.markup import Markup, tag
from ....engine.pieces import el, icon, span
from ..rules.outcome import result
from ..rules.table import (
    CIVILIANS_TO_LOSE, FAILURES_TO_LOSE, Pile, Post, Standing, Step, Way, dead_civilians, points_scored,
)
from .cards import card
from .missions import foe_row
from .sight import WAYS, Sight

LAID_OUT = {Step.DRAFT: Pile.OFFERED, Step.RETRIEVE: Pile.REVEALED_DISCARD, Step.PROMOTE_RECRUIT: Pile.LOOKED_AT,
            Step.SIFT_AGENT: Pile.LOOKED_AT, Step.RETURN_AGENT: Pile.LOOKED_AT}
LIFTED = (Step.SIFT_FOE, Step.RETURN_FOE)


def offers(sight: Sight) -> Markup:
    """What the step lays out, if anything."""
    step = Step(sight.s.step)
    if step == Step.STOP_OR_GO_ON:
        return el("div", "offers laid", *(way(sight, each) for each in Way))
    if step in LAID_OUT:
        cards = [card(sight, agents) for agents in sight.agents(LAID_OUT[step])]
        return laid_out(sight, sight.name("pile", LAID_OUT[step]), cards)
    if step in LIFTED:
        rows = [foe_row(sight, foes) for foes in sight.foes(Post.LOOKED_AT)]
        return laid_out(sight, sight.words("picture-lifted"), rows)
    return Markup()


def laid_out(sight: Sight, caption: str, things: list[Markup]) -> Markup:
    return sight.part("offers", "offers", tag("h3", caption), el("div", "laid", *things), label=caption, role="group")


# Stop or go on

def way(sight: Sight, way: Way) -> Markup:
    """An answer with what it means: what is certain, and what is at stake; without sums where nothing is counted."""
    name, told = told_way(sight, way) if sight.counted else (sight.name("way", way), "")
    return sight.thing("way", way, "plate way", el("span", "code", icon(WAYS[way])), tag("h3", name), span(told),
                       label=f"{name}. {told}")


def told_way(sight: Sight, way: Way) -> tuple[str, str]:
    """A heading and a sentence."""
    box, s = sight.box, sight.s
    if way == Way.STOP:
        facts = {"points": points_scored(box, s), "result": ("ending", result(box, s))}
        return sight.words("picture-stop"), sight.words("picture-stop-means", **facts)
    left = {"failures": FAILURES_TO_LOSE - s.standing_size[Standing.FAILED],
            "civilians": CIVILIANS_TO_LOSE - dead_civilians(box, s)}
    return sight.words("picture-go-on"), sight.words("picture-go-on-means", **left)
