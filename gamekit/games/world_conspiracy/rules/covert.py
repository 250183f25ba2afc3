"""Use of Force: covert operations. They are special operations for everything, but are paid for with cards as well."""

from ....engine.layout import NONE
from ....engine.rulebook import follows
from ...secret_power.rules.operations import begin_operation, running_refused
from ...secret_power.rules.operations import top_operation as base_top_operation
from ...secret_power.rules.rulebook import Rule as Base
from ...secret_power.rules.turn import action_refused as base_action_refused
from ...secret_power.rules.turn import choose_action as base_choose_action
from .discards import discardable
from .rulebook import Rule
from .table import FIRST_COVERT, OPERATIONS, Action, Box, Stack, State, Step


@follows(Rule.COVERT_IS_OPERATION)
def top_operation(s: State) -> int:
    """Covert operations are none of the stack: it has the first tokens only."""
    for operation in range(FIRST_COVERT):
        if s.operation_of[operation] == NONE:
            return operation
    return NONE


# The action

def action_refused(box: Box, s: State, action: int) -> int:
    return covert_refused(box, s) if action == Action.COVERT_OPERATION else base_action_refused(box, s, action)


@follows(Rule.COVERT_NOT_COMPULSORY, Rule.COVERT_THREE_STACKS)
def covert_refused(box: Box, s: State) -> int:
    """Whether any can be run, with the curator too; if not, why not the first that is left. Passing ignores it."""
    if s.covert_operations == 0:
        return Rule.MODULES_COMBINE
    why: int = Rule.COVERT_STACK_EMPTY
    for operation in range(FIRST_COVERT, OPERATIONS):
        refused = running_covert_refused(box, s, operation)
        if refused == Rule.ALLOWED:
            return Rule.ALLOWED
        if why == Rule.COVERT_STACK_EMPTY:
            why = refused
    return why


def choose_action(box: Box, s: State, action: int) -> None:
    if action == Action.COVERT_OPERATION:
        s.step = Step.RUN_COVERT
    else:
        base_choose_action(box, s, action)


# The token

@follows(
    Rule.COVERT_STACK_EMPTY, Rule.COVERT_EXACT_AGENTS, Rule.COVERT_DISCARD_SHORT,
    Rule.COVERT_ECOCIDE_NEEDS_CYBERATTACK, Rule.COVERT_BLACKOUT_NEEDS_ECOCIDE, Rule.COVERT_DUPLICATES,
)
def running_covert_refused(box: Box, s: State, operation: int) -> int:
    """A token that nobody has run; with the one that it asks for, enough agents, and enough cards to discard."""
    if operation < FIRST_COVERT:
        return Base.OPERATION_TOP_TOKEN
    if s.operation_of[operation] != NONE:
        return Rule.COVERT_STACK_EMPTY
    stack = box.operation_stack[operation]
    if stack != Stack.CYBERATTACK and not has_run(box, s, s.seat, stack - 1):
        ecocide = stack == Stack.ECOCIDE
        return Rule.COVERT_ECOCIDE_NEEDS_CYBERATTACK if ecocide else Rule.COVERT_BLACKOUT_NEEDS_ECOCIDE
    refused: int = running_refused(box, s, operation)
    if refused != Rule.ALLOWED:
        return refused
    short = discardable(s, s.seat) < box.operation_discards[operation]
    return Rule.COVERT_DISCARD_SHORT if short else Rule.ALLOWED


def has_run(box: Box, s: State, seat: int, stack: int) -> bool:
    """Whether a seat has a token of a stack."""
    for operation in range(FIRST_COVERT, OPERATIONS):
        if s.operation_of[operation] == seat and box.operation_stack[operation] == stack:
            return True
    return False


@follows(Rule.COVERT_THREE_STACKS)
def same_token(box: Box, s: State, operation: int) -> int:
    """Tokens of a stack are alike."""
    for twin in range(FIRST_COVERT, operation):
        if box.operation_stack[twin] == box.operation_stack[operation] and s.operation_of[twin] == NONE:
            return twin
    return operation


@follows(Rule.COVERT_DISCARD)
def run_covert(box: Box, s: State, operation: int) -> None:
    """Agents go to the token; then cards are discarded."""
    begin_operation(box, s, operation)


JOINTS = {
    base_top_operation: top_operation, base_action_refused: action_refused, base_choose_action: choose_action,
}
