"""Graphs of a match: missions and garrisons, who combines with whom, the flow of the steps."""

from __future__ import annotations

from typing import TYPE_CHECKING

import networkx as nx

from ...engine import graph as engine
from ...engine.rulebook import hyphened
from .table import Decks, State

if TYPE_CHECKING:
    from ...engine.game import Game


def flow_graph(game: Game, s: State) -> nx.DiGraph:
    """The steps that can follow each other in this kind of game: with drafted decks, or without."""
    return engine.flow_graph(game, decks=hyphened(Decks(s.decks)))


GRAPHS = {"flow": flow_graph}
