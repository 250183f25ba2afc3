"""The console as HTML: what it says on top, what is looked at, and the end; its parts are in files of their own."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ...engine.errors import GamekitError
from ...engine.markup import Markup, joined, tag
from ...engine.pieces import el, icon, span
from ...engine.scene import Scene
from ..html import masthead, panel
from . import console_answers, console_lessons, console_work
from .answers import game_title, known_game
from .console_sample import sample
from .console_tiles import matches, pupils
from .console_troubles import seat_deeds, stuck, stumbles
from .store import Refusal

if TYPE_CHECKING:
    from .console import Console


def page(console: Console) -> Markup:
    code = console.room.code if console.room is not None else ""
    top = masthead(console, tag("span", code, klass="gk-state gk-class-code"), console.text("ui-console"))
    if console.room is None or console.ended:
        why = "ui-class-none" if console.room is None else "ui-console-ended"
        now = el("section", "bar", el("div", "ask", tag("h2", console.text(why), id="gk-headline")), id="gk-now")
        slate = el("div", "slate", console_lessons.told(console), id="gk-slate")
        return top + now + el("div", "desk console", slate, id="gk-main")
    left = pupils(console) + matches(console) + looked(console) + console_answers.questions(console)
    left += sample(console) + console_lessons.told(console)
    rail = stuck(console) + console_work.setting(console) + stumbles(console)
    rail += console_work.joining(console) + ending(console)
    desk = el("div", "slate", left, id="gk-slate") + el("aside", "rail", rail, id="gk-rail")
    return top + bar(console) + el("div", "desk console lesson", desk, id="gk-main")


# On top

def bar(console: Console) -> Markup:
    """Where the class is, in a sentence, and what the teacher does most."""
    members = console.members
    here = sum(member.here for member in members)
    needing = sum(bool(console.stuck(member)) for member in members)
    steps = [console.text("ui-console-here", number=here, all=len(members)),
             console.text("ui-console-playing", number=len(console.matches()))]
    calm = "ui-console-well" if here else "ui-console-empty"
    words = "ui-console-paused" if console.paused else "ui-console-look" if needing else calm
    ask = el("div", "ask", el("ol", "steps", *(tag("li", step) for step in steps)),
             tag("h2", console.text(words, number=needing), id="gk-headline"))
    hold = control(console, "ui-console-go-on" if console.paused else "ui-console-pause", "pause",
                   "" if console.paused else "yes", "lock")
    shown = console.shows_results
    show = control(console, "ui-console-hide" if shown else "ui-console-show", "results", "" if shown else "yes",
                   "espionage", main=not shown)
    pair = "ui-console-pair-chosen" if console.chosen else "ui-console-pair"
    game = game_title(console.game.name, console.language)
    items = [hold, control(console, pair, "pair", "", "recruit", game=game), show]
    return el("section", "bar", ask, el("ul", "choices", *(tag("li", item) for item in items), id="gk-choices"),
              notice(console), id="gk-now")


def control(
    console: Console, words: str, wish: str, value: str, sign: str, main: bool = False, **facts: str
) -> Markup:
    looks = "choice main" if main else "choice"
    return el("button", looks, icon(sign), span(console.text(words, **facts), "say"), data_do=wish,
              data_value=value, type="button")


def notice(console: Console) -> Markup:
    if console.notice is None:
        return Markup()
    return el("div", "note", icon("whynot"), tag("div", tag("p", console.notice[1])), id="gk-why")


def looked(console: Console) -> Markup:
    """A board to look at: of a match what lies open, of a rule what the pupil saw."""
    kind, _, name = console.looked.partition(" ")
    if kind == "match":
        for shared, match in console.matches():
            if shared.code == name:
                scene = match.game.scene(match.view(None).state, -1, console.language)
                line = match.result if match.over else match.prompt
                deeds = Markup() if match.over else joined(seat_deeds(console, shared))
                return drawn(console, f"{shared.code} · {line}", scene, deeds)
    if kind == "rule":
        game, _, rule = name.partition(" ")
        found = [one for one in console.refusals() if (one.game, one.rule) == (game, rule)]
        if found:
            return met(console, found[0])
    return Markup()


def met(console: Console, refusal: Refusal) -> Markup:
    """The position in which a rule was met last."""
    game = known_game(refusal.game).in_language(console.language)
    entry = game.rulebook[refusal.rule]
    try:
        match = game.position(refusal.position)
        seat = match.state.seat
        scene = game.scene(match.view(seat).state, seat, console.language)
    except GamekitError:
        scene = None
    return drawn(console, entry.title, scene, tag("p", entry.text))


def drawn(console: Console, heading: str, scene: Scene | None, above: Markup) -> Markup:
    """A board, with what is said of it and done about it; it can be far down, so the way back is on top."""
    close = el("button", "btn", console.text("ui-close"), data_do="look", data_value=console.looked, type="button")
    picture = tag("p", console.text("ui-editor-undrawn")) if scene is None else console_answers.flat(scene)
    return panel("looked", heading, el("div", "table-row", above, close) + el("div", "heat", picture))


def ending(console: Console) -> Markup:
    """What stays and what goes."""
    save = el("button", "btn", console.text("ui-console-export"), data_do="export", type="button")
    if console.ending:
        yes = el("button", "btn main", console.text("ui-console-erase"), data_do="end", data_value="yes", type="button")
        no = el("button", "btn", console.text("ui-console-keep"), data_do="end", data_value="", type="button")
        inside = tag("p", console.text("ui-console-really")) + el("div", "chips", save, yes, no)
    else:
        end = el("button", "btn", console.text("ui-console-end"), data_do="end", data_value="ask", type="button")
        inside = tag("p", console.text("ui-console-no-names")) + el("div", "chips", save, end)
    return panel("privacy", console.text("ui-console-privacy"), inside)
