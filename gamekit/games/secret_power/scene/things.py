"""The words of things: most are named in the box, object cards by what they are."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any

from ..rules.effects import VOCABULARY
from ..rules.components import NEEDS
from ..rules.projects import next_stage
from ..rules.table import (
    FIRST_FINAL, FIRST_PERMANENT, OBJECTS, OPERATIONS, STAGES, Box, Quantity, Staff, State, has_circle, is_war,
)

if TYPE_CHECKING:
    from ....engine.game import Game

Words = tuple[str, Mapping[str, Any]] | str | None


def words_of(game: Game, kind: str, index: int, language: str) -> Words:
    box: Box = game.box
    if (kind, index) in game.components.names:
        return game.components.names[kind, index][language]
    if kind == "object" and not is_war(index):
        return game.thing_text("type", box.type[index], language)
    if kind == "specialist":
        return game.thing_text("profession", box.profession[index], language)
    if kind == "gift":
        return gift_words(game, index, language)
    if kind == "quantity" and index >= Quantity.RULING_PARTIES:
        return game.thing_text("type", index - Quantity.RULING_PARTIES, language)
    return str(index) if kind == "amount" else None


def gift_words(game: Game, gift: int, language: str) -> Words:
    if gift < OBJECTS:
        return game.thing_text("object", gift, language)
    return "gift-secondary", {"secondary": ("secondary", gift - OBJECTS)}


def about(game: Game, s: State) -> dict[str, Any]:
    return {}


def about_move(game: Game, s: State, kind: str, index: int) -> dict[str, Any]:
    """Which stage comes next, which professional is new; where a card lies, what it costs, what lies on it."""
    if kind == "project":
        return {"next": ("stage", next_stage(s, s.seat, index) - (s.stage[s.seat][index] == STAGES))}
    if kind == "specialist":
        return {"new": int(Staff.NEW <= s.professional_at[index] < Staff.PLAYED)}
    return about_object(game, s, index) if kind in ("object", "gift") else {}


def about_object(game: Game, s: State, card: int) -> dict[str, Any]:
    """A secondary object is none: nothing lies on it."""
    if card >= OBJECTS:
        return {"pieces": 0, "circle": 0}
    least = 0 if is_war(card) else game.box.least[game.box.type[card]]
    place = s.in_row.index(card) + 1 if card in s.in_row else 0
    return {"pieces": s.pieces[card], "circle": int(has_circle(s, card)), "least": least, "place": place}


def operations_left(top: int) -> int:
    """How many tokens the stack of operations still has."""
    return OPERATIONS - top


def needs_words(game: Game, alliance: int, language: str) -> str:
    """What an alliance requires."""
    return NEEDS.text(game, alliance, language)


def effect_words(game: Game, alliance: int, language: str) -> list[str]:
    """What an alliance does: at once, lasting, in the final count."""
    said = [VOCABULARY.text(game, first + alliance, language) for first in (0, FIRST_PERMANENT, FIRST_FINAL)]
    return [text for text in said if text]
