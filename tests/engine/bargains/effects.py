"""What the cards do."""

from gamekit.engine.conditions import conditions
from gamekit.engine.dispatch import dispatch
from gamekit.engine.effects import amount_of, ask, ask_seat, current_amount, one_chosen, runner, start
from gamekit.engine.layout import NONE, say
from gamekit.engine.rulebook import follows
from gamekit.engine.vocabulary import Vocabulary, Word

from .rulebook import Rule, Said
from .table import (
    CARDS, GOOD, MOST, SEATS, Box, Effect, Quantity, State, Step, Timing, all_goods, deed_of, is_open, owner_of, table,
)


# Quantities

def goods_of(key: int, s: State, seat: int) -> int:
    return s.goods[seat][key]


def open_cards(s: State, seat: int) -> int:
    return s.place_size[table(seat)]


def just_gained(s: State) -> int:
    return s.gained


QUANTITIES = {
    Quantity.WOOL: goods_of, Quantity.SALT: goods_of, Quantity.IRON: goods_of, Quantity.CARDS: open_cards,
    Quantity.GAINED: just_gained,
}
unmet = conditions(dispatch("quantity", QUANTITIES, "box", "s", "seat"))


# Words

@follows(Rule.AFTER_GAINING)
def gain(box: Box, s: State, what: int, number: int) -> None:
    s.gained = min(number, MOST - s.goods[s.owner][what])
    s.goods[s.owner][what] += s.gained
    say(s, Said.GAINED, s.owner, what, s.gained)
    make_due(box, s, Timing.AFTER_GAINING)


def beg(box: Box, s: State) -> None:
    """A rival who has anything gives some of it, of his own choice."""
    rivals = 0
    for seat in range(SEATS):
        if rival_refused(box, s, seat) == Rule.ALLOWED:
            rivals += 1
    ask(s, Step.CHOOSE_RIVAL, min(1, rivals))


@follows(Rule.BEG_OF_A_RIVAL, Rule.GUARDED)
def rival_refused(box: Box, s: State, seat: int) -> int:
    if seat == s.owner or all_goods(s, seat) == 0:
        return Rule.BEG_OF_A_RIVAL
    for card in range(CARDS):
        if s.card_at[card] == table(seat) and amount_of(box, card, Effect.GUARD) != NONE:
            return Rule.GUARDED
    return Rule.ALLOWED


def choose_rival(box: Box, s: State, seat: int) -> None:
    ask_seat(s, seat, Step.GIVE, min(current_amount(box, s), all_goods(s, seat)))


@follows(Rule.GIVE_WHAT_YOU_HAVE)
def giving_refused(box: Box, s: State, good: int) -> int:
    return Rule.ALLOWED if s.goods[s.seat][good] > 0 else Rule.GIVE_WHAT_YOU_HAVE


def give(box: Box, s: State, good: int) -> None:
    s.goods[s.seat][good] -= 1
    s.goods[s.owner][good] = min(MOST, s.goods[s.owner][good] + 1)
    say(s, Said.GIVEN, s.seat, s.owner, good)
    one_chosen(s)


def repeat(box: Box, s: State) -> None:
    cards = 0
    for card in range(CARDS):
        if repeating_refused(box, s, card) == Rule.ALLOWED:
            cards += 1
    ask(s, Step.REPEAT, min(1, cards))


@follows(Rule.REPEAT_OWN)
def repeating_refused(box: Box, s: State, card: int) -> int:
    """One's own card that did something at once, and did not repeat another."""
    own = s.card_at[card] == table(s.owner) and box.timing[card] == Timing.AT_ONCE
    return Rule.ALLOWED if own and amount_of(box, card, Effect.REPEAT) == NONE else Rule.REPEAT_OWN


def repeat_chosen(box: Box, s: State, card: int) -> None:
    say(s, Said.REPEATED, s.owner, card)
    one_chosen(s)
    start(s, card, s.owner, card)


@follows(Rule.EFFECTS_AT_END)
def sell(s: State, what: int, number: int) -> None:
    """All of a good is gone, for so many points each."""
    say(s, Said.SOLD, s.owner, what, s.goods[s.owner][what])
    s.points[s.owner] += number * s.goods[s.owner][what]
    s.goods[s.owner][what] = 0


@follows(Rule.EFFECTS_AT_END)
def points_per(s: State, what: int, number: int) -> None:
    say(s, Said.SCORED, s.owner, what, number * s.goods[s.owner][what])
    s.points[s.owner] += number * s.goods[s.owner][what]


VOCABULARY = Vocabulary({
    Effect.GAIN: Word(gain, kind=GOOD, high=MOST),
    Effect.BEG: Word(beg),
    Effect.REPEAT: Word(repeat, low=1, high=1),
    Effect.SELL: Word(sell, kind=GOOD, high=3),
    Effect.POINTS_PER: Word(points_per, kind=GOOD, high=3),
    Effect.GUARD: Word(lasting=True),
})


# When effects happen

@follows(Rule.AFTER_GAINING, Rule.EFFECTS_AT_END)
def is_active(box: Box, s: State, card: int, timing: int) -> bool:
    """What waits for a gain waits for that of the card's owner."""
    if not is_open(s, card) or box.timing[card] != timing:
        return False
    owner = owner_of(box, s, card)
    if timing == Timing.AFTER_GAINING and owner != s.owner:
        return False
    return unmet(box.when[card], box, s, owner) == NONE


def begin_effect(box: Box, s: State, card: int) -> None:
    say(s, Said.EFFECT_BEGINS, owner_of(box, s, card), card)
    start(s, deed_of(box, card), owner_of(box, s, card), card)


RUNNER = runner(
    do=VOCABULARY.function("do"), LASTING=VOCABULARY.row("lasting"), begin_effect=begin_effect, is_active=is_active,
    deed_of=deed_of, owner_of=owner_of,
)
resolve, make_due, happens, is_due = RUNNER.resolve, RUNNER.make_due, RUNNER.happens, RUNNER.is_due


@follows(Rule.EFFECT_ORDER)
def effect_refused(box: Box, s: State, card: int) -> int:
    return Rule.ALLOWED if is_due(box, s, card) else Rule.EFFECT_ORDER
