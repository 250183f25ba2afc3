"""Phase 3: civilian losses, the mission's result, stopping or going on; and how the game ends."""

from ....engine.layout import NONE, reveal, say
from ....engine.rulebook import follows
from .rulebook import Rule, Said
from .setup import any_mission, garrison
from .table import (
    CIVILIANS_TO_LOSE, FAILURES_TO_LOSE, MAJOR_FROM, MISSIONS_TO_PLAY, PARTIAL_FROM, VICTORY_FROM, Box, Ending, Seat,
    Stage, Standing, State, Step, Way, dead_civilians, points_scored, stand,
)


@follows(Rule.CIVILIAN_DEFEAT, Rule.CIVILIANS_BEFORE_FAILURE)
def civilian_losses(box: Box, s: State) -> None:
    """3A. Five or more dead civilians lose the game."""
    if dead_civilians(box, s) >= CIVILIANS_TO_LOSE:
        say(s, Said.LOST_CIVILIANS, dead_civilians(box, s))
        finish(s, Ending.CIVILIANS)
    else:
        s.step = Step.MISSION_RESULT


def mission_result(box: Box, s: State) -> None:
    """3B. A completed mission is replaced, a failed one is not."""
    if s.mission_at[s.mission] == Standing.COMPLETED:
        replace_mission(box, s)
    else:
        fail_mission(s)


@follows(Rule.MISSION_COMPLETED, Rule.GARRISONS)
def replace_mission(box: Box, s: State) -> None:
    """The top of the mission deck becomes available, with its garrison."""
    standing, period = Standing.SECOND_PERIOD, 2
    if s.standing_size[standing] == 0:
        standing, period = Standing.THIRD_PERIOD, 3
    if s.standing_size[standing] > 0:
        mission = any_mission(box, s, period, standing)
        stand(s, mission, Standing.AVAILABLE)
        reveal(s)
        say(s, Said.MISSION_REVEALED, mission)
        garrison(box, s, mission)
    s.step = Step.STOP_OR_GO_ON


@follows(Rule.MISSION_FAILED, Rule.SECOND_FAILURE)
def fail_mission(s: State) -> None:
    """It is turned down and nothing takes its place. The second failure loses the game at once."""
    stand(s, s.mission, Standing.FAILED)
    say(s, Said.MISSION_FAILED, s.mission, s.standing_size[Standing.FAILED])
    if s.standing_size[Standing.FAILED] >= FAILURES_TO_LOSE:
        finish(s, Ending.FAILED_MISSIONS)
    else:
        s.step = Step.STOP_OR_GO_ON


# 3C: stop or go on

@follows(Rule.STOP_OR_GO_ON, Rule.NO_MISSION_LEFT)
def way_refused(box: Box, s: State, way: int) -> int:
    """Without an available mission the resistance must stop."""
    if way == Way.GO_ON and s.standing_size[Standing.AVAILABLE] == 0:
        return Rule.NO_MISSION_LEFT
    return Rule.ALLOWED


@follows(Rule.STOP_OR_GO_ON)
def choose_way(box: Box, s: State, way: int) -> None:
    if way == Way.STOP:
        stop(box, s)
    else:
        say(s, Said.RESISTANCE_GOES_ON, points_scored(box, s))
        s.stage = Stage.RECOVERY
        s.step = Step.CLEAR_TABLE


@follows(Rule.RESULTS)
def stop(box: Box, s: State) -> None:
    say(s, Said.RESISTANCE_STOPPED, points_scored(box, s))
    finish(s, result(box, s))


@follows(Rule.RESULTS, Rule.TEN_MISSIONS, Rule.NINE_AND_ONE, Rule.NO_POINTS_IS_A_DRAW)
def result(box: Box, s: State) -> int:
    """What stopping now would be."""
    points = points_scored(box, s)
    if s.standing_size[Standing.COMPLETED] >= MISSIONS_TO_PLAY:
        return Ending.BRILLIANT
    if points >= MAJOR_FROM:
        return Ending.MAJOR
    if points >= VICTORY_FROM:
        return Ending.VICTORY
    return Ending.PARTIAL if points >= PARTIAL_FROM else Ending.DRAW


@follows(Rule.DEFEAT_SCORES_NOTHING, Rule.WINNING)
def finish(s: State, ending: int) -> None:
    """A partial victory or better is won; a draw and a defeat are not."""
    s.ending = ending
    s.winner = Seat.RESISTANCE if ending <= Ending.PARTIAL else NONE
    s.step = Step.OVER
