"""The greedy bot's advice: how good a move looks at one glance to the seat that decides. `worth` is where to start.

Each function is one idea. They look only at what the seat may know, change nothing, and count points in
ten-thousandths: a hundred hopes for a hundredth of a point each (see `outlook.py`).
"""

from ...engine.layout import NONE
from .actions import move_token_refused, recover_refused, road_refused
from .leaders import espionage_refused
from .outlook import (
    if_own, if_token, if_will, last_round, lead, prospect, rounds_to_come, stake, turns_to_come, unseen_longer_than,
)
from .rulebook import Rule
from .scoring import token_strength
from .table import (
    FIRST_LEADER, FIRST_NEUTRAL, LAST_DAY, LAST_MONTH, ORDERS, REGIONS, TOKENS, UNITS,
    Action, Box, Mode, Place, Prize, Seat, State, Step, controls, hand, leader_token, other, tokens_in_play,
)

DECLINE_ACTION = len(Action)
POINT = 10_000
FORBIDDEN = -1_000 * POINT      # what cannot be done at all
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
    if s.step == Step.CHOOSE_OBJECTIVE:
        return objective_worth(box, s, move)
    if s.step == Step.PLAY_CARD:
        return card_worth(box, s, move)
    if s.step == Step.ORDER_ACTION:
        return order_action_worth(box, s, s.card, move)
    if s.step == Step.LEADER_ACTION:
        return leader_action_worth(box, s, move)
    if s.step == Step.BONUS_ACTION:
        return bonus_action_worth(box, s, move)
    if s.step == Step.PLACE_BLOCKADE:
        return blockade_worth(box, s, move)
    if s.step == Step.UNREST_PRIZE:
        return prize_worth(box, s, move)
    if s.step == Step.PLACE_LEADER or s.step == Step.MOVE_TO or s.step == Step.BONUS_REGION:
        return region_worth(box, s, move)
    return token_worth(box, s, move)


def token_worth(box: Box, s: State, token: int) -> int:
    """Steps that choose a token: whom to recruit, to move or to recover. To stop is worth nothing."""
    if token == TOKENS:
        return 0
    if s.step == Step.RECRUIT_UNIT:
        return recruits_worth(box, s, box.target[s.card], s.bars_left, token)
    if s.step == Step.MOVE_TOKEN:
        return march_worth(box, s, token, s.steps_left)
    if s.step == Step.RECOVER_TOKEN:
        return recover_worth(box, s, token)
    return best_entry(box, s, token) + box.exhausted[token]


def region_worth(box: Box, s: State, region: int) -> int:
    """Steps that choose a region: where a leader or a unit enters, where a token moves. To stay is worth nothing."""
    if region == REGIONS:
        return 0
    if s.step == Step.PLACE_LEADER:
        return leader_worth(box, s, s.card, region, s.will)
    if s.step == Step.BONUS_REGION:
        return entry_worth(box, s, s.token, region)
    return march_to_worth(box, s, s.token, s.token_at[s.token], region, s.steps_left)


# Objectives

def objective_worth(box: Box, s: State, card: int) -> int:
    """An objective should be rich, where one is strong, where one can go on recruiting, and best at the unrest."""
    region = box.target[card]
    ahead = lead(box, s, region, s.will, 0, 0, 0, 0)
    hopes = 50 + prospect(box, s, region, ahead) // max(stake(box, s, region), 1) // 2
    for held in range(ORDERS):
        if s.card_at[held] == hand(s.seat) and held != card and box.target[held] == region:
            hopes += COLOUR
    if region == s.unrest:
        hopes += AT_UNREST
    return 100 * box.points[card] * hopes - 1000 * box.recruit[card]


# Playing a card

def card_worth(box: Box, s: State, card: int) -> int:
    """A card is worth what its days bring, and an order its best action."""
    total = date_worth(box, s, box.days[card])
    if card >= ORDERS:
        return total + leader_card_worth(box, s, card)
    best = 0
    for action in range(Action.RECRUIT_LEADER):
        best = max(best, order_action_worth(box, s, card, action))
    return total + best


def leader_card_worth(box: Box, s: State, card: int) -> int:
    """A leader comes only once in a game: he is kept while he may do more in a later turn or round."""
    will = s.seat if box.action[card] == Action.INSPIRE else s.will
    total = best_leader_entry(box, s, card, will) + max(special_worth(box, s, box.action[card]), 0)
    return total - PATIENCE * (turns_to_come(s) // 2) - KEEP * min(rounds_to_come(s), 2)


def date_worth(box: Box, s: State, days: int) -> int:
    """The date can bring a bonus action or the Will of the People, or leave that to the rival."""
    day = s.day + days
    if day > LAST_DAY:
        return month_worth(box, s)
    if day == 15 or day >= 29:
        return BONUS - risk(box, s, min(day, LAST_DAY))
    return -risk(box, s, day)


def month_worth(box: Box, s: State) -> int:
    """A new month gives the Will of the People, and raises the prize for the unrest."""
    if s.month == LAST_MONTH:
        return 0
    total = if_will(box, s, s.seat)
    if s.unrest != NONE:
        more = box.unrest_points[s.month + 1] - box.unrest_points[s.month]
        ahead = lead(box, s, s.unrest, s.seat, 0, 0, 0, 0)
        total += more * prospect(box, s, s.unrest, ahead) // max(stake(box, s, s.unrest) // 100, 1)
    return total


def risk(box: Box, s: State, day: int) -> int:
    """Who leaves the date near the end of a month leaves the Will to the rival's next card."""
    if s.month == LAST_MONTH or turns_to_come(s) == 0:
        return 0
    return -if_will(box, s, other(s.seat)) * unseen_longer_than(box, s, LAST_DAY - day) // 100


def order_action_worth(box: Box, s: State, card: int, action: int) -> int:
    """Recruiting with a card, or the action that it names. To do nothing is worth nothing."""
    if action == DECLINE_ACTION:
        return 0
    if action == Action.RECRUIT:
        return recruits_worth(box, s, box.target[card], box.recruit[card], NONE)
    if action != box.action[card]:
        return FORBIDDEN
    if action == Action.RECOVER:
        return best_recovery(box, s)
    return best_march(box, s, 2 if action == Action.DOUBLE_MOVE else 1)


# Recruiting

def recruits_worth(box: Box, s: State, region: int, bars: int, first: int) -> int:
    """What units of so many bars bring to a region: `first` and then the largest that fit."""
    strength = 0
    tokens = 0
    kept = 0
    if first != NONE:
        strength = box.ready[first]
        tokens = 1
        bars -= box.bars[first]
        kept = box.exhausted[first]
    for size in range(3, 0, -1):
        for token in range(s.seat * UNITS, s.seat * UNITS + UNITS):
            if box.bars[token] == size and size <= bars and token != first and s.token_at[token] == Place.RESERVE:
                strength += box.ready[token]
                tokens += 1
                bars -= size
    if tokens == 0:
        return FORBIDDEN
    return if_own(box, s, region, strength, tokens) + kept


def entry_worth(box: Box, s: State, token: int, region: int) -> int:
    """What a token that comes from outside the map brings to a region."""
    return if_own(box, s, region, box.ready[token], 1)


def best_entry(box: Box, s: State, token: int) -> int:
    """The same in the region where it brings most."""
    best = FORBIDDEN
    for region in range(REGIONS):
        best = max(best, entry_worth(box, s, token, region))
    return best


# Moving

def march_to_worth(box: Box, s: State, token: int, here: int, region: int, steps: int) -> int:
    """What a step to a region brings; with a second step left, what the better of staying there and going on brings."""
    leaving = if_token(box, s, token, here, -token_strength(box, s, token), -1)
    best = leaving + if_token(box, s, token, region, token_strength(box, s, token), 1)
    if steps > 1:
        for beyond in range(REGIONS):
            if beyond != here and road_refused(box, s, region, beyond) == Rule.ALLOWED:
                best = max(best, leaving + if_token(box, s, token, beyond, token_strength(box, s, token), 1))
    return best


def march_worth(box: Box, s: State, token: int, steps: int) -> int:
    """The best that a token can do with its steps."""
    best = FORBIDDEN
    here = s.token_at[token]
    for region in range(REGIONS):
        if road_refused(box, s, here, region) == Rule.ALLOWED:
            best = max(best, march_to_worth(box, s, token, here, region, steps))
    return best


def best_march(box: Box, s: State, steps: int) -> int:
    """The best that any token can do."""
    best = FORBIDDEN
    for token in range(tokens_in_play(s)):
        if move_token_refused(box, s, token) == Rule.ALLOWED:
            best = max(best, march_worth(box, s, token, steps))
    return best


# Recovering

def recover_worth(box: Box, s: State, token: int) -> int:
    """A token that turns to ready has another strength, and will not leave the map so soon."""
    return if_token(box, s, token, s.token_at[token], box.ready[token] - box.exhausted[token], 0) + 1


def best_recovery(box: Box, s: State) -> int:
    best = FORBIDDEN
    for token in range(tokens_in_play(s)):
        if recover_refused(box, s, token) == Rule.ALLOWED:
            best = max(best, recover_worth(box, s, token))
    return best


# Leaders

def leader_action_worth(box: Box, s: State, action: int) -> int:
    """First what can only help to place the leader: espionage and the Will. A blockade only where it is good."""
    if action == DECLINE_ACTION:
        return 0
    if action == Action.RECRUIT_LEADER:
        return 1 + best_leader_entry(box, s, s.card, s.will)
    return special_worth(box, s, action) if action == Action.PROTEST else WINS


def leader_worth(box: Box, s: State, card: int, region: int, will: int) -> int:
    """A leader brings his strength, and makes exhausted neutral units ready that stand with his side."""
    strength = box.ready[leader_token(card)]
    if will == s.seat:
        for neutral in range(FIRST_NEUTRAL, FIRST_LEADER):
            if s.token_at[neutral] == region and s.exhausted[neutral] == 1:
                strength += box.ready[neutral] - box.exhausted[neutral]
    before = prospect(box, s, region, lead(box, s, region, will, 0, 0, 0, 0))
    return prospect(box, s, region, lead(box, s, region, will, strength, 1, 0, 0)) - before


def best_leader_entry(box: Box, s: State, card: int, will: int) -> int:
    """The same in the region where he brings most."""
    best = FORBIDDEN
    for region in range(REGIONS):
        best = max(best, leader_worth(box, s, card, region, will))
    return best


def special_worth(box: Box, s: State, special: int) -> int:
    """Espionage helps while turns are to come, inspiring brings the Will, a protest the best blockade."""
    if special == Action.ESPIONAGE:
        return SPY * turns_to_come(s) // 6 if espionage_refused(s) == Rule.ALLOWED else 0
    if special == Action.INSPIRE:
        return if_will(box, s, s.seat)
    best = FORBIDDEN
    for connection in range(box.connections):
        if connection != s.blockade:
            best = max(best, blockade_worth(box, s, connection))
    return best


def blockade_worth(box: Box, s: State, connection: int) -> int:
    """A good blockade keeps the rival's strength away from regions that matter, and not the own."""
    here = box.connection_from[connection]
    there = box.connection_to[connection]
    return (threat(box, s, here, there) + threat(box, s, there, here)) * turns_to_come(s) // 8


def threat(box: Box, s: State, here: int, there: int) -> int:
    """How much more the rival's strongest token could do over a road than the own strongest."""
    if s.mode == Mode.SOLO:
        return -stake(box, s, there) * strongest(box, s, here, s.seat)
    return stake(box, s, there) * (strongest(box, s, here, other(s.seat)) - strongest(box, s, here, s.seat))


def strongest(box: Box, s: State, region: int, seat: int) -> int:
    """The strength of the strongest token that a seat can move from a region."""
    best = 0
    for token in range(tokens_in_play(s)):
        if s.token_at[token] == region and controls(s, seat, token):
            best = max(best, token_strength(box, s, token))
    return best


# The bonus action and the prize

def bonus_action_worth(box: Box, s: State, action: int) -> int:
    """Each bonus action is worth the best that it can do now."""
    if action == DECLINE_ACTION:
        return 0
    if action == Action.RECRUIT:
        return best_bonus_unit(box, s)
    if action == Action.MOVE:
        return best_march(box, s, 1)
    if action == Action.RECOVER:
        return best_recovery(box, s)
    if action == Action.DRAW_CARD:
        return 0 if last_round(s) and turns_to_come(s) < 2 else NEW_CARD
    return SPY * turns_to_come(s) // 6


def best_bonus_unit(box: Box, s: State) -> int:
    """A unit of one bar, where it brings most."""
    best = FORBIDDEN
    for token in range(s.seat * UNITS, s.seat * UNITS + UNITS):
        if s.token_at[token] == Place.RESERVE and box.bars[token] <= 1:
            best = max(best, best_entry(box, s, token))
    return best


def prize_worth(box: Box, s: State, prize: int) -> int:
    """Points are sure, and win at the end of the track; a bonus action can decide an objective."""
    if prize == Prize.POINTS:
        points = box.unrest_points[s.month]
        support = s.support if s.seat == Seat.RED else -s.support
        return WINS if support + points >= box.track[0] else points * POINT
    best = 0
    for action in range(Action.RECRUIT_LEADER):
        if action == Action.RECRUIT or action == Action.MOVE or action == Action.RECOVER:
            best = max(best, bonus_action_worth(box, s, action))
    return best
