"""The vocabulary of a game's cards: what each word means, how it stands in a CSV file, how it is told.

    VOCABULARY = Vocabulary({
        Effect.DRAW: Word(draw_cards),
        Effect.DISCARD_SPY: Word(discard_spy, can=has_spy),
        Effect.GAIN: Word(gain, kind=GROUP, high=20),       # gain finance 2
        Effect.SHIELD: Word(lasting=True),
    })

All that belongs to a word stands with the word; a game adds what it needs in a `Word` of its own. The functions name
what they want to be given: `box`, `s`, `number`, `what` (the kind's member between word and number), `word`.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, TypeVar, cast

from .box import Misread, Whole, member_of
from .dispatch import Function, dispatch
from .layout import NONE, Layout
from .rulebook import hyphened
from .steps import Kind

if TYPE_CHECKING:
    from .game import Game


def stays() -> None:
    """Nothing happens: the word is in force while its card lies there."""


def always() -> int:
    """Nothing is needed."""
    return 0


@dataclass(frozen=True)
class Word:
    """What a word means: what it does, and which rule forbids that it is done whole (0: none)."""

    do: Function = stays
    can: Function = always
    lasting: bool = False                   # in force while its card lies there: `do` is not called
    kind: Kind | None = None                # what stands between word and number
    low: int = 0
    high: int = 99


W = TypeVar("W", bound=Word)


class Vocabulary(dict[Any, W]):
    """The words of a game, by the members of an enum. The order of the members means nothing."""

    def function(self, part: str, instead: Mapping[Any, Function] | None = None) -> Function:
        """`do` or `can` of whatever word a clause has: (box, s, deed, clause). Some words may have another one here."""
        table = {word: getattr(meaning, part) for word, meaning in self.items()} | dict(instead or {})
        what = {"what": "box.what[deed][clause]"} if any(meaning.kind for meaning in self.values()) else {}
        return dispatch(part, table, "box", "s", "deed", "clause",
                        key="box.effect[deed][clause]", number="box.amount[deed][clause]", **what)

    def row(self, part: str) -> tuple[int, ...]:
        """A fact of each word as a number, to be looked up by the word."""
        return tuple(int(getattr(self[word], part)) for word in range(len(self)))

    def having(self, part: str) -> tuple[Any, ...]:
        """The words of which something is true."""
        return tuple(word for word, meaning in self.items() if getattr(meaning, part))

    def text(self, game: Game, deed: int, language: str, form: str = "") -> str:
        """What a deed does, as one phrase in the words of `effect-...`; empty if it does nothing."""
        said, box = [], cast(Any, game.box)
        for word in self:
            for clause in [clause for clause, number in enumerate(box.effect[deed]) if number == word]:
                kind, number = self[word].kind, box.amount[deed][clause]
                facts = {"number": number, "times": abs(number)}
                facts |= {"what": (kind.name, box.what[deed][clause])} if kind else {}
                said.append((clause, game.text(f"effect-{hyphened(word)}{form}", language, facts)))
        return game.words.text("effect-then", language).join(text for _, text in sorted(said))


@dataclass(frozen=True)
class Worded:
    """A column of words, each with its kind and number (1 where none is written): `gain finance 2 + draw`, or none.

    They go into the grids `effect`, `amount` and, where words have kinds, `what`, with NONE behind the last word.
    """

    words: Mapping[Any, Word]
    most: int
    shift: int = 0      # where the deed's number differs from the row's

    def read(self, text: str) -> list[tuple[int, int, int]]:
        clauses = [self.clause(part.split() or [""]) for part in text.split("+")] if text else []
        if len(clauses) > self.most:
            raise Misread(text, f"0..{self.most}, a + b")
        return clauses

    def clause(self, parts: list[str]) -> tuple[int, int, int]:
        """Word, kind and number."""
        word = member_of(self.words, parts[0])
        meaning, rest = self.words[word], parts[1:]
        what = NONE if meaning.kind is None else int(member_of(meaning.kind.members or (), rest.pop(0) if rest else ""))
        number = Whole("amount", meaning.low, meaning.high).read(" ".join(rest)) if rest else 1
        return int(word), what, number

    def write(self, values: Layout, index: int, value: list[tuple[int, int, int]]) -> None:
        grids = [getattr(values, name, None) for name in ("effect", "what", "amount")]
        for place, clause in enumerate(value + [(NONE, NONE, 0)] * (self.most - len(value))):
            for grid, number in zip(grids, clause, strict=True):
                if grid is not None:
                    grid[index + self.shift][place] = number
