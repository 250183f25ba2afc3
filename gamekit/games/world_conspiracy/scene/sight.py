"""What the pictures of the expansion are made from."""

from __future__ import annotations

from ....engine.markup import Markup
from ....engine.pieces import icon
from ...secret_power.scene.sight import Sight as BaseSight
from ..rules.table import ALIENS, FIRST_COVERT, Box, Gain, Stack, State
from .things import asset

STACK_SIGNS = {Stack.CYBERATTACK: "cyber", Stack.ECOCIDE: "ecocide", Stack.BLACKOUT: "blackout"}
base_sign, base_object_kind = BaseSight.sign, BaseSight.object_kind


class Sight(BaseSight):
    """The same with a larger table: for those who read types, as the joints make no new ones."""

    s: State
    before: State | None

    @property
    def box(self) -> Box:
        box: Box = self.game.box
        return box


def sign(sight: Sight, kind: str, index: int) -> Markup:
    """Of a move: what can be discarded looks like what it is."""
    if kind == "asset":
        kind, index = asset(index)
    if kind == "operation":
        return token_sign(sight, index)
    if kind in ("movement", "alien"):
        return icon({"movement": "trend", "alien": "reptile"}[kind])
    if kind == "gain":
        return icon("alliance") if index == Gain.ALLIANCE else base_sign(sight, "secondary", index)
    return base_sign(sight, kind, index)


def token_sign(sight: Sight, operation: int) -> Markup:
    """Of an operation: covert ones have a sign of their stack."""
    return icon(operation_sign(sight, operation))


def operation_sign(sight: Sight, operation: int) -> str:
    return STACK_SIGNS[Stack(sight.box.operation_stack[operation])] if operation >= FIRST_COVERT else "operation"


def object_kind(sight: Sight, card: int) -> str:
    """As what an object can be chosen: also as what is discarded."""
    return "asset" if ("asset", card) in sight.choices else base_object_kind(sight, card)


def as_asset(sight: Sight, kind: str, index: int, first: int) -> tuple[str, int]:
    """As what a trend, a reptilian or a token can be chosen: also to be discarded."""
    return ("asset", first + index) if ("asset", first + index) in sight.choices else (kind, index)


def aliens_at(sight: Sight, place: int) -> list[int]:
    """The reptilians of a place."""
    return [alien for alien in range(ALIENS) if sight.s.alien_at[alien] == place]


JOINTS = {base_sign: sign, base_object_kind: object_kind}
