"""Markup: HTML and SVG, put together from elements. Text escapes itself; only what was made here is taken as it is."""

from __future__ import annotations

import re
from collections.abc import Iterable
from functools import cache

from markupsafe import Markup as Markup
from markupsafe import escape

EMPTY = frozenset({"br", "circle", "input", "meta", "path", "rect", "use"})       # elements that never hold anything
NOT_XML = re.compile("[^\t\n\r\u0020-\ud7ff\ue000-\ufffd\U00010000-\U0010ffff]")


def tag(name: str, /, *inside: object, **attributes: object) -> Markup:
    """An element. `klass` is the class, `_` stands for `-`, and attributes that are None are left out."""
    about = "".join([
        f' {attribute(key)}="{written(value)}"' for key, value in attributes.items() if value is not None
    ])
    if name in EMPTY:
        return Markup(f"<{name}{about}/>")
    return Markup(f"<{name}{about}>{''.join(map(written, inside))}</{name}>")


def joined(parts: Iterable[object], between: str = "") -> Markup:
    """Pieces one after another."""
    return Markup(written(between).join(map(written, parts)))


@cache
def attribute(key: str) -> str:
    return "class" if key == "klass" else key.replace("_", "-")


def written(value: object) -> str:
    """Markup as it is, a number with at most two digits after the point, text escaped."""
    if isinstance(value, Markup):
        return value
    if isinstance(value, float):
        return num(value)
    text = str(value)
    return escape(text if text.isprintable() else NOT_XML.sub("", text))


def num(value: float) -> str:
    return f"{value:.2f}".rstrip("0").rstrip(".")
