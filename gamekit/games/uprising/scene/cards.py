"""Cards, large and small: face up, face down for one who may look, and backs."""

from __future__ import annotations

from ....engine.layout import NONE
from ....engine.markup import Markup, joined
from ....engine.pieces import back, bold, el, icon, span
from ..rules.table import Face, Type
from .sight import Sight


def card_label(sight: Sight, card: int, closed: bool) -> str:
    return sight.words("picture-card-closed" if closed else "picture-card-open", card=("card", card))


# Large: planned or in hand

def looks(sight: Sight, card: int, closed: bool = False) -> str:
    return f"card suit s-{sight.type_sign(card)} {'own-hidden' if closed else ''}"


def face(sight: Sight, card: int, words: object = "", closed: bool = False) -> Markup:
    """Value and sign over the name of the type. One that lies face down has the ground of a back and a closed eye."""
    top = el("div", "face", bold(words or sight.box.value[card] or ""), icon(sight.type_sign(card)))
    eye = el("span", "lid", icon("hidden")) if closed else ""
    return top + eye + el("footer", "band", span(sight.name("type", sight.box.type[card])))


def planned(sight: Sight, slot: int) -> Markup:
    """A planned card; one that the seat cannot tell is a back, and where there is none an empty place."""
    way, card, then = sight.s.planned_face[slot], sight.s.planned_card[slot], sight.before
    closed = way == Face.DOWN
    if way == Face.EMPTY:
        look, inside, label = "slot", Markup(), sight.words("picture-empty")
    elif card == NONE:
        inside = back(f"{slot + 1}. {sight.words('board-face-down')}")         # so that moves can name it by its place
        look, label = "card suit back", sight.name("slot", slot)
    else:
        look, inside = looks(sight, card, closed), face(sight, card, closed=closed)
        label = card_label(sight, card, closed)
    changed = then is not None and way != Face.EMPTY and way != then.planned_face[slot]
    return sight.thing("slot", slot, look, inside, name="article", label=label, changed=changed)


def in_hand(sight: Sight, cards: list[int]) -> list[Markup]:
    """The own cards. Provocations are all the same: one stands for them."""
    alike = [card for card in cards if sight.box.type[card] == Type.PROVOCATION]
    several = f"×{len(alike)}" if len(alike) > 1 else ""
    return [hand_card(sight, card, several if card in alike else "") for card in cards if card not in alike[1:]]


def hand_card(sight: Sight, card: int, several: str) -> Markup:
    return sight.thing("card", card, looks(sight, card), face(sight, card, several), name="article",
                       label=f"{sight.name('card', card)} {several}".strip(), changed=sight.card_changed(card))


# Small: in a district or liquidated

def lying(sight: Sight, id: str, pile: int) -> Markup:
    """The cards of a place: face up, then face down, then backs of those that the seat cannot tell."""
    shown = [small(sight, card, closed) for closed, cards in (
        (False, sight.open_cards(pile)), (True, sight.closed_cards(pile))) for card in cards]
    return joined(shown) + (backs(sight, id, pile) if sight.unseen(pile) else "")


def small(sight: Sight, card: int, closed: bool) -> Markup:
    sign = sight.type_sign(card)
    return sight.thing("card", card, f"mc col s-{sign} {'shut' if closed else ''}", bold(sight.box.value[card] or ""),
                       span(icon(sign), "code"), name="span", label=card_label(sight, card, closed),
                       changed=sight.card_changed(card), role="img")


def backs(sight: Sight, id: str, pile: int) -> Markup:
    """All backs of a place are one thing: nobody can tell them apart."""
    number, changed = sight.unseen(pile), sight.unseen_changed(pile)
    looks = ["mc col shut blank"] * (number - 1) + ["mc col shut blank changed" if changed else "mc col shut blank"]
    return sight.part(f"closed-{id}", "backs", *(el("span", look, icon("hidden")) for look in looks), name="span",
                      label=sight.words("board-closed-cards", number=number), changed=changed, role="img")
