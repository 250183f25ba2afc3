"""Cards in three sizes, face up, face down, and face down for one who may look."""

from __future__ import annotations

from ....engine.drawing import Markup, at, fitted, icon, joined, patterned, rect, text
from ....engine.scene import Part
from .sight import LOOKS, Sight
from ..rules.table import Pile, Type

LARGE = 108                             # height of cards that are planned or in hand
SMALL_WIDTH, SMALL = 44, 64             # in a district
TINY_WIDTH, TINY = 30, 36               # in a district that holds many, and on a phone
FEW = 5                                 # cards that fit into a line of small ones


def large_width(sight: Sight) -> float:
    return 109 if sight.narrow else 96


# Large

def large(sight: Sight, card: int, closed: bool) -> Markup:
    """Value and sign over the band of the type; one that lies face down has the ground of a back and a closed eye."""
    w, type = large_width(sight), Type(sight.box.type[card])
    fill, ink, sign = LOOKS[type]
    value = str(sight.box.value[card]) if sight.box.value[card] else ""
    band = rect(0.75, LARGE - 28.75, w - 1.5, 28, fill)
    name = fitted(w - 2, sight.small, sight.name("type", type), bold=True)
    band += text(w / 2, LARGE - 10, name, sight.small, f"b m on-{ink}")
    inside = text(12, 43, value, 40, "b") + icon(sign, w - 46 if value else w / 2 - 18, 40, 36)
    if not closed:
        return rect(0, 0, w, LARGE, "face") + band + inside
    ground = rect(0, 0, w, LARGE, "back") + patterned(1, 1, w - 2, LARGE - 30, "back")
    return ground + rect(7, 7, w - 14, LARGE - 43, "surface") + band + inside + icon("hidden", w - 29, 10, 18, "c-dim")


def large_back(sight: Sight) -> Markup:
    """A back says nothing else."""
    w = large_width(sight)
    plate = rect(8, 28, w - 16, 52, "surface") + icon("hidden", w / 2 - 12, 32, 24)
    words = fitted(w - 20, sight.small, sight.words("board-face-down"), bold=True)
    ground = rect(0, 0, w, LARGE, "back") + patterned(1, 1, w - 2, LARGE - 2, "back")
    return ground + plate + text(w / 2, 72, words, sight.small, "b m")


# Small and tiny

def small(sight: Sight, card: int, closed: bool) -> Markup:
    type, value = Type(sight.box.type[card]), sight.box.value[card]
    fill, ink, sign = LOOKS[type]
    if not value and not closed:
        return rect(0, 0, SMALL_WIDTH, SMALL, f"{fill} token") + icon(sign, 8, 18, 28, f"c-{ink}")
    band = rect(0.75, 36, SMALL_WIDTH - 1.5, 27.25, fill) + icon(sign, 12, 39.5, 20, f"c-{ink}")
    ground = rect(0, 0, SMALL_WIDTH, SMALL, "back" if closed else "face")
    if closed:
        ground += patterned(1, 1, SMALL_WIDTH - 2, 35, "back") + (rect(4, 5, 17, 27, "surface") if value else "")
        ground += rect(23, 5, 17, 17, "surface") + icon("hidden", 24, 6, 15, "c-dim")
    return ground + band + (text(12.5, 26, str(value), 20, "b m") if value else "")


def tiny(sight: Sight, card: int, closed: bool) -> Markup:
    type, value = Type(sight.box.type[card]), sight.box.value[card]
    fill, ink, sign = LOOKS[type]
    if not value and not closed:
        return rect(0, 0, TINY_WIDTH, TINY, f"{fill} token") + icon(sign, 5, 8, 20, f"c-{ink}")
    band = rect(0.75, 20, TINY_WIDTH - 1.5, 15.25, fill) + icon(sign, 8, 21, 13, f"c-{ink}")
    ground = rect(0, 0, TINY_WIDTH, TINY, "back" if closed else "face")
    if closed:
        ground += patterned(1, 1, TINY_WIDTH - 2, 19, "back") + (rect(2, 3, 13, 16, "surface") if value else "")
    return ground + band + (text(8.5, 17, str(value), 16, "b m") if value else "")


def small_back() -> Markup:
    plate = rect(9, 19, 26, 26, "surface") + icon("hidden", 13, 23, 18, "c-dim")
    return rect(0, 0, SMALL_WIDTH, SMALL, "back") + patterned(1, 1, SMALL_WIDTH - 2, SMALL - 2, "back") + plate


def tiny_back() -> Markup:
    plate = rect(6, 9, 18, 18, "surface") + icon("hidden", 8, 11, 14, "c-dim")
    return rect(0, 0, TINY_WIDTH, TINY, "back") + patterned(1, 1, TINY_WIDTH - 2, TINY - 2, "back") + plate


# Lines of cards

def line_places(number: int, room: float, tight: bool, rows: int) -> list[tuple[float, float]]:
    """Where the cards of a line stand: beside each other, then overlapping so that their values show.

    Two rows of tiny cards are as high as one of small ones.
    """
    wide = TINY_WIDTH if tight else SMALL_WIDTH
    per_row = -(-number // rows)
    pitch = min(wide + 5, (room - wide) / max(1, per_row - 1))
    return [(n % per_row * pitch, n // per_row * (TINY - 3)) for n in range(number)]


def line(sight: Sight, id: str, pile: int, closed: bool, x: float, y: float, room: float) -> list[Part]:
    """The face-up or face-down cards of a place, and backs for those that the seat cannot tell."""
    cards = sight.closed_cards(pile) if closed else sight.open_cards(pile)
    backs = sight.unseen(pile) if closed else 0
    tight = sight.narrow or len(cards) + backs > FEW
    places = line_places(len(cards) + backs, room, tight, 2 if tight and not sight.narrow else 1)
    size = (TINY_WIDTH, TINY) if tight else (SMALL_WIDTH, SMALL)
    passive = ("district", pile - Pile.DISTRICT) in sight.choices
    found = [card_part(sight, card, closed, tight, (x + dx, y + dy, *size), passive)
             for card, (dx, dy) in zip(cards, places, strict=False)]
    if backs:
        found.append(backs_part(sight, id, pile, tight, [(x + dx, y + dy) for dx, dy in places[len(cards):]]))
    return found


def card_part(
    sight: Sight, card: int, closed: bool, tight: bool, box: tuple[float, float, float, float], passive: bool
) -> Part:
    drawn = (tiny if tight else small)(sight, card, closed)
    label = card_label(sight, card, closed)
    return sight.part("card", card, at(box[0], box[1], drawn), box, label, changed=sight.card_changed(card),
                      passive=passive)


def card_label(sight: Sight, card: int, closed: bool) -> str:
    return sight.words("picture-card-closed" if closed else "picture-card-open", card=("card", card))


def backs_part(sight: Sight, id: str, pile: int, tight: bool, places: list[tuple[float, float]]) -> Part:
    """All backs of a place are one thing: nobody can tell them apart."""
    drawn = joined(at(x, y, tiny_back() if tight else small_back()) for x, y in places)
    w, h = (TINY_WIDTH, TINY) if tight else (SMALL_WIDTH, SMALL)
    left, right = min(x for x, _ in places), max(x for x, _ in places)
    box = (left, places[0][1], right + w - left, places[-1][1] + h - places[0][1])
    state = "changed" if sight.unseen_changed(pile) else "plain"
    label = sight.words("board-closed-cards", number=len(places))
    return Part(f"closed-{id}", drawn, box, label, state=state, passive=True)
