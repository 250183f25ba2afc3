"""Attack and defence: what the cards are worth now, and the effects that are in force while their card is there."""

from ....engine.dispatch import dispatch
from ....engine.effects import amount_of
from ....engine.layout import NONE
from ....engine.rulebook import follows
from .rulebook import Rule
from .table import (
    FIRST_FORCE, FIRST_MISSION, FOES, MAQUIS, Box, Effect, Pile, Standing, State, dead_civilians, side_in_play,
)


# Attack

@follows(Rule.ATTACK_IS_SUMMED, Rule.BOTH_PHASES_COUNT, Rule.DISCARDED_ATTACK_LOST)
def total_attack(box: Box, s: State) -> int:
    """The attack of all maquis in play, each in its role, in whichever phase it was played."""
    total = 0
    for agent in range(MAQUIS):
        if s.agent_at[agent] == Pile.HIDDEN or s.agent_at[agent] == Pile.REVEALED:
            total += attack_of(box, s, agent)
    return total


@follows(Rule.BONUS_COUNTED_LIVE)
def attack_of(box: Box, s: State, agent: int) -> int:
    """The printed attack, what an action gained, and a bonus that is counted as the table lies now."""
    attack = box.attack[side_in_play(s, agent)] + s.gain[agent]
    if s.boost[agent] > 0:
        attack += s.boost_by[agent] * counted(s.boost[agent] - 1, box, s)
    return attack


def count_revealed(box: Box, s: State) -> int:
    return s.pile_size[Pile.REVEALED]


@follows(Rule.CIVILIANS_COUNTED)
def count_civilians(box: Box, s: State) -> int:
    """People, not cards."""
    return dead_civilians(box, s)


def count_other_maquis(box: Box, s: State) -> int:
    """All in play but the maquis who counts."""
    return s.pile_size[Pile.HIDDEN] + s.pile_size[Pile.REVEALED] - 1


# What an effect that adds attack counts.
COUNTED = {
    Effect.ATTACK_PER_REVEALED: count_revealed,
    Effect.ATTACK_PER_CIVILIAN: count_civilians,
    Effect.ATTACK_PER_MAQUIS: count_other_maquis,
}
counted = dispatch("counted", COUNTED, "box", "s")


# Defence

@follows(Rule.ENGINEER_WHILE_PRESENT, Rule.MISSION_FORTIFIES, Rule.WEAKENED_NOT_BELOW_ONE, Rule.ONLY_CURRENT_MISSION)
def foe_defence(box: Box, s: State, foe: int) -> int:
    """An enemy's defence now. Only in the current mission does anything change the printed one."""
    defence = box.foe_defence[foe]
    if s.mission == NONE or s.foe_at[foe] != s.mission:
        return defence
    for other in range(FOES):
        if s.foe_at[other] == s.mission and box.force[other] != box.force[foe]:
            fortified = amount_of(box, FIRST_FORCE + box.force[other], Effect.FORTIFY_OTHERS)
            if fortified > 0:
                defence += fortified
    fortified = mission_rule(box, s, Effect.FORTIFY_ALL)
    if fortified > 0:
        defence += fortified
    if s.weakened[foe] > 0:
        defence = max(1, defence - s.weakened[foe])
    return defence


@follows(Rule.HALVED_ROUNDED_UP)
def mission_defence(box: Box, s: State) -> int:
    """The current mission's defence."""
    printed = box.mission_defence[s.mission]
    return (printed + 1) // 2 if s.halved == 1 else printed


@follows(Rule.MISSION_IGNORED)
def mission_rule(box: Box, s: State, effect: int) -> int:
    """The number beside a lasting effect of the current mission; NONE if it is not in force."""
    if s.mission == NONE or s.ignored == 1 or s.mission_at[s.mission] == Standing.COMPLETED:
        return NONE
    return amount_of(box, FIRST_MISSION + s.mission, effect)


@follows(Rule.INFANTRY_SHIELDS_ENEMIES, Rule.SENTRY_SHIELDS_MISSION)
def is_shielded(box: Box, s: State, effect: int, force: int) -> bool:
    """Whether an enemy of another kind stands here and shields, in the way that the effect says."""
    for foe in range(FOES):
        if s.foe_at[foe] == s.mission and box.force[foe] != force:
            if amount_of(box, FIRST_FORCE + box.force[foe], effect) != NONE:
                return True
    return False
