"""The network of influence of a pair's own match, as a lesson shows it: seats, and the things that join several."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any

import networkx as nx

from .....engine.game import Game
from .....engine.markup import Markup
from .....lessons import pictures
from ...lab.graph import centralities
from .. import played

ROUND = 3               # after which the network is looked at
SIDES = {"object": "type", "project": "project", "alliance": "alliance"}


def of_pair(game: Game, number: int, round: int = ROUND) -> nx.Graph:
    return played.after_round(game, number, round).graph("influence")


def name_of(game: Game, side: str, index: int, language: str) -> str:
    """What a node is called. All of it has one line of a picture."""
    return str(game.thing_text(SIDES.get(side, side), index, language))


def lines_of(graph: nx.Graph, seat: str) -> dict[str, dict[str, int]]:
    """What a seat is joined to, by kind, with how often."""
    found: dict[str, dict[str, int]] = {side: {} for side in SIDES}
    for node in graph[seat]:
        found[graph.nodes[node]["side"]][node] = graph[seat][node]["weight"]
    return found


def degree(graph: nx.Graph, seat: str) -> int:
    return sum(weight for owned in lines_of(graph, seat).values() for weight in owned.values())


def between(graph: nx.Graph, seats: Sequence[str]) -> dict[str, float]:
    """How many per cent of the shortest ways between others go through each seat."""
    found = centralities(graph)
    return {seat: round(100 * found[seat]["betweenness"], 1) for seat in seats}


def most(values: Mapping[str, float]) -> list[str]:
    """Who has most; several, if they have equally much."""
    return [name for name, value in values.items() if value == max(values.values())]


def shared(graph: nx.Graph, seats: Sequence[str]) -> list[str]:
    """The things that join several seats, from those of the first seats to those of the last ones."""
    joined = [node for node in graph if sum(seat in graph[node] for seat in seats) > 1]

    def middle(node: str) -> tuple[float, str]:
        places = [place for place, seat in enumerate(seats) if seat in graph[node]]
        return sum(places) / len(places), node

    return sorted(joined, key=middle)


def drawn(game: Game, graph: nx.Graph, language: str, words: str, note: Callable[[int], str]) -> Markup:
    """Seats with the number of things that only they have, as `note` says it, and what they share."""
    seats = played.seats(game)
    things = shared(graph, seats)
    left = [
        (game.thing_text("seat", place, language), note(len([one for one in graph[seat] if one not in things])))
        for place, seat in enumerate(seats)
    ]
    facts: Any = graph.nodes
    right = [name_of(game, facts[one]["side"], facts[one]["index"], language) for one in things]
    lines = [
        (a, b, graph[seat][thing]["weight"])
        for a, seat in enumerate(seats) for b, thing in enumerate(things) if thing in graph[seat]
    ]
    return pictures.two_columns(words, left, right, lines)
