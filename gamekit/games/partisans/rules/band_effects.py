"""Words of the vocabulary about maquis and spies: hand, decks, recruits, play area."""

from ....engine.effects import ask
from ....engine.layout import NONE, say
from ....engine.rulebook import follows
from .decks import any_agent, discard, draw, first_spy, lay_on_top, look, take
from .rulebook import Rule, Said
from .table import AGENTS, MAQUIS, Box, Pile, State, Step, is_spy, maquis_in, put, spies_in


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
def discard_played(box: Box, s: State) -> None:
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
    recruit(s, number, Pile.HAND, Said.RECRUIT_DRAWN)


def free_recruit(box: Box, s: State, number: int) -> None:
    """Recruits join the hidden discard pile."""
    recruit(s, number, Pile.HIDDEN_DISCARD, Said.RECRUIT_JOINED)


def recruit(s: State, number: int, pile: int, said: int) -> None:
    for _ in range(number):
        agent = take(s, Pile.RECRUITS, pile)
        if agent != NONE:
            s.recruited[agent] = 1
            say(s, said, agent)


@follows(Rule.NEEDS_RECRUIT)
def has_recruit(box: Box, s: State) -> int:
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
