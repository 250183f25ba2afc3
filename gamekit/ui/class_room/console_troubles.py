"""Where the class needs help: who is stuck, who has left a match, which rules it stumbles over."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ...engine.markup import Markup, tag
from ...engine.pieces import bold, el, span
from ...lessons.loading import lessons
from ..catalog import address
from ..html import panel
from .answers import games as known_games
from .answers import known_game, known_lesson
from .console_tiles import place, seat_title, seat_words, sign
from .shared import SharedMatch
from .store import Member, Refusal

if TYPE_CHECKING:
    from .console import Console

FEW = 6             # rules and questions that are shown


def stuck(console: Console) -> Markup:
    """Who has been at the same step for long, longest first, and matches that somebody has left."""
    waiting = sorted(((console.stuck(member), member) for member in console.members), key=lambda one: -one[0])
    lines = [stuck_pupil(console, member, seconds) for seconds, member in waiting if seconds]
    lines += [left_match(console, shared, seats) for shared, _ in console.matches() if (seats := console.left(shared))]
    return panel("stuck", console.text("ui-console-stuck"), el("ul", "waits", *lines)) if lines else Markup()


def stuck_pupil(console: Console, member: Member, seconds: float) -> Markup:
    words = tag("p", console.text("ui-console-since", number=int(seconds // 60)), " · ", place(console, member))
    return tag("li", sign(member.sign, member.words(console.language)), words, way_to(console, member))


def way_to(console: Console, member: Member) -> Markup:
    """What that pupil looks at: the board of a match, or the step of a lesson as another pair has it."""
    if member.match:
        return look_button(console, member.match)
    game, _, lesson = member.page.partition("/")
    if not lesson or game not in known_games() or lesson not in lessons(known_game(game)):
        return Markup()
    page = known_lesson(game, lesson).data.get("page")
    there = address(str(page), console.language, step=member.step)
    return tag("a", console.text("ui-console-look-there"), klass="gk-btn", href=there, target="_blank")


def look_button(console: Console, code: str) -> Markup:
    return el("button", "btn", console.text("ui-console-look-there"), data_do="look", data_value=f"match {code}",
              type="button", aria_pressed="true" if console.looked == f"match {code}" else "false")


def left_match(console: Console, shared: SharedMatch, seats: list[str]) -> Markup:
    named = ", ".join(seat_words(console, shared, seat, True) for seat in seats)
    deeds = [seat_button(console, shared, "bot", seat) for seat in seats]
    where = tag("p", console.text("ui-console-in-match", code=shared.code))
    return tag("li", bold(named), where, el("span", "table-row", *deeds))


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


# Seats

def seat_deeds(console: Console, shared: SharedMatch) -> list[Markup]:
    """What the teacher does about who has left, or does not come."""
    held = [seat.name for seat in shared.seats.values() if seat.held]
    without = [seat.name for seat in shared.seats.values() if seat.bot is None]
    return [seat_button(console, shared, "seat", seat) for seat in held] + [
        seat_button(console, shared, "bot", seat) for seat in without]


def seat_button(console: Console, shared: SharedMatch, wish: str, seat: str) -> Markup:
    words = console.text(f"ui-console-deed-{wish}", seat=seat_title(console, shared, seat))
    return el("button", "btn", words, data_do=wish, data_value=f"{shared.code} {seat}", type="button")
