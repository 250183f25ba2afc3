"""What cards, enemies, missions and results are worth to the resistance.

This is advice, not rules: the greedy bot weighs moves by it. Attack is counted in tenths, worth in hundredths of a
victory point. The words of the cards (`Effect`) each have their price, so that a new card is weighed too.
"""

from ....engine.layout import NONE
from ..rules.effects import VOCABULARY
from ..rules.table import (
    CLAUSES, FAILURES_TO_LOSE, MAJOR_FROM, MISSIONS, PARTIAL_FROM, VICTORY_FROM, Box, Effect, Ending, Pile, Role,
    Standing, State, is_other, is_spy, points_scored, side, spies_in,
)

# What a result is worth, from 0 to 1000. A defeat is worth nothing.
RESULTS = {Ending.BRILLIANT: 1000, Ending.MAJOR: 900, Ending.VICTORY: 800, Ending.PARTIAL: 600, Ending.DRAW: 150}
GRADES = tuple(RESULTS.get(ending, 0) for ending in Ending)
BRINGS = VOCABULARY.row("brings")       # what an action brings for each of its number, in tenths of attack
SPY = -15               # what a spy in the hidden deck is worth there, in tenths of attack
COMPLETED = 400         # what a completed mission is worth beside its points: it does not fail
FAILED = 200            # what the first failure costs,
DEFEAT = 500            # and the second one, beside all points
TIERS = 700             # what it is worth to reach the next result
LOST, NEW_SPY, NEW_ENEMY, FREED = 70, 60, 45, 40        # a maquis lost, a spy, an enemy more elsewhere, a recruit
PEOPLE = 40             # what a civilian's death costs, beside the risk of defeat


def gain(box: Box, s: State, seat: int) -> int:
    """What an end is worth, from 0 to 1000: the results are graded."""
    return GRADES[s.ending]


def whim() -> int:
    """Imagined players never move at random: in a game of a hundred small steps that would spoil every one of them."""
    return 0


# Maquis

def side_worth(box: Box, deed: int) -> int:
    """A side of a maquis, in tenths of attack: the attack, and what the action usually brings."""
    worth = 10 * box.attack[deed]
    for clause in range(CLAUSES):
        if box.effect[deed][clause] != NONE:
            worth += BRINGS[box.effect[deed][clause]] * max(1, min(2, box.amount[deed][clause]))
    return worth


def agent_worth(box: Box, s: State, agent: int) -> int:
    """A card of the hidden deck: it is played hidden again and again, and revealed once."""
    if is_spy(agent):
        return 3 * SPY
    return 2 * side_worth(box, side(s, agent, Role.HIDDEN)) + side_worth(box, side(s, agent, Role.REVEALED))


# Enemies

def harm(box: Box, s: State, deed: int) -> int:
    """What an effect of an enemy or a mission costs, beside civilians; below 0 it helps."""
    total = 0
    for clause in range(CLAUSES):
        if box.effect[deed][clause] != NONE:
            total += harm_of_word(box, s, box.effect[deed][clause], box.amount[deed][clause])
    return total


def harm_of_word(box: Box, s: State, effect: int, number: int) -> int:
    if effect == Effect.ADD_SPY:
        return NEW_SPY * number if s.pile_size[Pile.SUPPLY] > 0 else 0
    if effect == Effect.REINFORCE:
        return NEW_ENEMY * number * others(s)
    if effect == Effect.FREE_RECRUIT:
        return -FREED * number if s.pile_size[Pile.RECRUITS] > 0 else 0
    if effect == Effect.LOSE_HIDDEN:
        return LOST * number
    return -help_of_word(s, effect, number)


def help_of_word(s: State, effect: int, number: int) -> int:
    """What the effect of a mission brings."""
    if effect == Effect.NEXT_HAND:
        return 90 * number
    if effect == Effect.REMOVE_SPY:
        return NEW_SPY if spies_in(s, Pile.HAND) > 0 else 0
    if effect == Effect.DISCARD_ELSEWHERE or effect == Effect.DISCARD_EVERYWHERE:
        return 50 * number * (1 if effect == Effect.DISCARD_ELSEWHERE else others(s))
    if effect == Effect.RETRIEVE_TO_DISCARD:
        return FREED if s.pile_size[Pile.REVEALED_DISCARD] > 0 else 0
    if effect == Effect.SPIES_TO_TOP or effect == Effect.DISCARD_MAQUIS:
        return -80
    return 20 if effect == Effect.SCOUT else 0


def others(s: State) -> int:
    """How many other missions are available."""
    count = 0
    for mission in range(MISSIONS):
        if is_other(s, mission):
            count += 1
    return count


# Missions

def stake(box: Box, s: State) -> int:
    """What a defeat costs."""
    return DEFEAT + 100 * points_scored(box, s)


def reward(box: Box, s: State, mission: int) -> int:
    """What it is worth to complete a mission: its points, and the results that they reach."""
    before = points_scored(box, s)
    after = before + box.points[mission]
    worth = COMPLETED + 100 * box.points[mission]
    for tier in (PARTIAL_FROM, VICTORY_FROM, MAJOR_FROM):
        if before < tier <= after:
            worth += TIERS
    return worth


def price_of_failure(box: Box, s: State) -> int:
    return stake(box, s) if s.standing_size[Standing.FAILED] + 1 >= FAILURES_TO_LOSE else FAILED
