"""A pupil's page in class: it tells where it is and what was answered, and follows what the teacher does.

What is told has no name: the sign of a device, its page and step; of answers not even the sign, and never free text.
"""

from __future__ import annotations

import asyncio
import logging
import sqlite3
import time
from collections.abc import Callable
from typing import TYPE_CHECKING, Any, TypeVar
from urllib.parse import parse_qsl

from ...engine.errors import GamekitError
from ..widget import loop_runs
from .shared import Watch
from .store import PAUSED, ClassRoom, Member, here

if TYPE_CHECKING:
    from ..widget import Page

LOOK = 1.0              # seconds between two looks at what the teacher has done
LONGEST = 60            # letters of an answer that is told
T = TypeVar("T")
logger = logging.getLogger(__name__)


class Paused(GamekitError):
    """The teacher has paused the class."""


class Attending:
    """What a page with that secret has to do with the class of its server."""

    def __init__(self, page: Page, secret: str) -> None:
        self.page, self.secret = page, secret
        self.room: ClassRoom | None = here()
        self.member: Member | None = self._asked(lambda room: room.member_of_page(secret), None)
        self.paused = self._asked(lambda room: room.state == PAUSED, False)
        self.shows_results = self._asked(lambda room: room.shows_results, False)
        self.place: tuple[str, ...] = ()
        self.since = time.monotonic()       # when this step was first shown
        self._task: asyncio.Task[None] | None = None
        if self.room is not None and loop_runs():
            self._task = asyncio.get_running_loop().create_task(self._look_always())

    def _asked(self, ask: Callable[[ClassRoom], T], without: T) -> T:
        """A class that cannot be reached stops nobody's match or lesson."""
        if self.room is None:
            return without
        try:
            return ask(self.room)
        except sqlite3.Error:
            logger.exception("asking the class")
            return without

    # What it tells

    def tell_place(self) -> None:
        """Where the page is, if that is news."""
        place = self.page.whereabouts()
        if place == self.place:
            return
        self.place, self.since = place, time.monotonic()
        if self.member is not None and any(place):
            sign, (page, step, match) = self.member.sign, place
            self._asked(lambda room: room.at(sign, page=page, step=step, match=match), None)

    def tell_answer(self, question: str, given: str, right: bool) -> None:
        """A first answer, without the sign: how it was given, and after how many seconds."""
        seconds = round(time.monotonic() - self.since, 1)
        if self.member is not None:
            self._asked(lambda room: room.tell(
                "answer", question=question, given=given[:LONGEST], right=right, seconds=seconds), None)

    def is_set(self, name: str, value: str) -> bool:
        """Whether what the teacher opened asks for that."""
        assigned = self.member.assigned if self.member is not None else None
        said = dict(parse_qsl(assigned.query)) if assigned is not None else {}
        return bool(said.get(name)) and value.startswith(said[name])

    def tell_refusal(self, game: str, rule: str, position: dict[str, Any]) -> None:
        if self.member is not None:
            sign = self.member.sign
            self._asked(lambda room: room.refused(sign, game, rule, position), None)

    # What it follows

    def check_open(self) -> None:
        """Nothing is played or answered while the class is paused."""
        if self.paused and self.member is not None:
            raise Paused("error-class-paused")

    async def _look_always(self) -> None:
        assert self.room is not None
        watch = Watch(self.room.keeper)
        try:
            while True:
                await asyncio.sleep(LOOK)
                if watch.changed() and self.look():
                    self.page.refresh()
        finally:
            watch.close()

    def look(self) -> bool:
        """Take in what the teacher has done; whether the page looks different now."""
        before = self.member, self.paused, self.shows_results
        member = self._asked(lambda room: room.member_of_page(self.secret), self.member)
        self.paused = self._asked(lambda room: room.state == PAUSED, False)
        self.shows_results = self._asked(lambda room: room.shows_results, False)
        known, self.member = self.member, member
        if member is not None and known is None:
            self.place = ()
            self.tell_place()
        if member is None and known is not None:
            self.page.keep_no_more()        # the class has ended, and leaves nothing
        if member is not None and known is not None and member.number > known.number and member.assigned is not None:
            self.page.shell.send({"go": member.assigned.address(self.page.language)})
        return (before[0] is None) != (member is None) or before[1:] != (self.paused, self.shows_results)

