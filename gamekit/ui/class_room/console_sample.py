"""The class's matches beside simulated ones, on the console: a thousand at once, then more in the background."""

from __future__ import annotations

import asyncio
import logging
from typing import TYPE_CHECKING

from ...engine.errors import GamekitError
from ...engine.markup import Markup, joined, tag
from ...engine.match import Match
from ...engine.pieces import el
from ..html import panel
from ..widget import loop_runs

if TYPE_CHECKING:
    from ...lab.questions.samples import Sample
    from .console import Console

NUMBERS = (1_000, 10_000, 100_000)
logger = logging.getLogger(__name__)


class Sampling:
    """What was found so far, and how far finding it is."""

    def __init__(self, console: Console) -> None:
        self.console = console
        self.found: Sample | None = None
        self.state = ""         # "warming" or "playing"
        self._task: asyncio.Task[None] | None = None

    def matches(self) -> list[Match]:
        """The class's finished matches of the chosen game."""
        name = self.console.game.name
        return [match for shared, match in self.console.matches() if shared.game == name and match.over]

    def ask(self, _: str = "") -> None:
        if self.matches() and not self.state and loop_runs():
            self.state = "playing"
            self._task = asyncio.get_running_loop().create_task(self._find())

    def forget(self) -> None:
        self.found, self.state = None, ""
        if self._task is not None:
            self._task.cancel()
            self._task = None

    async def _find(self) -> None:
        from ...lab.questions.samples import sample

        try:
            await self.console.compiled(self._warm)
            for number in NUMBERS:
                self.state = "playing"
                self.found = await asyncio.to_thread(sample, self.matches(), number)
                self.console.refresh()
        except GamekitError as error:
            self.console.notice = ("", error.in_language(self.console.language), "")
        except Exception:
            logger.exception("while comparing the class with simulated matches")
            self.console.notice = ("", self.console.text("ui-failed"), "")
        self.state = ""
        self.console.refresh()

    def _warm(self) -> None:
        if self.state != "warming":
            self.state = "warming"
            self.console.refresh()


def sample(console: Console) -> Markup:
    """The panel: a button first, then the table and what so few matches can show."""
    sampling = console.sampling
    number = len(sampling.matches())
    if not number:
        return Markup()
    inside = tag("p", console.text("ui-console-sample-ready", number=number))
    if sampling.state:
        inside += tag("p", console.text(f"ui-console-sample-{sampling.state}"), klass="gk-quiet", role="status")
    elif not is_whole(sampling.found, number):
        inside += el("button", "btn", console.text("ui-console-sample"), data_do="sample", type="button")
    if sampling.found is not None:
        inside += table(console, sampling.found)
    return panel("sample", console.text("ui-console-sample-title"), inside)


def is_whole(found: Sample | None, number: int) -> bool:
    """Whether all was simulated that is to be, and no more matches have ended since."""
    return found is not None and found.n == NUMBERS[-1] and found.m + found.left_out == number


def table(console: Console, found: Sample) -> Markup:
    from ...lab.questions.samples import columns_of

    language = console.language
    heads = [console.text(f"ui-console-sample-{name}") for name in ("what", "ours", "simulated", "tail")]
    rows = [
        tag("tr", tag("th", one["what"], scope="row"), tag("td", one["ours"]), tag("td", one["simulated"]),
            tag("td", tag("b", one["tail"]) if one["unusual"] else one["tail"]))
        for one in columns_of(found, language)
    ]
    head = tag("thead", tag("tr", *(tag("th", words, scope="col") for words in heads)))
    lines = found.lines(language)
    told = [lines[0], found.verdict(language), *found.limits(language)]
    words = joined(tag("p", line) for line in told)
    return el("div", "figures", el("table", "tab", head, tag("tbody", *rows))) + words
