"""The project of the Reptilians; the Contact; Area 51 and its like; UFO hysteria."""

import pytest

from gamekit.games.secret_power.rules.table import Staff
from gamekit.games.world_conspiracy.rules.rulebook import Rule
from gamekit.games.world_conspiracy.rules.table import Current
from gamekit.testing import proves
from gamekit.testing.play import fresh_state
from tests.games.secret_power.helpers import (
    active, forbidden, full, go, in_hand, refusal, said, things,
)

from ..helpers import aliens, captured, lines, open_alliances, shadows, stage

ROW = ("media-1", "valuables-1", "research-1")
OPEN = ["cia", "kgb", "mossad", "gladio", "black-hand", "grey-wolves"]
ROYALS = [f"royal-{number}" for number in range(1, 5)]


def turn(table, at=0, **entries):
    """Julia is to act, without the curator."""
    facts = {"row": ROW, "reptilians": True, "players": 4, "seat": "julia", "curator": "ivan", "active": {"julia": 5}}
    if at:
        facts["stages"] = {"julia": {"reptilians": at}}
    return table(**facts | entries)


# The project

@proves(Rule.REPTILIAN_REPLACES_SECRET_POWER)
def test_it_replaces_secret_power(table):
    match = go(turn(table), "advance")
    assert forbidden(match, "secret-power") == "MODULES_COMBINE" and "reptilians" in things(match)
    assert forbidden(go(turn(table, reptilians=False), "advance"), "reptilians") == "MODULES_COMBINE"


@proves(Rule.REPTILIAN_TIE)
@pytest.mark.parametrize("reptilians", [True, False])
def test_it_breaks_ties_instead(table, reptilians):
    """Stage V of two projects each; then who is further in it wins."""
    project = "reptilians" if reptilians else "secret-power"
    match = table(row=(), step="count", players=2, reptilians=reptilians, active={}, stages={
        "ivan": {"comintern": 5, "espionage": 2}, "julia": {"comintern": 5, project: 1}})
    assert match.state.winner == 1 and match.game.ending(match.state.ending).name == "SECRET_POWER"


@proves(Rule.REPTILIAN_DRAW)
@pytest.mark.parametrize(("at", "drawn", "agents"), [(0, 2, 2), (1, 2, 2), (2, 2, 3), (3, 3, 3), (4, 3, 4)])
def test_a_stage_brings_alliances_and_costs_one(table, at, drawn, agents):
    """Any card of the hand can be discarded."""
    match = turn(table, at, hands={"julia": ["jesuits"]}, concluded={"julia": OPEN})
    go(match, "advance", "reptilians")
    assert match.step == "discard-from-hand" and len(things(match)) == 1 + drawn and "jesuits" in things(match)
    assert active(match, "julia") == 5 - agents
    go(match, "jesuits")
    assert len(in_hand(match, "julia")) == drawn and stage(match, "julia", "reptilians") == at + 1
    assert match.view("ivan").state.alliance_at[match.game.ids("alliance").index("jesuits")] == (
        match.game.ids("pact").index("unseen"))


@proves(Rule.REPTILIAN_ALLIANCES_NEEDED, Rule.REPTILIAN_HAND_DOES_NOT_COUNT, Rule.REQUIREMENT_AT_THE_MOMENT)
@pytest.mark.parametrize(("at", "needed"), [(1, 3), (2, 4), (3, 5), (4, 6)])
def test_d46_stages_ask_for_concluded_alliances(table, at, needed):
    few = go(turn(table, at, concluded={"julia": OPEN[: needed - 1]}, hands={"julia": ["jesuits"]}), "advance")
    assert forbidden(few, "reptilians") == "REPTILIAN_ALLIANCES_NEEDED"
    enough = go(turn(table, at, concluded={"julia": OPEN[:needed]}), "advance", "reptilians")
    assert stage(enough, "julia", "reptilians") == at + 1
    assert open_alliances(enough, "julia") == set(OPEN[:needed])            # they are only counted


@proves(Rule.REQUIREMENT_AT_THE_MOMENT)
def test_d46_what_is_lost_later_changes_nothing(table):
    """Julia gives up two of her four alliances for World Media: stage III stays hers, and brings its points."""
    there = {"julia-area": [f"{kind}-{n}" for kind in ("royal", "enforcer", "politician") for n in (1, 2, 3)]}
    match = turn(table, world_media=True, row=("unions-1",), concluded={"julia": OPEN[:4]}, aliens=there,
                 stages={"julia": {"reptilians": 3, "world-media": 3}})
    assert lines(match, "julia")["projects"] == 20
    go(match, "advance", "world-media", *OPEN[:2])
    assert open_alliances(match, "julia") == set(OPEN[2:4]) and stage(match, "julia", "reptilians") == 3
    assert lines(match, "julia")["projects"] == 20 + 20         # the other twenty are of World Media, stage IV


@proves(Rule.REPTILIAN_WAR)
def test_a_war_only_adds_an_agent(table):
    war = {"objects": {"war": ["world-war-1"]}}
    match = go(turn(table, 2, active={"julia": 4}, concluded={"julia": OPEN[:4]}, **war), "advance", "reptilians")
    assert active(match, "julia") == 0
    few = go(turn(table, 2, active={"julia": 4}, concluded={"julia": OPEN[:3]}, **war), "advance")
    assert forbidden(few, "reptilians") == "REPTILIAN_ALLIANCES_NEEDED"


@proves(Rule.REPTILIAN_POINTS)
@pytest.mark.parametrize(("at", "points", "signs"), [(1, 5, 3), (2, 10, 6), (3, 20, 9), (4, 35, 12), (5, 50, 15)])
def test_d38_points_need_signs_of_special_interest(table, at, points, signs):
    """Reptilians show one each, banks and patents two."""
    own, there = ["banks-1", "banks-2", "patents-1", "patents-2"][: max(0, (signs - 7) // 2)], []
    there = [f"{kind}-{n}" for kind in ("royal", "enforcer", "politician") for n in range(1, 6)][: signs - 2 * len(own)]
    match = turn(table, at, own={"julia": own}, aliens={"julia-area": there})
    assert match.state.signs[1][3] == signs and lines(match, "julia")["projects"] == points
    match = turn(table, at, own={"julia": own}, aliens={"julia-area": there[1:]})
    assert "projects" not in lines(match, "julia")


# The Contact

def contact(table, at, *held, **entries):
    return turn(table, **{"staff": {"julia": ["contact-1"]}, "aliens": {"julia-area": list(held)},
                          "stages": {"julia": {"comintern": at}}} | entries)


@proves(Rule.CONTACT_STAGE, Rule.CONTACT_NO_REQUIREMENTS, Rule.CONTACT_ANY_PROJECT)
def test_d40_three_reptilians_for_stage_three(table):
    """Neither agents nor signs are asked for, wars do not matter; the benefit is received, but no action was taken."""
    match = contact(table, 2, *ROYALS[:2], "enforcer-1", objects={"war": ["world-war-1"]}, active={"julia": 0},
                    concluded={"julia": ["red-aid"]})
    go(match, "professional", "contact-1", "comintern")
    assert match.step == "contact-reptilian" and things(match) == {"royal-1", "enforcer-1"}
    assert forbidden(match, "politician-1") == "CONTACT_STAGE"
    go(match, "royal-1", "royal-2", "enforcer-1")
    assert stage(match, "julia", "comintern") == 3 and shadows(match, "julia") == 3
    assert (match.step, match.seat, active(match, "julia")) == ("choose-action", "julia", 0)
    assert aliens(match, "discard") == {"royal-1", "royal-2", "enforcer-1"}


@proves(Rule.CONTACT_NO_SKIPPING, Rule.CONTACT_STAGE)
def test_d40_no_stage_is_skipped(table):
    match = contact(table, 1, *ROYALS[:3])
    go(match, "professional", "contact-1", "comintern")
    assert match.state.left == 2            # three reptilians do not lead from I to III
    assert refusal(contact(table, 2, *ROYALS[:2]), "play a professional") == "CONTACT_STAGE"
    assert refusal(contact(table, 4, *ROYALS), "play a professional") == "CONTACT_NO_SKIPPING"
    assert refusal(contact(table, 0, *ROYALS), "play a professional") == "CONTACT_NO_SKIPPING"
    match = contact(table, 3, *ROYALS, stages={"julia": {"comintern": 3, "espionage": 4}})
    go(match, "professional", "contact-1")
    assert things(match) == {"comintern"} and forbidden(match, "espionage") == "CONTACT_NO_SKIPPING"
    go(match, "comintern", *ROYALS)
    assert stage(match, "julia", "comintern") == 4


@proves(Rule.CONTACT_NO_REQUIREMENTS)
@pytest.mark.parametrize(("at", "drawn"), [(1, 2), (2, 2), (3, 3)])
def test_d40_benefits_at_once_come_too(table, at, drawn):
    """The next stage of the Reptilians, with the curator: alliances are drawn, though none is concluded."""
    match = contact(table, 0, *ROYALS[: at + 1], stages={"julia": {"reptilians": at}}, curator="julia")
    go(match, "professional", "contact-1", "reptilians", *ROYALS[: at + 1])
    assert match.step == "discard-from-hand" and len(in_hand(match, "julia")) == drawn
    match.play(match.moves[0])
    assert match.step == "choose-action" and stage(match, "julia", "reptilians") == at + 1


@proves(Rule.CONTACT_WITH_CURATOR)
def test_a_contact_works_with_the_curator_unless_the_match_says_otherwise(table):
    assert refusal(contact(table, 1, *ROYALS[:2], curator="julia"), "play a professional") is None
    match = contact(table, 1, *ROYALS[:2], curator="julia", contact_with_curator=False)
    assert refusal(match, "play a professional") == "CONTACT_WITH_CURATOR"


@proves(Rule.CONTACT_STAGE)
def test_contacts_replace_three_others(game):
    s = fresh_state(game, 8, players=3, professionals=True, reptilians=True)
    boxed = [game.ids("specialist")[card] for card, place in enumerate(s.professional_at) if place == Staff.BOX]
    assert len(boxed) == 3 and not any(name.startswith("contact") for name in boxed)
    other = fresh_state(game, 8, players=3, professionals=True)
    assert {game.ids("specialist")[card] for card, place in enumerate(other.professional_at) if place == Staff.BOX} == {
        "contact-1", "contact-2", "contact-3"}
    assert said(game.new(seed=8, players=3, professionals=True, reptilians=True)).count("PROFESSIONAL_REMOVED") == 3


# Area 51

AREA = [("area-51", "unions-1"), ("babylonian-brotherhood", "consulates-1"), ("blue-book", "intelligence-1")]


def phase(table, alliance, **entries):
    """Julia may conclude an alliance."""
    facts = {"row": (), "step": "conclude", "players": 2, "hands": {"julia": [alliance]}, "active": {"julia": 3},
             "aliens": {"julia-area": ROYALS[:3]}}
    return turn(table, **facts | entries)


@proves(Rule.AREA_51_SAME_STAGE, Rule.AREA_51_OLD_BENEFITS_LOST, Rule.AREA_51_FREE_PROJECT)
@pytest.mark.parametrize(("alliance", "sign"), AREA)
def test_d44_a_coordinator_moves_to_the_same_stage_elsewhere(table, alliance, sign):
    at = {"stages": {"julia": {"comintern": 2, "united-nations": 4}}}
    match = phase(table, alliance, **at)
    assert shadows(match, "julia") == 2 and match.game.file("rules.infiltration").reach(match.state, 1) == 0
    go(match, alliance)
    assert things(match) == {"comintern"} and forbidden(match, "united-nations") == "AREA_51_SAME_STAGE"
    go(match, "comintern")
    assert things(match) == {"espionage", "reptilians"}
    assert forbidden(match, "united-nations") == forbidden(match, "comintern") == "AREA_51_FREE_PROJECT"
    assert forbidden(match, "secret-power") == forbidden(match, "world-media") == "AREA_51_FREE_PROJECT"
    go(match, "espionage")
    assert (stage(match, "julia", "comintern"), stage(match, "julia", "espionage")) == (0, 2)
    assert shadows(match, "julia") == 0 and match.state.in_force[1][2] == 5 and full(match.state)
    assert forbidden(phase(table, alliance, own={"julia": [sign]}), alliance) == "ALLIANCE_MUST_NOT_HAVE"
    assert forbidden(phase(table, alliance, aliens={"julia-area": ROYALS[:2]}), alliance) == "ALLIANCE_REQUIREMENTS"


@proves(Rule.AREA_51_SAME_STAGE)
def test_benefits_at_once_come_with_the_new_project(table):
    """Secret Power is not in the game; World Media takes a card, without an alliance."""
    match = turn(table, staff={}, world_media=True, stages={"julia": {"comintern": 3}}, aliens={
        "julia-area": ROYALS[:2]}, hands={"julia": ["area-51"]}, concluded={"julia": ["red-aid"]})
    go(match, "reptilians", "royal-1", "royal-2", "area-51", "comintern", "world-media")
    assert match.step == "take-from-row" and open_alliances(match, "julia") == {"area-51", "red-aid"}
    before = active(match, "julia")
    go(match, "media-1")
    assert (match.step, match.seat, active(match, "julia")) == ("choose-action", "julia", before)
    assert stage(match, "julia", "world-media") == 3


@proves(Rule.AREA_51_SAME_STAGE)
@pytest.mark.parametrize("stages", [{}, {"comintern": 4, "espionage": 5}])
def test_without_a_coordinator_to_move_nothing_happens(table, stages):
    match = phase(table, "area-51", stages={"julia": stages})
    go(match, "area-51")
    assert open_alliances(match, "julia") == {"area-51"} and "COORDINATOR_MOVED" not in said(match)


# UFO hysteria

@proves(Rule.UFO_EFFECT)
@pytest.mark.parametrize("professionals", [True, False])
def test_each_second_reptilian_brings_a_professional_and_an_alliance(table, professionals):
    facts = {"trends": True, "players": 2, "movements": {"top": ["ufo-hysteria"]}, "professionals": professionals,
             "target": {"ivan": "media-1"}, "pieces": {"media-1": 1}, "active": {"ivan": 9, "julia": 5}}
    below = {"media-1-under": ["royal-1"], "ivan-area": ["royal-2"]}
    match = turn(table, aliens=below, **facts)
    go(match, "infiltrate", "valuables-1", "1")
    assert (match.step, match.seat) == ("follow-trend", "ivan")
    go(match, "ufo-hysteria")
    assert len(in_hand(match, "ivan")) == 1 and said(match).count("PROFESSIONAL_TAKEN") == professionals
    odd = go(turn(table, aliens={"media-1-under": ["royal-1"]}, **facts), "infiltrate", "valuables-1", "1")
    assert odd.step != "follow-trend"


@proves(Rule.UFO_EFFECT)
def test_it_replaces_another_trend(game):
    gone = set()
    for seed in range(30):
        s = fresh_state(game, seed, players=2, trends=True, reptilians=True)
        out = [trend for trend, place in enumerate(s.movement_at) if place == Current.BOX]
        assert len(out) == 1 and s.current_size[Current.STACK] == 5
        gone |= {game.ids("movement")[out[0]]}
    assert len(gone) == 6 and "ufo-hysteria" not in gone
    match = game.new(seed=1, players=2, trends=True, reptilians=True)
    assert "TREND_REMOVED" in said(match) and not captured(match, "ivan")
