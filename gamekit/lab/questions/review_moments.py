"""The moments of a review: what changed the chance to win, and which of them decided the match."""

from __future__ import annotations

from dataclasses import dataclass

from ...engine.log import Log
from ...engine.match import Match
from ..statistics.stats import Estimate
from ..words import WORDS
from .review_chain import CHANCE, CHOICE, Link
from .review_choices import Judged

LINES = 2           # of the log, that tell what chance brought


@dataclass(frozen=True)
class Change:
    """One link of the match: what happened, and the chance to win before and after it."""

    link: Link
    match: Match
    seat: str
    number: int             # decisions before it
    before: Estimate
    after: Estimate
    difference: Estimate

    @property
    def kind(self) -> str:
        """Whose it was: "chance", "mine" or "other"."""
        return CHANCE if self.link.kind == CHANCE else "mine" if self.link.seat == self.seat else "other"

    @property
    def round(self) -> int:
        """Counted from 1; always 1 in a game without rounds."""
        game, frames = self.match.game, self.match.frames
        s = frames[self.link.first].before if frames else self.match.state
        return int(game.clock(game.box, s)) + 1

    @property
    def dealt(self) -> bool:
        """Whether it is what was dealt before anybody decided."""
        return self.link.kind == CHANCE and self.number == 0 and (
            not self.link.after or self.match.frames[self.link.first].move is None)

    def words(self, language: str) -> str:
        """What happened, in a sentence or two."""
        if self.link.kind == CHOICE:
            move = self.match.frames[self.link.first].move
            assert move is not None
            return move.text(language)
        if self.dealt:
            return WORDS.text("lab-review-dealt", language)
        frames = self.match.frames[self.link.first : self.link.after]
        lines = Log([line for frame in frames for line in frame.lines])
        told = lines.seen_by(self.match.game.seat_number(self.seat))
        return " ".join(line.text(language) for line in told[-LINES:]) or WORDS.text("lab-review-drawn", language)


@dataclass(frozen=True)
class Turn:
    """A turning point: a change of which the interval leaves 0 out; of a mistake, with the better move."""

    change: Change
    size: Estimate
    judged: Judged | None = None
    rare: Estimate | None = None        # how often chance brings something as bad, or as good
