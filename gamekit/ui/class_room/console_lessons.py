"""What a class has done in its lessons, as counts: first tries, the tests before and after. No signs, no names."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ...engine.errors import GamekitError
from ...engine.markup import Markup, joined, tag
from ...engine.pieces import el
from ...lab.statistics.stats import rate_difference
from ...lessons import gain, room
from ...lessons.asking import made
from ...lessons.items import Writing
from ...lessons.lesson import Lesson
from ...lessons.loading import lessons
from ..html import panel
from .answers import games, known_game, known_lesson

if TYPE_CHECKING:
    from .console import Console


def told(console: Console) -> Markup:
    """Every lesson that the class has been in."""
    if console.counts is None:
        return Markup()
    named = {tuple(key.split("/")[:2]) for key in console.counts.first_tries()}
    found = sorted((game, lesson) for game, lesson in named if game in games() and lesson in lessons(known_game(game)))
    return joined(of_lesson(console, known_lesson(game, lesson), console.counts) for game, lesson in found)


def of_lesson(console: Console, lesson: Lesson, counts: room.Room) -> Markup:
    inside = gained(console, lesson, counts) + first_tries(console, lesson, counts)
    game = lesson.game.in_language(console.language).title
    heading = f"{game}: {lesson.title(console.language)}"
    return panel(f"of-{lesson.game.name}-{lesson.id}".replace("_", "-"), heading, inside,
                 console.text("ui-class-tries")) if inside else Markup()


def first_tries(console: Console, lesson: Lesson, counts: room.Room) -> Markup:
    """How many of the class were right at once."""
    from .console import SEED

    found, rows = counts.first_tries(), []
    for step in lesson.steps:
        key = room.key(lesson, step.id)
        if step.rhythm == "vote" or step.asking.kind is Writing or key not in found:
            continue
        try:
            words = made(lesson, step, SEED, console.language).text()
        except GamekitError:
            words = step.id
        rows.append(row(console, words, *found[key]))
    return el("table", "votes", *rows) if rows else Markup()


def gained(console: Console, lesson: Lesson, counts: room.Room) -> Markup:
    """The test before and after: how many answers were right, and how much more often afterwards."""
    found = gain.counted(counts, lesson)
    rows = [row(console, console.text(f"ui-lesson-{name}"), good, every - good)
            for name, (good, every) in found.items() if every]
    inside = el("table", "votes", *rows) if rows else Markup()
    if all(every for _, every in found.values()):
        difference = rate_difference(*found[gain.AFTER], *found[gain.BEFORE])
        inside += tag("p", console.text("ui-class-gained", gain=difference.text(console.language, counted=False)))
    return inside


def row(console: Console, words: str, good: int, bad: int) -> Markup:
    share = good / (good + bad)
    bar = el("span", "done", tag("i", style=f"width:{round(100 * share)}%"), aria_hidden="true")
    number = console.text("ui-class-first", good=good, all=good + bad)
    return tag("tr", tag("th", words, scope="row"), tag("td", number), tag("td", bar))
