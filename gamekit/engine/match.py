"""The match: the object that people hold in a notebook."""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager
from dataclasses import dataclass, replace
from pathlib import Path
from typing import TYPE_CHECKING, Any

from . import moves, options, own, policies, victory
from .dice import game_seed
from .errors import BadOption, GamekitError, IllegalMove, Spoken, told
from .layout import NONE, Table
from .log import Line, Log
from .loop import POLICY_DICE
from .moves import Move
from .policies import Policy
from .rulebook import Entry, hyphened
from .steps import OVER
from .view import View, hidden_state
from .worlds import Past

if TYPE_CHECKING:
    from .game import Game

HUMAN = "human"
SHOWS: dict[str, Callable[..., Any]] = {}    # ways to show a match; what imports widgets or the lab adds itself


@dataclass(frozen=True)
class Frame:
    """One step that happened: the state before it, who moved what (nothing in automatic steps), what was said."""

    before: Table
    move: Move | None
    lines: tuple[Line, ...]

    def spoken(self, game: Game) -> Frame:
        """The same with the words of a game in another language."""
        lines = tuple(replace(line, game=game) for line in self.lines)
        return Frame(self.before, replace(self.move, game=game) if self.move else None, lines)


@dataclass(frozen=True)
class Result:
    """How a match ended: the rank of each seat (1 has won, equal ranks are shared), the ending, the points."""

    ranks: dict[str, int]
    ending: str
    scores: dict[str, int]
    text: str

    @classmethod
    def of(cls, game: Game, s: Table) -> Result:
        """That of a game that is over."""
        ranks, ending = victory.ranks(game, s), hyphened(game.ending(s.ending))
        result = cls(ranks, ending, game.scores(s), "")
        return replace(result, text=game.ending_text(ending, result.winners, game.language))

    @property
    def winners(self) -> list[str]:
        """Those who have won: nobody, one, or several who share it."""
        return [seat for seat, rank in self.ranks.items() if rank == 1]

    @property
    def winner(self) -> str | None:
        """Who has won, if one alone has."""
        return self.winners[0] if len(self.winners) == 1 else None

    @property
    def shares(self) -> dict[str, float]:
        """What part of the victory each seat has."""
        return {seat: (seat in self.winners) / max(1, len(self.winners)) for seat in self.ranks}

    def __str__(self) -> str:
        return self.text


class CannotUndo(GamekitError):
    """Nothing to take back, or something hidden was shown since."""


class Match:
    """A game being played.

    >>> import gamekit
    >>> match = gamekit.load("dual_powers").new(seed=1917, mode="solo", difficulty=2)
    >>> match.moves[0]
    <Play Purple-5b>
    >>> match.play(match.moves[0])
    <Dual Powers: Revolution 1917, round 1: Red, how do you use Purple-5b?>
    >>> match.why_not("recover").id
    'ONE_ACTION_OF_THE_CARD'
    """

    def __init__(
        self,
        game: Game,
        start: Table,
        seed: int = 0,
        seats: Mapping[str, Policy] | None = None,
        from_start: bool = True,
        go_on: bool = True,
    ) -> None:
        self.options = options.read(game.options, start)
        self.game = game.under(self.options)
        self.seed = seed
        self.start = start.copy()
        self.from_start = from_start        # the seed and the options alone give the start
        self.state = start.copy()
        self.frames: list[Frame] = []
        self.seats = self._checked_seats({} if seats is None else seats)
        self.saved: dict[str, str] = {}     # the files that this match was written to, and what they hold
        if HUMAN in self.seats.values() and go_on:
            self.go_on()
        else:
            self._run_automatic()

    def _checked_seats(self, given: Mapping[str, Policy]) -> dict[str, Policy]:
        playing = self.game.playing(self.options)
        if not isinstance(given, Mapping):
            raise BadOption("error-seats", value=repr(given), allowed=playing)
        for seat, policy in given.items():
            if seat not in playing:
                raise BadOption("error-seat", seat=str(seat), allowed=playing)
            if callable(policy):
                own.is_rules_code(policy)       # says if it takes neither a view nor what rules code takes
            elif policy != HUMAN:
                policies.bot(self.game, str(policy))
        return {seat: given.get(seat, HUMAN) for seat in playing}

    @property
    def language(self) -> str:
        return self.game.language

    # Deciding

    @property
    def moves(self) -> list[Move]:
        """The legal moves; none when the match is over."""
        return moves.legal_moves(self.game, self.state)

    @property
    def prompt(self) -> str:
        """What is asked now."""
        return moves.prompt(self.game, self.state, self.game.language)

    @property
    def seat(self) -> str | None:
        """Who decides now."""
        return None if self.over else hyphened(self.game.seat(self.state.seat))

    @property
    def step(self) -> str:
        return hyphened(self.game.step(self.state.step))

    @property
    def over(self) -> bool:
        return self.state.step == OVER

    @told
    def play(self, move: Move | str) -> Match:
        """Play a move: one of `match.moves`, or words that name one. Bots and automatic steps go on from there."""
        with self._whole():
            self._decide(self._legal(move))
            self.go_on()
        return self

    @contextmanager
    def _whole(self) -> Iterator[None]:
        """What happens inside happens whole or, if a bot or a rule fails, not at all."""
        frames, state = len(self.frames), self.state.copy()
        try:
            yield
        except BaseException:
            del self.frames[frames:]
            self.state = state
            raise

    def _legal(self, move: Move | str) -> int:
        return self._legal_number(moves.find(self.game, self.state, move))

    def _legal_number(self, number: int) -> int:
        rule = moves.refusal(self.game, self.state, number)
        if rule is not None:
            entry = Spoken(lambda language: str(self.game.in_language(language).rulebook[rule.id]))
            move = moves.move_at(self.game, self.state, number)
            error = IllegalMove("error-move-refused", move=move, rule=entry, id=rule.id)
            error.rule = rule
            raise error
        return number

    @told
    def why_not(self, move: Move | str) -> Entry | None:
        """The rule that forbids a move (its id, text and place in the rulebook), or None if it may be played.

        >>> rule = match.why_not("blue-2")
        >>> rule.id, rule.place
        ('PLAY_FROM_HAND', 'Action phase: the turn')
        """
        return moves.why_not(self.game, self.state, move)

    def _decide(self, number: int) -> None:
        self._apply(moves.move_at(self.game, self.state, number))
        self._run_automatic()

    def _run_automatic(self) -> None:
        while self.game.flow.automatic(self.state):
            self._apply(None)

    def _apply(self, move: Move | None) -> None:
        before = self.state.copy()
        self.state.log = []
        self.game.flow.apply(self.game.box, self.state, move.number if move else 0)
        said = list(self.game.said)
        lines = tuple(Line(said[number], seat, numbers, self.game) for number, seat, numbers in self.state.log)
        self.state.log = None
        self.frames.append(Frame(before, move, lines))

    @told
    def go_on(self, decisions: int | None = None) -> Match:
        """Let bots play until a human must decide, the match is over, or they made so many decisions."""
        with self._whole():
            self._run_automatic()
            while not self.over and decisions != 0:
                policy = self.seats[self.seat or ""]
                if policy == HUMAN:
                    break
                self._decide(self._bot_move(policy))
                decisions = None if decisions is None else decisions - 1
        return self

    def _bot_move(self, policy: Policy) -> int:
        """A bot's dice depend on the match and the moment, so that the same match is played again."""
        number = len(self.frames)
        if callable(policy) and not own.is_rules_code(policy):
            view = self._seen(self.state.seat, random.Random(f"{self.seed} {number}"))
            return own.view_choice(policy, self.game, view, self.state)
        seen = hidden_state(self.game, self.state, self.state.seat)
        seen.rng = game_seed(self.seed, POLICY_DICE + number)
        return self._legal_number(policies.decide(self.game, policy, seen, self._past(seen.seat)))

    # Looking back

    @property
    def log(self) -> Log:
        """All that happened; `match.view(seat).log` is what a seat knows of it.

        >>> print(match.play("red-4a").log)
        Red plays Red-4a.
        The date moves by 4 days to day 5.
        """
        return Log([line for frame in self.frames for line in frame.lines])

    @property
    def played(self) -> list[Move]:
        """The moves so far."""
        return [frame.move for frame in self.frames if frame.move is not None]

    @property
    def can_undo(self) -> bool:
        return self._undo_frame() is not None

    @told
    def undo(self) -> Match:
        """Take back the last move of a human, unless something hidden was shown or drawn since.

        >>> match.play("red-4a").undo().prompt
        'Red, which card do you play?'
        """
        frame = self._undo_frame()
        if frame is None:
            raise CannotUndo("error-undo" if any(map(self._by_human, self.frames)) else "error-undo-nothing")
        return self._back_to(frame)

    def rewind(self, decisions: int) -> Match:
        """Take back so many decisions, whoever made them and whatever was shown since: for who knows that it may be."""
        made = [number for number, frame in enumerate(self.frames) if frame.move is not None]
        return self._back_to(made[-decisions])

    def _back_to(self, frame: int) -> Match:
        self.state = self.frames[frame].before.copy()
        del self.frames[frame:]
        return self

    def _undo_frame(self) -> int | None:
        for number in range(len(self.frames) - 1, -1, -1):
            before = self.frames[number].before
            if (before.rng, before.reveals) != (self.state.rng, self.state.reveals):
                return None
            if self._by_human(self.frames[number]):
                return number
        return None

    def _by_human(self, frame: Frame) -> bool:
        return frame.move is not None and self.seats[hyphened(self.game.seat(frame.before.seat))] == HUMAN

    @told
    def at(self, decisions: int) -> Match:
        """The match as it was after so many decisions: to look at, or to play on differently."""
        if decisions not in range(len(self.played) + 1):
            raise BadOption("error-at", number=decisions, allowed=len(self.played))
        past = Match(self.game, self.start, self.seed, self.seats, self.from_start, go_on=False)
        for move in self.played[:decisions]:
            past._decide(move.number)
        return past

    def still(self, frame: int) -> Match:
        """The match as it was before one of its frames, automatic steps too: only to look at."""
        other = object.__new__(Match)
        state = self.frames[frame].before if frame < len(self.frames) else self.state
        other.__dict__.update(self.__dict__, state=state.copy(), frames=self.frames[:frame])
        return other

    def replay(self) -> Replay:
        """Step through the match, forwards and backwards."""
        return Replay(self)

    # Looking at it

    @told
    def view(self, seat: str | int | None) -> View:
        """What a seat may know; `None` is what lies open for everybody.

        >>> match.view("white").position()["cards"]
        {'white-hand': ['green-7'], 'red-hand': [2]}
        """
        number = self.game.seat_number(seat)
        if number != NONE and hyphened(self.game.seat(number)) not in self.seats:
            raise BadOption("error-seat", seat=str(seat), allowed=list(self.seats))
        return self._seen(number)

    def _seen(self, seat: int, dice: random.Random | None = None) -> View:
        return View(self.game, self.state, seat, self.log, dice, self._past(seat))

    def _past(self, seat: int) -> Past:
        return Past(self.game, tuple(self.frames), self.state.copy(), seat)

    @told
    def position(self, seat: str | int | None = None) -> dict[str, Any]:
        """The situation as a readable dictionary: all of it, or what one seat knows.

        What is as on an empty table is left out, so ask for it with `get`.

        >>> match.position()["cards"]
        {'white-hand': ['green-7'], 'red-hand': ['red-4a', 'brown-2']}
        >>> match.position().get("tokens", {})
        {}
        """
        from .position import write_position

        return write_position(self.game, self.state) if seat is None else self.view(seat).position()

    @property
    def result(self) -> Result | None:
        """How the match ended; None while it goes on.

        >>> import gamekit
        >>> match = gamekit.load("dual_powers").new(seed=1, seats={"red": "random", "white": "random"})
        >>> match.go_on().result.winner
        'red'
        """
        return Result.of(self.game, self.state) if self.over else None

    @told
    def graph(self, name: str | None = None) -> Any:
        """A networkx graph of the match: the first the game has, or the one of that name.

        >>> sorted(match.graph().neighbors("brown"))
        ['purple', 'white']
        """
        graphs = self.game.graphs()
        name = next(iter(graphs), "") if name is None else name
        if name not in list(graphs):
            raise BadOption("error-graph", name=name, allowed=list(graphs) or "-")
        return graphs[name](self.game, self.state)

    def board(self) -> Any:
        """A board to play on, in a notebook."""
        return SHOWS["board"](self)

    def review(self, seat: str | None = None, **given: Any) -> Any:
        """What was luck and what was choice, once the match is over. See `gamekit.lab.review`."""
        return SHOWS["review"](self, seat, **given)

    def _repr_html_(self) -> str | None:
        """The picture in a notebook: for the only human, or of what lies open."""
        humans = [seat for seat, policy in self.seats.items() if policy == HUMAN]
        return self.view(humans[0] if len(humans) == 1 else None)._repr_html_()

    def in_language(self, language: str) -> Match:
        """A copy of the match with words in another language."""
        game = self.game.in_language(language)
        frames = [frame.spoken(game) for frame in self.frames]
        other = object.__new__(Match)
        other.__dict__.update(self.__dict__, game=game, frames=frames, state=self.state.copy())
        return other

    # Keeping it

    def to_json(self) -> dict[str, Any]:
        """All that is needed to replay the match, as plain data."""
        from .save import to_json

        return to_json(self)

    @classmethod
    def from_json(cls, data: Any, box: str | Path | None = None, language: str = "en") -> Match:
        """The match that `to_json` described."""
        from .save import from_json

        return from_json(data, box, language)

    @told
    def save(self, path: str | Path, overwrite: bool = False) -> Path:
        """Write the match to a file; `gamekit.load_match(path)` reads it.

        >>> import gamekit, tempfile
        >>> with tempfile.TemporaryDirectory() as folder:
        ...     gamekit.load_match(match.save(folder + "/match.json")).prompt
        'Red, which card do you play?'
        """
        from .save import save

        return save(self, Path(path), overwrite)

    def __str__(self) -> str:
        return self.game.board_text(self.state, NONE, self.game.language)

    def __repr__(self) -> str:
        return f"<{self.game.title}, {self.game.brief(self.state)}: {self.result or self.prompt}>"


class Replay:
    """A cursor over a match: `forward()`, `back()`, `to(10)`; `replay.match` is the match as it was there."""

    def __init__(self, match: Match) -> None:
        self.whole = match
        self.number = 0
        self.match = match.at(0)

    def to(self, number: int) -> Match:
        self.match = self.whole.at(number)
        self.number = number
        return self.match

    def forward(self) -> Match:
        return self.to(min(self.number + 1, len(self)))

    def back(self) -> Match:
        return self.to(max(self.number - 1, 0))

    @property
    def move(self) -> Move | None:
        """The move that comes next."""
        return self.whole.played[self.number] if self.number < len(self) else None

    def __len__(self) -> int:
        return len(self.whole.played)

    def __iter__(self) -> Iterator[Match]:
        return (self.whole.at(number) for number in range(len(self) + 1))

    def __repr__(self) -> str:
        return f"<Replay at {self.number} of {len(self)}: next {self.move}>"
