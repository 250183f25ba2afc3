"""What is on the table."""

from enum import IntEnum

from gamekit.engine.conditions import TEST
from gamekit.engine.effects import DEPTH, DeedTable
from gamekit.engine.layout import ALL, Layout, grid, number, ranks, row
from gamekit.engine.places import NOBODY, OWNER, Places, Things
from gamekit.engine.steps import Kind

CARDS, CLAUSES, TESTS, HAND, MOST = 12, 2, 2, 3, 999


class Seat(IntEnum):
    ANNA = 0
    BORIS = 1
    CLARA = 2


SEATS = len(Seat)
SEAT = Kind.of("seat", Seat)


class Place(Places):
    DECK = NOBODY
    HAND = OWNER, SEAT
    OPEN = ALL, SEAT
    UNSEEN = NOBODY


class Good(IntEnum):
    WOOL = 0
    SALT = 1
    IRON = 2


GOODS = len(Good)


class Effect(IntEnum):
    GUARD = 0
    GAIN = 1
    BEG = 2
    REPEAT = 3
    SELL = 4
    POINTS_PER = 5


class Timing(IntEnum):
    AT_ONCE = 0
    LASTING = 1
    AFTER_GAINING = 2
    AT_END = 3


class Quantity(IntEnum):
    WOOL = 0
    SALT = 1
    IRON = 2
    CARDS = 3
    GAINED = 4


class Step(IntEnum):
    OVER = 0
    RESOLVE = 1
    CHOOSE_EFFECT = 2
    DEAL = 3
    PLAY = 4
    NEXT_TURN = 5
    COUNT = 6
    CHOOSE_RIVAL = 7
    GIVE = 8
    REPEAT = 9


class Ending(IntEnum):
    NONE = 0
    POINTS = 1
    SHARED = 2


CARD = Kind("card", CARDS)
PLACE = Place.kind("place")
GOOD = Kind.of("good", Good)
QUANTITY = Kind.of("quantity", Quantity)
KINDS = (
    CARD, Kind("deed", CARDS), SEAT, GOOD, QUANTITY, PLACE, Kind.of("effect", Effect),
    Kind.of("timing", Timing), Kind.of("step", Step), Kind.of("ending", Ending),
)


class Box(Layout):
    needs: list[list[int]] = grid(CARDS, TEST * TESTS, "i2")    # to play the card
    timing: list[int] = row(CARDS)
    when: list[list[int]] = grid(CARDS, TEST * TESTS, "i2")     # for its effect to happen
    effect: list[list[int]] = grid(CARDS, CLAUSES)
    what: list[list[int]] = grid(CARDS, CLAUSES)
    amount: list[list[int]] = grid(CARDS, CLAUSES, "i2")


class State(DeedTable):
    cause: int = number(kind="card", low=-1)
    waiting_cause: list[int] = row(DEPTH, kind="card", low=-1)
    due: list[int] = row(CARDS, of="card", low=0, high=DEPTH + 2)
    turns: int = number(low=0, high=SEATS * HAND)
    gained: int = number("i2", low=0, high=MOST)                # by the word that was carried out last
    goods: list[list[int]] = grid(SEATS, GOODS, "i2", low=0, high=MOST)
    points: list[int] = row(SEATS, "i2", of="seat", low=0, high=9999)
    rank: list[int] = ranks(SEATS)
    card_at: list[int] = row(CARDS, of="card", kind="place", rest=Place.DECK, counts="place_size")
    place_size: list[int] = row(PLACE.size, derived=True)


cards = Things(State, "card_at", Place)
put, draw, gather = cards.put, cards.draw, cards.gather


def hand(seat: int) -> int:
    return Place.HAND + seat


def table(seat: int) -> int:
    return Place.OPEN + seat


def deed_of(box: Box, card: int) -> int:
    """Every card has one text."""
    return card


def owner_of(box: Box, s: State, card: int) -> int:
    return s.card_at[card] - Place.OPEN


def is_open(s: State, card: int) -> bool:
    return Place.OPEN <= s.card_at[card] < Place.UNSEEN


def all_goods(s: State, seat: int) -> int:
    total = 0
    for good in range(GOODS):
        total += s.goods[seat][good]
    return total
