"""Setup: decks by the number of players, the first row, alliances; and how every row is laid."""

from ....engine.effects import clear_deeds
from ....engine.layout import NONE, say, say_to
from ....engine.rulebook import follows
from .alliances import draw_alliance
from .owning import recount
from .rulebook import Rule, Said
from .table import (
    ACTIVE_AT_START, AGENTS, ALLIANCES, ALLIANCES_DEALT, ALLIANCES_KEPT, FIRST_WAR, LONGEST_ROW, OBJECTS, OPERATIONS,
    PROJECTS, SEATS, SECONDARIES, Box, Ending, Pact, Place, Staff, State, Step, alliances, deck_for, file, hand,
    is_war, lay, next_seat, objects, staff,
)

gather_objects, gather_alliances, gather_staff = objects.gather, alliances.gather, staff.gather
draw_object, move_objects = objects.draw, objects.move_all


def setup(box: Box, s: State) -> None:
    """Everything as the game begins. The options are in the state already."""
    clear(box, s)
    s.step = Step.DEAL


@follows(Rule.PROJECT_BOARDS_ALL_FOUR, Rule.OPERATIONS_ASCENDING, Rule.FIRST_CURATOR)
def clear(box: Box, s: State) -> None:
    """An empty table: cards in their decks, agents at home, no coordinator in the four projects."""
    s.winner = NONE
    s.ending = Ending.NONE
    s.reveals = 0
    s.round = 1
    s.seat = s.curator = s.begins
    clear_deeds(s)
    s.then = Step.OVER
    clear_turn(s)
    clear_row(s)
    sort_decks(box, s)
    for operation in range(OPERATIONS):
        s.operation_of[operation] = NONE
    for seat in range(SEATS):
        clear_seat(s, seat)
    recount(box, s)


@follows(Rule.AGENTS_TEN, Rule.ACTIVE_THREE_RESERVE_SEVEN, Rule.FIVE_PLAYERS)
def clear_seat(s: State, seat: int) -> None:
    s.active[seat] = ACTIVE_AT_START if seat < s.players else 0
    s.reserve[seat] = AGENTS - ACTIVE_AT_START if seat < s.players else 0
    s.on_operation[seat] = s.drawn[seat] = s.rank[seat] = 0
    s.target[seat] = NONE
    for project in range(PROJECTS):
        s.stage[seat][project] = 0
    for kind in range(SECONDARIES):
        s.secondary[seat][kind] = 0


def clear_turn(s: State) -> None:
    """Nothing of a turn is going on."""
    s.played = s.cheaper = s.fewer_signs = s.advanced = s.owed = s.hired = s.spent = 0
    s.chosen = s.project = NONE


def clear_row(s: State) -> None:
    s.row_size = 0
    for place in range(LONGEST_ROW):
        s.in_row[place] = NONE


@follows(Rule.DECK_BY_PLAYER_COUNT, Rule.DECK_BOTH_WARS, Rule.OBJECT_PLAYER_MARK)
def sort_decks(box: Box, s: State) -> None:
    """Cards for more players stay in the box, and professionals if nobody wants them."""
    gather_objects(s, Place.DECK)
    gather_alliances(s, Pact.DECK)
    gather_staff(s, Staff.DECK if s.professionals == 1 else Staff.BOX)
    for card in range(OBJECTS):
        s.pieces[card] = 0
        if card < FIRST_WAR and box.players[card] > deck_for(s):
            lay(s, card, Place.BOX)
    for alliance in range(ALLIANCES):
        s.known_by[alliance] = 0


# The row

@follows(Rule.ROW_SIZE, Rule.FIVE_PLAYERS)
def full_row(s: State) -> int:
    """How many cards a row has."""
    if s.players < 4:
        return 8
    return 9 if s.players == 4 else LONGEST_ROW


@follows(Rule.FIRST_ROW_WITHOUT_WARS)
def lay_first_row(s: State) -> None:
    """Wars that turn up are laid aside and shuffled back."""
    while s.row_size < full_row(s):
        lay_one(s)
    move_objects(s, Place.WAR, Place.DECK)


@follows(Rule.WAR_OUT_OF_ROW, Rule.WAR_NOT_OBJECT)
def lay_row(s: State) -> None:
    """A war takes a place of the row, leaves it, and is not replaced."""
    for _ in range(full_row(s)):
        card = lay_one(s)
        if is_war(card):
            say(s, Said.WAR_BREAKS_OUT, card)


def lay_one(s: State) -> int:
    """The next card of the deck: into the row, or, if it is a war, beside the deck."""
    card = draw_object(s, Place.DECK, Place.ROW)
    if is_war(card):
        lay(s, card, Place.WAR)
    else:
        s.in_row[s.row_size] = card
        s.row_size += 1
    return card


# Alliances

@follows(Rule.SETUP_FOUR_ALLIANCES, Rule.SETUP_KEEP_FOUR_OF_SIX)
def deal(box: Box, s: State) -> None:
    lay_first_row(s)
    say(s, Said.ROUND_BEGINS, s.round)
    for seat in range(s.players):
        deal_hand(s, seat)
    s.step = Step.RETURN_ALLIANCE if s.experienced == 1 else Step.BEGIN_PHASE


def deal_hand(s: State, seat: int) -> None:
    for _ in range(ALLIANCES_DEALT if s.experienced == 1 else ALLIANCES_KEPT):
        draw_alliance(s, seat)
    s.drawn[seat] = 0       # what is counted are cards drawn later


@follows(Rule.SETUP_KEEP_FOUR_OF_SIX)
def return_refused(box: Box, s: State, alliance: int) -> int:
    return Rule.ALLOWED if s.alliance_at[alliance] == hand(s.seat) else Rule.ALLIANCE_FROM_HAND


@follows(Rule.SETUP_KEEP_FOUR_OF_SIX)
def return_alliance(box: Box, s: State, alliance: int) -> None:
    """Each lays two cards aside; nobody sees what the others keep."""
    file(s, alliance, Pact.RETURNED + s.seat)
    say(s, Said.ALLIANCE_RETURNED, s.seat)
    say_to(s, s.seat, Said.ALLIANCE_RETURNED_BY_YOU, alliance)
    if s.pact_size[hand(s.seat)] == ALLIANCES_KEPT:
        s.seat = next_seat(s, s.seat)
        if s.seat == s.curator:
            shuffle_returned(s)
            s.step = Step.BEGIN_PHASE


@follows(Rule.SETUP_RETURNED_CARDS_SHUFFLED)
def shuffle_returned(s: State) -> None:
    """What was returned is in the deck again. Who returned a card knows that nobody has been dealt it."""
    for alliance in range(ALLIANCES):
        if Pact.RETURNED <= s.alliance_at[alliance] < Pact.CONCLUDED:
            s.known_by[alliance] = 1 + s.alliance_at[alliance] - Pact.RETURNED
            file(s, alliance, Pact.DECK)
