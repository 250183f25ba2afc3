"""What the map promises to the seat that decides: the points at stake in each region, and the hope to win them.

This is advice, not rules: the greedy bot weighs moves by it. Points are counted in hundredths.
"""

from ...engine.layout import NONE
from .hidden import hidden
from .opposition import row_totals
from .scoring import strength_and_tokens
from .table import (
    HAND_DRAW, LAST_MONTH, ORDERS, REGIONS, SOLO_ROUNDS, TURNS, Box, Mode, Phase, Pile, Side, State, is_opposition,
    objective_card, other,
)

GUESS = 40          # what an objective that nobody sees is worth to each region: two points and a half, in one of six
NEXT_UNREST = 50    # percent that the unrest of the next round counts now
NEXT_OBJECTIVES = 40
SCORED_NOW = 30     # percent that is left of the later hopes where tokens will be exhausted
CALM = 10           # how far a lead reaches at the end of the round ...
PER_TURN = 6        # ... and how much less for each turn that is still to come
LATER = 80          # a lead for the next round reaches less far


# Points at stake

def stake(box: Box, s: State, region: int) -> int:
    """What will be scored in a region this round, as far as the seat knows."""
    points = objective_stake(box, s, region, s.seat) + objective_stake(box, s, region, other(s.seat))
    if region == s.unrest and s.phase != Phase.SCORING:
        points += 100 * box.unrest_points[s.month]
    return points


def objective_stake(box: Box, s: State, region: int, owner: int) -> int:
    """An objective that the seat sees counts in its region; a hidden one counts a little in each."""
    if is_opposition(s, owner):
        return opposition_stake(box, s, region)
    card = seen_objective(s, owner)
    if card == NONE:
        return GUESS
    return 100 * box.points[card] if box.target[card] == region else 0


def seen_objective(s: State, owner: int) -> int:
    """The objective card of an owner if the seat may know it, else NONE."""
    known = s.objective_known[owner] == 1 if owner == s.seat else s.objective_shown[owner] == 1
    return objective_card(s, owner) if known else NONE


def opposition_stake(box: Box, s: State, region: int) -> int:
    """The Opposition's objective will be in the region with most days: the longer its row, the surer that is."""
    shown = 0
    for place in range(HAND_DRAW):
        if s.opposition_row[place] != NONE:
            shown += 1
    guess = GUESS * (HAND_DRAW - shown) // HAND_DRAW
    if shown > 0 and region == leading_region(box, s):
        return guess + 100 * best_points(box, s, region) * shown // HAND_DRAW
    return guess


def leading_region(box: Box, s: State) -> int:
    """The region that would be the Opposition's objective if its row ended now."""
    best = NONE
    best_days = 0
    best_cards = 0
    best_last = NONE
    for region in range(REGIONS):
        days, cards, last = row_totals(box, s, region)
        if cards > 0 and (days, cards, last) > (best_days, best_cards, best_last):
            best, best_days, best_cards, best_last = region, days, cards, last
    return best


def best_points(box: Box, s: State, region: int) -> int:
    """The most points on a card of the Opposition's row in a region."""
    points = 0
    for place in range(HAND_DRAW):
        card = s.opposition_row[place]
        if card != NONE and box.target[card] == region:
            points = max(points, box.points[card])
    return points


def later_stake(box: Box, s: State, region: int) -> int:
    """What the next round may score in a region: its unrest is known already, its objectives are not."""
    if last_round(s):
        return 0
    if region == s.blockade_tile:
        return NEXT_UNREST * box.unrest_points[min(s.month + 1, LAST_MONTH)]
    return NEXT_OBJECTIVES


def rounds_to_come(s: State) -> int:
    """How many rounds follow, if each takes a month."""
    return SOLO_ROUNDS - s.round if s.mode == Mode.SOLO else LAST_MONTH - s.month


def last_round(s: State) -> bool:
    """Whether the game ends with this round, as the calendar stands."""
    return rounds_to_come(s) == 0


# The lead, and the hope it gives

def lead(
    box: Box, s: State, region: int, will: int, strength: int, tokens: int, neutral: int, neutrals: int
) -> int:
    """How far the seat is ahead in a region if `will` held the Will and so much strength and so many tokens came.

    One strength counts 10, one token 2 and the Will 1: later tie-breaks never outweigh earlier ones.
    """
    mine, my_tokens = strength_and_tokens(box, s, region, s.seat)
    theirs, their_tokens = strength_and_tokens(box, s, region, other(s.seat))
    common, commons = strength_and_tokens(box, s, region, Side.NEUTRAL)
    mine += strength
    my_tokens += tokens
    if will == s.seat and my_tokens > 0:
        mine += common + neutral
        my_tokens += commons + neutrals
    if will != s.seat and their_tokens > 0:
        theirs += common + neutral
        their_tokens += commons + neutrals
    if my_tokens == 0 and their_tokens == 0:
        return 0
    tie = 1 if will == s.seat else -1
    return 10 * (mine - theirs) + 2 * min(max(my_tokens - their_tokens, -4), 4) + tie


def hope(ahead: int, doubt: int) -> int:
    """From -100, surely theirs, to 100, surely mine: a lead counts most while it decides."""
    if ahead == 0:
        return 0
    return 100 * ahead // (abs(ahead) + doubt)


def turns_to_come(s: State) -> int:
    """How many turns of this round come after this one."""
    if s.phase == Phase.SCORING:
        return 0
    turns = 2 * TURNS + (1 if s.mode == Mode.SOLO else 0)
    return turns if s.phase == Phase.OBJECTIVES else turns - 1 - s.turn


def prospect(box: Box, s: State, region: int, ahead: int) -> int:
    """The points that a seat can expect from a region with such a lead, now and in the next round."""
    now = stake(box, s, region)
    later = later_stake(box, s, region)
    if now > 2 * GUESS:
        later = later * SCORED_NOW // 100
    to_come = turns_to_come(s)
    doubt = CALM + PER_TURN * to_come if to_come > 0 else 0
    return now * hope(ahead, doubt) + later * hope(ahead, LATER)


# What a change on the map brings

def if_own(box: Box, s: State, region: int, strength: int, tokens: int) -> int:
    """What it brings if own tokens come to a region (or leave it, with numbers below 0)."""
    after = lead(box, s, region, s.will, strength, tokens, 0, 0)
    return prospect(box, s, region, after) - prospect(box, s, region, lead(box, s, region, s.will, 0, 0, 0, 0))


def if_neutral(box: Box, s: State, region: int, strength: int, tokens: int) -> int:
    """What it brings if neutral tokens come to a region or leave it."""
    after = lead(box, s, region, s.will, 0, 0, strength, tokens)
    return prospect(box, s, region, after) - prospect(box, s, region, lead(box, s, region, s.will, 0, 0, 0, 0))


def if_token(box: Box, s: State, token: int, region: int, strength: int, tokens: int) -> int:
    """The same for a token of either colour."""
    if s.owner[token] == Side.NEUTRAL:
        return if_neutral(box, s, region, strength, tokens)
    return if_own(box, s, region, strength, tokens)


def if_will(box: Box, s: State, will: int) -> int:
    """What it brings if the Will of the People goes to a seat."""
    total = 0
    if s.will != will:
        for region in range(REGIONS):
            total += prospect(box, s, region, lead(box, s, region, will, 0, 0, 0, 0))
            total -= prospect(box, s, region, lead(box, s, region, s.will, 0, 0, 0, 0))
    return total


def unseen_longer_than(box: Box, s: State, days: int) -> int:
    """Of a hundred order cards that the seat cannot see, how many have more days."""
    cards = 0
    longer = 0
    for card in range(ORDERS):
        if s.card_at[card] == Pile.UNSEEN or hidden(s, s.card_at[card], s.seat):
            cards += 1
            if box.days[card] > days:
                longer += 1
    return 100 * longer // cards if cards > 0 else 0
