"""A machine that learns a game from the games it plays: a small network in numpy, taught by their results.

    learner = gamekit.rl.Learner("uprising", {"resistance": "greedy"}, seed=1)
    learner.learn(minutes=2)
    learner.curve()                             # how often it won, with intervals, as it learned
    learner.policy.save("my_machine.npz")       # a bot like any other

After some ten thousand decisions the network is changed a little: moves after which the end was better than its value
had said become likelier, and the value comes nearer to what happened. No change may go far at once, as in proximal
policy optimisation (Schulman et al., 2017); how much of an end is put down to a move is said by generalised advantage
estimation (Schulman et al., 2016).
"""

from __future__ import annotations

import time
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, fields
from typing import TYPE_CHECKING, Any

import numpy as np

from ..engine.errors import BadOption
from ..engine.game import Game
from ..engine.policies import Policy
from ..engine.registry import load
from ..lab.statistics.stats import Estimate
from .learned import Learned
from .network import Array, Network, Weights, pick
from .vector import Tables

if TYPE_CHECKING:
    import pandas as pd

TRIAL_SEED = 1 << 40        # the games in which it is tried are none that it learns from
TINY, STEEP, FIRST, SECOND = 1e-8, 0.5, 0.9, 0.999


@dataclass(frozen=True)
class Settings:
    """What can be changed, to see what it does."""

    tables: int = 1024
    steps: int = 64             # decisions at each table between two changes
    hidden: int = 64            # how many features the network may find
    speed: float = 1e-3         # how far one change goes
    caution: float = 0.2        # how much likelier, or less likely, a move may become at once
    curiosity: float = 0.01     # what it is worth not to be sure yet
    patience: float = 0.95      # how far back a surprise is carried
    repeats: int = 3            # how often the same decisions are looked at
    batch: int = 8192           # how many of them at once


@dataclass
class Played:
    """Some steps at all tables: what was seen and chosen, and what came of it. Rows are steps, columns are tables."""

    numbers: Array      # what was seen
    masks: Array
    agents: Array       # who was asked
    actions: Array
    chances: Array      # how likely the action was
    values: Array       # what the network took the position to be worth
    rewards: Array      # of all agents, where a game ended with the step
    over: Array

    def advantages(self, last: Array, asked: Array, patience: float) -> Array:
        """How much better than expected things went after each decision, for who took it.

        `last` are the values of the positions in which the tables are left, to those who are asked there. Of the others
        nothing is known since their last decision: it went as expected.
        """
        rows, found = np.arange(self.actions.shape[1]), np.zeros(self.values.shape, np.float32)
        ahead = np.full(self.rewards.shape[1:], np.nan, np.float32)
        ahead[rows, asked] = last
        gained, carried = np.zeros_like(ahead), np.zeros_like(ahead)
        for t in reversed(range(len(found))):
            ended, who, here = self.over[t], self.agents[t], self.values[t]
            ahead[ended], carried[ended], gained[ended] = 0.0, 0.0, self.rewards[t][ended]
            after = ahead[rows, who]
            surprise = gained[rows, who] + np.where(np.isnan(after), here, after) - here
            found[t] = carried[rows, who] = surprise + patience * carried[rows, who]
            ahead[rows, who], gained[rows, who] = here, 0.0
        return found

    def one_after_another(self) -> Played:
        """All decisions in one row."""
        many = self.actions.size
        return Played(*(getattr(self, f.name).reshape(many, *getattr(self, f.name).shape[2:]) for f in fields(self)))

    def some(self, chosen: Array) -> Played:
        return Played(*(getattr(self, f.name)[chosen] for f in fields(self)))


@dataclass(frozen=True)
class Note:
    """How good the machine was after so many games: how often its first seat won games it did not learn from."""

    games: int
    seconds: float      # of learning
    won: Estimate


class Learner:
    """Plays, learns, and notes how it goes. The seats that no bot plays are all played by the one network.

    `reward` makes other rewards of those of the game: a function of them, a row for each game that ended. To what
    `blind` names (`card_at`, or one of `tables.names`) the machine pays no attention.
    """

    def __init__(
        self, game: str | Game, bots: Mapping[str, Policy] | None = None, options: Mapping[str, Any] | None = None,
        seed: int = 0, reward: Callable[[Array], Array] | None = None, blind: Sequence[str] = (), **settings: Any,
    ) -> None:
        self.settings = Settings(**settings)
        self.game = load(game) if isinstance(game, str) else game
        self.bots, self.options, self.reward = dict(bots or {}), dict(options or {}), reward
        self.tables = Tables(self.game, self.settings.tables, self.options, self.bots, seed)
        self.dice = np.random.default_rng(seed)
        self.network = Network.new(self.game, self.settings.hidden, self.dice)
        self.unseen = self.network.shape.inputs_of(unseen(self.tables.names, blind))
        self.network.weights["find"][self.unseen] = 0
        self.momentum = {name: (np.zeros_like(w), np.zeros_like(w)) for name, w in self.network.weights.items()}
        self.games, self.changes, self.seconds = 0, 0, 0.0
        self.notes: list[Note] = []
        self.now = self.tables.reset()

    @property
    def policy(self) -> Learned:
        """What it would play now, as a bot."""
        return Learned(self.game, self.network.copy(), self.games)

    def learn(
        self, minutes: float = 1.0, rounds: int | None = None, tried: int = 1000,
        progress: Callable[[Learner], None] | None = None,
    ) -> Learner:
        """Learn for so long, or for so many rounds. Now and then, ever more seldom, it is tried in `tried` games."""
        end, done = self.seconds + 60 * minutes, 0
        if not self.notes:
            self.note(tried)
        while done < rounds if rounds is not None else self.seconds < end:
            begun = time.monotonic()
            self.improve(self.play())
            self.seconds, done = self.seconds + time.monotonic() - begun, done + 1
            if self.games >= 1.5 * self.notes[-1].games + self.settings.tables:
                self.note(tried)
            if progress is not None:
                progress(self)
        if self.notes[-1].games != self.games:
            self.note(tried)
        return self

    def note(self, tried: int) -> None:
        self.notes.append(Note(self.games, self.seconds, self.policy.won(tried, self.bots, TRIAL_SEED, **self.options)))

    def curve(self) -> pd.DataFrame:
        """How often it won, with intervals, after so many games. All were tried in the same games."""
        import pandas as pd

        rows = [{"games": note.games, "seconds": note.seconds, **note.won.columns("won")} for note in self.notes]
        return pd.DataFrame(rows)

    def plot(self, ax: Any = None, language: str | None = None) -> Any:
        """The same as a picture."""
        from ..lab.showing.learning import curve

        return curve(self, ax, language)

    def _repr_html_(self) -> str:
        from ..lab.words import picture

        return picture(self.plot()) if self.notes else ""

    # Playing

    def play(self) -> Played:
        """Some steps at all tables. Each move is as likely to be played as the network finds it good."""
        steps = [self._step() for _ in range(self.settings.steps)]
        return Played(*(np.array(column) for column in zip(*steps, strict=True)))

    def _step(self) -> tuple[Array, ...]:
        seen, infos = self.now
        numbers, masks = self.tables.flat(seen).astype(np.int16), infos["action_mask"]
        thought = self.network.think(numbers, masks)
        actions = pick(thought.chances, self.dice)
        seen, rewards, over, _, after = self.tables.step(actions)
        self.now, self.games = (seen, after), self.games + int(over.sum())
        if self.reward is not None:
            rewards[over] = self.reward(rewards[over])
        chosen = thought.chances[np.arange(len(actions)), actions]
        return numbers, masks, infos["agent"], actions, chosen, thought.values, rewards, over

    # Learning

    def improve(self, played: Played) -> None:
        """Change the network by what happened: a few times over all of it, in parts."""
        seen, infos = self.now
        last = self.network.think(self.tables.flat(seen), infos["action_mask"]).values
        gains = played.advantages(last, infos["agent"], self.settings.patience)
        wanted = (gains + played.values).ravel()
        row, gains = played.one_after_another(), gains.ravel()
        free = row.masks.sum(1) > 1                     # where there was something to choose
        gains = np.where(free, (gains - gains[free].mean()) / (gains[free].std() + TINY), 0.0)
        for _ in range(self.settings.repeats):
            order = self.dice.permutation(len(gains))
            for some in np.array_split(order, max(1, len(order) // self.settings.batch)):
                self.change(row.some(some), gains[some], wanted[some])

    def change(self, played: Played, gains: Array, wanted: Array) -> None:
        """One small change: towards moves that brought more than expected, and values that are what came."""
        thought = self.network.think(played.numbers, played.masks)
        moves = self.wished(thought.chances, played, gains) / len(gains)
        self.follow(self.network.slopes(thought, moves, (thought.values - wanted) / (2 * len(gains))))

    def wished(self, likely: Array, played: Played, gains: Array) -> Array:
        """How the loss changes with the weight of each move: what went well shall weigh more, and nothing be sure."""
        rows, near = np.arange(len(gains)), self.settings.caution
        ratio = likely[rows, played.actions] / played.chances
        held = np.where(gains > 0, ratio > 1 + near, ratio < 1 - near)      # has gone far enough already
        pull = np.where(held, 0.0, gains * ratio)
        found = pull[:, None] * likely
        found[rows, played.actions] -= pull
        logs = np.log(np.maximum(likely, TINY))
        unsure = -(likely * logs).sum(1, keepdims=True)
        return (found + self.settings.curiosity * likely * (logs + unsure)) * (played.masks > 0)  # type: ignore[no-any-return]

    def follow(self, slopes: Weights) -> None:
        """Go down the slopes, each weight at its own pace (Adam: Kingma and Ba, 2015)."""
        self.changes += 1
        steepest = np.sqrt(sum(float((slope * slope).sum()) for slope in slopes.values()))
        for name, slope in slopes.items():
            first, second = self.momentum[name]
            slope = slope * min(1.0, STEEP / (steepest + TINY))
            first += (1 - FIRST) * (slope - first)
            second += (1 - SECOND) * (slope * slope - second)
            pace = np.sqrt(second / (1 - SECOND**self.changes)) + TINY
            self.network.weights[name] -= self.settings.speed * first / (1 - FIRST**self.changes) / pace
        self.network.weights["find"][self.unseen] = 0


def unseen(names: Sequence[str], blind: Sequence[str]) -> Array:
    """The numbers of an observation, by their place, that a machine is blind to."""
    known = {*names, *(name.split()[0] for name in names)}
    for name in blind:
        if name not in known:
            raise BadOption("error-rl-blind", name=str(name), allowed=sorted({name.split()[0] for name in names}))
    return np.array([i for i, name in enumerate(names) if {name, name.split()[0]} & set(blind)], np.int64)
