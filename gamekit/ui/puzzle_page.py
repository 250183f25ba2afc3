"""Puzzles as a page: find the best move. The key stays with Python until an answer was given."""

from __future__ import annotations

import asyncio
import logging
from typing import Any
from urllib.parse import parse_qsl, urlencode

from ..engine import moves
from ..engine.errors import GamekitError
from ..engine.game import Game, written_seed
from ..engine.markup import Markup
from ..engine.match import Match
from ..engine.position_link import packed, unpacked
from ..engine.registry import load, names
from ..engine.scene import Marks, Scene
from ..lab.questions import puzzles
from ..lab.questions.puzzles import Puzzle
from . import aside, puzzle_html
from .catalog import PUZZLES, address
from .widget import Page, Wish, loop_runs

logger = logging.getLogger(__name__)


class PuzzlePage(Page):
    """`puzzle("uprising")`; `?game=uprising&number=3`, or `?game=...&position=...` for a position of one's own."""

    def __init__(self, game: Game, number: int = 1) -> None:
        super().__init__()
        self.game, self.language = game, game.language
        self.wishes, self.players = {}, {}
        self.solved: dict[str, bool] = {}       # by what was asked: whether the first answer was right
        self._task: asyncio.Task[None] | None = None
        self.begin(number)
        self.refresh()

    def begin(self, number: int) -> None:
        """Ask one of the puzzles that are ready."""
        found = puzzles.ready(self.game)
        self.own: tuple[dict[str, Any], int] | None = None
        self.number = min(max(number, 1), max(len(found), 1))
        self.puzzle: Puzzle | None = found[self.number - 1] if found else None
        self._start()

    def begin_own(self, position: dict[str, Any], seed: int) -> None:
        """Ask about a position: its moves are tried while the visitor thinks."""
        self.own, self.puzzle = (position, seed), None
        self._start()
        if loop_runs():
            self.state = "judging"
            self._task = asyncio.get_running_loop().create_task(self._judge(position, seed))
        else:
            self.puzzle = puzzles.puzzle_of(self.game, position, seed)

    def _start(self) -> None:
        if self._task is not None:
            self._task.cancel()         # its position is not asked any more
        self.given, self.state, self.notice, self.asked = "", "", None, ""
        self.match: Match | None = None
        if self.own is not None:
            self.match = self.game.position(self.own[0], seed=self.own[1])
        elif self.puzzle is not None:
            self.match = self.puzzle.match(self.language)

    async def _judge(self, position: dict[str, Any], seed: int) -> None:
        try:
            await self.compiled(self.refresh)
            match = puzzles.asked_at(self.game, position, seed)
            async for found in aside.HERE.odds(match, match.seat or "", puzzles.WORLDS, seed):
                odds = found
            self.puzzle = puzzles.of_odds(match, position, seed, odds)
        except GamekitError as error:
            self.notice = (self.text("ui-puzzle"), error.in_language(self.language), "")
        except Exception:
            logger.exception("while judging a position")
            self.notice = (self.text("ui-puzzle"), self.text("ui-failed"), "")
        self.state = ""
        self.refresh()

    def html(self) -> Markup:
        return puzzle_html.page(self)

    def known_wishes(self) -> dict[str, Wish]:
        return {"address": self.take_address, "why": self.why, "explain": lambda _: None, "game": self.change_game}

    def acts(self) -> dict[str, Wish]:
        return {"play": self.answer, "number": self.go_to, "next": self.go_on}

    def speak(self, language: str) -> None:
        super().speak(language)
        self.match = self.match.in_language(language) if self.match is not None else None

    # What is shown

    @property
    def name(self) -> str:
        if self.own is None:
            return str(self.number)
        position, seed = self.own
        return f"own {packed(self.game, position)} {seed}"

    @property
    def answered(self) -> bool:
        return bool(self.given) and self.puzzle is not None

    def scene(self) -> Scene | None:
        if self.match is None:
            return None
        seat = self.game.seat_number(self.match.seat)
        marks = Marks(resting=self.answered, on_page=True, asked=self.asked or None)
        made: Scene | None = self.game.scene(self.match.view(seat).state, seat, self.language, marks)
        return made

    def address(self) -> str:
        """What another page needs to ask the same; it holds no key."""
        return urlencode(self._said)

    def link(self) -> str:
        """The address of this page with this puzzle."""
        return address(PUZZLES, self.language, **self._said)

    @property
    def _said(self) -> dict[str, str]:
        if self.own is not None:
            position, seed = self.own
            return {"game": self.game.name, "position": packed(self.game, position), "seed": str(seed)}
        return {"game": self.game.name, "number": str(self.number)}

    # Wishes

    def answer(self, move: str) -> None:
        if self.puzzle is None or self.given:
            return
        right = self.puzzle.is_right(move)
        self.given, self.asked, self.notice = move, "", None
        if self.name not in self.solved:
            self.solved[self.name] = right
            self.tell_class(move, right)
        self.live = puzzle_html.verdict(self)

    def tell_class(self, move: str, right: bool) -> None:
        """A first answer; of positions only that which the teacher has set."""
        attending = self.attending
        set_by_teacher = attending is not None and attending.is_set("position", self.name.partition(" ")[2])
        if attending is not None and (self.own is None or set_by_teacher):
            attending.tell_answer(f"{self.whereabouts()[0]}/{self.name}", move, right)

    def whereabouts(self) -> tuple[str, str, str]:
        return f"{self.game.name}/puzzle", self.name.partition(" ")[0], ""

    def why(self, thing: str) -> None:
        """Why a thing cannot be chosen."""
        kind, _, name = thing.partition(":")
        decision = moves.decision_at(self.game, self.match.state) if self.match is not None else None
        if decision is None or decision.kind.name != kind or name not in self.game.ids(kind) or self.match is None:
            return
        entry = self.match.view(self.match.seat).why_not(f"{self.match.step} {name}")
        if entry is not None:
            self.asked, self.notice = thing, (entry.title, entry.text, entry.place)

    def go_to(self, number: str) -> None:
        if number.isdecimal() and len(number) < 4:
            self.begin(int(number))

    def go_on(self, _: str) -> None:
        """The next one; after the last one the first."""
        self.begin(self.number % max(len(puzzles.ready(self.game)), 1) + 1)

    def change_game(self, name: str) -> None:
        if name in names() and name != self.game.name:
            self.game = load(name, language=self.language)
            self.solved = {}
            self.begin(1)

    def take_address(self, text: str) -> None:
        said = dict(parse_qsl(text.removeprefix("?")))
        self.change_game(said.get("game", self.game.name))
        if "position" in said:
            own = unpacked(said["position"]), written_seed(said.get("seed", "0"))
            if own != self.own:
                self.begin_own(*own)
        elif "number" in said and said["number"] != self.name:
            self.go_to(said["number"])

    def kept(self) -> dict[str, Any]:
        return {"address": self.address(), "given": self.given, "solved": self.solved, "language": self.language}

    def take_up(self, kept: Any) -> None:
        self.speak(kept["language"])
        self.take_address(kept["address"])
        self.solved = {str(name): bool(right) for name, right in kept["solved"].items()}
        if self.puzzle is not None and kept["given"] and self.puzzle.is_right(kept["given"]) in (True, False):
            self.given = kept["given"]
