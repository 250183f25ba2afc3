"""The console as HTML: what needs a look on top, pupils and matches as tiles, answers, and beside them what to do."""

from __future__ import annotations

import time
from typing import TYPE_CHECKING

from ...engine.errors import GamekitError
from ...engine.markup import Markup, joined, tag
from ...engine.match import Match
from ...engine.pieces import bold, el, icon, span
from ...engine.registry import game_class
from ...engine.scene import Scene
from ..html import choices, field, masthead, panel
from . import console_answers, console_lessons
from .answers import games as known_games
from .answers import known_game, known_lesson
from .console_sample import sample
from .shared import SharedMatch
from .signs import sign_colour
from .store import Member, Refusal

if TYPE_CHECKING:
    from .console import Console

FEW = 6             # rules and questions that are shown


def page(console: Console) -> Markup:
    code = console.room.code if console.room is not None else ""
    top = masthead(console, tag("span", code, klass="gk-state gk-class-code"), console.text("ui-console"))
    if console.room is None:
        main = tag("p", console.text("ui-class-none")) + console_lessons.told(console)
        slate = el("div", "slate", main, id="gk-slate")
        return top + el("div", "desk console", slate, id="gk-main")
    left = pupils(console) + matches(console) + looked(console) + console_answers.questions(console)
    left += console_lessons.told(console)
    rail = opening(console) + stuck(console) + stumbles(console) + sample(console) + ending(console)
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
    words = "ui-console-paused" if console.paused else "ui-console-look" if needing else "ui-console-well"
    ask = el("div", "ask", el("ol", "steps", *(tag("li", step) for step in steps)),
             tag("h2", console.text(words, number=needing), id="gk-headline"))
    hold = control(console, "ui-console-go-on" if console.paused else "ui-console-pause", "pause",
                   "" if console.paused else "yes", "lock")
    shown = console.shows_results
    show = control(console, "ui-console-hide" if shown else "ui-console-show", "results", "" if shown else "yes",
                   "espionage", main=not shown)
    pair = "ui-console-pair-chosen" if console.chosen else "ui-console-pair"
    items = [hold, control(console, pair, "pair", "", "recruit"), show]
    return el("section", "bar", ask, el("ul", "choices", *(tag("li", item) for item in items), id="gk-choices"),
              notice(console), id="gk-now")


def control(console: Console, words: str, wish: str, value: str, sign: str, main: bool = False) -> Markup:
    looks = "choice main" if main else "choice"
    return el("button", looks, icon(sign), span(console.text(words), "say"), data_do=wish,
              data_value=value, type="button")


def notice(console: Console) -> Markup:
    if console.notice is None:
        return Markup()
    return el("div", "note", icon("whynot"), tag("div", tag("p", console.notice[1])), id="gk-why")


# Pupils and matches

def sign(member_sign: str, words: str) -> Markup:
    """A colour and an animal."""
    mark = el("i", "badge", style=f"background:{sign_colour(member_sign)}", aria_hidden="true")
    return el("span", "who", mark, bold(words))


def pupils(console: Console) -> Markup:
    tiles = [pupil(console, member) for member in console.members]
    inside = el("div", "tiles", *tiles) if tiles else tag("p", console.text("ui-console-nobody"))
    return panel("pupils", console.text("ui-console-pupils"), inside, console.text("ui-console-press"))


def pupil(console: Console, member: Member) -> Markup:
    waiting = console.stuck(member)
    state = "away" if not member.here else "stuck" if waiting else ""
    since = console.text("ui-console-since", number=int((time.time() - member.since) // 60))
    last = console.text("ui-console-away") if state == "away" else since
    inside = sign(member.sign, member.words(console.language)), span(place(console, member), "at"), span(last, "since")
    return el("button", f"tile {state}", *inside, data_do="choose", data_value=member.sign, type="button",
              aria_pressed="true" if member.sign in console.chosen else "false", id=f"gk-pupil-{member.sign}")


def place(console: Console, member: Member) -> str:
    """Where a pupil is, in words."""
    game, _, lesson = member.page.partition("/")
    if member.match:
        return console.text("ui-console-in-match", code=member.match)
    if game not in known_games():
        return console.text("ui-console-joined")
    if not lesson:
        return console.text("ui-console-alone", game=title(console, game), number=member.step or "0")
    try:
        found = known_lesson(game, lesson)
    except GamekitError:
        return lesson
    steps = [step.id for step in found.steps]
    number = steps.index(member.step) + 1 if member.step in steps else len(steps)
    where = console.text("ui-lesson-step", number=number, all=len(steps))
    return f"{found.title(console.language)}: {where}"


def title(console: Console, game: str) -> str:
    return game_class(game).all_words().text("game-title", console.language)


def matches(console: Console) -> Markup:
    tiles = [match_tile(console, shared, match) for shared, match in console.matches()]
    if not tiles:
        return Markup()
    return panel("matches", console.text("ui-console-matches"), el("div", "tiles", *tiles),
                 console.text("ui-console-boards"))


def match_tile(console: Console, shared: SharedMatch, match: Match) -> Markup:
    """Who sits where, how far it is, and who is waited for."""
    words = [seat_words(console, shared, seat) for seat in shared.seats]
    waits = int((time.time() - shared.used) // 60)
    state = "ended" if match.over else "stuck" if waits * 60 >= 240 else ""
    line = str(match.result) if match.over else console.text(
        "ui-console-turn", seat=seat_title(console, shared, match.seat or ""), number=waits)
    head = el("span", "who", bold(shared.code), span(match.game.title))
    far = match.game.brief(match.state)
    scores = ", ".join(f"{match.game.in_language(console.language).thing_text('seat', n, console.language)} {points}"
                       for n, points in enumerate(match.game.scores(match.state).values()))
    stands = " · ".join(filter(None, (far, scores)))
    inside = head, span(" · ".join(words), "at"), span(stands, "at"), span(line, "since")
    return el("button", f"tile {state}", *inside, data_do="look", data_value=f"match {shared.code}", type="button",
              aria_pressed="true" if console.looked == f"match {shared.code}" else "false",
              id=f"gk-match-{shared.code}")


def seat_words(console: Console, shared: SharedMatch, seat: str) -> str:
    """A seat with who sits there."""
    from .signs import sign_words

    sitting = shared.seats[seat]
    if sitting.sign:
        who = sign_words(sitting.sign, console.language)
        return who if sitting.held else console.text("ui-console-expected", sign=who)
    return console.text("ui-console-bot" if sitting.bot else "ui-console-seated" if sitting.held else "ui-console-free")


def seat_title(console: Console, shared: SharedMatch, seat: str) -> str:
    game = known_game(shared.game)
    return game.thing_text("seat", game.seat_number(seat), console.language) if seat else ""


def looked(console: Console) -> Markup:
    """A board to look at: of a match what lies open, of a rule what the pupil saw."""
    kind, _, name = console.looked.partition(" ")
    if kind == "match":
        for shared, match in console.matches():
            if shared.code == name:
                scene = match.game.scene(match.view(None).state, -1, console.language)
                free = joined(
                    el("button", "btn", console.text("ui-console-free-seat", seat=seat_title(console, shared, seat)),
                       data_do="seat", data_value=f"{shared.code} {seat}", type="button")
                    for seat, sitting in shared.seats.items() if sitting.held)
                line = match.result if match.over else match.prompt
                return drawn(console, f"{shared.code} · {line}", scene, free)
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


def drawn(console: Console, heading: str, scene: Scene | None, below: Markup) -> Markup:
    close = el("button", "btn", console.text("ui-close"), data_do="look", data_value=console.looked, type="button")
    picture = tag("p", console.text("ui-editor-undrawn")) if scene is None else console_answers.flat(scene)
    return panel("looked", heading, el("div", "heat", picture) + below + close)


# Beside

def opening(console: Console) -> Markup:
    """What the class is to do: a lesson with its path and seed, a board, a link from the position editor."""
    now = console.room.assigned if console.room is not None else None
    pages = console.pages()
    told = console.text("ui-console-open-now", page=pages.get(now.page, now.page)) if now else ""
    query = tag("input", type="text", value=console.query_wish, data_do="query", id="gk-query", maxlength=200,
                placeholder="path=quick&seed=417")
    link = tag("input", type="text", data_do="link", id="gk-link", autocomplete="off")
    many = len(console.chosen)
    words = console.text("ui-console-open-chosen" if many else "ui-console-open", number=many)
    inside = tag("p", told, klass="gk-quiet") if told else Markup()
    inside += field(console.text("ui-console-page"), choices("page", console.page_wish or next(iter(pages), ""), pages))
    inside += field(console.text("ui-console-query"), query)
    inside += el("button", "btn main", words, data_do="open", type="button")
    inside += field(console.text("ui-console-link"), link)
    if now:
        inside += el("button", "btn", console.text("ui-console-let-go"), data_do="free", type="button")
    games = {name: title(console, name) for name in known_games()}
    inside += field(console.text("ui-console-game"), choices("game", console.game.name, games))
    editor = tag("a", console.text("ui-console-editor"), href=f"position_editor.ipynb?game={console.game.name}"
                 f"&lang={console.language}", target="_blank")
    return panel("open", console.text("ui-console-set"), el("div", "fields", inside + tag("p", editor)))


def stuck(console: Console) -> Markup:
    """Who has been at the same step for long; longest first."""
    waiting = sorted(((console.stuck(member), member) for member in console.members), key=lambda one: -one[0])
    lines = [
        tag("li", sign(member.sign, member.words(console.language)),
            tag("p", console.text("ui-console-since", number=int(seconds // 60)), " · ", place(console, member)))
        for seconds, member in waiting if seconds
    ]
    return panel("stuck", console.text("ui-console-stuck"), el("ul", "waits", *lines)) if lines else Markup()


def stumbles(console: Console) -> Markup:
    """The rules that are met most, by times and pupils; a press shows the position in which it was."""
    times: dict[tuple[str, str], list[Refusal]] = {}
    for refusal in console.refusals():
        if refusal.game in known_games() and refusal.rule in set(known_game(refusal.game).rulebook):
            times.setdefault((refusal.game, refusal.rule), []).append(refusal)
    ordered = sorted(times.items(), key=lambda one: -sum(refusal.number for refusal in one[1]))[:FEW]
    if not ordered:
        return Markup()
    most = sum(refusal.number for refusal in ordered[0][1])
    lines = [stumble(console, game, rule, found, most) for (game, rule), found in ordered]
    return panel("stumbles", console.text("ui-class-stumbles"), el("ol", "stumbles", *lines),
                 console.text("ui-console-why-not"))


def stumble(console: Console, game: str, rule: str, found: list[Refusal], most: int) -> Markup:
    number = sum(refusal.number for refusal in found)
    entry = known_game(game).in_language(console.language).rulebook[rule]
    words = console.text("ui-console-times", number=number, pupils=len({refusal.sign for refusal in found}))
    bar = el("span", "done", tag("i", style=f"width:{round(100 * number / most)}%"), aria_hidden="true")
    return tag("li", el("button", "line", span(entry.title), span(words, "cap"), bar, data_do="look",
                        data_value=f"rule {game} {rule}", type="button"))


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
