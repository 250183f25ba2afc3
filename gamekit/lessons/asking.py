"""From a step to the question that one pupil gets: written in the file, made by a function, or that of another step."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, replace
from types import MappingProxyType
from typing import Any

from ..engine.errors import GamekitError
from ..engine.game import Game
from ..engine.match import Match
from ..engine.position import on_trust
from .items import EVERYBODY, BadItem, Dice, Item, Judged, Options, Play, Verdict
from .lesson import BadLesson, Lesson, Step

NOTHING: Mapping[str, Any] = MappingProxyType({})
THROWS = 20             # for a like question that is another one
LOOK = {"arrow": [str], "uncounted": bool, "hand_first": bool, "spoken": [str], "pictured": [str]}
START = {"position": (str, dict), "moves": [str], "seat": str, "seed": int, "options": dict, "changed": str}


# Where a question comes from

class Asking:
    """What every step knows of its question. The classes below are the ways to have one."""

    kind: type[Item] | None             # of its own question
    mixes: tuple[str, ...] = ()         # steps that are asked again, in place of an own question
    is_fresh = False                    # other dice, another question

    @property
    def name(self) -> str:
        return self.kind.ask if self.kind else "mixes"

    @property
    def acts(self) -> bool:
        """Whether the pupil does more than go on."""
        return self.kind is None or self.kind.acts

    @property
    def can_fail(self) -> bool:
        """Whether it has a question of its own that can be answered wrongly."""
        return self.kind is not None and issubclass(self.kind, Judged)

    @property
    def has_sister(self) -> bool:
        """Whether there is a like question, for who needed the solution."""
        return True

    @property
    def questions(self) -> int:
        """How many it asks."""
        return len(self.mixes) or 1

    def item(self, lesson: Lesson, dice: Dice, language: str, sister: bool) -> Item:
        raise NotImplementedError

    def check(self, lesson: Lesson, step: str) -> None:
        """Refuse what does not fit the lesson or the game."""


@dataclass(frozen=True)
class Written(Asking):
    """The question stands in the file: where it starts, the fields of its kind, and what is other in its sister."""

    kind: type[Item]
    given: Mapping[str, Any]
    sister: Mapping[str, Any]

    @property
    def has_sister(self) -> bool:
        return bool(self.sister)

    def fields(self, sister: bool) -> dict[str, Any]:
        return {**self.given, **(self.sister if sister else {})}

    def item(self, lesson: Lesson, dice: Dice, language: str, sister: bool) -> Item:
        fields = self.fields(sister)
        start, then = fields.pop("start", {}), fields.pop("then", ())
        match = started(lesson, start, language) if start else None
        if issubclass(self.kind, Play):         # they follow the pupil's move
            fields["then"] = then
        elif then:
            if match is None:
                raise BadItem("`then` without a match")
            fields["after"] = followed(match, then)
        return self.kind(match=match, seat=start.get("seat"), **fields)

    def check(self, lesson: Lesson, step: str) -> None:
        for sister in (False, True):
            fields = self.fields(sister)
            checked_rules(lesson, step, "wrong", fields.get("wrong", {}).values())
            start = fields.get("start", {})
            checked_start(lesson, step, start)
            if (start or self.kind.on_board) and "position" not in start and "seed" not in start:
                raise BadLesson("error-lesson-kind", step=step, field="start.position", kind="dict")


@dataclass(frozen=True)
class Made(Asking):
    """A function of the lesson's `items.py` makes the question; `seat` looks at its board."""

    kind: type[Item]
    maker: str
    seat: str | None

    is_fresh = True

    def item(self, lesson: Lesson, dice: Dice, language: str, sister: bool) -> Item:
        with on_trust():        # a question is often the best of many throws
            item: Item = getattr(lesson.makers(), self.maker)(lesson.game.in_language(language), dice, language)
        if not isinstance(item, self.kind):
            raise BadItem(f"{self.maker} makes {type(item).__name__}, not {self.kind.__name__}")
        return item if self.seat is None else replace(item, seat=self.seat)

    def check(self, lesson: Lesson, step: str) -> None:
        checked_start(lesson, step, {} if self.seat is None else {"seat": self.seat})


@dataclass(frozen=True)
class Mixed(Asking):
    """Earlier steps are asked again, one after the other, with other dice."""

    kind = None
    mixes: tuple[str, ...]


def forms(entry: Mapping[str, Any], kind: type[Item]) -> dict[str, Any]:
    """The fields that a step of a file has, by its way to ask and the kind of its question; see `loading`."""
    if "mixes" in entry:
        return {"mixes": [str]}
    if "item" in entry:
        return {"ask": str, **LOOK, "item": str, "start": {"seat": str}}
    own = {"start": START, "then": [str], **kind.FORMS}
    return {"ask": str, **LOOK, **own, "sister": own}


def read(entry: Mapping[str, Any], kind: type[Item]) -> Asking:
    """From the table of a step in a file."""
    if "mixes" in entry:
        return Mixed(tuple(entry["mixes"]))
    if "item" in entry:
        return Made(kind, entry["item"], entry.get("start", {}).get("seat"))
    own = forms(entry, kind)["sister"]
    return Written(kind, {name: entry[name] for name in own if name in entry}, entry.get("sister", {}))


def started(lesson: Lesson, start: Mapping[str, Any], language: str) -> Match:
    """The match of a step: a named or written position, or a seed with options, and moves from there; `changed` names
    a change of the rules that the game has prepared."""
    game = lesson.game.in_language(language)
    if "changed" in start:
        game = game.changed(start["changed"])
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


def followed(match: Match, moves: Sequence[str]) -> Match:
    """The match some moves later."""
    later = match.at(len(match.played))
    for move in moves:
        later.play(move)
    return later


def checked_rules(lesson: Lesson, step: str, field: str, rules: Iterable[str]) -> None:
    for rule in rules:
        if rule and rule not in set(lesson.game.rulebook):
            raise BadLesson("error-lesson-rule", step=step, field=field, rule=rule)


def checked_start(lesson: Lesson, step: str, start: Mapping[str, Any]) -> None:
    position = start.get("position")
    named = {
        "position": ([position] if isinstance(position, str) else [], list(lesson.data.get("positions", {}))),
        "seat": ([start["seat"]] if "seat" in start else [], [*lesson.game.ids("seat"), EVERYBODY]),
        "options": (start.get("options", {}), [option.name for option in lesson.game.options]),
        "changed": ([start["changed"]] if "changed" in start else [], [one.name for one in lesson.game.prepared()]),
    }
    for field, (given, allowed) in named.items():
        if not set(given) <= set(allowed):
            raise BadLesson("error-lesson-value", step=step, field=f"start.{field}", allowed=allowed or "-")


# One pupil's question

@dataclass(frozen=True)
class Asked:
    """An item, the step that asks it, and the language in which it is asked."""

    lesson: Lesson
    step: Step
    item: Item
    language: str

    @property
    def game(self) -> Game:
        return self.lesson.game.in_language(self.language)

    def text(self, attribute: str = "") -> str:
        """The step's words, or nothing where it has none: the task, or one of its attributes."""
        key = f"{self.step.id}.{attribute}" if attribute else self.step.id
        return self.lesson.told(key, self.language, **self.item.facts)

    def option_words(self, option: str) -> str:
        """What an option says: its own words, a thing of the game, or itself."""
        own, game = self.text(f"option-{option}"), self.lesson.game
        kind, _, name = option.partition(":")
        if own or not (name and game.has_kind(kind) and name in game.ids(kind)):
            return own or option
        return game.thing_text(kind, game.ids(kind).index(name), self.language)

    def answer_words(self, answer: str) -> str:
        """What an answer says: an option, or a move as a sentence."""
        return self.item.words(self, answer)

    def judge(self, answer: str) -> Verdict:
        """Whether an answer is right. Moves are judged by the engine, free text by nobody."""
        return self.item.judge(self, answer)

    def reply_to(self, answer: str) -> str:
        """The words for a wrong answer: its own, the step's for any other, or the text of the rule it misses."""
        assert isinstance(self.item, Judged)
        own = self.item.replies.get(answer, answer).replace(" ", "-")
        said = self.text(f"reply-{own}") or self.text("reply")
        rule = self.item.missed(answer) or next(iter(self.step.rules), "")
        return said or (self.game.rulebook[rule].text if rule else "")


def made(
    lesson: Lesson, step: Step, seed: int, language: str = "en", sister: int = 0, turn: int = 0,
    predicted: Mapping[str, str] = NOTHING,
) -> Asked:
    """The question of a step. With `sister` a like one, for whoever was shown the solution: the first, the second ...

    For a step that mixes others it is the one whose `turn` has come, with dice of its own.
    """
    name, asked = step.id, step
    if step.asking.mixes:
        name, asked = f"{step.id} {turn}", lesson.step(step.asking.mixes[turn])

    def throw(throws: Iterable[object]) -> Asked:
        dice = Dice(" ".join(map(str, (lesson.id, name, seed, *throws))))
        dice.lesson, dice.predicted, dice.sister = seed, predicted, sister
        return Asked(lesson, asked, asked.asking.item(lesson, dice, language, bool(sister % 2)), language)

    try:
        return unlike_the_last(throw, sister) if asked.asking.is_fresh and sister else throw([bool(sister)])
    except GamekitError as error:
        raise BadLesson("error-lesson-question", step=step.id, problem=error) from None
    except Exception as error:      # whatever a lesson's own code does
        raise BadLesson("error-lesson-question", step=step.id, problem=f"{type(error).__name__}: {error}.") from error


def unlike_the_last(throw: Callable[[Iterable[object]], Asked], sister: int) -> Asked:
    """Throw until the question is another one than the one before it, whose solution was shown."""
    found = throw([False])
    for number in range(sister):
        last, again = content(found), 0
        found = throw([True, *([number] if number else [])])
        while content(found) == last and again < THROWS:
            again += 1
            found = throw([True, number, again])
    return found


def content(asked: Asked) -> list[Any]:
    """What a question is about, with its answer, to compare."""
    return [asked.item.content(), answers(asked)]


def answers(asked: Asked) -> list[list[str]]:
    item = asked.item
    right, options = isinstance(item, Judged) and item.right, isinstance(item, Options) and item.options
    return [list(right or ()), list(options or ())]
