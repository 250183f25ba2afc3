"""Advice on the Reptilians: their cards, the signs for which their project waits, coordinators that move freely."""

from ...secret_power.advice.greedy import FIRST, NEVER, kept_value
from ...secret_power.advice.greedy import action_worth as base_action_worth
from ...secret_power.advice.greedy import sending_worth as base_sending_worth
from ...secret_power.advice.greedy import staff_value as base_staff_value
from ...secret_power.advice.greedy import worth as base_worth
from ...secret_power.advice.value import POINT, WHOLE, ahead, alliance_value, benefit
from ...secret_power.advice.value import instant_value as base_instant_value
from ...secret_power.advice.value import signs_value as base_signs_value
from ...secret_power.advice.value import stage_gain as base_stage_gain
from ...secret_power.rules.table import CLAUSES, OBJECTS, STAGES, Sign, hand, stage_at
from ...secret_power.rules.table import Step as BaseStep
from ..rules.coordinators import contact_refused, joining_refused, leaving_refused
from ..rules.estate_discards import FIRST_ALIEN_CARD
from ..rules.reptilians import aliens_of, calling_refused
from ..rules.rulebook import Rule
from ..rules.table import (
    ALLIANCES, FIRST_PROFESSION, FIRST_STAGE, PROJECTS, Action, Box, Effect, Lair, Project, State, Step,
)
from .force import asset_loss as base_asset_loss

REPTILIAN = 15          # half of what an alliance without requirements is worth
CALL = 15               # from so much more on they are discarded for one
STILL_COMING = 5        # signs of special interest, in a whole game


def worth(box: Box, s: State, move: int) -> int:
    step = s.step
    if step == Step.REPTILIAN_ALLIANCE:
        return alliance_value(box, s, s.seat, move)
    if step == Step.DISCARD_FROM_HAND:
        return -kept_value(box, s, move)
    if step == Step.CONTACT:
        return stage_gain(box, s, s.seat, move)
    if step == Step.MOVE_COORDINATOR:
        return -standing_value(box, s, s.seat, move, s.stage[s.seat][move])
    if step == Step.MOVE_TO_PROJECT:
        return standing_value(box, s, s.seat, move, s.stage[s.seat][s.project])
    if step == BaseStep.BUY_DISCARDED and move == OBJECTS:
        return alien_value(box, s, s.seat)
    chooses = step == Step.DISCARD_REPTILIAN or step == Step.CONTACT_REPTILIAN or step == Step.TAKE_REPTILIAN
    return alien_worth(box, s, move) if chooses else base_worth(box, s, move)


def alien_worth(box: Box, s: State, alien: int) -> int:
    """Pairs are discarded for an alliance, single ones for the Contact; who may take one completes a pair."""
    held = aliens_of(box, s, s.seat, box.alien_species[alien])
    return held if s.step == Step.DISCARD_REPTILIAN else held % 2


# Their cards

def alien_value(box: Box, s: State, seat: int) -> int:
    return REPTILIAN * ahead(s) // WHOLE + interest_value(box, s, seat)


def sending_worth(box: Box, s: State, card: int, number: int) -> int:
    """With what lies below the object."""
    value = base_sending_worth(box, s, card, number)
    return value + alien_value(box, s, s.seat) if s.lair_size[Lair.UNDER + card] > 0 else value


def action_worth(box: Box, s: State, action: int) -> int:
    """They are discarded for an alliance that is worth more than they are."""
    if action != Action.REPTILIANS:
        return base_action_worth(box, s, action)
    gained = best_alliance(box, s) - 2 * alien_value(box, s, s.seat)
    worthwhile = gained > CALL and calling_refused(box, s) == Rule.ALLOWED
    return FIRST + gained if worthwhile else NEVER


def best_alliance(box: Box, s: State) -> int:
    best = 0
    for alliance in range(ALLIANCES):
        if s.alliance_at[alliance] == hand(s.seat):
            best = max(best, alliance_value(box, s, s.seat, alliance))
    return best


# Their project

def interest_value(box: Box, s: State, seat: int) -> int:
    """A sign of special interest, if the points of a stage wait for it."""
    stage = s.stage[seat][Project.REPTILIANS]
    if s.reptilians == 0 or stage == 0:
        return 0
    stage = stage_at(Project.REPTILIANS, stage)
    asked = box.stage_interest[stage]
    if s.signs[seat][Sign.INTEREST] >= asked + STILL_COMING:
        return 0
    return POINT * box.stage_points[stage] // asked


def signs_value(box: Box, s: State, seat: int, type: int) -> int:
    return base_signs_value(box, s, seat, type) + box.sign[type][Sign.INTEREST] * interest_value(box, s, seat)


def stage_gain(box: Box, s: State, seat: int, project: int) -> int:
    """Points that need signs are worth less, the more signs are lacking."""
    value = base_stage_gain(box, s, seat, project)
    if project != Project.REPTILIANS or s.stage[seat][project] == STAGES:
        return value
    asked = box.stage_interest[stage_at(project, s.stage[seat][project] + 1)]
    have = s.signs[seat][Sign.INTEREST] + STILL_COMING * ahead(s) // WHOLE
    return value * min(asked, have) // asked if asked > 0 else value


# Coordinators that move for nothing

def staff_value(box: Box, s: State, card: int) -> int:
    """The Contact: the best stage, less the reptilians."""
    if box.effect[FIRST_PROFESSION + box.profession[card]][0] != Effect.CONTACT:
        return base_staff_value(box, s, card)
    best = 0
    for project in range(PROJECTS):
        if contact_refused(box, s, project) == Rule.ALLOWED:
            price = (s.stage[s.seat][project] + 1) * alien_value(box, s, s.seat)
            best = max(best, stage_gain(box, s, s.seat, project) - price)
    return best


def standing_value(box: Box, s: State, seat: int, project: int, at: int) -> int:
    """What a coordinator on a stage is worth, in points and benefits."""
    stage = stage_at(project, at)
    return POINT * box.stage_points[stage] + benefit(box, s, seat, FIRST_STAGE + stage)


def instant_value(box: Box, s: State, seat: int, deed: int) -> int:
    value = base_instant_value(box, s, seat, deed)
    for clause in range(CLAUSES):
        if box.effect[deed][clause] == Effect.MOVE_COORDINATOR:
            value += best_move(box, s, seat)
    return value


def best_move(box: Box, s: State, seat: int) -> int:
    """What the best move of a coordinator to another project brings."""
    best = 0
    for old in range(PROJECTS):
        if leaving_refused(box, s, old) == Rule.ALLOWED:
            at = s.stage[seat][old]
            for new in range(PROJECTS):
                if joining_refused(box, s, new) == Rule.ALLOWED:
                    gained = standing_value(box, s, seat, new, at) - standing_value(box, s, seat, old, at)
                    best = max(best, gained)
    return best


def asset_loss(box: Box, s: State, asset: int) -> int:
    """A reptilian that is discarded for the Use of Force."""
    return alien_value(box, s, s.seat) if asset >= FIRST_ALIEN_CARD else base_asset_loss(box, s, asset)


JOINTS = {
    base_worth: worth, base_action_worth: action_worth, base_sending_worth: sending_worth,
    base_signs_value: signs_value, base_stage_gain: stage_gain, base_staff_value: staff_value,
    base_instant_value: instant_value, base_asset_loss: asset_loss,
}
