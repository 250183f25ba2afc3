"""Falcon's agents: recruiting, or recalling where the reserve is empty; never a professional."""

from .....engine.effects import go_on
from .....engine.layout import NONE, say
from .....engine.rulebook import follows
from ....secret_power.rules.agents import recruit as base_recruit
from ....secret_power.rules.agents import recruit_up_to as base_recruit_up_to
from ....secret_power.rules.rulebook import Said as BaseSaid
from ..rulebook import Rule, Said
from ..table import FALCON, State
from .seat import fullest, is_falcon


def recruit(s: State, number: int) -> None:
    if is_falcon(s, s.seat):
        bring_agents(s, number)
        go_on(s)
    else:
        base_recruit(s, number)


def recruit_up_to(s: State, number: int) -> None:
    """Falcon always takes the full number."""
    if is_falcon(s, s.seat):
        recruit(s, number)
    else:
        base_recruit_up_to(s, number)


@follows(Rule.FALCON_RECRUITS)
def bring_agents(s: State, number: int) -> None:
    """From the reserve, as many as there are; only if it is empty, one by one from his objects instead."""
    if s.reserve[FALCON] > 0:
        moved = min(number, s.reserve[FALCON])
        s.reserve[FALCON] -= moved
        s.active[FALCON] += moved
        s.busy = 1
        say(s, BaseSaid.RECRUITED, FALCON, moved)
    else:
        for _ in range(number):
            recall_one(s)


@follows(Rule.FALCON_RECRUITS)
def recall_one(s: State) -> None:
    """A piece returns from the object with most of them."""
    card = fullest(s)
    if card != NONE:
        s.pieces[card] -= 1
        s.active[FALCON] += 1
        s.busy = 1
        say(s, Said.FALCON_RECALLS, 1, card)


@follows(Rule.FALCON_RECRUITS)
def has_recruits(s: State) -> bool:
    return s.reserve[FALCON] > 0 or fullest(s) != NONE


JOINTS = {base_recruit: recruit, base_recruit_up_to: recruit_up_to}
