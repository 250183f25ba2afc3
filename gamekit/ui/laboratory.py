"""The rule laboratory: a rule in words and as code, a change of it, a prediction, and what the change does.

A served page offers what the games have prepared, switches and numbers; nothing is run that a visitor types. In a
notebook a function of one's own goes to `game.changed`, and the changed game to `rule_lab(game)`.
"""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from dataclasses import replace
from typing import TYPE_CHECKING, Any
from urllib.parse import parse_qsl, urlencode

from ..engine import policies, registry
from ..engine.box import Whole
from ..engine.changes import Change
from ..engine.errors import BadOption, GamekitError
from ..engine.game import Game
from ..engine.markup import Markup
from ..engine.variant import told_changes
from . import laboratory_html
from .widget import HERE, Page, Wish, logger, loop_runs

if TYPE_CHECKING:
    from ..lab.playing.study import Study
    from ..lab.questions.comparison import Compared
    from ..testing.changed import CheckedChange

FEW = (20, 60)          # games of the plain rules, for whoever waits
NUMBERS = (200, 2_000, 10_000)
CHECKED = 5             # games that say whether it still ends
SEED = 1917
GUESSES = ("more", "less", "same")
SWITCH, CELL = "option.", "cell"


class RuleLab(Page):
    """`rule_lab("dual_powers")`: choose what to change, predict, play, compare."""

    css = Page.css + (HERE / "laboratory.css").read_text("utf-8")
    SETTINGS = Page.SETTINGS | {"game", "change", "rule", "guess", "file", "row", "column", "cell", "address"}

    def __init__(self, game: Game) -> None:
        super().__init__()
        self.own = game if game.changes else None       # a changed game that somebody brings along
        self._task: asyncio.Task[None] | None = None
        self.language = game.language
        self._take(game)
        self.refresh()

    def _take(self, game: Game) -> None:
        """Begin with a game and nothing changed, but what it brings along."""
        self.game = getattr(game, "printed", type(game))(game.components.own, game.language)
        self.wishes, self.players = {}, {}
        self.cell = self._first_cell()
        self._choose("own" if game.changes else "")

    def _choose(self, change: str) -> None:
        self.stop()
        self.change, self.number = change, ""
        self.mine: Game | None = self._made()
        self.rule = next((entry.id for entry in self.mine.rulebook.entries() if entry.changed),
                         "") if self.mine else ""
        self.guess, self.state, self.notice = "", "", None
        self.lines: list[Compared] = []
        self.checked: CheckedChange | None = None
        self.n = 0

    def _made(self) -> Game | None:
        """The game as it is wished for, if anything is."""
        if self.change == "own" and self.own is not None:
            return self.own.in_language(self.language)
        if self.change.startswith(SWITCH):
            name = self.change.removeprefix(SWITCH)
            option = next(one for one in self.switches() if one.name == name)
            given: dict[str, Any] = {name: not option.default}
            return self.game.changed(**given)
        if self.change == CELL:
            file, row, column = self.cell
            return self.game.changed(box={file: {row: {column: self.number}}}) if self.number else None
        return self.game.changed(self.change) if self.change else None

    # What there is to choose

    def prepared(self) -> list[Change]:
        return list(self.game.prepared())

    def switches(self) -> list[Any]:
        """Options that are rules: what is unclear in the book, or a variant."""
        return [option for option in self.game.options if option.is_switch and option.rule is not None]

    def sheets(self) -> dict[str, list[str]]:
        """The files with columns of numbers."""
        found = {sheet.file.removesuffix(".csv"): [name for name, column in sheet.columns.items()
                                                   if isinstance(column, Whole)] for sheet in self.game.sheets}
        return {file: columns for file, columns in found.items() if columns}

    def _first_cell(self) -> tuple[str, str, str]:
        file, columns = next(iter(self.sheets().items()), ("", [""]))
        return file, self.game.components[file][0]["id"] if file else "", columns[0]

    def under(self) -> dict[str, Any]:
        """The options with which the change is worth trying."""
        return next((dict(one.under) for one in self.prepared() if one.name == self.change), {})

    @property
    def seats(self) -> list[str]:
        from ..engine import options

        return self.game.seated(options.complete(self.game.options, self.under(), self.game.name))

    def told(self) -> str:
        return told_changes(self.mine or self.game, self.language)

    def html(self) -> Markup:
        return laboratory_html.page(self)

    # Wishes

    def known_wishes(self) -> dict[str, Wish]:
        return {
            "game": self.want_game, "change": self.want_change, "rule": self.want_rule, "guess": self.want_guess,
            "run": self.run, "stop": self.stop, "address": self.take_address, CELL: self.want_cell,
            "file": lambda name: self.want_place(0, name), "row": lambda name: self.want_place(1, name),
            "column": lambda name: self.want_place(2, name),
        }

    def want_game(self, name: str) -> None:
        self.own = None
        self._take(registry.load(name, language=self.language))

    def want_change(self, name: str) -> None:
        known = {"", CELL, *(one.name for one in self.prepared()), *(SWITCH + one.name for one in self.switches())}
        if name not in known | ({"own"} if self.own is not None else set()):
            raise BadOption("error-change-prepared", name=name, game=self.game.name, allowed=sorted(known - {""}))
        self._choose(name)

    def want_rule(self, name: str) -> None:
        if name in list(self.game.rulebook):
            self.rule = name

    def want_guess(self, guess: str) -> None:
        if guess in GUESSES and not self.lines:
            self.guess = guess

    def want_place(self, part: int, name: str) -> None:
        """Another file, row or column of the box; what does not go with it begins at the first."""
        file, row, column = self.cell
        if part == 0 and name in self.sheets():
            self.cell = name, self.game.components[name][0]["id"], self.sheets()[name][0]
        elif part == 1 and name in [one["id"] for one in self.game.components[file]]:
            self.cell = file, name, column
        elif part == 2 and name in self.sheets()[file]:
            self.cell = file, row, name
        self._choose(CELL)

    def want_cell(self, number: str) -> None:
        """Another number in the cell; the box says if it cannot be."""
        self._choose(CELL)
        self.number = number[:9]
        self.mine = self._made()

    def speak(self, language: str) -> None:
        super().speak(language)
        self.mine = self.mine.in_language(language) if self.mine is not None else None

    def address(self) -> str:
        told = {"game": self.game.name, "change": self.change} if self.change not in ("own", CELL) else {}
        return urlencode({name: value for name, value in told.items() if value})

    def take_address(self, text: str) -> None:
        said = dict(parse_qsl(text.removeprefix("?")))
        if "game" in said:
            self.want_game(said["game"])
        if "change" in said:
            self.want_change(said["change"])

    # Playing

    def stop(self, _: str = "") -> None:
        if self._task is not None:
            self._task.cancel()
        self.state = ""

    def run(self, number: str) -> None:
        """Play so many games by both rules. Who has not predicted yet does so first."""
        if self.mine is None or not self.guess or number not in map(str, NUMBERS):
            return
        self.stop()
        wanted = int(number)
        if loop_runs():
            self.state = "playing"
            self._task = asyncio.get_running_loop().create_task(self._answer(wanted))
        else:       # a script, or a notebook that is only executed
            for _ in self._playing(wanted):
                self.refresh()
            self.state = ""

    async def _answer(self, wanted: int) -> None:
        playing = self._playing(wanted)
        try:
            while await asyncio.to_thread(next, playing, None):
                self.refresh()
        except GamekitError as error:
            self.notice = (self.text("ui-why"), error.in_language(self.language), "")
        except Exception:
            logger.exception("in the rule laboratory")
            self.notice = (self.text("ui-why"), self.text("ui-failed"), "")
        self.state = ""
        self.refresh()

    def _playing(self, wanted: int) -> Iterator[str]:
        """First the checks, then a few games of the plain rules, then all: what is done at each moment."""
        from ..lab.playing.run import Question
        from ..lab.playing.study import prepare
        from ..testing.changed import check_changed

        assert self.mine is not None
        if self.checked is None:
            self.checked = check_changed(self.mine, CHECKED, **self.under())
            yield "checked"
        bot = policies.usual(self.game)
        questions = [Question.of(game, bot, SEED, **self.under()) for game in (self.mine, self.game)]
        fast = wanted > NUMBERS[0]
        studies = [prepare(replace(question, compiled=fast)) for question in questions]
        if fast:
            self.state = "compiling"
            yield "compiling"
        for n in (wanted,) if fast else (*FEW, wanted):
            studies = [study.play(n, workers=None if fast else 1) for study in studies]
            self._tell(studies)
            self.state = "playing"
            yield "played"

    def _tell(self, studies: list[Study]) -> None:
        from ..lab.questions.comparison import of_rules, win_line

        first = self.seats[0]
        self.lines = [win_line(studies, [first, first]), *of_rules(studies, first, ())]
        self.n = studies[0].n
        self.live = laboratory_html.sentence(self)
