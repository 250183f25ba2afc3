"""The steps of the game in one table: a table of contents of the rules."""

from ....engine.steps import Automatic, Decision, Steps
from . import agents, alliances, capture, circles, effects, infiltration, professionals, projects, scoring
from . import setup, turn
from .rulebook import Rule
from .table import (
    ACTION, ALLIANCE, AMOUNT, GIFT, HIRING, OBJECT, PROFESSIONAL, PROJECT, SEAT, SECONDARY, Ending, Step,
)

STEPS: Steps = {
    # Setup
    Step.DEAL: Automatic(setup.deal, Rule.SETUP_FOUR_ALLIANCES),
    Step.RETURN_ALLIANCE: Decision(
        ALLIANCE, setup.return_refused, setup.return_alliance, Rule.SETUP_KEEP_FOUR_OF_SIX,
    ),
    # 1. The action phase
    Step.PASS_CURATOR: Automatic(turn.pass_curator, Rule.CURATOR_PASSES),
    Step.BEGIN_PHASE: Automatic(turn.begin_phase, Rule.CURATOR_GOES_FIRST),
    Step.BEGIN_TURN: Automatic(turn.begin_turn, Rule.CURATOR_RECRUITS_TWO),
    Step.CHOOSE_ACTION: Decision(ACTION, turn.action_refused, turn.choose_action, Rule.ONE_ACTION_EACH),
    Step.END_TURN: Automatic(turn.end_turn, Rule.TURN_ORDER_CLOCKWISE),
    # Recruiting
    Step.RECRUIT_OR_CARD: Decision(HIRING, agents.hiring_refused, agents.hire, Rule.PRO_INSTEAD_OF_RECRUITING),
    Step.RECRUIT_NUMBER: Decision(
        AMOUNT, agents.number_refused, agents.choose_number, Rule.EFFECT_INSTANT, decline=agents.card_instead,
        decline_refusal=agents.card_instead_refused,
    ),
    Step.DISCARD_PROFESSIONAL: Decision(
        PROFESSIONAL, agents.discard_refused, agents.discard_professional, Rule.PRO_HAND_THREE,
        same=agents.same_professional,
    ),
    # Infiltration
    Step.INFILTRATE: Decision(
        OBJECT, infiltration.object_refused, infiltration.choose_object, Rule.INFILTRATE_AVAILABLE_OBJECT,
    ),
    Step.SEND_AGENTS: Decision(AMOUNT, infiltration.number_refused, infiltration.send, Rule.INFILTRATE_MORE_ALLOWED),
    # Projects
    Step.ADVANCE: Decision(PROJECT, projects.project_refused, projects.choose_project, Rule.PROJECT_JOIN_OR_ADVANCE),
    Step.DISCARD_INTEREST: Decision(
        OBJECT, projects.interest_refused, projects.discard_interest, Rule.PROJECT_SECRET_POWER_DISCARD,
        same=effects.same_object,
    ),
    # The inner circle
    Step.CHOOSE_CIRCLE: Decision(
        OBJECT, circles.circle_refused, circles.choose_circle, Rule.INNER_CIRCLE_WHEN, same=effects.same_object,
    ),
    Step.CHOOSE_HOST: Decision(
        OBJECT, circles.host_refused, circles.attach, Rule.INNER_CIRCLE_HOST, decline=circles.leave_loose,
        decline_refusal=circles.leave_loose_refused, same=effects.same_object,
    ),
    # Professionals
    Step.PLAY_PROFESSIONAL: Decision(
        PROFESSIONAL, professionals.play_refused, professionals.play_professional, Rule.PRO_BEFORE_ACTION,
        same=agents.same_professional,
    ),
    Step.BUY_DISCARDED: Decision(
        OBJECT, effects.buying_refused, effects.buy, Rule.PRO_BROKER, same=effects.same_object,
    ),
    Step.KILL: Decision(OBJECT, effects.killing_refused, effects.kill_agents, Rule.PRO_KILLER),
    # 2. The capture phase
    Step.CAPTURE: Automatic(capture.capture, Rule.CAPTURE_TAKE_OBJECT),
    Step.RECALL: Automatic(capture.recall, Rule.RECALL_ONE_PER_OBJECT),
    # 3. The alliance phase
    Step.CONCLUDE: Decision(
        ALLIANCE, alliances.conclude_refused, alliances.conclude_in_phase, Rule.ALLIANCE_ONE_PER_PHASE,
        decline=alliances.conclude_nothing,
    ),
    Step.NEXT_ALLIANCE: Automatic(alliances.next_alliance, Rule.ALLIANCE_ORDER),
    Step.CUT_HANDS: Automatic(alliances.cut_hands, Rule.HAND_LIMIT_SIX),
    Step.DISCARD_ALLIANCE: Decision(
        ALLIANCE, alliances.hand_refused, alliances.discard_alliance, Rule.HAND_LIMIT_OWN_CHOICE,
    ),
    Step.NEW_ROW: Automatic(capture.new_row, Rule.NEW_ROW_FULL),
    # Effects
    Step.RESOLVE: Automatic(effects.carry_on, Rule.EFFECT_INSTANT),
    Step.FREE_ALLIANCE: Decision(
        ALLIANCE, alliances.hand_refused, effects.conclude_chosen, Rule.SECRET_POWER_FREE_ALLIANCE,
        decline=effects.conclude_none,
    ),
    Step.CONCLUDE_MORE: Decision(
        ALLIANCE, alliances.conclude_refused, effects.conclude_chosen, Rule.ALLIANCE_ONE_PER_PHASE,
        decline=effects.conclude_none,
    ),
    Step.CHOOSE_RIVAL: Decision(SEAT, effects.rival_refused, effects.choose_rival, Rule.ALLIANCE_NO_SUCH_RIVAL),
    Step.HAND_OVER: Decision(
        GIFT, effects.gift_refused, effects.give, Rule.ALLIANCE_HAND_OVER, same=effects.same_gift,
    ),
    Step.TAKE_SECONDARY: Decision(
        SECONDARY, effects.secondary_refused, effects.choose_secondary, Rule.SECONDARY_LIMITED,
    ),
    Step.BRING_HOME: Decision(
        OBJECT, effects.home_refused, effects.bring_home_chosen, Rule.EFFECT_INSTANT, same=effects.same_object,
    ),
    # The end
    Step.LAST_CIRCLES: Automatic(circles.last_circles, Rule.END_ATTACH),
    Step.NEXT_OWNER: Automatic(circles.next_owner, Rule.END_ATTACH),
    Step.COUNT: Automatic(scoring.count, Rule.WIN_MOST_POINTS),
}

ENDS = {
    Ending.POINTS: Rule.WIN_MOST_POINTS, Ending.STAGE_FIVE: Rule.TIE_STAGE_FIVE,
    Ending.SECRET_POWER: Rule.TIE_SECRET_POWER, Ending.SHARED: Rule.TIE_SHARED,
}
