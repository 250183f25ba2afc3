"""What pupils bring back from pages without a server: a small file each, and all of them as one table.

A file says which questions of a lesson were right at once, and nothing about whom. Its name is the pupil's own.
"""

from __future__ import annotations

import json
import warnings
from collections.abc import Iterator
from pathlib import Path
from typing import TYPE_CHECKING, Any
from zlib import crc32

from ..engine import registry
from ..engine.errors import BadOption, GamekitError, told
from ..engine.version import VERSION
from .loading import load_lesson
from .pupil import Pupil

if TYPE_CHECKING:
    import pandas as pd

LARGEST = 100_000       # bytes of a file
COLUMNS = ("file", "game", "lesson", "seed", "path", "question", "right_at_once")
FORMAT = {"game": str, "lesson": str, "seed": int, "quick": bool, "tried": dict}


class BadResult(GamekitError):
    """A file that is no result of a lesson."""


class Unread(UserWarning):
    """Files in a folder of results that are none, each with why."""


def result(pupil: Pupil) -> dict[str, Any]:
    """What a pupil has answered so far, as plain data."""
    lesson = pupil.lesson
    said = {"game": lesson.game.name, "lesson": lesson.id, "seed": pupil.seed, "quick": pupil.quick,
            "tried": dict(sorted(pupil.tried.items()))}
    return {"gamekit": VERSION, **said, "check": check(said)}


def check(said: dict[str, Any]) -> str:
    """A file that was changed by a slip of the hand is noticed; who wants to cheat can."""
    return f"{crc32(json.dumps(said, sort_keys=True).encode()):08x}"


@told
def read_results(folder: str | Path) -> pd.DataFrame:
    """The results in a folder as a table: one row for each question that was answered, with the name of its file.

    Files that are no results are named in a warning, and in `attrs["unread"]` with why; the others count.
    """
    import pandas as pd

    place = Path(folder)
    if not place.is_dir():
        raise BadOption("error-results-folder", folder=str(folder))
    rows, unread = list[tuple[Any, ...]](), dict[str, str]()
    for file in sorted(place.glob("*.json")):
        try:
            rows += read(file)
        except GamekitError as error:
            unread[file.name] = str(error)
    if unread:
        warnings.warn("\n".join(unread.values()), Unread, stacklevel=3)
    table = pd.DataFrame(rows, columns=list(COLUMNS))
    table.attrs["unread"] = unread
    return table


def read(file: Path) -> Iterator[tuple[Any, ...]]:
    """The rows of one file, checked against its lesson."""
    try:
        data = json.loads(file.read_bytes()[:LARGEST])
    except (OSError, ValueError, RecursionError):
        raise BadResult("error-result", file=file.name) from None
    fits = isinstance(data, dict) and all(type(data.get(name)) is kind for name, kind in FORMAT.items())
    if not fits or not all(isinstance(right, bool) for right in data["tried"].values()):
        raise BadResult("error-result", file=file.name)
    said = {name: data[name] for name in FORMAT}
    if data.get("check") != check(said) or not set(data["tried"]) <= questions(data["game"], data["lesson"]):
        raise BadResult("error-result-changed", file=file.name)
    path = "quick" if data["quick"] else "whole"
    return ((file.name, data["game"], data["lesson"], data["seed"], path, *one) for one in data["tried"].items())


def questions(game: str, name: str) -> set[str]:
    """All questions that a lesson asks, by their names."""
    lesson = load_lesson(registry.load(game), name)
    return {asked for step in lesson.steps for asked in
            ([step.id] if step.asking.questions == 1 else [f"{step.id}-{i + 1}" for i in range(step.asking.questions)])}
