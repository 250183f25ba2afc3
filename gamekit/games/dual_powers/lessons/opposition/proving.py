"""Steer the Opposition on the board, and prove with a match that a bot does not follow the book.

>>> from gamekit.games.dual_powers.lessons.opposition.proving import ROW, proven, steered, table
>>> print(steered(table(ROW)))
Nothing is changed yet: put another card in place of one of the row.
>>> print(proven(table(ROW), "B"))
In this match bot B chooses like the book, the one time it chooses. That proves nothing, for it or against it.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from .....engine.errors import BadOption
from .....engine.match import Match
from .....engine.registry import load
from ...rules.rulebook import Said
from ...rules.table import Step
from .changed import CHANGES, changed, line_of
from .exercise import Report
from .items import row_match
from .trace import words

GAME = "dual_powers"
ROW = ("brown-3", "blue-5a", "purple-6", "brown-5a", "red-4a")
TARGET = "blue"
SUSPECTS = {"A": "one-card", "B": "book", "C": "first-card"}     # pupils know the letters alone


def table(row: Sequence[str], language: str = "en") -> Match:
    """A solo match at the moment when the Opposition looks at its row for its objective; `.board()` shows it."""
    return row_match(load(GAME, language=language), row).still(0)


def steered(match: Match, language: str = "en") -> Report:
    """Whether the Opposition now chooses the target, with one card of the row changed."""
    game = load(GAME, language=language)
    row = [game.ids("card")[card] for card in seen(match).opposition_row if card >= 0]
    changes = sum(card != old for card, old in zip(row, ROW, strict=True)) if len(row) == len(ROW) else len(ROW)
    if changes != 1:
        return said(match, "steer-none" if changes == 0 else "steer-many", language, number=changes)
    region = chosen(match)
    name = game.thing_text("region", region, language)
    if game.ids("region")[region] != TARGET:
        return said(match, "steer-elsewhere", language, region=name)
    return said(match, "steer-right", language, right=True, region=name)


def chosen(match: Match) -> int:
    """The region that the engine's Opposition chooses when the match goes on."""
    later = match.game.position(match.position(), seed=match.seed)
    line = next(line for line in later.go_on().log if line.said is Said.OPPOSITION_OBJECTIVE)
    return int(next(fact[1] for fact in line.facts.values() if isinstance(fact, tuple) and fact[0] == "region"))


def proven(match: Match, suspect: str, language: str = "en") -> Report:
    """Whether a bot chooses another region than the book at some moment of a solo match."""
    if suspect not in SUSPECTS:
        raise BadOption("error-lesson", name=str(suspect), game=GAME, allowed=list(SUSPECTS))
    name = SUSPECTS[suspect]
    bot, book, box = changed(name), changed("book"), match.game.box
    choices = [state for state in moments(match) if any(card >= 0 for card in state.opposition_row)]
    for state in choices:
        if bot(box, state.copy()) != book(box, state.copy()):
            line = line_of(name) if name in CHANGES else ""
            return said(match, "prove-right", language, right=True, bot=suspect, round=int(state.round), line=line)
    key = "prove-none" if choices else "prove-solo"
    return said(match, key, language, bot=suspect, number=len(choices))


def moments(match: Match) -> list[Any]:
    """The states in which the Opposition chooses its objective: those that were played, or the one that is shown."""
    step = Step.REVEAL_OBJECTIVES
    past = [frame.before for frame in match.frames if frame.before.step == step]
    return [*past, *([match.state] if match.state.step == step else [])]


def seen(match: Match) -> Any:
    return match.state


def said(match: Match, key: str, language: str, right: bool = False, **facts: Any) -> Report:
    return Report(key, words(load(GAME, language=language)).text(key, language, **facts), right)
