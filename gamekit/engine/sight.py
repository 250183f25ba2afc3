"""Sight: what a picture is made from. A state as a seat sees it, its choices, and the words to tell it with."""

from __future__ import annotations

from collections.abc import Collection
from dataclasses import replace
from functools import cache, cached_property
from pathlib import Path
from typing import TYPE_CHECKING, Any, Generic, TypeVar

from . import moves
from .layout import Table
from .markup import Markup, tag
from .moves import Move
from .pieces import el, icon, span
from .scene import NOTHING, Marks, Part, Scene
from .view import as_seen

if TYPE_CHECKING:
    from .game import Game

State = TypeVar("State", bound=Table)


class Sight(Generic[State]):
    """Everything shown comes from here, so nothing hidden can show."""

    def __init__(self, game: Game, s: State, seat: int, language: str, marks: Marks) -> None:
        self.s: State = as_seen(game, s, seat)  # type: ignore[assignment]
        self.before: State | None = None
        if marks.before is not None:
            self.before = as_seen(game, marks.before, seat)  # type: ignore[assignment]
        self.game, self.seat, self.language, self.marks = game, seat, language, marks
        self.parts: list[Part] = []

    @property
    def counted(self) -> bool:
        """Whether the picture adds up: some questions are on just that."""
        return self.marks.counted

    # Words

    def words(self, key: str, **facts: Any) -> str:
        return self.game.text(key, self.language, facts)

    def name(self, kind: str, index: int) -> str:
        return self.game.thing_text(kind, index, self.language)

    # What can be chosen, and what has been

    @cached_property
    def legal(self) -> list[Move]:
        """What the seat may do now."""
        decides = moves.decision_at(self.game, self.s) is not None and self.s.seat == self.seat
        return moves.legal_moves(self.game, self.s) if decides and not self.marks.resting else []

    @cached_property
    def choices(self) -> dict[tuple[str, int], Move]:
        """The legal moves of the seat that are about things, by thing."""
        step = moves.decision_at(self.game, self.s)
        return {(step.kind.name, move.number): move for move in self.legal if step and move.number < step.kind.size}

    def chosen(self) -> Collection[tuple[str, int]]:
        """The things that were chosen in this turn."""
        return ()

    def sign(self, kind: str, index: int) -> Markup:
        """The small sign of a thing beside a move that is about it."""
        return icon("play")

    # Parts

    def thing(
        self, kind: str, index: int, looks: str, *inside: object, label: str = "", changed: bool = False,
        name: str = "div", **about: object,
    ) -> Markup:
        """A piece that shows a thing, in the state that the thing has; what can be chosen has a button over it."""
        move, id = self.choices.get((kind, index)), f"{kind}-{self.game.ids(kind)[index]}"
        if move is not None:
            state = "playable" if self.counted else "plain"
            return self._made(Part(id, Markup(), move.text(self.language), kind, index, state, move.id),
                              looks, inside, name, about)
        state = "chosen" if (kind, index) in self.chosen() else "changed" if changed else "plain"
        return self._made(Part(id, Markup(), label or self.name(kind, index), kind, index, state),
                          looks, inside, name, about)

    def part(
        self, id: str, looks: str, *inside: object, label: str = "", changed: bool = False, name: str = "div",
        **about: object,
    ) -> Markup:
        """A piece that is no thing of the game, such as a track, under a name of its own."""
        state = "changed" if changed else "plain"
        return self._made(Part(id, Markup(), label, state=state), looks, inside, name, about)

    def use(self, kind: str, index: int, sign: str, words: str) -> Markup:
        """A row of a card: what it can be used for."""
        return self.answer(kind, index, "use", icon(sign), span(words))

    def answer(self, kind: str, index: int, looks: str, *inside: object) -> Markup:
        """A row or half of a card that answers a question. Where that is asked, it is itself the answer's button."""
        move = self.choices.get((kind, index))
        if move is None or not self.counted:
            return el("li", looks, *inside)
        part = Part(f"{kind}-{self.game.ids(kind)[index]}", Markup(), move.text(self.language), kind, index, "playable",
                    move.id)
        html = el("button", looks, *inside, type="button", data_move=move.id, aria_label=part.label)
        self.parts.append(replace(part, html=html))
        return tag("li", html)

    def _made(self, part: Part, looks: str, inside: tuple[object, ...], name: str, about: dict[str, object]) -> Markup:
        """The element of a part, which is remembered."""
        looks += "" if part.state == "plain" else f" {part.state}"
        looks += " refused" if self.marks.asked and part.thing == self.marks.asked else ""
        looks += " lit" if any(map(part.is_called, self.marks.lit)) else ""
        if part.move is not None:
            inside = *inside, button(part)
        else:
            about = {"aria_label": part.label or None, **about}
            about |= {"tabindex": -1, "role": about.get("role", "group")} if part.thing else {}
            about |= {"data_part": part.id} if part.label and not part.thing else {}
        html = el(name, looks, *inside, id=f"gk-on-{part.id}", data_thing=part.thing or None, **about)
        self.parts.append(replace(part, html=html))
        return html

    # The whole

    def scene(self, title: str, board: Markup, hand: Markup, score: Markup, beside: Markup = NOTHING) -> Scene:
        """The picture of all that was made."""
        alone = self.counted and not self.marks.on_page
        text = self.game.board_text(self.s, self.seat, self.language) if alone else ""
        whole = f"{self.game.words.text('game-title', self.language)}. {title}"
        signs = {move.id: self.sign(*key) for key, move in self.choices.items()}
        parts = tuple(self.parts)
        look = areas(*self.game.folders())
        return Scene(board, hand, score, parts, whole, text, self.language, look, signs, beside)


def button(part: Part) -> Markup:
    """What lies over a thing that can be chosen, and takes the click."""
    return tag("button", type="button", klass="gk-hit", data_move=part.move, aria_label=part.label)


@cache
def areas(*folders: Path) -> str:
    """The style sheet of a game: what stands beside what at each width."""
    files = [folder / "scene" / "areas.css" for folder in folders]
    return "\n".join(file.read_text("utf-8") for file in files if file.exists())
