"""How Bargains is played."""

from gamekit.engine.effects import clear_deeds, settle, start
from gamekit.engine.layout import NONE, say, say_to
from gamekit.engine.rulebook import follows
from gamekit.engine.steps import Automatic, Decision, Steps
from gamekit.engine.victory import rank_by

from . import effects
from .effects import RUNNER, make_due, unmet
from .rulebook import Rule, Said
from .table import (
    CARD, CARDS, GOOD, GOODS, HAND, MOST, SEAT, SEATS, Box, Ending, Good, Place, State, Step, Timing, deed_of, draw,
    gather, hand, put, table,
)


def setup(box: Box, s: State) -> None:
    clear(s)
    s.step = Step.DEAL


def clear(s: State) -> None:
    """All cards in the deck, and nobody has anything."""
    gather(s, Place.DECK)
    clear_deeds(s)
    s.winner = NONE
    s.seat = s.turns = s.gained = s.reveals = s.then = 0
    s.ending = Ending.NONE
    for card in range(CARDS):
        s.due[card] = 0
    for seat in range(SEATS):
        s.points[seat] = s.rank[seat] = 0
        for good in range(GOODS):
            s.goods[seat][good] = 0


@follows(Rule.HANDS_ARE_SECRET)
def deal(box: Box, s: State) -> None:
    for seat in range(SEATS):
        for _ in range(HAND):
            say_to(s, seat, Said.CARD_DRAWN_BY_YOU, draw(s, Place.DECK, hand(seat)))
    s.step = Step.PLAY


# Turns

@follows(Rule.PLAY_FROM_HAND, Rule.CARD_NEEDS)
def play_refused(box: Box, s: State, card: int) -> int:
    if s.card_at[card] != hand(s.seat):
        return Rule.PLAY_FROM_HAND
    return Rule.ALLOWED if unmet(box.needs[card], box, s, s.seat) == NONE else Rule.CARD_NEEDS


def play(box: Box, s: State, card: int) -> None:
    """What it does at once happens; other effects wait for their time."""
    say(s, Said.CARD_PLAYED, s.seat, card)
    put(s, card, table(s.seat))
    settle(s, Step.NEXT_TURN)
    if box.timing[card] == Timing.AT_ONCE:
        start(s, deed_of(box, card), s.seat, card)


@follows(Rule.PASS_FOR_WOOL)
def pass_turn(box: Box, s: State) -> None:
    s.goods[s.seat][Good.WOOL] = min(MOST, s.goods[s.seat][Good.WOOL] + 1)
    say(s, Said.PASSED, s.seat)
    s.step = Step.NEXT_TURN


@follows(Rule.EFFECTS_AT_END)
def next_turn(box: Box, s: State) -> None:
    s.turns += 1
    s.seat = (s.seat + 1) % SEATS
    s.step = Step.PLAY
    if s.turns >= SEATS * HAND:
        settle(s, Step.COUNT)
        make_due(box, s, Timing.AT_END)


@follows(Rule.MOST_POINTS_WIN, Rule.VICTORY_SHARED)
def count(box: Box, s: State) -> None:
    rank_by(s, s.points, SEATS)
    s.ending = Ending.SHARED if s.winner == NONE else Ending.POINTS
    for seat in range(SEATS):
        if s.rank[seat] == 1:
            say(s, Said.FIRST, seat, s.points[seat])
    s.step = Step.OVER


STEPS: Steps = {
    Step.DEAL: Automatic(deal, Rule.HANDS_ARE_SECRET),
    Step.PLAY: Decision(CARD, play_refused, play, Rule.PLAY_FROM_HAND, decline=pass_turn),
    Step.NEXT_TURN: Automatic(next_turn, Rule.PLAY_FROM_HAND),
    Step.COUNT: Automatic(count, Rule.MOST_POINTS_WIN),
    Step.RESOLVE: Automatic(effects.resolve, Rule.EFFECT_ORDER),
    Step.CHOOSE_EFFECT: Decision(
        CARD, effects.effect_refused, RUNNER.choose_effect, Rule.EFFECT_ORDER, same=RUNNER.same_effect,
    ),
    Step.CHOOSE_RIVAL: Decision(SEAT, effects.rival_refused, effects.choose_rival, Rule.BEG_OF_A_RIVAL),
    Step.GIVE: Decision(GOOD, effects.giving_refused, effects.give, Rule.GIVE_WHAT_YOU_HAVE),
    Step.REPEAT: Decision(CARD, effects.repeating_refused, effects.repeat_chosen, Rule.REPEAT_OWN),
}

ENDS = {Ending.POINTS: Rule.MOST_POINTS_WIN, Ending.SHARED: Rule.VICTORY_SHARED}
