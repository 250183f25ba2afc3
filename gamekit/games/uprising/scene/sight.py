"""What the pieces of the picture are drawn from: a hidden state, its choices, and the words to tell it with."""

from __future__ import annotations

from collections.abc import Collection
from functools import cached_property

from ....engine.layout import NONE
from ....engine.sight import Sight as AnySight
from ..rules.table import CARDS, DISTRICTS, Box, Pile, Seat, State, Step, Token, Type, is_captured, pile_of

# Types: colour, text on it, icon. With icon and name no type is told by its colour alone.
LOOKS = {
    Type.RIOT: ("f-vermillion", "light", "mutiny"), Type.DIVERSION: ("f-yellow", "light", "sabotage"),
    Type.GEAR: ("f-purple", "light", "equipment"), Type.PROPAGANDA: ("f-blue", "dark", "propaganda"),
    Type.PROVOCATION: ("n", "light", "provocation"),
}
IN_USE = {          # the token that a step is about
    Step.SURVEIL: Token.SURVEILLANCE, Step.LIQUIDATE: Token.LIQUIDATION, Step.DISORIENT: Token.DISORIENTATION,
    Step.SEND_CARD: Token.DISORIENTATION, Step.CORDON: Token.CORDON,
}
WIDE, NARROW = 864, 343


class Sight(AnySight[State]):
    """What the pictures of this game ask again and again."""

    @property
    def box(self) -> Box:
        box: Box = self.game.box
        return box

    @property
    def width(self) -> float:
        return NARROW if self.narrow else WIDE

    @property
    def token(self) -> int:
        """The power token in use, or NONE."""
        return IN_USE.get(Step(self.s.step), NONE)

    def chosen(self) -> Collection[tuple[str, int]]:
        return ("slot", self.s.slot), ("district", self.s.district), ("token", self.token)

    @cached_property
    def row(self) -> list[int]:
        """The districts in the order of the columns: the row from left to right, then those captured, as they fell."""
        there = [district for district in self.s.in_row if district != NONE]
        gone = [district for district in range(DISTRICTS) if is_captured(self.s, district)]
        return there + sorted(gone, key=lambda district: -self.s.captured_in[district])

    # Words

    def code(self, district: int) -> str:
        return self.words("picture-code", district=("district", district))

    def short(self, district: int) -> str:
        return self.words("picture-district", district=("district", district))

    # Cards

    def open_cards(self, pile: int) -> list[int]:
        return [card for card in range(CARDS) if self.s.card_at[card] == pile and self.s.open[card]]

    def closed_cards(self, pile: int) -> list[int]:
        """Cards that lie face down and that the seat can tell all the same."""
        return [card for card in range(CARDS) if self.s.card_at[card] == pile and not self.s.open[card]]

    def unseen(self, pile: int) -> int:
        """How many cards of a pile are only backs."""
        return self.s.pile_size[pile] - len(self.open_cards(pile)) - len(self.closed_cards(pile))

    def value_seen(self, district: int) -> int:
        pile = pile_of(district)
        return sum(self.box.value[card] for card in self.open_cards(pile) + self.closed_cards(pile))

    @property
    def tells_progress(self) -> bool:
        """How far districts are from missions only the Resistance can tell, and only it may see."""
        return self.seat == Seat.RESISTANCE and self.counted

    def card_changed(self, card: int) -> bool:
        """It came here, or was turned up."""
        if self.before is None:
            return False
        now, then = self.s, self.before
        return (now.card_at[card], now.open[card]) != (then.card_at[card], then.open[card])

    def unseen_changed(self, pile: int) -> bool:
        """More face-down cards than before."""
        if self.before is None:
            return False
        then = self.before
        known = sum(then.card_at[card] == pile for card in range(CARDS))
        return self.unseen(pile) > then.pile_size[pile] - known

    @property
    def in_hand(self) -> int:
        return self.s.pile_size[Pile.HAND]
