"""How hard a text is to read. English: the Flesch-Kincaid grade, lower is easier; Russian: Oborneva's ease, higher is.

Names and terms of a game count as one short word each: a lesson is not harder because a leader is called Kerensky.
"""

from __future__ import annotations

import re
from collections.abc import Iterable
from dataclasses import dataclass
from functools import lru_cache

from ..engine.game import Game

WORD = re.compile(r"[^\W_]+(?:[-'’][^\W_]+)*")
SENTENCE = re.compile(r"[.!?…]+[\"»”)]*(?:\s+|$)")
VOWELS = {"en": re.compile("[aeiouy]+"), "ru": re.compile("[аеёиоуыэюя]")}
SHORT = {"en": "it", "ru": "он"}            # what stands for a term
LONGEST_NAME = 4                            # words; longer ones are sentences


@dataclass(frozen=True)
class Reading:
    """What was measured: the level, and words a sentence."""

    level: float                            # grade in English, ease in Russian
    words: int
    mean: float
    longest: str                            # the longest sentence


def reading(text: str, language: str, terms: Iterable[str] = ()) -> Reading:
    """Measure a text; `terms` count as one short word each, in all their forms."""
    found = [one for one in sentences(plain(text, language, tuple(terms))) if count(one)]
    words = [word for sentence in found for word in WORD.findall(sentence)]
    if not words:
        return Reading(0.0 if language == "en" else 100.0, 0, 0.0, "")
    mean, syllables_a_word = len(words) / len(found), sum(syllables(word, language) for word in words) / len(words)
    if language == "en":
        level = 0.39 * mean + 11.8 * syllables_a_word - 15.59
    else:
        level = 206.8 - 1.3 * mean - 60.1 * syllables_a_word
    return Reading(level, len(words), mean, max(found, key=count))


def sentences(text: str) -> list[str]:
    return [part.strip() for part in SENTENCE.split(text) if part.strip()]


def count(text: str) -> int:
    """How many words a text has."""
    return len(WORD.findall(text))


def syllables(word: str, language: str) -> int:
    """Vowels in Russian, groups of vowels in English without a silent e. A number is one short word."""
    word = word.lower()
    found = len(VOWELS[language].findall(word))
    if language == "en" and re.search("[^aeiouyl]e$", word):
        found -= 1
    return max(found, 1)


def plain(text: str, language: str, terms: tuple[str, ...]) -> str:
    """The text with a short word in place of every term."""
    return pattern(language, terms).sub(SHORT[language], text) if terms else text


@lru_cache(maxsize=64)
def pattern(language: str, terms: tuple[str, ...]) -> re.Pattern[str]:
    forms = [r"[\s-]+".join(form(word, language) for word in WORD.findall(term)) for term in terms if count(term)]
    return re.compile(rf"\b(?:{'|'.join(sorted(set(forms), key=lambda one: -len(one)))})\b", re.IGNORECASE)


def form(word: str, language: str) -> str:
    """A word in any of its forms: English endings are few, a Russian word changes its last letters."""
    if language == "en" or len(word) < 4:
        return re.escape(word) + ("(?:s|es|['’]s)?" if language == "en" else "")
    stem = word[: len(word) - (2 if len(word) > 5 else 1)]
    return re.escape(stem) + r"\w{0,4}"


@lru_cache(maxsize=64)
def names(game: Game, language: str) -> tuple[str, ...]:
    """The names of all things of a game, as its words say them."""
    found: set[str] = set()
    for kind in (one for one in game.kinds if one.name != "step"):      # steps are called by sentences
        for index in range(len(game.ids(kind.name))):
            try:
                found.add(re.sub(r"\s*\(.*", "", game.thing_text(kind.name, index, language)))
            except KeyError:        # things that nobody speaks of have no name
                continue
    return tuple(sorted(name for name in found if 0 < count(name) <= LONGEST_NAME and not name.isdecimal()))
