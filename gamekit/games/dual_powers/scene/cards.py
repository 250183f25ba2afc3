"""Cards: orders, leaders, what is face down, and played ones as minis."""

from __future__ import annotations

from ....engine.layout import NONE
from ....engine.markup import Markup, tag
from ....engine.pieces import back, band, bold, el, icon, row, span
from ..rules.table import ORDERS, Action, leader_token
from .sight import Sight, action_icon
from .things import card_details, card_letter


def card(sight: Sight, card: int) -> Markup:
    """Days in large; an order's region in the band and along the foot; what it gives as rows."""
    order = card < ORDERS
    looks, inside = (f"card {sight.looks(sight.box.target[card])}", order_face(sight, card)) if order else (
        "card ink", leader_face(sight, card))
    return sight.thing("card", card, looks, inside, name="article", label=card_label(sight, card),
                       changed=sight.card_changed(card))


def card_label(sight: Sight, card: int) -> str:
    return f"{sight.name('card', card)}: {card_details(sight.game, card, sight.language)}"


def order_face(sight: Sight, card: int) -> Markup:
    box, region = sight.box, sight.box.target[card]
    head = band(sight.short(region), sight.code(region), heading="h4")
    value = el("span", "r", bold(box.points[card]), icon("points"))
    recruit, action = sight.words("picture-recruit", number=box.recruit[card]), box.action[card]
    uses = [(Action.RECRUIT, f"recruit-{box.recruit[card]}", recruit),
            (action, action_icon(action), action_words(sight, action))]
    return head + nums(sight, card, value) + gives(sight, card, uses) + el("i", "foot")


def leader_face(sight: Sight, card: int) -> Markup:
    box, token = sight.box, leader_token(card)
    name = sight.name("card", card)
    head = el("header", "band", icon("leader"), tag("h4", name))
    strength = el("span", "r", bold(box.ready[token]), span(f"/{box.exhausted[token]}", "cap"))
    special = box.action[card]
    uses = [(Action.RECRUIT_LEADER, "leader", action_words(sight, Action.RECRUIT_LEADER)),
            (special, action_icon(special), action_words(sight, special))]
    return head + nums(sight, card, strength) + gives(sight, card, uses)


def nums(sight: Sight, card: int, aside: Markup) -> Markup:
    """The days, with the letter that tells two cards of a region apart: so they are called in moves and in the log."""
    days, letter = sight.box.days[card], card_letter(sight.box, card) if card < ORDERS else ""
    number = bold(days, "big") + (bold(letter) if letter else "")
    return el("p", "nums", number, span(sight.words("picture-days", number=days)), aside)


def gives(sight: Sight, card: int, uses: list[tuple[int, str, str]]) -> Markup:
    """On the card of this turn the rows are buttons, where its use is the question."""
    if card == sight.s.card:
        return el("ul", "uses", *(sight.use("action", action, sign, words) for action, sign, words in uses))
    return el("ul", "uses", *(row(sign, words) for _, sign, words in uses))


def action_words(sight: Sight, action: int) -> str:
    return sight.words("picture-action", action=("action", action))


def played_card(sight: Sight, card: int) -> Markup:
    """Small. The card of this turn is shown large elsewhere, unless it is the Opposition's: there it is the thing."""
    box, days = sight.box, sight.box.days[card]
    if card < ORDERS:
        looks, code = sight.looks(box.target[card]), Markup.escape(sight.code(box.target[card]))
    else:
        looks, code = "ink", icon("leader")
    label = card_label(sight, card)
    if card == sight.s.card and card not in sight.s.opposition_row:
        return sight.part(f"small-{sight.game.ids('card')[card]}", f"mc {looks}", span(code, "code"), bold(days),
                          label=label, name="span", role="img")
    return sight.thing("card", card, f"mc {looks}", span(code, "code"), bold(days), label=label, name="span",
                       changed=sight.card_changed(card), role="img")


def objective(sight: Sight, card: int, shown: bool) -> Markup:
    """The own objective, face up if the seat knows it."""
    if card == NONE:
        label = sight.words("picture-objective-hidden")
        return sight.part("objective", "card back", back(sight.words("picture-own-objective")), label=label,
                          name="article", role="img")
    eye = icon("espionage" if shown else "hidden")
    face = el("p", "above", eye, span(sight.words("picture-own-objective"))) + order_face(sight, card)
    return sight.thing("card", card, f"card {sight.looks(sight.box.target[card])}", face,
                       name="article", label=card_label(sight, card), changed=sight.card_changed(card))
