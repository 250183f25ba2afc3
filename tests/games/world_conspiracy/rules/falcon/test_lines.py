"""Falcon's list: each line when it is taken, and why it is passed over."""

import pytest

from gamekit.games.world_conspiracy.rules.falcon.trace import ladder, last_ladder
from gamekit.games.world_conspiracy.rules.rulebook import Rule
from gamekit.testing import proves

from .helpers import FALCON, HUMAN, Rung, agents, card, numbers, solo, step, taken, told

ROW = ("media-1", "valuables-1", "research-1")


def line(game, **entries):
    s = solo(game, **entries)
    step(game, s)
    return s, *taken(game, s)


@proves(Rule.FALCON_LINES)
@pytest.mark.parametrize(("row", "rung"), [
    (("media-1", "governments-1", "inner-circle-1", "unions-1"), Rung.INNER_CIRCLE),     # the fourth is out of reach
    (("media-1", "inner-circle-1", "unions-1"), Rung.SUPPORT),
    (("media-1", "governments-1", "inner-circle-1"), Rung.INNER_CIRCLE),
    (("media-1", "crime-1", "governments-1"), Rung.POWER),
    (("media-1", "valuables-1"), Rung.THREE_GROUPS),
])
def test_objects_come_in_their_order(game, row, rung):
    s, found, _ = line(game, row=row, active={"julia": 6})
    assert found == rung
    assert game.step(s.step).name == "END_TURN"


@proves(Rule.FALCON_LINES)
def test_the_leftmost_that_is_possible(game):
    s, rung, _ = line(game, row=("crime-1", "governments-1", "exchanges-1"), active={"julia": 4})
    assert rung == Rung.POWER and s.target[FALCON] == card(game, "governments-1")       # the first takes five


@proves(Rule.FALCON_LINES)
def test_a_group_whose_card_of_power_he_has(game):
    facts = {"row": ROW, "active": {"julia": 1}}
    s, rung, passed = line(game, own={"julia": ["universities-1"]}, **facts)
    assert rung == Rung.LED_GROUP and s.target[FALCON] == card(game, "research-1")
    s, rung, passed = line(game, **facts)
    assert rung == Rung.THREE_GROUPS and s.target[FALCON] == card(game, "media-1")
    assert passed[Rung.LED_GROUP] == "FALCON_FINDS_NONE"


@proves(Rule.FALCON_OPERATION_WHEN, Rule.FALCON_BASE_OPERATION_FIRST)
def test_an_operation_in_a_war_or_after_the_emissary(game):
    facts = {"row": ROW, "active": {"julia": 6}}
    war = {"objects": {"war": ["world-war-1"]}}
    s, rung, passed = line(game, **facts, **war)
    assert rung == Rung.WAR and passed[Rung.EMISSARY] == "FALCON_NO_EMISSARY"
    assert s.operation_of[0] == FALCON and s.on_operation[FALCON] == 5 and agents(s)[0] == 1
    s, rung, _ = line(game, emissary=1, **{**facts, "row": ("unions-1", *ROW)})
    assert rung == Rung.EMISSARY
    s, rung, _ = line(game, **{**facts, "row": ("unions-1", *ROW)}, **war)
    assert rung == Rung.SUPPORT         # in a war, objects before operations
    _, rung, passed = line(game, **facts)
    assert rung == Rung.THREE_GROUPS and passed[Rung.WAR] == "FALCON_NO_WAR"


@proves(Rule.FALCON_OPERATION_WHEN)
def test_the_emissary_is_for_one_turn(game):
    s, _, _ = line(game, row=ROW, active={"julia": 6}, emissary=1)
    while game.flow.automatic(s):
        game.flow.apply(game.box, s, 0)
    assert s.seat == HUMAN and s.emissary == 0


def test_the_emissary_needs_as_many_agents_as_anybody(game):
    s, rung, passed = line(game, row=ROW, active={"julia": 4}, emissary=1)
    assert rung == Rung.THREE_GROUPS and passed[Rung.EMISSARY] == "FALCON_OPERATION_DEAR"
    assert numbers(game, s, "FALCON_OPERATION_DEAR") == [(Rung.EMISSARY, 5, 4)]
    done = {"operations": {"ivan": game.ids("operation")[:6]}}
    _, _, passed = line(game, row=ROW, active={"julia": 4}, emissary=1, **done)
    assert passed[Rung.EMISSARY] == "FALCON_NO_OPERATION"


def test_shadow_agents_go_along(game):
    s, _, _ = line(game, row=("unions-1",), active={"julia": 2}, concluded={"julia": ["yakuza", "triads"]})
    assert s.pieces[card(game, "unions-1")] == 1
    s, rung, _ = line(game, row=ROW, active={"julia": 3}, concluded={"julia": ["yakuza", "triads"]}, emissary=1)
    assert rung == Rung.EMISSARY and s.on_operation[FALCON] == 3


@proves(Rule.FALCON_CURATOR_ONE_MORE)
def test_with_the_curator_he_wants_one_more(game):
    for curator, active, sent in (("julia", 6, 4), ("ivan", 6, 3), ("julia", 3, 3)):
        s, _, _ = line(game, row=("unions-1",), active={"julia": active}, curator=curator)
        assert s.pieces[card(game, "unions-1")] == sent


def test_an_interception_is_one_more_and_no_more_than_that(game):
    facts = {"row": ("unions-1",), "target": {"ivan": "unions-1"}, "pieces": {"unions-1": 3}}
    s, rung, _ = line(game, active={"ivan": 1, "julia": 6}, **facts)
    assert rung == Rung.SUPPORT and s.pieces[card(game, "unions-1")] == 4
    assert (s.active[HUMAN], s.target[HUMAN]) == (1 + 3, -1)
    assert "ALLIANCE_DRAWN" in told(game, s)        # the human draws a card


def test_why_not(game):
    s, rung, passed = line(game, row=("unions-1", "corporations-1", "media-1", "inner-circle-1"), active={"julia": 2})
    assert rung == Rung.THREE_GROUPS
    assert passed == {
        Rung.EMISSARY: "FALCON_NO_EMISSARY", Rung.SUPPORT: "FALCON_TOO_FEW", Rung.INNER_CIRCLE: "FALCON_CANNOT_REACH",
        Rung.POWER: "FALCON_TOO_FEW", Rung.WAR: "FALCON_NO_WAR", Rung.LED_GROUP: "FALCON_FINDS_NONE",
    }
    assert numbers(game, s, "FALCON_TOO_FEW")[0] == (Rung.SUPPORT, card(game, "unions-1"), 3, 2)


@proves(Rule.FALCON_RECRUITS)
def test_recruiting_and_passing_come_last(game):
    dear = {"row": ("corporations-1",)}
    s, rung, _ = line(game, active={"julia": 1}, **dear)
    assert rung == Rung.RECRUIT and agents(s) == (2, 8)
    s, rung, passed = line(game, active={"julia": 1}, curator="julia", **dear)
    assert rung == Rung.PASS and passed[Rung.RECRUIT] == "FALCON_HAS_CURATOR" and "PASSED" in told(game, s)


@proves(Rule.FALCON_RECRUITS)
def test_with_an_empty_reserve_he_recalls(game):
    own = {"julia": ["media-1", "valuables-1", "research-1"]}
    facts = {"row": ("corporations-1",), "own": own, "reserve": {"ivan": 10, "julia": 0}}
    s, rung, _ = line(game, active={"julia": 1}, pieces={"media-1": 2, "valuables-1": 4, "research-1": 3}, **facts)
    assert rung == Rung.RECRUIT and s.active[FALCON] == 2
    assert s.pieces[card(game, "valuables-1")] == 3
    s, _, _ = line(game, active={"julia": 1}, pieces={"media-1": 1, "valuables-1": 4, "research-1": 4},
                   came={"valuables-1": 3, "research-1": 2, "media-1": 1}, **facts)
    assert s.pieces[card(game, "research-1")] == 3          # of equals the one that came first


def test_the_list_of_a_position(game):
    s = solo(game, row=("unions-1", "media-1"), active={"julia": 2})
    rungs = ladder(game, s)
    assert "".join(tried.letter for tried in rungs) == "Eabcdfghi"
    assert [tried.letter for tried in rungs if tried.taken] == ["g"]
    assert rungs[1].why(game, "en") == "Trade Unions takes 3; he has 2"
    assert rungs[1].rule == "FALCON_LINES" and rungs[-1].why(game, "ru") == ""
    assert s.target[FALCON] == -1           # nothing has happened


def test_the_list_of_his_last_turn(game):
    match = game.new(seed=4, falcon=True, begins="ivan", seats={"ivan": "greedy"})
    assert last_ladder(match) == []
    match.go_on()
    assert sum(tried.taken for tried in last_ladder(match)) == 1
    assert all(tried.name(game, "ru") for tried in last_ladder(match))
