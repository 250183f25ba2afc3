"""From a step to the question that one pupil gets, and the judgement of an answer."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, replace
from math import isfinite
from typing import Any

from ..engine import moves
from ..engine.errors import GamekitError
from ..engine.match import HUMAN, Match
from ..engine.position import on_trust
from ..engine.rulebook import Entry
from .items import Dice, Item
from .lesson import BadLesson, Lesson, Step

EVERYBODY = "all"


@dataclass(frozen=True)
class Verdict:
    """What an answer brought: right or not, the words for it, and the rule it rests on."""

    right: bool
    reply: str = ""
    rule: str = ""
    after: Match | None = None      # the match with the answer played, where it was a move


def made(
    lesson: Lesson, step: Step, seed: int, language: str = "en", sister: bool = False, turn: int = 0,
) -> tuple[Step, Item]:
    """The step and its question. With `sister` the like one, for whoever was shown the solution.

    For a step that mixes others it is the one whose `turn` has come, with dice of its own.
    """
    try:
        return _made(lesson, step, seed, language, sister, turn)
    except GamekitError as error:
        raise BadLesson("error-lesson-question", step=step.id, problem=error) from None
    except Exception as error:      # whatever a lesson's own code does
        raise BadLesson("error-lesson-question", step=step.id, problem=f"{type(error).__name__}: {error}.") from error


def _made(lesson: Lesson, step: Step, seed: int, language: str, sister: bool, turn: int) -> tuple[Step, Item]:
    name = step.id
    if step.mixes:
        name, step = f"{step.id} {turn}", lesson.step(step.mixes[turn])
    if sister and step.sister:
        step = replace(step, **step.sister)
    if step.item:
        maker = getattr(lesson.items, step.item)
        dice = Dice(f"{lesson.id} {name} {seed} {sister}")
        dice.lesson = seed
        with on_trust():        # a question is often the best of many throws
            return step, maker(lesson.game.in_language(language), dice, language)
    return step, Item(
        match=started(lesson, step.start, language), options=step.options, right=step.right,
        tolerance=step.tolerance, rules=step.wrong,
    )


def started(lesson: Lesson, start: Mapping[str, Any], language: str) -> Match | None:
    """The match of a step: a named or written position, or a seed with options, and moves from there."""
    if not start:
        return None
    game = lesson.game.in_language(language)
    position = start.get("position")
    if isinstance(position, str):
        position = lesson.data["positions"][position]
    if position is not None:
        match = game.position(position, seed=start.get("seed", 0))
    else:
        match = game.new(seed=start["seed"], **start.get("options", {}))
    for move in start.get("moves", ()):
        match.play(move)
    return match


def seat_of(step: Step, item: Item) -> str | None:
    """Who looks at the board in a step. For `seat = "all"` that is everybody, who sees only what lies open."""
    seat = step.start.get("seat")
    if seat == EVERYBODY:
        return None
    if seat is not None or item.match is None:
        return seat
    return item.match.seat or next((s for s, who in item.match.seats.items() if who == HUMAN), None)


def judge(lesson: Lesson, step: Step, item: Item, answer: str, language: str) -> Verdict:
    """Whether an answer is right. Moves are judged by the engine, free text by nobody."""
    if step.ask in ("go", "text"):
        return Verdict(True)
    if step.ask == "move":
        return judge_move(lesson, step, item, answer, language)
    if step.ask == "refused":
        return judge_refusal(lesson, step, item, answer, language)
    right = near(answer, item) if step.ask == "number" else answer in item.right
    if step.ask == "order":
        right = answer.split() == list(item.right)
    if right:
        return Verdict(True, rule=next(iter([*step.idea, *step.recall]), ""))
    rule = item.rules.get(answer, item.rules.get("*", ""))
    return Verdict(False, reply_to(lesson, step, item, answer, language), rule)


def near(answer: str, item: Item) -> bool:
    value = number(answer)
    return value is not None and any(abs(value - float(right)) <= item.tolerance + 1e-9 for right in item.right)


def number(answer: str) -> float | None:
    """The number that somebody wrote, with a point or a comma, or with a sign of per cent."""
    try:
        value = float(answer.replace(",", ".").replace("%", "").strip())
    except ValueError:
        return None
    return value if isfinite(value) else None


def judge_move(lesson: Lesson, step: Step, item: Item, answer: str, language: str) -> Verdict:
    """A legal move that is not what was asked for is played, so that its consequence is seen."""
    assert item.match is not None
    refused = refusal(item.match, answer)
    if refused is not None:
        return Verdict(False, refused.text, refused.id)
    after = item.match.at(len(item.match.played))
    after.seats = dict.fromkeys(after.seats, HUMAN)
    after.play(answer)
    right = item.accepts(item.match, after) if item.accepts else answer in item.right or "*" in item.right
    if right:
        return Verdict(True, after=after)
    return Verdict(False, reply_to(lesson, step, item, answer, language), item.rules.get(answer, ""), after)


def judge_refusal(lesson: Lesson, step: Step, item: Item, answer: str, language: str) -> Verdict:
    """The pupil was asked to try what is forbidden."""
    assert item.match is not None
    refused = refusal(item.match, answer)
    if refused is None:
        return Verdict(False, reply_to(lesson, step, item, answer, language))
    wanted = [*step.idea, *step.recall]
    return Verdict(refused.id in wanted, refused.text, refused.id)


def refusal(match: Match, move: str) -> Entry | None:
    """The rule that forbids a move; what names no move of this step is answered with the step's own rule."""
    try:
        return match.why_not(move)
    except GamekitError:
        decision = moves.decision_at(match.game, match.state)
        return match.game.rulebook[decision.rule] if decision else None


def reply_to(lesson: Lesson, step: Step, item: Item, answer: str, language: str) -> str:
    """The words for a wrong answer: its own, the step's for any other, or the text of the rule it misses."""
    own = item.replies.get(answer, answer).replace(" ", "-")
    for key in (f"{step.id}.reply-{own}", f"{step.id}.reply"):
        if lesson.words.has(key, language):
            return lesson.text(key, language, **item.facts)
    rule = item.rules.get(answer, item.rules.get("*", "")) or next(iter([*step.idea, *step.recall]), "")
    return lesson.game.in_language(language).rulebook[rule].text if rule else ""
