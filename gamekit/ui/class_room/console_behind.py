"""What stands behind the dots of numbers: the right numbers of other pairs' questions, from dice of their own.

They are made beside the page, one by one, and only once the teacher shows results: until then they would tell.
"""

from __future__ import annotations

import asyncio
import logging
import time
from typing import TYPE_CHECKING

from ...lab.playing import warm
from ...lessons.asking import made
from ...lessons.items import Number
from ..widget import LOOK_AGAIN, loop_runs
from .answers import Question

if TYPE_CHECKING:
    from .console import Console

VARIANTS = 100          # questions
LONGEST = 60.0          # seconds for all of one step: some play hundreds of games for each
TELL = 2.0              # seconds between two pictures
logger = logging.getLogger(__name__)


class Behind:
    """The numbers of each step, as far as they are made."""

    def __init__(self, console: Console) -> None:
        self.console = console
        self.found: dict[str, list[float]] = {}
        self._task: asyncio.Task[None] | None = None

    def numbers(self, question: Question) -> list[float]:
        """What is there; the rest is begun."""
        busy = self._task is not None and not self._task.done()
        if question.key not in self.found and loop_runs() and not busy:
            self.found[question.key] = []
            self._task = asyncio.get_running_loop().create_task(self._make(question))
        return self.found.get(question.key, [])

    async def _make(self, question: Question) -> None:
        """A hundred, or as many as there is time for."""
        game, found = question.lesson.game, self.found[question.key]
        try:
            while question.step.costly and warm.pending(game):
                warm.begin(game)
                await asyncio.sleep(LOOK_AGAIN)
            begun = told = time.monotonic()
            for seed in range(1, VARIANTS + 1):
                found += await asyncio.to_thread(right_number, question, seed)
                if time.monotonic() - told > TELL:
                    told = time.monotonic()
                    self.console.guarded(self.console.refresh)
                if time.monotonic() - begun > LONGEST:
                    break
        except Exception:
            logger.exception("making other pairs' questions")
        self.console.guarded(self.console.refresh)


def right_number(question: Question, seed: int) -> list[float]:
    """The right number of the question of another pair."""
    item = made(question.lesson, question.step, seed).item
    return [float(right) for right in item.right[:1]] if isinstance(item, Number) else []
