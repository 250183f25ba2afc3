"""The position editor as HTML: what to do and what cannot be on top, the board, and beside it things and entries."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ..engine import registry
from ..engine.draft import entry_key, place_words
from ..engine.markup import Markup, joined, tag
from ..engine.pieces import el, icon, span
from .board_html import seat_field
from .html import choices, field, masthead, option_field, panel, scripted_fields

if TYPE_CHECKING:
    from .editor_page import Editor

FOLDED = 12         # things of a place that are shown at once


def page(editor: Editor) -> Markup:
    scene = editor.scene()
    style = tag("style", Markup(scene.style), id="gk-areas") if scene else Markup()
    state: object = el("dl", "score", scene.score) if scene else editor.text("ui-editor")
    board = scene.board if scene else tag("p", editor.text("ui-editor-undrawn"))
    parts = el("main", "board", board, id="gk-board", aria_label=editor.text("ui-board"))
    if scene and scene.hand:
        parts += el("section", "hand", scene.hand, id="gk-hand", aria_label=editor.text("ui-hand"))
    rail = things(editor) + entries(editor) + rows(editor) + options(editor) + start(editor)
    inside = parts + el("aside", "rail", rail, id="gk-rail")
    desk = el("div", "desk", inside, id="gk-main", data_address=editor.address())
    return style + masthead(editor, state) + bar(editor) + desk


# On top

def bar(editor: Editor) -> Markup:
    """What is to be done, what cannot be, and the ways out."""
    words = el("div", "ask", tag("h2", asked(editor), id="gk-headline"))
    tools = el("button", "btn", icon("undo"), span(editor.text("ui-undo")), data_do="undo",
               aria_label=editor.text("ui-undo"), type="button") if editor.before else ""
    return el("section", "bar", words, el("div", "tools", tools), note(editor), ways(editor), id="gk-now",
              aria_label=editor.text("ui-asked"))


def asked(editor: Editor) -> str:
    if editor.chosen is None:
        return editor.text("ui-editor-choose")
    key, thing = editor.chosen
    return editor.text("ui-editor-where", thing=thing_words(editor, key, thing))


def note(editor: Editor) -> Markup:
    """Why this position cannot be; what went wrong with a click."""
    problem = editor.draft.problem
    told = editor.notice[1] if editor.notice else problem.in_language(editor.language) if problem else ""
    if not told:
        return Markup()
    heading = editor.text("ui-editor-cannot") if problem and not editor.notice else editor.text("ui-editor")
    return el("div", "note", icon("whynot"), tag("div", tag("b", heading), span(told)), id="gk-why")


def ways(editor: Editor) -> Markup:
    """Play from here, or the link for a class."""
    items = []
    if editor.draft.problem is None:
        link = editor.link()
        say = span(editor.text("ui-editor-play"), "say")
        items.append(el("a", "choice main", icon("play"), say, href=link, target="_blank", id="gk-play-link"))
        items.append(el("button", "choice", icon("move"), span(editor.text("ui-editor-link"), "say"), data_copy=link,
                        type="button"))
        items.append(el("a", "choice", icon("objective"), span(editor.text("ui-editor-puzzle"), "say"),
                        href=editor.link_to_puzzle(), target="_blank"))
    return el("ul", "choices", *(tag("li", item) for item in items), id="gk-choices")


# Things in their places

def things(editor: Editor) -> Markup:
    """The things of one entry, by place: choose one, then the board or a place."""
    draft = editor.draft
    tabs = joined(
        el("button", "btn chip", entry_words(editor, key), data_do="group", data_value=key, type="button",
           aria_pressed="true" if key == editor.group else "false")
        for key in draft.groups
    )
    found = draft.places(editor.group) if editor.group else {}
    inside = el("div", "chips", tabs) + in_hand(editor)
    inside += joined(place(editor, name, lying) for name, lying in found.items() if shows(editor, name, lying))
    return panel("things", editor.text("ui-editor-things"), inside)


def shows(editor: Editor, name: str, lying: list[str]) -> bool:
    """A place that nothing lies in is shown once something is in hand, unless it is one of very many."""
    many = len(editor.draft.places(editor.group)) > 2 * FOLDED
    return bool(lying or editor.draft.unseen(editor.group, name)) or (editor.chosen is not None and not many) or (
        many and editor.chosen is not None and "-" not in name)


def in_hand(editor: Editor) -> Markup:
    """What can be done with the thing in hand beside laying it somewhere."""
    if editor.chosen is None:
        return Markup()
    key, thing = editor.chosen
    now = editor.draft.marks_of(key, thing)
    marks = [
        el("button", "btn", mark_words(editor, mark), data_do="mark", data_value=mark, type="button",
           aria_pressed="true" if mark in now else "false")
        for mark in editor.draft.marks(key) if editor.game.words.has(entry_key(mark))
    ]
    away = el("button", "btn", editor.text("ui-editor-away"), data_do="away", type="button")
    return el("div", "chips in-hand", *marks, away)


def place(editor: Editor, name: str, lying: list[str]) -> Markup:
    key = editor.group
    words = place_words(editor.game, editor.draft.field(key).kind, name, editor.language)
    here = el("button", "btn", editor.text("ui-editor-here"), data_do="lay", data_value=name, type="button",
              aria_label=editor.text("ui-editor-lay", place=words)) if editor.chosen else Markup()
    chips = joined(chip(editor, key, one) for one in lying)
    inside = el("div", "chips", chips) if chips else Markup()
    if editor.draft.field(key).counts and name != resting(editor, key):
        entry = number(f"unseen {key} {name}", editor.draft.unseen(key, name), 0, 99)
        inside += tag("label", tag("span", editor.text("ui-editor-unseen"), " "), entry, klass="gk-quiet")
    heading = tag("b", words), el("span", "cap", str(len(lying)))
    if len(lying) > FOLDED and not here:
        return tag("details", tag("summary", *heading), inside, klass="gk-place", id=f"gk-place-{name}")
    return el("div", "place", tag("header", *heading, here), inside, id=f"gk-place-{name}")


def resting(editor: Editor, key: str) -> str:
    """Where unseen things come from."""
    field = editor.draft.field(key)
    return "" if field.rest is None else editor.game.ids(field.kind)[field.rest]


def chip(editor: Editor, key: str, thing: str) -> Markup:
    name, *marks = thing.split()
    words = thing_words(editor, key, name)
    marked = ", ".join(mark_words(editor, mark) for mark in marks)
    said = f"{words} ({marked})" if marked else words
    return el("button", "btn chip", said, data_do="choose", data_value=f"{key} {name}", type="button",
              aria_pressed="true" if editor.chosen == (key, name) else "false", title=name)


# Entries

def entries(editor: Editor) -> Markup:
    """Whose turn it is, what markers point at, and the numbers."""
    draft = editor.draft
    fields = [pointer(editor, key, slot) for key, slot in draft.pointers]
    for key in draft.numbers:
        own = draft.field(key)
        value = draft.description.get(key, getattr(draft.state, own.name, own.low))
        fields.append(field(entry_words(editor, key), number(f"entry {key}", value, own.low, own.high)))
    if draft.kept:
        fields.append(tag("p", editor.text("ui-editor-kept", entries=", ".join(draft.kept)), klass="gk-quiet"))
    return panel("entries", editor.text("ui-editor-entries"), el("div", "fields", *fields))


def pointer(editor: Editor, key: str, slot: int | None) -> Markup:
    draft, own = editor.draft, editor.draft.field(key)
    state = draft.state
    value = getattr(state, own.name, own.low) if slot is None else getattr(state, own.name, [own.low] * 99)[slot]
    now = "" if value < 0 else editor.game.ids(own.kind)[value]
    names = {one or "": option(editor, own.kind, one) for one in draft.choices(key)}
    words = entry_words(editor, key) + ("" if slot is None else f" {slot + 1}")
    wish = f"slot {key}" if slot is None else f"slot {key} {slot}"
    return field(words, choices(wish, now, names))


def option(editor: Editor, kind: str, name: str | None) -> str:
    if name is None:
        return "\N{EM DASH}"
    if kind == "step":
        return editor.game.words.text(f"step-{name}", editor.language)
    return place_words(editor.game, kind, name, editor.language)


def rows(editor: Editor) -> Markup:
    """Numbers of things, folded: there are many."""
    return joined(row(editor, key) for key in editor.draft.rows)


def row(editor: Editor, key: str) -> Markup:
    draft, own = editor.draft, editor.draft.field(key)
    values = getattr(draft.state, own.name, [own.low] * own.shape[0])
    present = editor.game.present(draft.state) if own.of == "seat" and draft.state else range(own.shape[0])
    fields = [
        field(thing_words(editor, key, thing), number(f"count {key} {thing}", values[n], own.low, own.high))
        for n, thing in enumerate(editor.game.ids(own.of)) if n in present
    ]
    return el("details", "panel", tag("summary", entry_words(editor, key)), el("div", "fields", *fields),
              id=f"gk-row-{key}")


def options(editor: Editor) -> Markup:
    """The options of the match, who plays, and whose view is drawn."""
    editor.wishes = dict(editor.draft.values)
    fields = [option_field(editor, one) for one in editor.game.options if one.name in editor.wishes]
    seats = editor.game.playing(editor.draft.values)
    fields += [seat_field(editor, seat) for seat in seats] + scripted_fields(editor)
    names = {"": editor.text("ui-editor-decides")} | {seat: editor.seat_name(seat) for seat in seats}
    fields.append(field(editor.text("ui-editor-viewer"), choices("viewer", editor.viewer or "", names)))
    return el("details", "panel", tag("summary", editor.text("ui-editor-options")), el("div", "fields", *fields),
              id="gk-options")


def start(editor: Editor) -> Markup:
    """Where to begin: another game, a new match, an empty table, a file."""
    games = {name: registry.game_class(name).all_words().text("game-title", editor.language)
             for name in registry.names()}
    seed = tag("input", type="number", min="0", data_do="begin", id="gk-begin", placeholder="1917")
    blank = el("button", "btn", editor.text("ui-editor-blank"), data_do="begin", data_value="blank", type="button")
    file = tag("input", type="file", accept=".json,application/json", data_do="load", id="gk-load")
    inside = field(editor.text("ui-editor-game"), choices("game", editor.game.name, games))
    save = el("button", "btn", editor.text("ui-editor-file"), data_do="file", type="button")
    inside += field(editor.text("ui-editor-seed"), seed) + field(editor.text("ui-editor-load"), file)
    inside += el("div", "chips", blank, save)
    return panel("start", editor.text("ui-editor-start"), el("div", "fields", inside))


def number(wish: str, value: object, low: int, high: int) -> Markup:
    return tag("input", type="number", min=low, max=high, value=value, data_do=wish, id="gk-" + wish.replace(" ", "-"))


# Words

def entry_words(editor: Editor, key: str) -> str:
    return editor.game.words.text(entry_key(key), editor.language)


def mark_words(editor: Editor, mark: str) -> str:
    key = entry_key(mark)
    return editor.game.words.text(key, editor.language) if editor.game.words.has(key) else mark


def thing_words(editor: Editor, key: str, thing: str) -> str:
    kind = editor.draft.field(key).of
    words = editor.game.thing_text(kind, editor.game.ids(kind).index(thing), editor.language)
    return words[:1].upper() + words[1:]


