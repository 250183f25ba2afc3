"""Phase 3: leader cards. Recruit the leader and use his special action, in either order."""

from ....engine.layout import reveal, say
from ....engine.rulebook import follows
from .actions import enter
from .rulebook import Rule, Said
from .table import (
    FIRST_LEADER, FIRST_NEUTRAL, Action, Box, Mode, State, Step, leader_token, objective, objective_card,
    controls, other,
)
from .turn import finish_action


@follows(Rule.LEADER_ORDER_IS_FREE, Rule.SPECIAL_OF_THE_CARD, Rule.INSPIRE_CHANGES)
def leader_action_refused(box: Box, s: State, action: int) -> int:
    """Placing the leader and his special action, each once."""
    if action == Action.RECRUIT_LEADER:
        return Rule.LEADER_ORDER_IS_FREE if s.leader_placed == 1 else Rule.ALLOWED
    if action != box.action[s.card]:
        return Rule.SPECIAL_OF_THE_CARD
    if s.special_used == 1:
        return Rule.LEADER_ORDER_IS_FREE
    if action == Action.ESPIONAGE:
        return espionage_refused(s)
    if action == Action.INSPIRE and s.will == s.seat:
        return Rule.INSPIRE_CHANGES
    return Rule.ALLOWED


def leader_action(box: Box, s: State, action: int) -> None:
    if action == Action.RECRUIT_LEADER:
        s.step = Step.PLACE_LEADER
        return
    s.special_used = 1
    if action == Action.PROTEST:
        s.step = Step.PLACE_BLOCKADE
    elif action == Action.ESPIONAGE:
        espionage(box, s)
    else:
        inspire(box, s)


def go_on_with_leader(box: Box, s: State) -> None:
    """Back to the leader card while something of it is left."""
    s.step = Step.LEADER_ACTION
    if s.leader_placed == 1 and s.special_used == 1:
        finish_action(box, s)


def decline_leader_action(box: Box, s: State) -> None:
    """What is left of the card is given up."""
    if s.leader_placed == 1 or s.special_used == 1:
        say(s, Said.LEADER_FINISHED, s.seat)
    else:
        say(s, Said.ACTION_DECLINED, s.seat)
    finish_action(box, s)


# Recruit the leader

def place_leader_refused(box: Box, s: State, region: int) -> int:
    """Any region will do."""
    return Rule.ALLOWED


@follows(Rule.LEADER_ANYWHERE)
def place_leader(box: Box, s: State, region: int) -> None:
    token = leader_token(s.card)
    enter(s, token, region)
    s.leader_placed = 1
    say(s, Said.LEADER_PLACED, s.seat, token, region)
    refresh_neutrals(s, region)
    go_on_with_leader(box, s)


@follows(Rule.LEADER_REFRESHES_NEUTRALS, Rule.REFRESH_NEEDS_WILL)
def refresh_neutrals(s: State, region: int) -> None:
    """Exhausted neutral units that the player controls there are ready again."""
    for token in range(FIRST_NEUTRAL, FIRST_LEADER):
        if s.token_at[token] == region and s.exhausted[token] == 1 and controls(s, s.seat, token):
            s.exhausted[token] = 0
            say(s, Said.NEUTRAL_REFRESHED, token, region)


# Special actions

@follows(Rule.PROTEST_ELSEWHERE)
def place_blockade_refused(box: Box, s: State, connection: int) -> int:
    if connection == s.blockade:
        return Rule.PROTEST_ELSEWHERE
    return Rule.ALLOWED


@follows(Rule.PROTEST)
def place_blockade(box: Box, s: State, connection: int) -> None:
    s.blockade = connection
    say(s, Said.BLOCKADE_MOVED, s.seat, connection)
    go_on_with_leader(box, s)


def connections(box: Box) -> int:
    return box.connections


@follows(Rule.ESPIONAGE_FACE_DOWN, Rule.SOLO_ESPIONAGE)
def espionage_refused(s: State) -> int:
    """There must be a card that lies face down."""
    rival = other(s.seat)
    if s.mode == Mode.SOLO:
        return Rule.SOLO_ESPIONAGE
    if s.pile_size[objective(rival)] == 0 or s.objective_shown[rival] == 1:
        return Rule.ESPIONAGE_FACE_DOWN
    return Rule.ALLOWED


@follows(Rule.ESPIONAGE)
def espionage(box: Box, s: State) -> None:
    """The rival's objective is turned face up."""
    rival = other(s.seat)
    s.objective_shown[rival] = 1
    reveal(s)
    say(s, Said.OBJECTIVE_EXPOSED, s.seat, rival, objective_card(s, rival))
    go_on_with_leader(box, s)


@follows(Rule.INSPIRE)
def inspire(box: Box, s: State) -> None:
    s.will = s.seat
    say(s, Said.PEOPLE_INSPIRED, s.seat)
    go_on_with_leader(box, s)
