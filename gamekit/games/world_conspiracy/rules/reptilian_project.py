"""The project of the Reptilians stands for Secret Power. It asks for alliances, and brings more of them."""

from ....engine.effects import ask, one_chosen
from ....engine.layout import say, say_to
from ....engine.rulebook import follows
from ...secret_power.rules.projects import next_stage
from ...secret_power.rules.projects import project_refused as base_project_refused
from ...secret_power.rules.rulebook import Rule as BaseRule
from ...secret_power.rules.rulebook import Said as BaseSaid
from ...secret_power.rules.scoring import secret_stage as base_secret_stage
from ...secret_power.rules.scoring import stage_points as base_stage_points
from ...secret_power.rules.table import Sign, concluded, hand, stage_at
from .rulebook import Rule
from .table import Box, Pact, Project, State, Step, file


@follows(
    Rule.REPTILIAN_ALLIANCES_NEEDED, Rule.REPTILIAN_HAND_DOES_NOT_COUNT, Rule.REQUIREMENT_AT_THE_MOMENT,
    Rule.REPTILIAN_WAR,
)
def project_refused(box: Box, s: State, project: int) -> int:
    """Concluded alliances, not those in hand, are asked for when one advances, never later. Wars only add agents."""
    refused: int = base_project_refused(box, s, project)
    if project == Project.REPTILIANS and refused == BaseRule.ALLOWED:
        if box.stage_alliances[next_stage(s, s.seat, project)] > s.pact_size[concluded(s.seat)]:
            return Rule.REPTILIAN_ALLIANCES_NEEDED
    return refused


# On entering a stage

@follows(Rule.REPTILIAN_DRAW)
def discard_from_hand(s: State, number: int) -> None:
    """Any cards of the hand, not only those that were just drawn."""
    ask(s, Step.DISCARD_FROM_HAND, min(number, s.pact_size[hand(s.owner)]))


def discard_chosen(box: Box, s: State, alliance: int) -> None:
    """Face down."""
    file(s, alliance, Pact.DISCARD + s.seat)
    say(s, BaseSaid.ALLIANCE_DISCARDED, s.seat)
    say_to(s, s.seat, BaseSaid.ALLIANCE_DISCARDED_BY_YOU, alliance)
    one_chosen(s)


# In the final count

@follows(Rule.REPTILIAN_POINTS)
def stage_points(box: Box, s: State, seat: int, project: int) -> int:
    """A stage brings its points to who has enough signs of special interest."""
    stage = stage_at(project, s.stage[seat][project])
    if s.signs[seat][Sign.INTEREST] < box.stage_interest[stage]:
        return 0
    return base_stage_points(box, s, seat, project)


@follows(BaseRule.TIE_SECRET_POWER, Rule.REPTILIAN_TIE)
def secret_stage(s: State, seat: int) -> int:
    """The project that replaces Secret Power breaks ties as well."""
    return s.stage[seat][Project.REPTILIANS] if s.reptilians == 1 else base_secret_stage(s, seat)


JOINTS = {
    base_project_refused: project_refused, base_stage_points: stage_points, base_secret_stage: secret_stage,
}
