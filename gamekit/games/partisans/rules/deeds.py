"""Deeds: actions of maquis, and the effects of enemies and missions that happen when their time has come."""

from ....engine.effects import runner, settle, start
from ....engine.layout import NONE, say
from ....engine.rulebook import follows
from .effects import VOCABULARY
from .rulebook import Rule, Said
from .setup import clear_deed
from .table import FOES, Box, Seat, State, Step, deed_of, is_mission


def begin_action(s: State, deed: int) -> None:
    """A maquis acts."""
    start(s, deed, Seat.RESISTANCE, NONE)


@follows(Rule.EFFECTS_AS_FAR_AS_POSSIBLE)
def begin_effect(box: Box, s: State, target: int) -> None:
    """The effect of an enemy or a mission happens; of what is not possible, as much as is."""
    say(s, Said.EFFECT_HAPPENS, target)
    start(s, deed_of(box, target), Seat.RESISTANCE, target)


def go_on(box: Box, s: State) -> None:
    """What is due, then the next word; after the last, nothing is left of the deed."""
    acting = s.deed != NONE
    resolve(box, s)
    if acting and s.deed == NONE:
        clear_deed(s)


def go_on_with_the_stage(s: State) -> None:
    """A maquis was played and does not act."""
    clear_deed(s)
    s.step = Step.PROCEED


def is_here(s: State, target: int) -> bool:
    """Whether a target is the current mission, or an enemy there."""
    return target - FOES == s.mission if is_mission(target) else s.foe_at[target] == s.mission


@follows(Rule.ONLY_CURRENT_MISSION, Rule.MISSION_IGNORED)
def is_active(box: Box, s: State, target: int, timing: int) -> bool:
    """Only effects of the current mission and its enemies happen; the mission's own not if it is ignored."""
    if not is_here(s, target) or (is_mission(target) and s.ignored == 1):
        return False
    return box.timing[deed_of(box, target)] == timing


def in_force(s: State, target: int) -> None:
    say(s, Said.EFFECT_IN_FORCE, target)


RUNNER = runner(
    do=VOCABULARY.function("do"), can=VOCABULARY.function("can"), LASTING=VOCABULARY.row("lasting"),
    begin_effect=begin_effect, is_active=is_active, deed_of=deed_of, in_force=in_force,
)
resolve, whole_refused, make_due, is_due = RUNNER.resolve, RUNNER.whole_refused, RUNNER.make_due, RUNNER.is_due
choose_effect, same_effect = RUNNER.choose_effect, RUNNER.same_effect


def let_happen(box: Box, s: State, timing: int) -> None:
    """All effects of the mission and its enemies that happen now, one after another."""
    settle(s, Step.PROCEED)
    make_due(box, s, timing)


@follows(Rule.EFFECT_ORDER)
def effect_refused(box: Box, s: State, target: int) -> int:
    return Rule.ALLOWED if is_due(box, s, target) else Rule.EFFECT_ORDER
