"""Phase 3: the bonus action, earned by the date or taken instead of points for the unrest."""

from ....engine.layout import reveal, say, say_to
from ....engine.rulebook import follows
from .actions import begin_move, enter, moving_refused, recovering_refused, recruiting_refused
from .new_cards import draw_card
from .rulebook import Rule, Said
from .table import UNITS, Action, Box, Mode, Pile, Place, State, Step, hand, objective_card
from .turn import finish_action


@follows(Rule.BONUS_IS_ONE_OF_FOUR)
def bonus_action_refused(box: Box, s: State, action: int) -> int:
    if action == Action.RECRUIT:
        return Rule.BONUS_RECRUIT if recruiting_refused(box, s, 1) != Rule.ALLOWED else Rule.ALLOWED
    if action == Action.MOVE:
        return moving_refused(box, s)
    if action == Action.RECOVER:
        return recovering_refused(box, s)
    if action == Action.DRAW_CARD:
        return Rule.BONUS_CARD if s.pile_size[Pile.DECK] + s.pile_size[Pile.DISCARD] == 0 else Rule.ALLOWED
    if action == Action.ORGANISE and s.mode == Mode.SOLO:
        return Rule.SOLO_ORGANISE if s.objective_known[s.seat] == 1 else Rule.ALLOWED
    return Rule.BONUS_IS_ONE_OF_FOUR


@follows(Rule.BONUS_MOVE, Rule.BONUS_RECOVER)
def bonus_action(box: Box, s: State, action: int) -> None:
    s.bonus = 0
    if action == Action.RECRUIT:
        s.step = Step.BONUS_UNIT
    elif action == Action.MOVE:
        begin_move(s, 1)
    elif action == Action.RECOVER:
        s.step = Step.RECOVER_TOKEN
    elif action == Action.DRAW_CARD:
        bonus_card(box, s)
    else:
        organise(box, s)


@follows(Rule.ACTION_IS_OPTIONAL)
def decline_bonus(box: Box, s: State) -> None:
    s.bonus = 0
    say(s, Said.ACTION_DECLINED, s.seat)
    finish_action(box, s)


@follows(Rule.BONUS_RECRUIT)
def bonus_unit_refused(box: Box, s: State, token: int) -> int:
    """A unit of one bar from the own reserve."""
    if token // UNITS != s.seat or s.token_at[token] != Place.RESERVE:
        return Rule.RECRUIT_FROM_RESERVE
    if box.bars[token] > 1:
        return Rule.BONUS_RECRUIT
    return Rule.ALLOWED


def bonus_unit(box: Box, s: State, token: int) -> None:
    s.token = token
    s.step = Step.BONUS_REGION


def bonus_region_refused(box: Box, s: State, region: int) -> int:
    """Any region will do."""
    return Rule.ALLOWED


@follows(Rule.BONUS_RECRUIT)
def bonus_region(box: Box, s: State, region: int) -> None:
    enter(s, s.token, region)
    say(s, Said.BONUS_UNIT_RECRUITED, s.seat, s.token, region)
    finish_action(box, s)


@follows(Rule.BONUS_CARD)
def bonus_card(box: Box, s: State) -> None:
    say(s, Said.BONUS_CARD_DRAWN, s.seat)
    draw_card(s, hand(s.seat), s.seat)
    finish_action(box, s)


@follows(Rule.SOLO_ORGANISE)
def organise(box: Box, s: State) -> None:
    """The solo player looks at the own objective, and knows it from then on."""
    s.objective_known[s.seat] = 1
    reveal(s)
    say_to(s, s.seat, Said.OBJECTIVE_LOOKED_AT, s.seat, objective_card(s, s.seat))
    finish_action(box, s)
