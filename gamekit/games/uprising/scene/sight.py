"""What the picture is made from: a hidden state, its choices, and the words to tell it with."""

from __future__ import annotations

from collections.abc import Collection
from functools import cached_property

from ....engine.layout import NONE
from ....engine.markup import Markup
from ....engine.pieces import el, icon, span
from ....engine.sight import Sight as AnySight
from ..rules.table import CARDS, DISTRICTS, Box, Seat, State, Step, Token, Type, in_reach, is_captured, pile_of

SIGNS = {           # of types: icon, and colour of that name. With both no type is told by its colour alone
    Type.RIOT: "mutiny", Type.DIVERSION: "sabotage", Type.GEAR: "equipment", Type.PROPAGANDA: "propaganda",
    Type.PROVOCATION: "provocation",
}
IN_USE = {          # the token that a step is about
    Step.SURVEIL: Token.SURVEILLANCE, Step.LIQUIDATE: Token.LIQUIDATION, Step.DISORIENT: Token.DISORIENTATION,
    Step.SEND_CARD: Token.DISORIENTATION, Step.CORDON: Token.CORDON,
}


class Sight(AnySight[State]):
    """What the pictures of this game ask again and again."""

    @property
    def box(self) -> Box:
        box: Box = self.game.box
        return box

    @property
    def token(self) -> int:
        """The power token in use, or NONE."""
        return IN_USE.get(Step(self.s.step), NONE)

    def chosen(self) -> Collection[tuple[str, int]]:
        return ("slot", self.s.slot), ("district", self.s.district), ("token", self.token)

    # Signs and words

    def type_sign(self, card: int) -> str:
        return SIGNS[Type(self.box.type[card])]

    def code(self, district: int) -> str:
        return self.words("picture-code", district=("district", district))

    def sign(self, kind: str, index: int) -> Markup:
        if kind == "slot":
            kind, index = "card", self.s.planned_card[index]
        if kind == "card":
            return square(self.type_sign(index)) if index != NONE else icon("hidden")
        if kind == "district":
            return span(self.code(index), "code ink")
        return icon(self.game.ids("token")[index] if kind == "token" else "objective")

    # Districts

    @cached_property
    def row(self) -> list[int]:
        """The districts in the order of the columns: the row from left to right, then those captured, as they fell."""
        there = [district for district in self.s.in_row if district != NONE]
        gone = [district for district in range(DISTRICTS) if is_captured(self.s, district)]
        return there + sorted(gone, key=lambda district: -self.s.captured_in[district])

    def reached(self, district: int) -> bool:
        """Whether the operation may go there. A marked district that was just captured is out of reach."""
        return in_reach(self.s, district) and not is_captured(self.s, district)

    @cached_property
    def columns_reached(self) -> list[int]:
        """The columns under the marker, from 1."""
        return [n for n, district in enumerate(self.row, 1) if self.reached(district)]

    @property
    def tells_progress(self) -> bool:
        """How far districts are from missions only the Resistance can tell, and only it may see."""
        return self.seat == Seat.RESISTANCE and self.counted

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


def square(sign: str, looks: str = "") -> Markup:
    """The sign of a type on its colour."""
    return el("i", f"gi s-{sign} {looks}", icon(sign))
