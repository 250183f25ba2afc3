"""The vocabulary of the cards: one short function for each word, and a table of them all.

A card combines words in its CSV file, with a number each: `discard-spy 1 + draw 2`. Where the player must choose, a
word names the step that asks and how many choices there are; the steps are in `choices.py`. Words about maquis and
spies are in `band_effects.py`, words about enemies in `foe_effects.py`. A new word is a member of `Effect`, a function
and a line in the table here, and a text in `words/`.
"""

from dataclasses import dataclass

from ....engine import vocabulary
from ....engine.effects import ask, runner
from ....engine.layout import NONE, say
from ....engine.rulebook import follows
from ....engine.vocabulary import Vocabulary
from . import band_effects as band
from . import foe_effects as foes
from .decks import draw_civilians
from .rulebook import Rule, Said
from .table import MAQUIS, Box, Effect, Phase, Pile, Role, Stage, State, Step, side


# Copying

@follows(Rule.COPY_IS_OWN, Rule.NEEDS_COPYABLE)
def copying_refused(box: Box, s: State, agent: int) -> int:
    """Another hidden maquis in play whose hidden action fits the phase and can be done whole."""
    if agent >= MAQUIS or agent == s.actor or s.agent_at[agent] != Pile.HIDDEN:
        return Rule.COPY_IS_OWN
    deed = side(s, agent, Role.HIDDEN)
    if not fits_phase(box, s, deed):
        return Rule.NEEDS_COPYABLE
    refused: int = copied_refused(box, s, deed)
    return refused


@follows(Rule.ACTION_IN_ITS_PHASE)
def fits_phase(box: Box, s: State, deed: int) -> bool:
    """Whether a side has an action for the phase that it is played in."""
    now = Phase.PREPARATION if s.stage == Stage.PREPARATION else Phase.ATTACK
    return box.effect[deed][0] != NONE and (box.phase[deed] == now or box.phase[deed] == Phase.EITHER)


def has_copyable(box: Box, s: State) -> int:
    for agent in range(MAQUIS):
        if copying_refused(box, s, agent) == Rule.ALLOWED:
            return Rule.ALLOWED
    return Rule.NEEDS_COPYABLE


def copies_nothing() -> int:
    return Rule.NEEDS_COPYABLE


def copy_hidden(s: State) -> None:
    ask(s, Step.COPY_ACTION, 1)


# The mission and the attack

@follows(Rule.HALVED_ROUNDED_UP)
def halve_mission(s: State) -> None:
    s.halved = 1
    say(s, Said.MISSION_HALVED, s.mission)


@follows(Rule.MISSION_IGNORED)
def ignore_mission(s: State) -> None:
    s.ignored = 1
    say(s, Said.MISSION_EFFECT_IGNORED)


@follows(Rule.BONUS_COUNTED_LIVE, Rule.COPY_IS_OWN)
def boost_attack(s: State, key: int, number: int) -> None:
    """The maquis who acts adds attack when it is summed, by what the word counts."""
    s.boost[s.actor] = 1 + key
    s.boost_by[s.actor] = number


@follows(Rule.CIVILIANS_PER_ENEMY_NOW)
def lose_civilians_per_enemy(box: Box, s: State, number: int) -> None:
    draw_civilians(box, s, number * s.post_size[s.mission])


# The vocabulary

@dataclass(frozen=True)
class Word(vocabulary.Word):
    """A word, and what a greedy player thinks of it."""

    high: int = 9
    here: bool = False      # it speaks of the current mission, so not in the preparation
    own: bool = False       # only an action of a maquis can say so
    first: int = 0          # which actions come first: those that bring cards, then those that tell something
    brings: int = 0         # what an action brings for each of its number, in tenths of attack


VOCABULARY = Vocabulary({
    # Decks, hand and play area
    Effect.DRAW: Word(band.draw_cards, first=90, brings=14),
    Effect.DISCARD_SPY: Word(band.discard_spy, band.has_spy, first=95),
    Effect.DISCARD_MAQUIS: Word(band.discard_maquis, band.has_maquis, first=80, brings=-10),
    Effect.DISCARD_PLAYED: Word(band.discard_played),
    Effect.REMOVE_SPY: Word(band.remove_spy, band.has_spy, first=60, brings=12),
    Effect.ADD_SPY: Word(band.add_spy),
    Effect.DRAW_RECRUIT: Word(band.draw_recruit, first=92, brings=20),
    Effect.FREE_RECRUIT: Word(band.free_recruit, first=50, brings=6),
    Effect.PROMOTE_RECRUIT: Word(band.promote_recruit, band.has_recruit, first=70, brings=8),
    Effect.LOOK_AT_RECRUITS: Word(band.look_at_recruits, first=60, brings=2),
    Effect.LOOK_AT_DECK: Word(band.look_at_deck, first=75, brings=2),
    Effect.SPIES_TO_TOP: Word(band.spies_to_top),
    Effect.RETRIEVE: Word(band.retrieve, band.has_revealed_discard, first=94, brings=22),
    Effect.RETRIEVE_TO_DECK: Word(band.retrieve, band.has_revealed_discard, first=70, brings=12),
    Effect.RETRIEVE_TO_DISCARD: Word(band.retrieve, band.has_revealed_discard, first=50, brings=6),
    Effect.LOSE_HIDDEN: Word(band.lose_hidden),
    Effect.NEXT_HAND: Word(band.change_next_hand, low=-9, brings=10),
    Effect.COPY_HIDDEN: Word(copy_hidden, has_copyable, own=True, first=20, brings=8),
    # Enemies
    Effect.SCOUT: Word(foes.scout, foes.has_face_down, first=55, brings=5),
    Effect.FLIP: Word(foes.flip, foes.has_face_down, own=True, first=40, brings=2),
    Effect.DISCARD_FLIPPED: Word(foes.discard_flipped, own=True, first=40, brings=14),
    Effect.DISCARD_ENEMY: Word(foes.discard_enemy, foes.has_enemies_here, here=True, first=45, brings=18),
    Effect.GAIN_ITS_DEFENCE: Word(foes.gain_its_defence, here=True, own=True, first=45, brings=20),
    Effect.DISCARD_COUNTER_GUERRILLAS: Word(
        foes.discard_counter_guerrillas, foes.has_counter_guerrilla, here=True, first=50, brings=12,
    ),
    Effect.DISCARD_ELSEWHERE: Word(foes.discard_elsewhere, here=True, brings=8),
    Effect.DISCARD_EVERYWHERE: Word(foes.discard_everywhere, here=True, brings=20),
    Effect.MOVE_ENEMY: Word(foes.move_enemy, foes.can_move_enemy, here=True, first=42, brings=12),
    Effect.LOOK_AT_ENEMIES: Word(foes.look_at_enemies, first=58, brings=2),
    Effect.REINFORCE: Word(foes.reinforce, here=True),
    Effect.WEAKEN: Word(foes.weaken, here=True, first=48, brings=20),
    # The mission and the attack
    Effect.HALVE_MISSION: Word(halve_mission, here=True, first=44, brings=35),
    Effect.IGNORE_MISSION: Word(ignore_mission, first=10, brings=6),
    Effect.ATTACK_PER_REVEALED: Word(boost_attack, own=True, first=30, brings=14),
    Effect.ATTACK_PER_CIVILIAN: Word(boost_attack, own=True, first=30, brings=18),
    Effect.ATTACK_PER_MAQUIS: Word(boost_attack, own=True, first=30, brings=32),
    Effect.CIVILIANS: Word(draw_civilians),
    Effect.CIVILIANS_PER_ENEMY: Word(lose_civilians_per_enemy, here=True),
    # In force while the card is there (`strength.py`, `attack.py`)
    Effect.SHIELD_ENEMIES: Word(lasting=True),
    Effect.SHIELD_MISSION: Word(lasting=True),
    Effect.FORTIFY_OTHERS: Word(lasting=True),
    Effect.FORTIFY_ALL: Word(lasting=True),
    Effect.LIMIT_REVEALED: Word(lasting=True),
})

# An action that is copied copies nothing itself.
copied_refused = runner(can=VOCABULARY.function("can", {Effect.COPY_HIDDEN: copies_nothing})).whole_refused
