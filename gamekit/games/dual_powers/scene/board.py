"""The picture of the board: rival, map with tracks, own seat and cards. It shows only what the seat may know."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ....engine.drawing import broken, icon, path, text, text_lines
from ....engine.layout import NONE
from ....engine.scene import Part, Scene
from .map import draw_map
from .played import played_rows
from .seats import cards, own_line, rival
from .sight import Sight
from .tracks import narrow_height, narrow_tracks, wide_tracks
from ..rules.table import Pile, Seat, State, is_opposition, other

if TYPE_CHECKING:
    from ....engine.game import Game

WIDTHS = {"wide": 864, "narrow": 343}


def scene(
    game: Game, s: State, seat: int, language: str, layout: str = "wide", previous: State | None = None,
    counted: bool = True,
) -> Scene:
    """The picture for a seat; for NONE, and for the Opposition that nobody plays, what lies open for everybody.

    Not `counted`, it has no sums of strength: whoever learns adds them up.
    """
    seat = NONE if seat != NONE and is_opposition(s, seat) else seat
    sight = Sight(game, s, seat, language, layout == "narrow", previous, counted)
    board, y = middle_narrow(sight) if sight.narrow else middle_wide(sight)
    line, y = own(sight, y + 12)
    hand, height = cards(sight, y)
    note, bottom = foot(sight, y + height)
    title = f"{game.words.text('game-title', language)}. {sight.words('board-round', round=sight.s.round)}"
    words = game.board_text(sight.s, seat, language) if counted else ""
    parts = (*board, *line, *hand, *note)
    width = max([WIDTHS[layout], *(part.box[0] + part.box[2] for part in hand)])
    return Scene(width, bottom, parts, title, words, language, (y, y + height) if sight.narrow else ())


def middle_wide(sight: Sight) -> tuple[list[Part], float]:
    """The rival, played cards, and the map with the tracks in the hole of its ring."""
    top, y = rival(sight, facing(sight), 0)
    row, height = played_rows(sight, y)
    y += height
    parts, grid = draw_map(sight)
    tracks = list(wide_tracks(sight, 68, 172))
    return top + row + [part.moved(0, y) for part in [parts[0], *tracks, *parts[1:]]], y + grid.bottom


def middle_narrow(sight: Sight) -> tuple[list[Part], float]:
    """Tracks and map first, because a phone shows no more at once; then the rival and played cards."""
    y = narrow_height(sight)
    parts, grid = draw_map(sight)
    line, height = rival(sight, facing(sight), y + grid.bottom + 20)
    row, more = played_rows(sight, y + grid.bottom + 20 + height)
    above = [*narrow_tracks(sight), *(part.moved(0, y) for part in parts)]
    return above + line + row, y + grid.bottom + 20 + height + more


def facing(sight: Sight) -> int:
    return Seat.RED if sight.seat == NONE else other(sight.seat)


def own(sight: Sight, y: float) -> tuple[list[Part], float]:
    """Under a thick rule the own seat; for everybody the second rival. And where that ends."""
    width = 343 if sight.narrow else 864
    rule = Part("rule", path(f"M0 {y + 1.5}H{width}", "rule"), (0, y, width, 3))
    if sight.seat == NONE:
        line, height = rival(sight, Seat.WHITE, y + 9)
    else:
        line, height = own_line(sight, y + 9)
    return [rule, *line], y + 9 + height


def foot(sight: Sight, y: float) -> tuple[list[Part], float]:
    """Deck and discard pile, and that the numbers are reconstructed."""
    size, width = sight.small, 343 if sight.narrow else 864
    deck = sight.words("board-deck", number=sight.s.pile_size[Pile.DECK])
    piles = f"{deck} · {sight.words('board-discard', number=sight.s.pile_size[Pile.DISCARD])}"
    lines = broken(sight.words("board-reconstructed"), width - 24, size)
    drawn = icon("deck", 0, y + 3, 14, "c-dim") + text(20, y + 15, piles, size, "dim")
    drawn += icon("reconstructed", 0, y + 24, 14, "c-dim")
    drawn += text_lines(20, y + 35, 18, lines, size, "dim")
    height = 24 + 18 * len(lines)
    return [Part("note", drawn, (0, y, width, height))], y + height
