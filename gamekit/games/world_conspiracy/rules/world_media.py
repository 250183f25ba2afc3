"""World Media: a fifth project. Stages cost alliances, bring cards of the row, make a card of power worth more."""

from ....engine.effects import amount_of, ask, one_chosen
from ....engine.layout import NONE, say
from ....engine.rulebook import follows
from ...secret_power.rules.alliances import discarded_by as base_discarded_by
from ...secret_power.rules.capture import close_row
from ...secret_power.rules.hidden import knows as base_knows
from ...secret_power.rules.infiltration import occupant
from ...secret_power.rules.owning import count_force, receive
from ...secret_power.rules.projects import choose_project as base_choose_project
from ...secret_power.rules.projects import enter_stage, next_stage
from ...secret_power.rules.projects import project_refused as base_project_refused
from ...secret_power.rules.rulebook import Rule as BaseRule
from ...secret_power.rules.scoring import corporation_points as base_corporation_points
from ...secret_power.rules.scoring import count as base_count
from ...secret_power.rules.scoring import crime_points as base_crime_points
from ...secret_power.rules.scoring import leading_points as base_leading_points
from ...secret_power.rules.setup import clear_seat as base_clear_seat
from ...secret_power.rules.table import (
    FIRST_WAR, SEATS, Group, Place, Type, area, concluded, hand, sets_of, stage_at,
)
from ...secret_power.rules.table import Step as BaseStep
from .rulebook import Rule, Said
from .table import FIRST_PERMANENT, FIRST_STAGE, Box, Effect, Pact, Project, State, Step, file


# What a stage asks for

@follows(Rule.WORLD_MEDIA_DISCARD_ALLIANCES, Rule.WORLD_MEDIA_WAR)
def alliances_asked(box: Box, s: State) -> int:
    """Concluded alliances that the next stage costs. Wars only add agents."""
    return box.stage_alliances[next_stage(s, s.seat, Project.WORLD_MEDIA)]


@follows(Rule.WORLD_MEDIA_DISCARD_ALLIANCES)
def project_refused(box: Box, s: State, project: int) -> int:
    refused: int = base_project_refused(box, s, project)
    if project == Project.WORLD_MEDIA and refused == BaseRule.ALLOWED:
        if alliances_asked(box, s) > s.pact_size[concluded(s.seat)]:
            return Rule.WORLD_MEDIA_DISCARD_ALLIANCES
    return refused


def choose_project(box: Box, s: State, project: int) -> None:
    """Alliances are given up one by one."""
    if project == Project.WORLD_MEDIA and alliances_asked(box, s) > 0:
        s.project = project
        s.spent = 0
        s.step = Step.GIVE_UP_ALLIANCE
    else:
        base_choose_project(box, s, project)


@follows(Rule.WORLD_MEDIA_NOT_FROM_HAND)
def giving_up_refused(box: Box, s: State, alliance: int) -> int:
    if s.alliance_at[alliance] == concluded(s.seat):
        return Rule.ALLOWED
    in_hand = s.alliance_at[alliance] == hand(s.seat)
    return Rule.WORLD_MEDIA_NOT_FROM_HAND if in_hand else Rule.WORLD_MEDIA_DISCARD_ALLIANCES


def give_up(box: Box, s: State, alliance: int) -> None:
    lose_alliance(box, s, s.seat, alliance)
    s.spent += 1
    if s.spent == alliances_asked(box, s):
        enter_stage(box, s)


@follows(Rule.WORLD_MEDIA_LOST_ALLIANCE)
def lose_alliance(box: Box, s: State, seat: int, alliance: int) -> None:
    """Its sign and its lasting effect are lost, and its points. What it brought before stays."""
    if box.alliance_sign[alliance] != NONE:
        s.signs[seat][box.alliance_sign[alliance]] -= 1
    count_force(box, s, seat, FIRST_PERMANENT + alliance, -1)
    file(s, alliance, Pact.SHOWN)
    say(s, Said.ALLIANCE_GIVEN_UP, seat, alliance)


@follows(Rule.WORLD_MEDIA_LOST_ALLIANCE)
def discarded_by(s: State, alliance: int) -> int:
    """Everybody saw it go."""
    return 1 + SEATS if s.alliance_at[alliance] == Pact.SHOWN else base_discarded_by(s, alliance)


def knows(s: State, alliance: int, seat: int) -> bool:
    return s.known_by[alliance] == 1 + SEATS or base_knows(s, alliance, seat)


# On entering a stage

@follows(Rule.WORLD_MEDIA_NOT_LATER, Rule.WORLD_MEDIA_MUST_TAKE)
def take_from_row(box: Box, s: State, number: int) -> None:
    """Cards of the row, if there are fitting ones: now, or never."""
    there = 0
    for place in range(s.row_size):
        if taking_refused(box, s, s.in_row[place]) == Rule.ALLOWED:
            there += 1
    ask(s, Step.TAKE_FROM_ROW, min(number, there))


@follows(Rule.WORLD_MEDIA_TAKE)
def taking_refused(box: Box, s: State, card: int) -> int:
    """Any card of control, finance or science, wherever in the row."""
    fits = s.object_at[card] == Place.ROW and box.group[box.type[card]] < Group.POWER
    return Rule.ALLOWED if fits else Rule.WORLD_MEDIA_TAKE


@follows(Rule.WORLD_MEDIA_TAKE, Rule.WORLD_MEDIA_AGENTS_HOME, Rule.WORLD_MEDIA_NO_INTERCEPTION)
def take_card(box: Box, s: State, card: int) -> None:
    """Agents on it come home. That is no interception: nobody draws an alliance."""
    home_from(s, occupant(s, card), card)
    close_row(s, card)
    say(s, Said.TAKEN_FROM_ROW, s.seat, card)
    receive(box, s, s.seat, card)
    one_chosen(s)


@follows(Rule.WORLD_MEDIA_AGENTS_HOME)
def home_from(s: State, seat: int, card: int) -> None:
    """The agents of a seat leave an object of the row, if anybody's are there."""
    if seat != NONE:
        s.active[seat] += s.pieces[card]
        s.pieces[card] = 0
        s.target[seat] = NONE


# In the final count

def clear_seat(s: State, seat: int) -> None:
    base_clear_seat(s, seat)
    s.broadcast[seat] = NONE


@follows(Rule.WORLD_MEDIA_FINAL)
def broadcasting(box: Box, s: State, seat: int) -> int:
    """How many points more the stage of a seat gives to each of what a card of power counts."""
    at = s.stage[seat][Project.WORLD_MEDIA]
    if at == 0:
        return 0
    return max(0, amount_of(box, FIRST_STAGE + stage_at(Project.WORLD_MEDIA, at), Effect.BROADCAST))


@follows(Rule.WORLD_MEDIA_POWER_CARD)
def broadcast_refused(box: Box, s: State, card: int) -> int:
    """An own card of power; a supreme secondary object is none."""
    if s.object_at[card] != area(s.seat) or box.group[box.type[card]] != Group.POWER:
        return Rule.WORLD_MEDIA_POWER_CARD
    return Rule.ALLOWED


def has_power(box: Box, s: State, seat: int) -> bool:
    for card in range(FIRST_WAR):
        if s.object_at[card] == area(seat) and box.group[box.type[card]] == Group.POWER:
            return True
    return False


@follows(Rule.WORLD_MEDIA_FINAL)
def count(box: Box, s: State) -> None:
    """Before the count everybody in World Media chooses a card of power."""
    for seat in range(s.players):
        if s.broadcast[seat] == NONE and broadcasting(box, s, seat) > 0 and has_power(box, s, seat):
            s.seat = seat
            s.step = Step.CHOOSE_BROADCAST
            return
    base_count(box, s)


def choose_broadcast(box: Box, s: State, card: int) -> None:
    s.broadcast[s.seat] = card
    say(s, Said.BROADCAST_CHOSEN, s.seat, card)
    s.step = BaseStep.COUNT


def broadcast_points(box: Box, s: State, seat: int, first: int, last: int) -> int:
    """What the chosen card brings more, if it is one of some types."""
    card = s.broadcast[seat]
    if card == NONE or not first <= box.type[card] <= last:
        return 0
    return broadcasting(box, s, seat) * counted_by(s, seat, box.type[card])


def counted_by(s: State, seat: int, type: int) -> int:
    """How much a card of power counts: cards of its group, three-coloured sets, cards of power."""
    if type == Type.CORPORATIONS:
        return s.groups[seat][Group.POWER]
    return sets_of(s, seat) if type == Type.CRIME else s.groups[seat][type - Type.GOVERNMENTS]


def leading_points(box: Box, s: State, seat: int) -> int:
    more = broadcast_points(box, s, seat, Type.GOVERNMENTS, Type.UNIVERSITIES)
    return base_leading_points(box, s, seat) + more


def crime_points(box: Box, s: State, seat: int) -> int:
    return base_crime_points(box, s, seat) + broadcast_points(box, s, seat, Type.CRIME, Type.CRIME)


def corporation_points(box: Box, s: State, seat: int) -> int:
    more = broadcast_points(box, s, seat, Type.CORPORATIONS, Type.CORPORATIONS)
    return base_corporation_points(box, s, seat) + more


JOINTS = {
    base_project_refused: project_refused, base_choose_project: choose_project,
    base_discarded_by: discarded_by, base_knows: knows, base_clear_seat: clear_seat, base_count: count,
    base_leading_points: leading_points, base_crime_points: crime_points, base_corporation_points: corporation_points,
}
