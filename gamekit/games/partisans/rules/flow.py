"""The steps of the game in one table: a table of contents of the rules."""

from ....engine.steps import Automatic, Decision, Steps
from . import attack, choices, decks, deeds, outcome, preparation, recovery, setup
from .rulebook import Rule
from .table import AGENT, ANSWER, FOE, MISSION, PICK, ROLE, TARGET, WAY, Ending, Step

STEPS: Steps = {
    # Setup
    Step.DRAFT: Decision(AGENT, setup.draft_refused, setup.draft, Rule.DECKS_DRAFTED),
    Step.DEAL: Automatic(setup.deal, Rule.FIRST_HAND),
    # 1. Preparation
    Step.PREPARE: Decision(
        AGENT, preparation.play_refused, preparation.play_maquis, Rule.PREPARATION_ANY_NUMBER,
        decline=preparation.end_preparation,
    ),
    Step.CHOOSE_ROLE: Decision(ROLE, preparation.role_refused, preparation.choose_role, Rule.ROLE_IS_FINAL),
    Step.USE_ACTION: Decision(
        ANSWER, preparation.action_refused, preparation.use_action, Rule.ACTION_WHOLE, decline=preparation.skip_action,
    ),
    Step.CHOOSE_MISSION: Decision(
        MISSION, preparation.mission_refused, preparation.choose_mission, Rule.CHOOSE_AVAILABLE_MISSION,
    ),
    # 2. Attack
    Step.CHOOSE_EFFECT: Decision(
        TARGET, deeds.effect_refused, deeds.choose_effect, Rule.EFFECT_ORDER, same=deeds.same_effect,
    ),
    Step.ATTACK: Decision(AGENT, preparation.play_refused, preparation.play_maquis, Rule.PLAY_ALL_MAQUIS),
    Step.STRIKE: Decision(
        TARGET, attack.strike_refused, attack.strike, Rule.STRIKE_ONE_BY_ONE,
        decline=attack.end_strikes, same=attack.same_target,
    ),
    # 3. Outcome
    Step.CIVILIAN_LOSSES: Automatic(outcome.civilian_losses, Rule.CIVILIAN_DEFEAT),
    Step.MISSION_RESULT: Automatic(outcome.mission_result, Rule.MISSION_COMPLETED),
    Step.STOP_OR_GO_ON: Decision(WAY, outcome.way_refused, outcome.choose_way, Rule.STOP_OR_GO_ON),
    # 4. Recovery
    Step.CLEAR_TABLE: Automatic(recovery.clear_table, Rule.CLEAR_TABLE),
    Step.DRAW_HAND: Automatic(recovery.draw_hand, Rule.DRAW_FIVE),
    Step.CHECK_HAND: Automatic(recovery.check_hand, Rule.SPY_DEFEAT),
    # Actions and effects
    Step.RESOLVE: Automatic(deeds.go_on, Rule.ACTION_WHOLE),
    Step.PROCEED: Automatic(attack.proceed, Rule.PLAY_ALL_MAQUIS),
    Step.DISCARD_MAQUIS: Decision(AGENT, choices.discard_refused, choices.discard_chosen, Rule.NEEDS_MAQUIS_IN_HAND),
    Step.RETRIEVE: Decision(AGENT, choices.retrieve_refused, choices.retrieve_chosen, Rule.RETRIEVED_CARDS),
    Step.COPY_ACTION: Decision(AGENT, choices.copy_refused, choices.copy_chosen, Rule.COPY_IS_OWN),
    Step.PROMOTE_RECRUIT: Decision(AGENT, choices.looked_at_refused, choices.promote_chosen, Rule.RECRUIT_PROMOTED),
    Step.SIFT_AGENT: Decision(
        AGENT, choices.looked_at_refused, choices.sift_agent, Rule.LOOK_AND_SIFT,
        decline=choices.return_agents, same=decks.same_agent,
    ),
    Step.RETURN_AGENT: Decision(
        AGENT, choices.looked_at_refused, choices.return_agent, Rule.BACK_IN_ANY_ORDER, same=decks.same_agent,
    ),
    Step.SIFT_FOE: Decision(
        FOE, choices.looked_at_foe_refused, choices.sift_foe, Rule.LOOK_AND_SIFT,
        decline=choices.return_foes, same=choices.same_foe,
    ),
    Step.RETURN_FOE: Decision(
        FOE, choices.looked_at_foe_refused, choices.return_foe, Rule.BACK_IN_ANY_ORDER, same=choices.same_foe,
    ),
    Step.SCOUT: Decision(MISSION, choices.scout_refused, choices.scout_chosen, Rule.SCOUT_FACE_DOWN),
    Step.FLIP_FOE: Decision(
        PICK, choices.flip_refused, choices.flip_chosen, Rule.FLIP_AT_ONE_MISSION,
        decline=choices.stop_flipping, decline_refusal=choices.stop_flipping_refused, same=choices.same_pick,
    ),
    Step.DISCARD_FLIPPED: Decision(
        FOE, choices.discard_flipped_refused, choices.discard_flipped_chosen, Rule.DISCARD_ONE_FLIPPED,
        same=choices.same_foe,
    ),
    Step.DISCARD_FOE: Decision(
        PICK, choices.discard_foe_refused, choices.discard_foe_chosen, Rule.DISCARD_ENEMY_HERE, same=choices.same_pick,
    ),
    Step.MOVE_FOE: Decision(FOE, choices.move_foe_refused, choices.move_foe, Rule.MOVED_ENEMY, same=choices.same_foe),
    Step.MOVE_FOE_TO: Decision(MISSION, choices.move_to_refused, choices.move_foe_to, Rule.NEEDS_OTHER_MISSION),
    Step.REINFORCE: Decision(MISSION, choices.reinforce_refused, choices.reinforce_chosen, Rule.REINFORCED_MISSIONS),
}

ENDS = {
    Ending.BRILLIANT: Rule.TEN_MISSIONS, Ending.MAJOR: Rule.RESULTS, Ending.VICTORY: Rule.RESULTS,
    Ending.PARTIAL: Rule.RESULTS, Ending.DRAW: Rule.RESULTS, Ending.FAILED_MISSIONS: Rule.SECOND_FAILURE,
    Ending.CIVILIANS: Rule.CIVILIAN_DEFEAT, Ending.SPIES: Rule.SPY_DEFEAT,
}
