"""Falcon's operations: the special one on top, a covert one, the trend; in the last round the trend first."""

from .....engine.effects import RESOLVE
from .....engine.layout import NONE
from .....engine.rulebook import follows
from ....secret_power.rules.operations import operation_refused, pieces_in, run, top_operation
from ....secret_power.rules.rulebook import Rule as BaseRule
from ....secret_power.rules.table import SECONDARIES, Secondary
from ..antiterror import call_up
from ..covert import running_covert_refused, same_token
from ..discards import discard_secondary, end_covert
from ..discards import discardable as base_discardable
from ..rulebook import Rule
from ..table import FALCON, FIRST_COVERT, HUMAN, OPERATIONS, Box, State, Step
from .marked import move_by_covert
from .seat import is_falcon, leads
from .trends import capture_trend, is_last_round, trend_refused


# Which

@follows(Rule.FALCON_BASE_OPERATION_FIRST)
def operating_refused(box: Box, s: State) -> int:
    """Whether he can do any of the three; if not, why not the special operation."""
    if trend_refused(box, s) == Rule.ALLOWED or covert_operation(box, s) != NONE:
        return Rule.ALLOWED
    return operation_refused(box, s)


@follows(Rule.FALCON_BASE_OPERATION_FIRST, Rule.FALCON_LAST_ROUND)
def operate(box: Box, s: State) -> None:
    """The first that is possible."""
    trend = trend_refused(box, s) == Rule.ALLOWED
    if trend and is_last_round(s):
        capture_trend(box, s)
    elif operation_refused(box, s) == BaseRule.ALLOWED:
        run_with_help(box, s, top_operation(s))
    elif covert_operation(box, s) != NONE:
        run_covert(box, s, covert_operation(box, s))
    else:
        capture_trend(box, s)


@follows(Rule.FALCON_ADDS_ONLY_IF_SHORT)
def run_with_help(box: Box, s: State, operation: int) -> None:
    """Exactly as many agents as the token says: active ones, and of the reserve only those that are lacking."""
    s.busy = 1
    before = s.on_operation[FALCON]     # a card may let him run a second one
    call_up(s, max(0, pieces_in(box, s, operation) - s.active[FALCON]))
    run(box, s, operation)
    s.on_operation[FALCON] += before


# Covert operations

@follows(Rule.FALCON_DISCARDS_SECONDARY)
def covert_operation(box: Box, s: State) -> int:
    """The highest that he can run: Blackout, else Ecocide, else Cyberattack; or NONE."""
    if s.covert_operations == 1:
        for place in range(OPERATIONS - FIRST_COVERT):
            operation = OPERATIONS - 1 - place
            if running_covert_refused(box, s, operation) == Rule.ALLOWED:
                return same_token(box, s, operation)
    return NONE


def run_covert(box: Box, s: State, operation: int) -> None:
    """Cards are discarded before the game goes on."""
    run_with_help(box, s, operation)
    s.falcon_pays += box.operation_discards[operation]
    end_covert(box, s)
    move_by_covert(box, s, operation)


@follows(Rule.FALCON_DISCARDS_SECONDARY)
def discardable(s: State, seat: int) -> int:
    """Only secondary objects."""
    if not is_falcon(s, seat):
        return base_discardable(s, seat)
    found = 0
    for kind in range(SECONDARIES):
        found += s.secondary[FALCON][kind]
    return found


# What he discards

@follows(Rule.FALCON_DISCARDS_SECONDARY)
def rank_of(s: State, kind: int) -> int:
    """The lower, the sooner: groups without their card of power, those with it, the supreme group."""
    if kind == Secondary.SUPREME:
        return 2
    return 1 if leads(s, kind) else 0


def best_rank(s: State) -> int:
    best = SECONDARIES
    for kind in range(SECONDARIES):
        if s.secondary[FALCON][kind] > 0:
            best = min(best, rank_of(s, kind))
    return best


@follows(Rule.FALCON_HUMAN_DECIDES_REST)
def pay(s: State) -> None:
    """One card. Where several rank equally, and not all of them go, the human chooses."""
    if is_choice(s):
        s.seat = HUMAN
        s.step = Step.FALCON_DISCARD
        return
    for kind in range(SECONDARIES):
        if discard_refused(s, kind) == Rule.ALLOWED:
            discard_one(s, kind)
            return
    s.falcon_pays = 0


@follows(Rule.FALCON_HUMAN_DECIDES_REST)
def is_choice(s: State) -> bool:
    """Whether it matters which of several secondary objects goes."""
    kinds = cards = 0
    for kind in range(SECONDARIES):
        if discard_refused(s, kind) == Rule.ALLOWED:
            kinds += 1
            cards += s.secondary[FALCON][kind]
    return kinds > 1 and cards > s.falcon_pays


@follows(Rule.FALCON_DISCARDS_SECONDARY)
def discard_refused(s: State, kind: int) -> int:
    fits = s.secondary[FALCON][kind] > 0 and rank_of(s, kind) == best_rank(s)
    return Rule.ALLOWED if fits else Rule.FALCON_DISCARDS_SECONDARY


def discard_one(s: State, kind: int) -> None:
    s.falcon_pays -= 1
    s.seat = FALCON
    discard_secondary(s, kind)


# The human's choice

def choice_refused(box: Box, s: State, kind: int) -> int:
    return discard_refused(s, kind)


@follows(Rule.FALCON_HUMAN_DECIDES_REST)
def choose_discard(box: Box, s: State, kind: int) -> None:
    discard_one(s, kind)
    s.step = RESOLVE


JOINTS = {base_discardable: discardable}
