"""The glossary: every icon, card, token and track of a board in one sentence.

A game's Fluent files say what there is (`term-will = Will of the People`, attribute `text`), in the order of the
glossary; what all boards share stands in the engine's. A term that has an icon is called like it.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass
from functools import lru_cache
from typing import TYPE_CHECKING

from .words import Words, checked_language

if TYPE_CHECKING:
    from .game import Game

PREFIX = "term-"
ICONS = re.compile(r'href="#gk-i-([\w-]+)"')      # in a picture


@dataclass(frozen=True)
class Term:
    """One thing on a board: `str(term)` is its name and its sentence."""

    id: str
    name: str
    text: str

    def __str__(self) -> str:
        return f"{self.name}. {self.text}"


def glossary(game: Game | str, language: str | None = None) -> dict[str, Term]:
    """All terms of a game by id, in the game's language or in another.

    >>> from gamekit.engine.glossary import glossary
    >>> print(glossary("dual_powers")["blockade"])
    Blockade. It closes one connection: no token moves over it.
    """
    from .registry import load

    game = load(game) if isinstance(game, str) else game
    language = checked_language(language or game.language)
    return {term.id: term for words in chain(game.words) for term in terms(words, language)}


def chain(words: Words | None) -> Iterator[Words]:
    """The words of a game and those behind them: of the game that it expands, of all games."""
    while words is not None:
        yield words
        words = words.behind


@lru_cache(32)
def terms(words: Words, language: str) -> list[Term]:
    """The terms of these words alone, in the order of their file. A board asks at every click."""
    return [
        Term(key.removeprefix(PREFIX), words.text(key, language), words.text(f"{key}.text", language))
        for key in words.messages(language) if key.startswith(PREFIX)
    ]


def term_of(icon: str) -> str:
    """The id of the term that an icon stands for: `recruit-3` is one of the icons of `recruit`."""
    return icon if icon == "move-2" else re.sub(r"-\d$", "", icon)
