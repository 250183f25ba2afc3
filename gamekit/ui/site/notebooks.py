"""What a listed notebook shows: the pages of ours that its cells make, read without running anything.

>>> pages_in('from gamekit.ui import dashboard\\ndashboard("uprising", seats={"empire": "greedy"})')
[Made(name='dashboard', given=('uprising',), named={'seats': {'empire': 'greedy'}})]
"""

from __future__ import annotations

import ast
import json
from collections.abc import Mapping
from dataclasses import asdict, dataclass, field
from pathlib import Path
from typing import Any

from ...engine import registry
from ..catalog import Page

OF_ALL = ("puzzle", "editor", "portraits_page")         # pages of all games at once
MAKERS = ("dashboard", "odds_dashboard", "lesson", "lesson_board", "exercise_page", *OF_ALL)     # without a server
BOOK = "rule_book"
PAGES = {"exercises": "exercise_page"}      # what cells call otherwise


@dataclass(frozen=True)
class Made:
    """A call of a function of `gamekit.ui`. A page that was made before is named by its number: `{"page": 0}`."""

    name: str
    given: tuple[Any, ...] = ()
    named: Mapping[str, Any] = field(default_factory=dict)

    def to_json(self) -> dict[str, Any]:
        return asdict(self)


@dataclass(frozen=True)
class Told:
    """A listed notebook as a page of the site."""

    page: Page
    made: tuple[Made, ...]

    @property
    def is_book(self) -> bool:
        return bool(self.made) and self.made[0].name == BOOK

    @property
    def game(self) -> str:
        """The game that it is about, by its first word to a function; "" where it is about all."""
        return "" if self.made[0].name in OF_ALL else str(self.made[0].given[0])

    @property
    def games(self) -> list[str]:
        """The games that it needs."""
        return registry.built_in() if self.page.all_games or not self.game else [self.game]

    @property
    def lesson(self) -> str | None:
        return next((str(made.given[1]) for made in self.made if made.name == "lesson"), None)


def told(page: Page, folder: Path) -> Told | None:
    """The page of a notebook; None for one that needs a server, other widgets or more than plain Python."""
    notebook = json.loads((folder / page.file).read_text("utf-8"))
    code = [as_text(cell["source"]) for cell in notebook["cells"] if cell["cell_type"] == "code"]
    made = pages_in("\n".join(code))
    return Told(page, tuple(made)) if made and page.static and page.widgets == "own" else None


def as_text(source: str | list[str]) -> str:
    return source if isinstance(source, str) else "".join(source)


def pages_in(code: str) -> list[Made]:
    """The pages that code makes with words and numbers as arguments, or with pages that it made before."""
    found, names = list[Made](), dict[str, int]()
    for line in ast.parse(code).body:
        value = line.value if isinstance(line, (ast.Expr, ast.Assign)) else None
        made = call(value, names) if isinstance(value, ast.Call) else None
        if made is None:
            continue
        if isinstance(line, ast.Assign) and isinstance(line.targets[0], ast.Name):
            names[line.targets[0].id] = len(found)
        found.append(made)
    return found


def call(made: ast.Call, names: Mapping[str, int]) -> Made | None:
    if not isinstance(made.func, ast.Name) or made.func.id not in (*MAKERS, *PAGES, BOOK):
        return None
    name = PAGES.get(made.func.id, made.func.id)
    given = tuple(argument(one, names) for one in made.args)
    return Made(name, given, {one.arg or "": argument(one.value, names) for one in made.keywords})


def argument(node: ast.expr, names: Mapping[str, int]) -> Any:
    return {"page": names[node.id]} if isinstance(node, ast.Name) else ast.literal_eval(node)
