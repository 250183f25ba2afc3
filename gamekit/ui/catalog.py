"""The pages that are served: notebooks that say so in their metadata.

    "gamekit": {"title": {"en": …, "ru": …}, "about": {…}, "kind": "play", "order": 1, "picture": "<svg…>",
                "note": {…}, "minutes": 25, "whom": {"en": "for beginners", "ru": …}}

Only `title` and `about` are needed. A notebook without this entry is never served. One that shows other widgets than
ours (sliders of ipywidgets, say) adds `"widgets": "all"`: then all of Voila's scripts are loaded, which takes longer.
Pages stand together by their game: that is `"game"`, or the one whose name the file's name begins with.
"""

from __future__ import annotations

import json
from collections.abc import Callable
from dataclasses import dataclass, field
from functools import lru_cache
from pathlib import Path
from urllib.parse import urlencode

from ..engine import registry
from ..engine.words import LANGUAGES

INDEX = "index.ipynb"       # the landing page: it shows the others and is none of them
CONSOLE = "class_console"   # the teacher's page, for all games; only a server has it
PUZZLES = "puzzles"         # the page that asks for the best move, of any game
SHARED_SHELF = "class"      # the `game` of pages that are for all games
PACKAGE = Path(__file__).parent.parent


def served(stem: str, language: str, **said: str) -> str:
    """The address of a page on our server, seen from another one."""
    return f"{stem}.ipynb?{urlencode({**said, 'lang': language})}"


def static(stem: str, language: str, **said: str) -> str:
    """The same among static files, where each language has files of its own."""
    ending = "html" if language == LANGUAGES[0] else f"{language}.html"
    return f"{stem}.{ending}" + (f"?{urlencode(said)}" if said else "")


ADDRESS: Callable[..., str] = served        # whoever serves pages in another way says so


def address(stem: str, language: str, **said: str) -> str:
    """Where a page is."""
    return ADDRESS(stem, language, **said)


@dataclass(frozen=True)
class Page:
    """A listed notebook. Words are there in every language; `kind` (play, learn, odds, class, rules, own) its button.

    The page of the kind `play` introduces its game, with its picture; the others are listed beside it.
    """

    file: str
    title: dict[str, str]
    about: dict[str, str]
    note: dict[str, str] = field(default_factory=dict)
    picture: str = ""
    kind: str = "play"
    order: float = 100
    widgets: str = "own"
    game: str = ""
    static: bool = True             # whether it works among static files: no numpy, no networkx, few games
    all_games: bool = False         # whether it needs all games and not only its own
    minutes: int = 0                # how long it takes; 0 where that is up to the visitor
    whom: dict[str, str] = field(default_factory=dict)

    @property
    def stem(self) -> str:
        return self.file.removesuffix(".ipynb")

    def short(self, shelf: Shelf, language: str) -> str:
        """The title beside the others of its game, whose name need not be said again."""
        title, _, rest = self.title[language].partition(": ")
        return rest[0].upper() + rest[1:] if rest and title == shelf.first.title[language] else self.title[language]


@dataclass(frozen=True)
class Shelf:
    """The pages of one game: the first introduces it."""

    name: str
    first: Page
    others: tuple[Page, ...]
    shared: tuple[Page, ...] = ()       # pages for all games, which stand on a shelf of their own

    def of(self, kind: str) -> Page | None:
        """The first page of a kind; where a game has lessons, the class's is the console of all games."""
        console = next((page for page in self.shared if page.stem == CONSOLE), None)
        return self.own(kind) or (console if kind == "class" and self.own("learn") is not None else None)

    def own(self, kind: str) -> Page | None:
        return next((page for page in (self.first, *self.others) if page.kind == kind), None)


def notebooks_folder() -> Path:
    """The notebooks: in the package once installed, beside it in a checkout."""
    inside = PACKAGE / "notebooks"
    return inside if inside.is_dir() else PACKAGE.parent / "notebooks"


def listed(folder: Path | None = None) -> list[Page]:
    """The pages of a folder, in their order."""
    files = sorted((folder or notebooks_folder()).glob("*.ipynb"))
    told = {file.name: json.loads(file.read_text("utf-8"))["metadata"].get("gamekit") for file in files}
    return sorted((Page(name, **entry) for name, entry in told.items() if entry), key=lambda page: page.order)


def shelves(folder: Path | None = None) -> list[Shelf]:
    """The pages by their games, in their order; a page of no game is a shelf of its own."""
    found: dict[str, list[Page]] = {}
    for page in listed(folder):
        found.setdefault(game_of(page), []).append(page)
    shared = tuple(found.get(SHARED_SHELF, ()))
    return [shelf(name, pages, () if name == SHARED_SHELF else shared) for name, pages in found.items()]


def game_of(page: Page) -> str:
    """The name of the game that a page belongs to; of one that belongs to none, its own."""
    stem = page.file.removesuffix(".ipynb")
    known = sorted(games(), key=len, reverse=True)
    return page.game or next((game for game in known if stem.startswith(f"{game}_")), stem)


@lru_cache
def games() -> tuple[str, ...]:
    """The names of all games: asked for every page at every look, and found slowly."""
    return tuple(registry.names())


def shelf(name: str, pages: list[Page], shared: tuple[Page, ...]) -> Shelf:
    first = next((page for page in pages if page.kind == "play"), pages[0])
    return Shelf(name, first, tuple(page for page in pages if page is not first), shared)
