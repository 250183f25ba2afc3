"""Pieces of HTML that all pages share."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Protocol

from ..engine import policies
from ..engine.markup import Markup, joined, tag
from ..engine.options import Option
from ..engine.pieces import el
from ..engine.pieces import icon as icon
from ..engine.words import LANGUAGES, SHARED, Words
from .catalog import INDEX, address, notebooks_folder

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


def language_button(language: str, chosen: bool) -> Markup:
    current = "true" if chosen else None
    return tag("button", language.upper(), data_do="language", data_value=language, aria_current=current)


def option_field(page: Page, option: Option) -> Markup:
    key = f"option-{option.name.replace('_', '-')}"
    return field(page.game_text(key), choices(f"option:{option.name}", str(page.wishes[option.name]).lower(), {
        name: choice_words(page, option, name) for name in option.allowed()}))


def scripted_fields(page: Page) -> list[Markup]:
    """The seats that nobody can take: the rules say all that they do."""
    wished = page.wished_options()
    game = page.game.under(wished)
    named = [game.thing_text("seat", game.seat_number(seat), page.language) for seat in game.scripted(wished)]
    return [field(page.text("ui-player", seat=name), tag("output", page.text("ui-scripted"))) for name in named]


def choice_words(page: Page, option: Option, name: str) -> str:
    if option.is_switch:
        return page.text("ui-on" if name == "true" else "ui-off")
    for key in (f"option-{option.name.replace('_', '-')}-{name}", f"seat-{name}"):
        if page.game.words.has(key, page.language):
            return page.game_text(key)
    kind = next((kind.name for kind in page.game.kinds if name in page.game.ids(kind.name)), "")
    return page.game.thing_text(kind, page.game.ids(kind).index(name), page.language) if kind else name


def bot_words(page: Page, name: str) -> str:
    return policies.as_player(name, page.language)


def choices(wish: str, chosen: str, names: dict[str, str]) -> Markup:
    options = joined(
        tag("option", words, value=name, selected="selected" if name == chosen else None)
        for name, words in names.items()
    )
    return tag("select", options, data_do=wish, id=f"gk-{wish.replace(':', '-')}")


def field(words: str, control: Markup) -> Markup:
    return tag("label", tag("span", words) + control, klass="gk-field")


def panel(name: str, heading: str, inside: Markup, aside: str = "", klass: str = "") -> Markup:
    header = tag("header", tag("h3", heading) + el("span", "cap", aside))
    return tag("section", header + inside, klass=f"gk-panel gk-{name} {klass}".rstrip(), id=f"gk-{name}")


def masthead(page: Page, state: object, title: str = "") -> Markup:
    """The bar on top: the way back to all pages, the game or another title, where we are, the languages."""
    where = state if isinstance(state, Markup) else tag("span", state, klass="gk-state")
    name = tag("h1", title or page.game.title) + where
    languages = joined(language_button(language, language == page.language) for language in LANGUAGES)
    nav = tag("nav", languages, aria_label=page.text("ui-language"))
    inside = brand(page) + name + (Markup() if title else book_link(page)) + nav
    return tag("header", inside, klass="gk-mast", id="gk-mast", data_moment=page.moment) + paused(page)


def paused(page: Page) -> Markup:
    """That the teacher has paused the class, over everything."""
    attending = page.attending
    if attending is None or attending.member is None or not attending.paused:
        return Markup()
    sign = attending.member.words(page.language)
    inside = tag("h2", page.text("ui-paused")) + tag("p", page.text("ui-paused-text", sign=sign))
    return el("section", "paused", el("div", "", inside), id="gk-paused", role="alert")


def book_link(page: Page) -> Markup:
    """The way to the rules, where we serve them."""
    place = book_place(page)
    if not place:
        return Markup()
    words = tag("span", page.text("ui-rules"))
    return tag("a", icon("rules") + words, klass="gk-to-book", href=place, target="_blank",
               aria_label=page.text("ui-rules"))


def book_place(page: Page, rule: str = "") -> str:
    """The address of the rules, or of one of them by its anchor; nothing for a game without a book."""
    stem = f"{page.game.name}_book"
    there = (notebooks_folder() / f"{stem}.ipynb").is_file()
    return address(stem, page.language) + (f"#{rule}" if rule else "") if there else ""


def brand(page: OfGame) -> Markup:
    """Our sign: a link where we serve, plain in a notebook, which has no landing page. The style shows one of them."""
    wedge = el("i", "wedge", aria_hidden="true")
    link = tag("a", wedge, klass="gk-brand", href=landing_place(page), aria_label="gamekit")
    return link + tag("span", wedge, klass="gk-brand")


def landing_place(page: OfGame) -> str:
    """The address of the game on the landing page, seen from a page that is served."""
    return f"{address(INDEX.removesuffix('.ipynb'), page.language)}#gk-of-{page.game.name}"
