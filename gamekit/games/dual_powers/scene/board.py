"""The picture of the board: rival, map with tracks, own seat and cards. It shows only what the seat may know."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ....engine.layout import NONE
from ....engine.markup import Markup, joined
from ....engine.pieces import el, icon, made_up, pile, score, seat_line, sign, span
from ....engine.scene import NO_MARKS, Marks, Scene
from ..rules.positions import turns
from ..rules.table import (
    ORDERS, TURNS, Phase, Pile, Seat, State, hand, is_opposition, objective, objective_card, other, played,
)
from . import cards
from .map import draw_map
from .sight import Sight
from .tokens import reserve, spare, stock_of, stocked
from .tracks import ahead_words, date_words

if TYPE_CHECKING:
    from ....engine.game import Game


def scene(game: Game, s: State, seat: int, language: str, marks: Marks = NO_MARKS) -> Scene:
    """The picture for a seat; for NONE, and for the Opposition that nobody plays, what lies open for everybody."""
    seat = NONE if seat != NONE and is_opposition(s, seat) else seat
    sight = Sight(game, s, seat, language, marks)
    first = Seat.RED if seat == NONE else other(seat)
    board = rival(sight, first) + (rival(sight, Seat.WHITE) if seat == NONE else "") + played_rows(sight, first)
    board += draw_map(sight)
    foot = made_up(sight.words("board-reconstructed"))
    mine = own(sight) + own_cards(sight) + foot if seat != NONE else foot
    return sight.scene(sight.words("board-round", round=sight.s.round), board, mine, score_line(sight))


def score_line(sight: Sight) -> Markup:
    s = sight.s
    turn = sight.words("board-turn", turn=s.turn + 1, turns=turns(s)) if s.phase == Phase.ACTIONS and s.step else ""
    return joined([
        score("", icon("days") + date_words(sight)),
        score("", (sign(Seat.RED if s.support > 0 else Seat.WHITE) if s.support else "") + ahead_words(sight)),
        score("", sight.words("board-track", number=sight.box.track[0]), "wide"),
        score("", turn, "end"), score("", sight.words("board-round", round=s.round), "wide"),
    ])


# The seats

def seat_name(sight: Sight, seat: int) -> str:
    if is_opposition(sight.s, seat):
        return sight.words("board-opposition", seat=("seat", seat))
    return sight.name("seat", seat)


def rival(sight: Sight, seat: int) -> Markup:
    """What lies open of a rival."""
    facts = [span(fact, "quiet") for fact in rival_facts(sight, seat)]
    stock = [stocked(sight, seat, bars, number) for bars, number in stock_of(sight, seat).items()]
    kept = el("span", "", span(sight.words("board-reserve").lower(), "cap"), *stock) if stock else ""
    return seat_part(sight, seat, will(sight, seat), *facts, kept)


def piles(sight: Sight) -> Markup:
    size = sight.s.pile_size
    deck, gone = sight.words("picture-deck"), sight.words("picture-discard")
    return el("span", "end pile nw", pile("deck", size[Pile.DECK], deck), el("b", "", size[Pile.DISCARD]), span(gone))


def seat_part(sight: Sight, seat: int, *facts: object, aside: str = "") -> Markup:
    changed = sight.before is not None and sight.s.will == seat != sight.before.will
    line = seat_line(seat_name(sight, seat), sign(seat), *facts, aside=aside)
    return sight.part(f"seat-{sight.game.ids('seat')[seat]}", "seat", line, changed=changed)


def will(sight: Sight, seat: int) -> Markup:
    if sight.s.will != seat:
        return Markup()
    company = span(sight.words("picture-neutrals"), "quiet") if seat == sight.seat else ""
    return el("span", "", icon("will"), el("b", "", sight.words("picture-will")), company)


def rival_facts(sight: Sight, seat: int) -> list[str]:
    s = sight.s
    if is_opposition(s, seat):
        difficulty = sight.words("picture-difficulty", number=s.difficulty)
        return [difficulty, leaders_left(sight, sight.cards(Pile.LEADERS))]
    leaders = [card for card in sight.cards(hand(seat)) if card >= ORDERS]
    facts = [sight.words("picture-cards", number=s.pile_size[hand(seat)] - len(leaders))]
    if s.pile_size[objective(seat)]:
        card = objective_card(s, seat)
        facts.append(sight.words("picture-objective-shown", card=("card", card)) if card != NONE else
                     sight.words("picture-objective-hidden"))
    return [*facts, leaders_left(sight, leaders)]


def leaders_left(sight: Sight, leaders: list[int]) -> str:
    names = ", ".join(sight.name("card", card) for card in leaders)
    return sight.words("picture-leaders-left", names=names) if leaders else sight.words(
        "picture-leaders-number", number=0)


# Played cards: they lie open, and empty places tell the turns that are left

def played_rows(sight: Sight, first: int) -> Markup:
    """Both sides, and at the end of the line deck and discard pile."""
    rows = [played_row(sight, seat) for seat in (first, other(first))]
    return sight.part("played-row", "played", span(sight.words("picture-row"), "cap"), *rows, piles(sight))


def played_row(sight: Sight, seat: int) -> Markup:
    there, places = played_cards(sight, seat), TURNS + is_opposition(sight.s, seat)
    empty = joined(el("span", "mc slot") for _ in range(places - len(there)))
    row = joined(cards.played_card(sight, card) for card in there)
    return sight.part(f"turns-{sight.game.ids('seat')[seat]}", "", sign(seat), row, empty, name="span")


def played_cards(sight: Sight, seat: int) -> list[int]:
    """The Opposition's in the order of play, which decides its objective; of others the newest last."""
    if is_opposition(sight.s, seat):
        return [card for card in sight.s.opposition_row if card != NONE]
    return sorted(sight.cards(played(seat)), key=lambda card: (card == sight.s.card, card))


# The own seat

def own(sight: Sight) -> Markup:
    """Name and Will, and the reserve."""
    stock = [spare(sight, token, number) for token, number in reserve(sight, sight.seat)]
    kept = el("span", "end", span(sight.words("board-reserve").lower(), "cap"), *stock) if stock else ""
    return seat_part(sight, sight.seat, will(sight, sight.seat), kept, aside=sight.words("picture-you"))


def own_cards(sight: Sight) -> Markup:
    """The objective, the card just played, the hand, leaders last."""
    s, seat = sight.s, sight.seat
    mine = sight.cards(hand(seat))
    shown = [cards.card(sight, card) for card in mine]
    if s.card != NONE and s.card not in s.opposition_row:       # that row is shown elsewhere
        shown.insert(0, cards.card(sight, s.card))
    if s.pile_size[objective(seat)]:
        shown.insert(0, cards.objective(sight, objective_card(s, seat), s.objective_shown[seat] == 1))
    return el("div", "cards", *shown)
