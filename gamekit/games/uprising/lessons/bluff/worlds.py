"""The boards of the lesson as the Empire sees them, what lies face down there, and who puts it there.

A world is one way in which the hidden cards can lie. Results are kept: a page asks for its question several times.
"""

from __future__ import annotations

import random
from collections.abc import Callable, Mapping, Sequence
from fractions import Fraction
from typing import Any

from .....engine.game import Game
from .....engine.match import Match
from .....lab.statistics import stats
from .....lab.statistics.exact import draw_distribution
from .....lab.statistics.stats import Estimate
from .....lessons.odds import kept
from ...rules.table import CARDS, FIRST_HAND, Pile

EMPIRE = "empire"
DISTRICTS = ("plenty", "peace", "truth", "police", "capitol")
PROVOCATIONS, CLOSED = 4, 2           # of the deck, of a plan
LEFT = 1                            # the place above the marker where the first face-down card lies
MISSIONS = ("revolution", "coup", "civil-disobedience", "coordinated-plot")     # the rulebook's own
KEEN, SHY = "keen", "shy"
Values = Sequence[int]


# Boards

def board(game: Game, number: int, round: int, open_cards: Sequence[str], closed: int, **more: Any) -> Match:
    """A plan before the Empire, which has Surveillance and Liquidation. The last open card lies above the marker."""
    dice = random.Random(f"bluff {number} {round}")
    in_row = dice.sample(DISTRICTS, len(DISTRICTS))
    first = dice.randrange(len(in_row) - 1)
    held: dict[str, list[Any]] = {}
    for card in (*(f"{card} open" for card in open_cards[:-1]), *[None] * closed):
        held.setdefault(dice.choice(in_row), []).append(card)
    cards = {place: piled(lying) for place, lying in held.items()}
    return game.position({
        "step": "choose-token", "seat": EMPIRE, "round": round, "in_row": in_row, "open_missions": list(MISSIONS),
        "token_down": ["disorientation", "cordon"], "marked": in_row[first: first + 2],
        "cards": {"planned": [f"{open_cards[-1]} open", CLOSED], "hand": [FIRST_HAND - 1 - CLOSED], **cards, **more},
    }, seed=number)


def piled(lying: Sequence[str | None]) -> list[Any]:
    """Open cards by name, and how many lie face down."""
    return [*(card for card in lying if card), lying.count(None)]


def first_board(game: Game, number: int) -> Match:
    """Round 2: three cards in the districts, one of them open, and a plan with a 2, 3 or 4 face up."""
    dice = random.Random(f"bluff open {number}")
    value = dice.choice((2, 3, 4))
    planned = dice.choice([card for card in valued(game) if value_of(game, card) == value])
    other = dice.choice([card for card in valued(game) if card != planned])
    return board(game, number, 2, (other, planned), closed=2)


def later_board(game: Game, number: int) -> Match:
    """Round 4: eight cards in the districts, some of them open, and a card that was liquidated face down."""
    dice = random.Random(f"bluff later {number}")
    cards = dice.sample(valued(game), dice.randint(4, 6))
    return board(game, number, 4, cards, closed=9 - len(cards), liquidated=[1])


def valued(game: Game) -> list[str]:
    return [card for card in game.ids("card") if value_of(game, card)]


def value_of(game: Game, card: str | int) -> int:
    number = card if isinstance(card, int) else game.ids("card").index(card)
    return int(game.box.value[number])


# What the Empire cannot see

def hidden(match: Match) -> list[int]:
    """The values of all cards that the Empire cannot see; 0 is a Provocation."""
    shown = match.view(EMPIRE).state
    return [value_of(match.game, card) for card in range(CARDS) if not shown.open[card]]     # type: ignore[attr-defined]


def open_value(match: Match) -> int:
    """The value of the face-up card above the marker."""
    return value_of(match.game, match.view(EMPIRE).state.planned_card[0])      # type: ignore[attr-defined]


def chance_of_provocation(values: Values, liquidated: int = 0) -> Fraction:
    """The chance of one hidden card; those that were liquidated and stayed face down are no Provocations."""
    return Fraction(list(values).count(0), len(values) - liquidated)


def mean(values: Values) -> Fraction:
    return Fraction(sum(values), len(values))


def after_look(values: Values, shown: int) -> Fraction:
    """The value that Liquidation takes away on average, if Surveillance opens a face-down card first.

    Each hidden card may be the one that is opened; then the best of three is taken: the open card, the card that was
    seen (0, if it was a Provocation, which leaves by itself), or the one that still lies face down.
    """
    total = Fraction(0)
    for place, seen in enumerate(values):
        rest = [*values[:place], *values[place + 1:]]
        total += max(Fraction(shown), Fraction(seen), mean(rest))
    return total / len(values)


@kept
def dealt(game: Game, number: int, n: int, seed: int) -> list[int]:
    """The values of the left face-down card of the first board, in `n` worlds that fit what the Empire sees."""
    view = first_board(game, number).view(EMPIRE)
    worlds = (view.world(seed + deal).state for deal in range(n))
    return [value_of(game, state.planned_card[LEFT]) for state in worlds]     # type: ignore[attr-defined]


def share(values: Values) -> Estimate:
    """How often it was a Provocation."""
    return stats.rate(list(values).count(0), len(values))


def after_run(values: Values, run: int) -> Estimate:
    """How often a Provocation came after so many others in a row."""
    return share([value for place, value in enumerate(values) if place >= run and all(values[place - run: place])])


# Players with a habit

def keen(hand: Values) -> list[int]:
    """Plans every Provocation as soon as it can; two cards go face down."""
    return sorted(hand)[:CLOSED]


def shy(hand: Values) -> list[int]:
    """Keeps Provocations back; the best card lies open, the next ones face down."""
    return sorted(hand, reverse=True)[1: 1 + CLOSED]


HABITS: Mapping[str, Callable[[Values], list[int]]] = {KEEN: keen, SHY: shy}


@kept
def planned_by(game: Game, habit: str, n: int, seed: int) -> Estimate:
    """The share of Provocations in round 1 of matches of a player with a habit: one face-down card of each match."""
    dice, found = random.Random(seed), list[int]()
    for number in range(n):
        places = game.new(seed=seed + number).state.card_at       # type: ignore[attr-defined]    # of this game
        hand = [value_of(game, card) for card in range(CARDS) if places[card] == Pile.HAND]
        found.append(dice.choice(HABITS[habit](hand)))
    return share(found)


def exactly_by(habit: str) -> Fraction:
    """The same, counted over all hands."""
    chances = draw_distribution(PROVOCATIONS, CARDS, FIRST_HAND)
    hands = {number: [0] * number + [1] * (FIRST_HAND - number) for number in chances}
    closed = {number: HABITS[habit](hand).count(0) for number, hand in hands.items()}
    return sum((chance * closed[number] for number, chance in chances.items()), Fraction(0)) / CLOSED
