"""The review below a board whose match is over: a first curve at once, refined while one looks."""

from __future__ import annotations

import asyncio
import logging
from dataclasses import replace
from typing import TYPE_CHECKING, Any

from ..engine.errors import GamekitError
from . import aside
from .widget import Wish, loop_runs

if TYPE_CHECKING:
    from ..lab.questions.review import Review, Reviewing
    from ..lab.questions.review_among import Among
    from .board import Board

PLAIN = 2           # matches from each moment by the plain rules, for whoever waits while others are compiled
FIRST, THEN = 20, (100, 300)
MORE = (1000, 3000)         # once somebody asks for more
WORLDS, WORLDS_THEN = 100, 400      # in which each choice is judged
AMONG, EACH = 30, 100       # simulated matches, and those from each of their moments
SEED = 1917
LOADED: set[str] = set()     # games whose compiled rules were used here already
logger = logging.getLogger(__name__)


class Reviewer:
    """What the review of a board's match says, or how far finding it is."""

    def __init__(self, board: Board) -> None:
        self.board = board
        self.state = ""             # "warming", "playing", "judging", "among", or nothing to wait for
        self.found: Reviewing | None = None
        self._task: asyncio.Task[None] | None = None
        self.forget()

    def forget(self) -> None:
        """Another match is shown."""
        self.halt()
        self.found = None
        self.shown: Review | None = None
        self.among: Among | None = None
        self.seat: str | None = None        # whose review it is, if somebody chose
        self.turn: int | None = None        # the frame of the turning point that is opened
        self.begun = self.more = False

    def halt(self) -> None:
        """Do not go on."""
        if self.found is not None:
            self.found.stop.set()
        if self._task is not None:
            self._task.cancel()
        self._task, self.state = None, ""

    def wishes(self) -> dict[str, Wish]:
        return {"review-seat": self.look_from, "review-turn": self.open, "review-more": self.ask_more,
                "review-stop": lambda _: self.halt()}

    @property
    def is_due(self) -> bool:
        """Whether there is a match to be reviewed on the screen."""
        board = self.board
        return board.match.over and not board.watching and board.curtain is None and bool(board.match.played)

    def begin(self) -> None:
        """Begin as soon as the end of a match is shown; one of which the end was taken back is another match."""
        if self.begun and not self.board.match.over:
            self.forget()
        if self.is_due and not self.begun and loop_runs():
            self.begun, self.state = True, "playing"
            self._task = asyncio.get_running_loop().create_task(self._answer())

    # Wishes

    def look_from(self, seat: str) -> None:
        """The match from the side of another seat."""
        if seat not in self.board.match.seats or (self.shown is not None and seat == self.shown.seat):
            return
        self.forget()
        self.seat = seat

    def open(self, frame: str) -> None:
        """Show the position of a turning point; without one, or once more, none."""
        known = [] if self.shown is None else [turn.change.link.first for turn in self.shown.turning_points]
        number = int(frame) if frame.isdecimal() and len(frame) < 6 else None
        self.turn = number if number in known and number != self.turn else None

    def ask_more(self, _: str) -> None:
        """Finer figures, and where the match lies among simulated ones."""
        if self.found is not None and not self.state and loop_runs():
            self.found.stop.clear()
            self.more, self.state = True, "playing"
            self._task = asyncio.get_running_loop().create_task(self._answer())

    def resume(self, decisions: str) -> None:
        """Play on from a moment, in a copy of the match."""
        if self.is_due and decisions.isdecimal() and len(decisions) < 6:
            self.board.begin(self.board.match.at(int(decisions)))

    # Finding it

    async def _answer(self) -> None:
        try:
            await (self._refine() if self.more else self._find())
        except GamekitError as error:
            self.board.notice = (self.board.text("ui-review"), error.in_language(self.board.language), "")
        except Exception:
            logger.exception("while reviewing a match")
            self.board.notice = (self.board.text("ui-review"), self.board.text("ui-failed"), "")
        self.state, self._task = "", None
        self.board.refresh()

    async def _find(self) -> None:
        from ..lab.playing import warm

        if aside.HERE.slow:
            await self._find_slowly()
            return
        if self.board.game.name not in LOADED:
            await self._prepare(compiled=False)
            await self._play(PLAIN)
            await self.board.compiled(self._warm)
        if warm.state(self.board.game) != "missing":
            await self._prepare(compiled=True)
            for n in (FIRST, *THEN):
                await self._play(n)
            LOADED.add(self.board.game.name)
        await self._judge()

    async def _find_slowly(self) -> None:
        """Bit by bit, by plain rules in another place."""
        await self._prepare(compiled=False)
        assert self.found is not None
        async for doing in aside.HERE.review(self.found):
            self.state = doing
            self._show()
        self.more = True        # than this takes too long there

    async def _prepare(self, compiled: bool) -> None:
        from ..lab.questions.review import prepare

        board, self.state = self.board, "playing"
        seat = self.seat or (board.facing if board.facing in board.match.seats else None)
        self.found = await asyncio.to_thread(
            prepare, board.match, seat, WORLDS, None, SEED, "random", compiled)

    async def _play(self, n: int) -> None:
        if self.found is not None and n > self.found.chain.n:
            await asyncio.to_thread(self.found.play, n)
            self._show()

    async def _judge(self) -> None:
        """Judge the choices, those that changed most first; then how rare what chance brought is."""
        assert self.found is not None
        self.state, judging = "judging", self.found.judging()
        self.board.refresh()
        while await asyncio.to_thread(next, judging, None) is not None:
            self._show()
        await asyncio.to_thread(self.found.weigh_chance)
        self._show()

    async def _refine(self) -> None:
        for n in MORE:
            await self._play(n)
        assert self.found is not None
        self.found.worlds = WORLDS_THEN
        await self._judge()
        await self._simulate()

    async def _simulate(self) -> None:
        """Where the match lies among those that bots play."""
        from ..lab.questions.review_among import Simulating

        assert self.found is not None
        self.state = "among"
        simulating = Simulating(self.found.now, EACH, stop=self.found.stop)
        matches = simulating.playing(AMONG)
        while await asyncio.to_thread(next, matches, None) is not None:
            self.among = simulating.now
            self.board.refresh()

    def _warm(self) -> None:
        self.state = "warming"
        self.board.refresh()

    def _show(self) -> None:
        """Put what is known on the page."""
        if self.found is not None and self.found.chain.n > 1:
            self.shown = self.found.now
            self.board.refresh()

    def spoken(self) -> Review | None:
        """The review in the page's language."""
        if self.shown is None:
            return None
        return replace(self.shown, match=self.board.match)


def moment(board: Any, frame: int, seat: str, lit: tuple[str, ...]) -> Any:
    """The picture of a moment that is over, for a seat."""
    from ..engine.scene import Marks
    from ..engine.view import hidden_state

    frames, game = board.match.frames, board.game
    s = frames[frame].before if frame < len(frames) else board.match.state
    number = game.seat_number(seat)
    return game.scene(hidden_state(game, s, number), number, board.language, Marks(resting=True, lit=lit))
