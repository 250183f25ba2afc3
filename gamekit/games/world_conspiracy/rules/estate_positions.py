"""Positions with World Media, trends and reptilians: what else follows, and what cannot be."""

from __future__ import annotations

from collections.abc import Iterator

from ....engine.effects import current_word
from ....engine.layout import NONE
from ...secret_power.rules.positions import AFTER_ROW as BASE_AFTER_ROW
from ...secret_power.rules.positions import Problem, is_in_turn
from ...secret_power.rules.positions import asking_problems as base_asking_problems
from ...secret_power.rules.positions import chosen_problems as base_chosen_problems
from ...secret_power.rules.positions import complete as base_complete
from ...secret_power.rules.positions import is_capturing as base_is_capturing
from ...secret_power.rules.positions import object_problems as base_object_problems
from ...secret_power.rules.positions import project_problems as base_project_problems
from ...secret_power.rules.positions import staff_in_box as base_staff_in_box
from ...secret_power.rules.positions import thens as base_thens
from ...secret_power.rules.projects import agents_asked, next_stage
from ...secret_power.rules.table import SEATS, STAGES, Group, Place, Staff, area, concluded, hand, is_circle
from ...secret_power.rules.table import Step as BaseStep
from .coordinators import AREA_51_LAST, CONTACT_FIRST, CONTACT_LAST, has_free_project
from .modules import is_played
from .positions import PAYING, SETTLED
from .reptilians import alien_refused, is_boxed
from .table import (
    ALIENS, TRENDS, Box, Current, Effect, Lair, Project, State, Step, Trend, trends,
)
from .trends import can_bring, trend_in_force
from .world_media import alliances_asked, broadcasting, has_power

move_trend, first_trend = trends.put, trends.first_in
AFTER_ROW = (*BASE_AFTER_ROW, Step.CHOOSE_BROADCAST)
CHOOSING = (Step.GIVE_UP_ALLIANCE, Step.CONTACT_REPTILIAN, Step.MOVE_TO_PROJECT)     # for a project


def complete(box: Box, s: State, given: set[str]) -> None:
    """If nobody says which trend is in force, the first is."""
    base_complete(box, s, given)
    stack = s.current_size[Current.STACK]
    if "movements" not in given and s.step != BaseStep.DEAL and stack and not s.current_size[Current.TOP]:
        move_trend(s, first_trend(s, Current.STACK), Current.TOP)


# Things

def object_problems(box: Box, s: State) -> Iterator[Problem]:
    yield from base_object_problems(box, s)
    yield from alien_problems(box, s)
    yield from trend_problems(s)
    yield from due_problems(s)
    yield from broadcast_problems(box, s)
    yield from calling_problems(box, s)


def alien_problems(box: Box, s: State) -> Iterator[Problem]:
    for alien in range(ALIENS):
        place = s.alien_at[alien]
        if is_boxed(box, s, alien) != (place == Lair.BOX) or not may_lie(s, place):
            yield "problem-alien-there", {"alien": ("alien", alien)}


def may_lie(s: State, place: int) -> bool:
    """Whether a reptilian can be in a place: one at most under an object of the row."""
    if Lair.AREA <= place < Lair.UNDER:
        return place < Lair.AREA + s.players
    if Lair.UNDER <= place < Lair.UNSEEN:
        return s.object_at[place - Lair.UNDER] == Place.ROW and s.lair_size[place] == 1
    return place not in (Lair.WAITING, Lair.ASIDE)


def trend_problems(s: State) -> Iterator[Problem]:
    """Those that are not played are in the box. While any is in the stack, one is in force."""
    for trend in range(TRENDS):
        place, order = s.movement_at[trend], s.movement_order[trend]
        absent = Current.CAPTURED + s.players <= place < Current.BOX
        known = order < 0 and (place != Current.STACK or s.movement_order.count(order) > 1)
        if absent or known or is_boxed_wrongly(s, trend) or (place == Current.OUT and not may_be_out(s)):
            yield "problem-movement", {"movement": ("movement", trend)}
    top, stack = s.current_size[Current.TOP], s.current_size[Current.STACK]
    if top > 1 or (s.step != BaseStep.DEAL and stack and not top) or (s.step == BaseStep.DEAL and top):
        yield "problem-movement", {"movement": ("movement", max(0, first_trend(s, Current.STACK)))}


def may_be_out(s: State) -> bool:
    """Only the Use of Force discards trends."""
    return s.trends == 1 and (s.antiterror == 1 or s.covert_operations == 1)


def is_boxed_wrongly(s: State, trend: int) -> bool:
    """UFO hysteria is in the box without the reptilians; with them another trend may be."""
    boxed = s.movement_at[trend] == Current.BOX
    if s.trends == 0 or (trend == Trend.UFO_HYSTERIA and s.reptilians == 0):
        return not boxed
    allowed = s.reptilians == 1 and trend != Trend.UFO_HYSTERIA and s.current_size[Current.BOX] == 1
    return boxed and not allowed


def due_problems(s: State) -> Iterator[Problem]:
    """Effects of a trend are due before the game goes on, not while somebody may do what he likes."""
    may_be = s.step in (*SETTLED, *PAYING, BaseStep.END_TURN)
    for seat in range(SEATS):
        if s.trend_due[seat] and not (may_be and seat < s.players and trend_in_force(s) != NONE):
            yield "problem-due", {"seat": ("seat", seat)}


def broadcast_problems(box: Box, s: State) -> Iterator[Problem]:
    """A card of power was chosen by who takes part in World Media, before the count and not earlier."""
    counting = s.step in (Step.CHOOSE_BROADCAST, BaseStep.COUNT, BaseStep.OVER)
    for seat in range(SEATS):
        card = s.broadcast[seat]
        fits = counting and card != NONE and s.object_at[card] == area(seat) and broadcasting(box, s, seat) > 0
        if card != NONE and not (fits and box.group[box.type[card]] == Group.POWER):
            yield "problem-object-there", {"object": ("object", card)}
    waits = s.broadcast[s.seat] == NONE and broadcasting(box, s, s.seat) and has_power(box, s, s.seat)
    if s.step == Step.CHOOSE_BROADCAST and not waits:
        yield "problem-chosen", {"step": ("step", s.step)}


def calling_problems(box: Box, s: State) -> Iterator[Problem]:
    """Reptilians are discarded for an alliance in a turn without a professional."""
    step = {"step": ("step", s.step)}
    if s.called and (not s.reptilians or s.played or not is_in_turn(s)):
        yield "problem-turn", step
    calling = s.step in (Step.DISCARD_REPTILIAN, Step.REPTILIAN_ALLIANCE)
    if calling and not (s.called and s.pact_size[hand(s.seat)]):
        yield "problem-turn", step
    elif s.kinds_shown and s.step != Step.DISCARD_REPTILIAN:
        yield "problem-turn", step
    elif s.step == Step.DISCARD_REPTILIAN and all(alien_refused(box, s, alien) for alien in range(ALIENS)):
        yield "problem-turn", step


def staff_in_box(s: State) -> int:
    """A position need not say for which professionals the contacts came."""
    found: int = base_staff_in_box(s)
    return 0 if s.reptilians and s.professionals and not s.staff_size[Staff.BOX] else found


# What is being chosen

def thens(s: State) -> tuple[int, ...]:
    """Effects of a trend may come between two captures."""
    return (*base_thens(s), BaseStep.CAPTURE) if s.trends else base_thens(s)


def is_capturing(s: State) -> bool:
    return base_is_capturing(s) or (s.step in SETTLED and s.then == BaseStep.CAPTURE)


def chosen_problems(box: Box, s: State) -> Iterator[Problem]:
    """A captured circle may wait for the trend; then a host is asked for."""
    waits = s.chosen != NONE and s.step != BaseStep.CHOOSE_HOST and is_capturing(s)
    if not waits:
        yield from base_chosen_problems(box, s)
    elif not s.trends or not is_circle(box, s.chosen) or s.object_at[s.chosen] != area(s.turn):
        yield "problem-chosen", {"step": ("step", s.step)}


def project_problems(box: Box, s: State) -> Iterator[Problem]:
    if s.step not in CHOOSING:
        yield from base_project_problems(box, s)
    elif s.project == NONE or not is_chosen_well(box, s):
        yield "problem-project", {"step": ("step", s.step)}


def is_chosen_well(box: Box, s: State) -> bool:
    at = s.stage[s.seat][s.project]
    if s.step == Step.GIVE_UP_ALLIANCE:
        return s.project == Project.WORLD_MEDIA and at < STAGES and can_be_paid(box, s)
    if s.spent or not is_played(s, s.project):
        return False
    if s.step == Step.MOVE_TO_PROJECT:
        return 1 <= at <= AREA_51_LAST and has_free_project(box, s)
    to, left = at + 1, s.left
    return CONTACT_FIRST <= to <= CONTACT_LAST and left <= to and left <= s.lair_size[Lair.AREA + s.seat]


def can_be_paid(box: Box, s: State) -> bool:
    """Whether what is left of the alliances for a stage can be given up."""
    left = alliances_asked(box, s) - s.spent
    enough = agents_asked(box, s, next_stage(s, s.seat, s.project)) <= s.active[s.seat]
    return s.world_media == 1 and enough and 0 < left <= s.pact_size[concluded(s.seat)]


def asking_problems(box: Box, s: State) -> Iterator[Problem]:
    """A trend asks whatever goes on; and one of its words takes a professional."""
    if s.step == Step.FOLLOW_TREND:
        if s.left != 1 or not s.trend_due[s.seat] or not can_bring(box, s, s.seat):
            yield "problem-asked", {"step": ("step", s.step)}
    elif not hires(box, s):
        yield from base_asking_problems(box, s)


def hires(box: Box, s: State) -> bool:
    """Whether a professional that an effect brought is one too many."""
    asked = s.step == BaseStep.DISCARD_PROFESSIONAL and s.deed != NONE and s.clause != NONE
    return asked and current_word(box, s) == Effect.HIRE and s.left > 0 and s.seat == s.owner


JOINTS = (
    (base_complete, complete), (base_object_problems, object_problems), (base_staff_in_box, staff_in_box),
    (base_thens, thens), (base_is_capturing, is_capturing), (base_chosen_problems, chosen_problems),
    (base_project_problems, project_problems), (base_asking_problems, asking_problems), (BASE_AFTER_ROW, AFTER_ROW),
)
