"""The words of things: cards, tokens and connections are named by what the box says of them."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any

from ....engine.layout import NONE
from ..rules.table import (
    FIRST_LEADER, FIRST_NEUTRAL, FIRST_OPPOSITION, ORDERS, PER_LEVEL, REGIONS, TROTSKY, Box, Side, State, leader_token,
)

if TYPE_CHECKING:
    from ....engine.game import Game

Words = tuple[str, Mapping[str, Any]] | str | None


def words_of(game: Game, kind: str, index: int, language: str) -> Words:
    if kind == "card":
        return card_words(game, index, language)
    if kind == "token":
        return token_words(game, index, language)
    if kind == "connection":
        return connection_words(game, index)
    if kind == "place" and index < REGIONS:
        return game.thing_text("region", index, language)
    return None


def card_words(game: Game, card: int, language: str) -> Words:
    """Order cards are called by region and days, with a letter where two share both."""
    box: Box = game.box
    if card >= ORDERS:
        return "card-leader", {"name": game.components.names["card", card][language]}
    facts = {"days": box.days[card], "letter": card_letter(box, card)}
    return "card-order", {**facts, "region": ("region", box.target[card])}


def card_letter(box: Box, card: int) -> str:
    alike = [c for c in range(ORDERS) if (box.target[c], box.days[c]) == (box.target[card], box.days[card])]
    return "abcdefgh"[alike.index(card) % 8] if len(alike) > 1 else ""


def card_details(game: Game, card: int, language: str) -> str:
    """What a card says, in one line."""
    box: Box = game.box
    facts: dict[str, Any] = {"days": box.days[card], "action": ("action", box.action[card])}
    if card < ORDERS:
        facts |= {"recruit": box.recruit[card], "points": box.points[card]}
        return game.text("card-order-details", language, facts)
    token = leader_token(card)
    facts |= {"ready": box.ready[token], "exhausted": box.exhausted[token]}
    return game.text("card-leader-details", language, facts)


def token_words(game: Game, token: int, language: str) -> Words:
    box: Box = game.box
    numbers = {"ready": box.ready[token], "exhausted": box.exhausted[token], "bars": box.bars[token]}
    if token < FIRST_NEUTRAL:
        side = game.words.text("side-red" if box.side[token] == Side.RED else "side-white", language)
        return "token-unit", {**numbers, "side": side}
    if token < FIRST_LEADER:
        return "token-neutral", numbers
    if token < TROTSKY:
        return "token-leader", {"name": game.components.names["token", token][language]}
    if token < FIRST_OPPOSITION:
        return ("token-trotsky", {}) if token == TROTSKY else ("token-trotsky-red", {})
    return "token-opposition", {"level": 1 + (token - FIRST_OPPOSITION) // PER_LEVEL}


def connection_words(game: Game, connection: int) -> Words:
    box: Box = game.box
    ends = box.connection_from[connection], box.connection_to[connection]
    return "connection", {"first": ("region", ends[0]), "second": ("region", ends[1])}


def about(game: Game, s: State) -> dict[str, Any]:
    """Facts for prompts and moves: the card's region, the bars left, what the unrest is worth."""
    box: Box = game.box
    target = s.unrest if s.card == NONE or s.card >= ORDERS else box.target[s.card]
    facts: dict[str, Any] = {"left": s.bars_left, "number": box.unrest_points[s.month]}
    if target != NONE:
        facts["target"] = ("region", target)
    if s.card >= ORDERS:
        facts.setdefault("token", ("token", leader_token(s.card)))
    return facts


def about_move(game: Game, s: State, kind: str, index: int) -> dict[str, Any]:
    """Where the token of a move is: two alike can be in different regions."""
    if kind == "token":
        place = s.token_at[index]
        return {"at": ("region" if place < REGIONS else "place", place)}
    return {}
