"""The board of a lesson: a match from one of its positions, below the steps, which read from it what they can.

A lesson whose file says `changed` plays it by rules that its game has prepared.
"""

from __future__ import annotations

import secrets
from typing import TYPE_CHECKING, Any

from ..engine.match import Match
from ..engine.options import Option
from ..lessons.history import OWN
from .board import Board
from .teaching import LessonPage

if TYPE_CHECKING:
    from ..lab.questions.review import Review


class LessonBoard(Board):
    """Every new match begins in the same position; only the deck is another one."""

    can_share = False

    def __init__(self, steps: LessonPage, position: str) -> None:
        self.bet: str | None = None         # on the review, once it was made in the steps
        self.start = steps.lesson.data["positions"][position]
        self.steps: LessonPage | None = None        # none as long as the first picture is made
        seed, changed = secrets.randbelow(2**31), steps.lesson.data.get("changed")
        game = steps.game.changed(changed) if changed else steps.game
        super().__init__(game.position(self.start, seed=seed))
        self.steps, steps.board = steps, self
        steps.look_at_board()
        self.follow()

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

    def whereabouts(self) -> tuple[str, str, str]:
        """In the lesson: one that is at its steps has not left them for a match."""
        return self.steps.whereabouts() if self.steps is not None else ("", "", "")

    def means(self, option: Option) -> bool:
        """The position has its options: nobody is asked for them."""
        return False

    def wished_options(self) -> dict[str, Any]:
        return dict(self.match.options)

    # The review of the match, once the pupil has bet what it will say

    def follow(self) -> None:
        """The lesson went on."""
        bet = self.steps.bets.get(OWN) if self.steps is not None else None
        if self.bet != bet:
            self.bet = bet
            self.refresh()

    def review_waits(self) -> str:
        if self.steps is None or self.bet is not None or OWN in self.steps.way.solved:
            return ""
        asks = any(step.id == OWN for step in self.steps.lesson.steps)
        return self.text("ui-review-bet-first") if asks else ""

    def review_answers(self, review: Review) -> str:
        from ..lab.questions.review_words import largest

        if self.bet is None:
            return ""
        name, sure = largest(review)
        bet, most = (self.text(f"ui-review-bet-{one}") for one in (self.bet, name))
        return self.text("ui-review-bet-sure" if sure else "ui-review-bet-unsure", bet=bet, most=most)
