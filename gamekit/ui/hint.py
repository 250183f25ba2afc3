"""Odds on the board: bars beside the moves, found in the background while the player may go on."""

from __future__ import annotations

import asyncio
import logging
from typing import TYPE_CHECKING

from ..engine import policies
from ..engine.markup import Markup, tag
from ..engine.moves import Move
from ..engine.pieces import el, icon, span
from . import aside
from .widget import loop_runs

if TYPE_CHECKING:
    from ..lab.questions.odds import Odds
    from .board import Board

logger = logging.getLogger(__name__)


class Hint:
    """What the odds of this moment are, or how far finding them is."""

    def __init__(self, board: Board) -> None:
        self.board = board
        self.odds: Odds | None = None
        self.state = ""         # "warming": the simulations are being compiled; "playing": worlds are being played
        self._task: asyncio.Task[None] | None = None

    def forget(self) -> None:
        """The moment is over."""
        self.odds, self.state = None, ""
        if self._task is not None:
            self._task.cancel()
            self._task = None

    def ask(self, _: str = "") -> None:
        decides = self.board.waits and self.board.view.to_decide
        if decides and not self.state and self.odds is None and loop_runs():
            self.state = "playing"
            self._task = asyncio.get_running_loop().create_task(self._find())

    async def _find(self) -> None:
        try:
            await self.board.compiled(self._warm)
            self.state = "playing"
            self.board.refresh()
            async for found in aside.HERE.odds(self.board.match, self.board.facing):
                self.odds = found
                self.board.refresh()
        except Exception:
            logger.exception("while looking for odds")
            self.board.notice = (self.board.text("ui-hint"), self.board.text("ui-failed"), "")
        self.state = ""
        self.board.live = "" if self.odds is None else self._told()
        self.board.refresh()

    def _warm(self) -> None:
        if self.state != "warming":
            self.state = "warming"
            self.board.refresh()

    def _told(self) -> str:
        assert self.odds is not None
        best = self.odds.chances[0]
        move = best.move.words(self.board.language)
        return self.board.text("ui-hint-best", move=move, chance=percent(best.win.value))

    # As HTML

    def button(self) -> Markup:
        """The button that asks, or what is going on."""
        board = self.board
        if self.state:
            return tag("span", board.text(f"ui-hint-{self.state}"), klass="gk-quiet", role="status")
        if self.odds is not None:
            return Markup()
        words = board.text("ui-hint")
        return el("button", "btn", icon("odds"), span(words), data_do="hint", aria_label=words)

    def sorted(self) -> list[Move]:
        """The legal moves; once the odds are known, the likeliest to win first."""
        found = self.odds
        offered = self.board.view.moves
        return offered if found is None else sorted(offered, key=lambda move: -found[move].win.value)

    def bar(self, move: Move) -> Markup:
        """A move's chance in numbers, and as a bar with its interval."""
        if self.odds is None:
            return Markup()
        win = self.odds[move].win
        chance, low, high = percent(win.value), percent(win.low), percent(win.high)
        words = self.board.text("ui-hint-chance", chance=chance, low=low, high=high)
        bar = el("i", "odds", style=f"--gk-p:{chance};--gk-lo:{low};--gk-hi:{max(high, low + 1)}", aria_hidden="true")
        return el("b", "pc", words) + bar

    def about(self) -> Markup:
        """How the numbers came about."""
        if self.odds is None:
            return Markup()
        bot = policies.spoken(self.odds.bot, self.board.language, ".plays")
        words = self.board.text("ui-hint-about", number=self.odds.n, bot=bot)
        slow = " " + self.board.text("ui-plain-odds") if aside.HERE.slow else ""
        return tag("p", words + slow, klass="gk-quiet")


def thinkers(board: Board) -> list[str]:
    """The seats of the wished match that think ahead, for which the simulations must be compiled."""
    bots = {seat: policies.BOTS.get(name.partition(":")[0]) for seat, name in board.players.items()}
    return [seat for seat, bot in bots.items() if bot is not None and bot.budget]


def percent(rate: float) -> int:
    return round(100 * rate)
