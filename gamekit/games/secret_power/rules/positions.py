"""Positions: the empty table, what follows from a description, and what cannot be."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

from ....engine.effects import current_word, is_sound
from ....engine.layout import NONE
from .agents import held
from .infiltration import object_refused
from .owning import recount
from .projects import agents_asked, next_stage, signs_asked
from .setup import clear
from .table import (
    ACTIVE_AT_START, AGENTS, ALLIANCES, ALLIANCES_DEALT, ALLIANCES_KEPT, FIRST_WAR, HAND_LIMIT, OBJECTS, PROFESSIONALS,
    PROFESSIONALS_HELD, SEATS, STAGES, Box, Effect, Pact, Place, Secondary, Staff, State, Step, Way, area, concluded,
    deck_for, hand, is_circle, is_war, lay, operations_of,
)

Problem = tuple[str, Mapping[str, Any]]

ASKED_BY: dict[int, Effect] = {
    Step.RECRUIT_NUMBER: Effect.RECRUIT, Step.FREE_ALLIANCE: Effect.CONCLUDE_FREELY,
    Step.CONCLUDE_MORE: Effect.CONCLUDE, Step.CHOOSE_RIVAL: Effect.DEMAND, Step.HAND_OVER: Effect.DEMAND,
    Step.TAKE_SECONDARY: Effect.SECONDARY_BESIDES, Step.BRING_HOME: Effect.BRING_HOME,
    Step.BUY_DISCARDED: Effect.BUY_DISCARDED, Step.KILL: Effect.KILL,
}
RECRUITING = (Step.RECRUIT_OR_CARD, Step.DISCARD_PROFESSIONAL)      # of an effect, or by itself
SETTLED = (*ASKED_BY, *RECRUITING, Step.RESOLVE, Step.CHOOSE_HOST)  # the game goes on afterwards as it was settled
ACTING = (      # somebody's turn, before the action
    Step.BEGIN_TURN, Step.CHOOSE_ACTION, Step.CHOOSE_CIRCLE, Step.PLAY_PROFESSIONAL, Step.INFILTRATE, Step.SEND_AGENTS,
    Step.ADVANCE, Step.DISCARD_INTEREST,
)
BETWEEN = (Step.DEAL, Step.RETURN_ALLIANCE, Step.PASS_CURATOR, Step.BEGIN_PHASE)
AFTER_ROW = (   # the row is empty
    Step.CONCLUDE, Step.NEXT_ALLIANCE, Step.CUT_HANDS, Step.DISCARD_ALLIANCE, Step.NEW_ROW, Step.LAST_CIRCLES,
    Step.NEXT_OWNER, Step.COUNT, Step.OVER,
)
IN_PHASE = (*ACTING, Step.END_TURN)


def blank(box: Box, s: State) -> None:
    """All cards in their decks, somebody is to act. Agents are counted when all else is known."""
    clear(box, s)
    s.step = s.then = Step.CHOOSE_ACTION
    for seat in range(s.players):
        s.active[seat] = s.reserve[seat] = 0


def complete(box: Box, s: State, given: set[str]) -> None:
    """What lies in the row is no longer in the deck; agents that are nowhere else are in the reserve."""
    s.row_size = next((place for place, card in enumerate(s.in_row) if card == NONE), len(s.in_row))
    for card in s.in_row[: s.row_size]:
        if s.object_at[card] == Place.UNSEEN:
            s.place_size[Place.DECK] -= 1
            s.place_size[Place.ROW] += 1
            s.object_at[card] = Place.ROW
        elif s.object_at[card] == Place.DECK:
            lay(s, card, Place.ROW)
    for seat in range(s.players):
        if "active" not in given:
            s.active[seat] = min(ACTIVE_AT_START, max(0, AGENTS - agents_of(s, seat)))
        if "reserve" not in given:
            s.reserve[seat] = max(0, AGENTS - agents_of(s, seat))
    if "curator" not in given and "seat" in given:
        s.curator = s.seat
    if "turn" not in given:
        s.turn = s.seat
    recount(box, s)


def agents_of(s: State, seat: int) -> int:
    """All pieces of a seat, wherever they are."""
    found = s.active[seat] + s.reserve[seat] + s.on_operation[seat] + sum(stage > 0 for stage in s.stage[seat])
    found += sum(s.pieces[card] for card in range(OBJECTS) if s.object_at[card] == area(seat))
    return found + (s.pieces[s.target[seat]] if s.target[seat] != NONE else 0)


def problem(box: Box, s: State) -> Problem | None:
    """The first thing that cannot be."""
    return next(problems(box, s), None)


def problems(box: Box, s: State) -> Iterator[Problem]:
    yield from seat_problems(s)
    yield from operation_problems(box, s)
    yield from object_problems(box, s)
    yield from row_problems(s)
    yield from alliance_problems(s)
    yield from staff_problems(s)
    yield from phase_problems(s)
    yield from chosen_problems(box, s)
    yield from project_problems(box, s)
    yield from deed_problems(box, s)


# Things

def seat_problems(s: State) -> Iterator[Problem]:
    for seat in range(SEATS):
        who = {"seat": ("seat", seat)}
        if seat >= s.players and (agents_of(s, seat) or operations_of(s, seat) or any(s.secondary[seat])):
            yield "problem-absent", who
        elif seat >= s.players and (s.drawn[seat] or 1 + seat in s.known_by or seat in (s.curator, s.turn)):
            yield "problem-absent", who
        elif seat < s.players and agents_of(s, seat) != AGENTS:
            yield "problem-pieces", {**who, "number": agents_of(s, seat)}
        if s.on_operation[seat] and not operations_of(s, seat):
            yield "problem-on-operation", who
    for kind in Secondary:
        if s.supply[kind] < 0:
            yield "problem-secondary", {"secondary": ("secondary", kind)}


def operation_problems(box: Box, s: State) -> Iterator[Problem]:
    run = [owner != NONE for owner in s.operation_of]
    if run != sorted(run, reverse=True):
        yield "problem-operations", {}


def object_problems(box: Box, s: State) -> Iterator[Problem]:
    for card in range(OBJECTS):
        which, place = {"object": ("object", card)}, s.object_at[card]
        out = card < FIRST_WAR and box.players[card] > deck_for(s)
        if not may_lie(box, s, card, place) or out != (place == Place.BOX):
            yield "problem-object-there", which
        held_there = Place.AREA <= place < Place.ATTACHED or (place == Place.ROW and card in s.target)
        if (s.pieces[card] and not held_there) or (place == Place.ROW and card in s.target and not s.pieces[card]):
            yield "problem-object-pieces", which


def may_lie(box: Box, s: State, card: int, place: int) -> bool:
    """Whether a card can be in a place at all."""
    if is_war(card):
        return place in (Place.DECK, Place.WAR, Place.DISCARD)
    if Place.AREA <= place < Place.ATTACHED:
        return place < area(s.players)
    if Place.ATTACHED <= place < Place.UNSEEN:
        host = place - Place.ATTACHED
        owned = not is_war(host) and not is_circle(box, host) and area(0) <= s.object_at[host] < area(s.players)
        return is_circle(box, card) and owned and s.place_size[place] == 1
    return place != Place.WAR


def row_problems(s: State) -> Iterator[Problem]:
    there = [card for card in range(OBJECTS) if s.object_at[card] == Place.ROW]
    if sorted(s.in_row[: s.row_size]) != there or any(card != NONE for card in s.in_row[s.row_size :]):
        yield "problem-row", {}
    for seat in range(SEATS):
        card = s.target[seat]
        if card != NONE and (s.object_at[card] != Place.ROW or s.target.count(card) > 1 or seat >= s.players):
            yield "problem-target", {"seat": ("seat", seat)}


def alliance_problems(s: State) -> Iterator[Problem]:
    for alliance in range(ALLIANCES):
        place = s.alliance_at[alliance]
        absent = any(first + s.players <= place < first + SEATS
                     for first in (Pact.HAND, Pact.RETURNED, Pact.CONCLUDED, Pact.DISCARD))
        returned = Pact.RETURNED <= place < Pact.CONCLUDED and s.step != Step.RETURN_ALLIANCE
        if absent or returned or (s.known_by[alliance] and not may_be_known(s, place)):
            yield "problem-alliance-there", {"alliance": ("alliance", alliance)}
    for seat in range(s.players):
        if s.step == Step.RETURN_ALLIANCE and not returns_well(s, seat):
            yield "problem-hand", {"seat": ("seat", seat)}
    if s.step == Step.DISCARD_ALLIANCE and s.pact_size[hand(s.seat)] <= HAND_LIMIT:
        yield "problem-hand", {"seat": ("seat", s.seat)}


def may_be_known(s: State, place: int) -> bool:
    """A card that went into the deck is there, or came to somebody who has drawn one."""
    if Pact.HAND <= place < Pact.RETURNED:
        return s.drawn[place - Pact.HAND] == 1
    return not concluded(0) <= place < Pact.DISCARD


def returns_well(s: State, seat: int) -> bool:
    """Who has returned cards keeps four; who has not yet still has six."""
    kept, back = s.pact_size[hand(seat)], s.pact_size[Pact.RETURNED + seat]
    if kept + back != ALLIANCES_DEALT or s.experienced == 0 or any(s.drawn):
        return False
    if seat == s.seat:
        return kept > ALLIANCES_KEPT
    chosen = (seat - s.curator) % s.players < (s.seat - s.curator) % s.players
    return kept == (ALLIANCES_KEPT if chosen else ALLIANCES_DEALT)


def staff_in_box(s: State) -> int:
    """Professionals that are not in this game."""
    return PROFESSIONALS if s.professionals == 0 else 0


def staff_problems(s: State) -> Iterator[Problem]:
    strange = s.staff_size[Staff.BOX] != staff_in_box(s)
    strange |= s.staff_size[Staff.PLAYED] > s.played or s.played > s.professionals
    for seat in range(SEATS):
        fourth = s.step == Step.DISCARD_PROFESSIONAL and seat == s.seat
        strange |= held(s, seat) > PROFESSIONALS_HELD + fourth or (fourth and held(s, seat) <= PROFESSIONALS_HELD)
        strange |= seat >= s.players and held(s, seat) > 0
    if strange or (s.step in (Step.RECRUIT_OR_CARD, Step.PLAY_PROFESSIONAL) and not s.professionals):
        yield "problem-staff", {}


# The phase

def turn_of(s: State) -> int:
    return s.turn if s.step in SETTLED else s.seat


def is_in_turn(s: State) -> bool:
    """Whether somebody's turn is going on; then the phases of actions are."""
    return s.step in IN_PHASE or (s.step in SETTLED and s.then in (Step.CHOOSE_ACTION, Step.END_TURN))


def has_acted(s: State) -> bool:
    return s.step == Step.END_TURN or (s.step in SETTLED and s.then == Step.END_TURN)


def is_capturing(s: State) -> bool:
    return s.step == Step.CAPTURE or (s.step == Step.CHOOSE_HOST and s.then == Step.CAPTURE)


def phase_problems(s: State) -> Iterator[Problem]:
    step = {"step": ("step", s.step)}
    if s.step in SETTLED and s.then not in thens(s):
        yield "problem-then", step
    if not is_in_turn(s) and (s.played or s.cheaper or s.fewer_signs or s.advanced or s.owed):
        yield "problem-turn", step
    for seat in range(s.players):
        if (s.target[seat] != NONE or s.on_operation[seat]) and not may_be_away(s, seat):
            yield "problem-target", {"seat": ("seat", seat)}
    after = s.step in AFTER_ROW or (s.step in SETTLED and s.then in (Step.NEXT_ALLIANCE, Step.LAST_CIRCLES))
    if (after or s.step == Step.DEAL) and s.row_size:
        yield "problem-row", {}
    if s.step == Step.DEAL and (s.pact_size[Pact.DECK] < ALLIANCES or s.round > 1):
        yield "problem-turn", step


def thens(s: State) -> tuple[Step, ...]:
    """How the game may go on after a step."""
    if s.step == Step.CHOOSE_HOST:
        return Step.CHOOSE_ACTION, Step.CAPTURE, Step.LAST_CIRCLES
    if s.step == Step.RESOLVE and s.deed == NONE:
        return Step.CHOOSE_ACTION, Step.CAPTURE, Step.LAST_CIRCLES, Step.NEXT_OWNER, Step.END_TURN, Step.NEXT_ALLIANCE
    return Step.CHOOSE_ACTION, Step.END_TURN, Step.NEXT_ALLIANCE


def may_be_away(s: State, seat: int) -> bool:
    """Whether a seat can have agents in the row or on an operation: it has acted in this phase."""
    if is_capturing(s):
        return True
    if s.step == Step.RECALL:
        return s.target[seat] == NONE
    if not is_in_turn(s):
        return False
    turns = (turn_of(s) - s.curator) % s.players
    return (seat - s.curator) % s.players < turns + has_acted(s)


# What is being chosen

def chosen_problems(box: Box, s: State) -> Iterator[Problem]:
    step = {"step": ("step", s.step)}
    if (s.chosen != NONE) != (s.step in (Step.SEND_AGENTS, Step.CHOOSE_HOST)):
        yield "problem-chosen", step
    elif s.step == Step.SEND_AGENTS and (s.object_at[s.chosen] != Place.ROW or object_refused(box, s, s.chosen)):
        yield "problem-chosen", step
    elif s.step == Step.CHOOSE_HOST and (not is_circle(box, s.chosen) or s.object_at[s.chosen] != area(s.seat)):
        yield "problem-chosen", step


def project_problems(box: Box, s: State) -> Iterator[Problem]:
    step = {"step": ("step", s.step)}
    if (s.project != NONE) != (s.step == Step.DISCARD_INTEREST) or (s.spent and s.project == NONE):
        yield "problem-project", step
    elif s.project != NONE and not can_be_paid(box, s):
        yield "problem-project", step


def can_be_paid(box: Box, s: State) -> bool:
    """Whether what is left of a project's price can be paid."""
    if box.project_way[s.project] == Way.SHOWN or s.stage[s.seat][s.project] == STAGES:
        return False
    stage = next_stage(s, s.seat, s.project)
    asked, shown = signs_asked(box, s, stage), s.signs[s.seat][box.project_sign[s.project]]
    return s.spent < asked <= s.spent + shown and agents_asked(box, s, stage) <= s.active[s.seat]


def deed_problems(box: Box, s: State) -> Iterator[Problem]:
    """A choice belongs to a word of an effect, which happens in no other step."""
    owners = [owner for owner in (s.owner, *s.waiting_owner) if owner != NONE]
    if not is_sound(box, s) or any(owner >= s.players for owner in owners) or (s.deed == NONE) != (s.owner == NONE):
        yield "problem-deed", {}
    elif any((deed == NONE) != (owner == NONE) for deed, owner in zip(s.waiting_deed, s.waiting_owner, strict=True)):
        yield "problem-deed", {}
    else:
        yield from asking_problems(box, s)


def asking_problems(box: Box, s: State) -> Iterator[Problem]:
    step = {"step": ("step", s.step)}
    if s.step in ASKED_BY and not is_asked(box, s, ASKED_BY[s.step]):
        yield "problem-asked", step
    elif s.step in RECRUITING and s.deed != NONE and not is_asked(box, s, Effect.RECRUIT):
        yield "problem-asked", step
    elif s.deed != NONE and s.step not in (*ASKED_BY, *RECRUITING, Step.RESOLVE):
        yield "problem-deed", {}
    asking = s.step in ASKED_BY or s.step in RECRUITING
    if asking and (s.left < 1 or (s.deed == NONE and s.seat != s.turn)):
        yield "problem-asked", step
    if s.step in (Step.RECRUIT_OR_CARD, Step.RECRUIT_NUMBER) and not s.hired:
        yield "problem-asked", step


def is_asked(box: Box, s: State, word: Effect) -> bool:
    """Whether the word that goes on asks for what the step is about, and asks the right seat."""
    if s.deed == NONE or s.clause == NONE or current_word(box, s) != word:
        return False
    return (s.seat != s.owner) == (s.step == Step.HAND_OVER)
