"""Where a match lies among simulated ones: how often chance, and the choices of a seat, did less for it there."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field
from threading import Event
from typing import TYPE_CHECKING

from ...engine import policies
from ...engine.dice import game_seed
from ...engine.game import Game
from ...engine.match import Match
from ..statistics import stats
from ..statistics.stats import Estimate, grouped
from ..words import WORDS
from .review_chain import Chain

if TYPE_CHECKING:
    from .review import Review

SIMULATED = 1 << 58     # seeds of simulated matches: none is that of a match that somebody played


@dataclass(frozen=True)
class Among:
    """In what part of the simulated matches chance, or own choices, did less for the seat than in the reviewed one."""

    game: Game
    seat: str
    bot: str
    seed: int
    luck: Estimate
    choice: Estimate
    sums: tuple[tuple[float, float], ...] = field(repr=False)       # luck and choice of each simulated match

    @property
    def n(self) -> int:
        return len(self.sums)

    def text(self, language: str | None = None) -> str:
        language = language or self.game.language
        return WORDS.text(
            "lab-review-among", language, n=grouped(self.n), bot=policies.spoken(self.bot, language),
            seed=str(self.seed), seat=self.game.thing_text("seat", self.game.seat_number(self.seat), language),
            luck=self.luck.text(language, counted=False), choice=self.choice.text(language, counted=False))

    def __str__(self) -> str:
        return stats.plain(self.text())


@dataclass
class Simulating:
    """Matches from the same start that bots play, each reviewed with `n` matches from each moment."""

    review: Review
    n: int
    sums: list[tuple[float, float]] = field(default_factory=list)
    stop: Event = field(default_factory=Event)

    def playing(self, matches: int) -> Iterator[int]:
        """Simulate up to so many; how many there are after each."""
        for number in range(len(self.sums), matches):
            found = self.summed(number)
            if found is None:
                return
            self.sums.append(found)
            yield number + 1

    def summed(self, number: int) -> tuple[float, float] | None:
        """Luck and own choices of a simulated match; None if it was stopped."""
        from .review import Review

        review = self.review
        chain = Chain(simulated(review.match, review.bot, review.seed, number), review.chain.question)
        if not chain.play(self.n, self.stop):
            return None
        found = Review(chain.match, review.seat, self.n, review.seed, review.bot, review.model, 0, chain, {})
        return found.luck.value, found.choices[review.seat].value

    @property
    def now(self) -> Among:
        """What is known so far."""
        review, n = self.review, len(self.sums)
        mine = (review.luck.value, review.choices[review.seat].value)
        luck, choice = (stats.rate(sum(less(one[i], mine[i]) for one in self.sums), n) for i in range(2))
        return Among(review.game, review.seat, review.bot, review.seed, luck, choice, tuple(self.sums))


def less(other: float, mine: float) -> float:
    """1 if the other is less; of equals, half."""
    return 1.0 if other < mine else 0.5 if other == mine else 0.0


def simulated(match: Match, bot: str, seed: int, number: int) -> Match:
    """A match from the same start that a bot plays on all seats."""
    seats, dice = dict.fromkeys(match.seats, bot), SIMULATED + seed * (1 << 20) % SIMULATED + number
    if match.from_start:
        return match.game.new(dice, seats, **match.options).go_on()
    start = match.start.copy()
    start.rng = game_seed(dice, 0)
    return Match(match.game, start, dice, seats, from_start=False).go_on()
