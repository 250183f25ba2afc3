"""Markup: HTML and SVG, put together from elements. Text escapes itself; only what was made here is taken as it is."""

from __future__ import annotations

import re
from collections.abc import Iterable
from functools import cache, lru_cache
from typing import Any, Self

import markupsafe

EMPTY = frozenset({"br", "circle", "input", "meta", "path", "rect", "use"})     # elements that never hold anything
NOT_XML = re.compile("[^\t\n\r\u0020-\ud7ff\ue000-\ufffd\U00010000-\U0010ffff]")

class Markup(markupsafe.Markup):
    """MarkupSafe's, but what is added is `written` as everything else is, and fast: a page has a thousand pieces."""

    __slots__ = ()

    @classmethod
    def escape(cls, value: Any, /) -> Self:
        return str.__new__(cls, written(value))

    def __add__(self, other: Any, /) -> Self:
        return str.__new__(type(self), str.__add__(self, written(other)))

    def __radd__(self, other: Any, /) -> Self:
        return str.__new__(type(self), written(other) + str(self))


def made(text: str) -> Markup:
    """The same as `Markup(text)`, which first asks the text what it is."""
    return str.__new__(Markup, text)


def tag(name: str, /, *inside: object, **attributes: object) -> Markup:
    """An element. `klass` is the class, `_` stands for `-`, and attributes that are None are left out."""
    about = "".join([f' {attribute(key)}="{written(value)}"' for key, value in attributes.items() if value is not None])
    if name in EMPTY:
        return made(f"<{name}{about}/>")
    return made(f"<{name}{about}>{''.join(map(written, inside))}</{name}>")


def joined(parts: Iterable[object], between: str = "") -> Markup:
    """Pieces one after another."""
    return made(written(between).join(map(written, parts)))


@cache
def attribute(key: str) -> str:
    return "class" if key == "klass" else key.replace("_", "-")


def written(value: object) -> str:
    """Markup as it is, a number with at most two digits after the point, text escaped."""
    if isinstance(value, markupsafe.Markup):
        return value
    if isinstance(value, str):
        return escaped(value)
    return num(value) if isinstance(value, float) else escaped(str(value))


@lru_cache(10_000)
def escaped(text: str) -> str:
    """Text without what means something in markup, or cannot stand there; most of it stands on every page again."""
    return str(markupsafe.escape(NOT_XML.sub("", text)))


def num(value: float) -> str:
    return str(int(value)) if value == int(value) else f"{value:.2f}".rstrip("0").rstrip(".")
