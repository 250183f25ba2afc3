"""What the picture is made from: a hidden state, its choices, and the words to tell it with."""

from __future__ import annotations

from collections.abc import Collection

from ....engine.markup import Markup
from ....engine.pieces import icon, span
from ....engine.rulebook import hyphened
from ....engine.sight import Sight as AnySight
from ..rules.table import CARDS, FIRST_LEADER, FIRST_OPPOSITION, ORDERS, Action, Box, State, tokens_in_play

ICONS = {
    Action.DOUBLE_MOVE: "move-2", Action.RECRUIT: "recruit-1", Action.RECRUIT_LEADER: "leader",
    Action.DRAW_CARD: "deck", Action.ORGANISE: "recruit-1",
}                  # of actions whose icon has another name


class Sight(AnySight[State]):
    """What the pictures of this game ask again and again."""

    @property
    def box(self) -> Box:
        box: Box = self.game.box
        return box

    # Words, and what has been chosen

    def code(self, region: int) -> str:
        return self.words("picture-code", region=("region", region))

    def short(self, region: int) -> str:
        return self.words("picture-region", region=("region", region))

    def looks(self, region: int) -> str:
        """Colour and pattern. With name and code no region is told by its colour alone."""
        return f"r-{self.game.ids('region')[region]}"

    def token_label(self, token: int) -> str:
        name = self.name("token", token)
        return self.words("picture-exhausted", token=name) if self.s.exhausted[token] else name

    def chosen(self) -> Collection[tuple[str, int]]:
        return ("token", self.s.token), ("card", self.s.card)

    def sign(self, kind: str, index: int) -> Markup:
        if kind == "region":
            return span(self.code(index), f"code {self.looks(index)}")
        if kind == "card" and index < ORDERS:
            return span(self.code(self.box.target[index]), f"code {self.looks(self.box.target[index])}")
        if kind == "card" or (kind == "token" and is_leader(index)):
            return icon("leader")
        if kind == "action":
            return icon(self.action_sign(index))
        return icon("move" if kind == "token" else "blockade" if kind == "connection" else "play")

    def action_sign(self, action: int) -> str:
        if action == Action.RECRUIT and 0 <= self.s.card < ORDERS:
            return f"recruit-{self.box.recruit[self.s.card]}"
        return action_icon(action)

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


def action_icon(action: int) -> str:
    return ICONS.get(Action(action), hyphened(Action(action)))
