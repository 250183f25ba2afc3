"""Positions with modules: what else follows, and what cannot be."""

from __future__ import annotations

from collections.abc import Iterator

from ....engine.layout import NONE
from ...secret_power.rules.infiltration import object_refused
from ...secret_power.rules.operations import pieces_in, running_refused, top_operation
from ...secret_power.rules.positions import ASKED_BY as BASE_ASKED_BY
from ...secret_power.rules.positions import IN_PHASE as BASE_IN_PHASE
from ...secret_power.rules.positions import SETTLED as BASE_SETTLED
from ...secret_power.rules.positions import Problem
from ...secret_power.rules.positions import chosen_problems as base_chosen_problems
from ...secret_power.rules.positions import has_acted as base_has_acted
from ...secret_power.rules.positions import operation_problems as base_operation_problems
from ...secret_power.rules.positions import project_problems as base_project_problems
from ...secret_power.rules.positions import staff_in_box as base_staff_in_box
from ...secret_power.rules.projects import agents_asked, next_stage
from ...secret_power.rules.rulebook import Rule
from ...secret_power.rules.table import ALLIANCES as BASE_ALLIANCES
from ...secret_power.rules.table import SEATS, STAGES, Place, Way, area
from ...secret_power.rules.table import Effect as BaseEffect
from .antiterror import additions, fewest_added
from .covert import running_covert_refused
from .discards import discardable, traded
from .modules import is_in_game, is_played
from .table import (
    ALLIANCES, FIRST_COVERT, OPERATIONS, PROJECTS, Box, Effect, Holder, Pact, Stack, State, Step,
)

ASKED = {
    Step.RETURN_AGENTS: Effect.RETURN_AGENTS, Step.RETURN_NUMBER: Effect.RETURN_AGENTS, Step.CHOOSE_GAIN: Effect.GAIN,
    Step.TAKE_FROM_ROW: Effect.TAKE_FROM_ROW, Step.DISCARD_FROM_HAND: Effect.DISCARD_FROM_HAND,
    Step.CONTACT: Effect.CONTACT, Step.CONTACT_REPTILIAN: Effect.CONTACT, Step.TAKE_REPTILIAN: BaseEffect.BUY_DISCARDED,
    Step.MOVE_COORDINATOR: Effect.MOVE_COORDINATOR, Step.MOVE_TO_PROJECT: Effect.MOVE_COORDINATOR,
}
ASKED_BY = BASE_ASKED_BY | ASKED
SETTLED = (*BASE_SETTLED, *ASKED, Step.FOLLOW_TREND)
CONTACTS = 3
PAYING = (Step.DISCARD_ASSET, Step.TRADE)
IN_PHASE = (
    *BASE_IN_PHASE, *PAYING, Step.RUN_COVERT, Step.ADD_AGENTS, Step.ADD_TO_OPERATION, Step.GIVE_UP_ALLIANCE,
    Step.DISCARD_REPTILIAN, Step.REPTILIAN_ALLIANCE,
)


def has_acted(s: State) -> bool:
    """Who pays for a covert operation has agents on it already."""
    return base_has_acted(s) or (s.step in PAYING and s.running != NONE)


# Things

def operation_problems(box: Box, s: State) -> Iterator[Problem]:
    """Tokens are taken from the top of each stack. Only the Use of Force discards any."""
    stacks = [s.operation_of[:FIRST_COVERT], *(
        [s.operation_of[one] for one in range(FIRST_COVERT, OPERATIONS) if box.operation_stack[one] == stack]
        for stack in Stack)]
    taken = [[owner != NONE for owner in stack] for stack in stacks]
    covert = any(one for stack in taken[1:] for one in stack)
    gone = Holder.OUT in s.operation_of and not (s.antiterror or s.covert_operations)
    if gone or (covert and not s.covert_operations) or any(one != sorted(one, reverse=True) for one in taken):
        yield "problem-operations", {}
    yield from module_problems(s)


def module_problems(s: State) -> Iterator[Problem]:
    """What belongs to a module that is not played stays in the box."""
    for project in range(PROJECTS):
        if not is_played(s, project) and any(s.stage[seat][project] for seat in range(SEATS)):
            yield "problem-module", {"project": ("project", project)}
    for alliance in range(BASE_ALLIANCES, ALLIANCES):
        if is_in_game(s, alliance) == (s.alliance_at[alliance] == Pact.BOX):
            yield "problem-alliance-there", {"alliance": ("alliance", alliance)}


def staff_in_box(s: State) -> int:
    """Three professionals are left out: the Contacts, or those that they replace."""
    found: int = base_staff_in_box(s)
    return found if found else CONTACTS



# What is being chosen

def chosen_problems(box: Box, s: State) -> Iterator[Problem]:
    step = {"step": ("step", s.step)}
    if s.step == Step.ADD_AGENTS:
        there = s.chosen != NONE and s.object_at[s.chosen] == Place.ROW and not object_refused(box, s, s.chosen)
        if not there or not 0 < s.sent <= s.active[s.seat] or fewest_added(box, s) >= additions(s, s.seat):
            yield "problem-chosen", step
    elif s.step == Step.RETURN_NUMBER:
        if s.chosen == NONE or s.object_at[s.chosen] != area(s.seat) or s.pieces[s.chosen] < 2:
            yield "problem-chosen", step
    else:
        yield from base_chosen_problems(box, s)
    if s.sent and s.step != Step.ADD_AGENTS:
        yield "problem-chosen", step


def project_problems(box: Box, s: State) -> Iterator[Problem]:
    step = {"step": ("step", s.step)}
    if s.step in PAYING:
        if (s.project == NONE) == (s.running == NONE) or not (can_be_paid(box, s) if s.running == NONE else is_run(s)):
            yield "problem-project", step
    else:
        yield from base_project_problems(box, s)
        if (s.running != NONE) != (s.step == Step.ADD_TO_OPERATION) or (s.running != NONE and not can_add(box, s)):
            yield "problem-running", step
    yield from payment_problems(box, s)


def payment_problems(box: Box, s: State) -> Iterator[Problem]:
    """How many cards are still to be discarded, and what alliances give for those that were."""
    step = {"step": ("step", s.step)}
    paying = s.step == Step.DISCARD_ASSET
    own = discardable(s, s.seat) - (s.running != NONE)
    if (s.discards > 0) != paying or (paying and not s.discards <= min(asked(box, s), own)):
        yield "problem-discards", step
    may_trade = s.step in PAYING or s.project != NONE
    if (any(s.trades) and not may_trade) or (s.step == Step.TRADE and traded(s.copy()) == NONE):
        yield "problem-discards", step


def asked(box: Box, s: State) -> int:
    """Cards that are discarded in all for what goes on."""
    if s.running != NONE:
        return box.operation_discards[s.running]
    return 0 if s.project == NONE else box.stage_discards[next_stage(s, s.seat, s.project)]


def can_be_paid(box: Box, s: State) -> bool:
    """Whether a stage for which cards are discarded can be entered."""
    if s.stage[s.seat][s.project] == STAGES or not is_played(s, s.project):
        return False
    costs = asked(box, s) > 0 or (box.project_way[s.project] == Way.SPENT and s.step == Step.TRADE)
    return costs and agents_asked(box, s, next_stage(s, s.seat, s.project)) <= s.active[s.seat]


def is_run(s: State) -> bool:
    """Whether a covert operation has just been begun."""
    return s.running >= FIRST_COVERT and s.operation_of[s.running] == s.seat and s.on_operation[s.seat] > 0


def can_add(box: Box, s: State) -> bool:
    """Whether there is a choice of agents of the reserve for an operation."""
    covert = s.running >= FIRST_COVERT
    refused = running_covert_refused(box, s, s.running) if covert else running_refused(box, s, s.running)
    pieces = pieces_in(box, s, s.running)
    least, most = max(0, pieces - s.active[s.seat]), min(additions(s, s.seat), pieces - 1)
    return refused == Rule.ALLOWED and least < most and (covert or s.running == top_operation(s))


JOINTS = (
    (BASE_ASKED_BY, ASKED_BY), (BASE_SETTLED, SETTLED), (BASE_IN_PHASE, IN_PHASE), (base_has_acted, has_acted),
    (base_operation_problems, operation_problems), (base_staff_in_box, staff_in_box),
    (base_chosen_problems, chosen_problems), (base_project_problems, project_problems),
)
