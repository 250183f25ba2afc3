"""The projects: a track each, with everybody's coordinators, what a stage takes now and what it brings."""

from __future__ import annotations

from ....engine.layout import NONE
from ....engine.markup import Markup, joined, tag
from ....engine.pieces import bold, el, icon, seat_token, span, track
from ..rules.effects import VOCABULARY
from ..rules.projects import agents_asked, next_stage, signs_asked
from ..rules.table import FIRST_STAGE, STAGES, Effect, Project, Sign, Step, stage_at
from .sight import ROMAN, SIGN_SIGNS, Sight, number_with

BENEFITS: dict[int, tuple[str, str]] = {        # icon and name
    Effect.CONCLUDE_FREELY: ("alliance", "picture-benefit-alliance"),
    Effect.SHADOW_AGENTS: ("shadow", "picture-benefit-shadow"), Effect.RECALL: ("home", "picture-benefit-home"),
    Effect.REACH: ("reach", "picture-benefit-reach"),
}
OTHER = "play", ""      # of a teacher's own stage: the label tells it


def projects(sight: Sight) -> Markup:
    """Small multiples: one row a project, stages in common columns, a legend of the benefits below."""
    heads = track("romans", (("", bold(roman)) for roman in ROMAN[1:]), sight.words("picture-stages"), STAGES)
    head = el("header", "project", tag("h3", sight.words("picture-projects")), heads)
    rows = [project(sight, one) for one in played(sight)]
    return el("section", "projects", head, *rows, legend(sight), style=f"--gk-n:{len(rows)}")


def played(sight: Sight) -> list[int]:
    """The projects of this game, from top to bottom."""
    return list(Project)


def project(sight: Sight, one: int) -> Markup:
    """Its name and its stages; the next one of who looks is edged."""
    cells = [(cell_look(sight, one, stage), cell(sight, one, stage)) for stage in range(1, STAGES + 1)]
    name = sight.name("project", one)
    wave = sight.wave("stages", *(stage_at(one, stage) for stage in range(1, STAGES + 1)))
    return sight.thing("project", one, "plate project", tag("h4", name, wave), track("path", cells, name, STAGES),
                       name="section", label=label(sight, one), changed=changed(sight, one))


def cell_look(sight: Sight, one: int, stage: int) -> str:
    ahead = sight.s.step != Step.OVER and sight.s.stage[sight.asking][one] + 1 == stage
    scores = sight.box.stage_points[stage_at(one, stage)] > 0
    return ("end" if scores else "") + (" next" if ahead else "")


def cell(sight: Sight, one: int, stage: int) -> Markup:
    """What it takes, above; what it brings, below; at the end who stands there."""
    there = [seat for seat in sight.seats if sight.s.stage[seat][one] == stage]
    pawns = el("span", "pawns", *(seat_token(seat, looks="small") for seat in there)) if there else ""
    return el("span", "cost", price(sight, one, stage)) + el("span", "gain", benefit(sight, one, stage)) + pawns


def price(sight: Sight, one: int, stage: int) -> Markup:
    at = stage_at(one, stage)
    agents, signs = agents_asked(sight.box, sight.s, at), signs_asked(sight.box, sight.s, at)
    sign = SIGN_SIGNS[Sign(sight.box.project_sign[one])]
    asked = joined(number_with(*one) for one in (("agent", agents), (sign, signs)) if one[1])
    return asked or number_with("agent", agents)


def benefit(sight: Sight, one: int, stage: int) -> Markup:
    """Points where there are any, else what is in force while the coordinator stands there."""
    at = stage_at(one, stage)
    gained = [number_with("points", sight.box.stage_points[at])] if sight.box.stage_points[at] else []
    for effect, amount in zip(sight.box.effect[FIRST_STAGE + at], sight.box.amount[FIRST_STAGE + at], strict=True):
        if effect != NONE:
            gained.append(number_with(BENEFITS.get(effect, OTHER)[0], amount))
    return joined(gained)


def legend(sight: Sight) -> Markup:
    """What the icons of benefits mean, of signs, and of what is our reconstruction."""
    stages = [FIRST_STAGE + stage_at(one, stage) for one in played(sight) for stage in range(1, STAGES + 1)]
    there = {word for stage in stages for word in sight.box.effect[stage]}
    told = [(sign, sight.words(key)) for word, (sign, key) in BENEFITS.items() if word in there]
    told += [(SIGN_SIGNS[sign], sight.name("sign", sign)) for sign in Sign]
    told += [("reconstructed", sight.words("picture-wave"))]
    return el("p", "legend cap", *(el("span", "", icon(sign), span(words)) for sign, words in told))


# Words

def label(sight: Sight, one: int) -> str:
    """Who stands where, and what the next stage takes and brings."""
    s, told = sight.s, [sight.name("project", one)]
    told += [f"{sight.name('seat', seat)} {ROMAN[s.stage[seat][one]]}" for seat in sight.seats if s.stage[seat][one]]
    if s.stage[sight.asking][one] < STAGES:
        told.append(next_words(sight, one))
    return ". ".join(told)


def next_words(sight: Sight, one: int) -> str:
    s, box = sight.s, sight.box
    at = next_stage(s, sight.asking, one)
    return sight.words(
        "picture-next", stage=("stage", at), agents=agents_asked(box, s, at), signs=signs_asked(box, s, at),
        sign=("sign", box.project_sign[one]), points=box.stage_points[at],
        effect=VOCABULARY.text(sight.game, FIRST_STAGE + at, sight.language),
    )


def changed(sight: Sight, one: int) -> bool:
    then = sight.before
    return then is not None and any(then.stage[seat][one] != sight.s.stage[seat][one] for seat in sight.seats)
