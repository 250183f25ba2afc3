"""Falcon's list for a position, line by line: which he takes, which he passes over, and why.

What is told is the engine's own log of his step, so that it cannot differ from what he does.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from typing import Any

from .....engine.game import Game
from .....engine.log import Line
from .....engine.match import Match
from ..rulebook import Said
from ..table import FALCON, Rung, Step
from .lines import is_listed

LETTERS = dict(zip(Rung, "Eabcrdefghi", strict=True))
WHY = {
    Said.FALCON_TAKES: "said-falcon-takes.why",
    Said.FALCON_FINDS_NONE: "said-falcon-finds-none.why",
    Said.FALCON_CANNOT_REACH: "said-falcon-cannot-reach.why",
    Said.FALCON_TOO_FEW: "said-falcon-too-few.why",
    Said.FALCON_NO_EMISSARY: "said-falcon-no-emissary.why",
    Said.FALCON_NO_WAR: "said-falcon-no-war.why",
    Said.FALCON_NO_OPERATION: "said-falcon-no-operation.why",
    Said.FALCON_OPERATION_DEAR: "said-falcon-operation-dear.why",
    Said.FALCON_NO_COVERT: "said-falcon-no-covert.why",
    Said.FALCON_NO_TREND: "said-falcon-no-trend.why",
    Said.FALCON_TREND_DEAR: "said-falcon-trend-dear.why",
    Said.FALCON_NOT_LAST: "said-falcon-not-last.why",
    Said.FALCON_HAS_CURATOR: "said-falcon-has-curator.why",
    Said.FALCON_HAS_NOBODY: "said-falcon-has-nobody.why",
}


@dataclass(frozen=True)
class Tried:
    """A line of his list: taken, passed over for what its lines of the log say, or not come to (then it has none)."""

    rung: Rung
    lines: tuple[Line, ...] = ()

    @property
    def letter(self) -> str:
        return LETTERS[self.rung]

    @property
    def taken(self) -> bool:
        return any(line.said.name == Said.FALCON_TAKES.name for line in self.lines)

    @property
    def rule(self) -> str:
        return self.lines[0].rule.id if self.lines else ""

    def name(self, game: Game, language: str) -> str:
        return game.thing_text("rung", self.rung, language)

    def why(self, game: Game, language: str) -> str:
        return "; ".join(game.text(WHY[Said[line.said.name]], language, line.facts) for line in self.lines)


def ladder(game: Game, s: Any) -> list[Tried]:
    """All lines of his list, if he chose now what to do."""
    seen = s.copy()
    seen.log, seen.seat, seen.step = [], FALCON, Step.FALCON_LINE
    game.flow.apply(game.box, seen, 0)
    known = list(game.said)
    return climbed(s, [Line(known[number], seat, numbers, game) for number, seat, numbers in seen.log])


def last_ladder(match: Match) -> list[Tried]:
    """What he compared in his last turn; nothing before his first."""
    for frame in reversed(match.frames):
        if frame.before.step == Step.FALCON_LINE:
            return climbed(frame.before, frame.lines)
    return []


def climbed(s: Any, lines: Iterable[Line]) -> list[Tried]:
    told = [line for line in lines if line.said.name in Said.__members__ and Said[line.said.name] in WHY]
    return [Tried(rung, tuple(line for line in told if line.numbers[0] == rung)) for rung in Rung if is_listed(s, rung)]
