"""Codes that are read from a projector and typed on a phone: of a class, of a match.

Without vowels they are no words. No letter looks like another one or stands twice, and each has a Cyrillic one of its
looks or its sound, so that a Russian keyboard will do as well.
"""

from __future__ import annotations

import hashlib
import secrets

LETTERS = "BCDFHJKLMPTXZ"
CYRILLIC = dict(zip("ВСДФНЖКЛМРТХЗЙП", "BCDFHJKLMPTXZJP", strict=True))
RUDE = ("FCK", "DCK", "CLT", "BTCH", "PZD", "BLT", "BLD", "XZ", "KZ", "CP")      # read so in one of the languages
CLASS, MATCH = 4, 5         # letters: the length tells what a code is of


def new_code(length: int) -> str:
    while True:
        code = "".join(secrets.SystemRandom().sample(LETTERS, length))
        if not any(word in code for word in RUDE):
            return code


def read_code(text: str) -> str:
    """What somebody typed, as a code: in capitals, Latin letters, without blanks and signs between.

    >>> read_code(" фк-зт ")
    'FKZT'
    """
    letters = (CYRILLIC.get(letter, letter) for letter in text[:40].upper())
    return "".join(letter for letter in letters if letter in LETTERS)


def mark(secret: str) -> str:
    """What is stored in place of a secret."""
    return hashlib.sha256(f"gamekit {secret}".encode()).hexdigest()[:32]
