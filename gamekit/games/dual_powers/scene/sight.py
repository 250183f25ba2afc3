"""What the pieces of the picture are drawn from: a hidden state, its choices, and the words to tell it with."""

from __future__ import annotations

from collections.abc import Collection

from ....engine.drawing import fitted
from ....engine.sight import Sight as AnySight
from ..rules.table import CARDS, FIRST_LEADER, FIRST_OPPOSITION, Box, Region, State, tokens_in_play

# Regions: colour, text on it, pattern. With name and code no region is told by its colour alone.
LOOKS = {
    Region.GREEN: ("green", "on-light", "diagonals"), Region.RED: ("vermillion", "on-light", "teeth"),
    Region.PURPLE: ("purple", "on-light", "dots"), Region.BROWN: ("orange", "on-light", "levels"),
    Region.WHITE: ("white", "on-light", "crosses"), Region.BLUE: ("blue", "on-dark", "uprights"),
}


class Sight(AnySight[State]):
    """What the pictures of this game ask again and again."""

    @property
    def box(self) -> Box:
        box: Box = self.game.box
        return box

    # Words, and what has been chosen

    def code(self, region: int) -> str:
        return self.words("picture-code", region=("region", region))

    def region_name(self, region: int, slot: float) -> str:
        short = self.words("picture-region", region=("region", region))
        return fitted(slot, 14, self.name("region", region), short, bold=True)

    def token_label(self, token: int) -> str:
        name = self.name("token", token)
        return self.words("picture-exhausted", token=name) if self.s.exhausted[token] else name

    def chosen(self) -> Collection[tuple[str, int]]:
        return ("token", self.s.token), ("card", self.s.card)

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
