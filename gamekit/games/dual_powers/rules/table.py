"""What is on the table: the things of the game, the box and the state."""

from enum import IntEnum

from ....engine.layout import ALL, NONE, Layout, Table, grid, number, row
from ....engine.places import NOBODY, OWNER, Places, Things
from ....engine.steps import Kind

REGIONS, UNITS, NEUTRALS, LEADERS, LEVELS, PER_LEVEL = 6, 10, 6, 3, 3, 9
ORDERS = 48
CARDS = ORDERS + 2 * LEADERS                        # order cards, then red and white leader cards
FIRST_NEUTRAL = 2 * UNITS                           # tokens: red units, white units, neutral units,
FIRST_LEADER = FIRST_NEUTRAL + NEUTRALS             # red leaders, white leaders,
TROTSKY = FIRST_LEADER + 2 * LEADERS                # neutral Trotsky,
RED_TROTSKY = TROTSKY + 1                           # red Trotsky,
FIRST_OPPOSITION = TROTSKY + 2                      # and the Opposition's units by level
TOKENS = FIRST_OPPOSITION + LEVELS * PER_LEVEL
MAX_CONNECTIONS = 15                                # every two of six regions
HAND_DRAW, TURNS, SOLO_ROUNDS = 5, 4, 3
LAST_DAY, LAST_MONTH = 31, 5


class Region(IntEnum):
    GREEN = 0
    RED = 1
    PURPLE = 2
    BROWN = 3
    WHITE = 4
    BLUE = 5


class Seat(IntEnum):
    RED = 0
    WHITE = 1


class Side(IntEnum):
    """Whose colour a token shows."""

    RED = 0
    WHITE = 1
    NEUTRAL = 2


REGION = Kind.of("region", Region)
SEAT = Kind.of("seat", Seat)


class Place(Places):
    """Where a token is."""

    REGION = ALL, REGION
    RESERVE = ALL
    CALENDAR = ALL      # Trotsky before he returns
    OUT = ALL           # out of the game


class Pile(Places):
    """Where a card is, and who sees it there."""

    DECK = NOBODY
    DISCARD = ALL
    HAND = OWNER, SEAT
    OBJECTIVE = OWNER, SEAT
    PLAYED = ALL, SEAT
    LEADERS = ALL       # solo: the Opposition's leaders; they lie face down, and come at random
    ASIDE = ALL         # leader cards that were played
    UNSEEN = NOBODY     # in a view: somewhere the seat cannot see


class Action(IntEnum):
    RECRUIT = 0
    MOVE = 1
    DOUBLE_MOVE = 2
    RECOVER = 3
    RECRUIT_LEADER = 4
    PROTEST = 5
    ESPIONAGE = 6
    INSPIRE = 7
    DRAW_CARD = 8
    ORGANISE = 9


class Prize(IntEnum):
    POINTS = 0
    BONUS = 1


class Month(IntEnum):
    MAR_APR = 0
    MAY_JUN = 1
    JUL = 2
    AUG = 3
    SEP = 4
    OCT_NOV = 5


class Event(IntEnum):
    TROTSKY_RETURNS = 0
    TROTSKY_JOINS = 1


class Phase(IntEnum):
    NEW_CARDS = 0
    OBJECTIVES = 1
    ACTIONS = 2
    SCORING = 3
    CLEANUP = 4


class Mode(IntEnum):
    DUEL = 0
    SOLO = 1


class Ending(IntEnum):
    """How a game ended."""

    NONE = 0
    TRACK = 1
    CALENDAR = 2
    ROUND_THREE = 3
    WILL = 4


class Step(IntEnum):
    OVER = 0
    DRAW_CARDS = 1
    CHOOSE_OBJECTIVE = 2
    PLAY_CARD = 3
    ORDER_ACTION = 4
    RECRUIT_UNIT = 5
    MOVE_TOKEN = 6
    MOVE_TO = 7
    RECOVER_TOKEN = 8
    LEADER_ACTION = 9
    PLACE_LEADER = 10
    PLACE_BLOCKADE = 11
    BONUS_ACTION = 12
    BONUS_UNIT = 13
    BONUS_REGION = 14
    SCORE_UNREST = 15
    UNREST_PRIZE = 16
    REVEAL_OBJECTIVES = 17
    SCORE_OBJECTIVE = 18
    EXHAUST_TOKENS = 19
    CLEANUP = 20
    OPPOSITION_LEADER = 21
    OPPOSITION_CARD = 22
    OPPOSITION_UNIT = 23
    OPPOSITION_BONUS = 24


CARD = Kind("card", CARDS)
TOKEN = Kind("token", TOKENS)
CONNECTION = Kind("connection", MAX_CONNECTIONS)
TRACK = Kind("track", 1)
PLACE = Place.kind("place")
PILE = Pile.kind("pile")
ACTION = Kind.of("action", Action)
PRIZE = Kind.of("prize", Prize)
MONTH = Kind.of("month", Month)
PHASE = Kind.of("phase", Phase)
STEP = Kind.of("step", Step)
ENDING = Kind.of("ending", Ending)
KINDS = (CARD, TOKEN, CONNECTION, TRACK, REGION, SEAT, PLACE, PILE, ACTION, PRIZE, MONTH, PHASE, STEP, ENDING)
PILES = PILE.size


class Box(Layout):
    """What is in the box, from the CSV files."""

    days: list[int] = row(CARDS)                    # of a card
    target: list[int] = row(CARDS)                  # an order card's region
    recruit: list[int] = row(CARDS)                 # an order card's recruit value, in bars
    action: list[int] = row(CARDS)                  # an order card's action, a leader card's special
    points: list[int] = row(CARDS)                  # an order card's points as objective
    side: list[int] = row(TOKENS)
    bars: list[int] = row(TOKENS)                   # a unit's recruit value
    ready: list[int] = row(TOKENS)                  # strength
    exhausted: list[int] = row(TOKENS)
    connection_from: list[int] = row(MAX_CONNECTIONS)
    connection_to: list[int] = row(MAX_CONNECTIONS)
    connections: int = number()                     # how many there are
    connection_tile: list[int] = row(MAX_CONNECTIONS)   # the region whose tile blocks it, or NONE
    tile_connection: list[int] = row(REGIONS)       # the connection that a region's tile blocks
    road: list[list[int]] = grid(REGIONS, REGIONS)  # the connection between two regions, or NONE
    unrest_points: list[int] = row(LAST_MONTH + 1)
    month_event: list[int] = row(LAST_MONTH + 1)
    track: list[int] = row(1)                       # spaces from the middle of the support track to its end


class State(Table):
    """Everything that can change, and the options of the match."""

    # Options
    mode: int = number(high=1)
    side: int = number(high=1)                      # solo: the player's side
    difficulty: int = number(low=1, high=6)
    discard_hand: int = number(high=1)
    neutrals_move_alone: int = number(high=1)
    unrest_bonus_exhausts: int = number(high=1)

    # Time and tracks
    round: int = number(low=1, high=99, shown=True)
    phase: int = number(kind="phase", shown=True)
    first: int = number(kind="seat", shown=True)                # who began the action phase
    turn: int = number(low=0, high=9, shown=True)               # turns begun in this phase
    day: int = number(low=1, high=LAST_DAY, shown=True)
    month: int = number(kind="month", shown=True)
    will: int = number(kind="seat", shown=True)                 # who holds the Will of the People
    support: int = number(low=-99, high=99, shown=True)         # above 0: towards red
    unrest: int = number(kind="region", low=NONE, shown=True)
    blockade_tile: int = number(kind="region", low=NONE, shown=True)
    blockade: int = number(kind="connection", low=NONE, shown=True)
    tile_left: list[int] = row(REGIONS, of="region", low=0, high=1, shown=True)     # face-down tiles

    # Tokens
    token_at: list[int] = row(TOKENS, of="token", kind="place")
    exhausted: list[int] = row(TOKENS, of="token", mark="token_at", low=0, high=1)
    owner: list[int] = row(TOKENS, derived=True)    # a Side; the Opposition's units have its side

    # Cards
    card_at: list[int] = row(CARDS, of="card", kind="pile", rest=Pile.DECK, counts="pile_size")
    pile_size: list[int] = row(PILES, derived=True)
    objective_known: list[int] = row(2, of="seat", low=0, high=1, shown=True)       # the owner knows the own objective
    objective_shown: list[int] = row(2, of="seat", low=0, high=1)       # it lies face up
    shuffles: int = number(low=0, high=99)
    shuffle_of: list[int] = row(CARDS, of="card", low=0, high=99)       # the shuffle that brought a card into the deck
    objective_shuffle: int = number(low=0, high=99)                     # shuffles before the objectives lay
    opposition_row: list[int] = row(HAND_DRAW, kind="card", low=NONE)   # solo: its cards in the order of play

    # The turn that is going on
    card: int = number(kind="card", low=NONE)       # the card that was played
    token: int = number(kind="token", low=NONE)     # the token that was chosen
    bars_left: int = number(low=0, high=9)          # recruiting
    begun: int = number(low=0, high=1)              # part of the action is done: the rest may be left out
    steps_left: int = number(low=0, high=2)         # moving
    leader_placed: int = number(low=0, high=1)
    special_used: int = number(low=0, high=1)
    bonus: int = number(low=0, high=1)              # a bonus action is due

    # Scoring
    marker_at: list[int] = row(3, kind="region", low=NONE)              # objective markers 1, 2, 3
    scored_card: list[int] = row(2, kind="card", low=NONE)              # the cards of markers 2 and 3
    next_marker: int = number(low=0, high=3)


cards = Things(State, "card_at", Pile, came="shuffle_of")
put, draw, first_in = cards.put, cards.draw, cards.first_in
gather, shuffle_in, is_seen = cards.gather, cards.reshuffle, cards.is_seen


def clock(box: Box, s: State) -> int:
    """Rounds that are over."""
    return s.round - 1


def other(seat: int) -> int:
    return 1 - seat


def hand(seat: int) -> int:
    return Pile.HAND + seat


def objective(seat: int) -> int:
    return Pile.OBJECTIVE + seat


def played(seat: int) -> int:
    return Pile.PLAYED + seat


def objective_card(s: State, seat: int) -> int:
    """The order card in a seat's objective space, or NONE."""
    return first_in(s, objective(seat))


def tokens_in_play(s: State) -> int:
    """Tokens 0 .. n-1 can be on the map: the Opposition's units only in a solo game."""
    return TOKENS if s.mode == Mode.SOLO else FIRST_OPPOSITION


def leader_token(card: int) -> int:
    """The token of a leader card."""
    return FIRST_LEADER + card - ORDERS


def is_opposition(s: State, seat: int) -> bool:
    return s.mode == Mode.SOLO and seat != s.side


def controls(s: State, seat: int, token: int) -> bool:
    """Own tokens, and neutral ones while the seat holds the Will of the People."""
    if s.owner[token] != Side.NEUTRAL:
        return s.owner[token] == seat
    return s.will == seat and (s.neutrals_move_alone == 1 or has_own_token(s, seat, s.token_at[token]))


def has_own_token(s: State, seat: int, region: int) -> bool:
    for token in range(tokens_in_play(s)):
        if s.token_at[token] == region and s.owner[token] == seat:
            return True
    return False
