"""Phase 3: the Empire uses two of its power tokens on the planned cards."""

from ....engine.layout import NONE, reveal, say, say_to
from ....engine.rulebook import follows
from .rulebook import Rule, Said
from .table import (
    ACTIONS, SLOTS, Box, Capture, Face, Pile, Seat, State, Step, Token, Type, in_reach, is_captured, pile_of, put,
)


@follows(Rule.TWO_TOKENS, Rule.TOKEN_FACE_UP)
def token_refused(box: Box, s: State, token: int) -> int:
    """A token that was used is out of reach until all four are. None may be left out."""
    return Rule.TOKEN_FACE_UP if s.token_down[token] == 1 else Rule.ALLOWED


@follows(Rule.TWO_TOKENS)
def choose_token(box: Box, s: State, token: int) -> None:
    s.token_down[token] = 1
    s.actions += 1
    say(s, Said.TOKEN_USED, token)
    if token == Token.SURVEILLANCE:
        s.step = Step.SURVEIL
    elif token == Token.LIQUIDATION:
        s.step = Step.LIQUIDATE
    elif token == Token.DISORIENTATION:
        s.step = Step.DISORIENT
    else:
        s.step = Step.CORDON


@follows(Rule.PLANNED_CARDS_ONLY, Rule.BOTH_ON_ONE_CARD)
def target_refused(box: Box, s: State, slot: int) -> int:
    """Any card that still lies above the marker, also one that the other token was used on."""
    return Rule.PLANNED_CARDS_ONLY if s.planned_face[slot] == Face.EMPTY else Rule.ALLOWED


@follows(Rule.TWO_TOKENS, Rule.NO_CAPTURE_IN_DEFENCE)
def end_action(s: State) -> None:
    """After the second token the operation follows; districts are checked only after that."""
    s.slot = NONE
    if s.actions < ACTIONS:
        s.step = Step.CHOOSE_TOKEN
    else:
        s.seat = Seat.RESISTANCE
        s.slot = next_slot(s)
        s.step = Step.DISTRIBUTE


@follows(Rule.CARDS_REMAIN)
def next_slot(s: State) -> int:
    """The first card that is left above the marker. Two tokens take at most two, so after the defence there is one."""
    for slot in range(SLOTS):
        if s.planned_face[slot] != Face.EMPTY:
            return slot
    return NONE


def leave_slot(s: State, slot: int, pile: int) -> None:
    """A planned card goes elsewhere, as it lies."""
    put(s, s.planned_card[slot], pile)
    s.planned_card[slot] = NONE
    s.planned_face[slot] = Face.EMPTY


# Surveillance

@follows(Rule.SURVEIL_FACE_DOWN)
def surveil_refused(box: Box, s: State, slot: int) -> int:
    if s.planned_face[slot] == Face.UP:
        return Rule.SURVEIL_FACE_DOWN
    return target_refused(box, s, slot)


@follows(Rule.SURVEILLANCE, Rule.SURVEILLED_PROVOCATION)
def surveil(box: Box, s: State, slot: int) -> None:
    """A face-down card is opened. A Provocation is then liquidated at once."""
    card = s.planned_card[slot]
    s.open[card] = 1
    reveal(s)
    if box.type[card] == Type.PROVOCATION:
        say(s, Said.PROVOCATION_SURVEILLED, card)
        leave_slot(s, slot, Pile.LIQUIDATED)
    else:
        s.planned_face[slot] = Face.UP
        say(s, Said.CARD_SURVEILLED, card)
    end_action(s)


# Liquidation

@follows(Rule.LIQUIDATION, Rule.LIQUIDATED_PROVOCATION)
def liquidate(box: Box, s: State, slot: int) -> None:
    """The card goes aside as it lies; only a Provocation is opened."""
    card = s.planned_card[slot]
    if box.type[card] == Type.PROVOCATION:
        s.open[card] = 1
        say(s, Said.PROVOCATION_LIQUIDATED, card)
    elif s.open[card] == 1:
        say(s, Said.CARD_LIQUIDATED, card)
    else:
        say(s, Said.CLOSED_LIQUIDATED, slot)
        say_to(s, Seat.RESISTANCE, Said.CLOSED_LIQUIDATED_OF_YOURS, card)
    reveal(s)       # also a card that stays face down tells something: it is no Provocation
    leave_slot(s, slot, Pile.LIQUIDATED)
    end_action(s)


# Disorientation

@follows(Rule.DISORIENTATION)
def disorient(box: Box, s: State, slot: int) -> None:
    s.slot = slot
    s.step = Step.SEND_CARD


@follows(Rule.SEND_TO_UNCAPTURED, Rule.SEND_ANYWHERE, Rule.CORDON_BINDS_RESISTANCE)
def send_refused(box: Box, s: State, district: int) -> int:
    """Any district that is not captured: marked or not, cordoned or not."""
    return Rule.SEND_TO_UNCAPTURED if is_captured(s, district) else Rule.ALLOWED


@follows(Rule.DISORIENTATION)
def send_card(box: Box, s: State, district: int) -> None:
    card, slot = s.planned_card[s.slot], s.slot
    if s.planned_face[slot] == Face.UP or s.known[card] == 1:
        say(s, Said.CARD_SENT, card, district)
    else:
        say(s, Said.CLOSED_SENT, slot, district)
        say_to(s, Seat.RESISTANCE, Said.CLOSED_SENT_OF_YOURS, card, district)
    place(s, slot, district)
    end_action(s)


def place(s: State, slot: int, district: int) -> None:
    """A planned card comes into a district. With automatic checks everybody notes when."""
    if s.capture == Capture.AUTOMATIC:
        s.came_in[s.planned_card[slot]] = s.round
        s.arrived[district][s.round] += 1
    leave_slot(s, slot, pile_of(district))


# Cordon

@follows(Rule.CORDON, Rule.CORDON_IN_DECISIVE)
def cordon_refused(box: Box, s: State, district: int) -> int:
    """A district under the marker; in the Decisive Operation, which has no marker, any that is not captured."""
    if in_reach(s, district):
        return Rule.ALLOWED
    return Rule.CORDON_IN_DECISIVE if s.decisive == 1 else Rule.CORDON


@follows(Rule.CORDON)
def cordon(box: Box, s: State, district: int) -> None:
    s.cordoned = district
    say(s, Said.DISTRICT_CORDONED, district)
    end_action(s)
