"""Steps of bots and moves of others, shown one by one."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING, Any

from ..engine.log import Log
from ..engine.match import Frame
from . import board_html
from .widget import loop_runs

PACES = {"slow": 1.6, "fast": 0.5, "off": 0.0}     # seconds for a step of a bot


class Stepping:
    """The part of a board that goes through what has happened already, up to now."""

    _task: asyncio.Task[None] | None
    frame: int
    since: int
    back: int | None
    old_lines: int

    if TYPE_CHECKING:
        match: Any
        game: Any
        language: Any
        live: Any
        facing: Any
        hint: Any
        speed: str
        watching: Any

        def lines(self) -> Log: ...
        def _said_in(self, frame: Frame) -> Log: ...
        def refresh(self) -> None: ...
        def _face(self) -> None: ...

    def _show_rest(self) -> None:
        pace = PACES[self.speed]
        if pace == 0 or not any(map(self._said_in, self.match.frames[self.frame :])) or not loop_runs():
            self.skip("")
            return
        self._task = asyncio.get_running_loop().create_task(self._step_through(pace))

    async def _step_through(self, pace: float) -> None:
        while self.watching:
            await asyncio.sleep(pace)
            if self.watching:
                self._go_on()
                self.refresh()
        self._face()
        self.refresh()

    def _go_on(self) -> None:
        """On to the next frame that says something, or to the end: nobody waits for the others."""
        while self.watching:
            self.frame += 1
            if said := self._said_in(self.match.frames[self.frame - 1]):
                self.live = board_html.aloud(said, self.language)
                return

    def catch_up(self, shown: int, stepwise: bool = False) -> None:
        """Others have moved, or taken back: show what came after so many frames."""
        self._show_no_more()
        self.hint.forget()
        whole = len(self.match.frames)
        self.back = None if self.back is not None and self.back > whole else self.back
        self.frame = self.since = min(shown, whole)
        self.old_lines = len(self.lines())
        if stepwise:
            self._go_on()
            self._show_rest()
        else:
            self.skip("")

    def _show_no_more(self) -> None:
        if self._task is not None:
            self._task.cancel()
            self._task = None

    def skip(self, _: str) -> None:
        self._show_no_more()
        self.frame = len(self.match.frames)
        self._face()
        self.live = board_html.aloud(self.lines()[self.old_lines:], self.language)
