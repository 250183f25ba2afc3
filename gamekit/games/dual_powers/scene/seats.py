"""The seats: the rival's line, and the own one with reserve, objective and hand."""

from __future__ import annotations

from collections.abc import Iterator
from math import inf

from ....engine.drawing import (
    SHAPES, Markup, at, bars, broken, fitted, icon, path, sign, spare_token, text, text_lines, token_body,
    width,
)
from ....engine.layout import NONE
from ....engine.scene import Part, stacked
from ..rules.actions import first_alike
from .cards import HIGH, LOW, back, card_part, card_width, low_leader
from .sight import Sight, is_leader
from .tokens import token_look
from ..rules.table import ORDERS, Pile, Place, hand, is_opposition, objective, objective_card

PITCH, NARROW_PITCH = 42, 49            # of the tokens of a reserve: on a phone a finger wide
ROW = 34                                # height of a seat's line
PER_LINE = 7                            # cards that fill a line of the wide picture


def seat_name(sight: Sight, seat: int) -> str:
    if is_opposition(sight.s, seat):
        return sight.words("board-opposition", seat=("seat", seat))
    return sight.name("seat", seat)


def seat_head(sight: Sight, seat: int) -> tuple[Markup, float]:
    """Sign and name, with the people beside the holder of the Will; and where that ends."""
    name = seat_name(sight, seat)
    end = 36 + width(name, 14, True) + 8
    drawn = sign(seat, 0, 5, 25) + text(36, 22, name, 14, "b")
    if seat == sight.seat:
        you = sight.words("picture-you")
        drawn, end = drawn + text(end, 22, you, 14, "dim"), end + width(you, 14) + 16
    if sight.s.will == seat:
        drawn, end = drawn + icon("will", end, 7, 20), end + 28
    return drawn, end


# The rival

def rival_facts(sight: Sight, seat: int) -> list[list[str]]:
    """What lies open of a rival, each fact in its forms from long to short."""
    s = sight.s
    if is_opposition(s, seat):
        difficulty = sight.words("picture-difficulty", number=s.difficulty)
        return [[difficulty], leaders_left(sight, sight.cards(Pile.LEADERS))]
    leaders = [card for card in sight.cards(hand(seat)) if card >= ORDERS]
    facts = [[sight.words("picture-cards", number=s.pile_size[hand(seat)] - len(leaders))]]
    if s.pile_size[objective(seat)]:
        card = objective_card(s, seat)
        shown = sight.words("picture-objective-shown", card=("card", card)) if card != NONE else ""
        facts.append([shown or sight.words("picture-objective-hidden")])
    return [*facts, leaders_left(sight, leaders)]


def leaders_left(sight: Sight, leaders: list[int]) -> list[str]:
    number = sight.words("picture-leaders-number", number=len(leaders))
    names = ", ".join(sight.name("card", card) for card in leaders)
    return [sight.words("picture-leaders-left", names=names), number] if leaders else [number]


def rival(sight: Sight, seat: int, y: float) -> tuple[list[Part], float]:
    """A rival's line, and how high it is."""
    facts = rival_facts(sight, seat)
    long, short = (" · ".join(forms[n] for forms in facts) for n in (0, -1))
    drawn, height = (rival_narrow if sight.narrow else rival_wide)(sight, seat, long, short)
    return [part_of_seat(sight, seat, drawn, y, height - 8, f"{seat_name(sight, seat)}. {long}")], height


def rival_wide(sight: Sight, seat: int, long: str, short: str) -> tuple[Markup, float]:
    """All in one line, the reserve at its end."""
    (head, x), stock = seat_head(sight, seat), stock_groups(sight, seat)
    start, caption = 864 - 60 * len(stock), sight.words("board-reserve").lower()
    words = text(x, 22, fitted(start - x - 24 - width(caption, 12), 14, long, short), 14, "dim")
    words += text(start - 12, 22, caption, 12, "dim e") if stock else ""
    return head + words + stock_row(sight, stock, start), ROW + 8


def rival_narrow(sight: Sight, seat: int, long: str, short: str) -> tuple[Markup, float]:
    """Name, facts and reserve below each other."""
    lines = broken(short, 343, 14)
    words = text_lines(0, 48, 20, [line.removesuffix(" ·") for line in lines], 14, "dim")
    stock = at(0, 38 + 20 * len(lines), stock_row(sight, stock_groups(sight, seat), 0))
    return seat_head(sight, seat)[0] + words + stock, 78 + 20 * len(lines)


def part_of_seat(sight: Sight, seat: int, svg: Markup, y: float, height: float, label: str) -> Part:
    changed = sight.before is not None and sight.s.will == seat != sight.before.will
    box = (0, y, 343 if sight.narrow else 864, height)
    drawn = Part(f"seat-{sight.game.ids('seat')[seat]}", at(0, y, svg), box, label)
    if not changed:
        return drawn
    corner = path("M16 2h14v14z", "corner")         # at the sign: the whole line is no thing to mark
    return Part(drawn.id, drawn.svg + at(0, y, corner), box, label)


def stock_groups(sight: Sight, seat: int) -> list[tuple[int, int, int]]:
    """Units in reserve by their bars: bars, how many, and one of them."""
    there = [t for t in sight.tokens(Place.RESERVE) if sight.s.owner[t] == seat and not is_leader(t)]
    kinds = sorted({sight.box.bars[t] for t in there})
    groups = [(kind, [t for t in there if sight.box.bars[t] == kind]) for kind in kinds]
    return [(kind, len(units), units[0]) for kind, units in groups]


def stock_row(sight: Sight, stock: list[tuple[int, int, int]], x: float) -> Markup:
    drawn = Markup()
    for n, (kind, number, unit) in enumerate(stock):
        look = token_look(sight, unit)
        drawn += at(x + 60 * n, 1, token_body(look, 32, 32), bars(kind, 13.5, 16, look.ink))
        drawn += text(x + 60 * n + 36, 22, f"×{number}", 14)
    return drawn


# The own seat

def own_line(sight: Sight, y: float) -> tuple[list[Part], float]:
    """Name and Will, and the reserve: at the right, or below where the line is short."""
    kinds, caption = reserve_kinds(sight), sight.words("board-reserve").lower()
    pitch, top, start, per_row = PITCH, 0, 864 - PITCH * len(kinds) + 8, max(1, len(kinds))
    if sight.narrow:
        pitch, top, start, per_row = NARROW_PITCH, ROW + 26, 0, 7
    head = own_head(sight, 343 if sight.narrow else start - 70)
    if kinds:
        head += text(0, top - 8, caption, 14, "dim") if sight.narrow else text(start - 12, 22, caption, 12, "dim e")
    tokens = [spare(sight, token, number, start + n % per_row * pitch, y + top + n // per_row * pitch)
              for n, (token, number) in enumerate(kinds)]
    height = top + pitch * -(-len(kinds) // per_row) if kinds else ROW + 8
    line = part_of_seat(sight, sight.seat, head, y, ROW, seat_name(sight, sight.seat))
    return [line, *stacked(tokens)], height


def own_head(sight: Sight, end: float) -> Markup:
    """The name; with the Will what that means, as far as there is room."""
    head, x = seat_head(sight, sight.seat)
    if sight.s.will != sight.seat:
        return head
    will, company = sight.words("picture-will"), sight.words("picture-neutrals")
    after = x + width(will, 14, True) + 16
    aside = fitted(max(0, end - after), 14, company, "")
    return head + text(x, 22, fitted(end - x, 14, will, "", bold=True), 14, "b", aside)


def reserve_kinds(sight: Sight) -> list[tuple[int, int]]:
    """Units in reserve that are alike are one, with their number."""
    kinds: dict[int, int] = {}
    for token in sight.tokens(Place.RESERVE):
        if sight.s.owner[token] == sight.seat and not is_leader(token):
            first = first_alike(sight.box, sight.s, token)
            kinds[first] = kinds.get(first, 0) + 1
    chosen = sight.s.token
    if chosen != NONE and sight.s.token_at[chosen] == Place.RESERVE and chosen not in kinds:
        kinds[chosen] = 1
    return list(kinds.items())


def spare(sight: Sight, token: int, number: int, x: float, y: float) -> Part:
    look = token_look(sight, token)
    behind = at(3, -3, token_body(look, 34, 34)) if number > 1 else Markup()
    svg = at(x, y, behind, spare_token(look, not sight.narrow))
    label = sight.name("token", token) + (f" ×{number}" if number > 1 else "")
    return sight.part("token", token, svg, (x, y, 34, 34), label, SHAPES[look.side], sight.token_changed(token))


# Cards

class Shelf:
    """Places for cards, line after line."""

    def __init__(self, room: float, wide: float, gap: float, top: float) -> None:
        self.room, self.wide, self.gap, self.x, self.y = room, wide, gap, 0.0, top

    @property
    def bottom(self) -> float:
        return self.y + HIGH + 8

    def skip(self, width: float) -> None:
        """Leave room, but none at the beginning of a line."""
        self.x += width if self.x else 0

    def together(self, number: int) -> None:
        """Begin a new line unless so many fit into this one."""
        if self.x and self.x + number * (self.wide + self.gap) - self.gap > self.room:
            self.x, self.y = 0, self.y + HIGH + 28

    def row(self, id: str, number: int) -> Iterator[tuple[float, float]]:
        """Places of a group. A hand may go over several lines; others are kept together."""
        self.together(1 if id == "hand" else min(number, 3))
        for _ in range(number):
            yield self.next()

    def next(self) -> tuple[float, float]:
        self.together(1)
        place = self.x, self.y
        self.x += self.wide + self.gap
        return place


def groups(sight: Sight) -> Iterator[tuple[str, str, list[int]]]:
    """The cards before a seat: id, caption and cards of each group."""
    s, seat = sight.s, sight.seat
    if s.card != NONE and s.card not in s.opposition_row:       # that row is drawn elsewhere
        yield "played", sight.words("picture-played"), [s.card]
    if seat != NONE:
        mine = sight.cards(hand(seat))
        yield "hand", sight.words("board-hand").lower(), [card for card in mine if card < ORDERS]
        yield "leaders", sight.words("picture-leaders"), [card for card in mine if card >= ORDERS]


def cards(sight: Sight, y: float) -> tuple[list[Part], float]:
    """All groups from left to right, on as many lines as they need, or on a phone in one; and how high they are."""
    captions, drawn = own_objective(sight, y)
    shelf = Shelf(inf if sight.narrow else 864, card_width(sight), 8, y + 24)
    there = [group for group in groups(sight) if group[2]]
    if drawn:
        shelf.next()
    if drawn:
        shelf.skip(16 if len(there) == 3 else 24)       # seven cards fill a line exactly
    low = is_long(sight, there, bool(drawn))
    for id, caption, group in there:
        places = list(low_places(shelf, len(group)) if low and id == "leaders" else shelf.row(id, len(group)))
        x, top = places[0]
        words = text(x, top - 13, caption, sight.small, "dim")       # above the ring of what is chosen
        captions.append(Part(f"caption-{id}", words, (x, top - 23, card_width(sight), 14)))
        draw = low_leader if low and id == "leaders" else card_part
        drawn += [draw(sight, card, *at, sight.card_changed(card)) for card, at in zip(group, places, strict=True)]
        shelf.skip(8)
    return [*captions, *stacked(drawn)], shelf.bottom - y if drawn else 0


def is_long(sight: Sight, there: list[tuple[str, str, list[int]]], objective: bool) -> bool:
    """Whether all cards would not fit into one line, so that leaders are better drawn low."""
    number = sum(len(group) for _, _, group in there) + objective
    return not sight.narrow and number > PER_LINE


def low_places(shelf: Shelf, number: int) -> Iterator[tuple[float, float]]:
    """Two in each column."""
    shelf.together(-(-number // 2))
    for n in range(0, number, 2):
        x, y = shelf.next()
        yield from [(x, y), (x, y + LOW + 8)][: number - n]


def own_objective(sight: Sight, y: float) -> tuple[list[Part], list[Part]]:
    """Caption and frame, and the card itself, face up if the seat knows it."""
    s, seat = sight.s, sight.seat
    if seat == NONE or not s.pile_size[objective(seat)]:
        return [], []
    card, w = objective_card(s, seat), card_width(sight)
    eye = "espionage" if s.objective_shown[seat] else "hidden"
    words = text(21, y + 11, sight.words("picture-own-objective"), sight.small, "dim")
    caption = icon(eye, 0, y - 1, 15, "c-dim") + words
    frame = path(f"M-4 {y + 20}h{w + 8}v{HIGH + 8}h-{w + 8}z", "edge")
    told = sight.words("picture-objective-shown", card=("card", card)) if card != NONE else ""
    around = Part("frame", frame, (-4, y + 20, w + 8, HIGH + 8), told)
    parts = [Part("caption-objective", caption, (0, y + 1, w, 16)), around]
    if card != NONE:
        return parts, [card_part(sight, card, 0, y + 24, sight.card_changed(card))]
    label = sight.words("picture-objective-hidden")
    return parts, [Part("objective", at(0, y + 24, back(sight)), (0, y + 24, w, HIGH), label)]
