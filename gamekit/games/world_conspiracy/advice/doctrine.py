"""Advice on the Doctrine of Superiority: what its stages are worth, and cards for which they wait."""

from ...secret_power.advice.greedy import advance_worth as base_advance_worth
from ...secret_power.advice.greedy import best_infiltration as base_best_infiltration
from ...secret_power.advice.greedy import infiltration_worth
from ...secret_power.advice.greedy import worth as base_worth
from ...secret_power.advice.value import POINT, SHADOW, WHOLE, agents_value, ahead, stage_gain
from ...secret_power.advice.value import benefit as base_benefit
from ...secret_power.advice.value import instant_value as base_instant_value
from ...secret_power.advice.value import object_value as base_object_value
from ...secret_power.rules.infiltration import pieces_needed, reach
from ...secret_power.rules.projects import next_stage
from ...secret_power.rules.scoring import points_of
from ...secret_power.rules.table import CLAUSES, FIRST_WAR, OBJECTS, STAGES, WARS, Group, area, stage_at
from ..rules.doctrine import opened_by_bank, wars_seen
from ..rules.modules import is_played
from ..rules.table import FIRST_STAGE, PROJECTS, Box, Effect, State, Step

BANK_VALUE = (0, 12, 45, 60)    # of its stages, for a whole game
WANTED = 8                      # a card of the group that a stage may ask for


def worth(box: Box, s: State, move: int) -> int:
    """Whoever may bring agents home brings all of them."""
    if s.step == Step.RETURN_AGENTS:
        return 0 if move == OBJECTS else s.pieces[move]
    return move if s.step == Step.RETURN_NUMBER else base_worth(box, s, move)


def benefit(box: Box, s: State, seat: int, deed: int) -> int:
    """Half of the wars that are still in the deck come in time."""
    value, left = base_benefit(box, s, seat, deed), ahead(s)
    if deed >= FIRST_STAGE:
        value += POINT * points_of(box, s, seat, deed)
    for clause in range(CLAUSES):
        word, amount = box.effect[deed][clause], box.amount[deed][clause]
        if word == Effect.SHADOWS_PER_WAR:
            value += SHADOW * amount * (WARS + wars_seen(s)) * left // (2 * WHOLE)
        elif word == Effect.BANK:
            value += BANK_VALUE[amount] * left // WHOLE
    return value


def instant_value(box: Box, s: State, seat: int, deed: int) -> int:
    value = base_instant_value(box, s, seat, deed)
    for clause in range(CLAUSES):
        if box.effect[deed][clause] == Effect.RETURN_AGENTS:
            value += agents_value(s, pieces_out(s, seat)) // 2      # they would come home by and by
    return value


def pieces_out(s: State, seat: int) -> int:
    found = 0
    for card in range(FIRST_WAR):
        if s.object_at[card] == area(seat):
            found += s.pieces[card]
    return found


def advance_worth(box: Box, s: State, project: int) -> int:
    """With what a stage brings at once."""
    deed = FIRST_STAGE + next_stage(s, s.seat, project)
    return base_advance_worth(box, s, project) + instant_value(box, s, s.seat, deed)


# Cards

def object_value(box: Box, s: State, seat: int, type: int) -> int:
    """Cards of control, finance and science are also what stages wait for."""
    value, group = base_object_value(box, s, seat, type), box.group[type]
    if group < Group.POWER:
        for project in range(PROJECTS):
            if is_played(s, project) and box.project_group[project] == group:
                value += wanted_value(box, s, seat, project)
    return value


def wanted_value(box: Box, s: State, seat: int, project: int) -> int:
    """What one more card of its group is worth to a project."""
    stage, last = s.stage[seat][project], stage_at(project, STAGES)
    have = s.groups[seat][box.project_group[project]]
    if stage == STAGES or have >= box.stage_cards[last]:
        return 0
    value = WANTED * ahead(s) // WHOLE
    if stage > 0 and have < box.stage_cards[stage_at(project, stage + 1)]:
        value += stage_gain(box, s, seat, project) // 3
    return value


def best_infiltration(box: Box, s: State) -> int:
    """Also of the cards that only the bank opens."""
    best = base_best_infiltration(box, s)
    if s.in_force[s.seat][Effect.BANK] > 0:
        for place in range(reach(s, s.seat), s.row_size):
            card = s.in_row[place]
            if opened_by_bank(box, s, s.seat, card) and pieces_needed(box, s, card) <= s.active[s.seat]:
                best = max(best, infiltration_worth(box, s, card))
    return best


JOINTS = {
    base_worth: worth, base_benefit: benefit, base_instant_value: instant_value, base_advance_worth: advance_worth,
    base_object_value: object_value, base_best_infiltration: best_infiltration,
}
