"""The page of portraits as HTML: each number as bars of all games, then each game in sentences, then the sources."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ..engine.markup import Markup, joined, tag
from ..engine.words import LANGUAGES
from ..lab.portraits.portrait import MEASURES, Portrait, said
from ..lab.portraits.watched import MOMENTS
from ..lab.statistics.stats import Estimate, grouped
from ..lab.words import WORDS
from ..lessons import pictures
from .html import brand, language_button, panel

if TYPE_CHECKING:
    from .portraits import Portraits

SOURCES = (
    "C. Browne, Evolutionary Game Design, Springer, 2011 (length, branching, drama, lead changes)",
    "D. Zare, A Measure of Luck; Hedging Toward Skill, GammonVillage, 2000 (luck as what each roll changes)",
    "P. Borm, B. van der Genugten, On a relative measure of skill for games with chance elements, TOP 9, 2001",
    "P. Duersch, M. Lambrecht, J. Oechssler, Measuring skill and chance in games, European Economic Review 127, 2020",
    "A. Elo, The Rating of Chessplayers, Past and Present, Arco, 1978",
)
COLUMNS = ("wins", "decisions", "forced", "hidden")


def page(page: Portraits) -> Markup:
    notice = Markup() if page.notice is None else tag(
        "section", tag("div", tag("p", page.notice[1])), klass="gk-why", id="gk-why", role="alert")
    numbers = tag("div", *(measure(page, name) for name in MEASURES), klass="gk-measures", id="gk-measures")
    games = tag("div", *(of_game(page, name) for name in page.found), klass="gk-measures", id="gk-games")
    about = tag("p", page.text("ui-portraits-about", again="yes" if page.measures else "no"), klass="gk-about")
    table = tag("button", page.text("ui-lab-csv"), klass="gk-button", data_do="csv")
    main = tag("main", notice, about, numbers, tag("h2", page.text("ui-portraits-games")), games, sources(page), table,
               klass="gk-grid gk-portraits", id="gk-main")
    return masthead(page) + main


def masthead(page: Portraits) -> Markup:
    languages = joined(language_button(language, language == page.language) for language in LANGUAGES)
    name = tag("h1", page.text("ui-portraits"))
    return tag("header", brand(page) + name + tag("nav", languages, aria_label=page.text("ui-language")),
               klass="gk-mast")


# One number of all games

def measure(page: Portraits, name: str) -> Markup:
    """What it is, and how it stands in each game."""
    told = {game: one.measures[name] for game, one in page.found.items() if comparable(one, name)}
    low, high = reach(list(told.values()))
    rows = [bar(page, game, name, told[game], low, high) if game in told else other(page, game, name)
            for game in page.found]
    meaning = tag("p", WORDS.text(f"lab-portrait-{name}.means", page.language), klass="gk-quiet")
    return panel(f"portrait-{name}", WORDS.text(f"lab-portrait-{name}.title", page.language),
                 tag("ol", *rows, klass="gk-bars") + meaning)


def reach(found: list[Estimate]) -> tuple[float, float]:
    """From where to where the bars of a number go: from 0, or from below it."""
    low, high = min((0.0, *(one.low for one in found))), max((one.high for one in found), default=1.0)
    return low, max(high, low + 1e-9)


def comparable(found: Portrait, name: str) -> bool:
    """Whether a game has the number at all; where one seat plays there is no balance of seats."""
    return name in found.measures and not (name == "edge" and len(found.seats) == 1)


def other(page: Portraits, game: str, name: str) -> Markup:
    """What is said in place of a bar."""
    found = page.found[game]
    words = page.text("ui-portraits-none") if name not in found.measures else page.text(
        "ui-portraits-alone", value=said(name, found[name], page.language))
    return tag("li", called(page, game), tag("span", words, klass="gk-mean"))


def called(page: Portraits, game: str) -> Markup:
    """A game without its second title, which is long on a phone."""
    short, _, _ = page.spoken(game).title.replace(". ", ": ").partition(": ")
    return tag("span", short, klass="gk-who")


def bar(page: Portraits, game: str, name: str, found: Estimate, low: float, high: float) -> Markup:
    zero, value, first, last = (100 * (x - low) / (high - low) for x in (0.0, found.value, found.low, found.high))
    left, right = sorted((zero, value))
    drawn = tag("u", style=f"left:{left:.2f}%;right:auto;width:{right - left:.2f}%")
    drawn += tag("i", style=f"left:{first:.2f}%;width:{last - first:.2f}%")
    value_words, _, rest = said(name, found, page.language).partition(" [")
    interval = tag("span", "[" + rest, klass="gk-interval") if rest else Markup()
    share = tag("span", drawn, klass="gk-share", aria_hidden="true")
    return tag("li", called(page, game), share, tag("b", value_words), interval)


# One game

def of_game(page: Portraits, name: str) -> Markup:
    """Its sentences, how its result comes to be known, its seats; and the button."""
    found = page.found[name]
    told = Portrait(page.spoken(name), found.measures, found.seats, found.curve, found.rungs, found.options, found.n,
                    found.seed, found.bot, found.mark)
    sentences = tag("ul", *(tag("li", words) for words in told.sentences(page.language).values()))
    stale = tag("p", page.text("ui-portraits-stale"), klass="gk-quiet") if name in (page.stale or ()) else Markup()
    inside = tag("p", told.head(page.language), klass="gk-quiet") + stale + sentences + curve(page, told)
    inside += seats(page, told) + measured_here(page, name)
    folded = tag("details", tag("summary", page.spoken(name).title), inside, klass="gk-numbers", id=f"gk-game-{name}")
    return tag("section", folded, klass="gk-panel")


def curve(page: Portraits, found: Portrait) -> Markup:
    points = [(moment / MOMENTS, one) for moment, one in enumerate(found.curve)] + [(1.0, Estimate(1, 1, 1, found.n))]
    words = WORDS.text("lab-portrait-course", page.language, game=found.game.title)
    below = (page.text("ui-portraits-begin"), page.text("ui-portraits-end"))
    held = [(at, Estimate(one.value, max(0.0, one.low), min(1.0, one.high), one.n)) for at, one in points]
    drawn = pictures.curve(words, held, below, 0.5)
    return tag("figure", drawn, tag("figcaption", words, klass="gk-quiet"))


def seats(page: Portraits, found: Portrait) -> Markup:
    """What differs from seat to seat."""
    heads = [tag("th", page.text(f"ui-portraits-{name}"), scope="col")
             for name in ("seat", *COLUMNS)]
    rows = [
        tag("tr", tag("th", found.game.thing_text("seat", found.game.seat_number(seat), page.language), scope="row"),
            *(tag("td", cell(name, numbers[name], page.language)) for name in COLUMNS))
        for seat, numbers in found.seats.items()
    ]
    return tag("table", tag("thead", tag("tr", *heads)), tag("tbody", *rows))


def cell(name: str, found: Estimate, language: str) -> str:
    return said({"decisions": "length"}.get(name, name), found, language)


def measured_here(page: Portraits, name: str) -> Markup:
    """The button, and beside each other what is stored and what it found."""
    from .portraits import FEW

    if not page.measures:
        return Markup()
    if page.measuring == name:
        return tag("p", page.text("ui-portraits-measuring"), role="status", klass="gk-quiet")
    button = tag("button", page.text("ui-portraits-again", n=FEW), klass="gk-button", data_do="again", data_value=name,
                 disabled="disabled" if page.measuring else None)
    again = page.again.get(name)
    if again is None:
        return button
    rows = [tag("tr", tag("th", WORDS.text(f"lab-portrait-{one}.title", page.language), scope="row"),
                *(tag("td", said(one, each[one], page.language)) for each in (page.found[name], again)))
            for one in again.measures if one in page.found[name].measures]
    heads = [tag("th", "", scope="col"), tag("th", grouped(page.found[name].n), scope="col"),
             tag("th", f"{FEW}, seed {again.seed}", scope="col")]
    return tag("table", tag("thead", tag("tr", *heads)), tag("tbody", *rows)) + button


def sources(page: Portraits) -> Markup:
    listed = tag("ul", *(tag("li", one) for one in SOURCES))
    return tag("section", tag("h2", page.text("ui-portraits-sources")), listed, klass="gk-sources")

