"""The portraits of all games side by side: measured beforehand, shown at once; a button measures a few games anew."""

from __future__ import annotations

import asyncio
import csv
import io
import logging
from collections.abc import Coroutine, Mapping
from typing import TYPE_CHECKING, Any

from ..engine import registry
from ..engine.errors import BadOption, GamekitError
from ..engine.game import Game
from ..engine.markup import Markup
from . import aside, portraits_html
from .widget import HERE, Page, Wish, loop_runs

if TYPE_CHECKING:
    from ..lab.portraits.portrait import Portrait

FEW = 10        # games that the button measures
SEED = 1
logger = logging.getLogger(__name__)


class Portraits(Page):
    """`portraits_page()`: each number of all games, and each game with its sentences."""

    css = Page.css + "".join((HERE / name).read_text("utf-8") for name in ("lab.css", "portraits.css"))

    def __init__(self, language: str = "en") -> None:
        from ..lab.portraits.stored import everything, stored

        super().__init__()
        self.games = [registry.load(name, language=language) for name in everything() if name in registry.names()]
        self.game, self.language = self.games[0], language
        self.wishes, self.players = {}, {}
        self.found = {game.name: stored(game) for game in self.games}
        self.stale: set[str] | None = None          # what was measured with other rules; nobody has looked yet
        self.again: dict[str, Portrait] = {}        # what was measured here, by game
        self.measuring = ""
        self.measures = not aside.HERE.slow         # plain rules are too slow for that
        self._seeds = dict.fromkeys(self.found, SEED)
        self._tasks: set[asyncio.Task[None]] = set()
        self.refresh()

    def html(self) -> Markup:
        return portraits_html.page(self)

    def known_wishes(self) -> Mapping[str, Wish]:
        return {"hello": self.greet, "again": self.measure, "csv": self.give_table}

    def greet(self, _: str) -> None:
        """The page is there at once; whether its numbers still hold is looked at then."""
        if self.stale is not None:
            return
        self.stale = set()
        if not self.measures:       # it was published with these rules
            return
        if loop_runs():
            self.begin(self._look())
        else:
            self.stale = self.old()

    async def _look(self) -> None:
        self.stale = await asyncio.to_thread(self.old)
        self.refresh()

    def old(self) -> set[str]:
        from ..lab.portraits.stored import is_stale

        return {name for name, one in self.found.items() if is_stale(one)}

    def begin(self, work: Coroutine[Any, Any, None]) -> None:
        task = asyncio.get_running_loop().create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    def spoken(self, name: str) -> Game:
        """A game in the language of the page."""
        return self.found[name].game.in_language(self.language)

    def measure(self, name: str) -> None:
        """Measure a few games of a game anew, each time others."""
        if name not in self.found:
            raise BadOption("error-unknown-game", name=name, allowed=list(self.found))
        if self.measuring or not self.measures:
            return
        self.notice, self.measuring = None, name
        if loop_runs():
            self.begin(self._measured(name))
        else:
            self._measure(name)

    async def _measured(self, name: str) -> None:
        try:
            await asyncio.to_thread(self._measure, name)
        except GamekitError as error:
            self.notice = (self.text("ui-why"), error.in_language(self.language), "")
        except Exception:
            logger.exception("on the page of portraits")
            self.notice = (self.text("ui-why"), self.text("ui-failed"), "")
        self.measuring = ""
        self.refresh()

    def _measure(self, name: str) -> None:
        from ..lab import portrait

        told = self.found[name]
        self.again[name] = portrait(told.game, FEW, self._seeds[name], told.options)
        self._seeds[name] += FEW
        self.measuring = ""

    def give_table(self, _: str) -> None:
        """All numbers of all games as a CSV file."""
        rows = [{**row, "game": name, "seed": one.seed} for name, one in self.found.items() for row in one.rows]
        table = io.StringIO()
        writer = csv.DictWriter(table, list(rows[0]), lineterminator="\n")
        writer.writeheader()
        writer.writerows(rows)
        self.give("portraits.csv", "text/csv", table.getvalue().encode())
