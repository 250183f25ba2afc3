"""The log beside a board: newest first, by rounds; every line with its rule, and with the way back to its moment."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from itertools import groupby
from typing import TYPE_CHECKING

from ..engine.layout import NONE
from ..engine.log import Line, Log
from ..engine.markup import Markup, joined, tag
from ..engine.pieces import el, span, unseen
from .html import choices, panel

if TYPE_CHECKING:
    from .board import Board

SHOWN = 12          # lines, until somebody asks for all


@dataclass(frozen=True)
class Told:
    """A line of the log: its number, the frame after which it holds, the round, and who decided."""

    number: int
    frame: int
    round: int
    seat: int
    line: Line


def told(board: Board) -> Iterator[Told]:
    """All lines that whoever sits in front may know."""
    game, seat, number = board.game, board.game.seat_number(board.facing), 0
    for count, frame in enumerate(board.match.frames[: board.frame], start=1):
        for line in Log(frame.lines).seen_by(seat):
            number += 1
            who = frame.before.seat if frame.move is not None else NONE
            yield Told(number, count, game.clock(game.box, frame.before) + 1, who, line)


def log(board: Board) -> Markup:
    lines = list(told(board))
    wanted = [one for one in lines if is_wanted(board, one)]
    whole = board.log_all or board.log_round is not None
    shown = wanted[::-1] if whole else wanted[-SHOWN:][::-1]
    items = joined(of_round(board, round, list(some)) for round, some in groupby(shown, key=lambda one: one.round))
    words = board.text("ui-log-few" if board.log_all else "ui-log-all")
    more = el("button", "btn", words, data_do="log-all", data_value="" if board.log_all else "yes", type="button")
    inside = filters(board, lines) + tag("ol", items, aria_label=board.text("ui-log"), tabindex=0)
    inside += tag("footer", more) if len(wanted) > SHOWN and board.log_round is None else ""
    return panel("log", board.text("ui-log"), inside, board.text("ui-log-lines", number=len(lines)))


def is_wanted(board: Board, one: Told) -> bool:
    of_side = board.log_seat is None or one.seat == board.game.seat_number(board.log_seat)
    return of_side and board.log_round in (None, one.round)


def filters(board: Board, lines: list[Told]) -> Markup:
    """Whose lines are shown, and of which round, where there is a choice."""
    inside = sides(board) + rounds(board, lines)
    return el("div", "chips", inside, role="group", aria_label=board.text("ui-log-which")) if inside else inside


def sides(board: Board) -> Markup:
    def chip(words: str, seat: str) -> Markup:
        pressed = str((board.log_seat or "") == seat).lower()
        return el("button", "chip", words, data_do="log-seat", data_value=seat, aria_pressed=pressed, type="button")

    seats = [board.game.ids("seat")[number] for number in board.game.present(board.match.state)]
    each = [chip(board.seat_name(seat), seat) for seat in seats]
    return joined([chip(board.text("ui-log-everybody"), ""), *each]) if len(seats) > 1 else Markup()


def rounds(board: Board, lines: list[Told]) -> Markup:
    """One round or all of them, as soon as there is more than one."""
    there = list(dict.fromkeys(one.round for one in lines)) if board.game.rounds else []
    names = {"": board.text("ui-log-rounds")} | {str(n): board.text("ui-log-round", number=n) for n in there}
    chosen = "" if board.log_round is None else str(board.log_round)
    words = unseen(board.text("ui-log-round-wish"))
    return tag("label", words, choices("log-round", chosen, names)) if len(there) > 1 else Markup()


def of_round(board: Board, round: int, lines: list[Told]) -> Markup:
    head = el("li", "rd", span(board.text("ui-log-round", number=round))) if board.game.rounds else ""
    return joined([head, *(log_line(board, one) for one in lines)])


def log_line(board: Board, one: Told) -> Markup:
    """A click on it shows the board as it was, and by which rule the line follows."""
    rule = board.text("ui-rule-mark", title=board.game.rulebook[one.line.said.rule].title)
    looks = "l new" if one.number > board.old_lines else "l"
    looks += " looked" if board.back == one.frame else ""
    words = span(one.number) + span(one.line.text(board.language))
    words += tag("cite", rule) if board.read == one.frame else ""
    return el("li", looks, tag("button", words, data_do="look", data_value=one.frame, title=rule, type="button"))
