"""One glance at the table: what the greedy bot's advice asks for again and again, counted once for all moves.

Points are counted in hundredths.
"""

from ....engine.layout import NONE, Layout, grid, number, row
from ..rules.opposition import opposition_objective
from ..rules.scoring import token_strength
from ..rules.table import (
    HAND_DRAW, LAST_MONTH, PLACE, REGIONS, SOLO_ROUNDS, TURNS, Box, Mode, Phase, Side, State, controls, is_opposition,
    objective_card, tokens_in_play,
)

GUESS = 40          # what an objective that nobody sees is worth to each region: two points and a half, in one of six
NEXT_UNREST = 50    # percent that the unrest of the next round counts now
NEXT_OBJECTIVES = 40
SCORED_NOW = 30     # percent that is left of the later hopes where tokens will be exhausted
CALM = 10           # how far a lead reaches at the end of the round ...
PER_TURN = 6        # ... and how much less for each turn that is still to come


class Look(Layout):
    """What was seen."""

    strength: list[list[int]] = grid(len(Side), PLACE.size, "i4")   # of a side's tokens in a place
    tokens: list[list[int]] = grid(len(Side), PLACE.size, "i4")     # how many there are
    now: list[int] = row(REGIONS, "i4")             # points at stake in a region in this round,
    later: list[int] = row(REGIONS, "i4")           # and what counts now of those in the next
    doubt: int = number("i4")                       # what a lead must outweigh
    promised: list[int] = row(REGIONS, "i4")        # what a region promises as things stand,
    is_promised: list[int] = row(REGIONS, "i4")     # where that has been worked out
    strongest: list[list[int]] = grid(2, REGIONS, "i4")     # of a seat's tokens that can move, for blockades
    tried: list[int] = row(REGIONS, "i4")           # the kinds of tokens whose march was looked at, each a bit
    march: list[int] = row(3, "i4")                 # the best march of so many steps,
    is_march: list[int] = row(3, "i4")              # where that has been worked out
    recovery: int = number("i4")                    # the best recovery,
    is_recovery: int = number("i4")                 # if that has been worked out
    swing: list[int] = row(2, "i4")                 # what it brings if the Will turns to a seat,
    is_swing: list[int] = row(2, "i4")              # where that has been worked out


def glance(box: Box, s: State, look: Look) -> None:
    """See what is on the map, and what is at stake for the seat that decides."""
    count_tokens(box, s, look)
    for owner in range(2):
        add_objective(box, s, look, owner)
    if s.unrest != NONE and s.phase != Phase.SCORING:
        look.now[s.unrest] += 100 * box.unrest_points[s.month]
    if not last_round(s):
        for region in range(REGIONS):
            look.later[region] = later_stake(box, s, region, look.now[region])
    look.doubt = doubt(s)


def count_tokens(box: Box, s: State, look: Look) -> None:
    """Every token where it is. Places outside the map are counted too: that is faster than to ask."""
    for token in range(tokens_in_play(s)):
        look.strength[s.owner[token]][s.token_at[token]] += token_strength(box, s, token)
        look.tokens[s.owner[token]][s.token_at[token]] += 1


def find_strongest(box: Box, s: State, look: Look) -> None:
    """The strength of the strongest token that each seat can move from each region."""
    for token in range(tokens_in_play(s)):
        if s.token_at[token] < REGIONS:
            for seat in range(2):
                if controls(s, seat, token):
                    best = max(look.strongest[seat][s.token_at[token]], token_strength(box, s, token))
                    look.strongest[seat][s.token_at[token]] = best


# Points at stake

def add_objective(box: Box, s: State, look: Look, owner: int) -> None:
    """An objective that the seat sees counts in its region; a hidden one counts a little in each."""
    if is_opposition(s, owner):
        add_opposition(box, s, look)
        return
    card = seen_objective(s, owner)
    if card == NONE:
        add_everywhere(look, GUESS)
    else:
        look.now[box.target[card]] += 100 * box.points[card]


def add_everywhere(look: Look, points: int) -> None:
    for region in range(REGIONS):
        look.now[region] += points


def seen_objective(s: State, owner: int) -> int:
    """The objective card of an owner if the seat may know it, else NONE."""
    known = s.objective_known[owner] == 1 if owner == s.seat else s.objective_shown[owner] == 1
    return objective_card(s, owner) if known else NONE


def add_opposition(box: Box, s: State, look: Look) -> None:
    """The Opposition's objective will be in the region with most days: the longer its row, the surer that is."""
    shown = 0
    for place in range(HAND_DRAW):
        if s.opposition_row[place] != NONE:
            shown += 1
    add_everywhere(look, GUESS * (HAND_DRAW - shown) // HAND_DRAW)
    if shown > 0:
        card = opposition_objective(box, s)     # as if its row ended now
        look.now[box.target[card]] += 100 * box.points[card] * shown // HAND_DRAW


def later_stake(box: Box, s: State, region: int, now: int) -> int:
    """What the next round may score in a region: its unrest is known already, its objectives are not."""
    points = NEXT_OBJECTIVES
    if region == s.blockade_tile:
        points = NEXT_UNREST * box.unrest_points[min(s.month + 1, LAST_MONTH)]
    return points * SCORED_NOW // 100 if now > 2 * GUESS else points


# Time

def rounds_to_come(s: State) -> int:
    """How many rounds follow, if each takes a month."""
    return SOLO_ROUNDS - s.round if s.mode == Mode.SOLO else LAST_MONTH - s.month


def last_round(s: State) -> bool:
    """Whether the game ends with this round, as the calendar stands."""
    return rounds_to_come(s) == 0


def turns_to_come(s: State) -> int:
    """How many turns of this round come after this one."""
    if s.phase == Phase.SCORING:
        return 0
    turns = 2 * TURNS + (1 if s.mode == Mode.SOLO else 0)
    return turns if s.phase == Phase.OBJECTIVES else turns - 1 - s.turn


def doubt(s: State) -> int:
    """A lead counts the less the more turns are to come."""
    to_come = turns_to_come(s)
    return CALM + PER_TURN * to_come if to_come > 0 else 0
