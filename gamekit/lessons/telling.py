"""What a step says, where the words may be missing; for sheets and for the checks of lessons."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from ..engine.errors import GamekitError
from ..engine.moves import find, move_at
from .items import Item
from .lesson import Lesson, Step


def told(lesson: Lesson, key: str, language: str, facts: Mapping[str, Any]) -> str:
    """Words of the lesson, or nothing where it has none."""
    return lesson.text(key, language, **facts) if lesson.words.has(key, language) else ""


def option_words(lesson: Lesson, step: Step, item: Item, option: str, language: str) -> str:
    """What an option says: its own words, a thing of the game, or itself."""
    own = told(lesson, f"{step.id}.option-{option}", language, item.facts)
    kind, _, name = option.partition(":")
    if own or not (name and lesson.game.has_kind(kind) and name in lesson.game.ids(kind)):
        return own or option
    return lesson.game.thing_text(kind, lesson.game.ids(kind).index(name), language)


def answer_words(lesson: Lesson, step: Step, item: Item, answer: str, language: str) -> str:
    """What an answer says: an option, or a move as a sentence."""
    if step.ask not in ("move", "refused") or item.match is None:
        parts = answer.split() if step.ask == "order" else [answer]
        return ", ".join(option_words(lesson, step, item, part, language) for part in parts)
    game, state = lesson.game.in_language(language), item.match.state
    try:
        return move_at(game, state, find(game, state, answer)).text(language)
    except GamekitError:
        return answer
