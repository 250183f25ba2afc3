"""How Pebbles is played."""

from gamekit.engine.dice import below
from gamekit.engine.layout import NONE, reveal, say, say_to
from gamekit.engine.rulebook import follows
from gamekit.engine.steps import Automatic, Decision, Steps

from .rulebook import Rule, Said
from .table import AMOUNT, ANSWER, CARDS, HEAP, HEAPS, Box, Ending, Place, State, Step, card_of, hand, put


def setup(box: Box, s: State) -> None:
    for heap in range(HEAPS):
        s.left[heap] = box.pebbles[heap]
    clear(s)
    s.place_size[Place.PACK] = CARDS
    s.seat = s.begins
    s.step = Step.DEAL


def clear(s: State) -> None:
    """All cards in the pack, which is not counted yet; nobody has taken anything."""
    for place in range(len(s.place_size)):
        s.place_size[place] = 0
    for card in range(CARDS):
        s.card_at[card] = Place.PACK
    for seat in range(2):
        s.points[seat] = 0
    s.winner = s.last = s.chosen = NONE
    s.ending = Ending.NONE
    s.reveals = 0


@follows(Rule.CARD_IS_SECRET)
def deal(box: Box, s: State) -> None:
    for seat in range(2):
        draw(s, seat)
    say(s, Said.CARDS_DEALT, 2)
    s.step = Step.CHOOSE_HEAP


def draw(s: State, seat: int) -> None:
    pick = below(s, s.place_size[Place.PACK])
    for card in range(CARDS):
        if s.card_at[card] == Place.PACK:
            if pick == 0:
                put(s, card, hand(seat))
                say_to(s, seat, Said.CARD_DRAWN_BY_YOU, card)
                break
            pick -= 1


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
    s.seat = 1 - s.seat
    s.step = Step.CHOOSE_HEAP
    total = 0
    for heap in range(HEAPS):
        total += s.left[heap]
    if total == 0:
        finish(box, s)


@follows(Rule.MOST_POINTS_WIN, Rule.TIE_LAST_PEBBLE)
def finish(box: Box, s: State) -> None:
    for seat in range(2):
        card = card_of(s, seat)
        s.points[seat] += box.bonus[card]
        put(s, card, Place.OPEN)
        say(s, Said.CARD_SHOWN, seat, card)
    reveal(s)
    s.ending = Ending.POINTS
    if s.points[0] == s.points[1]:
        s.winner = s.last
        s.ending = Ending.LAST_PEBBLE
    else:
        s.winner = 0 if s.points[0] > s.points[1] else 1
    say(s, Said.GAME_WON, s.winner)
    s.step = Step.OVER


# Hidden cards

def hide(box: Box, s: State, seat: int) -> None:
    for card in range(CARDS):
        if s.card_at[card] == Place.PACK or s.card_at[card] == hand(1 - seat):
            s.card_at[card] = Place.UNSEEN
        elif seat == NONE and s.card_at[card] == hand(0):
            s.card_at[card] = Place.UNSEEN


def redeal(box: Box, s: State) -> None:
    for place in range(Place.OPEN):
        fill(s, place)


def fill(s: State, place: int) -> None:
    """Deal unseen cards to what a place lacks."""
    unseen = lacking = 0
    for card in range(CARDS):
        if s.card_at[card] == Place.UNSEEN:
            unseen += 1
        elif s.card_at[card] == place:
            lacking -= 1
    for _ in range(lacking + s.place_size[place]):
        pick = below(s, unseen)
        unseen -= 1
        for card in range(CARDS):
            if s.card_at[card] == Place.UNSEEN:
                if pick == 0:
                    s.card_at[card] = place
                    break
                pick -= 1


STEPS: Steps = {
    Step.DEAL: Automatic(deal, Rule.CARD_IS_SECRET),
    Step.CHOOSE_HEAP: Decision(HEAP, heap_refused, choose_heap, Rule.HEAP_NOT_EMPTY),
    Step.TAKE: Decision(AMOUNT, take_refused, take, Rule.TAKE_ONE_TO_THREE),
    Step.SWAP: Decision(ANSWER, swap_refused, swap, Rule.SWAP_NEEDS_PACK, decline=keep),
}

ENDS = {Ending.POINTS: Rule.MOST_POINTS_WIN, Ending.LAST_PEBBLE: Rule.TIE_LAST_PEBBLE}
