"""Pieces of HTML that all pages share."""

from __future__ import annotations

import re
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING, Protocol

from ..engine.markup import Markup, joined, tag
from ..engine.options import Option
from ..engine.scene import library
from ..engine.words import LANGUAGES, SHARED, Words
from .catalog import INDEX, notebooks_folder

if TYPE_CHECKING:
    from ..engine.game import Game
    from .widget import Page


class OfGame(Protocol):
    """Whatever is about a game and speaks a language."""

    @property
    def game(self) -> Game: ...

    @property
    def language(self) -> str: ...


WORDS = Words(Path(__file__).parent / "words", behind=SHARED)


@cache
def icon(name: str) -> Markup:
    """An icon of the look, beside words that say the same."""
    inside = Markup(re.sub(r"</?symbol[^>]*>", "", library()[f"gk-i-{name}"]))
    return tag("svg", inside, klass="gk-i", viewBox="0 0 24 24", fill="currentColor", aria_hidden="true")


def language_button(language: str, chosen: bool) -> Markup:
    pressed = str(chosen).lower()
    return tag("button", language.upper(), data_do="language", data_value=language, aria_pressed=pressed)


def option_field(page: Page, option: Option) -> Markup:
    key = f"option-{option.name.replace('_', '-')}"
    return field(page.game_text(key), choices(f"option:{option.name}", str(page.wishes[option.name]).lower(), {
        name: choice_words(page, option, name) for name in option.allowed()}))


def scripted_fields(page: Page) -> list[Markup]:
    """The seats that nobody can take: the rules say all that they do."""
    return [field(page.text("ui-player", seat=page.seat_name(seat)), tag("output", page.text("ui-scripted")))
            for seat in page.game.scripted(page.wished_options())]


def choice_words(page: Page, option: Option, name: str) -> str:
    if option.is_switch:
        return page.text("ui-on" if name == "true" else "ui-off")
    for key in (f"option-{option.name.replace('_', '-')}-{name}", f"seat-{name}"):
        if page.game.words.has(key, page.language):
            return page.game_text(key)
    kind = next((kind.name for kind in page.game.kinds if name in page.game.ids(kind.name)), "")
    return page.game.thing_text(kind, page.game.ids(kind).index(name), page.language) if kind else name


def bot_words(page: Page, name: str) -> str:
    """Our own bots have names in words; a teacher's has the name that it was given."""
    known = WORDS.has(f"ui-bot-{name}", page.language)
    return page.text("ui-bot", name=page.text(f"ui-bot-{name}") if known else name)


def choices(wish: str, chosen: str, names: dict[str, str]) -> Markup:
    options = joined(
        tag("option", words, value=name, selected="selected" if name == chosen else None)
        for name, words in names.items()
    )
    return tag("select", options, data_do=wish, id=f"gk-{wish.replace(':', '-')}")


def field(words: str, control: Markup) -> Markup:
    return tag("label", tag("span", words) + control, klass="gk-field")


def panel(name: str, heading: str, inside: Markup, aside: str = "", klass: str = "") -> Markup:
    header = tag("header", tag("h3", heading) + tag("span", aside, klass="gk-quiet"))
    return tag("section", header + inside, klass=f"gk-panel gk-{name} {klass}".rstrip(), id=f"gk-{name}")


def masthead(page: Page, state: str) -> Markup:
    """The bar on top: the way back to all pages, the game, where we are, the languages."""
    name = tag("h1", page.game.title) + tag("span", state)
    languages = joined(language_button(language, language == page.language) for language in LANGUAGES)
    nav = tag("nav", languages, aria_label=page.text("ui-language"))
    inside = brand(page) + name + book_link(page) + nav
    return tag("header", inside, klass="gk-mast", id="gk-mast", data_moment=page.moment)


def book_link(page: Page) -> Markup:
    """The way to the rules, where we serve them."""
    file = f"{page.game.name}_book.ipynb"
    if not (notebooks_folder() / file).is_file():
        return Markup()
    words = tag("span", page.text("ui-rules"))
    return tag("a", icon("rules") + words, klass="gk-to-book", href=f"{file}?lang={page.language}", target="_blank",
               aria_label=page.text("ui-rules"))


def brand(page: OfGame) -> Markup:
    """Our name: a link where we serve, plain in a notebook, which has no landing page. The style shows one of them."""
    wedge = tag("svg", tag("path", d="M0 0 60 24 0 48z"), klass="gk-wedge", viewBox="0 0 72 48", aria_hidden="true")
    inside = wedge + tag("b", "gamekit")
    link = tag("a", inside, klass="gk-brand", href=landing_place(page), aria_label="gamekit")
    return link + tag("span", inside, klass="gk-brand")


def landing_place(page: OfGame) -> str:
    """The address of the game on the landing page, seen from a page that is served."""
    return f"{INDEX}?lang={page.language}#gk-of-{page.game.name}"
