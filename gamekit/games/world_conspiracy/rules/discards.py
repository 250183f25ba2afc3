"""Discarding cards of one's own area, for a stage of Anti-terror or a covert operation.

A payment is chosen card by card. What alliances give for discarded cards comes when it is complete.
"""

from ....engine.layout import NONE, say
from ....engine.rulebook import follows
from ...secret_power.rules.effects import same_object
from ...secret_power.rules.owning import discard as base_discard
from ...secret_power.rules.owning import move_secondary, take_secondary
from ...secret_power.rules.projects import enter_stage as base_enter_stage
from ...secret_power.rules.table import (
    CLAUSES, FIRST_WAR, OBJECTS, SECONDARIES, Group, Place, Secondary, area, attached, concluded, has_circle,
)
from ...secret_power.rules.table import Step as BaseStep
from .rulebook import Rule, Said
from .table import (
    ALLIANCES, FIRST_COVERT, FIRST_PERMANENT, OPERATIONS, Box, Effect, Holder, State, Step,
)

FIRST_SECONDARY = OBJECTS                           # assets are objects, secondary objects by kind, operation tokens
FIRST_TOKEN = FIRST_SECONDARY + SECONDARIES


# What there is to discard

@follows(Rule.DISCARD_TOKENS_COUNT, Rule.DISCARD_NOT_ALLIANCES, Rule.DISCARD_NOT_PROFESSIONALS)
def discardable(s: State, seat: int) -> int:
    """How many cards a seat could discard: objects, secondary objects and tokens, but never alliances or hands."""
    found = s.place_size[area(seat)]
    for card in range(FIRST_WAR):
        if s.object_at[card] == area(seat) and has_circle(s, card):
            found += 1
    for kind in range(SECONDARIES):
        found += s.secondary[seat][kind]
    for operation in range(OPERATIONS):
        if s.operation_of[operation] == seat:
            found += 1
    return found


@follows(
    Rule.DISCARD_FROM_OWN_AREA, Rule.DISCARD_NOT_FROM_ZONE, Rule.DISCARD_TOKENS_COUNT, Rule.COVERT_NOT_OWN_TOKEN,
    Rule.COVERT_PREREQUISITE_MAY_PAY,
)
def asset_refused(box: Box, s: State, asset: int) -> int:
    if asset < FIRST_SECONDARY:
        return object_refused(s, asset)
    if asset < FIRST_TOKEN:
        return Rule.ALLOWED if s.secondary[s.seat][asset - FIRST_SECONDARY] > 0 else Rule.DISCARD_FROM_OWN_AREA
    token = asset - FIRST_TOKEN
    if token == s.running:
        return Rule.COVERT_NOT_OWN_TOKEN
    return Rule.ALLOWED if s.operation_of[token] == s.seat else Rule.DISCARD_FROM_OWN_AREA


@follows(Rule.DISCARD_HOST_AND_CIRCLE)
def object_refused(s: State, card: int) -> int:
    """An attached circle goes with its host, not by itself."""
    place = s.object_at[card]
    if place == area(s.seat):
        return Rule.ALLOWED
    if place == Place.ROW:
        return Rule.DISCARD_NOT_FROM_ZONE
    mine = attached(0) <= place < attached(OBJECTS) and s.object_at[place - Place.ATTACHED] == area(s.seat)
    return Rule.DISCARD_HOST_AND_CIRCLE if mine else Rule.DISCARD_FROM_OWN_AREA


def same_asset(box: Box, s: State, asset: int) -> int:
    """Objects that are alike, and tokens of one stack."""
    if asset < FIRST_SECONDARY:
        return same_object(box, s, asset)
    token = asset - FIRST_TOKEN
    if token >= FIRST_COVERT and token != s.running:
        for twin in range(FIRST_COVERT, token):
            alike = box.operation_stack[twin] == box.operation_stack[token] and twin != s.running
            if alike and s.operation_of[twin] == s.operation_of[token]:
                return FIRST_TOKEN + twin
    return asset


# Discarding

def begin_discards(s: State, number: int) -> None:
    s.discards = number
    s.step = Step.DISCARD_ASSET


@follows(Rule.COVERT_DISCARD, Rule.ANTITERROR_DISCARD, Rule.DISCARD_CHOSEN_FIRST)
def discard_asset(box: Box, s: State, asset: int) -> None:
    """One card, or a host and its circle. What is discarded too much is lost."""
    paid = cards_in(s, asset)
    discard_one(box, s, asset)
    s.discards = max(0, s.discards - paid)
    if s.discards == 0:
        end_payment(box, s)


def discard_one(box: Box, s: State, asset: int) -> None:
    if asset < FIRST_SECONDARY:
        discard(box, s, s.seat, asset)
    elif asset < FIRST_TOKEN:
        discard_secondary(s, asset - FIRST_SECONDARY)
    else:
        discard_token(s, asset - FIRST_TOKEN)


@follows(Rule.DISCARD_HOST_AND_CIRCLE)
def cards_in(s: State, asset: int) -> int:
    """A host with its circle counts as two cards."""
    return 2 if asset < FIRST_WAR and has_circle(s, asset) else 1


def discard_secondary(s: State, kind: int) -> None:
    """It returns to the supply."""
    move_secondary(s, s.seat, kind, -1)
    s.supply[kind] += 1
    say(s, Said.SECONDARY_DISCARDED, s.seat, kind)


@follows(Rule.DISCARD_TOKENS_REMOVED)
def discard_token(s: State, token: int) -> None:
    s.operation_of[token] = Holder.OUT
    say(s, Said.TOKEN_DISCARDED, s.seat, token)


@follows(Rule.DISCARD_PIECES_TO_RESERVE, Rule.COUNTERTERROR_TRADE, Rule.COUNTERTERROR_NOT_SECONDARY)
def discard(box: Box, s: State, seat: int, card: int) -> None:
    """Some alliances give another card for it, whatever it was discarded for."""
    group = box.group[box.type[card]]
    if group < Group.POWER:
        s.trades[group] += trades_of(box, s, seat, group)
    base_discard(box, s, seat, card)


@follows(Rule.COUNTERTERROR_OWN_GROUP)
def trades_of(box: Box, s: State, seat: int, group: int) -> int:
    """How many concluded alliances of a seat give something for a card of a group."""
    found = 0
    for alliance in range(ALLIANCES):
        if s.alliance_at[alliance] == concluded(seat):
            for clause in range(CLAUSES):
                deed = FIRST_PERMANENT + alliance
                if box.effect[deed][clause] == Effect.TRADE and box.what[deed][clause] == group:
                    found += 1
    return found


# When all is paid

@follows(Rule.DISCARD_CHOSEN_FIRST)
def end_payment(box: Box, s: State) -> None:
    """First what alliances give; then the stage is entered, or the turn ends."""
    if s.project != NONE:
        enter_stage(box, s)
    elif traded(s) != NONE:
        s.step = Step.TRADE
    else:
        end_covert(box, s)


def end_covert(box: Box, s: State) -> None:
    """The operation is complete."""
    s.running = NONE
    s.step = BaseStep.END_TURN


def enter_stage(box: Box, s: State) -> None:
    """Cards may have been discarded for Secret Power, too."""
    if traded(s) != NONE:
        s.step = Step.TRADE
    else:
        base_enter_stage(box, s)


@follows(Rule.COUNTERTERROR_TRADE)
def traded(s: State) -> int:
    """The group of a discarded card for which something can be taken, or NONE. What the supply lacks is forgotten."""
    for group in range(Group.POWER):
        if s.trades[group] > 0:
            for kind in range(Group.POWER):
                if kind != group and s.supply[kind] > 0:
                    return group
            s.trades[group] = 0
    return NONE


@follows(Rule.COUNTERTERROR_TRADE)
def trade_refused(box: Box, s: State, kind: int) -> int:
    """A secondary object of the other two groups."""
    if kind == Secondary.SUPREME or kind == traded(s) or s.supply[kind] == 0:
        return Rule.COUNTERTERROR_TRADE
    return Rule.ALLOWED


def trade(box: Box, s: State, kind: int) -> None:
    s.trades[traded(s)] -= 1
    take_secondary(s, s.seat, kind)
    end_payment(box, s)


def trade_nothing(box: Box, s: State) -> None:
    s.trades[traded(s)] -= 1
    end_payment(box, s)


JOINTS = {base_discard: discard, base_enter_stage: enter_stage}
