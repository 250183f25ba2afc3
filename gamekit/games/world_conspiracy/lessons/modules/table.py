"""Small tables for two on which a module is shown: Ivan is the pupil, Julia the rival."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from .....engine.game import Game
from .....engine.match import Match

ME, RIVAL, PAIR = "ivan", "julia", 2
ROW = ("media", "valuables", "research")


def cards(game: Game, *types: str) -> list[str]:
    """The objects of some types that two players use. Another box may have other ones, so that names say nothing."""
    box: Any = game.box
    wanted = {game.ids("type").index(type) for type in types}
    every = zip(game.ids("object"), box.type, box.players, strict=False)
    return [card for card, type, players in every if type in wanted and players <= PAIR]


def row(game: Game) -> list[str]:
    """The row of most tables: one card of each group."""
    return [cards(game, type)[0] for type in ROW]


def others(game: Game, *types: str) -> list[str]:
    """The objects of some types that do not lie in that row."""
    return [card for card in cards(game, *types) if card not in row(game)]


def table(game: Game, stages: Mapping[str, int] | None = None, own: Sequence[str] = (), **entries: Any) -> Match:
    """Ivan is to act, without the curator; `stages` are those of his coordinators, `own` are his cards."""
    given: dict[str, Any] = {
        "players": PAIR, "seat": ME, "curator": RIVAL, "in_row": row(game), "active": {ME: 6, RIVAL: 3},
        "objects": {f"{ME}-area": list(own)} | entries.pop("objects", {}),
    }
    if stages:
        given["stage"] = [[stages.get(project, 0) for project in game.ids("project")]]
    return game.position(given | entries)


def after(match: Match, *moves: str) -> Match:
    """The match some moves later."""
    later = match.at(len(match.played))
    for move in moves:
        later.play(move)
    return later


def things(match: Match) -> list[str]:
    """What may be chosen now."""
    return [move.thing for move in match.moves]


def numbers(match: Match) -> list[int]:
    return [int(thing) for thing in things(match) if thing.isdecimal()]


def refusal(match: Match, move: str) -> str:
    """The id of the rule that forbids a move, or nothing."""
    refused = match.why_not(move)
    return refused.id if refused is not None else ""


def lair_of(match: Match, alien: str) -> str:
    """Where a reptilian lies."""
    s: Any = match.state
    return str(match.game.ids("lair")[s.alien_at[match.game.ids("alien").index(alien)]])
