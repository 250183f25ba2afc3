"""The board of a lesson: a match from one of its positions, below the steps, which read from it what they can."""

from __future__ import annotations

import secrets
from typing import Any

from ..engine.match import Match
from ..engine.options import Option
from .board import Board
from .teaching import LessonPage


class LessonBoard(Board):
    """Every new match begins in the same position; only the deck is another one."""

    can_share = False

    def __init__(self, steps: LessonPage, position: str) -> None:
        self.start = steps.lesson.data["positions"][position]
        self.steps: LessonPage | None = None        # none as long as the first picture is made
        seed = secrets.randbelow(2**31)
        super().__init__(steps.game.position(self.start, seed=seed))
        self.steps, steps.board = steps, self
        steps.look_at_board()

    def refresh(self) -> None:
        """Show the board, and tell the steps above what happened on it."""
        super().refresh()
        if self.steps is not None:
            self.steps.look_at_board()

    def made(self, seed: int, seats: dict[str, Any], given: dict[str, Any]) -> Match:
        return self.game.position(self.start, seed=seed, seats=seats)

    def address(self) -> None:
        """It says where the lesson is, and nothing of its board."""

    def take_address(self, text: str) -> None:
        """It speaks to the lesson."""

    def means(self, option: Option) -> bool:
        """The position has its options: nobody is asked for them."""
        return False

    def wished_options(self) -> dict[str, Any]:
        return dict(self.match.options)
