"""How predictable a player is: what an observer who has watched it can foresee.

The observer sees what its seat sees. In the first half of the games it counts what came after what; in the second half
it guesses, and does not learn any more. Beside it guesses one who only knows how often each thing comes in general. A
player who mixes well leaves both with the same number of hits.

>>> from gamekit.lab import predictability
>>> def card_played(box, s, move):
...     return move if s.step == 3 else None        # step 3 of Dual Powers: play a card
>>> found = predictability("dual_powers", 8, "random", lambda box, seen: seen.turn, card_played, seed=1917)
>>> found.games, found.cases > 50
(4, True)
"""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Callable, Hashable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from math import log2
from typing import Any

from ...engine.errors import told
from ...engine.game import Game
from ...engine.match import Match
from ...engine.view import hidden_state
from . import asked
from ..statistics.stats import BadStudy, Estimate, grouped, mean_interval, plain
from ..words import WORDS, html

Case = tuple[Hashable, Hashable]        # a situation, and what came of it
Situation = Callable[[Any, Any], Hashable]
Outcome = Callable[[Any, Any, int], Hashable | None]
FEW = 2.0       # a situation that was seen so often counts as much as what is known in general
FEWEST = 4      # games: an interval needs two to guess in


@dataclass(frozen=True)
class Predictability:
    """How often the observer guesses right, how often one who does not look at the situation does, and the difference.

    `bits` is how surprised the observer is, on average: 0 if it foresees everything, 1 as by the toss of a coin;
    `bits_blind` how surprised the other one is. Each game is one value of an interval: guesses within a game are not
    independent.
    """

    hits: Estimate
    blind: Estimate
    gain: Estimate
    bits: Estimate
    bits_blind: Estimate
    cases: int
    games: int
    watched: int
    seed: int
    language: str = "en"

    @property
    def frame(self) -> Any:
        """One row: hits with and without the situation, the gain and the surprise, with their intervals."""
        import pandas as pd

        return pd.DataFrame([{
            **self.hits.beside("hits"), **self.blind.beside("blind"), **self.gain.beside("gain"),
            **self.bits.beside("bits"), **self.bits_blind.beside("bits_blind"),
            "cases": self.cases, "games": self.games, "watched": self.watched, "seed": self.seed,
        }])

    def text(self, language: str | None = None) -> str:
        language = language or self.language
        facts = {name: getattr(self, name).text(language, counted=False)
                 for name in ("hits", "blind", "gain", "bits", "bits_blind")}
        facts |= {name: grouped(getattr(self, name)) for name in ("cases", "games", "watched")}
        lines = ("head", "hits", "more" if self.gain.excludes_zero and self.gain.low > 0 else "same", "bits")
        return "\n".join(WORDS.text(f"lab-watching-{line}", language, **facts, seed=str(self.seed)) for line in lines)

    def __str__(self) -> str:
        return plain(self.text())

    def _repr_html_(self) -> str:
        return html(self.text().split("\n"))


@told
def predictability(
    game: Game | str,
    n: int,
    seats: Any,
    situation: Situation,
    outcome: Outcome,
    observer: str | None = None,
    seed: int = 0,
    options: Mapping[str, Any] | None = None,
) -> Predictability:
    """Let an observer watch half of `n` games, and guess in the others.

    `outcome(box, s, move)` is what is to be guessed at a decision, or None where there is nothing to guess; it knows
    all. `situation(box, seen)` is what the observer goes by, a seat or everybody, who sees only what lies open. The
    games are matches of `seed`, `seed + 1` ..., played as plain Python.
    """
    game = asked.game_of(game)
    asked.whole(n, asked.MOST, "error-lab-watched", least=FEWEST)
    asked.function(situation, "situation")
    asked.function(outcome, "outcome")
    players = asked.question(game, seats, seed, options, ()).seats
    watching = game.seat_number(observer)
    games = []
    for number in range(n):
        match = game.new(seed=seed + number, seats=players, **(options or {})).go_on()
        games.append(list(cases(match, situation, outcome, watching)))
    return guessed(games[: n // 2], [one for one in games[n // 2 :] if one], seed, game.language)


def cases(match: Match, situation: Situation, outcome: Outcome, observer: int) -> Iterator[Case]:
    """What could be guessed in a match."""
    game, box = match.game, match.game.box
    for frame in match.frames:
        if frame.move is not None:
            came = outcome(box, frame.before, frame.move.number)
            if came is not None:
                yield situation(box, hidden_state(game, frame.before, observer)), came


# Guessing

class Watcher:
    """Counts what came after what, and says how likely each thing is by that."""

    def __init__(self, seen: Sequence[Sequence[Case]]) -> None:
        self.general: Counter[Hashable] = Counter(came for game in seen for _, came in game)
        self.after: dict[Hashable, Counter[Hashable]] = defaultdict(Counter)
        for game in seen:
            for situation, came in game:
                self.after[situation][came] += 1

    def chance_blind(self, came: Hashable) -> float:
        """How likely something is in general. What never came is still possible."""
        return (self.general[came] + 1) / (self.general.total() + len(self.general) + 1)

    def chance(self, situation: Hashable, came: Hashable) -> float:
        """How likely it is in a situation: what came there, filled up with what is known in general."""
        there = self.after.get(situation, Counter())
        return (there[came] + FEW * self.chance_blind(came)) / (there.total() + FEW)

    def guess_blind(self) -> Hashable:
        return max(self.general, key=lambda came: (self.general[came], str(came)), default=None)

    def guess(self, situation: Hashable) -> Hashable:
        there = self.after.get(situation)
        if not there:
            return self.guess_blind()
        return max(there, key=lambda came: (self.chance(situation, came), str(came)))


def guessed(watched: Sequence[Sequence[Case]], games: Sequence[Sequence[Case]], seed: int, language: str
            ) -> Predictability:
    """What the observer guesses in these games, after it has watched those."""
    if len(games) < FEWEST // 2:
        raise BadStudy("error-lab-cases")
    watcher = Watcher(watched)
    blind_guess = watcher.guess_blind()
    hits = [mean([watcher.guess(where) == came for where, came in game]) for game in games]
    blind = [mean([blind_guess == came for _, came in game]) for game in games]
    bits = [mean([-log2(watcher.chance(where, came)) for where, came in game]) for game in games]
    bits_blind = [mean([-log2(watcher.chance_blind(came)) for _, came in game]) for game in games]
    gains = [a - b for a, b in zip(hits, blind, strict=True)]
    return Predictability(
        share(hits), share(blind), share(gains, "points"), mean_interval(bits), mean_interval(bits_blind),
        sum(map(len, games)), len(games), len(watched), seed, language,
    )


def mean(values: Sequence[float]) -> float:
    return sum(values) / len(values)


def share(values: Sequence[float], unit: str = "rate") -> Estimate:
    """The mean of shares, one for each game."""
    found = mean_interval(values)
    low, high = (found.low, found.high) if unit == "points" else (max(0.0, found.low), min(1.0, found.high))
    return Estimate(found.value, low, high, found.n, unit)
