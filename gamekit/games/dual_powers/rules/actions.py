"""Phase 3: the actions of order cards. Recruit, or the card's own: move, double move, recover."""

from ....engine.layout import NONE, say
from ....engine.rulebook import follows
from .rulebook import Rule, Said
from .table import (
    FIRST_LEADER, FIRST_NEUTRAL, REGIONS, UNITS, Action, Box, Place, Side, State, Step, controls, tokens_in_play,
)
from .turn import finish_action


@follows(Rule.ONE_ACTION_OF_THE_CARD)
def order_action_refused(box: Box, s: State, action: int) -> int:
    """Recruiting or the action on the card, if it can be done at all."""
    if action == Action.RECRUIT:
        return recruiting_refused(box, s, box.recruit[s.card])
    if action != box.action[s.card]:
        return Rule.ONE_ACTION_OF_THE_CARD
    return recovering_refused(box, s) if action == Action.RECOVER else moving_refused(box, s)


def order_action(box: Box, s: State, action: int) -> None:
    if action == Action.RECRUIT:
        s.bars_left = box.recruit[s.card]
        s.step = Step.RECRUIT_UNIT
    elif action == Action.RECOVER:
        s.step = Step.RECOVER_TOKEN
    else:
        begin_move(s, 2 if action == Action.DOUBLE_MOVE else 1)


@follows(Rule.ACTION_IS_OPTIONAL)
def decline_action(box: Box, s: State) -> None:
    say(s, Said.ACTION_DECLINED, s.seat)
    finish_action(box, s)


# Recruit

@follows(Rule.RECRUIT_FROM_RESERVE, Rule.RECRUIT_WITHIN_BARS)
def recruit_refused(box: Box, s: State, token: int) -> int:
    """Units of the own reserve whose bars, together, are within the card's recruit value."""
    if token // UNITS != s.seat or s.token_at[token] != Place.RESERVE:
        return Rule.RECRUIT_FROM_RESERVE
    if box.bars[token] > s.bars_left:
        return Rule.RECRUIT_WITHIN_BARS
    return Rule.ALLOWED


def recruiting_refused(box: Box, s: State, bars: int) -> int:
    """Whether no unit of the reserve fits."""
    for token in range(s.seat * UNITS, s.seat * UNITS + UNITS):
        if s.token_at[token] == Place.RESERVE and box.bars[token] <= bars:
            return Rule.ALLOWED
    return Rule.RECRUIT_WITHIN_BARS


@follows(Rule.RECRUIT_INTO_REGION)
def recruit_unit(box: Box, s: State, token: int) -> None:
    """The unit enters the card's region, ready. More may follow while bars are left."""
    region = box.target[s.card]
    enter(s, token, region)
    say(s, Said.UNIT_RECRUITED, s.seat, token, region)
    s.begun = 1
    s.bars_left -= box.bars[token]
    if recruiting_refused(box, s, s.bars_left) != Rule.ALLOWED:
        finish_action(box, s)


@follows(Rule.ACTION_IS_OPTIONAL)
def stop_recruiting_refused(box: Box, s: State) -> int:
    """Recruiting nobody is declining the action, and that was offered before."""
    return Rule.ALLOWED if s.begun == 1 else Rule.ACTION_IS_OPTIONAL


def enter(s: State, token: int, region: int) -> None:
    s.token_at[token] = region
    s.exhausted[token] = 0


# Move and double move

def begin_move(s: State, steps: int) -> None:
    s.steps_left = steps
    s.step = Step.MOVE_TOKEN


@follows(Rule.MOVE_CONTROLLED)
def move_token_refused(box: Box, s: State, token: int) -> int:
    """A token the player controls, ready or exhausted, that has an open road."""
    if s.token_at[token] >= REGIONS:
        return Rule.MOVE_CONTROLLED
    if not controls(s, s.seat, token):
        return control_refused(s, token, Rule.MOVE_CONTROLLED)
    for region in range(REGIONS):
        if road_refused(box, s, s.token_at[token], region) == Rule.ALLOWED:
            return Rule.ALLOWED
    return Rule.MOVE_NOT_THROUGH_BLOCKADE


@follows(Rule.NEUTRALS_MOVE_ALONE, Rule.NEUTRALS_STAY_ALONE)
def control_refused(s: State, token: int, rule: int) -> int:
    """Why a token is not controlled: it is a lone neutral one, which the switch keeps where it is, or by the rule."""
    if s.owner[token] == Side.NEUTRAL and s.will == s.seat:
        return Rule.NEUTRALS_STAY_ALONE
    return rule


def moving_refused(box: Box, s: State) -> int:
    for token in range(tokens_in_play(s)):
        if move_token_refused(box, s, token) == Rule.ALLOWED:
            return Rule.ALLOWED
    return Rule.MOVE_CONTROLLED


def move_token(box: Box, s: State, token: int) -> None:
    s.token = token
    s.step = Step.MOVE_TO


@follows(Rule.MOVE_TO_NEIGHBOUR, Rule.MOVE_NOT_THROUGH_BLOCKADE)
def road_refused(box: Box, s: State, here: int, region: int) -> int:
    """A token moves to a neighbouring region over an open connection."""
    road = box.road[here][region]
    if road == NONE:
        return Rule.MOVE_TO_NEIGHBOUR
    if road == s.blockade:
        return Rule.MOVE_NOT_THROUGH_BLOCKADE
    return Rule.ALLOWED


def move_to_refused(box: Box, s: State, region: int) -> int:
    return road_refused(box, s, s.token_at[s.token], region)


@follows(Rule.MOVE_TO_NEIGHBOUR, Rule.DOUBLE_MOVE)
def move_to(box: Box, s: State, region: int) -> None:
    say(s, Said.TOKEN_MOVED, s.seat, s.token, s.token_at[s.token], region)
    s.token_at[s.token] = region
    s.begun = 1
    s.steps_left -= 1
    if s.steps_left == 0:
        finish_action(box, s)


@follows(Rule.DOUBLE_MOVE, Rule.ACTION_IS_OPTIONAL)
def stop_moving_refused(box: Box, s: State) -> int:
    """Only the second step of a double move may be left out."""
    return Rule.ALLOWED if s.begun == 1 else Rule.ACTION_IS_OPTIONAL


# Recover

@follows(Rule.RECOVER_EXHAUSTED)
def recover_refused(box: Box, s: State, token: int) -> int:
    """An exhausted token on the map that the player controls."""
    if s.token_at[token] >= REGIONS or s.exhausted[token] == 0:
        return Rule.RECOVER_EXHAUSTED
    if not controls(s, s.seat, token):
        return control_refused(s, token, Rule.RECOVER_EXHAUSTED)
    return Rule.ALLOWED


def recovering_refused(box: Box, s: State) -> int:
    for token in range(tokens_in_play(s)):
        if recover_refused(box, s, token) == Rule.ALLOWED:
            return Rule.ALLOWED
    return Rule.RECOVER_EXHAUSTED


@follows(Rule.RECOVER_EXHAUSTED)
def recover_token(box: Box, s: State, token: int) -> None:
    s.exhausted[token] = 0
    say(s, Said.TOKEN_RECOVERED, s.seat, token, s.token_at[token])
    finish_action(box, s)


# Units that are alike

def first_alike(box: Box, s: State, token: int) -> int:
    """The first unit of the same colour with the same numbers, place and side: moving either is the same."""
    if token >= FIRST_LEADER:
        return token
    first = FIRST_NEUTRAL if token >= FIRST_NEUTRAL else token // UNITS * UNITS
    for twin in range(first, token):
        if (
            s.token_at[twin] == s.token_at[token]
            and s.exhausted[twin] == s.exhausted[token]
            and box.bars[twin] == box.bars[token]
            and box.ready[twin] == box.ready[token]
            and box.exhausted[twin] == box.exhausted[token]
        ):
            return twin
    return token
