"""The examples and episodes of the rulebook, as they are told there."""

import pytest

from gamekit.games.secret_power.rules.rulebook import Rule
from gamekit.testing import proves

from ..helpers import (
    active, area_of, go, in_hand, infiltrate, lines, numbers, owns, pieces, points, refusal, reserve, said, stage,
    things,
)

ROW = ("security-1", "governments-1", "media-1", "banks-1")


# Infiltration

@proves(Rule.INFILTRATE_MINIMUM, Rule.OBJECT_MINIMUM, Rule.INFILTRATE_MORE_ALLOWED, Rule.INFILTRATE_FROM_ACTIVE)
def test_d1_each_object_has_its_minimum(table):
    match = table(row=ROW, seat="julia", curator="ivan", active={"julia": 4})
    go(match, "infiltrate", "security-1")
    assert numbers(match) == [1, 2, 3, 4]
    assert refusal(match, "Send 5") == "INFILTRATE_FROM_ACTIVE"
    match = table(row=ROW, seat="julia", curator="ivan", active={"julia": 4})
    go(match, "infiltrate", "governments-1")        # four is all there is: nothing to choose
    assert (pieces(match, "governments-1"), active(match, "julia")) == (4, 0)
    match = table(row=ROW, seat="julia", curator="ivan", active={"julia": 3})
    assert refusal(go(match, "infiltrate"), "infiltrate governments-1") == "INFILTRATE_MINIMUM"


@proves(
    Rule.INTERCEPT_ONE_MORE, Rule.INTERCEPT_AGENTS_GO_HOME, Rule.INTERCEPT_VICTIM_DRAWS, Rule.TURN_ORDER_CLOCKWISE,
    Rule.ONE_ACTION_EACH,
)
def test_d2_an_object_is_intercepted_with_one_agent_more(table):
    match = table(row=ROW, players=2, seat="ivan", active={"ivan": 1, "julia": 2})
    infiltrate(match, "security-1")
    assert match.seat == "julia"
    go(match, "infiltrate", "security-1")           # both agents are needed
    s = match.state
    assert (active(match, "ivan"), len(in_hand(match, "ivan"))) == (1 + 0, 1)
    assert area_of(match, "security-1") == "julia-area" and s.curator == 1
    match = table(row=ROW, seat="julia", curator="ivan", active={"julia": 1}, pieces={"security-1": 1},
                  target={"ivan": "security-1"})
    assert refusal(go(match, "infiltrate"), "infiltrate security-1") == "INTERCEPT_ONE_MORE"


@proves(
    Rule.CURATOR_RECRUITS_TWO, Rule.CURATOR_RECRUITMENT_NO_ACTION, Rule.CURATOR_GOES_FIRST, Rule.AVAILABLE_FIRST_THREE,
)
def test_d3_ivan_receives_two_agents_and_can_reach_two_objects(table):
    match = table(row=("media-1", "consulates-1", "corporations-1", "banks-1"), step="begin-turn", seat="ivan")
    assert (active(match, "ivan"), reserve(match, "ivan"), match.step) == (5, 5, "choose-action")
    go(match, "infiltrate")
    assert things(match) == {"media-1", "consulates-1"}
    assert refusal(match, "infiltrate banks-1") == "AVAILABLE_FIRST_THREE"


@proves(Rule.INTERCEPT_AGENTS_GO_HOME, Rule.INTERCEPT_VICTIM_DRAWS)
def test_d4_alice_takes_the_consulates_from_ivan(table):
    """Ivan, then Julia in the place of Alice, since seats sit clockwise."""
    match = table(row=("media-1", "consulates-1", "corporations-1"), players=3, seat="ivan",
                  active={"ivan": 5, "julia": 4, "alexey": 3})
    infiltrate(match, "consulates-1", 3)
    assert active(match, "ivan") == 2
    infiltrate(match, "consulates-1")
    assert (active(match, "ivan"), active(match, "julia"), pieces(match, "consulates-1")) == (5, 0, 4)
    assert len(in_hand(match, "ivan")) == 1
    assert said(match)[-3:] == ["INTERCEPTED", "ALLIANCE_DRAWN", "ALLIANCE_DRAWN_BY_YOU"]
    match = table(row=("media-1", "consulates-1", "corporations-1"), players=3, seat="ivan",
                  active={"ivan": 5, "julia": 3, "alexey": 3})
    infiltrate(match, "consulates-1", 3)
    assert refusal(go(match, "infiltrate"), "infiltrate consulates-1") == "INTERCEPT_ONE_MORE"


# Shadow agents

@proves(Rule.SHADOW_EQUALS_AGENT, Rule.INTERCEPT_SHADOWS_COUNT, Rule.COMINTERN_SHADOWS, Rule.SHADOW_SOURCES)
def test_d5_two_shadow_agents_replace_two_agents(table):
    match = table(row=("universities-1", "media-1", "media-2"), players=2, seat="ivan",
                  stages={"ivan": {"comintern": 2}}, active={"ivan": 2, "julia": 5})
    infiltrate(match, "universities-1")
    assert pieces(match, "universities-1") == 2
    go(match, "infiltrate")
    assert "universities-1" in things(match)
    match = table(row=("universities-1", "media-1", "media-2"), players=2, seat="ivan",
                  stages={"ivan": {"comintern": 2}}, active={"ivan": 2, "julia": 4})
    infiltrate(match, "universities-1")
    go(match, "infiltrate")
    assert refusal(match, "infiltrate universities-1") == "INTERCEPT_ONE_MORE"


@proves(Rule.SHADOW_NEEDS_A_PIECE, Rule.SHADOW_ALL_USED, Rule.SHADOW_EXCHANGE)
def test_d6_shadow_agents_never_go_alone_and_all_go(table):
    match = table(row=("patents-1", "media-1", "media-2"), seat="ivan", stages={"ivan": {"comintern": 2}})
    go(match, "infiltrate", "patents-1")
    assert refusal(match, "Send 0") == "SHADOW_NEEDS_A_PIECE"
    go(match, "1")
    told = match.log[-1]
    assert (told.facts["number"], told.facts["shadows"]) == (1, 2)
    match = table(row=("patents-1",), seat="ivan", stages={"ivan": {"comintern": 2}}, active={})
    assert refusal(match, "infiltrate an object") == "INFILTRATE_MINIMUM"


# Operations

@proves(
    Rule.RECALL_FROM_OPERATION, Rule.RECALL_REST_OF_OPERATION, Rule.OPERATION_EXACT_AGENTS, Rule.OPERATION_TOP_TOKEN,
    Rule.OPERATION_ONE_PER_ACTION, Rule.OPERATIONS_ASCENDING,
)
def test_d7_one_agent_returns_from_an_operation(table):
    match = table(row=("media-1", "media-2"), players=2, seat="julia", curator="ivan", active={"julia": 7},
                  operations={"ivan": ["obstacles"]})
    go(match, "operation")
    assert match.state.operation_of[:3] == [0, 1, -1]
    assert (active(match, "julia"), reserve(match, "julia")) == (1 + 1 + 2, 3 + 5 - 2)      # and two by the curator
    assert {"RECALLED", "OPERATION_ENDS"} <= set(said(match))


@proves(Rule.OPERATION_NOT_ENOUGH, Rule.OPERATION_STACK_EMPTY, Rule.PROJECT_ANY_NUMBER)
def test_d8_the_last_operation_needs_all_agents(table):
    first = ["obstacles", "murder", "colour-revolution", "coup", "border-conflict"]
    match = table(row=("media-1",), operations={"ivan": first}, active={"ivan": 9}, stages={"ivan": {"espionage": 1}})
    assert refusal(match, "Run the special operation") == "OPERATION_NOT_ENOUGH"
    match = table(row=("media-1",), operations={"ivan": first}, active={"ivan": 10})
    assert refusal(match, "Run the special operation") is None
    match = table(row=("media-1",), operations={"ivan": [*first, "intervention"]}, active={"ivan": 10})
    assert refusal(match, "Run the special operation") == "OPERATION_STACK_EMPTY"


@proves(Rule.OPERATION_NEXT_AT_ONCE, Rule.OPERATION_NO_INTERCEPTION, Rule.OPERATION_POINTS)
def test_the_next_operation_can_be_run_at_once(table):
    match = table(row=("media-1",), players=3, seat="ivan", active={"ivan": 6, "julia": 6, "alexey": 3})
    go(match, "operation", "operation")
    assert match.state.on_operation[:3] == [5, 6, 0]
    assert (points(match, "ivan"), points(match, "julia")) == (6, 8)
    assert go(match, "infiltrate").step == "infiltrate" and things(match) == {"media-1"}


# Projects

@proves(
    Rule.PROJECT_JOIN_OR_ADVANCE, Rule.PROJECT_COORDINATOR_FROM_RESERVE, Rule.PROJECT_AGENTS_TO_RESERVE,
    Rule.PROJECT_STARTS_AT_ONE, Rule.PROJECT_BENEFIT_AT_ONCE,
)
def test_d9_julia_joins_the_comintern(table):
    match = table(row=("media-1",), seat="julia", curator="ivan", active={"julia": 3})
    go(match, "advance", "comintern")
    assert (active(match, "julia"), reserve(match, "julia"), stage(match, "julia", "comintern")) == (1, 8, 1)
    assert match.state.in_force[1][0] == 1


@proves(Rule.PROJECT_SIGNS_NEEDED, Rule.PROJECT_SIGNS_KEPT, Rule.ALLIANCE_SIGN, Rule.PROJECT_REQUIREMENTS)
def test_d10_alice_prepares_the_world_revolution(table):
    own = {"alice": ["unions-1", "unions-2"]}
    facts = {"row": ("media-1",), "own": own, "seat": "alice", "curator": "julia", "active": {"alice": 3},
             "stages": {"alice": {"comintern": 3}}}
    match = table(concluded={"alice": ["anarchists"]}, **facts)
    go(match, "advance", "comintern")
    assert (stage(match, "alice", "comintern"), active(match, "alice")) == (4, 0)
    assert owns(match, "alice") == {"unions-1", "unions-2"}
    assert refusal(go(table(**facts), "advance"), "advance comintern") == "PROJECT_SIGNS_NEEDED"


@proves(Rule.PROJECT_SIGNS_NEEDED)
def test_d11_the_third_peace_initiative(table):
    facts = {"row": ("media-1",), "seat": "alice", "curator": "julia", "stages": {"alice": {"united-nations": 2}}}
    two = {"alice": ["consulates-1", "consulates-2"]}
    match = table(own=two, active={"alice": 3}, **facts)
    assert "united-nations" in things(go(match, "advance"))
    match = table(own=two, active={"alice": 2}, **facts)
    assert refusal(go(match, "advance"), "advance united-nations") == "PROJECT_AGENTS_TO_RESERVE"
    match = table(own={"alice": ["consulates-1"]}, active={"alice": 3}, **facts)
    assert refusal(go(match, "advance"), "advance united-nations") == "PROJECT_SIGNS_NEEDED"


WARS = {1: {"war": ["world-war-1"]}, 2: {"war": ["world-war-1", "world-war-2"]}}


@proves(Rule.WAR_MORE_AGENTS, Rule.WAR_FEWER_SIGNS, Rule.WAR_TWO_ADD_UP)
@pytest.mark.parametrize(("wars", "at", "agents", "signs"), [
    (1, 0, 3, 0), (1, 1, 4, 0), (1, 2, 5, 1),
    (2, 0, 4, 0), (2, 1, 5, 0), (2, 2, 6, 0), (2, 3, 5, 1), (2, 4, 4, 2),
])
def test_d12_d13_wars_change_what_the_comintern_asks_for(table, wars, at, agents, signs):
    unions = [f"unions-{n + 1}" for n in range(3)]

    def refused(number, shown):
        match = table(row=("media-1",), seat="julia", curator="ivan", active={"julia": number},
                      stages={"julia": {"comintern": at}},
                      objects={**WARS[wars], "julia-area": unions[:shown]})
        return refusal(match, "advance in a project"), match

    assert "comintern" in things(go(refused(agents, signs)[1], "advance"))
    if signs:
        assert refused(agents, signs - 1)[0] == "PROJECT_SIGNS_NEEDED" or "comintern" not in things(
            go(refused(agents, signs - 1)[1], "advance"))
    fewer = refused(agents - 1, signs)
    assert fewer[0] is not None or "comintern" not in things(go(fewer[1], "advance"))


# Recall

@proves(Rule.RECALL_ONE_PER_OBJECT, Rule.RECALL_REST_OF_OBJECT, Rule.RECALL_COMPULSORY, Rule.CAPTURE_TAKE_OBJECT)
def test_d14_alexey_recalls_three_agents(table):
    match = table(row=("governments-1", "media-1"), players=3, step="capture", seat="alexey", curator="alexey",
                  own={"alexey": ["exchanges-1", "intelligence-1"]}, target={"alexey": "governments-1"},
                  pieces={"governments-1": 6, "exchanges-1": 2, "intelligence-1": 1}, active={"alexey": 0})
    assert [pieces(match, card) for card in ("governments-1", "exchanges-1", "intelligence-1")] == [5, 1, 0]
    assert active(match, "alexey") == 3
    assert "governments-1" in owns(match, "alexey")


# Scoring

@proves(Rule.SCORE_BASIC, Rule.SCORE_GOVERNMENTS, Rule.SECONDARY_COUNTS, Rule.SECONDARY_NO_POINTS)
def test_d15_governments(table):
    match = table(row=("banks-1",), own={"ivan": ["ruling-parties-1", "media-1", "media-2", "governments-1"]},
                  secondary={"ivan": {"control": 2}})
    assert lines(match, "ivan") == {"basic": 3, "leading": 5}


@proves(Rule.SCORE_CRIME)
def test_d16_crime_syndicates(table):
    own = ["ruling-parties-1", "media-1", "patents-1", "laboratories-1", "laboratories-2", "valuables-1", "crime-1",
           "crime-2"]
    assert lines(table(row=("banks-1",), own={"ivan": own}), "ivan") == {"basic": 6, "crime": 6}
    more = table(row=("banks-1",), own={"ivan": own}, secondary={"ivan": {"finance": 1}})
    assert lines(more, "ivan") == {"basic": 6, "crime": 12}
    real = table(row=("banks-1",), own={"ivan": [*own, "real-estate-1"]})
    assert lines(real, "ivan") == {"basic": 7, "crime": 12}         # the book forgets this card's own point


@proves(Rule.SCORE_CORPORATIONS, Rule.SECONDARY_SUPREME_POWER)
def test_d17_corporations(table):
    own = ["corporations-1", "governments-1", "exchanges-1", "universities-1", "crime-1"]
    assert points(table(row=("banks-1",), own={"ivan": own}), "ivan") == 15
    supreme = table(row=("banks-1",), own={"ivan": own}, secondary={"ivan": {"supreme": 1}})
    assert lines(supreme, "ivan") == {"corporations": 18}


@proves(Rule.SCORE_INNER_CIRCLE, Rule.INNER_CIRCLE_DOUBLES, Rule.SCORE_UNIVERSITIES)
def test_d18_the_inner_circle_and_universities(table):
    own = {"ivan-area": ["research-1", "research-2", "research-3", "patents-1", "laboratories-1", "universities-1"]}
    circle = {"universities-1-attached": ["inner-circle-1"]}
    match = table(row=("banks-1",), objects=own | circle, secondary={"ivan": {"science": 1}})
    assert lines(match, "ivan") == {"basic": 5, "leading": 12}
    loose = {"ivan-area": [*own["ivan-area"], "inner-circle-1"]}
    match = table(row=("banks-1",), objects=loose, secondary={"ivan": {"science": 1}})
    assert lines(match, "ivan") == {"basic": 5, "leading": 6, "inner_circle": 4}


@proves(Rule.SCORE_EXCHANGES, Rule.SCORE_SUPPORT_NOTHING)
def test_exchanges_count_finance_and_support_counts_nothing(table):
    match = table(row=("media-1",), own={"ivan": ["banks-1", "exchanges-1", "exchanges-2", "unions-1"]})
    assert lines(match, "ivan") == {"basic": 1, "leading": 2}


# The rest

@proves(Rule.CURATOR_RECRUITS_WHAT_IS_LEFT)
@pytest.mark.parametrize(("left", "more"), [(7, 2), (1, 1), (0, 0)])
def test_d22_the_curator_recruits_what_is_left(table, left, more):
    match = table(row=("media-1",), step="begin-turn", active={"ivan": 10 - left})
    assert (active(match, "ivan"), reserve(match, "ivan")) == (10 - left + more, left - more)


@proves(Rule.ACTION_COMPULSORY, Rule.PASS_ONLY_WITHOUT_ACTION, Rule.PASS_TEST)
def test_d23_who_can_act_must(table):
    match = table(row=("media-1",))
    assert refusal(match, "Pass") == "ACTION_COMPULSORY"
    match = table(row=("corporations-1",))
    assert things(match) == {"pass"}
    go(match, "pass")
    assert match.seat == "julia" and "PASSED" in said(match)


@proves(Rule.PROJECT_FIVE_STAGES, Rule.PROJECT_ONE_STAGE, Rule.PROJECT_LAST_STAGE, Rule.PROJECT_ONE_COORDINATOR)
def test_d47_five_actions_for_five_stages(table):
    for at in range(5):
        match = table(row=("media-1",), seat="julia", curator="ivan", active={"julia": 4}, own={"julia": [
            "intelligence-1", "intelligence-2", "intelligence-3"]}, concluded={"julia": ["scientologists"]},
            stages={"julia": {"espionage": at}})
        go(match, "advance", "espionage")
        assert stage(match, "julia", "espionage") == at + 1
    match = table(row=("media-1",), seat="julia", curator="ivan", active={"julia": 4},
                  stages={"julia": {"espionage": 5}})
    assert refusal(go(match, "advance"), "advance espionage") == "PROJECT_LAST_STAGE"


@proves(Rule.OBJECT_MINIMUM, Rule.OBJECT_GROUPS)
def test_d48_what_is_printed_on_cards(game):
    cards = {row["id"]: row for row in game.components["objects"]}
    assert [cards[one]["agents"] for one in ("ruling-parties", "exchanges", "consulates")] == [1, 4, 3]
    assert {row["group"] for row in cards.values()} == {
        "control", "finance", "science", "power", "support", "inner-circle"}


@proves(Rule.CURATOR_TWO_ACTIONS_ONLY, Rule.PROJECT_NOT_WITH_CURATOR, Rule.RECRUIT_NOT_WITH_CURATOR)
def test_d50_the_curator_forbids_projects_and_recruiting(table):
    match = table(row=("media-1",), active={"ivan": 5})
    assert things(match) == {"infiltrate", "operation"}
    assert refusal(match, "advance in a project") == "PROJECT_NOT_WITH_CURATOR"
    assert refusal(match, "recruit an agent") == "RECRUIT_NOT_WITH_CURATOR"
