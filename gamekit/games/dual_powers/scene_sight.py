"""What the pieces of the picture are drawn from: a hidden state, its choices, and the words to tell it with."""

from __future__ import annotations

from functools import cached_property
from typing import TYPE_CHECKING, Any

from ...engine import moves
from ...engine.drawing import fitted
from ...engine.moves import Move
from ...engine.scene import Box as Rectangle
from ...engine.scene import Part
from ...engine.view import hidden_state
from .table import CARDS, FIRST_LEADER, FIRST_OPPOSITION, Box, Region, State, tokens_in_play

if TYPE_CHECKING:
    from ...engine.game import Game

# Regions: colour, text on it, pattern. With name and code no region is told by its colour alone.
LOOKS = {
    Region.GREEN: ("green", "on-light", "diagonals"), Region.RED: ("vermillion", "on-light", "teeth"),
    Region.PURPLE: ("purple", "on-light", "dots"), Region.BROWN: ("orange", "on-light", "levels"),
    Region.WHITE: ("white", "on-light", "crosses"), Region.BLUE: ("blue", "on-dark", "uprights"),
}


class Sight:
    """A state as a seat sees it. Everything drawn comes from here, so nothing hidden can show."""

    def __init__(
        self, game: Game, s: State, seat: int, language: str, narrow: bool, previous: State | None, counted: bool = True
    ) -> None:
        self.s: State = hidden_state(game, s, seat)  # type: ignore[assignment]
        self.before: State | None = None
        if previous is not None:
            self.before = hidden_state(game, previous, seat)  # type: ignore[assignment]
        self.game, self.seat, self.language, self.narrow = game, seat, language, narrow
        self.box: Box = game.box.values  # type: ignore[assignment]
        self.small = 14 if narrow else 12       # the least type
        self.counted = counted

    # Words

    def words(self, key: str, **facts: Any) -> str:
        return self.game.text(key, self.language, facts)

    def name(self, kind: str, index: int) -> str:
        return self.game.thing_text(kind, index, self.language)

    def code(self, region: int) -> str:
        return self.words("picture-code", region=("region", region))

    def region_name(self, region: int, slot: float) -> str:
        short = self.words("picture-region", region=("region", region))
        return fitted(slot, 14, self.name("region", region), short, bold=True)

    def token_label(self, token: int) -> str:
        name = self.name("token", token)
        return self.words("picture-exhausted", token=name) if self.s.exhausted[token] else name

    # What can be chosen, and what has been

    @cached_property
    def choices(self) -> dict[tuple[str, int], Move]:
        """The legal moves of the seat that are about things, by thing."""
        step = moves.decision_at(self.game, self.s)
        if step is None or self.s.seat != self.seat:
            return {}
        legal = moves.legal_moves(self.game, self.s)
        return {(step.kind.name, move.number): move for move in legal if move.number < step.kind.size}

    def part(
        self, kind: str, index: int, svg: str, box: Rectangle, label: str = "", shape: str = "square",
        changed: bool = False, passive: bool = False,
    ) -> Part:
        """A part that shows a thing, in the state that the thing has."""
        move = self.choices.get((kind, index))
        id = f"{kind}-{self.game.ids(kind)[index]}"
        if move is not None:
            return Part(id, svg, box, move.text(self.language), kind, index, "playable", move.id, shape)
        chosen = (kind, index) in (("token", self.s.token), ("card", self.s.card))
        state = "chosen" if chosen else "changed" if changed else "plain"
        return Part(id, svg, box, label or self.name(kind, index), kind, index, state, None, shape, passive)

    # What changed

    def token_changed(self, token: int) -> bool:
        """It came here, or was turned. Twins that changed places are told apart by nobody, but did move."""
        if self.before is None:
            return False
        now, then = self.s, self.before
        return (now.token_at[token], now.exhausted[token]) != (then.token_at[token], then.exhausted[token])

    def card_changed(self, card: int) -> bool:
        return self.before is not None and self.s.card_at[card] != self.before.card_at[card]

    # Where things are

    def tokens(self, place: int) -> list[int]:
        return [token for token in range(tokens_in_play(self.s)) if self.s.token_at[token] == place]

    def cards(self, pile: int) -> list[int]:
        return [card for card in range(CARDS) if self.s.card_at[card] == pile]


def is_leader(token: int) -> bool:
    return FIRST_LEADER <= token < FIRST_OPPOSITION
