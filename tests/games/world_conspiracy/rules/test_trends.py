"""Trends: the stack, what each of them brings, and how one is captured."""

import pytest

from gamekit.engine.view import hidden_state, world
from gamekit.games.world_conspiracy.rules.rulebook import Rule
from gamekit.games.world_conspiracy.rules.table import TRENDS, Current
from gamekit.testing import proves
from gamekit.testing.play import states
from tests.games.secret_power.helpers import (
    active, forbidden, go, in_hand, infiltrate, numbers, refusal, reserve, said, things,
)

from ..helpers import captured, lines, open_alliances, secondary, trend

ROW = ("media-1", "valuables-1", "research-1")
CAPTURE = "capture the trend"


def turn(table, top, **entries):
    """Ivan is to act, with the curator; one trend is in force."""
    return table(**{"row": ROW, "trends": True, "movements": {"top": [top]}, "active": {"ivan": 6}} | entries)


def last_turn(table, top, card, *own, players=2, **entries):
    """Julia ends the phase, and Ivan captures a card."""
    facts = {"row": (card, "unions-3"), "own": {"ivan": own}, "target": {"ivan": card}, "pieces": {card: 1},
             "seat": "julia", "curator": "ivan", "players": players, "active": {"ivan": 1, "julia": 1}}
    return go(turn(table, top, **facts | entries), "recruit")


# The stack

@proves(Rule.TREND_TOP_ONLY, Rule.TREND_STACK_NOT_SEARCHED)
def test_one_trend_is_known_and_the_others_are_not(game):
    """What comes next is as likely any that has not been on top yet."""
    match = game.new(seed=4, players=3, trends=True)
    assert sum(place == Current.TOP for place in match.state.movement_at) == 1
    assert match.state.movement_at[game.ids("movement").index("ufo-hysteria")] == Current.BOX
    assert "TREND_OPENS" in said(match)
    assert not any(match.state.movement_order) and hidden_state(game, match.state, 0).movement_at == (
        match.state.movement_at)
    rotate, found = game.file("rules.trends").rotate, set()
    for seed in range(60):
        s = world(game, match.state, 0, seed)
        rotate(s)
        found.add(s.movement_at.index(Current.TOP))
    assert len(found) == TRENDS - 2         # without the first, and without UFO hysteria


@proves(Rule.TREND_ROTATES)
def test_the_trend_goes_to_the_bottom_at_the_end_of_the_round(table):
    match = turn(table, "corruption", row=(), players=2, step="conclude", hands={"ivan": ["cia"]})
    go(match, "decline")
    first = trend(match)
    assert match.state.round == 2 and first != "corruption"
    names = match.game.ids("movement")
    assert match.state.movement_order[names.index("corruption")] == -1
    rotate, seen = match.game.file("rules.trends").rotate, []
    for _ in range(7):
        seen.append(trend(match))
        rotate(match.state)
    assert seen[5] == "corruption" and seen[6] == first and len(set(seen)) == 6     # the order comes back


@proves(Rule.TREND_ROTATES)
def test_the_only_trend_stays(table):
    others = ["populism", "digitalisation", "militarism", "nonconformism", "radicalism"]
    match = turn(table, "corruption", row=(), players=2, step="conclude", hands={"ivan": ["cia"]},
                 movements={"top": ["corruption"], "ivan-captured": others})
    assert trend(go(match, "decline")) == "corruption" and "TREND_OPENS" not in said(match)


# Capturing

@proves(Rule.TREND_CAPTURE_COST, Rule.TREND_CAPTURE_WITH_CURATOR, Rule.TREND_CAPTURE_TOP, Rule.TREND_CAPTURED_STOPS,
        Rule.TREND_TEN_POINTS)
def test_d35_three_cards_and_two_signs_save_five_agents(table):
    """One of the cards is a secondary object; one of the signs belongs to an alliance."""
    facts = {"own": {"ivan": ["valuables-2", "banks-1", "consulates-1"]}, "secondary": {"ivan": {"finance": 1}},
             "concluded": {"ivan": ["diplomatic-club"]}}
    match = turn(table, "corruption", active={"ivan": 5}, **facts)
    before = reserve(match, "ivan")
    go(match, "capture-trend")
    assert (active(match, "ivan"), reserve(match, "ivan")) == (0, before + 5)
    assert captured(match, "ivan") == {"corruption"} and trend(match) not in ("corruption", None)
    assert lines(match, "ivan")["inner-circle"] == 10 and match.seat == "julia"
    assert refusal(turn(table, "corruption", active={"ivan": 4}, **facts), CAPTURE) == "TREND_CAPTURE_COST"


PRICES = [
    ("populism", ["media-2", "unions-1"], {}, 8), ("digitalisation", ["patents-1", "intelligence-1"], {}, 8),
    ("militarism", ["intelligence-1"], {"operations": {"ivan": ["obstacles", "murder"]}}, 7),
    ("nonconformism", ["consulates-1"], {"concluded": {"ivan": ["cia", "kgb"]}}, 7),
    ("radicalism", ["governments-1", "unions-1"], {"secondary": {"ivan": {"supreme": 1}}}, 7),
    ("ufo-hysteria", [], {"reptilians": True, "aliens": {"ivan-area": ["royal-1", "royal-2"]},
                          "stages": {"ivan": {"comintern": 1, "reptilians": 4}}}, 6),
]


@proves(Rule.TREND_CAPTURE_COST)
@pytest.mark.parametrize(("top", "own", "more", "price"), PRICES, ids=[one[0] for one in PRICES])
def test_what_each_trend_counts(table, top, own, more, price):
    match = turn(table, top, own={"ivan": own}, **{"active": {"ivan": 8}} | more)
    go(match, "capture-trend")
    assert active(match, "ivan") == 8 - price and captured(match, "ivan") == {top}


@proves(Rule.TREND_CAPTURE_FREE_STILL_ACTION)
def test_with_ten_matches_it_is_free_but_an_action(table):
    match = turn(table, "corruption", active={"ivan": 0}, secondary={"ivan": {"finance": 10}})
    go(match, "capture-trend")
    assert (active(match, "ivan"), match.seat) == (0, "julia")


@proves(Rule.TREND_CAPTURE_NO_SHADOWS, Rule.TREND_CAPTURE_NO_WAR)
def test_neither_shadows_nor_wars_matter(table):
    facts = {"secondary": {"ivan": {"finance": 5}}, "stages": {"ivan": {"comintern": 3}}, "objects": {
        "war": ["world-war-1", "world-war-2"]}}
    assert refusal(turn(table, "corruption", active={"ivan": 4}, **facts), CAPTURE) == "TREND_CAPTURE_COST"
    match = go(turn(table, "corruption", active={"ivan": 5}, **facts), "capture-trend")
    assert captured(match, "ivan") == {"corruption"}


@proves(Rule.TREND_ALL_CAPTURED, Rule.TREND_NONE_IN_FORCE)
def test_when_all_are_captured_none_is_in_force(table):
    others = ["populism", "digitalisation", "militarism", "nonconformism", "radicalism"]
    match = turn(table, "corruption", active={"ivan": 10}, movements={"top": ["corruption"], "julia-captured": others})
    go(match, "capture-trend")
    assert trend(match) is None and refusal(match, CAPTURE) == "TREND_NONE_IN_FORCE"
    assert lines(match, "julia")["inner-circle"] == 50
    assert refusal(table(row=ROW, players=2), CAPTURE) == "TREND_NONE_IN_FORCE"


@proves(Rule.TREND_COMPULSORY)
def test_capturing_can_be_the_only_action(table):
    facts = {"row": ("corporations-1",), "active": {"ivan": 3}}
    match = turn(table, "corruption", secondary={"ivan": {"finance": 7}}, **facts)
    assert refusal(match, "pass") == "TREND_COMPULSORY" and things(match) == {"capture-trend"}
    assert things(turn(table, "corruption", secondary={"ivan": {"finance": 6}}, **facts)) == {"pass"}


# What they bring

@proves(Rule.TREND_EVEN, Rule.TREND_MAY, Rule.TREND_ALL_PHASES)
@pytest.mark.parametrize(("top", "card", "other"), [
    ("populism", "media-1", "security-1"), ("corruption", "valuables-1", "banks-1"),
    ("digitalisation", "research-1", "patents-1")])
def test_d36_each_second_card_of_a_group(table, top, card, other):
    match = last_turn(table, top, card, other)
    group = match.game.ids("movement").index(top)
    assert (match.step, match.seat, things(match)) == ("follow-trend", "ivan", {top, "decline"})
    go(match, top)
    assert match.step == "take-secondary" and len(things(match)) == 2
    assert match.game.ids("secondary")[group] not in things(match)
    match.play(match.moves[0])
    assert sum(secondary(match)) == 1 and secondary(match)[group] == 0 and "TREND_FOLLOWED" in said(match)
    match = go(last_turn(table, top, card, other), "decline")
    assert sum(secondary(match)) == 0 and match.step == "choose-action"
    assert last_turn(table, top, card).step == "choose-action"              # the first is odd


@proves(Rule.TREND_SECONDARY_COUNTS, Rule.TREND_ALL_PHASES)
def test_d36_a_secondary_object_counts_too(table):
    """Cosa Nostra brings one in the alliance phase."""
    match = turn(table, "corruption", row=(), players=2, step="conclude", own={"ivan": ["banks-1", "crime-1"]},
                 hands={"ivan": ["cosa-nostra"]})
    go(match, "cosa-nostra")
    assert match.step == "follow-trend"
    go(match, "corruption", "science")
    assert secondary(match) == [0, 1, 1, 0]


@proves(Rule.TREND_SUPPLY_EMPTY)
def test_d36_nothing_if_the_supply_is_empty(table):
    empty = {"julia": {"control": 10, "science": 10}}
    assert last_turn(table, "corruption", "valuables-1", "banks-1", secondary=empty).step == "choose-action"
    half = {"julia": {"control": 10, "science": 9}}
    match = go(last_turn(table, "corruption", "valuables-1", "banks-1", secondary=half), "corruption")
    assert things(match) == {"science"} and forbidden(match, "control") == "SECONDARY_LIMITED"


@proves(Rule.TREND_TOP_ONLY)
def test_other_trends_are_not_in_force(table):
    assert last_turn(table, "populism", "valuables-1", "banks-1").step == "choose-action"
    match = last_turn(table, "populism", "media-1", "security-1")
    assert forbidden(match, "corruption") == "TREND_TOP_ONLY"


@proves(Rule.TREND_EVEN, Rule.TREND_MAY)
def test_militarism_concludes_an_alliance_after_each_second_operation(table):
    facts = {"operations": {"ivan": ["obstacles"]}, "hands": {"ivan": ["gladio", "federal-reserve"]}}
    match = turn(table, "militarism", **facts)
    go(match, "operation", "militarism")
    assert match.step == "free-alliance" and {"gladio", "decline"} <= things(match)
    go(match, "gladio")
    assert open_alliances(match, "ivan") == {"gladio"} and match.seat == "julia"
    match = turn(table, "militarism", **facts | {"operations": {"julia": ["obstacles"]}})
    assert go(match, "operation").seat == "julia"


@proves(Rule.TREND_MAY)
def test_nonconformism_recruits_for_an_inner_circle(table):
    """Once when it is received, before a host is asked for; and once when it is attached."""
    match = last_turn(table, "nonconformism", "inner-circle-1", "universities-1", active={"ivan": 0, "julia": 1})
    assert match.step == "follow-trend"
    go(match, "nonconformism")
    assert match.step == "recruit-number" and numbers(match) == [1, 2, 3]
    go(match, "3")
    assert match.step == "choose-host"
    go(match, "universities-1")
    assert match.step == "follow-trend"
    go(match, "nonconformism", "1")
    assert match.state.reserve[0] == 10 - 1 - 4 and "CIRCLE_ATTACHED" in said(match)
    match = turn(table, "nonconformism", own={"ivan": ["inner-circle-1", "universities-1"]}, professionals=True,
                 active={"ivan": 10})
    go(match, "attach", "universities-1")
    assert match.step == "follow-trend"         # with an empty reserve a professional comes
    go(match, "nonconformism")
    assert match.step == "choose-action" and "PROFESSIONAL_TAKEN" in said(match)


@proves(Rule.TREND_MAY)
def test_a_circle_that_has_waited_for_the_trend_may_stay_alone(table):
    match = last_turn(table, "nonconformism", "inner-circle-1", "universities-1", active={"ivan": 0, "julia": 1})
    go(match, "decline")
    assert match.step == "choose-host" and things(match) == {"universities-1", "decline"}
    go(match, "decline")
    assert match.step == "choose-action" and "CIRCLE_ATTACHED" not in said(match)
    poor = last_turn(table, "nonconformism", "inner-circle-1", "universities-1", active={"ivan": 9, "julia": 1})
    assert reserve(poor, "ivan") == 0 and poor.step == "choose-host"       # nobody to recruit: it is not asked


@proves(Rule.TREND_MAY)
def test_a_circle_that_comes_with_its_host_is_received(table):
    """Ivan demands a card of control, and Julia gives the one with an inner circle."""
    match = turn(table, "nonconformism", row=(), players=2, step="conclude", hands={"ivan": ["opus-dei"]},
                 own={"ivan": ["media-1", "security-1", "consulates-1"], "julia": ["media-2", "media-3"]}, objects={
                     "ivan-area": ["media-1", "security-1", "consulates-1"], "julia-area": ["media-2", "media-3"],
                     "media-3-attached": ["inner-circle-1"]})
    plain = match.at(0)
    go(match, "opus-dei", "julia", "media-3")
    assert (match.step, match.seat) == ("follow-trend", "ivan")
    assert go(plain, "opus-dei", "julia", "media-2").step != "follow-trend"


def test_before_the_count_nobody_recruits(table):
    match = turn(table, "nonconformism", row=(), players=2, step="last-circles",
                 own={"ivan": ["inner-circle-1", "universities-1"]}, active={"ivan": 5})
    go(match, "universities-1")
    assert match.over and "TREND_FOLLOWED" not in said(match)


@proves(Rule.TREND_MAY, Rule.TREND_SUPPLY_EMPTY)
def test_radicalism_pays_for_an_interception(table):
    facts = {"seat": "julia", "curator": "ivan", "players": 3, "target": {"ivan": "media-1"}, "pieces": {"media-1": 1},
             "active": {"julia": 3}, "secondary": {"alexey": {"control": 10}}}
    match = infiltrate(turn(table, "radicalism", **facts), "media-1", 2)
    go(match, "radicalism")
    assert things(match) == {"finance", "science", "alliance"} and forbidden(match, "control") == "TREND_SUPPLY_EMPTY"
    go(match, "science")
    assert secondary(match, "julia") == [0, 0, 1, 0] and match.seat == "alexey"
    match = infiltrate(turn(table, "radicalism", **facts), "media-1", 2)
    go(match, "radicalism", "alliance")
    assert len(in_hand(match, "julia")) == 1
    assert infiltrate(turn(table, "radicalism", **facts), "valuables-1", 1).seat == "alexey"


def test_the_trend_comes_before_recruitments_of_alliances(table):
    """First the interception, then the trend, then alliances."""
    match = turn(table, "radicalism", seat="julia", curator="ivan", target={"ivan": "media-1"}, pieces={"media-1": 3},
                 active={"julia": 4}, concluded={"julia": ["club-of-rome"]})
    infiltrate(match, "media-1")
    assert match.step == "follow-trend" and active(match, "julia") == 0
    go(match, "decline")
    assert active(match, "julia") == 1


# Alliances

@proves(Rule.DEVELOPMENT_FUND)
@pytest.mark.parametrize(("alliance", "card", "group"), [
    ("european-development-fund", "consulates", "finance"), ("usia", "unions", "control"),
    ("wellcome-trust", "intelligence", "science")])
def test_alliances_count_support_and_trends(table, alliance, card, group):
    """An attached circle changes nothing."""
    match = turn(table, "militarism", row=(), players=2, step="conclude", hands={"ivan": [alliance]},
                 own={"ivan": [f"{card}-1", f"{card}-2"]}, objects={
                     "ivan-area": [f"{card}-1", f"{card}-2"], f"{card}-1-attached": ["inner-circle-1"]},
                 movements={"top": ["militarism"], "ivan-captured": ["populism", "radicalism", "corruption"]})
    go(match, alliance)
    assert lines(match, "ivan") == {"inner-circle": 30, "effects": 2 * 2 * 3}
    match = turn(table, "militarism", row=(), players=2, step="conclude", hands={"ivan": [alliance]})
    assert forbidden(match, alliance) == "ALLIANCE_REQUIREMENTS"
    match = turn(table, "militarism", row=(), players=2, step="conclude", hands={"ivan": [alliance]},
                 secondary={"ivan": {group: 3}})
    assert alliance in things(match)


@proves(Rule.MODULES_COMBINE)
def test_they_are_in_the_deck_with_trends_or_world_media(game):
    """World Media alone may well give them up; without both they stay in the box."""
    for given, there in (({}, False), ({"trends": True}, True), ({"world_media": True}, True),
                         ({"antiterror": True}, False)):
        s = next(states(game, 1, 0, players=2, **given))
        boxed = [game.ids("pact")[s.alliance_at[game.ids("alliance").index(one)]] == "box"
                 for one in ("usia", "european-development-fund", "wellcome-trust")]
        assert boxed == [not there] * 3


# Switches of rulings

@proves(Rule.TREND_COMPULSORY)
def test_without_the_switch_capturing_is_no_duty(table):
    match = turn(table, "corruption", secondary={"ivan": {"finance": 7}}, row=("corporations-1",),
                 active={"ivan": 3}, trend_duty=False)
    assert things(match) == {"capture-trend", "pass"}


@proves(Rule.TREND_EVEN, Rule.TREND_SECONDARY_COUNTS)
def test_without_the_switch_secondary_objects_are_not_counted(table):
    match = turn(table, "corruption", row=(), players=2, step="conclude", own={"ivan": ["banks-1", "crime-1"]},
                 hands={"ivan": ["cosa-nostra"]}, even_secondary=False)
    assert go(match, "cosa-nostra").step != "follow-trend"
