"""What studies note of a game."""

from ....engine.measures import Measure
from ..rules.table import CARDS, DISTRICTS, ON_TABLE, Box, Pile, Seat, State, Type, captures, is_captured


def score(box: Box, s: State, seat: int) -> int:
    """Districts that a seat holds: captured ones, or those that are left."""
    return captures(s) if seat == Seat.RESISTANCE else s.row_size


def captured(box: Box, s: State) -> int:
    return captures(s)


def rounds(box: Box, s: State) -> int:
    return s.round


def first_capture(box: Box, s: State) -> int:
    """The round of the first capture, 0 if there was none."""
    first = 0
    for district in range(DISTRICTS):
        if is_captured(s, district) and (first == 0 or s.captured_in[district] < first):
            first = s.captured_in[district]
    return first


def liquidated(box: Box, s: State) -> int:
    """Cards that went aside, Provocations included."""
    return s.pile_size[Pile.LIQUIDATED]


def found_out(box: Box, s: State) -> int:
    """Provocations that the Empire spent Surveillance or Liquidation on."""
    number = 0
    for card in range(CARDS):
        if box.type[card] == Type.PROVOCATION and s.card_at[card] == Pile.LIQUIDATED:
            number += 1
    return number


def on_table(box: Box, s: State, mission: int) -> int:
    """1 if the mission is one of the four of this game."""
    for place in range(ON_TABLE):
        if s.open_missions[place] == mission:
            return 1
    return 0


def met(box: Box, s: State, mission: int) -> int:
    """Districts that were captured by a mission."""
    number = 0
    for district in range(DISTRICTS):
        if s.captured_by[district] == mission:
            number += 1
    return number


def control(box: Box, s: State, district: int) -> int:
    """1 where the Resistance has captured the district, -1 where the Empire holds it."""
    return 1 if is_captured(s, district) else -1


MEASURES = (
    Measure("score", score, of="seat"),
    Measure("captured", captured, each_round=True),
    Measure("rounds", rounds),
    Measure("first_capture", first_capture),
    Measure("liquidated", liquidated),
    Measure("found_out", found_out),
    Measure("on_table", on_table, of="mission"),
    Measure("met", met, of="mission"),
    Measure("control", control, of="district", each_round=True),
)
