"""The odds page: who wins, how and when. Every control asks anew, and every number has its interval."""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Iterator
from dataclasses import replace
from typing import TYPE_CHECKING, Any
from urllib.parse import parse_qsl, urlencode

from ..engine import options, policies
from ..engine.errors import BadOption, GamekitError
from ..engine.game import Game, written_seed
from ..engine.markup import Markup
from . import aside, lab_html, lab_pictures
from .address import SEAT
from .lab_pins import NAMES, Pins
from .lab_setting import Setting
from .widget import HERE, Page, Wish, loop_runs

if TYPE_CHECKING:
    from ..lab.playing.run import Question
    from ..lab.playing.study import Study

NUMBERS = (100, 300, 1_000, 3_000, 10_000, 30_000, 100_000)     # of games
AT_FIRST = 10_000
SLOW_NUMBERS, SLOW_AT_FIRST = (30, 100, 300, 1_000, 3_000), 300     # where plain rules play them, some dozens a second
SEED = 1917
THOUGHTFUL, SLOW_THOUGHTFUL = 100, 10   # games at most if a bot thinks ahead: each takes a second or so, or ten
FEW = (10, 30, 100)     # games of the plain rules, for whoever waits; more would keep what compiles from its work
SOME = 1_000            # games that the compiled rules tell first
logger = logging.getLogger(__name__)


class Lab(Page):
    """`odds_dashboard("dual_powers")`: sliders, and plots that answer while one looks."""

    css = Page.css + (HERE / "lab.css").read_text("utf-8")
    SETTINGS = Page.SETTINGS | {"number", "seed", "address", *(f"pin-{name}" for name in NAMES)}

    def __init__(self, game: Game, **given: Any) -> None:
        super().__init__()
        self.game, self.language = game, game.language
        self._asked: tuple[str, int, int] | None = None
        self.given = given          # what holds unless somebody says otherwise
        self.wishes = options.complete(game.options, given, game.name)
        self.players = dict.fromkeys(game.ids("seat"), policies.usual(game))
        self.slow = aside.HERE.slow
        self.numbers = SLOW_NUMBERS if self.slow else NUMBERS
        self.number = self.numbers.index(self.at_first)
        self.rate = 0.0             # games a second, while plain rules play
        self.seed = SEED
        self.state = ""             # "warming", "playing" or nothing to wait for
        self.study: Study | None = None
        self.before: Study | None = None        # of the question before: its ghost stays
        self.pins = Pins(self)
        self.plots: dict[str, Markup] = {}      # SVG by name
        self.stale: set[str] = set()            # names of plots that still show the study before
        self._loaded = False                    # whether what is compiled was used here already
        self._task: asyncio.Task[None] | None = None
        self._playing: Study | None = None
        self.refresh()

    def html(self) -> Markup:
        return lab_html.page(self)

    def known_wishes(self) -> dict[str, Wish]:
        return {
            "hello": self.greet, "number": self.want_number, "seed": self.want_seed, "stop": self.stop,
            "address": self.take_address, "csv": self.give_table, "png": self.give_picture,
            "pin-a": lambda setting: self.pin("a", setting), "pin-b": lambda setting: self.pin("b", setting),
        }

    def greet(self, _: str) -> None:
        """Somebody looks at the page: only now is it worth the work. A class's pages are prepared before it comes."""
        if self.study is None and not self.state:
            self.ask()

    @property
    def n(self) -> int:
        """How many games are asked for."""
        most = SLOW_THOUGHTFUL if self.slow else THOUGHTFUL
        return min(self.numbers[self.number], most) if self.thinks else self.numbers[self.number]

    @property
    def at_first(self) -> int:
        return SLOW_AT_FIRST if self.slow else AT_FIRST

    @property
    def thinks(self) -> bool:
        players = (policies.bot(self.game, self.players[seat]) for seat in self.playing)
        return any(player.budget or not player.compiles for player in players)

    def seat_name(self, seat: str) -> str:
        """As it is called under the options that are wished for."""
        game = self.game.under(self.wished_options())
        return game.thing_text("seat", game.seat_number(seat), self.language)

    @property
    def playing(self) -> list[str]:
        return self.game.playing(self.wished_options())

    @property
    def setting(self) -> Setting:
        """What the controls stand for."""
        return Setting(self.game, self.wished_options(), {seat: self.players[seat] for seat in self.playing})

    # Wishes: each asks anew

    def want_option(self, name: str, value: str) -> None:
        super().want_option(name, value)
        self.ask()

    def want_seat(self, seat: str, policy: str) -> None:
        policies.bot(self.game, policy)     # games are played by nobody else
        super().want_seat(seat, policy)
        self.ask()

    def want_number(self, index: str) -> None:
        if index not in map(str, range(len(self.numbers))):
            raise BadOption("error-study-n", value=index, most=self.numbers[-1])
        self.number = int(index)
        self.ask()

    def want_seed(self, seed: str) -> None:
        self.seed = written_seed(seed)
        self.ask()

    def pin(self, name: str, setting: str) -> None:
        """Keep a setting to compare others with it, or none any more."""
        self.pins.keep(name, setting)
        self.ask()

    def speak(self, language: str) -> None:
        super().speak(language)
        list(self._drawing())

    def stop(self, _: str) -> None:
        """Keep what is done."""
        if self._playing is not None:
            self._playing.cancel()

    # The address of the page says all that one must know to see the same

    def address(self) -> str:
        n = {"n": self.numbers[self.number]} if self.numbers[self.number] != self.at_first else {}
        seed = {"seed": self.seed} if self.seed != SEED else {}
        return "&".join(filter(None, [self.setting.text(self.given), urlencode({**n, **seed, **self.pins.kept})]))

    def take_address(self, text: str) -> None:
        """Show what an address says; one that says nothing of it changes nothing."""
        said = dict(parse_qsl(text.removeprefix("?")))
        known = {"n", "seed", *NAMES, *(option.name for option in self.game.options)}
        if not any(name in known or name.startswith(SEAT) for name in said):
            return
        setting, number = Setting.read(self.game, text, self.given), said.get("n", str(self.at_first))
        if number not in map(str, {*NUMBERS, *self.numbers}):
            raise BadOption("error-study-n", value=number, most=self.numbers[-1])
        seed = written_seed(said.get("seed", str(SEED)))
        self.pins.kept = self.pins.taken(said)
        self.number = max(i for i, n in enumerate(self.numbers) if i == 0 or n <= int(number))     # many are fewer here
        self.seed = seed
        self.wishes |= setting.options
        self.players |= setting.players
        self.ask()

    # Playing

    def ask(self) -> None:
        """Play the question that the controls stand for. One that is being played is given up."""
        self.notice = None
        self.stop("")
        if self._task is not None:
            self._task.cancel()
        asked = self.setting.text(self.given), self.n, self.seed
        if not self.state and asked != self._asked:     # the same question again has the same answer before it
            self.before = self.study
        self._asked = asked
        question = self.question(self.setting)
        if loop_runs():
            self.state = "playing"
            self._task = asyncio.get_running_loop().create_task(self._answer(question))
        else:       # a script, or a notebook that is only executed
            from ..lab.playing.study import prepare

            self._tell(prepare(question).play(self.n))
            for text, study in self.pins.unplayed():
                self.pins.played(text, study.play(self.n))
            self.pins.compare()
            list(self._drawing())

    def question(self, setting: Setting) -> Question:
        """Of the players those count whose seats decide something."""
        from ..lab.playing.run import Question

        return Question.of(self.game, setting.players, self.seed, **setting.options)

    async def _answer(self, question: Question) -> None:
        try:
            if not (self._loaded or self.thinks or self.slow):
                await self._play_few(question)
            await self.compiled(self._warm)
            self.state = "playing"
            await self._play_all(question)
            await self._play_sides()
            await self._draw()
        except GamekitError as error:
            self.notice = (self.text("ui-why"), error.in_language(self.language), "")
        except Exception:
            logger.exception("on the odds page")
            self.notice = (self.text("ui-why"), self.text("ui-failed"), "")
        self.state = ""
        self.refresh()

    async def _play_few(self, question: Question) -> None:
        """The plain rules answer at once, while what is compiled is loaded or even made."""
        from ..lab.playing import warm
        from ..lab.playing.study import prepare

        study, waits = prepare(replace(question, compiled=False)), warm.pending(self.game)
        for n in FEW if waits else FEW[:2]:
            self._tell(study := await asyncio.to_thread(study.play, min(n, self.n), 1))
            self.refresh()
            if waits:
                warm.begin(self.game)       # not before the first answer: both at once would keep it waiting
        if waits:
            await self._draw()

    async def _play_all(self, question: Question) -> None:
        from ..lab.playing.study import prepare

        study = prepare(question)
        for n in sorted({min(SOME, self.n), self.n}):
            study = await self._play_on(study, n)
            self._loaded = True
            if study.stopped:
                break

    async def _play_on(self, study: Study, n: int) -> Study:
        """Show the games of a study as they come."""
        self._playing, begun, before = study, time.perf_counter(), study.n
        async for played in aside.HERE.played(study, n):
            self.rate = (played.n - before) / max(1e-3, time.perf_counter() - begun)
            self._tell(played)
            self.refresh()
        assert self.study is not None
        return self.study

    async def _play_sides(self) -> None:
        """What is compared is played on the same games."""
        for text, study in self.pins.unplayed():
            self._playing = study
            async for played in aside.HERE.played(study, self.n):
                self.pins.played(text, played)
        self.pins.compare()
        self.refresh()

    async def _draw(self) -> None:
        """The numbers come first, the pictures one after another."""
        for _ in self._drawing():
            self.refresh()
            await asyncio.sleep(0)

    def _warm(self) -> None:
        self.state = "warming"
        self.refresh()

    def _tell(self, study: Study) -> None:
        self.study = study
        self.stale = set(self.plots)
        self.live = lab_html.aloud(self)

    def _drawing(self) -> Iterator[str]:
        """Draw the plots; the name of each that is done."""
        if self.study is not None and self.study.n:
            for name, draw in lab_pictures.plots(self.study, self.layout_name, self.language):
                self.plots[name] = draw()
                self.stale.discard(name)
                yield name

    # Files

    def give_table(self, _: str) -> None:
        """The numbers as a CSV file."""
        if self.study is not None:
            self.give("odds.csv", "text/csv", self.study.summary().csv().encode())

    def give_picture(self, name: str) -> None:
        """A plot as a PNG file."""
        if self.study is not None:
            drawn = lab_pictures.picture(self.study, name, self.language)
            self.give(f"{name}.png", "image/svg+xml", drawn.encode())       # the browser makes a PNG of it
