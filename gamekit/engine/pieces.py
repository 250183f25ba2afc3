"""Pieces: what all boards are made of, as HTML. The style sheet `look/pieces.css` says how they look at every width.

Typed functions rather than templates: a piece is made in one place, names what it needs, and the type checker and the
reader see it; text escapes itself (see `markup`). Looks are classes of the style sheet, written without their prefix.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from functools import cache, lru_cache

from .markup import Markup, joined, tag

SIDES = ("a", "b", "n")                         # the two sides and neutrals
SHAPES = ("square", "circle", "hexagon")
SEAT_SHAPES = ("square", "circle", "triangle", "diamond", "hexagon")
DRAWN = frozenset({"hexagon", "triangle", "diamond"})       # shapes that are one stretched drawing, not a box


@lru_cache(1000)
def classes(looks: str) -> str:
    return " ".join(f"gk-{look}" for look in looks.split())


def el(name: str, looks: str, /, *inside: object, **attributes: object) -> Markup:
    """An element with looks of ours."""
    return tag(name, *inside, klass=classes(looks) or None, **attributes)


@cache
def icon(name: str, looks: str = "") -> Markup:
    """An icon, beside words that say the same or under a label that does."""
    return el("svg", f"ic {looks}", tag("use", href=f"#gk-i-{name}"), aria_hidden="true")


def span(words: object, looks: str = "") -> Markup:
    return el("span", looks, words)


def bold(words: object, looks: str = "") -> Markup:
    return el("b", looks, words)


def unseen(words: object) -> Markup:
    """For those who listen."""
    return el("span", "sr", words)


def listed(name: str, looks: str, items: Iterable[object], **attributes: object) -> Markup:
    """A list, ordered or not, of pieces."""
    return el(name, looks, *(item if str(item).startswith("<li") else tag("li", item) for item in items), **attributes)


def sign(side: int) -> Markup:
    """The mark of a side: its shape in its colour."""
    return el("i", f"sign {SIDES[side]}", aria_hidden="true")


# Cards

def band(name: str, code: object = "", *aside: object, heading: str = "h3", short: str = "") -> Markup:
    """The head of a plate or card: a code on a dark block, the name on the colour, and what stands at its end."""
    words = span(name, "long") + span(short, "short") if short and short != name else name
    return el("header", "band", bold(code, "code") if code else "", tag(heading, words), *aside)


def row(sign: str, words: object) -> Markup:
    """What a card gives: icon and word."""
    return el("li", "use", icon(sign), span(words))


def back(words: str) -> Markup:
    """The inside of a card back, which says nothing else: no suit, no size, no order."""
    return el("span", "eye", icon("hidden"), span(words))


def mini(code: object, number: object, looks: str, *more: object) -> Markup:
    """A card in a line of text: what it is on its colour, and its number."""
    return el("span", f"mc {looks}", span(code, "code"), bold(number), *more)


# Tokens

@dataclass(frozen=True)
class Token:
    """What a token shows. `side` is 0, 1 or 2 (neutral); `idle` ones do not count where they stand."""

    side: int
    strength: object
    other: object = None
    bars: int = 0
    name: str = ""
    leader: bool = False
    spent: bool = False
    idle: bool = False

    @property
    def looks(self) -> str:
        shape = SHAPES[self.side]
        return " ".join(["token", shape, SIDES[self.side], *(
            look for look, has in (("leader", self.leader), ("spent", self.spent), ("off", self.idle)) if has)])

    @property
    def face(self) -> Markup:
        """All that is on it: strength now, strength of the other side, recruit bars, a leader's name."""
        bust = icon("leader") if self.leader else ""
        other = tag("small", self.other) if self.other is not None else ""
        number = bold(bust + str(self.strength) + (other if self.leader else ""))
        bars = el("i", "bars", style=f"--gk-n:{self.bars}") if self.bars else ""
        name = span(self.name, "name") if self.name else ""
        return drawn_shape(SHAPES[self.side]) + bars + number + (name if self.leader else other)


@cache
def drawn_shape(shape: str) -> Markup:
    """The drawing of a shape that is no box: its ring, its face and what is hatched of it when spent."""
    if shape not in DRAWN:
        return Markup()
    uses = (("ring", shape), ("face", shape), ("hatch", f"{shape}-h"))
    return tag("svg", *(el("use", look, href=f"#gk-t-{name}") for look, name in uses), aria_hidden="true")


def seat_token(seat: int, number: object = "", looks: str = "") -> Markup:
    """A piece of one of many seats: its shape in its colour, and what it counts. It may be a `shade`, or `hollow`."""
    shape, told = SEAT_SHAPES[seat], bold(number) if number != "" else ""
    return el("span", f"token {shape} s{seat + 1} {looks}", drawn_shape(shape), told, aria_hidden="true")


# Piles, counters, tracks

def pile(sign: str, number: object, caption: str) -> Markup:
    """Icon, count, caption."""
    return icon(sign) + bold(number) + span(caption)


def counter(done: int, of: int, words: str = "") -> Markup:
    """Boxes of which so many are filled."""
    boxes = joined(el("i", "y" if n < done else "") for n in range(of))
    return el("span", "counter", boxes, bold(words or f"{done}/{of}"))


def gauge(value: int, need: int) -> Markup:
    """A sum that grows, as a bar; a tick where it is enough."""
    most = max(value, need, 1) * 1.1
    return el("i", "gauge", style=f"--gk-p:{100 * value / most:.0f};--gk-need:{100 * need / most:.0f}")


def track(looks: str, cells: Iterable[tuple[str, object]], label: str, columns: int | None = None) -> Markup:
    """Cells in a row, each with its looks (`here`, `was`, `stop`, `end`, `mute`) and what is in it."""
    inside = joined(el("li", look, words) for look, words in cells)
    style = None if columns is None else f"--gk-n:{columns}"
    return el("ol", f"track {looks}", inside, aria_label=label, style=style)


def requirement(words: object, met: bool, have: object = "") -> Markup:
    """A box with a tick if it is met, and what there is."""
    return el("li", "req met" if met else "req", span(words), span(have) if have != "" else "")


# Lines

def seat_line(name: str, mark: object, *facts: object, aside: str = "") -> Markup:
    """A seat: its sign and name, then what is known of it."""
    return tag("h3", mark, span(name), span(aside, "quiet") if aside else "") + joined(facts)


def score(words: str, value: object, looks: str = "") -> Markup:
    """One number of the line on top, under its name."""
    return el("div", looks, tag("dt", words), tag("dd", value))


def made_up(words: str) -> Markup:
    """That numbers are our reconstruction, wherever they show."""
    return el("p", "note made", icon("reconstructed"), span(words))
