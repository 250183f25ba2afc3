"""Phase 1, and how maquis are played in both phases: the card, its role, its action; then the mission."""

from ....engine.layout import NONE, say
from ....engine.rulebook import follows
from .decks import turn_up_all
from .deeds import begin_action, go_on_with_the_stage, let_happen, whole_refused
from .effects import fits_phase
from .rulebook import Rule, Said
from .strength import mission_rule
from .table import (
    Box, Effect, Pile, Role, Stage, Standing, State, Step, Timing, is_spy, put, side_in_play,
)


# 1A and 2B: play a maquis

@follows(Rule.PLAY_FROM_HAND, Rule.SPIES_NOT_PLAYED)
def play_refused(box: Box, s: State, agent: int) -> int:
    """A maquis of the hand."""
    if s.agent_at[agent] != Pile.HAND:
        return Rule.PLAY_FROM_HAND
    return Rule.SPIES_NOT_PLAYED if is_spy(agent) else Rule.ALLOWED


def play_maquis(box: Box, s: State, agent: int) -> None:
    s.actor = agent
    s.step = Step.CHOOSE_ROLE


@follows(Rule.PREPARATION_ANY_NUMBER, Rule.MISSION_EVERY_ROUND)
def end_preparation(box: Box, s: State) -> None:
    """The rest of the hand is played in the attack."""
    s.step = Step.CHOOSE_MISSION


@follows(Rule.REVEAL_LIMIT_IN_ATTACK, Rule.REVEAL_LIMIT_FORCES_HIDDEN)
def role_refused(box: Box, s: State, role: int) -> int:
    """Either role, unless the mission limits how many are revealed in the attack phase."""
    limit = mission_rule(box, s, Effect.LIMIT_REVEALED)
    if role == Role.REVEALED and limit != NONE and s.revealed_now >= limit:
        return Rule.REVEAL_LIMIT_IN_ATTACK
    return Rule.ALLOWED


@follows(Rule.ROLE_IS_FINAL, Rule.ACTION_IN_ITS_PHASE, Rule.ACTION_WHEN_PLAYED)
def choose_role(box: Box, s: State, role: int) -> None:
    """The card lies hidden or revealed until the round ends. Its action is offered now or never."""
    put(s, s.actor, Pile.REVEALED if role == Role.REVEALED else Pile.HIDDEN)
    if role == Role.REVEALED:
        s.revealed_in[s.actor] = s.round
    else:
        s.hidden_in[s.actor] = s.round
    if role == Role.REVEALED and s.stage == Stage.ATTACK:
        s.revealed_now += 1
    say(s, Said.MAQUIS_PLAYED, s.actor, role)
    if fits_phase(box, s, side_in_play(s, s.actor)):
        s.step = Step.USE_ACTION
    else:
        go_on_with_the_stage(s)


@follows(Rule.ACTION_WHOLE)
def action_refused(box: Box, s: State, answer: int) -> int:
    """An action is done whole or not at all: every word of it must be possible."""
    refused: int = whole_refused(box, s, side_in_play(s, s.actor))
    return refused


def use_action(box: Box, s: State, answer: int) -> None:
    say(s, Said.ACTION_USED, s.actor)
    begin_action(s, side_in_play(s, s.actor))


@follows(Rule.ACTION_OPTIONAL)
def skip_action(box: Box, s: State) -> None:
    go_on_with_the_stage(s)


# 1B: choose a mission

@follows(Rule.CHOOSE_AVAILABLE_MISSION, Rule.ANY_MISSION)
def mission_refused(box: Box, s: State, mission: int) -> int:
    if s.mission_at[mission] != Standing.AVAILABLE:
        return Rule.CHOOSE_AVAILABLE_MISSION
    return Rule.ALLOWED


@follows(Rule.GARRISON_TURNED_UP, Rule.DEFENCE_EFFECTS, Rule.DEFENCE_BEFORE_CHOICES)
def choose_mission(box: Box, s: State, mission: int) -> None:
    """Its face-down enemies are turned up, and the attack begins with the DEFENCE effects."""
    s.mission = mission
    say(s, Said.MISSION_CHOSEN, mission)
    turn_up_all(s, mission)
    s.stage = Stage.DEFENCE
    let_happen(box, s, Timing.DEFENCE)
