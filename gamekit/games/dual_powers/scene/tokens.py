"""The tokens: on the map, in the reserve, and waiting at the calendar."""

from __future__ import annotations

from collections import Counter

from ....engine.markup import Markup, joined
from ....engine.pieces import Token, el, sign, span
from ..rules.actions import first_alike
from ..rules.scoring import token_strength
from ..rules.table import (
    FIRST_OPPOSITION, RED_TROTSKY, TROTSKY, Event, Month, Place, Side, has_own_token,
)
from .sight import Sight, is_leader

WAITING = {
    TROTSKY: (Event.TROTSKY_RETURNS, "picture-trotsky-returns"),
    RED_TROTSKY: (Event.TROTSKY_JOINS, "picture-trotsky-joins"),
}


def row_tokens(sight: Sight, region: int, seat: int) -> list[int]:
    """The tokens of a side, then the neutrals if it holds the Will; leaders first, then by strength."""
    s, box = sight.s, sight.box
    own = [t for t in sight.tokens(region) if s.owner[t] == seat or (s.owner[t] == Side.NEUTRAL and s.will == seat)]
    return sorted(own, key=lambda t: (s.owner[t] == Side.NEUTRAL, not is_leader(t), -token_strength(box, s, t), t))


def token(sight: Sight, token: int, label: str = "") -> Markup:
    look = token_look(sight, token)
    return sight.thing("token", token, look.looks, look.face, label=label or sight.token_label(token), name="span",
                       changed=sight.token_changed(token), role="img")


def token_look(sight: Sight, token: int) -> Token:
    s, box = sight.s, sight.box
    spent = s.exhausted[token] == 1
    weak = s.difficulty if token >= FIRST_OPPOSITION else box.exhausted[token]
    name = ""
    if is_leader(token):
        name = sight.name("token", token) if token < TROTSKY else sight.words("board-trotsky")
    idle = s.owner[token] == Side.NEUTRAL and not has_own_token(s, s.will, s.token_at[token])
    return Token(
        s.owner[token], weak if spent else box.ready[token], box.ready[token] if spent else weak,
        box.bars[token], name, is_leader(token), spent, idle,
    )


# The reserve

def reserve(sight: Sight, seat: int) -> list[tuple[int, int]]:
    """Units in reserve that are alike are one, with their number."""
    kinds: dict[int, int] = {}
    for token in sight.tokens(Place.RESERVE):
        if sight.s.owner[token] == seat and not is_leader(token):
            first = first_alike(sight.box, sight.s, token)
            kinds[first] = kinds.get(first, 0) + 1
    chosen = sight.s.token
    if chosen != -1 and sight.s.token_at[chosen] == Place.RESERVE and sight.s.owner[chosen] == seat:
        kinds.setdefault(chosen, 1)
    return list(kinds.items())


def spare(sight: Sight, index: int, number: int) -> Markup:
    times = f" ×{number}" if number > 1 else ""
    return token(sight, index, sight.name("token", index) + times) + (span(times.strip()) if times else "")


def stock_of(sight: Sight, seat: int) -> dict[int, int]:
    """A rival's units in reserve by their bars: how many."""
    units = [t for t in sight.tokens(Place.RESERVE) if sight.s.owner[t] == seat and not is_leader(t)]
    return dict(sorted(Counter(sight.box.bars[t] for t in units).items()))


def stocked(sight: Sight, seat: int, bars: int, number: int) -> Markup:
    look = Token(seat, "", bars=bars)
    return el("span", look.looks, look.face, aria_hidden="true") + span(f"×{number}")


# Trotsky, who waits at a month

def waiting(sight: Sight, month: int) -> Markup:
    """The tokens on the calendar whose event is the next one of this month."""
    return joined(waits(sight, token, month) for token in WAITING if month_of(sight, token) == month)


def month_of(sight: Sight, token: int) -> int | None:
    event = WAITING[token][0]
    ahead = [month for month in Month if sight.box.month_event[month] == event and month > sight.s.month]
    return int(ahead[0]) if ahead and sight.s.token_at[token] == Place.CALENDAR else None


def waits(sight: Sight, token: int, month: int) -> Markup:
    """The shape of his side, and his name; what he waits for is said in words."""
    label = sight.words(WAITING[token][1], month=("month", month))
    return sight.thing("token", token, "token waits", sign(sight.s.owner[token]), span(sight.words("board-trotsky")),
                       label=label, name="span", role="img")
