"""What the sheet of a history lesson gives to read: the position with a legend, the roles, the sources."""

from __future__ import annotations

from dataclasses import replace
from string import ascii_uppercase

from ..engine.glossary import ICONS, glossary, term_of
from ..engine.markup import Markup, tag
from ..engine.match import Match
from ..engine.pieces import icon
from .asking import started
from .items import EVERYBODY, Note, Reading
from .lesson import Lesson, Look
from .paper import pictures, places, text


def material(lesson: Lesson, language: str) -> Markup:
    """Roles and sources, which everybody has at hand."""
    made = Markup()
    for name in lesson.data.get("roles", {}):
        made += tag("p", lesson.told(f"role-{name}", language))
    for letter, about, words in sources(lesson, language):
        heading = about if lesson.data.get("sources_named", True) else letter
        made += tag("p", tag("b", heading), " ", words) if words else ""
    return tag("section", tag("small", made), klass="columns") if made else Markup()


def sources(lesson: Lesson, language: str) -> list[tuple[str, str, str]]:
    """The letter, the name and the words of each source. Where pupils shall find out who speaks, only the key names it.

    The lesson file says so with `sources_named = false`; the words `document.<id>` are the name, if there are any.
    """
    found = []
    for letter, source in zip(ascii_uppercase, lesson.data.get("source", ()), strict=False):
        told_name = lesson.told(f"document.{source.get('id')}", language)
        name = told_name or ", ".join(str(source[one]) for one in ("author", "date") if source.get(one)) + "."
        heading = text("sheet-source", language, letter=letter)
        found.append((heading, name, lesson.told(f"source-{source.get('id')}", language)))
    return found


def referred(lesson: Lesson, note: Note, language: str) -> str:
    """A note on paper: a source stands above already, so its letter is enough; its name is for the key."""
    for letter, name, words in sources(lesson, language):
        if words and words in note.text:
            return letter
        if note.text == name and not lesson.data.get("sources_named", True):
            return ""
    return note.text


# The position

def start(lesson: Lesson, language: str) -> Markup:
    """The position from which the class plays, as everybody sees it, with a legend of its signs.

    It shows the places of the board, or the kinds of things that the lesson file names: `start_pictured = ["project"]`.
    """
    if lesson.kind != "history" or not lesson.data.get("positions"):
        return Markup()
    match = started(lesson, {"position": next(iter(lesson.data["positions"]))}, language)
    look = Look(pictured=lesson.data.get("start_pictured") or boards(match))
    drawn = pictures(replace(lesson.steps[0], look=look), Reading(match=match, seat=EVERYBODY), language)
    heading = tag("p", tag("b", text("sheet-start", language)))
    return tag("section", heading, drawn, legend(match, drawn, language), klass="start")


def boards(match: Match) -> list[str]:
    """The kinds of places, also of those where nothing lies that everybody sees."""
    scene = match.game.scene(match.state, match.game.seat_number(None), match.game.language)
    held = places(scene) if scene else ()
    return sorted({part.kind for part in scene.parts if part.id in held and part.kind}) if scene else []


def legend(match: Match, drawn: Markup, language: str) -> Markup:
    """What the signs of a picture mean."""
    known = glossary(match.game, language)
    signs = {term: sign for sign in ICONS.findall(drawn) if (term := term_of(sign)) in known}
    told = [tag("span", icon(sign), " ", known[term].name) for term, sign in signs.items()]
    return tag("div", *told, klass="gk legend") if told else Markup()
