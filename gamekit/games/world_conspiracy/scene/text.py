"""The board as plain text: what the modules add."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from ....engine.layout import NONE
from ...secret_power.scene.text import _Board as Board
from ..rules.table import ALIENS, FIRST_COVERT, OPERATIONS, TRENDS, Current, Lair, Stack
from ..rules.trends import trend_in_force, trend_price
from .things import trend_words

base_row, base_common, base_besides = Board.row, Board.common, Board.besides


def row(board: Any) -> Iterator[str]:
    """Under some objects lie reptilians."""
    lines = list(base_row(board))
    for place in range(board.s.row_size):
        for alien in range(ALIENS):
            if board.s.alien_at[alien] == Lair.UNDER + board.s.in_row[place]:
                lines[place + 1] += f" + {board.name('alien', alien)}"
    yield from lines


def common(board: Any) -> Iterator[str]:
    yield from base_common(board)
    s, box = board.s, board.box
    if s.covert_operations:
        for stack in Stack:
            tokens = [token for token in range(FIRST_COVERT, OPERATIONS) if box.operation_stack[token] == stack]
            left, top = sum(s.operation_of[token] == NONE for token in tokens), tokens[0]
            facts = {"agents": box.operation_agents[top], "cards": box.operation_discards[top]}
            yield board.words("board-covert", operation=("operation", top), points=box.operation_points[top],
                              number=left, **facts)
    if s.trends:
        yield trend_line(board)


def trend_line(board: Any) -> str:
    one = trend_in_force(board.s)
    if one == NONE:
        return str(board.words("board-no-trend"))
    price, what = trend_price(board.box, board.s, board.s.seat, one), trend_words(board.game, one, board.language)
    return str(board.words("board-trend", movement=("movement", one), number=price, what=what))


def besides(board: Any, seat: int) -> Iterator[str]:
    yield from base_besides(board, seat)
    s = board.s
    yield from board.named("board-trends", [
        board.name("movement", one) for one in range(TRENDS) if s.movement_at[one] == Current.CAPTURED + seat])
    yield from board.named("board-reptilians", [
        board.name("alien", one) for one in range(ALIENS) if s.alien_at[one] == Lair.AREA + seat])


JOINTS = {base_row: row, base_common: common, base_besides: besides}
