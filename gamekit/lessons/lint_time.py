"""A minute budget for lessons by the clock: what pupils read, click and write fits the minutes of each row of the plan.

The rows of `plan` in a lesson file name their steps. Beside that a row may say:

    clicks = 60         # on the board below the steps: the match
    rounds = 4          # of the talk: half of the time at least is left for it
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

from ..engine.words import LANGUAGES
from .asking import Asked
from .finding import Draft, Looked
from .items import Judged, Options, Order, Writing
from .lesson import Step
from .reading import count

WORDS, CLICKS = 180, 10     # a minute
WRITING = 1.0               # minutes for a sentence or two
TALK = 0.5                  # the share of a debrief that is for talking
ANSWER_AND_GO_ON = 2        # clicks
Row = Mapping[str, Any]


def minutes(looked: Looked) -> Iterator[Draft]:
    """Every row of the plan has the time that its steps take."""
    for number, row in enumerate(looked.lesson.data.get("plan", ()), 1):
        room = length(row) * (TALK if row.get("rounds") else 1)
        for language in LANGUAGES:
            needed = sum(spent(looked, row, language).values())
            if needed > room:
                yield f"plan {number}", f"minutes that are needed [{language}]", room, round(needed, 1)


def length(row: Row) -> int:
    return int(row.get("to", 0)) - int(row.get("from", 0))


def spent(looked: Looked, row: Row, language: str) -> dict[str, float]:
    """The minutes that each step of a row takes, and the match under "board"."""
    steps = [step for step in looked.lesson.steps if step.id in row.get("steps", ())]
    return {"board": row.get("clicks", 0) / CLICKS, **{step.id: step_minutes(looked, step, language) for step in steps}}


def step_minutes(looked: Looked, step: Step, language: str) -> float:
    """How long the longest variant of a step takes, answered at once."""
    return max((minutes_of(asked) for _, asked in looked.questions(step, language)), default=0.0)


def minutes_of(asked: Asked) -> float:
    writing = WRITING if isinstance(asked.item, Writing) else 0
    return words_of(asked) / WORDS + clicks_of(asked) / CLICKS + writing


def clicks_of(asked: Asked) -> int:
    """An answer and the way on; an order takes a click for each of its things."""
    return ANSWER_AND_GO_ON + (len(asked.item.options) - 1 if isinstance(asked.item, Order) else 0)


def words_of(asked: Asked) -> int:
    """All that is read: the task with its notes and options, what is told to the right answer, and the table."""
    item = asked.item
    given = item.right[0] if isinstance(item, Judged) and item.right else ""
    read = [asked.text(), asked.text("label"), asked.text("right"), *(note.text for note in item.notes)]
    read += [asked.option_words(option) for option in item.options] if isinstance(item, Options) else []
    read += [note.text for note in item.told(given)] if item.told else []
    read += [cell for row in item.table for cell in row]
    return sum(map(count, read))
