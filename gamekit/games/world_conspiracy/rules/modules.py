"""Which modules are in the game: their projects, alliances and professionals. What is not stays in the box."""

from ....engine.layout import NONE
from ....engine.rulebook import follows
from ...secret_power.rules.alliances import is_in_game as base_is_in_game
from ...secret_power.rules.projects import is_played as base_is_played
from ...secret_power.rules.projects import project_refused as base_project_refused
from ...secret_power.rules.setup import clear_turn as clear_base_turn
from ...secret_power.rules.setup import sort_decks as sort_base_decks
from ...secret_power.rules.table import ALLIANCES as BASE_ALLIANCES
from ...secret_power.rules.table import Project as Base
from ...secret_power.rules.table import Group, Staff
from ...secret_power.rules.turn import must_advance as base_must_advance
from .rulebook import Rule
from .table import (
    ALLIANCES, PROFESSIONALS, PROJECTS, Alliance, Box, Pact, Profession, Project, State, file, post,
)


@follows(Rule.MODULES_COMBINE, Rule.DOCTRINE_REPLACES, Rule.REPTILIAN_REPLACES_SECRET_POWER)
def is_played(s: State, project: int) -> bool:
    """Whether a project is in this game. Some of the modules' replace one of the four."""
    if project == Base.SECRET_POWER:
        return s.reptilians == 0
    if project == Base.COMINTERN:
        return s.nuclear_threat == 0
    if project == Base.UNITED_NATIONS:
        return s.world_corporations == 0
    if project == Base.ESPIONAGE:
        return s.world_bank == 0
    return is_added(s, project)


def is_added(s: State, project: int) -> bool:
    if project == Project.NUCLEAR_THREAT:
        return s.nuclear_threat == 1
    if project == Project.WORLD_CORPORATIONS:
        return s.world_corporations == 1
    if project == Project.WORLD_BANK:
        return s.world_bank == 1
    if project == Project.ANTITERROR:
        return s.antiterror == 1
    return s.world_media == 1 if project == Project.WORLD_MEDIA else s.reptilians == 1


@follows(Rule.ANTITERROR_NOT_COMPULSORY, Rule.WORLD_MEDIA_NOT_COMPULSORY)
def must_advance(box: Box, s: State) -> bool:
    """Nobody has to advance in a fifth project."""
    for project in range(PROJECTS):
        if project != Project.ANTITERROR and project != Project.WORLD_MEDIA:
            if project_refused(box, s, project) == Rule.ALLOWED:
                return True
    return False


@follows(Rule.MODULES_COMBINE)
def project_refused(box: Box, s: State, project: int) -> int:
    return base_project_refused(box, s, project) if is_played(s, project) else Rule.MODULES_COMBINE


def clear_turn(s: State) -> None:
    """Nothing of a turn is going on in the modules either."""
    clear_base_turn(s)
    s.sent = s.discards = 0
    s.running = NONE
    for group in range(Group.POWER):
        s.trades[group] = 0


@follows(Rule.MODULES_COMBINE)
def sort_decks(box: Box, s: State) -> None:
    """Alliances and professionals of modules that are not played stay in the box."""
    sort_base_decks(box, s)
    for alliance in range(ALLIANCES):
        if not is_in_game(s, alliance):
            file(s, alliance, Pact.BOX)
    for card in range(PROFESSIONALS):
        if box.profession[card] == Profession.CONTACT and s.reptilians == 0:
            post(s, card, Staff.BOX)


def is_in_game(s: State, alliance: int) -> bool:
    """Alliances of a module are in the deck if anything of it is played."""
    if alliance < BASE_ALLIANCES:
        return True
    if alliance <= Alliance.OSCE:
        return s.antiterror == 1 or s.covert_operations == 1
    if alliance <= Alliance.WELLCOME_TRUST:
        return s.trends == 1 or s.world_media == 1
    return s.reptilians == 1


JOINTS = {
    base_is_in_game: is_in_game, base_is_played: is_played, base_project_refused: project_refused,
    sort_base_decks: sort_decks, base_must_advance: must_advance, clear_base_turn: clear_turn,
}
