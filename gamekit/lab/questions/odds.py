"""Odds: the chance to win with each legal move, estimated from what the seat may know, with intervals."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any

from ...engine import policies
from ...engine.errors import BadOption, told
from ...engine.game import Game
from ...engine.markup import Markup
from ...engine.match import Match
from ...engine.moves import Move
from ...engine.policies import Policy
from ...engine.view import View
from ..arrays import np
from . import asked
from ..playing.chunks import side_by_side
from ..playing.run import Carrier
from ..statistics import victory
from ..statistics.stats import Estimate, mean_interval, rate, wilson
from ..words import WORDS, html

if TYPE_CHECKING:
    import pandas as pd

SLICE = 100     # worlds played in one go


@dataclass(frozen=True)
class Chance:
    """What a move promises: the chance to win and of each ending, and the score where the game counts one.

    `worth` is the mean of what the ends are worth, from 0 to 1, in games that grade them (`Game.gain`).
    """

    move: Move
    win: Estimate
    score: Estimate | None
    endings: Mapping[str, Estimate] = field(default_factory=dict)
    worth: Estimate | None = None

    @property
    def value(self) -> float:
        """By this moves are ranked."""
        return self.win.value if self.worth is None else self.worth.value

    def columns(self) -> dict[str, float]:
        """All that is estimated, each with its interval."""
        found = {"low": self.win.low, "high": self.win.high}
        for name, estimate in (("score", self.score), ("worth", self.worth)):
            if estimate is not None:
                found |= estimate.beside(name)
        return {"win": self.win.value, **found}


@dataclass(frozen=True)
class Odds:
    """The chances of all legal moves, best first, and how they were found."""

    chances: list[Chance]
    seat: str
    n: int
    seed: int
    bot: str
    model: str

    @property
    def best(self) -> Move:
        return self.chances[0].move

    def __getitem__(self, move: Move | str) -> Chance:
        """The chance of a move, or of the id of one."""
        wanted = move.id if isinstance(move, Move) else move
        for chance in self.chances:
            if chance.move.id == wanted:
                return chance
        raise BadOption("error-odds-move", move=str(move), allowed=[chance.move.id for chance in self.chances])

    def __iter__(self) -> Iterator[Chance]:
        return iter(self.chances)

    def __len__(self) -> int:
        return len(self.chances)

    @property
    def frame(self) -> pd.DataFrame:
        """One row a move, best first: the chance to win, score and worth where there are such, with intervals."""
        import pandas as pd

        return pd.DataFrame([{"move": str(chance.move), **chance.columns(), "n": self.n} for chance in self.chances])

    @property
    def endings(self) -> pd.DataFrame:
        """How likely each ending is with each move: one row for each pair, with the interval."""
        import pandas as pd

        return pd.DataFrame([
            {"move": str(chance.move), "ending": ending, **found.columns("rate")}
            for chance in self.chances for ending, found in chance.endings.items()
        ])

    @property
    def game(self) -> Game:
        return self.best.game

    def plot(self, ax: Any = None, language: str | None = None) -> Any:
        """The chance of each move with its interval."""
        from ..showing import plots

        return plots.chances(self, ax, language)

    def plot_endings(self, ax: Any = None, language: str | None = None) -> Any:
        """The endings of all moves, as bars that add up to one."""
        from ..statistics.shares import of_odds

        return of_odds(self, ax, language or self.game.language)

    def _repr_html_(self) -> Markup:
        return html([self.about()], self.frame.round(3), self.plot())

    def about(self, language: str | None = None) -> str:
        """How the numbers came about, in a sentence."""
        language = language or self.game.language
        model = WORDS.text(f"lab-model-{self.model}", language)
        facts = {"number": self.n, "bot": policies.spoken(self.bot, language), "seed": str(self.seed), "model": model}
        return WORDS.text("lab-odds-about", language, **facts)

    def __str__(self) -> str:
        lines = [f"{chance.win!s:>24}  {chance.move}" for chance in self.chances]
        return "\n".join([*lines, self.about()])


@told
def odds(
    match: Match | View, n: int = 1000, bot: Policy | None = None, seed: int = 0, model: str = "random"
) -> Odds:
    """The chance to win with each legal move, for the seat that decides.

    Each move is tried in the same `n` worlds that fit what the seat has seen, and played on by `bot` (greedy where the
    game has it) on all seats. Nothing that the seat cannot see is used. A world is as likely as it is if the others
    chose by the `model` so far: blindly (`random`), or by what looks best to them (`greedy`).

    >>> import gamekit
    >>> match = gamekit.load("dual_powers").new(seed=1917, mode="solo")
    >>> chances = gamekit.lab.odds(match, n=50)
    >>> len(chances) == len(match.moves)
    True
    """
    if not isinstance(match, (Match, View)):
        raise BadOption("error-odds-match", value=repr(match))
    view = match if isinstance(match, View) else match.view(match.seat)
    n = asked.whole(n, asked.MOST, "error-lab-times", name="n")
    if not view.to_decide:
        raise BadOption("error-odds-nobody")
    name = policies.usual(view.game) if bot is None else bot
    question = asked.question(view.game, name, seed, view.options, ())
    worlds = view.dealt(n, question.seed, model, question.carrier.fast)
    tried = [Trial(question.carrier, view, move, worlds) for move in view.moves]
    chances = side_by_side(question, Trial.chance, tried)
    chances.sort(key=lambda chance: -chance.value)
    return Odds(chances, view.seat or "", n, seed, policies.called(name), model if view.remembers else "equal")


@dataclass(frozen=True)
class Trial:
    """A move tried in many worlds."""

    carrier: Carrier
    view: View
    move: Move
    worlds: Any

    @property
    def n(self) -> int:
        return len(self.worlds)

    def chance(self) -> Chance:
        parts = [self.played(first, min(SLICE, self.n - first)) for first in range(0, self.n, SLICE)]
        rows = {name: [value for part in parts for value in part[name].tolist()] for name in parts[0]}
        wins = sum(rows["win"])
        names = self.view.game.ids("ending")
        endings = {name: rate(rows["ending"].count(i), self.n) for i, name in enumerate(names) if i}
        score, worth = (self.mean(rows.get(name, ())) for name in (self.score_column, "worth"))
        return Chance(self.move, Estimate(wins / self.n, *wilson(wins, self.n), self.n), score, endings, worth)

    @property
    def score_column(self) -> str:
        return f"score_{self.view.seat}".replace("-", "_")

    def mean(self, values: Sequence[float]) -> Estimate | None:
        return mean_interval(values) if len(values) > 1 else None

    def played(self, first: int, count: int) -> dict[str, Any]:
        """What was noted of some of the worlds."""
        carrier, seat = self.carrier, self.view.seat_number
        states = copied(self.worlds[first : first + count])
        carrier.functions.enter_worlds(carrier.box, states, self.move.number)
        decisions = carrier.finish(states, first, carrier.room(0))
        noted = carrier.noted(states, decisions, first)
        if self.view.game.gain is not None:
            noted["worth"] = np.array([carrier.functions.gain(carrier.box, s, seat) / 1000 for s in states])
        game = self.view.game
        noted["win"] = victory.shares(game, noted)[:, seat] + victory.drawn(game, noted)
        return {name: noted[name] for name in ("win", "ending", self.score_column, "worth") if name in noted}


def copied(states: Any) -> Any:
    """Copies of states, plain or as records."""
    return [s.copy() for s in states] if isinstance(states, list) else states.copy()
