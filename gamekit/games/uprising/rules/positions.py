"""Positions: the empty table, what follows from a description, and what cannot be."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

from ....engine.layout import NONE
from .hidden import count_missing
from .setup import set_cards, set_table
from .table import (
    ACTIONS, CARDS, DISTRICTS, LAST_ROUND, ON_TABLE, SLOTS, TO_WIN, Box, District, Ending, Face, Mode, Pile, Seat,
    State, Step, Token, Type, captures, cards, pile_of,
)

Problem = tuple[str, Mapping[str, Any]]

OF_EMPIRE = (Step.CHOOSE_TOKEN, Step.SURVEIL, Step.LIQUIDATE, Step.DISORIENT, Step.SEND_CARD, Step.CORDON)
USES = {
    Step.SURVEIL: Token.SURVEILLANCE, Step.LIQUIDATE: Token.LIQUIDATION, Step.DISORIENT: Token.DISORIENTATION,
    Step.SEND_CARD: Token.DISORIENTATION, Step.CORDON: Token.CORDON,
}
WITH_PLAN = (*OF_EMPIRE, Step.DISTRIBUTE)
WITH_MARKER = (Step.PLAN_OPEN, Step.PLAN_CLOSED, *WITH_PLAN)
BEFORE_PLAN = (Step.MARK_DISTRICTS, Step.PLAN_OPEN, Step.PLAN_CLOSED)


def blank(box: Box, s: State) -> None:
    """No card but in the deck, the districts in the order of their list, Revolution alone; time to mark districts."""
    set_table(s)
    set_cards(s)
    if s.mode == Mode.CAPITOL:
        s.in_row[2], s.in_row[4] = District.CAPITOL, District.TRUTH
    s.open_missions = [0] + [NONE] * (ON_TABLE - 1)
    s.step = Step.MARK_DISTRICTS


def complete(box: Box, s: State, given: set[str]) -> None:
    """What a description leaves open: who decides, the row without captured districts, how planned cards lie.

    A table without any hand shows how districts stand: it is the end of a round, when they can be captured.
    """
    if "step" not in given and s.pile_size[Pile.HAND] == 0:
        s.step = Step.CAPTURE_DISTRICT
    if "seat" not in given:
        s.seat = Seat.EMPIRE if s.step in OF_EMPIRE else Seat.RESISTANCE
    if "decisive" not in given:
        s.decisive = int(s.round == LAST_ROUND)
    for district in range(DISTRICTS):
        if s.captured_by[district] != NONE and s.captured_in[district] == 0:
            s.captured_in[district] = s.round
    left = [d for d in s.in_row if d != NONE and s.captured_in[d] == 0]
    s.row_size = len(left)
    s.in_row = left + [NONE] * (DISTRICTS - len(left))
    if "arrived" not in given:
        count_arrived(s)
    if "planned_face" not in given:
        lay_planned(s)
    if s.slot == NONE and s.step == Step.DISTRIBUTE:
        s.slot = next((slot for slot in range(SLOTS) if s.planned_face[slot] != Face.EMPTY), NONE)
    if "actions" not in given and s.step in WITH_PLAN:
        s.actions = ACTIONS if s.step == Step.DISTRIBUTE else int(s.step != Step.CHOOSE_TOKEN)


def count_arrived(s: State) -> None:
    """Without other word, nothing came to a district in a round that is noted but the cards that name one."""
    for card, pile in enumerate(s.card_at):
        if s.came_in[card] and pile_of(0) <= pile < Pile.UNSEEN:
            s.arrived[pile - pile_of(0)][s.came_in[card]] += 1


def lay_planned(s: State) -> None:
    """Face-up cards first, then named face-down ones, then those that are not seen."""
    named = [card for card in range(CARDS) if s.card_at[card] == Pile.PLANNED]
    closed = [card for card in named if not s.open[card]] + [NONE] * (s.pile_size[Pile.PLANNED] - len(named))
    cards = [(card, Face.UP) for card in named if s.open[card]] + [(card, Face.DOWN) for card in closed]
    if len(cards) <= SLOTS:
        for slot, (card, face) in enumerate(cards):
            s.planned_card[slot], s.planned_face[slot] = card, face


def problem(box: Box, s: State) -> Problem | None:
    """The first thing that cannot be."""
    return next(problems(box, s), None)


def problems(box: Box, s: State) -> Iterator[Problem]:
    yield from table_problems(s)
    yield from card_problems(box, s)
    yield from check_problems(s)
    yield from plan_problems(s)
    yield from step_problems(s)
    yield from token_problems(s)
    yield from lasting_problems(s)


def table_problems(s: State) -> Iterator[Problem]:
    row = s.in_row[: s.row_size]
    if sorted(row) != [d for d in range(DISTRICTS) if s.captured_in[d] == 0]:
        yield "problem-row", {}
    missions = [mission for mission in s.open_missions if mission != NONE]
    if len(set(missions)) != len(missions) or s.open_missions[0] != 0:
        yield "problem-missions", {}
    if s.step != Step.OVER and captures(s) >= TO_WIN:
        yield "problem-captures", {"number": captures(s)}


def card_problems(box: Box, s: State) -> Iterator[Problem]:
    for card, pile in enumerate(s.card_at):
        if s.open[card] and pile in (Pile.DECK, Pile.HAND):
            yield "problem-open-there", {"card": ("card", card), "pile": ("pile", pile)}
        if box.type[card] == Type.PROVOCATION and s.open[card] != (pile == Pile.LIQUIDATED):
            yield "problem-provocation", {"pile": ("pile", pile)}
        if s.opened[card] and not (s.open[card] and captured_pile(s, pile)):
            yield "problem-opened", {"card": ("card", card)}


def captured_pile(s: State, pile: int) -> bool:
    return pile >= pile_of(0) and s.captured_in[pile - pile_of(0)] > 0


def check_problems(s: State) -> Iterator[Problem]:
    """Checks and cards that came in a round must fit the districts as they are."""
    for district in range(DISTRICTS):
        captured_in = s.captured_in[district]
        if s.passed_in[district] > (captured_in - 1 if captured_in else s.round):
            yield "problem-passed-in", {"district": ("district", district)}
        missing = [0] * (LAST_ROUND + 1)
        count_missing(s, district, missing)
        lacking = cards.lacking(s, pile_of(district))
        if min(missing[1:]) < 0 or sum(missing[1:]) > lacking or any(s.arrived[district][s.round + 1 :]):
            yield "problem-arrived", {"district": ("district", district)}


def plan_problems(s: State) -> Iterator[Problem]:
    planned = {card for card in range(CARDS) if s.card_at[card] == Pile.PLANNED}
    lying = [slot for slot in range(SLOTS) if s.planned_face[slot] != Face.EMPTY]
    if s.pile_size[Pile.PLANNED] != len(lying) or {s.planned_card[slot] for slot in lying} != planned:
        yield "problem-planned", {"number": SLOTS}
    for slot in lying:
        if s.planned_card[slot] != NONE and s.open[s.planned_card[slot]] != (s.planned_face[slot] == Face.UP):
            yield "problem-planned-face", {"card": ("card", s.planned_card[slot])}


def step_problems(s: State) -> Iterator[Problem]:
    step = Step(s.step)
    if step != Step.OVER and s.seat != (Seat.EMPIRE if step in OF_EMPIRE else Seat.RESISTANCE):
        yield "problem-seat", {"step": ("step", step), "seat": ("seat", s.seat)}
    if step in WITH_MARKER and s.decisive == 0 and not marks_neighbours(s):
        yield "problem-marker", {"step": ("step", step)}
    if step in WITH_PLAN and s.pile_size[Pile.PLANNED] == 0:
        yield "problem-needs-plan", {"step": ("step", step)}
    if step in (Step.SEND_CARD, Step.DISTRIBUTE) and (s.slot == NONE or s.planned_face[s.slot] == Face.EMPTY):
        yield "problem-needs-slot", {"step": ("step", step)}
    if step in USES and not s.token_down[USES[step]]:
        yield "problem-token", {"step": ("step", step), "token": ("token", USES[step])}
    if step == Step.CAPTURE_MISSION and s.district == NONE:
        yield "problem-needs-district", {"step": ("step", step)}
    if step == Step.OVER and (s.winner == NONE or s.ending == Ending.NONE):
        yield "problem-needs-winner", {}


def lasting_problems(s: State) -> Iterator[Problem]:
    """What would leave somebody without a move in this round, or the game without an end."""
    if s.decisive != (s.round == LAST_ROUND) or (s.decisive and s.step == Step.MARK_DISTRICTS):
        yield "problem-decisive", {"round": LAST_ROUND}
    planned = s.pile_size[Pile.PLANNED]
    if s.step in BEFORE_PLAN and s.pile_size[Pile.HAND] + planned < SLOTS:
        yield "problem-hand", {"number": SLOTS}
    if s.step in BEFORE_PLAN and planned >= (SLOTS if s.step == Step.PLAN_CLOSED else 1):
        yield "problem-planned-early", {"step": ("step", s.step)}
    if s.step in OF_EMPIRE and planned <= tokens_to_come(s):
        yield "problem-plan-left", {"number": 1 + tokens_to_come(s)}


def tokens_to_come(s: State) -> int:
    """How many tokens of this round have not done yet what they do, and may take a planned card away."""
    return ACTIONS - s.actions + (s.step != Step.CHOOSE_TOKEN)


def token_problems(s: State) -> Iterator[Problem]:
    """The Empire turns two tokens in each round, and all of them up when all four are down."""
    needed = ACTIONS if s.step in BEFORE_PLAN else ACTIONS - s.actions if s.step in OF_EMPIRE else 0
    if s.token_down.count(0) < needed:
        yield "problem-tokens", {"number": needed}
    if s.step in OF_EMPIRE and s.actions not in ((0, 1) if s.step == Step.CHOOSE_TOKEN else (1, 2)):
        yield "problem-actions", {"step": ("step", s.step), "number": s.actions}
    before = s.token_down.count(1) - (s.actions if s.step in OF_EMPIRE else 0)
    if before < 0 or before % ACTIONS != 0:
        yield "problem-tokens-odd", {"number": s.token_down.count(1)}


def marks_neighbours(s: State) -> bool:
    places = [place for place in range(s.row_size) if s.marked[s.in_row[place]]]
    return len(places) == 2 and places[1] == places[0] + 1
