"""A match with others as HTML: the door where a seat is chosen, the panel beside the board, who is waited for."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ...engine import policies
from ...engine.markup import Markup, tag
from ...engine.pieces import el
from ..html import bot_words, field, panel
from . import codes, links, signs
from .shared import Seat

if TYPE_CHECKING:
    from ..board import Board


def headline(board: Board) -> str:
    """Who acts, while it is not us."""
    free = board.together.waited_for
    if free is None:
        return board.who_acts()
    return board.text("ui-together-waits", seat=board.seat_name(free), code=board.together.code)


def door(board: Board) -> Markup:
    """Before a seat is chosen: how others come in, and the seats."""
    together = board.together
    title = tag("h2", board.text("ui-together-match", game=board.game.title))
    way = el("p", "choices", *([look_on(board)] if together.found and together.found.watching else []), leave(board))
    note = tag("p", board.notice[1], role="alert", klass="gk-quiet") if board.notice else ""
    free = any(seat.free for seat in together.found.seats.values()) if together.found else True
    how = tag("p", board.text("ui-together-choose" if free else "ui-together-full"))
    inside = title + note + how + seats(board) + way
    invited = invitation(board) if free else Markup()
    return el("main", "table-door", el("div", "table-door-seats", inside) + invited, id="gk-main",
              data_address=board.address())


def is_bound(board: Board) -> bool:
    """Whether others wait for what happens at this board: then no new match begins here by a slip."""
    return bool(board.together.code) and not board.match.over


def way_in(board: Board) -> Markup:
    """Beside the board of who plays alone: the way to a match with others."""
    offered = board.together.offered and not board.together.code
    return panel("together", board.text("ui-together"), alone(board)) if offered else Markup()


def table(board: Board) -> Markup:
    """Who sits at the table, and how others come in while there is a free seat."""
    together = board.together
    if not together.code or together.found is None:
        return Markup()
    invited = invitation(board) if any(seat.free for seat in together.found.seats.values()) else ""
    inside = seats(board) + invited + el("p", "table-row", watching(board) + stand(board) + leave(board))
    code = board.text("ui-together-code", code=together.code)
    return panel("together", board.text("ui-together"), inside, code)


def alone(board: Board) -> Markup:
    """Begin a match for others to join, or join one by its code."""
    begin = button(board, "share") if board.together.for_several() is not None else Markup()
    entry = tag("input", data_do="join", id="gk-join", maxlength=2 * codes.MATCH, autocomplete="off",
                autocapitalize="characters", spellcheck="false")
    return tag("p", board.text("ui-together-about"), klass="gk-quiet") + begin + field(
        board.text("ui-together-join"), entry)


def invitation(board: Board) -> Markup:
    """The code, the link and the QR code by which others come in."""
    together = board.together
    link = links.match_link(together.page, together.code, board.language)
    code = el("strong", "table-match-code", together.code)
    how = tag("p", board.text("ui-together-invite"))
    there = tag("p", tag("a", board.text("ui-together-link"), href=link, target="_blank"))
    return el("div", "table-invitation", links.qr(link, board.text("ui-together-qr")) + tag("div", how, code, there))


def seats(board: Board) -> Markup:
    found = board.together.found
    rows = [seat_row(board, seat) for seat in found.seats.values()] if found else []
    return el("ul", "table-seats", *rows)


def seat_row(board: Board, seat: Seat) -> Markup:
    """Who sits there, and what can be done about it."""
    name, mine = tag("b", board.seat_name(seat.name)), seat.name == board.together.seat
    who = el("span", "table-who", sign(board, seat) + tag("span", sitting(board, seat, mine)))
    return tag("li", name, who, deeds(board, seat))


def sign(board: Board, seat: Seat) -> Markup:
    if not seat.sign:
        return Markup()
    return el("i", "table-badge", style=f"--gk-badge:{signs.sign_colour(seat.sign)}", aria_hidden="true")


def sitting(board: Board, seat: Seat, mine: bool) -> str:
    who = signs.sign_words(seat.sign, board.language) if seat.sign else ""
    if mine:
        return board.text("ui-together-you")
    if seat.bot is not None:
        return bot_words(board, seat.bot)
    if seat.held:
        return who or board.text("ui-together-somebody")
    return board.text("ui-together-kept", who=who) if who else board.text("ui-together-free")


def deeds(board: Board, seat: Seat) -> Markup:
    together = board.together
    if together.seat is None:
        return do(board, "sit", seat.name) if seat.free else Markup()
    if seat.bot is not None:
        return do(board, "fill", f"{seat.name}=", "ui-together-no-bot")
    usual = policies.usual(board.game)
    return do(board, "fill", f"{seat.name}={usual}", "ui-together-bot") if seat.free else Markup()


def do(board: Board, wish: str, value: str, words: str = "") -> Markup:
    said = board.text(words or f"ui-together-{wish}")
    return el("button", "btn", said, data_do=wish, data_value=value, type="button")


def button(board: Board, wish: str) -> Markup:
    return el("button", "button", board.text(f"ui-together-{wish}"), data_do=wish, type="button")


def look_on(board: Board) -> Markup:
    return do(board, "watch", "")


def stand(board: Board) -> Markup:
    return do(board, "stand", "") if board.together.seat else Markup()


def leave(board: Board) -> Markup:
    return do(board, "leave", "")


def watching(board: Board) -> Markup:
    """Whether others may look on: for those who sit at the table."""
    together = board.together
    if together.seat is None or together.found is None:
        return Markup()
    allowed = together.found.watching
    return do(board, "watching", "" if allowed else "1", f"ui-together-watching-{'off' if allowed else 'on'}")
