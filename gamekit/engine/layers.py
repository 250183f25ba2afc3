"""A layout for directed graphs that reads from top to bottom, and a way to draw many alike arrows as few.

The usual four steps: choose which arrows go down, give nodes their layers, order each layer so that few arrows cross,
set the places. A long arrow has a bend in every layer that it passes, so that it finds its way between the nodes.
"""

from __future__ import annotations

from collections.abc import Hashable, Iterator
from itertools import accumulate, combinations, pairwise
from typing import Any

import networkx as nx

Node = Hashable
Arrow = tuple[Node, Node, int]
Place = tuple[float, float]
SWEEPS = 24
SAVING = 3      # arrows that a junction must spare to be worth it


def with_junctions(graph: nx.DiGraph) -> nx.DiGraph:
    """The graph with junctions: where several nodes lead to the same several others, their arrows meet in a point."""
    found = nx.DiGraph((a, b) for a, b in graph.edges if a != b)
    found.add_nodes_from(graph)
    for number in range(len(graph)):
        sources, targets = _largest_bundle(found, set(graph))
        if _spared(sources, targets) < SAVING:
            break
        junction = ("junction", number)
        found.remove_edges_from([(a, b) for a in sources for b in targets])
        found.add_edges_from([(a, junction) for a in sources], arrows=len(targets))
        found.add_edges_from([(junction, b) for b in targets], arrows=len(sources))
    return found


def _largest_bundle(graph: nx.DiGraph, nodes: set[Node]) -> tuple[list[Node], list[Node]]:
    """Sources that all lead to the same targets, and these targets: those that spare the most arrows."""
    leads_to = {node: set(graph.successors(node)) & nodes for node in graph if node in nodes}
    shared = {frozenset(leads_to[a] & leads_to[b]) for a, b in combinations(leads_to, 2)}
    bundles = [([n for n in leads_to if t <= leads_to[n]], [n for n in graph if n in t]) for t in shared]
    return max(bundles, key=lambda b: (_spared(*b), str(b)), default=([], []))


def _spared(sources: list[Node], targets: list[Node]) -> int:
    """The arrows that a junction spares."""
    return len(sources) * len(targets) - len(sources) - len(targets)


def reading_order(graph: nx.DiGraph, start: Node) -> list[Node]:
    """The nodes in an order with few arrows back: from a search in breadth or in depth on, whichever ends better."""
    arrows = list(graph.edges.data("arrows", 1))
    searches = nx.bfs_tree(graph, start), nx.dfs_preorder_nodes(graph, start)
    return min((_improved(list(search), arrows) for search in searches), key=lambda order: _against(arrows, order))


def _improved(order: list[Node], arrows: list[Arrow]) -> list[Node]:
    """The order after all exchanges that make it better, the best first."""
    better = min(_exchanged(order), key=lambda o: _against(arrows, o), default=order)
    return order if _against(arrows, better) >= _against(arrows, order) else _improved(better, arrows)


def _exchanged(order: list[Node]) -> Iterator[list[Node]]:
    """The order with two neighbouring runs exchanged. The start stays first."""
    for a, b, c in combinations(range(1, len(order) + 1), 3):
        yield order[:a] + order[b:c] + order[a:b] + order[c:]


def _against(arrows: list[Arrow], order: list[Node]) -> tuple[int, int]:
    """What speaks against an order: first nodes to which nothing before them leads, then arrows back."""
    at = {node: number for number, node in enumerate(order)}
    reached = {b for a, b, _ in arrows if at[a] < at[b]}
    return -len(reached), sum(number for a, b, number in arrows if at[a] > at[b])


def layered(graph: nx.DiGraph, start: Node) -> tuple[dict[Node, Place], dict[tuple[Node, Node], list[Place]]]:
    """Places of the nodes (x in node widths, y down in layers) and the bends of the arrows."""
    at = {node: number for number, node in enumerate(reading_order(graph, start))}
    down = graph.edge_subgraph([(a, b) for a, b in graph.edges if at[a] < at[b]])
    layer = {node: number for number, nodes in enumerate(nx.topological_generations(down)) for node in nodes}
    chains = {(a, b): list(_chain(a, b, layer)) for a, b in graph.edges if a != b}
    fine = nx.Graph(pair for chain in chains.values() for pair in pairwise(chain))
    fine.add_nodes_from(graph)
    rows: list[list[Node]] = [[] for _ in range(max(layer.values()) + 1)]
    for node in fine:
        rows[layer[node] if node in layer else node[2]].append(node)
    _order(rows, fine)
    places = _places(rows, fine)
    return {n: places[n] for n in graph}, {edge: [places[n] for n in chain] for edge, chain in chains.items()}


def _chain(a: Node, b: Node, layer: dict[Node, int]) -> Iterator[Node]:
    """An arrow as a row of nodes: its ends, and a bend for each layer between."""
    step = 1 if layer[b] > layer[a] else -1
    yield a
    for between in range(layer[a] + step, layer[b], step):
        yield ("bend", (a, b), between)
    yield b


def _order(rows: list[list[Node]], graph: nx.Graph) -> None:
    """Each node near the middle of its neighbours in the row before; down and up again, many times."""
    for sweep in range(SWEEPS):
        for before, row in pairwise(rows if sweep % 2 == 0 else rows[::-1]):
            at = {node: number for number, node in enumerate(before)}
            here = {node: number / max(len(row), 1) * len(before) for number, node in enumerate(row)}
            row.sort(key=lambda n: _mean([at[m] for m in graph[n] if m in at], here[n]))


def _places(rows: list[list[Node]], graph: nx.Graph) -> dict[Node, Place]:
    """Nodes move towards their neighbours as far as the row's order and their widths allow."""
    x = {node: number - len(row) / 2 for row in rows for number, node in enumerate(row)}
    for sweep in range(SWEEPS * 25):
        for row in rows if sweep % 2 else rows[::-1]:
            pulls = {n: {m: _pull(n, m) for m in graph[n]} or {n: 1} for n in row}
            wished = [sum(x[m] * pull for m, pull in p.items()) / sum(p.values()) for p in pulls.values()]
            gaps = [(_width(a) + _width(b)) / 2 for a, b in pairwise(row)]
            x.update(zip(row, _spread(wished, gaps, [sum(p.values()) for p in pulls.values()]), strict=True))
    return {node: (x[node], float(-number)) for number, row in enumerate(rows) for node in row}


def _spread(wished: list[float], gaps: list[float], weights: list[int]) -> list[float]:
    """As near to the wished places as the gaps allow: neighbours that would come too close move as one group."""
    shifts = [0.0, *accumulate(gaps)]
    groups: list[tuple[float, int, int]] = []       # place, weight, number of members
    for place, shift, weight in zip(wished, shifts, weights, strict=True):
        group = (place - shift, weight, 1)
        while groups and groups[-1][0] > group[0]:
            other = groups.pop()
            total = other[1] + group[1]
            group = ((other[0] * other[1] + group[0] * group[1]) / total, total, other[2] + group[2])
        groups.append(group)
    places = [place for place, _, members in groups for _ in range(members)]
    return [place + shift for place, shift in zip(places, shifts, strict=True)]


def _pull(a: Node, b: Node) -> int:
    """Long arrows should be straight in their middle."""
    return (3, 1, 8)[_is_bend(a) + _is_bend(b)]


def _is_bend(node: Any) -> bool:
    return isinstance(node, tuple) and node[0] == "bend"


def _width(node: Any) -> float:
    """Bends and junctions are narrow."""
    return 0.36 if isinstance(node, tuple) else 1.15


def _mean(values: list[float] | list[int], otherwise: float) -> float:
    return sum(values) / len(values) if values else otherwise
