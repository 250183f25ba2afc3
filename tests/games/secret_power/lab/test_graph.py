"""The network of influence, and what a seat lacks for alliances."""

import pytest

from gamekit.engine.graph import draw
from gamekit.games.secret_power.lab.graph import centralities, lacking
from gamekit.games.secret_power.lab.history import grouped_influence, influence_over_time, round_ends
from gamekit.games.secret_power.lab.reach import completion_graph, reachable

from ..helpers import cards_for


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
@pytest.mark.parametrize("name", ["influence", "completion", "flow"])
def test_graphs_are_drawn(match, name, language):
    assert draw(match.graph(name), language).texts


def test_steps_follow_each_other(match):
    graph = match.graph("flow")
    assert graph.has_edge("choose-action", "infiltrate") and graph.has_edge("infiltrate", "send-agents")
    assert graph.has_edge("capture", "recall") and graph.has_edge("count", "over")


# What can still be reached

def test_what_is_gone_cannot_be_reached(game, table):
    """The first alliance needs three cards of finance, or Crime Syndicates."""
    def reach(*gone):
        discarded = [name for name in cards_for(game, 2) if name.rpartition("-")[0] in gone]
        match = table(row=("media-1",), players=2, own={"ivan": ["governments-1"]}, objects={"discard": discarded})
        return reachable(game, match.state, 0)

    finance = "valuables", "real-estate", "banks"
    assert game.components["alliances"][0]["needs"] == "finance >= 3 or crime >= 1"
    name = game.ids("alliance")[0]
    assert reach()[name] and reach(*finance)[name] and reach("crime")[name]
    assert not reach(*finance, "exchanges", "crime")[name]
    assert not reach()["anarchists"]        # the governments would have to go


def test_a_set_is_within_reach_of_who_has_the_colour_that_is_gone(game, table):
    gone = [name for name in cards_for(game, 2) if name.rpartition("-")[0] in ("ruling-parties", "media", "security")]
    facts = {"row": ("banks-2",), "players": 2, "own": {"ivan": [gone[0]]}, "objects": {"discard": gone[1:]}}
    s = table(**facts).state
    assert reachable(game, s, 0)["templars"] and not reachable(game, s, 1)["templars"]


def test_what_completes_what(game, match):
    graph = completion_graph(game, match.state, 0)
    assert graph.has_edge("exchanges", "paris-club") and graph.nodes["paris-club"]["lack"] == 1
    chances = {node: facts["chance"] for node, facts in graph.nodes.data() if facts["side"] == "object"}
    assert chances and all(0 < chance <= 1 for chance in chances.values())
    lacks = [facts["lack"] for _, facts in graph.nodes.data() if facts["side"] != "object"]
    assert lacks == sorted(lacks) and min(lacks) > 0
    assert "trilateral-commission" not in graph         # it lacks nothing


# Over time

def test_the_network_grows_round_by_round(game):
    match = game.new(seed=5, players=4, seats=dict.fromkeys(game.ids("seat")[:4], "greedy")).go_on()
    ends = round_ends(match)
    assert [s.round for s in ends] == [1, 2, 3, 4, 5, 6] and ends[-1] is match.state
    graph = grouped_influence(game, ends[-1])
    for seat in range(4):
        weights = {other: facts["weight"] for other, facts in graph[game.ids("seat")[seat]].items()}
        assert weights.get("power", 0) == ends[-1].groups[seat][3]
        assert weights.get("alliances", 0) == sum(
            game.ids("pact")[place] == f"{game.ids('seat')[seat]}-concluded" for place in ends[-1].alliance_at)
    sheet = influence_over_time(match, "ru")
    assert [ax.get_title(loc="left") for ax in sheet.axes] == [f"Раунд {n}" for n in range(1, 7)]
    assert sheet._repr_png_().startswith(b"\x89PNG")
