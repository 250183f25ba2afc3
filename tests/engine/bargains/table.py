"""What is on the table."""

from enum import IntEnum

from gamekit.engine.conditions import TEST
from gamekit.engine.effects import DEPTH, DeedTable
from gamekit.engine.layout import Layout, grid, number, row
from gamekit.engine.steps import Kind

CARDS, CLAUSES, TESTS, HAND, MOST = 12, 2, 2, 3, 999


class Seat(IntEnum):
    ANNA = 0
    BORIS = 1
    CLARA = 2


SEATS = len(Seat)


class Place(IntEnum):
    DECK = 0
    ANNA_HAND = 1
    BORIS_HAND = 2
    CLARA_HAND = 3
    ANNA_OPEN = 4
    BORIS_OPEN = 5
    CLARA_OPEN = 6
    UNSEEN = 7


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
    TIE = 2


CARD = Kind("card", CARDS)
SEAT = Kind.of("seat", Seat)
GOOD = Kind.of("good", Good)
QUANTITY = Kind.of("quantity", Quantity)
KINDS = (
    CARD, Kind("deed", CARDS), SEAT, GOOD, QUANTITY, Kind.of("place", Place), Kind.of("effect", Effect),
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
    card_at: list[int] = row(CARDS, of="card", kind="place", rest=Place.DECK, counts="place_size")
    place_size: list[int] = row(len(Place), derived=True)


def hand(seat: int) -> int:
    return Place.ANNA_HAND + seat


def table(seat: int) -> int:
    return Place.ANNA_OPEN + seat


def put(s: State, card: int, place: int) -> None:
    s.place_size[s.card_at[card]] -= 1
    s.card_at[card] = place
    s.place_size[place] += 1


def deed_of(box: Box, card: int) -> int:
    """Every card has one text."""
    return card


def owner_of(box: Box, s: State, card: int) -> int:
    return s.card_at[card] - Place.ANNA_OPEN


def is_open(s: State, card: int) -> bool:
    return Place.ANNA_OPEN <= s.card_at[card] <= Place.CLARA_OPEN


def all_goods(s: State, seat: int) -> int:
    total = 0
    for good in range(GOODS):
        total += s.goods[seat][good]
    return total
