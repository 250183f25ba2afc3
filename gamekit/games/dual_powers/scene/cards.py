"""Cards: orders, leaders, and what is face down."""

from __future__ import annotations

from ....engine.drawing import Markup, at, band, card_back, fitted, icon, num, path, patterned, rect, text
from ....engine.rulebook import hyphened
from ....engine.scene import Part
from .sight import LOOKS, Sight
from ..rules.table import ORDERS, Action, Region, leader_token
from .things import card_details

HIGH, LOW = 160, 76
ICONS = {Action.DOUBLE_MOVE: "move-2"}                  # of actions whose icon has another name


def card_width(sight: Sight) -> float:
    return 125 if sight.narrow else 112


def card_part(sight: Sight, card: int, x: float, y: float, changed: bool = False) -> Part:
    svg = at(x, y, order(sight, card) if card < ORDERS else leader(sight, card))
    return sight.part("card", card, svg, (x, y, card_width(sight), HIGH), card_label(sight, card), changed=changed)


def card_label(sight: Sight, card: int) -> str:
    return f"{sight.name('card', card)}: {card_details(sight.game, card, sight.language)}"


def order(sight: Sight, card: int) -> Markup:
    """Region in the band and along the foot; days, points; recruiting and the action as rows."""
    box, w = sight.box, card_width(sight)
    region = Region(box.target[card])
    fill, ink, pattern = LOOKS[region]
    foot = rect(1, HIGH - 11, w - 2, 10, f"f-{fill}") + patterned(1, HIGH - 11, w - 2, 10, pattern)
    head = band(w, sight.code(region), sight.region_name(region, w - 41), fill, ink, pad=1)
    lines = path(f"M0 29H{num(w)}M0 {HIGH - 11}H{num(w)}", "thin")
    points = box.points[card]
    value = icon("points", w - 46, 49, 18) + text(w - 24, 66, str(points), 20, "b")
    value += text(w - 10, 90, sight.words("picture-points", number=points), sight.small, "dim e")
    recruit = sight.words("picture-recruit", number=box.recruit[card])
    rows = row(sight, 105, f"recruit-{box.recruit[card]}", recruit) + row(
        sight, 127, action_icon(box.action[card]), action_words(sight, box.action[card]))
    return rect(0, 0, w, HIGH, "face") + foot + head + lines + days(sight, card) + value + rows


def days(sight: Sight, card: int) -> Markup:
    number = sight.box.days[card]
    words = text(12, 73, str(number), 40, "b") + text(12, 90, sight.words("picture-days", number=number), sight.small,
                                                      "dim")
    return words + path(f"M10 99.5H{num(card_width(sight) - 10)}", "hair")


def row(sight: Sight, y: float, sign: str, words: str) -> Markup:
    return icon(sign, 10, y, 18) + text(33, y + 14, words, sight.small)


def action_icon(action: int) -> str:
    return ICONS.get(Action(action), hyphened(Action(action)))


def action_words(sight: Sight, action: int) -> str:
    return sight.words("picture-action", action=("action", action))


def leader(sight: Sight, card: int) -> Markup:
    """Name on a dark band; days, strength ready and exhausted; the special action."""
    box, w = sight.box, card_width(sight)
    words = text(w - 10, 90, sight.words("board-strength").lower(), sight.small, "dim e")
    special = icon(action_icon(box.action[card]), 10, 112, 24)
    special += text(40, 129, action_words(sight, box.action[card]), sight.small)
    face = rect(0, 0, w, HIGH, "face") + leader_head(sight, card)
    return face + days(sight, card) + leader_strength(sight, card, 66) + words + special


def leader_head(sight: Sight, card: int) -> Markup:
    w, name = card_width(sight), sight.name("card", card)
    room = fitted(w - 31, 14, name, bold=True) == name      # a long name takes the icon's place
    head = rect(1, 1, w - 2, 28, "block") + (icon("leader", 6, 6, 18, "c-onbar") if room else "")
    return head + text(27 if room else 8, 20, fitted(w - (31 if room else 14), 14, name, bold=True), 14, "b onbar")


def leader_strength(sight: Sight, card: int, y: float) -> Markup:
    w, token = card_width(sight), leader_token(card)
    ready = text(w - 37, y, str(sight.box.ready[token]), 20, "b e")
    return ready + text(w - 10, y, f"/ {sight.box.exhausted[token]}", 14, "dim e")


def low_leader(sight: Sight, card: int, x: float, y: float, changed: bool) -> Part:
    """Half as high: two stand one above the other where a line of cards would be too long."""
    box, w, number = sight.box, card_width(sight), sight.box.days[card]
    drawn = rect(0, 0, w, LOW, "face") + leader_head(sight, card) + leader_strength(sight, card, 49)
    drawn += text(12, 49, str(number), 20, "b")
    drawn += text(28, 49, sight.words("picture-days", number=number), 12, "dim") if number < 10 else ""
    drawn += icon(action_icon(box.action[card]), 10, 55, 16)
    drawn += text(33, 68, action_words(sight, box.action[card]), 12)
    return sight.part("card", card, at(x, y, drawn), (x, y, w, LOW), card_label(sight, card), changed=changed)


def back(sight: Sight) -> Markup:
    return card_back(card_width(sight), HIGH, sight.words("board-objective-unknown"), sight.small)
