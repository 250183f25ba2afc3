"""Pupils and matches on the console, each a tile."""

from __future__ import annotations

import time
from typing import TYPE_CHECKING

from ...engine.errors import GamekitError
from ...engine.markup import Markup, tag
from ...engine.match import Match
from ...engine.pieces import bold, el, span
from ..html import panel
from .answers import games as known_games
from .answers import game_title, known_game, known_lesson
from .puzzle_answers import OWN, PUZZLE
from .shared import SharedMatch
from .signs import sign_colour, sign_words
from .store import Member

if TYPE_CHECKING:
    from .console import Console


def sign(member_sign: str, words: str) -> Markup:
    """A colour and an animal."""
    mark = el("i", "table-badge", style=f"--gk-badge:{sign_colour(member_sign)}", aria_hidden="true")
    return el("span", "who", mark, bold(words))


def pupils(console: Console) -> Markup:
    tiles = [pupil(console, member) for member in console.members]
    inside = el("div", "tiles", *tiles) if tiles else tag("p", console.text("ui-console-nobody"))
    return panel("pupils", console.text("ui-console-pupils"), inside, console.text("ui-console-press"))


def pupil(console: Console, member: Member) -> Markup:
    waiting = console.stuck(member)
    state = "away" if not member.here else "stuck" if waiting else ""
    since = console.text("ui-console-minutes", number=int((time.time() - member.since) // 60))
    last = console.text("ui-console-away") if state == "away" else since
    inside = sign(member.sign, member.words(console.language)), span(last, "since"), span(place(console, member), "at")
    chosen = "true" if member.sign in console.chosen else "false"
    return el("button", f"tile pupil {state}".rstrip(), *inside, data_do="choose", data_value=member.sign,
              type="button", aria_pressed=chosen, id=f"gk-pupil-{member.sign}")


def place(console: Console, member: Member) -> str:
    """Where a pupil is, in words."""
    game, _, lesson = member.page.partition("/")
    if member.match:
        return console.text("ui-console-in-match", code=member.match)
    if game not in known_games():
        return console.text("ui-console-joined")
    if lesson == PUZZLE:
        named = "ui-console-own-puzzle" if member.step == OWN else "ui-console-puzzle"
        return f"{game_title(game, console.language)}: {console.text(named, number=member.step)}"
    if not lesson:
        return console.text("ui-console-alone", game=game_title(game, console.language), number=member.step or "0")
    try:
        found = known_lesson(game, lesson)
    except GamekitError:
        return lesson
    steps = [step.id for step in found.steps]
    number = steps.index(member.step) + 1 if member.step in steps else len(steps)
    where = console.text("ui-lesson-step", number=number, all=len(steps))
    return f"{found.title(console.language)}: {where}"


def matches(console: Console) -> Markup:
    tiles = [match_tile(console, shared, match) for shared, match in console.matches()]
    if not tiles:
        return Markup()
    return panel("matches", console.text("ui-console-matches"), el("div", "tiles", *tiles),
                 console.text("ui-console-boards"))


def match_tile(console: Console, shared: SharedMatch, match: Match) -> Markup:
    """Who sits where, how far it is, and who is waited for."""
    left = console.left(shared)
    words = [seat_words(console, shared, seat, seat in left) for seat in shared.seats]
    waits = int((time.time() - shared.used) // 60)
    state = "ended" if match.over else "stuck" if left or console.waits(shared) else ""
    line = str(match.result) if match.over else console.text(
        "ui-console-turn", seat=seat_title(console, shared, match.seat or ""), number=waits)
    head = el("span", "who", bold(shared.code), span(game_title(shared.game, console.language)))
    far = match.game.brief(match.state)
    game = match.game.in_language(console.language)
    scores = ", ".join(f"{game.thing_text('seat', number, console.language)}\u00a0{points}"
                       for number, points in enumerate(match.game.scores(match.state).values()))
    stands = " · ".join(filter(None, (far, scores)))
    inside = head, span(" · ".join(words), "at"), span(stands, "at"), span(line, "since")
    return el("button", f"tile {state}", *inside, data_do="look", data_value=f"match {shared.code}", type="button",
              aria_pressed="true" if console.looked == f"match {shared.code}" else "false",
              id=f"gk-match-{shared.code}")


def seat_words(console: Console, shared: SharedMatch, seat: str, left: bool) -> str:
    """A seat with who sits there, or has left."""
    sitting = shared.seats[seat]
    if sitting.sign:
        who = sign_words(sitting.sign, console.language)
        away = console.text("ui-console-has-left", sign=who) if left else who
        return away if sitting.held else console.text("ui-console-expected", sign=who)
    return console.text("ui-console-bot" if sitting.bot else "ui-console-seated" if sitting.held else "ui-console-free")


def seat_title(console: Console, shared: SharedMatch, seat: str) -> str:
    game = known_game(shared.game)
    return game.thing_text("seat", game.seat_number(seat), console.language) if seat else ""
