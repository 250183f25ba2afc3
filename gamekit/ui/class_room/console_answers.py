"""The answers of a class on the console: bars with times, dots before a distribution, a heat map on the board."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING

from ...engine.errors import GamekitError
from ...engine.markup import Markup, joined, tag
from ...engine.pieces import el, icon
from ...engine.scene import Marks, Scene
from ...lessons.asking import Asked
from ...lessons.items import Choice
from ..html import panel
from .answers import Answer, Question, right_numbers, seconds, things

if TYPE_CHECKING:
    from .console import Console

SHOWN = 4           # questions side by side: the newest
BINS = 20
WIDTH, HEIGHT, DOT = 400, 96, 5
TINT = 36           # per cent of colour where all have chosen the same


def questions(console: Console) -> Markup:
    """The newest questions, side by side."""
    found = [one for question in console.questions()[:SHOWN] if (one := shown(console, question))]
    return el("div", "answers-of-all", *found, id="gk-answers-of-all") if found else Markup()


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
    number = console.text("ui-console-answered", number=len(question.answers))
    right = console.text("ui-class-first", good=question.right, all=len(question.answers))
    aside = f"{number} · {console.text('ui-console-right')} {right}" if console.shows_results else number
    eye = Markup()
    if not console.shows_results:
        eye = el("span", "cap", icon("hidden"), " ", console.text("ui-console-hidden"))
    return panel(f"q-{slug(question.key)}", asked.text() or question.step.id, inside + eye, aside, "question")


def slug(key: str) -> str:
    return key.replace("/", "-").replace("_", "-")


# Bars

def bars(console: Console, question: Question, asked: Asked) -> Markup:
    """Each answer with how often it came, its share, and how long it took."""
    options = list(asked.item.options) if isinstance(asked.item, Choice) else []
    found = question.counts
    ordered = [*(one for one in options if one in found), *(one for one in found if one not in options)]
    return el("table", "votes", *(row(console, asked, one, found[one], len(question.answers)) for one in ordered))


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


def row(console: Console, asked: Asked, given: str, answers: list[Answer], every: int) -> Markup:
    share = len(answers) / every
    tick = icon("check") if console.shows_results and answers[0].right else Markup()
    bar = el("span", "done", tag("i", style=f"width:{round(100 * share)}%"), aria_hidden="true")
    took = console.text("ui-console-seconds", number=round(seconds(answers)))
    return tag("tr", tag("th", tick, words_of(asked, given), scope="row"),
               tag("td", tag("b", len(answers)), f" {round(100 * share)} %"),
               tag("td", bar), tag("td", took, klass="gk-quiet"))


# Numbers

def dots(console: Console, question: Question) -> Markup:
    """Every number a dot, before the right numbers of many other pairs' questions."""
    numbers = question.numbers
    behind = right_numbers(question.lesson.game.name, question.lesson.id, question.step.id)
    everything = [*numbers, *(behind if console.shows_results else ())]
    low, high = min(everything), max(everything)
    spread = (high - low) or 1.0
    drawn = Markup()
    if console.shows_results and behind:
        counted = Counter(bin_of(value, low, spread) for value in behind)
        most = max(counted.values())
        step = WIDTH / BINS
        drawn = joined(
            tag("rect", x=round(place * step, 1), y=round(HEIGHT - 18 - 60 * n / most, 1), width=round(step - 1, 1),
                height=round(60 * n / most, 1), fill="var(--gk-line)")
            for place, n in counted.items())
    stacked: Counter[int] = Counter()
    for value in sorted(numbers):
        place = bin_of(value, low, spread)
        stacked[place] += 1
        high_up = HEIGHT - 18 - DOT - 11 * (stacked[place] - 1)
        drawn += tag("circle", cx=round((place + 0.5) * WIDTH / BINS, 1), cy=high_up, r=DOT, fill="var(--gk-play)",
                     stroke="var(--gk-ink)", stroke_width=1)
    axis = tag("path", d=f"M0 {HEIGHT - 18}H{WIDTH}", stroke="var(--gk-ink)", stroke_width=2)
    tall = max(70, 11 * max(stacked.values()) + 8)
    picture = tag("svg", drawn, axis, viewBox=f"0 {HEIGHT - 18 - tall} {WIDTH} {tall + 2}", klass="gk-dots", role="img",
                  aria_label=console.text("ui-console-dots", number=len(numbers)))
    ends = el("div", "ends", tag("b", f"{low:g}"), tag("b", f"{high:g}"))
    about = console.text("ui-console-behind", number=len(behind)) if console.shows_results and behind else ""
    return picture + ends + (tag("p", about, klass="gk-quiet") if about else Markup())


def bin_of(value: float, low: float, spread: float) -> int:
    return min(BINS - 1, int((value - low) / spread * BINS))


# On the board

def board(console: Console, asked: Asked) -> Scene | None:
    """The board that the question is about."""
    match = asked.item.match
    if match is None:
        return None
    seat = asked.game.seat_number(asked.item.viewer)
    scene: Scene | None = match.game.scene(match.view(seat).state, seat, console.language, Marks(resting=True))
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
