"""What is on the table."""

from enum import IntEnum

from gamekit.engine.layout import ALL, Layout, Table, number, ranks, row
from gamekit.engine.places import NOBODY, OWNER, Places, Things
from gamekit.engine.steps import Kind

HEAPS, CARDS, SEATS, MOST = 3, 5, 4, 20


class Seat(IntEnum):
    ANNA = 0
    BORIS = 1
    CLARA = 2
    DANA = 3


SEAT = Kind.of("seat", Seat)


class Place(Places):
    """Where a card is, and who sees it there."""

    PACK = NOBODY
    HAND = OWNER, SEAT
    OPEN = ALL
    UNSEEN = NOBODY


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
PLACE = Place.kind("place")
KINDS = (HEAP, CARD, AMOUNT, ANSWER, SEAT, PLACE, Kind.of("step", Step), Kind.of("ending", Ending))


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
    place_size: list[int] = row(PLACE.size, derived=True)


cards = Things(State, "card_at", Place)
put, draw_card, first_in = cards.put, cards.draw, cards.first_in
gather, is_seen = cards.gather, cards.is_seen


def hand(seat: int) -> int:
    return Place.HAND + seat


def card_of(s: State, seat: int) -> int:
    return first_in(s, hand(seat))
