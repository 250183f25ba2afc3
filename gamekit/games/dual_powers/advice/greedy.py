"""The greedy bot's advice: how good a move looks at one glance to the seat that decides. `worth` is where to start.

Each function is one idea. They look only at what the seat may know, change nothing, and count points in
ten-thousandths (see `region_worth.py`). `look` is the glance at the table (see `look.py`).
"""

from ....engine.layout import NONE
from .token_worth import (
    arrival_worth, best_blockade, best_bonus_unit, best_entry, best_leader_entry, best_march, best_recovery,
    blockade_worth, entry_worth, leader_worth, leaving_worth, march_worth, recover_worth, recruits_worth,
)
from .look import Look, find_strongest, glance, last_round, rounds_to_come, turns_to_come
from ..rules.leaders import espionage_refused
from .region_worth import FORBIDDEN, POINT, if_will, promise, prospect_if, unseen_longer_than
from ..rules.rulebook import Rule
from ..rules.table import (
    LAST_DAY, LAST_MONTH, ORDERS, REGIONS, TOKENS, Action, Box, Prize, Seat, State, Step, hand, other,
)

DECLINE_ACTION = len(Action)
WINS = 1_000 * POINT
SPY = POINT // 2                # what knowing the rival's objective is worth in each turn to come, in sixths
NEW_CARD = POINT // 3           # a card more in hand
PATIENCE = POINT // 4           # a leader can wait: what he costs for each own turn to come in this round,
KEEP = 16_000                   # and what it costs for each of the next two rounds, in which he could come instead
BONUS = POINT // 2              # what a bonus action is worth before it is looked at
COLOUR = 12                     # how much each further card of an objective's colour helps, in hopes
AT_UNREST = 15                  # and how much it helps that the unrest is in the same region


def worth(box: Box, s: State, move: int) -> int:
    """How good a candidate move of the present step looks to the seat that decides."""
    look = Look()
    glance(box, s, look)
    return weighed(box, s, look, move)


def worths(box: Box, s: State, moves: list[int], found: list[int]) -> None:
    """The same of several moves, at one glance."""
    look = Look()
    glance(box, s, look)
    for i in range(len(moves)):
        found[i] = weighed(box, s, look, moves[i])


def weighed(box: Box, s: State, look: Look, move: int) -> int:
    """How good a move looks at a glance."""
    if is_to_stop(s, move):
        return 0
    if s.step == Step.UNREST_PRIZE and move == Prize.POINTS:
        return points_worth(box, s)
    if s.step == Step.CHOOSE_OBJECTIVE:
        return objective_worth(box, s, look, move)
    if s.step == Step.PLAY_CARD:
        return card_worth(box, s, look, move)
    if s.step == Step.ORDER_ACTION or s.step == Step.LEADER_ACTION or s.step == Step.BONUS_ACTION:
        return action_worth(box, s, look, move)
    if s.step == Step.PLACE_LEADER or s.step == Step.MOVE_TO or s.step == Step.BONUS_REGION:
        return region_worth(box, s, look, move)
    if s.step == Step.PLACE_BLOCKADE:
        return place_worth(box, s, look, move)
    if s.step == Step.UNREST_PRIZE:
        return prize_worth(box, s, look)
    return token_worth(box, s, look, move)


def is_to_stop(s: State, move: int) -> bool:
    """To decline an action, to recruit or to move no more: that is worth nothing."""
    if s.step == Step.ORDER_ACTION or s.step == Step.LEADER_ACTION or s.step == Step.BONUS_ACTION:
        return move == DECLINE_ACTION
    return (s.step == Step.MOVE_TO and move == REGIONS) or (s.step == Step.RECRUIT_UNIT and move == TOKENS)


def action_worth(box: Box, s: State, look: Look, action: int) -> int:
    """Steps that choose an action: of an order card, of a leader card, or a bonus."""
    if s.step == Step.ORDER_ACTION:
        return order_action_worth(box, s, look, s.card, action)
    if s.step == Step.LEADER_ACTION:
        return leader_action_worth(box, s, look, action)
    return bonus_action_worth(box, s, look, action)


def token_worth(box: Box, s: State, look: Look, token: int) -> int:
    """Steps that choose a token: whom to recruit, to move or to recover."""
    if s.step == Step.RECRUIT_UNIT:
        return recruits_worth(box, s, look, box.target[s.card], s.bars_left, token)
    if s.step == Step.MOVE_TOKEN:
        return march_worth(box, s, look, token, s.steps_left)
    if s.step == Step.RECOVER_TOKEN:
        return recover_worth(box, s, look, token)
    return best_entry(box, s, look, token) + box.exhausted[token]


def region_worth(box: Box, s: State, look: Look, region: int) -> int:
    """Steps that choose a region: where a leader or a unit enters, where a token moves."""
    if s.step == Step.PLACE_LEADER:
        return leader_worth(box, s, look, s.card, region, s.will)
    if s.step == Step.BONUS_REGION:
        return entry_worth(box, s, look, s.token, region)
    return leaving_worth(box, s, look, s.token) + arrival_worth(box, s, look, s.token, region, s.steps_left)


# Objectives

def objective_worth(box: Box, s: State, look: Look, card: int) -> int:
    """An objective should be rich, where one is strong, where one can go on recruiting, and best at the unrest."""
    region = box.target[card]
    hopes = 50 + promise(s, look, region) // max(look.now[region], 1) // 2
    for held in range(ORDERS):
        if s.card_at[held] == hand(s.seat) and held != card and box.target[held] == region:
            hopes += COLOUR
    if region == s.unrest:
        hopes += AT_UNREST
    return 100 * box.points[card] * hopes - 1000 * box.recruit[card]


# Playing a card

def card_worth(box: Box, s: State, look: Look, card: int) -> int:
    """A card is worth what its days bring, and an order its best action."""
    total = date_worth(box, s, look, box.days[card])
    if card >= ORDERS:
        return total + leader_card_worth(box, s, look, card)
    recruits = order_action_worth(box, s, look, card, Action.RECRUIT)
    return total + max(recruits, order_action_worth(box, s, look, card, box.action[card]), 0)


def leader_card_worth(box: Box, s: State, look: Look, card: int) -> int:
    """A leader comes only once in a game: he is kept while he may do more in a later turn or round."""
    will = s.seat if box.action[card] == Action.INSPIRE else s.will
    total = best_leader_entry(box, s, look, card, will) + max(special_worth(box, s, look, box.action[card]), 0)
    return total - PATIENCE * (turns_to_come(s) // 2) - KEEP * min(rounds_to_come(s), 2)


def order_action_worth(box: Box, s: State, look: Look, card: int, action: int) -> int:
    """Recruiting with a card, or the action that it names."""
    if action == Action.RECRUIT:
        return recruits_worth(box, s, look, box.target[card], box.recruit[card], NONE)
    if action != box.action[card]:
        return FORBIDDEN
    if action == Action.RECOVER:
        return best_recovery(box, s, look)
    return best_march(box, s, look, 2 if action == Action.DOUBLE_MOVE else 1)


# The date

def date_worth(box: Box, s: State, look: Look, days: int) -> int:
    """The date can bring a bonus action or the Will of the People, or leave that to the rival."""
    day = s.day + days
    if day > LAST_DAY:
        return month_worth(box, s, look)
    if day == 15 or day >= 29:
        return BONUS - risk(box, s, look, min(day, LAST_DAY))
    return -risk(box, s, look, day)


def month_worth(box: Box, s: State, look: Look) -> int:
    """A new month gives the Will of the People, and raises the prize for the unrest."""
    if s.month == LAST_MONTH:
        return 0
    total = if_will(s, look, s.seat)
    if s.unrest != NONE:
        more = box.unrest_points[s.month + 1] - box.unrest_points[s.month]
        total += more * prospect_if(s, look, s.unrest, s.seat) // max(look.now[s.unrest] // 100, 1)
    return total


def risk(box: Box, s: State, look: Look, day: int) -> int:
    """Who leaves the date near the end of a month leaves the Will to the rival's next card."""
    if s.will != s.seat or s.month == LAST_MONTH or turns_to_come(s) == 0:
        return 0
    longer = unseen_longer_than(box, s, LAST_DAY - day)
    return -if_will(s, look, other(s.seat)) * longer // 100 if longer > 0 else 0


# Leaders

def leader_action_worth(box: Box, s: State, look: Look, action: int) -> int:
    """First what can only help to place the leader: espionage and the Will. A blockade only where it is good."""
    if action == Action.RECRUIT_LEADER:
        return 1 + best_leader_entry(box, s, look, s.card, s.will)
    return special_worth(box, s, look, action) if action == Action.PROTEST else WINS


def special_worth(box: Box, s: State, look: Look, special: int) -> int:
    """Espionage helps while turns are to come, inspiring brings the Will, a protest the best blockade."""
    if special == Action.ESPIONAGE:
        return SPY * turns_to_come(s) // 6 if espionage_refused(s) == Rule.ALLOWED else 0
    if special == Action.INSPIRE:
        return if_will(s, look, s.seat)
    find_strongest(box, s, look)
    return best_blockade(box, s, look)


def place_worth(box: Box, s: State, look: Look, connection: int) -> int:
    """Where the blockade goes."""
    find_strongest(box, s, look)
    return blockade_worth(box, s, look, connection)


# The bonus action and the prize

def bonus_action_worth(box: Box, s: State, look: Look, action: int) -> int:
    """Each bonus action is worth the best that it can do now."""
    if action == Action.RECRUIT:
        return best_bonus_unit(box, s, look)
    if action == Action.MOVE:
        return best_march(box, s, look, 1)
    if action == Action.RECOVER:
        return best_recovery(box, s, look)
    if action == Action.DRAW_CARD:
        return 0 if last_round(s) and turns_to_come(s) < 2 else NEW_CARD
    return SPY * turns_to_come(s) // 6


def points_worth(box: Box, s: State) -> int:
    """Points are sure, and win at the end of the track."""
    points = box.unrest_points[s.month]
    support = s.support if s.seat == Seat.RED else -s.support
    return WINS if support + points >= box.track[0] else points * POINT


def prize_worth(box: Box, s: State, look: Look) -> int:
    """A bonus action instead of points can decide an objective."""
    best = max(best_bonus_unit(box, s, look), best_march(box, s, look, 1))
    return max(best, best_recovery(box, s, look), 0)
