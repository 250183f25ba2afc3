"""The row of districts with their cards, and the escalation marker over it."""

from __future__ import annotations

from ....engine.layout import NONE
from ....engine.markup import Markup, joined
from ....engine.pieces import band, bold, el, icon, span
from ..rules.table import Token, is_captured, pile_of
from .cards import card_label, lying
from .sight import Sight


def row(sight: Sight) -> Markup:
    return el("div", "rowd", marker(sight), *(plate(sight, district) for district in sight.row))


def marker(sight: Sight) -> Markup:
    """A bar along the marked districts with a point for each; along all of them in the Decisive Operation."""
    there = sight.columns_reached
    if not there:
        return Markup()
    words = sight.words("picture-any-district" if sight.s.decisive else "picture-marker")
    points = joined(el("i", "") for _ in there)
    return sight.part("marker", "esc", span(bold(words)), points, label=words, role="img",
                      style=f"--gk-at:{there[0]};--gk-n:{len(there)}")


# Districts

def plate(sight: Sight, district: int) -> Markup:
    """Name, what its cards are worth, and the cards; a captured one only has an outline."""
    taken, there = is_captured(sight.s, district), sight.s.pile_size[pile_of(district)]
    looks = "plate district" + (" taken" if taken else " marked" if sight.reached(district) else "")
    id = sight.game.ids("district")[district]
    cards = lying(sight, id, pile_of(district)) if there else span(sight.words("picture-no-cards"), "none")
    return sight.thing("district", district, looks, head(sight, district), el("div", "stack", cards), name="section",
                       label=district_label(sight, district), changed=district_changed(sight, district))


def head(sight: Sight, district: int) -> Markup:
    """At the end the value that the seat sees, or a tick and the mission that it fell by."""
    if is_captured(sight.s, district):
        by = sight.s.captured_by[district]
        aside = bold(icon("check"), "worth") + span(sight.name("mission", by) if by != NONE else "", "by")
    else:
        aside = bold(worth(sight, district), "worth") + (cordon(sight) if sight.s.cordoned == district else "")
    short = sight.words("picture-district", district=("district", district))
    return band(sight.name("district", district), sight.code(district), aside, short=short)


def worth(sight: Sight, district: int) -> str:
    """The value of the cards that the seat sees, and whether there are others."""
    pile = pile_of(district)
    if not sight.counted or not sight.s.pile_size[pile]:
        return ""
    return f"{sight.value_seen(district)}{'+?' if sight.unseen(pile) else ''}"


def cordon(sight: Sight) -> Markup:
    """A barrier before the district: nothing comes in."""
    return el("span", "cordon", icon("cordon"), span(sight.name("token", Token.CORDON)))


def district_changed(sight: Sight, district: int) -> bool:
    """It was captured, or cordoned off."""
    then, now = sight.before, sight.s
    if then is None:
        return False
    return now.captured_in[district] != then.captured_in[district] or now.cordoned == district != then.cordoned


def district_label(sight: Sight, district: int) -> str:
    """What a plate shows, in words."""
    s, told = sight.s, [sight.name("district", district)]
    if is_captured(s, district):
        by = s.captured_by[district]
        told.append(sight.words("picture-captured", mission=sight.name("mission", by) if by != NONE else ""))
    told += [sight.words("board-marked")] if s.marked[district] else []
    told += [sight.words("board-cordoned")] if s.cordoned == district else []
    pile = pile_of(district)
    told += [card_label(sight, card, False) for card in sight.open_cards(pile)]
    told += [card_label(sight, card, True) for card in sight.closed_cards(pile)]
    told += [sight.words("board-closed-cards", number=sight.unseen(pile))] if sight.unseen(pile) else []
    return ", ".join(told)
