"""Sight: what a picture is drawn from. A state as a seat sees it, its choices, and the words to tell it with."""

from __future__ import annotations

from collections.abc import Collection
from functools import cached_property
from typing import TYPE_CHECKING, Any, Generic, TypeVar

from . import moves
from .layout import Table
from .markup import Markup
from .moves import Move
from .scene import Part, Rectangle
from .view import as_seen

if TYPE_CHECKING:
    from .game import Game

State = TypeVar("State", bound=Table)


class Sight(Generic[State]):
    """Everything drawn comes from here, so nothing hidden can show.

    Not `counted`, a picture adds up nothing, and nothing is marked as playable: it is for questions on just that.
    """

    def __init__(
        self, game: Game, s: State, seat: int, language: str, narrow: bool, previous: State | None, counted: bool = True
    ) -> None:
        self.s: State = as_seen(game, s, seat)  # type: ignore[assignment]
        self.before: State | None = None
        if previous is not None:
            self.before = as_seen(game, previous, seat)  # type: ignore[assignment]
        self.game, self.seat, self.language, self.narrow = game, seat, language, narrow
        self.small = 14 if narrow else 12       # the least type
        self.counted = counted

    # Words

    def words(self, key: str, **facts: Any) -> str:
        return self.game.text(key, self.language, facts)

    def name(self, kind: str, index: int) -> str:
        return self.game.thing_text(kind, index, self.language)

    # What can be chosen, and what has been

    @cached_property
    def choices(self) -> dict[tuple[str, int], Move]:
        """The legal moves of the seat that are about things, by thing."""
        step = moves.decision_at(self.game, self.s)
        if step is None or self.s.seat != self.seat:
            return {}
        legal = moves.legal_moves(self.game, self.s)
        return {(step.kind.name, move.number): move for move in legal if move.number < step.kind.size}

    def chosen(self) -> Collection[tuple[str, int]]:
        """The things that were chosen in this turn."""
        return ()

    def part(
        self, kind: str, index: int, svg: Markup, box: Rectangle, label: str = "", shape: str = "square",
        changed: bool = False, passive: bool = False,
    ) -> Part:
        """A part that shows a thing, in the state that the thing has."""
        move = self.choices.get((kind, index))
        id = f"{kind}-{self.game.ids(kind)[index]}"
        if move is not None:
            state = "playable" if self.counted else "plain"
            return Part(id, svg, box, move.text(self.language), kind, index, state, move.id, shape)
        state = "chosen" if (kind, index) in self.chosen() else "changed" if changed else "plain"
        return Part(id, svg, box, label or self.name(kind, index), kind, index, state, None, shape, passive)
