"""What can go wrong, said in one clear sentence in the reader's language.

`str(error)` is the sentence in the language of the match or game that it comes from, or else in English;
`error.in_language("ru")` is the same in Russian.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import wraps
from typing import Any, TypeVar

from .words import SHARED

M = TypeVar("M", bound=Callable[..., Any])
LONGEST = 500   # what a person typed or a file holds may be longer than anyone wants to read
LARGE = 10**15  # Fluent writes no larger numbers; a plural of such a one is the same anyway


class GamekitError(Exception):
    """Anything gamekit refuses. `sentence` is its key in the Fluent files, `facts` fill it."""

    def __init__(self, sentence: str, /, **facts: Any) -> None:
        self.sentence = sentence
        self.facts = facts
        self.language = "en"
        super().__init__(self.in_language("en"))

    def __str__(self) -> str:
        return self.in_language(self.language)

    def in_language(self, language: str) -> str:
        facts = {name: _spoken(fact, language) for name, fact in self.facts.items()}
        return SHARED.text(self.sentence, language, **facts)

    def _render_traceback_(self) -> list[str]:
        """What a notebook shows: the line that asked, and the sentence."""
        from .own import short

        return list(short(self))

    def __reduce__(self) -> tuple[Any, ...]:
        """Worker processes send their errors home: facts that cannot travel go as English words."""
        facts = {n: f if isinstance(f, (str, int)) else _spoken(f, "en") for n, f in self.facts.items()}
        return _again, (type(self), self.sentence, facts)


class Spoken:
    """A fact whose words depend on the language."""

    def __init__(self, say: Callable[[str], str]) -> None:
        self.text = say


def _again(kind: type[GamekitError], sentence: str, facts: dict[str, Any]) -> GamekitError:
    return kind(sentence, **facts)


def _spoken(fact: Any, language: str) -> Any:
    """A fact as words: lists with commas, things with their own words in that language."""
    if isinstance(fact, GamekitError):
        return fact.in_language(language)
    if isinstance(fact, (list, tuple)):
        return ", ".join(str(_spoken(f, language)) for f in fact)
    if isinstance(fact, (int, float)) and abs(fact) < LARGE:
        return fact
    words = getattr(fact, "text", None)
    spoken = str(words(language) if callable(words) else fact)
    return f"{spoken[:LONGEST]} …" if len(spoken) > LONGEST else spoken


def told(function: M) -> M:
    """What is refused is said in the language of the object that was asked, or of the game among what was given, and
    without the way through gamekit on which it came.
    """

    @wraps(function)
    def telling(*given: Any, **named: Any) -> Any:
        try:
            return function(*given, **named)
        except GamekitError as error:
            error.language = next((one.language for one in given if hasattr(one, "language")), error.language)
            raise error.with_traceback(None) from None

    return telling  # type: ignore[return-value]


class UnknownGame(GamekitError):
    """No game of that name."""


class BadOption(GamekitError):
    """An option that the game does not have, or a value it does not take."""


class BadBox(GamekitError):
    """A component file that cannot be used."""


class BadSave(GamekitError):
    """A saved match that cannot be read."""


class BadPosition(GamekitError):
    """A position that cannot be."""


class IllegalMove(GamekitError):
    """A move that the rules forbid now, or words that name no move. `rule` is the rule, if one forbids it."""

    rule: Any = None
