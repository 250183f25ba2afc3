"""The cards that both sides have played this round: they lie open, and empty places tell the turns that are left."""

from __future__ import annotations

from collections.abc import Iterator

from ....engine.drawing import Markup, at, icon, joined, path, rect, sign, text
from ....engine.layout import NONE
from ....engine.scene import Part, stacked
from .cards import action_icon, card_label
from .sight import LOOKS, Sight
from ..rules.table import ORDERS, TURNS, Region, Seat, is_opposition, other, played

WIDE, HIGH = 60, 34                     # of a small card
BLOCK = 27                              # width of its coloured block


def turns_of(sight: Sight, seat: int) -> int:
    return TURNS + is_opposition(sight.s, seat)


def played_cards(sight: Sight, seat: int) -> list[int]:
    """The Opposition's in the order of play, which decides its objective; of others the newest last."""
    if is_opposition(sight.s, seat):
        return [card for card in sight.s.opposition_row if card != NONE]
    return sorted(sight.cards(played(seat)), key=lambda card: (card == sight.s.card, card))


def small_card(sight: Sight, card: int) -> Markup:
    """What it is on a block, its days, and what it gives."""
    box, number = sight.box, sight.box.days[card]
    if card < ORDERS:
        fill, ink, _ = LOOKS[Region(box.target[card])]
        head = rect(1, 1, BLOCK, HIGH - 2, f"f-{fill}") + text(
            14.5, 22, sight.code(box.target[card]), 14, f"b m {ink}")
        gives = f"recruit-{box.recruit[card]}"
    else:
        head = rect(1, 1, BLOCK, HIGH - 2, "bar") + icon("leader", 5.5, 8, 18, "c-onbar")
        gives = action_icon(box.action[card])
    room = icon(gives, 43, 10, 14) if number < 10 else ""
    days = text(36 if room else 43, 23.5, str(number), 18, "b m")
    return rect(0, 0, WIDE, HIGH, "face") + head + path(f"M{BLOCK + 1} 0v{HIGH}", "thin") + days + room


def small_part(sight: Sight, card: int, x: float, y: float) -> Part:
    """The card of this turn is drawn large elsewhere, unless it is the Opposition's: there it is the thing itself."""
    svg, place, words = at(x, y, small_card(sight, card)), (x, y, WIDE, HIGH), card_label(sight, card)
    if card == sight.s.card and card not in sight.s.opposition_row:
        return Part(f"small-{sight.game.ids('card')[card]}", svg, place, words)
    return sight.part("card", card, svg, place, words, changed=sight.card_changed(card))


def row(sight: Sight, seat: int, x: float, y: float, pitch: float) -> Iterator[Part]:
    """The sign of a side, its cards, and a place for each turn that it still has."""
    cards, turns = played_cards(sight, seat), turns_of(sight, seat)
    places = [(x + 26 + n * pitch, y) for n in range(turns)]
    empty = joined(rect(left + 0.5, top + 0.5, WIDE - 1, HIGH - 1, "slot") for left, top in places[len(cards):])
    box = (x, y, 26 + turns * pitch - pitch + WIDE, HIGH)
    yield Part(f"turns-{sight.game.ids('seat')[seat]}", sign(seat, x, y + 8, 18) + empty, box)
    yield from stacked(small_part(sight, card, *place) for card, place in zip(cards, places, strict=False))


def played_rows(sight: Sight, y: float) -> tuple[list[Part], float]:
    """Both sides beside each other, or below each other where the line is short; and how high that is."""
    first = Seat.RED if sight.seat == NONE else other(sight.seat)
    words = sight.words("picture-row")
    if sight.narrow:
        caption = Part("played-row", text(0, y + 12, words, 14, "dim"), (0, y, 343, 16))
        return [caption, *row(sight, first, 0, y + 22, 64), *row(sight, other(first), 0, y + 64, 64)], 106
    caption = Part("played-row", text(0, y + 22, words, 12, "dim"), (0, y, 140, HIGH))
    right = 864 - 26 - turns_of(sight, other(first)) * 68 + 8
    return [caption, *row(sight, first, 146, y, 68), *row(sight, other(first), right, y, 68)], HIGH + 10
