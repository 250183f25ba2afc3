"""What players own: objects, secondary objects and the pieces on them. Totals are kept by the functions here."""

from ....engine.layout import NONE, say
from ....engine.rulebook import follows
from .rulebook import Rule, Said
from .table import (
    ALLIANCES, CLAUSES, FIRST_PERMANENT, FIRST_STAGE, FIRST_WAR, FORCES, GROUPS, OBJECTS, PROJECTS, SEATS, SECONDARIES,
    SIGNS, SUPPLY, TYPES, Box, Group, Place, State, Type, area, attached, concluded, has_circle, lay, objects, stage_at,
)

circle_of_host = objects.first_in


# Totals

@follows(Rule.SECONDARY_COUNTS, Rule.OBJECT_GROUPS, Rule.OBJECT_SIGNS, Rule.OWNED_WITH_PIECES)
def count_object(box: Box, s: State, seat: int, card: int, times: int) -> None:
    """Add a card to what a seat owns, or take it away with -1."""
    type = box.type[card]
    s.owned[seat][type] += times
    s.groups[seat][box.group[type]] += times
    count_signs(box, s, seat, type, times)


@follows(Rule.INNER_CIRCLE_DOUBLES)
def count_circle(box: Box, s: State, seat: int, host: int, times: int) -> None:
    """An attached circle is still a card of its own, and doubles the signs of its host."""
    s.owned[seat][Type.INNER_CIRCLE] += times
    s.groups[seat][Group.INNER_CIRCLE] += times
    count_signs(box, s, seat, box.type[host], times)


def count_signs(box: Box, s: State, seat: int, type: int, times: int) -> None:
    for sign in range(SIGNS):
        s.signs[seat][sign] += times * box.sign[type][sign]


def count_force(box: Box, s: State, seat: int, deed: int, times: int) -> None:
    """What a deed has in force is in force for a seat, or no longer."""
    for clause in range(CLAUSES):
        word = box.effect[deed][clause]
        if 0 <= word < FORCES:
            s.in_force[seat][word] += times * box.amount[deed][clause]


def count_alliance(box: Box, s: State, seat: int, alliance: int) -> None:
    if box.alliance_sign[alliance] != NONE:
        s.signs[seat][box.alliance_sign[alliance]] += 1
    count_force(box, s, seat, FIRST_PERMANENT + alliance, 1)


def recount(box: Box, s: State) -> None:
    """All totals anew, from what lies where."""
    for seat in range(SEATS):
        clear_totals(s, seat)
    count_secondary(s)
    for seat in range(SEATS):
        for card in range(FIRST_WAR):
            if s.object_at[card] == area(seat):
                count_object(box, s, seat, card, 1)
                if has_circle(s, card):
                    count_circle(box, s, seat, card, 1)
        for alliance in range(ALLIANCES):
            if s.alliance_at[alliance] == concluded(seat):
                count_alliance(box, s, seat, alliance)
        for project in range(PROJECTS):
            if s.stage[seat][project] > 0:
                count_force(box, s, seat, FIRST_STAGE + stage_at(project, s.stage[seat][project]), 1)


@follows(Rule.COMMON_SUPPLY, Rule.SECONDARY_RETURNS)
def count_secondary(s: State) -> None:
    """Secondary objects that nobody has are in the supply."""
    for kind in range(SECONDARIES):
        s.supply[kind] = SUPPLY[kind]
        for seat in range(SEATS):
            s.supply[kind] -= s.secondary[seat][kind]
            s.groups[seat][kind] += s.secondary[seat][kind]


def clear_totals(s: State, seat: int) -> None:
    for type in range(TYPES):
        s.owned[seat][type] = 0
    for group in range(GROUPS):
        s.groups[seat][group] = 0
    for sign in range(SIGNS):
        s.signs[seat][sign] = 0
    for word in range(FORCES):
        s.in_force[seat][word] = 0


# Objects

def receive(box: Box, s: State, seat: int, card: int) -> None:
    """A card comes to a seat's area."""
    lay(s, card, area(seat))
    count_object(box, s, seat, card, 1)


@follows(Rule.LOST_OBJECT_PIECES)
def lose(box: Box, s: State, seat: int, card: int) -> None:
    """A seat has a card no longer: the pieces on it go to the reserve. An attached circle is lost with its host."""
    s.reserve[seat] += s.pieces[card]
    s.pieces[card] = 0
    count_object(box, s, seat, card, -1)
    if has_circle(s, card):
        count_circle(box, s, seat, card, -1)


@follows(Rule.ALLIANCE_HAND_OVER)
def hand_over(box: Box, s: State, giver: int, seat: int, card: int) -> None:
    """An attached circle stays with its host."""
    lose(box, s, giver, card)
    receive(box, s, seat, card)
    if has_circle(s, card):
        count_circle(box, s, seat, card, 1)


def discard(box: Box, s: State, seat: int, card: int) -> None:
    """A card goes to the discard pile, and its circle with it."""
    lose(box, s, seat, card)
    if has_circle(s, card):
        lay(s, circle_of_host(s, attached(card)), Place.DISCARD)
    lay(s, card, Place.DISCARD)
    say(s, Said.OBJECT_DISCARDED, seat, card)


def same_card(box: Box, s: State, card: int) -> int:
    """Cards of a kind in one place, without circles and with as many pieces, are alike: the first stands for them."""
    if has_circle(s, card):
        return card
    for twin in range(card):
        alike = box.type[twin] == box.type[card] and s.object_at[twin] == s.object_at[card]
        if alike and s.pieces[twin] == s.pieces[card] and not has_circle(s, twin):
            return twin
    return card


def owned_with_pieces(s: State, seat: int) -> int:
    """How many captured objects of a seat have pieces on them."""
    found = 0
    for card in range(OBJECTS):
        if s.pieces[card] > 0 and s.object_at[card] == area(seat):
            found += 1
    return found


# Secondary objects

@follows(Rule.SECONDARY_LIMITED, Rule.SECONDARY_BY_ALLIANCES, Rule.SECONDARY_SUPREME_POWER)
def take_secondary(s: State, seat: int, kind: int) -> None:
    """A secondary object of the supply, if there is one. A supreme one counts as a card of power."""
    if s.supply[kind] == 0:
        say(s, Said.SECONDARY_LACKING, kind)
        return
    s.supply[kind] -= 1
    move_secondary(s, seat, kind, 1)
    say(s, Said.SECONDARY_TAKEN, seat, kind)


def move_secondary(s: State, seat: int, kind: int, times: int) -> None:
    s.secondary[seat][kind] += times
    s.groups[seat][kind] += times
