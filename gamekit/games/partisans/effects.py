"""The vocabulary of the cards: one short function for each word, and a table of them all.

A card combines words in its CSV file, with a number each: `discard-spy 1 + draw 2`. A word says what it does (`do`).
In an action it also says what it needs, so that the action can be done whole (`can`). Where the player must choose,
it names the step that asks and how many choices are left; the steps are in `choices.py`. A new word is a member of
`Effect`, a function and a line in the table here, and a text in `words/`.
"""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from ...engine.dispatch import dispatch
from ...engine.layout import NONE, say
from ...engine.rulebook import follows
from .decks import (
    any_agent, discard, discard_foe, draw, draw_civilians, first_spy, is_next_foe_known, lay_on_top, look, take,
    take_foe,
)
from .rulebook import Rule, Said
from .strength import COUNTED, foe_defence
from .table import (
    AGENTS, CLAUSES, FOES, MAQUIS, MISSIONS, Box, Effect, Force, Phase, Pile, Post, Role, Stage, State, Step,
    face_down_at, is_other, is_spy, maquis_in, put, side, spies_in,
)


# Hand and hidden deck

@follows(Rule.DRAWN_MUST_BE_PLAYED)
def draw_cards(box: Box, s: State, number: int) -> None:
    draw(s, number)


@follows(Rule.NEEDS_SPY)
def has_spy(box: Box, s: State, number: int) -> int:
    return Rule.ALLOWED if spies_in(s, Pile.HAND) >= number else Rule.NEEDS_SPY


def discard_spy(box: Box, s: State, number: int) -> None:
    for _ in range(min(number, spies_in(s, Pile.HAND))):
        discard(s, first_spy(s, Pile.HAND))


@follows(Rule.SPY_REMOVED_FROM_HAND, Rule.REMOVED_FROM_GAME)
def remove_spy(box: Box, s: State, number: int) -> None:
    for _ in range(min(number, spies_in(s, Pile.HAND))):
        put(s, first_spy(s, Pile.HAND), Pile.REMOVED)
        say(s, Said.SPY_REMOVED)


@follows(Rule.SPY_SUPPLY)
def add_spy(box: Box, s: State, number: int) -> None:
    for _ in range(min(number, s.pile_size[Pile.SUPPLY])):
        put(s, first_spy(s, Pile.SUPPLY), Pile.HIDDEN_DISCARD)
        say(s, Said.SPY_ADDED)


@follows(Rule.NEEDS_MAQUIS_IN_HAND)
def has_maquis(box: Box, s: State, number: int) -> int:
    return Rule.ALLOWED if maquis_in(s, Pile.HAND) >= number else Rule.NEEDS_MAQUIS_IN_HAND


def discard_maquis(box: Box, s: State, number: int) -> None:
    ask(s, Step.DISCARD_MAQUIS, min(number, maquis_in(s, Pile.HAND)))


@follows(Rule.DISCARDED_FROM_PLAY, Rule.DISCARDED_ATTACK_LOST)
def discard_played(box: Box, s: State, number: int) -> None:
    """All maquis in play, the revealed ones too, are discarded."""
    for agent in range(MAQUIS):
        if s.agent_at[agent] == Pile.HIDDEN or s.agent_at[agent] == Pile.REVEALED:
            discard(s, agent)
            s.gain[agent] = s.boost[agent] = s.boost_by[agent] = 0


@follows(Rule.HIDDEN_MAQUIS_LOST, Rule.NOBODY_HIDDEN, Rule.REMOVED_FROM_GAME)
def lose_hidden(box: Box, s: State, number: int) -> None:
    """Random hidden maquis in play leave the game."""
    for _ in range(min(number, s.pile_size[Pile.HIDDEN])):
        agent = any_agent(s, Pile.HIDDEN)
        put(s, agent, Pile.REMOVED)
        say(s, Said.MAQUIS_LOST, agent)


@follows(Rule.NEXT_HAND)
def change_next_hand(box: Box, s: State, number: int) -> None:
    s.hand_change += number


def look_at_deck(box: Box, s: State, number: int) -> None:
    look(s, Pile.HIDDEN_DECK, number)
    ask(s, Step.SIFT_AGENT, s.pile_size[Pile.LOOKED_AT])


@follows(Rule.POLICE_FIND_MAQUIS)
def spies_to_top(box: Box, s: State, number: int) -> None:
    """Cards of the hidden deck are looked at: maquis are discarded, spies go back on top."""
    look(s, Pile.HIDDEN_DECK, number)
    for agent in range(AGENTS):
        if s.agent_at[agent] == Pile.LOOKED_AT:
            if is_spy(agent):
                lay_on_top(s, agent, Pile.HIDDEN_DECK)
            else:
                discard(s, agent)


# Recruits and revealed maquis

def draw_recruit(box: Box, s: State, number: int) -> None:
    """Recruits come into the hand, as many as there are."""
    for _ in range(number):
        agent = take(s, Pile.RECRUITS, Pile.HAND)
        if agent != NONE:
            s.recruited[agent] = 1
            say(s, Said.RECRUIT_DRAWN, agent)


def free_recruit(box: Box, s: State, number: int) -> None:
    """Recruits join the hidden discard pile."""
    for _ in range(number):
        agent = take(s, Pile.RECRUITS, Pile.HIDDEN_DISCARD)
        if agent != NONE:
            s.recruited[agent] = 1
            say(s, Said.RECRUIT_JOINED, agent)


@follows(Rule.NEEDS_RECRUIT)
def has_recruit(box: Box, s: State, number: int) -> int:
    return Rule.ALLOWED if s.pile_size[Pile.RECRUITS] > 0 else Rule.NEEDS_RECRUIT


def promote_recruit(box: Box, s: State, number: int) -> None:
    look(s, Pile.RECRUITS, number)
    ask(s, Step.PROMOTE_RECRUIT, min(1, s.pile_size[Pile.LOOKED_AT]))


def look_at_recruits(box: Box, s: State, number: int) -> None:
    look(s, Pile.RECRUITS, number)
    ask(s, Step.SIFT_AGENT, s.pile_size[Pile.LOOKED_AT])


@follows(Rule.NEEDS_REVEALED_DISCARD)
def has_revealed_discard(box: Box, s: State, number: int) -> int:
    return Rule.ALLOWED if s.pile_size[Pile.REVEALED_DISCARD] >= number else Rule.NEEDS_REVEALED_DISCARD


def retrieve(box: Box, s: State, number: int) -> None:
    """The step asks which cards; where they go depends on the word."""
    ask(s, Step.RETRIEVE, min(number, s.pile_size[Pile.REVEALED_DISCARD]))


# Other maquis

@follows(Rule.COPY_IS_OWN, Rule.NEEDS_COPYABLE)
def copying_refused(box: Box, s: State, agent: int) -> int:
    """Another hidden maquis in play whose hidden action fits the phase and can be done whole."""
    if agent >= MAQUIS or agent == s.actor or s.agent_at[agent] != Pile.HIDDEN:
        return Rule.COPY_IS_OWN
    deed = side(s, agent, Role.HIDDEN)
    if not fits_phase(box, s, deed):
        return Rule.NEEDS_COPYABLE
    for clause in range(CLAUSES):
        if box.effect[deed][clause] != NONE:
            refused: int = can_alone(box.effect[deed][clause], box, s, box.amount[deed][clause])
            if refused != Rule.ALLOWED:
                return refused
    return Rule.ALLOWED


@follows(Rule.ACTION_IN_ITS_PHASE)
def fits_phase(box: Box, s: State, deed: int) -> bool:
    """Whether a side has an action for the phase that it is played in."""
    now = Phase.PREPARATION if s.stage == Stage.PREPARATION else Phase.ATTACK
    return box.effect[deed][0] != NONE and (box.phase[deed] == now or box.phase[deed] == Phase.EITHER)


def has_copyable(box: Box, s: State, number: int) -> int:
    for agent in range(MAQUIS):
        if copying_refused(box, s, agent) == Rule.ALLOWED:
            return Rule.ALLOWED
    return Rule.NEEDS_COPYABLE


def copies_nothing(box: Box, s: State, number: int) -> int:
    """A copied action copies nothing itself."""
    return Rule.NEEDS_COPYABLE


def copy_hidden(box: Box, s: State, number: int) -> None:
    ask(s, Step.COPY_ACTION, 1)


# Enemies

@follows(Rule.NEEDS_FACE_DOWN, Rule.SCOUT_FACE_DOWN)
def has_face_down(box: Box, s: State, number: int) -> int:
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
    ask(s, Step.SCOUT, number if has_face_down(box, s, 1) == Rule.ALLOWED else 0)


def flip(box: Box, s: State, number: int) -> None:
    s.aim = NONE
    ask(s, Step.FLIP_FOE, number if has_face_down(box, s, 1) == Rule.ALLOWED else 0)


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
def gain_its_defence(box: Box, s: State, number: int) -> None:
    """The defence that the enemy just discarded had."""
    s.gain[s.actor] += s.spoils


@follows(Rule.NEEDS_COUNTER_GUERRILLA)
def has_counter_guerrilla(box: Box, s: State, number: int) -> int:
    for foe in range(FOES):
        if s.foe_at[foe] == s.mission and box.force[foe] == Force.COUNTER_GUERRILLA:
            return Rule.ALLOWED
    return Rule.NEEDS_COUNTER_GUERRILLA


def discard_counter_guerrillas(box: Box, s: State, number: int) -> None:
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
    needed = 0
    for mission in range(MISSIONS):
        s.served[mission] = 0
        if is_other(s, mission):
            needed += number
    supply = s.post_size[Post.DECK] + s.post_size[Post.DISCARD]
    if supply < needed or is_next_foe_known(s):
        ask(s, Step.REINFORCE, min(supply, needed))
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


# The mission and the attack

@follows(Rule.HALVED_ROUNDED_UP)
def halve_mission(box: Box, s: State, number: int) -> None:
    s.halved = 1
    say(s, Said.MISSION_HALVED, s.mission)


@follows(Rule.MISSION_IGNORED)
def ignore_mission(box: Box, s: State, number: int) -> None:
    s.ignored = 1
    say(s, Said.MISSION_EFFECT_IGNORED)


@follows(Rule.BONUS_COUNTED_LIVE, Rule.COPY_IS_OWN)
def boost_attack(box: Box, s: State, number: int) -> None:
    """The maquis who acts adds attack when it is summed, by what the word counts."""
    s.boost[s.actor] = 1 + box.effect[s.deed][s.clause]
    s.boost_by[s.actor] = number


def lose_civilians(box: Box, s: State, number: int) -> None:
    draw_civilians(box, s, number)


@follows(Rule.CIVILIANS_PER_ENEMY_NOW)
def lose_civilians_per_enemy(box: Box, s: State, number: int) -> None:
    draw_civilians(box, s, number * s.post_size[s.mission])


# How words work

@follows(Rule.EFFECTS_AS_FAR_AS_POSSIBLE)
def ask(s: State, step: int, choices: int) -> None:
    """The player makes so many choices; without any the effect goes on."""
    s.left = choices
    if choices > 0:
        s.step = step


def always(box: Box, s: State, number: int) -> int:
    return Rule.ALLOWED


def stays(box: Box, s: State, number: int) -> None:
    """Nothing happens: the effect is in force while its card is there (`strength.py`, `attack.py`)."""


@dataclass(frozen=True)
class Word:
    """What a word of the vocabulary means. `here`: it speaks of the current mission, so not in the preparation."""

    do: Callable[..., None]
    can: Callable[..., Any] = always
    here: bool = False


VOCABULARY = {
    Effect.DRAW: Word(draw_cards),
    Effect.DISCARD_SPY: Word(discard_spy, has_spy),
    Effect.DISCARD_MAQUIS: Word(discard_maquis, has_maquis),
    Effect.DISCARD_PLAYED: Word(discard_played),
    Effect.REMOVE_SPY: Word(remove_spy, has_spy),
    Effect.ADD_SPY: Word(add_spy),
    Effect.DRAW_RECRUIT: Word(draw_recruit),
    Effect.FREE_RECRUIT: Word(free_recruit),
    Effect.PROMOTE_RECRUIT: Word(promote_recruit, has_recruit),
    Effect.LOOK_AT_RECRUITS: Word(look_at_recruits),
    Effect.LOOK_AT_DECK: Word(look_at_deck),
    Effect.SPIES_TO_TOP: Word(spies_to_top),
    Effect.RETRIEVE: Word(retrieve, has_revealed_discard),
    Effect.RETRIEVE_TO_DECK: Word(retrieve, has_revealed_discard),
    Effect.RETRIEVE_TO_DISCARD: Word(retrieve, has_revealed_discard),
    Effect.LOSE_HIDDEN: Word(lose_hidden),
    Effect.NEXT_HAND: Word(change_next_hand),
    Effect.COPY_HIDDEN: Word(copy_hidden, has_copyable),
    Effect.SCOUT: Word(scout, has_face_down),
    Effect.FLIP: Word(flip, has_face_down),
    Effect.DISCARD_FLIPPED: Word(discard_flipped),
    Effect.DISCARD_ENEMY: Word(discard_enemy, has_enemies_here, here=True),
    Effect.GAIN_ITS_DEFENCE: Word(gain_its_defence, here=True),
    Effect.DISCARD_COUNTER_GUERRILLAS: Word(discard_counter_guerrillas, has_counter_guerrilla, here=True),
    Effect.DISCARD_ELSEWHERE: Word(discard_elsewhere, here=True),
    Effect.DISCARD_EVERYWHERE: Word(discard_everywhere, here=True),
    Effect.MOVE_ENEMY: Word(move_enemy, can_move_enemy, here=True),
    Effect.LOOK_AT_ENEMIES: Word(look_at_enemies),
    Effect.REINFORCE: Word(reinforce, here=True),
    Effect.WEAKEN: Word(weaken, here=True),
    Effect.HALVE_MISSION: Word(halve_mission, here=True),
    Effect.IGNORE_MISSION: Word(ignore_mission),
    **{effect: Word(boost_attack) for effect in COUNTED},
    Effect.CIVILIANS: Word(lose_civilians),
    Effect.CIVILIANS_PER_ENEMY: Word(lose_civilians_per_enemy, here=True),
    Effect.SHIELD_ENEMIES: Word(stays),
    Effect.SHIELD_MISSION: Word(stays),
    Effect.FORTIFY_OTHERS: Word(stays),
    Effect.FORTIFY_ALL: Word(stays),
    Effect.LIMIT_REVEALED: Word(stays),
}
LASTING = tuple(effect for effect, word in VOCABULARY.items() if word.do is stays)

do = dispatch("do", {effect: word.do for effect, word in VOCABULARY.items()}, "box", "s", "number")
can = dispatch("can", {effect: word.can for effect, word in VOCABULARY.items()}, "box", "s", "number")
CAN_ALONE = {effect: word.can for effect, word in VOCABULARY.items()} | {Effect.COPY_HIDDEN: copies_nothing}
can_alone = dispatch("can_alone", CAN_ALONE, "box", "s", "number")
