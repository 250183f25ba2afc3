"""Setup, for two players and for the solo game."""

from ....engine.dice import any_of
from ....engine.layout import NONE
from ....engine.rulebook import follows
from .rulebook import Rule
from .table import (
    CARDS, FIRST_LEADER, FIRST_NEUTRAL, FIRST_OPPOSITION, HAND_DRAW, LEADERS, ORDERS, RED_TROTSKY, REGIONS, TOKENS,
    TROTSKY, UNITS, Box, Ending, Mode, Month, Phase, Pile, Place, Seat, State, Step, gather, hand, is_opposition, other,
    put,
)


def setup(box: Box, s: State) -> None:
    """Everything as the game begins. The options are in the state already."""
    set_tracks(s)
    set_turn(s)
    set_cards(s)
    set_tokens(box, s)
    place_neutrals(s)
    draw_first_tiles(box, s)
    s.step = Step.DRAW_CARDS


@follows(Rule.SUPPORT_AT_START, Rule.WILL_AT_START, Rule.DATE_AT_START)
def set_tracks(s: State) -> None:
    s.support = 0
    s.will = Seat.RED
    s.month = Month.MAR_APR
    s.day = 1
    s.round = 1
    s.winner = NONE
    s.ending = Ending.NONE
    s.reveals = 0


def set_turn(s: State) -> None:
    """No turn has begun yet."""
    s.phase = Phase.NEW_CARDS
    s.seat = s.first = Seat.RED
    s.turn = s.bars_left = s.begun = s.steps_left = s.leader_placed = s.special_used = s.bonus = s.next_marker = 0
    s.card = s.token = NONE
    for marker in range(3):
        s.marker_at[marker] = NONE
    for marker in range(2):
        s.scored_card[marker] = NONE


@follows(Rule.DECK_AT_START, Rule.SIDES, Rule.SOLO_LEADERS_SHUFFLED)
def set_cards(s: State) -> None:
    """All orders in the deck; each side has its leader cards, the Opposition's lie face down."""
    gather(s, Pile.DECK)
    for card in range(ORDERS, CARDS):
        put(s, card, leader_pile(s, card))
    s.shuffles = s.objective_shuffle = 0
    for seat in range(2):
        s.objective_known[seat] = s.objective_shown[seat] = 0
    for place in range(HAND_DRAW):
        s.opposition_row[place] = NONE


def leader_pile(s: State, card: int) -> int:
    seat = Seat.RED if card < ORDERS + LEADERS else Seat.WHITE
    return Pile.LEADERS if is_opposition(s, seat) else hand(seat)


@follows(Rule.RESERVE_AT_START, Rule.TROTSKY_AT_START, Rule.SOLO_UNITS)
def set_tokens(box: Box, s: State) -> None:
    for token in range(TOKENS):
        s.exhausted[token] = 0
        s.token_at[token] = first_place(s, token)
    set_owners(box, s)
    s.token_at[TROTSKY] = Place.CALENDAR
    s.token_at[RED_TROTSKY] = Place.CALENDAR


def first_place(s: State, token: int) -> int:
    """Units of the Opposition's side stay in the box, and so do its own in a game for two."""
    if token >= FIRST_OPPOSITION:
        return Place.RESERVE if s.mode == Mode.SOLO else Place.OUT
    unused = s.mode == Mode.SOLO and token < FIRST_NEUTRAL and token // UNITS != s.side
    return Place.OUT if unused else Place.RESERVE


def set_owners(box: Box, s: State) -> None:
    for token in range(TOKENS):
        s.owner[token] = box.side[token]
        if token >= FIRST_OPPOSITION:
            s.owner[token] = other(s.side)


@follows(Rule.NEUTRALS_AT_START)
def place_neutrals(s: State) -> None:
    """One neutral unit, chosen at random, ready, in each region."""
    for region in range(REGIONS):
        s.token_at[any_of(s, TOKENS, is_spare_neutral, s)] = region


def is_spare_neutral(s: State, token: int) -> bool:
    return FIRST_NEUTRAL <= token < FIRST_LEADER and s.token_at[token] == Place.RESERVE


@follows(Rule.TILES_AT_START)
def draw_first_tiles(box: Box, s: State) -> None:
    for region in range(REGIONS):
        s.tile_left[region] = 1
    s.unrest = draw_tile(s)
    s.blockade_tile = draw_tile(s)
    s.blockade = box.tile_connection[s.blockade_tile]


def draw_tile(s: State) -> int:
    """A face-down region tile, or NONE when all are drawn."""
    region = any_of(s, REGIONS, is_tile_left, s)
    if region != NONE:
        s.tile_left[region] = 0
    return region


def is_tile_left(s: State, region: int) -> bool:
    return s.tile_left[region] == 1
