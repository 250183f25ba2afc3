"""Phase 2: DEFENCE effects, the rest of the hand, strikes with their SUCCESS effects, RETALIATION effects."""

from ....engine.effects import amount_of
from ....engine.layout import NONE, say
from ....engine.rulebook import follows
from .choices import same_foe
from .decks import discard_foe
from .deeds import begin_effect, is_active, let_happen
from .rulebook import Rule, Said
from .strength import foe_defence, is_shielded, mission_defence, total_attack
from .table import (
    FIRST_FORCE, FOES, TARGETS, Box, Effect, Pile, Stage, Standing, State, Step, Timing, is_mission, maquis_in,
    stand,
)


def proceed(box: Box, s: State) -> None:
    """What comes next when no action or effect is going on, and none is due."""
    if s.stage == Stage.PREPARATION:
        s.step = Step.PREPARE if maquis_in(s, Pile.HAND) > 0 else Step.CHOOSE_MISSION
    elif s.stage == Stage.DEFENCE:
        s.stage = Stage.ATTACK
    elif s.stage == Stage.ATTACK:
        go_on_playing(box, s)
    elif s.stage == Stage.STRIKES:
        go_on_striking(box, s)
    else:
        end_retaliation(s)


@follows(Rule.PLAY_ALL_MAQUIS)
def go_on_playing(box: Box, s: State) -> None:
    """2B. Every maquis of the hand must be played, also those that were drawn; then come the strikes."""
    if maquis_in(s, Pile.HAND) > 0:
        s.step = Step.ATTACK
        return
    s.strength = total_attack(box, s)
    say(s, Said.ATTACK_SUMMED, s.strength)
    s.stage = Stage.STRIKES


# 2C: strikes

@follows(Rule.STRIKE_ONE_BY_ONE)
def go_on_striking(box: Box, s: State) -> None:
    """The player strikes while any target can be struck."""
    for target in range(TARGETS):
        if strike_refused(box, s, target) == Rule.ALLOWED:
            s.step = Step.STRIKE
            return
    end_strikes(box, s)


@follows(Rule.STRIKE_HERE, Rule.STRIKE_COST)
def strike_refused(box: Box, s: State, target: int) -> int:
    """The current mission or an enemy there, if nothing shields it and the strength is enough."""
    if is_mission(target):
        return striking_mission_refused(box, s, target - FOES)
    return striking_foe_refused(box, s, target)


@follows(Rule.SENTRY_SHIELDS_MISSION, Rule.INFANTRY_THEN_SENTRIES)
def striking_mission_refused(box: Box, s: State, mission: int) -> int:
    if mission != s.mission or s.mission_at[mission] == Standing.COMPLETED:
        return Rule.STRIKE_HERE
    if is_shielded(box, s, Effect.SHIELD_MISSION, NONE):
        return Rule.SENTRY_SHIELDS_MISSION
    return Rule.STRIKE_COST if mission_defence(box, s) > s.strength else Rule.ALLOWED


@follows(Rule.INFANTRY_SHIELDS_ENEMIES, Rule.INFANTRY_THEN_SENTRIES)
def striking_foe_refused(box: Box, s: State, foe: int) -> int:
    if s.foe_at[foe] != s.mission:
        return Rule.STRIKE_HERE
    shields = amount_of(box, FIRST_FORCE + box.force[foe], Effect.SHIELD_ENEMIES) != NONE
    if not shields and is_shielded(box, s, Effect.SHIELD_ENEMIES, box.force[foe]):
        return Rule.INFANTRY_SHIELDS_ENEMIES
    return Rule.STRIKE_COST if foe_defence(box, s, foe) > s.strength else Rule.ALLOWED


@follows(Rule.SUCCESS_EFFECTS, Rule.STRIKES_GO_ON)
def strike(box: Box, s: State, target: int) -> None:
    """The target's defence is paid; its SUCCESS effect, if it has one, happens at once."""
    active = is_active(box, s, target, Timing.SUCCESS)
    if is_mission(target):
        complete_mission(box, s)
    else:
        eliminate(box, s, target)
    s.step = Step.PROCEED
    if active:
        begin_effect(box, s, target)


def complete_mission(box: Box, s: State) -> None:
    s.strength -= mission_defence(box, s)
    stand(s, s.mission, Standing.COMPLETED)
    say(s, Said.MISSION_COMPLETED, s.mission, box.points[s.mission], s.strength)


def eliminate(box: Box, s: State, foe: int) -> None:
    s.strength -= foe_defence(box, s, foe)
    discard_foe(s, foe)
    say(s, Said.ENEMY_ELIMINATED, foe, s.strength)


def same_target(box: Box, s: State, target: int) -> int:
    return target if is_mission(target) else same_foe(box, s, target)


@follows(Rule.STRIKES_MAY_STOP, Rule.REST_IS_LOST, Rule.RETALIATION_EFFECTS)
def end_strikes(box: Box, s: State) -> None:
    """What is left of the strength is lost, and enemies that still stand retaliate."""
    if s.strength > 0:
        say(s, Said.STRENGTH_LOST, s.strength)
    s.strength = 0
    s.stage = Stage.RETALIATION
    let_happen(box, s, Timing.RETALIATION)


@follows(Rule.RETALIATION_EFFECTS, Rule.RETALIATION_TOGETHER)
def end_retaliation(s: State) -> None:
    """After the RETALIATION effects all enemies of the mission are discarded together."""
    for foe in range(FOES):
        if s.foe_at[foe] == s.mission:
            discard_foe(s, foe)
    s.stage = Stage.OUTCOME
    s.step = Step.CIVILIAN_LOSSES
