"""The network of influence, and what a seat lacks for alliances."""

import pytest

from gamekit.engine.graph import draw
from gamekit.games.secret_power.lab.graph import centralities, lacking


@pytest.fixture
def match(table):
    return table(
        row=("banks-2",), players=3,
        own={"ivan": ["media-1", "media-2", "governments-1"], "julia": ["media-3", "corporations-1", "unions-1"]},
        stages={"ivan": {"comintern": 2}, "julia": {"comintern": 1}}, concluded={"ivan": ["league-of-nations"]})


def test_who_is_joined_to_what(match):
    graph = match.graph("influence")
    assert graph.edges["ivan", "media"]["weight"] == 2 and graph.edges["ivan", "comintern"]["weight"] == 2
    assert set(graph.neighbors("ivan")) == {"media", "governments", "comintern", "league-of-nations"}
    counting = {frozenset(edge) for *edge, counts in graph.edges.data("counts") if counts}
    assert counting == {frozenset(pair) for pair in (
        ("governments", "media"), ("corporations", "governments"), ("league-of-nations", "media"))}
    assert list(graph.neighbors("alexey")) == []


def test_what_makes_a_seat_strong(match):
    found = centralities(match.graph("influence"))
    assert found["ivan"]["degree"] == 2 + 1 + 2 + 1
    assert found["alexey"] == {"degree": 0, "betweenness": 0}
    assert found["julia"]["betweenness"] > found["comintern"]["betweenness"]      # the only way to the unions


def test_what_a_seat_lacks_for_an_alliance(game, match):
    found = lacking(game, match.state, 0)
    assert found["paris-club"] == {"exchanges": 1}          # nearer than three cards of power
    assert found["anarchists"] == {"governments": -1}       # one too many
    assert found["trilateral-commission"] == {} and "league-of-nations" not in found


@pytest.mark.parametrize("language", ["en", "ru"])
@pytest.mark.parametrize("name", ["influence", "flow"])
def test_graphs_are_drawn(match, name, language):
    assert draw(match.graph(name), language).texts


def test_steps_follow_each_other(match):
    graph = match.graph("flow")
    assert graph.has_edge("choose-action", "infiltrate") and graph.has_edge("infiltrate", "send-agents")
    assert graph.has_edge("capture", "recall") and graph.has_edge("count", "over")
