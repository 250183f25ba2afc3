"""Hidden information: what the player cannot know, and a world that fits what the player does know.

Unknown are: which maquis are recruits (until they are seen), face-down enemies, the missions of the deck, and the order
of shuffled decks, which is drawn only when it matters. What was looked at once is known from then on.
"""

from ....engine.dice import below
from ....engine.layout import NONE
from ....engine.rulebook import follows
from .rulebook import Rule
from .setup import any_mission
from .table import FOES, MAQUIS, MISSIONS, SHUFFLES, Box, Pile, Post, Standing, State


@follows(Rule.LOOKED_AT_IS_KNOWN)
def hide(box: Box, s: State, seat: int) -> None:
    """Make the state what the player sees. There is one player, so everybody sees the same."""
    for agent in range(MAQUIS):
        if s.known[agent] == 0 and (s.agent_at[agent] == Pile.HIDDEN_DECK or s.agent_at[agent] == Pile.RECRUITS):
            s.agent_at[agent] = Pile.UNSEEN
    for foe in range(FOES):
        hide_foe(s, foe)
    for mission in range(MISSIONS):
        if is_cut(box, s, mission):
            s.mission_at[mission] = Standing.UNSEEN


def hide_foe(s: State, foe: int) -> None:
    """An unknown enemy is somewhere; how many a mission has, and of which shuffle, the player sees."""
    place = s.foe_at[foe]
    if place <= Post.DECK and s.face_up[foe] == 0 and s.peeked[foe] == 0:
        if place < Post.DECK:
            s.backs[place][s.foe_shuffle[foe]] += 1
        s.foe_at[foe] = Post.UNSEEN


@follows(Rule.MISSIONS_AT_START)
def is_cut(box: Box, s: State, mission: int) -> bool:
    """Missions of the later periods: nobody knows which are in the deck and which in the box."""
    standing = s.mission_at[mission]
    if standing == Standing.SECOND_PERIOD or standing == Standing.THIRD_PERIOD:
        return True
    if standing != Standing.REMOVED or box.period[mission] == 1:
        return False
    return s.standing_size[deck_of(box, mission)] > 0


def deck_of(box: Box, mission: int) -> int:
    """The half of the mission deck where a mission belongs."""
    return Standing.SECOND_PERIOD if box.period[mission] == 2 else Standing.THIRD_PERIOD


def redeal(box: Box, s: State) -> None:
    """Give everything unseen a place that fits what is known."""
    for pile in range(Pile.UNSEEN):
        deal_agents(s, pile)
    deal_known_backs(s)
    for place in range(Post.UNSEEN):
        deal_foes(s, place)
    deal_missions(box, s)


def deal_agents(s: State, pile: int) -> None:
    """Random unseen maquis for what a pile lacks. In a position they may be where everybody sees them."""
    unseen = 0
    lacking = s.pile_size[pile]
    for agent in range(len(s.agent_at)):
        if s.agent_at[agent] == Pile.UNSEEN:
            unseen += 1
        elif s.agent_at[agent] == pile:
            lacking -= 1
    for _ in range(lacking):
        pick = below(s, unseen)
        unseen -= 1
        for agent in range(MAQUIS):
            if s.agent_at[agent] == Pile.UNSEEN:
                if pick == 0:
                    s.agent_at[agent] = pile
                    s.known[agent] = 0 if pile <= Pile.RECRUITS else 1
                    break
                pick -= 1


@follows(Rule.FACE_DOWN_CHOSEN_UNSEEN)
def deal_known_backs(s: State) -> None:
    """A face-down enemy came from the deck of its time: it is one of those that were in it."""
    for mission in range(MISSIONS):
        for shuffle in range(SHUFFLES):
            for _ in range(s.backs[mission][shuffle]):
                deal_foe(s, mission, shuffle, shuffle)
            s.backs[mission][shuffle] = 0


def deal_foes(s: State, place: int) -> None:
    """Random unseen enemies for what a place still lacks."""
    lacking = s.post_size[place]
    for foe in range(FOES):
        if s.foe_at[foe] == place:
            lacking -= 1
    for _ in range(lacking):
        deal_foe(s, place, 0, SHUFFLES)


def deal_foe(s: State, place: int, oldest: int, newest: int) -> None:
    """A random unseen enemy of these shuffles goes to a place."""
    unseen = 0
    for foe in range(FOES):
        if s.foe_at[foe] == Post.UNSEEN and oldest <= s.foe_shuffle[foe] <= newest:
            unseen += 1
    pick = below(s, unseen)
    for foe in range(FOES):
        if s.foe_at[foe] == Post.UNSEEN and oldest <= s.foe_shuffle[foe] <= newest:
            if pick == 0:
                s.foe_at[foe] = place
                return
            pick -= 1


def deal_missions(box: Box, s: State) -> None:
    """Random unseen missions of its period for each half of the deck; the others are in the box."""
    for standing in range(Standing.SECOND_PERIOD, Standing.THIRD_PERIOD + 1):
        lacking = s.standing_size[standing]
        for mission in range(MISSIONS):
            if s.mission_at[mission] == standing:
                lacking -= 1
        for _ in range(lacking):
            deal_mission(box, s, standing)
    for mission in range(MISSIONS):
        if s.mission_at[mission] == Standing.UNSEEN:
            s.mission_at[mission] = Standing.REMOVED


def deal_mission(box: Box, s: State, standing: int) -> None:
    """A random unseen mission of the right period goes to a half of the deck."""
    period = 2 if standing == Standing.SECOND_PERIOD else 3
    mission = any_mission(box, s, period, Standing.UNSEEN)
    if mission != NONE:         # a position may want more than there are, and is then refused
        s.mission_at[mission] = standing
