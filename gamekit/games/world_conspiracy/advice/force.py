"""Advice on the Use of Force: agents of the reserve, covert operations, and cards that are discarded for them."""

from ...secret_power.advice.greedy import NEVER, loss
from ...secret_power.advice.greedy import action_worth as base_action_worth
from ...secret_power.advice.greedy import advance_worth as base_advance_worth
from ...secret_power.advice.greedy import operation_worth as base_operation_worth
from ...secret_power.advice.greedy import sending_worth as base_sending_worth
from ...secret_power.advice.greedy import worth as base_worth
from ...secret_power.advice.value import POINT, WHOLE, agents_value, ahead, secondary_value
from ...secret_power.advice.value import benefit as base_benefit
from ...secret_power.advice.value import instant_value as base_instant_value
from ...secret_power.rules.operations import pieces_in, top_operation
from ...secret_power.rules.projects import next_stage
from ...secret_power.rules.table import CLAUSES, FIRST_WAR, SECONDARIES, area
from ..rules.antiterror import additions
from ..rules.covert import running_covert_refused
from ..rules.discards import FIRST_SECONDARY, FIRST_TOKEN, cards_in
from ..rules.rulebook import Rule
from ..rules.table import FIRST_COVERT, OPERATIONS, Action, Box, Effect, State, Step

ADDED = 35              # an agent of the reserve that may join, for a whole game
SPARE = 6               # what a secondary object is worth that must be discarded
TRADING = 15            # an alliance that gives something for discarded cards


def worth(box: Box, s: State, move: int) -> int:
    """As many agents of the reserve as can come do; cards that bring least are discarded."""
    step = s.step
    if step == Step.ADD_AGENTS or step == Step.ADD_TO_OPERATION:
        return move
    if step == Step.RUN_COVERT:
        return covert_worth(box, s, move)
    if step == Step.DISCARD_ASSET:
        return -asset_loss(box, s, move) // cards_in(s, move)
    if step == Step.TRADE:
        return 0 if move == SECONDARIES else 1 + secondary_value(s, s.seat, move)
    return base_worth(box, s, move)


def asset_loss(box: Box, s: State, asset: int) -> int:
    """What a seat loses with something that it discards."""
    if asset < FIRST_SECONDARY:
        return loss(box, s, asset)
    if asset < FIRST_TOKEN:
        return secondary_value(s, s.seat, asset - FIRST_SECONDARY)
    return POINT * box.operation_points[asset - FIRST_TOKEN]


# Actions

def action_worth(box: Box, s: State, action: int) -> int:
    return best_covert(box, s) if action == Action.COVERT_OPERATION else base_action_worth(box, s, action)


def best_covert(box: Box, s: State) -> int:
    best = NEVER
    for operation in range(FIRST_COVERT, OPERATIONS):
        if running_covert_refused(box, s, operation) == Rule.ALLOWED:
            best = max(best, covert_worth(box, s, operation))
    return best


def covert_worth(box: Box, s: State, operation: int) -> int:
    """Points, and the next token that it opens; less the agents and cards that it takes."""
    taken = pieces_in(box, s, operation) - 1 - additions(s, s.seat)
    opens = POINT * ahead(s) // WHOLE
    price = agents_value(s, max(0, taken)) + discards_price(box, s, box.operation_discards[operation])
    return POINT * box.operation_points[operation] + opens - price


def discards_price(box: Box, s: State, number: int) -> int:
    """Secondary objects go first, then the objects that bring least."""
    spare = 0
    for kind in range(SECONDARIES):
        spare += s.secondary[s.seat][kind]
    spare = min(spare, number)
    return SPARE * spare + objects_price(box, s, number - spare)


def objects_price(box: Box, s: State, number: int) -> int:
    """What so many of the own objects are worth, from those that bring least on; more than there are cost nothing."""
    price, last, left = 0, NEVER, number
    while left > 0:
        least, alike = next_loss(box, s, last)
        if alike == 0:
            break
        price += least * min(left, alike)
        left -= alike
        last = least
    return price


def next_loss(box: Box, s: State, last: int) -> tuple[int, int]:
    """The least that an object brings of those that bring more than `last`, and how many bring so much."""
    least, alike = -NEVER, 0
    for card in range(FIRST_WAR):
        if s.object_at[card] == area(s.seat):
            value = loss(box, s, card)
            if last < value < least:
                least, alike = value, 1
            elif value == least:
                alike += 1
    return least, alike


def operation_worth(box: Box, s: State) -> int:
    """Agents of the reserve cost nothing, and some of them come back as active ones."""
    value, top = base_operation_worth(box, s), top_operation(s)
    if value == NEVER:
        return value
    return value + agents_value(s, min(additions(s, s.seat), pieces_in(box, s, top) - 1))


def sending_worth(box: Box, s: State, card: int, number: int) -> int:
    """So many active agents, with all of the reserve that may join: those come home as active ones."""
    added = additions(s, s.seat)
    return base_sending_worth(box, s, card, number + added) + agents_value(s, added) // 2


# Stages and alliances

def advance_worth(box: Box, s: State, project: int) -> int:
    asked = box.stage_discards[next_stage(s, s.seat, project)]
    return base_advance_worth(box, s, project) - discards_price(box, s, asked)


def benefit(box: Box, s: State, seat: int, deed: int) -> int:
    value = base_benefit(box, s, seat, deed)
    for clause in range(CLAUSES):
        word, amount = box.effect[deed][clause], box.amount[deed][clause]
        if word == Effect.ADD_AGENTS:
            value += ADDED * amount * ahead(s) // WHOLE
        elif word == Effect.TRADE:
            value += TRADING * ahead(s) // WHOLE
    return value


def instant_value(box: Box, s: State, seat: int, deed: int) -> int:
    """What rivals lose is worth half of it."""
    value = base_instant_value(box, s, seat, deed)
    for clause in range(CLAUSES):
        if box.effect[deed][clause] == Effect.HIT:
            for rival in range(s.players):
                if rival != seat:
                    value += agents_value(s, min(box.amount[deed][clause], s.active[rival])) // 2
    return value


JOINTS = {
    base_worth: worth, base_action_worth: action_worth, base_operation_worth: operation_worth,
    base_sending_worth: sending_worth, base_advance_worth: advance_worth, base_benefit: benefit,
    base_instant_value: instant_value,
}
