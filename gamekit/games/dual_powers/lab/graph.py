"""Graphs of a match: the map, the roads that the blockade leaves open, the flow of the steps."""

from __future__ import annotations

from math import cos, pi, sin
from textwrap import fill
from typing import TYPE_CHECKING, Any

import networkx as nx

from ....engine import graph as engine
from ....engine.graph import INK, PAPER, SURFACE, TEXT
from ....engine.layers import Place
from ....engine.layout import NONE
from ....engine.rulebook import hyphened
from ..rules.scoring import seat_strength, stronger
from ..rules.table import Box, Mode, Region, Seat, State, tokens_in_play

if TYPE_CHECKING:
    from ....engine.game import Game

# Regions: fill and text on it, Okabe-Ito. The name stands on every region, so colour is never alone.
FILLS = {
    "green": ("#009E73", INK), "red": ("#D55E00", INK), "purple": ("#CC79A7", INK), "brown": ("#E69F00", INK),
    "white": (SURFACE, INK), "blue": ("#0072B2", SURFACE),
}
SIDES, SIGNS = {"red": "#B84A00", "white": SURFACE}, {"red": "s", "white": "o"}
SIGNAL = "#F0E442"
INSIDE = 0.7                            # words about a road stand beside it, towards the middle of the ring
INCHES = 2.1                            # for a unit of the map
WIDTH, HEIGHT, BAND = 0.95, 0.6, 0.18  # of a region and the band with its name, in units


# The map

def map_graph(game: Game, s: State) -> nx.Graph:
    """Regions with their strengths, and the connections between them."""
    box: Box = game.box
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
    box: Box = game.box
    seat = stronger(box, s, region)
    return {
        "control": None if seat == NONE else hyphened(Seat(seat)),
        "red": seat_strength(box, s, region, Seat.RED)[0],
        "white": seat_strength(box, s, region, Seat.WHITE)[0],
        "tokens": [game.ids("token")[token] for token in range(tokens_in_play(s)) if s.token_at[token] == region],
        "unrest": s.unrest == region,
        "markers": [number + 1 for number in range(3) if s.marker_at[number] == region],
    }


def places() -> dict[str, Place]:
    """The regions around a ring, clockwise from the top left, as on the board."""
    angles = {hyphened(region): pi * (5 - 2 * region) / 6 for region in Region}
    return {region: (1.5 * cos(angle), 1.5 * sin(angle)) for region, angle in angles.items()}


# What the blockade cuts

def open_map(graph: nx.Graph) -> nx.Graph:
    """The map without blockaded connections: where tokens can go."""
    roads: nx.Graph = graph.copy()
    roads.remove_edges_from([(a, b) for a, b, closed in graph.edges.data("blockaded") if closed])
    roads.graph["title"] = "graph-roads-title"
    return roads


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
    words = graph.graph["game"].text("graph-blockaded", language)
    for a, b, closed in graph.edges.data("blockaded"):
        draw_road(ax, positions[a], positions[b], words if closed else "")
    for region, place in positions.items():
        draw_region(ax, place, region, graph, language)


def draw_road(ax: Any, here: Place, there: Place, closed: str) -> None:
    """A road, or with words why it is closed a thick dashed line."""
    xs, ys = zip(here, there, strict=True)
    ax.plot(xs, ys, color=INK, linewidth=6 if closed else 2, linestyle=(0, (1.2, 0.9)) if closed else "-", zorder=1)
    if closed:
        inside = (sum(xs) / 2 * INSIDE, sum(ys) / 2 * INSIDE)
        tag(ax, inside, fill(closed, 12), INK, PAPER)


def draw_region(ax: Any, place: Place, region: str, graph: nx.Graph, language: str) -> None:
    """A plate: the name on its colour, red and white strength beside their signs, who is stronger, marks."""
    game, facts, (colour, ink) = graph.graph["game"], graph.nodes[region], FILLS[region]
    x, y = place
    top = x, y + (HEIGHT - BAND) / 2
    plate(ax, place, facecolor=SURFACE, zorder=3)
    plate(ax, top, BAND, facecolor=colour, edgecolor=INK, linewidth=1, zorder=3)
    outline(ax, place, facts["control"])
    write(ax, top, game.thing_text("region", Region[region.upper()], language), ink, 12, weight="bold")
    write(ax, (x, y + 0.015), f"{facts['red']} : {facts['white']}", INK, 17, weight="bold")
    for side, left in (("red", -0.27), ("white", 0.27)):
        ax.plot(x + left, y + 0.02, SIGNS[side], color=SIDES[side], markeredgecolor=INK, markersize=11, zorder=6)
    write(ax, (x, y - 0.16), control_words(game, facts["control"], language), INK, TEXT)
    if facts["unrest"]:
        tag(ax, (x, y - HEIGHT / 2), game.text("graph-unrest", language), SIGNAL, INK)
    for place_of, number in enumerate(facts["markers"]):
        tag(ax, (x + WIDTH / 2 - 0.14 * place_of, y + HEIGHT / 2), str(number), SURFACE, INK, "circle,pad=0.25")


def outline(ax: Any, place: Place, control: str | None) -> None:
    """The stronger side's outline: thick in its colour for red, double for white, a hairline for nobody."""
    colour = SIDES["red"] if control == "red" else INK
    plate(ax, place, fill=False, edgecolor=colour, linewidth=6 if control else 1, zorder=4)
    if control == "white":
        plate(ax, place, fill=False, edgecolor=SURFACE, linewidth=3, zorder=5)


def control_words(game: Game, control: str | None, language: str) -> str:
    if control is None:
        return game.text("graph-nobody", language)
    return game.text("graph-controlled-by", language, {"seat": ("seat", Seat[control.upper()])})


def plate(ax: Any, place: Place, height: float = HEIGHT, **look: Any) -> None:
    from matplotlib.patches import Rectangle

    ax.add_patch(Rectangle((place[0] - WIDTH / 2, place[1] - height / 2), WIDTH, height, **look))


def write(ax: Any, place: Place, text: str, ink: str, size: float, **look: Any) -> None:
    ax.text(*place, text, color=ink, fontsize=size, ha="center", va="center", **{"zorder": 6} | look)


def tag(ax: Any, place: Place, text: str, colour: str, ink: str, shape: str = "square,pad=0.35") -> None:
    """Words on a small block of their own, above everything."""
    look = {"facecolor": colour, "edgecolor": INK, "boxstyle": shape}
    write(ax, place, text, ink, TEXT, weight="bold", zorder=7, bbox=look)
