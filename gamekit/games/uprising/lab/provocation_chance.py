"""How likely a face-down card is a Provocation, from what the Empire has seen.

What the Resistance chose tells something: the card that it shows is never a Provocation, so those that it keeps back
are likelier ones. `provocation_chance` takes all its choices in, under a model of the Resistance.

`counted_chance` is what counting gives, if every fitting deal were equally likely, as they are before anything is
chosen. All places in which a face-down card can lie are alike, but for those of which something more is known: a
liquidated card that stayed face down is no Provocation, and the face-down cards of a captured district must fit the
capture. What lies in captured districts is tried in every way; the rest is a fraction: Provocations that are left over
places that are left.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from fractions import Fraction
from itertools import combinations
from math import comb, factorial, perm
from typing import TYPE_CHECKING

from ....engine.twin import available
from ..rules.hidden import count_unseen, possible
from ..rules.table import CARDS, PILES, Box, Capture, Pile, Seat, State, Step, Type, pile_of
from .mission_chances import Chance

if TYPE_CHECKING:
    from ....engine.view import View

MOST_WAYS = 50_000
NONE_THERE = "no card lies face down there that the Empire does not know"
Dealt = dict[int, tuple[int, ...]]      # cards by place


def provocation_chance(
    view: View, place: str = "planned", n: int = 1000, seed: int = 0, model: str = "random"
) -> Chance:
    """The chance that a face-down card is a Provocation: one above the marker, in a district, in hand or in the deck.

    It is estimated from `n` worlds, as likely as they are if the Resistance chose by the model so far.
    """
    pile, box, seen = asked(view, place)
    hidden = [card for card in range(CARDS) if seen.card_at[card] == Pile.UNSEEN]
    if seen.pile_size[pile] == seen.card_at.count(pile):
        raise ValueError(NONE_THERE)
    found, lain, fast = 0, 0, available()
    for made in view.dealt(n, seed, model, fast):
        places = made["card_at"] if fast else made.card_at
        there = [card for card in hidden if places[card] == pile]
        found, lain = found + fakes(box, there), lain + len(there)
    return Chance(found / lain, n)


def counted_chance(view: View, place: str = "planned") -> Fraction:
    """The same, exactly, if every fitting deal were equally likely.

    >>> import gamekit
    >>> match = gamekit.load("uprising").new(seed=1)
    >>> counted_chance(match.view("empire"), "hand")     # 4 Provocations among 24 cards
    Fraction(1, 6)
    """
    pile, box, seen = asked(view, place)
    return chance(box, seen, pile)


def asked(view: View, place: str) -> tuple[int, Box, State]:
    """The place that is asked for, what is in the box, what the Empire sees."""
    names = view.game.ids("pile")[: Pile.UNSEEN]
    if place not in names:
        raise ValueError(f"no place {place!r}; allowed: {', '.join(names)}")
    if view.seat_number == Seat.RESISTANCE:
        raise ValueError("the Resistance knows its cards: look with the Empire's view")
    box, seen = view.game.box, view.state
    assert isinstance(box, Box) and isinstance(seen, State)
    return names.index(place), box, seen


def chance(box: Box, seen: State, pile: int) -> Fraction:
    """The same for a pile of what the Empire sees."""
    unseen, lacking = [0] * CARDS, [0] * PILES
    cards = unseen[: count_unseen(seen, unseen, lacking)]
    if lacking[pile] == 0:
        raise ValueError(NONE_THERE)
    if seen.capture == Capture.AUTOMATIC or seen.step == Step.CAPTURE_MISSION:
        raise ValueError("what the automatic check or a declared capture tells is too much to count: redeal instead")
    captured = [pile_of(district) for district, mission in enumerate(seen.captured_by) if mission >= 0]
    return counted(box, seen, pile, cards, lacking, [place for place in captured if lacking[place] > 0])


def counted(
    box: Box, seen: State, pile: int, cards: Sequence[int], lacking: Sequence[int], captured: Sequence[int]
) -> Fraction:
    """Provocations at the place over all cards there, in all worlds that fit."""
    rest = len(cards) - sum(lacking[place] for place in captured)
    free = rest - lacking[Pile.LIQUIDATED]      # places in which a Provocation can lie as any card can
    provocations, all_worlds = Fraction(0), 0
    for dealt in ways(box, seen, cards, lacking, captured):
        left = fakes(box, set(cards).difference(*dealt.values()))
        worlds = perm(free, left) * factorial(rest - left)      # first the Provocations, then all others
        if pile in dealt:
            provocations += worlds * fakes(box, dealt[pile])
        elif pile != Pile.LIQUIDATED:
            provocations += worlds * Fraction(lacking[pile] * left, free)
        all_worlds += worlds
    return provocations / (all_worlds * lacking[pile])


def fakes(box: Box, cards: Sequence[int] | set[int]) -> int:
    return sum(box.type[card] == Type.PROVOCATION for card in cards)


def ways(
    box: Box, seen: State, cards: Sequence[int], lacking: Sequence[int], captured: Sequence[int]
) -> Iterator[Dealt]:
    """Every way to fill the captured districts that fits their captures."""
    number, left = 1, len(cards)
    for place in captured:
        number *= comb(left, lacking[place])
        left -= lacking[place]
    if number > MOST_WAYS:
        raise ValueError(f"{number} ways to fill the captured districts are too many to count: redeal instead")
    for dealt in fillings(cards, lacking, captured):
        world = seen.copy()
        for place, some in dealt.items():
            for card in some:
                world.card_at[card] = place
        if possible(box, world, list(lacking)):
            yield dealt


def fillings(cards: Sequence[int], lacking: Sequence[int], places: Sequence[int]) -> Iterator[Dealt]:
    """Every way to lay cards into these places."""
    if not places:
        yield {}
        return
    for some in combinations(cards, lacking[places[0]]):
        rest = [card for card in cards if card not in some]
        for others in fillings(rest, lacking, places[1:]):
            yield {places[0]: some, **others}
