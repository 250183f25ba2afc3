"""Infiltration: agents go to an available object, or intercept it."""

from ....engine.layout import NONE, say
from ....engine.rulebook import follows
from .agents import shadow_agents
from .alliances import draw_alliance
from .rulebook import Rule, Said
from .table import AVAILABLE, MANY_PIECES, Box, Effect, Place, State, Step


@follows(Rule.AVAILABLE_FIRST_THREE, Rule.CAPTURE_FEWER_THAN_THREE, Rule.ESPIONAGE_REACH)
def reach(s: State, seat: int) -> int:
    """How many cards of the row are available to a seat."""
    return min(s.row_size, max(AVAILABLE, s.in_force[seat][Effect.REACH]))


@follows(Rule.AVAILABLE_FIRST_THREE, Rule.ESPIONAGE_REACH)
def is_available(box: Box, s: State, seat: int, place: int) -> bool:
    """Whether a card of the row is available to a seat, whatever it takes."""
    return place < reach(s, seat)


def occupant(s: State, card: int) -> int:
    """Whose agents lie on an object of the row, or NONE."""
    for seat in range(s.players):
        if s.target[seat] == card:
            return seat
    return NONE


@follows(Rule.OBJECT_MINIMUM, Rule.INTERCEPT_ONE_MORE, Rule.INTERCEPT_SHADOWS_COUNT)
def agents_needed(box: Box, s: State, card: int) -> int:
    """The minimum of a free object, one agent more than lie on another. The minimum does not matter there."""
    rival = occupant(s, card)
    if rival == NONE:
        return box.least[box.type[card]]
    return more_than(s, rival, card)


@follows(Rule.INTERCEPT_MINIMUM_NOT_RECHECKED, Rule.INTERCEPT_REPEATED)
def more_than(s: State, rival: int, card: int) -> int:
    return s.pieces[card] + shadow_agents(s, rival) + 1


@follows(Rule.SHADOW_ALL_USED, Rule.SHADOW_EQUALS_AGENT, Rule.SHADOW_NEEDS_A_PIECE)
def pieces_needed(box: Box, s: State, card: int) -> int:
    """All shadow agents go along, and at least one piece."""
    return max(1, agents_needed(box, s, card) - shadow_agents(s, s.seat))


# The object

@follows(Rule.INFILTRATE_AVAILABLE_OBJECT, Rule.AVAILABLE_FIRST_THREE, Rule.ESPIONAGE_REACH)
def object_refused(box: Box, s: State, card: int) -> int:
    if s.object_at[card] != Place.ROW:
        return Rule.INFILTRATE_AVAILABLE_OBJECT
    for place in range(reach(s, s.seat)):
        if s.in_row[place] == card:
            return sending_refused(box, s, card, s.active[s.seat])
    return Rule.AVAILABLE_FIRST_THREE if s.in_force[s.seat][Effect.REACH] == 0 else Rule.ESPIONAGE_REACH


@follows(Rule.INFILTRATE_MINIMUM, Rule.INTERCEPT_ONE_MORE, Rule.INFILTRATE_FROM_ACTIVE, Rule.SHADOW_NEEDS_A_PIECE)
def sending_refused(box: Box, s: State, card: int, number: int) -> int:
    """Whether so many pieces, with all shadow agents, can go to an object."""
    if number > s.active[s.seat]:
        return Rule.INFILTRATE_FROM_ACTIVE
    if number == 0 and s.active[s.seat] > 0:
        return Rule.SHADOW_NEEDS_A_PIECE
    if number >= pieces_needed(box, s, card):
        return Rule.ALLOWED
    return Rule.INFILTRATE_MINIMUM if occupant(s, card) == NONE else Rule.INTERCEPT_ONE_MORE


def infiltration_refused(box: Box, s: State) -> int:
    """Whether any object can be infiltrated; if not, why not the last one."""
    refused: int = Rule.INFILTRATE_AVAILABLE_OBJECT
    for place in range(reach(s, s.seat)):
        refused = sending_refused(box, s, s.in_row[place], s.active[s.seat])
        if refused == Rule.ALLOWED:
            return Rule.ALLOWED
    return refused


@follows(Rule.INFILTRATE_ONE_OBJECT)
def choose_object(box: Box, s: State, card: int) -> None:
    s.chosen = card
    s.step = Step.SEND_AGENTS
    if pieces_needed(box, s, card) == s.active[s.seat]:
        send(box, s, s.active[s.seat])


# The agents

@follows(Rule.INFILTRATE_MORE_ALLOWED)
def number_refused(box: Box, s: State, number: int) -> int:
    return sending_refused(box, s, s.chosen, number)


@follows(Rule.INFILTRATE_FROM_ACTIVE)
def send(box: Box, s: State, number: int) -> None:
    enter(box, s, number)


@follows(Rule.SHADOW_ONLY_TWO_ACTIONS)
def enter(box: Box, s: State, number: int) -> None:
    """So many pieces and all shadow agents go to the object. Whoever is there goes home."""
    card, rival = s.chosen, occupant(s, s.chosen)
    if rival == NONE:
        say(s, Said.INFILTRATED, s.seat, card, number, shadow_agents(s, s.seat))
    else:
        intercept(s, rival, card, number)
    s.active[s.seat] -= number
    s.pieces[card] = number
    s.target[s.seat] = card
    s.chosen = NONE
    if number >= MANY_PIECES:
        s.owed = s.in_force[s.seat][Effect.RECRUIT_AFTER_INFILTRATING]
    s.step = Step.END_TURN


@follows(Rule.INTERCEPT_AGENTS_GO_HOME, Rule.INTERCEPT_VICTIM_DRAWS, Rule.SHADOW_HOME_ON_INTERCEPTION)
def intercept(s: State, rival: int, card: int, number: int) -> None:
    """The rival's agents return, and he draws an alliance."""
    say(s, Said.INTERCEPTED, s.seat, rival, card, number, shadow_agents(s, s.seat))
    held = detain(s, rival, s.pieces[card])
    s.active[rival] += s.pieces[card] - held
    s.target[rival] = NONE
    draw_alliance(s, rival)


@follows(Rule.EFFECT_PERMANENT, Rule.ALLIANCE_SAME_EFFECTS_ADD, Rule.SHADOW_NEVER_IN_RESERVE)
def detain(s: State, rival: int, number: int) -> int:
    """Some alliances send pieces of an intercepted rival to the reserve; never shadow agents. How many these are."""
    held = min(number, s.in_force[s.seat][Effect.DETAIN])
    s.reserve[rival] += held
    if held > 0:
        say(s, Said.DETAINED, rival, held)
    return held
