"""Scenes: a position drawn, as data. A widget takes its parts one by one, `Scene.svg()` is the static picture."""

from __future__ import annotations

import re
from collections.abc import Iterable
from dataclasses import dataclass, replace
from functools import cache
from pathlib import Path
from zlib import crc32

from .drawing import at, escape, icon, num, outline, path, rect

LOOK = Path(__file__).parent / "look"
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

    def drawn(self) -> str:
        """The part with the signs of its state."""
        return f"<g{self._attributes()}>{self._below()}{self.svg}{self._above()}</g>"

    def _attributes(self) -> str:
        about = f' id="#gk-{escape(self.id)}" class="gk-thing gk-{self.state}"'
        if self.kind is not None:
            about += f' data-thing="{escape(self.kind)}:{escape(self.id.removeprefix(self.kind + "-"))}"'
        if self.passive:
            about += ' pointer-events="none"'
        if self.move is not None:
            about += f' role="button" tabindex="0" data-move="{escape(self.move)}"'
        elif self.label:
            about += ' role="img"'
        return about + (f' aria-label="{escape(self.label)}"' if self.label else "")

    def _below(self) -> str:
        x, y, w, h = self.box
        return outline(self.shape, x + LIFT, y + LIFT, w, h, "lift") if self.state == "playable" else ""

    def _above(self) -> str:
        x, y, w, h = self.box
        if self.state == "changed":
            size = 16 if w > 130 else min(26, h * 0.4)      # plates have marks of their own near that corner
            return path(f"M{num(x + w - size)} {num(y)}h{num(size)}v{num(size)}z", "corner")
        if self.kind is None:
            return ""
        ring = outline(self.shape, x - RING, y - RING, w + 2 * RING, h + 2 * RING, "ring")  # unseen until its state
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

    @property
    def playable(self) -> list[Part]:
        """The parts that a click plays."""
        return [part for part in self.parts if part.move is not None]

    def __getitem__(self, id: str) -> Part:
        """The part with that id."""
        found = next((part for part in self.parts if part.id == id), None)
        if found is None:
            raise KeyError(id)
        return found

    def svg(self, name: str = "") -> str:
        """The whole picture, that stands alone: own style and definitions, and ids that no other picture has.

        All ids begin with `name`; a widget that shows one picture after another gives each the same.
        """
        body = "\n".join(part.drawn() for part in self.parts)
        name = (name or f"gk-{crc32((self.title + self.text + body).encode()):08x}") + "-"
        w, h = self.width + 2 * MARGIN, self.height + 2 * MARGIN
        size = f'viewBox="{-MARGIN} {-MARGIN} {num(w)} {num(h)}" width="{num(w)}" height="{num(h)}"'
        head = f'<svg xmlns="http://www.w3.org/2000/svg" class="gk" lang="{self.language}" {size} role="group"'
        about = f' aria-labelledby="{name}title" aria-describedby="{name}desc"'
        paper = rect(-MARGIN, -MARGIN, w, h, "paper")
        return "\n".join([
            f'{head}{about}>', f'<title id="{name}title">{escape(self.title)}</title>',
            f'<desc id="{name}desc">{escape(self.text)}</desc>', f"<style>{style(paper + body)}</style>",
            f"<defs>{definitions(body)}</defs>".replace(' id="gk-', f' id="{name}'),
            paper, body.replace(' id="#gk-', f' id="{name}').replace("#gk-", f"#{name}"), "</svg>",
        ])

    def _repr_svg_(self) -> str:
        return self.svg()

    def __repr__(self) -> str:
        return f"<Scene of {len(self.parts)} parts, {num(self.width)} x {num(self.height)}: {self.title}>"


# What a picture carries with it

@cache
def rules() -> list[tuple[frozenset[str], str]]:
    """The rules of the style sheet, each with the classes it is about."""
    css = re.sub(r"/\*.*?\*/", "", (LOOK / "gamekit.css").read_text("utf-8"), flags=re.DOTALL)
    lines = [line for line in css.splitlines() if line.strip()]
    return [(frozenset(re.findall(r"\.(gk-[\w-]+)", line.rpartition("{")[0])), line) for line in lines]


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
