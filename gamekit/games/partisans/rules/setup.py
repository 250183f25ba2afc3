"""Setup: decks at random or drafted, spies, missions, garrisons, the first hand."""

from ....engine.dice import any_of
from ....engine.effects import clear_deeds
from ....engine.layout import NONE, say
from ....engine.rulebook import follows
from .decks import any_agent, draw, take_foe
from .rulebook import Rule, Said
from .table import (
    AGENTS, AVAILABLE_AT_START, CIVILIANS, FOES, HAND_SIZE, MAQUIS, MISSIONS, SHUFFLES, SPIES_AT_START, TARGETS, Box,
    Decks, Ending, Grave, Pile, Post, Seat, Stage, Standing, State, Step, gather_agents, gather_foes, gather_missions,
    put, stand,
)


def setup(box: Box, s: State) -> None:
    """Everything as the game begins. The options are in the state already."""
    clear(s)
    if s.decks == Decks.DRAFT:
        for agent in range(MAQUIS):
            put(s, agent, Pile.POOL)
        offer(s)
    else:
        set_missions(box, s)
        split_at_random(s)


def clear(s: State) -> None:
    """An empty table: everything in its deck or supply."""
    s.seat = Seat.RESISTANCE
    s.winner = NONE
    s.ending = Ending.NONE
    s.reveals = s.shuffles = s.strength = 0
    s.round = 1
    s.stage = Stage.SETUP
    gather_agents(s, Pile.RECRUITS)
    gather_foes(s, Post.DECK)
    gather_missions(s, Standing.REMOVED)
    for spy in range(MAQUIS, AGENTS):
        put(s, spy, Pile.SUPPLY)
        s.known[spy] = 1
    for agent in range(AGENTS):
        s.hidden_in[agent] = s.revealed_in[agent] = s.recruited[agent] = 0
    for foe in range(FOES):
        s.weakened[foe] = 0
    for mission in range(MISSIONS):
        for shuffle in range(SHUFFLES):
            s.backs[mission][shuffle] = 0
    for card in range(CIVILIANS):
        s.civilian_at[card] = Grave.DECK
    clear_round(s)
    clear_deeds(s)
    s.then = Step.PROCEED
    clear_deed(s)


def clear_round(s: State) -> None:
    """No mission is chosen, nothing of the last attack lasts."""
    s.mission = NONE
    s.strength = s.halved = s.ignored = s.revealed_now = s.hand_change = 0
    for target in range(TARGETS):
        s.due[target] = 0
    for agent in range(AGENTS):
        s.gain[agent] = s.boost[agent] = s.boost_by[agent] = 0


def clear_deed(s: State) -> None:
    """Nothing is left of an action or an effect."""
    s.actor = s.aim = s.chosen = NONE
    s.spoils = 0
    for foe in range(FOES):
        s.flipped[foe] = 0
    for mission in range(MISSIONS):
        s.served[mission] = 0


# The decks of maquis

@follows(Rule.DECKS_AT_RANDOM)
def split_at_random(s: State) -> None:
    """Half of the maquis are in the hidden deck, half are recruits; the player does not know which."""
    for _ in range(MAQUIS // 2):
        put(s, any_agent(s, Pile.RECRUITS), Pile.HIDDEN_DECK)
    s.step = Step.DEAL


@follows(Rule.DECKS_DRAFTED)
def offer(s: State) -> None:
    """Two maquis are turned up, to choose from."""
    for _ in range(2):
        agent = any_agent(s, Pile.POOL)
        put(s, agent, Pile.OFFERED)
        s.known[agent] = 1
    s.step = Step.DRAFT


@follows(Rule.DECKS_DRAFTED)
def draft_refused(box: Box, s: State, agent: int) -> int:
    return Rule.ALLOWED if s.agent_at[agent] == Pile.OFFERED else Rule.DECKS_DRAFTED


@follows(Rule.DECKS_DRAFTED)
def draft(box: Box, s: State, agent: int) -> None:
    """One of the two goes to the hidden deck, the other to the recruits. Missions are laid out after the last."""
    put(s, agent, Pile.HIDDEN_DECK)
    say(s, Said.DRAFTED, agent)
    for other in range(MAQUIS):
        if s.agent_at[other] == Pile.OFFERED:
            put(s, other, Pile.RECRUITS)
    if s.pile_size[Pile.POOL] > 0:
        offer(s)
    else:
        set_missions(box, s)
        s.step = Step.DEAL


# Missions, garrisons, the first hand

@follows(Rule.MISSIONS_AT_START)
def set_missions(box: Box, s: State) -> None:
    """Four missions of the first period are available; three of the second lie upon three of the third."""
    for _ in range(AVAILABLE_AT_START):
        stand(s, any_mission(box, s, 1, Standing.REMOVED), Standing.AVAILABLE)
    for _ in range(3):
        stand(s, any_mission(box, s, 2, Standing.REMOVED), Standing.SECOND_PERIOD)
        stand(s, any_mission(box, s, 3, Standing.REMOVED), Standing.THIRD_PERIOD)


def any_mission(box: Box, s: State, period: int, standing: int) -> int:
    """A random mission of a period in a pile, or NONE."""
    return any_of(s, MISSIONS, is_of_period, box, s, period, standing)


def is_of_period(box: Box, s: State, period: int, standing: int, mission: int) -> bool:
    return box.period[mission] == period and s.mission_at[mission] == standing


@follows(Rule.GARRISONS)
def garrison(box: Box, s: State, mission: int) -> None:
    """As many face-down enemies as the mission says, or as there are."""
    for _ in range(box.garrison[mission]):
        take_foe(s, mission)


@follows(Rule.SPIES_AT_START, Rule.GARRISONS, Rule.FIRST_HAND)
def deal(box: Box, s: State) -> None:
    """Three spies are shuffled into the hidden deck, every mission gets its garrison, the hand its five cards."""
    for spy in range(MAQUIS, MAQUIS + SPIES_AT_START):
        put(s, spy, Pile.HIDDEN_DECK)
    for mission in range(MISSIONS):
        if s.mission_at[mission] == Standing.AVAILABLE:
            garrison(box, s, mission)
    begin_round(s)
    draw(s, HAND_SIZE)


def begin_round(s: State) -> None:
    say(s, Said.ROUND_BEGINS, s.round)
    clear_round(s)
    clear_deed(s)
    s.stage = Stage.PREPARATION
    s.step = Step.PROCEED
