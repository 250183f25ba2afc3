"""What the picture is made from: a hidden state, its choices, and the words and signs to tell it with."""

from __future__ import annotations

from collections.abc import Collection, Iterator
from functools import cached_property

from ....engine.markup import Markup, joined
from ....engine.pieces import bold, el, icon, seat_token, span
from ....engine.sight import Sight as AnySight
from ....engine.unknown import RECONSTRUCTED
from ..rules.owning import same_card
from ..rules.scoring import CIRCLE_POINTS, CORPORATION_POINTS, SET_POINTS
from ..rules.table import (
    FIRST_WAR, OBJECTS, Action, Box, Group, Hiring, Sign, State, Type, has_circle,
)

GROUP_SIGNS = {
    Group.CONTROL: "control", Group.FINANCE: "finance", Group.SCIENCE: "science", Group.POWER: "power",
    Group.SUPPORT: "support", Group.INNER_CIRCLE: "inner",
}
SIGN_SIGNS = {Sign.AGITATORS: "protest", Sign.PEACEMAKERS: "peace", Sign.SPIES: "spy", Sign.INTEREST: "interest"}
ACTION_SIGNS: dict[int, str] = {
    Action.ATTACH: "inner", Action.PROFESSIONAL: "spy", Action.INFILTRATE: "reach", Action.OPERATION: "operation",
    Action.ADVANCE: "advance", Action.RECRUIT: "recruit", Action.PASS: "play",
}
HIRING_SIGNS = {Hiring.AGENTS: "recruit", Hiring.PROFESSIONAL: "spy"}
OTHER_SIGNS = {"alliance": "alliance", "specialist": "spy", "amount": "agent", "operation": "operation"}
ROMAN = ("", "I", "II", "III", "IV", "V")


class Sight(AnySight[State]):
    """What the pictures of this game ask again and again."""

    @property
    def box(self) -> Box:
        box: Box = self.game.box
        return box

    @cached_property
    def seats(self) -> list[int]:
        """Who plays, in turn order; who looks comes last."""
        there, mine = list(self.game.present(self.s)), self.seat
        return there[there.index(mine) + 1:] + there[: there.index(mine) + 1] if mine in there else there

    @cached_property
    def asking(self) -> int:
        """For whom prices and reach are told: who looks, else who is at turn."""
        return self.seat if self.seat in self.seats else self.s.seat if self.s.seat in self.seats else self.s.turn

    def chosen(self) -> Collection[tuple[str, int]]:
        return ("object", self.s.chosen), ("project", self.s.project)

    # Signs

    def sign(self, kind: str, index: int) -> Markup:
        """Of a move: the group of an object, the shape of a seat, the icon of what is done."""
        match kind:
            case "object" | "gift":
                return group_square(self.group_of(index))
            case "secondary":
                return group_square(index)
            case "seat":
                return seat_token(index, looks="small")
            case "project":
                return icon(SIGN_SIGNS[Sign(self.box.project_sign[index])])
            case "action":
                return icon(ACTION_SIGNS[index])
            case "hiring":
                return icon(HIRING_SIGNS[Hiring(index)])
        return icon(OTHER_SIGNS[kind])

    def group_of(self, gift: int) -> int:
        return self.box.group[self.box.type[gift]] if gift < OBJECTS else gift - OBJECTS

    def signs_on(self, card: int) -> Markup:
        """The signs of an object, each as often as it shows it; an inner circle doubles them."""
        shown, times = self.box.sign[self.box.type[card]], 2 if has_circle(self.s, card) else 1
        icons = joined(icon(SIGN_SIGNS[sign]) for sign in Sign for _ in range(shown[sign] * times))
        return span(icons, "signs") if icons else icons

    def signs_words(self, card: int) -> list[str]:
        shown = self.box.sign[self.box.type[card]]
        return [f"{self.name('sign', sign)} {shown[sign]}" for sign in Sign if shown[sign]]

    def wave(self, table: str, *rows: int) -> Markup:
        """The sign of a reconstruction, if any of these rows of the box is one."""
        found = self.game.components[table]
        return icon("reconstructed", "wave") if any(found[row]["source"] == RECONSTRUCTED for row in rows) else Markup()

    # Objects

    def alike(self, place: int) -> Iterator[tuple[int, int]]:
        """The objects of a place, those that are alike as one, with their number; by group."""
        found: dict[int, int] = {}
        for card in range(FIRST_WAR):
            if self.s.object_at[card] == place:
                first = same_card(self.box, self.s, card)
                found[first] = found.get(first, 0) + 1
        yield from sorted(found.items(), key=lambda one: (self.box.type[one[0]], one[0]))

    def object_kind(self, card: int) -> str:
        """As what an object can be chosen: also as a gift."""
        return "gift" if ("gift", card) in self.choices else "object"

    def object_changed(self, card: int) -> bool:
        """It came here, or agents came to it or left it."""
        then, now = self.before, self.s
        return then is not None and (then.object_at[card], then.pieces[card], has_circle(then, card)) != (
            now.object_at[card], now.pieces[card], has_circle(now, card))

    def object_label(self, card: int, number: int = 1) -> str:
        """What a captured or discarded object shows, in words."""
        told = [self.name("object", card) + (f" ×{number}" if number > 1 else "")]
        told += self.signs_words(card)
        told += [self.words("board-circle")] if has_circle(self.s, card) else []
        told += [self.words("board-pieces", number=self.s.pieces[card])] if self.s.pieces[card] else []
        return ", ".join(told)


def group_square(group: int) -> Markup:
    """The sign of a group on its colour."""
    sign = GROUP_SIGNS[Group(group)]
    return el("i", f"gi g-{sign}", icon(sign))


def number_with(sign: str, number: object, looks: str = "") -> Markup:
    """Icon and number; a zero is written, but plainly."""
    return el("span", f"num {looks}" if number else f"num zero {looks}", icon(sign), bold(number))


def worth(type: int) -> Markup:
    """The points of an object: a number, or so many for each of what its icon shows."""
    match Type(type):
        case Type.GOVERNMENTS | Type.EXCHANGES | Type.UNIVERSITIES:
            return per(1, GROUP_SIGNS[Group(type - Type.GOVERNMENTS)])
        case Type.CRIME:
            return per(SET_POINTS, "control", "finance", "science")
        case Type.CORPORATIONS:
            return per(CORPORATION_POINTS, "power")
        case Type.INNER_CIRCLE:
            return number_with("points", CIRCLE_POINTS)
        case _:
            return number_with("points", 1 if type < Type.GOVERNMENTS else 0)


def per(number: int, *signs: str) -> Markup:
    return el("span", "num", icon("points"), bold(f"{number}\xa0×"), *(icon(sign) for sign in signs))
