"""A setting of the odds page, who plays with which options, as text (see `address`): for pins, and as Python."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from ..engine import options, policies
from ..engine.game import Game
from . import address

PYTHON = """\
from gamekit.lab import simulate

study = simulate({asked})
study.summary().frame
"""
PYTHON_OF_TWO = """\
from gamekit.lab import compare

compare({asked})
"""


@dataclass(frozen=True)
class Setting:
    """Options, completed, and a bot for each seat that decides."""

    game: Game
    options: Mapping[str, Any]
    players: Mapping[str, str]

    @classmethod
    def read(cls, game: Game, text: str, beside: Mapping[str, Any] | None = None) -> Setting:
        """The setting that a text stands for, `beside` options that hold unless it says otherwise."""
        given, players, _ = address.read(game, text)
        for bot in players.values():
            policies.bot(game, bot)     # games are played by nobody else
        values = options.complete(game.options, given, game.name, beside or {})
        return cls(game, values, {seat: players.get(seat, policies.usual(game)) for seat in game.playing(values)})

    def unusual(self, also: Mapping[str, Any] | None = None) -> dict[str, Any]:
        """The options that are not as they are by default, and those that are named."""
        return address.unusual(self.game, self.options, also or ())

    def text(self, also: Mapping[str, Any] | None = None) -> str:
        players = {seat: bot for seat, bot in self.players.items() if bot != policies.usual(self.game)}
        return address.written(self.unusual(also), players)

    @property
    def seats(self) -> Any:
        """The players as `simulate` takes them: one for all, if they are alike."""
        bots = set(self.players.values())
        return bots.pop() if len(bots) == 1 else dict(self.players)


def score_column(game: Game) -> str:
    """The column of the first seat's score."""
    return f"score_{game.ids('seat')[0]}".replace("-", "_")


def python(setting: Setting, n: int, seed: int) -> str:
    """The code that gives the same numbers."""
    given = [as_code(setting.game.name), f"{n:_}", as_code(setting.seats), f"seed={seed}"]
    options_given = [f"options={as_code(setting.unusual())}"] if setting.unusual() else []
    return PYTHON.format(asked=call([*given, *options_given]))


def python_of_two(a: Setting, b: Setting, n: int, seed: int, seat: str) -> str:
    """The code that compares them: `compare` takes the first less the second."""
    sides = [as_code({"seats": one.seats, "options": one.unusual()}) for one in (b, a)]
    given = [as_code(a.game.name), f"{n:_}", *sides, f"seed={seed}", f"seat={as_code(seat)}"]
    return PYTHON_OF_TWO.format(asked=call(given))


def as_code(value: Any) -> str:
    return repr(value).replace("'", '"')


def call(given: list[str]) -> str:
    """Arguments on one line, or each on a line of its own."""
    line = ", ".join(given)
    return line if len(line) < 60 else "".join(f"\n    {one}," for one in given) + "\n"
