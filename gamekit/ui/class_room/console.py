"""The teacher's console: who is here and where, what is open, what the class answers, and where it stumbles.

One for all lessons of all games. It makes itself anew when something has happened, and at least twice a minute.
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any, TypeVar
from urllib.parse import parse_qsl

from ...engine import policies
from ...engine.game import Game
from ...engine.markup import Markup
from ...engine.match import HUMAN, Match
from ...engine.registry import load, names
from ...lessons import room as counting
from ..widget import Page, Wish, loop_runs
from . import console_html, export
from .answers import Question, questions
from .console_behind import Behind
from .console_sample import Sampling
from .shared import SharedMatch, SharedMatches, Watch
from .store import ENDED, PAUSED, Assignment, ClassRoom, Member, Refusal, here
from .work import Work

T = TypeVar("T")
LOOK, ANYWAY = 1.0, 30.0        # seconds between two looks, and after which the times are told anew
STUCK = 240.0                   # seconds at one step
SEED = 1917                     # the variant in whose words questions are shown


class Console(Page):
    """`class_console()`: the page of a server, for the teacher. Without a class it shows what is counted."""

    css = Page.css + (Path(__file__).parent / "console.css").read_text("utf-8")

    def __init__(self, game: Game, room: ClassRoom | None = None, counts: counting.Room | None = None) -> None:
        super().__init__()
        self.game, self.language = game, game.language
        self.wishes, self.players = {}, {}
        self.room, self.counts = room or here(), counts or counting.here()
        self.chosen: list[str] = []     # signs of pupils
        self.looked = ""                # what is looked at: `match ABC123`, `rule dual_powers RULE`
        self.pinned: list[str] = []     # keys of questions that are shown though there are newer ones
        self.ending = False             # whether the teacher is asked if all of it may go
        self._matches: dict[str, tuple[int, Match]] = {}
        self._read: dict[str, Any] | None = None    # of the class, while the page is made
        self.sampling, self.behind, self.work = Sampling(self), Behind(self), Work(self)
        if self.room is not None and loop_runs():
            self._task = asyncio.get_running_loop().create_task(self._follow())
        self.refresh()

    def html(self) -> Markup:
        """Everything at one moment, read once."""
        self._read = {}
        try:
            return console_html.page(self)
        finally:
            self._read = None

    def attend(self, secret: str) -> None:
        """The teacher is none of the class."""

    def known_wishes(self) -> dict[str, Wish]:
        return {
            "refresh": lambda _: None, "choose": self.choose, "look": self.look_at, "pin": self.pin,
            "game": self.want_game, "sample": self.sampling.ask, "export": self.give_export,
            "address": self.take_address, **self.work.wishes(),
        }

    def acts(self) -> dict[str, Wish]:
        if self.room is None or self.ended:
            return {}
        return {
            "pause": self.pause, "results": self.show_results, "open": self.open_page, "link": self.open_link,
            "free": self.let_go, "pair": self.pair, "end": self.end, "seat": self.free_seat,
            "bot": self.seat_bot,
        }

    # What is kept of it: how it looks. What was done is done, and must not be done again by a new kernel.

    def kept(self) -> dict[str, Any]:
        shown = {"language": self.language, "game": self.game.name, "pinned": list(self.pinned)}
        return {**shown, "work": self.work.kept()}

    def take_up(self, kept: Any) -> None:
        self.speak(kept["language"])
        self.want_game(kept["game"])
        self.pinned = [str(key) for key in kept["pinned"]]
        self.work.take_up(kept["work"])

    async def _follow(self) -> None:
        """New answers, moves and pupils show themselves."""
        assert self.room is not None
        watch, last = Watch(self.room.keeper), time.monotonic()
        try:
            while True:
                await asyncio.sleep(LOOK)
                if watch.changed() or time.monotonic() - last > ANYWAY:
                    last = time.monotonic()
                    self.guarded(self.refresh)
        finally:
            watch.close()

    # What there is

    def _once(self, name: str, read: Callable[[ClassRoom], list[T]]) -> list[T]:
        """What stands in the file of the class, read once for a page."""
        if self.room is None:
            return []
        if self._read is None:
            return read(self.room)
        if name not in self._read:
            self._read[name] = read(self.room)
        found: list[T] = self._read[name]
        return found

    @property
    def members(self) -> list[Member]:
        return self._once("members", ClassRoom.members)

    @property
    def paused(self) -> bool:
        return self.room is not None and self.room.state == PAUSED

    @property
    def ended(self) -> bool:
        return self.room is not None and self.room.state == ENDED

    @property
    def shows_results(self) -> bool:
        return self.room is not None and self.room.shows_results

    def questions(self) -> list[Question]:
        return self._once("questions", questions)

    def matches(self) -> list[tuple[SharedMatch, Match]]:
        """The matches of the class, as they stand."""
        return self._once("matches", self._played)

    def _played(self, room: ClassRoom) -> list[tuple[SharedMatch, Match]]:
        """One that has not changed is not played through again."""
        found = SharedMatches(room.keeper, room.code).all()
        for one in found:
            version, match = self._matches.get(one.code, (-1, None))
            if match is None or version != one.version or match.language != self.language:
                self._matches[one.code] = one.version, one.match(self.language)
        return [(one, self._matches[one.code][1]) for one in found]

    def refusals(self) -> list[Refusal]:
        return self._once("refusals", ClassRoom.refusals)

    def stuck(self, member: Member) -> float:
        """For how many seconds a pupil who is here has been at the same step; 0 if that is not long."""
        seconds = time.time() - member.since
        return seconds if member.here and member.page and not self.is_over(member) and seconds > STUCK else 0.0

    def is_over(self, member: Member) -> bool:
        """Whether there is nothing more to do: the match has ended, or the lesson is done."""
        if member.match:
            return any(shared.over for shared, _ in self.matches() if shared.code == member.match)
        return "/" in member.page and not member.step

    def waits(self, shared: SharedMatch) -> bool:
        """Whether nobody has moved for long."""
        return not shared.over and time.time() - shared.used > STUCK

    def left(self, shared: SharedMatch) -> list[str]:
        """The seats of a match whose pupils are not connected, while somebody waits for them."""
        gone = {member.sign for member in self.members if not member.here}
        held = [seat for seat in shared.seats.values() if seat.held]
        left = [seat.name for seat in held if seat.sign in gone]
        return [] if shared.over or len(left) == len(held) else left

    # What the teacher does

    def want_game(self, name: str) -> None:
        if name in names() and name != self.game.name:
            self.game = load(name, language=self.language)
            self.sampling.forget()
            self.work.asked.pop("number", None)

    def choose(self, sign: str) -> None:
        """Mark a pupil, for what comes next; once more: not any more."""
        if sign in self.chosen:
            self.chosen.remove(sign)
        elif sign in [member.sign for member in self.members]:
            self.chosen.append(sign)

    def look_at(self, what: str) -> None:
        self.looked = "" if what == self.looked else what

    def pause(self, wished: str) -> None:
        assert self.room is not None
        (self.room.pause if wished else self.room.go_on)()

    def show_results(self, wished: str) -> None:
        assert self.room is not None
        self.room.show_results(bool(wished))

    def pin(self, key: str) -> None:
        """Keep a question in view, beside others; once more: not any more."""
        if key in self.pinned:
            self.pinned.remove(key)
        elif key in [question.key for question in self.questions()]:
            self.pinned.append(key)

    def open_page(self, _: str) -> None:
        """What was prepared."""
        self._open(self.work.assignment)

    def open_link(self, link: str) -> None:
        """What somebody has a link to."""
        self._open(self.work.linked(link))

    def _open(self, what: Assignment | None) -> None:
        assert self.room is not None
        everybody: list[str | None] = [None]
        for sign in self.chosen or everybody:
            self.room.assign(what, sign)
        self.chosen = []

    def let_go(self, _: str) -> None:
        """Everybody goes where they like."""
        self._open(None)

    def pair(self, how: str) -> None:
        """A match for those who are chosen, or for all who are here and play no other one, two by two; who is left over
        meets a bot.
        """
        seats = len(self.game.playing(self.fresh().options))
        free = [member for member in self.members if member.here and (not member.match or self.is_over(member))]
        signs = self.chosen or [member.sign for member in free]
        size = min(seats, len(signs)) if self.chosen else seats
        for first in range(0, len(signs), max(size, 1)):
            self._begin(signs[first:first + size])
        self.chosen = []

    def fresh(self) -> Match:
        """A match for at least two, where the game has such."""
        mode = next((option for option in self.game.options if option.name == "players"), None)
        wished: dict[str, Any] = {"players": max(2, len(self.chosen))} if mode is not None else {}
        if any(option.name == "mode" and "duel" in option.allowed() for option in self.game.options):
            wished["mode"] = "duel"
        return self.game.new(seed=int(time.time() * 1000) % 2**31, **wished)

    def _begin(self, signs: list[str]) -> None:
        assert self.room is not None
        match = self.fresh()
        for seat in list(match.seats)[len(signs):]:
            match.seats[seat] = policies.usual(self.game)
        people = [seat for seat, policy in match.seats.items() if policy == HUMAN]
        promised = dict(zip(people, signs, strict=False))
        code = SharedMatches(self.room.keeper, self.room.code).begin(match, promised=promised)
        for sign in signs:
            self.room.assign(Assignment(f"{self.game.name}_play.ipynb", f"join={code}"), sign)

    def free_seat(self, named: str) -> None:
        """Somebody has left: the seat is free again; `ABC123 red`."""
        assert self.room is not None
        code, _, seat = named.partition(" ")
        SharedMatches(self.room.keeper, self.room.code).free(code, seat)

    def seat_bot(self, named: str) -> None:
        """A bot goes on in the place of somebody who has left."""
        assert self.room is not None
        code, _, seat = named.partition(" ")
        matches = SharedMatches(self.room.keeper, self.room.code)
        matches.free(code, seat)
        matches.fill(code, seat, policies.usual(load(matches.find(code).game)))

    def give_export(self, _: str) -> None:
        text = export.csv_of(self.questions(), self.refusals(), self.matches())
        self.give("class.csv", "text/csv", text.encode("utf-8-sig"))

    def end(self, wished: str) -> None:
        """Asked first; then all of it is erased."""
        if wished == "yes" and self.ending:
            assert self.room is not None
            self.room.end()
            if self.counts is not None:
                self.counts.erase()
            self.chosen, self.looked = [], ""
        self.ending = wished == "ask"

    def take_address(self, text: str) -> None:
        said = dict(parse_qsl(text.removeprefix("?")))
        if "game" in said:
            self.want_game(said["game"])
