"""The words of the lab, in both languages."""

from pathlib import Path

from ..engine.words import SHARED, Words

WORDS = Words(Path(__file__).parent / "words", behind=SHARED)
