"""The steps of the game in one table: a table of contents of the rules."""

from ....engine.steps import Automatic, Decision, Steps
from . import actions, bonus, cleanup, leaders, new_cards, opposition, scoring, turn
from .rulebook import Rule
from .table import ACTION, CARD, CONNECTION, PRIZE, REGION, TOKEN, Ending, Step

BEGUN = {"decline": Rule.ACTION_IS_OPTIONAL}    # nobody goes back to leave the action out
STEPS: Steps = {
    # 1. New cards, 2. objectives
    Step.DRAW_CARDS: Automatic(new_cards.draw_cards, Rule.DRAW_FIVE),
    Step.CHOOSE_OBJECTIVE: Decision(
        CARD, new_cards.objective_refused, new_cards.choose_objective, Rule.OBJECTIVE_IS_AN_ORDER,
    ),
    # 3. Actions
    Step.PLAY_CARD: Decision(CARD, turn.play_refused, turn.play_card, Rule.PLAY_FROM_HAND),
    Step.ORDER_ACTION: Decision(
        ACTION, actions.order_action_refused, actions.order_action, Rule.ONE_ACTION_OF_THE_CARD,
        decline=actions.decline_action,
    ),
    Step.RECRUIT_UNIT: Decision(
        TOKEN, actions.recruit_refused, actions.recruit_unit, Rule.RECRUIT_WITHIN_BARS,
        decline=turn.finish_action, decline_refusal=actions.stop_recruiting_refused, same=actions.first_alike,
    ),
    Step.MOVE_TOKEN: Decision(
        TOKEN, actions.move_token_refused, actions.move_token, Rule.MOVE_CONTROLLED, same=actions.first_alike,
        others=BEGUN,
    ),
    Step.MOVE_TO: Decision(
        REGION, actions.move_to_refused, actions.move_to, Rule.MOVE_TO_NEIGHBOUR,
        decline=turn.finish_action, decline_refusal=actions.stop_moving_refused,
    ),
    Step.RECOVER_TOKEN: Decision(
        TOKEN, actions.recover_refused, actions.recover_token, Rule.RECOVER_EXHAUSTED, same=actions.first_alike,
        others=BEGUN,
    ),
    Step.LEADER_ACTION: Decision(
        ACTION, leaders.leader_action_refused, leaders.leader_action, Rule.LEADER_ORDER_IS_FREE,
        decline=leaders.decline_leader_action,
    ),
    Step.PLACE_LEADER: Decision(
        REGION, leaders.place_leader_refused, leaders.place_leader, Rule.LEADER_ANYWHERE, others=BEGUN,
    ),
    Step.PLACE_BLOCKADE: Decision(
        CONNECTION, leaders.place_blockade_refused, leaders.place_blockade, Rule.PROTEST, count=leaders.connections,
        others=BEGUN,
    ),
    Step.BONUS_ACTION: Decision(
        ACTION, bonus.bonus_action_refused, bonus.bonus_action, Rule.BONUS_IS_ONE_OF_FOUR,
        decline=bonus.decline_bonus,
    ),
    Step.BONUS_UNIT: Decision(
        TOKEN, bonus.bonus_unit_refused, bonus.bonus_unit, Rule.BONUS_RECRUIT, same=actions.first_alike, others=BEGUN,
    ),
    Step.BONUS_REGION: Decision(
        REGION, bonus.bonus_region_refused, bonus.bonus_region, Rule.BONUS_RECRUIT, others=BEGUN,
    ),
    # 4. Scoring
    Step.SCORE_UNREST: Automatic(scoring.score_unrest, Rule.UNREST_MARKER),
    Step.UNREST_PRIZE: Decision(PRIZE, scoring.unrest_prize_refused, scoring.unrest_prize, Rule.UNREST_PRIZE),
    Step.REVEAL_OBJECTIVES: Automatic(scoring.reveal_objectives, Rule.FEWER_POINTS_REVEALS_FIRST),
    Step.SCORE_OBJECTIVE: Automatic(scoring.score_objective, Rule.MARKERS_ONE_BY_ONE),
    Step.EXHAUST_TOKENS: Automatic(scoring.exhaust_tokens, Rule.MARKED_REGIONS_EXHAUST),
    # 5. Cleanup
    Step.CLEANUP: Automatic(cleanup.cleanup, Rule.TILES_MOVE_UP),
    # Solo
    Step.OPPOSITION_LEADER: Automatic(opposition.place_opposition_leader, Rule.SOLO_LEADER),
    Step.OPPOSITION_CARD: Automatic(opposition.turn_opposition_card, Rule.SOLO_CARD),
    Step.OPPOSITION_UNIT: Automatic(opposition.place_opposition_unit, Rule.SOLO_UNIT),
    Step.OPPOSITION_BONUS: Automatic(opposition.place_opposition_bonus, Rule.SOLO_BONUS),
}

ENDS = {
    Ending.TRACK: Rule.END_ON_TRACK, Ending.CALENDAR: Rule.END_IN_OCTOBER, Ending.ROUND_THREE: Rule.SOLO_END,
    Ending.WILL: Rule.END_TIE_WILL,
}
