"""Scenes: a position drawn, as data. A widget takes its parts one by one, `Scene.svg()` is the static picture."""

from __future__ import annotations

import re
from collections.abc import Iterable
from dataclasses import dataclass, replace
from functools import cache
from itertools import pairwise
from typing import TYPE_CHECKING
from zlib import crc32

from .drawing import at, circle, escape, icon, num, outline, path, rect, text
from .typeface import LOOK, carried

if TYPE_CHECKING:
    from .game import Game

MARGIN = 8                                      # room for rings around what stands at the edge
RING, LIFT = 4, 4                               # how far outside, how deep below
TARGET = 44                                     # the least side of what is clicked or tapped
ORDER = ("plain", "changed", "playable", "chosen")  # later ones are drawn above
Box = tuple[float, float, float, float]         # x, y, width, height


@dataclass(frozen=True)
class Part:
    """One thing of a picture. A click on it plays `move`, if it has one; then `label` is the move's sentence."""

    id: str
    svg: str
    box: Box
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

    def drawn(self) -> str:
        """The part with the signs of its state."""
        return f"<g{self._attributes()}>{self._below()}{self.svg}{self._above()}</g>"

    def refusal(self) -> str:
        """The sign that a choice of it was refused, to be drawn above everything: a dashed ring and a question mark."""
        x, y, w, h = self.box
        ring = outline(self.shape, x - RING, y - RING, w + 2 * RING, h + 2 * RING, "refused")
        mark = circle(x + w, y, 12, "query") + text(x + w, y + 5.5, "?", 16, "b m")
        return f'<g pointer-events="none">{ring}{mark}</g>'

    def _attributes(self) -> str:
        about = f' id="#gk-{escape(self.id)}" class="gk-thing gk-{self.state}"'
        if self.thing:
            about += f' data-thing="{escape(self.thing)}"'
        if self.passive:
            about += ' pointer-events="none"'
        if self.move is not None:
            about += f' role="button" tabindex="0" data-move="{escape(self.move)}"'
        elif self.label:
            about += ' role="img"'
        return about + (f' aria-label="{escape(self.label)}"' if self.label else "")

    def _below(self) -> str:
        x, y, w, h = self.box
        lifted = self.state == "playable" and self.svg      # what only lies over a drawing casts no shadow on it
        return outline(self.shape, x + LIFT, y + LIFT, w, h, "lift") if lifted else ""

    def _above(self) -> str:
        x, y, w, h = self.box
        if self.state == "changed":
            size = 16 if w > 130 else min(26, h * 0.4)      # plates have marks of their own near that corner
            return path(f"M{num(x + w - size)} {num(y)}h{num(size)}v{num(size)}z", "corner")
        if self.state == "plain":
            return self._target() if self.move else ""
        ring = outline(self.shape, x - RING, y - RING, w + 2 * RING, h + 2 * RING, "ring")
        return ring + (self._tick() if self.state == "chosen" else "") + (self._target() if self.move else "")

    def _tick(self) -> str:
        x, y, w, _ = self.box
        return (f'<circle cx="{num(x + w - 2)}" cy="{num(y + 2)}" r="10" class="gk-tick"/>'
                + icon("check", x + w - 8, y - 4, 12, "c-tick"))

    def _target(self) -> str:
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

    def svg(self, name: str = "", typeface: bool = True) -> str:
        """The whole picture, that stands alone: own style and definitions, and ids that no other picture has.

        All ids begin with `name`; a widget that shows one picture after another gives each the same. Only a page of
        many pictures that has the `typeface` itself does without it.
        """
        body = "\n".join(part.drawn() for part in self.parts)
        name = name or f"gk-{crc32((self.title + self.text + body).encode()):08x}"
        canvas = (0, 0, self.width, self.height)
        sheet = (f"{carried()}\n" if typeface else "") + style(paper(canvas) + body)
        return self._drawn(name, canvas, self.text, body, f"<style>{sheet}</style>")

    def sheets(self, name: str, asked: str | None = None) -> list[str]:
        """The picture in its pieces, for a page that has the style; a refusal is marked at the thing asked for."""
        edges = (0.0, *self.cuts, self.height)
        return [self._sheet(f"{name}-{n}" if n else name, *edge, asked) for n, edge in enumerate(pairwise(edges))]

    def _sheet(self, name: str, top: float, bottom: float, asked: str | None) -> str:
        """What lies between two cuts; nothing if that is nothing."""
        there = [part for part in self.parts if top <= max(part.box[1], 0) < bottom]
        if not there:
            return ""
        body = "\n".join(part.drawn() for part in there)
        body += "".join(part.refusal() for part in there if asked and part.thing == asked)
        right = max(part.box[0] + part.box[2] for part in there)
        return self._drawn(name, (0, top, right, bottom - top), "" if top else self.text, body)

    def _drawn(self, name: str, canvas: Box, words: str, body: str, style: str = "") -> str:
        x, y, w, h = grown(canvas)
        size = f'viewBox="{num(x)} {num(y)} {num(w)} {num(h)}" width="{num(w)}" height="{num(h)}"'
        head = f'<svg xmlns="http://www.w3.org/2000/svg" class="gk" lang="{self.language}" {size} role="group"'
        return "\n".join([
            f'{head} aria-labelledby="{name}-title" aria-describedby="{name}-desc">',
            f'<title id="{name}-title">{escape(self.title)}</title>', f'<desc id="{name}-desc">{escape(words)}</desc>',
            style, f"<defs>{definitions(body)}</defs>".replace(' id="gk-', f' id="{name}-'), paper(canvas),
            body.replace(' id="#gk-', f' id="{name}-').replace("#gk-", f"#{name}-"), "</svg>",
        ])

    def _repr_svg_(self) -> str:
        return self.svg()

    def __repr__(self) -> str:
        return f"<Scene of {len(self.parts)} parts, {num(self.width)} x {num(self.height)}: {self.title}>"


def grown(canvas: Box) -> Box:
    x, y, w, h = canvas
    return x - MARGIN, y - MARGIN, w + 2 * MARGIN, h + 2 * MARGIN


def paper(canvas: Box) -> str:
    return rect(*grown(canvas), "paper")


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


def definitions(body: str) -> str:
    """The icons and patterns that a picture uses."""
    used = set(re.findall(r"#(gk-[ip]-[\w-]+)", body))
    return "".join(line for name, line in library().items() if name in used)
