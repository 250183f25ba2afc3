"""How Pebbles is played."""

from gamekit.engine.layout import NONE, reveal, say, say_to
from gamekit.engine.memory import numbers
from gamekit.engine.rulebook import follows
from gamekit.engine.steps import Automatic, Decision, Steps
from gamekit.engine.victory import rank_by

from .rulebook import Rule, Said
from .table import (
    AMOUNT, ANSWER, HEAP, HEAPS, SEATS, Box, Ending, Place, State, Step, card_of, cards, draw_card, gather, hand,
    is_seen, put,
)


def setup(box: Box, s: State) -> None:
    for heap in range(HEAPS):
        s.left[heap] = box.pebbles[heap]
    clear(s)
    s.seat = s.begins
    s.step = Step.DEAL


def clear(s: State) -> None:
    """All cards in the pack; nobody has taken anything."""
    gather(s, Place.PACK)
    for seat in range(SEATS):
        s.points[seat] = s.rank[seat] = 0
    s.winner = s.last = s.chosen = NONE
    s.ending = Ending.NONE
    s.reveals = 0


@follows(Rule.CARD_IS_SECRET)
def deal(box: Box, s: State) -> None:
    for seat in range(s.players):
        draw(s, seat)
    say(s, Said.CARDS_DEALT, s.players)
    s.step = Step.CHOOSE_HEAP


def draw(s: State, seat: int) -> None:
    say_to(s, seat, Said.CARD_DRAWN_BY_YOU, draw_card(s, Place.PACK, hand(seat)))


@follows(Rule.HEAP_NOT_EMPTY)
def heap_refused(box: Box, s: State, heap: int) -> int:
    return Rule.ALLOWED if s.left[heap] > 0 else Rule.HEAP_NOT_EMPTY


def choose_heap(box: Box, s: State, heap: int) -> None:
    s.chosen = heap
    s.step = Step.TAKE


@follows(Rule.TAKE_ONE_TO_THREE)
def take_refused(box: Box, s: State, amount: int) -> int:
    return Rule.ALLOWED if amount < s.left[s.chosen] else Rule.TAKE_ONE_TO_THREE


@follows(Rule.TAKE_ONE_TO_THREE)
def take(box: Box, s: State, amount: int) -> None:
    heap = s.chosen
    s.left[heap] -= amount + 1
    s.points[s.seat] += amount + 1
    s.last = s.seat
    s.chosen = NONE
    say(s, Said.PEBBLES_TAKEN, s.seat, heap, amount + 1)
    if s.left[heap] == 0 and s.place_size[Place.PACK] > 0:
        s.step = Step.SWAP
    else:
        end_turn(box, s)


@follows(Rule.SWAP_NEEDS_PACK)
def swap_refused(box: Box, s: State, answer: int) -> int:
    return Rule.ALLOWED if s.place_size[Place.PACK] > 0 else Rule.SWAP_NEEDS_PACK


@follows(Rule.SWAP_NEEDS_PACK)
def swap(box: Box, s: State, answer: int) -> None:
    card = card_of(s, s.seat)
    put(s, card, Place.OPEN)
    say(s, Said.CARD_SWAPPED, s.seat, card)
    draw(s, s.seat)
    end_turn(box, s)


def keep(box: Box, s: State) -> None:
    say(s, Said.CARD_KEPT, s.seat)
    end_turn(box, s)


def end_turn(box: Box, s: State) -> None:
    s.seat = (s.seat + 1) % s.players
    s.step = Step.CHOOSE_HEAP
    total = 0
    for heap in range(HEAPS):
        total += s.left[heap]
    if total == 0:
        finish(box, s)


@follows(Rule.MOST_POINTS_WIN)
def finish(box: Box, s: State) -> None:
    for seat in range(s.players):
        card = card_of(s, seat)
        s.points[seat] += box.bonus[card]
        say(s, Said.CARD_SHOWN, seat, card)
    reveal(s)
    rank_by(s, s.points, s.players)
    s.ending = Ending.POINTS
    if s.winner == NONE:
        break_ties(s)
    for seat in range(s.players):
        if s.rank[seat] == 1:
            say(s, Said.VICTORY_SHARED if s.winner == NONE else Said.GAME_WON, seat)
    s.step = Step.OVER


@follows(Rule.TIE_LAST_PEBBLE)
def break_ties(s: State) -> None:
    """The last pebble is worth less than a point, and more than nothing."""
    halves = numbers(SEATS)
    for seat in range(s.players):
        halves[seat] = 2 * s.points[seat] + (1 if seat == s.last else 0)
    rank_by(s, halves, s.players)
    s.ending = Ending.SHARED if s.winner == NONE else Ending.LAST_PEBBLE


# Hidden cards

def is_hidden(box: Box, s: State, card: int, seat: int) -> bool:
    """A seat sees its own card and those that lie open; at the end all hands are shown."""
    shown = s.step == Step.OVER and s.card_at[card] != Place.PACK
    return not shown and not is_seen(s.card_at[card], seat)


hide, redeal = cards.hiding(is_hidden), cards.redeal

STEPS: Steps = {
    Step.DEAL: Automatic(deal, Rule.CARD_IS_SECRET),
    Step.CHOOSE_HEAP: Decision(HEAP, heap_refused, choose_heap, Rule.HEAP_NOT_EMPTY),
    Step.TAKE: Decision(AMOUNT, take_refused, take, Rule.TAKE_ONE_TO_THREE),
    Step.SWAP: Decision(ANSWER, swap_refused, swap, Rule.SWAP_NEEDS_PACK, decline=keep),
}

ENDS = {
    Ending.POINTS: Rule.MOST_POINTS_WIN, Ending.LAST_PEBBLE: Rule.TIE_LAST_PEBBLE, Ending.SHARED: Rule.TIE_LAST_PEBBLE,
}
