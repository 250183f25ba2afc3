"""Special operations: the top token, with exactly as many agents as it says."""

from ....engine.layout import NONE, say
from ....engine.rulebook import follows
from .agents import shadow_agents
from .rulebook import Rule, Said
from .table import OPERATIONS, Box, State, Step


@follows(Rule.OPERATION_TOP_TOKEN, Rule.OPERATION_NEXT_AT_ONCE, Rule.OPERATIONS_ASCENDING)
def top_operation(s: State) -> int:
    """The token on top of the stack, or NONE."""
    for operation in range(OPERATIONS):
        if s.operation_of[operation] == NONE:
            return operation
    return NONE


@follows(Rule.PRO_EMISSARY)
def agents_for(box: Box, s: State, operation: int) -> int:
    """Agents that an operation needs now."""
    return max(1, box.operation_agents[operation] - s.cheaper)


@follows(Rule.SHADOW_FIT_IN_OPERATION, Rule.OPERATION_EXACT_AGENTS)
def shadows_in(box: Box, s: State, operation: int) -> int:
    """As many shadow agents as fit beside one piece."""
    return min(shadow_agents(s, s.seat), agents_for(box, s, operation) - 1)


def pieces_in(box: Box, s: State, operation: int) -> int:
    """The ordinary agents beside them."""
    return agents_for(box, s, operation) - shadows_in(box, s, operation)


@follows(Rule.OPERATION_STACK_EMPTY)
def operation_refused(box: Box, s: State) -> int:
    top = top_operation(s)
    if top == NONE:
        return Rule.OPERATION_STACK_EMPTY
    return running_refused(box, s, top)


@follows(Rule.OPERATION_NOT_ENOUGH)
def running_refused(box: Box, s: State, operation: int) -> int:
    """Whether there are enough agents for an operation."""
    return Rule.ALLOWED if pieces_in(box, s, operation) <= s.active[s.seat] else Rule.OPERATION_NOT_ENOUGH


@follows(Rule.OPERATION_ONE_PER_ACTION)
def run_operation(box: Box, s: State) -> None:
    begin_operation(box, s, top_operation(s))


def begin_operation(box: Box, s: State, operation: int) -> None:
    run(box, s, operation)


@follows(Rule.OPERATION_NO_INTERCEPTION, Rule.OPERATION_POINTS)
def run(box: Box, s: State, operation: int) -> None:
    """The token is the player's from now on. Nobody can take it away."""
    pieces = pieces_in(box, s, operation)
    s.operation_of[operation] = s.seat
    s.active[s.seat] -= pieces
    s.on_operation[s.seat] = pieces
    say(s, Said.OPERATION_RUN, s.seat, operation, pieces, shadows_in(box, s, operation))
    s.step = Step.END_TURN
