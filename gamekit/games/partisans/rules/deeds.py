"""Deeds: how an action or an effect is carried out word by word, and which effects wait for their turn."""

from ....engine.layout import NONE, say
from ....engine.rulebook import follows
from .effects import do
from .rulebook import Rule, Said
from .setup import clear_deed
from .table import CLAUSES, FOES, TARGETS, Box, Effect, State, Step, deed_of, is_mission


def begin_deed(s: State, deed: int) -> None:
    s.deed = deed
    s.clause = NONE
    s.step = Step.RESOLVE


def resolve(box: Box, s: State) -> None:
    """The next word of the deed that goes on; after the last, on with the round."""
    s.clause += 1
    if s.clause == CLAUSES or box.effect[s.deed][s.clause] == NONE:
        end_deed(s)
    else:
        do(box.effect[s.deed][s.clause], box, s, box.amount[s.deed][s.clause])


def end_deed(s: State) -> None:
    clear_deed(s)
    s.step = Step.PROCEED


# Effects of enemies and missions

def begin_effect(box: Box, s: State, target: int) -> None:
    s.due[target] = 0
    s.cause = target
    say(s, Said.EFFECT_HAPPENS, target)
    begin_deed(s, deed_of(box, target))


def is_here(s: State, target: int) -> bool:
    """Whether a target is the current mission, or an enemy there."""
    return target - FOES == s.mission if is_mission(target) else s.foe_at[target] == s.mission


@follows(Rule.ONLY_CURRENT_MISSION, Rule.MISSION_IGNORED)
def is_active(box: Box, s: State, target: int, timing: int) -> bool:
    """Only effects of the current mission and its enemies happen; the mission's own not if it is ignored."""
    if not is_here(s, target) or (is_mission(target) and s.ignored == 1):
        return False
    return box.timing[deed_of(box, target)] == timing


def happens(box: Box, deed: int) -> bool:
    """Whether a deed does something once. Effects that last are in force without being carried out."""
    for clause in range(CLAUSES):
        if NONE < box.effect[deed][clause] < Effect.SHIELD_ENEMIES:
            return True
    return False


def make_due(box: Box, s: State, timing: int) -> None:
    """All effects of the mission and its enemies that happen now wait for their turn."""
    for target in range(TARGETS):
        if is_active(box, s, target, timing):
            if happens(box, deed_of(box, target)):
                s.due[target] = 1
            else:
                say(s, Said.EFFECT_IN_FORCE, target)


@follows(Rule.EFFECT_ORDER)
def next_effect(box: Box, s: State) -> bool:
    """Whether an effect is due: it begins, or the player chooses, if those that are due differ."""
    first = NONE
    for target in range(TARGETS):
        if s.due[target] == 1:
            if first == NONE:
                first = target
            elif deed_of(box, target) != deed_of(box, first):
                s.step = Step.CHOOSE_EFFECT
                return True
    if first == NONE:
        return False
    begin_effect(box, s, first)
    return True


@follows(Rule.EFFECT_ORDER)
def effect_refused(box: Box, s: State, target: int) -> int:
    return Rule.ALLOWED if s.due[target] == 1 else Rule.EFFECT_ORDER


def choose_effect(box: Box, s: State, target: int) -> None:
    begin_effect(box, s, target)


def same_effect(box: Box, s: State, target: int) -> int:
    """Enemies of one kind have one effect: the first that is due stands for them."""
    for twin in range(target):
        if s.due[twin] == 1 and deed_of(box, twin) == deed_of(box, target):
            return twin
    return target
