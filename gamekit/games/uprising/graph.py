"""Graphs of a match: the row of districts, the flow of the steps."""

from __future__ import annotations

from itertools import pairwise
from typing import TYPE_CHECKING

import networkx as nx

from ...engine import graph as engine
from ...engine.rulebook import hyphened
from .table import Capture, Mode, State

if TYPE_CHECKING:
    from ...engine.game import Game


def flow_graph(game: Game, s: State) -> nx.DiGraph:
    """The steps that can follow each other with these options."""
    return engine.flow_graph(game, mode=hyphened(Mode(s.mode)), capture=hyphened(Capture(s.capture)))


def row_graph(game: Game, s: State) -> nx.Graph:
    ids = game.ids("district")
    graph = nx.Graph(game=game, title="graph-row-title")
    graph.add_nodes_from(ids[d] for d in s.in_row[: s.row_size])
    graph.add_edges_from((ids[a], ids[b]) for a, b in pairwise(s.in_row[: s.row_size]))
    return graph


GRAPHS = {"row": row_graph, "flow": flow_graph}
