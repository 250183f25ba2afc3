"""What is on the table."""

from enum import IntEnum

from gamekit.engine.layout import Layout, Table, number, ranks, row
from gamekit.engine.steps import Kind

HEAPS, CARDS, SEATS, MOST = 3, 5, 4, 20


class Seat(IntEnum):
    ANNA = 0
    BORIS = 1
    CLARA = 2
    DANA = 3


class Place(IntEnum):
    PACK = 0
    ANNA_HAND = 1
    BORIS_HAND = 2
    CLARA_HAND = 3
    DANA_HAND = 4
    OPEN = 5
    UNSEEN = 6


class Amount(IntEnum):
    ONE = 0
    TWO = 1
    THREE = 2


class Answer(IntEnum):
    YES = 0


class Step(IntEnum):
    OVER = 0
    DEAL = 1
    CHOOSE_HEAP = 2
    TAKE = 3
    SWAP = 4


class Ending(IntEnum):
    NONE = 0
    POINTS = 1
    LAST_PEBBLE = 2
    SHARED = 3


HEAP = Kind("heap", HEAPS)
CARD = Kind("card", CARDS)
AMOUNT = Kind.of("amount", Amount)
ANSWER = Kind.of("answer", Answer)
KINDS = (
    HEAP, CARD, AMOUNT, ANSWER, Kind.of("seat", Seat), Kind.of("place", Place), Kind.of("step", Step),
    Kind.of("ending", Ending),
)


class Box(Layout):
    pebbles: list[int] = row(HEAPS)
    bonus: list[int] = row(CARDS)


class State(Table):
    players: int = number(low=2, high=SEATS)
    begins: int = number(low=0, high=SEATS - 1)
    left: list[int] = row(HEAPS, of="heap", low=0, high=MOST, shown=True)
    chosen: int = number(kind="heap", low=-1)
    points: list[int] = row(SEATS, of="seat", low=0, high=3 * MOST + 9)
    last: int = number(kind="seat", low=-1)
    rank: list[int] = ranks(SEATS)
    card_at: list[int] = row(CARDS, of="card", kind="place", rest=Place.PACK, counts="place_size")
    place_size: list[int] = row(len(Place), derived=True)


def hand(seat: int) -> int:
    return Place.ANNA_HAND + seat


def put(s: State, card: int, place: int) -> None:
    s.place_size[s.card_at[card]] -= 1
    s.card_at[card] = place
    s.place_size[place] += 1


def card_of(s: State, seat: int) -> int:
    for card in range(CARDS):
        if s.card_at[card] == hand(seat):
            return card
    return -1
