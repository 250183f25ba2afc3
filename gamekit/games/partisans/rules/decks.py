"""Decks: drawing, looking, putting back, shuffling.

A shuffled deck needs no order until a card is taken: then it is any of those that may lie there. What the player has
looked at and put back has its place (`order`): above 0 on top, highest first; below 0 at the bottom.
"""

from ....engine.dice import below
from ....engine.layout import NONE, reveal, say
from ....engine.rulebook import follows
from .rulebook import Rule, Said
from .table import (
    AGENTS, CIVILIANS, FOES, MAQUIS, SHUFFLES, Box, Grave, Pile, Post, State, is_spy, post, put,
)


# Maquis and spies

@follows(Rule.DECK_RUNS_OUT, Rule.REMAINING_CARDS_FIRST, Rule.RECRUITS_NOT_REFILLED)
def take(s: State, deck: int, pile: int) -> int:
    """The top card of a deck goes to a pile, seen; NONE if there is none. Only the hidden deck is ever refilled."""
    if s.pile_size[deck] == 0 and deck == Pile.HIDDEN_DECK:
        reshuffle(s)
    if s.pile_size[deck] == 0:
        return NONE
    agent = top_agent(s, deck)
    put(s, agent, pile)
    s.known[agent] = 1
    return agent


def top_agent(s: State, deck: int) -> int:
    """The card on top: the highest whose place is known, else any, else the highest of those at the bottom."""
    best = NONE
    loose = 0
    for agent in range(AGENTS):
        if s.agent_at[agent] == deck:
            if s.order[agent] == 0:
                loose += 1
            if best == NONE or s.order[agent] > s.order[best]:
                best = agent
    return best if s.order[best] > 0 or loose == 0 else loose_agent(s, deck, below(s, loose))


def loose_agent(s: State, deck: int, pick: int) -> int:
    """Card number `pick` of those in a pile whose place in it is not known."""
    for agent in range(AGENTS):
        if s.agent_at[agent] == deck and s.order[agent] == 0:
            if pick == 0:
                return agent
            pick -= 1
    return NONE


def any_agent(s: State, pile: int) -> int:
    """A random card of a pile that has no order."""
    return loose_agent(s, pile, below(s, s.pile_size[pile]))


@follows(Rule.DECK_RUNS_OUT)
def reshuffle(s: State) -> None:
    """The hidden discard pile becomes the hidden deck."""
    if s.pile_size[Pile.HIDDEN_DISCARD] > 0:
        say(s, Said.HIDDEN_DECK_RESHUFFLED, s.pile_size[Pile.HIDDEN_DISCARD])
    for agent in range(AGENTS):
        if s.agent_at[agent] == Pile.HIDDEN_DISCARD:
            put(s, agent, Pile.HIDDEN_DECK)


def draw(s: State, number: int) -> None:
    """Cards from the hidden deck into the hand, as many as there are."""
    for _ in range(number):
        agent = take(s, Pile.HIDDEN_DECK, Pile.HAND)
        if agent != NONE:
            say(s, Said.CARD_DRAWN, agent)


@follows(Rule.LOOKED_AT_IS_KNOWN)
def look(s: State, deck: int, number: int) -> None:
    """Cards from the top of a deck are lifted to be looked at."""
    for _ in range(number):
        agent = take(s, deck, Pile.LOOKED_AT)
        if agent != NONE:
            say(s, Said.CARD_LOOKED_AT, agent)


@follows(Rule.LOOKED_AT_IS_KNOWN)
def lay_on_top(s: State, agent: int, deck: int) -> None:
    """A card goes on top of a deck. The player knows that it lies there."""
    place = 0
    for other in range(AGENTS):
        if s.agent_at[other] == deck and s.order[other] > place:
            place = s.order[other]
    put(s, agent, deck)
    s.order[agent] = place + 1


def lay_below(s: State, agent: int, deck: int) -> None:
    """A card goes to the bottom of a deck."""
    place = 0
    for other in range(AGENTS):
        if s.agent_at[other] == deck and s.order[other] < place:
            place = s.order[other]
    put(s, agent, deck)
    s.order[agent] = place - 1


@follows(Rule.DISCARDED_CARDS)
def discard(s: State, agent: int) -> None:
    """A discarded maquis or spy goes to the hidden discard pile, from wherever it was."""
    put(s, agent, Pile.HIDDEN_DISCARD)
    say(s, Said.CARD_DISCARDED, agent)


def first_spy(s: State, pile: int) -> int:
    """A spy of a pile, or NONE."""
    for agent in range(MAQUIS, AGENTS):
        if s.agent_at[agent] == pile:
            return agent
    return NONE


def same_agent(box: Box, s: State, agent: int) -> int:
    """All spies of a pile are alike: the first stands for them."""
    return first_spy(s, s.agent_at[agent]) if is_spy(agent) else agent


# Enemies

@follows(Rule.ENEMY_DECK_RUNS_OUT)
def take_foe(s: State, place: int) -> int:
    """The top enemy goes to a mission or a pile, face down; NONE if there is none."""
    if s.post_size[Post.DECK] == 0:
        reshuffle_foes(s)
    if s.post_size[Post.DECK] == 0:
        return NONE
    foe = top_foe(s)
    post(s, foe, place)
    return foe


def top_foe(s: State) -> int:
    best = NONE
    loose = 0
    for foe in range(FOES):
        if s.foe_at[foe] == Post.DECK:
            if s.foe_order[foe] == 0:
                loose += 1
            if best == NONE or s.foe_order[foe] > s.foe_order[best]:
                best = foe
    return best if s.foe_order[best] > 0 else loose_foe(s, below(s, loose))


def is_next_foe_known(s: State) -> bool:
    """Whether the player has looked at the enemy on top of the deck."""
    for foe in range(FOES):
        if s.foe_at[foe] == Post.DECK and s.foe_order[foe] > 0:
            return True
    return False


def loose_foe(s: State, pick: int) -> int:
    """Enemy number `pick` of those in the deck whose place in it is not known."""
    for foe in range(FOES):
        if s.foe_at[foe] == Post.DECK and s.foe_order[foe] == 0:
            if pick == 0:
                return foe
            pick -= 1
    return NONE


@follows(Rule.ENEMY_DECK_RUNS_OUT)
def reshuffle_foes(s: State) -> None:
    """The enemy discard pile becomes the enemy deck."""
    if s.post_size[Post.DISCARD] == 0:
        return
    say(s, Said.ENEMY_DECK_RESHUFFLED, s.post_size[Post.DISCARD])
    if s.shuffles < SHUFFLES - 1:
        s.shuffles += 1
    for foe in range(FOES):
        if s.foe_at[foe] == Post.DISCARD:
            post(s, foe, Post.DECK)
            s.foe_shuffle[foe] = s.shuffles


@follows(Rule.LOOKED_AT_IS_KNOWN)
def lay_foe_on_top(s: State, foe: int) -> None:
    place = 0
    for other in range(FOES):
        if s.foe_at[other] == Post.DECK and s.foe_order[other] > place:
            place = s.foe_order[other]
    post(s, foe, Post.DECK)
    s.foe_order[foe] = place + 1


def turn_up(s: State, foe: int) -> None:
    """A face-down enemy is turned face up."""
    if s.face_up[foe] == 0:
        s.face_up[foe] = 1
        s.peeked[foe] = 0
        reveal(s)
        say(s, Said.ENEMY_TURNED_UP, foe, s.foe_at[foe])


def turn_up_all(s: State, mission: int) -> None:
    for foe in range(FOES):
        if s.foe_at[foe] == mission:
            turn_up(s, foe)


@follows(Rule.DISCARD_IS_NOT_ELIMINATE)
def discard_foe(s: State, foe: int) -> None:
    """An enemy goes face up to the enemy discard pile. Its effects do not happen."""
    post(s, foe, Post.DISCARD)
    s.face_up[foe] = s.peeked[foe] = s.flipped[foe] = s.weakened[foe] = 0


@follows(Rule.FACE_DOWN_CHOSEN_UNSEEN)
def any_back(s: State, mission: int) -> int:
    """A random one of a mission's enemies that the player does not know."""
    pick = below(s, backs_at(s, mission))
    for foe in range(FOES):
        if s.foe_at[foe] == mission and s.face_up[foe] == 0 and s.peeked[foe] == 0:
            if pick == 0:
                return foe
            pick -= 1
    return NONE


def backs_at(s: State, mission: int) -> int:
    """How many of a mission's enemies the player does not know."""
    known = 0
    for foe in range(FOES):
        if s.foe_at[foe] == mission and s.face_up[foe] + s.peeked[foe] > 0:
            known += 1
    return s.post_size[mission] - known


# Civilians

@follows(Rule.CIVILIANS_AT_ONCE, Rule.ZERO_GOES_BACK)
def draw_civilians(box: Box, s: State, number: int) -> None:
    """Civilian cards go to the graveyard; the zero goes back at once, and no other is drawn for it."""
    for _ in range(number):
        card = any_civilian(s)
        if card == NONE:
            return
        if box.people[card] == 0:
            say(s, Said.ZERO_DRAWN)
        else:
            s.civilian_at[card] = Grave.GRAVEYARD
            say(s, Said.CIVILIANS_DIED, box.people[card])


def any_civilian(s: State) -> int:
    """A random civilian card of the deck, or NONE."""
    left = 0
    for card in range(CIVILIANS):
        if s.civilian_at[card] == Grave.DECK:
            left += 1
    if left == 0:
        return NONE
    pick = below(s, left)
    for card in range(CIVILIANS):
        if s.civilian_at[card] == Grave.DECK:
            if pick == 0:
                return card
            pick -= 1
    return NONE
