"""Items: what a step asks, made ready for one pupil. Static ones stand in the lesson file; a game can make fresh ones.

A lesson's `items.py` holds functions `(game, dice, language) -> Item`; a step names one as `item`. The dice come
from the lesson's seed and the step, so the same seed gives the same page, sheet and key.
"""

from __future__ import annotations

import random
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

from ..engine.match import Match


class Dice(random.Random):
    """The dice of one step. `lesson` is the seed of the whole lesson, for what several of its steps share."""

    lesson: int = 0


@dataclass(frozen=True)
class Note:
    """One line of what was compared or done: its words, the rule behind it, and code to unfold."""

    text: str
    rule: str = ""
    source: str = ""
    parting: bool = False       # here the pupil's way left the right one


@dataclass(frozen=True)
class Frame:
    """One picture of something that is watched step by step, and what it adds to the lines below."""

    match: Match
    notes: Sequence[Note] = ()
    lit: Sequence[str] = ()     # things "kind:id" that it is about


@dataclass(frozen=True)
class Item:
    """A question in a situation.

    `right` holds the answers that are accepted: ids of options or moves, or one number as text. `rules` says for wrong
    answers which rule they miss, `replies` which words they get: `x` for the attribute `reply-x`. `facts` fill the
    words of the step. `picture` is SVG in place of a board.
    `notes` stand with the question. `told` makes those that come with the outcome, from the answer that was given;
    `after` is what the board shows then, `drawn` is SVG beside it, and `table` has numbers, headings first. `frames`
    are watched one by one. `recalls` makes the item from what the pupil has predicted so far, by step.
    """

    match: Match | None = None
    options: Sequence[str] = ()
    right: Sequence[str] = ()
    tolerance: float = 0.0
    rules: Mapping[str, str] = field(default_factory=dict)
    replies: Mapping[str, str] = field(default_factory=dict)
    facts: Mapping[str, Any] = field(default_factory=dict)
    picture: str = ""
    accepts: Callable[[Match, Match], bool] | None = None   # of a move: the match before and after it
    notes: Sequence[Note] = ()
    told: Callable[[str], Sequence[Note]] | None = None
    after: Match | None = None
    table: Sequence[Sequence[str]] = ()
    frames: Sequence[Frame] = ()
    drawn: str = ""
    recalls: Callable[[Mapping[str, str]], Item] | None = None


class BadItem(ValueError):
    """An item that cannot be asked; a mistake in a lesson, found by its tests."""


def first_good(throws: Callable[[], Item | None], tries: int = 4000) -> Item:
    """The first of many throws of the dice that gives a question."""
    for _ in range(tries):
        item = throws()
        if item is not None:
            return item
    raise BadItem("no question found")
