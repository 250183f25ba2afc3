"""Measures: what a study notes of a game. Each is a plain function of the box and a state."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from .game import Game

Function = Callable[..., Any]


@dataclass(frozen=True)
class Measure:
    """A number (or, with `of`, one for each thing of a kind) of a finished game, or of the end of every round."""

    name: str
    function: Function              # (box, s), or (box, s, thing) with `of`
    of: str = ""
    each_round: bool = False        # noted at the end of every round as well
    drawn: bool = False             # the odds page shows the means of all things

    def columns(self, game: Game) -> list[str]:
        return [f"{self.name}_{thing}".replace("-", "_") for thing in game.ids(self.of)] if self.of else [self.name]


def measure_source(measures: Sequence[Measure], sizes: Sequence[int]) -> tuple[str, dict[str, Function]]:
    """Python source of `measure`, which fills a row of numbers for each state, and the functions that it names."""
    lines, column = ["def measure(box, states, out):", "    for i in range(len(states)):", "        s = states[i]"], 0
    names: dict[str, Function] = {}
    for number, (one, size) in enumerate(zip(measures, sizes, strict=True)):
        names[f"measure_{number}"] = one.function
        if one.of:
            lines += [f"        for j in range({size}):"]
            lines += [f"            out[i][{column} + j] = measure_{number}(box, s, j)"]
        else:
            lines += [f"        out[i][{column}] = measure_{number}(box, s)"]
        column += size
    return "\n".join([*lines, ""]), names
