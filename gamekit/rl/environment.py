"""Games as environments for reinforcement learning, by the AEC interface of PettingZoo (extra `rl`).

    env = gamekit.rl.env("dual_powers", {"mode": "solo"}, render_mode="ansi")

Agents are the seats that are not played by bots. What an agent observes is made from its seat's view: the fields of
the state in their order, as one row of whole numbers, in which the hidden cards are somewhere unseen. An action is the
number of a move in its step; `action_mask` tells the legal ones.
"""

from __future__ import annotations

import random
from collections.abc import Mapping
from typing import Any

import numpy as np

from ..engine.errors import BadOption, GamekitError, IllegalMove
from ..engine.game import Game
from ..engine.layout import Table
from ..engine.match import Match, Result
from ..engine.moves import asked, legal_numbers
from ..engine.policies import Policy
from ..engine.registry import load
from ..engine.steps import OVER
from .desk import Desk, DeskWithBots
from .observing import Flat, agents_of, flat_names
from .spaces import masked_space, move_space
from .vector import looking

try:
    from pettingzoo import AECEnv
    from pettingzoo.utils import wrappers
except ModuleNotFoundError as missing:
    AECEnv, MISSING = object, str(missing.name)
else:
    MISSING = ""

RENDER_MODES = ["ansi"]
LOST = -1.0


def env(
    game: str | Game,
    options: Mapping[str, Any] | None = None,
    seats: Mapping[str, Policy] | None = None,
    render_mode: str | None = None,
) -> Any:
    """A game as a PettingZoo environment. `seats` may give some seats to bots; an illegal action loses the game.

    >>> solo = env("dual_powers", {"mode": "solo", "side": "red"})
    >>> solo.reset(seed=1917)
    >>> observation, reward, terminated, truncated, info = solo.last()
    >>> observation["observation"].shape, info
    ((354,), {'step': 'play-card'})
    """
    whole = Environment(game, options, seats, render_mode)
    legal = wrappers.TerminateIllegalWrapper(whole, illegal_reward=LOST)
    return wrappers.OrderEnforcingWrapper(wrappers.AssertOutOfBoundsWrapper(legal))


class Environment(AECEnv):  # type: ignore[misc]
    """The environment as it is: an illegal action is an error. `env.unwrapped.match` is the match behind it."""

    def __init__(
        self,
        game: str | Game,
        options: Mapping[str, Any] | None = None,
        seats: Mapping[str, Policy] | None = None,
        render_mode: str | None = None,
    ) -> None:
        if MISSING:
            raise GamekitError("error-rl-missing", package=MISSING)
        if render_mode not in (None, *RENDER_MODES):
            raise BadOption("error-rl-render", value=str(render_mode), allowed=RENDER_MODES)
        super().__init__()
        self.game = load(game) if isinstance(game, str) else game
        self.options, self.seats, self.render_mode = dict(options or {}), dict(seats or {}), render_mode
        self.metadata = {"name": f"{self.game.name}_v0", "render_modes": RENDER_MODES, "is_parallelizable": False}
        self.possible_agents = agents_of(self.game, self.options, self.seats)
        self.agents = self.possible_agents[:]
        self.observation_spaces = {agent: masked_space(self.game) for agent in self.agents}
        self.action_spaces = {agent: move_space(self.game) for agent in self.agents}
        self.desk = (DeskWithBots if self.seats else Desk)(self.game, self.options, self.seats)
        self.flat, self.look = Flat(self.game), looking(self.game)
        self.moves, self.step_names = np.zeros(self.game.flow.widest(), np.int64), self.game.ids("step")
        self.seat_names = self.game.ids("seat")
        self.seeds = random.Random()

    def observation_space(self, agent: str) -> Any:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> Any:
        return self.action_spaces[agent]

    @property
    def names(self) -> list[str]:
        """What each number of an observation is: `day`, `card_at lvov` ..."""
        return flat_names(self.game)

    @property
    def match(self) -> Match:
        """The match so far, all of it."""
        return self.desk.match

    @property
    def state(self) -> Table:
        """The whole truth as plain Python."""
        return self.game.state.from_record(self.desk.record[0])

    @property
    def result(self) -> Result | None:
        return Result.of(self.game, self.state) if self.desk.record["step"][0] == OVER else None

    def reset(self, seed: int | None = None, options: Any = None) -> None:
        """A new match: that of the seed, or the next one after it. What `options` holds is not used."""
        if seed is not None:
            self.seeds = random.Random(int(seed))
        self.desk.begin(self.seeds.randrange(2**63) if seed is None else int(seed))
        self.agents = self.possible_agents[:]
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.truncations = dict.fromkeys(self.agents, False)
        self._skip_agent_selection = None
        self.agent_selection = self.agents[0]
        self.note()

    def step(self, action: Any) -> None:
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        self._cumulative_rewards[agent] = 0.0
        self.desk.play(self.legal(int(action)))
        self.note()

    def legal(self, number: int) -> int:
        if not 0 <= number < len(self.moves) or not self.asked[1][number]:
            allowed = legal_numbers(self.game, self.state)
            raise IllegalMove("error-rl-action", action=number, prompt=asked(self.game, self.state), allowed=allowed)
        return number

    def note(self) -> None:
        """Who is asked now, whether it is over and what it brought, and what is told beside."""
        result = self.result
        if result is None:
            self.agent_selection = self.seat_names[self.desk.record["seat"][0]]
        self.asked = self.seen(self.agent_selection)        # once for a turn: it is asked for more than once
        self.terminations = dict.fromkeys(self.agents, result is not None)
        about = {"step": self.step_names[self.desk.record["step"][0]]} if result is None else {
            "ending": result.ending, "scores": result.scores}
        self.infos = {agent: dict(about) for agent in self.agents}
        self.rewards = {agent: 0.0 if result is None else reward(result, agent) for agent in self.agents}
        self._accumulate_rewards()

    def observe(self, agent: str) -> dict[str, Any]:
        """What the agent's seat sees, and the moves it may choose from, if it is asked."""
        seen, mask = self.asked if agent == self.agent_selection else self.seen(agent)
        return {"observation": self.flat(seen)[0], "action_mask": mask.copy()}

    def seen(self, agent: str) -> tuple[Any, Any]:
        seen, masks = np.empty_like(self.desk.record), np.zeros((1, len(self.moves)), np.int8)
        self.look(self.desk.box[0], self.desk.record, seen, 0, self.seat_names.index(agent), masks, self.moves)
        return seen, masks[0]

    def render(self) -> str | None:
        """The board as text: as the only agent sees it, or what lies open."""
        if self.render_mode is None:
            return None
        return self.match.view(self.possible_agents[0] if len(self.possible_agents) == 1 else None).board_text()

    def close(self) -> None:
        """There is nothing to close."""


def reward(result: Result, agent: str) -> float:
    """1 for who has won alone; of several, each has its share. The others lose in equal parts what these win.

    Nobody has anything if nobody has won.
    """
    if not result.winners:
        return 0.0
    others = len(result.ranks) - 1
    return (result.shares[agent] * len(result.ranks) - 1) / others if others else result.shares[agent]
