"""Items: what a step asks, made ready for one pupil. Static ones stand in the lesson file; a game can make fresh ones.

A lesson's `items.py` holds functions `(game, dice, language) -> Item`; a step names one as `item`. The dice come
from the lesson's seed and the step, so the same seed gives the same page, sheet and key.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

from ..engine.match import Match


@dataclass(frozen=True)
class Item:
    """A question in a situation.

    `right` holds the answers that are accepted: ids of options or moves, or one number as text. `rules` says for wrong
    answers which rule they miss. `facts` fill the words of the step. `picture` is SVG in place of a board.
    """

    match: Match | None = None
    options: Sequence[str] = ()
    right: Sequence[str] = ()
    tolerance: float = 0.0
    rules: Mapping[str, str] = field(default_factory=dict)
    facts: Mapping[str, Any] = field(default_factory=dict)
    picture: str = ""
    accepts: Callable[[Match, Match], bool] | None = None   # of a move: the match before and after it


class BadItem(ValueError):
    """An item that cannot be asked; a mistake in a lesson, found by its tests."""
