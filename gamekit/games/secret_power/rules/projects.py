"""Projects: joining them, and moving coordinators from stage to stage."""

from ....engine.effects import settle, start
from ....engine.layout import NONE, say
from ....engine.rulebook import follows
from .owning import count_force, discard
from .rulebook import Rule, Said
from .table import (
    FIRST_STAGE, PROJECTS, STAGES, Box, State, Step, Way, area, has_circle, stage_at, wars,
)


@follows(Rule.PROJECT_BOARDS_ALL_FOUR)
def is_played(s: State, project: int) -> bool:
    """Whether a project is in this game: all of them are."""
    return True


# What the next stage asks for

@follows(Rule.PROJECT_STARTS_AT_ONE, Rule.PROJECT_ONE_STAGE, Rule.PROJECT_ONE_COORDINATOR)
def next_stage(s: State, seat: int, project: int) -> int:
    """The number of the stage that comes next. There is one."""
    return stage_at(project, s.stage[seat][project] + 1)


@follows(Rule.WAR_MORE_AGENTS, Rule.WAR_TWO_ADD_UP)
def agents_asked(box: Box, s: State, stage: int) -> int:
    return box.stage_agents[stage] + wars(s)


@follows(Rule.WAR_FEWER_SIGNS, Rule.WAR_TWO_ADD_UP, Rule.PRO_LOBBYIST)
def signs_asked(box: Box, s: State, stage: int) -> int:
    return max(0, box.stage_signs[stage] - wars(s) - s.fewer_signs)


@follows(
    Rule.PROJECT_LAST_STAGE, Rule.PROJECT_REQUIREMENTS, Rule.PROJECT_AGENTS_TO_RESERVE, Rule.PROJECT_SIGNS_NEEDED,
    Rule.PROJECT_SECRET_POWER_DISCARD, Rule.PROJECT_NO_SHADOWS,
)
def project_refused(box: Box, s: State, project: int) -> int:
    """Requirements are met when one advances; what is lost later changes nothing. Shadow agents do not count."""
    if s.stage[s.seat][project] == STAGES:
        return Rule.PROJECT_LAST_STAGE
    stage = next_stage(s, s.seat, project)
    if agents_asked(box, s, stage) > s.active[s.seat]:
        return Rule.PROJECT_AGENTS_TO_RESERVE
    if signs_asked(box, s, stage) > s.signs[s.seat][box.project_sign[project]]:
        spent = box.project_way[project] == Way.SPENT
        return Rule.PROJECT_SECRET_POWER_DISCARD if spent else Rule.PROJECT_SIGNS_NEEDED
    return coordinator_refused(box, s, project, stage)


@follows(Rule.PROJECT_COORDINATOR_FROM_RESERVE)
def coordinator_refused(box: Box, s: State, project: int, stage: int) -> int:
    """Who joins takes the coordinator from the reserve, in which the agents that are sent back lie already."""
    lacking = s.stage[s.seat][project] == 0 and s.reserve[s.seat] + agents_asked(box, s, stage) == 0
    return Rule.PROJECT_COORDINATOR_FROM_RESERVE if lacking else Rule.ALLOWED


@follows(Rule.PROJECT_ANY_NUMBER, Rule.PROJECT_SHARED)
def advancing_refused(box: Box, s: State) -> int:
    """Whether any project can be advanced in; if not, why not the last one."""
    refused: int = Rule.ALLOWED
    for project in range(PROJECTS):
        refused = project_refused(box, s, project)
        if refused == Rule.ALLOWED:
            return Rule.ALLOWED
    return refused


# Advancing

@follows(Rule.PROJECT_JOIN_OR_ADVANCE, Rule.PROJECT_SIGNS_KEPT)
def choose_project(box: Box, s: State, project: int) -> None:
    """Signs are only shown, but in Secret Power cards are discarded for them."""
    s.project = project
    s.spent = 0
    s.step = Step.DISCARD_INTEREST
    if box.project_way[project] == Way.SHOWN or is_paid(box, s):
        enter_stage(box, s)


@follows(Rule.PROJECT_DISCARD_STOPS)
def is_paid(box: Box, s: State) -> bool:
    return s.spent >= signs_asked(box, s, next_stage(s, s.seat, s.project))


def signs_on(box: Box, s: State, card: int, sign: int) -> int:
    """Signs that a card shows; an attached circle doubles them."""
    return box.sign[box.type[card]][sign] * (2 if has_circle(s, card) else 1)


@follows(Rule.PROJECT_SECRET_POWER_DISCARD, Rule.PROJECT_DISCARD_STOPS)
def interest_refused(box: Box, s: State, card: int) -> int:
    """An own card that shows the sign."""
    if s.object_at[card] != area(s.seat):
        return Rule.PROJECT_SECRET_POWER_DISCARD
    shown = signs_on(box, s, card, box.project_sign[s.project])
    return Rule.ALLOWED if shown > 0 else Rule.PROJECT_SECRET_POWER_DISCARD


def discard_interest(box: Box, s: State, card: int) -> None:
    s.spent += signs_on(box, s, card, box.project_sign[s.project])
    discard(box, s, s.seat, card)
    if is_paid(box, s):
        enter_stage(box, s)


@follows(
    Rule.PROJECT_AGENTS_TO_RESERVE, Rule.PROJECT_COORDINATOR_FROM_RESERVE, Rule.PROJECT_NO_WITHDRAWAL,
    Rule.PROJECT_FIVE_STAGES,
)
def enter_stage(box: Box, s: State) -> None:
    """Agents go to the reserve; from there comes the coordinator of who joins. It never goes back."""
    seat, project = s.seat, s.project
    stage = next_stage(s, seat, project)
    agents = agents_asked(box, s, stage)
    s.active[seat] -= agents
    s.reserve[seat] += agents
    if s.stage[seat][project] == 0:
        s.reserve[seat] -= 1
    say(s, Said.STAGE_ENTERED, seat, stage, agents)
    s.project = NONE
    s.spent = 0
    begin_benefit(box, s, project, stage)


@follows(Rule.PROJECT_BENEFIT_AT_ONCE, Rule.PROJECT_BENEFIT_OF_THIS_STAGE)
def move_coordinator(box: Box, s: State, seat: int, project: int, to: int) -> None:
    """A coordinator stands at another stage, or with 0 at none. The benefit there replaces that of the one before."""
    at = s.stage[seat][project]
    if at > 0:
        count_force(box, s, seat, FIRST_STAGE + stage_at(project, at), -1)
    s.stage[seat][project] = to
    if to > 0:
        count_force(box, s, seat, FIRST_STAGE + stage_at(project, to), 1)


@follows(Rule.PROJECT_BENEFIT_AT_ONCE, Rule.PROJECT_JOIN_IS_ADVANCE)
def begin_benefit(box: Box, s: State, project: int, stage: int) -> None:
    """What follows at once. Recruitments that alliances bring come after all of it."""
    move_coordinator(box, s, s.seat, project, s.stage[s.seat][project] + 1)
    s.advanced = 1
    settle(s, Step.END_TURN)
    start(s, FIRST_STAGE + stage, s.seat, NONE)
