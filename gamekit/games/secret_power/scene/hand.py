"""Cards in hand: alliances with their requirements ticked, and professionals."""

from __future__ import annotations

from ....engine.conditions import AT_LEAST, AT_MOST, OR, TEST, compared
from ....engine.layout import NONE
from ....engine.markup import Markup, tag
from ....engine.pieces import bold, el, icon, made_up, requirement, span
from ..rules.effects import VOCABULARY
from ..rules.quantities import quantity, unmet
from ..rules.table import (
    ALLIANCES, FIRST_FINAL, FIRST_PERMANENT, FIRST_PROFESSION, PROFESSIONALS, Sign, hand, new_staff, staff_of,
)
from .sight import SIGN_SIGNS, Sight, group_square, number_with
from .things import effect_words, needs_words

COMPARED = {AT_LEAST: "≥", AT_MOST: "≤"}


def own_hand(sight: Sight) -> Markup:
    """The alliances and professionals that the seat holds."""
    held = [one for one in range(ALLIANCES) if sight.s.alliance_at[one] == hand(sight.seat)]
    ready = sum(is_ready(sight, one) for one in held)
    told = sight.words("picture-ready", number=ready, all=len(held)) if sight.counted and held else ""
    head = el("header", "heading", tag("h3", sight.words("picture-cards")), span(told, "quiet"),
              made_up(sight.words("picture-reconstructed")))
    cards = [alliance(sight, one) for one in held] + [professional(sight, *one) for one in professionals(sight).items()]
    return head + (el("div", "cards", *cards) if cards else "")


# Alliances

def is_ready(sight: Sight, one: int) -> bool:
    return bool(unmet(sight.box.needs[one], sight.box, sight.s, sight.seat) == NONE)


def alliance(sight: Sight, one: int) -> Markup:
    """When it works and its points; what it requires, with what there is; what it brings and does."""
    box = sight.box
    kinds = {0: "picture-instant", FIRST_PERMANENT: "picture-permanent", FIRST_FINAL: "picture-final"}
    when = [first for first in kinds if VOCABULARY.text(sight.game, first + one, sight.language)]
    points = number_with("points", box.alliance_points[one]) if box.alliance_points[one] else ""
    top = el("p", "k", span(", ".join(sight.words(kinds[first]) for first in when)), points)
    does = [tag("p", VOCABULARY.text(sight.game, first + one, sight.language)) for first in when]
    looks = "card alliance" + (" full" if sight.counted and is_ready(sight, one) else "")
    then = sight.before
    name = tag("h4", sight.name("alliance", one), sight.wave("alliances", one))
    return sight.thing(
        "alliance", one, looks, top, name, el("ul", "needs", *needs(sight, one)),
        el("div", "fx", *does, brings(sight, one)), name="article", label=label(sight, one),
        changed=then is not None and then.alliance_at[one] != sight.s.alliance_at[one])


def needs(sight: Sight, one: int) -> list[Markup]:
    """A box for each requirement."""
    row, found = sight.box.needs[one], []
    for at in range(0, len(row), TEST):
        join, what, comparison, number = row[at : at + TEST]
        if join == NONE:
            break
        have = quantity(what, sight.box, sight.s, sight.seat)
        met = sight.counted and compared(have, comparison, number)
        found += [el("li", "or quiet", sight.words("condition-or"))] if join == OR else []
        name = sight.name("quantity", what)
        words = sight.words("picture-must-not", quantity=name) if comparison and not number else (
            f"{name} {COMPARED.get(comparison, '=')}\xa0{number}")
        found.append(requirement(words, met, have if sight.counted else ""))
    return found


def brings(sight: Sight, one: int) -> Markup:
    """A sign or a secondary object that comes with it."""
    box, given = sight.box, []
    if box.alliance_sign[one] != NONE:
        sign = Sign(box.alliance_sign[one])
        given.append(el("span", "", icon(SIGN_SIGNS[sign]), span(sight.name("sign", sign))))
    if box.alliance_secondary[one] != NONE:
        kind = box.alliance_secondary[one]
        words = sight.words("picture-secondary", secondary=("secondary", kind))
        given.append(el("span", "", group_square(kind), span(words)))
    return el("p", "brings", *given) if given else Markup()


def label(sight: Sight, one: int) -> str:
    needs = needs_words(sight.game, one, sight.language)
    told = [sight.name("alliance", one), sight.words("board-needing", needs=needs)]
    told += effect_words(sight.game, one, sight.language)
    told += [sight.words("board-possible")] if sight.counted and is_ready(sight, one) else []
    return "; ".join(told)


# Professionals

def professionals(sight: Sight) -> dict[int, int]:
    """Those in hand; cards of a profession that were taken at the same time are one, with their number."""
    found: dict[tuple[int, int], list[int]] = {}
    for card in range(PROFESSIONALS):
        place = sight.s.professional_at[card]
        if place in (staff_of(sight.seat), new_staff(sight.seat)):
            found.setdefault((place, sight.box.profession[card]), []).append(card)
    return {cards[0]: len(cards) for cards in found.values()}


def professional(sight: Sight, card: int, number: int) -> Markup:
    new = sight.s.professional_at[card] == new_staff(sight.seat)
    top = el("p", "k", span(sight.words("picture-professional")), icon("spy"))
    name, wave = sight.name("specialist", card), sight.wave("professionals", sight.box.profession[card])
    does = VOCABULARY.text(sight.game, FIRST_PROFESSION + sight.box.profession[card], sight.language)
    return sight.thing(
        "specialist", card, "card alliance full", top, tag("h4", name, bold(f" ×{number}") if number > 1 else "", wave),
        span(sight.words("picture-new"), "quiet") if new else "", el("div", "fx", tag("p", does)), name="article",
        label=f"{name}: {does}")
