"""The chance that a card comes up before the game ends: exact, because the deck has no order that anybody knows."""

from __future__ import annotations

from math import comb
from typing import TYPE_CHECKING

from ....engine.dice import game_seed
from ..rules.setup import full_row
from ..rules.table import FIRST_WAR, Place, State, Type

if TYPE_CHECKING:
    from ....engine.game import Game


def cards_to_come(s: State) -> int:
    """Cards that the rows to come will take from the deck; the others are never seen."""
    deck = s.place_size[Place.DECK]
    return deck - deck % full_row(s)


def chance_to_come(game: Game, s: State, type: int, at_least: int = 1) -> float:
    """How likely at least so many cards of a kind are still laid into the row, for whoever sees what lies open.

    Exact for a deck that was shuffled: the number of such cards among those that come is hypergeometric.
    """
    deck, come = s.place_size[Place.DECK], cards_to_come(s)
    kind = left_of(game, s, type)
    ways = sum(comb(kind, n) * comb(deck - kind, come - n) for n in range(at_least, kind + 1) if come >= n)
    return ways / comb(deck, come)


def left_of(game: Game, s: State, type: int) -> int:
    """How many cards of a kind are in the deck: those in the game that lie nowhere else."""
    seen = (Place.DECK, Place.UNSEEN)
    return sum(game.box.type[card] == type and s.object_at[card] in seen for card in range(FIRST_WAR))


def times_come(game: Game, s: State, n: int, seed: int = 0) -> dict[str, int]:
    """In how many of `n` games that go on from here another card of each kind is laid out, by id.

    They are played at random, each with a deck of its own: who plays how makes no difference to what is laid out.
    """
    found = dict.fromkeys(game.ids("type"), 0)
    for number in range(n):
        end = game.at_random(s, game_seed(seed, number))
        came = [card for card in range(FIRST_WAR) if s.object_at[card] == Place.DECK != end.object_at[card]]
        for type in {game.box.type[card] for card in came}:
            found[game.ids("type")[type]] += 1
    return found


def chances_to_come(game: Game, s: State) -> dict[str, float]:
    """The chance of each kind of object, by id."""
    return {game.ids("type")[type]: chance_to_come(game, s, type) for type in Type}
