"""A pupil's way through a lesson: tries, hints, solutions, predictions, and where to go on."""

from __future__ import annotations

from dataclasses import dataclass, field, replace

from ..engine.errors import BadOption
from ..engine.words import checked_text
from . import code
from .asking import Asked, made
from .items import Verdict
from .lesson import Lesson, Step

HINT_AFTER, SOLUTION_AFTER = 2, 3      # wrong tries
MOST = 0.75                             # right at once: what the lesson teaches was shown


@dataclass
class Pupil:
    """Where somebody is in a lesson. Answers are judged here, in the kernel, and never sit in the page."""

    lesson: Lesson
    seed: int = 1917
    quick: bool = False             # only the steps of the quick path
    done: dict[str, int] = field(default_factory=dict)      # how many questions of a step are solved
    tried: dict[str, bool] = field(default_factory=dict)    # whether the first answer to a question was right
    missed: dict[tuple[str, str], Step] = field(default_factory=dict)   # rule and its step, of wrong first answers
    predictions: dict[str, str] = field(default_factory=dict)
    wrong: int = 0                  # tries at this step
    told: int = 0                   # solutions that were shown at this step
    sister: int = 0                 # which like question, after the solution was shown
    verdict: Verdict | None = None
    turn: int = 0                   # which question of this step
    _at: int = 0
    _kept: dict[str, int] = field(default_factory=dict, repr=False)     # predictions as codes tell them
    _made: dict[tuple[str, int, str, int, int], Asked] = field(default_factory=dict, repr=False)

    @property
    def steps(self) -> list[Step]:
        wanted = self.lesson.quick
        return [step for step in self.lesson.steps if not self.quick or step.id in wanted]

    @property
    def over(self) -> bool:
        return self._at >= len(self.steps)

    @property
    def number(self) -> int:
        return self._at

    @property
    def step(self) -> Step:
        if self.over:
            raise BadOption("error-lesson-over")
        return self.steps[self._at]

    @property
    def asked(self) -> str:
        """The name of this question: that of its step, with a number where the step has several."""
        return self.step.id if self.step.asking.questions == 1 else f"{self.step.id}-{self.turn + 1}"

    @property
    def questions(self) -> int:
        """How many there are in all."""
        return sum(step.asking.questions for step in self.steps)

    @property
    def share(self) -> float:
        """How much of the way is done."""
        return sum(self.done.get(step.id, 0) for step in self.steps) / self.questions

    @property
    def solved(self) -> set[str]:
        """The steps that are done."""
        return {step.id for step in self.lesson.steps if self.done.get(step.id) == step.asking.questions}

    @property
    def first_try(self) -> set[str]:
        """The questions that were right at once."""
        return {step for step, right in self.tried.items() if right}

    def dice(self) -> int:
        """The seed of this question."""
        return self.seed

    def question(self, language: str = "en") -> Asked:
        wanted = self.dice(), language, self.sister, self.turn
        key = self.step.id, *wanted
        if key not in self._made:           # a page asks for it several times at each click
            self._made = {key: made(self.lesson, self.step, *wanted, self.predictions)}
        return self._made[key]

    @property
    def is_solved(self) -> bool:
        """Whether this step is done and the next can come."""
        return self.verdict is not None and self.verdict.right

    @property
    def shows_hint(self) -> bool:
        return HINT_AFTER <= self.wrong < SOLUTION_AFTER and not self.is_solved

    @property
    def shows_solution(self) -> bool:
        return self.wrong >= SOLUTION_AFTER and not self.is_solved

    @property
    def may_pass(self) -> bool:
        """Whether one can go on without having solved it: nobody is kept at a step for ever."""
        return self.shows_solution and self.told > 1

    def answer(self, given: str, language: str = "en") -> Verdict:
        """Judge an answer. A prediction is kept before anything of the outcome is told."""
        checked_text(given)
        if self.is_solved or self.shows_solution:
            return self.verdict or Verdict(False)
        asked = self.question(language)
        predicts = asked.step.is_guess and asked.item.is_answer(given)
        if predicts and asked.step.id not in self.predictions:
            self.predictions[asked.step.id] = given
            self._kept[asked.step.id] = asked.item.number_of(given)
        self.verdict = asked.judge(given)
        if self.asked not in self.tried:
            self.tried[self.asked] = self.verdict.right
            if not self.verdict.right:
                self._miss(asked.step, self.verdict.rule)
        if predicts:                # it needs no second try: what happened stands beside it
            self.verdict = replace(self.verdict, right=True)
        if self.verdict.right:
            self.done[self.step.id] = max(self.done.get(self.step.id, 0), self.turn + 1)
        else:
            self.wrong += 1
            self.told += self.wrong == SOLUTION_AFTER
        return self.verdict

    def _miss(self, step: Step, rule: str) -> None:
        """Keep what is to be repeated: the rule that an answer missed, and the step that teaches it."""
        rule = rule or next(iter(step.rules), "")
        teaching = [one for one in self.lesson.steps if rule and rule in one.idea]
        taught = (teaching or [step])[0]
        self.missed[rule, taught.id if not rule else ""] = taught

    @property
    def to_repeat(self) -> list[tuple[str, Step]]:
        """The rules of wrong first answers in the lesson's order, with their steps; without a rule the steps."""
        steps = [step.id for step in self.lesson.steps]
        found = [(rule, step) for (rule, _), step in self.missed.items()]
        return sorted(found, key=lambda one: (steps.index(one[1].id), one[0]))

    @property
    def has_shown_it(self) -> bool:
        """Whether this was the whole lesson, each step solved, and most of it right at once."""
        enough = len(self.first_try) >= MOST * len(self.tried) > 0
        return enough and not self.quick and len(self.tried) == self.questions and len(self.solved) == len(self.steps)

    def try_alike(self) -> None:
        """After the solution: a like question that is solved alone, or this one again."""
        if not self.shows_solution:
            return
        self.sister = self.sister + 1 if self.question().step.asking.has_sister else 0
        self.wrong, self.verdict = 0, None

    def reset(self) -> None:
        """The same step from its beginning; what was tried stays counted."""
        self.verdict = None

    def go_on(self) -> None:
        if not (self.is_solved or self.may_pass):
            return
        if self.turn + 1 < self.step.asking.questions:
            self._to(self._at, self.turn + 1)
        else:
            self._to(self._at + 1)

    def go_back(self) -> None:
        if not self.over and self.turn:
            self._to(self._at, self.turn - 1)
        else:
            self._to(max(self._at - 1, 0))

    def jump(self, name: str) -> None:
        """To a step of this path by its name or its number."""
        names = [step.id for step in self.steps]
        if name.isdecimal() and len(name) < 9 and 0 < int(name) <= len(names):
            self._to(int(name) - 1)
        elif name in names:
            self._to(names.index(name))
        else:
            raise BadOption("error-lesson-no-step", step=name[:40], allowed=names)

    def _to(self, number: int, turn: int | None = None) -> None:
        """To a step, and there to a question: without a number to the first that is not done."""
        self._at, self.turn = number, 0
        if not self.over:
            self.turn = self.done.get(self.step.id, 0) % self.step.asking.questions if turn is None else turn
        self.wrong, self.told, self.sister, self.verdict = 0, 0, 0, None

    # The code on the blackboard

    @property
    def code(self) -> str:
        solved = [self.done.get(step.id, 0) for step in self.lesson.steps]
        kept = [self._kept.get(name, -1) for name in self.lesson.kept]
        return code.written(self._place, self.lesson.form, solved, self.seed, kept)

    @property
    def _place(self) -> str:
        return f"{self.lesson.game.name}/{self.lesson.id}"

    def resume(self, given: str) -> None:
        """Go on at the first step that a code does not call solved, with its seed and predictions if it tells them."""
        checked_text(given)
        counts, seed, kept = code.read(self._place, self.lesson.form, given)
        self.seed = seed or self.seed
        self.done = {step.id: count for step, count in zip(self.lesson.steps, counts, strict=True)}
        told = {name: number for name, number in zip(self.lesson.kept, kept, strict=True) if number >= 0}
        self._kept |= told
        self.predictions |= {
            name: made(self.lesson, self.lesson.step(name), self.seed).item.answer_of(number)
            for name, number in told.items()
        }
        open_steps = [number for number, step in enumerate(self.steps) if step.id not in self.solved]
        self._to(open_steps[0] if open_steps else len(self.steps))
