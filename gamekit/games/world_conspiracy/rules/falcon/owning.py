"""What Falcon owns: secondary objects by a fixed order, what he gives away, inner circles that he never attaches."""

from .....engine.layout import NONE
from .....engine.rulebook import follows
from ....secret_power.rules.circles import attaching_refused as base_attaching_refused
from ....secret_power.rules.owning import circle_of_host
from ....secret_power.rules.owning import discard as base_discard
from ....secret_power.rules.owning import hand_over as base_hand_over
from ....secret_power.rules.owning import receive as base_receive
from ....secret_power.rules.owning import take_secondary
from ....secret_power.rules.table import OBJECTS, Group, attached, has_circle, is_circle
from ..rulebook import Rule
from ..table import FALCON, Box, State
from .marked import move_by_circle
from .projects import move_by_signs
from .seat import first_of_group, is_falcon, leads, note_arrival


# Secondary objects

@follows(Rule.FALCON_TREND_EFFECTS)
def best_secondary(s: State, one: int, two: int, three: int) -> int:
    """Of groups in their order the first whose card of power he has, else the first, as far as the supply has any."""
    for group in (one, two, three):
        if group != NONE and s.supply[group] > 0 and leads(s, group):
            return group
    for group in (one, two, three):
        if group != NONE and s.supply[group] > 0:
            return group
    return NONE


def choose_secondary(s: State, one: int, two: int, three: int) -> None:
    """He takes a secondary object of one of the groups."""
    group = best_secondary(s, one, two, three)
    if group != NONE:
        take_secondary(s, FALCON, group)


def take_any_secondary(s: State) -> None:
    choose_secondary(s, Group.CONTROL, Group.FINANCE, Group.SCIENCE)


# Cards

@follows(Rule.FALCON_INNER_CIRCLE_MOVES)
def receive(box: Box, s: State, seat: int, card: int) -> None:
    """A card that comes to Falcon moves him in the projects of its signs; a circle, before the reptilian below it."""
    if is_falcon(s, seat) and is_circle(box, card):
        move_by_circle(box, s)
    base_receive(box, s, seat, card)
    if is_falcon(s, seat):
        note_arrival(s, card)
        move_by_signs(box, s, card)


def hand_over(box: Box, s: State, giver: int, seat: int, card: int) -> None:
    """An attached circle comes to him with its host."""
    base_hand_over(box, s, giver, seat, card)
    if is_falcon(s, seat) and has_circle(s, card):
        move_by_circle(box, s)


def discard(box: Box, s: State, seat: int, card: int) -> None:
    """The Broker takes what came last: a circle comes to the pile with its host."""
    circle = circle_of_host(s, attached(card)) if has_circle(s, card) else NONE
    base_discard(box, s, seat, card)
    if s.falcon == 1:
        note_arrival(s, card)
        if circle != NONE:
            note_arrival(s, circle)


def given_by_falcon(box: Box, s: State, group: int) -> int:
    """What he hands over of a group: a secondary object, else the card that came first."""
    return OBJECTS + group if s.secondary[FALCON][group] > 0 else first_of_group(box, s, group)


@follows(Rule.FALCON_NEVER_ATTACHES)
def attaching_refused(box: Box, s: State, seat: int) -> int:
    return Rule.FALCON_NEVER_ATTACHES if is_falcon(s, seat) else base_attaching_refused(box, s, seat)


JOINTS = {
    base_receive: receive, base_hand_over: hand_over, base_discard: discard, base_attaching_refused: attaching_refused,
}
