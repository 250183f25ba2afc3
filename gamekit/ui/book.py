"""The rules of a game as a book: chapters, search, how we know each rule, our rulings as a table, a glossary.

It needs no kernel: our server makes it, a notebook shows it, `gamekit rules GAME --book FILE` writes it. Every rule and
every term has an anchor by which it can be linked to.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import cached_property
from pathlib import Path
from typing import Any

from ..engine import registry, typeface
from ..engine.game import Game
from ..engine.glossary import Term, glossary
from ..engine.markup import Markup, joined, tag
from ..engine.rulebook import Entry, Status, hyphened
from ..engine.scene import dark_page, library, look, sprite
from ..engine.words import LANGUAGES
from .html import WORDS, brand, icon
from .landing import TEMPLATES, served_typeface

HERE = Path(__file__).parent
GLOSSARY, RULINGS = "glossary", "rulings"
CHAPTER = "chapter-"
BODY = "body { margin:0; } @media (prefers-color-scheme:dark) { body { background:#15171A; } }"     # behind the page


@dataclass(frozen=True)
class Book:
    """The rules of a game in one language, as the last line of a notebook cell."""

    game: Game
    language: str

    def text(self, key: str, **facts: Any) -> str:
        return WORDS.text(key, self.language, **facts)

    @cached_property
    def chapters(self) -> list[tuple[str, str, list[Entry]]]:
        """The printed books' headings with their rules: anchor, heading, entries. An expansion follows its base."""
        found: dict[Any, list[Entry]] = {}
        for entry in self.game.rulebook.entries():
            found.setdefault(entry.rule.section, []).append(entry)
        books = dict.fromkeys(type(section) for section in found if section is not None)
        order = [None] * (None in found) + [section for book in books for section in book if section in found]
        whole = [(section, found[section]) for section in order]
        return [(CHAPTER + (hyphened(section) if section else "rules"), rules[0].place or self.text("ui-rules"), rules)
                for section, rules in whole]

    @cached_property
    def rulings(self) -> list[Entry]:
        return [entry for entry in self.game.rulebook.entries() if entry.rule.status is Status.RULING]

    @cached_property
    def glossary(self) -> dict[str, Term]:
        return glossary(self.game, self.language)

    @cached_property
    def switches(self) -> dict[str, str]:
        """The rules that are options of a match, with the option's words."""
        return {option.rule.name: self.game.words.text(f"option-{option.name.replace('_', '-')}", self.language)
                for option in self.game.options if option.rule is not None}

    def _repr_html_(self) -> str:
        return str(page(self, typeface.carried() + typeface.token()))

    def document(self, served: bool = False) -> str:
        """A whole HTML document: for our server, or a file that needs nothing beside it."""
        faces = served_typeface() if served else typeface.carried() + typeface.token()
        head = tag("meta", charset="utf-8") + tag("meta", name="viewport", content="width=device-width")
        head += Markup('<link rel="icon" href="data:,">')
        head += tag("title", f"{self.game.title}: {self.text('ui-book')}") + tag("style", Markup(BODY))
        body = tag("div", page(self, faces, served), id="gk-cells" if served else None)
        return f"<!doctype html>\n{tag('html', tag('head', head), tag('body', body), lang=self.language)}"


def book(game: str, language: str = "en") -> Book:
    """The book of a game that is known by its name."""
    return Book(registry.load(game, language=language), language)


def anchor(rule: Any) -> str:
    """Where a rule stands on the page: its key in the Fluent files."""
    return str(rule.key)


# The page

def page(book: Book, faces: str, served: bool = False) -> Markup:
    sheets = "".join(sheet.read_text("utf-8") for sheet in (HERE / "page.css", TEMPLATES / "book.css"))
    style = tag("style", Markup(faces + look() + dark_page() + sheets))
    script = tag("script", Markup((TEMPLATES / "book.js").read_text("utf-8")))
    main = tag("main", contents(book), tag("div", opening(book), *parts(book), klass="gk-chapters"))
    inside = tag("div", masthead(book, served), main, klass="gk-page gk-book", lang=book.language)
    return tag("div", style, sprite(inside), inside, script, klass="gk")


def masthead(book: Book, served: bool) -> Markup:
    name = tag("h1", book.game.title) + tag("span", book.text("ui-book"))
    nav = tag("nav", language_links(book), aria_label=book.text("ui-language")) if served else Markup()
    return tag("header", brand(book) + name + nav, klass="gk-mast")


def language_links(book: Book) -> Markup:
    """The same page in the other languages: its address can be shared."""
    return joined(tag("a", one.upper(), href=f"?lang={one}", lang=one,
                      aria_current="true" if one == book.language else None) for one in LANGUAGES)


def opening(book: Book) -> Markup:
    """What the game is, and how to find a rule."""
    about = tag("p", book.game.words.text("game-about", book.language), klass="gk-about")
    search = tag("label", book.text("ui-rules-search"), tag("input", type="search", id="gk-book-search"))
    counts = {status: sum(entry.status == status for entry in book.game.rulebook.entries()) for status in statuses()}
    every = (f"{book.text('ui-book-all')} ({sum(counts.values())})", "")
    choices = [every, *((f"{book.text(f'ui-status-{status}')} ({n})", status) for status, n in counts.items() if n)]
    chips = joined(tag("label", tag("input", type="radio", name="gk-status", value=value,
                                    checked="checked" if not value else None), tag("span", words))
                   for words, value in choices)
    found = tag("p", "", klass="gk-quiet", id="gk-book-found", role="status",
                data_found=book.text("ui-book-found"), data_none=book.text("ui-rules-none"))
    return about + tag("form", search, tag("fieldset", tag("legend", book.text("ui-book-status")), chips), found,
                       klass="gk-find", role="search")


def statuses() -> list[str]:
    return [status.value for status in Status]


def contents(book: Book) -> Markup:
    places = [(name, heading) for name, heading, _ in book.chapters]
    places += [(RULINGS, book.text("ui-book-rulings"))] if book.rulings else []
    places.append((GLOSSARY, book.text("ui-book-glossary")))
    links = joined(tag("li", tag("a", heading, href=f"#{name}")) for name, heading in places)
    inside = tag("summary", book.text("ui-book-contents")) + tag("ol", links)
    folded = tag("details", inside, open="open")
    return tag("nav", folded, klass="gk-contents", aria_label=book.text("ui-book-contents"))


def parts(book: Book) -> list[Markup]:
    told = [chapter(name, heading, joined(rule(book, entry) for entry in rules))
            for name, heading, rules in book.chapters]
    return [*told, *([rulings(book)] if book.rulings else []), terms(book)]


def chapter(name: str, heading: str, inside: Markup, note: str = "") -> Markup:
    about = tag("p", note, klass="gk-quiet") if note else Markup()
    return tag("section", tag("h2", heading), about, inside, klass="gk-chapter", id=name)


def rule(book: Book, entry: Entry) -> Markup:
    """A rule: its title is a link to itself, its text, and how we know it."""
    link = tag("a", entry.title, href=f"#{anchor(entry.rule)}")
    told = [tag("h3", link, status(book, entry)), tag("p", entry.text)]
    if entry.reason:
        told.append(tag("p", book.text("ui-ruling", reason=entry.reason), klass="gk-reason"))
    if entry.id in book.switches:
        told.append(tag("p", book.text("ui-book-switch", option=book.switches[entry.id]), klass="gk-quiet"))
    return tag("article", *told, klass="gk-rule", id=anchor(entry.rule), data_status=entry.status)


def status(book: Book, entry: Entry) -> Markup:
    """What the printed book says needs no mark."""
    if entry.status == Status.RULEBOOK.value:
        return Markup()
    sign = icon("reconstructed") if entry.rule.status is Status.RECONSTRUCTED else Markup()
    return tag("span", sign, book.text(f"ui-status-{entry.status}"), klass="gk-status")


def rulings(book: Book) -> Markup:
    """All that we settled, on one table: what, how and why."""
    heads = [tag("th", book.text(f"ui-book-ruling-{name}"), scope="col") for name in ("rule", "how", "why")]
    rows = [tag("tr", tag("th", tag("a", entry.title, href=f"#{anchor(entry.rule)}"), scope="row"),
                tag("td", entry.text), tag("td", entry.reason)) for entry in book.rulings]
    table = tag("table", tag("thead", tag("tr", *heads)), tag("tbody", *rows))
    return chapter(RULINGS, book.text("ui-book-rulings"), table, book.text("ui-book-rulings-about"))


def terms(book: Book) -> Markup:
    """Everything on the board in one sentence."""
    listed = joined(tag("div", tag("dt", sign(one.id), one.name), tag("dd", one.text), id=f"term-{one.id}")
                    for one in book.glossary.values())
    return chapter(GLOSSARY, book.text("ui-book-glossary"), tag("dl", listed), book.text("ui-book-glossary-about"))


def sign(term: str) -> Markup:
    """The term's icon, if it has one."""
    known = next((name for name in (term, f"{term}-1") if f"gk-i-{name}" in library()), None)
    return icon(known) if known else tag("span", klass="gk-ic")
