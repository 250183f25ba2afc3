"""Solo: the Opposition. It places a leader and units, never moves or recovers, and always takes points."""

from ....engine.layout import NONE, reveal, say
from ....engine.rulebook import follows
from .new_cards import begin_actions
from .rulebook import Rule, Said
from .table import (
    FIRST_OPPOSITION, HAND_DRAW, PER_LEVEL, REGIONS, Box, Pile, Place, State, Step, draw, hand, leader_token, other,
    played,
)
from .turn import end_turn, move_date


@follows(Rule.SOLO_LEADER, Rule.SOLO_LEADER_ONLY_PLACED, Rule.SOLO_WILL)
def place_opposition_leader(box: Box, s: State) -> None:
    """Phase 2. A leader enters the region of unrest, and the Will goes to the Opposition. Nothing else happens."""
    seat = other(s.side)
    s.seat = seat
    if s.pile_size[Pile.LEADERS] > 0 and s.unrest != NONE:
        card = draw(s, Pile.LEADERS, Pile.ASIDE)
        s.token_at[leader_token(card)] = s.unrest
        say(s, Said.OPPOSITION_LEADER_PLACED, seat, leader_token(card), s.unrest)
    if s.will != seat:
        s.will = seat
        say(s, Said.OPPOSITION_TAKES_WILL, seat)
    begin_actions(s)


@follows(Rule.SOLO_CARD, Rule.SOLO_ROW)
def turn_opposition_card(box: Box, s: State) -> None:
    """The top card is turned over, laid in the row, and moves the date."""
    card = s.card = draw(s, hand(s.seat), played(s.seat))
    reveal(s)
    s.opposition_row[s.turn // 2] = card
    say(s, Said.OPPOSITION_CARD, s.seat, card)
    move_date(box, s, box.days[card])
    s.step = Step.OPPOSITION_UNIT


@follows(Rule.SOLO_UNIT)
def place_opposition_unit(box: Box, s: State) -> None:
    """A unit of the card's recruit value enters the card's region."""
    level = box.recruit[s.card]
    region = box.target[s.card]
    token = opposition_unit(s, level)
    if token == NONE:
        say(s, Said.OPPOSITION_NO_UNIT, s.seat, level)
    else:
        s.token_at[token] = region
        say(s, Said.OPPOSITION_UNIT, s.seat, token, region)
    if s.bonus == 1:
        s.step = Step.OPPOSITION_BONUS
    else:
        end_turn(s)


@follows(Rule.SOLO_BONUS)
def place_opposition_bonus(box: Box, s: State) -> None:
    """Its bonus is always a unit of level 1 in the region of unrest."""
    s.bonus = 0
    token = opposition_unit(s, 1)
    if token == NONE or s.unrest == NONE:
        say(s, Said.OPPOSITION_NO_UNIT, s.seat, 1)
    else:
        s.token_at[token] = s.unrest
        say(s, Said.OPPOSITION_BONUS, s.seat, token, s.unrest)
    end_turn(s)


@follows(Rule.SOLO_SUPPLY_EMPTY)
def opposition_unit(s: State, level: int) -> int:
    """A unit of the level from the supply, or NONE."""
    first = FIRST_OPPOSITION + (level - 1) * PER_LEVEL
    for token in range(first, first + PER_LEVEL):
        if s.token_at[token] == Place.RESERVE:
            return token
    return NONE


# The Opposition's objective

@follows(Rule.SOLO_OBJECTIVE)
def opposition_objective(box: Box, s: State) -> int:
    """The best card of the region with the most days in the row."""
    region = opposition_region(box, s)
    best = NONE
    for place in range(HAND_DRAW):
        card = s.opposition_row[place]
        if card != NONE and box.target[card] == region and (best == NONE or box.points[card] > box.points[best]):
            best = card
    if best != NONE:
        say(s, Said.OPPOSITION_OBJECTIVE, other(s.side), best, region)
    return best


@follows(Rule.SOLO_OBJECTIVE, Rule.SOLO_OBJECTIVE_TIE)
def opposition_region(box: Box, s: State) -> int:
    """Most days; then most cards; then the region whose card was played last."""
    best = NONE
    best_days = 0
    best_cards = 0
    best_last = NONE
    for region in range(REGIONS):
        days, cards, last = row_totals(box, s, region)
        if cards > 0:
            say(s, Said.OPPOSITION_SUM, region, days, cards)
        if cards > 0 and (days, cards, last) > (best_days, best_cards, best_last):
            best, best_days, best_cards, best_last = region, days, cards, last
    return best


def row_totals(box: Box, s: State, region: int) -> tuple[int, int, int]:
    """Of a region's cards in the row: their days, their number, and the place of the last."""
    days = 0
    cards = 0
    last = NONE
    for place in range(HAND_DRAW):
        card = s.opposition_row[place]
        if card != NONE and box.target[card] == region:
            days += box.days[card]
            cards += 1
            last = place
    return days, cards, last
