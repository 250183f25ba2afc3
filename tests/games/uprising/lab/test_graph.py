"""The graphs of a match, and the chances on the lines between districts and missions."""

from math import comb

import pytest

from gamekit.engine.graph import draw
from gamekit.engine.view import world
from gamekit.games.uprising.lab.mission_chances import REDEALS, can_be_met, chances
from gamekit.games.uprising.rules.missions import meets
from gamekit.games.uprising.rules.table import Seat

from ..helpers import district, lying, number, play

ROW = ["plenty", "peace", "capitol", "police", "truth"]


@pytest.fixture
def match(table):
    return table(
        step="capture-district", round=3, in_row=ROW,
        cards=lying(hand="M4 M6", truth="P3 P2^ D5", plenty="S3^", peace="X1 M2^", capitol="D2 S6^ P6 M3^ S5 D4"),
    )


def test_the_row(match):
    graph = match.graph()
    assert list(graph) == ROW
    assert graph.nodes["capitol"]["face_up"] == 2
    assert graph.nodes["capitol"]["face_down"] == 4
    assert not graph.has_edge("plenty", "truth")
    play(match, "capitol", "coup")
    assert list(match.graph("row").neighbors("peace")) == ["plenty", "police"]


def test_what_the_resistance_has(match):
    edge = match.graph("missions-resistance").edges
    assert edge["truth", "espionage"]["met"] is True
    assert (edge["truth", "revolution"]["have"], edge["truth", "revolution"]["need"]) == (10, 21)
    assert edge["truth", "revolution"]["met"] is False
    assert {n for _, _, n in match.graph("missions-resistance").edges.data("n")} == {0}


def test_what_the_empire_can_expect_is_exact_where_worlds_are_few(match):
    """Truth shows Propaganda 2 and two hidden cards of 19 unseen: one Diversion of 4, 5, 6 and one more Propaganda."""
    edge = match.graph("missions").edges["truth", "espionage"]
    unseen = 24 - 5
    pairs = 3 * 4       # Diversion 4, 5, 6 with Propaganda 3, 4, 5, 6
    assert edge["probability"] == pytest.approx(pairs / comb(unseen, 2))
    assert (edge["met"], edge["n"]) == (None, 0)
    assert match.graph("missions").edges["capitol", "coup"]["n"] == REDEALS


def test_counted_and_redealt_chances_agree(game, match, monkeypatch):
    exact = chances(game, match.state, Seat.EMPIRE)
    monkeypatch.setattr("gamekit.games.uprising.lab.mission_chances.MOST_WORLDS", 0)
    estimated = chances(game, match.state, Seat.EMPIRE)
    for key, chance in exact.items():
        assert estimated[key].n == REDEALS
        assert abs(estimated[key].p - chance.p) <= 4 * (0.25 / REDEALS) ** 0.5


def test_chances_respect_what_captures_tell(game):
    """A captured district with a hidden card, a liquidated one: counted and redealt worlds agree there too."""
    start = {
        "step": "mark-districts", "round": 7,
        "open_missions": ["revolution", "civil-disobedience", "coup", "agitation"],
        "districts": {"civil-disobedience": ["truth"]}, "captured_in": {"truth": 3},
        "cards": {"truth": ["riot-3 open opened", "riot-5 open opened", 1], "peace": ["riot-4 open", 1], "hand": [5],
                  "liquidated": [1, "gear-2 open", "gear-3 open", "gear-4 open", "gear-5 open", "gear-6 open",
                                 "propaganda-2 open", "propaganda-3 open", "diversion-2 open", "diversion-3 open",
                                 "diversion-4 open"]},
    }
    match = game.position(start)
    exact = chances(game, match.state, Seat.EMPIRE)[district("peace"), number(match, "mission", "agitation")]
    assert exact.n == 0
    seeds = range(4000)
    hits = sum(meets(game.box, world(game, match.state, Seat.EMPIRE, seed), district("peace"),
                     number(match, "mission", "agitation")) for seed in seeds)
    assert abs(hits / len(seeds) - exact.p) < 4 * (0.25 / len(seeds)) ** 0.5


def test_what_can_still_be_met(table):
    match = table(missions=["civil-disobedience", "armed-protests", "coup"],
                  cards=lying(peace="M5 D2", plenty="S6 S5 S4", liquidated="D6^ D5^ D4^ D3^", hand="M2 M3 X1"))

    def possible(seat, name, mission):
        return can_be_met(match.game, match.state, seat, district(name), number(match, "mission", mission))

    assert not possible(Seat.RESISTANCE, "peace", "civil-disobedience")     # D2 lies there
    assert possible(Seat.EMPIRE, "peace", "civil-disobedience")             # the Empire cannot know
    assert not possible(Seat.RESISTANCE, "plenty", "armed-protests")        # no Diversion is left
    assert possible(Seat.RESISTANCE, "truth", "civil-disobedience")
    graph = match.graph("missions-resistance")
    assert not graph.has_edge("peace", "civil-disobedience")


@pytest.mark.parametrize("name", ["row", "missions", "missions-resistance", "flow"])
@pytest.mark.parametrize("language", ["en", "ru"])
def test_graphs_can_be_drawn(match, name, language):
    ax = draw(match.graph(name), language)
    assert len(ax.texts) >= 5


def test_the_empires_graph_does_not_leak(game, match):
    """It is made from the view: in another world that looks the same it is the same."""
    other = world(game, match.state, Seat.EMPIRE, 77)
    first, second = (game.graphs()["missions"](game, s) for s in (match.state, other))
    assert list(first.edges.data()) == list(second.edges.data())
