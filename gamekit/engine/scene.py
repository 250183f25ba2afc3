"""Scenes: a position as a picture. The browser lays it out; here is what stands where and what a click on it means.

A page shows `board` and `hand` in its own frame, `Scene.html()` is the picture that stands alone. Every part of it that
can be asked for or played is also listed in `parts`.
"""

from __future__ import annotations

import re
from collections.abc import Collection, Mapping, Sequence
from dataclasses import dataclass, field
from functools import cache
from typing import TYPE_CHECKING

from .layout import Table
from .markup import Markup, tag
from .pieces import el
from .typeface import LOOK, carried

if TYPE_CHECKING:
    from .log import Line

NOTHING = Markup()
DEFINED = re.compile(r'(?:href="#|url\(#)(gk-[ipt]-[\w-]+)')


@dataclass(frozen=True)
class Marks:
    """What a picture marks beside the position itself."""

    before: Table | None = None         # a position before: what changed since is marked
    counted: bool = True                # whether it adds up strengths and shows what can be chosen
    resting: bool = False               # nothing can be chosen, so that nothing tells an answer
    on_page: bool = False               # it stands on a page, which says in words what can be done: it needs no text
    asked: str | None = None            # a thing, as `region:blue`, whose choice was refused
    lit: Collection[str] = ()           # things, tracks and the like that something points at
    told: Sequence[Line] = ()           # what the seat has been told so far


NO_MARKS = Marks()


@dataclass(frozen=True)
class Part:
    """One thing of a picture. A click on it plays `move`, if it has one; then `label` is the move's sentence."""

    id: str
    html: Markup = field(default=NOTHING, repr=False)
    label: str = ""
    kind: str | None = None
    index: int | None = None
    state: str = "plain"                # playable, chosen, changed or plain
    move: str | None = None

    @property
    def thing(self) -> str:
        """What it shows, as a page names it: `region:blue`; empty if it is no thing of the game."""
        return "" if self.kind is None else f"{self.kind}:{self.id.removeprefix(self.kind + '-')}"

    def is_called(self, name: str) -> bool:
        """Whether a page means it with `region:blue`; what is no thing of the game, such as a track, goes by its id."""
        return self.thing == name if self.thing else self.id == name.replace(":", "-", 1)


@dataclass(frozen=True)
class Scene:
    """A picture of what a seat sees."""

    board: Markup
    hand: Markup                                # what lies before the seat itself; empty if nobody looks
    score: Markup                               # where the game stands, in a line
    parts: tuple[Part, ...]
    title: str
    text: str = ""                              # the board as text, for those who do not see it
    language: str = "en"
    style: str = ""                             # the game's own areas
    signs: Mapping[str, Markup] = field(default_factory=dict)      # of the legal moves by id: what each is about
    beside: Markup = NOTHING                    # tables to look up: beside the board where there is room, else below

    @property
    def shown(self) -> Markup:
        """All that is drawn."""
        return self.score + self.board + self.hand + self.beside

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

    def html(self, typeface: bool = True) -> Markup:
        """The whole picture, that stands alone; a page of many that has the `typeface` itself does without it."""
        inside = el("main", "board", self.board) + (el("section", "hand", self.hand) if self.hand else "")
        inside += el("section", "beside", self.beside) if self.beside else ""
        score = el("dl", "score", self.score) if self.score else ""
        page = el("div", "page still", score, el("div", "desk", inside))
        sheets = (f"{carried()}\n" if typeface else "") + look() + self.style
        words = el("pre", "sr", self.text)
        return tag(
            "div", tag("style", Markup(sheets)), sprite(page), page, words, klass="gk gk-alone", lang=self.language,
            role="img", aria_label=self.title,
        )

    def _repr_html_(self) -> str:
        return self.html()

    def __repr__(self) -> str:
        return f"<Scene of {len(self.parts)} parts: {self.title}>"


# What a picture carries with it

@cache
def look() -> str:
    """The style sheet of all pictures: colours, then pieces."""
    return "\n".join((LOOK / name).read_text("utf-8") for name in ("gamekit.css", "pieces.css"))


@cache
def dark_page() -> str:
    """A rule that makes a page dark where the system is; in JupyterLab its own theme decides."""
    dark = re.search(r"\[data-theme=dark\][^{]*\{([^}]*)\}", look())
    assert dark is not None
    return f"@media (prefers-color-scheme:dark){{body:not([data-jp-theme-light]) .gk{{{dark[1]}}}}}\n"


@cache
def library() -> dict[str, str]:
    """Icons, shapes of tokens and patterns by id."""
    lines = (LOOK / "icons.svg").read_text("utf-8").splitlines()
    return {found[1]: line for line in lines if (found := re.match(r'<(?:symbol|pattern) id="([^"]+)"', line))}


def sprite(body: str) -> Markup:
    """The definitions that a picture uses, unseen."""
    used = set(DEFINED.findall(body))
    used |= {"gk-t-hatch"} if any(name.startswith("gk-t-") for name in used) else set()
    found = Markup("".join(line for name, line in library().items() if name in used))
    return tag("svg", tag("defs", found), klass="gk-sprite", id="gk-sprite", width=0, height=0, aria_hidden="true")
