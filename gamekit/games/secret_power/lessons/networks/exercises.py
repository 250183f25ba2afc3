"""Exercises to the lesson, in three sizes. Each judge knows the plausible mistakes and names them."""

from __future__ import annotations

from collections.abc import Mapping
from itertools import combinations, permutations
from typing import Any

import networkx as nx

from .....lessons.exercise import Exercise, acts_like, is_number, like_one

OWNED: Mapping[str, Mapping[str, int]] = {
    "objects": {"banks": 2, "media": 1, "patents": 3}, "stages": {"comintern": 3, "espionage": 1},
    "alliances": {"cia": 1, "gladio": 1},
}
LENGTH, PLACE = 9, 4        # of a chain
CASES = ((3, 5, 5), (7, 2, 4), (1, 1, 6), (2, 2, 2), (8, 9, 3))


# Change a number

def count_lines(answer: Any) -> str:
    """All weights together."""
    if not is_number(answer):
        return "number"
    sums = {name: sum(owned.values()) for name, owned in OWNED.items()}
    return like_one(answer, {
        "": sum(sums.values()), "names": sum(map(len, OWNED.values())), "objects": sums["objects"],
        "stageless": sums["objects"] + sums["alliances"],
    })


def chain_pairs(answer: Any) -> str:
    """The pairs of a chain that meet through one place."""
    if not is_number(answer):
        return "number"
    before, after = PLACE - 1, LENGTH - PLACE
    known = {
        "": [before * after], "people": [before + after, LENGTH, before, after],
        "all": [LENGTH * (LENGTH - 1) // 2, (LENGTH - 1) * (LENGTH - 2) // 2],
        "side": [before * (after + 1), (before + 1) * after, before * (after - 1)], "neighbours": [2],
    }
    return next((name for name, numbers in known.items() if answer in numbers), "other")


def fair_share(answer: Any) -> str:
    """The share of one of five, in per cent."""
    if not is_number(answer):
        return "number"
    return like_one(answer, {"": 20, "four": 25, "half": 50, "share": 0.2, "rest": 80})


# Change a condition

def alone(answer: Any) -> str:
    """Who has most, if only one has."""
    if not callable(answer):
        return "function"
    names = ("ivan", "julia", "alexey")
    said = [answer(dict(zip(names, case, strict=True))) for case in CASES]
    if not all(one is None or one in names for one in said):
        return "name"
    wanted = [names[case.index(max(case))] if case.count(max(case)) == 1 else None for case in CASES]
    if said == wanted:
        return ""
    if all(one == want for one, want in zip(said, wanted, strict=True) if want is not None):
        return "tie"
    if all(one is None for one in said):
        return "never"
    least = [case[names.index(one)] == min(case) if one else False for one, case in zip(said, CASES, strict=True)]
    return "least" if all(least) else "other"


def networks() -> list[nx.Graph]:
    """A chain, a ring, a star, two triangles that share a corner, a ring with a tail."""
    ring = nx.cycle_graph(5)
    ring.add_edge(0, 9)
    return [nx.path_graph(5), nx.cycle_graph(4), nx.star_graph(3), nx.windmill_graph(2, 3), ring]


def parts_without(graph: nx.Graph, node: Any) -> bool:
    rest = graph.copy()
    rest.remove_node(node)
    return not nx.is_connected(rest)


def falls_apart(answer: Any) -> str:
    """Whether a network falls apart without a node."""
    if not callable(answer):
        return "function"
    said, wanted, many = [], [], []
    for graph in networks():
        for node in list(graph):
            given = graph.copy()
            said.append(answer(given, node))
            if set(given) != set(graph) or set(given.edges) != set(graph.edges):
                return "spoilt"
            wanted.append(parts_without(graph, node))
            many.append(graph.degree(node) > 2)
    if not all(value in (True, False) for value in said):
        return "answer"
    known = {"": wanted, "many": many, "turned": [not one for one in wanted]}
    if len(set(said)) == 1:
        return "always"
    return next((name for name, values in known.items() if values == [bool(one) for one in said]), "other")


# Write it

def way(answer: Any) -> str:
    """The number of lines of a shortest way."""
    if not callable(answer):
        return "function"
    cases = [(graph, a, b) for graph in networks() for a, b in permutations(list(graph)[:4], 2)]
    return acts_like(lambda graph, a, b: answer(graph.copy(), a, b), ways, cases)


def ways(graph: nx.Graph, a: Any, b: Any) -> dict[str, int]:
    lines = nx.shortest_path_length(graph, a, b)
    return {"": lines, "one": 1, "nodes": lines + 1, "between": lines - 1, "longest": nx.diameter(graph)}


def broker(answer: Any) -> str:
    """Betweenness that is not divided by anything."""
    if not callable(answer):
        return "function"
    cases = [(graph, node) for graph in networks() for node in graph]
    return acts_like(lambda graph, node: answer(graph.copy(), node), between, cases)


def between(graph: nx.Graph, node: Any) -> dict[str, float]:
    """Betweenness, and ways to miss it."""
    others = [one for one in graph if one != node]
    through = {pair: share_through(graph, node, *pair) for pair in combinations(others, 2)}
    right = sum(through.values())
    return {
        "": right, "degree": graph.degree(node), "whole": sum(one > 0 for one in through.values()),
        "twice": 2 * right, "ends": right + len(others), "share": right / max(len(through), 1),
    }


def share_through(graph: nx.Graph, node: Any, a: Any, b: Any) -> float:
    """Which part of the shortest ways between two others goes through a node."""
    every = list(nx.all_shortest_paths(graph, a, b))
    return sum(node in one for one in every) / len(every)


EXERCISES = (
    Exercise(
        "count-lines", "number", judge=count_lines, data=lambda: {name: dict(owned) for name, owned in OWNED.items()},
        starter="owned = tasks[\"count-lines\"].data\nanswer = sum(len(things) for things in owned.values())",
        solution="owned = tasks[\"count-lines\"].data\nanswer = sum(sum(things.values()) for things in owned.values())",
    ),
    Exercise("chain-pairs", "number", judge=chain_pairs, starter="answer = 2", solution="answer = 3 * (9 - 4)"),
    Exercise("fair-share", "number", judge=fair_share, starter="answer = 100 / 4", solution="answer = 100 / 5"),
    Exercise(
        "alone", "condition", judge=alone,
        starter="def answer(lines):\n    return max(lines, key=lines.get)",
        solution="def answer(lines):\n    most = max(lines.values())\n"
                 "    ahead = [name for name, number in lines.items() if number == most]\n"
                 "    return ahead[0] if len(ahead) == 1 else None",
    ),
    Exercise(
        "falls-apart", "condition", judge=falls_apart,
        starter="def answer(graph, node):\n    return graph.degree(node) > 2",
        solution="import networkx as nx\n\ndef answer(graph, node):\n    rest = graph.copy()\n"
                 "    rest.remove_node(node)\n    return not nx.is_connected(rest)",
    ),
    Exercise(
        "way", "write", judge=way,
        starter="def answer(graph, a, b):\n    return 1",
        solution="import networkx as nx\n\ndef answer(graph, a, b):\n    return nx.shortest_path_length(graph, a, b)",
    ),
    Exercise(
        "broker", "write", judge=broker,
        starter="def answer(graph, node):\n    return graph.degree(node)",
        solution="from itertools import combinations\n\nimport networkx as nx\n\ndef answer(graph, node):\n"
                 "    found = 0\n    for a, b in combinations([one for one in graph if one != node], 2):\n"
                 "        ways = list(nx.all_shortest_paths(graph, a, b))\n"
                 "        found += sum(node in way for way in ways) / len(ways)\n    return found",
    ),
)
