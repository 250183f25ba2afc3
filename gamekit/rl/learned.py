"""What was learned, as a bot like any other: on the board, in studies and tournaments. Kept as arrays and JSON."""

from __future__ import annotations

import hashlib
import io
import json
import zipfile
import zlib
from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING, Any

import numpy as np

from ..engine.dice import below
from ..engine.errors import BadSave, told
from ..engine.game import Game
from ..engine.layout import Table
from ..engine.moves import Move
from ..engine.registry import load
from ..engine.steps import Decision
from ..engine.view import View
from ..lab.statistics.stats import Estimate, rate
from .network import Array, Network, Thought, pick
from .observing import Flat, flat_names
from .vector import Tables

if TYPE_CHECKING:
    import pandas as pd

FORMAT = 1
FIELDS = {"gamekit": int, "game": str, "shape": str, "games": int, "name": str}
STEPS = 1 << 30         # how finely chances are told apart
LARGEST = 64 << 20      # bytes of a file that somebody gives us
MOST = 4096             # features of its network
DAMAGED = (
    OSError, ValueError, KeyError, EOFError, zipfile.BadZipFile, zlib.error, RecursionError, MemoryError, RuntimeError,
)


@dataclass
class Learned:
    """A policy that was learned. It is a function of a view, so every place that takes a policy takes it."""

    game: Game
    network: Network
    games: int = 0              # that it was learned from
    name: str = "learned"

    def __post_init__(self) -> None:
        self.__name__ = self.name
        self._flat = Flat(self.game)

    def __call__(self, view: View) -> Move:
        """A move, each as likely as it finds it good."""
        likely = self.chances(view)
        return view.random.choices(list(likely), list(likely.values()))[0]

    def chances(self, view: View) -> dict[Move, float]:
        """How likely it is to play each of the legal moves."""
        moves, thought = view.moves, self._thought(view)
        return {move: float(thought.chances[0, move.number]) for move in moves}

    def decide(self, s: Table, moves: Any) -> int:
        """The same in what a seat sees, with the dice of the state."""
        likely = self._weighed(s, moves).chances[0, moves]
        return int(moves[int((likely.cumsum() <= likely.sum() * below(s, STEPS) / STEPS).sum())])

    def value(self, view: View) -> float:
        """What it takes the position to be worth to who decides: from -1, lost, to 1, won."""
        return float(self._thought(view).values[0])

    def _thought(self, view: View) -> Thought:
        return self._weighed(view.state, [move.number for move in view.moves])

    def _weighed(self, s: Table, moves: Any) -> Thought:
        mask = np.zeros((1, self.network.shape.widest), np.int8)
        mask[0, moves] = 1
        return self.network.think(self._flat(s.to_record()), mask)

    def rewards(self, games: int, bots: Mapping[str, Any], seed: int = 0, **options: Any) -> Array:
        """What games bring to the first seat that no bot plays, 1 if it wins: games 0, 1 ... of the seed."""
        tables = Tables(self.game, games, options, bots, seed)
        dice, left, results = np.random.default_rng(seed), np.ones(games, bool), np.zeros(games)
        seen, infos = tables.reset()
        while left.any():
            likely = self.network.think(tables.flat(seen), infos["action_mask"]).chances
            seen, rewards, over, _, infos = tables.step(pick(likely, dice))
            ended = over & left
            results[ended] = rewards[ended, 0]
            left &= ~over
        return results

    def won(self, games: int, bots: Mapping[str, Any], seed: int = 0, **options: Any) -> Estimate:
        """How often it wins in that seat, with the interval."""
        return rate(int((self.rewards(games, bots, seed, **options) > 0).sum()), games)

    def table(self, view: View) -> pd.DataFrame:
        """What it would play, the likeliest move first: one row a move."""
        import pandas as pd

        likely = sorted(self.chances(view).items(), key=lambda one: -one[1])
        return pd.DataFrame([{"move": str(move), "chance": round(chance, 3)} for move, chance in likely])

    # Keeping it

    @told
    def save(self, path: str | Path) -> Path:
        """Write it to a file of arrays, one of which says as JSON what they are. Nothing in it could be run."""
        about = {"gamekit": FORMAT, "game": self.game.name, "shape": mark(self.game), "games": self.games,
                 "name": self.name}
        text = np.frombuffer(json.dumps(about).encode(), np.uint8)
        whole = io.BytesIO()
        np.savez_compressed(whole, about=text, **self.network.weights)  # type: ignore[arg-type]
        try:
            Path(path).write_bytes(whole.getvalue())
        except OSError as error:
            raise BadSave("error-save-write", path=str(path), problem=error.strerror or str(error)) from None
        return Path(path)


def untaught(game: Game, hidden: int, seed: int = 0) -> Learned:
    """A machine that knows nothing yet, and takes nearly all moves to be equally good."""
    return Learned(game, Network.new(game, hidden, np.random.default_rng(seed)), name="untaught")


def mark(game: Game) -> str:
    """Tells whether a network was made for the same numbers and moves."""
    steps = [(step.kind.name, step.kind.size) for step in game.flow.steps if isinstance(step, Decision)]
    about = [flat_names(game), steps]
    return hashlib.sha256(json.dumps(about).encode()).hexdigest()[:16]


def load_learned(path: str | Path, game: Game | None = None) -> Learned:
    """A policy from its file, for the game that it names or for one like it. What is wrong with a file is said."""
    about, weights = _read(Path(path))
    game = game or load(about["game"])
    if about["shape"] != mark(game):
        raise BadSave("error-learned-shape", path=str(path), game=game.name)
    network = Network.new(game, features(weights), np.random.default_rng(0))
    for name, like in network.weights.items():
        found = weights.get(name)
        if found is None or found.shape != like.shape or found.dtype != like.dtype or not np.isfinite(found).all():
            raise BadSave("error-save-field", path=str(path), field=name)
        network.weights[name] = found
    return Learned(game, network, about["games"], about["name"])


def features(weights: Mapping[str, Array]) -> int:
    """How many features the network of a file found; of a damaged one the number does not matter, but is small."""
    found = weights.get("find bias", np.empty(0))
    return len(found) if found.ndim == 1 and 0 < len(found) <= MOST else 1


def _read(path: Path) -> tuple[dict[str, Any], dict[str, Array]]:
    """What stands in a file, if all of it is arrays of a sensible size."""
    try:
        with zipfile.ZipFile(path) as file:
            if sum(member.file_size for member in file.infolist()) > LARGEST:
                raise ValueError("it is larger than any of ours")
        with np.load(path, allow_pickle=False) as file:
            weights = {name: file[name] for name in file.files}
        about = json.loads(weights.pop("about").tobytes())
    except FileNotFoundError:
        raise BadSave("error-save-missing", path=str(path)) from None
    except DAMAGED as error:
        raise BadSave("error-learned-unreadable", path=str(path), problem=f"{error}.") from None
    for name, kind in FIELDS.items():
        if not isinstance(about, dict) or type(about.get(name)) is not kind:
            raise BadSave("error-save-field", path=str(path), field=name)
    if about["games"] < 0:
        raise BadSave("error-save-field", path=str(path), field="games")
    if about["gamekit"] > FORMAT:
        raise BadSave("error-save-newer", path=str(path), found=about["gamekit"], known=FORMAT)
    return about, weights
