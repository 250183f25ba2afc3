"""Use of Force: Anti-terror, a fifth project. Rivals lose active agents, and agents of the reserve lend a hand."""

from ....engine.layout import NONE
from ....engine.rulebook import follows
from ...secret_power.rules.effects import rivals_lose
from ...secret_power.rules.agents import shadow_agents
from ...secret_power.rules.infiltration import agents_needed, enter, occupant
from ...secret_power.rules.infiltration import pieces_needed as base_pieces_needed
from ...secret_power.rules.infiltration import send as base_send
from ...secret_power.rules.operations import begin_operation as base_begin_operation
from ...secret_power.rules.operations import pieces_in, run
from ...secret_power.rules.operations import running_refused as base_running_refused
from ...secret_power.rules.projects import choose_project as base_choose_project
from ...secret_power.rules.projects import next_stage
from ...secret_power.rules.projects import project_refused as base_project_refused
from ...secret_power.rules.rulebook import Rule as Base
from .discards import begin_discards, discardable
from .rulebook import Rule
from .table import Box, Effect, State, Step


# The project

@follows(Rule.ANTITERROR_DISCARD, Rule.ANTITERROR_WAR)
def project_refused(box: Box, s: State, project: int) -> int:
    """From the second stage on cards are discarded. A war asks for an agent more, and for no card less."""
    refused: int = base_project_refused(box, s, project)
    if refused != Rule.ALLOWED:
        return refused
    asked = box.stage_discards[next_stage(s, s.seat, project)]
    return Rule.ANTITERROR_DISCARD if asked > 0 and discardable(s, s.seat) < asked else Rule.ALLOWED


@follows(Rule.ANTITERROR_DISCARD)
def choose_project(box: Box, s: State, project: int) -> None:
    asked = box.stage_discards[next_stage(s, s.seat, project)]
    if asked > 0:
        s.project = project
        begin_discards(s, asked)
    else:
        base_choose_project(box, s, project)


@follows(Rule.ANTITERROR_HIT, Rule.ANTITERROR_HIT_WHAT_THEY_HAVE, Rule.ANTITERROR_HIT_ACTIVE_ONLY)
def hit(s: State, number: int) -> None:
    """Every rival sends so many active agents to the reserve, or as many as he has. Others are safe."""
    rivals_lose(s, number)


# Agents of the reserve

@follows(Rule.ANTITERROR_ADD, Rule.ANTITERROR_NOT_PROJECTS_TRENDS)
def additions(s: State, seat: int) -> int:
    """How many agents of the reserve can join an infiltration or operation. Nothing else asks for them."""
    return min(s.in_force[seat][Effect.ADD_AGENTS], s.reserve[seat])


@follows(Rule.ANTITERROR_NOT_RECRUITING)
def call_up(s: State, number: int) -> None:
    """Agents of the reserve go with the active ones. That is no recruiting: no professional comes instead."""
    s.reserve[s.seat] -= number
    s.active[s.seat] += number


# An infiltration

@follows(Rule.ANTITERROR_COUNTS, Rule.ANTITERROR_ONE_ACTIVE)
def pieces_needed(box: Box, s: State, card: int) -> int:
    """Active agents that an object takes, if as many as possible come from the reserve."""
    return max(1, base_pieces_needed(box, s, card) - additions(s, s.seat))


@follows(Rule.ANTITERROR_ADD)
def send(box: Box, s: State, number: int) -> None:
    """How many more come from the reserve is asked, where there is a choice."""
    s.sent = number
    least, most = fewest_added(box, s), additions(s, s.seat)
    if least == most:
        add_agents(box, s, most)
    else:
        s.step = Step.ADD_AGENTS


def fewest_added(box: Box, s: State) -> int:
    """What the agents that go still lack."""
    return max(0, agents_needed(box, s, s.chosen) - shadow_agents(s, s.seat) - s.sent)


@follows(Rule.ANTITERROR_ADD, Rule.ANTITERROR_COUNTS)
def adding_refused(box: Box, s: State, number: int) -> int:
    if number > additions(s, s.seat):
        return Rule.ANTITERROR_ADD
    if number >= fewest_added(box, s):
        return Rule.ALLOWED
    return Base.INFILTRATE_MINIMUM if occupant(s, s.chosen) == NONE else Base.INTERCEPT_ONE_MORE


@follows(Rule.ANTITERROR_ADD, Rule.ANTITERROR_FOUR_PIECES)
def add_agents(box: Box, s: State, number: int) -> None:
    """All of them lie on the object, and count where an effect asks for four."""
    call_up(s, number)
    enter(box, s, s.sent + number)
    s.sent = 0


# An operation

@follows(Rule.ANTITERROR_ADD, Rule.ANTITERROR_ONE_ACTIVE, Rule.ANTITERROR_COUNTS)
def running_refused(box: Box, s: State, operation: int) -> int:
    refused: int = base_running_refused(box, s, operation)
    enough = s.active[s.seat] > 0 and pieces_in(box, s, operation) <= s.active[s.seat] + additions(s, s.seat)
    return Rule.ALLOWED if enough else refused


@follows(Rule.ANTITERROR_ADD)
def begin_operation(box: Box, s: State, operation: int) -> None:
    """How many come from the reserve is asked, where there is a choice: the others come from the active ones."""
    s.running = operation
    pieces = pieces_in(box, s, operation)
    least, most = max(0, pieces - s.active[s.seat]), min(additions(s, s.seat), pieces - 1)
    if least == most:
        add_to_operation(box, s, most)
    else:
        s.step = Step.ADD_TO_OPERATION


@follows(Rule.ANTITERROR_ONE_ACTIVE, Rule.ANTITERROR_ADD)
def adding_to_operation_refused(box: Box, s: State, number: int) -> int:
    """Together they are exactly as many as the token says, and one at least is active."""
    if number > additions(s, s.seat):
        return Rule.ANTITERROR_ADD
    rest = pieces_in(box, s, s.running) - number
    if rest < 1:
        return Rule.ANTITERROR_ONE_ACTIVE
    return Rule.ALLOWED if rest <= s.active[s.seat] else Base.OPERATION_EXACT_AGENTS


def add_to_operation(box: Box, s: State, number: int) -> None:
    """The operation is complete, unless it is a covert one: those are paid for with cards."""
    call_up(s, number)
    run(box, s, s.running)
    if box.operation_discards[s.running] > 0:
        begin_discards(s, box.operation_discards[s.running])
    else:
        s.running = NONE


JOINTS = {
    base_project_refused: project_refused, base_choose_project: choose_project, base_pieces_needed: pieces_needed,
    base_send: send, base_running_refused: running_refused, base_begin_operation: begin_operation,
}
