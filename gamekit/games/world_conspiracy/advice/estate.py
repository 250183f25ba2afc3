"""Advice on the Fourth Estate: trends, cards that World Media takes, and alliances that it costs."""

from ....engine.layout import NONE
from ...secret_power.advice.greedy import NEVER
from ...secret_power.advice.greedy import action_worth as base_action_worth
from ...secret_power.advice.greedy import advance_worth as base_advance_worth
from ...secret_power.advice.greedy import worth as base_worth
from ...secret_power.advice.value import (
    ALLIANCE_CARD, POINT, SIGN, WHOLE, agents_value, ahead, object_value, secondary_value,
)
from ...secret_power.advice.value import benefit as base_benefit
from ...secret_power.advice.value import instant_value as base_instant_value
from ...secret_power.rules.infiltration import occupant
from ...secret_power.rules.scoring import points_of
from ...secret_power.rules.table import CLAUSES, Group, Type, concluded
from ..rules.estate_discards import FIRST_ALIEN_CARD, FIRST_TREND_CARD
from ..rules.rulebook import Rule
from ..rules.table import (
    ALLIANCES, FIRST_FINAL, FIRST_PERMANENT, TREND_POINTS, TRENDS, Action, Box, Current, Effect, Gain, Project, State,
    Step,
)
from ..rules.trends import trend_in_force, trend_price, trend_refused
from ..rules.world_media import alliances_asked, counted_by, taking_refused
from .force import asset_loss as base_asset_loss

STILL_COMING = 2        # of what a card of power counts, in a whole game


def worth(box: Box, s: State, move: int) -> int:
    """What a trend brings is always welcome."""
    step = s.step
    if step == Step.FOLLOW_TREND:
        return 0 if move == TRENDS else 1
    if step == Step.CHOOSE_GAIN:
        return ALLIANCE_CARD if move == Gain.ALLIANCE else secondary_value(s, s.seat, move)
    if step == Step.GIVE_UP_ALLIANCE:
        return -concluded_value(box, s, s.seat, move)
    if step == Step.TAKE_FROM_ROW:
        return taking_worth(box, s, s.seat, move)
    return counted_by(s, s.seat, box.type[move]) if step == Step.CHOOSE_BROADCAST else base_worth(box, s, move)


# Trends

def action_worth(box: Box, s: State, action: int) -> int:
    return capture_worth(box, s) if action == Action.CAPTURE_TREND else base_action_worth(box, s, action)


def capture_worth(box: Box, s: State) -> int:
    """Its points, and what alliances bring for one trend more, less the agents that go to the reserve."""
    if trend_refused(box, s) != Rule.ALLOWED:
        return NEVER
    price = trend_price(box, s, s.seat, trend_in_force(s))
    return POINT * TREND_POINTS + fund_value(box, s, s.seat) - agents_value(s, price)


def fund_value(box: Box, s: State, seat: int) -> int:
    """What concluded alliances bring for each trend: those that a seat has tell it, if there are any."""
    there = s.current_size[Current.CAPTURED + seat]
    if there == 0:
        return 0
    found = 0
    for alliance in range(ALLIANCES):
        deed = FIRST_FINAL + alliance
        if s.alliance_at[alliance] == concluded(seat) and box.effect[deed][0] == Effect.POINTS_PER_TREND:
            found += points_of(box, s, seat, deed)
    return POINT * found // there


# World Media

def taking_worth(box: Box, s: State, seat: int, card: int) -> int:
    """A card without any agents. What a rival loses is worth a third of it."""
    value = object_value(box, s, seat, box.type[card])
    rival = occupant(s, card)
    return value + value // 3 if rival != NONE and rival != seat else value


def best_taking(box: Box, s: State, seat: int) -> int:
    best = 0
    for place in range(s.row_size):
        if taking_refused(box, s, s.in_row[place]) == Rule.ALLOWED:
            best = max(best, taking_worth(box, s, seat, s.in_row[place]))
    return best


def concluded_value(box: Box, s: State, seat: int, alliance: int) -> int:
    """What a seat loses with a concluded alliance: what it brought at once it keeps."""
    value = POINT * (box.alliance_points[alliance] + points_of(box, s, seat, FIRST_FINAL + alliance))
    value += benefit(box, s, seat, FIRST_PERMANENT + alliance)
    return value + SIGN if box.alliance_sign[alliance] != NONE else value


def advance_worth(box: Box, s: State, project: int) -> int:
    """Less the alliances that are given up, each about like the one that brings least."""
    value = base_advance_worth(box, s, project)
    if project != Project.WORLD_MEDIA or alliances_asked(box, s) == 0:
        return value
    least = -NEVER
    for alliance in range(ALLIANCES):
        if s.alliance_at[alliance] == concluded(s.seat):
            least = min(least, concluded_value(box, s, s.seat, alliance))
    return value - alliances_asked(box, s) * least


def benefit(box: Box, s: State, seat: int, deed: int) -> int:
    """What the best card of power counts, now and later."""
    value = base_benefit(box, s, seat, deed)
    for clause in range(CLAUSES):
        if box.effect[deed][clause] == Effect.BROADCAST and s.groups[seat][Group.POWER] > 0:
            counted = POINT * best_counted(s, seat) + POINT * STILL_COMING * ahead(s) // WHOLE
            value += box.amount[deed][clause] * counted
    return value


def best_counted(s: State, seat: int) -> int:
    best = 0
    for type in range(Type.GOVERNMENTS, Type.CORPORATIONS + 1):
        if s.owned[seat][type] > 0:
            best = max(best, counted_by(s, seat, type))
    return best


def instant_value(box: Box, s: State, seat: int, deed: int) -> int:
    value = base_instant_value(box, s, seat, deed)
    for clause in range(CLAUSES):
        if box.effect[deed][clause] == Effect.TAKE_FROM_ROW:
            value += best_taking(box, s, seat)
    return value


def asset_loss(box: Box, s: State, asset: int) -> int:
    """A trend that is discarded for the Use of Force."""
    return POINT * TREND_POINTS if FIRST_TREND_CARD <= asset < FIRST_ALIEN_CARD else base_asset_loss(box, s, asset)


JOINTS = {
    base_worth: worth, base_action_worth: action_worth, base_advance_worth: advance_worth, base_benefit: benefit,
    base_instant_value: instant_value, base_asset_loss: asset_loss,
}
