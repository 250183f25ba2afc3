"""The greedy bot's advice: how good a move looks at one glance to the seat that decides. `worth` is where to start.

Four plans compete: an object (and the set of cards it belongs to), an operation, a stage of a project, more agents.
Each is worth what it brings (`value.py`) less the agents that it binds. The functions look only at what the seat may
know and change nothing.
"""

from typing import Any

from ....engine.layout import NONE
from ..rules.agents import held, shadow_agents
from ..rules.infiltration import occupant, pieces_needed, reach
from ..rules.operations import agents_for, operation_refused, shadows_in, top_operation
from ..rules.projects import agents_asked, next_stage, project_refused, signs_asked, signs_on
from ..rules.quantities import unmet
from ..rules.rulebook import Rule
from ..rules.scoring import points
from ..rules.table import (
    ALLIANCES, FIRST_PROFESSION, OBJECTS, PROFESSIONALS, PROFESSIONALS_HELD, PROJECTS, STAGES, Action, Box, Effect,
    Hiring, Sign, State, Step, Way, area, has_circle, next_seat, staff_of,
)
from .value import (
    AGENT, ALLIANCE_CARD, POINT, agents_value, alliance_value, best_doubling, doubling, infiltration_cost, object_value,
    secondary_value, stage_gain,
)

FIRST = 10_000          # what is done before the action
NEVER = -10_000
RISK = 35               # of a hundred: that a rival who could intercept does
UNMET = 40              # of a hundred: what an alliance is worth whose requirements are not met yet
CIRCLE = 4 * POINT      # by itself


def worth(box: Box, s: State, move: int) -> int:
    """How good a candidate move of the present step looks to the seat that decides."""
    step = s.step
    if step == Step.CHOOSE_ACTION:
        return action_worth(box, s, move)
    if step == Step.INFILTRATE:
        return infiltration_worth(box, s, move)
    if step == Step.SEND_AGENTS:
        return sending_worth(box, s, s.chosen, move)
    if step == Step.ADVANCE:
        return advance_worth(box, s, move)
    if step == Step.CONCLUDE or step == Step.CONCLUDE_MORE or step == Step.FREE_ALLIANCE:
        return 0 if move == ALLIANCES else 1 + alliance_value(box, s, s.seat, move)
    if step == Step.RETURN_ALLIANCE or step == Step.DISCARD_ALLIANCE:
        return -kept_value(box, s, move)
    return card_worth(box, s, move)


def worths(box: Box, s: State, moves: Any, found: Any) -> None:
    """The same of several moves."""
    for i in range(len(moves)):
        found[i] = worth(box, s, moves[i])


def card_worth(box: Box, s: State, move: int) -> int:
    """The same in steps that only some cards bring."""
    step = s.step
    if step == Step.CHOOSE_HOST:
        return host_worth(box, s, move)
    if step == Step.DISCARD_INTEREST:
        return -loss(box, s, move) * POINT // signs_on(box, s, move, Sign.INTEREST)
    if step == Step.HAND_OVER:
        return -loss(box, s, move) if move < OBJECTS else -secondary_value(s, s.seat, move - OBJECTS)
    if step == Step.TAKE_SECONDARY:
        return secondary_value(s, s.seat, move)
    if step == Step.CHOOSE_RIVAL:
        return points(box, s, move)
    if step == Step.BRING_HOME or step == Step.KILL or step == Step.CHOOSE_CIRCLE:
        return s.pieces[move]
    return staff_worth(box, s, move)


def staff_worth(box: Box, s: State, move: int) -> int:
    """Steps of recruiting and of professionals."""
    step = s.step
    if step == Step.RECRUIT_NUMBER:
        return move if move <= s.reserve[s.seat] else 0
    if step == Step.RECRUIT_OR_CARD:
        return agents_value(s, min(s.hired, s.reserve[s.seat])) if move == Hiring.AGENTS else card_instead_worth(s)
    if step == Step.PLAY_PROFESSIONAL:
        return staff_value(box, s, move)
    if step == Step.DISCARD_PROFESSIONAL:
        return -staff_value(box, s, move)
    return object_value(box, s, s.seat, box.type[move]) - agents_value(s, box.least[box.type[move]])


def card_instead_worth(s: State) -> int:
    """A professional is worth about an agent, and nothing to a full hand: who had no agents would take cards for ever.
    """
    return NEVER if held(s, s.seat) >= PROFESSIONALS_HELD else agents_value(s, 1) + ALLIANCE_CARD


# The action

def action_worth(box: Box, s: State, action: int) -> int:
    if action == Action.INFILTRATE:
        return best_infiltration(box, s)
    if action == Action.OPERATION:
        return operation_worth(box, s)
    if action == Action.ADVANCE:
        return best_advance(box, s)
    if action == Action.RECRUIT:
        return agents_value(s, 1)
    if action == Action.ATTACH:
        return FIRST if best_doubling(box, s, s.seat) > 2 * CIRCLE else NEVER
    return best_professional(box, s) if action == Action.PROFESSIONAL else 0


def best_infiltration(box: Box, s: State) -> int:
    best = NEVER
    for place in range(reach(s, s.seat)):
        card = s.in_row[place]
        if pieces_needed(box, s, card) <= s.active[s.seat]:
            best = max(best, infiltration_worth(box, s, card))
    return best


def infiltration_worth(box: Box, s: State, card: int) -> int:
    """An object with as many agents as look best."""
    least, most = pieces_needed(box, s, card), s.active[s.seat]
    best = NEVER
    for number in range(least, min(most, least + 3) + 1):
        best = max(best, sending_worth(box, s, card, number))
    return best


def sending_worth(box: Box, s: State, card: int, number: int) -> int:
    """What an object brings, less the agents that are bound, less the danger that somebody intercepts it."""
    value = object_value(box, s, s.seat, box.type[card])
    if occupant(s, card) != NONE:
        value += value // 3 - ALLIANCE_CARD        # what a rival loses, less the card that he gets
    there = number + shadow_agents(s, s.seat)
    return value - infiltration_cost(s, s.seat, number) - value * danger(s, there) // 100


def danger(s: State, there: int) -> int:
    """How likely, of a hundred, a rival who still acts in this phase intercepts so many agents."""
    found, seat = 0, next_seat(s, s.seat)
    while seat != s.curator:
        if s.active[seat] > 0 and s.active[seat] + shadow_agents(s, seat) > there:
            found += (100 - found) * RISK // 100
        seat = next_seat(s, seat)
    return found


def operation_worth(box: Box, s: State) -> int:
    """Its points, less the agents that go to the reserve."""
    top = top_operation(s)
    if top == NONE:
        return NEVER
    pieces = agents_for(box, s, top) - shadows_in(box, s, top)
    return POINT * box.operation_points[top] - agents_value(s, pieces - 1)


def best_advance(box: Box, s: State) -> int:
    best = NEVER
    for project in range(PROJECTS):
        if project_refused(box, s, project) == Rule.ALLOWED:
            best = max(best, advance_worth(box, s, project))
    return best


def advance_worth(box: Box, s: State, project: int) -> int:
    """What a stage brings, less agents and cards. Whoever joins also gives an agent away for good."""
    stage = next_stage(s, s.seat, project)
    joins = 1 if s.stage[s.seat][project] == 0 else 0
    price = agents_value(s, agents_asked(box, s, stage) + joins)
    if box.project_way[project] == Way.SPENT:
        price += 2 * POINT * signs_asked(box, s, stage)
    return stage_gain(box, s, s.seat, project) - price


# Cards

def kept_value(box: Box, s: State, alliance: int) -> int:
    """What an alliance in hand is worth: less, while its requirements are not met."""
    value = alliance_value(box, s, s.seat, alliance) + POINT
    return value if unmet(box.needs[alliance], box, s, s.seat) == NONE else value * UNMET // 100


def loss(box: Box, s: State, card: int) -> int:
    """What a seat loses with a captured card."""
    value = object_value(box, s, s.seat, box.type[card]) + agents_value(s, s.pieces[card])
    return 2 * value if has_circle(s, card) else value


def host_worth(box: Box, s: State, card: int) -> int:
    """To double a card is worth it if that brings more than the circle by itself."""
    if card == OBJECTS:
        return CIRCLE if s.then == Step.LAST_CIRCLES else 2 * CIRCLE
    return doubling(box, s, s.seat, box.type[card])


# Professionals

def best_professional(box: Box, s: State) -> int:
    """A professional that helps is played before the action."""
    best = NEVER
    for card in range(PROFESSIONALS):
        if s.professional_at[card] == staff_of(s.seat):
            value = staff_value(box, s, card)
            if value > AGENT:
                best = max(best, FIRST + value)
    return best


def staff_value(box: Box, s: State, card: int) -> int:
    """What a professional would bring now."""
    deed = FIRST_PROFESSION + box.profession[card]
    word, amount = box.effect[deed][0], box.amount[deed][0]
    if word == Effect.RECRUIT:
        return agents_value(s, min(amount, s.reserve[s.seat]))
    if word == Effect.RECALL_NOW:
        return agents_value(s, amount * objects_with_pieces(s))
    if word == Effect.CHEAPER_OPERATION:
        return cheaper_worth(box, s, amount)
    if word == Effect.FEWER_SIGNS:
        return lobby_worth(box, s, amount)
    return kill_worth(s) if word == Effect.KILL else ALLIANCE_CARD


def objects_with_pieces(s: State) -> int:
    found = 0
    for card in range(OBJECTS):
        if s.pieces[card] > 0 and s.object_at[card] == area(s.seat):
            found += 1
    return found


def cheaper_worth(box: Box, s: State, amount: int) -> int:
    """An operation that is out of reach without help."""
    top = top_operation(s)
    if top == NONE or operation_refused(box, s) == Rule.ALLOWED:
        return 0
    needed = max(1, agents_for(box, s, top) - amount)
    if needed - min(shadow_agents(s, s.seat), needed - 1) > s.active[s.seat]:
        return 0
    return POINT * box.operation_points[top] - agents_value(s, needed)


def lobby_worth(box: Box, s: State, amount: int) -> int:
    """A stage that lacks just a sign."""
    best = 0
    for project in range(PROJECTS):
        if s.seat != s.curator and s.stage[s.seat][project] < STAGES:
            stage = next_stage(s, s.seat, project)
            lacking = signs_asked(box, s, stage) - s.signs[s.seat][box.project_sign[project]]
            if 0 < lacking <= amount and agents_asked(box, s, stage) <= s.active[s.seat]:
                best = max(best, advance_worth(box, s, project))
    return best


def kill_worth(s: State) -> int:
    """Rival agents on the first card of the row, which one may then take oneself."""
    best = 0
    for seat in range(s.players):
        if seat != s.seat and s.target[seat] != NONE:
            best = max(best, agents_value(s, min(2, s.pieces[s.target[seat]])))
    return best
