"""The landing page: every game with its pages. Both languages are in it; no kernel, no script."""

from __future__ import annotations

from pathlib import Path

from ..engine import typeface
from ..engine.words import LANGUAGES, SHARED
from .catalog import shelves

TEMPLATES = Path(__file__).parent / "templates" / "gamekit"


class Landing:
    """The page as the last line of a notebook cell."""

    def __init__(self, markup: str) -> None:
        self._markup = markup

    def _repr_html_(self) -> str:
        return self._markup


def landing(language: str = "en", folder: Path | None = None) -> Landing:
    """The landing page, first shown in that language. Its links are relative, so that it works behind any proxy."""
    return Landing(rendered("landing.html.j2", language, folder, typeface.carried() + typeface.token()))


def document(language: str = "en", folder: Path | None = None) -> str:
    """The same as a whole HTML document."""
    return rendered("document.html.j2", language, folder, served_typeface())


def served_typeface() -> str:
    """Its rules on a page of our server, from which the address of the files is relative as well."""
    return typeface.linked("../typeface") + typeface.token()


def rendered(template: str, language: str, folder: Path | None, faces: str) -> str:
    from jinja2 import Environment, FileSystemLoader

    environment = Environment(loader=FileSystemLoader(TEMPLATES), autoescape=True, trim_blocks=True)
    return environment.get_template(template).render(
        language=language, languages=LANGUAGES, shelves=shelves(folder), words=SHARED.text,
        typeface=faces,
    )
