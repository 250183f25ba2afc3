"""Falcon in the projects: signs that he gains move him, whatever a stage asks for. He pays what he can."""

from .....engine.layout import NONE, say
from .....engine.rulebook import follows
from ....secret_power.rules.agents import recall_from_objects
from ....secret_power.rules.projects import agents_asked, move_coordinator, next_stage
from ....secret_power.rules.rulebook import Said as BaseSaid
from ....secret_power.rules.table import AGENTS, STAGES, Sign
from ....secret_power.rules.table import Project as Base
from ..modules import is_played
from ..rulebook import Rule, Said
from ..table import FALCON, Box, Project, State
from .seat import fullest


@follows(Rule.FALCON_SIGN_LINK, Rule.FALCON_NO_SECRET_POWER)
def linked_project(s: State, sign: int) -> int:
    """The project of agitators, peacemakers or spies. Special interest moves him nowhere."""
    project: int = Base.COMINTERN + sign
    return project if is_played(s, project) else Project.NUCLEAR_THREAT + sign


@follows(Rule.FALCON_SIGN_LINK)
def move_by_signs(box: Box, s: State, card: int) -> None:
    for sign in range(Sign.INTEREST):
        for _ in range(box.sign[box.type[card]][sign]):
            move_by_sign(box, s, sign)


@follows(Rule.FALCON_SIGN_LINK)
def move_by_sign(box: Box, s: State, sign: int) -> None:
    """He joins the linked project, or advances a stage in it. At the last stage nothing happens."""
    project = linked_project(s, sign)
    if s.stage[FALCON][project] < STAGES:
        say(s, Said.FALCON_BY_SIGN, sign, project)
        advance(box, s, project)


@follows(Rule.FALCON_PAYS_WHAT_HE_CAN)
def advance(box: Box, s: State, project: int) -> None:
    """Neither signs nor cards are asked for; of the agents he sends those that he has."""
    stage = next_stage(s, FALCON, project)
    agents = min(s.active[FALCON], agents_asked(box, s, stage))
    s.active[FALCON] -= agents
    s.reserve[FALCON] += agents
    if s.stage[FALCON][project] == 0:
        place_coordinator(s)
    say(s, BaseSaid.STAGE_ENTERED, FALCON, stage, agents)
    move_coordinator(box, s, FALCON, project, s.stage[FALCON][project] + 1)
    if project == Project.WORLD_CORPORATIONS:
        bring_all_home(s)


@follows(Rule.FALCON_SIGN_LINK)
def bring_all_home(s: State) -> None:
    """Of what World Corporations let return he takes all."""
    back = recall_from_objects(s, FALCON, AGENTS)
    if back > 0:
        say(s, BaseSaid.RECALLED, FALCON, back)


@follows(Rule.FALCON_PAYS_WHAT_HE_CAN)
def place_coordinator(s: State) -> None:
    """A piece of the reserve, else an active one, else one from the object with most, else one that was just sent."""
    if s.reserve[FALCON] > 0:
        s.reserve[FALCON] -= 1
    elif s.active[FALCON] > 0:
        s.active[FALCON] -= 1
    elif fullest(s) != NONE:
        s.pieces[fullest(s)] -= 1
    elif s.on_operation[FALCON] > 0:
        s.on_operation[FALCON] -= 1
    else:
        s.pieces[s.target[FALCON]] -= 1


# The order of projects

@follows(Rule.FALCON_SIGN_LINK)
def next_by_order(s: State) -> int:
    """Of the three linked projects the most advanced that is not at its end, else the first that he is not in."""
    best = NONE
    for sign in range(Sign.INTEREST):
        project = linked_project(s, sign)
        if s.stage[FALCON][project] < STAGES and (best == NONE or s.stage[FALCON][project] > s.stage[FALCON][best]):
            best = project
    return best


def advance_by_order(box: Box, s: State) -> None:
    project = next_by_order(s)
    if project != NONE:
        say(s, Said.FALCON_BY_ORDER, project)
        advance(box, s, project)
