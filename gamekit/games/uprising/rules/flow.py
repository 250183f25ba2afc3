"""The steps of the game in one table: a table of contents of the rules."""

from ....engine.steps import Automatic, Decision, Steps
from . import capture, defence, operation, planning, setup
from .rulebook import Rule
from .table import CARD, DISTRICT, MISSION, SLOT, TOKEN, Ending, Step

STEPS: Steps = {
    Step.DEAL: Automatic(setup.deal, Rule.HAND_AT_START),
    # 1. The Resistance marks districts, 2. plans an operation
    Step.MARK_DISTRICTS: Decision(DISTRICT, planning.mark_refused, planning.mark_districts, Rule.MARK_NEIGHBOURS),
    Step.PLAN_OPEN: Decision(
        CARD, planning.open_refused, planning.plan_open, Rule.ONE_OPEN_TWO_CLOSED,
        decline=planning.plan_no_open, decline_refusal=planning.no_open_refused,
    ),
    Step.PLAN_CLOSED: Decision(
        CARD, planning.closed_refused, planning.plan_closed, Rule.ONE_OPEN_TWO_CLOSED, same=planning.first_alike,
    ),
    # 3. The Empire defends
    Step.CHOOSE_TOKEN: Decision(TOKEN, defence.token_refused, defence.choose_token, Rule.TWO_TOKENS),
    Step.SURVEIL: Decision(
        SLOT, defence.surveil_refused, defence.surveil, Rule.SURVEILLANCE, others=Rule.PLANNED_CARDS_ONLY,
    ),
    Step.LIQUIDATE: Decision(
        SLOT, defence.target_refused, defence.liquidate, Rule.LIQUIDATION, others=Rule.PLANNED_CARDS_ONLY,
    ),
    Step.DISORIENT: Decision(
        SLOT, defence.target_refused, defence.disorient, Rule.DISORIENTATION, others=Rule.PLANNED_CARDS_ONLY,
    ),
    Step.SEND_CARD: Decision(DISTRICT, defence.send_refused, defence.send_card, Rule.SEND_ANYWHERE),
    Step.CORDON: Decision(DISTRICT, defence.cordon_refused, defence.cordon, Rule.CORDON),
    # 4. The Resistance carries the operation out
    Step.DISTRIBUTE: Decision(DISTRICT, operation.distribute_refused, operation.distribute, Rule.DISTRIBUTE_ALL),
    # 5. The end of the round
    Step.CAPTURE_DISTRICT: Decision(
        DISTRICT, capture.capture_refused, capture.capture_district, Rule.CAPTURE_BY_MISSION,
        decline=capture.capture_nothing,
    ),
    Step.CAPTURE_MISSION: Decision(
        MISSION, capture.mission_refused, capture.capture_mission, Rule.ONE_MISSION_NAMED,
    ),
    Step.CHECK_DISTRICTS: Automatic(capture.check_districts, Rule.CAPTURE_IS_OPTIONAL),
    Step.END_ROUND: Automatic(operation.end_round, Rule.TOKENS_REFRESH),
}

ENDS = {
    Ending.THREE_DISTRICTS: Rule.THREE_CAPTURES_WIN, Ending.CAPITOL: Rule.CAPITOL_WINS,
    Ending.EMPIRE_HOLDS: Rule.EMPIRE_HOLDS,
}
