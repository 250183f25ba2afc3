"""Players of the Empire with one weakness more than the greedy bot, for the lab: what a strength is worth is what is
lost without it. Each is rules code, `(box, s, moves)`, as a person's own policy is.
"""

from typing import Any

from ....engine.dice import any_best, below
from ....engine.memory import numbers
from ..advice.greedy import worths
from ..rules.table import CARDS, SLOTS, Box, Face, Pile, Slot, State, Step


def greedy(box: Box, s: State, moves: Any) -> int:
    """As the greedy bot chooses: what looks best, and any of equals."""
    found = numbers(len(moves))
    worths(box, s, moves, found)
    return any_best(s, moves, found)


# Seeing less

def unseeing(box: Box, s: State, moves: Any) -> int:
    """Surveillance is used as ever, but what it opens is not looked at in this round."""
    for slot in range(SLOTS):
        if slot != Slot.FIRST and s.planned_face[slot] == Face.UP:      # the first place holds the card that was shown
            s.planned_face[slot] = Face.DOWN
            forget(s, s.planned_card[slot])
    return greedy(box, s, moves)


def unseeing_all(box: Box, s: State, moves: Any) -> int:
    """Nothing that lies open is looked at, in no district either: only the numbers of cards are known."""
    for card in range(CARDS):
        if s.open[card] == 1 and s.card_at[card] != Pile.LIQUIDATED:
            forget(s, card)
    return greedy(box, s, moves)


def forget(s: State, card: int) -> None:
    """In what the player has before him, not on the table."""
    s.open[card] = 0
    s.card_at[card] = Pile.UNSEEN


# Aiming less

def any_liquidation(box: Box, s: State, moves: Any) -> int:
    """Liquidation hits any card."""
    return any_move(s, moves) if s.step == Step.LIQUIDATE else greedy(box, s, moves)


def any_disorientation(box: Box, s: State, moves: Any) -> int:
    """Disorientation sends any card anywhere."""
    is_any = s.step == Step.DISORIENT or s.step == Step.SEND_CARD
    return any_move(s, moves) if is_any else greedy(box, s, moves)


def any_cordon(box: Box, s: State, moves: Any) -> int:
    """The cordon closes either district."""
    return any_move(s, moves) if s.step == Step.CORDON else greedy(box, s, moves)


def any_token(box: Box, s: State, moves: Any) -> int:
    """Any token is used first, each as well as ever."""
    return any_move(s, moves) if s.step == Step.CHOOSE_TOKEN else greedy(box, s, moves)


def any_move(s: State, moves: Any) -> int:
    return int(moves[below(s, len(moves))])
