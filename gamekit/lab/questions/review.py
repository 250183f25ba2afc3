"""The review of a finished match: what was luck, what was choice, and which moments decided it.

The chance to win when bots play on is known before each decision and each event of chance. What changed it belongs to
chance or to whoever chose, so that start + luck + choices = result. What the rules do, a rival of theirs too, counts as
chance. A seat's choices are judged once more by what it knew then: in worlds that fit that, as likely as they are by a
model of the others.

>>> import gamekit
>>> match = gamekit.load("dual_powers").new(seed=3, seats={"white": "greedy", "red": "random"}).go_on()
>>> found = match.review("red", n=20, worlds=0)
>>> round(found.start.value + found.luck.value + sum(one.value for one in found.choices.values()), 9)
0.0
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field, replace
from functools import cached_property
from math import hypot, nan
from threading import Event
from typing import TYPE_CHECKING, Any

from ...engine import policies
from ...engine.errors import BadOption, told
from ...engine.game import Game
from ...engine.match import HUMAN, Match
from ...engine.policies import Policy
from ...engine.worlds import checked_model
from ..arrays import np
from ..playing.gather import Progress, telling
from ..statistics import stats
from ..statistics.stats import Estimate, grouped, plain
from ..words import WORDS, html
from . import asked
from .review_chain import CHANCE, Chain, Link
from .review_choices import Judged, judge
from .review_moments import Change, Turn
from .review_rare import how_rare

if TYPE_CHECKING:
    from ..playing.run import Column
    from .review_among import Among

TURNS = 3           # turning points that are named
UNKNOWN = Estimate(nan, nan, nan, 0)


@dataclass(frozen=True)
class Review:
    """What was luck and what was choice in a match, for one seat. Estimates of changes are parts of 1."""

    match: Match
    seat: str
    n: int
    seed: int
    bot: str
    model: str
    worlds: int
    chain: Chain = field(repr=False)
    judged: Mapping[int, Judged] = field(repr=False)        # by frame
    rare: Mapping[Link, Estimate] = field(default_factory=dict, repr=False)

    @property
    def game(self) -> Game:
        return self.match.game

    # The sum

    def _won(self, value: int, seat: str | None = None) -> Column:
        found: Column = self.chain.won[value][: self.n, self.game.seat_number(seat or self.seat)]
        return found

    @property
    def result(self) -> float:
        """The seat's part of the victory; half for each of two in a draw."""
        return float(self._won(0)[0])

    @cached_property
    def start(self) -> Estimate:
        """The chance to win before anything was dealt; in a prepared position, as it stands."""
        return rated(self._won(1))

    @cached_property
    def luck(self) -> Estimate:
        """What chance brought in all."""
        return self._sum(None)

    @cached_property
    def choices(self) -> dict[str, Estimate]:
        """What the choices of each seat changed for this one."""
        return {seat: self._sum(seat) for seat in self.match.seats}

    def _sum(self, seat: str | None) -> Estimate:
        """All links of a seat, or of chance. The same dice run through all of them."""
        total = np.zeros(self.n)
        for link in self.chain.links:
            if link.seat == seat:
                total += self._won(link.values[1]) - self._won(link.values[0])
        return in_points(total)

    @property
    def others(self) -> Estimate:
        """What the choices of all others changed."""
        total = np.zeros(self.n)
        for link in self.chain.links:
            if link.seat not in (None, self.seat):
                total += self._won(link.values[1]) - self._won(link.values[0])
        return in_points(total)

    @property
    def free(self) -> list[int]:
        """The frames in which the seat had a choice that could change something."""
        return [link.first for link in self.chain.links if link.seat == self.seat]

    @property
    def known(self) -> Estimate | None:
        """What the seat's choices changed, judged by what it knew then. What is left of `choices` came of what was
        hidden from it. None until all are judged in as many worlds."""
        found = [self.judged[frame] for frame in self.free if frame in self.judged]
        if not found or len(found) < len(self.free) or len({len(one.samples) for one in found}) != 1:
            return None
        return in_points(sum((one.samples for one in found[1:]), found[0].samples))

    @property
    def hidden(self) -> Estimate | None:
        """What else the seat's choices changed: it came of what was hidden. The two were measured in other matches."""
        known, mine = self.known, self.choices[self.seat]
        if known is None:
            return None
        value, half = mine.value - known.value, hypot(mine.high - mine.value, known.high - known.value)
        return Estimate(value, value - half, value + half, min(mine.n, known.n), "points")

    # Moments

    @cached_property
    def changes(self) -> list[Change]:
        """All links in their order."""
        return [self._change(link) for link in self.chain.links]

    def _change(self, link: Link) -> Change:
        before, after = (self._won(value) for value in link.values)
        number = sum(frame.move is not None for frame in self.match.frames[: link.first])
        difference = stats.paired_rate_difference(after, before, self.chain.level)
        return Change(link, self.match, self.seat, number, rated(before), rated(after), difference)

    @property
    def mistakes(self) -> list[Judged]:
        """Choices for which another move was better, as far as the seat could know; the costliest first."""
        return sorted((one for one in self.judged.values() if one.is_mistake), key=lambda one: -one.gain.value)

    @cached_property
    def turning_points(self) -> list[Turn]:
        """The moments that changed most, in the order in which they came."""
        found = [turn for change in self.changes if (turn := self._turn(change)) is not None]
        found.sort(key=lambda turn: -abs(turn.size.value))
        return sorted(found[:TURNS], key=lambda turn: turn.change.link.first)

    def _turn(self, change: Change) -> Turn | None:
        """A change as a turning point, if it can be told from none. The seat's own are judged by what it knew."""
        judged = self.judged.get(change.link.first) if change.kind == "mine" else None
        if judged is not None and judged.is_mistake:
            return Turn(change, judged.gain, judged)
        if change.kind == "mine" and (judged is None or judged.effect.low <= 0):
            return None
        size = change.difference if judged is None else judged.effect
        return Turn(change, size, judged, self.rare.get(change.link)) if size.excludes_zero else None

    # Showing

    @property
    def frame(self) -> Any:
        """One row a change: what happened, whose it was, the chance before and after it, with intervals; before own
        choices, also the chance by what the seat knew.
        """
        import pandas as pd

        return pd.DataFrame([{
            "decision": change.number, "round": change.round, "kind": change.kind, "seat": change.link.seat or "",
            "what": change.words(self.game.language), "before": change.before.value, "after": change.after.value,
            **change.difference.columns("difference"), **self.known_before(change).beside("known"), "seed": self.seed,
        } for change in self.changes])

    def known_before(self, change: Change) -> Estimate:
        """The chance before an own choice by what the seat knew then, if it was judged."""
        judged = self.judged.get(change.link.first) if change.kind == "mine" else None
        return UNKNOWN if judged is None else judged.chance

    def about(self, language: str | None = None) -> str:
        """How the numbers came about."""
        language = language or self.game.language
        return WORDS.text("lab-review-about", language, n=grouped(self.n), bot=policies.spoken(self.bot, language),
                          seed=str(self.seed))

    def text(self, language: str | None = None) -> str:
        from .review_words import text

        return text(self, language or self.game.language)

    def __str__(self) -> str:
        return plain(self.text())

    __repr__ = __str__

    def among(self, matches: int = 50, n: int = 100, progress: Progress = False) -> Among:
        """Where luck and own choices lie among those of matches that the bot plays against itself."""
        from .review_among import Simulating

        simulating = Simulating(self, n)
        with telling(progress, matches) as tell:
            for _ in simulating.playing(asked.whole(matches, asked.MOST, "error-lab-times", name="matches")):
                if tell is not None:
                    tell(1)
        return simulating.now

    def plot(self, ax: Any = None, language: str | None = None) -> Any:
        """The chance to win from moment to moment."""
        from ..showing import reviews

        return reviews.curve(self, ax, language or self.game.language)

    def _repr_html_(self) -> str:
        shown = self.frame.drop(columns=["seed", "n"])
        return html(self.text().split("\n"), shown[shown["difference"] != 0].round(3), self.plot())


# Asking

@dataclass
class Reviewing:
    """A review as it is found, chunk by chunk. `stop` ends it between two of them."""

    chain: Chain
    seat: str
    bot: str
    model: str
    worlds: int
    judged: dict[int, Judged] = field(default_factory=dict)
    rare: dict[Link, Estimate] = field(default_factory=dict)
    stop: Event = field(default_factory=Event)

    @property
    def now(self) -> Review:
        """What is known so far."""
        chain = self.chain
        return Review(chain.match, self.seat, chain.n, chain.question.seed, self.bot, self.model, self.worlds, chain,
                      dict(self.judged), dict(self.rare))

    def play(self, n: int) -> bool:
        """Play on from all moments; whether it was not stopped."""
        return self.chain.play(n, self.stop)

    def judging(self) -> Iterator[Judged]:
        """Judge the seat's choices one after another, those that changed most first, unless they are judged so well."""
        if self.worlds == 0:
            return
        now = self.now
        sizes = {one.link.first: abs(one.difference.value) for one in now.changes if one.kind == "mine"}
        frames = sorted(sizes, key=lambda frame: -sizes[frame])
        chain = self.chain
        known = [frame for frame, one in self.judged.items() if len(one.samples) >= self.worlds]
        for found in judge(chain, frames, self.worlds, self.model, self.stop, known):
            self.judged[found.frame] = found
            yield found

    def weigh_chance(self) -> None:
        """How rare the events of chance among the turning points are."""
        for turn in self.now.turning_points:
            if turn.change.kind == CHANCE and turn.change.link not in self.rare and not self.stop.is_set():
                self.rare[turn.change.link] = how_rare(self.chain, turn.change.link, self.seat)


@told
def review(
    match: Match, seat: str | None = None, n: int = 200, worlds: int = 100, bot: Policy | None = None, seed: int = 0,
    model: str = "random", progress: Progress = False,
) -> Review:
    """The review of a finished match for a seat: by default that of the only human, or the first.

    From each moment `n` matches are played on by `bot` (greedy where the game has it) on all seats, all with the same
    dice. The seat's own choices are judged in so many `worlds` that fit what it knew, by the `model` of the others (see
    `odds`); with 0, they are not.
    """
    found = prepare(match, seat, worlds, bot, seed, model)
    n = asked.whole(n, asked.MOST, "error-lab-times", least=2, name="n")
    with telling(progress, n + len(found.now.free) * bool(worlds)) as tell:
        for upto in [*range(100, n, 100), n]:
            found.play(upto)
            if tell is not None:
                tell(upto - (upto - 1) // 100 * 100)
        for _ in found.judging():
            if tell is not None:
                tell(1)
        found.weigh_chance()
    return found.now


def prepare(
    match: Match, seat: str | None = None, worlds: int = 100, bot: Policy | None = None, seed: int = 0,
    model: str = "random", compiled: bool = True,
) -> Reviewing:
    """A review that nothing was played for yet."""
    if not isinstance(match, Match) or not match.over:
        raise BadOption("error-review-match", value=repr(match))
    if seat is not None and seat not in match.seats:
        raise BadOption("error-seat", seat=str(seat), allowed=list(match.seats))
    name = policies.usual(match.game) if bot is None else bot
    checked_model(match.game, model)
    worlds = asked.whole(worlds, asked.MOST, "error-lab-times", least=0, name="worlds")
    if 0 < worlds < 4:
        raise BadOption("error-lab-times", value=repr(worlds), least="4", most=str(asked.MOST), name="worlds")
    question = asked.question(match.game, name, seed, match.options, ())
    question = replace(question, compiled=compiled)
    return Reviewing(Chain(match, question), seat or whose(match), policies.called(name), model, worlds)


def whose(match: Match) -> str:
    """The seat of the only human, or the first."""
    humans = [seat for seat, policy in match.seats.items() if policy == HUMAN]
    return humans[0] if len(humans) == 1 else next(iter(match.seats))


def rated(won: Column) -> Estimate:
    return stats.rate(float(won.sum()), len(won))


def in_points(samples: Column) -> Estimate:
    """The mean of sums of changes, as percentage points."""
    found = stats.mean_interval(samples)
    return Estimate(found.value, found.low, found.high, found.n, "points")
