"""Doctrine of Superiority: Nuclear Threat, World Corporations and the World Bank, each instead of one of the four.

Their stages ask for cards of a group besides signs. A nuclear power has shadow agents for each world war, corporations
bring agents home and points for projects, and the bank opens cards far down the row.
"""

from ....engine.effects import ask, go_on
from ....engine.layout import NONE, say
from ....engine.rulebook import follows
from ...secret_power.rules.agents import shadow_agents as base_shadow_agents
from ...secret_power.rules.infiltration import infiltration_refused as base_infiltration_refused
from ...secret_power.rules.infiltration import is_available as base_is_available
from ...secret_power.rules.infiltration import object_refused as base_object_refused
from ...secret_power.rules.infiltration import occupant, reach, sending_refused
from ...secret_power.rules.owning import owned_with_pieces
from ...secret_power.rules.projects import next_stage
from ...secret_power.rules.projects import project_refused as base_project_refused
from ...secret_power.rules.rulebook import Rule as Base
from ...secret_power.rules.rulebook import Said as BaseSaid
from ...secret_power.rules.scoring import circle_points as base_circle_points
from ...secret_power.rules.scoring import points_of
from ...secret_power.rules.table import FIRST_WAR, OBJECTS, Group, Place, Type, area, stage_at
from .rulebook import Rule
from .table import FIRST_STAGE, PROJECTS, Box, Effect, State, Step

MOST_SHADOWS = 6        # of Nuclear Threat


# What stages ask for

@follows(
    Rule.DOCTRINE_GROUP_CARDS, Rule.DOCTRINE_SIGNS, Rule.DOCTRINE_NO_AGENTS, Rule.DOCTRINE_WAR, Rule.DOCTRINE_WAR_CARDS,
)
def project_refused(box: Box, s: State, project: int) -> int:
    """Cards of a group are shown as well, secondary ones too. A war changes agents and signs, but not their number."""
    refused: int = base_project_refused(box, s, project)
    if refused != Rule.ALLOWED:
        return refused
    asked = box.stage_cards[next_stage(s, s.seat, project)]
    return Rule.DOCTRINE_GROUP_CARDS if s.groups[s.seat][box.project_group[project]] < asked else Rule.ALLOWED


# Nuclear Threat

@follows(Rule.NUCLEAR_NOTHING_BEFORE_WAR, Rule.NUCLEAR_KEPT_AFTER_WAR)
def wars_seen(s: State) -> int:
    """World wars that have come into play, those that are over among them."""
    found = 0
    for war in range(FIRST_WAR, OBJECTS):
        if s.object_at[war] == Place.WAR or s.object_at[war] == Place.DISCARD:
            found += 1
    return found


@follows(Rule.NUCLEAR_PER_WAR, Rule.NUCLEAR_MAX_SIX)
def shadow_agents(s: State, seat: int) -> int:
    each = s.in_force[seat][Effect.SHADOWS_PER_WAR]
    more = 0 if each == 0 else min(MOST_SHADOWS, each * wars_seen(s))
    return base_shadow_agents(s, seat) + more


# World Corporations

@follows(Rule.CORPORATIONS_RECALL)
def return_agents(s: State) -> None:
    """Any number of agents return from captured objects, object by object."""
    ask(s, Step.RETURN_AGENTS, owned_with_pieces(s, s.owner))


@follows(Rule.CORPORATIONS_RECALL)
def return_refused(box: Box, s: State, card: int) -> int:
    there = s.object_at[card] == area(s.seat) and s.pieces[card] > 0
    return Rule.ALLOWED if there else Rule.CORPORATIONS_RECALL


def choose_return(box: Box, s: State, card: int) -> None:
    """How many is asked where there are several."""
    s.chosen = card
    s.step = Step.RETURN_NUMBER
    if s.pieces[card] == 1:
        return_number(box, s, 1)


def keep_agents(box: Box, s: State) -> None:
    go_on(s)


@follows(Rule.CORPORATIONS_RECALL)
def return_number_refused(box: Box, s: State, number: int) -> int:
    return Rule.ALLOWED if 1 <= number <= s.pieces[s.chosen] else Rule.CORPORATIONS_RECALL


@follows(Rule.CORPORATIONS_RECALL)
def return_number(box: Box, s: State, number: int) -> None:
    s.pieces[s.chosen] -= number
    s.active[s.seat] += number
    say(s, BaseSaid.BROUGHT_HOME, s.seat, s.chosen, number)
    s.chosen = NONE
    ask(s, Step.RETURN_AGENTS, owned_with_pieces(s, s.seat))


def of_projects(s: State, seat: int) -> int:
    """In how many projects a seat has a coordinator."""
    found = 0
    for project in range(PROJECTS):
        if s.stage[seat][project] > 0:
            found += 1
    return found


@follows(Rule.CORPORATIONS_FINAL)
def circle_points(box: Box, s: State, seat: int) -> int:
    """The row of the score pad for inner circles is also that of the modules: what stages bring in the final count."""
    found = base_circle_points(box, s, seat)
    for project in range(PROJECTS):
        if s.stage[seat][project] > 0:
            found += points_of(box, s, seat, FIRST_STAGE + stage_at(project, s.stage[seat][project]))
    return found


# The World Bank

@follows(Rule.BANK_ONE, Rule.BANK_TWO, Rule.BANK_THREE)
def opened_by_bank(box: Box, s: State, seat: int, card: int) -> bool:
    """Whether the bank makes a card of the row available, wherever it lies."""
    bank = s.in_force[seat][Effect.BANK]
    if bank >= 3:
        return True
    if bank == 2:
        return box.group[box.type[card]] >= Group.POWER
    return bank == 1 and box.type[card] == Type.CORPORATIONS


@follows(Rule.BANK_ONE, Rule.BANK_TWO, Rule.BANK_THREE)
def is_available(box: Box, s: State, seat: int, place: int) -> bool:
    return base_is_available(box, s, seat, place) or opened_by_bank(box, s, seat, s.in_row[place])


@follows(Rule.BANK_INTERCEPT)
def object_refused(box: Box, s: State, card: int) -> int:
    refused: int = base_object_refused(box, s, card)
    if refused != Base.AVAILABLE_FIRST_THREE and refused != Base.ESPIONAGE_REACH:
        return refused
    if opened_by_bank(box, s, s.seat, card):
        return sending_refused(box, s, card, s.active[s.seat])
    if s.world_bank == 1 and occupant(s, card) != NONE:
        return Rule.BANK_INTERCEPT
    bank = s.in_force[s.seat][Effect.BANK]
    return refused if bank == 0 else Rule.BANK_ONE if bank == 1 else Rule.BANK_TWO


def infiltration_refused(box: Box, s: State) -> int:
    """The bank adds cards behind those that are available to all."""
    refused: int = base_infiltration_refused(box, s)
    if refused == Rule.ALLOWED or s.in_force[s.seat][Effect.BANK] == 0:
        return refused
    for place in range(reach(s, s.seat), s.row_size):
        card = s.in_row[place]
        if opened_by_bank(box, s, s.seat, card) and sending_refused(box, s, card, s.active[s.seat]) == Rule.ALLOWED:
            return Rule.ALLOWED
    return refused


JOINTS = {
    base_project_refused: project_refused, base_shadow_agents: shadow_agents, base_circle_points: circle_points,
    base_object_refused: object_refused, base_infiltration_refused: infiltration_refused,
    base_is_available: is_available,
}
