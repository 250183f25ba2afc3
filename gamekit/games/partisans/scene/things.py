"""The words of things: names from the files, and the text of a card made of the words of its effects."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any

from ....engine.layout import NONE
from ..rules.effects import VOCABULARY
from ..rules.outcome import result
from ..rules.strength import foe_defence, mission_defence, total_attack
from ..rules.table import (
    FOES, MISSIONS, Box, State, Step, dead_civilians, is_spy, points_scored, side, side_in_play,
)

if TYPE_CHECKING:
    from ....engine.game import Game

Words = tuple[str, Mapping[str, Any]] | str | None


def words_of(game: Game, kind: str, index: int, language: str) -> Words:
    if kind == "agent" and is_spy(index):
        return game.words.text("agent-spy", language)
    if kind in ("agent", "maquis"):
        return game.components.names["agent", index][language]
    if kind in ("force", "mission"):
        return game.components.names[kind, index][language]
    if kind == "foe":
        return foe_words(game, index)
    if kind == "target":
        return foe_words(game, index) if index < FOES else ("target-mission", {"mission": ("mission", index - FOES)})
    if kind == "pick":
        return foe_words(game, index) if index < FOES else ("pick-face-down", {"mission": ("mission", index - FOES)})
    if kind == "post" and index < MISSIONS:
        return game.components.names["mission", index][language]
    if kind == "civilian":
        return "civilian", {"number": game.box.people[index]}
    if kind == "deed":
        return VOCABULARY.text(game, index, language)
    return None


def foe_words(game: Game, foe: int) -> Words:
    box: Box = game.box
    return "foe", {"force": ("force", box.force[foe]), "number": box.foe_defence[foe]}


# What a card says

def side_words(game: Game, s: State, agent: int, role: int, language: str) -> str:
    """Attack, phase and action of a side of a maquis."""
    box: Box = game.box
    deed = side(s, agent, role)
    facts: dict[str, Any] = {"number": box.attack[deed]}
    if box.phase[deed] == NONE:
        return game.text("side-plain", language, facts)
    action = {"phase": ("phase", box.phase[deed]), "action": VOCABULARY.text(game, deed, language)}
    return game.text("side-action", language, facts | action)


def effect_words(game: Game, deed: int, language: str) -> str:
    """When the effect of an enemy or a mission happens, and what it is."""
    box: Box = game.box
    facts = {"timing": ("timing", box.timing[deed]), "action": VOCABULARY.text(game, deed, language)}
    return game.text("effect-timed", language, facts)


# Facts for prompts and moves

def about(game: Game, s: State) -> dict[str, Any]:
    box: Box = game.box
    facts: dict[str, Any] = {
        "points": points_scored(box, s), "civilians": dead_civilians(box, s), "attack": total_attack(box, s),
        "result": ("ending", result(box, s)),
    }
    if s.mission != NONE:
        facts["current"] = ("mission", s.mission)
    if s.actor != NONE and s.step == Step.USE_ACTION:
        facts["action"] = ("deed", side_in_play(s, s.actor))
    return facts


def about_move(game: Game, s: State, kind: str, index: int) -> dict[str, Any]:
    """What a role means on the card; where an enemy is and what it costs now."""
    box: Box = game.box
    if kind == "role" and s.actor != NONE:
        return {"attack": box.attack[side(s, s.actor, index)]}
    if kind == "target" and s.mission != NONE:
        return {"cost": cost(box, s, index)}
    if kind in ("pick", "foe") and index < FOES:
        return {"post": ("post", s.foe_at[index])}
    return {}


def cost(box: Box, s: State, target: int) -> int:
    return foe_defence(box, s, target) if target < FOES else mission_defence(box, s)
