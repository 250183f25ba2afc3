"""Drawing: small pieces of SVG for the charts of lessons. Each function gives a fragment.

Classes are those of charts in `look/gamekit.css`, written without their prefix.
"""

from __future__ import annotations

from .markup import Markup
from .markup import num as num
from .markup import tag
from .pieces import classes
from .typeface import width as width


def text(x: float, y: float, words: str, size: int, look: str = "") -> Markup:
    return tag("text", words, x=x, y=y, klass=classes(f"t{size} {look}"))


def rect(x: float, y: float, w: float, h: float, look: str) -> Markup:
    return tag("rect", x=x, y=y, width=w, height=h, klass=classes(look))


def path(d: str, look: str, dashes: str | None = None) -> Markup:
    return tag("path", d=d, klass=classes(look), stroke_dasharray=dashes)


def circle(x: float, y: float, r: float, look: str) -> Markup:
    return tag("circle", cx=x, cy=y, r=r, klass=classes(look))
