"""Setup: the row of districts, the missions, tokens and the first hand."""

from ....engine.dice import any_of, below
from ....engine.layout import NONE, say, say_to
from ....engine.rulebook import follows
from .rulebook import Rule, Said
from .table import (
    CARDS, DISTRICTS, FIRST_HAND, LAST_ROUND, MIDDLE, MISSIONS, ON_TABLE, SLOTS, TOKENS, Box, District, Drawn, Ending,
    Face, Mode, Pile, Seat, State, Step, draw_card, gather,
)


def setup(box: Box, s: State) -> None:
    """Everything as the game begins. The options are in the state already."""
    set_table(s)
    set_cards(s)
    shuffle_row(s)
    draw_missions(box, s)
    s.step = Step.DEAL


@follows(Rule.TOKENS_AT_START)
def set_table(s: State) -> None:
    """No district is captured, all tokens lie face up, round 1 begins."""
    s.seat = Seat.RESISTANCE
    s.winner = NONE
    s.ending = Ending.NONE
    s.reveals = 0
    s.round = 1
    s.decisive = s.actions = 0
    s.slot = s.district = s.cordoned = NONE
    s.row_size = DISTRICTS
    for token in range(TOKENS):
        s.token_down[token] = 0
    for district in range(DISTRICTS):
        s.in_row[district] = district
        s.captured_by[district] = NONE
        s.captured_in[district] = s.marked[district] = s.passed_in[district] = 0
        for round in range(LAST_ROUND + 1):
            s.arrived[district][round] = 0
    for slot in range(SLOTS):
        s.planned_card[slot] = NONE
        s.planned_face[slot] = Face.EMPTY


@follows(Rule.DECK)
def set_cards(s: State) -> None:
    """All cards in the deck."""
    gather(s, Pile.DECK)
    for card in range(CARDS):
        s.opened[card] = s.came_in[card] = 0


@follows(Rule.ROW_AT_START, Rule.CAPITOL_IN_MIDDLE)
def shuffle_row(s: State) -> None:
    """The districts in random order. In Capitol mode the Capitol then changes places with the middle one."""
    for place in range(DISTRICTS - 1, 0, -1):
        swap_districts(s, place, below(s, place + 1))
    if s.mode == Mode.CAPITOL:
        for place in range(DISTRICTS):
            if s.in_row[place] == District.CAPITOL:
                swap_districts(s, place, MIDDLE)
                break


def swap_districts(s: State, place: int, other: int) -> None:
    district = s.in_row[place]
    s.in_row[place] = s.in_row[other]
    s.in_row[other] = district


@follows(Rule.MISSIONS_AT_START)
def draw_missions(box: Box, s: State) -> None:
    """Revolution, then the missions that the options ask for, and random others."""
    for place in range(ON_TABLE):
        s.open_missions[place] = NONE
    s.open_missions[0] = 0
    lay_mission(s, s.mission_a)
    lay_mission(s, s.mission_b)
    lay_mission(s, s.mission_c)
    while s.open_missions[ON_TABLE - 1] == NONE:
        lay_mission(s, any_of(s, MISSIONS, may_come, box, s))


def lay_mission(s: State, mission: int) -> None:
    """Put a mission on the table, unless it lies there already, as Revolution (number 0) always does."""
    for place in range(ON_TABLE):
        if s.open_missions[place] == mission:
            break
        if s.open_missions[place] == NONE:
            s.open_missions[place] = mission
            break


def may_come(box: Box, s: State, mission: int) -> bool:
    """Whether a mission may come into this game and is not on the table."""
    for place in range(ON_TABLE):
        if s.open_missions[place] == mission:
            return False
    return s.missions == Drawn.ALL or box.in_rulebook[mission] == 1


@follows(Rule.HAND_AT_START)
def deal(box: Box, s: State) -> None:
    say(s, Said.ROUND_BEGINS, s.round)
    draw(s, FIRST_HAND)
    s.step = Step.MARK_DISTRICTS


def draw(s: State, number: int) -> None:
    """Random cards from the deck: its order is nowhere in the state, so that nobody can know it."""
    say(s, Said.CARDS_DRAWN, number)
    for _ in range(number):
        say_to(s, Seat.RESISTANCE, Said.CARD_DRAWN_BY_YOU, draw_card(s, Pile.DECK, Pile.HAND))
