"""Stop or go on: the greedy bot's estimate of one more mission. The lab measures what this only guesses.

A defeat takes everything, so what counts is the chance that one more round ends in one. The first failure is not yet
a defeat; and whoever has not reached a victory has little to lose.
"""

from .glance import Look, shields_mission
from .outlook import GRADES, side_worth
from ..rules.outcome import result
from .plans import chance_of
from ..rules.table import (
    AGENTS, FAILURES_TO_LOSE, HAND_SIZE, MAJOR_FROM, MISSIONS, PARTIAL_FROM, VICTORY_FROM, Box, Ending, Pile, Role,
    Standing, State, Way, is_spy, points_scored, side,
)

EASE = 5           # tenths of attack that a good plan finds beside what the cards say
POINTS_A_MISSION = 3


def way_worth(box: Box, s: State, look: Look, way: int) -> int:
    """What it is worth to stop now, and to go on, in thousandths of a brilliant victory."""
    now = GRADES[result(box, s)]
    return now if way == Way.STOP else worth_of_going_on(box, s, look, now)


def worth_of_going_on(box: Box, s: State, look: Look, now: int) -> int:
    success = chance_of_success(box, s, look)
    last = s.standing_size[Standing.FAILED] + 1 >= FAILURES_TO_LOSE
    points = points_scored(box, s)
    if points < PARTIAL_FROM:
        missions = (PARTIAL_FROM - points + POINTS_A_MISSION - 1) // POINTS_A_MISSION
        return GRADES[Ending.PARTIAL] * chance_of_all(success, missions, last) // 100
    defeat = min(100, risk(look) + (100 - success if last else 0))
    better = GRADES[Ending.VICTORY] if points < VICTORY_FROM else GRADES[Ending.MAJOR] if points < MAJOR_FROM else now
    nearer = (better - now) // 2
    return (success * (now + nearer) + (100 - success) * now - defeat * now) // 100


def chance_of_all(success: int, missions: int, last: bool) -> int:
    """The chance in per cent to complete so many missions, with one failure at most if none has failed yet."""
    chance = 100
    for _ in range(missions):
        chance = chance * success // 100
    return chance if last else min(100, chance + missions * chance * (100 - success) // 100)


def risk(look: Look) -> int:
    """The chance in per cent that civilians lose the game in the next round."""
    return (look.deadly[1] + look.deadly[2]) // 5


def chance_of_success(box: Box, s: State, look: Look) -> int:
    """The chance in per cent to complete the mission that is easiest, with an average hand."""
    best = 0
    strength = hand_strength(box, s)
    for mission in range(MISSIONS):
        if s.mission_at[mission] == Standing.AVAILABLE:
            cost = 10 * box.mission_defence[mission] + look.unseen[mission] * look.back_cost
            for i in range(look.known_size[mission]):
                if shields_mission(box, look, look.known[mission][i]):
                    cost += 10 * look.defence[look.known[mission][i]]
            best = max(best, chance_of(strength - cost, look.unseen[mission] + 3))
    return best


def hand_strength(box: Box, s: State) -> int:
    """What the next hand can do on average, in tenths of attack: every card in either role, spies nothing."""
    total = cards = unknown = unknowns = 0
    for agent in range(AGENTS):
        if s.known[agent] == 0:
            unknowns += 1
            unknown += both_sides(box, s, agent)
        elif comes_back(s, agent):
            cards += 1
            total += 0 if is_spy(agent) else both_sides(box, s, agent)
    hidden = deck_size(s)
    if unknowns > 0:
        total += max(0, hidden - cards) * unknown // unknowns
    return EASE + (HAND_SIZE + s.hand_change) * total // max(1, 2 * hidden)


def both_sides(box: Box, s: State, agent: int) -> int:
    return side_worth(box, side(s, agent, Role.HIDDEN)) + side_worth(box, side(s, agent, Role.REVEALED))


def comes_back(s: State, agent: int) -> bool:
    """Whether a card is in the hidden deck, or will be when it is shuffled."""
    place = s.agent_at[agent]
    return place == Pile.HIDDEN_DECK or place == Pile.HAND or place == Pile.HIDDEN or place == Pile.HIDDEN_DISCARD


def deck_size(s: State) -> int:
    return s.pile_size[Pile.HIDDEN_DECK] + s.pile_size[Pile.HAND] + s.pile_size[Pile.HIDDEN] + \
        s.pile_size[Pile.HIDDEN_DISCARD]
