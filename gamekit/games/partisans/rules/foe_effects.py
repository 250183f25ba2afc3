"""Words of the vocabulary about enemies: scouting, discarding, moving, reinforcing, weakening."""

from ....engine.effects import ask
from ....engine.layout import NONE, say
from ....engine.rulebook import follows
from .decks import discard_foe, is_next_foe_known, take_foe
from .rulebook import Rule, Said
from .strength import foe_defence
from .table import FOES, MISSIONS, Box, Force, Post, State, Step, face_down_at, is_other


@follows(Rule.NEEDS_FACE_DOWN, Rule.SCOUT_FACE_DOWN)
def has_face_down(box: Box, s: State) -> int:
    """Whether an enemy of any available mission lies face down."""
    for mission in range(MISSIONS):
        if scouting_refused(box, s, mission) == Rule.ALLOWED:
            return Rule.ALLOWED
    return Rule.NEEDS_FACE_DOWN


@follows(Rule.SCOUT_FACE_DOWN)
def scouting_refused(box: Box, s: State, mission: int) -> int:
    if not is_other(s, mission) or face_down_at(s, mission) == 0:
        return Rule.SCOUT_FACE_DOWN
    return Rule.ALLOWED


def scout(box: Box, s: State, number: int) -> None:
    ask(s, Step.SCOUT, number if has_face_down(box, s) == Rule.ALLOWED else 0)


def flip(box: Box, s: State, number: int) -> None:
    s.aim = NONE
    ask(s, Step.FLIP_FOE, number if has_face_down(box, s) == Rule.ALLOWED else 0)


def discard_flipped(box: Box, s: State, number: int) -> None:
    flipped = 0
    for foe in range(FOES):
        flipped += s.flipped[foe]
    ask(s, Step.DISCARD_FLIPPED, min(number, flipped))


@follows(Rule.NEEDS_ENEMIES_HERE)
def has_enemies_here(box: Box, s: State, number: int) -> int:
    return Rule.ALLOWED if s.post_size[s.mission] >= number else Rule.NEEDS_ENEMIES_HERE


def discard_enemy(box: Box, s: State, number: int) -> None:
    s.aim = s.mission
    ask(s, Step.DISCARD_FOE, min(number, s.post_size[s.mission]))


@follows(Rule.GAIN_CURRENT_DEFENCE)
def gain_its_defence(box: Box, s: State) -> None:
    """The defence that the enemy just discarded had."""
    s.gain[s.actor] += s.spoils


@follows(Rule.NEEDS_COUNTER_GUERRILLA)
def has_counter_guerrilla(box: Box, s: State) -> int:
    for foe in range(FOES):
        if s.foe_at[foe] == s.mission and box.force[foe] == Force.COUNTER_GUERRILLA:
            return Rule.ALLOWED
    return Rule.NEEDS_COUNTER_GUERRILLA


def discard_counter_guerrillas(box: Box, s: State) -> None:
    for foe in range(FOES):
        if s.foe_at[foe] == s.mission and box.force[foe] == Force.COUNTER_GUERRILLA:
            say(s, Said.ENEMY_DISCARDED, foe, s.mission)
            discard_foe(s, foe)


def enemies_elsewhere(s: State) -> int:
    """How many enemies guard the other available missions."""
    count = 0
    for mission in range(MISSIONS):
        if is_other(s, mission):
            count += s.post_size[mission]
    return count


def discard_elsewhere(box: Box, s: State, number: int) -> None:
    s.aim = NONE
    ask(s, Step.DISCARD_FOE, min(number, enemies_elsewhere(s)))


@follows(Rule.DISCARD_EVERYWHERE)
def discard_everywhere(box: Box, s: State, number: int) -> None:
    """Enemies of each other mission, one mission after another; missions without any are passed over."""
    s.aim = next_guarded(s, 0)
    if s.aim != NONE:
        ask(s, Step.DISCARD_FOE, min(number, s.post_size[s.aim]))


def next_guarded(s: State, first: int) -> int:
    """The next other mission that has enemies, from a number on."""
    for mission in range(first, MISSIONS):
        if is_other(s, mission) and s.post_size[mission] > 0:
            return mission
    return NONE


@follows(Rule.NEEDS_OTHER_MISSION)
def can_move_enemy(box: Box, s: State, number: int) -> int:
    for mission in range(MISSIONS):
        if is_other(s, mission):
            return has_enemies_here(box, s, number)
    return Rule.NEEDS_OTHER_MISSION


def move_enemy(box: Box, s: State, number: int) -> None:
    if can_move_enemy(box, s, 1) == Rule.ALLOWED:
        ask(s, Step.MOVE_FOE, min(number, s.post_size[s.mission]))


@follows(Rule.LOOKED_AT_IS_KNOWN)
def look_at_enemies(box: Box, s: State, number: int) -> None:
    for _ in range(number):
        foe = take_foe(s, Post.LOOKED_AT)
        if foe != NONE:
            s.peeked[foe] = 1
            say(s, Said.ENEMY_LOOKED_AT, foe)
    ask(s, Step.SIFT_FOE, s.post_size[Post.LOOKED_AT])


@follows(Rule.REINFORCED_MISSIONS, Rule.NO_ENEMY_LIMIT)
def reinforce(box: Box, s: State, number: int) -> None:
    """Face-down enemies for each other mission; the player says who gets which if it matters."""
    missions = 0
    for mission in range(MISSIONS):
        s.served[mission] = 0
        if is_other(s, mission):
            missions += 1
    supply = s.post_size[Post.DECK] + s.post_size[Post.DISCARD]
    if missions > 1 and (supply < missions * number or is_next_foe_known(s)):
        ask(s, Step.REINFORCE, min(supply, missions * number))
        return
    for mission in range(MISSIONS):
        if is_other(s, mission):
            add_enemies(s, mission, number)


def add_enemies(s: State, mission: int, number: int) -> None:
    for _ in range(number):
        if take_foe(s, mission) != NONE:
            say(s, Said.ENEMY_ADDED, mission)


@follows(Rule.WEAKEN_AFTER_ENGINEER, Rule.WEAKENED_UNTIL_ROUND_END)
def weaken(box: Box, s: State, number: int) -> None:
    """Each enemy here that has a defence of two or more now."""
    for foe in range(FOES):
        if s.foe_at[foe] == s.mission and foe_defence(box, s, foe) >= 2:
            s.weakened[foe] += number
            say(s, Said.ENEMY_WEAKENED, foe, foe_defence(box, s, foe))
