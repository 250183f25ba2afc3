"""Hidden information: what the player cannot know, and a world that fits what the player does know.

Unknown are: which maquis are recruits (until they are seen), face-down enemies, the missions of the deck, and the order
of shuffled decks, which is drawn only when it matters. What was looked at once is known from then on.
"""

from ....engine.dice import any_of
from ....engine.layout import NONE
from ....engine.rulebook import follows
from .rulebook import Rule
from .table import (
    FOES, MAQUIS, MISSIONS, SHUFFLES, Box, Pile, Post, Standing, State, agents, foes, missions,
)

hide_agents, deal_agents, is_seen = agents.hide, agents.redeal, agents.is_seen
hide_foes, deal_foes, is_unknown = foes.hide, foes.redeal, foes.is_hidden


@follows(Rule.MISSIONS_AT_START)
def is_cut(box: Box, s: State, mission: int, seat: int) -> bool:
    """Missions of the later periods: nobody knows which are in the deck and which in the box."""
    standing = s.mission_at[mission]
    if standing == Standing.SECOND_PERIOD or standing == Standing.THIRD_PERIOD:
        return True
    if standing != Standing.REMOVED or box.period[mission] == 1:
        return False
    return s.standing_size[Standing.SECOND_PERIOD if box.period[mission] == 2 else Standing.THIRD_PERIOD] > 0


def is_of_half(box: Box, s: State, mission: int, standing: int) -> bool:
    """Each half of the mission deck has its period."""
    return box.period[mission] == (2 if standing == Standing.SECOND_PERIOD else 3)


hide_missions = missions.hiding(is_cut)
deal_missions = missions.dealing(is_of_half, (Standing.SECOND_PERIOD, Standing.THIRD_PERIOD))


@follows(Rule.LOOKED_AT_IS_KNOWN)
def hide(box: Box, s: State, seat: int) -> None:
    """Make the state what the player sees. There is one player, so everybody sees the same."""
    hide_agents(box, s, seat)
    note_backs(box, s, seat)
    hide_foes(box, s, seat)
    hide_missions(box, s, seat)


def note_backs(box: Box, s: State, seat: int) -> None:
    """How many unknown enemies a mission has, and of which shuffle, the player sees."""
    for foe in range(FOES):
        if s.foe_at[foe] < Post.DECK and is_unknown(box, s, foe, seat):
            s.backs[s.foe_at[foe]][s.foe_shuffle[foe]] += 1


def redeal(box: Box, s: State) -> None:
    """Give everything unseen a place that fits what is known; missions that are not in the deck are in the box."""
    deal_agents(box, s)
    know_agents(s)
    deal_known_backs(s)
    deal_foes(box, s)
    deal_missions(box, s)
    for mission in range(MISSIONS):
        if s.mission_at[mission] == Standing.UNSEEN:
            s.mission_at[mission] = Standing.REMOVED


def know_agents(s: State) -> None:
    """In a position, unseen maquis may be dealt to where everybody sees them."""
    for agent in range(MAQUIS):
        if is_seen(s.agent_at[agent], NONE) and s.agent_at[agent] != Pile.POOL:
            s.known[agent] = 1


@follows(Rule.FACE_DOWN_CHOSEN_UNSEEN)
def deal_known_backs(s: State) -> None:
    """A face-down enemy came from the deck of its time: it is one of those that were in it."""
    for mission in range(MISSIONS):
        for shuffle in range(SHUFFLES):
            for _ in range(s.backs[mission][shuffle]):
                s.foe_at[any_of(s, FOES, is_unseen_of, s, shuffle)] = mission
            s.backs[mission][shuffle] = 0


def is_unseen_of(s: State, shuffle: int, foe: int) -> bool:
    return s.foe_at[foe] == Post.UNSEEN and s.foe_shuffle[foe] == shuffle
