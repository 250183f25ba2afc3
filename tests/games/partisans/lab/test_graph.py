"""The graphs: garrisons as the player knows them, combinations as the cards give them, the steps as games take them."""

from functools import cache

import pytest

import gamekit
from gamekit.engine.graph import draw
from gamekit.engine.rulebook import hyphened
from gamekit.engine.steps import OVER
from gamekit.games.partisans.lab.graph import LINKS, reasons
from gamekit.games.partisans.rules.table import Step
from gamekit.testing.play import fresh_state

POSITION = {
    "agents": {"hand": ["abel"]}, "missions": {"available": ["railway-bridge", "border"]},
    "foes": {"railway-bridge": ["infantryman-1a", "sentry-1a face_up"], "border": ["jailer-2 peeked", 2]},
}


def test_missions_and_garrisons(game):
    graph = game.position(POSITION).graph("missions")
    assert set(graph.neighbors("railway-bridge")) == {"sentry-1a", "railway-bridge-unknown-1"}
    assert set(graph.neighbors("border")) == {"jailer-2", "border-unknown-1", "border-unknown-2"}
    assert graph.nodes["railway-bridge-unknown-1"]["force"] is None
    assert (graph.nodes["jailer-2"]["force"], graph.nodes["jailer-2"]["face_up"]) == ("jailer", False)
    assert "infantryman-1a" not in graph


def test_who_combines_with_whom(game):
    graph = game.position(POSITION).graph("network")
    assert len(graph) == 24
    assert graph.edges["roberto", "abel"]["reasons"] == [("network-revealed", "revealed", "hidden")]
    assert reasons(graph, "ramona", "antonio", "en") == ["Recruits put in order come in that order."]
    assert graph.has_edge("juana", "sagrario")
    assert graph.has_edge("abel", "emilio")
    assert not graph.has_edge("consuelo", "nicolas")
    found = {reason for _, _, edge in graph.edges.data() for reason, _, _ in edge["reasons"]}
    assert found == {link.reason for link in LINKS}


def test_the_network_follows_the_option_of_printed_cards(game):
    ours, printed = (game.position(POSITION | {"cards": cards}).graph("network") for cards in ("rulebook", "printed"))
    assert ("network-more", "hidden", "revealed") in ours.edges["jacinto", "marcelino"]["reasons"]
    assert ("network-more", "revealed", "revealed") in printed.edges["jacinto", "marcelino"]["reasons"]


@cache
def observed(decks):
    """The transitions in some hundred random games, step by step."""
    game = gamekit.load("partisans")
    found, out, box = set(), [0] * game.flow.widest(), game.box
    for number in range(400):
        s = fresh_state(game, 7, number, decks=decks)
        dice = number
        while s.step != OVER:
            here, moves = s.step, game.flow.legal(box, s, out)
            dice = (dice * 1103515245 + 12345) % 2**31
            game.flow.apply(box, s, out[dice // 65536 % moves] if moves else 0)
            found.add((hyphened(Step(here)), hyphened(Step(s.step))))
    return found


@pytest.mark.parametrize("decks", ["random", "draft"])
def test_the_flow_holds_every_step_that_games_take(game, decks):
    graph = game.new(seed=1, decks=decks).graph("flow")
    assert graph.graph["start"] == ("draft" if decks == "draft" else "deal")
    assert ("draft" in graph) == (decks == "draft")
    assert observed(decks) <= set(graph.edges)


@pytest.mark.parametrize("language", ["en", "ru"])
@pytest.mark.parametrize("name", ["missions", "network", "flow"])
def test_graphs_are_drawn(game, name, language):
    ax = draw(game.position(POSITION).graph(name), language)
    assert len(ax.texts) > 5
