"""The log: what happened, as keys and numbers, rendered late in the reader's language with the rule it follows from."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any, overload

from .layout import ALL
from .rulebook import Entry, SaidEnum

if TYPE_CHECKING:
    from .game import Game


@dataclass(frozen=True)
class Line:
    """One thing that happened. `seat` is who may know it; ALL is everybody."""

    said: SaidEnum
    seat: int
    numbers: tuple[int, ...]
    game: Game = field(repr=False, compare=False)

    @property
    def rule(self) -> Entry:
        return self.game.rulebook[self.said.rule]

    @property
    def facts(self) -> dict[str, Any]:
        facts: dict[str, Any] = {}
        for name, number in zip(self.said.names, self.numbers, strict=True):
            variable, _, kind = name.rpartition(":")
            facts[variable or kind] = (kind, int(number)) if self.game.has_kind(kind) else int(number)
        return facts

    def text(self, language: str | None = None) -> str:
        return self.game.text(self.said.key, language or self.game.language, self.facts)

    def __str__(self) -> str:
        return self.text()

    def __repr__(self) -> str:
        return f"<{self.text()}>"


class Log(Sequence[Line]):
    """The lines of a match so far. `print(log)` reads them; `log.seen_by(0)` are those that a seat may know."""

    def __init__(self, lines: Sequence[Line]) -> None:
        self._lines = list(lines)

    def seen_by(self, seat: int) -> Log:
        return Log([line for line in self._lines if line.seat in (ALL, seat)])

    def text(self, language: str | None = None) -> str:
        return "\n".join(line.text(language) for line in self._lines)

    @overload
    def __getitem__(self, index: int) -> Line: ...
    @overload
    def __getitem__(self, index: slice) -> Log: ...
    def __getitem__(self, index: int | slice) -> Line | Log:
        return Log(self._lines[index]) if isinstance(index, slice) else self._lines[index]

    def __len__(self) -> int:
        return len(self._lines)

    def __iter__(self) -> Iterator[Line]:
        return iter(self._lines)

    def __str__(self) -> str:
        return self.text()

    def __repr__(self) -> str:
        return f"<Log of {len(self)} lines>"
