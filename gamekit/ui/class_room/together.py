"""A board at a table with others: what is moved here reaches their screens, what they move reaches this one.

The board shows one seat of a shared match, or looks on. Its page's secret holds the seat, so a new kernel, a new server
and a device that was handed the page sit where it sat. A device that has once had a seat can have no other one of that
match: it has seen its cards. Taking back is for the last move only, if it was one's own and showed nothing hidden.
"""

from __future__ import annotations

import asyncio
import logging
import secrets
import time
from collections.abc import Callable, Mapping
from itertools import chain
from typing import TYPE_CHECKING, Any

from ...engine import options, policies
from ...engine.errors import GamekitError
from ...engine.match import HUMAN, CannotUndo, Match
from .. import keeping
from ..widget import loop_runs
from . import codes, shared
from .shared import UNDO, NotYours, SharedMatch, SharedMatches, TooLate, Watch, follow, moves_of
from .store import Member
from .store import here as class_here

if TYPE_CHECKING:
    from ..board import Board

QUICK, CALM = 0.04, 0.4     # seconds between two looks: while somebody else moves, and while we do
GUESSES, PAUSE = 5, 60.0    # wrong codes of a page, and the seconds in which it may not give more
logger = logging.getLogger(__name__)


class Together:
    """The shared match of a board; `code` is empty while it plays alone."""

    def __init__(self, board: Board) -> None:
        self.board = board
        self.code = ""
        self.seat: str | None = None        # ours
        self.looks_on = False
        self.found: SharedMatch | None = None       # as it was when we last looked; its entries are in the match
        self.number = 0                     # how many entries that are
        self.own: Any = None                # what the board kept before
        self._wrong: list[float] = []       # when codes were tried that no match has
        self._task: asyncio.Task[None] | None = None

    @property
    def offered(self) -> bool:
        """Whether others can be reached from here: only on a page of a server."""
        return self.board.can_share and self.board.place is not None and shared.here() is not None

    @property
    def _matches(self) -> SharedMatches:
        matches = shared.here()
        if matches is None or self.board.place is None:
            raise NotYours("error-shared-nowhere")
        return matches

    @property
    def _secret(self) -> str:
        secret, number = self.board.place or ("", 0)
        return f"{secret} {number}"

    @property
    def page(self) -> str:
        """The file of the page, which others open as well."""
        keeper = keeping.here()
        return (keeper.page_of(self._secret.partition(" ")[0]) if keeper else None) or ""

    def me(self) -> Member | None:
        room = class_here()
        return room.member_of_page(self._secret.partition(" ")[0]) if room else None

    # What a board asks

    @property
    def at_door(self) -> bool:
        """Whether nothing of the match may be shown yet: no seat was taken, and nobody wished to look on."""
        return bool(self.code) and self.seat is None and not self.looks_on

    @property
    def others_turn(self) -> bool:
        match = self.board.match
        return bool(self.code) and not match.over and (self.seat is None or match.seat != self.seat)

    @property
    def may_undo(self) -> bool:
        """Whether the last move was ours. Alone, the match itself knows."""
        if not self.code:
            return True
        made = moves_of(self.board.match)
        return self.seat is not None and bool(made) and made[-1][0] == self.seat

    @property
    def waited_for(self) -> str | None:
        """A seat at turn where nobody sits."""
        seat = self.found.seats.get(self.board.match.seat or "") if self.found else None
        return seat.name if seat is not None and seat.free else None

    def check_turn(self) -> None:
        if self.others_turn:
            raise NotYours("error-shared-not-yours")

    def check_alone(self) -> None:
        """Before its end a copy of the match would tell what is hidden."""
        if self.code and not self.board.match.over:
            raise NotYours("error-shared-copy")

    def check_undo(self) -> None:
        if not self.may_undo:
            raise CannotUndo("error-shared-undo")

    # What is kept, and told in the address

    def address(self) -> str:
        return f"join={self.code}" if self.code else ""

    def kept(self) -> dict[str, Any] | None:
        board = self.board
        return {"shared": self.code, "looks": self.looks_on, "own": self.own, "language": board.language,
                "speed": board.speed} if self.code else None

    def take_up(self, kept: Any) -> None:
        """Sit where this page sat. If the match is no more, what was here before is."""
        board = self.board
        board.set_speed(kept["speed"])
        board.speak(kept["language"])
        self.own = kept["own"]
        try:
            self.enter(kept["shared"], kept["looks"])
        except shared.NoMatch:
            self.go_home()
            raise

    # What a player wishes

    def wishes(self) -> Mapping[str, Callable[[str], None]]:
        return {"join": self.join, "watch": self.look_on, "watching": self.allow_watching}

    def acts(self) -> Mapping[str, Callable[[str], None]]:
        return {"share": self.share, "sit": self.sit, "stand": self.stand, "fill": self.fill, "leave": self.leave_table}

    def for_several(self) -> dict[str, Any] | None:
        """The options of a match with others: those of this page, or with another mode where these are for one."""
        game, wished = self.board.game, self.board.wished_options()
        modes = [value for option in game.options if option.name == "mode" for value in option.choices]
        other = (options.complete(game.options, {"mode": mode}, game.name, wished) for mode in modes)
        return next((given for given in chain([wished], other) if len(game.playing(given)) > 1), None)

    def share(self, _: str) -> None:
        """Begin a match for others to join."""
        given = self.for_several()
        if given is not None:
            match = self.board.game.new(secrets.randbelow(2**31), {}, **given)
            self.enter(self._matches.begin(match))

    def join(self, typed: str) -> None:
        now = time.time()
        self._wrong = [when for when in self._wrong if now - when < PAUSE]
        if len(self._wrong) >= GUESSES:
            raise shared.NoMatch("error-shared-slow")
        code = codes.read_code(typed)
        if self.code and code == self.code:
            return
        try:
            self.enter(code)
        except shared.NoMatch:
            self._wrong.append(now)
            raise

    def enter(self, code: str, looks_on: bool = False) -> None:
        """Show a shared match: the seat that we have, the one that is kept for us, or the door."""
        found, before = self._matches.find(code), None if self.code else self.board.kept()
        self._take_promised(found)
        self.own, self.code, self.looks_on = self.own or before, code, looks_on
        self._show()
        self._listen()

    def _take_promised(self, found: SharedMatch) -> None:
        me = self.me()
        for seat in found.seats.values():
            if me is not None and seat.promised and seat.sign == me.sign:
                self._matches.sit(found.code, seat.name, self._secret, me.sign)

    def _show(self) -> None:
        """The match from its stored moves."""
        self.found = self._matches.find(self.code)
        self.seat = self._matches.seat_of(self.code, self._secret)
        self.looks_on = self.looks_on and self.found.watching
        self.number = len(self.found.entries)
        match = self.found.match(self.board.language)
        self._seat_bots(match)
        self.board.begin(match, shared=True)
        self._let_bots_move()

    def _seat_bots(self, match: Match) -> None:
        assert self.found is not None
        match.seats = {seat: self.found.seats[seat].bot or HUMAN for seat in match.seats}

    def look_on(self, _: str) -> None:
        if self.found is not None and self.found.watching and self.seat is None:
            self.looks_on = True
            self.board.begin(self.board.match, shared=True)

    def sit(self, seat: str) -> None:
        if self.found is not None and seat in self.found.seats:
            me = self.me()
            self._matches.sit(self.code, seat, self._secret, me.sign if me else "")
            self._show()

    def stand(self, _: str) -> None:
        """Leave the seat to others."""
        if self.seat is not None:
            self._matches.stand(self.code, self._secret)
            self._show()

    def fill(self, wished: str) -> None:
        """`empire=greedy`: a bot for a seat that nobody has; `empire=`: none any more. For those who sit there."""
        seat, _, bot = wished.partition("=")
        if self.seat is None or self.found is None or seat not in self.found.seats:
            return
        if bot:
            policies.bot(self.board.game, bot)
        self._matches.fill(self.code, seat, bot or None)
        self._show()

    def allow_watching(self, wished: str) -> None:
        if self.seat is not None:
            self._matches.allow_watching(self.code, bool(wished))
            self._show()

    def leave_table(self, _: str) -> None:
        """Go back to what was here before. The seat is kept: whoever comes back has it."""
        if self.code:
            self.go_home()

    def go_home(self) -> None:
        own = self.own
        self.leave()
        self.board.take_up(own)

    def leave(self) -> None:
        self.code, self.seat, self.found, self.looks_on, self.own = "", None, None, False, None
        if self._task is not None:
            self._task.cancel()
            self._task = None

    # Our moves go out

    def tell(self, before: int) -> None:
        """What was moved here since so many moves reaches the others. If it comes too late, it was not made."""
        if self.code:
            self._add(moves_of(self.board.match)[before:])

    def tell_undo(self, taken: int) -> None:
        if self.code and self.seat is not None and taken:
            self._add([(self.seat, f"{UNDO} {taken}")])

    def _add(self, made: list[tuple[str, str]]) -> None:
        match = self.board.match
        result = match.result
        about = None if result is None else {
            "ranks": result.ranks, "winners": result.winners, "ending": result.ending, "scores": result.scores}
        try:
            self._matches.add(self.code, self._secret, made[0][0], self.number, made, about)
        except BaseException:
            self.found = None   # until it is read again
            self._show()        # as it is for everybody
            raise
        self.number += len(made)

    def _let_bots_move(self) -> None:
        """Whoever finds a bot at turn lets it move, after those who sat there first had the chance."""
        match = self.board.match
        if self.seat is None or match.over or match.seats[match.seat or ""] == HUMAN:
            return
        before, shown = len(match.played), len(match.frames)
        match.go_on()
        try:
            self.tell(before)
        except TooLate:
            return              # somebody else let it move
        self.board.catch_up(shown, stepwise=True)

    # Their moves come in

    def _listen(self) -> None:
        if self._task is None and loop_runs():
            self._task = asyncio.get_running_loop().create_task(self._hear_always())

    async def _hear_always(self) -> None:
        watch = Watch(self._matches.keeper)
        try:
            while True:
                await asyncio.sleep(QUICK if self.others_turn or self.at_door else CALM)
                if watch.changed() or self.found is None:
                    self._hear_guarded()
        finally:
            watch.close()

    def _hear_guarded(self) -> None:
        news = []
        done = self.board.guarded(lambda: news.append(self.hear()))
        if not done and not self._is_known():
            told = self.board.notice
            self.board.guarded(self.go_home)
            self.board.notice = told
        if not done or any(news):
            self.board.guarded(self.board.refresh)

    def _is_known(self) -> bool:
        try:
            return bool(self._matches.find(self.code))
        except GamekitError:        # erased, with its class
            return False

    def hear(self) -> bool:
        """Take in what is new; whether anything was."""
        if not self.code:
            return False
        if self.found is None:
            self._show()
            return True
        news = self._matches.find(self.code, after=self.number)
        if news.version == self.found.version:
            return False
        changed = news.seats != self.found.seats or news.watching != self.found.watching
        self.found = news
        if changed:
            self.seat = self._matches.seat_of(self.code, self._secret)
            self.looks_on = self.looks_on and news.watching
            self._seat_bots(self.board.match)
        self._take_in(news)
        self._let_bots_move()
        return changed or bool(news.entries)

    def _take_in(self, news: SharedMatch) -> None:
        """Their moves at once; those of bots one by one, as always."""
        match, shown = self.board.match, len(self.board.match.frames)
        if not news.entries:
            return
        try:
            follow(match, news.entries)
        except GamekitError:
            logger.exception("following a shared match")
            self._show()
            return
        self.number += len(news.entries)
        bots = [entry.seat for entry in news.entries if match.seats[entry.seat] != HUMAN]
        self.board.catch_up(shown, stepwise=bool(bots))
