"""Views: what a seat may know, and nothing else. Boards, bots, odds and saved views are made from views only."""

from __future__ import annotations

import random
from typing import TYPE_CHECKING, Any

from . import moves, options
from .dice import WORLD_DICE, game_seed
from .errors import told
from .layout import NONE, Seen, Table
from .log import Log
from .moves import Move
from .rulebook import Entry, hyphened

if TYPE_CHECKING:
    from .game import Game
    from .match import Match
    from .worlds import Past


def hidden_state(game: Game, s: Table, seat: int) -> Table:
    """A copy of the state in which everything that a seat cannot see is blotted out, chance included."""
    seen = s.copy()
    type(game).hide(game.box, seen, seat)
    seen.rng = 0
    seen.seen = Seen(seat)
    return seen


def as_seen(game: Game, s: Table, seat: int) -> Table:
    """What a seat sees of a state, not to be changed: the state itself, where it is that already."""
    return s if s.seen is not None and s.seen.seat == seat else hidden_state(game, s, seat)


def world(game: Game, s: Table, seat: int, seed: int) -> Table:
    """A whole state that fits what a seat knows, with a fresh random stream. Works on a hidden state as well."""
    made = hidden_state(game, s, seat)
    made.rng, made.seen = game_seed(seed, WORLD_DICE), None
    type(game).redeal(game.box, made)
    return made


class View:
    """A match as one seat sees it. A policy gets a view and gives back one of `view.moves`."""

    def __init__(
        self, game: Game, s: Table, seat: int, log: Log, dice: random.Random | None = None, past: Past | None = None
    ) -> None:
        from .worlds import Past

        self.game = game
        self.seat_number = seat
        self.state = hidden_state(game, s, seat)
        self.log = log.seen_by(seat)
        self.random = dice or random.Random(0)
        self.remembers = past is not None       # what was chosen before, which tells what may be hidden
        self._deal = (past or Past(game, (), self.state, seat)).worlds      # the table deals: what lies there is hidden

    @property
    def language(self) -> str:
        return self.game.language

    @property
    def seat(self) -> str | None:
        return None if self.seat_number == NONE else hyphened(self.game.seat(self.seat_number))

    @property
    def moves(self) -> list[Move]:
        """The legal moves, if this seat decides now."""
        return moves.legal_moves(self.game, self.state) if self.to_decide else []

    @property
    def to_decide(self) -> bool:
        return moves.decision_at(self.game, self.state) is not None and self.state.seat == self.seat_number

    @property
    def prompt(self) -> str:
        return moves.prompt(self.game, self.state, self.game.language)

    @property
    def options(self) -> dict[str, Any]:
        return options.read(self.game.options, self.state)

    @told
    def why_not(self, move: Move | str) -> Entry | None:
        """The rule that forbids a move, or None if it may be played."""
        return moves.why_not(self.game, self.state, move)

    def position(self) -> dict[str, Any]:
        """The situation as a readable dictionary, with numbers in place of what is not seen.

        What is as on an empty table is left out, so ask for it with `get`.
        """
        from .position import write_position

        return write_position(self.game, self.state)

    def world(self, seed: int) -> Match:
        """A match in a situation that fits all that this seat knows, any as likely as any other.

        What fits is seldom equally likely: what somebody chose tells what he may hold. `worlds` takes that in.
        """
        return self._match_in(world(self.game, self.state, self.seat_number, seed), seed)

    @told
    def worlds(self, n: int, seed: int = 0, model: str = "random") -> list[Match]:
        """Matches in situations that fit all that this seat has seen, as likely as a model of the others makes them.

        `random`: they choose blindly among their legal moves; `greedy`: they choose what looks best to them.

        >>> import gamekit
        >>> match = gamekit.load("uprising").new(seed=3, seats={"resistance": "random"})
        >>> [world.state.pile_size == match.state.pile_size for world in match.view("empire").worlds(3)]
        [True, True, True]
        """
        return [self._match_in(s, seed + i) for i, s in enumerate(self.dealt(n, seed, model))]

    def dealt(self, n: int, seed: int, model: str, fast: bool = False) -> Any:
        """The states of `worlds`, as plain Python or as records for the compiled twin.

        A view that remembers nothing makes all that fits equally likely.
        """
        return self._deal(n, seed, model, fast)

    def _match_in(self, s: Table, seed: int) -> Match:
        from .match import Match

        return Match(self.game, s, seed=seed, from_start=False)

    def to_json(self) -> dict[str, Any]:
        """All that the seat knows, as plain data."""
        return {
            "game": self.game.name,
            "seat": self.seat,
            "state": self.state.to_json(),
            "moves": [move.id for move in self.moves],
            "log": [[line.said.name, *line.numbers] for line in self.log],
        }

    def board_text(self, language: str | None = None) -> str:
        return self.game.board_text(self.state, self.seat_number, language or self.game.language)

    def _repr_html_(self) -> str | None:
        scene = self.game.scene(self.state, self.seat_number, self.game.language)
        return None if scene is None else str(scene.html())

    def __str__(self) -> str:
        return self.board_text()

    def __repr__(self) -> str:
        return f"<View of {self.seat or 'everybody'}: {self.prompt}>"
