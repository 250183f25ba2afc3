"""The board as plain text, for terminals and screen readers. It tells only what the seat may know."""

from __future__ import annotations

import textwrap
from collections.abc import Iterator
from typing import TYPE_CHECKING, Any

from ....engine.layout import NONE
from ....engine.view import as_seen
from ..rules.agents import shadow_agents
from ..rules.infiltration import agents_needed, is_available, occupant
from ..rules.operations import top_operation
from ..rules.quantities import unmet
from ..rules.scoring import points
from ..rules.table import (
    ALLIANCES, FIRST_WAR, OPERATIONS, PROFESSIONALS, PROJECTS, Box, Pact, Place, Secondary, Sign, State, area,
    concluded, hand, has_circle, new_staff, staff_of, wars,
)
from .things import effect_words, needs_words, operations_left

if TYPE_CHECKING:
    from ....engine.game import Game

WIDTH = 80
ROMAN = ("", "I", "II", "III", "IV", "V")


def board_text(game: Game, s: State, seat: int, language: str) -> str:
    """All that a seat sees on the table; of NONE, what lies open for everybody."""
    seen: State = as_seen(game, s, seat)  # type: ignore[assignment]
    return "\n".join(_Board(game, seen, seat, language).lines())


class _Board:
    """A hidden state, and the words to tell it with."""

    def __init__(self, game: Game, seen: State, seat: int, language: str) -> None:
        self.game, self.s, self.seat, self.language = game, seen, seat, language
        self.box: Box = game.box

    def lines(self) -> Iterator[str]:
        yield self.header()
        yield from self.row()
        yield from self.common()
        for seat in self.game.present(self.s):
            yield ""
            yield from self.area(seat)
        yield from self.alliances_in_hand()
        yield ""
        yield from wrapped(self.words("board-reconstructed"))

    # Words

    def words(self, key: str, **facts: Any) -> str:
        return self.game.text(key, self.language, facts)

    def name(self, kind: str, index: int) -> str:
        return self.game.thing_text(kind, index, self.language)

    def named(self, key: str, things: list[str]) -> Iterator[str]:
        if things:
            yield from wrapped(f"   {self.words(key)}: {', '.join(things)}")

    # The table

    def header(self) -> str:
        s = self.s
        curator = self.words("board-curator", seat=("seat", s.curator))
        return f"{self.words('board-round', round=s.round)}, {curator}. {self.name('step', s.step)}."

    def row(self) -> Iterator[str]:
        """The cards of the row, how many agents each needs, who is there, and what cannot be reached."""
        yield f"{self.words('board-row')}:{'' if self.s.row_size else ' ' + self.words('board-none')}"
        for place in range(self.s.row_size):
            card = self.s.in_row[place]
            facts = [self.words("board-needs", number=agents_needed(self.box, self.s, card))]
            if occupant(self.s, card) != NONE:
                facts.append(self.agents_on(card))
            if not is_available(self.box, self.s, self.s.seat, place):
                facts.append(self.words("board-out-of-reach"))
            yield f"{place + 1}. {self.name('object', card)} ({'; '.join(facts)})"

    def agents_on(self, card: int) -> str:
        rival = occupant(self.s, card)
        facts = {"pieces": self.s.pieces[card], "shadows": shadow_agents(self.s, rival)}
        return self.words("board-held", seat=("seat", rival), **facts)

    def common(self) -> Iterator[str]:
        s, top = self.s, top_operation(self.s)
        if wars(s):
            yield self.words("board-war", number=wars(s))
        if top == NONE:
            yield self.words("board-no-operation")
        else:
            facts = {"agents": self.box.operation_agents[top], "points": self.box.operation_points[top]}
            yield self.words("board-operation", operation=("operation", top), number=operations_left(top), **facts)
        supply = {kind.name.lower(): s.supply[kind] for kind in Secondary}
        decks = {"objects": s.place_size[Place.DECK], "alliances": s.pact_size[Pact.DECK]}
        yield from wrapped(self.words("board-supply", **supply, **decks))
        yield from self.named("board-discard", self.cards(Place.DISCARD))

    # What a seat has

    def area(self, seat: int) -> Iterator[str]:
        s = self.s
        facts = {"active": s.active[seat], "reserve": s.reserve[seat], "shadows": shadow_agents(s, seat)}
        yield self.words("board-seat", seat=("seat", seat), points=points(self.box, s, seat), **facts)
        yield from self.named("board-objects", self.cards(area(seat)))
        yield from self.named("board-secondary", [
            f"{self.name('secondary', kind)} {s.secondary[seat][kind]}"
            for kind in Secondary if s.secondary[seat][kind]])
        yield from self.named("board-signs", [
            f"{self.name('sign', sign)} {s.signs[seat][sign]}" for sign in Sign if s.signs[seat][sign]])
        yield from self.named("board-projects", [
            f"{self.name('project', project)} {ROMAN[s.stage[seat][project]]}"
            for project in range(PROJECTS) if s.stage[seat][project]])
        yield from self.named("board-operations", [
            self.name("operation", operation) for operation in range(OPERATIONS) if s.operation_of[operation] == seat])
        yield from self.named("board-concluded", [
            f"{self.name('alliance', one)} ({'; '.join(effect_words(self.game, one, self.language))})"
            for one in range(ALLIANCES) if s.alliance_at[one] == concluded(seat)])
        yield from self.besides(seat)
        yield from self.hands(seat)

    def besides(self, seat: int) -> Iterator[str]:
        """What else a seat has: in this game nothing."""
        yield from ()

    def cards(self, place: int) -> list[str]:
        return [self.card(card) for card in range(FIRST_WAR) if self.s.object_at[card] == place]

    def card(self, card: int) -> str:
        facts = [self.words("board-circle")] if has_circle(self.s, card) else []
        facts += [self.words("board-pieces", number=self.s.pieces[card])] if self.s.pieces[card] else []
        return self.name("object", card) + (f" ({', '.join(facts)})" if facts else "")

    # Hands

    def hands(self, seat: int) -> Iterator[str]:
        if seat != self.seat:
            yield f"   {self.words('board-hand')}: {self.words('board-cards', number=self.s.pact_size[hand(seat)])}"
        held = self.s.staff_size[staff_of(seat)] + self.s.staff_size[new_staff(seat)]
        if held and seat != self.seat:
            yield f"   {self.words('board-staff')}: {self.words('board-cards', number=held)}"
        elif held:
            mine = (staff_of(seat), new_staff(seat))
            cards = [card for card in range(PROFESSIONALS) if self.s.professional_at[card] in mine]
            yield from self.named("board-staff", [self.name("specialist", card) for card in cards])

    def alliances_in_hand(self) -> Iterator[str]:
        """The seat's own alliances with what they need and do."""
        for one in (a for a in range(ALLIANCES) if self.seat != NONE and self.s.alliance_at[a] == hand(self.seat)):
            met = unmet(self.box.needs[one], self.box, self.s, self.seat) == NONE
            told = [self.words("board-needing", needs=needs_words(self.game, one, self.language))]
            told += effect_words(self.game, one, self.language)
            told += [self.words("board-possible")] if met else []
            yield from wrapped(f"[{self.name('alliance', one)}] {'; '.join(told)}")


def wrapped(text: str) -> list[str]:
    return textwrap.wrap(text, WIDTH, subsequent_indent="      ", drop_whitespace=True, initial_indent="")
