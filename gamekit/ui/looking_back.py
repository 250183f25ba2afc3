"""Looking back at a match: moments of the past, the log, the rounds, and the match as a file."""

from __future__ import annotations

import json
from collections.abc import Iterable
from functools import cached_property
from typing import TYPE_CHECKING, Any

from ..engine import save
from ..engine.errors import BadSave
from ..engine.game import Game
from ..engine.layout import Table
from ..engine.match import Match
from ..engine.measures import Measure
from .review import Reviewer

if TYPE_CHECKING:
    from .class_room.together import Together
    from ..lab.questions.review import Review
    from .widget import Wish

LARGEST_FILE = 4_000_000        # letters of a match that somebody loads


class LookingBack:
    """The part of a board that shows what was."""

    curtain: str | None
    notice: tuple[str, str, str] | None
    asked: str | None

    if TYPE_CHECKING:
        match: Any
        game: Any
        language: Any
        watching: Any
        together: Together

        def begin(self, match: Match) -> None: ...
        def text(self, key: str, **facts: Any) -> str: ...
        def give(self, name: str, kind: str, data: bytes) -> None: ...

    @cached_property
    def reviewer(self) -> Reviewer:
        return Reviewer(self)       # type: ignore[arg-type]    # a board looks back

    def look_at_now(self) -> None:
        self.back: int | None = None            # frames of the past that are looked at; None is now
        self.read: int | None = None            # the frame whose lines were asked for, and say their rule
        self.log_all = False                    # how much of the log is shown,
        self.log_seat: str | None = None        # whose,
        self.log_round: int | None = None       # and of which round
        self.reviewer.forget()

    def ways_back(self) -> dict[str, Wish]:
        return {
            "look": self.look, "now": self.to_now, "replay": self.from_start, "log-all": self.show_log,
            "log-seat": self.show_seat, "log-round": self.show_round, "save": self.save, **self.reviewer.wishes(),
        }

    @property
    def reviewing(self) -> bool:
        """Whether the past can be walked through: after the end, or once somebody has looked back."""
        return self.back is not None or (self.match.over and not self.watching)

    def follow(self) -> None:
        """What the board stands below went on."""

    def review_waits(self) -> str:
        """What must be done before the review is shown; empty if nothing."""
        return ""

    def review_answers(self, review: Review) -> str:
        """What the review says to something that was asked before; empty if nothing was."""
        return ""

    def look(self, frame: str) -> None:
        """The board as it was after so many frames."""
        if self.watching or self.curtain is not None or not frame.isdecimal() or len(frame) > 9:
            return
        self.read = number = min(int(frame), len(self.match.frames))
        self.back = None if number == len(self.match.frames) and not self.match.over else number
        self.notice = self.asked = None

    def to_now(self, _: str) -> None:
        self.back = self.read = None

    def from_start(self, _: str) -> None:
        self.look("0")

    def branch(self, _: str) -> None:
        """Play on from the moment that is looked at, in a copy of the match."""
        self.together.check_alone()
        if self.back is not None:
            decisions = sum(frame.move is not None for frame in self.match.frames[: self.back])
            self.begin(self.match.at(decisions))

    def by_rounds(self) -> tuple[list[str], list[tuple[int, list[int]]]]:
        """What the game counts and has words for: names, and for each round the values at its end."""
        game = self.game
        measures = [m for m in game.measures if m.each_round and m.of in ("", "seat")
                    and game.words.has(measure_key(m), self.language)]
        seats = game.present(self.match.state)
        names = [name for m in measures for name in measure_names(game, m, seats, self.language)]
        states = [frame.before for frame in self.match.frames] + [self.match.state]
        ends = sorted({game.clock(game.box, s): s for s in states}.items())
        return names, [(round + 1, [v for m in measures for v in values(game, m, seats, s)]) for round, s in ends]

    def show_log(self, wished: str) -> None:
        self.log_all = bool(wished)

    def show_seat(self, seat: str) -> None:
        self.log_seat = seat if seat in self.game.ids("seat") else None

    def show_round(self, number: str) -> None:
        self.log_round = int(number) if number.isdecimal() and len(number) < 9 else None

    # As a file

    def save(self, _: str) -> None:
        """Hand the finished match to the browser. Before its end a file would tell what is hidden."""
        if self.match.over:
            data = json.dumps(save.to_json(self.match)).encode()
            self.give(f"{self.match.seed}.json", "application/json", data)

    def load(self, text: str) -> None:
        """Go on with a match from a file."""
        if len(text) > LARGEST_FILE:
            raise BadSave("error-save-unreadable", path=self.text("ui-load-file"), problem="")
        try:
            data = json.loads(text)
        except (ValueError, RecursionError):
            raise BadSave("error-save-unreadable", path=self.text("ui-load-file"), problem="") from None
        self.begin(save.from_json(data, self.game.components.own, self.language, self.text("ui-load-file")))


def measure_key(measure: Measure) -> str:
    return f"measure-{measure.name.replace('_', '-')}"


def measure_names(game: Game, measure: Measure, seats: Iterable[int], language: str) -> list[str]:
    """What a measure is called, for each seat if it is of seats."""
    name = game.words.text(measure_key(measure), language)
    return [f"{name}: {game.thing_text('seat', seat, language)}" for seat in seats] if measure.of else [name]


def values(game: Game, measure: Measure, seats: Iterable[int], s: Table) -> list[int]:
    if measure.of:
        return [int(measure.function(game.box, s, seat)) for seat in seats]
    return [int(measure.function(game.box, s))]
