"""Falcon's list: he takes the first line that is possible, and says of each that he passes over why.

Lines a, b, c, r, f and g name objects: he wants the leftmost that is available to him and for which his agents
suffice. Lines E and d are operations, e is a trend, h recruits, i passes.
"""

from collections.abc import Callable

from .....engine.dispatch import dispatch
from .....engine.layout import NONE, say
from .....engine.rulebook import follows
from ....secret_power.rules.agents import shadow_agents
from ....secret_power.rules.infiltration import agents_needed, enter, object_refused, pieces_needed
from ....secret_power.rules.operations import pieces_in, top_operation
from ....secret_power.rules.rulebook import Rule as BaseRule
from ....secret_power.rules.rulebook import Said as BaseSaid
from ....secret_power.rules.table import Group, wars
from ....secret_power.rules.table import Step as BaseStep
from ..antiterror import additions, call_up
from ..rulebook import Rule, Said
from ..table import FALCON, MOST_LINES, RUNGS, Box, Rung, State
from .agents import bring_agents, has_recruits
from .marked import has_alien
from .operations import operate, operating_refused
from .seat import leads
from .trends import capture_trend, is_last_round, matching, trend_refused


@follows(Rule.FALCON_LINES)
def take_line(box: Box, s: State) -> None:
    """The first line that nothing refuses."""
    for rung in range(RUNGS):
        if is_listed(s, rung):
            refused = rung_refused(rung, box, s)
            if refused == Rule.ALLOWED:
                s.lines_taken[rung] = min(MOST_LINES, s.lines_taken[rung] + 1)
                say(s, Said.FALCON_TAKES, rung)
                follow(rung, box, s)
                return
            tell(box, s, rung, refused)


def is_listed(s: State, rung: int) -> bool:
    """Lines of modules that are not played are not in the list."""
    if rung == Rung.REPTILIAN:
        return s.reptilians == 1
    return s.trends == 1 if rung == Rung.LAST_TREND else True


# E and d: operations

@follows(Rule.FALCON_OPERATION_WHEN)
def emissary_refused(box: Box, s: State) -> int:
    """E. After the Emissary."""
    return operating_refused(box, s) if s.emissary == 1 else Rule.FALCON_OPERATION_WHEN


@follows(Rule.FALCON_OPERATION_WHEN)
def war_refused(box: Box, s: State) -> int:
    """d. In a world war."""
    return operating_refused(box, s) if wars(s) > 0 else Rule.FALCON_OPERATION_WHEN


# a, b, c, r, f, g: objects

def is_support(box: Box, s: State, card: int) -> bool:
    """a."""
    return box.group[box.type[card]] == Group.SUPPORT


def is_inner_circle(box: Box, s: State, card: int) -> bool:
    """b."""
    return box.group[box.type[card]] == Group.INNER_CIRCLE


def is_power(box: Box, s: State, card: int) -> bool:
    """c."""
    return box.group[box.type[card]] == Group.POWER


@follows(Rule.FALCON_REPTILIAN_PRIORITY)
def is_over_alien(box: Box, s: State, card: int) -> bool:
    """r. Control, finance or science with a reptilian under it."""
    return box.group[box.type[card]] < Group.POWER and has_alien(s, card)


def is_led(box: Box, s: State, card: int) -> bool:
    """f. Control, finance or science, of which he has the card of power."""
    return leads(s, box.group[box.type[card]])


def is_of_three_groups(box: Box, s: State, card: int) -> bool:
    """g. Control, finance or science."""
    return box.group[box.type[card]] < Group.POWER


def is_no_object(box: Box, s: State, card: int) -> bool:
    return False


SUITS = {
    Rung.EMISSARY: is_no_object, Rung.SUPPORT: is_support, Rung.INNER_CIRCLE: is_inner_circle, Rung.POWER: is_power,
    Rung.REPTILIAN: is_over_alien, Rung.WAR: is_no_object, Rung.LAST_TREND: is_no_object, Rung.LED_GROUP: is_led,
    Rung.THREE_GROUPS: is_of_three_groups,
}
suits = dispatch("suits", SUITS, "box", "s", "card")


@follows(Rule.FALCON_LINES, Rule.FALCON_REPTILIAN_PRIORITY)
def object_of_line(key: int, box: Box, s: State) -> int:
    """The leftmost object of a line that he can infiltrate, with a reptilian first; else the leftmost, or NONE."""
    first = possible = NONE
    for place in range(s.row_size):
        card = s.in_row[place]
        if suits(key, box, s, card):
            if first == NONE:
                first = card
            better = possible == NONE or (has_alien(s, card) and not has_alien(s, possible))
            if better and object_refused(box, s, card) == BaseRule.ALLOWED:
                possible = card
    return first if possible == NONE else possible


def object_line_refused(key: int, box: Box, s: State) -> int:
    """Why not even the leftmost object of a line can be infiltrated."""
    card = object_of_line(key, box, s)
    return Rule.FALCON_LINES if card == NONE else object_refused(box, s, card)


@follows(Rule.FALCON_CURATOR_ONE_MORE)
def agents_wanted(box: Box, s: State, card: int) -> int:
    """Pieces that he would like to send: with the curator, when no agent lies anywhere yet, one more than needed."""
    wanted = agents_needed(box, s, card)
    if s.curator == FALCON:
        wanted += 1
    return max(1, wanted - shadow_agents(s, FALCON))


@follows(Rule.FALCON_LINES, Rule.FALCON_ADDS_ONLY_IF_SHORT)
def infiltrate(key: int, box: Box, s: State) -> None:
    """With as many agents as he wants, or has; of the reserve only those that are lacking."""
    s.busy = 1
    s.chosen = object_of_line(key, box, s)
    wanted = agents_wanted(box, s, s.chosen)
    call_up(s, min(additions(s, FALCON), max(0, wanted - s.active[FALCON])))
    enter(box, s, min(wanted, s.active[FALCON]))


# e: a trend in the last round

@follows(Rule.FALCON_LAST_ROUND)
def last_trend_refused(box: Box, s: State) -> int:
    """e."""
    return trend_refused(box, s) if is_last_round(s) else Rule.FALCON_LAST_ROUND


# h and i

@follows(Rule.FALCON_RECRUITS)
def recruiting_refused(box: Box, s: State) -> int:
    """h. Not with the curator."""
    if s.curator == FALCON:
        return BaseRule.RECRUIT_NOT_WITH_CURATOR
    return BaseRule.ALLOWED if has_recruits(s) else Rule.FALCON_RECRUITS


def recruit_one(s: State) -> None:
    bring_agents(s, 1)
    s.step = BaseStep.END_TURN


def passing_refused(box: Box, s: State) -> int:
    """i. Always possible."""
    return Rule.ALLOWED


def pass_turn(s: State) -> None:
    say(s, BaseSaid.PASSED, FALCON)
    s.step = BaseStep.END_TURN


# The list

REFUSED: dict[Rung, Callable[..., int]] = {
    Rung.EMISSARY: emissary_refused, Rung.SUPPORT: object_line_refused, Rung.INNER_CIRCLE: object_line_refused,
    Rung.POWER: object_line_refused, Rung.REPTILIAN: object_line_refused, Rung.WAR: war_refused,
    Rung.LAST_TREND: last_trend_refused, Rung.LED_GROUP: object_line_refused, Rung.THREE_GROUPS: object_line_refused,
    Rung.RECRUIT: recruiting_refused, Rung.PASS: passing_refused,
}
rung_refused = dispatch("rung_refused", REFUSED, "box", "s")
FOLLOWED: dict[Rung, Callable[..., None]] = {
    Rung.EMISSARY: operate, Rung.SUPPORT: infiltrate, Rung.INNER_CIRCLE: infiltrate, Rung.POWER: infiltrate,
    Rung.REPTILIAN: infiltrate, Rung.WAR: operate, Rung.LAST_TREND: capture_trend, Rung.LED_GROUP: infiltrate,
    Rung.THREE_GROUPS: infiltrate, Rung.RECRUIT: recruit_one, Rung.PASS: pass_turn,
}
follow = dispatch("follow", FOLLOWED, "box", "s")


# Why not

def tell(box: Box, s: State, rung: int, refused: int) -> None:
    """Why he passes over a line."""
    if rung == Rung.RECRUIT:
        say(s, Said.FALCON_HAS_CURATOR if s.curator == FALCON else Said.FALCON_HAS_NOBODY, rung)
    elif refused == Rule.FALCON_LAST_ROUND:
        say(s, Said.FALCON_NOT_LAST, rung)
    elif rung == Rung.LAST_TREND:
        tell_of_trend(box, s, rung)
    elif rung == Rung.EMISSARY or rung == Rung.WAR:
        tell_of_operation(box, s, rung, refused)
    else:
        tell_of_object(box, s, rung, refused)


def tell_of_operation(box: Box, s: State, rung: int, refused: int) -> None:
    if refused == Rule.FALCON_OPERATION_WHEN:
        say(s, Said.FALCON_NO_EMISSARY if rung == Rung.EMISSARY else Said.FALCON_NO_WAR, rung)
        return
    if refused == BaseRule.OPERATION_STACK_EMPTY:
        say(s, Said.FALCON_NO_OPERATION, rung)
    else:
        say(s, Said.FALCON_OPERATION_DEAR, rung, pieces_in(box, s, top_operation(s)), s.active[FALCON])
    if s.covert_operations == 1:
        say(s, Said.FALCON_NO_COVERT, rung)
    if s.trends == 1:
        tell_of_trend(box, s, rung)


def tell_of_trend(box: Box, s: State, rung: int) -> None:
    if trend_refused(box, s) == Rule.TREND_NONE_IN_FORCE:
        say(s, Said.FALCON_NO_TREND, rung)
    else:
        say(s, Said.FALCON_TREND_DEAR, rung, matching(box, s), s.active[FALCON])


def tell_of_object(box: Box, s: State, rung: int, refused: int) -> None:
    card = object_of_line(rung, box, s)
    if card == NONE:
        say(s, Said.FALCON_FINDS_NONE, rung)
    elif refused == BaseRule.INFILTRATE_MINIMUM or refused == BaseRule.INTERCEPT_ONE_MORE:
        say(s, Said.FALCON_TOO_FEW, rung, card, pieces_needed(box, s, card), s.active[FALCON])
    else:
        say(s, Said.FALCON_CANNOT_REACH, rung, card)
