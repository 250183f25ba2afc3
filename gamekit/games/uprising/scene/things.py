"""The words of things: cards are named by type and value, missions by the box."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any

from ....engine.layout import NONE
from ..rules.planning import right_of
from ..rules.table import DISTRICTS, SLOTS, Box, Condition, District, Face, Mode, Pile, State, Step, Type, pile_of

if TYPE_CHECKING:
    from ....engine.game import Game

Words = tuple[str, Mapping[str, Any]] | str | None

CONDITIONS = {
    Condition.TOTAL: "condition-total", Condition.SUM_WITHOUT: "condition-sum-without",
    Condition.FACE_UP: "condition-face-up", Condition.MORE_THAN: "condition-more-than",
    Condition.EVERY_TYPE: "condition-every-type", Condition.SAME_VALUE: "condition-same-value",
    Condition.RUN: "condition-run", Condition.TWO_SUMS: "condition-two-sums",
}
SOURCES = {
    "rulebook": "source-rulebook", "derived": "source-derived", "public": "source-public",
    "reconstructed": "source-reconstructed",
}


def words_of(game: Game, kind: str, index: int, language: str) -> Words:
    if kind == "card":
        return card_words(game, index)
    if kind == "mission":
        return game.components.names["mission", index][language]
    if kind == "pile" and pile_of(0) <= index < pile_of(DISTRICTS):
        return game.thing_text("district", index - pile_of(0), language)
    return None


def card_words(game: Game, card: int) -> Words:
    box: Box = game.box
    if box.type[card] == Type.PROVOCATION:
        return "card-provocation", {}
    return "card-valued", {"type": ("type", box.type[card]), "value": box.value[card]}


def condition_words(game: Game, mission: int, language: str, s: State | None = None, district: int = NONE) -> str:
    """What a mission asks for, in one sentence; for the Capitol in its mode where that differs."""
    box: Box = game.box
    condition = Condition(box.condition[mission])
    facts: dict[str, Any] = {"least": box.least[mission], "other-least": box.second_least[mission]}
    if s is not None and s.mode == Mode.CAPITOL and district == District.CAPITOL and box.in_capitol[mission]:
        facts["least"] = box.in_capitol[mission]
    for name, type in (("type", box.first_type[mission]), ("other", box.second_type[mission])):
        if type != NONE:
            facts[name] = ("type", type)
    return game.text(CONDITIONS[condition], language, facts)


def source_words(game: Game, mission: int, language: str) -> str:
    """How we know a mission's condition."""
    return game.text(SOURCES[game.components["missions"][mission]["source"]], language)


def about(game: Game, s: State) -> dict[str, Any]:
    """Facts for prompts and moves: how many cards are to be planned, and the card that is being placed."""
    facts: dict[str, Any] = {"closed": SLOTS - s.pile_size[Pile.PLANNED]}
    if s.slot != NONE:
        facts["card"] = planned_thing(s, s.slot, of_own=s.step == Step.DISTRIBUTE)
    return facts


def planned_thing(s: State, slot: int, of_own: bool = False) -> tuple[str, int]:
    """A planned card as everybody may name it: by its face or by its place; the Resistance names its own."""
    card = s.planned_card[slot]
    shown = s.planned_face[slot] == Face.UP or (of_own and card != NONE)
    return ("card", card) if shown else ("slot", slot)


def about_move(game: Game, s: State, kind: str, index: int) -> dict[str, Any]:
    """The other district of a pair, and the card that lies in a place."""
    if kind == "slot":
        return {"card": planned_thing(s, index)}
    if kind == "district" and s.step == Step.MARK_DISTRICTS:
        neighbour = right_of(s, index)
        return {"next": ("district", index if neighbour == NONE else neighbour)}
    return {}
