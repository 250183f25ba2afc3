"""Kinds with options: one of them is chosen, or all are put in order."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, ClassVar

from .item import Flaw, Judged

if TYPE_CHECKING:
    from ..asking import Asked

LETTERS = "abcdefghijklmnop"


@dataclass(frozen=True, kw_only=True)
class Options(Judged):
    """What both kinds share."""

    FORMS: ClassVar[Mapping[str, Any]] = {**Judged.FORMS, "options": [str]}
    between: ClassVar[str] = "; "       # two answers of a key

    options: Sequence[str] = ()

    def key(self, asked: Asked) -> str:
        """With the letters that the options have on paper."""
        return self.between.join(self._letter(right, ") ") + asked.option_words(right) for right in self.right)

    def short_key(self, asked: Asked) -> str:
        """The letters alone."""
        if set(self.right) <= set(self.options):
            return " ".join(map(self._letter, self.right))
        return self.key(asked)

    def _letter(self, option: str, after: str = "") -> str:
        return LETTERS[list(self.options).index(option)] + after if option in self.options else ""

    def content(self) -> list[Any]:
        return [*super().content(), list(self.options)]

    def flaws(self, asked: Asked) -> Iterator[Flaw]:
        if len(set(self.options)) < len(self.options):
            yield "options stand twice", "", list(self.options)


@dataclass(frozen=True, kw_only=True)
class Choice(Options):
    """One option is chosen."""

    ask: ClassVar[str] = "choice"

    def number_of(self, answer: str) -> int:
        return list(self.options).index(answer) if answer in self.options else -1

    def answer_of(self, number: int) -> str:
        return self.options[number] if number < len(self.options) else ""

    @property
    def is_free(self) -> bool:
        return set(self.right) >= set(self.options)

    def answers(self) -> list[str]:
        return list(self.options)

    def mistakes(self) -> list[str]:
        return [option for option in self.options if option not in self.right]

    def is_told_by(self, asked: Asked, reply: str) -> bool:
        """Whether a reply has the right answer in it."""
        named = [asked.option_words(right) for right in self.right]
        return any(len(words.split()) > 1 and words.lower() in reply.lower() for words in named)

    def miscited(self, asked: Asked) -> Iterator[Flaw]:
        if asked.lesson.kind in ("tutorial", "bot") and not asked.step.is_guess:
            yield from (("wrong option cites no rule", "", one) for one in self.mistakes() if not self.missed(one))

    def flaws(self, asked: Asked) -> Iterator[Flaw]:
        yield from super().flaws(asked)
        if not self.right or not set(self.right) <= set(self.options):
            yield "the right answer is no option", list(self.options), list(self.right)
        elif self.is_free and not (asked.step.is_guess or asked.step.rhythm == "vote"):
            yield "every option is right", "", list(self.options)


@dataclass(frozen=True, kw_only=True)
class Order(Options):
    """All options are put in order; `right` is the order, an answer the options with blanks between."""

    ask: ClassVar[str] = "order"
    between: ClassVar[str] = " → "

    def is_right(self, answer: str) -> bool:
        return answer.split() == list(self.right)

    def words(self, asked: Asked, answer: str) -> str:
        return ", ".join(map(asked.option_words, answer.split()))

    def answers(self) -> list[str]:
        rotated = [*self.options[1:], *self.options[:1]]
        return list(dict.fromkeys(map(" ".join, (self.right, self.options, rotated, [*self.options][::-1]))))

    def flaws(self, asked: Asked) -> Iterator[Flaw]:
        yield from super().flaws(asked)
        if sorted(self.right) != sorted(self.options) or len(self.options) < 2:
            yield "the right order is none of all options", list(self.options), list(self.right)
