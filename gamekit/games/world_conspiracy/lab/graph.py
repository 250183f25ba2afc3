"""Graphs of a match: those of Secret Power, and the flow of the steps with what the expansion's options allow."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ....engine import graph as engine
from ....engine.rulebook import hyphened
from ...secret_power.lab.graph import GRAPHS as BASE_GRAPHS
from ..rules.table import AlterEgo, Difficulty, State

if TYPE_CHECKING:
    import networkx as nx

    from ....engine.game import Game


def flow_graph(game: Game, s: State) -> nx.DiGraph:
    """The steps that can follow each other with these options."""
    return engine.flow_graph(
        game, professionals=bool(s.professionals), experienced=bool(s.experienced),
        difficulty=hyphened(Difficulty(s.difficulty)), alter_ego=hyphened(AlterEgo(s.alter_ego)),
    )


GRAPHS = {**BASE_GRAPHS, "flow": flow_graph}
