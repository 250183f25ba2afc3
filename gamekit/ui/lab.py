"""The odds page: who wins, how and when. Every control asks anew, and every number has its interval."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Iterator
from typing import TYPE_CHECKING, Any

from ..engine import options, policies
from ..engine.errors import BadOption, GamekitError
from ..engine.game import Game, written_seed
from ..engine.markup import Markup
from . import lab_html
from .widget import Page, Wish, loop_runs

if TYPE_CHECKING:
    from ..lab.playing.study import Study

NUMBERS = (100, 300, 1_000, 3_000, 10_000, 30_000, 100_000)     # of games
AT_FIRST = NUMBERS.index(10_000)
THOUGHTFUL = 100        # games at most if a bot thinks ahead: each takes a second or so
logger = logging.getLogger(__name__)


class Lab(Page):
    """`odds_dashboard("dual_powers")`: sliders, and plots that answer while one looks."""

    SETTINGS = Page.SETTINGS | {"number", "seed"}

    def __init__(self, game: Game, **given: Any) -> None:
        super().__init__()
        self.game, self.language = game, game.language
        self.wishes = options.complete(game.options, given, game.name)
        self.players = dict.fromkeys(game.ids("seat"), policies.usual(game))
        self.number = AT_FIRST
        self.seed = 1917
        self.state = ""             # "warming", "playing" or nothing to wait for
        self.done = 0               # games so far of the question that is being played
        self.study: Study | None = None
        self.plots: dict[str, Markup] = {}  # SVG by name
        self.stale: set[str] = set()        # names of plots that still show the study before
        self._task: asyncio.Task[None] | None = None
        self._playing: Study | None = None
        self.refresh()

    def html(self) -> Markup:
        return lab_html.page(self)

    def known_wishes(self) -> dict[str, Wish]:
        return {"hello": self.greet, "number": self.want_number, "seed": self.want_seed, "stop": self.stop}

    def greet(self, _: str) -> None:
        """Somebody looks at the page: only now is it worth the work. A class's pages are prepared before it comes."""
        if self.study is None and not self.state:
            self.ask()

    @property
    def n(self) -> int:
        """How many games are asked for."""
        return min(NUMBERS[self.number], THOUGHTFUL) if self.thinks else NUMBERS[self.number]

    @property
    def thinks(self) -> bool:
        return any(policies.bot(self.game, self.players[seat]).budget for seat in self.playing)

    @property
    def playing(self) -> list[str]:
        return self.game.playing(self.wished_options())

    # Wishes: each asks anew

    def want_option(self, name: str, value: str) -> None:
        super().want_option(name, value)
        self.ask()

    def want_seat(self, seat: str, policy: str) -> None:
        policies.bot(self.game, policy)     # games are played by nobody else
        super().want_seat(seat, policy)
        self.ask()

    def want_number(self, index: str) -> None:
        if index not in map(str, range(len(NUMBERS))):
            raise BadOption("error-study-n", value=index, most=NUMBERS[-1])
        self.number = int(index)
        self.ask()

    def want_seed(self, seed: str) -> None:
        self.seed = written_seed(seed)
        self.ask()

    def speak(self, language: str) -> None:
        super().speak(language)
        list(self._drawing())

    def stop(self, _: str) -> None:
        """Keep what is done."""
        if self._playing is not None:
            self._playing.cancel()

    # Playing

    def ask(self) -> None:
        """Play the question that the controls stand for. One that is being played is given up."""
        self.notice = None
        self.stop("")
        if self._task is not None:
            self._task.cancel()
        study = self._prepared()
        if loop_runs():
            self._task = asyncio.get_running_loop().create_task(self._answer(study))
        else:       # a script, or a notebook that is only executed
            self._tell(study.play(self.n))
            list(self._drawing())

    def _prepared(self) -> Study:
        """The question, without games yet; of the players those count whose seats decide something."""
        from ..lab.playing.run import Question
        from ..lab.playing.study import prepare

        return prepare(Question.of(self.game, self.players, self.seed, **self.wished_options()))

    async def _answer(self, study: Study) -> None:
        try:
            await self.compiled(self._warm)
            self._playing = study
            self.state, self.done = "playing", 0
            self.refresh()
            self._tell(await asyncio.to_thread(study.play, self.n, None, self._progress))
            self.refresh()      # the numbers come first, the pictures one after another
            drawing = self._drawing()
            while await asyncio.to_thread(next, drawing, None):
                self.refresh()
        except GamekitError as error:
            self.notice = (self.text("ui-why"), error.in_language(self.language), "")
        except Exception:
            logger.exception("on the odds page")
            self.notice = (self.text("ui-why"), self.text("ui-failed"), "")
        self.state = ""
        self.refresh()

    def _progress(self, done: int, _: int) -> None:
        self.done = done

    def _warm(self) -> None:
        self.state = "warming"
        self.refresh()

    def _tell(self, study: Study) -> None:
        self.study, self.state = study, ""
        self.stale = set(self.plots)
        self.live = lab_html.aloud(self)

    def _drawing(self) -> Iterator[str]:
        """Draw the plots; the name of each that is done."""
        if self.study is not None and self.study.n:
            for name, draw in lab_html.plots(self.study, self.layout_name, self.language):
                self.plots[name] = draw()
                self.stale.discard(name)
                yield name
