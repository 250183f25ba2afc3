"""Drawing: small pieces of SVG that the pictures of all games share. Each function gives a fragment.

Classes are those of `look/gamekit.css`, written without their prefix; icons and patterns those of `look/icons.svg`.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import dataclass
from functools import lru_cache

from .markup import Markup as Markup
from .markup import joined as joined
from .markup import num as num
from .markup import tag
from .typeface import width as width

SIDES = ("a", "bb", "n")                # fills of the two sides and of neutrals
SHAPES = ("square", "circle", "hexagon")
PIECES = re.compile(r" ?(?:[^ ]*?[^\W\d]-(?=[^\W\d])|[^ ]+)| ")    # words, and parts of words with hyphens


# Words

@lru_cache(1000)
def classes(names: str) -> str:
    return "".join(f" gk-{name}" for name in names.split()).strip()


def fitted(slot: float, size: float, *forms: str, bold: bool = False) -> str:
    """The first form that fits into a slot. Type never shrinks: of a teacher's long name only the beginning shows."""
    for form in forms:
        if width(form, size, bold) <= slot:
            return form
    shown = next(n for n in range(len(forms[-1]), -1, -1) if width(forms[-1][:n], size, bold) <= max(slot, 0))
    return forms[-1][:shown].rstrip()


def broken(words: str, slot: float, size: float, bold: bool = False) -> list[str]:
    """Words in lines that fit into a slot; a line may also end after a hyphen between letters."""
    lines = [""]
    for piece in PIECES.findall(words):
        longer = (lines[-1] + piece).strip()
        lines = [*lines[:-1], longer] if width(longer, size, bold) <= slot else [*lines, piece.strip()]
    return [line for line in lines if line] or [""]


def text(x: float, y: float, words: str, size: int, look: str = "", aside: str = "") -> Markup:
    """Words, and after them in plain type what is said aside: the browser knows where the first end."""
    more = tag("tspan", aside, dx=12, klass="gk-aside") if aside else ""
    return tag("text", words, more, x=x, y=y, klass=classes(f"t{size} {look}"))


def text_lines(x: float, y: float, step: float, words: Sequence[str], size: int, look: str = "") -> Markup:
    """Words one below the other."""
    return joined(text(x, y + step * n, line, size, look) for n, line in enumerate(words))


# Shapes

def rect(x: float, y: float, w: float, h: float, look: str, round: float = 0) -> Markup:
    return tag("rect", x=x, y=y, width=w, height=h, rx=round or None, klass=classes(look))


def patterned(x: float, y: float, w: float, h: float, pattern: str) -> Markup:
    return tag("rect", x=x, y=y, width=w, height=h, fill=f"url(#gk-p-{pattern})")


def path(d: str, look: str, dashes: str | None = None) -> Markup:
    return tag("path", d=d, klass=classes(look), stroke_dasharray=dashes)


def circle(x: float, y: float, r: float, look: str) -> Markup:
    return tag("circle", cx=x, cy=y, r=r, klass=classes(look))


def icon(name: str, x: float, y: float, size: float, look: str = "icon") -> Markup:
    return tag("g", tag("use", href=f"#gk-i-{name}", x=x, y=y, width=size, height=size), klass=classes(look))


def at(x: float, y: float, *fragments: Markup) -> Markup:
    return tag("g", *fragments, transform=f"translate({num(x)} {num(y)})")


def outline(shape: str, x: float, y: float, w: float, h: float, look: str) -> Markup:
    """A square, a circle (or pill) or a hexagon that fills a box."""
    if shape != "hexagon":
        return rect(x, y, w, h, look, round=h / 2 if shape == "circle" else 0)
    slant = h * 0.2
    left, right = f"{num(x + slant)} {num(y)}", f"{num(x + w - slant)} {num(y + h)}"
    return path(f"M{left}H{num(x + w - slant)}L{num(x + w)} {num(y + h / 2)} {right}H{num(x + slant)}"
                f"L{num(x)} {num(y + h / 2)}z", look)


# Tokens

@dataclass(frozen=True)
class Token:
    """What a token shows. `side` is 0, 1 or 2 (neutral); `idle` ones do not count where they stand."""

    side: int
    strength: int
    other: int | None = None
    bars: int = 0
    name: str = ""
    leader: bool = False
    exhausted: bool = False
    idle: bool = False

    @property
    def ink(self) -> str:
        if self.exhausted or self.idle:
            return ""
        return "on-dark" if self.side == 0 else "on-light"

    @property
    def icon_ink(self) -> str:
        return "c-" + self.ink.removeprefix("on-") if self.ink else "icon"


def token_body(token: Token, w: float, h: float) -> Markup:
    """The shape: solid when ready, hollow with a hatched right side when exhausted, dashed when idle."""
    shape = SHAPES[token.side]
    if token.exhausted or token.idle:
        look = ("hollow-a" if token.side == 0 else "hollow") + " idle" * token.idle
        return outline(shape, 1.5, 1.5, w - 3, h - 3, look) + (hatching(shape, w, h) if token.exhausted else "")
    if shape == "circle":
        return outline(shape, 1.5, 1.5, w - 3, h - 3, f"{SIDES[token.side]} round")
    return outline(shape, 1, 1, w - 2, h - 2, f"{SIDES[token.side]} token")


def hatching(shape: str, w: float, h: float) -> Markup:
    """The right third of a token, inside its outline."""
    k = h / 44
    if shape == "square":
        return patterned(w - 13 * k, 3, 13 * k - 3, h - 6, "hatch")
    if shape == "hexagon":
        d = f"M{num(w - 10 * k)} 2L{num(w - 1.5)} {num(h / 2)} {num(w - 10 * k)} {num(h - 2)}h{num(-3 * k)}V2z"
    else:
        middle, r, inner, deep = w - h / 2, h / 2 - 2, 26 * k, w - h / 2 + 8 * k
        d = (f"M{num(middle)} 2A{num(r)} {num(r)} 0 0 1 {num(middle)} {num(h - 2)} {num(inner)} {num(inner)} 0 0 0 "
             f"{num(deep)} {num(h / 2)} {num(inner)} {num(inner)} 0 0 0 {num(middle)} 2z")
    return tag("path", d=d, fill="url(#gk-p-hatch)")


def bars(count: int, x: float, middle: float, look: str) -> Markup:
    """Recruit bars, one above the other."""
    if not count:
        return Markup()
    top = middle - 3 * count + 1
    return path("".join(f"M{num(x)} {num(top + 6 * n)}h5v4h-5z" for n in range(count)), look or "ink")


def big_token(token: Token) -> Markup:
    """44 high, a leader 96 wide: strength now, the other side's below (a leader's beside) it, bars or a name."""
    ink = f"b m {token.ink}"
    if not token.leader:
        numbers = text(22, 25, str(token.strength), 20, ink)
        numbers += text(22, 38, str(token.other), 12, ink) if token.other is not None else ""
        left = 5 if token.side == 0 else 7
        return token_body(token, 44, 44) + bars(token.bars, left, 23, token.ink) + numbers
    numbers = text(50, 23, str(token.strength), 20, ink) + text(67, 23, str(token.other), 12, ink)
    name = text(48, 37, fitted(78, 12, token.name, bold=True), 12, ink)
    return token_body(token, 96, 44) + icon("leader", 24, 7, 16, token.icon_ink) + numbers + name


def tight_leader(token: Token) -> Markup:
    """48 wide, for a crowded row: bust and strengths, no name."""
    ink = f"b m {token.ink}"
    numbers = text(27, 25, str(token.strength), 20, ink) + text(24, 38, str(token.other), 12, ink)
    return token_body(token, 48, 44) + icon("leader", 5, 11, 14, token.icon_ink) + numbers


def small_token(token: Token) -> Markup:
    """34 high, a leader 48 wide: strength only."""
    if token.leader:
        sign = icon("leader", 6, 9, 15, token.icon_ink)
        return token_body(token, 48, 34) + sign + text(30, 23.5, str(token.strength), 18, f"b m {token.ink}")
    return token_body(token, 34, 34) + text(17, 23.5, str(token.strength), 18, f"b m {token.ink}")


def spare_token(token: Token, other: bool) -> Markup:
    """34 high, of a reserve: strength and bars, and where the type may be small the other side."""
    if not other:
        return token_body(token, 34, 34) + bars(token.bars, 5, 17, token.ink) + text(
            20, 22, str(token.strength), 14, f"b m {token.ink}")
    numbers = text(19, 16, str(token.strength), 14, f"b m {token.ink}")
    numbers += text(19, 29, str(token.other), 12, f"m {token.ink}")
    return token_body(token, 34, 34) + bars(token.bars, 5, 17, token.ink) + numbers


def sign(side: int, x: float, y: float, size: float) -> Markup:
    """The mark of a side: its shape in its colour."""
    look = SIDES[side] + (" sign" if side == 1 else "")
    inset = 1 if side == 1 else 0
    return outline(SHAPES[side], x + inset, y + inset, size - 2 * inset, size - 2 * inset, look)


def row_places(widths: Sequence[float], room: float, needed: int, gap: float = 8) -> list[float]:
    """Where the things of a row stand. They overlap as far as their numbers stay whole; then fewer are shown.

    The first `needed` are always shown, however close.
    """
    for shown in range(len(widths), 0, -1):
        space = room if shown == len(widths) else room - 32
        steps = [w + gap for w in widths[: shown - 1]]
        tight = [w * (0.68 if w <= 44 else 0.83) for w in widths[: shown - 1]]     # wide ones: numbers at the right
        free = space - widths[shown - 1]
        if free >= sum(tight) or shown <= needed:
            share = min(1.0, free / sum(steps)) if steps else 1.0
            if sum(tight) <= free < sum(steps):
                slack = (free - sum(tight)) / (sum(steps) - sum(tight))
                steps = [t + slack * (s - t) for s, t in zip(steps, tight, strict=True)]
            else:
                steps = [s * share for s in steps]
            return [sum(steps[:n]) for n in range(shown)]
    return []


# Plates, cards, tracks

def marker(x: float, y: float, w: float, h: float, words: str, look: str, ink: str) -> Markup:
    """A pentagon that points down to its cell, with a number inside."""
    half, point = w / 2, 8
    d = f"M{num(x - half)} {num(y)}h{num(w)}v{num(h - point)}l{num(-half)} {point}{num(-half)}-{point}z"
    return path(d, look) + text(x, y + (h - point) / 2 + 9, words, 16, f"b m {ink}")


def band(w: float, code: str, name: str, fill: str, ink: str, pad: float = 0) -> Markup:
    """The head of a plate or card: code on a dark block, name on the colour."""
    head = 34 - 2 * pad
    code_words = text(pad + head / 2, 19 + pad, code, 14, "b m onbar")
    ground = rect(pad, pad, w - 2 * pad, 28, f"f-{fill}") + rect(pad, pad, head, 28, "bar")
    return ground + code_words + text(head + pad + 6, 19 + pad, name, 14, f"b {ink}")


def card_back(w: float, h: float, words: str, size: int) -> Markup:
    """A back says nothing else: no suit, no size, no order."""
    plate = rect(8, h / 2 - 26, w - 16, 52, "surface") + icon("hidden", w / 2 - 12, h / 2 - 22, 24)
    back = rect(0, 0, w, h, "back") + patterned(1, 1, w - 2, h - 2, "back")
    return back + plate + text(w / 2, h / 2 + 18, fitted(w - 20, size, words, bold=True), size, "b m")
