"""The graphs: what is drawn is what the rules do."""

from __future__ import annotations

from functools import cache
from pathlib import Path
from typing import Any

import networkx as nx
import pytest
from matplotlib.figure import Figure

import gamekit
from gamekit.engine import layers, options
from gamekit.engine.dice import below, game_seed
from gamekit.engine.graph import draw, flow_graph
from gamekit.engine.paths import Paths, constant_fields
from gamekit.engine.rulebook import hyphened
from gamekit.games.dual_powers.lab.graph import open_map
from gamekit.games.dual_powers.rules.table import Region, Step

GAME = gamekit.load("dual_powers")
KINDS = [
    {"mode": "duel"}, {"mode": "duel", "unrest_bonus_exhausts": False, "discard_hand": True},
    {"mode": "solo", "side": "red", "difficulty": 1}, {"mode": "solo", "side": "white", "difficulty": 6},
]
LAST = "never: the Opposition has the last of nine turns, and the derivation does not count turns"
RARE = "possible, but in three rounds a random player seldom wins so much at the unrest, or recovers a token for it"
ACTIONS = (
    "order-action", "recruit-unit", "move-to", "recover-token", "leader-action", "place-leader", "place-blockade",
    "bonus-action", "bonus-region",
)
UNSEEN: dict[str, dict[tuple[str, str], str]] = {   # arrows that random games may not show, and why
    "duel": {},
    "solo": {
        ("unrest-prize", "over"): RARE, ("recover-token", "reveal-objectives"): RARE,
        **{(step, "score-unrest"): LAST for step in ACTIONS},
    },
}


@cache
def observed(mode: str) -> frozenset[tuple[str, str]]:
    """The transitions in some hundred random games, step by step."""
    found, out, box = set(), [0] * GAME.flow.widest(), GAME.box
    for given in (kind for kind in KINDS if kind["mode"] == mode):
        for number in range(200):
            s = GAME.state()
            options.write(GAME.options, options.complete(GAME.options, given, GAME.name), s)
            s.rng = game_seed(7, number)
            GAME.setup(box, s)
            while s.step != Step.OVER:
                here, moves = s.step, GAME.flow.legal(box, s, out)
                GAME.flow.apply(box, s, out[below(s, moves)] if moves else 0)
                found.add((hyphened(Step(here)), hyphened(Step(s.step))))
    return frozenset(found)


@pytest.mark.parametrize("mode", ["duel", "solo"])
def test_every_transition_is_an_arrow(mode: str) -> None:
    assert observed(mode) <= set(flow_graph(GAME, mode=mode).edges)


@pytest.mark.parametrize("mode", ["duel", "solo"])
def test_every_arrow_is_a_transition_or_explained(mode: str) -> None:
    assert set(flow_graph(GAME, mode=mode).edges) - observed(mode) <= set(UNSEEN[mode])


def test_the_whole_flow_has_no_arrow_too_many() -> None:
    assert set(flow_graph(GAME).edges) == observed("duel") | observed("solo")


def test_flow_says_what_a_step_is() -> None:
    graph = flow_graph(GAME)
    assert set(graph) == {hyphened(step) for step in Step}
    assert graph.nodes["play-card"] == {"automatic": False, "rule": "PLAY_FROM_HAND"}
    assert graph.nodes["cleanup"]["automatic"]
    assert graph.nodes["over"] == {"automatic": True, "rule": None}
    assert {a for a, b in nx.selfloop_edges(graph)} == {
        "choose-objective", "recruit-unit", "move-to", "leader-action", "score-objective",
    }


def test_flow_of_a_match_is_that_of_its_mode() -> None:
    assert "opposition-card" not in GAME.new().graph("flow")
    assert "choose-objective" not in GAME.new(mode="solo").graph("flow")


# The reading of functions

def twice(s: Any, number: int) -> None:
    """Calls itself, loops, and decides by what it is given."""
    for _ in range(number):
        if s.a == 1:
            s.a = 2
            break
    if number == 3:
        s.b = 1 if s.free else 2
    else:
        twice(s, 3)


def test_paths_through_a_function() -> None:
    paths = Paths(constant_fields([twice]))
    assert paths.fields == {"a", "b"}
    found = {tuple(sorted(facts)) for facts in paths.after(twice, frozenset({("a", 1)}))}
    assert found == {(("a", a), ("b", b)) for a in (1, 2) for b in (1, 2)}
    assert paths.after(twice, frozenset({("a", 0), ("$number", 3)})) == {
        frozenset({("a", 0), ("b", 1)}), frozenset({("a", 0), ("b", 2)}),
    }


def by_number(s: Any, number: int) -> None:
    s.step = number


def test_a_step_that_cannot_be_read_is_said(monkeypatch: pytest.MonkeyPatch) -> None:
    other = type("Other", (type(GAME),), {"setup": staticmethod(by_number)})
    with pytest.raises(ValueError, match="cannot be read"):
        flow_graph(other())


# The map

def distances(graph: nx.Graph) -> dict[str, dict[str, int]]:
    """How many moves lie between regions; those that cannot be reached are missing."""
    return dict(nx.all_pairs_shortest_path_length(graph))


def closed_map() -> nx.Graph:
    match = GAME.new(seed=5)
    match.state.blockade = GAME.ids("connection").index("green-red")
    return match.graph("map")


def test_map_shows_the_table() -> None:
    match = GAME.new(seed=5)
    graph = match.graph("map")
    assert list(graph) == [hyphened(region) for region in Region]
    assert match.graph().nodes.data() == graph.nodes.data()
    assert all(facts["control"] is None and facts["red"] == facts["white"] == 0 for _, facts in graph.nodes.data())
    assert sorted(t for _, tokens in graph.nodes.data("tokens") for t in tokens) == [f"neutral-{c}" for c in "abcdef"]
    assert [r for r, unrest in graph.nodes.data("unrest") if unrest] == [hyphened(Region(match.state.unrest))]
    assert graph.edges["red", "green"]["connection"] == "green-red"
    assert graph.edges["red", "green"]["tile"] == "green"
    assert sum(closed for _, _, closed in graph.edges.data("blockaded")) == 1


def test_control_and_markers() -> None:
    match = GAME.new(seed=5)
    unit = GAME.ids("token").index("red-2b")
    match.state.token_at[unit], match.state.marker_at[1] = Region.BLUE, Region.BLUE
    facts = match.graph("map").nodes["blue"]
    assert facts["control"] == "red"
    assert facts["red"] > facts["white"] == 0
    assert "red-2b" in facts["tokens"]
    assert facts["markers"] == [2]


def test_blockade_cuts_the_ring() -> None:
    graph = closed_map()
    assert distances(graph)["green"]["brown"] == 3
    assert distances(open_map(graph))["green"]["red"] == 5
    assert not open_map(graph).has_edge("green", "red")
    assert graph.has_edge("green", "red")


def test_blockade_can_cut_off() -> None:
    graph = closed_map()
    graph.remove_edge("purple", "brown")
    assert "red" not in distances(open_map(graph))["green"]


def test_no_blockade_cuts_nothing() -> None:
    graph = closed_map()
    nx.set_edge_attributes(graph, False, "blockaded")
    assert distances(open_map(graph)) == distances(graph)


# Pictures

@pytest.mark.parametrize("language", ["en", "ru"])
@pytest.mark.parametrize("name", ["map", "roads", "flow"])
@pytest.mark.parametrize("mode", ["duel", "solo"])
def test_texts_do_not_overlap(name: str, language: str, mode: str, tmp_path: Path) -> None:
    match = GAME.new(seed=5, mode=mode)
    match.state.marker_at = [match.state.unrest, 0, 0]
    match.state.blockade = GAME.ids("connection").index("red-purple")   # where there is least room
    ax = draw(match.graph(name), language)
    ax.figure.savefig(tmp_path / "graph.png")
    texts = [text for text in [*ax.texts, *(ax.get_legend().get_texts() if ax.get_legend() else [])] if text.get_text()]
    assert all(text.get_fontsize() >= 9 for text in texts)
    boxes = [text.get_window_extent() for text in texts]
    for number, box in enumerate(boxes):
        assert not [texts[n].get_text() for n in range(number) if box.overlaps(boxes[n])], texts[number].get_text()


def test_draws_where_it_is_told() -> None:
    axes = Figure().subplots(1, 2)
    assert draw(GAME.new().graph("map"), ax=axes[1]) is axes[1]
    assert not axes[0].texts


def test_given_positions_are_kept() -> None:
    graph = flow_graph(GAME, mode="duel")
    graph.graph["positions"] = {node: (0.0, -float(number)) for number, node in enumerate(graph)}
    ax = draw(graph)
    assert {text.get_position() for text in ax.texts} == set(graph.graph["positions"].values())


def test_boxes_of_the_flow_are_apart() -> None:
    graph = flow_graph(GAME)
    places, _ = layers.layered(layers.with_junctions(graph), "draw-cards")
    rows: dict[float, list[float]] = {}
    for node in graph:
        rows.setdefault(places[node][1], []).append(places[node][0])
    assert all(b - a > 1.1 for row in rows.values() for a, b in zip(sorted(row), sorted(row)[1:], strict=False))


def test_junctions_lose_no_arrow() -> None:
    graph = flow_graph(GAME)
    bundled = layers.with_junctions(graph)
    junctions = set(bundled) - set(graph)
    through = {(a, b) for j in junctions for a in bundled.predecessors(j) for b in bundled.successors(j)}
    direct = {(a, b) for a, b in bundled.edges if a in graph and b in graph}
    assert through | direct == {(a, b) for a, b in graph.edges if a != b}
    assert not through & direct
