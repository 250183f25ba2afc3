"""Phases in which nothing happens: with five projects nobody may have agents enough for what lies in the row."""

from ....engine.layout import say
from ....engine.rulebook import follows
from ...secret_power.rules.agents import move_agents as base_move_agents
from ...secret_power.rules.agents import recall_from_objects as base_recall_from_objects
from ...secret_power.rules.capture import close_row
from ...secret_power.rules.capture import go_on_with_round as base_go_on_with_round
from ...secret_power.rules.setup import clear as base_clear
from ...secret_power.rules.table import Action, Place, lay
from ...secret_power.rules.turn import choose_action as base_choose_action
from .rulebook import Rule, Said
from .table import Box, State

LONGEST = 2         # phases in which nothing happens


@follows(Rule.ROW_NEVER_STUCK)
def go_on_with_round(s: State) -> None:
    """After two phases without a move of any agent the first card of the row is discarded."""
    s.idle = 0 if s.busy == 1 or s.row_size == 0 else s.idle + 1
    s.busy = 0
    if s.idle == LONGEST:
        discard_first(s, s.in_row[0])
        s.idle = 0
    base_go_on_with_round(s)


def discard_first(s: State, card: int) -> None:
    close_row(s, card)
    lay(s, card, Place.DISCARD)
    say(s, Said.ROW_FREED, card)


def clear(box: Box, s: State) -> None:
    base_clear(box, s)
    s.busy = s.idle = 0


def choose_action(box: Box, s: State, action: int) -> None:
    """What moves agents. Recruiting does, if anybody is left to recruit."""
    if action != Action.ATTACH and action != Action.PROFESSIONAL and action != Action.RECRUIT and action != Action.PASS:
        s.busy = 1
    base_choose_action(box, s, action)


def move_agents(s: State, number: int) -> None:
    if number > 0 and s.reserve[s.seat] > 0:
        s.busy = 1
    base_move_agents(s, number)


def recall_from_objects(s: State, seat: int, number: int) -> int:
    back = base_recall_from_objects(s, seat, number)
    if back > 0:
        s.busy = 1
    return back


JOINTS = {
    base_go_on_with_round: go_on_with_round, base_choose_action: choose_action, base_move_agents: move_agents,
    base_recall_from_objects: recall_from_objects, base_clear: clear,
}
