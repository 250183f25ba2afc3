"""The picture of the board: rival, map with tracks, own seat and cards. It shows only what the seat may know."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ...engine.drawing import broken, icon, path, text
from ...engine.layout import NONE
from ...engine.scene import Part, Scene
from .scene_map import draw_map
from .scene_seats import cards, own_line, rival
from .scene_sight import Sight
from .scene_tracks import NARROW_TRACKS, narrow_tracks, wide_tracks
from .table import Pile, Seat, State, is_opposition, other

if TYPE_CHECKING:
    from ...engine.game import Game

WIDTHS = {"wide": 864, "narrow": 343}


def scene(
    game: Game, s: State, seat: int, language: str, layout: str = "wide", previous: State | None = None
) -> Scene:
    """The picture for a seat; for NONE, and for the Opposition that nobody plays, what lies open for everybody."""
    seat = NONE if seat != NONE and is_opposition(s, seat) else seat
    sight = Sight(game, s, seat, language, layout == "narrow", previous)
    top, y = rival(sight, Seat.RED if seat == NONE else other(seat), 0)
    board, y = middle(sight, y)
    bottom, y = own(sight, y + 12)
    note, y = foot(sight, y)
    title = f"{game.words.text('game-title', language)}. {sight.words('board-round', round=sight.s.round)}"
    words = game.board_text(sight.s, seat, language)
    return Scene(WIDTHS[layout], y, (*top, *board, *bottom, *note), title, words, language)


def middle(sight: Sight, y: float) -> tuple[list[Part], float]:
    """Map and tracks: in the hole of the ring, or above it."""
    parts, grid = draw_map(sight)
    if sight.narrow:
        above = [part.moved(0, y + 8) for part in narrow_tracks(sight)]
        return above + [part.moved(0, y + NARROW_TRACKS + 8) for part in parts], y + NARROW_TRACKS + 8 + grid.bottom
    tracks = list(wide_tracks(sight, 68, 169))
    return [part.moved(0, y) for part in [parts[0], *tracks, *parts[1:]]], y + grid.bottom


def own(sight: Sight, y: float) -> tuple[list[Part], float]:
    """Under a thick rule the own seat and its cards; for everybody the second rival."""
    width = 343 if sight.narrow else 864
    rule = Part("rule", path(f"M0 {y + 1.5}H{width}", "rule"), (0, y, width, 3))
    if sight.seat == NONE:
        line, height = rival(sight, Seat.WHITE, y + 9)
    else:
        line, height = own_line(sight, y + 9)
    hand, more = cards(sight, y + 9 + height)
    return [rule, *line, *hand], y + 9 + height + more


def foot(sight: Sight, y: float) -> tuple[list[Part], float]:
    """Deck and discard pile, and that the numbers are reconstructed."""
    size, width = sight.small, 343 if sight.narrow else 864
    deck = sight.words("board-deck", number=sight.s.pile_size[Pile.DECK])
    piles = f"{deck} · {sight.words('board-discard', number=sight.s.pile_size[Pile.DISCARD])}"
    lines = broken(sight.words("board-reconstructed"), width - 24, size)
    drawn = icon("deck", 0, y + 3, 14, "c-dim") + text(20, y + 15, piles, size, "dim")
    drawn += icon("reconstructed", 0, y + 24, 14, "c-dim")
    drawn += "".join(text(20, y + 35 + 18 * n, line, size, "dim") for n, line in enumerate(lines))
    height = 24 + 18 * len(lines)
    return [Part("note", drawn, (0, y, width, height))], y + height
