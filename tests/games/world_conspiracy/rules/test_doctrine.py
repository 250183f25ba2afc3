"""Doctrine of Superiority: what its stages ask for and bring."""

import pytest

from gamekit.games.world_conspiracy.rules.rulebook import Rule
from gamekit.games.world_conspiracy.rules.table import Effect
from gamekit.testing import proves
from tests.games.secret_power.helpers import (
    active, forbidden, go, infiltrate, numbers, pieces, refusal, reserve, said, things,
)

from ..helpers import lines, shadows, stage

TURN = {"row": ("media-1", "media-2"), "seat": "julia", "curator": "ivan"}
SCIENCE = ["research-1", "research-2", "laboratories-1", "laboratories-2", "patents-1"]
GROUPS = {
    "nuclear-threat": ("nuclear_threat", SCIENCE, "unions"),
    "world-corporations": ("world_corporations", ["media-3", "ruling-parties-1", "ruling-parties-2", "security-1",
                                                  "security-2"], "consulates"),
    "world-bank": ("world_bank", ["valuables-1", "valuables-2", "real-estate-1", "banks-1", "banks-2"], "intelligence"),
}
each_project = pytest.mark.parametrize("project", GROUPS)


def on(project, at, cards, signs, table, **entries):
    """Julia stands on a stage, owns so many cards of the group and so many signs."""
    option, own, support = GROUPS[project]
    owned = own[:cards] + [f"{support}-{n}" for n in range(1, signs + 1)]
    facts = {**TURN, option: True, "stages": {"julia": {project: at}} if at else None, "own": {"julia": owned},
             "active": {"julia": 4}} | entries
    return table(**facts)


# Requirements

@proves(Rule.DOCTRINE_REPLACES, Rule.MODULES_COMBINE)
@pytest.mark.parametrize(("option", "comes", "goes"), [
    ("nuclear_threat", "nuclear-threat", "comintern"), ("world_corporations", "world-corporations", "united-nations"),
    ("world_bank", "world-bank", "espionage")])
def test_each_replaces_one_of_the_four_by_itself(table, option, comes, goes):
    own = {"julia": ["research-1", "media-3", "valuables-1"]}
    match = go(table(**TURN, **{option: True}, own=own, active={"julia": 4}), "advance")
    four = {"comintern", "united-nations", "espionage"}
    assert things(match) == four - {goes} | {comes}
    assert forbidden(match, goes) == "MODULES_COMBINE"


@proves(Rule.DOCTRINE_GROUP_CARDS, Rule.DOCTRINE_SIGNS)
@each_project
def test_stages_ask_for_cards_of_a_group_and_signs(table, project):
    """II needs two cards and a sign, III three and two, IV four and three; all stay where they are."""
    for at, cards, signs in ((1, 2, 1), (2, 3, 2), (3, 4, 3)):
        assert forbidden(go(on(project, at, cards - 1, signs, table), "advance"), project) == "DOCTRINE_GROUP_CARDS"
        assert forbidden(go(on(project, at, cards, signs - 1, table), "advance"), project) == "PROJECT_SIGNS_NEEDED"
        match = go(on(project, at, cards, signs, table), "advance", project)
        assert stage(match, "julia", project) == at + 1
        assert "OBJECT_DISCARDED" not in said(match)


@proves(Rule.DOCTRINE_GROUP_CARDS)
def test_secondary_objects_count_for_the_group(table):
    match = on("nuclear-threat", 0, 0, 0, table, secondary={"julia": {"science": 1}})
    assert stage(go(match, "advance", "nuclear-threat"), "julia", "nuclear-threat") == 1


@proves(Rule.DOCTRINE_NO_AGENTS)
@each_project
def test_the_middle_stages_need_no_agents(table, project):
    for at in (1, 2, 3):
        match = on(project, at, at + 1, at, table, active={"julia": 0})
        before = reserve(match, "julia")
        assert reserve(go(match, "advance", project), "julia") == before
    first = go(on(project, 0, 1, 0, table), "advance", project)
    assert (active(first, "julia"), reserve(first, "julia")) == (1, 8)
    assert forbidden(go(on(project, 4, 5, 3, table, active={"julia": 2}), "advance"), project) == (
        "PROJECT_AGENTS_TO_RESERVE")


@proves(Rule.DOCTRINE_WAR, Rule.DOCTRINE_WAR_CARDS)
def test_a_war_asks_for_an_agent_and_one_sign_less_but_as_many_cards(table):
    war = {"objects": {"war": ["world-war-1"], "julia-area": [*SCIENCE[:3], "unions-1"]}, "own": None}
    match = go(on("nuclear-threat", 2, 0, 0, table, **war), "advance", "nuclear-threat")
    assert (stage(match, "julia", "nuclear-threat"), active(match, "julia")) == (3, 3)
    few = {"objects": {"war": ["world-war-1", "world-war-2"], "julia-area": SCIENCE[:2]}, "own": None}
    refused = go(on("nuclear-threat", 2, 0, 0, table, **few), "advance")
    assert forbidden(refused, "nuclear-threat") == "DOCTRINE_GROUP_CARDS"


# Nuclear Threat

@proves(
    Rule.NUCLEAR_PER_WAR, Rule.NUCLEAR_NOTHING_BEFORE_WAR, Rule.NUCLEAR_KEPT_AFTER_WAR, Rule.NUCLEAR_MAX_SIX)
@pytest.mark.parametrize(("at", "each"), [(1, 1), (2, 2), (3, 3), (4, 3), (5, 3)])
def test_shadow_agents_for_each_war(table, at, each):
    """D26: at stage II two with the first war, four with both; never more than six."""
    places = [({}, 0), ({"war": ["world-war-1"]}, 1), ({"discard": ["world-war-1"]}, 1),
              ({"discard": ["world-war-1"], "war": ["world-war-2"]}, 2), ({"war": ["world-war-1", "world-war-2"]}, 2)]
    for objects, wars in places:
        match = table(**TURN, nuclear_threat=True, stages={"julia": {"nuclear-threat": at}}, objects=objects)
        assert shadows(match, "julia") == min(6, each * wars)
        assert shadows(match, "ivan") == 0


@proves(Rule.NUCLEAR_MAX_SIX)
def test_a_stage_of_another_box_gives_six_at_most(table):
    """Ours never gives more by itself."""
    match = table(**TURN, nuclear_threat=True, stages={"julia": {"nuclear-threat": 3}},
                  objects={"war": ["world-war-1", "world-war-2"]})
    match.state.in_force[1][Effect.SHADOWS_PER_WAR] += 1
    assert shadows(match, "julia") == 6


@proves(Rule.NUCLEAR_PER_WAR)
def test_nuclear_shadow_agents_go_along(table):
    """Also who joins after the war has them at once. D26 in use: two pieces and four shadows make six."""
    match = table(row=("corporations-1",), nuclear_threat=True, stages={"ivan": {"nuclear-threat": 2}},
                  active={"ivan": 2}, objects={"discard": ["world-war-1", "world-war-2"]})
    infiltrate(match, "corporations-1")
    assert pieces(match, "corporations-1") == 2


# World Corporations

@proves(Rule.CORPORATIONS_RECALL)
def test_any_number_of_agents_comes_home(table):
    match = on("world-corporations", 1, 2, 1, table, pieces={"media-3": 3, "consulates-1": 1, "ruling-parties-1": 0})
    go(match, "advance", "world-corporations")
    assert match.step == "return-agents" and things(match) == {"media-3", "consulates-1", "decline"}
    assert forbidden(match, "ruling-parties-1") == "CORPORATIONS_RECALL"
    go(match, "media-3")
    assert (match.step, numbers(match)) == ("return-number", [1, 2, 3])
    assert forbidden(match, "4") == "CORPORATIONS_RECALL"
    go(match, "2", "consulates-1")          # a single agent is not counted out
    assert (active(match, "julia"), pieces(match, "media-3"), match.step) == (4 + 3, 1, "return-agents")
    go(match, "decline")
    assert match.step == "choose-action" and match.seat == "alexey"


@proves(Rule.CORPORATIONS_RECALL)
def test_nothing_is_asked_where_no_agents_are(table):
    assert go(on("world-corporations", 1, 2, 1, table), "advance", "world-corporations").step == "choose-action"


@proves(Rule.CORPORATIONS_FINAL)
def test_points_for_each_project(table):
    """D27: stage II and coordinators in two other projects bring 12."""
    for at, each in ((1, 2), (2, 4), (3, 6), (4, 6), (5, 6)):
        others = {"comintern": 1, "espionage": 3}
        match = table(**TURN, world_corporations=True, stages={"julia": {"world-corporations": at, **others}})
        assert lines(match, "julia")["inner-circle"] == 3 * each
    assert "inner-circle" not in lines(table(**TURN, world_corporations=True, stages={"julia": others}), "julia")


# The World Bank

ROW = ("media-1", "media-2", "valuables-1", "research-1", "corporations-1", "unions-1", "inner-circle-1", "crime-1")


@proves(Rule.BANK_ONE, Rule.BANK_TWO, Rule.BANK_THREE)
@pytest.mark.parametrize(("at", "far", "refused"), [
    (0, set(), "AVAILABLE_FIRST_THREE"), (1, {"corporations-1"}, "BANK_ONE"),
    (2, {"corporations-1", "unions-1", "inner-circle-1", "crime-1"}, "BANK_TWO"), (3, set(ROW[3:]), None),
    (5, set(ROW[3:]), None)])
def test_the_bank_opens_cards_down_the_row(table, at, far, refused):
    match = table(row=ROW, world_bank=True, active={"ivan": 8}, stages={"ivan": {"world-bank": at}} if at else None)
    go(match, "infiltrate")
    assert things(match) == set(ROW[:3]) | far
    assert forbidden(match, "research-1") == refused


@proves(Rule.BANK_ONE)
def test_the_bank_alone_can_make_an_infiltration_possible_and_so_a_duty(table):
    row = ("crime-1", "governments-1", "exchanges-1", "media-1")
    match = table(row=row, world_bank=True, active={"ivan": 1}, stages={"ivan": {"world-bank": 3}},
                  own={"ivan": ["media-2"]}, pieces={"media-2": 8})
    assert things(match) == {"infiltrate"} and refusal(match, "pass") == "ACTION_COMPULSORY"


@proves(Rule.BANK_INTERCEPT)
def test_only_who_reaches_a_far_card_intercepts_it(table):
    """D28."""
    facts = {"row": ROW, "seat": "julia", "curator": "ivan", "world_bank": True, "target": {"ivan": "corporations-1"},
             "pieces": {"corporations-1": 1}, "active": {"julia": 5}}
    without = table(**facts, stages={"ivan": {"world-bank": 1}})
    assert forbidden(go(without, "infiltrate"), "corporations-1") == "BANK_INTERCEPT"
    reaches = table(**facts, stages={"ivan": {"world-bank": 1}, "julia": {"world-bank": 1}})
    infiltrate(reaches, "corporations-1", 2)
    assert "INTERCEPTED" in said(reaches)
