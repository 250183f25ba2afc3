"""Phase 5: the Resistance captures districts, one after another, each by a mission that it meets."""

from ....engine.layout import NONE, reveal, say
from ....engine.rulebook import follows
from .missions import asked_for, first_met, meets
from .opening import open_needed
from .rulebook import Rule, Said
from .table import (
    ON_TABLE, TO_WIN, Box, District, Ending, Mode, Seat, State, Step, captures, is_captured,
)


@follows(Rule.CAPTURE_BY_MISSION, Rule.CHECK_EVERYWHERE, Rule.CAPTURED_LEAVES)
def capture_refused(box: Box, s: State, district: int) -> int:
    """Any district that meets a mission, marked in this round or not."""
    if is_captured(s, district):
        return Rule.CAPTURED_LEAVES
    return Rule.CAPTURE_BY_MISSION if first_met(box, s, district, s.round) == NONE else Rule.ALLOWED


@follows(Rule.CAPTURE_IS_OPTIONAL)
def capture_district(box: Box, s: State, district: int) -> None:
    """That a capture is declared tells the Empire that the district meets a mission."""
    s.district = district
    say(s, Said.CAPTURE_DECLARED, district)
    reveal(s)
    s.step = Step.CAPTURE_MISSION


@follows(Rule.CAPTURE_IS_OPTIONAL)
def capture_nothing(box: Box, s: State) -> None:
    say(s, Said.NO_MORE_CAPTURES)
    s.step = Step.END_ROUND


@follows(Rule.ONE_MISSION_NAMED, Rule.MISSIONS_STAY)
def mission_refused(box: Box, s: State, mission: int) -> int:
    """A mission on the table that the district meets, used before or not. Else the rule is what it asks for."""
    for place in range(ON_TABLE):
        if s.open_missions[place] == mission:
            return Rule.ALLOWED if meets(box, s, s.district, mission) else asked_for(box, mission)
    return Rule.CAPTURE_BY_MISSION


@follows(Rule.ONE_MISSION_NAMED, Rule.ONE_AFTER_ANOTHER)
def capture_mission(box: Box, s: State, mission: int) -> None:
    """After a capture there may be another."""
    district = s.district
    s.district = NONE
    s.step = Step.CAPTURE_DISTRICT
    take(box, s, district, mission)


@follows(Rule.CAPTURE_IS_OPTIONAL, Rule.CHECK_EVERYWHERE, Rule.ONE_AFTER_ANOTHER)
def check_districts(box: Box, s: State) -> None:
    """The automatic check, from left to right, each by the first mission that it meets; what is left met none."""
    s.step = Step.END_ROUND
    place = 0
    while place < s.row_size and s.step != Step.OVER:
        district = s.in_row[place]
        mission = first_met(box, s, district, s.round)
        if mission == NONE:
            s.passed_in[district] = s.round
            place += 1
        else:
            take(box, s, district, mission)


@follows(Rule.CAPTURED_LEAVES)
def take(box: Box, s: State, district: int, mission: int) -> None:
    """The needed cards are opened; the district leaves the row with all its cards, for good."""
    say(s, Said.DISTRICT_CAPTURED, district, mission)
    open_needed(box, s, district, mission)
    reveal(s)
    s.captured_by[district] = mission
    s.captured_in[district] = s.round
    close_row(s, district)
    check_victory(s, district)


@follows(Rule.ROW_CLOSES_UP, Rule.CAPITOL_MAY_MOVE)
def close_row(s: State, district: int) -> None:
    """Those on both sides of the gap become neighbours. The Capitol may so leave the middle."""
    place = 0
    while s.in_row[place] != district:
        place += 1
    s.row_size -= 1
    if 0 < place < s.row_size:
        say(s, Said.ROW_CLOSED_UP, s.in_row[place - 1], s.in_row[place + 1])
    for later in range(place, s.row_size):
        s.in_row[later] = s.in_row[later + 1]
    s.in_row[s.row_size] = NONE


@follows(Rule.THREE_CAPTURES_WIN, Rule.END_AT_ONCE, Rule.CAPITOL_WINS)
def check_victory(s: State, district: int) -> None:
    """The third capture, or in its mode the Capitol's, ends the game before tokens and cards are touched."""
    if s.mode == Mode.CAPITOL and district == District.CAPITOL:
        s.ending = Ending.CAPITOL
        say(s, Said.GAME_WON_BY_CAPITOL, Seat.RESISTANCE)
    elif captures(s) == TO_WIN:
        s.ending = Ending.THREE_DISTRICTS
        say(s, Said.GAME_WON_BY_CAPTURES, Seat.RESISTANCE)
    else:
        return
    s.winner = Seat.RESISTANCE
    s.step = Step.OVER
