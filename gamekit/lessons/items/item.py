"""What every item has, of whatever kind: a situation to look at, and an outcome."""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any, ClassVar, TypeVar

from ...engine.log import Line
from ...engine.markup import Markup
from ...engine.match import HUMAN, Match

if TYPE_CHECKING:
    from ...lab.statistics.stats import Estimate
    from ..asking import Asked

EVERYBODY = "all"
Flaw = tuple[str, Any, Any]         # what is wrong, the limit, and what was found
Found = TypeVar("Found", bound="Item")


class BadItem(ValueError):
    """An item that cannot be asked; a mistake in a lesson, found by its tests."""


class Dice(random.Random):
    """The dice of one step. `lesson` is the seed of the whole lesson, for what several of its steps share.

    `predicted` is what the pupil has predicted so far, by step: some questions are about that. `sister` is 0 for the
    question of a step, and the number of a like one that takes its place.
    """

    lesson: int = 0
    sister: int = 0
    predicted: Mapping[str, str] = {}


@dataclass(frozen=True)
class Note:
    """One line of what was compared or done: its words, the rule behind it, and code to unfold."""

    text: str
    rule: str = ""
    source: str = ""
    parting: bool = False       # here the pupil's way left the right one


@dataclass(frozen=True)
class Slide:
    """One picture of something that is watched step by step, and what it adds to the lines below."""

    match: Match
    notes: Sequence[Note] = ()
    lit: Sequence[str] = ()     # things "kind:id" that it is about
    told: Sequence[Line] = ()   # lines of the log that the picture has been told


@dataclass(frozen=True)
class Claim:
    """A chance that a question states, to be tested: `played` gives the share of games under the same assumption.

    `model` is the message of the lesson that names the assumption; its words stand in what the step says.
    """

    chance: float
    model: str
    played: Callable[[], Estimate]


@dataclass(frozen=True)
class Verdict:
    """What an answer brought: right or not, the words for it, and the rule it rests on."""

    right: bool
    reply: str = ""
    rule: str = ""
    after: Match | None = None      # the match with the answer played, where it was a move


@dataclass(frozen=True, kw_only=True)
class Item:
    """A question in a situation. The classes below are its kinds; this has what all of them share.

    `match` is looked at by `seat`, else by who is to move; `picture` is SVG in place of a board, and `slides` are
    watched one by one. `facts` fill the words of the step, `notes` stand with the question.
    With the outcome come: `told`, made from the answer that was given; `after`, what the board shows then; `drawn`,
    SVG beside it; `table`, numbers, headings first, which stand with the question already if `asks_about_table`.
    """

    ask: ClassVar[str]                          # the name of the kind in a lesson file
    FORMS: ClassVar[Mapping[str, Any]] = {}     # the fields that a lesson file has for this kind; see `loading`
    acts: ClassVar[bool] = True                 # the pupil does more than go on
    on_board: ClassVar[bool] = False            # a click on the picture is an answer
    shows_rule: ClassVar[bool] = False          # the rule of a first step may be read before the answer

    match: Match | None = None
    seat: str | None = None
    picture: Markup = field(default_factory=Markup)
    slides: Sequence[Slide] = ()
    facts: Mapping[str, Any] = field(default_factory=dict)
    notes: Sequence[Note] = ()
    told: Callable[[str], Sequence[Note]] | None = None
    after: Match | None = None
    drawn: Markup = field(default_factory=Markup)
    table: Sequence[Sequence[str]] = ()
    asks_about_table: bool = False
    claims: Sequence[Claim] = ()

    @property
    def viewer(self) -> str | None:
        """Who looks at the board. For `seat = "all"` that is everybody, who sees only what lies open."""
        if self.seat == EVERYBODY:
            return None
        if self.seat is not None or self.match is None:
            return self.seat
        return self.match.seat or next((seat for seat, who in self.match.seats.items() if who == HUMAN), None)

    @property
    def is_free(self) -> bool:
        """Whether nothing can be wrong: own words, and votes."""
        return True

    def is_answer(self, given: str) -> bool:
        """Whether it can be taken as an answer at all."""
        return True

    def number_of(self, answer: str) -> int:
        """An answer as codes tell it, a number below `code.ANSWERS`; -1 where they cannot."""
        return -1

    def answer_of(self, number: int) -> str:
        """The answer that has this number."""
        return ""

    def judge(self, asked: Asked, answer: str) -> Verdict:
        return Verdict(True)

    def words(self, asked: Asked, answer: str) -> str:
        """What an answer says."""
        return asked.option_words(answer)

    # For whoever checks a lesson

    def content(self) -> list[Any]:
        """What the question is about, to compare; the answer is not in it."""
        place = self.match.position() if self.match is not None else None
        return [place, dict(self.facts), self.picture]

    def accepted(self, asked: Asked) -> list[str]:
        """The right answers."""
        return []

    def answers(self) -> list[str]:
        """Answers that somebody could give, right and wrong ones."""
        return ["…"]

    def miscited(self, asked: Asked) -> Iterator[Flaw]:
        """Rules that wrong answers lack, or that are not those that refuse them."""
        yield from ()

    def flaws(self, asked: Asked) -> Iterator[Flaw]:
        """What is wrong with the answers that are called right."""
        yield from ()


@dataclass(frozen=True, kw_only=True)
class Judged(Item):
    """A question that can be answered wrongly.

    `right` holds the answers that are accepted. `wrong` says for wrong answers which rule they miss, `replies` which
    words they get: `x` for the attribute `reply-x`. `believed` are the answers of the misconception that the step
    confronts: whatever the seed, they are not right.
    """

    FORMS: ClassVar[Mapping[str, Any]] = {"right": [str], "wrong": {"*": str}}

    right: Sequence[str] = ()
    wrong: Mapping[str, str] = field(default_factory=dict)
    replies: Mapping[str, str] = field(default_factory=dict)
    believed: Sequence[str] = ()

    @property
    def is_free(self) -> bool:
        return False

    def is_right(self, answer: str) -> bool:
        return answer in self.right

    def missed(self, answer: str) -> str:
        """The rule that a wrong answer misses."""
        return self.wrong.get(answer, self.wrong.get("*", ""))

    def judge(self, asked: Asked, answer: str) -> Verdict:
        if self.is_right(answer):
            return Verdict(True, rule=next(iter(asked.step.rules), ""))
        return Verdict(False, asked.reply_to(answer), self.missed(answer))

    def key(self, asked: Asked) -> str:
        """The right answer in words, for a sheet's key."""
        return "; ".join(self.words(asked, right) for right in self.right)

    def accepted(self, asked: Asked) -> list[str]:
        return sorted(self.right)


def first_good(throws: Callable[[], Found | None], tries: int = 4000) -> Found:
    """The first of many throws of the dice that gives a question."""
    for _ in range(tries):
        item = throws()
        if item is not None:
            return item
    raise BadItem("no question found")
