"""Write Falcon's list: the check compares it with every turn of his in games that were played.

>>> from gamekit.games.world_conspiracy.lessons.falcon.exercise import check
>>> print(check(lambda possible: possible[-1], games=1))       # doctest: +ELLIPSIS
Not yet. Game 1, round 1. Possible lines: ...
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from .....engine.registry import load
from ...rules.falcon.trace import LETTERS
from ...rules.table import Rung, Step
from .played import BOOK, line_by, possible, turns, words

GAMES = 12
List = Callable[[list[str]], str]       # the letters of all possible lines, in no order -> the one that he takes


@dataclass(frozen=True)
class Report:
    """What a check found."""

    text: str
    right: bool = False

    def __str__(self) -> str:
        return self.text

    __repr__ = __str__


def check(choose: List, games: int = GAMES, language: str = "en") -> Report:
    """Compare a list with Falcon's in every turn of so many games. The answer is never told."""
    game = load("world_conspiracy", language=language)
    text, number = words(game).text, 0
    for one in range(games):
        for turn in turns(game, one, Step.FALCON_LINE):
            number += 1
            letters = sorted(LETTERS[Rung(rung)] for rung in possible(game, turn.state))
            try:
                given: Any = choose(list(letters))
            except Exception as error:      # whatever a pupil's function does
                return Report(text("check-fails", language, problem=f"{type(error).__name__}: {error}"))
            if given not in letters:
                return Report(text("check-no-line", language, problem=repr(given)[:40], letters=" ".join(letters)))
            if given != LETTERS[Rung(line_by(game, turn.state, BOOK))]:
                facts = {"game": one + 1, "round": turn.state.round, "letters": " ".join(letters), "yours": given}
                return Report(text("check-differs", language, **facts))
    return Report(text("check-right", language, games=games, number=number), right=True)
