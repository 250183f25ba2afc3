"""Odds: the chance to win with each legal move, estimated from what the seat may know, with intervals."""

from __future__ import annotations

from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from ..engine import policies
from ..engine.errors import BadOption
from ..engine.match import Match
from ..engine.moves import Move
from ..engine.view import View
from .run import Carrier, Question
from .stats import Estimate, mean_interval, wilson
from .words import WORDS

if TYPE_CHECKING:
    import pandas as pd

SLICE = 100     # worlds played in one go


@dataclass(frozen=True)
class Chance:
    """What a move promises: the chance to win, and the score where the game counts one."""

    move: Move
    win: Estimate
    score: Estimate | None


@dataclass(frozen=True)
class Odds:
    """The chances of all legal moves, best first, and how they were found."""

    chances: list[Chance]
    seat: str
    n: int
    seed: int
    bot: str

    @property
    def best(self) -> Move:
        return self.chances[0].move

    def __getitem__(self, move: Move | str) -> Chance:
        """The chance of a move, or of the id of one."""
        wanted = move if isinstance(move, str) else move.id
        return next(chance for chance in self.chances if chance.move.id == wanted)

    def __iter__(self) -> Iterator[Chance]:
        return iter(self.chances)

    def __len__(self) -> int:
        return len(self.chances)

    @property
    def frame(self) -> pd.DataFrame:
        import pandas as pd

        rows = [{
            "move": str(chance.move), "win": chance.win.value, "low": chance.win.low, "high": chance.win.high,
            **({} if chance.score is None else {"score": chance.score.value}), "n": self.n,
        } for chance in self.chances]
        return pd.DataFrame(rows)

    def _repr_html_(self) -> str:
        return f"<p>{self.about()}</p>" + str(self.frame.to_html(index=False, float_format=lambda x: f"{x:.3f}"))

    def about(self, language: str = "en") -> str:
        """How the numbers came about, in a sentence."""
        return WORDS.text("lab-odds-about", language, number=self.n, bot=self.bot, seed=str(self.seed))

    def __str__(self) -> str:
        lines = [f"{chance.win!s:>24}  {chance.move}" for chance in self.chances]
        return "\n".join([*lines, self.about()])


def odds(match: Match | View, n: int = 1000, bot: str | None = None, seed: int = 0) -> Odds:
    """The chance to win with each legal move, for the seat that decides.

    Each move is tried in the same `n` worlds that fit what the seat knows, and played on by `bot` (greedy where the
    game has it) on all seats. Nothing that the seat cannot see is used.

    >>> import gamekit
    >>> match = gamekit.load("dual_powers").new(seed=1917, mode="solo")
    >>> chances = gamekit.lab.odds(match, n=50)
    >>> len(chances) == len(match.moves)
    True
    """
    view = match if isinstance(match, View) else match.view(match.seat)
    if not isinstance(n, int) or isinstance(n, bool) or n < 1:
        raise BadOption("error-lab-times", name="n", value=repr(n))
    if not view.to_decide:
        raise BadOption("error-odds-nobody")
    name = bot or policies.usual(view.game)
    question = Question.of(view.game, name, seed=seed, **view.options)
    tried = [Trial(question.carrier, view, move, n) for move in view.moves]
    with ThreadPoolExecutor() as pool:
        chances = list(pool.map(Trial.chance, tried))
    chances.sort(key=lambda chance: -chance.win.value)
    return Odds(chances, view.seat or "", n, seed, name)


@dataclass(frozen=True)
class Trial:
    """A move tried in many worlds."""

    carrier: Carrier
    view: View
    move: Move
    n: int

    def chance(self) -> Chance:
        wins, scores = 0.0, list[float]()
        column = f"score_{self.view.seat}".replace("-", "_")
        for first in range(0, self.n, SLICE):
            rows = self.played(first, min(SLICE, self.n - first))
            won, nobody = rows["winner"] == self.view.seat_number, rows["winner"] < 0
            wins += float(won.sum()) + float(nobody.sum()) / 2
            scores += rows[column].tolist() if column in rows else []
        rate = Estimate(wins / self.n, *wilson(wins, self.n), self.n)
        return Chance(self.move, rate, mean_interval(scores) if len(scores) > 1 else None)

    def played(self, first: int, count: int) -> dict[str, Any]:
        carrier = self.carrier
        states = carrier.states(self.view.state, count)
        carrier.functions.deal_worlds(carrier.box, states, carrier.question.seed, first, self.move.number)
        decisions = carrier.finish(states, first, carrier.room(0))
        return carrier.noted(states, decisions, first)
