"""Scenes: a position drawn, as data. A widget takes its parts one by one, `Scene.svg()` is the static picture."""

from __future__ import annotations

import re
from collections.abc import Collection, Iterable
from dataclasses import dataclass, replace
from functools import cache
from itertools import pairwise
from typing import TYPE_CHECKING
from zlib import crc32

from .drawing import at, circle, icon, num, outline, path, rect, text
from .markup import Markup, joined, tag
from .typeface import LOOK, carried

if TYPE_CHECKING:
    from .game import Game

MARGIN = 8                                      # room for rings around what stands at the edge
RING, LIFT = 4, 4                               # how far outside, how deep below
TARGET = 44                                     # the least side of what is clicked or tapped
ORDER = ("plain", "changed", "playable", "chosen")  # later ones are drawn above
Rectangle = tuple[float, float, float, float]   # x, y, width, height
OWN_IDS = (' id="', ' href="#', ' fill="url(#')    # where ids stand; words cannot look so, their quotes are escaped


@dataclass(frozen=True)
class Part:
    """One thing of a picture. A click on it plays `move`, if it has one; then `label` is the move's sentence."""

    id: str
    svg: Markup
    box: Rectangle
    label: str = ""
    kind: str | None = None
    index: int | None = None
    state: str = "plain"
    move: str | None = None
    shape: str = "square"                       # of ring and lift
    passive: bool = False                       # clicks go to what lies below

    def moved(self, x: float, y: float) -> Part:
        """The same part elsewhere."""
        left, top, w, h = self.box
        return replace(self, svg=at(x, y, self.svg), box=(left + x, top + y, w, h))

    def at_rest(self, game: Game, language: str) -> Part:
        """The same part where it cannot be chosen; then it is called by the name of its thing."""
        label = "" if self.kind is None or self.index is None else game.thing_text(self.kind, self.index, language)
        return replace(self, state="plain", move=None, label=label)

    @property
    def thing(self) -> str:
        """What it shows, as a page names it: `region:blue`; empty if it is no thing of the game."""
        return "" if self.kind is None else f"{self.kind}:{self.id.removeprefix(self.kind + '-')}"

    def drawn(self, lit: bool = False) -> Markup:
        """The part with the signs of its state; `lit`, something points at it."""
        plays, shows = self.move is not None, self.move is None and self.label
        return tag(
            "g", self._below(), self.svg, self._above(), id=f"gk-{self.id}", klass=f"gk-thing gk-{self.state}",
            data_thing=self.thing or None, data_arrow="" if lit else None,
            pointer_events="none" if self.passive else None, role="button" if plays else "img" if shows else None,
            tabindex=0 if plays else None, data_move=self.move, aria_label=self.label or None,
        )

    def is_called(self, name: str) -> bool:
        """Whether a page means it with `region:blue`; what is no thing of the game, such as a track, goes by its id."""
        return self.thing == name if self.thing else self.id == name.replace(":", "-", 1)

    def refusal(self) -> Markup:
        """The sign that a choice of it was refused, to be drawn above everything: a dashed ring and a question mark."""
        x, y, w, h = self.box
        ring = outline(self.shape, x - RING, y - RING, w + 2 * RING, h + 2 * RING, "refused")
        mark = circle(x + w, y, 12, "query") + text(x + w, y + 5.5, "?", 16, "b m")
        return tag("g", ring, mark, pointer_events="none")

    def _below(self) -> Markup:
        x, y, w, h = self.box
        lifted = self.state == "playable" and self.svg      # what only lies over a drawing casts no shadow on it
        return outline(self.shape, x + LIFT, y + LIFT, w, h, "lift") if lifted else Markup()

    def _above(self) -> Markup:
        x, y, w, h = self.box
        if self.state == "changed":
            size = 16 if w > 130 else min(26, h * 0.4)      # plates have marks of their own near that corner
            return path(f"M{num(x + w - size)} {num(y)}h{num(size)}v{num(size)}z", "corner")
        if self.state == "plain":
            return self._target() if self.move else Markup()
        ring = outline(self.shape, x - RING, y - RING, w + 2 * RING, h + 2 * RING, "ring")
        return ring + (self._tick() if self.state == "chosen" else "") + (self._target() if self.move else "")

    def _tick(self) -> Markup:
        x, y, w, _ = self.box
        return circle(x + w - 2, y + 2, 10, "tick") + icon("check", x + w - 8, y - 4, 12, "c-tick")

    def _target(self) -> Markup:
        """The invisible rectangle that takes clicks, large enough for a finger."""
        x, y, w, h = self.box
        wide, high = max(w, TARGET), max(h, TARGET)
        return rect(x - (wide - w) / 2, y - (high - h) / 2, wide, high, "hit")


def stacked(*groups: Iterable[Part]) -> list[Part]:
    """Parts in drawing order: what has a ring above its neighbours."""
    return sorted((part for group in groups for part in group), key=lambda part: ORDER.index(part.state))


@dataclass(frozen=True)
class Scene:
    """A picture: parts in drawing order on a canvas of `width` by `height`, and `MARGIN` around it."""

    width: float
    height: float
    parts: tuple[Part, ...]
    title: str
    text: str = ""                              # the board as text, for those who do not see it
    language: str = "en"
    cuts: tuple[float, ...] = ()                # how far down a page may cut it, to let one piece scroll sideways

    @property
    def playable(self) -> list[Part]:
        """The parts that a click plays."""
        return [part for part in self.parts if part.move is not None]

    def at_rest(self, game: Game) -> Scene:
        """The picture where nothing can be chosen: without rings and buttons, which could tell an answer."""
        parts = (part.at_rest(game, self.language) if part.move else part for part in self.parts)
        return replace(self, parts=tuple(parts))

    def __getitem__(self, id: str) -> Part:
        """The part with that id."""
        found = next((part for part in self.parts if part.id == id), None)
        if found is None:
            raise KeyError(id)
        return found

    def svg(self, name: str = "", typeface: bool = True) -> Markup:
        """The whole picture, that stands alone: own style and definitions, and ids that no other picture has.

        All ids begin with `name`; a widget that shows one picture after another gives each the same. Only a page of
        many pictures that has the `typeface` itself does without it.
        """
        body = joined((part.drawn() for part in self.parts), "\n")
        name = name or f"gk-{crc32((self.title + self.text + body).encode()):08x}"
        canvas = (0, 0, self.width, self.height)
        sheet = (f"{carried()}\n" if typeface else "") + style(paper(canvas) + body)
        return self._drawn(name, canvas, self.text, body, tag("style", Markup(sheet)))

    def sheets(self, name: str, asked: str | None = None, lit: Collection[str] = ()) -> list[Markup]:
        """The picture in its pieces, for a page that has the style; a refusal is marked at the thing asked for."""
        edges = (0.0, *self.cuts, self.height)
        return [self._sheet(f"{name}-{n}" if n else name, *edge, asked, lit) for n, edge in enumerate(pairwise(edges))]

    def _sheet(self, name: str, top: float, bottom: float, asked: str | None, lit: Collection[str]) -> Markup:
        """What lies between two cuts; nothing if that is nothing."""
        there = [part for part in self.parts if top <= max(part.box[1], 0) < bottom]
        if not there:
            return Markup()
        body = joined((part.drawn(any(map(part.is_called, lit))) for part in there), "\n")
        body += joined(part.refusal() for part in there if asked and part.thing == asked)
        right = max(part.box[0] + part.box[2] for part in there)
        return self._drawn(name, (0, top, right, bottom - top), "" if top else self.text, body)

    def _drawn(self, name: str, canvas: Rectangle, words: str, body: Markup, style: Markup | None = None) -> Markup:
        x, y, w, h = grown(canvas)
        inside = [
            tag("title", self.title, id=f"{name}-title"), tag("desc", words, id=f"{name}-desc"), style or "",
            with_ids(tag("defs", definitions(body)), name), paper(canvas), with_ids(body, name),
        ]
        return tag(
            "svg", joined(["", *inside, ""], "\n"), xmlns="http://www.w3.org/2000/svg", klass="gk", lang=self.language,
            viewBox=f"{num(x)} {num(y)} {num(w)} {num(h)}", width=num(w), height=num(h), role="group",
            aria_labelledby=f"{name}-title", aria_describedby=f"{name}-desc",
        )

    def _repr_svg_(self) -> str:
        return self.svg()

    def __repr__(self) -> str:
        return f"<Scene of {len(self.parts)} parts, {num(self.width)} x {num(self.height)}: {self.title}>"


def grown(canvas: Rectangle) -> Rectangle:
    x, y, w, h = canvas
    return x - MARGIN, y - MARGIN, w + 2 * MARGIN, h + 2 * MARGIN


def paper(canvas: Rectangle) -> Markup:
    return rect(*grown(canvas), "paper")


def with_ids(svg: Markup, name: str) -> Markup:
    """The fragment with ids of one picture only: they begin with its name."""
    text = str(svg)
    for start in OWN_IDS:
        text = text.replace(f"{start}gk-", f"{start}{name}-")
    return Markup(text)


# What a picture carries with it

@cache
def rules() -> list[tuple[frozenset[str], str]]:
    """The rules of the style sheet, each with the classes it is about."""
    css = re.sub(r"/\*.*?\*/", "", (LOOK / "gamekit.css").read_text("utf-8"), flags=re.DOTALL)
    lines = [line for line in css.splitlines() if line.strip()]
    return [(frozenset(re.findall(r"\.(gk-[\w-]+)", line.rpartition("{")[0])), line) for line in lines]


def dark_page() -> str:
    """A rule that makes a page dark where the system is; in JupyterLab its own theme decides."""
    tokens = next(line for _, line in rules() if line.startswith("[data-theme=dark]")).partition("{")[2]
    alone = "body:not([data-jp-theme-light]) .gk-page"
    return f"@media (prefers-color-scheme:dark){{{alone},{alone} .gk{{{tokens}}}"


def style(body: str) -> str:
    """The rules whose classes a picture uses."""
    used = {name for names in re.findall(r'class="([^"]*)"', body) for name in names.split()}
    return "\n".join(line for names, line in rules() if names <= used)


@cache
def library() -> dict[str, str]:
    """Icons and patterns by id."""
    lines = (LOOK / "icons.svg").read_text("utf-8").splitlines()
    return {found[1]: line for line in lines if (found := re.match(r'<(?:symbol|pattern) id="([^"]+)"', line))}


def definitions(body: str) -> Markup:
    """The icons and patterns that a picture uses."""
    used = set(re.findall(r' (?:href="#|fill="url\(#)(gk-[ip]-[\w-]+)', body))
    return Markup("".join(line for name, line in library().items() if name in used))
