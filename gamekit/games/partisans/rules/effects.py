"""The vocabulary of the cards: one short function for each word, and a table of them all.

A card combines words in its CSV file, with a number each: `discard-spy 1 + draw 2`. A word says what it does (`do`).
In an action it also says what it needs, so that the action can be done whole (`can`). Where the player must choose,
it names the step that asks and how many choices are left; the steps are in `choices.py`. Words about maquis and spies
are in `band_effects.py`, words about enemies in `foe_effects.py`. A new word is a member of `Effect`, a function and a
line in the table here, and a text in `words/`.
"""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from ....engine.dispatch import dispatch
from ....engine.layout import NONE, say
from ....engine.rulebook import follows
from . import band_effects as band
from . import foe_effects as foes
from .asking import ask
from .decks import draw_civilians
from .rulebook import Rule, Said
from .strength import COUNTED
from .table import CLAUSES, MAQUIS, Box, Effect, Phase, Pile, Role, Stage, State, Step, side


# Copying

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
    Effect.DRAW: Word(band.draw_cards),
    Effect.DISCARD_SPY: Word(band.discard_spy, band.has_spy),
    Effect.DISCARD_MAQUIS: Word(band.discard_maquis, band.has_maquis),
    Effect.DISCARD_PLAYED: Word(band.discard_played),
    Effect.REMOVE_SPY: Word(band.remove_spy, band.has_spy),
    Effect.ADD_SPY: Word(band.add_spy),
    Effect.DRAW_RECRUIT: Word(band.draw_recruit),
    Effect.FREE_RECRUIT: Word(band.free_recruit),
    Effect.PROMOTE_RECRUIT: Word(band.promote_recruit, band.has_recruit),
    Effect.LOOK_AT_RECRUITS: Word(band.look_at_recruits),
    Effect.LOOK_AT_DECK: Word(band.look_at_deck),
    Effect.SPIES_TO_TOP: Word(band.spies_to_top),
    Effect.RETRIEVE: Word(band.retrieve, band.has_revealed_discard),
    Effect.RETRIEVE_TO_DECK: Word(band.retrieve, band.has_revealed_discard),
    Effect.RETRIEVE_TO_DISCARD: Word(band.retrieve, band.has_revealed_discard),
    Effect.LOSE_HIDDEN: Word(band.lose_hidden),
    Effect.NEXT_HAND: Word(band.change_next_hand),
    Effect.COPY_HIDDEN: Word(copy_hidden, has_copyable),
    Effect.SCOUT: Word(foes.scout, foes.has_face_down),
    Effect.FLIP: Word(foes.flip, foes.has_face_down),
    Effect.DISCARD_FLIPPED: Word(foes.discard_flipped),
    Effect.DISCARD_ENEMY: Word(foes.discard_enemy, foes.has_enemies_here, here=True),
    Effect.GAIN_ITS_DEFENCE: Word(foes.gain_its_defence, here=True),
    Effect.DISCARD_COUNTER_GUERRILLAS: Word(foes.discard_counter_guerrillas, foes.has_counter_guerrilla, here=True),
    Effect.DISCARD_ELSEWHERE: Word(foes.discard_elsewhere, here=True),
    Effect.DISCARD_EVERYWHERE: Word(foes.discard_everywhere, here=True),
    Effect.MOVE_ENEMY: Word(foes.move_enemy, foes.can_move_enemy, here=True),
    Effect.LOOK_AT_ENEMIES: Word(foes.look_at_enemies),
    Effect.REINFORCE: Word(foes.reinforce, here=True),
    Effect.WEAKEN: Word(foes.weaken, here=True),
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
