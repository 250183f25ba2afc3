"""The grid of the map, and the tokens on it."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from ....engine.drawing import SHAPES, Token, at, big_token, row_places, small_token, text, tight_leader
from ....engine.scene import Part
from .sight import Sight, is_leader
from ..rules.scoring import token_strength
from ..rules.table import FIRST_OPPOSITION, TROTSKY, Region, Seat, Side, has_own_token

TIGHT = 48              # width of a leader where room is short
EXTRA = 44              # height of the line with tags of roads that do not fit between plates


@dataclass(frozen=True)
class Grid:
    """Where plates stand, and where rows are on a plate."""

    places: dict[int, tuple[float, float]]
    w: float
    h: float
    rows: tuple[float, float]           # of tokens
    left: float                         # of the first token
    size: float                         # of a token
    leader: float                       # width of a leader
    gap: float                          # between columns of plates
    bottom: float
    extra: float                        # where the line of further tags is


def grid(narrow: bool, extra: bool) -> Grid:
    """The regions clockwise from the top left: two rows of three with the tracks between, or three rows of two."""
    if narrow:
        places = {0: (0, 0), 1: (184, 0), 5: (0, 140), 2: (184, 140), 4: (0, 280), 3: (184, 280)}
        return Grid({k: (float(x), float(y)) for k, (x, y) in places.items()}, 159, 114, (33, 74), 32, 34, 48, 25,
                    394 + EXTRA * extra, 410)
    low = 300 + EXTRA * extra
    places = {0: (0, 0), 1: (300, 0), 2: (600, 0), 5: (0, low), 4: (300, low), 3: (600, low)}
    return Grid({k: (float(x), float(y)) for k, (x, y) in places.items()}, 264, 150, (38, 97), 54, 44, 96, 36,
                low + 150, 296)


# Tokens

def tokens(sight: Sight, g: Grid) -> Iterator[Part]:
    for region in Region:
        for seat in Seat:
            yield from row(sight, g, region, seat)


def row_tokens(sight: Sight, g: Grid, region: int, seat: int) -> list[int]:
    """The tokens of a side, then the neutrals if it holds the Will; what can be chosen comes first, then leaders."""
    s, box = sight.s, sight.box
    own = [t for t in sight.tokens(region) if s.owner[t] == seat or (s.owner[t] == Side.NEUTRAL and s.will == seat)]

    def order(token: int) -> tuple[bool, bool, bool, int, int]:
        strength = token_strength(box, s, token)
        return not is_needed(sight, token), s.owner[token] == Side.NEUTRAL, not is_leader(token), -strength, token

    shown = sorted(own, key=order)
    crowded = len(row_places(token_widths(g, shown), row_room(g), 0)) < len(shown)
    return shown if crowded else sorted(own, key=lambda token: order(token)[1:])


def is_needed(sight: Sight, token: int) -> bool:
    return ("token", token) in sight.choices or token == sight.s.token


def token_widths(g: Grid, there: list[int]) -> list[float]:
    """Leaders are two slots wide, but in a crowded row only little wider than others."""
    widths = [g.leader if is_leader(token) else g.size for token in there]
    if sum(widths) + 8 * (len(widths) - 1) <= row_room(g):
        return widths
    return [TIGHT if is_leader(token) else g.size for token in there]


def row_room(g: Grid) -> float:
    return g.w - g.left - (1 if g.h != 150 else 6)


def row(sight: Sight, g: Grid, region: int, seat: int) -> Iterator[Part]:
    """A row of tokens; those that find no place are counted at its end."""
    there = row_tokens(sight, g, region, seat)
    needed = sum(is_needed(sight, token) for token in there)
    gap = 5 if sight.narrow else 8
    widths = token_widths(g, there)
    places = row_places(widths, row_room(g), needed, gap)
    x, y = g.places[region][0] + g.left, g.places[region][1] + g.rows[seat]
    for token, place, width in zip(there, places, widths, strict=False):
        yield token_part(sight, g, token, x + place, y, width)
    left = len(there) - len(places)
    if left:
        right = g.places[region][0] + g.w - (18 if sight.narrow else 22)
        words = text(right, y + g.size / 2 + 5, f"+{left}", 14, "b m")
        label = sight.words("picture-more", number=left)
        yield Part(f"more-{sight.game.ids('region')[region]}-{seat}", words, (right - 16, y, 32, g.size), label)


def token_part(sight: Sight, g: Grid, token: int, x: float, y: float, width: float) -> Part:
    shown = token_look(sight, token)
    draw = small_token if sight.narrow else tight_leader if width == TIGHT else big_token
    box, drawing = (x, y, width, g.size), draw(shown)
    passive = ("region", sight.s.token_at[token]) in sight.choices
    return sight.part("token", token, at(x, y, drawing), box, sight.token_label(token), SHAPES[shown.side],
                      sight.token_changed(token), passive)


def token_look(sight: Sight, token: int) -> Token:
    s, box = sight.s, sight.box
    exhausted = s.exhausted[token] == 1
    weak = s.difficulty if token >= FIRST_OPPOSITION else box.exhausted[token]
    name = ""
    if is_leader(token):
        name = sight.name("token", token) if token < TROTSKY else sight.words("board-trotsky")
    idle = s.owner[token] == Side.NEUTRAL and not has_own_token(s, s.will, s.token_at[token])
    return Token(
        s.owner[token], weak if exhausted else box.ready[token], box.ready[token] if exhausted else weak,
        box.bars[token], name, is_leader(token), exhausted, idle,
    )
