"""Graphs of a match: the map, the roads that the blockade leaves open, the flow of the steps."""

from __future__ import annotations

from math import cos, pi, sin
from typing import TYPE_CHECKING, Any

import networkx as nx

from ...engine import graph as engine
from ...engine.graph import INK, PAPER, SURFACE, TEXT
from ...engine.layout import NONE
from ...engine.rulebook import hyphened
from .scoring import seat_strength, stronger
from .table import Box, Mode, Region, Seat, State, tokens_in_play

if TYPE_CHECKING:
    from ...engine.game import Game

# Regions: fill and text on it, Okabe-Ito. The name stands on every region, so colour is never alone.
FILLS = {
    "green": ("#009E73", INK), "red": ("#D55E00", INK), "purple": ("#CC79A7", INK), "brown": ("#E69F00", INK),
    "white": (SURFACE, INK), "blue": ("#0072B2", SURFACE),
}
SIDES = {"red": "#B84A00", "white": SURFACE}
INCHES = 2.4
WIDTH, HEIGHT = 0.82, 0.5               # of a region on the map, in units of 2.4 inches


# The map

def map_graph(game: Game, s: State) -> nx.Graph:
    """Regions with their strengths, and the connections between them."""
    box: Box = game.box.values  # type: ignore[assignment]
    graph = nx.Graph(game=game, title="graph-map-title", picture=draw_map, positions=places())
    for region in Region:
        graph.add_node(hyphened(region), **region_facts(game, s, region))
    for connection in range(box.connections):
        ends = box.connection_from[connection], box.connection_to[connection]
        tile = box.connection_tile[connection]
        graph.add_edge(
            *(hyphened(Region(end)) for end in ends), connection=game.ids("connection")[connection],
            tile=None if tile == NONE else hyphened(Region(tile)), blockaded=connection == s.blockade,
        )
    return graph


def region_facts(game: Game, s: State, region: int) -> dict[str, Any]:
    box: Box = game.box.values  # type: ignore[assignment]
    seat = stronger(box, s, region)
    return {
        "control": None if seat == NONE else hyphened(Seat(seat)),
        "red": seat_strength(box, s, region, Seat.RED)[0],
        "white": seat_strength(box, s, region, Seat.WHITE)[0],
        "tokens": [game.ids("token")[token] for token in range(tokens_in_play(s)) if s.token_at[token] == region],
        "unrest": s.unrest == region,
        "markers": [number + 1 for number in range(3) if s.marker_at[number] == region],
    }


def places() -> dict[str, tuple[float, float]]:
    """The regions around a ring, clockwise from the top left, as on the board."""
    angles = [2 * pi / 3 - region * pi / 3 for region in Region]
    return {hyphened(region): (1.1 * cos(angle), sin(angle)) for region, angle in zip(Region, angles, strict=True)}


# What the blockade cuts

def open_map(graph: nx.Graph) -> nx.Graph:
    """The map without blockaded connections: where tokens can go."""
    roads: nx.Graph = graph.copy()
    roads.remove_edges_from([(a, b) for a, b, closed in graph.edges.data("blockaded") if closed])
    roads.graph["title"] = "graph-roads-title"
    return roads


def distances(graph: nx.Graph) -> dict[str, dict[str, int]]:
    """How many moves lie between regions; those that cannot be reached are missing."""
    return dict(nx.all_pairs_shortest_path_length(graph))


def cut_by_blockade(graph: nx.Graph) -> list[tuple[str, str, int, int | None]]:
    """Pairs of regions that are farther apart with the blockade, with the distance without and with it (None: no way)."""
    without, now, order = distances(graph), distances(open_map(graph)), list(graph)
    pairs = [(a, b) for a in order for b in order[order.index(a) + 1 :] if b in without[a]]
    return [(a, b, without[a][b], now[a].get(b)) for a, b in pairs if now[a].get(b) != without[a][b]]


def roads_graph(game: Game, s: State) -> nx.Graph:
    """The open roads."""
    return open_map(map_graph(game, s))


def flow_graph(game: Game, s: State) -> nx.DiGraph:
    """The steps that can follow each other in this kind of game: for two, or solo."""
    return engine.flow_graph(game, mode=hyphened(Mode(s.mode)))


GRAPHS = {"map": map_graph, "roads": roads_graph, "flow": flow_graph}


# Drawing

def draw_map(graph: nx.Graph, language: str, ax: Any) -> None:
    """Regions in their colours and places; who is stronger shows in the outline and in words."""
    positions = graph.graph["positions"]
    engine.fit(ax, list(positions.values()), (INCHES, INCHES), (WIDTH / 2 + 0.12, HEIGHT / 2 + 0.12))
    for a, b, closed in graph.edges.data("blockaded"):
        draw_road(ax, positions[a], positions[b], graph.graph["game"].text("graph-blockaded", language) if closed else "")
    for region, place in positions.items():
        draw_region(ax, place, region, graph, language)


def draw_road(ax: Any, here: tuple[float, float], there: tuple[float, float], closed: str) -> None:
    """A road, or with words why it is closed a thick dashed line."""
    xs, ys = zip(here, there, strict=True)
    ax.plot(xs, ys, color=INK, linewidth=6 if closed else 2, linestyle=(0, (1.2, 0.9)) if closed else "-", zorder=1)
    if closed:
        ax.text(
            sum(xs) / 2, sum(ys) / 2, closed, fontsize=TEXT, weight="bold", color=PAPER, ha="center", va="center", zorder=6,
            bbox={"facecolor": INK, "edgecolor": INK, "boxstyle": "square,pad=0.35"},
        )


def draw_region(ax: Any, place: tuple[float, float], region: str, graph: nx.Graph, language: str) -> None:
    from matplotlib.patches import Rectangle

    game, facts, (fill, ink) = graph.graph["game"], graph.nodes[region], FILLS[region]
    x, y = place[0] - WIDTH / 2, place[1] - HEIGHT / 2
    band = 0.17
    ax.add_patch(Rectangle((x, y), WIDTH, HEIGHT, facecolor=SURFACE, zorder=3))
    ax.add_patch(Rectangle((x, y + HEIGHT - band), WIDTH, band, facecolor=fill, edgecolor=INK, linewidth=1, zorder=4))
    outline = {"red": (4.5, "-"), "white": (4.5, (0, (3, 1)))}.get(facts["control"], (1, "-"))
    ax.add_patch(Rectangle((x, y), WIDTH, HEIGHT, fill=False, edgecolor=INK, linewidth=outline[0], linestyle=outline[1], zorder=5))
    number = list(graph).index(region)
    write(ax, (place[0], y + HEIGHT - band / 2), game.thing_text("region", number, language), 12, ink)
