"""Trends: one is in force at a time. Whoever meets its condition may have its effect; it can be captured for points."""

from ....engine.dice import below
from ....engine.effects import ask_seat, go_on, settle, start
from ....engine.layout import NONE, say
from ....engine.rulebook import follows
from ...secret_power.rules.alliances import draw_alliance
from ...secret_power.rules.capture import capture as base_capture
from ...secret_power.rules.capture import is_asked_on as base_is_asked_on
from ...secret_power.rules.capture import new_row as base_new_row
from ...secret_power.rules.circles import attach as base_attach
from ...secret_power.rules.circles import attaching_refused, offer_circle
from ...secret_power.rules.effects import carry_on as base_carry_on
from ...secret_power.rules.effects import choose_secondary
from ...secret_power.rules.infiltration import intercept as base_intercept
from ...secret_power.rules.operations import run as base_run
from ...secret_power.rules.owning import hand_over as base_hand_over
from ...secret_power.rules.owning import move_secondary as base_move_secondary
from ...secret_power.rules.owning import receive as base_receive
from ...secret_power.rules.quantities import quantity
from ...secret_power.rules.rulebook import Rule as BaseRule
from ...secret_power.rules.scoring import circle_points as base_circle_points
from ...secret_power.rules.scoring import points_of as base_points_of
from ...secret_power.rules.setup import clear_seat as base_clear_seat
from ...secret_power.rules.setup import deal as base_deal
from ...secret_power.rules.setup import sort_decks as base_sort_decks
from ...secret_power.rules.table import CLAUSES, Group, Secondary, hand, has_circle, is_circle, operations_of
from ...secret_power.rules.table import Effect as BaseEffect
from ...secret_power.rules.table import Step as BaseStep
from ...secret_power.rules.turn import action_refused as base_action_refused
from ...secret_power.rules.turn import choose_action as base_choose_action
from ...secret_power.rules.turn import end_turn as base_end_turn
from ...secret_power.rules.turn import passing_refused as base_passing_refused
from .rulebook import Rule, Said
from .table import (
    FIRST_TREND, TREND_POINTS, TREND_PRICE, Action, Box, Current, Effect, Gain, State, Step, Trend, trends,
)

gather_trends, draw_trend, lay_below, trend_at_top, move_trend = (
    trends.gather, trends.draw, trends.lay_below, trends.first_in, trends.put)


# The stack

@follows(Rule.TREND_TOP_ONLY, Rule.TREND_ALL_CAPTURED)
def trend_in_force(s: State) -> int:
    """The trend on top of the stack, or NONE."""
    return trend_at_top(s, Current.TOP)


def sort_decks(box: Box, s: State) -> None:
    """UFO hysteria is a card of the Reptilians."""
    base_sort_decks(box, s)
    gather_trends(s, Current.STACK if s.trends == 1 else Current.BOX)
    if s.trends == 1 and s.reptilians == 0:
        move_trend(s, Trend.UFO_HYSTERIA, Current.BOX)


def clear_seat(s: State, seat: int) -> None:
    base_clear_seat(s, seat)
    s.trend_due[seat] = 0


def deal(box: Box, s: State) -> None:
    """The stack is shuffled. For UFO hysteria any other trend goes into the box, and everybody sees which."""
    base_deal(box, s)
    if s.trends == 1:
        if s.reptilians == 1:
            removed = below(s, Trend.UFO_HYSTERIA)
            move_trend(s, removed, Current.BOX)
            say(s, Said.TREND_REMOVED, removed)
        open_trend(s)


@follows(Rule.TREND_STACK_NOT_SEARCHED)
def open_trend(s: State) -> None:
    """The next one comes to light. Nobody knows the order before: only what went to the bottom comes in its turn."""
    trend = draw_trend(s, Current.STACK, Current.TOP)
    if trend != NONE:
        say(s, Said.TREND_OPENS, trend)


@follows(Rule.TREND_ROTATES)
def rotate(s: State) -> None:
    """The trend goes to the bottom. The only one that is left stays."""
    trend = trend_in_force(s)
    if trend != NONE and s.current_size[Current.STACK] > 0:
        lay_below(s, trend, Current.STACK)
        open_trend(s)


@follows(Rule.TREND_ROTATES)
def new_row(box: Box, s: State) -> None:
    """That is the last thing of the alliance phase."""
    rotate(s)
    base_new_row(box, s)


# Conditions

@follows(Rule.TREND_ALL_PHASES, Rule.TREND_TOP_ONLY)
def meet(s: State, seat: int, trend: int) -> None:
    """A seat meets the condition of a trend. If that is in force, its effect is due."""
    if s.trends == 1 and trend_in_force(s) == trend:
        s.trend_due[seat] += 1


@follows(Rule.TREND_EVEN)
def meet_even(s: State, seat: int, trend: int, number: int) -> None:
    """The same with each second card: what counts is how many the seat has now."""
    if number % 2 == 0:
        meet(s, seat, trend)


def receive(box: Box, s: State, seat: int, card: int) -> None:
    """The first three trends are about cards of the groups with their numbers, another about inner circles."""
    base_receive(box, s, seat, card)
    group = box.group[box.type[card]]
    if group < Group.POWER:
        meet_even(s, seat, group, counted_cards(s, seat, group))
    elif is_circle(box, card):
        meet(s, seat, Trend.NONCONFORMISM)


def hand_over(box: Box, s: State, giver: int, seat: int, card: int) -> None:
    """Who gets an object with an inner circle gets the circle."""
    base_hand_over(box, s, giver, seat, card)
    if has_circle(s, card):
        meet(s, seat, Trend.NONCONFORMISM)


@follows(Rule.TREND_EVEN, Rule.TREND_SECONDARY_COUNTS)
def counted_cards(s: State, seat: int, group: int) -> int:
    """How many cards of a group a seat has: with secondary ones, unless the switch says otherwise."""
    return s.groups[seat][group] - (0 if s.even_secondary == 1 else s.secondary[seat][group])


@follows(Rule.TREND_SECONDARY_COUNTS)
def move_secondary(s: State, seat: int, kind: int, times: int) -> None:
    base_move_secondary(s, seat, kind, times)
    if times > 0 and kind < Secondary.SUPREME and s.even_secondary == 1:
        meet_even(s, seat, kind, s.groups[seat][kind])


def attach(box: Box, s: State, host: int) -> None:
    """Before the final count nothing is recruited any more."""
    ends = s.then == BaseStep.LAST_CIRCLES
    base_attach(box, s, host)
    if not ends:
        meet(s, s.turn, Trend.NONCONFORMISM)


def run(box: Box, s: State, operation: int) -> None:
    """An operation for which cards are discarded is not complete yet."""
    base_run(box, s, operation)
    if box.operation_discards[operation] == 0:
        meet_even(s, s.seat, Trend.MILITARISM, operations_of(s, s.seat))


def intercept(s: State, rival: int, card: int, number: int) -> None:
    base_intercept(s, rival, card, number)
    meet(s, s.seat, Trend.RADICALISM)


# Effects: they come before the game goes on, one after another

def carry_on(box: Box, s: State) -> None:
    seat = next_due(box, s) if s.trends == 1 and s.deed < FIRST_TREND else NONE
    if seat == NONE:
        base_carry_on(box, s)
    else:
        ask_seat(s, seat, Step.FOLLOW_TREND, 1)


def next_due(box: Box, s: State) -> int:
    """Whose effect is due, or NONE. What could bring nothing is not asked."""
    for seat in range(s.players):
        if s.trend_due[seat] > 0:
            if can_bring(box, s, seat):
                return seat
            s.trend_due[seat] = 0
    return NONE


@follows(Rule.TREND_SUPPLY_EMPTY)
def can_bring(box: Box, s: State, seat: int) -> bool:
    """Whether the trend in force can bring a seat anything now."""
    deed = FIRST_TREND + trend_in_force(s)
    word = box.effect[deed][0]
    if word == BaseEffect.SECONDARY_BESIDES:
        return is_in_supply(s, box.what[deed][0])
    if word == BaseEffect.CONCLUDE_FREELY:
        return s.pact_size[hand(seat)] > 0
    return s.reserve[seat] > 0 or s.professionals == 1 if word == BaseEffect.RECRUIT else True


def is_in_supply(s: State, besides: int) -> bool:
    """Whether there is a secondary object of another group."""
    for kind in range(Secondary.SUPREME):
        if kind != besides and s.supply[kind] > 0:
            return True
    return False


@follows(Rule.TREND_ALL_PHASES, Rule.TREND_MAY)
def is_asked_on(box: Box, s: State, card: int) -> bool:
    """What a capture brings comes at once: before a host is asked for, and before the next capture."""
    if s.trend_due[s.seat] == 0:
        return base_is_asked_on(box, s, card)
    if is_circle(box, card) and attaching_refused(box, s, s.seat) == BaseRule.ALLOWED:
        s.chosen = card
    settle(s, BaseStep.CAPTURE)
    return True


def capture(box: Box, s: State) -> None:
    """A circle that has waited for the trend may be attached now."""
    if s.chosen == NONE:
        base_capture(box, s)
    else:
        offer_circle(s, s.chosen, BaseStep.CAPTURE)


def end_turn(box: Box, s: State) -> None:
    """What an interception or an operation brings comes before recruitments of alliances."""
    if s.trend_due[s.seat] > 0:
        settle(s, BaseStep.END_TURN)
    else:
        base_end_turn(box, s)


@follows(Rule.TREND_TOP_ONLY)
def follow_refused(box: Box, s: State, trend: int) -> int:
    return Rule.ALLOWED if trend == trend_in_force(s) else Rule.TREND_TOP_ONLY


def follow_trend(box: Box, s: State, trend: int) -> None:
    s.trend_due[s.seat] -= 1
    say(s, Said.TREND_FOLLOWED, s.seat, trend)
    start(s, FIRST_TREND + trend, s.seat, NONE)


@follows(Rule.TREND_MAY)
def leave_trend(box: Box, s: State) -> None:
    s.trend_due[s.seat] -= 1
    go_on(s)


# Radicalism

def gain(s: State) -> None:
    ask_seat(s, s.owner, Step.CHOOSE_GAIN, 1)


@follows(Rule.TREND_SUPPLY_EMPTY)
def gain_refused(box: Box, s: State, gained: int) -> int:
    """A secondary object of one of three groups, or an alliance."""
    lacking = gained != Gain.ALLIANCE and s.supply[gained] == 0
    return Rule.TREND_SUPPLY_EMPTY if lacking else Rule.ALLOWED


def choose_gain(box: Box, s: State, gained: int) -> None:
    if gained == Gain.ALLIANCE:
        draw_alliance(s, s.owner)
        go_on(s)
    else:
        choose_secondary(box, s, gained)


# The action

@follows(Rule.TREND_CAPTURE_COST)
def trend_price(box: Box, s: State, seat: int, trend: int) -> int:
    """Ten agents, less one for each card and sign that the trend names. Secondary objects and alliances count."""
    matching: int = quantity(box.trend_first[trend], box, s, seat) + quantity(box.trend_second[trend], box, s, seat)
    return max(0, TREND_PRICE - matching)


@follows(
    Rule.TREND_CAPTURE_TOP, Rule.TREND_NONE_IN_FORCE, Rule.TREND_CAPTURE_COST, Rule.TREND_CAPTURE_NO_SHADOWS,
    Rule.TREND_CAPTURE_NO_WAR,
)
def trend_refused(box: Box, s: State) -> int:
    """Only active agents pay, no shadow agents. Wars change nothing."""
    trend = trend_in_force(s)
    if trend == NONE:
        return Rule.TREND_NONE_IN_FORCE
    return Rule.ALLOWED if trend_price(box, s, s.seat, trend) <= s.active[s.seat] else Rule.TREND_CAPTURE_COST


@follows(Rule.TREND_CAPTURED_STOPS, Rule.TREND_CAPTURE_FREE_STILL_ACTION)
def capture_trend(box: Box, s: State) -> None:
    """Agents go to the reserve. The trend is the player's, and the next one is in force."""
    trend = trend_in_force(s)
    price = trend_price(box, s, s.seat, trend)
    s.active[s.seat] -= price
    s.reserve[s.seat] += price
    move_trend(s, trend, Current.CAPTURED + s.seat)
    say(s, Said.TREND_CAPTURED, s.seat, trend, price)
    open_trend(s)
    s.step = BaseStep.END_TURN


@follows(Rule.TREND_CAPTURE_WITH_CURATOR)
def action_refused(box: Box, s: State, action: int) -> int:
    """With the curator too."""
    return trend_refused(box, s) if action == Action.CAPTURE_TREND else base_action_refused(box, s, action)


def choose_action(box: Box, s: State, action: int) -> None:
    if action == Action.CAPTURE_TREND:
        capture_trend(box, s)
    else:
        base_choose_action(box, s, action)


@follows(Rule.TREND_COMPULSORY)
def passing_refused(box: Box, s: State) -> int:
    refused: int = base_passing_refused(box, s)
    if refused == BaseRule.ALLOWED and s.trend_duty == 1 and trend_refused(box, s) == Rule.ALLOWED:
        return Rule.TREND_COMPULSORY
    return refused


# Points

@follows(Rule.TREND_TEN_POINTS)
def circle_points(box: Box, s: State, seat: int) -> int:
    """The row of the score pad that has what modules bring."""
    return base_circle_points(box, s, seat) + TREND_POINTS * s.current_size[Current.CAPTURED + seat]


@follows(Rule.DEVELOPMENT_FUND)
def points_of(box: Box, s: State, seat: int, deed: int) -> int:
    """So many points for each captured trend, and each of what the effect counts."""
    found = base_points_of(box, s, seat, deed)
    for clause in range(CLAUSES):
        if box.effect[deed][clause] == Effect.POINTS_PER_TREND:
            each = box.amount[deed][clause] * s.current_size[Current.CAPTURED + seat]
            found += each * quantity(box.what[deed][clause], box, s, seat)
    return found


JOINTS = {
    base_sort_decks: sort_decks, base_clear_seat: clear_seat, base_deal: deal, base_new_row: new_row,
    base_receive: receive, base_hand_over: hand_over, base_move_secondary: move_secondary, base_attach: attach,
    base_run: run, base_intercept: intercept, base_carry_on: carry_on, base_is_asked_on: is_asked_on,
    base_capture: capture, base_end_turn: end_turn,
    base_action_refused: action_refused, base_choose_action: choose_action, base_passing_refused: passing_refused,
    base_circle_points: circle_points, base_points_of: points_of,
}
