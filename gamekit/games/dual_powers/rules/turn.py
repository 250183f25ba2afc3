"""Phase 3: a turn. Play a card, move the date; the action and the bonus action follow in their own files."""

from ....engine.layout import NONE, say
from ....engine.rulebook import follows
from .rulebook import Rule, Said
from .table import (
    LAST_DAY, LAST_MONTH, ORDERS, RED_TROTSKY, REGIONS, TROTSKY, TURNS, Box, Event, Mode, Phase, Place, State, Step,
    hand, is_opposition, other, played, put,
)


@follows(Rule.PLAY_FROM_HAND)
def play_refused(box: Box, s: State, card: int) -> int:
    if s.card_at[card] != hand(s.seat):
        return Rule.PLAY_FROM_HAND
    return Rule.ALLOWED


@follows(Rule.PLAY_FROM_HAND)
def play_card(box: Box, s: State, card: int) -> None:
    """A card face up, then the date, then the card's action."""
    say(s, Said.CARD_PLAYED, s.seat, card)
    s.card = card
    s.leader_placed = s.special_used = 0
    put(s, card, played(s.seat))
    move_date(box, s, box.days[card])
    s.step = Step.ORDER_ACTION if card < ORDERS else Step.LEADER_ACTION


@follows(Rule.DATE_ADVANCES, Rule.DATE_SNAPS_TO_31, Rule.BONUS_ON_15_AND_31, Rule.BONUS_WHERE_MARKER_STOPS)
def move_date(box: Box, s: State, days: int) -> None:
    """The day marker moves on. Where it stops decides about a bonus."""
    day = s.day + days
    if day > LAST_DAY:
        pass_month(box, s)
        return
    say(s, Said.DATE_MOVED, days, day)
    if 29 <= day <= 30:
        day = LAST_DAY
        say(s, Said.DATE_SNAPPED, day)
    s.day = day
    if day == 15 or day == LAST_DAY:
        s.bonus = 1
        say(s, Said.BONUS_EARNED, s.seat, day)


@follows(Rule.DATE_PAST_31, Rule.LAST_MONTH_STAYS, Rule.MONTH_STEP_ORDER)
def pass_month(box: Box, s: State) -> None:
    """Past day 31: day 1 of the next month, the Will changes hands, then the month's event."""
    s.day = 1
    if s.month < LAST_MONTH:
        s.month += 1
        say(s, Said.MONTH_MOVED, s.month)
        take_will(s)
        month_event(box, s)
    else:
        say(s, Said.MONTH_STAYED, s.month)
        if is_opposition(s, s.seat):
            opposition_passes_31(s)


@follows(Rule.MONTH_GIVES_WILL, Rule.WILL_CONTROLS_NEUTRALS)
def take_will(s: State) -> None:
    """Every month that begins gives the Will of the People to the player whose turn it is."""
    if s.will != s.seat:
        s.will = s.seat
        say(s, Said.WILL_TAKEN, s.seat)


@follows(Rule.SOLO_PASS_GIVES_WILL)
def opposition_passes_31(s: State) -> None:
    """The Opposition gets the Will whenever its card passes day 31, even when no month is left."""
    if s.will != s.seat:
        s.will = s.seat
        say(s, Said.OPPOSITION_PASSED_31, s.seat)


def month_event(box: Box, s: State) -> None:
    if box.month_event[s.month] == Event.TROTSKY_RETURNS:
        trotsky_returns(s)
    elif box.month_event[s.month] == Event.TROTSKY_JOINS:
        trotsky_joins(s)


@follows(Rule.TROTSKY_RETURNS, Rule.TROTSKY_ARRIVES_READY)
def trotsky_returns(s: State) -> None:
    """Neutral Trotsky enters the region of unrest, ready."""
    if s.unrest == NONE:
        say(s, Said.TROTSKY_STAYED_AWAY)
        return
    s.token_at[TROTSKY] = s.unrest
    s.exhausted[TROTSKY] = 0
    say(s, Said.TROTSKY_RETURNED, s.unrest)


@follows(Rule.TROTSKY_JOINS)
def trotsky_joins(s: State) -> None:
    """Red Trotsky takes the place of the neutral one, on the same side; or he is lost with him."""
    region = s.token_at[TROTSKY]
    if region < REGIONS:
        s.token_at[RED_TROTSKY] = region
        s.exhausted[RED_TROTSKY] = s.exhausted[TROTSKY]
        say(s, Said.TROTSKY_JOINED, region)
    else:
        s.token_at[RED_TROTSKY] = Place.OUT
        say(s, Said.TROTSKY_LOST)
    s.token_at[TROTSKY] = Place.OUT
    s.exhausted[TROTSKY] = 0


def finish_action(box: Box, s: State) -> None:
    """After an action: the bonus action if one is due, else the turn (or the unrest) is done."""
    s.token = NONE
    s.steps_left = s.bars_left = s.begun = 0
    if s.bonus == 1:
        s.step = Step.BONUS_ACTION
    elif s.phase == Phase.SCORING:
        s.step = Step.REVEAL_OBJECTIVES
    else:
        end_turn(s)


@follows(Rule.FOUR_TURNS_EACH, Rule.SOLO_NINE_TURNS)
def end_turn(s: State) -> None:
    """Players alternate until each has had four turns; the Opposition has one more."""
    s.turn += 1
    s.card = NONE
    s.seat = other(s.seat)
    turns = 2 * TURNS + (1 if s.mode == Mode.SOLO else 0)
    if s.turn == turns:
        s.phase = Phase.SCORING
        s.step = Step.SCORE_UNREST
    elif is_opposition(s, s.seat):
        s.step = Step.OPPOSITION_CARD
    else:
        s.step = Step.PLAY_CARD
