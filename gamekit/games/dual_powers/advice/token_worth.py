"""What tokens bring to the seat that decides: recruiting, moving, recovering, leaders and blockades.

Part of the greedy bot's advice; `region_worth.py` says what a change on the map is worth.
"""

from ....engine.layout import NONE
from ..rules.actions import recover_refused, road_refused
from .look import Look, turns_to_come
from .region_worth import FORBIDDEN, if_own, if_token, lead, promise, prospect, prospect_if
from ..rules.rulebook import Rule
from ..rules.scoring import token_strength
from ..rules.table import (
    FIRST_LEADER, FIRST_NEUTRAL, FIRST_OPPOSITION, REGIONS, UNITS, Box, Mode, Place, Side, State, controls,
    leader_token, other,
)

KINDS_OF_STRENGTH = 10      # no token is stronger than 9


# Recruiting

def recruits_worth(box: Box, s: State, look: Look, region: int, bars: int, first: int) -> int:
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
        if size <= bars:
            for token in range(s.seat * UNITS, s.seat * UNITS + UNITS):
                if box.bars[token] == size and size <= bars and token != first and s.token_at[token] == Place.RESERVE:
                    strength += box.ready[token]
                    tokens += 1
                    bars -= size
    if tokens == 0:
        return FORBIDDEN
    return if_own(s, look, region, strength, tokens) + kept


def entry_worth(box: Box, s: State, look: Look, token: int, region: int) -> int:
    """What a token that comes from outside the map brings to a region."""
    return if_own(s, look, region, box.ready[token], 1)


def best_entry(box: Box, s: State, look: Look, token: int) -> int:
    """The same in the region where it brings most."""
    best = FORBIDDEN
    for region in range(REGIONS):
        best = max(best, entry_worth(box, s, look, token, region))
    return best


def best_bonus_unit(box: Box, s: State, look: Look) -> int:
    """A unit of one bar, where it brings most. Units that are alike follow each other: one of them is enough."""
    best = FORBIDDEN
    before = NONE
    for token in range(s.seat * UNITS, s.seat * UNITS + UNITS):
        if s.token_at[token] == Place.RESERVE and box.bars[token] <= 1 and box.ready[token] != before:
            best = max(best, best_entry(box, s, look, token))
            before = box.ready[token]
    return best


# Moving

def leaving_worth(box: Box, s: State, look: Look, token: int) -> int:
    """What it brings, or rather costs, that a token leaves its region."""
    return if_token(s, look, token, s.token_at[token], -token_strength(box, s, token), -1)


def arrival_worth(box: Box, s: State, look: Look, token: int, region: int, steps: int) -> int:
    """What a token brings to a region; with a second step left, the better of staying there and going on."""
    strength = token_strength(box, s, token)
    best = if_token(s, look, token, region, strength, 1)
    if steps > 1:
        for beyond in range(REGIONS):
            if beyond != s.token_at[token] and road_refused(box, s, region, beyond) == Rule.ALLOWED:
                best = max(best, if_token(s, look, token, beyond, strength, 1))
    return best


def march_worth(box: Box, s: State, look: Look, token: int, steps: int) -> int:
    """The best that a token can do with its steps."""
    best = FORBIDDEN
    for region in range(REGIONS):
        if road_refused(box, s, s.token_at[token], region) == Rule.ALLOWED:
            best = max(best, arrival_worth(box, s, look, token, region, steps))
    return best if best == FORBIDDEN else best + leaving_worth(box, s, look, token)


def best_march(box: Box, s: State, look: Look, steps: int) -> int:
    """The best that any token can do; it is worked out once."""
    if look.is_march[steps] == 0:
        look.march[steps] = find_march(box, s, look, steps)
        look.is_march[steps] = 1
    return look.march[steps]


def find_march(box: Box, s: State, look: Look, steps: int) -> int:
    """The same, looked for among all tokens."""
    best = FORBIDDEN
    for region in range(REGIONS):
        look.tried[region] = 0
    for token in range(FIRST_OPPOSITION):
        if s.token_at[token] < REGIONS and controls(s, s.seat, token) and is_new(box, s, look, token):
            best = max(best, march_worth(box, s, look, token, steps))
    return best


def is_new(box: Box, s: State, look: Look, token: int) -> bool:
    """Whether no token of the same strength was tried in its region yet. It counts as tried from now on."""
    kind = token_strength(box, s, token)
    if s.owner[token] == Side.NEUTRAL:
        kind += KINDS_OF_STRENGTH
    if look.tried[s.token_at[token]] >> kind & 1 == 1:
        return False
    look.tried[s.token_at[token]] += 1 << kind
    return True


# Recovering

def recover_worth(box: Box, s: State, look: Look, token: int) -> int:
    """A token that turns to ready has another strength, and will not leave the map so soon."""
    return if_token(s, look, token, s.token_at[token], box.ready[token] - box.exhausted[token], 0) + 1


def best_recovery(box: Box, s: State, look: Look) -> int:
    """What recovering brings at best; it is worked out once."""
    if look.is_recovery == 0:
        look.recovery = find_recovery(box, s, look)
        look.is_recovery = 1
    return look.recovery


def find_recovery(box: Box, s: State, look: Look) -> int:
    """The same, looked for among all tokens."""
    best = FORBIDDEN
    for token in range(FIRST_OPPOSITION):
        if recover_refused(box, s, token) == Rule.ALLOWED:
            best = max(best, recover_worth(box, s, look, token))
    return best


# Leaders

def leader_worth(box: Box, s: State, look: Look, card: int, region: int, will: int) -> int:
    """A leader brings his strength, and makes exhausted neutral units ready that stand with his side."""
    strength = box.ready[leader_token(card)]
    if will == s.seat:
        for neutral in range(FIRST_NEUTRAL, FIRST_LEADER):
            if s.token_at[neutral] == region and s.exhausted[neutral] == 1:
                strength += box.ready[neutral] - box.exhausted[neutral]
    before = promise(s, look, region) if will == s.will else prospect_if(s, look, region, will)
    return prospect(look, region, lead(s, look, region, will, strength, 1, 0, 0)) - before


def best_leader_entry(box: Box, s: State, look: Look, card: int, will: int) -> int:
    """The same in the region where he brings most."""
    best = FORBIDDEN
    for region in range(REGIONS):
        best = max(best, leader_worth(box, s, look, card, region, will))
    return best


# Blockades

def blockade_worth(box: Box, s: State, look: Look, connection: int) -> int:
    """A good blockade keeps the rival's strength away from regions that matter, and not the own."""
    here = box.connection_from[connection]
    there = box.connection_to[connection]
    return (threat(s, look, here, there) + threat(s, look, there, here)) * turns_to_come(s) // 8


def best_blockade(box: Box, s: State, look: Look) -> int:
    """The best connection for the blockade, other than where it is."""
    best = FORBIDDEN
    for connection in range(box.connections):
        if connection != s.blockade:
            best = max(best, blockade_worth(box, s, look, connection))
    return best


def threat(s: State, look: Look, here: int, there: int) -> int:
    """How much more the rival's strongest token could do over a road than the own strongest."""
    mine = look.strongest[s.seat][here]
    if s.mode == Mode.SOLO:
        return -look.now[there] * mine
    return look.now[there] * (look.strongest[other(s.seat)][here] - mine)
