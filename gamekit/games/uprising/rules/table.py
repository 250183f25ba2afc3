"""What is on the table: the things of the game, the box and the state."""

from enum import IntEnum

from ....engine.layout import NONE, Layout, Table, grid, number, row
from ....engine.places import Places, Things
from ....engine.steps import Kind

CARDS, DISTRICTS, MISSIONS, TOKENS, SLOTS = 24, 5, 11, 4, 3
TYPES, VALUES = 4, 10                   # types that have values; values are 0 .. 9
FIRST_HAND, PER_DRAW = 5, 3
ON_TABLE = 4                            # missions in a game: Revolution and three others
TO_WIN = 3                              # captures
ACTIONS = 2                             # tokens that the Empire uses in a round
MIDDLE = 2                              # of the row
LAST_ROUND = 8


class Seat(IntEnum):
    RESISTANCE = 0
    EMPIRE = 1


class District(IntEnum):
    PLENTY = 0
    PEACE = 1
    TRUTH = 2
    POLICE = 3
    CAPITOL = 4


class Type(IntEnum):
    """What is printed on a card of the Resistance."""

    RIOT = 0
    DIVERSION = 1
    GEAR = 2
    PROPAGANDA = 3
    PROVOCATION = 4


DISTRICT = Kind.of("district", District)


class Pile(Places):
    """Where a card is. The Resistance may look at all its cards, and knows what is left in the deck."""

    DECK = Seat.RESISTANCE
    HAND = Seat.RESISTANCE
    PLANNED = Seat.RESISTANCE               # above the escalation marker
    LIQUIDATED = Seat.RESISTANCE
    DISTRICT = Seat.RESISTANCE, DISTRICT    # cards of a captured district stay with it
    UNSEEN = Seat.RESISTANCE                # in a view: somewhere the seat cannot see


class Slot(IntEnum):
    """The places above the escalation marker. The face-up card lies in the first."""

    FIRST = 0
    SECOND = 1
    THIRD = 2


class Face(IntEnum):
    """How a planned card lies."""

    EMPTY = 0
    DOWN = 1
    UP = 2


class Token(IntEnum):
    SURVEILLANCE = 0
    LIQUIDATION = 1
    DISORIENTATION = 2
    CORDON = 3


class Condition(IntEnum):
    """The kinds of conditions that missions have; `type`, `least` ... are columns of `box/missions.csv`."""

    TOTAL = 0           # all values together are at least `least`
    SUM_WITHOUT = 1     # the sum of `type` is at least `least`, and there is no card of `other`
    FACE_UP = 2         # at least `least` face-up cards of one type
    MORE_THAN = 3       # the sum of `type` is above that of `other`, which is at least `other_least`
    EVERY_TYPE = 4      # at least `least` cards of each type
    SAME_VALUE = 5      # at least `least` cards of one value
    RUN = 6             # `least` values that follow each other
    TWO_SUMS = 7        # the sum of `type` is at least `least`, that of `other` at least `other_least`


class Mode(IntEnum):
    STANDARD = 0
    CAPITOL = 1


class Drawn(IntEnum):
    """Which missions can come into the game."""

    ALL = 0
    RULEBOOK = 1


class Capture(IntEnum):
    DECLARED = 0
    AUTOMATIC = 1


class Ending(IntEnum):
    """How a game ended."""

    NONE = 0
    THREE_DISTRICTS = 1
    CAPITOL = 2
    EMPIRE_HOLDS = 3


class Step(IntEnum):
    OVER = 0
    DEAL = 1
    MARK_DISTRICTS = 2
    PLAN_OPEN = 3
    PLAN_CLOSED = 4
    CHOOSE_TOKEN = 5
    SURVEIL = 6
    LIQUIDATE = 7
    DISORIENT = 8
    SEND_CARD = 9
    CORDON = 10
    DISTRIBUTE = 11
    CAPTURE_DISTRICT = 12
    CAPTURE_MISSION = 13
    CHECK_DISTRICTS = 14
    END_ROUND = 15


CARD = Kind("card", CARDS)
MISSION = Kind("mission", MISSIONS)
TOKEN = Kind.of("token", Token)
SLOT = Kind.of("slot", Slot)
SEAT = Kind.of("seat", Seat)
TYPE = Kind.of("type", Type)
PILE = Pile.kind("pile")
FACE = Kind.of("face", Face)
STEP = Kind.of("step", Step)
ENDING = Kind.of("ending", Ending)
KINDS = (CARD, MISSION, DISTRICT, TOKEN, SLOT, SEAT, TYPE, PILE, FACE, STEP, ENDING)
PILES = PILE.size


class Box(Layout):
    """What is in the box, from the CSV files."""

    type: list[int] = row(CARDS)                    # of a card
    value: list[int] = row(CARDS)                   # 0: a Provocation
    condition: list[int] = row(MISSIONS)
    first_type: list[int] = row(MISSIONS)           # of a mission's condition, or NONE
    least: list[int] = row(MISSIONS)
    second_type: list[int] = row(MISSIONS)
    second_least: list[int] = row(MISSIONS)
    in_capitol: list[int] = row(MISSIONS)           # `least` for the Capitol in its mode; 0: as elsewhere
    in_rulebook: list[int] = row(MISSIONS)          # 1: the rulebook tells the condition


class State(Table):
    """Everything that can change, and the options of the match."""

    # Options
    mode: int = number(high=1)
    missions: int = number(high=1)
    capture: int = number(high=1)
    mission_a: int = number(high=MISSIONS - 1)      # 0: drawn at random
    mission_b: int = number(high=MISSIONS - 1)
    mission_c: int = number(high=MISSIONS - 1)

    # The table
    round: int = number(low=1, high=LAST_ROUND, shown=True)
    decisive: int = number(low=0, high=1)                               # the Decisive Operation
    in_row: list[int] = row(DISTRICTS, kind="district", low=NONE, shown=True)   # uncaptured, from left to right
    row_size: int = number(low=0, high=DISTRICTS, derived=True)
    open_missions: list[int] = row(ON_TABLE, kind="mission", low=NONE, shown=True)
    token_down: list[int] = row(TOKENS, of="token", low=0, high=1, shown=True)
    captured_by: list[int] = row(DISTRICTS, of="district", kind="mission", low=NONE)
    captured_in: list[int] = row(DISTRICTS, of="district", low=0, high=LAST_ROUND)     # the round, 0: not captured

    # Cards
    card_at: list[int] = row(CARDS, of="card", kind="pile", rest=Pile.DECK, counts="pile_size")
    pile_size: list[int] = row(PILES, derived=True)
    open: list[int] = row(CARDS, of="card", mark="card_at", low=0, high=1)      # lies face up
    opened: list[int] = row(CARDS, of="card", mark="card_at", low=0, high=1)    # turned up by the capture
    known: list[int] = row(CARDS, of="card", mark="card_at", low=0, high=1)     # face down, but everybody can tell

    # What automatic checks tell. Rounds are noted with that option only; a card of round 0 was there before all checks.
    came_in: list[int] = row(CARDS, of="card", low=0, high=LAST_ROUND)          # the round it came to its district in
    arrived: list[list[int]] = grid(DISTRICTS, LAST_ROUND + 1, low=0, high=CARDS)   # how many cards, by the round
    passed_in: list[int] = row(DISTRICTS, of="district", low=0, high=LAST_ROUND)    # the last check that passed it by

    # The round that is going on
    marked: list[int] = row(DISTRICTS, of="district", low=0, high=1)            # under the escalation marker
    planned_card: list[int] = row(SLOTS, kind="card", low=NONE)
    planned_face: list[int] = row(SLOTS, kind="face")
    actions: int = number(low=0, high=ACTIONS)      # tokens used
    slot: int = number(kind="slot", low=NONE)       # the card that is sent or distributed
    district: int = number(kind="district", low=NONE)       # being captured
    cordoned: int = number(kind="district", low=NONE)


cards = Things(State, "card_at", Pile, known=("open", "known"))
put, draw_card, gather, hide_cards = cards.put, cards.draw, cards.gather, cards.hide


def clock(box: Box, s: State) -> int:
    """Rounds that are over."""
    return s.round - 1


def pile_of(district: int) -> int:
    """Where a district's cards lie."""
    return Pile.DISTRICT + district


def captures(s: State) -> int:
    return DISTRICTS - s.row_size


def is_captured(s: State, district: int) -> bool:
    return s.captured_in[district] > 0


def in_reach(s: State, district: int) -> bool:
    """Whether cards can be distributed there: under the marker, or anywhere in the Decisive Operation."""
    if s.decisive == 1:
        return s.captured_in[district] == 0
    return s.marked[district] == 1
