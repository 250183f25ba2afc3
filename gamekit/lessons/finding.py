"""What a check of a lesson finds, and what all checks look at."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import Any

from ..engine.words import LANGUAGES
from .asking import Asked, made
from .lesson import BadLesson, Lesson, Step

SEEDS = (1, 2, 3, 4)    # of the questions that are looked at; some take a second to make
MANY, FEW = 200, 6      # seeds for which keys are checked; few of questions that are `costly`
Draft = tuple[str, str, Any, Any]       # the step's id (or what else it is about), what, limit, measured


@dataclass(frozen=True)
class Finding:
    """Something that is wrong: the item of the checklist, where, what, the limit and what was measured."""

    check: str
    step: str
    what: str
    limit: Any = ""
    measured: Any = ""

    def __str__(self) -> str:
        numbers = f" (limit {self.limit}, found {self.measured})" if self.limit != "" else ""
        seen = f": {self.measured}" if self.limit == "" and self.measured != "" else ""
        return f"{self.check:5}{self.step or '-'}: {self.what}{seen}{numbers}"


class Unpredicted(dict[str, str]):
    """No predictions; it remembers which were asked for."""

    def __init__(self) -> None:
        super().__init__()
        self.names: set[str] = set()

    def get(self, name: str, default: Any = None) -> Any:
        self.names.add(name)
        return default


@dataclass
class Looked:
    """A lesson with its questions, each made once."""

    lesson: Lesson
    many: int = 0           # so many seeds for costly questions too
    predicted: Unpredicted = field(default_factory=Unpredicted)
    _made: dict[Any, Asked | Exception] = field(default_factory=dict)

    def seeds(self, step: Step) -> range:
        """Those for which a question is made and its key checked."""
        return range(1, 1 + (self.many or (FEW if step.costly else MANY)))

    def question(self, step: Step, seed: int, language: str = "en", sister: bool = False) -> Asked | None:
        """The question of a step, or nothing where it cannot be made; `problem` says why."""
        found = self._question(step, seed, language, sister)
        return None if isinstance(found, Exception) else found

    def problem(self, step: Step, seed: int, language: str = "en", sister: bool = False) -> Exception | None:
        found = self._question(step, seed, language, sister)
        return found if isinstance(found, Exception) else None

    def _question(self, step: Step, seed: int, language: str, sister: bool) -> Asked | Exception:
        key = step.id, seed if step.asking.is_fresh else 0, language, sister
        if key not in self._made:
            try:
                self._made[key] = made(self.lesson, step, seed, language, sister, predicted=self.predicted)
            except Exception as error:      # whatever a lesson's own code does
                self._made[key] = error
        return self._made[key]

    def questions(self, step: Step, language: str = "en") -> Iterator[tuple[str, Asked]]:
        """All questions of a step that are looked at, each with a name for a finding."""
        for seed, sister in self.variants(step, language):
            found = self.question(step, seed, language, sister)
            if found is not None:
                about = f", seed {seed}" if step.asking.is_fresh else ""
                yield step.id + about + (", sister" if sister else ""), found

    def variants(self, step: Step, language: str) -> list[tuple[int, bool]]:
        """Seeds and sisters of a step: many in the first language, in the others a sample, as numbers are the same.

        A step that mixes others has none: what it asks is looked at where it was asked first.
        """
        if step.asking.mixes:
            return []
        seeds = SEEDS if language == LANGUAGES[0] else SEEDS[:2]
        plain = [(seed, False) for seed in (seeds if step.asking.is_fresh else SEEDS[:1])]
        return [*plain, (SEEDS[0], True)] if step.asking.has_sister else plain

    def texts(self, step: Step, language: str) -> dict[str, str]:
        """What a step says: the task under "", and its attributes, with the facts of one question."""
        words, found = self.lesson.words, self.question(step, SEEDS[0], language)
        if found is None or step.id not in words.keys(language):
            return {}
        said: dict[str, str] = {}
        for name in ["", *words.attributes(step.id, language)]:
            try:
                said[name] = self.lesson.text(step.id + (f".{name}" if name else ""), language, **found.item.facts)
            except BadLesson:       # a variable without a fact: found by C13
                continue
        return said

    def terms(self, language: str) -> tuple[str, ...]:
        return tuple(self.lesson.data.get("terms", {}).get(language, ()))

    def everywhere(self) -> Iterator[tuple[str, Step, dict[str, str]]]:
        for language in LANGUAGES:
            for step in self.lesson.steps:
                yield language, step, self.texts(step, language)
