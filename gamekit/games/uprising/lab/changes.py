"""Changes of the rules that are worth a question. Their words: `change-…` in `words/*.ftl`."""

from ....engine.changes import Change
from ....engine.layout import NONE, say
from ..rules.defence import next_slot, target_refused
from ..rules.planning import begin_defence, free_slot
from ..rules.rulebook import Rule, Said
from ..rules.table import (
    SLOTS, TOKENS, Box, District, Ending, Face, Mode, Pile, Seat, State, Step, Type, captures, in_reach, put,
)


def plan_in_the_open(box: Box, s: State, card: int) -> None:
    slot = free_slot(s)
    put(s, card, Pile.PLANNED)
    s.planned_card[slot] = card
    if box.type[card] == Type.PROVOCATION:
        s.planned_face[slot] = Face.DOWN
        say(s, Said.CARD_PLANNED_CLOSED)
    else:
        s.open[card] = 1
        s.planned_face[slot] = Face.UP
        say(s, Said.CARD_PLANNED_OPEN, card)
    if s.pile_size[Pile.PLANNED] == SLOTS:
        begin_defence(s)


def surveil_any(box: Box, s: State, slot: int) -> int:
    return target_refused(box, s, slot)


def one_token(s: State) -> None:
    """After the second token the operation follows; districts are checked only after that."""
    s.slot = NONE
    if s.actions < 1:
        s.step = Step.CHOOSE_TOKEN
    else:
        s.seat = Seat.RESISTANCE
        s.slot = next_slot(s)
        s.step = Step.DISTRIBUTE


def distribute_despite_cordon(box: Box, s: State, district: int) -> int:
    """Under the marker, or anywhere in the Decisive Operation; never into a cordoned district."""
    if not in_reach(s, district):
        return Rule.DECISIVE_ANYWHERE if s.decisive == 1 else Rule.DISTRIBUTE_IN_REACH
    return Rule.ALLOWED


def refresh_every_round(s: State) -> None:
    """When all four lie face down, all are turned up."""
    for token in range(TOKENS):
        s.token_down[token] = 0
    say(s, Said.TOKENS_REFRESHED)


def win_with_two(s: State, district: int) -> None:
    """The third capture, or in its mode the Capitol's, ends the game before tokens and cards are touched."""
    if s.mode == Mode.CAPITOL and district == District.CAPITOL:
        s.ending = Ending.CAPITOL
        say(s, Said.GAME_WON_BY_CAPITOL, Seat.RESISTANCE)
    elif captures(s) == 2:
        s.ending = Ending.THREE_DISTRICTS
        say(s, Said.GAME_WON_BY_CAPTURES, Seat.RESISTANCE)
    else:
        return
    s.winner = Seat.RESISTANCE
    s.step = Step.OVER


CHANGES = (
    Change(
        "no-secrets", {"plan_closed": plan_in_the_open, "surveil_refused": surveil_any},
        rules=(Rule.ONE_OPEN_TWO_CLOSED, Rule.PROVOCATION_FACE_DOWN, Rule.SURVEIL_FACE_DOWN),
        claim=("dissent", "knowing"),
    ),
    Change("one-token", {"end_action": one_token}, rules=(Rule.TWO_TOKENS,), expects=("liquidated", "less"),
           claim=("dissent", "few-means")),
    Change(
        "no-cordon", {"distribute_refused": distribute_despite_cordon},
        rules=(Rule.DISTRIBUTE_NOT_CORDONED, Rule.CORDON_BINDS_RESISTANCE), expects=("moves", "more"),
    ),
    Change("fresh-tokens", {"refresh_tokens": refresh_every_round}),
    Change(
        "two-districts", {"check_victory": win_with_two}, rules=(Rule.THREE_CAPTURES_WIN,), expects=("rounds", "less"),
    ),
    Change("easy-revolution", box={"missions": {"revolution": {"least": 14}}}, rules=(Rule.TOTAL,),
           expects=("captured", "more")),
    Change("automatic-captures", options={"capture": "automatic"}, expects=("decisions", "less")),
)
