"""The pages that are served: notebooks that say so in their metadata.

    "gamekit": {"title": {"en": …, "ru": …}, "about": {…}, "note": {…}, "picture": "<svg…>", "kind": "play", "order": 1}

Only `title` and `about` are needed. A notebook without this entry is never served. One that shows other widgets than
ours (sliders of ipywidgets, say) adds `"widgets": "all"`: then all of Voila's scripts are loaded, which takes longer.
"""

from __future__ import annotations

import json
from dataclasses import dataclass, field
from pathlib import Path

INDEX = "index.ipynb"       # the landing page: it shows the others and is none of them
PACKAGE = Path(__file__).parent.parent


@dataclass(frozen=True)
class Page:
    """A listed notebook. Words are there in every language; `kind` (play, learn, odds, class) names its button."""

    file: str
    title: dict[str, str]
    about: dict[str, str]
    note: dict[str, str] = field(default_factory=dict)
    picture: str = ""
    kind: str = "play"
    order: float = 100
    widgets: str = "own"


def notebooks_folder() -> Path:
    """The notebooks: in the package once installed, beside it in a checkout."""
    inside = PACKAGE / "notebooks"
    return inside if inside.is_dir() else PACKAGE.parent / "notebooks"


def listed(folder: Path | None = None) -> list[Page]:
    """The pages of a folder, in their order."""
    files = sorted((folder or notebooks_folder()).glob("*.ipynb"))
    told = {file.name: json.loads(file.read_text("utf-8"))["metadata"].get("gamekit") for file in files}
    return sorted((Page(name, **entry) for name, entry in told.items() if entry), key=lambda page: page.order)
