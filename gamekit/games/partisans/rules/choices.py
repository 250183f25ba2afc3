"""What the player chooses inside an action or an effect: one thing at a time."""

from ....engine.effects import current_amount, current_word, go_on, one_chosen
from ....engine.layout import NONE, say
from ....engine.rulebook import follows
from .decks import (
    any_back, backs_at, discard, discard_foe, lay_below, lay_foe_on_top, lay_on_top, turn_up, turn_up_all,
)
from .deeds import begin_action
from .effects import copying_refused
from .foe_effects import add_enemies, next_guarded, scouting_refused
from .rulebook import Rule, Said
from .strength import foe_defence
from .table import (
    FOES, MAQUIS, Box, Effect, Pile, Post, Role, State, Step, face_down_at, is_mission, is_other, post, put, side,
)


# Cards of the hand and of discard piles

@follows(Rule.NEEDS_MAQUIS_IN_HAND)
def discard_refused(box: Box, s: State, agent: int) -> int:
    """A maquis of the hand: spies cannot be discarded so."""
    return Rule.ALLOWED if agent < MAQUIS and s.agent_at[agent] == Pile.HAND else Rule.NEEDS_MAQUIS_IN_HAND


def discard_chosen(box: Box, s: State, agent: int) -> None:
    discard(s, agent)
    one_chosen(s)


@follows(Rule.NEEDS_REVEALED_DISCARD)
def retrieve_refused(box: Box, s: State, agent: int) -> int:
    return Rule.ALLOWED if s.agent_at[agent] == Pile.REVEALED_DISCARD else Rule.NEEDS_REVEALED_DISCARD


@follows(Rule.RETRIEVED_CARDS)
def retrieve_chosen(box: Box, s: State, agent: int) -> None:
    """Into the hand, onto the hidden deck or into the hidden discard pile, as the word says."""
    effect = current_word(box, s)
    if effect == Effect.RETRIEVE_TO_DECK:
        lay_on_top(s, agent, Pile.HIDDEN_DECK)
        say(s, Said.RETRIEVED_TO_DECK, agent)
    elif effect == Effect.RETRIEVE_TO_DISCARD:
        put(s, agent, Pile.HIDDEN_DISCARD)
        say(s, Said.RETRIEVED_TO_DISCARD, agent)
    else:
        put(s, agent, Pile.HAND)
        say(s, Said.RETRIEVED, agent)
    one_chosen(s)


# Copying

def copy_refused(box: Box, s: State, agent: int) -> int:
    return copying_refused(box, s, agent)


@follows(Rule.COPY_IS_OWN)
def copy_chosen(box: Box, s: State, agent: int) -> None:
    """The copied action happens as if it were printed on the card that was played."""
    say(s, Said.ACTION_COPIED, s.actor, agent)
    one_chosen(s)
    begin_action(s, side(s, agent, Role.HIDDEN))


# Cards that were lifted from a deck

def deck_looked_at(box: Box, s: State) -> int:
    """Where the cards that the player looks at came from."""
    return Pile.HIDDEN_DECK if current_word(box, s) == Effect.LOOK_AT_DECK else Pile.RECRUITS


@follows(Rule.LOOK_AND_SIFT)
def looked_at_refused(box: Box, s: State, agent: int) -> int:
    return Rule.ALLOWED if s.agent_at[agent] == Pile.LOOKED_AT else Rule.LOOK_AND_SIFT


@follows(Rule.LOOK_AND_SIFT)
def sift_agent(box: Box, s: State, agent: int) -> None:
    """A card of the hidden deck is discarded, a recruit goes to the bottom; more may follow."""
    if deck_looked_at(box, s) == Pile.HIDDEN_DECK:
        discard(s, agent)
    else:
        lay_below(s, agent, Pile.RECRUITS)
        say(s, Said.RECRUIT_LAID_BELOW, agent)
    one_chosen(s)


@follows(Rule.RECRUIT_PROMOTED)
def promote_chosen(box: Box, s: State, agent: int) -> None:
    """One recruit goes on top of the hidden deck; the others go back."""
    lay_on_top(s, agent, Pile.HIDDEN_DECK)
    s.recruited[agent] = 1
    say(s, Said.RECRUIT_PROMOTED, agent)
    return_agents(box, s)


@follows(Rule.BACK_IN_ANY_ORDER)
def return_agents(box: Box, s: State) -> None:
    """The cards that are left go back on top, one after another. With one left there is nothing to choose."""
    s.left = s.pile_size[Pile.LOOKED_AT]
    s.step = Step.RETURN_AGENT if s.left > 1 else Step.RESOLVE
    if s.left == 1:
        for agent in range(len(s.agent_at)):
            if s.agent_at[agent] == Pile.LOOKED_AT:
                lay_on_top(s, agent, deck_looked_at(box, s))


@follows(Rule.BACK_IN_ANY_ORDER)
def return_agent(box: Box, s: State, agent: int) -> None:
    """The card chosen last lies on top."""
    lay_on_top(s, agent, deck_looked_at(box, s))
    return_agents(box, s)


@follows(Rule.LOOK_AND_SIFT)
def looked_at_foe_refused(box: Box, s: State, foe: int) -> int:
    return Rule.ALLOWED if s.foe_at[foe] == Post.LOOKED_AT else Rule.LOOK_AND_SIFT


@follows(Rule.LOOK_AND_SIFT)
def sift_foe(box: Box, s: State, foe: int) -> None:
    say(s, Said.ENEMY_DISCARDED, foe, Post.LOOKED_AT)
    discard_foe(s, foe)
    one_chosen(s)


@follows(Rule.BACK_IN_ANY_ORDER)
def return_foes(box: Box, s: State) -> None:
    s.left = s.post_size[Post.LOOKED_AT]
    s.step = Step.RETURN_FOE if s.left > 1 else Step.RESOLVE
    if s.left == 1:
        for foe in range(FOES):
            if s.foe_at[foe] == Post.LOOKED_AT:
                lay_foe_on_top(s, foe)


def return_foe(box: Box, s: State, foe: int) -> None:
    lay_foe_on_top(s, foe)
    return_foes(box, s)


# Enemies of missions

def scout_refused(box: Box, s: State, mission: int) -> int:
    return scouting_refused(box, s, mission)


@follows(Rule.SCOUT_FACE_DOWN)
def scout_chosen(box: Box, s: State, mission: int) -> None:
    """All face-down enemies of the mission are turned up."""
    say(s, Said.MISSION_SCOUTED, mission)
    turn_up_all(s, mission)
    one_chosen(s)


def place_of(s: State, pick: int) -> int:
    """The mission of a pick: of an enemy that the player knows, or of any face-down one."""
    return pick - FOES if is_mission(pick) else s.foe_at[pick]


def picked(s: State, pick: int) -> int:
    """The enemy that was picked; of those that the player does not know, a random one."""
    return any_back(s, pick - FOES) if is_mission(pick) else pick


@follows(Rule.FACE_DOWN_CHOSEN_UNSEEN)
def can_pick(s: State, pick: int) -> bool:
    """Known enemies are picked by name; the unknown ones of a mission are all alike."""
    if is_mission(pick):
        return backs_at(s, pick - FOES) > 0
    return s.face_up[pick] + s.peeked[pick] > 0


@follows(Rule.FLIP_AT_ONE_MISSION, Rule.NEEDS_FACE_DOWN)
def flip_refused(box: Box, s: State, pick: int) -> int:
    """A face-down enemy; the second one at the same mission as the first."""
    mission = place_of(s, pick)
    if mission >= Post.DECK or not is_other(s, mission) or not can_pick(s, pick):
        return Rule.NEEDS_FACE_DOWN
    if not is_mission(pick) and s.face_up[pick] == 1:
        return Rule.NEEDS_FACE_DOWN
    if s.aim != NONE and mission != s.aim:
        return Rule.FLIP_AT_ONE_MISSION
    return Rule.ALLOWED


@follows(Rule.FLIP_AT_ONE_MISSION)
def flip_chosen(box: Box, s: State, pick: int) -> None:
    foe = picked(s, pick)
    s.aim = s.foe_at[foe]
    s.flipped[foe] = 1
    turn_up(s, foe)
    one_chosen(s)
    if face_down_at(s, s.aim) == 0:
        go_on(s)


def stop_flipping(box: Box, s: State) -> None:
    go_on(s)


@follows(Rule.FLIP_AT_ONE_MISSION)
def stop_flipping_refused(box: Box, s: State) -> int:
    """One enemy at least must be turned up."""
    return Rule.FLIP_AT_ONE_MISSION if s.aim == NONE else Rule.ALLOWED


@follows(Rule.DISCARD_ONE_FLIPPED)
def discard_flipped_refused(box: Box, s: State, foe: int) -> int:
    return Rule.ALLOWED if s.flipped[foe] == 1 else Rule.DISCARD_ONE_FLIPPED


def discard_flipped_chosen(box: Box, s: State, foe: int) -> None:
    say(s, Said.ENEMY_DISCARDED, foe, s.foe_at[foe])
    discard_foe(s, foe)
    one_chosen(s)


@follows(Rule.DISCARD_ENEMY_HERE, Rule.DISCARD_ENEMY_ELSEWHERE, Rule.DISCARD_EVERYWHERE)
def discard_foe_refused(box: Box, s: State, pick: int) -> int:
    """An enemy of the current mission, of another one, or of each other one in turn: as the effect says."""
    mission = place_of(s, pick)
    if s.aim == NONE:
        if mission >= Post.DECK or not is_other(s, mission) or not can_pick(s, pick):
            return Rule.DISCARD_ENEMY_ELSEWHERE
        return Rule.ALLOWED
    if mission != s.aim or not can_pick(s, pick):
        return Rule.DISCARD_ENEMY_HERE if s.aim == s.mission else Rule.DISCARD_EVERYWHERE
    return Rule.ALLOWED


@follows(Rule.GAIN_CURRENT_DEFENCE)
def discard_foe_chosen(box: Box, s: State, pick: int) -> None:
    foe = picked(s, pick)
    s.spoils = foe_defence(box, s, foe)
    say(s, Said.ENEMY_DISCARDED, foe, s.foe_at[foe])
    discard_foe(s, foe)
    one_chosen(s)
    if s.left == 0 and current_word(box, s) == Effect.DISCARD_EVERYWHERE:
        s.aim = next_guarded(s, s.aim + 1)
        if s.aim != NONE:
            s.left = min(current_amount(box, s), s.post_size[s.aim])
            s.step = Step.DISCARD_FOE


@follows(Rule.MOVED_ENEMY)
def move_foe_refused(box: Box, s: State, foe: int) -> int:
    return Rule.ALLOWED if s.foe_at[foe] == s.mission else Rule.MOVED_ENEMY


def move_foe(box: Box, s: State, foe: int) -> None:
    s.chosen = foe
    s.step = Step.MOVE_FOE_TO


@follows(Rule.NEEDS_OTHER_MISSION)
def move_to_refused(box: Box, s: State, mission: int) -> int:
    return Rule.ALLOWED if is_other(s, mission) else Rule.NEEDS_OTHER_MISSION


@follows(Rule.MOVED_ENEMY, Rule.NO_ENEMY_LIMIT)
def move_foe_to(box: Box, s: State, mission: int) -> None:
    """It stays face up, and has its printed defence there."""
    say(s, Said.ENEMY_MOVED, s.chosen, s.mission, mission)
    post(s, s.chosen, mission)
    s.weakened[s.chosen] = 0
    s.chosen = NONE
    s.step = Step.MOVE_FOE
    one_chosen(s)


@follows(Rule.REINFORCED_MISSIONS)
def reinforce_refused(box: Box, s: State, mission: int) -> int:
    if not is_other(s, mission) or s.served[mission] >= current_amount(box, s):
        return Rule.REINFORCED_MISSIONS
    return Rule.ALLOWED


def reinforce_chosen(box: Box, s: State, mission: int) -> None:
    add_enemies(s, mission, 1)
    s.served[mission] += 1
    one_chosen(s)


# Enemies that are alike

def same_foe(box: Box, s: State, foe: int) -> int:
    """The first enemy of the same kind and defence in the same place: choosing either is the same."""
    for twin in range(foe):
        if (
            box.force[twin] == box.force[foe]
            and box.foe_defence[twin] == box.foe_defence[foe]
            and s.foe_at[twin] == s.foe_at[foe]
            and s.face_up[twin] == s.face_up[foe]
            and s.peeked[twin] == s.peeked[foe]
            and s.weakened[twin] == s.weakened[foe]
            and s.flipped[twin] == s.flipped[foe]
        ):
            return twin
    return foe


def same_pick(box: Box, s: State, pick: int) -> int:
    return pick if is_mission(pick) else same_foe(box, s, pick)
