"""How likely a face-down card is a Provocation, exactly, from what the Empire knows.

All places in which a face-down card can lie are alike, but for those of which something more is known: a liquidated
card that stayed face down is no Provocation, and the face-down cards of a captured district must fit the capture. What
lies in captured districts is tried in every way; the rest is a fraction: Provocations that are left over places that
are left.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from fractions import Fraction
from itertools import combinations
from math import comb, factorial, perm
from typing import TYPE_CHECKING

from ..rules.hidden import count_unseen, possible
from ..rules.table import CARDS, PILES, Box, Capture, Pile, Seat, State, Step, Type, pile_of

if TYPE_CHECKING:
    from ....engine.view import View

MOST_WAYS = 50_000
Dealt = dict[int, tuple[int, ...]]      # cards by place


def provocation_chance(view: View, place: str = "planned") -> Fraction:
    """The chance that a face-down card is a Provocation: one above the marker, in a district, in hand or in the deck.

    >>> import gamekit
    >>> match = gamekit.load("uprising").new(seed=1)
    >>> provocation_chance(match.view("empire"), "hand")     # 4 Provocations among 24 cards
    Fraction(1, 6)
    """
    names = view.game.ids("pile")[: Pile.UNSEEN]
    if place not in names:
        raise ValueError(f"no place {place!r}; allowed: {', '.join(names)}")
    if view.seat_number == Seat.RESISTANCE:
        raise ValueError("the Resistance knows its cards: look with the Empire's view")
    box, seen = view.game.box.values, view.state
    assert isinstance(box, Box) and isinstance(seen, State)
    return chance(box, seen, names.index(place))


def chance(box: Box, seen: State, pile: int) -> Fraction:
    """The same for a pile of what the Empire sees."""
    unseen, lacking = [0] * CARDS, [0] * PILES
    cards = unseen[: count_unseen(seen, unseen, lacking)]
    if lacking[pile] == 0:
        raise ValueError("no card lies face down there that the Empire does not know")
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
