"""The words and signs of things that the modules add."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from ...secret_power.rules.table import Quantity as BaseQuantity
from ...secret_power.scene.sight import ACTION_SIGNS as BASE_ACTION_SIGNS
from ...secret_power.scene.things import Words, about_object
from ...secret_power.scene.things import about_move as base_about_move
from ...secret_power.scene.things import operations_left as base_operations_left
from ...secret_power.scene.things import words_of as base_words_of
from ..rules.discards import FIRST_TOKEN
from ..rules.effects import VOCABULARY
from ..rules.estate_discards import FIRST_ALIEN_CARD, FIRST_TREND_CARD
from ..rules.table import FIRST_COVERT, FIRST_TREND, Action, State, Trend

if TYPE_CHECKING:
    from ....engine.game import Game

ACTION_SIGNS = BASE_ACTION_SIGNS | {
    Action.COVERT_OPERATION: "cyber", Action.CAPTURE_TREND: "trend", Action.REPTILIANS: "reptile",
}


TREND_WHEN = {
    Trend.POPULISM: "trend-when-populism", Trend.CORRUPTION: "trend-when-corruption",
    Trend.DIGITALISATION: "trend-when-digitalisation", Trend.MILITARISM: "trend-when-militarism",
    Trend.NONCONFORMISM: "trend-when-nonconformism", Trend.RADICALISM: "trend-when-radicalism",
    Trend.UFO_HYSTERIA: "trend-when-ufo-hysteria",
}


def trend_words(game: Game, one: int, language: str) -> str:
    """When a trend works, and what it brings then."""
    brings = VOCABULARY.text(game, FIRST_TREND + one, language)
    when = game.text(TREND_WHEN[Trend(one)], language)
    return game.text("trend-brings", language, {"when": when, "what": brings})


def asset(index: int) -> tuple[str, int]:
    """What it is that can be discarded."""
    for first, kind in ((FIRST_ALIEN_CARD, "alien"), (FIRST_TREND_CARD, "movement"), (FIRST_TOKEN, "operation")):
        if index >= first:
            return kind, index - first
    return "gift", index


def words_of(game: Game, kind: str, index: int, language: str) -> Words:
    if kind == "asset":
        return game.thing_text(*asset(index), language)
    if kind == "alien":
        return game.thing_text("species", game.box.alien_species[index], language)
    if kind == "deed":
        return VOCABULARY.text(game, index, language)
    return None if kind == "quantity" and index >= len(BaseQuantity) else base_words_of(game, kind, index, language)


def operations_left(top: int) -> int:
    """Covert ones are not in the stack."""
    return FIRST_COVERT - top


def about_move(game: Game, s: State, kind: str, index: int) -> dict[str, Any]:
    """What a trend brings; what lies on a card that can be discarded."""
    if kind == "movement":
        return {"does": ("deed", FIRST_TREND + index)}
    found: dict[str, Any] = about_object(game, s, index) if kind == "asset" else base_about_move(game, s, kind, index)
    return found


JOINTS = (
    (base_words_of, words_of), (base_about_move, about_move), (BASE_ACTION_SIGNS, ACTION_SIGNS),
    (base_operations_left, operations_left),
)
