"""Coordinators that move without any requirement: by the Contact, and by Area 51 and its like."""

from ....engine.effects import ask, one_chosen, start
from ....engine.layout import NONE, say
from ....engine.rulebook import follows
from ...secret_power.rules.projects import move_coordinator
from ...secret_power.rules.setup import deal as base_deal
from ...secret_power.rules.table import Staff, stage_at
from .modules import is_played
from .reptilians import discard_alien
from .rulebook import Rule, Said
from .table import FIRST_STAGE, PROJECTS, Box, Lair, Profession, State, Step, post, staff

CONTACT_FIRST, CONTACT_LAST = 2, 4      # stages
AREA_51_LAST = 3
REMOVED = 3                             # professionals for whom contacts come

any_of_staff = staff.any_in


def enter(box: Box, s: State, project: int, to: int) -> None:
    """A coordinator comes to a stage, whose benefits are received. That is no action: no alliance recruits for it."""
    move_coordinator(box, s, s.seat, project, to)
    stage = stage_at(project, to)
    say(s, Said.COORDINATOR_MOVED, s.seat, stage)
    start(s, FIRST_STAGE + stage, s.seat, NONE)


# The Contact

def deal(box: Box, s: State) -> None:
    """For the contacts any other three professionals go into the box, and everybody sees which."""
    base_deal(box, s)
    if s.reptilians == 1 and s.professionals == 1:
        for _ in range(REMOVED):
            card = any_other(box, s)
            post(s, card, Staff.BOX)
            say(s, Said.PROFESSIONAL_REMOVED, card)


def any_other(box: Box, s: State) -> int:
    """A professional of the deck who is no contact."""
    card = any_of_staff(s, Staff.DECK)
    while box.profession[card] == Profession.CONTACT:
        card = any_of_staff(s, Staff.DECK)
    return card


@follows(Rule.CONTACT_STAGE, Rule.CONTACT_NO_SKIPPING, Rule.CONTACT_ANY_PROJECT)
def can_contact(box: Box, s: State) -> int:
    refused: int = Rule.CONTACT_NO_SKIPPING
    for project in range(PROJECTS):
        if s.stage[s.seat][project] > 0:
            refused = contact_refused(box, s, project)
            if refused == Rule.ALLOWED:
                return Rule.ALLOWED
    return refused


def contact(s: State) -> None:
    ask(s, Step.CONTACT, 1)


@follows(Rule.CONTACT_STAGE, Rule.CONTACT_NO_SKIPPING, Rule.CONTACT_WITH_CURATOR)
def contact_refused(box: Box, s: State, project: int) -> int:
    """A project of one's own from whose next stage on as many reptilians are there to discard."""
    if s.contact_with_curator == 0 and s.seat == s.curator:
        return Rule.CONTACT_WITH_CURATOR
    to = s.stage[s.seat][project] + 1
    if not CONTACT_FIRST <= to <= CONTACT_LAST:
        return Rule.CONTACT_NO_SKIPPING
    return Rule.ALLOWED if s.lair_size[Lair.AREA + s.seat] >= to else Rule.CONTACT_STAGE


@follows(Rule.CONTACT_STAGE)
def choose_contact(box: Box, s: State, project: int) -> None:
    s.project = project
    ask(s, Step.CONTACT_REPTILIAN, s.stage[s.seat][project] + 1)


@follows(Rule.CONTACT_STAGE)
def contact_alien_refused(box: Box, s: State, alien: int) -> int:
    return Rule.ALLOWED if s.alien_at[alien] == Lair.AREA + s.seat else Rule.CONTACT_STAGE


@follows(Rule.CONTACT_NO_REQUIREMENTS)
def discard_for_contact(box: Box, s: State, alien: int) -> None:
    """After the last reptilian the coordinator moves: nothing else is asked, and wars do not matter."""
    discard_alien(box, s, s.seat, alien)
    one_chosen(s)
    if s.left == 0:
        project = s.project
        s.project = NONE
        enter(box, s, project, s.stage[s.seat][project] + 1)


# Area 51

@follows(Rule.AREA_51_SAME_STAGE, Rule.AREA_51_FREE_PROJECT)
def move_one(box: Box, s: State) -> None:
    """A coordinator moves if it can; otherwise nothing happens."""
    movable = 0
    for project in range(PROJECTS):
        if leaving_refused(box, s, project) == Rule.ALLOWED:
            movable = 1
    ask(s, Step.MOVE_COORDINATOR, movable if has_free_project(box, s) else 0)


def has_free_project(box: Box, s: State) -> bool:
    for project in range(PROJECTS):
        if joining_refused(box, s, project) == Rule.ALLOWED:
            return True
    return False


@follows(Rule.AREA_51_SAME_STAGE)
def leaving_refused(box: Box, s: State, project: int) -> int:
    """A coordinator on one of the first three stages."""
    return Rule.ALLOWED if 1 <= s.stage[s.seat][project] <= AREA_51_LAST else Rule.AREA_51_SAME_STAGE


def leave_project(box: Box, s: State, project: int) -> None:
    s.project = project
    ask(s, Step.MOVE_TO_PROJECT, 1)


@follows(Rule.AREA_51_FREE_PROJECT)
def joining_refused(box: Box, s: State, project: int) -> int:
    """Another project of this game, without a coordinator of one's own."""
    free = is_played(s, project) and s.stage[s.seat][project] == 0
    return Rule.ALLOWED if free else Rule.AREA_51_FREE_PROJECT


@follows(Rule.AREA_51_SAME_STAGE, Rule.AREA_51_OLD_BENEFITS_LOST)
def join_project(box: Box, s: State, project: int) -> None:
    """To the same stage. The benefits of the old project end at once."""
    old, at = s.project, s.stage[s.seat][s.project]
    s.project = NONE
    move_coordinator(box, s, s.seat, old, 0)
    one_chosen(s)
    enter(box, s, project, at)


JOINTS = {base_deal: deal}
