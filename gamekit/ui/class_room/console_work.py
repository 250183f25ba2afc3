"""Beside the console: how the class comes in, and what it is set."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ...engine.markup import Markup, joined, tag
from ...engine.pieces import el
from ...lessons.lesson import Lesson
from ..html import choices, field, panel
from . import links
from .answers import game_title, games
from .work import QUICK

if TYPE_CHECKING:
    from .console import Console


def joining(console: Console) -> Markup:
    """For who comes late: address, code and QR code, and the way to the page that shows them large."""
    if console.room is None:
        return Markup()
    address, code = links.server_address(), console.room.code
    told = tag("p", address.removesuffix("/"), klass="gk-join-address") + el("strong", "join-code", code)
    told += tag("p", tag("a", console.text("ui-console-large"), href=links.joining(), target="_blank"))
    picture = links.qr(f"{address}join?code={code}", console.text("class-qr"))
    return panel("entrance", console.text("ui-console-join"), el("div", "joining", picture, tag("div", told)))


def setting(console: Console) -> Markup:
    """What the class is to do: a lesson with its path and seed, a puzzle, a board, a link from the position editor."""
    inside = opened(console) + asked(console) + opening(console) + elsewhere(console)
    return panel("open", console.text("ui-console-set"), el("div", "fields", inside))


def opened(console: Console) -> Markup:
    """What is open for all now."""
    now = console.room.assigned if console.room is not None else None
    if now is None:
        return Markup()
    title = console.work.pages.get(now.page, now.page)
    free = el("button", "btn", console.text("ui-console-let-go"), data_do="free", type="button")
    return tag("p", console.text("ui-console-open-now", page=title), klass="gk-quiet") + free


def asked(console: Console) -> Markup:
    """The page, and what it asks for in its address."""
    work = console.work
    fields = [field(console.text("ui-console-page"), choices("page", work.file, work.pages))]
    if work.puzzles():
        numbers = {one: one for one in work.offered("number")}
        chosen = work.asked.get("number", "1")
        fields.append(field(console.text("ui-console-number"), choices("number", chosen, numbers)))
    elif (lesson := work.lesson) is not None:
        fields += of_lesson(console, lesson)
    if not work.puzzles():
        seed = tag("input", type="number", min="0", value=work.asked.get("seed", ""), data_do="seed", id="gk-seed")
        fields.append(field(console.text("ui-console-seed"), seed))
    return joined(fields)


def of_lesson(console: Console, lesson: Lesson) -> list[Markup]:
    """Its path, where it has a quick one, and the step to begin with."""
    work, found = console.work, []
    paths = {"": console.text("ui-lesson-path-all", number=len(lesson.steps)),
             QUICK: console.text("ui-lesson-path-quick", number=len(lesson.quick))}
    if lesson.quick:
        found.append(field(console.text("ui-console-path"), choices("path", work.asked.get("path", ""), paths)))
    steps = {"": console.text("ui-console-first-step")}
    for number, step in enumerate(work.steps(), 1):
        section = lesson.text(f"section-{lesson.section_of(step).id}", console.language)
        steps[step.id] = f"{number} · {section}"
    found.append(field(console.text("ui-console-step"), choices("step", work.asked.get("step", ""), steps)))
    return found


def opening(console: Console) -> Markup:
    """Open it here, or take its link elsewhere."""
    many = len(console.chosen)
    words = console.text("ui-console-open-chosen" if many else "ui-console-open", number=many)
    copy = el("button", "btn", console.text("ui-console-copy"), data_copy=console.work.link, type="button")
    link = tag("p", console.work.link, klass="gk-quiet gk-where")
    return el("p", "table-row", el("button", "btn main", words, data_do="open", type="button"), copy) + link


def elsewhere(console: Console) -> Markup:
    """A position that the teacher has set up, and the game for pairs, puzzles and the sample."""
    link = tag("input", type="text", data_do="link", id="gk-link", autocomplete="off")
    known = {name: game_title(name, console.language) for name in games()}
    editor = tag("a", console.text("ui-console-editor"), target="_blank",
                 href=f"position_editor.ipynb?game={console.game.name}&lang={console.language}")
    return (tag("p", editor) + field(console.text("ui-console-link"), link)
            + field(console.text("ui-console-game"), choices("game", console.game.name, known)))
