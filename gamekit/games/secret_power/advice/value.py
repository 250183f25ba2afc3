"""What things are worth to a seat, in tenths of a point. Nothing here looks at what is hidden.

This is advice, not rules: the greedy bot weighs moves by it.
"""

from ....engine.layout import NONE
from ..rules.agents import recall_of
from ..rules.scoring import points_of
from ..rules.table import (
    CLAUSES, FIRST_FINAL, FIRST_PERMANENT, FIRST_STAGE, PROJECTS, STAGES, Box, Effect, Group, Place, Secondary, Sign,
    State, Type, sets_of, stage_at,
)

POINT = 10
AGENT = 19          # an active agent, compared with one in the reserve,
LATE = 12           # unless there are fewer turns left than these
SHADOW = 90         # a shadow agent, for a whole game
SIGN = 14           # a sign that a project may ask for
INTEREST = 5        # a sign of special interest: it can be spent in Secret Power
HOPE = 24           # what a card of a group may still bring, for a whole game
ALLIANCE_CARD = 5   # a card in hand
WHOLE = 64          # a whole game, in parts


def ahead(s: State) -> int:
    """How much of the game is left, in parts of WHOLE."""
    cards = s.place_size[Place.DECK] + s.row_size
    return min(WHOLE, WHOLE * cards // (42 if s.players == 2 else 13 * s.players))


def turns_left(s: State) -> int:
    """Turns that a seat still has, about."""
    return 3 * (s.place_size[Place.DECK] + s.row_size) // (2 * s.players)


def agents_value(s: State, number: int) -> int:
    """What active agents are worth: at the end nothing."""
    return AGENT * number * min(LATE, turns_left(s)) // LATE


# Objects

def object_value(box: Box, s: State, seat: int, type: int) -> int:
    """What one more card of a type brings a seat: points now, and what may still come."""
    group = box.group[type]
    value = signs_value(box, s, seat, type)
    if group < Group.POWER:
        return value + POINT + group_value(s, seat, group)
    if group == Group.POWER:
        return value + power_value(s, seat) + leading_value(s, seat, type)
    if group == Group.INNER_CIRCLE:
        return 4 * POINT + best_doubling(box, s, seat) // 2
    return value


def group_value(s: State, seat: int, group: int) -> int:
    """What one more card of control, finance or science adds to other cards."""
    value = POINT * s.owned[seat][Type.GOVERNMENTS + group] + HOPE * ahead(s) // WHOLE
    if s.groups[seat][group] == sets_of(s, seat):
        least = 0
        for other in range(Group.POWER):
            if s.groups[seat][other] == s.groups[seat][group]:
                least += 1
        value += 3 * POINT * s.owned[seat][Type.CRIME] // least
    return value


def power_value(s: State, seat: int) -> int:
    """Any card of power is counted by corporations."""
    return 3 * POINT * s.owned[seat][Type.CORPORATIONS] + HOPE * ahead(s) // WHOLE


def leading_value(s: State, seat: int, type: int) -> int:
    """What a card of power itself brings, with what may still be counted by it."""
    left = ahead(s)
    if type == Type.CORPORATIONS:
        return 3 * POINT * (s.groups[seat][Group.POWER] + 1) + 3 * POINT * left // WHOLE
    if type == Type.CRIME:
        return 3 * POINT * sets_of(s, seat) + 4 * POINT * left // WHOLE
    return POINT * s.groups[seat][type - Type.GOVERNMENTS] + 3 * POINT * left // WHOLE


def best_doubling(box: Box, s: State, seat: int) -> int:
    """What a circle would add to the best card of a seat."""
    best = 0
    for type in range(Type.UNIONS):
        if s.owned[seat][type] > 0:
            best = max(best, doubling(box, s, seat, type))
    return best


def doubling(box: Box, s: State, seat: int, type: int) -> int:
    """The points that a card brings now: so much a circle adds."""
    if box.group[type] < Group.POWER:
        return POINT
    if box.group[type] != Group.POWER:
        return 0
    if type == Type.CORPORATIONS:
        return 3 * POINT * s.groups[seat][Group.POWER]
    return 3 * POINT * sets_of(s, seat) if type == Type.CRIME else POINT * s.groups[seat][type - Type.GOVERNMENTS]


def signs_value(box: Box, s: State, seat: int, type: int) -> int:
    """Signs are worth most where the next stage of a project waits for them."""
    value = INTEREST * box.sign[type][Sign.INTEREST] * ahead(s) // WHOLE
    for project in range(1, PROJECTS):
        sign = box.project_sign[project]
        if box.sign[type][sign] > 0:
            value += sign_value(box, s, seat, project, s.signs[seat][sign])
    return value


def sign_value(box: Box, s: State, seat: int, project: int, have: int) -> int:
    stage = s.stage[seat][project]
    value = SIGN * ahead(s) // WHOLE
    if stage == STAGES or ahead(s) == 0:
        return 0
    if stage > 0 and box.stage_signs[stage_at(project, stage + 1)] >= have:
        value += stage_gain(box, s, seat, project) // 3
    return value


def infiltration_cost(s: State, seat: int, number: int) -> int:
    """Agents on an object come home one by one: the more there are, the longer it takes."""
    return number + 3 * number * (number - 1) // (3 * recall_of(s, seat))


# Projects

def stage_gain(box: Box, s: State, seat: int, project: int) -> int:
    """What the next stage of a project brings: points, a step towards them, and its benefit."""
    at = s.stage[seat][project]
    if at == STAGES:
        return 0
    stage = stage_at(project, at + 1)
    now = 0 if at == 0 else box.stage_points[stage - 1]
    last = box.stage_points[stage_at(project, STAGES)]
    to_go = STAGES - at
    value = POINT * (box.stage_points[stage] - now)
    if turns_left(s) > 2 * to_go:
        value += POINT * (last - box.stage_points[stage]) // (2 * to_go)
    before = benefit(box, s, seat, FIRST_STAGE + stage - 1) if at > 0 else 0
    return value + benefit(box, s, seat, FIRST_STAGE + stage) - before


def benefit(box: Box, s: State, seat: int, deed: int) -> int:
    """What a deed has in force is worth for the rest of the game."""
    value, left = 0, ahead(s)
    for clause in range(CLAUSES):
        word, amount = box.effect[deed][clause], box.amount[deed][clause]
        if word == Effect.SHADOW_AGENTS:
            value += SHADOW * amount * left // WHOLE
        elif word == Effect.RECALL:
            value += 30 * (amount - 1) * left // WHOLE
        elif word == Effect.REACH:
            value += 12 * (amount - 3) * left // WHOLE
        elif word == Effect.CONCLUDE_FREELY:
            value += 25
        elif word == Effect.RECRUIT_WITH_CURATOR:
            value += 40 * amount * left // WHOLE
        elif 0 <= word < Effect.RECRUIT_WITH_CURATOR:
            value += 20 * amount * left // WHOLE
    return value


# Alliances

def alliance_value(box: Box, s: State, seat: int, alliance: int) -> int:
    """What an alliance brings when it is concluded now."""
    value = POINT * box.alliance_points[alliance] + POINT * points_of(box, s, seat, FIRST_FINAL + alliance)
    value += benefit(box, s, seat, FIRST_PERMANENT + alliance) + instant_value(box, s, seat, alliance)
    if box.alliance_sign[alliance] != NONE:
        value += SIGN
    kind = box.alliance_secondary[alliance]
    if kind != NONE and s.supply[kind] > 0:
        value += secondary_value(s, seat, kind)
    return value


def secondary_value(s: State, seat: int, kind: int) -> int:
    return power_value(s, seat) if kind == Secondary.SUPREME else group_value(s, seat, kind)


def instant_value(box: Box, s: State, seat: int, deed: int) -> int:
    value = 0
    for clause in range(CLAUSES):
        word, amount = box.effect[deed][clause], box.amount[deed][clause]
        if word == Effect.RECRUIT:
            value += agents_value(s, min(amount, s.reserve[seat]))
        elif word == Effect.RIVALS_LOSE:
            value += agents_value(s, amount)
        elif word == Effect.DEMAND:
            value += 2 * POINT
        elif word == Effect.SECONDARY_BESIDES or word == Effect.BRING_HOME:
            value += POINT
        elif word == Effect.DRAW:
            value += ALLIANCE_CARD * amount
    return value
