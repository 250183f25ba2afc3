"""What the map promises to the seat that decides: the hope to win the points at stake, and what changes it.

This is advice, not rules: the greedy bot weighs moves by it. Results are in ten-thousandths of a point: a hundred hopes
for each hundredth of a point at stake (see `look.py`).
"""

from .look import Look
from ..rules.hidden import hidden
from ..rules.table import ORDERS, PILES, REGIONS, Box, Pile, Side, State, other

POINT = 10_000
FORBIDDEN = -1_000 * POINT      # what cannot be done at all
NEXT_DOUBT = 80                 # a lead for the next round reaches less far


# The lead, and the hope it gives

def lead(s: State, look: Look, region: int, will: int, strength: int, tokens: int, neutral: int, neutrals: int) -> int:
    """How far the seat is ahead in a region if `will` held the Will and so much strength and so many tokens came.

    One strength counts 10, one token 2 and the Will 1: later tie-breaks never outweigh earlier ones.
    """
    mine = look.strength[s.seat][region] + strength
    my_tokens = look.tokens[s.seat][region] + tokens
    theirs = look.strength[other(s.seat)][region]
    their_tokens = look.tokens[other(s.seat)][region]
    common = look.strength[Side.NEUTRAL][region] + neutral
    commons = look.tokens[Side.NEUTRAL][region] + neutrals
    if will == s.seat and my_tokens > 0:
        mine += common
        my_tokens += commons
    if will != s.seat and their_tokens > 0:
        theirs += common
        their_tokens += commons
    if my_tokens == 0 and their_tokens == 0:
        return 0
    tie = 1 if will == s.seat else -1
    return 10 * (mine - theirs) + 2 * min(max(my_tokens - their_tokens, -4), 4) + tie


def hope(ahead: int, doubt: int) -> int:
    """From -100, surely theirs, to 100, surely mine: a lead counts most while it decides."""
    whole = max(abs(ahead) + doubt, 1)
    return 100 * (ahead + whole) // whole - 100     # 100 * ahead // whole, but numbers below 0 are slow to divide


def prospect(look: Look, region: int, ahead: int) -> int:
    """The points that a seat can expect from a region with such a lead, now and in the next round."""
    return look.now[region] * hope(ahead, look.doubt) + look.later[region] * hope(ahead, NEXT_DOUBT)


def prospect_if(s: State, look: Look, region: int, will: int) -> int:
    """The same with the tokens that are there, if a seat held the Will."""
    return prospect(look, region, lead(s, look, region, will, 0, 0, 0, 0))


def promise(s: State, look: Look, region: int) -> int:
    """The same as things stand; it is worked out once."""
    if look.is_promised[region] == 0:
        look.promised[region] = prospect_if(s, look, region, s.will)
        look.is_promised[region] = 1
    return look.promised[region]


# What a change on the map brings

def if_own(s: State, look: Look, region: int, strength: int, tokens: int) -> int:
    """What it brings if own tokens come to a region (or leave it, with numbers below 0)."""
    return prospect(look, region, lead(s, look, region, s.will, strength, tokens, 0, 0)) - promise(s, look, region)


def if_neutral(s: State, look: Look, region: int, strength: int, tokens: int) -> int:
    """What it brings if neutral tokens come to a region or leave it."""
    return prospect(look, region, lead(s, look, region, s.will, 0, 0, strength, tokens)) - promise(s, look, region)


def if_token(s: State, look: Look, token: int, region: int, strength: int, tokens: int) -> int:
    """The same for a token of either colour."""
    if s.owner[token] == Side.NEUTRAL:
        return if_neutral(s, look, region, strength, tokens)
    return if_own(s, look, region, strength, tokens)


def if_will(s: State, look: Look, will: int) -> int:
    """What it brings if the Will of the People goes to a seat; it is worked out once."""
    if s.will != will and look.is_swing[will] == 0:
        look.is_swing[will] = 1
        for region in range(REGIONS):
            look.swing[will] += prospect_if(s, look, region, will) - promise(s, look, region)
    return look.swing[will]


# Cards that the seat cannot see

def unseen_longer_than(box: Box, s: State, days: int) -> int:
    """Of a hundred order cards that the seat cannot see, how many have more days."""
    unseen = unseen_piles(s)
    cards = 0
    longer = 0
    for card in range(ORDERS):
        secret = unseen >> s.card_at[card] & 1
        cards += secret
        if box.days[card] > days:
            longer += secret
    return 100 * longer // cards if cards > 0 else 0


def unseen_piles(s: State) -> int:
    """The piles whose cards the seat cannot see, each a bit."""
    piles = 1 << Pile.UNSEEN
    for pile in range(PILES):
        if hidden(s, pile, s.seat):
            piles |= 1 << pile
    return piles
