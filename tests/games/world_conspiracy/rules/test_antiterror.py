"""Anti-terror: what its stages cost and do, and agents of the reserve that join."""

import pytest

import gamekit
from gamekit.games.world_conspiracy.rules.rulebook import Rule
from gamekit.testing import proves
from tests.games.secret_power.helpers import (
    active, area_of, forbidden, go, infiltrate, numbers, pieces, play, refusal, reserve, said, things,
)

from ..helpers import secondary, shadows, stage, tokens

TURN = {"row": ("media-1", "media-2"), "seat": "julia", "curator": "ivan", "antiterror": True}


def at(level, table, who="julia", **entries):
    """Somebody stands on a stage of Anti-terror."""
    others = entries.pop("stages", {})
    stages = {who: {"antiterror": level} | others.pop(who, {}), **others}
    return table(**{**TURN, "active": {who: 6}, "stages": stages} | entries)


# Playing it at all

@proves(Rule.FORCE_NOT_WITH_WORLD_MEDIA)
def test_there_is_one_fifth_project(game):
    with pytest.raises(gamekit.BadOption):
        game.new(antiterror=True, world_media=True)


@proves(Rule.MODULES_COMBINE)
def test_without_the_module_nobody_joins(table):
    match = go(table(**{**TURN, "antiterror": False}, active={"julia": 4}), "advance")
    assert forbidden(match, "antiterror") == "MODULES_COMBINE"


# The hit

@proves(Rule.ANTITERROR_HIT, Rule.ANTITERROR_HIT_WHAT_THEY_HAVE, Rule.ANTITERROR_HIT_ACTIVE_ONLY)
@pytest.mark.parametrize(("level", "hit"), [(1, 1), (2, 1), (3, 1), (4, 2), (5, 2)])
def test_rivals_lose_active_agents(table, level, hit):
    """D30: whoever has fewer sends those; agents on cards and shadow agents are safe."""
    own = {"julia": [f"research-{n}" for n in (1, 2, 3)], "ivan": ["media-3"]}
    facts = {"own": own, "active": {"julia": 4, "ivan": 3, "alexey": 1}, "pieces": {"media-3": 2},
             "stages": {"ivan": {"comintern": 2}}}
    match = at(level - 1, table, **facts) if level > 1 else table(**TURN, **facts)
    go(match, "advance", "antiterror", *[f"research-{n}" for n in (1, 2, 3)][: (0, 0, 1, 2, 3, 3)[level]])
    assert stage(match, "julia", "antiterror") == level
    assert [active(match, who) for who in ("ivan", "alexey", "alice")] == [3 - hit, 0, 0]
    assert pieces(match, "media-3") == 2 and shadows(match, "ivan") == 2


# The price

@proves(Rule.ANTITERROR_DISCARD, Rule.DISCARD_FROM_OWN_AREA)
@pytest.mark.parametrize(("level", "cards"), [(2, 1), (3, 2), (4, 3), (5, 3)])
def test_stages_cost_cards(table, level, cards):
    own = ["research-1", "valuables-1", "unions-1"]
    few = at(level - 1, table, own={"julia": own[: cards - 1], "ivan": ["banks-1", "patents-1"]})
    assert forbidden(go(few, "advance"), "antiterror") == "ANTITERROR_DISCARD"
    match = go(at(level - 1, table, own={"julia": own[:cards], "ivan": ["banks-1"]}), "advance", "antiterror")
    assert match.step == "discard-asset" and match.state.discards == cards and things(match) == set(own[:cards])
    assert forbidden(match, "banks-1") == forbidden(match, "secondary-control") == "DISCARD_FROM_OWN_AREA"
    go(match, *own[:cards])
    assert stage(match, "julia", "antiterror") == level
    assert all(area_of(match, card) == "discard" for card in own[:cards])


@proves(
    Rule.DISCARD_NOT_ALLIANCES, Rule.DISCARD_NOT_PROFESSIONALS, Rule.DISCARD_NOT_FROM_ZONE, Rule.DISCARD_TOKENS_COUNT,
    Rule.DISCARD_TOKENS_REMOVED)
def test_what_can_be_discarded(table):
    match = at(2, table, own={"julia": ["unions-1"]}, secondary={"julia": {"control": 2, "supreme": 1}},
               operations={"julia": ["obstacles"], "ivan": ["murder"]}, concluded={"julia": ["gladio"]},
               staff={"julia": ["emissary-1"]})
    go(match, "advance", "antiterror")
    assert things(match) == {"unions-1", "secondary-control", "secondary-supreme", "obstacles"}
    assert forbidden(match, "media-1") == "DISCARD_NOT_FROM_ZONE"
    assert forbidden(match, "murder") == "DISCARD_FROM_OWN_AREA"
    assert refusal(match, "gladio") == "DISCARD_NOT_ALLIANCES"
    assert refusal(match, "emissary-1") == "DISCARD_NOT_PROFESSIONALS"
    go(match, "obstacles", "secondary-control")
    assert tokens(match, "out") == {"obstacles"} and secondary(match, "julia") == [1, 0, 0, 1]
    assert match.state.supply == [9, 10, 10, 3]
    assert match.game.file("rules.operations").top_operation(match.state) == 2      # it does not come back


@proves(Rule.DISCARD_NOT_PROFESSIONALS, Rule.DISCARD_NOT_ALLIANCES)
def test_alliances_and_professionals_do_not_pay(table):
    match = at(1, table, concluded={"julia": ["gladio", "cia"]}, staff={"julia": ["emissary-1", "killer-1"]})
    assert forbidden(go(match, "advance"), "antiterror") == "ANTITERROR_DISCARD"


@proves(Rule.DISCARD_HOST_AND_CIRCLE, Rule.DISCARD_PIECES_TO_RESERVE)
def test_a_host_and_its_circle_are_two_cards(table):
    """D31."""
    match = at(2, table, own={"julia": ["universities-1"]}, pieces={"universities-1": 2},
               objects={"universities-1-attached": ["inner-circle-1"]})
    go(match, "advance", "antiterror")
    assert forbidden(match, "inner-circle-1") == "DISCARD_HOST_AND_CIRCLE"
    before = reserve(match, "julia")
    go(match, "universities-1")
    assert stage(match, "julia", "antiterror") == 3 and reserve(match, "julia") == before + 2 + 3
    assert area_of(match, "inner-circle-1") == area_of(match, "universities-1") == "discard"


@proves(Rule.ANTITERROR_WAR)
def test_a_war_only_asks_for_one_more_agent(table):
    war = {"war": ["world-war-1"], "julia-area": ["unions-1"]}
    assert forbidden(go(at(2, table, objects=war), "advance"), "antiterror") == "ANTITERROR_DISCARD"
    match = go(at(1, table, objects=war), "advance", "antiterror", "unions-1")
    assert active(match, "julia") == 6 - 2 - 1


@proves(Rule.ANTITERROR_NOT_COMPULSORY)
def test_it_is_never_a_duty(table):
    """Only Anti-terror is left to Julia: she may pass all the same, or advance."""
    row = ("corporations-1", "crime-1", "inner-circle-1")
    everywhere = {"united-nations": 5, "espionage": 5, "antiterror": 1}
    facts = {**TURN, "row": row, "nuclear_threat": True, "active": {"julia": 3}}
    match = table(**facts, stages={"julia": everywhere}, own={"julia": ["unions-1", "media-3"]}, pieces={"media-3": 4})
    assert things(match) == {"advance", "pass"}
    other = table(**facts, stages={"julia": everywhere | {"espionage": 0}}, own={"julia": ["unions-1", "media-3"]},
                  pieces={"media-3": 5})
    assert things(other) == {"advance"} and refusal(other, "pass") == "ACTION_COMPULSORY"


# Agents of the reserve

@proves(Rule.ANTITERROR_ADD, Rule.ANTITERROR_COUNTS, Rule.ANTITERROR_ONE_ACTIVE)
def test_the_report(table):
    """D29: stage II, five active agents, two in the reserve, Corporations."""
    facts = {"row": ("corporations-1",), "active": {"ivan": 5}, "own": {"ivan": ["media-3"]}, "pieces": {"media-3": 2},
             "seat": "ivan", "curator": "ivan"}

    def report():
        return play(at(2, table, "ivan", **facts), "infiltrate an object", "infiltrate corporations-1")

    match = report()
    assert reserve(match, "ivan") == 2 and numbers(match) == [4, 5]
    assert forbidden(match, "3") == "INFILTRATE_MINIMUM" and forbidden(match, "0") == "SHADOW_NEEDS_A_PIECE"
    four = go(match, "4")                                       # only with both
    assert pieces(four, "corporations-1") == 6 and (active(four, "ivan"), reserve(four, "ivan")) == (1, 0)
    five = go(report(), "5")
    assert five.step == "add-agents" and numbers(five) == [1, 2]
    assert forbidden(five, "0") == "INFILTRATE_MINIMUM" and forbidden(five, "3") == "ANTITERROR_ADD"
    assert pieces(go(five, "2"), "corporations-1") == 7


@proves(Rule.ANTITERROR_ADD)
@pytest.mark.parametrize(("level", "most"), [(1, 1), (2, 2), (3, 3), (4, 3), (5, 3)])
def test_so_many_can_join(table, level, most):
    match = infiltrate(at(level, table, active={"julia": 2}), "media-1", 1)
    assert numbers(match) == list(range(most + 1))
    assert pieces(go(match, "0"), "media-1") == 1


@proves(Rule.ANTITERROR_ONE_ACTIVE)
def test_one_active_agent_has_to_go(table):
    own = {"own": {"julia": ["media-3"]}, "pieces": {"media-3": 3}}
    match = at(3, table, active={"julia": 0}, **own)
    assert refusal(match, "infiltrate an object") and refusal(match, "run the special operation")
    covered = at(3, table, active={"julia": 0}, stages={"julia": {"comintern": 3}})    # with three shadows
    assert refusal(covered, "run the special operation") == "OPERATION_NOT_ENOUGH"
    one = at(3, table, active={"julia": 1}, **own)
    assert things(infiltrate(one, "media-1")) == {"0", "1", "2", "3"}


@proves(Rule.ANTITERROR_COUNTS)
def test_added_agents_intercept(table):
    facts = {"target": {"ivan": "media-1"}, "pieces": {"media-1": 3}, "active": {"julia": 2}}
    match = infiltrate(at(2, table, **facts), "media-1")
    assert "INTERCEPTED" in said(match) and pieces(match, "media-1") == 4
    facts["pieces"] = {"media-1": 4}
    assert forbidden(go(at(2, table, **facts), "infiltrate"), "media-1") == "INTERCEPT_ONE_MORE"


@proves(Rule.ANTITERROR_FOUR_PIECES, Rule.ANTITERROR_NOT_RECRUITING)
def test_four_with_those_that_joined(table):
    """A large infiltration recruits; what joined is on the object and was not recruited."""
    match = at(2, table, active={"julia": 3}, concluded={"julia": ["club-of-rome"]}, stages={
        "julia": {"comintern": 3}})
    go(infiltrate(match, "media-1", 2), "2")
    assert pieces(match, "media-1") == 4 and active(match, "julia") == 1 + 1
    few = at(2, table, active={"julia": 3}, concluded={"julia": ["club-of-rome"]}, stages={"julia": {"comintern": 3}})
    assert active(go(infiltrate(few, "media-1", 2), "1"), "julia") == 1
    staff = infiltrate(at(2, table, active={"julia": 3}, staff={"julia": ["killer-1"]}), "media-1", 2)
    assert staff.step == "add-agents" and "decline" not in things(staff)        # no professional instead


@proves(Rule.ANTITERROR_NOT_PROJECTS_TRENDS)
def test_projects_take_active_agents_only(table):
    match = at(3, table, active={"julia": 1})
    assert forbidden(go(match, "advance"), "comintern") == "PROJECT_AGENTS_TO_RESERVE"


@proves(Rule.ANTITERROR_ADD, Rule.ANTITERROR_ONE_ACTIVE)
def test_an_operation_takes_exactly_its_number(table):
    """Active, reserve and shadow agents together are the printed number."""
    match = go(at(3, table, active={"julia": 4}), "operation")
    assert match.step == "add-to-operation" and numbers(match) == [1, 2, 3]     # five are needed
    assert forbidden(match, "0") == "OPERATION_EXACT_AGENTS" and forbidden(match, "4") == "ANTITERROR_ADD"
    go(match, "3")
    assert (active(match, "julia"), reserve(match, "julia"), match.state.on_operation[1]) == (2, 2, 5)
    shadowed = at(3, table, active={"julia": 1}, stages={"julia": {"comintern": 3}})
    go(shadowed, "operation")                                   # three shadows, one active, one of the reserve
    assert shadowed.state.on_operation[1] == 2 and active(shadowed, "julia") == 0
    many = go(at(3, table, active={"julia": 2}, stages={"julia": {"comintern": 3}}), "operation")
    assert numbers(many) == [0, 1] and forbidden(many, "2") == "ANTITERROR_ONE_ACTIVE"


@proves(Rule.ANTITERROR_ADD)
def test_the_last_one_may_be_forced(table):
    """If only agents of the reserve make an action possible, it is a duty."""
    match = at(1, table, active={"julia": 3}, row=("governments-1",), own={"julia": ["media-3"]}, pieces={"media-3": 5},
               staff=None, stages={"julia": {}})
    assert reserve(match, "julia") == 1
    assert refusal(match, "pass") == "ACTION_COMPULSORY" and "infiltrate" in things(match)
