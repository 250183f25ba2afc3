"""Bots with one line changed: made from the engine's own source, so that nothing else can differ."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from inspect import getsource
from typing import Any, NamedTuple

from ...rules import opposition

ORDER = "(days, cards, last) > (best_days, best_cards, best_last)"


class Change(NamedTuple):
    """What stands in the book's bot, what in the changed one, and the rule that it breaks."""

    old: str
    new: str
    rule: str


CHANGES = {
    "cards-first": Change(ORDER, "(cards, days, last) > (best_cards, best_days, best_last)", "SOLO_OBJECTIVE"),
    "first-card": Change(ORDER, "(days, cards, -last) > (best_days, best_cards, -best_last)", "SOLO_OBJECTIVE_TIE"),
    "fewer-cards": Change(ORDER, "(days, -cards, last) > (best_days, -best_cards, best_last)", "SOLO_OBJECTIVE_TIE"),
    "one-card": Change("days += box.days[card]", "days = max(days, box.days[card])", "SOLO_OBJECTIVE"),
}

Bot = Callable[[Any, Any], int]     # (box, s) -> the region


def source() -> str:
    """The two functions that choose the region, without the mark of their rules."""
    both = getsource(opposition.row_totals) + "\n\n" + getsource(opposition.opposition_region)
    return "\n".join(line for line in both.splitlines() if not line.startswith("@follows"))


@cache
def changed(name: str) -> Bot:
    """The Opposition with one line changed; "book" has none."""
    if name == "book":
        return opposition.opposition_region
    old, new, _ = CHANGES[name]
    text = source()
    if text.count(old) != 1:
        raise ValueError(f"{old!r} stands {text.count(old)} times in the source")
    space = dict(vars(opposition))
    exec(text.replace(old, new), space)     # our own source with our own change
    bot: Bot = space["opposition_region"]
    return bot


def line_of(name: str) -> str:
    """The line as the bot has it."""
    old, new, _ = CHANGES[name]
    line = next(line for line in source().splitlines() if old in line)
    return line.strip().replace(old, new)
