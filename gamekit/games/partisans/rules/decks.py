"""Decks: drawing, looking, putting back, shuffling.

What the player has looked at and put back has its place in the deck (`order`); the rest is in no order.
"""

from ....engine.dice import any_of
from ....engine.layout import NONE, reveal, say
from ....engine.rulebook import follows
from .rulebook import Rule, Said
from .table import AGENTS, CIVILIANS, FOES, MAQUIS, Box, Grave, Pile, Post, State, agents, foes, is_spy, post, put

# Maquis and spies

draw_agent, any_agent, move_all = agents.draw, agents.any_in, agents.move_all
lay_on_top, lay_below = agents.lay_on_top, agents.lay_below


@follows(Rule.DECK_RUNS_OUT, Rule.REMAINING_CARDS_FIRST, Rule.RECRUITS_NOT_REFILLED)
def take(s: State, deck: int, pile: int) -> int:
    """The top card of a deck goes to a pile, seen; NONE if there is none. Only the hidden deck is ever refilled."""
    if s.pile_size[deck] == 0 and deck == Pile.HIDDEN_DECK:
        reshuffle(s)
    agent = draw_agent(s, deck, pile)
    if agent != NONE:
        s.known[agent] = 1
    return agent


@follows(Rule.DECK_RUNS_OUT)
def reshuffle(s: State) -> None:
    """The hidden discard pile becomes the hidden deck."""
    if s.pile_size[Pile.HIDDEN_DISCARD] > 0:
        say(s, Said.HIDDEN_DECK_RESHUFFLED, s.pile_size[Pile.HIDDEN_DISCARD])
    move_all(s, Pile.HIDDEN_DISCARD, Pile.HIDDEN_DECK)


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

draw_foe, lay_foe, shuffle_in = foes.draw, foes.lay_on_top, foes.reshuffle


@follows(Rule.ENEMY_DECK_RUNS_OUT)
def take_foe(s: State, place: int) -> int:
    """The top enemy goes to a mission or a pile, face down; NONE if there is none."""
    if s.post_size[Post.DECK] == 0:
        reshuffle_foes(s)
    return draw_foe(s, Post.DECK, place)


def is_next_foe_known(s: State) -> bool:
    """Whether the player has looked at the enemy on top of the deck."""
    for foe in range(FOES):
        if s.foe_at[foe] == Post.DECK and s.foe_order[foe] > 0:
            return True
    return False


@follows(Rule.ENEMY_DECK_RUNS_OUT)
def reshuffle_foes(s: State) -> None:
    """The enemy discard pile becomes the enemy deck."""
    if s.post_size[Post.DISCARD] > 0:
        say(s, Said.ENEMY_DECK_RESHUFFLED, s.post_size[Post.DISCARD])
        shuffle_in(s, Post.DISCARD, Post.DECK)


@follows(Rule.LOOKED_AT_IS_KNOWN)
def lay_foe_on_top(s: State, foe: int) -> None:
    lay_foe(s, foe, Post.DECK)


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
    return any_of(s, FOES, is_back, s, mission)


def is_back(s: State, mission: int, foe: int) -> bool:
    return s.foe_at[foe] == mission and s.face_up[foe] == 0 and s.peeked[foe] == 0


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
        card = any_of(s, CIVILIANS, is_in_deck, s)
        if card == NONE:
            return
        if box.people[card] == 0:
            say(s, Said.ZERO_DRAWN)
        else:
            s.civilian_at[card] = Grave.GRAVEYARD
            say(s, Said.CIVILIANS_DIED, box.people[card])


def is_in_deck(s: State, card: int) -> bool:
    return s.civilian_at[card] == Grave.DECK
