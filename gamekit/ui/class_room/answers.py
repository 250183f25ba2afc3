"""What a class has answered, question by question: counts, times, numbers, places on a board. No signs, no names."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from functools import lru_cache
from statistics import median

from ...engine.game import Game
from ...engine.moves import decision_at
from ...engine.registry import load
from ...engine.scene import Scene
from ...lessons.asking import Asked, made
from ...lessons.items import Number, Order
from ...lessons.items.numbers import number
from ...lessons.lesson import Lesson, Step
from ...lessons.loading import lessons, load_lesson
from ..catalog import games as games
from .store import ClassRoom, Event

KIND = "answer"


@dataclass(frozen=True)
class Answer:
    given: str
    right: bool
    seconds: float      # after the step was shown
    at: float


@dataclass(frozen=True)
class Question:
    """A step of a lesson with all first answers to it, as they came."""

    lesson: Lesson
    step: Step
    turn: int
    answers: tuple[Answer, ...]

    @property
    def key(self) -> str:
        return f"{self.lesson.game.name}/{self.lesson.id}/{self.step.id}" + (f"-{self.turn + 1}" if self.turn else "")

    def asked(self, seed: int, language: str) -> Asked:
        """As the pair of that seed is asked."""
        return known_question(self.lesson.game.name, self.lesson.id, self.step.id, seed, language, self.turn)

    @property
    def is_number(self) -> bool:
        return self.step.asking.kind is Number

    @property
    def is_judged(self) -> bool:
        """Whether answers can be wrong: a vote has no wrong ones."""
        return self.step.rhythm != "vote"

    @property
    def is_move(self) -> bool:
        return self.step.asking.kind is not None and self.step.asking.kind.on_board

    @property
    def counts(self) -> dict[str, list[Answer]]:
        """The answers by what was given; the most frequent first."""
        found: dict[str, list[Answer]] = {}
        for answer in self.answers:
            found.setdefault(answer.given, []).append(answer)
        return dict(sorted(found.items(), key=lambda one: -len(one[1])))

    @property
    def numbers(self) -> list[float]:
        return [value for answer in self.answers if (value := number(answer.given)) is not None]

    @property
    def right(self) -> int:
        return sum(answer.right for answer in self.answers)


def seconds(answers: Sequence[Answer]) -> float:
    return median(answer.seconds for answer in answers)


def questions(room: ClassRoom) -> list[Question]:
    """All that were answered; the one with the newest answer first."""
    found: dict[str, list[Answer]] = {}
    for event in room.events():
        if event.kind == KIND and (answer := _answer(event)) is not None:
            found.setdefault(str(event.about.get("question")), []).append(answer)
    read = [question for key, answers in found.items() if (question := _question(key, answers)) is not None]
    return sorted(read, key=lambda question: -question.answers[-1].at)


def of_step(room: ClassRoom, lesson: Lesson, name: str) -> Question | None:
    """The answers to one question of a lesson."""
    key = f"{lesson.game.name}/{lesson.id}/{name}"
    found = [event for event in room.events() if event.kind == KIND and event.about.get("question") == key]
    answers = [answer for event in found if (answer := _answer(event)) is not None]
    return _question(key, answers) if answers else None


def _answer(event: Event) -> Answer | None:
    about = event.about
    if not isinstance(about.get("given"), str):
        return None
    return Answer(about["given"], bool(about.get("right")), float(about.get("seconds", 0)), event.at)


def _question(key: str, answers: Iterable[Answer]) -> Question | None:
    """The step that a key names; of one that asks others again, the turn stands behind it."""
    from .puzzle_answers import PUZZLE, puzzle_question

    game, _, rest = key.partition("/")
    lesson, _, name = rest.partition("/")
    if game in games() and lesson == PUZZLE:
        return puzzle_question(known_game(game), name, tuple(answers))
    if game not in games() or lesson not in lessons(known_game(game)):
        return None
    found = known_lesson(game, lesson)
    steps = {step.id: step for step in found.steps}
    turn = 0
    if name not in steps:
        name, _, number_of = name.rpartition("-")
        turn = int(number_of) - 1 if number_of.isdecimal() else 0
    return Question(found, steps[name], turn, tuple(answers)) if name in steps else None


def game_title(name: str, language: str) -> str:
    """The first part of it: there is little room."""
    return known_game(name).words.text("game-title", language).partition(": ")[0]


@lru_cache(maxsize=16)
def known_game(name: str) -> Game:
    return load(name)


@lru_cache(maxsize=32)
def known_lesson(game: str, name: str) -> Lesson:
    return load_lesson(known_game(game), name)


@lru_cache(maxsize=64)
def known_question(game: str, lesson: str, step: str, seed: int, language: str, turn: int) -> Asked:
    """A question that is shown again and again: some are made by playing hundreds of games."""
    found = known_lesson(game, lesson)
    return made(found, found.step(step), seed, language, turn=turn)


# Places on a board

def things(question: Question, asked: Asked, scene: Scene) -> dict[str, int]:
    """How often each thing on the board was chosen, as pages name it: `region:blue`.

    An option that is a bare word is none, as Red is a side and a region; nor is a card of a hand, which others lack.
    """
    match = asked.item.match
    if match is None or isinstance(asked.item, Order):
        return {}
    decision = decision_at(match.game, match.state)
    kind = decision.kind.name if decision is not None and question.is_move else ""
    found: dict[str, int] = {}
    for given, answers in question.counts.items():
        name = given.rpartition(" ")[2]
        thing = f"{kind}:{name}" if kind and ":" not in name else name
        if ":" in thing and f'data-thing="{thing}"' in scene.board:
            found[thing] = found.get(thing, 0) + len(answers)
    return found
