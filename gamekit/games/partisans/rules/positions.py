"""Positions: the empty table, what follows from a description, and what cannot be."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

from ....engine.effects import count_due, is_sound
from ....engine.layout import NONE
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
PLAYING = (Stage.PREPARATION, Stage.ATTACK)
EFFECTS = (Stage.DEFENCE, Stage.RETALIATION)
FIGHTING = (Stage.DEFENCE, Stage.ATTACK, Stage.STRIKES, Stage.RETALIATION)
OF_PLAYING = (Step.CHOOSE_ROLE, Step.USE_ACTION, Step.COPY_ACTION)
COUNTS_LEFT = (     # steps that are asked until no choice is left
    Step.DISCARD_MAQUIS, Step.RETRIEVE, Step.COPY_ACTION, Step.SIFT_AGENT, Step.SIFT_FOE, Step.SCOUT, Step.FLIP_FOE,
    Step.DISCARD_FLIPPED, Step.DISCARD_FOE, Step.MOVE_FOE, Step.MOVE_FOE_TO, Step.REINFORCE,
)
OF_DEED = (*COUNTS_LEFT, Step.PROMOTE_RECRUIT, Step.RETURN_AGENT, Step.RETURN_FOE)


def blank(box: Box, s: State) -> None:
    """All maquis are recruits, all spies in the supply, all enemies in their deck, no mission lies there."""
    clear(s)
    s.stage = Stage.PREPARATION
    s.step = Step.PREPARE


def complete(box: Box, s: State, given: set[str]) -> None:
    """The stage follows from the step, which has one choice left.

    Known is what lies open, and what has a known place in its deck.
    """
    if "stage" not in given:
        s.stage = STAGES.get(Step(s.step), Stage.PREPARATION if s.mission == NONE else Stage.ATTACK)
    count_due(s)
    if "left" not in given and s.step in COUNTS_LEFT:
        s.left = 1
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
    yield from stage_problems(s)
    yield from step_problems(s)
    yield from deed_problems(box, s)
    yield from draft_problems(s)


def agent_problems(s: State) -> Iterator[Problem]:
    not_for_spies = (Pile.HIDDEN, Pile.REVEALED, Pile.RECRUITS, Pile.REVEALED_DISCARD, Pile.POOL, Pile.OFFERED)
    for agent in range(AGENTS):
        pile = s.agent_at[agent]
        if (is_spy(agent) and pile in not_for_spies) or (not is_spy(agent) and pile == Pile.SUPPLY):
            yield "problem-agent-there", {"agent": ("agent", agent), "pile": ("pile", pile)}
        if s.order[agent] != 0 and pile not in (Pile.HIDDEN_DECK, Pile.RECRUITS):
            yield "problem-order", {"agent": ("agent", agent)}
        if abs(s.order[agent]) > AGENTS:
            yield "problem-place", {"number": s.order[agent]}


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
        if not 0 <= s.foe_order[foe] <= FOES:
            yield "problem-place", {"number": s.foe_order[foe]}


def mission_problems(box: Box, s: State) -> Iterator[Problem]:
    for mission in range(MISSIONS):
        standing = s.mission_at[mission]
        period = {Standing.SECOND_PERIOD: 2, Standing.THIRD_PERIOD: 3}.get(Standing(standing))
        if period is not None and box.period[mission] != period:
            yield "problem-period", {"mission": ("mission", mission)}
    if s.mission != NONE and s.mission_at[s.mission] not in (
        Standing.AVAILABLE, Standing.COMPLETED, Standing.FAILED
    ):
        yield "problem-mission-away", {"mission": ("mission", s.mission)}


def stage_problems(s: State) -> Iterator[Problem]:
    """Where in the round a step belongs. There is a current mission from its choice to its result."""
    step = Step(s.step)
    if step != Step.OVER and s.stage not in stages_of(step):
        yield "problem-stage", {"step": ("step", step), "stage": ("stage", s.stage)}
    if s.mission == NONE and (s.stage in FIGHTING or step in (Step.CIVILIAN_LOSSES, Step.MISSION_RESULT)):
        yield "problem-needs-mission", {"stage": ("stage", s.stage)}
    if s.stage in (Stage.SETUP, Stage.PREPARATION) and s.mission != NONE:
        yield "problem-mission-early", {"mission": ("mission", s.mission)}
    for number in (*s.gain, s.revealed_now, abs(s.hand_change)):
        if number > AGENTS:
            yield "problem-number", {"number": number}


def stages_of(step: Step) -> tuple[Stage, ...]:
    if step in STAGES:
        return (STAGES[step],)
    if step == Step.CHOOSE_EFFECT:
        return EFFECTS
    return PLAYING if step in OF_PLAYING else (Stage.PREPARATION, *FIGHTING)


def step_problems(s: State) -> Iterator[Problem]:
    step = Step(s.step)
    in_play = {Step.CHOOSE_ROLE: (Pile.HAND,), Step.USE_ACTION: (Pile.HIDDEN, Pile.REVEALED)}
    if step in in_play and (not 0 <= s.actor < MAQUIS or s.agent_at[s.actor] not in in_play[step]):
        yield "problem-needs-actor", {"step": ("step", step)}
    if step in COUNTS_LEFT and s.left == 0:
        yield "problem-left", {"step": ("step", step)}
    if step == Step.MOVE_FOE_TO and (s.chosen == NONE or s.foe_at[s.chosen] != s.mission):
        yield "problem-needs-foe", {"step": ("step", step)}


def deed_problems(box: Box, s: State) -> Iterator[Problem]:
    """A choice belongs to a word of an action or an effect, which happens in no other step."""
    step = Step(s.step)
    acting = step in OF_DEED or step == Step.RESOLVE
    if acting and (s.deed == NONE or not is_sound(box, s) or (s.clause == NONE and step != Step.RESOLVE)):
        yield "problem-needs-deed", {"step": ("step", step)}
    if (not acting and s.deed != NONE) or (s.pending > 0 and s.stage not in EFFECTS):
        yield "problem-no-deed", {"step": ("step", step)}
    if s.then != Step.PROCEED:
        yield "problem-after-deed", {}


def draft_problems(s: State) -> Iterator[Problem]:
    """Two maquis are turned up at a time, until the pool is empty; the missions come after the last."""
    drafting = s.step == Step.DRAFT
    if s.pile_size[Pile.OFFERED] != (2 if drafting else 0) or (drafting and s.decks != Decks.DRAFT):
        yield "problem-draft", {}
    if s.pile_size[Pile.POOL] % 2 or (s.pile_size[Pile.POOL] and not drafting):
        yield "problem-pool", {}
    if drafting and s.standing_size[Standing.REMOVED] != MISSIONS:
        yield "problem-draft-missions", {}
