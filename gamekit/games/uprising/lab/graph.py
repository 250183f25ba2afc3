"""Graphs of a match: the row of districts, which district can meet which mission, the flow of the steps."""

from __future__ import annotations

from itertools import pairwise
from textwrap import fill
from typing import TYPE_CHECKING, Any

import networkx as nx

from ....engine import graph as engine
from ....engine.graph import INK, PAPER, SECOND, SURFACE, TEXT
from ....engine.layers import Place
from ....engine.layout import NONE
from ....engine.rulebook import hyphened
from .mission_chances import Chance, can_be_met, chances
from ..scene.mission_progress import progress
from ..rules.table import CARDS, Box, Capture, District, Mode, Seat, State, pile_of

if TYPE_CHECKING:
    from ....engine.game import Game

INCHES = 2.3                            # for a unit of a picture
WIDTH, HEIGHT = 0.9, 0.42               # of a plate, in units
MET, LIKELY = "#009E73", "#0072B2"      # Okabe-Ito; words stand beside every line that has a colour


# The row

def row_graph(game: Game, s: State) -> nx.Graph:
    """The uncaptured districts from left to right, neighbours joined."""
    ids, row = game.ids("district"), s.in_row[: s.row_size]
    positions = {ids[district]: (float(place), 0.0) for place, district in enumerate(row)}
    graph = nx.Graph(game=game, title="graph-row-title", picture=draw_row, positions=positions)
    for district in row:
        facts = {"marked": bool(s.marked[district]), "cordoned": s.cordoned == district}
        graph.add_node(ids[district], **facts, **lying(s, district))
    graph.add_edges_from((ids[a], ids[b]) for a, b in pairwise(row))
    return graph


def lying(s: State, district: int) -> dict[str, int]:
    """How many cards lie in a district face up and face down: everybody sees that."""
    face_up = sum(1 for card in range(CARDS) if s.card_at[card] == pile_of(district) and s.open[card])
    return {"face_up": face_up, "face_down": s.pile_size[pile_of(district)] - face_up}


# Districts and missions

def missions_graph(game: Game, s: State, seat: int = Seat.EMPIRE) -> nx.Graph:
    """Districts on one side, missions on the other; a line for each mission that a district can still meet.

    `probability` is that it is met now, from what the seat knows; it rests on `n` redeals, or is exact where `n` is 0.
    For the Resistance, who knows its cards, `have` of `need` says what is missing.
    """
    row = s.in_row[: s.row_size]
    graph = nx.Graph(game=game, title=TITLES[Seat(seat)], picture=draw_missions, positions=two_columns(game, s))
    graph.add_nodes_from((game.ids("district")[d] for d in row), side="district")
    graph.add_nodes_from((mission_node(game, m) for m in s.open_missions if m != NONE), side="mission")
    for (district, mission), chance in chances(game, s, seat).items():
        possible = chance.p > 0 or can_be_met(game, s, seat, district, mission)
        facts = edge_facts(game, s, seat, district, mission, chance)
        if possible:
            graph.add_edge(game.ids("district")[district], mission_node(game, mission), **facts)
    return graph


def edge_facts(game: Game, s: State, seat: int, district: int, mission: int, chance: Chance) -> dict[str, Any]:
    """`met` is True or False where the seat can tell, else None."""
    met = None if 0 < chance.p < 1 or chance.n else chance.p == 1
    facts: dict[str, Any] = {"met": met, "can_be_met": True, "probability": chance.p, "n": chance.n}
    if seat == Seat.RESISTANCE:
        box: Box = game.box
        now = progress(box, s, district, mission)
        facts |= {"have": now.have, "need": now.need}
    return facts


def resistance_graph(game: Game, s: State) -> nx.Graph:
    """The same as the Resistance sees it."""
    return missions_graph(game, s, Seat.RESISTANCE)


def mission_node(game: Game, mission: int) -> str:
    return game.ids("mission")[mission]


def two_columns(game: Game, s: State) -> dict[str, Place]:
    missions = [mission for mission in s.open_missions if mission != NONE]
    left = {game.ids("district")[d]: (0.0, -0.62 * place) for place, d in enumerate(s.in_row[: s.row_size])}
    step = 0.62 * (s.row_size - 1) / max(len(missions) - 1, 1)
    return left | {mission_node(game, m): (2.4, -step * place) for place, m in enumerate(missions)}


def flow_graph(game: Game, s: State) -> nx.DiGraph:
    """The steps that can follow each other with these options."""
    return engine.flow_graph(game, mode=hyphened(Mode(s.mode)), capture=hyphened(Capture(s.capture)))


TITLES = {Seat.EMPIRE: "graph-missions-title", Seat.RESISTANCE: "graph-missions-own-title"}
GRAPHS = {
    "row": row_graph, "missions": missions_graph, "missions-resistance": resistance_graph, "flow": flow_graph,
}


# Drawing

def draw_row(graph: nx.Graph, language: str, ax: Any) -> None:
    """Plates from left to right with what everybody sees."""
    places = graph.graph["positions"]
    engine.fit(ax, list(places.values()), (INCHES, INCHES), (WIDTH / 2 + 0.1, HEIGHT / 2 + 0.1))
    for a, b in graph.edges:
        line(ax, places[a], places[b], INK, 2)
    for node, place in places.items():
        facts = graph.nodes[node]
        text = "\n".join([district_words(graph, node, language), *row_words(graph, facts, language)])
        plate(ax, place, text, 4.0 if facts["marked"] else 1.5, "--" if facts["cordoned"] else "-")


def row_words(graph: nx.Graph, facts: dict[str, Any], language: str) -> list[str]:
    game = graph.graph["game"]
    words = [game.text("graph-lying", language, {"up": facts["face_up"], "down": facts["face_down"]})]
    marks = [game.text(key, language) for key, on in (
        ("board-marked", facts["marked"]), ("board-cordoned", facts["cordoned"])) if on]
    return words + ([", ".join(marks)] if marks else [])


def draw_missions(graph: nx.Graph, language: str, ax: Any) -> None:
    """Thick lines for what is met, thinner ones the less likely it is; dotted for what can only come later."""
    game, places = graph.graph["game"], graph.graph["positions"]
    engine.fit(ax, list(places.values()), (INCHES, INCHES), (WIDTH / 2 + 0.15, HEIGHT / 2 + 0.1))
    for district, mission, facts in graph.edges.data():
        here, there = places[district], places[mission]
        start, end = (here[0] + WIDTH / 2, here[1]), (there[0] - WIDTH / 2, there[1])
        chance = facts["probability"]
        colour = MET if facts["met"] else LIKELY if chance else SECOND
        line(ax, start, end, colour, 1 + 4 * chance, "-" if chance else ":")
        if chance:
            note(ax, start, end, chance_words(game, facts, language))
    for node, place in places.items():
        plate(ax, place, node_words(graph, node, language), 1.5)


def chance_words(game: Game, facts: dict[str, Any], language: str) -> str:
    if facts["met"]:
        return game.text("graph-met", language)
    return game.text("graph-chance", language, {"percent": percent(facts["probability"])})


def percent(chance: float) -> str:
    """A whole number of per cent; what is neither sure nor out of the question is not rounded to that."""
    rounded = round(100 * chance)
    if rounded in (0, 100) and 0 < chance < 1:
        return "<1" if rounded == 0 else ">99"
    return str(rounded)


def node_words(graph: nx.Graph, node: str, language: str) -> str:
    game = graph.graph["game"]
    if graph.nodes[node]["side"] == "district":
        return district_words(graph, node, language)
    return fill(game.thing_text("mission", game.ids("mission").index(node), language), 18)


def district_words(graph: nx.Graph, node: str, language: str) -> str:
    facts = {"district": ("district", District[node.upper()])}
    return str(graph.graph["game"].text("graph-district", language, facts))


def line(ax: Any, here: Place, there: Place, colour: str, width: float, style: str = "-") -> None:
    ax.plot(*zip(here, there, strict=True), color=colour, linewidth=width, linestyle=style, zorder=1)


def note(ax: Any, start: Place, end: Place, text: str) -> None:
    """Words on a line, nearer to the district so that those of different lines keep apart."""
    x, y = (start[i] + 0.22 * (end[i] - start[i]) for i in (0, 1))
    look = {"facecolor": PAPER, "edgecolor": "none", "boxstyle": "square,pad=0.1"}
    ax.text(x, y, text, fontsize=TEXT, color=INK, ha="center", va="center", zorder=2, bbox=look)


def plate(ax: Any, place: Place, text: str, width: float, style: str = "-") -> None:
    from matplotlib.patches import Rectangle

    x, y = place
    ax.add_patch(Rectangle(
        (x - WIDTH / 2, y - HEIGHT / 2), WIDTH, HEIGHT, facecolor=SURFACE, edgecolor=INK, linewidth=width,
        linestyle=style, zorder=3,
    ))
    ax.text(x, y, text, fontsize=TEXT, color=INK, ha="center", va="center", zorder=4)
