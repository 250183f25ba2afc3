"""Signs: a colour and an animal in place of a name, such as `blue-wolf`, with words in both languages."""

from __future__ import annotations

import random
from collections.abc import Collection

from ..html import WORDS

# Okabe and Ito's, to be told apart by all; without a mocking sense, as far as we know
COLOURS = {
    "orange": "#E69F00", "green": "#009E73", "yellow": "#F0E442", "blue": "#0072B2", "red": "#D55E00",
    "violet": "#CC79A7", "grey": "#8A8A8A",
}
# In Russian all masculine, so that the colours agree with them
ANIMALS = (
    "wolf", "bear", "hare", "hedgehog", "badger", "tiger", "lion", "falcon", "crane", "dolphin", "camel", "giraffe",
    "penguin", "raccoon", "crab", "raven",
)


def new_sign(taken: Collection[str]) -> str:
    """One that nobody has, at random; once all are taken, with a number."""
    number = 1
    while True:
        end = f"-{number}" if number > 1 else ""
        free = [sign for colour in COLOURS for animal in ANIMALS if (sign := f"{colour}-{animal}{end}") not in taken]
        if free:
            return random.SystemRandom().choice(free)
        number += 1


def sign_words(sign: str, language: str) -> str:
    """
    >>> sign_words("blue-wolf", "en"), sign_words("blue-wolf-2", "ru")
    ('Blue wolf', 'Синий волк 2')
    """
    colour, animal, number = (*sign.split("-"), "")[:3]
    words = [WORDS.text(f"ui-colour-{colour}", language), WORDS.text(f"ui-animal-{animal}", language), number]
    return " ".join(filter(None, words))


def sign_colour(sign: str) -> str:
    return COLOURS[sign.partition("-")[0]]
