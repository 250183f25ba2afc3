"""The answers of a class on the console: bars with times, dots of numbers, a heat map on the board."""

from __future__ import annotations

from typing import TYPE_CHECKING
from zlib import crc32

from ...engine.errors import GamekitError
from ...engine.markup import Markup, tag
from ...engine.pieces import el, icon, span
from ...engine.scene import Marks, Scene
from ...lessons.asking import Asked
from ...lessons.items import Choice
from ..html import panel
from .answers import Answer, Question, seconds, things
from .console_dots import dots

if TYPE_CHECKING:
    from .console import Console

SHOWN = 4           # questions side by side: those that are kept in view, then the newest
TINT = 36           # per cent of colour where all have chosen the same


def questions(console: Console) -> Markup:
    """A few questions side by side, and the way to the others."""
    every = {question.key: question for question in console.questions()}
    keys = [key for key in console.pinned if key in every]
    keys += [key for key in every if key not in keys][:max(SHOWN - len(keys), 0)]
    found = [one for key in keys if (one := shown(console, every[key]))]
    side = el("div", "answers-of-all", *found, id="gk-answers-of-all") if found else Markup()
    return side + others(console, [question for key, question in every.items() if key not in keys])


def others(console: Console, rest: list[Question]) -> Markup:
    """Those that were answered before; a press takes one back into view, as the first vote beside the last."""
    lines = [tag("li", el("button", "line", span(words), span(answered(console, question), "cap"), data_do="pin",
                          data_value=question.key, type="button"))
             for question in rest if (words := task(console, question))]
    return panel("earlier", console.text("ui-console-earlier"), el("ul", "stumbles", *lines),
                 console.text("ui-console-pin")) if lines else Markup()


def task(console: Console, question: Question) -> str:
    from .console import SEED

    try:
        return question.asked(SEED, console.language).text() or question.step.id
    except GamekitError:
        return ""


def answered(console: Console, question: Question) -> str:
    return console.text("ui-console-answered", number=len(question.answers))


def pin(console: Console, question: Question) -> Markup:
    pressed = "true" if question.key in console.pinned else "false"
    return el("button", "btn chip", console.text("ui-console-keep-shown"), data_do="pin", data_value=question.key,
              aria_pressed=pressed, type="button")


def shown(console: Console, question: Question) -> Markup:
    from .console import SEED

    try:
        asked = question.asked(SEED, console.language)
    except GamekitError:
        return Markup()
    scene = board(console, asked)
    placed = things(question, asked, scene) if scene is not None else {}
    if question.is_number:
        inside = dots(console, question)
    elif scene is not None and placed:
        inside = heat(scene, placed, len(question.answers), f"gk-q-{slug(question.key)}")
        inside += bars(console, question, asked)
    else:
        inside = bars(console, question, asked)
    number = answered(console, question)
    right = console.text("ui-class-first", good=question.right, all=len(question.answers))
    judged = console.shows_results and question.is_judged
    aside = f"{number} · {console.text('ui-console-right')} {right}" if judged else number
    eye = Markup()
    if not console.shows_results:
        eye = el("span", "cap", icon("hidden"), " ", console.text("ui-console-hidden"))
    foot = el("p", "table-row", eye, pin(console, question))
    return panel(f"q-{slug(question.key)}", asked.text() or question.step.id, inside + foot, aside, "gk-question")


def slug(key: str) -> str:
    """A name within the page; a position's would be long."""
    name, _, position = key.replace("/", "-").replace("_", "-").partition(" ")
    return f"{name}-{crc32(position.encode()):x}" if position else name


# Bars

def bars(console: Console, question: Question, asked: Asked) -> Markup:
    """Each answer with how often it came, its share, and how long it took."""
    options = list(asked.item.options) if isinstance(asked.item, Choice) else []
    found = question.counts
    ordered = [*(one for one in options if one in found), *(one for one in found if one not in options)]
    judged = console.shows_results and question.is_judged
    return el("table", "votes", *(
        row(console, asked, one, found[one], len(question.answers), judged) for one in ordered))


def share_rows(question: Question, asked: Asked) -> Markup:
    """The answers of the class for a pupil: each with how often it came."""
    every = len(question.answers)
    rows = [
        tag("tr", tag("th", words_of(asked, given), scope="row"),
            tag("td", tag("b", len(answers)), f" {round(100 * len(answers) / every)} %"))
        for given, answers in question.counts.items()
    ]
    return el("table", "votes", *rows)


def words_of(asked: Asked, given: str) -> str:
    """An answer in words. Another pair's question has moves that this one has not."""
    try:
        return asked.answer_words(given)
    except (GamekitError, KeyError, ValueError):
        return given


def row(console: Console, asked: Asked, given: str, answers: list[Answer], every: int, judged: bool) -> Markup:
    share = len(answers) / every
    tick = icon("check") if judged and answers[0].right else Markup()
    bar = el("span", "done", tag("i", style=f"width:{round(100 * share)}%"), aria_hidden="true")
    took = console.text("ui-console-seconds", number=round(seconds(answers)))
    return tag("tr", tag("th", tick, words_of(asked, given), scope="row"),
               tag("td", tag("b", len(answers)), f" {round(100 * share)} %"),
               tag("td", bar), tag("td", took, klass="gk-quiet"))


# On the board

def board(console: Console, asked: Asked) -> Scene | None:
    """The board that the question is about."""
    match = asked.item.match
    if match is None:
        return None
    seat = asked.game.seat_number(asked.item.viewer)
    view = match.view(asked.item.viewer)
    scene: Scene | None = match.game.scene(view.state, seat, console.language, Marks(resting=True))
    return scene


def heat(scene: Scene, placed: dict[str, int], every: int, name: str) -> Markup:
    """The board, with a tint and a number on all that was chosen."""
    rules = []
    for thing, number in placed.items():
        share = number / every
        where = f'#{name} [data-thing="{thing}"]'
        tint = f"color-mix(in srgb,var(--gk-play) {round(TINT * share)}%,transparent)"
        rules.append(
            f"{where}{{box-shadow:inset 0 0 0 200px {tint},inset 0 0 0 4px var(--gk-play);position:relative}}"
            f'{where}::after{{content:"{number} · {round(100 * share)} %"}}')
    return el("div", "heat", tag("style", Markup("".join(rules))), flat(scene), id=name)


def flat(scene: Scene) -> Markup:
    """The board without what lies in hands."""
    return tag("style", Markup(scene.style)) + el("div", "board", scene.board)
