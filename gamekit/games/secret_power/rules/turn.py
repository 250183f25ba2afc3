"""The action phase: the curator, and the turn of each player."""

from ....engine.effects import settle
from ....engine.layout import say
from ....engine.rulebook import follows
from .agents import move_staff, recruit
from .circles import attaching_refused, begin_attaching
from .infiltration import infiltration_refused
from .operations import operation_refused, run_operation
from .professionals import any_refused
from .projects import advancing_refused
from .rulebook import Rule, Said
from .setup import clear_turn
from .table import (
    CURATOR_RECRUITS, HEADHUNTER_AHEAD, HEADHUNTER_RECRUITS, SEATS, Action, Box, Effect, Staff, State, Step, new_staff,
    next_seat, staff_of,
)


# The curator

@follows(Rule.CURATOR_PASSES, Rule.CURATOR_STAYS_FIRST_PHASE)
def pass_curator(box: Box, s: State) -> None:
    """Before every action phase but the first."""
    s.curator = next_seat(s, s.curator)
    say(s, Said.CURATOR_COMES, s.curator)
    s.step = Step.BEGIN_PHASE


@follows(Rule.CURATOR_GOES_FIRST, Rule.ONE_ACTION_EACH)
def begin_phase(box: Box, s: State) -> None:
    s.seat = s.curator
    s.step = Step.BEGIN_TURN


@follows(Rule.CURATOR_RECRUITS_TWO, Rule.CURATOR_RECRUITMENT_NO_ACTION, Rule.PRO_AFTER_CURATOR_RECRUITS)
def begin_turn(box: Box, s: State) -> None:
    """Who holds the curator recruits before anything else. That is no action, and nothing is chosen in it."""
    file_new_staff(s)
    settle(s, Step.CHOOSE_ACTION)
    if s.seat == s.curator:
        recruit(s, CURATOR_RECRUITS + s.in_force[s.seat][Effect.RECRUIT_WITH_CURATOR])
    elif holds_headhunter(s, s.seat):
        recruit(s, HEADHUNTER_RECRUITS)


@follows(Rule.PRO_NOT_THE_NEW_CARD)
def file_new_staff(s: State) -> None:
    """Professionals that were taken before this turn can be played in it."""
    if s.staff_size[new_staff(s.seat)] > 0:
        move_staff(s, new_staff(s.seat), staff_of(s.seat))


@follows(Rule.HEADHUNTER)
def holds_headhunter(s: State, seat: int) -> bool:
    """With five players, the third after the curator."""
    return s.players == SEATS and seat == (s.curator + HEADHUNTER_AHEAD) % SEATS


# The action

@follows(
    Rule.CURATOR_TWO_ACTIONS_ONLY, Rule.OTHERS_FOUR_ACTIONS, Rule.PROJECT_NOT_WITH_CURATOR,
    Rule.RECRUIT_NOT_WITH_CURATOR,
)
def action_refused(box: Box, s: State, action: int) -> int:
    if action == Action.INFILTRATE:
        return infiltration_refused(box, s)
    if action == Action.OPERATION:
        return operation_refused(box, s)
    if action == Action.ADVANCE:
        return Rule.PROJECT_NOT_WITH_CURATOR if s.seat == s.curator else advancing_refused(box, s)
    if action == Action.RECRUIT:
        return Rule.RECRUIT_NOT_WITH_CURATOR if s.seat == s.curator else recruiting_refused(s)
    if action == Action.PASS:
        return passing_refused(box, s)
    return attaching_refused(box, s, s.seat) if action == Action.ATTACH else any_refused(box, s)


@follows(Rule.RECRUIT_RESERVE_EMPTY, Rule.PRO_RECRUIT_EMPTY_RESERVE)
def recruiting_refused(s: State) -> int:
    return Rule.ALLOWED if s.reserve[s.seat] > 0 or s.professionals == 1 else Rule.RECRUIT_RESERVE_EMPTY


@follows(Rule.ACTION_COMPULSORY, Rule.PASS_ONLY_WITHOUT_ACTION, Rule.PASS_TEST)
def passing_refused(box: Box, s: State) -> int:
    """Who can do anything with what is in force must; professionals that were not played do not matter."""
    if infiltration_refused(box, s) == Rule.ALLOWED or operation_refused(box, s) == Rule.ALLOWED:
        return Rule.ACTION_COMPULSORY
    if s.seat == s.curator:
        return Rule.ALLOWED
    return Rule.ACTION_COMPULSORY if recruiting_refused(s) == Rule.ALLOWED or must_advance(box, s) else Rule.ALLOWED


@follows(Rule.PROJECT_MAY_BE_COMPULSORY)
def must_advance(box: Box, s: State) -> bool:
    return advancing_refused(box, s) == Rule.ALLOWED


@follows(Rule.ONE_ACTION_EACH, Rule.PRO_BEFORE_ACTION)
def choose_action(box: Box, s: State, action: int) -> None:
    """Circles and professionals come before the action, and are none. One that was played has had its effect."""
    discard_played(s)
    if action == Action.ATTACH:
        begin_attaching(box, s)
    elif action == Action.PROFESSIONAL:
        s.step = Step.PLAY_PROFESSIONAL
    elif action == Action.INFILTRATE:
        s.step = Step.INFILTRATE
    elif action == Action.OPERATION:
        run_operation(box, s)
    elif action == Action.ADVANCE:
        s.step = Step.ADVANCE
    elif action == Action.RECRUIT:
        recruit_one(s)
    else:
        say(s, Said.PASSED, s.seat)
        s.step = Step.END_TURN


@follows(Rule.RECRUIT_ONE)
def recruit_one(s: State) -> None:
    settle(s, Step.END_TURN)
    recruit(s, 1)


@follows(Rule.TURN_ORDER_CLOCKWISE, Rule.ALLIANCE_SAME_EFFECTS_ADD)
def end_turn(box: Box, s: State) -> None:
    """Recruitments that alliances bring come one by one. Then the next player, or the capture phase."""
    discard_played(s)
    if s.advanced == 1:
        s.advanced = 0
        s.owed = s.in_force[s.seat][Effect.RECRUIT_AFTER_ADVANCING]
    if s.owed > 0:
        s.owed -= 1
        recruit_one(s)
        return
    clear_turn(s)
    s.seat = next_seat(s, s.seat)
    s.step = Step.CAPTURE if s.seat == s.curator else Step.BEGIN_TURN


@follows(Rule.PRO_DISCARD_FACE_UP)
def discard_played(s: State) -> None:
    """Once its effect has happened, a card may come with the next deck."""
    if s.staff_size[Staff.PLAYED] > 0:
        move_staff(s, Staff.PLAYED, Staff.DISCARD)
