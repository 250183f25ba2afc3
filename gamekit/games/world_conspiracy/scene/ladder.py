"""Falcon's list as a ladder: the line that he took last is lit and says what he did, those above it why not."""

from __future__ import annotations

from collections.abc import Sequence

from ....engine.log import Line
from ....engine.markup import Markup, tag
from ....engine.pieces import bold, el, icon, made_up, span
from ...secret_power.scene.board import looked_up as base_looked_up
from ..rules.falcon.trace import WHY, Tried, climbed
from ..rules.rulebook import Said
from .sight import Sight


def looked_up(sight: Sight) -> Markup:
    return (ladder(sight) if sight.s.falcon else "") + base_looked_up(sight)


def ladder(sight: Sight) -> Markup:
    tried, did = climbed(sight.s, last_turn(sight.marks.told)), deed(sight.marks.told)
    rungs = [rung(sight, one, did) for one in tried]
    head = el("header", "heading", tag("h3", sight.words("picture-ladder")), span(sight.words(told(tried)), "quiet"),
              made_up(sight.words("picture-ladder-made")))
    return el("section", "falcon", head, el("ol", "ladder", *rungs))


def told(tried: list[Tried]) -> str:
    return "picture-ladder-taken" if any(one.taken for one in tried) else "picture-ladder-first"


def rung(sight: Sight, one: Tried, did: Line | None) -> Markup:
    why = did.text(sight.language) if one.taken and did is not None else one.why(sight.game, sight.language)
    looks = "rung taken" if one.taken else "rung passed" if one.lines else "rung"
    name, letter = one.name(sight.game, sight.language), icon("check") if one.taken else bold(one.letter)
    reason = span(why, "quiet") if why else ""
    return sight.thing("rung", one.rung, looks, el("span", "letter", letter), el("span", "what", bold(name), reason),
                       name="li", label=f"{one.letter}. {name}. {why}".strip(), role="listitem")


def last_turn(told: Sequence[Line]) -> list[Line]:
    """What he said of his list when he took a line last, or so far."""
    names = {said.name for said in WHY}
    lines = [line for line in told if line.said.name in names]
    ends = [number for number, line in enumerate(lines) if line.said.name == Said.FALCON_TAKES.name]
    if not ends:
        return lines
    begins = ends[-2] + 1 if len(ends) > 1 else 0
    return lines[begins : ends[-1] + 1]


def deed(told: Sequence[Line]) -> Line | None:
    """What he did by the line that he took last, if that has been told already."""
    names = [line.said.name for line in told]
    after = names[::-1].index(Said.FALCON_TAKES.name) if Said.FALCON_TAKES.name in names else 0
    return told[-after] if after else None


JOINTS = {base_looked_up: looked_up}
