"""The seats: round track, power tokens, hand, and what has left the game."""

from __future__ import annotations

from ....engine.drawing import Markup, at, fitted, icon, joined, marker, patterned, rect, text, width
from ....engine.scene import Part, stacked
from .cards import LARGE, TINY, large, large_width, line, tiny_back
from .row import PITCH, PLATE, operation_place
from .sight import Sight
from ..rules.table import LAST_ROUND, TO_WIN, Pile, Seat, Token, Type, captures

CELL, HEAD = 24, 34                     # of the track
HIGH, LOW = 64, 44                      # of a power token, and of one on a phone
ICONS = {
    Token.SURVEILLANCE: "surveillance", Token.LIQUIDATION: "liquidation", Token.DISORIENTATION: "disorientation",
    Token.CORDON: "cordon",
}


# The track

def track(sight: Sight) -> Part:
    """A cell for each round; the last is the Decisive Operation. The marker stands on the one that is now."""
    cell = 34 if sight.narrow else CELL
    last = (sight.width if sight.narrow else 264) - cell * (LAST_ROUND - 1)
    drawn, now = "", sight.s.round
    for round in range(1, LAST_ROUND + 1):
        x, w = (round - 1) * cell, cell if round < LAST_ROUND else last
        drawn += rect(x, 4, w, 28, "cell")
        words = str(round) if round < LAST_ROUND else fitted(w - 8, sight.small, sight.words("picture-decisive"))
        if round != now:
            drawn += text(x + w / 2, 22, words, sight.small, "m dim")
    drawn += rect(0, 29, (now - 1) * cell, 3, "ink")
    drawn += marker_of(sight, now, cell, last)
    label = sight.words("board-decisive" if sight.s.decisive else "board-round", round=now)
    return Part("track", drawn, (0, 0, cell * (LAST_ROUND - 1) + last, HEAD), label)


def marker_of(sight: Sight, now: int, cell: float, last: float) -> Markup:
    """On the last cell it carries words."""
    if now < LAST_ROUND:
        return marker((now - 0.5) * cell, 0, cell + 4, 38, str(now), "ink", "inv")
    x = (LAST_ROUND - 1) * cell
    words = fitted(last - 8, sight.small, sight.words("picture-decisive"), bold=True)
    return rect(x, 2, last, 32, "ink") + text(x + last / 2, 22, words, sight.small, "b m inv")


# Power tokens

def tokens(sight: Sight, y: float) -> tuple[list[Part], float]:
    """The four tokens of the Empire, beside each other or (on a phone) below; where they end."""
    if sight.narrow:
        found = [short_token(sight, t, 0, y + t * (LOW + 12), sight.width, LOW) for t in Token]
        return stacked(found), y + 3 * (LOW + 12) + LOW
    return stacked(token(sight, t, t * 220.33, y, 203) for t in Token), y + HIGH


def token(sight: Sight, token: Token, x: float, y: float, w: float) -> Part:
    """Sign on a dark block, name and what it does; one that is used up lies hatched."""
    used = is_used(sight, token)
    room, left = w - HIGH - 10, HIGH + 9
    name = fitted(room, 14, sight.name("token", token), bold=True)
    drawn = rect(0, 0, w, HIGH, "plate") + sign_of(token, used, HIGH, 36)
    drawn += text(left, 28, name, 14, "b dim" if used else "b")
    drawn += text(left, 47, fitted(room, sight.small, does(sight, token)), sight.small, "dim")
    return token_part(sight, token, drawn, (x, y, w, HIGH))


def sign_of(token: Token, used: bool, side: float, size: float) -> Markup:
    ground = rect(0, 0, side, side, "wash") + patterned(0, 0, side, side, "hatch")
    place = (side - size) / 2
    return (ground if used else rect(0, 0, side, side, "block")) + icon(
        ICONS[token], place, place, size, "icon" if used else "c-onbar")


def does(sight: Sight, token: Token) -> str:
    return sight.words("picture-used" if is_used(sight, token) else "picture-token", token=("token", token))


def short_tokens(sight: Sight, x: float, y: float) -> list[Part]:
    """The same in one line, for the rival to see."""
    w = (sight.width - x - 24) / 4
    return [short_token(sight, t, x + t * (w + 8), y, w, 30) for t in Token]


def short_token(sight: Sight, token: Token, x: float, y: float, w: float, h: float) -> Part:
    """With room at its right it also tells what it does."""
    used, size, line = is_used(sight, token), sight.small, h / 2 + 4.5
    name = fitted(w - h - 8, size, sight.name("token", token), bold=sight.narrow)
    drawn = rect(0, 0, w, h, "plate") + sign_of(token, used, h, h - 10)
    drawn += text(h + 6, line, name, size, "dim" if used else "b" if sight.narrow else "")
    drawn += text(w - 8, line, does(sight, token), size, "dim e") if sight.narrow else ""
    return token_part(sight, token, drawn, (x, y, w, h))


def is_used(sight: Sight, token: int) -> bool:
    """It lies face down; the one in use is about to."""
    return bool(sight.s.token_down[token]) and token != sight.token


def token_part(sight: Sight, token: int, drawn: Markup, box: tuple[float, float, float, float]) -> Part:
    then = sight.before
    changed = then is not None and then.token_down[token] != sight.s.token_down[token]
    state = sight.words("picture-used" if sight.s.token_down[token] else "picture-ready")
    label = f"{sight.name('token', token)}, {state}"
    return sight.part("token", token, at(box[0], box[1], drawn), box, label, changed=changed)


# The Resistance

def hand(sight: Sight, y: float) -> tuple[list[Part], float]:
    """The own cards, and where they end. When all have been played, nothing is left to show."""
    pitch = large_width(sight) + (8 if sight.narrow else 18)
    cards = sight.closed_cards(Pile.HAND)
    if not cards and not sight.s.pile_size[Pile.DECK]:
        return [], y - 12
    alike = [card for card in cards if sight.box.type[card] == Type.PROVOCATION]
    shown = [card for card in cards if card not in alike[1:]]      # Provocations are all the same: one stands for them
    found = stacked(hand_card(sight, card, len(alike) if card in alike else 1, n * pitch, y)
                    for n, card in enumerate(shown))
    return found if sight.narrow else [*found, deck(sight, y)], y + LARGE


def deck(sight: Sight, y: float) -> Part:
    """What is left to draw, at the right of the own cards."""
    number, w, size = sight.s.pile_size[Pile.DECK], large_width(sight), sight.small
    words = sight.words("picture-in-deck", number=number)
    ground = rect(0.5, 0.5, w - 1, LARGE - 1, "slot")
    if number:
        ground = rect(0, 0, w, LARGE, "back") + patterned(1, 1, w - 2, LARGE - 2, "back")
    plate = rect(8, 28, w - 16, 52, "surface") + text(w / 2, 53, str(number), 20, "b m")
    plate += text(w / 2, 72, fitted(w - 20, size, sight.words("picture-deck")), size, "m")
    x = sight.width - w
    return Part("deck", at(x, y, ground, plate), (x, y, w, LARGE), words)


def hand_card(sight: Sight, card: int, number: int, x: float, y: float) -> Part:
    box, several = (x, y, large_width(sight), LARGE), f"×{number}" if number > 1 else ""
    behind = at(4, -4, rect(0, 0, box[2], LARGE, "face")) if several else ""
    drawn = behind + large(sight, card, False) + text(12, 32, several, 20, "b")
    label = f"{sight.name('card', card)} {several}".strip()
    return sight.part("card", card, at(x, y, drawn), box, label, changed=sight.card_changed(card))


def hidden_hand(sight: Sight, x: float, y: float) -> Part:
    """How many cards the Resistance holds, and how many the deck does."""
    name, size = sight.name("seat", Seat.RESISTANCE), 14
    drawn, left = text(0, 20, name, size, "b"), width(name, size, True) + 14
    if sight.narrow:
        drawn += text(0, 40, counts(sight), size, "dim")
    else:
        drawn += joined(at(left + 33 * n, -1, tiny_back()) for n in range(sight.in_hand))
        drawn += text(left + 33 * sight.in_hand + 8, 20, counts(sight), size, "dim")
    return Part("seat-resistance", at(x, y, drawn), (x, y, sight.width - x, TINY), f"{name}. {counts(sight)}")


def counts(sight: Sight) -> str:
    hand = sight.words("picture-in-hand", number=sight.in_hand)
    return f"{hand} · {sight.words('picture-in-deck', number=sight.s.pile_size[Pile.DECK])}"


def own_line(sight: Sight, y: float) -> Part:
    """Whose seat is below: its name, that it is yours, and what else there is to know of it."""
    seat = Seat.RESISTANCE if sight.seat == Seat.RESISTANCE else Seat.EMPIRE
    aside = sight.words("picture-two-tokens")
    if seat == Seat.RESISTANCE:
        aside = sight.words("picture-in-deck", number=sight.s.pile_size[Pile.DECK]) if sight.narrow else counts(sight)
    aside = f"{sight.words('picture-you')} · {aside}" if seat == sight.seat else aside
    name = sight.name("seat", seat)
    room = sight.width - width(name, 14, True) - 12
    drawn = text(0, y + 16, name, 14, "b", fitted(room, 14, aside))
    return Part(f"seat-{sight.game.ids('seat')[seat]}", drawn, (0, y, sight.width, 20), f"{name}. {aside}")


# What has left the game

def aside(sight: Sight, y: float) -> list[Part]:
    """Captured districts as squares, and the liquidated cards: beside the operation, where there is most room."""
    if sight.narrow:
        return aside_at(sight, 0, y, sight.width)
    x = operation_place(sight)
    left, right = x - 16, sight.width - x - PITCH - PLATE - 16
    if right >= PITCH + PLATE - 16:
        return aside_at(sight, sight.width - right, y, min(right, PITCH + PLATE))
    return aside_at(sight, 0, y, min(left, PITCH + PLATE))


def aside_at(sight: Sight, x: float, y: float, room: float) -> list[Part]:
    won, number = captures(sight.s), sight.s.pile_size[Pile.LIQUIDATED]
    words = sight.words("picture-captures", number=won, all=TO_WIN)
    drawn = joined(goal(n < won, x + 26 * n, y + 1) for n in range(TO_WIN))
    drawn += text(x + 26 * TO_WIN + 8, y + 16, fitted(room - 26 * TO_WIN - 8, 14, words, bold=True), 14, "b")
    caption = sight.words("board-liquidated")
    drawn += text(x, y + 38, f"{caption}: {number}", sight.small, "dim")
    part = Part("aside", drawn, (x, y, room, 42), f"{words}. {caption}: {number}")
    cards = liquidated(sight, x, y + 44, room)
    return [part, *stacked(cards)]


def liquidated(sight: Sight, x: float, y: float, room: float) -> list[Part]:
    """Face-up ones first, then those that went face down."""
    up = len(sight.open_cards(Pile.LIQUIDATED))
    number = sight.s.pile_size[Pile.LIQUIDATED]
    share = room * up / max(1, number)
    shown = line(sight, "liquidated", Pile.LIQUIDATED, False, x, y, share - 5 if up < number else room)
    start = x if not up else max(part.box[0] + part.box[2] for part in shown) + 5
    return shown + line(sight, "liquidated", Pile.LIQUIDATED, True, start, y, x + room - start)


def goal(done: bool, x: float, y: float) -> Markup:
    box = rect(x + 1, y + 1, 18, 18, "block" if done else "badge")
    return box + (icon("check", x + 3, y + 3, 14, "c-onbar") if done else "")
