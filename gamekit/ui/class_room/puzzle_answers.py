"""What a class has answered to a puzzle: a question as those of lessons are, though no lesson asks it."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import lru_cache

from ...engine.errors import GamekitError
from ...engine.game import Game, written_seed
from ...engine.match import Match
from ...engine.position_link import unpacked
from ...lab.questions import puzzles
from ...lessons.asking import Asked, Written
from ...lessons.items import Play
from ...lessons.lesson import Lesson, Section, Step
from ..html import WORDS
from .answers import Answer, Question

PUZZLE, OWN = "puzzle", "own"       # `uprising/puzzle/3`, `uprising/puzzle/own <position> <seed>`


@dataclass(frozen=True)
class PuzzleAsked(Asked):
    """A puzzle as the class was asked it."""

    def text(self, attribute: str = "") -> str:
        if attribute or self.item.match is None:
            return ""
        ours = self.step.id.startswith(OWN)
        name = WORDS.text("ui-console-own-puzzle" if ours else "ui-console-puzzle", self.language, number=self.step.id)
        return f"{name}: {self.item.match.prompt}"


@dataclass(frozen=True)
class PuzzleQuestion(Question):
    """Everybody is asked the same, whatever the seed."""

    match: Match | None = None

    def asked(self, seed: int, language: str) -> Asked:
        shown = None if self.match is None else self.match.in_language(language)
        return PuzzleAsked(self.lesson, self.step, Play(match=shown), language)


def puzzle_question(game: Game, name: str, answers: Sequence[Answer]) -> Question | None:
    """The question of a puzzle's name; None for one that this game does not have."""
    match = position_of(game, name)
    if match is None:
        return None
    step = Step(name, "try", Written(Play, {}, {}))
    lesson = Lesson(game, PUZZLE, game.folder, {}, (Section(PUZZLE, (step,)),), lambda: None)
    return PuzzleQuestion(lesson, step, 0, tuple(answers), match)


@lru_cache(maxsize=64)
def position_of(game: Game, name: str) -> Match | None:
    own, _, rest = name.partition(" ")
    try:
        if own == OWN:
            position, _, seed = rest.partition(" ")
            return game.position(unpacked(position), seed=written_seed(seed or "0"))
        return puzzles.ready(game)[int(name) - 1].match() if name.isdecimal() and int(name) else None
    except (GamekitError, IndexError):
        return None
