"""The seats: hand, power tokens, and what has left the game."""

from __future__ import annotations

from ....engine.markup import Markup
from ....engine.pieces import bold, counter, el, icon, pile, seat_line, sign, span
from ..rules.table import TO_WIN, Pile, Seat, Token, captures
from .cards import in_hand, lying
from .sight import Sight


def own_seat(sight: Sight) -> Markup:
    """The hand or the tokens."""
    if sight.seat == Seat.EMPIRE:
        return seat_part(sight, Seat.EMPIRE, span(sight.words("picture-two-tokens"), "quiet")) + tokens(sight)
    if sight.seat == Seat.RESISTANCE:
        cards = in_hand(sight, sight.closed_cards(Pile.HAND))
        return resistance(sight) + (el("div", "cards", *cards) if cards else "")
    return Markup()


def resistance(sight: Sight) -> Markup:
    """How many cards the Resistance holds, and how many the deck does: that everybody sees."""
    deck = sight.s.pile_size[Pile.DECK]
    left = sight.part("deck", "pile end", pile("deck", deck, sight.words("picture-deck")), name="span",
                      label=sight.words("picture-in-deck", number=deck))
    held = icon("hand") + span(sight.words("picture-in-hand", number=sight.s.pile_size[Pile.HAND]))
    return seat_part(sight, Seat.RESISTANCE, span(held), left)


def seat_part(sight: Sight, seat: int, *facts: object) -> Markup:
    mine = sight.words("picture-you") if seat == sight.seat else ""
    line = seat_line(sight.name("seat", seat), sign(seat), *facts, aside=mine)
    return sight.part(f"seat-{sight.game.ids('seat')[seat]}", "seat", line)


# Power tokens

def tokens(sight: Sight) -> Markup:
    return el("div", "powers", *(token(sight, t) for t in Token))


def token(sight: Sight, token: int) -> Markup:
    """Sign on a dark block, name and what it does; one that is used up lies hatched. The one in use is about to."""
    down, then = sight.s.token_down[token], sight.before
    used = bool(down) and token != sight.token
    does = sight.words("picture-used" if used else "picture-token", token=("token", token))
    state = sight.words("picture-used" if down else "picture-ready")
    name, look = sight.name("token", token), "plate power used" if used else "plate power"
    block = el("span", "block", icon(sight.game.ids("token")[token]))
    return sight.thing("token", token, look, block, bold(name), span(does, "cap"), label=f"{name}, {state}",
                       changed=then is not None and then.token_down[token] != down)


# What has left the game

def aside(sight: Sight) -> Markup:
    """Captured districts as boxes, and the liquidated cards."""
    won, number = captures(sight.s), sight.s.pile_size[Pile.LIQUIDATED]
    words, caption = sight.words("picture-captures", number=won, all=TO_WIN), sight.words("board-liquidated")
    gone = el("span", "pile", pile("liquidation", number, caption.lower()))
    return sight.part("aside", "info aside", counter(won, TO_WIN, words), gone,
                      el("div", "stack", lying(sight, "liquidated", Pile.LIQUIDATED)) if number else "",
                      label=f"{words}. {caption}: {number}", role="group")
