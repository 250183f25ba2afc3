"""Alliances: drawing them, concluding them, the alliance phase."""

from ....engine.effects import settle, start
from ....engine.layout import NONE, say, say_to
from ....engine.rulebook import follows
from .owning import count_alliance, take_secondary
from .quantities import unmet
from .rulebook import Rule, Said
from .table import (
    ALLIANCES, HAND_LIMIT, SEATS, Box, Pact, State, Step, alliances, concluded, file, hand, next_seat,
)

draw_card = alliances.draw


# The deck

@follows(Rule.HAND_HIDDEN_COUNT_OPEN)
def draw_alliance(s: State, seat: int) -> None:
    """A card for the hand, if there is any."""
    if s.pact_size[Pact.DECK] == 0:
        refill(s)
    card = draw_card(s, Pact.DECK, hand(seat))
    if card != NONE:
        s.drawn[seat] = 1
        say(s, Said.ALLIANCE_DRAWN, seat)
        say_to(s, seat, Said.ALLIANCE_DRAWN_BY_YOU, card)


@follows(Rule.ALLIANCE_DECK_EMPTY)
def refill(s: State) -> None:
    """What was discarded becomes the deck. Who discarded a card knows that it is there."""
    before = s.pact_size[Pact.DECK]
    for alliance in range(ALLIANCES):
        s.known_by[alliance] = discarded_by(s, alliance)
        if s.known_by[alliance] > 0:
            file(s, alliance, Pact.DECK)
    for seat in range(SEATS):
        s.drawn[seat] = 0
    if s.pact_size[Pact.DECK] > before:
        say(s, Said.ALLIANCES_RESHUFFLED, s.pact_size[Pact.DECK])


def discarded_by(s: State, alliance: int) -> int:
    """1 + who discarded a card face down; 0 if it lies elsewhere."""
    place = s.alliance_at[alliance]
    return 1 + place - Pact.DISCARD if Pact.DISCARD <= place < Pact.UNSEEN else 0


def is_in_game(s: State, alliance: int) -> bool:
    """Whether an alliance was in the deck: all were."""
    return True


# Concluding

@follows(Rule.ALLIANCE_FROM_HAND)
def hand_refused(box: Box, s: State, alliance: int) -> int:
    """Whether a card is in the hand. Nothing else is asked where requirements do not matter."""
    return Rule.ALLOWED if s.alliance_at[alliance] == hand(s.seat) else Rule.ALLIANCE_FROM_HAND


@follows(Rule.ALLIANCE_REQUIREMENTS, Rule.ALLIANCE_MUST_NOT_HAVE, Rule.ALLIANCE_NOTHING_SPENT)
def conclude_refused(box: Box, s: State, alliance: int) -> int:
    if s.alliance_at[alliance] != hand(s.seat):
        return Rule.ALLIANCE_FROM_HAND
    at = unmet(box.needs[alliance], box, s, s.seat)
    if at == NONE:
        return Rule.ALLOWED
    return Rule.ALLIANCE_MUST_NOT_HAVE if box.needs[alliance][at + 3] == 0 else Rule.ALLIANCE_REQUIREMENTS


@follows(Rule.ALLIANCE_LIES_OPEN, Rule.ALLIANCE_ORDER_INSIDE, Rule.ALLIANCE_SIGN, Rule.ALLIANCE_SECONDARY)
def conclude(box: Box, s: State, seat: int, alliance: int) -> None:
    """The card lies open from now on: its sign counts, its secondary object comes, then its effect happens."""
    file(s, alliance, concluded(seat))
    s.known_by[alliance] = 0
    say(s, Said.ALLIANCE_CONCLUDED, seat, alliance)
    count_alliance(box, s, seat, alliance)
    if box.alliance_secondary[alliance] != NONE:
        take_secondary(s, seat, box.alliance_secondary[alliance])
    begin_instant(box, s, seat, alliance)


@follows(Rule.EFFECT_INSTANT)
def begin_instant(box: Box, s: State, seat: int, alliance: int) -> None:
    if box.effect[alliance][0] != NONE:
        start(s, alliance, seat, NONE)


# The phase

@follows(Rule.ALLIANCE_ORDER)
def begin_alliances(s: State) -> None:
    """From the curator's holder on, everybody may conclude an alliance."""
    s.seat = s.curator
    ask_to_conclude(s)


@follows(Rule.ALLIANCE_ONE_PER_PHASE)
def ask_to_conclude(s: State) -> None:
    """Who has no card is not asked; whether a card could be concluded is nobody else's business."""
    s.step = Step.CONCLUDE if s.pact_size[hand(s.seat)] > 0 else Step.NEXT_ALLIANCE


@follows(Rule.ALLIANCE_ONE_PER_PHASE)
def conclude_in_phase(box: Box, s: State, alliance: int) -> None:
    settle(s, Step.NEXT_ALLIANCE)
    conclude(box, s, s.seat, alliance)


@follows(Rule.ALLIANCE_OPTIONAL)
def conclude_nothing(box: Box, s: State) -> None:
    s.step = Step.NEXT_ALLIANCE


def next_alliance(box: Box, s: State) -> None:
    s.seat = next_seat(s, s.seat)
    if s.seat == s.curator:
        s.step = Step.CUT_HANDS
    else:
        ask_to_conclude(s)


@follows(Rule.HAND_LIMIT_SIX, Rule.HAND_LIMIT_NOT_CONCLUDED)
def cut_hands(box: Box, s: State) -> None:
    """Hands are cut to six cards, from the curator's holder on."""
    seat = s.curator
    for _ in range(s.players):
        if s.pact_size[hand(seat)] > HAND_LIMIT:
            s.seat = seat
            s.step = Step.DISCARD_ALLIANCE
            return
        seat = next_seat(s, seat)
    s.step = Step.NEW_ROW


@follows(Rule.HAND_LIMIT_OWN_CHOICE)
def discard_alliance(box: Box, s: State, alliance: int) -> None:
    file(s, alliance, Pact.DISCARD + s.seat)
    say(s, Said.ALLIANCE_DISCARDED, s.seat)
    say_to(s, s.seat, Said.ALLIANCE_DISCARDED_BY_YOU, alliance)
    s.step = Step.CUT_HANDS
