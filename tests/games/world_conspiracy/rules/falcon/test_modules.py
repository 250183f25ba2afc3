"""Falcon with each module."""

import pytest

from gamekit.engine.effects import RESOLVE
from gamekit.games.secret_power.rules.table import Pact
from gamekit.games.world_conspiracy.rules.rulebook import Rule
from gamekit.games.world_conspiracy.rules.table import FIRST_COVERT, Current, Play, Trend
from gamekit.testing import proves

from .helpers import (
    FALCON, HUMAN, Rung, agents, card, owned, resolve, rules, solo, stage, step, taken, told,
)

ROW = ("media-1", "valuables-1", "research-1")
FORCE = {"covert_operations": True, "antiterror": True}
MEDIA = {"trends": True, "world_media": True}


def line(game, **entries):
    s = solo(game, **entries)
    step(game, s)
    return s, *taken(game, s)


def last_round(game, *besides, left=5):
    """Objects that lie in the discard pile, so that the deck, with both wars, is too small for another row."""
    known = [name for name, least in zip(game.ids("object"), game.box.players, strict=True) if least <= 3]
    gone = [name for name in known if name not in besides and not name.startswith("world-war")]
    return {"objects": {"discard": gone[:-left]}}


# Doctrine of Superiority

def test_world_corporations_bring_everybody_home(game):
    s = solo(game, "capture", row=("consulates-1",), target={"julia": "consulates-1"}, world_corporations=True,
             own={"julia": ["media-1"]}, pieces={"consulates-1": 3, "media-1": 2}, active={"julia": 4})
    step(game, s)
    assert stage(game, s, "world-corporations") == 1 and sum(s.pieces) == 0
    assert agents(s) == (4 - 3 + 3 + 2, 1 + 3 - 1)


def test_the_bank_opens_the_row_to_him(game):
    row = ("media-1", "valuables-1", "research-1", "banks-1", "corporations-1")
    s, rung, _ = line(game, row=row, world_bank=True, active={"julia": 7}, stages={"julia": {"world-bank": 1}})
    assert rung == Rung.POWER and s.target[FALCON] == card(game, "corporations-1")


# Use of Force

@proves(Rule.FALCON_ADDS_ONLY_IF_SHORT, Rule.FALCON_CURATOR_ONE_MORE)
def test_agents_of_the_reserve_only_where_he_is_short(game):
    """D42, the example of the rulebook: three active agents and one of the reserve make the four that he wants."""
    facts = {"row": ("unions-1",), **FORCE, "curator": "julia", "stages": {"julia": {"antiterror": 2}}}
    sent = {"own": {"julia": ["media-2"]}, "pieces": {"media-2": 2}}
    s, _, _ = line(game, active={"ivan": 3, "julia": 3}, reserve={"ivan": 7, "julia": 5}, **sent, **facts)
    assert s.pieces[card(game, "unions-1")] == 4 and agents(s) == (0, 4)
    s, _, _ = line(game, active={"ivan": 3, "julia": 6}, reserve={"ivan": 7, "julia": 4}, **facts)
    assert agents(s) == (2, 4)
    s, rung, _ = line(game, active={"ivan": 3, "julia": 4}, reserve={"ivan": 7, "julia": 6}, emissary=1, **facts)
    assert rung == Rung.EMISSARY and s.on_operation[FALCON] == 5 and agents(s) == (0, 5)


@proves(Rule.FALCON_RECRUITER_PIECE)
def test_his_coordinator_there_is_no_agent(game):
    s = solo(game, stages={"julia": {"antiterror": 2, "comintern": 1}}, active={"julia": 3}, **FORCE)
    assert agents(s) == (3, 6)      # nine, and the coordinator of the Comintern


def covert(game, have, secondary, **entries):
    """An operation after the Emissary; all special ones are gone."""
    tokens = {"ivan": game.ids("operation")[:FIRST_COVERT], "julia": list(have)}
    return line(game, row=ROW, emissary=1, operations=tokens, secondary={"julia": secondary},
                **{"active": {"ivan": 3, "julia": 8}, **FORCE, **entries})


@proves(Rule.FALCON_DISCARDS_SECONDARY, Rule.FALCON_ANTITERROR_FIRSTS, Rule.FALCON_BASE_OPERATION_FIRST)
@pytest.mark.parametrize(("have", "number", "token", "at"), [
    ([], 4, "cyberattack-1", 1), (["cyberattack-1"], 4, "ecocide-1", 1), (["cyberattack-1"], 2, "cyberattack-2", 0),
    (["cyberattack-1", "ecocide-1"], 4, "blackout-1", 1), (["cyberattack-1", "ecocide-1"], 3, "ecocide-2", 0),
])
def test_the_highest_covert_operation_that_he_can_run(game, have, number, token, at):
    s, rung, _ = covert(game, have, {"control": number}, own={"julia": ["media-2", "valuables-2"]})
    assert rung == Rung.EMISSARY
    assert s.operation_of[game.ids("operation").index(token)] == FALCON
    assert stage(game, s, "antiterror") == at       # only the first of each kind moves him
    resolve(game, step(game, s))
    assert s.secondary[FALCON][0] == number - game.box.operation_discards[game.ids("operation").index(token)]
    assert owned(game, s) == {"media-2", "valuables-2"}     # never anything else


@proves(Rule.FALCON_DISCARDS_SECONDARY)
def test_with_too_few_secondary_objects_there_is_none(game):
    s, rung, _ = covert(game, [], {"control": 1}, own={"julia": ["media-2", "valuables-2"]})
    assert rung == Rung.THREE_GROUPS and "FALCON_NO_COVERT" in told(game, s)


def test_the_special_operation_comes_first(game):
    s, _, _ = line(game, row=ROW, emissary=1, active={"julia": 8}, secondary={"julia": {"control": 4}}, **FORCE)
    assert s.operation_of[0] == FALCON and s.falcon_pays == 0


@proves(Rule.FALCON_DISCARDS_SECONDARY, Rule.FALCON_HUMAN_DECIDES_REST)
def test_what_he_discards(game):
    """Groups without their card of power before those with it, the supreme group last; of equals the human chooses."""
    s, _, _ = covert(game, [], {"control": 1, "finance": 2, "supreme": 2}, own={"julia": ["governments-1"]})
    resolve(game, step(game, s))
    assert s.secondary[FALCON] == [1, 0, 0, 2]
    for led in ([], ["governments-1"]):
        s, _, _ = covert(game, [], {"control": 1, "supreme": 2}, own={"julia": led})
        resolve(game, step(game, s))
        assert s.secondary[FALCON] == [0, 0, 0, 1]
    s, _, _ = covert(game, [], {"control": 1, "finance": 1, "science": 1}, own={"julia": ["universities-1"]})
    resolve(game, step(game, s))
    assert s.secondary[FALCON] == [0, 0, 1, 0]          # both go: there is nothing to choose
    s, _, _ = covert(game, [], {"control": 2, "finance": 2, "science": 1}, own={"julia": ["universities-1"]})
    resolve(game, step(game, s))
    assert (game.step(s.step).name, s.seat) == ("FALCON_DISCARD", HUMAN)
    assert [game.rules(game.flow.refusal(game.box, s, kind)).name for kind in range(4)] == [
        "ALLOWED", "ALLOWED", "FALCON_DISCARDS_SECONDARY", "FALCON_DISCARDS_SECONDARY"]
    game.flow.apply(game.box, s, 1)
    resolve(game, s)
    game.flow.apply(game.box, s, 1)
    resolve(game, s)
    assert s.secondary[FALCON] == [2, 0, 1, 0] and game.step(s.step).name == "END_TURN"


@proves(Rule.FALCON_ANTITERROR_FIRSTS)
def test_the_human_loses_agents_and_he_may_ignore_the_project(game):
    s, _, _ = covert(game, [], {"control": 2})
    assert agents(s, HUMAN) == (2, 8)
    for without in ({"falcon_fifth": False}, {"antiterror": False}):
        s, _, _ = covert(game, [], {"control": 2}, **without)
        assert stage(game, s, "antiterror") == 0 and agents(s, HUMAN) == (3, 7)


@proves(Rule.FALCON_INNER_CIRCLE_MOVES)
@pytest.mark.parametrize(("difficulty", "at", "then"), [("medium", 1, 1), ("high", 1, 2), ("high", 0, 0)])
def test_an_inner_circle_moves_him_where_he_is(game, difficulty, at, then):
    s = solo(game, "capture", row=("inner-circle-1",), target={"julia": "inner-circle-1"}, difficulty=difficulty,
             pieces={"inner-circle-1": 5}, stages={"julia": {"antiterror": at}}, **FORCE)
    step(game, s)
    assert stage(game, s, "antiterror") == then


# Trends

def trend(name, **captured):
    """A trend is in force."""
    names = [one.name.lower().replace("_", "-") for one in Trend if one != Trend.UFO_HYSTERIA]
    rest = [one for one in names if one != name and one not in captured.values()]
    return {"trends": True, "movements": {"top": [name], "stack": rest}}


@proves(Rule.FALCON_TREND_FIVE, Rule.FALCON_OPERATION_WHEN)
@pytest.mark.parametrize(("matching", "active", "captures"), [(6, 5, True), (5, 7, True), (6, 4, False), (4, 6, False)])
def test_d43_five_matches_and_five_agents(game, matching, active, captures):
    s, rung, _ = line(
        game, row=ROW, emissary=1, active={"julia": active}, secondary={"julia": {"finance": matching}},
        operations={"ivan": game.ids("operation")[:FIRST_COVERT]}, **trend("corruption"))
    assert (s.current_size[Current.CAPTURED + FALCON] == 1) == captures == (rung == Rung.EMISSARY)
    if captures:
        assert agents(s)[0] == active - 5 and s.current_size[Current.TOP] == 1      # the next one is in force
    else:
        assert "FALCON_TREND_DEAR" in told(game, s)


@proves(Rule.FALCON_LAST_ROUND)
def test_the_last_round(game):
    facts = {"active": {"julia": 6}, "secondary": {"julia": {"finance": 6}}, **trend("corruption")}
    s, rung, passed = line(game, row=ROW, **facts)
    assert rung == Rung.THREE_GROUPS and passed[Rung.LAST_TREND] == "FALCON_NOT_LAST"
    s, _, passed = line(game, row=ROW, **facts, **last_round(game, *ROW, left=6))       # enough for a row of eight
    assert passed[Rung.LAST_TREND] == "FALCON_NOT_LAST"
    s, rung, _ = line(game, row=ROW, **facts, **last_round(game, *ROW))
    assert rung == Rung.LAST_TREND and agents(s)[0] == 1
    s, rung, _ = line(game, row=ROW, emissary=1, **facts, **last_round(game, *ROW))     # before the operation too
    assert rung == Rung.EMISSARY and s.current_size[Current.CAPTURED + FALCON] == 1
    s, rung, _ = line(game, row=ROW, emissary=1, **facts)
    assert s.operation_of[0] == FALCON


def followed(game, which, **entries):
    """The effect of a trend has just come to him."""
    s = solo(game, "falcon-supplies", **{**trend(which), **entries})
    s.trend_due[FALCON] = 1
    rules(game, "falcon.following").follow_trend(game.box, s)
    return s


@proves(Rule.FALCON_TREND_EFFECTS)
@pytest.mark.parametrize(("which", "own", "secondary"), [
    ("populism", [], [0, 1, 0, 0]), ("populism", ["universities-1"], [0, 0, 1, 0]),
    ("corruption", [], [0, 0, 1, 0]), ("corruption", ["governments-1"], [1, 0, 0, 0]),
    ("digitalisation", [], [0, 1, 0, 0]), ("digitalisation", ["governments-1"], [1, 0, 0, 0]),
    ("digitalisation", ["governments-1", "exchanges-1"], [0, 1, 0, 0]),
    ("corruption", ["governments-1", "universities-1"], [0, 0, 1, 0]),
    ("radicalism", ["exchanges-1"], [0, 1, 0, 0]), ("radicalism", [], [0, 0, 0, 0]),
    ("radicalism", ["universities-1", "exchanges-1"], [0, 1, 0, 0]),
])
def test_secondary_objects_by_their_order(game, which, own, secondary):
    s = followed(game, which, own={"julia": own})
    assert s.secondary[FALCON] == secondary and s.taking == (not any(secondary))


@proves(Rule.FALCON_TREND_EFFECTS)
def test_what_the_supply_lacks_he_does_not_take(game):
    s = followed(game, "populism", own={"julia": ["universities-1"]}, secondary={"ivan": {"science": 10}})
    assert s.secondary[FALCON] == [0, 1, 0, 0]


@proves(Rule.FALCON_TREND_EFFECTS)
def test_other_effects_of_trends(game):
    assert followed(game, "militarism").taking == 1
    assert agents(followed(game, "nonconformism", active={"julia": 2})) == (5, 5)
    empty = followed(game, "nonconformism", active={"julia": 6}, own={"julia": ["media-1"]}, pieces={"media-1": 4})
    assert agents(empty) == (9, 0)
    ufo = followed(game, "ufo-hysteria", reptilians=True, movements={"top": ["ufo-hysteria"]})
    assert "FALCON_CARD" in told(game, ufo)


@proves(Rule.FALCON_TREND_EFFECTS)
def test_an_even_card_brings_the_effect_of_the_trend(game):
    s = solo(game, "capture", row=("media-1",), target={"julia": "media-1"}, pieces={"media-1": 1},
             own={"julia": ["media-2"]}, **trend("populism"))
    resolve(game, step(game, s))
    assert s.secondary[FALCON] == [0, 1, 0, 0] and game.step(s.step).name == "CAPTURE"


@proves(Rule.FALCON_CORRUPTION)
@pytest.mark.parametrize(("name", "other", "brings"), [("media-1", "media-2", 0), ("banks-1", "banks-2", 1)])
def test_corruption_counts_his_finance_not_his_control(game, name, other, brings):
    s = solo(game, "capture", row=(name,), target={"julia": name}, pieces={name: 1}, own={"julia": [other]},
             **trend("corruption"))
    resolve(game, step(game, s))
    assert s.secondary[FALCON] == [0, 0, brings, 0]


@proves(Rule.FALCON_TREND_EFFECTS)
def test_a_covert_operation_counts_for_militarism(game):
    s, _, _ = covert(game, ["cyberattack-1"], {"control": 2}, **trend("militarism"))
    assert s.trend_due[FALCON] == 1
    resolve(game, step(game, s))
    assert s.pact_size[Pact.CONCLUDED + FALCON] >= 1 and s.secondary[FALCON][0] == 0


def test_an_emissary_outside_his_turn_brings_an_operation_at_once(game):
    s = solo(game, "falcon-supplies", active={"julia": 6}, trends=True, reptilians=True,
             falcon_cards={"deck": ["emissary-1"], "discard": [
                 one for one in game.ids("falcon_card") if one != "emissary-1"]})
    s.step = RESOLVE            # where what is due is carried out, and nowhere else
    rules(game, "falcon.cards").play_at_once(game.box, s)
    assert s.operation_of[0] == FALCON and s.on_operation[FALCON] == 5
    assert (s.step, s.emissary) == (RESOLVE, 0)


def test_an_emissary_without_agents_brings_nothing(game):
    s = solo(game, "falcon-supplies", active={"julia": 4}, trends=True, movements={"top": ["corruption"]},
             falcon_cards={"deck": ["emissary-1"], "discard": [
                 one for one in game.ids("falcon_card") if one != "emissary-1"]})
    rules(game, "falcon.cards").play_at_once(game.box, s)
    assert agents(s) == (4, 6) and s.current_size[Current.CAPTURED + FALCON] == 0


def test_agents_of_two_operations_are_all_under_way(game):
    """He has just run one, with three shadow agents, when a trend brings another Emissary."""
    s, _, _ = line(game, row=ROW, emissary=1, active={"julia": 5}, stages={"julia": {"comintern": 3}})
    assert (s.active[FALCON], s.on_operation[FALCON]) == (3, 2)
    rules(game, "falcon.operations").operate(game.box, s)
    assert s.operation_of[1] == FALCON and (s.active[FALCON], s.on_operation[FALCON]) == (0, 2 + 3)


# World Media

@proves(Rule.FALCON_MEDIA_BY_TREND)
def test_each_trend_moves_him_in_world_media(game):
    row = ("governments-1", "media-1", "research-1")
    facts = {"active": {"julia": 5}, "secondary": {"julia": {"finance": 6}}, "own": {"julia": ["universities-1"]},
             **trend("corruption"), "world_media": True, "target": {"ivan": "research-1"}, "pieces": {"research-1": 2},
             "operations": {"ivan": game.ids("operation")[:FIRST_COVERT]}, "emissary": 1}
    s, _, _ = line(game, row=row, **facts)
    assert stage(game, s, "world-media") == 1 and sum(s.stage[FALCON]) == 1
    before = s.active[HUMAN]
    resolve(game, step(game, s))
    assert owned(game, s) == {"universities-1", "research-1"}       # of a group whose card of power he has
    assert (s.active[HUMAN], s.target[HUMAN]) == (before + 2, -1) and "ALLIANCE_DRAWN" not in told(game, s)
    s, _, _ = line(game, row=row, **facts, falcon_fifth=False)
    assert stage(game, s, "world-media") == 0
    s, _, _ = line(game, row=row, **facts, reptilians=True, aliens={"media-1-under": ["royal-1"]})
    resolve(game, step(game, s))
    assert owned(game, s) == {"universities-1", "media-1"}          # rather with a reptilian


@proves(Rule.FALCON_MEDIA_BY_TREND)
def test_world_media_works_on_the_card_that_gains_most(game):
    s = solo(game, "count", own={"julia": ["governments-1", "universities-1", "research-1", "research-2", "media-1"]},
             stages={"julia": {"world-media": 2}}, **MEDIA)
    before = rules(game, "scoring").points(game.box, s, FALCON)
    step(game, s)
    assert s.broadcast[FALCON] == card(game, "universities-1")
    assert rules(game, "scoring").points(game.box, s, FALCON) == before + 2 * 2


# Reptilians

@proves(Rule.FALCON_REPTILIAN_PRIORITY)
def test_reptilians_come_first(game):
    facts = {"reptilians": True, "active": {"julia": 6}}
    under = {"aliens": {"unions-2-under": ["royal-1"]}}
    s, _, _ = line(game, row=("unions-1", "unions-2"), **facts, **under)
    assert s.target[FALCON] == card(game, "unions-2")
    under = {"aliens": {"valuables-1-under": ["royal-1"]}}
    s, rung, _ = line(game, row=ROW, **facts, **under, objects={"war": ["world-war-1"]})
    assert rung == Rung.REPTILIAN and s.target[FALCON] == card(game, "valuables-1")     # before an operation
    s, rung, passed = line(game, row=ROW, **facts)
    assert passed[Rung.REPTILIAN] == "FALCON_FINDS_NONE"


@proves(Rule.FALCON_REPTILIAN_PAIRS, Rule.FALCON_NEVER_DISCARDS_REPTILIANS)
@pytest.mark.parametrize(("have", "at", "then", "alliances"), [
    (["royal-2"], 0, 1, 1), (["politician-1"], 0, 0, 0), (["royal-2", "royal-3"], 1, 1, 0), (["royal-2"], 3, 4, 2),
    (["royal-2"], 5, 5, 0),
])
def test_each_pair_moves_him(game, have, at, then, alliances):
    s = solo(game, "capture", row=("media-1",), target={"julia": "media-1"}, pieces={"media-1": 1}, reptilians=True,
             stages={"julia": {"reptilians": at}}, aliens={"media-1-under": ["royal-1"], "julia-area": have})
    step(game, s)
    assert stage(game, s, "reptilians") == then and s.taking == alliances
    assert agents(s) == (3, 6) and s.pact_size[Pact.CONCLUDED + FALCON] == 0
    assert len([one for one in s.alien_at if one == s.alien_at[game.ids("alien").index("royal-1")]]) == 1 + len(have)
    resolve(game, s)            # before the next capture
    assert s.taking == 0 and s.pact_size[Pact.CONCLUDED + FALCON] >= alliances


@proves(Rule.FALCON_REPTILIAN_POINTS)
@pytest.mark.parametrize(("difficulty", "each"), [("medium", 1), ("high", 1), ("maximum", 2)])
def test_reptilians_count_his_alliances(game, difficulty, each):
    """Instant: Federal Reserve, CIA, Jesuits. Permanent: Club of Rome. Final: Gladio, Jesuits."""
    deals = {"julia": ["federal-reserve", "cia", "jesuits", "club-of-rome", "gladio"]}
    facts = {"reptilians": True, "difficulty": difficulty, "concluded": deals}
    points = rules(game, "scoring").circle_points
    for alien, number in (("enforcer-1", 3), ("politician-1", 1), ("royal-1", 2)):
        s = solo(game, "count", aliens={"julia-area": [alien]}, **facts)
        assert points(game.box, s, FALCON) == each * number
    s = solo(game, "count", aliens={"ivan-area": ["royal-1"]}, reptilians=True, concluded={"ivan": deals["julia"]})
    assert points(game.box, s, HUMAN) == 0


@proves(Rule.FALCON_DECK)
@pytest.mark.parametrize("objects", [2, 3, 4])
def test_there_are_twelve_reptilians_whatever_the_objects(game, objects):
    match = game.new(seed=1, falcon=True, reptilians=True, solo_deck=objects)
    boxed = game.ids("lair").index("box")
    assert sum(place != boxed for place in match.state.alien_at) == 12


@proves(Rule.FALCON_INNER_CIRCLE_MOVES, Rule.FALCON_REPTILIAN_PAIRS)
@pytest.mark.parametrize(("at", "then"), [(0, 1), (1, 3)])
def test_a_circle_moves_him_before_the_reptilian_below_it(game, at, then):
    """Who joins by the pair below it was not there yet when the circle came."""
    s = solo(game, "capture", row=("inner-circle-1",), target={"julia": "inner-circle-1"}, difficulty="high",
             pieces={"inner-circle-1": 5}, reptilians=True, stages={"julia": {"reptilians": at}},
             aliens={"inner-circle-1-under": ["royal-1"], "julia-area": ["royal-2"]})
    step(game, s)
    assert stage(game, s, "reptilians") == then


@proves(Rule.FALCON_TREND_EFFECTS, Rule.FALCON_ALLIANCE_AT_ONCE)
def test_alliances_of_a_pair_come_before_the_trend(game):
    s = solo(game, "capture", row=("media-1",), target={"julia": "media-1"}, pieces={"media-1": 1}, reptilians=True,
             own={"julia": ["media-2"]}, aliens={"media-1-under": ["royal-1"], "julia-area": ["royal-2"]},
             **trend("populism"))
    resolve(game, step(game, s))
    assert told(game, s).index("ALLIANCE_CONCLUDED") < told(game, s).index("TREND_FOLLOWED")


@proves(Rule.FALCON_TREND_EFFECTS)
def test_the_trend_of_a_printed_secondary_object_comes_before_the_next_alliance(game):
    """Of two alliances the first, whichever it is, brings his second card of control."""
    away = ("yakuza", "cia", "un-counter-terrorism", "interpol", "osce")       # in the deck, or not in this game
    known = [one for one in game.ids("alliance") if one not in away]
    s = solo(game, "capture", row=("media-1",), target={"julia": "media-1"}, pieces={"media-1": 1}, reptilians=True,
             stages={"julia": {"reptilians": 3}}, concluded={"ivan": known}, trends=True,
             movements={"top": ["populism"]}, aliens={"media-1-under": ["royal-1"], "julia-area": ["royal-2"]})
    resolve(game, step(game, s))
    names, concluded = told(game, s), game.ids("alliance").index("yakuza")
    seen = [(names[number], found) for number, (_, _, found) in enumerate(s.log)]
    at = seen.index(("ALLIANCE_CONCLUDED", (FALCON, concluded)))
    assert names[at:][:3] == ["ALLIANCE_CONCLUDED", "SECONDARY_TAKEN", "TREND_FOLLOWED"]


@proves(Rule.FALCON_INNER_CIRCLE_MOVES)
@pytest.mark.parametrize(("given", "moved"), [("media-1", 1), ("media-2", 0)])
def test_a_circle_comes_to_him_with_its_host(game, given, moved):
    s = solo(game, stages={"julia": {"antiterror": 1}}, difficulty="high", **FORCE, objects={
        "ivan-area": ["media-1", "media-2"], "media-1-attached": ["inner-circle-1"]})
    rules(game, "owning").hand_over(game.box, s, HUMAN, FALCON, card(game, given))
    assert stage(game, s, "antiterror") == 1 + moved


def test_the_broker_takes_a_reptilian_if_there_is_nothing_else(game):
    s = solo(game, "falcon-card", reptilians=True, aliens={"discard": ["royal-1", "politician-1"]},
             alien_came={"royal-1": 1, "politician-1": 2})
    rules(game, "falcon.cards").play(Play.BROKER, game.box, s)
    assert s.alien_at[game.ids("alien").index("politician-1")] == game.ids("lair").index("julia-area")
