"""Positions: the empty table, what follows from a description, and what cannot be."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

from ...engine.layout import NONE
from .setup import clear
from .table import (
    AGENTS, FOES, MAQUIS, MISSIONS, Box, Decks, Pile, Post, Stage, Standing, State, Step, is_spy,
)

Problem = tuple[str, Mapping[str, Any]]

STAGES = {
    Step.DRAFT: Stage.SETUP, Step.DEAL: Stage.SETUP, Step.PREPARE: Stage.PREPARATION,
    Step.CHOOSE_MISSION: Stage.PREPARATION, Step.ATTACK: Stage.ATTACK, Step.STRIKE: Stage.STRIKES,
    Step.CIVILIAN_LOSSES: Stage.OUTCOME, Step.MISSION_RESULT: Stage.OUTCOME, Step.STOP_OR_GO_ON: Stage.OUTCOME,
    Step.CLEAR_TABLE: Stage.RECOVERY, Step.DRAW_HAND: Stage.RECOVERY, Step.CHECK_HAND: Stage.RECOVERY,
}
FIGHTING = (Stage.DEFENCE, Stage.ATTACK, Stage.STRIKES, Stage.RETALIATION)
NEEDS_DEED = (
    Step.RESOLVE, Step.DISCARD_MAQUIS, Step.RETRIEVE, Step.COPY_ACTION, Step.PROMOTE_RECRUIT, Step.SIFT_AGENT,
    Step.RETURN_AGENT, Step.SIFT_FOE, Step.RETURN_FOE, Step.SCOUT, Step.FLIP_FOE, Step.DISCARD_FLIPPED,
    Step.DISCARD_FOE, Step.MOVE_FOE, Step.MOVE_FOE_TO, Step.REINFORCE,
)
NEEDS_ACTOR = (Step.CHOOSE_ROLE, Step.USE_ACTION)


def blank(box: Box, s: State) -> None:
    """All maquis are recruits, all spies in the supply, all enemies in their deck, no mission lies there."""
    clear(s)
    s.stage = Stage.PREPARATION
    s.step = Step.PREPARE


def complete(box: Box, s: State, given: set[str]) -> None:
    """The stage follows from the step. Known is what lies open, and what has a known place in its deck."""
    if "stage" not in given:
        s.stage = STAGES.get(Step(s.step), Stage.PREPARATION if s.mission == NONE else Stage.ATTACK)
    for agent in range(MAQUIS):
        lies_open = s.agent_at[agent] not in (Pile.HIDDEN_DECK, Pile.RECRUITS, Pile.UNSEEN, Pile.POOL)
        if lies_open or s.order[agent] != 0 or s.decks == Decks.DRAFT:
            s.known[agent] = int(s.agent_at[agent] != Pile.POOL)
    for foe in range(FOES):
        if s.foe_order[foe] != 0 or s.foe_at[foe] == Post.LOOKED_AT:
            s.peeked[foe] = 1
        if s.mission != NONE and s.foe_at[foe] == s.mission:
            s.face_up[foe] = 1
            s.peeked[foe] = 0


def problem(box: Box, s: State) -> Problem | None:
    """The first thing that cannot be."""
    return next(problems(box, s), None)


def problems(box: Box, s: State) -> Iterator[Problem]:
    yield from agent_problems(s)
    yield from foe_problems(s)
    yield from mission_problems(box, s)
    yield from step_problems(s)


def agent_problems(s: State) -> Iterator[Problem]:
    not_for_spies = (Pile.HIDDEN, Pile.REVEALED, Pile.RECRUITS, Pile.REVEALED_DISCARD, Pile.POOL, Pile.OFFERED)
    for agent in range(AGENTS):
        pile = s.agent_at[agent]
        if (is_spy(agent) and pile in not_for_spies) or (not is_spy(agent) and pile == Pile.SUPPLY):
            yield "problem-agent-there", {"agent": ("agent", agent), "pile": ("pile", pile)}
        if s.order[agent] != 0 and pile not in (Pile.HIDDEN_DECK, Pile.RECRUITS):
            yield "problem-order", {"agent": ("agent", agent)}


def foe_problems(s: State) -> Iterator[Problem]:
    for foe in range(FOES):
        place = s.foe_at[foe]
        on_table = (Standing.AVAILABLE, Standing.COMPLETED) if place == s.mission else (Standing.AVAILABLE,)
        if place < MISSIONS and s.mission_at[place] not in on_table:
            yield "problem-foe-there", {"foe": ("foe", foe), "mission": ("mission", place)}
        if s.face_up[foe] and place >= Post.DECK:
            yield "problem-face-up", {"foe": ("foe", foe)}
        if s.foe_order[foe] and place != Post.DECK:
            yield "problem-foe-order", {"foe": ("foe", foe)}


def mission_problems(box: Box, s: State) -> Iterator[Problem]:
    for mission in range(MISSIONS):
        standing = s.mission_at[mission]
        period = {Standing.SECOND_PERIOD: 2, Standing.THIRD_PERIOD: 3}.get(Standing(standing))
        if period is not None and box.period[mission] != period:
            yield "problem-period", {"mission": ("mission", mission)}
    fighting = s.stage in FIGHTING
    if fighting and s.mission == NONE:
        yield "problem-needs-mission", {"stage": ("stage", s.stage)}
    if s.mission != NONE and s.mission_at[s.mission] not in (
        Standing.AVAILABLE, Standing.COMPLETED, Standing.FAILED
    ):
        yield "problem-mission-away", {"mission": ("mission", s.mission)}


def step_problems(s: State) -> Iterator[Problem]:
    step = Step(s.step)
    if step in NEEDS_DEED and (s.deed == NONE or s.clause == NONE) and step != Step.RESOLVE:
        yield "problem-needs-deed", {"step": ("step", step)}
    if step in NEEDS_ACTOR and s.actor == NONE:
        yield "problem-needs-actor", {"step": ("step", step)}
    if step == Step.MOVE_FOE_TO and s.chosen == NONE:
        yield "problem-needs-deed", {"step": ("step", step)}
    if (step == Step.DRAFT) != (s.pile_size[Pile.OFFERED] > 0):
        yield "problem-draft", {}
