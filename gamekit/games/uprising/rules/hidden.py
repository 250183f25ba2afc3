"""Hidden information: what a seat cannot see, and a world that fits what it can.

The Resistance may look at all its cards and knows what is left in the deck; the deck's order is nowhere in the state.
So only the Empire (and everybody, who sees what lies open) lacks something: which card lies face down where. What it
can tell of these cards, and what a redeal therefore respects:

* How many lie in each place, and which of the places above the marker hold one.
* A liquidated card that stayed face down is no Provocation: that would have been opened.
* Three face-down cards in the Decisive Operation are Provocations (they are marked `known` and never hidden).
* A captured district met the mission that was named, with exactly the cards opened that this world would open: so no
  hidden card is of a forbidden type, and none would have made the mission with fewer or lower cards.
* A district that the automatic check captured met no mission that lies before the named one. In every check that
  passed a district by, it met none with the cards that had come until then, as they lay: everybody has seen in which
  round a card came, face down or not. (A declared capture is optional: its absence tells nothing.)
* A district that is being declared meets a mission.

A redeal makes everything else as likely as anything else, as it is before the Resistance has chosen anything. What its
choices tell beyond that depends on how it chooses: `engine.worlds` weighs it.
"""

from ....engine.dice import any_of, below
from ....engine.layout import NONE
from ....engine.memory import numbers
from ....engine.rulebook import follows
from .missions import first_met, meets
from .opening import open_needed
from .rulebook import Rule
from .table import (
    CARDS, DISTRICTS, LAST_ROUND, PILES, SLOTS, Box, Capture, Face, Pile, Seat, State, Step, Type, hide_cards,
    is_captured, pile_of,
)

TRIES = 20_000


@follows(Rule.EMPIRE_SEES, Rule.RESISTANCE_SEES)
def hide(box: Box, s: State, seat: int) -> None:
    """Make the state what the seat sees: cards it cannot see are somewhere, the sizes of piles stay."""
    if seat == Seat.RESISTANCE:     # sees everything: no need to look
        return
    hide_cards(box, s, seat)
    for card in range(CARDS):
        if s.card_at[card] == Pile.UNSEEN:
            s.came_in[card] = 0
    for slot in range(SLOTS):
        card = s.planned_card[slot]
        if card != NONE and s.card_at[card] == Pile.UNSEEN:
            s.planned_card[slot] = NONE


def redeal(box: Box, s: State) -> None:
    """Give every unseen card a place, each world that fits as likely as any other.

    Worlds are dealt until one fits. That takes few tries; the bound is there so that nobody waits for ever on a
    position that a person made up and that no world fits.
    """
    unseen, lacking = numbers(CARDS), numbers(PILES)
    left = count_unseen(s, unseen, lacking)
    if left > 0:
        for _ in range(TRIES):
            deal_out(box, s, unseen, left, lacking)
            if possible(box, s, lacking):
                break
            take_back(s, unseen, left)


def count_unseen(s: State, unseen: list[int], lacking: list[int]) -> int:
    """List the unseen cards, and how many each place lacks."""
    left = 0
    for pile in range(PILES):
        lacking[pile] = s.pile_size[pile]
    for card in range(CARDS):
        if s.card_at[card] == Pile.UNSEEN:
            unseen[left] = card
            left += 1
        else:
            lacking[s.card_at[card]] -= 1
    return left


# Dealing

def deal_out(box: Box, s: State, unseen: list[int], left: int, lacking: list[int]) -> None:
    """A random card for every place that lacks one. Cards of value go to the liquidated ones first."""
    dealt = 0
    for _ in range(lacking[Pile.LIQUIDATED]):
        swap(unseen, dealt, max(dealt, any_of(s, left, is_valued, box, unseen, dealt)))
        s.card_at[unseen[dealt]] = Pile.LIQUIDATED
        dealt += 1
    for place in range(left - 1, dealt, -1):
        swap(unseen, place, dealt + below(s, place + 1 - dealt))
    for pile in range(PILES):
        if pile != Pile.LIQUIDATED:
            for _ in range(lacking[pile]):
                s.card_at[unseen[dealt]] = pile
                dealt += 1
    lay_planned(s, unseen, left)
    if s.capture == Capture.AUTOMATIC:
        missing = numbers(LAST_ROUND + 1)
        for district in range(DISTRICTS):
            count_missing(s, district, missing)
            date_cards(s, unseen, left, district, missing)


def swap(cards: list[int], place: int, other: int) -> None:
    card = cards[place]
    cards[place] = cards[other]
    cards[other] = card


def is_valued(box: Box, unseen: list[int], first: int, place: int) -> bool:
    """Whether in the list, from `first` on, a card lies at a place that is no Provocation."""
    return place >= first and box.type[unseen[place]] != Type.PROVOCATION


def lay_planned(s: State, unseen: list[int], left: int) -> None:
    """The cards that were dealt to the plan, in the places that hold a hidden one."""
    slot = 0
    for place in range(left):
        if s.card_at[unseen[place]] == Pile.PLANNED:
            while slot < SLOTS - 1 and not (s.planned_face[slot] == Face.DOWN and s.planned_card[slot] == NONE):
                slot += 1
            s.planned_card[slot] = unseen[place]


def count_missing(s: State, district: int, missing: list[int]) -> None:
    """How many cards came to a district in each round, besides those of which that is known."""
    for round in range(1, LAST_ROUND + 1):
        missing[round] = s.arrived[district][round]
    for card in range(CARDS):
        if s.card_at[card] == pile_of(district):
            missing[s.came_in[card]] -= 1


def date_cards(s: State, unseen: list[int], left: int, district: int, missing: list[int]) -> None:
    """The rounds in which the cards that were dealt to a district came."""
    round = 1
    for place in range(left):
        if s.card_at[unseen[place]] == pile_of(district):
            while round <= LAST_ROUND and missing[round] == 0:
                round += 1
            if round <= LAST_ROUND:
                s.came_in[unseen[place]] = round
                missing[round] -= 1


def take_back(s: State, unseen: list[int], left: int) -> None:
    """The unseen cards are in nobody's hands again, all face down."""
    for place in range(left):
        card = unseen[place]
        s.open[card] = s.opened[card] = s.came_in[card] = 0
    for slot in range(SLOTS):
        card = s.planned_card[slot]
        if card != NONE and is_among(unseen, left, card):
            s.planned_card[slot] = NONE


def is_among(cards: list[int], number: int, card: int) -> bool:
    for place in range(number):
        if cards[place] == card:
            return True
    return False


# What the Empire can rule out

def possible(box: Box, s: State, lacking: list[int]) -> bool:
    """Whether the dealt cards fit what captures and checks have told. Places that are seen whole need no test."""
    for district in range(DISTRICTS):
        if lacking[pile_of(district)] > 0:
            if not (capture_fits(box, s, district) if is_captured(s, district) else checks_fit(box, s, district)):
                return False
    if s.step == Step.CAPTURE_MISSION:
        return first_met(box, s, s.district, s.round) != NONE
    return True


def checks_fit(box: Box, s: State, district: int) -> bool:
    """Whether a district met no mission in each check that passed it by. Only cards that came could change that."""
    last = s.passed_in[district]
    for round in range(1, last + 1):
        if round == last or s.arrived[district][round] > 0:
            if first_met(box, s, district, round) != NONE:
                return False
    return True


def capture_fits(box: Box, s: State, district: int) -> bool:
    """Whether a captured district would have been captured just so: by this mission, with these cards opened."""
    mission = s.captured_by[district]
    if mission == NONE:
        return True
    opened = close_opened(s, district)
    fit = meets(box, s, district, mission) and checks_fit(box, s, district)
    if fit and (s.capture == Capture.AUTOMATIC or s.captured_in[district] == LAST_ROUND):
        fit = first_met(box, s, district, LAST_ROUND) == mission
    if fit:
        open_needed(box, s, district, mission)
        fit = reopened(s, district) == opened
    open_again(s, district)
    return fit


def close_opened(s: State, district: int) -> int:
    """Turn the cards that the capture opened face down again; how many they are."""
    number = 0
    for card in range(CARDS):
        if s.card_at[card] == pile_of(district) and s.opened[card] == 1:
            s.open[card] = 0
            number += 1
    return number


def reopened(s: State, district: int) -> int:
    """How many cards were opened now, or NONE if some that had been opened were not."""
    marked = open = 0
    for card in range(CARDS):
        if s.card_at[card] == pile_of(district) and s.opened[card] == 1:
            marked += 1
            open += s.open[card]
    return open if marked == open else NONE


def open_again(s: State, district: int) -> None:
    for card in range(CARDS):
        if s.card_at[card] == pile_of(district) and s.opened[card] == 1:
            s.open[card] = 1
