"""The landing page: every game with its pages. Both languages are in it; no kernel, no script."""

from __future__ import annotations

from pathlib import Path

from ..engine import typeface
from ..engine.words import LANGUAGES, SHARED
from .catalog import address, shelves

KINDS = ("class", "odds", "rules", "own")        # of which the foot of the page tells
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


def document(language: str = "en", folder: Path | None = None, licences: str = "") -> str:
    """The same as a whole HTML document, with a link to the licences where we hand out what others wrote."""
    return rendered("document.html.j2", language, folder, served_typeface(), licences)


def served_typeface() -> str:
    """Its rules on a page of our server, from which the address of the files is relative as well."""
    return typeface.linked("../typeface") + typeface.token()


def rendered(template: str, language: str, folder: Path | None, faces: str, licences: str = "") -> str:
    from jinja2 import Environment, FileSystemLoader

    environment = Environment(loader=FileSystemLoader(TEMPLATES), autoescape=True, trim_blocks=True)
    found = shelves(folder)
    footer = [kind for kind in KINDS if not licences or any(shelf.of(kind) for shelf in found)]
    return environment.get_template(template).render(
        language=language, languages=LANGUAGES, shelves=found, footer=footer, words=SHARED.text,
        typeface=faces, address=address, licences=licences,
    )
