"""The steps that the expansion adds to those of Secret Power."""

from ....engine.steps import Automatic, Decision, Steps
from ...secret_power.rules.alliances import hand_refused
from ...secret_power.rules.effects import buy, buying_refused, same_object
from ...secret_power.rules.rulebook import Rule as BaseRule
from ...secret_power.rules.table import AMOUNT, OBJECT, SECONDARY
from ...secret_power.rules.table import Step as BaseStep
from . import antiterror, coordinators, covert, discards, doctrine, reptilian_project, reptilians, trends, world_media
from .falcon import alliances, cards, lines, operations, setup
from .rulebook import Rule
from .table import ALIEN, ALLIANCE, ASSET, GAIN, MOVEMENT, OPERATION, PROJECT, Ending, Step

STEPS: Steps = {
    # Doctrine of Superiority
    Step.RETURN_AGENTS: Decision(
        OBJECT, doctrine.return_refused, doctrine.choose_return, Rule.CORPORATIONS_RECALL,
        decline=doctrine.keep_agents, same=same_object,
    ),
    Step.RETURN_NUMBER: Decision(
        AMOUNT, doctrine.return_number_refused, doctrine.return_number, Rule.CORPORATIONS_RECALL,
    ),
    # Use of Force
    Step.RUN_COVERT: Decision(
        OPERATION, covert.running_covert_refused, covert.run_covert, Rule.COVERT_THREE_STACKS, same=covert.same_token,
    ),
    Step.ADD_AGENTS: Decision(AMOUNT, antiterror.adding_refused, antiterror.add_agents, Rule.ANTITERROR_ADD),
    Step.ADD_TO_OPERATION: Decision(
        AMOUNT, antiterror.adding_to_operation_refused, antiterror.add_to_operation, Rule.ANTITERROR_ADD,
    ),
    Step.DISCARD_ASSET: Decision(
        ASSET, discards.asset_refused, discards.discard_asset, Rule.DISCARD_FROM_OWN_AREA, same=discards.same_asset,
        others={"alliance": Rule.DISCARD_NOT_ALLIANCES, "specialist": Rule.DISCARD_NOT_PROFESSIONALS},
    ),
    Step.TRADE: Decision(
        SECONDARY, discards.trade_refused, discards.trade, Rule.COUNTERTERROR_TRADE, decline=discards.trade_nothing,
    ),
    # Fourth Estate
    Step.FOLLOW_TREND: Decision(
        MOVEMENT, trends.follow_refused, trends.follow_trend, Rule.TREND_MAY, decline=trends.leave_trend,
    ),
    Step.CHOOSE_GAIN: Decision(GAIN, trends.gain_refused, trends.choose_gain, Rule.TREND_MAY),
    Step.GIVE_UP_ALLIANCE: Decision(
        ALLIANCE, world_media.giving_up_refused, world_media.give_up, Rule.WORLD_MEDIA_DISCARD_ALLIANCES,
    ),
    Step.TAKE_FROM_ROW: Decision(OBJECT, world_media.taking_refused, world_media.take_card, Rule.WORLD_MEDIA_TAKE),
    Step.CHOOSE_BROADCAST: Decision(
        OBJECT, world_media.broadcast_refused, world_media.choose_broadcast, Rule.WORLD_MEDIA_FINAL, same=same_object,
    ),
    # Reptilians
    Step.DISCARD_REPTILIAN: Decision(
        ALIEN, reptilians.alien_refused, reptilians.discard_for_alliance, Rule.REPTILIAN_TWO_OR_THREE,
        same=reptilians.same_alien,
    ),
    Step.REPTILIAN_ALLIANCE: Decision(
        ALLIANCE, hand_refused, reptilians.conclude_for_them, Rule.REPTILIAN_TWO_OR_THREE,
    ),
    Step.DISCARD_FROM_HAND: Decision(
        ALLIANCE, hand_refused, reptilian_project.discard_chosen, Rule.REPTILIAN_DRAW,
    ),
    BaseStep.BUY_DISCARDED: Decision(
        OBJECT, buying_refused, buy, BaseRule.PRO_BROKER, same=same_object, decline=reptilians.alien_instead,
        decline_refusal=reptilians.alien_instead_refused,
    ),
    Step.TAKE_REPTILIAN: Decision(
        ALIEN, reptilians.alien_taking_refused, reptilians.take_discarded, Rule.REPTILIAN_TO_DISCARD,
        same=reptilians.same_alien,
    ),
    Step.CONTACT: Decision(PROJECT, coordinators.contact_refused, coordinators.choose_contact, Rule.CONTACT_STAGE),
    Step.CONTACT_REPTILIAN: Decision(
        ALIEN, coordinators.contact_alien_refused, coordinators.discard_for_contact, Rule.CONTACT_STAGE,
        same=reptilians.same_alien,
    ),
    Step.MOVE_COORDINATOR: Decision(
        PROJECT, coordinators.leaving_refused, coordinators.leave_project, Rule.AREA_51_SAME_STAGE,
    ),
    Step.MOVE_TO_PROJECT: Decision(
        PROJECT, coordinators.joining_refused, coordinators.join_project, Rule.AREA_51_FREE_PROJECT,
    ),
    # Falcon
    Step.FALCON_STARTS: Automatic(setup.begin_falcon, Rule.FALCON_DIFFICULTY),
    Step.FALCON_CARD: Automatic(cards.play_a_card, Rule.FALCON_CARDS),
    Step.FALCON_LINE: Automatic(lines.take_line, Rule.FALCON_LINES),
    Step.FALCON_CONCLUDES: Automatic(alliances.conclude_in_phase, Rule.FALCON_ALLIANCE_AT_ONCE),
    Step.FALCON_SUPPLIES: Automatic(alliances.take_supplies, Rule.FALCON_DIFFICULTY),
    Step.FALCON_DISCARD: Decision(
        SECONDARY, operations.choice_refused, operations.choose_discard, Rule.FALCON_HUMAN_DECIDES_REST,
    ),
}
ENDS: dict[int, int] = {Ending.FALCON: Rule.FALCON_WINS_TIES}
