"""The picture of the board: operation, row of districts, missions, own seat. It shows only what the seat may know."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ....engine.drawing import broken, icon, num, path, text_lines
from ....engine.layout import NONE
from ....engine.scene import Part, Scene
from .cards import LARGE
from .missions import is_marked, missions
from .row import BAR, GATE, districts, marker, operation
from .seats import aside, hand, hidden_hand, own_line, short_tokens, tokens, track
from .sight import Sight
from ..rules.table import Seat, State
from .things import source_words

if TYPE_CHECKING:
    from ....engine.game import Game


def scene(
    game: Game, s: State, seat: int, language: str, layout: str = "wide", previous: State | None = None,
    counted: bool = True,
) -> Scene:
    """The picture for a seat; for NONE what lies open for everybody. Not `counted`, it has no sums and no progress."""
    sight = Sight(game, s, seat, language, layout == "narrow", previous, counted)
    board, cuts, y = (narrow_board if sight.narrow else wide_board)(sight)
    note, end = foot(sight, y + 12)
    title = f"{game.words.text('game-title', language)}. {sight.words('board-round', round=s.round)}"
    words = game.board_text(sight.s, seat, language) if counted else ""
    width = max([sight.width, *(part.box[0] + part.box[2] for part in board)])
    return Scene(width, end, (*board, *note), title, words, language, cuts)


def wide_board(sight: Sight) -> tuple[list[Part], tuple[float, ...], float]:
    """Track and rival; operation and marker; row; missions; own seat. Where a page may cut it, and where it ends."""
    rival = short_tokens(sight, 280, 3) if sight.seat == Seat.RESISTANCE else [hidden_hand(sight, 304, 0)]
    y = 50.0
    planned = [*operation(sight, y), *aside(sight, y)]
    y += LARGE + 8
    bar, row_top = marker(sight, y), y + BAR + GATE
    row, y = districts(sight, row_top)
    goals, y = missions(sight, y + 12)
    own, _, y = own_seat(sight, y + 10)
    return [track(sight), *rival, *bar, *planned, *row, *goals, *own], (), y


def narrow_board(sight: Sight) -> tuple[list[Part], tuple[float, ...], float]:
    """The same below each other. The Empire's tokens stand right under the row; a hand comes last, to be cut off."""
    y = 50.0
    planned, bar = operation(sight, y), marker(sight, y + LARGE + 8)
    row, y = districts(sight, y + LARGE + 8 + BAR + 8)
    parts = [track(sight), *bar, *planned, *row]
    if sight.seat != Seat.RESISTANCE:
        own, _, y = own_seat(sight, y + 16)
        goals, y = missions(sight, y + 18)
        gone = aside(sight, y + 20)
        return [*parts, *own, *goals, *gone, hidden_hand(sight, 0, y + 116)], (), y + 162
    goals, y = missions(sight, y + 18)
    gone = aside(sight, y + 20)
    rival, y = tokens(sight, y + 120)
    own, top, y = own_seat(sight, y + 12)
    return [*parts, *goals, *gone, *rival, *own], (top - 6, y + 8), y


def own_seat(sight: Sight, y: float) -> tuple[list[Part], float, float]:
    """Under a thick rule the hand or the tokens; where these begin and end."""
    there, bottom = (hand if sight.seat == Seat.RESISTANCE else tokens)(sight, y + 32)
    return [rule(sight, y), own_line(sight, y + 6), *there], y + 32, bottom


def rule(sight: Sight, y: float) -> Part:
    return Part("rule", path(f"M0 {num(y + 1.5)}H{num(sight.width)}", "rule"), (0, y, sight.width, 3))


def foot(sight: Sight, y: float) -> tuple[list[Part], float]:
    """How we know the missions that the rulebook does not tell."""
    told: dict[str, list[str]] = {}
    for mission in (m for m in sight.s.open_missions if m != NONE and is_marked(sight, m)):
        told.setdefault(source_words(sight.game, mission, sight.language), []).append(sight.name("mission", mission))
    if not told:
        return [], y
    words = "; ".join(f"{', '.join(names)}: {source}" for source, names in told.items())
    lines = broken(words, sight.width - 24, sight.small)
    drawn = icon("reconstructed", 0, y, 14, "c-dim")
    drawn += text_lines(20, y + 12, 18, lines, sight.small, "dim")
    return [Part("note", drawn, (0, y, sight.width, 18 * len(lines)))], y + 18 * len(lines)
