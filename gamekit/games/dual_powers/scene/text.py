"""The board as plain text, for terminals and screen readers. It tells only what the seat may know."""

from __future__ import annotations

import textwrap
from collections import Counter
from collections.abc import Iterator
from typing import TYPE_CHECKING, Any

from ....engine.layout import NONE
from ....engine.view import as_seen
from ..rules.positions import turns
from ..rules.scoring import seat_strength, stronger, token_strength
from ..rules.table import (
    CARDS, FIRST_LEADER, FIRST_OPPOSITION, TROTSKY, Box, Phase, Pile, Place, Region, Seat,
    Side, State, hand, is_opposition, objective, objective_card, played, tokens_in_play,
)
from .things import card_details

if TYPE_CHECKING:
    from ....engine.game import Game

WIDTH = 80
COLUMNS = (10, 4, 17, 17, 13, 13)       # region, marks, red, white, neutral, strength
LONGEST = 16                            # names longer than this are broken where needed
SPACE = "\N{NO-BREAK SPACE}"            # keeps together what belongs to one token when a line is wrapped


def board_text(game: Game, s: State, seat: int, language: str) -> str:
    """All that a seat sees on the table; of NONE, what lies open for everybody."""
    seen: State = as_seen(game, s, seat)  # type: ignore[assignment]
    return "\n".join(_Board(game, seen, seat, language).lines()).replace(SPACE, " ")


class _Board:
    """A hidden state, and the words to tell it with."""

    def __init__(self, game: Game, seen: State, seat: int, language: str) -> None:
        self.game, self.s, self.seat, self.language = game, seen, seat, language
        self.box: Box = game.box

    def lines(self) -> Iterator[str]:
        yield from self.tracks()
        yield ""
        yield from self.regions()
        yield from wrapped(kept(self.words("board-legend")))
        yield from self.connections()
        for seat in Seat:
            yield ""
            yield from self.side(seat)
        yield ""
        yield self.piles()
        yield from wrapped(self.words("board-reconstructed"))

    # Words

    def words(self, key: str) -> str:
        return self.game.text(key, self.language)

    def row(self, key: str, **facts: Any) -> str:
        return self.game.text(key, self.language, facts)

    def name(self, kind: str, index: int) -> str:
        return self.game.thing_text(kind, index, self.language)

    def labelled(self, key: str, text: str) -> str:
        return f"{self.words(key)}: {text}"

    # Tracks and map

    def tracks(self) -> Iterator[str]:
        s = self.s
        date = self.row("board-date", day=s.day, month=("month", s.month))
        yield sentences(self.row("board-round", round=s.round), self.now(), date)
        wins = self.row("board-track", number=self.box.track[0])
        yield sentences(f"{self.support()} ({wins})", self.row("board-will", seat=("seat", s.will)))
        unrest, blockade = self.words("board-unrest-none"), self.words("board-blockade-none")
        if s.unrest != NONE:
            unrest = self.row("board-unrest", region=("region", s.unrest))
        if s.blockade != NONE:
            blockade = self.row("board-blockade", connection=("connection", s.blockade))
        yield sentences(unrest, blockade)

    def now(self) -> str:
        if self.s.phase != Phase.ACTIONS:
            return self.name("step", self.s.step)
        return self.row("board-turn", turn=self.s.turn + 1, turns=turns(self.s))

    def support(self) -> str:
        if self.s.support == 0:
            return self.words("board-support-middle")
        ahead = Seat.RED if self.s.support > 0 else Seat.WHITE
        return self.row("board-support", seat=("seat", ahead), number=abs(self.s.support))

    def regions(self) -> Iterator[str]:
        sides = [*(self.name("seat", seat) for seat in Seat), self.words("board-neutral")]
        yield from table_row([self.words("board-region"), "", *sides, self.words("board-strength")])
        for region in Region:
            tokens = [self.tokens_at(region, side) for side in Side]
            yield from table_row([self.name("region", region), self.marks(region), *tokens, self.strength(region)])

    def marks(self, region: int) -> str:
        markers = [str(marker + 1) for marker in range(3) if self.s.marker_at[marker] == region]
        return "!" * (self.s.unrest == region) + "".join(markers)

    def strength(self, region: int) -> str:
        red, white = (seat_strength(self.box, self.s, region, seat)[0] for seat in Seat)
        seat = stronger(self.box, self.s, region)
        return f"{red}:{white} " + (self.words("board-nobody") if seat == NONE else self.name("seat", seat))

    def connections(self) -> list[str]:
        closed = f" ({self.words('board-closed')})"
        roads = [self.name("connection", c) + closed * (c == self.s.blockade) for c in range(self.box.connections)]
        return wrapped(self.labelled("board-connections", listed(roads)), indent=2)

    # Tokens

    def tokens_at(self, place: int, side: int) -> str:
        return counted([self.token(token) for token in self.strongest_first(self.at(place, side))])

    def at(self, place: int, side: int) -> list[int]:
        s = self.s
        return [t for t in range(tokens_in_play(s)) if s.token_at[t] == place and s.owner[t] == side]

    def strongest_first(self, tokens: list[int]) -> list[int]:
        return sorted(tokens, key=lambda t: (not is_leader(t), -token_strength(self.box, self.s, t), self.token(t)))

    def token(self, token: int) -> str:
        """The strength shown, then that of the other side; leaders by name."""
        sides = [self.box.ready[token], self.s.difficulty if token >= FIRST_OPPOSITION else self.box.exhausted[token]]
        numbers = f"{sides[1]}*/{sides[0]}" if self.s.exhausted[token] else f"{sides[0]}/{sides[1]}"
        if not is_leader(token):
            return numbers
        return (self.name("token", token) if token < TROTSKY else self.words("board-trotsky")) + " " + numbers

    def reserve(self, seat: int) -> str:
        """Units by their bars."""
        groups: dict[int, list[str]] = {}
        for unit in self.at(Place.RESERVE, seat):
            if not is_leader(unit):
                groups.setdefault(self.box.bars[unit], []).append(self.token(unit))
        told = [f"{self.row('token-unit-bars', bars=bars)}: {counted(units)}" for bars, units in sorted(groups.items())]
        return kept("; ".join(told)) or self.words("board-none")

    # Sides and cards

    def side(self, seat: int) -> Iterator[str]:
        solo = is_opposition(self.s, seat)
        yield self.row("board-opposition" if solo else "board-side", seat=("seat", seat))
        yield from below(self.labelled("board-reserve", self.reserve(seat)))
        cards = [self.labelled("board-played", self.cards(self.played(seat)))]
        if not solo:
            cards.append(self.labelled("board-objective", self.objective(seat)))
        yield from below("; ".join(cards))
        yield from self.own_hand() if seat == self.seat else below(self.hidden_hand(seat))

    def cards(self, cards: list[int]) -> str:
        return listed([self.name("card", card) for card in cards]) or self.words("board-none")

    def played(self, seat: int) -> list[int]:
        """The Opposition's cards in the order of play, which matters."""
        if is_opposition(self.s, seat):
            return [card for card in self.s.opposition_row if card != NONE]
        return self.pile(played(seat))

    def pile(self, pile: int) -> list[int]:
        return [card for card in range(CARDS) if self.s.card_at[card] == pile]

    def objective(self, seat: int) -> str:
        if self.s.pile_size[objective(seat)] == 0:
            return self.words("board-objective-none")
        card = objective_card(self.s, seat)
        return self.words("board-objective-unknown") if card == NONE else self.name("card", card)

    def hidden_hand(self, seat: int) -> str:
        """Which leaders are left everybody knows; the order cards are only counted."""
        in_hand = self.pile(hand(seat))
        orders = self.row("board-cards-hidden", number=self.s.pile_size[hand(seat)] - len(in_hand))
        leaders = self.cards(self.pile(Pile.LEADERS) if is_opposition(self.s, seat) else in_hand)
        return f"{self.labelled('board-hand', orders)}; {self.labelled('board-leaders-left', leaders)}"

    def own_hand(self) -> Iterator[str]:
        cards = self.pile(hand(self.seat))
        names = [self.name("card", card) for card in cards]
        longest = min(max(map(len, names), default=0), LONGEST)
        yield "  " + self.labelled("board-hand", "" if cards else self.words("board-none")).rstrip()
        for card, name in zip(cards, names, strict=True):
            details = kept(card_details(self.game, card, self.language))
            yield from wrapped(f"   {name:{longest}}  {details}", indent=longest + 5)

    def piles(self) -> str:
        deck, discard = self.s.pile_size[Pile.DECK], self.s.pile_size[Pile.DISCARD]
        return sentences(self.row("board-deck", number=deck), self.row("board-discard", number=discard))


def is_leader(token: int) -> bool:
    return FIRST_LEADER <= token < FIRST_OPPOSITION


def counted(tokens: list[str]) -> str:
    """Tokens that are alike are told once."""
    return listed([token if n == 1 else f"{token}×{n}" for token, n in Counter(tokens).items()])


def listed(things: list[str]) -> str:
    return ", ".join(thing.replace(" ", SPACE) if len(thing) <= LONGEST else thing for thing in things)


def kept(text: str) -> str:
    """Lines are wrapped only between its parts."""
    return "; ".join(part.replace(" ", SPACE) for part in text.split("; "))


def sentences(*parts: str) -> str:
    return ". ".join(parts) + "."


def below(text: str) -> list[str]:
    return wrapped("  " + text, indent=4)


def wrapped(text: str, indent: int = 0) -> list[str]:
    return textwrap.wrap(text, WIDTH, subsequent_indent=" " * indent, break_on_hyphens=False)


def table_row(cells: list[str]) -> Iterator[str]:
    """One row of the table of regions; a cell that is too long goes on below."""
    name, marks, *others = cells
    filled = [name, marks, *(cell or "–" for cell in others)]       # a dash can be read aloud
    columns = [textwrap.wrap(cell, width) or [""] for cell, width in zip(filled, COLUMNS, strict=True)]
    for number in range(max(map(len, columns))):
        parts = [column[number] if number < len(column) else "" for column in columns]
        yield " ".join(f"{part:{width}}" for part, width in zip(parts, COLUMNS, strict=True)).rstrip()
