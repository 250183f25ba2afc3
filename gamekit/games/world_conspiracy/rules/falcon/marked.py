"""Projects in which Falcon's coordinator is no agent of his: Anti-terror, World Media, the Reptilians.

He pays nothing there. Only what the rulebook names moves him: covert operations, trends, pairs of reptilians, and from
high difficulty on each inner circle, where he is already.
"""

from .....engine.effects import amount_of
from .....engine.layout import NONE, say
from .....engine.rulebook import follows
from ....secret_power.rules.capture import close_row
from ....secret_power.rules.infiltration import occupant
from ....secret_power.rules.owning import receive
from ....secret_power.rules.projects import move_coordinator, next_stage
from ....secret_power.rules.rulebook import Said as BaseSaid
from ....secret_power.rules.scoring import count as base_count
from ....secret_power.rules.table import FIRST_WAR, STAGES, Group, area
from ....secret_power.rules.table import Effect as BaseEffect
from ..modules import is_played
from ..reptilians import aliens_of, discard_alien as base_discard_alien, take_alien as base_take_alien
from ..rulebook import Rule, Said
from ..table import (
    ALIENS, FALCON, FIRST_COVERT, FIRST_STAGE, HUMAN, MOST_ARRIVALS, OPERATIONS, Box, Difficulty, Effect, Lair, Project,
    Rung, State,
)
from ..world_media import broadcasting, counted_by, home_from
from .seat import is_falcon, leads


@follows(Rule.FALCON_RECRUITER_PIECE)
def is_marked(project: int) -> bool:
    """Whether his coordinator there is another piece than his agents."""
    return project == Project.ANTITERROR or project == Project.WORLD_MEDIA or project == Project.REPTILIANS


@follows(Rule.FALCON_RECRUITER_PIECE)
def advance_marked(box: Box, s: State, project: int) -> None:
    """He joins or advances without paying, if the project is in the game and he is not at its end."""
    if is_played(s, project) and s.stage[FALCON][project] < STAGES:
        stage = next_stage(s, FALCON, project)
        say(s, BaseSaid.STAGE_ENTERED, FALCON, stage, 0)
        move_coordinator(box, s, FALCON, project, s.stage[FALCON][project] + 1)
        benefit_at_once(box, s, project, FIRST_STAGE + stage)


def benefit_at_once(box: Box, s: State, project: int, deed: int) -> None:
    """What a stage brings at once: the human loses agents, or a card of the row or alliances come before all else."""
    if project == Project.ANTITERROR:
        human_loses(s, amount_of(box, deed, Effect.HIT))
    elif project == Project.WORLD_MEDIA:
        s.falcon_media += 1
    else:
        s.taking += amount_of(box, deed, BaseEffect.DRAW) - 1


def human_loses(s: State, number: int) -> None:
    """Active agents of the human go to the reserve."""
    lost = min(number, s.active[HUMAN])
    s.active[HUMAN] -= lost
    s.reserve[HUMAN] += lost
    if lost > 0:
        say(s, BaseSaid.ACTIVE_LOST, HUMAN, lost)


@follows(Rule.FALCON_INNER_CIRCLE_MOVES)
def move_by_circle(box: Box, s: State) -> None:
    """From high difficulty on, in every such project where he is already."""
    if s.difficulty >= Difficulty.HIGH:
        for project in range(Project.ANTITERROR, Project.REPTILIANS + 1):
            if s.stage[FALCON][project] > 0:
                advance_marked(box, s, project)


# Anti-terror

@follows(Rule.FALCON_ANTITERROR_FIRSTS)
def move_by_covert(box: Box, s: State, operation: int) -> None:
    """The first token of each stack moves him; those after it do not."""
    if s.falcon_fifth == 1 and tokens_of(box, s, box.operation_stack[operation]) == 1:
        advance_marked(box, s, Project.ANTITERROR)


def tokens_of(box: Box, s: State, stack: int) -> int:
    """How many tokens of a stack he has."""
    found = 0
    for operation in range(FIRST_COVERT, OPERATIONS):
        if s.operation_of[operation] == FALCON and box.operation_stack[operation] == stack:
            found += 1
    return found


# World Media

@follows(Rule.FALCON_MEDIA_BY_TREND)
def move_by_trend(box: Box, s: State) -> None:
    if s.falcon_fifth == 1:
        advance_marked(box, s, Project.WORLD_MEDIA)


@follows(Rule.FALCON_MEDIA_BY_TREND, Rule.FALCON_REPTILIAN_PRIORITY)
def take_from_row(box: Box, s: State) -> None:
    """A card of control, finance or science, wherever it lies: his usual order, reptilians first."""
    s.falcon_media -= 1
    card = wanted_of_row(box, s)
    if card != NONE:
        home_from(s, occupant(s, card), card)
        close_row(s, card)
        say(s, Said.TAKEN_FROM_ROW, FALCON, card)
        receive(box, s, FALCON, card)


def wanted_of_row(box: Box, s: State) -> int:
    """With a reptilian, else of a group whose card of power he has, else any: the leftmost of them; or NONE."""
    for rung in (Rung.REPTILIAN, Rung.LED_GROUP, Rung.THREE_GROUPS):
        for place in range(s.row_size):
            group = box.group[box.type[s.in_row[place]]]
            if group < Group.POWER and fits_rung(s, rung, s.in_row[place], group):
                return s.in_row[place]
    return NONE


def fits_rung(s: State, rung: int, card: int, group: int) -> bool:
    if rung == Rung.REPTILIAN:
        return has_alien(s, card)
    return rung == Rung.THREE_GROUPS or leads(s, group)


@follows(Rule.FALCON_MEDIA_BY_TREND)
def count(box: Box, s: State) -> None:
    """In the final count World Media works on the card of power that gains most by it."""
    if s.falcon == 1 and s.broadcast[FALCON] == NONE and broadcasting(box, s, FALCON) > 0:
        s.broadcast[FALCON] = best_broadcast(box, s)
        if s.broadcast[FALCON] != NONE:
            say(s, Said.BROADCAST_CHOSEN, FALCON, s.broadcast[FALCON])
    base_count(box, s)


def best_broadcast(box: Box, s: State) -> int:
    best, most = NONE, -1
    for card in range(FIRST_WAR):
        if s.object_at[card] == area(FALCON) and box.group[box.type[card]] == Group.POWER:
            counted = counted_by(s, FALCON, box.type[card])
            if counted > most:
                best, most = card, counted
    return best


# The Reptilians

def has_alien(s: State, card: int) -> bool:
    """Whether a reptilian lies under an object of the row."""
    return s.lair_size[Lair.UNDER + card] > 0


@follows(Rule.FALCON_REPTILIAN_PAIRS, Rule.FALCON_NEVER_DISCARDS_REPTILIANS)
def take_alien(box: Box, s: State, seat: int, alien: int) -> None:
    """Each second card of a kind moves him. None is ever discarded, so that pairs are counted once."""
    base_take_alien(box, s, seat, alien)
    if is_falcon(s, seat) and aliens_of(box, s, FALCON, box.alien_species[alien]) % 2 == 0:
        advance_marked(box, s, Project.REPTILIANS)


def discard_alien(box: Box, s: State, seat: int, alien: int) -> None:
    base_discard_alien(box, s, seat, alien)
    if s.falcon == 1:
        s.arrivals = min(MOST_ARRIVALS, s.arrivals + 1)
        s.alien_came[alien] = s.arrivals


def last_discarded_alien(s: State) -> int:
    """The reptilian that was discarded last, or NONE."""
    best = NONE
    for alien in range(ALIENS):
        if s.alien_at[alien] == Lair.DISCARD and (best == NONE or s.alien_came[alien] > s.alien_came[best]):
            best = alien
    return best


JOINTS = {base_count: count, base_take_alien: take_alien, base_discard_alien: discard_alien}
