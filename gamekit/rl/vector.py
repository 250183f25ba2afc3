"""Many tables at once, each stepped by one compiled call, in the manner of gymnasium's vector environments.

    tables = gamekit.rl.vector("uprising", n=4096)
    observations, infos = tables.reset(seed=1)
    while learning:
        actions = choose(observations, infos["action_mask"])        # a legal move for each table
        observations, rewards, terminations, truncations, infos = tables.step(actions)

At each table the seat is asked that decides there, `infos["seat"]`, and an observation is what this seat sees.
A game that ends is followed by the next one at once: its `rewards` and `terminations` come beside the first
observation of the new one, as with gymnasium's `AutoresetMode.SAME_STEP`. There is no `final_obs` and no `final_info`:
games end and none is cut off, so nothing is to be valued after the last decision, and `truncations` are never true.
Two things are otherwise than there: rewards have a column for each of `agents`, and observations are records, with
fields by name; `flat` makes of them rows of numbers, of which `observation_space` tells the bounds. Games are numbered:
table i plays games i, i + n, i + 2n ... of the seed, those of every study.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import cached_property
from typing import Any

import numpy as np

from ..engine import twin
from ..engine.dispatch import bind
from ..engine.errors import BadOption, GamekitError, IllegalMove
from ..engine.game import Game, check_seed
from ..engine.layout import NONE
from ..engine.loop import POLICY_DICE, WORLDS, choice, start
from ..engine.memory import copy_state
from ..engine.moves import asked, legal_numbers
from ..engine.policies import Policy
from ..engine.dice import game_seed
from ..engine.registry import load
from ..engine.victory import are_ranked
from ..lab.playing.run import Fast, Question
from .observing import Flat, agents_of, flat_names
from .spaces import at_all_tables, move_space, row_space, same_step

Array = np.ndarray[Any, Any]
Step = tuple[Array, Array, Array, Array, dict[str, Array]]
legal: Callable[..., int]       # bound for each game, as are these
apply: Callable[..., None]
advance: Callable[..., None]
hide: Callable[..., None]
is_first: Callable[..., bool]
# ruff: noqa: F821

MOST = 1 << 20


# Rules code: what happens at the tables, for the compiled twin

def first_by_winner(box: Any, s: Any, seat: int) -> bool:
    return s.winner == seat  # type: ignore[no-any-return]


def first_by_rank(box: Any, s: Any, seat: int) -> bool:
    return s.rank[seat] == 1  # type: ignore[no-any-return]


def reward(box: Any, s: Any, seat: int, present: Any) -> float:
    """1 for who has won alone; of several, each has its share. The others lose in equal parts what these win."""
    winners = 0
    for other in present:
        if is_first(box, s, other):
            winners += 1
    if winners == 0:
        return 0.0
    share = 1.0 / winners if is_first(box, s, seat) else 0.0
    return share if len(present) == 1 else (share * len(present) - 1.0) / (len(present) - 1.0)


def deal_game(box: Any, states: Any, i: int, blank: Any, seed: int, game: int, dice: Any) -> None:
    """Table `i` begins a game; bots have dice of their own, as in studies."""
    copy_state(states, i, blank[0])
    start(box, states[i], seed, game)
    dice[i] = game_seed(seed, POLICY_DICE + game)


def bots_play(
    box: Any, boxes: Any, states: Any, i: int, scratch: Any, dice: Any, agents: Any, players: Any, about: Any,
    deal: Any, moves: Any,
) -> bool:
    """Let bots play until an agent is asked or the game is over; whether they chose what was offered."""
    s = states[i]
    scratch[0].rng = dice[i]
    while s.step != 0 and agents[s.seat] == NONE:
        move = choice(box, boxes, s, scratch, moves, 0, scratch, players, about, deal, scratch, moves)
        if move == NONE:
            return False
        apply(box, s, move)
        advance(box, s)
    dice[i] = scratch[0].rng
    return True


def look(box: Any, states: Any, seen: Any, i: int, seat: int, masks: Any, moves: Any) -> None:
    """What a seat sees at table `i`, and what it may choose from, if it is asked. Chance to come is not seen."""
    copy_state(seen, i, states[i])
    hide(box, seen[i], seat)
    seen[i].rng = 0
    seen[i].reveals = 0
    for move in range(masks.shape[1]):
        masks[i, move] = 0
    if seen[i].step != 0 and seen[i].seat == seat:
        for k in range(legal(box, seen[i], moves)):
            masks[i, moves[k]] = 1


def step_tables(
    box: Any, boxes: Any, states: Any, seen: Any, blank: Any, scratch: Any, seed: int, games: Any, dice: Any,
    agents: Any, present: Any, players: Any, about: Any, deal: Any, actions: Any, masks: Any, rewards: Any, over: Any,
    moves: Any,
) -> int:
    """Play an action at each table, NONE to begin there. The number of a table whose bot goes wrong, or NONE."""
    for i in range(len(states)):
        s = states[i]
        over[i] = False
        for agent in range(rewards.shape[1]):
            rewards[i, agent] = 0.0
        if actions[i] == NONE:
            deal_game(box, states, i, blank, seed, games[i], dice)
        else:
            apply(box, s, actions[i])
            advance(box, s)
        if not bots_play(box, boxes, states, i, scratch, dice, agents, players, about, deal, moves):
            return i
        while s.step == 0:
            over[i] = True
            for seat in range(len(agents)):
                if agents[seat] != NONE:
                    rewards[i, agents[seat]] = reward(box, s, seat, present)
            games[i] += len(states)
            deal_game(box, states, i, blank, seed, games[i], dice)
            if not bots_play(box, boxes, states, i, scratch, dice, agents, players, about, deal, moves):
                return i
        look(box, states, seen, i, s.seat, masks, moves)
    return NONE


# What people use

def vector(
    game: str | Game, n: int = 4096, options: Mapping[str, Any] | None = None,
    seats: Mapping[str, Policy] | None = None, seed: int = 0,
) -> Tables:
    """`n` tables of a game. `seats` may give some seats to bots that do not think long, the others are the agents.

    >>> tables = vector("uprising", n=3)
    >>> observations, infos = tables.reset(seed=1917)
    >>> infos["seat"], observations["step"].shape
    (array(['resistance', 'resistance', 'resistance'], dtype='<U10'), (3,))
    """
    return Tables(load(game) if isinstance(game, str) else game, n, options, seats, seed)


class Tables:
    """So many games at the same time."""

    def __init__(
        self, game: Game, n: int = 4096, options: Mapping[str, Any] | None = None,
        seats: Mapping[str, Policy] | None = None, seed: int = 0,
    ) -> None:
        if not twin.available():
            raise GamekitError("error-rl-missing", package="numba")
        if not isinstance(n, int) or isinstance(n, bool) or not 0 < n <= MOST:
            raise BadOption("error-rl-tables", value=repr(n), most=MOST)
        self.agents = agents_of(game, options or {}, seats or {})
        self.question = Question.of(game, {**dict(seats or {}), **dict.fromkeys(self.agents, "random")}, seed,
                                    **(options or {}))
        self.game, self.n, self.seed = self.question.game, n, self.question.seed
        self.actions = self.game.flow.widest()      # an action is the number of a move in its step
        self._carrier = carrier = Fast(self.question)
        for seat, bot in self.question.seats.items():
            if seat not in self.agents and self._thinks(seat):
                raise BadOption("error-rl-bot", policy=str(bot))
        seats_there = self.game.ids("seat")
        asked = [self.agents.index(seat) if seat in self.agents else NONE for seat in seats_there]
        self._asked, self._seats = np.array(asked, np.int64), np.array(seats_there)
        self._present = np.array(self.game.present(self.question.start()), np.int64)
        self._about = carrier.about.copy()
        self._about[:, WORLDS] = 0
        self._blank, self._scratch = (carrier.states(self.question.start(), 1) for _ in range(2))
        self.states, self.seen = (carrier.states(self.question.start(), n) for _ in range(2))
        self.masks = np.zeros((n, self.actions), np.int8)
        self.rewards, self.over = np.zeros((n, len(self.agents))), np.zeros(n, np.bool_)
        self._games, self._dice = np.arange(n), np.zeros(n, np.uint64)
        self._moves, self._step, self._flat = carrier.moves(), stepping(self.game), Flat(self.game)

    def _thinks(self, seat: str) -> bool:
        bot = self.question.bots[self.game.seat_number(seat)]
        return bool(bot.budget) or not bot.compiles

    @property
    def names(self) -> list[str]:
        """What each number of an observation in a row is: `day`, `card_at lvov` ..."""
        return flat_names(self.game)

    # What gymnasium knows vector environments by; these need the package, playing does not

    @property
    def num_envs(self) -> int:
        return self.n

    @cached_property
    def metadata(self) -> dict[str, Any]:
        return {"name": f"{self.game.name}_v0", "render_modes": [], "autoreset_mode": same_step()}

    @cached_property
    def single_observation_space(self) -> Any:
        """Of one row of `flat`."""
        return row_space(self.game)

    @cached_property
    def single_action_space(self) -> Any:
        return move_space(self.game)

    @cached_property
    def observation_space(self) -> Any:
        """Of what `flat` makes of observations."""
        return at_all_tables(self.single_observation_space, self.n)

    @cached_property
    def action_space(self) -> Any:
        """Of what `step` takes; `action_space.sample(mask=tuple(infos["action_mask"]))` is legal."""
        return at_all_tables(self.single_action_space, self.n)

    def close(self) -> None:
        """There is nothing to close."""

    # Playing

    def reset(self, seed: int | None = None, options: Any = None) -> tuple[Array, dict[str, Array]]:
        """Begin anew at all tables, with games 0 .. n-1 of the seed, or of the one before. `options` are not used."""
        self.seed = self.seed if seed is None else check_seed(seed)
        self._games[:] = range(self.n)
        self._run(np.full(self.n, NONE))
        return copied(self.seen), self._infos()

    def step(self, actions: Any, copy: bool = True) -> Step:
        """Play a move at each table. Without `copy` all arrays are the same ones every time, and written over."""
        chosen = self._checked(actions)
        self._run(chosen)
        told = self.seen, self.rewards, self.over
        seen, rewards, over = map(copied, told) if copy else told
        return seen, rewards, over, np.zeros_like(over), self._infos(copy)

    def sample(self, rng: np.random.Generator) -> Array:
        """A random legal action at each table."""
        return np.asarray((self.masks * (rng.random(self.masks.shape, np.float32) + 1)).argmax(1))

    def flat(self, observations: Array) -> Array:
        """Observations as a matrix: a row for each table, a column for each of `names`."""
        return self._flat(observations)  # type: ignore[no-any-return]

    def _infos(self, copy: bool = True) -> dict[str, Array]:
        mask = self.masks.copy() if copy else self.masks
        return {"action_mask": mask, "seat": self._seats[self.seen["seat"]], "agent": self._asked[self.seen["seat"]]}

    def _checked(self, actions: Any) -> Array:
        """The actions as numbers, if each is legal: nothing is played otherwise."""
        chosen = np.asarray(actions)
        if chosen.shape != (self.n,) or chosen.dtype.kind not in "iu":
            raise BadOption("error-rl-actions", n=self.n, given=f"{chosen.dtype}{list(chosen.shape)}")
        chosen = chosen.astype(np.int64)
        inside = (chosen >= 0) & (chosen < self.actions)
        bad = np.flatnonzero(~inside | (self.masks[np.arange(self.n), np.where(inside, chosen, 0)] == 0))
        if len(bad):
            s = self._carrier.plain(self.seen[bad[0]])
            facts = {"action": int(chosen[bad[0]]), "table": int(bad[0]), "prompt": asked(self.game, s)}
            raise IllegalMove("error-rl-table", **facts, allowed=legal_numbers(self.game, s))
        return chosen

    def _run(self, actions: Array) -> None:
        carrier = self._carrier
        wrong = self._step(
            carrier.box, carrier.boxes, self.states, self.seen, self._blank, self._scratch, self.seed, self._games,
            self._dice, self._asked, self._present, carrier.players, self._about, carrier.deal, actions, self.masks,
            self.rewards, self.over, self._moves,
        )
        if wrong != NONE:
            decisions = np.where(np.arange(self.n) == wrong, NONE, 0)
            carrier.check(self.states, decisions, int(self._games[wrong]) - wrong)


def copied(array: Array) -> Array:
    """A copy, byte by byte: numpy would copy records field by field, which takes ten times as long."""
    return array.view(np.uint8).copy().view(array.dtype)


def stepping(game: Game) -> Callable[..., int]:
    """`step_tables` of a game, compiled once, whichever bots it is handed."""
    first = first_by_rank if are_ranked(game.state) else first_by_winner
    return kept(game, step_tables, signature(game), is_first=first)


def looking(game: Game) -> Callable[..., None]:
    """`look` of a game, compiled once."""
    return kept(game, look)


def kept(game: Game, function: Callable[..., Any], signature: Any = None, **names: Any) -> Callable[..., Any]:
    """The twin of a function over tables, kept with those of the game."""
    known = game.compiled.others
    if function not in known:
        entry = game.compiled.builder.entry(bind(function, names), game.recipe.folder)
        known.setdefault(function, twin.Friendly(function.__name__, entry, signature))
    found: Callable[..., Any] = known[function]
    return found


def signature(game: Game) -> Any:
    """As that of `play_games`, it is said: otherwise each bot would get a function of its own."""
    from numba import from_dtype, types

    carriers = game.carriers
    box, states = from_dtype(carriers.box), from_dtype(carriers.state)[::1]
    numbers, dice = types.int64[::1], types.uint64[::1]
    players = types.UniTuple(carriers.policy(), carriers.seats)
    return types.int64(
        box, box[::1], states, states, states, states, types.int64, numbers, dice, numbers, numbers, players,
        types.int64[:, ::1], carriers.dealer(), numbers, types.int8[:, ::1], types.float64[:, ::1],
        types.boolean[::1], numbers,
    )
