"""What the teacher sets for the class: a lesson with its path, step and seed, a puzzle by its number, a board.

It has a link, for those who get it by mail or in a chat; they are asked for the code of the class first.
"""

from __future__ import annotations

from typing import TYPE_CHECKING
from urllib.parse import parse_qsl, urlencode, urlsplit

from ...engine.errors import GamekitError
from ...lab.questions import puzzles
from ...lessons.lesson import Lesson, Step
from ...lessons.loading import lessons
from ..catalog import PUZZLES, Page, game_of, listed
from ..widget import Wish
from . import links
from .answers import game_title, games, known_game, known_lesson
from .store import Assignment

if TYPE_CHECKING:
    from .console import Console

QUICK = "quick"


class NotOpened(GamekitError):
    """What is to be opened for the class is no page of this server."""


class Work:
    """What is being prepared on the console: nothing is opened yet."""

    def __init__(self, console: Console) -> None:
        self.console = console
        self._pages = {page.file: page for page in listed() if page.kind in ("learn", "play")}
        self.file = next(iter(self._pages), "")
        self.asked: dict[str, str] = {}     # path, step, seed, number: as the page's address has them

    def wishes(self) -> dict[str, Wish]:
        return {"page": self.want_page, **{name: self._wanting(name) for name in ("path", "step", "seed", "number")}}

    def want_page(self, file: str) -> None:
        if file in self._pages and file != self.file:
            self.file, self.asked = file, {}

    def _wanting(self, name: str) -> Wish:
        def want(value: str) -> None:
            if value in self.offered(name):
                self.asked[name] = value
            elif name == "seed":
                self.asked[name] = value if value.isdecimal() and len(value) < 10 else ""

        return want

    def offered(self, name: str) -> list[str]:
        """The values that can be chosen."""
        lesson = self.lesson
        if name == "path":
            return ["", *([QUICK] if lesson and lesson.quick else [])]
        if name == "step":
            return ["", *(step.id for step in self.steps())]
        return [str(number + 1) for number in range(len(self.puzzles()))] if name == "number" else []

    def kept(self) -> dict[str, str]:
        return {"page": self.file, **self.asked}

    def take_up(self, kept: dict[str, str]) -> None:
        wishes = self.wishes()
        for name, value in kept.items():
            wishes[name](value)

    # What there is

    @property
    def pages(self) -> dict[str, str]:
        """The pages that can be opened for the class, with their games and titles."""
        return {file: self._named(page) for file, page in self._pages.items()}

    def _named(self, page: Page) -> str:
        title, name = page.title[self.console.language], game_of(page)
        game = game_title(name, self.console.language) if name in games() else ""
        return title if title.startswith(game) else f"{game}: {title}"

    @property
    def page(self) -> Page:
        return self._pages[self.file]

    @property
    def lesson(self) -> Lesson | None:
        """The lesson that the page shows."""
        game = game_of(self.page)
        if game not in games():
            return None
        found = (known_lesson(game, name) for name in lessons(known_game(game)))
        return next((lesson for lesson in found if lesson.data.get("page") == self.page.stem), None)

    def steps(self) -> list[Step]:
        """Those of the path that was chosen."""
        lesson = self.lesson
        quick = lesson.quick if lesson and self.asked.get("path") == QUICK else None
        return [step for step in lesson.steps if quick is None or step.id in quick] if lesson else []

    def puzzles(self) -> tuple[puzzles.Puzzle, ...]:
        return puzzles.ready(self.console.game) if self.page.stem == PUZZLES else ()

    # What comes of it

    @property
    def assignment(self) -> Assignment:
        said = {name: value for name, value in self.asked.items() if value}
        if self.page.stem == PUZZLES:
            said = {"game": self.console.game.name, "number": "1", **said}
        return Assignment(self.file, urlencode(said))

    @property
    def link(self) -> str:
        return links.page_link(self.file, self.assignment.query, self.console.language)

    def linked(self, link: str) -> Assignment:
        """A link, such as the position editor gives, is opened as it is."""
        parts = urlsplit(link.strip())
        file = parts.path.rpartition("/")[2]
        if file not in self._pages:
            raise NotOpened("error-class-link", allowed=list(self._pages))
        query = [(key, value) for key, value in parse_qsl(parts.query) if key not in ("lang", "go", "token")]
        return Assignment(file, urlencode(query))
