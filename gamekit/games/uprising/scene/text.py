"""The board as plain text, for terminals and screen readers. It tells only what the seat may know."""

from __future__ import annotations

import textwrap
from collections.abc import Iterator
from typing import TYPE_CHECKING, Any

from ....engine.layout import NONE
from ....engine.view import as_seen
from ..rules.missions import meets
from ..rules.table import CARDS, SLOTS, Box, District, Face, Mode, Pile, Seat, State, Token, is_captured, pile_of
from .things import condition_words, source_words

if TYPE_CHECKING:
    from ....engine.game import Game

WIDTH = 80
CERTAIN = ("rulebook", "derived")


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
        yield ""
        yield from self.missions()
        yield ""
        yield from self.row()
        yield from self.captured()
        yield ""
        yield from self.plan()
        yield from wrapped(self.labelled("board-tokens", self.tokens()))
        yield from wrapped(self.labelled("board-hand", self.pile(Pile.HAND)))
        yield from wrapped(self.labelled("board-liquidated", self.pile(Pile.LIQUIDATED)))
        yield self.words("board-deck", number=self.s.pile_size[Pile.DECK])

    # Words

    def words(self, key: str, **facts: Any) -> str:
        return self.game.text(key, self.language, facts)

    def name(self, kind: str, index: int) -> str:
        return self.game.thing_text(kind, index, self.language)

    def labelled(self, key: str, text: str) -> str:
        return f"{self.words(key)}: {text}"

    # The table

    def header(self) -> str:
        key = "board-decisive" if self.s.decisive else "board-round"
        return f"{self.words(key, round=self.s.round)}. {self.name('step', self.s.step)}."

    def missions(self) -> Iterator[str]:
        """The missions with their conditions, and how we know them where the rulebook does not tell."""
        for mission in (m for m in self.s.open_missions if m != NONE):
            told = self.game.components["missions"][mission]["source"] in CERTAIN
            note = "" if told else f" ({source_words(self.game, mission, self.language)})"
            if self.s.mode == Mode.CAPITOL and self.box.in_capitol[mission]:
                note = f"; {self.words('board-capitol', least=self.box.in_capitol[mission])}{note}"
            line = f"{self.name('mission', mission)}: {condition_words(self.game, mission, self.language)}{note}"
            yield from wrapped(line)

    def row(self) -> Iterator[str]:
        yield self.words("board-row")
        for place in range(self.s.row_size):
            district = self.s.in_row[place]
            line = f"{place + 1}. {self.name('district', district)}{self.marks(district)}: "
            yield from wrapped(line + self.pile(pile_of(district)) + self.met(district))

    def marks(self, district: int) -> str:
        marks = [self.words("board-marked")] if self.s.marked[district] else []
        marks += [self.words("board-cordoned")] if self.s.cordoned == district else []
        return f" [{', '.join(marks)}]" if marks else ""

    def met(self, district: int) -> str:
        """Only the Resistance can tell which missions a district meets."""
        if self.seat != Seat.RESISTANCE:
            return ""
        met = [m for m in self.s.open_missions if m != NONE and meets(self.box, self.s, district, m)]
        names = ", ".join(self.name("mission", mission) for mission in met)
        return f" — {self.words('board-meets', missions=names)}" if met else ""

    def captured(self) -> Iterator[str]:
        for district in (d for d in District if is_captured(self.s, d)):
            by = self.s.captured_by[district]
            mission = self.words("board-by-nothing") if by == NONE else self.name("mission", by)
            line = self.words("board-captured", district=("district", district), mission=mission)
            yield from wrapped(f"{line}: {self.pile(pile_of(district))}")

    def plan(self) -> Iterator[str]:
        if self.s.pile_size[Pile.PLANNED]:
            slots = [slot for slot in range(SLOTS) if self.s.planned_face[slot] != Face.EMPTY]
            yield from wrapped(self.labelled("board-planned", "; ".join(self.planned(slot) for slot in slots)))

    def planned(self, slot: int) -> str:
        card = self.s.planned_card[slot]
        return f"{self.name('slot', slot)} — {self.words('board-face-down') if card == NONE else self.card(card)}"

    def tokens(self) -> str:
        up = [self.name("token", token) for token in Token if not self.s.token_down[token]]
        return ", ".join(up) or self.words("board-none")

    # Cards

    def pile(self, pile: int) -> str:
        """The cards of a pile that the seat can see, and how many it cannot."""
        cards = [card for card in range(CARDS) if self.s.card_at[card] == pile]
        hidden = self.s.pile_size[pile] - len(cards)
        told = [self.card(card) for card in cards]
        told += [self.words("board-closed-cards", number=hidden)] if hidden else []
        return ", ".join(told) or self.words("board-none")

    def card(self, card: int) -> str:
        """A card's name, with a mark where it lies face down on the table."""
        down = not self.s.open[card] and self.s.card_at[card] not in (Pile.HAND, Pile.DECK)
        return self.name("card", card) + (f" ({self.words('board-face-down')})" if down else "")


def wrapped(text: str) -> list[str]:
    return textwrap.wrap(text, WIDTH, subsequent_indent="   ")
