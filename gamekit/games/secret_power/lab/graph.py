"""Graphs of a match: the network of influence, with what makes a seat strong, and the flow of the steps.

The network holds only what lies open: who owns which objects, takes part in which projects and has concluded which
alliances, and what counts what.
"""

from __future__ import annotations

from textwrap import fill
from typing import TYPE_CHECKING, Any, cast

import networkx as nx

from ....engine import graph as engine
from ....engine.conditions import OR, TEST
from ....engine.graph import INK, SECOND, SURFACE, TEXT
from ....engine.layers import Place
from ....engine.layout import NONE
from ..rules.alliances import is_in_game
from ..rules.quantities import quantity as quantity_of
from ..rules.scoring import points
from ..rules.table import (
    ALLIANCES, CLAUSES, FIRST_FINAL, PROJECTS, Box, Effect, Group, Quantity, State, Type, concluded,
)

if TYPE_CHECKING:
    from ....engine.folder import FolderGame
    from ....engine.game import Game

INCHES, WIDTH, HEIGHT, ROW = 2.3, 1.02, 0.27, 0.34      # for a unit of a picture; a plate and a row, in units
COLUMNS = {"alliance": 0.0, "project": 0.0, "seat": 1.7, "object": 3.4}
LOOKS = {"seat": 3.0, "object": 1.0, "project": 1.0, "alliance": 1.0}
COLOURS = ("#0072B2", "#D55E00", "#009E73", "#CC79A7", "#56B4E9")      # of seats, whose lines end at their plates
LEADING = (Type.GOVERNMENTS, Type.EXCHANGES, Type.UNIVERSITIES)


def influence_graph(game: Game, s: State) -> nx.Graph:
    """Seats, the objects that they own (`weight`: how many), their projects (`weight`: the stage), their alliances.

    Lines with `counts` join what counts to what is counted: leading cards and alliances to objects.
    """
    graph = nx.Graph(game=game, title="graph-influence-title", picture=draw_influence)
    for seat in game.present(s):
        graph.add_node(game.ids("seat")[seat], side="seat", points=points(game.box, s, seat), index=seat)
    for seat in game.present(s):
        add_owned(graph, game, s, seat)
    add_counting(graph, game)
    graph.graph["positions"] = positions(graph)
    return graph


def add_owned(graph: nx.Graph, game: Game, s: State, seat: int) -> None:
    owner = game.ids("seat")[seat]
    links: list[tuple[str, str, int, int]] = [("object", "type", type, s.owned[seat][type]) for type in Type]
    links += [("project", "project", project, s.stage[seat][project]) for project in range(PROJECTS)]
    links += [("alliance", "alliance", one, int(s.alliance_at[one] == concluded(seat))) for one in range(ALLIANCES)]
    for side, kind, index, weight in links:
        if weight:
            graph.add_node(game.ids(kind)[index], side=side, index=index)
            graph.add_edge(owner, game.ids(kind)[index], weight=weight, counts=False)


def add_counting(graph: nx.Graph, game: Game) -> None:
    """What makes which cards worth more, of what lies on the table."""
    for node, facts in list(graph.nodes.data()):
        for type in counted_by(game.box, facts["side"], facts["index"]):
            other = game.ids("type")[type]
            if other in graph and other != node and not graph.has_edge(node, other):
                graph.add_edge(node, other, weight=1, counts=True)


def counted_by(box: Box, side: str, index: int) -> set[int]:
    """The types of objects that a leading card or an alliance counts."""
    if side == "object":
        return counted_by_card(box, index)
    if side != "alliance":
        return set()
    deed = FIRST_FINAL + index
    found = [box.what[deed][clause] for clause in range(CLAUSES) if box.effect[deed][clause] == Effect.POINTS_PER]
    return {type for quantity in found for type in types_of(box, quantity)}


def counted_by_card(box: Box, type: int) -> set[int]:
    if type in LEADING:
        return of_groups(box, type - Type.GOVERNMENTS)
    if type == Type.CRIME:
        return of_groups(box, Group.CONTROL, Group.FINANCE, Group.SCIENCE)
    return of_groups(box, Group.POWER) if type == Type.CORPORATIONS else set()


def of_groups(box: Box, *groups: int) -> set[int]:
    return {type for type in Type if box.group[type] in groups}


def types_of(box: Box, quantity: int) -> set[int]:
    """The objects that a quantity speaks of; of sets and operations none."""
    if Quantity.RULING_PARTIES <= quantity <= Quantity.INNER_CIRCLE:
        return {quantity - Quantity.RULING_PARTIES}
    if quantity <= Quantity.POWER:
        return of_groups(box, quantity)
    if Quantity.AGITATORS <= quantity <= Quantity.INTEREST:
        return {type for type in Type if box.sign[type][quantity - Quantity.AGITATORS]}
    return set()


# What the network tells

def centralities(graph: nx.Graph) -> dict[str, dict[str, float]]:
    """Degree (lines, each as often as it weighs) and betweenness (how often a node lies on shortest ways) of nodes."""
    between = nx.betweenness_centrality(graph)
    degree = dict(graph.degree(weight="weight"))
    return {node: {"degree": float(degree[node]), "betweenness": between[node]} for node in graph}


def lacking(game: Game, s: State, seat: int) -> dict[str, dict[str, int]]:
    """Of every alliance that is not concluded: what a seat lacks for it, by quantity. Nothing: it could be concluded.

    Where either of two conditions is enough, the nearer one is told; a quantity that must be none is told below 0.
    """
    return {alliance: min(ways, key=lambda way: sum(map(abs, way.values())))
            for alliance, ways in ways_to(game, s, seat).items()}


def ways_to(game: Game, s: State, seat: int) -> dict[str, list[dict[str, int]]]:
    """The same for each of the conditions of which one is enough."""
    found: dict[str, list[dict[str, int]]] = {}
    for alliance in range(ALLIANCES):
        if is_in_game(s, alliance) and not concluded(0) <= s.alliance_at[alliance] < concluded(len(game.seat)):
            found[game.ids("alliance")[alliance]] = ways_of(game, s, seat, alliance)
    return found


def ways_of(game: Game, s: State, seat: int, alliance: int) -> list[dict[str, int]]:
    needs, ways = game.box.needs[alliance], [dict[str, int]()]
    for at in range(0, len(needs), TEST):
        join, what, _, number = needs[at : at + TEST]
        if join == NONE:
            break
        ways += [{}] if join == OR else []
        short = number - quantity_of(what, game.box, s, seat)
        if short > 0 or (number == 0 and short < 0):
            ways[-1][game.ids("quantity")[what]] = short
    return ways


def flow_graph(game: Game, s: State) -> nx.DiGraph:
    """The steps that can follow each other with these options."""
    return engine.flow_graph(game, professionals=bool(s.professionals), experienced=bool(s.experienced))


def completion_graph(game: Game, s: State) -> nx.DiGraph:
    """What completes what for the seat that decides. See `reach`."""
    found: nx.DiGraph = cast("FolderGame", game).file("lab.reach").completion_graph(game, s, s.seat)
    return found


GRAPHS = {"influence": influence_graph, "completion": completion_graph, "flow": flow_graph}


# Drawing

def positions(graph: nx.Graph) -> dict[str, Place]:
    """Alliances and projects on the left, beside their seats in the middle; objects on the right."""
    sides: dict[float, list[str]] = {}
    for side in COLUMNS:
        nodes = sorted((n for n, facts in graph.nodes.data() if facts["side"] == side),
                       key=lambda node: beside(graph, node))
        sides.setdefault(COLUMNS[side], []).extend(nodes)
    tallest = max(len(nodes) for nodes in sides.values())
    found: dict[str, Place] = {}
    for x, nodes in sides.items():
        step = ROW * tallest / max(1, len(nodes))
        found |= {node: (x, -step * (place + 0.5)) for place, node in enumerate(nodes)}
    return found


def beside(graph: nx.Graph, node: str) -> tuple[float, int]:
    """Where a node belongs in its column: alliances and projects by the mean of their seats, so that few lines cross.

    Objects stand as in the box, where what counts each other is near.
    """
    facts = graph.nodes
    here = facts[node]["index"]
    seats = [facts[other]["index"] for other in graph[node] if facts[other]["side"] == "seat"]
    moves = facts[node]["side"] in ("alliance", "project") and bool(seats)
    return (sum(seats) / len(seats) if moves else float(here)), here


def draw_influence(graph: nx.Graph, language: str, ax: Any) -> None:
    """Lines as thick as they weigh; dotted where something counts something else."""
    places = graph.graph["positions"]
    engine.fit(ax, list(places.values()), (INCHES, INCHES), (WIDTH / 2 + 0.5, HEIGHT / 2 + 0.1))
    for here, there, facts in graph.edges.data():
        seat = next((graph.nodes[n]["index"] for n in (here, there) if graph.nodes[n]["side"] == "seat"), None)
        look = (SECOND, 1.0, ":") if seat is None else (COLOURS[seat], 0.6 + 0.8 * facts["weight"], "-")
        line(ax, *sorted((places[here], places[there])), *look)
    for node, place in places.items():
        plate(ax, place, node_words(graph, node, language), LOOKS[graph.nodes[node]["side"]])


def line(ax: Any, here: Place, there: Place, colour: str, width: float, style: str) -> None:
    """From the edge of a plate to that of another; beside a column, if both stand in it."""
    aside = here[0] == there[0]
    start, end = (here[0] + WIDTH / 2, here[1]), (there[0] + (WIDTH if aside else -WIDTH) / 2, there[1])
    bend = "arc3,rad=0.2" if aside else "arc3"
    ax.annotate("", end, start, zorder=1, arrowprops={
        "arrowstyle": "-", "connectionstyle": bend, "color": colour, "linewidth": width, "linestyle": style})


def node_words(graph: nx.Graph, node: str, language: str) -> str:
    game, facts = graph.graph["game"], graph.nodes[node]
    if facts["side"] == "seat":
        told = {"seat": ("seat", facts["index"]), "points": facts["points"]}
        return str(game.text("graph-seat", language, told))
    kind = "type" if facts["side"] == "object" else facts["side"]
    return fill(game.thing_text(kind, facts["index"], language), 24)


def plate(ax: Any, place: Place, text: str, width: float) -> None:
    from matplotlib.patches import Rectangle

    x, y = place
    ax.add_patch(Rectangle(
        (x - WIDTH / 2, y - HEIGHT / 2), WIDTH, HEIGHT, facecolor=SURFACE, edgecolor=INK, linewidth=width, zorder=3,
    ))
    ax.text(x, y, text, fontsize=TEXT, color=INK, ha="center", va="center", zorder=4)
