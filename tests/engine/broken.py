"""Pebbles with one thing wrong each: proof that the checks of gamekit.testing can fail."""

from dataclasses import replace

from gamekit.engine.dice import below
from gamekit.engine.layout import say

from .pebbles import Pebbles, play
from .pebbles.play import take
from .pebbles.rulebook import Rule, Said
from .pebbles.table import CARDS, Place, Step, card_of, hand


def with_step(step, **parts):
    return {**play.STEPS, step: replace(play.STEPS[step], **parts)}


# Hidden information

def hide_nothing(box, s, seat):
    pass


class HidesNothing(Pebbles):
    hide = staticmethod(hide_nothing)


def hide_the_pack_only(box, s, seat):
    for card in range(CARDS):
        if s.card_at[card] == Place.PACK:
            s.card_at[card] = Place.UNSEEN


class ShowsTheRivalsHand(Pebbles):
    hide = staticmethod(hide_the_pack_only)


def hide_and_tell(box, s, seat):
    s.chosen = 0 if card_of(s, 1 - seat) == 0 else s.chosen
    play.hide(box, s, seat)


class TellsInAnotherField(Pebbles):
    hide = staticmethod(hide_and_tell)


def swap_and_tell(box, s, answer):
    play.swap(box, s, answer)
    say(s, Said.CARD_SWAPPED, 0, card_of(s, 0))


class TellsInTheLog(Pebbles):
    """The log names Anna's card to everybody."""

    steps = with_step(Step.SWAP, apply=swap_and_tell)


def refused_by_the_rivals_card(box, s, heap):
    if s.left[heap] > 0 and s.left[0] + s.left[1] + s.left[2] > 4 and card_of(s, 1 - s.seat) == heap:
        return Rule.HEAP_NOT_EMPTY
    return play.heap_refused(box, s, heap)


class MovesDependOnSecrets(Pebbles):
    steps = with_step(Step.CHOOSE_HEAP, refusal=refused_by_the_rivals_card)


def redeal_without_one(box, s):
    play.redeal(box, s)
    for card in range(CARDS):
        if s.card_at[card] == Place.PACK:
            s.card_at[card] = Place.UNSEEN
            break


class LosesACard(Pebbles):
    redeal = staticmethod(redeal_without_one)


def redeal_to_anna_only(box, s):
    """Cards that belong to Boris go to Anna."""
    play.redeal(box, s)
    for card in range(CARDS):
        if s.card_at[card] == hand(1):
            s.card_at[card] = hand(0)


class DealsToTheWrongHand(Pebbles):
    redeal = staticmethod(redeal_to_anna_only)


# Rules

def share_rows(box, s):
    s.points = s.left
    play.deal(box, s)


class SharesARow(Pebbles):
    steps = with_step(Step.DEAL, apply=share_rows)


def slice_rows(box, s):
    both = s.left[:2]
    s.points[0] = both[0]
    play.deal(box, s)


class Slices(Pebbles):
    steps = with_step(Step.DEAL, apply=slice_rows)


def half(box, s, amount):
    s.points[0] = int(s.left[0] / 2)
    play.take(box, s, amount)


class HasFractions(Pebbles):
    steps = with_step(Step.TAKE, apply=half)


def take_and_give_back(box, s, amount):
    s.seat = 1 - s.seat
    s.step = Step.CHOOSE_HEAP
    s.chosen = -1
    below(s, 2)


class NeverEnds(Pebbles):
    steps = with_step(Step.TAKE, apply=take_and_give_back)


def refused_by_99(box, s, heap):
    return 0 if s.left[heap] > 0 else 99


class RefusedByNoRule(Pebbles):
    steps = with_step(Step.CHOOSE_HEAP, refusal=refused_by_99)


def nothing(box, s, heap):
    pass


class ChangesNothing(Pebbles):
    steps = with_step(Step.CHOOSE_HEAP, apply=nothing)


def refused_and_changed(box, s, heap):
    s.last = heap % 2
    return play.heap_refused(box, s, heap)


class ChangesWhenAsked(Pebbles):
    steps = with_step(Step.CHOOSE_HEAP, refusal=refused_and_changed)


def refused_always(box, s, heap):
    return Rule.HEAP_NOT_EMPTY


class NobodyCanMove(Pebbles):
    steps = with_step(Step.CHOOSE_HEAP, refusal=refused_always)


def take_too_many(box, s, amount):
    """More than the twin's small integers hold."""
    s.points[s.seat] += 150
    take(box, s, amount)


class Overflows(Pebbles):
    steps = with_step(Step.TAKE, apply=take_too_many)


def take_one_only(box, s, amount):
    return Rule.ALLOWED if amount == 0 else Rule.TAKE_ONE_TO_THREE


class TakesOneOnly(Pebbles):
    """Not broken: a teacher's variant, in another file than the game."""

    steps = with_step(Step.TAKE, refusal=take_one_only)


# Advice

def worth_by_the_rivals_card(box, s, move):
    return card_of(s, 1 - s.seat)


class AdvicePeeks(Pebbles):
    worth = staticmethod(worth_by_the_rivals_card)


def worth_that_changes(box, s, move):
    s.chosen = s.chosen + 1
    return move


class AdviceChanges(Pebbles):
    worth = staticmethod(worth_that_changes)


def worth_by_number(box, s, move):
    return move


def worths_by_order(box, s, moves, found):
    for i in range(len(moves)):
        found[i] = i


class AdviceDependsOnTheOrder(Pebbles):
    worth = staticmethod(worth_by_number)
    worths = staticmethod(worths_by_order)


def worths_of_nothing(box, s, moves, found):
    pass


class AdviceDiffers(Pebbles):
    worth = staticmethod(worth_by_number)
    worths = staticmethod(worths_of_nothing)


def worth_by_playing(box, s, move):
    take(box, s, move)
    return 0


class AdvicePlays(Pebbles):
    worth = staticmethod(worth_by_playing)


class GivesAdvice(Pebbles):
    worth = staticmethod(worth_by_number)
