"""Drawing: small pieces of SVG for charts. Each function gives a fragment.

Looks are the classes of charts in the style sheet `gamekit.css` of the look, written without their prefix.
"""

from __future__ import annotations

from ..engine.markup import Markup
from ..engine.markup import num as num
from ..engine.markup import tag
from ..engine.pieces import classes, el


def text(x: float, y: float, words: str, size: int, looks: str = "") -> Markup:
    return el("text", f"t{size} {looks}", words, x=x, y=y)


def rect(x: float, y: float, w: float, h: float, looks: str) -> Markup:
    return tag("rect", x=x, y=y, width=w, height=h, klass=classes(looks))


def path(d: str, looks: str, dashes: str | None = None) -> Markup:
    return tag("path", d=d, klass=classes(looks), stroke_dasharray=dashes)


def circle(x: float, y: float, r: float, looks: str) -> Markup:
    return tag("circle", cx=x, cy=y, r=r, klass=classes(looks))
