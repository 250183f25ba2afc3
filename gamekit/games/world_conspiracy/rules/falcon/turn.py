"""Falcon's turn: the curator's agents, an action card, the first possible line of his list; and what is due to him."""

from .....engine.effects import settle
from .....engine.layout import NONE
from ....secret_power.rules.capture import is_asked_on as base_is_asked_on
from ....secret_power.rules.effects import carry_on as base_carry_on
from ....secret_power.rules.setup import clear_turn as base_clear_turn
from ....secret_power.rules.table import Step as BaseStep
from ....secret_power.rules.turn import begin_turn as base_begin_turn
from ....secret_power.rules.turn import end_turn as base_end_turn
from ..table import FALCON, Box, State, Step
from .alliances import take_alliance
from .following import follow_trend
from .marked import take_from_row
from .operations import pay
from .seat import is_falcon


def begin_turn(box: Box, s: State) -> None:
    """After the curator's recruitment Falcon draws a card instead of choosing an action."""
    base_begin_turn(box, s)
    if is_falcon(s, s.seat):
        s.then = Step.FALCON_CARD


# What is due

def carry_on(box: Box, s: State) -> None:
    """What he owes, what World Media brings him, the alliances he takes when nothing else goes on, then the trend."""
    if s.falcon_pays > 0:
        pay(s)
    elif s.falcon_media > 0:
        take_from_row(box, s)
    elif s.taking > 0 and s.deed == NONE:
        take_alliance(box, s)
    elif s.falcon == 1 and s.trend_due[FALCON] > 0:
        follow_trend(box, s)
    else:
        base_carry_on(box, s)


def is_due(s: State) -> bool:
    return s.falcon == 1 and s.taking + s.falcon_pays + s.falcon_media + s.trend_due[FALCON] > 0


def end_turn(box: Box, s: State) -> None:
    """What became due in a turn, his own or the human's, comes before the next."""
    if is_due(s):
        settle(s, BaseStep.END_TURN)
    else:
        base_end_turn(box, s)


def is_asked_on(box: Box, s: State, card: int) -> bool:
    """The same with each capture."""
    if base_is_asked_on(box, s, card):
        return True
    if is_due(s):
        settle(s, BaseStep.CAPTURE)
        return True
    return False


def clear_turn(s: State) -> None:
    base_clear_turn(s)
    s.emissary = 0


JOINTS = {
    base_begin_turn: begin_turn, base_carry_on: carry_on, base_end_turn: end_turn, base_is_asked_on: is_asked_on,
    base_clear_turn: clear_turn,
}
