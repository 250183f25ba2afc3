"""Cards: orders, leaders, and the small ones of the Opposition's row."""

from __future__ import annotations

from ...engine.drawing import at, band, card_back, fitted, icon, num, path, patterned, rect, text
from ...engine.rulebook import hyphened
from ...engine.scene import Part
from .scene_sight import LOOKS, Sight
from .table import ORDERS, Action, Region, leader_token
from .things import card_details

HIGH = 160
ICONS = {Action.DOUBLE_MOVE: "move-2"}                  # of actions whose icon has another name


def card_width(sight: Sight) -> float:
    return 159 if sight.narrow else 112


def card_part(sight: Sight, card: int, x: float, y: float, changed: bool = False) -> Part:
    svg = at(x, y, order(sight, card) if card < ORDERS else leader(sight, card))
    label = f"{sight.name('card', card)}: {card_details(sight.game, card, sight.language)}"
    return sight.part("card", card, svg, (x, y, card_width(sight), HIGH), label, changed=changed)


def order(sight: Sight, card: int) -> str:
    """Region in the band and along the foot; days, points; recruiting and the action as rows."""
    box, w = sight.box, card_width(sight)
    region = Region(box.target[card])
    fill, ink, pattern = LOOKS[region]
    foot = rect(1, HIGH - 11, w - 2, 10, f"f-{fill}") + patterned(1, HIGH - 11, w - 2, 10, pattern)
    head = band(w, sight.code(region), sight.region_name(region, w - 44), fill, ink, pad=1)
    lines = path(f"M0 29H{num(w)}M0 {HIGH - 11}H{num(w)}", "thin")
    points = box.points[card]
    value = icon("points", w - 46, 49, 18) + text(w - 24, 66, str(points), 20, "b")
    value += text(w - 10, 90, sight.words("picture-points", number=points), sight.small, "dim e")
    recruit = sight.words("picture-recruit", number=box.recruit[card])
    rows = row(sight, 105, f"recruit-{box.recruit[card]}", recruit) + row(
        sight, 127, action_icon(box.action[card]), action_words(sight, box.action[card]))
    return rect(0, 0, w, HIGH, "face") + foot + head + lines + days(sight, card) + value + rows


def days(sight: Sight, card: int) -> str:
    number = sight.box.days[card]
    words = text(12, 73, str(number), 40, "b") + text(12, 90, sight.words("picture-days", number=number), sight.small,
                                                      "dim")
    return words + path(f"M10 99.5H{num(card_width(sight) - 10)}", "hair")


def row(sight: Sight, y: float, sign: str, words: str) -> str:
    return icon(sign, 10, y, 18) + text(33, y + 14, words, sight.small)


def action_icon(action: int) -> str:
    return ICONS.get(Action(action), hyphened(Action(action)))


def action_words(sight: Sight, action: int) -> str:
    return sight.words("picture-action", action=("action", action))


def leader(sight: Sight, card: int) -> str:
    """Name on a dark band; days, strength ready and exhausted; the special action."""
    box, w, token = sight.box, card_width(sight), leader_token(card)
    name = sight.name("card", card)
    room = fitted(w - 37, 14, name, bold=True) == name      # a long name takes the icon's place
    head = rect(1, 1, w - 2, 28, "block") + (icon("leader", 8, 6, 18, "c-onbar") if room else "")
    head += text(31 if room else 8, 20, fitted(w - (37 if room else 14), 14, name, bold=True), 14, "b onbar")
    strength = text(w - 37, 66, str(box.ready[token]), 20, "b e")
    strength += text(w - 10, 66, f"/ {box.exhausted[token]}", 14, "dim e")
    strength += text(w - 10, 90, sight.words("board-strength").lower(), sight.small, "dim e")
    special = icon(action_icon(box.action[card]), 10, 112, 24)
    special += text(40, 129, action_words(sight, box.action[card]), sight.small)
    return rect(0, 0, w, HIGH, "face") + head + days(sight, card) + strength + special


def back(sight: Sight) -> str:
    return card_back(card_width(sight), HIGH, sight.words("board-objective-unknown"), sight.small)


def small_card(sight: Sight, card: int, x: float, y: float) -> Part:
    """44 x 64: code, days and bars, for cards that lie in a row."""
    region = Region(sight.box.target[card])
    fill, ink, _ = LOOKS[region]
    code = rect(1, 1, 42, 22, f"f-{fill}") + text(22, 17, sight.code(region), 14, f"b m {ink}")
    code += path("M0 23H44", "thin")
    number = text(22, 43, str(sight.box.days[card]), 18, "b m")
    svg = rect(0, 0, 44, 64, "face") + code + number + icon(f"recruit-{sight.box.recruit[card]}", 14, 46, 16)
    label = f"{sight.name('card', card)}: {card_details(sight.game, card, sight.language)}"
    return sight.part("card", card, at(x, y, svg), (x, y, 44, 64), label, changed=sight.card_changed(card))
