"""Every alliance does what it says."""

from pathlib import Path

import pytest

from gamekit.games.secret_power.rules.rulebook import Rule
from gamekit.games.secret_power.rules.table import Effect
from gamekit.testing import proves

from ..helpers import (
    active, area_of, forbidden, go, in_hand, infiltrate, lines, numbers, owns, pieces, points, refusal, reserve, said,
    seat, things,
)

PHASE = {"players": 3, "step": "conclude", "seat": "ivan", "curator": "ivan"}
GROUPS = {
    "control": ["ruling-parties-1", "media-1", "security-1"], "finance": ["valuables-1", "real-estate-1", "banks-1"],
    "science": ["research-1", "laboratories-1", "patents-1"],
}
SIGNS = {"agitators": "unions-1", "peacemakers": "consulates-1", "spies": "intelligence-1"}


def phase(table, alliance, *own, **entries):
    """Ivan is asked to conclude the alliance, and Julia comes next."""
    hands = {"ivan": [alliance], "julia": ["echelon" if alliance == "gladio" else "gladio"]}
    return table(**{"own": {"ivan": own}, "hands": hands, **PHASE, **entries})


def secondary(match, who="ivan"):
    return match.state.secondary[seat(who)]


# 1-3

@proves(Rule.ALLIANCE_SECONDARY, Rule.ALLIANCE_ORDER_INSIDE, Rule.SECONDARY_BY_ALLIANCES, Rule.EFFECT_PERMANENT)
@pytest.mark.parametrize(("alliance", "group"), [
    ("cosa-nostra", "finance"), ("yakuza", "control"), ("triads", "science")])
def test_the_underworld_lends_a_shadow_agent(table, alliance, group):
    for own in (GROUPS[group], ["crime-1"]):        # either is enough
        match = go(phase(table, alliance, *own), alliance)
        assert match.state.in_force[0][Effect.SHADOW_AGENTS] == 1
        assert secondary(match) == [int(group == name) for name in ("control", "finance", "science", "supreme")]
    assert forbidden(phase(table, alliance, *GROUPS[group][:2]), alliance) == "ALLIANCE_REQUIREMENTS"


# 4-6

@proves(Rule.EFFECT_FINAL, Rule.ALLIANCE_SIGN, Rule.SCORE_ALLIANCES)
@pytest.mark.parametrize(("alliance", "card", "sign"), [
    ("federation-of-trade-unions", "unions", 0), ("diplomatic-club", "consulates", 1), ("five-eyes", "intelligence", 2),
])
def test_three_points_for_each_card_of_support(table, alliance, card, sign):
    match = go(phase(table, alliance, f"{card}-1", f"{card}-2"), alliance)
    assert match.state.signs[0][sign] == 2 + 1
    assert lines(match, "ivan") == {"effects": 6}


# 7-9

@proves(Rule.EFFECT_INSTANT, Rule.ALLIANCE_POINTS)
@pytest.mark.parametrize(("alliance", "group"), [
    ("federal-reserve", "finance"), ("council-on-foreign-relations", "control"), ("nobel-committee", "science")])
def test_up_to_three_agents_are_recruited(table, alliance, group):
    match = go(phase(table, alliance, *GROUPS[group][:2], "governments-1"), alliance)
    assert (match.step, numbers(match)) == ("recruit-number", [1, 2, 3])
    assert forbidden(match, "4") == "EFFECT_INSTANT"
    go(match, "2")
    assert active(match, "ivan") == 5 and lines(match, "ivan")["alliances"] == 4
    assert forbidden(phase(table, alliance, *GROUPS[group]), alliance) == "ALLIANCE_REQUIREMENTS"
    none = go(phase(table, alliance, *GROUPS[group][:2], "governments-1", active={"ivan": 10}), alliance)
    assert none.step != "recruit-number"        # nobody is left


# 10-12

@proves(Rule.EFFECT_PERMANENT, Rule.ALLIANCE_SAME_EFFECTS_ADD)
@pytest.mark.parametrize(("alliance", "group"), [
    ("international-monetary-fund", "finance"), ("club-of-rome", "science"), ("theosophical-society", "control")])
def test_a_large_infiltration_recruits(table, alliance, group):
    assert refusal(phase(table, alliance, *GROUPS[group][:2]), f"conclude {alliance}") is None
    facts = {"row": ("media-2", "media-3"), "active": {"ivan": 5}, "concluded": {"ivan": [alliance]}}
    match = infiltrate(table(**facts), "media-2", 4)
    assert active(match, "ivan") == 5 - 4 + 1
    assert active(infiltrate(table(**facts), "media-2", 3), "ivan") == 2
    shadows = {**facts, "concluded": {"ivan": [alliance, "yakuza"]}}
    assert active(infiltrate(table(**shadows), "media-2", 3), "ivan") == 2      # only agents count, no shadows
    two = {**facts, "concluded": {"ivan": ["club-of-rome", "international-monetary-fund"]}}
    assert active(infiltrate(table(**two), "media-2", 4), "ivan") == 3


# 13-15

@pytest.mark.parametrize(("alliance", "card"), [("cia", "banks-1"), ("kgb", "media-1"), ("mossad", "patents-1")])
def test_an_intercepted_agent_is_detained(table, alliance, card):
    assert refusal(phase(table, alliance, card, "intelligence-1"), f"conclude {alliance}") is None
    match = table(row=("media-2",), players=3, seat="julia", curator="ivan", target={"ivan": "media-2"},
                  pieces={"media-2": 2}, active={"ivan": 1, "julia": 3}, concluded={"julia": [alliance]})
    before = reserve(match, "ivan")
    infiltrate(match, "media-2")
    assert (active(match, "ivan"), reserve(match, "ivan")) == (1 + 1, before + 1)
    assert "DETAINED" in said(match)


@proves(Rule.ALLIANCE_SAME_EFFECTS_ADD, Rule.SHADOW_NEVER_IN_RESERVE)
@pytest.mark.parametrize(("there", "kept"), [(1, 1), (2, 2), (3, 2)])
def test_two_alliances_detain_two_agents_if_there_are_so_many(table, there, kept):
    match = table(row=("media-2",), players=3, seat="julia", curator="ivan", target={"ivan": "media-2"},
                  pieces={"media-2": there}, active={"ivan": 0, "julia": 6}, concluded={"julia": ["cia", "kgb"]},
                  stages={"ivan": {"comintern": 1}})
    before = reserve(match, "ivan")
    infiltrate(match, "media-2", 6)
    assert (active(match, "ivan"), reserve(match, "ivan")) == (there - kept, before + kept)


# 16-18

@proves(Rule.EFFECT_INSTANT, Rule.SHADOW_NO_TARGET)
@pytest.mark.parametrize(("alliance", "group", "power", "sign"), [
    ("anarchists", "control", "governments-1", 0), ("jesuits", "finance", "exchanges-1", 1),
    ("scientologists", "science", "universities-1", 2)])
def test_rivals_lose_an_active_agent(table, alliance, group, power, sign):
    match = phase(table, alliance, *GROUPS[group][:2], active={"ivan": 3, "julia": 2}, stages={
        "alexey": {"comintern": 2}})
    go(match, alliance)
    assert [active(match, who) for who in ("ivan", "julia", "alexey")] == [3, 1, 0]
    assert match.state.in_force[2][Effect.SHADOW_AGENTS] == 2
    assert lines(match, "ivan") == {"basic": 2, "effects": 1}       # its own sign
    assert match.state.signs[0][sign] == 1
    assert forbidden(phase(table, alliance, *GROUPS[group][:2], power), alliance) == "ALLIANCE_MUST_NOT_HAVE"


# 19-21

@proves(Rule.ALLIANCE_HAND_OVER, Rule.SECONDARY_MAY_BE_GIVEN, Rule.ALLIANCE_NO_SUCH_RIVAL, Rule.LOST_OBJECT_PIECES)
@pytest.mark.parametrize(("alliance", "group", "sign"), [
    ("opus-dei", "control", "peacemakers"), ("bilderberg-club", "finance", "spies"),
    ("thule-society", "science", "agitators")])
def test_d49_a_rival_hands_a_card_over(table, alliance, group, sign):
    mine, theirs = GROUPS[group][:2], GROUPS[group][2]
    own = {"ivan": [*mine, SIGNS[sign]], "julia": [theirs, "crime-1"], "alexey": ["corporations-1"]}
    facts = {"own": own, "secondary": {"julia": {group: 1}}, "pieces": {theirs: 2}}
    match = go(phase(table, alliance, **facts), alliance)
    assert (match.step, things(match)) == ("choose-rival", {"julia"})
    assert forbidden(match, "alexey") == forbidden(match, "ivan") == "ALLIANCE_NO_SUCH_RIVAL"
    go(match, "julia")
    assert (match.step, match.seat, things(match)) == ("hand-over", "julia", {theirs, f"secondary-{group}"})
    assert forbidden(match, "crime-1") == "ALLIANCE_HAND_OVER"
    before = reserve(match, "julia")
    go(match, theirs)
    assert theirs in owns(match, "ivan") and reserve(match, "julia") == before + 2 and pieces(match, theirs) == 0
    match = go(phase(table, alliance, **facts), alliance, "julia", f"secondary-{group}")
    assert sum(secondary(match)) == 1 and sum(secondary(match, "julia")) == 0
    alone = {"ivan": own["ivan"]}       # nobody else has a card of the group
    assert go(phase(table, alliance, own=alone), alliance).step != "choose-rival"


@proves(Rule.ALLIANCE_HAND_OVER)
def test_an_attached_circle_goes_along(table):
    objects = {"ivan-area": ["media-1", "media-2", "consulates-1"], "julia-area": ["security-1"],
               "security-1-attached": ["inner-circle-1"]}
    match = table(objects=objects, hands={"ivan": ["opus-dei"]}, **PHASE)
    go(match, "opus-dei", "julia", "security-1")
    assert area_of(match, "inner-circle-1") == "security-1-attached"
    assert match.state.owned[0][17] == 1 and match.state.owned[1][17] == 0
    assert lines(match, "ivan") == {"basic": 4, "alliances": 1} and points(match, "julia") == 0


# 22-24

@proves(Rule.EFFECT_FINAL, Rule.SECONDARY_COUNTS)
@pytest.mark.parametrize(("alliance", "group"), [
    ("league-of-nations", "control"), ("international-chamber-of-commerce", "finance"), ("royal-society", "science")])
def test_a_point_for_each_card_of_a_group(table, alliance, group):
    match = go(phase(table, alliance, *GROUPS[group], secondary={"ivan": {group: 2}}), alliance)
    assert lines(match, "ivan") == {"basic": 3, "effects": 5}


# 25-27

@pytest.mark.parametrize(("alliance", "card"), [
    ("trilateral-commission", "governments"), ("paris-club", "exchanges"), ("skull-and-bones", "universities")])
def test_four_points_for_each_leading_card(table, alliance, card):
    match = go(phase(table, alliance, f"{card}-1", f"{card}-2"), alliance)
    assert lines(match, "ivan") == {"effects": 8}
    other = ["crime-1", "crime-2", "corporations-1"]
    assert refusal(phase(table, alliance, *other), f"conclude {alliance}") is None
    assert forbidden(phase(table, alliance, *other[:2]), alliance) == "ALLIANCE_REQUIREMENTS"


# 28-30

@pytest.mark.parametrize(("alliance", "card"), [
    ("gladio", "media-1"), ("black-hand", "banks-1"), ("grey-wolves", "patents-1")])
def test_two_points_for_each_operation(table, alliance, card):
    match = phase(table, alliance, card, operations={"ivan": ["obstacles", "murder"]})
    assert lines(go(match, alliance), "ivan") == {"basic": 1, "operations": 14, "effects": 4}
    assert forbidden(phase(table, alliance, card), alliance) == "ALLIANCE_REQUIREMENTS"


# 31-33

@proves(Rule.SECONDARY_LIMITED, Rule.COMMON_SUPPLY, Rule.SECONDARY_RETURNS)
@pytest.mark.parametrize(("alliance", "sign", "group"), [
    ("hollywood", "agitators", "control"), ("diamond-syndicate", "peacemakers", "finance"),
    ("silicon-valley", "spies", "science")])
def test_a_secondary_object_of_another_group(table, alliance, sign, group):
    others = sorted({"control", "finance", "science"} - {group})
    match = go(phase(table, alliance, SIGNS[sign]), alliance)
    assert things(match) == set(others)
    assert sum(secondary(match)) == 1           # the printed one has come before
    assert forbidden(match, group) == forbidden(match, "supreme") == "EFFECT_INSTANT"
    go(match, others[0])
    assert sum(secondary(match)) == 2 and sum(match.state.supply) == 34 - 2
    out = {"julia": {others[0]: 10, group: 10}}
    match = go(phase(table, alliance, SIGNS[sign], secondary=out), alliance)
    assert "SECONDARY_LACKING" in said(match)           # the printed one, but the alliance is concluded
    assert forbidden(match, others[0]) == "SECONDARY_LIMITED" and things(match) == {others[1]}
    out["julia"][others[1]] = 10
    assert go(phase(table, alliance, SIGNS[sign], secondary=out), alliance).step != "take-secondary"


# 34-36

@proves(Rule.ALLIANCE_ONE_PER_PHASE, Rule.ALLIANCE_OPTIONAL)
@pytest.mark.parametrize(("alliance", "sign"), [
    ("templars", "agitators"), ("rosicrucians", "peacemakers"), ("order-of-malta", "spies")])
def test_three_cards_and_one_more_alliance(table, alliance, sign):
    own = ["media-1", "media-2", "media-3", "banks-1", "patents-1"]
    match = phase(table, alliance, *own, hands={"ivan": [alliance, "league-of-nations", "illuminati"]})
    go(match, alliance)
    assert (match.step, len(in_hand(match, "ivan"))) == ("conclude-more", 5)
    assert forbidden(match, "illuminati") == "ALLIANCE_REQUIREMENTS"
    go(match, "league-of-nations")
    assert match.seat == "julia" or match.step != "conclude-more"
    assert lines(match, "ivan") == {"basic": 5, "alliances": 1, "effects": 3}
    assert forbidden(phase(table, alliance, *own, SIGNS[sign]), alliance) == "ALLIANCE_MUST_NOT_HAVE"
    match = go(phase(table, alliance, *own), alliance, "decline")
    assert points(match, "ivan") == 6


def test_an_alliance_that_concludes_another_that_concludes_another(table):
    own = ["media-1", "banks-1", "patents-1", "media-2", "media-3"]
    hands = {"ivan": ["templars", "rosicrucians", "order-of-malta", "league-of-nations"]}
    match = phase(table, "templars", *own, hands=hands)
    go(match, "templars", "rosicrucians", "order-of-malta", "league-of-nations")
    assert match.seat != "ivan" or match.step == "discard-alliance"
    assert lines(match, "ivan") == {"basic": 5, "alliances": 3, "effects": 3}


# 37-39

@pytest.mark.parametrize(("alliance", "group"), [
    ("foreign-legion", "control"), ("private-military-company", "finance"), ("peace-corps", "science")])
def test_the_curator_brings_one_more(table, alliance, group):
    match = table(row=("media-2",), step="begin-turn", active={"ivan": 3}, concluded={"ivan": [alliance]})
    assert active(match, "ivan") == 6
    assert refusal(phase(table, alliance, *GROUPS[group][:2]), f"conclude {alliance}") is None
    busy = phase(table, alliance, *GROUPS[group][:2], operations={"ivan": ["obstacles"]})
    assert forbidden(busy, alliance) == "ALLIANCE_MUST_NOT_HAVE"


# 40-42

@pytest.mark.parametrize(("alliance", "sign"), [
    ("red-aid", "agitators"), ("red-cross", "peacemakers"), ("echelon", "spies")])
def test_advancing_recruits(table, alliance, sign):
    assert refusal(phase(table, alliance, SIGNS[sign]), f"conclude {alliance}") is None
    match = table(row=("media-1",), seat="julia", curator="ivan", active={"julia": 3}, concluded={"julia": [alliance]})
    go(match, "advance", "espionage")
    assert active(match, "julia") == 3 - 1 + 1


# 43-46

@proves(Rule.SECONDARY_SUPREME_POWER)
@pytest.mark.parametrize(("alliance", "own"), [
    ("illuminati", ["crime-1", "governments-1"]), ("freemasons", ["crime-1", "media-1", "banks-1", "patents-1"]),
    ("committee-of-300", ["banks-1", "security-1"]), ("bohemian-club", ["inner-circle-1"]),
])
def test_agents_come_home_from_an_object(table, alliance, own):
    match = phase(table, alliance, *own, "exchanges-1", pieces={"exchanges-1": 4, own[0]: 2}, active={"ivan": 1})
    go(match, alliance)
    assert things(match) == {"exchanges-1", own[0]}
    go(match, "exchanges-1")
    assert (active(match, "ivan"), pieces(match, "exchanges-1")) == (5, 0)
    assert secondary(match) == [0, 0, 0, 1]
    assert forbidden(phase(table, alliance, "media-2"), alliance) == "ALLIANCE_REQUIREMENTS"


def test_every_alliance_has_been_tried(game):
    """The names of all alliances stand in the tests above."""
    source = Path(__file__).read_text("utf-8")
    assert [name for name in game.ids("alliance") if f'"{name}"' not in source] == []
