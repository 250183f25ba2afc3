"""The twenty missions."""

import pytest

from gamekit.games.partisans.rules.rulebook import Rule
from gamekit.testing import proves

from ..helpers import complete, defence, guards, in_pile, lost, number, pile, play, refusal, said, standing, things

# period, garrison, defence, points
MISSIONS = {
    "barracks": (1, 3, 4, 2), "border": (1, 3, 3, 1), "mountain-pass": (1, 4, 5, 1), "valley": (1, 5, 6, 2),
    "railway-bridge": (1, 3, 8, 2), "officer": (1, 4, 6, 1), "villa": (1, 4, 5, 3), "bunker": (1, 2, 5, 1),
    "convoy": (2, 5, 7, 2), "prison": (2, 5, 8, 3), "counter-hq": (2, 4, 7, 4), "caves": (2, 4, 6, 4),
    "farm-retaken": (2, 4, 8, 2), "station-supplies": (2, 3, 4, 3), "farm-defended": (3, 4, 7, 4),
    "station": (3, 4, 8, 4), "crossroads": (3, 4, 6, 3), "police": (3, 4, 8, 5), "mayor": (3, 5, 5, 4),
    "franco-hq": (3, 5, 7, 5),
}
OTHERS = ("border", "villa")


@pytest.fixture
def strikes(attack):
    """A match in the strikes against a mission, with strength for everything."""

    def make(mission, here=(), others=OTHERS, **entries):
        more = {"step": "strike", "stage": "strikes", "strength": 20}
        return attack([], here, mission=mission, others=[o for o in others if o != mission], **more | entries)

    return make


@pytest.fixture
def choosing(table):
    """A match in which a mission is about to be chosen."""

    def make(mission, **entries):
        return table(**{"step": "choose-mission", "missions": {"available": [mission]}} | entries)

    return make


@pytest.mark.parametrize("mission", MISSIONS)
def test_numbers_of_each_mission(game, strikes, mission):
    row = next(row for row in game.components["missions"] if row["id"] == mission)
    assert (row["period"], row["garrison"], row["defence"], row["points"]) == MISSIONS[mission]
    match = strikes(mission)
    assert defence(match) == MISSIONS[mission][2]
    complete(match)
    assert standing(match, mission) == "completed"
    assert match.game.scores(match.state) == {"resistance": MISSIONS[mission][3]}


@proves(Rule.REINFORCED_MISSIONS)
def test_barracks_bring_enemies_to_the_others(strikes):
    match = complete(strikes("barracks"))
    assert [len(guards(match, other)) for other in OTHERS] == [1, 1]
    assert not any(match.state.face_up)


@pytest.mark.parametrize(("mission", "cards"), [("border", 4), ("valley", 6)])
@proves(Rule.NEXT_HAND)
def test_fewer_or_more_cards_in_this_recovery_only(game, strikes, mission, cards):
    deck = {"hidden-deck": game.ids("agent")[:24]}
    match = play(complete(strikes(mission, agents=deck, others=("bunker", "villa"))), "go-on")
    assert match.state.pile_size[number(match, "pile", "hand")] == cards
    assert match.state.hand_change == 0


def test_the_mountain_pass_scouts_another_mission(strikes):
    match = complete(strikes("mountain-pass", foes={"border": ["sentry-3", "jailer-2"]}))
    assert things(match) == {"border"}
    play(match, "border")
    assert match.state.face_up[number(match, "foe", "sentry-3")] == 1
    assert complete(strikes("mountain-pass")).step == "stop-or-go-on"       # nobody to turn up


@proves(Rule.DISCARD_ENEMY_ELSEWHERE, Rule.FACE_DOWN_CHOSEN_UNSEEN)
def test_the_bridge_discards_an_enemy_elsewhere(strikes):
    foes = {"border": ["sentry-3 face_up", "jailer-2"], "villa": []}
    match = complete(strikes("railway-bridge", ["rifleman-1"], foes=foes))
    assert things(match) == {"sentry-3", "face-down-border"}
    assert refusal(match, "rifleman-1") == "DISCARD_ENEMY_ELSEWHERE"
    play(match, "face-down-border")
    assert guards(match, "border") == {"sentry-3"}
    assert not match.can_undo


@proves(Rule.SPY_REMOVED_FROM_HAND)
def test_the_officer_removes_a_spy_in_hand(strikes):
    match = complete(strikes("officer", agents={"hand": ["spy-2"], "hidden-discard": ["spy-3"]}))
    assert in_pile(match, "removed") == {"spy-2"}


@pytest.mark.parametrize("mission", ["villa", "counter-hq", "franco-hq"])
@proves(Rule.CIVILIANS_PER_ENEMY_NOW)
def test_a_civilian_card_for_each_enemy_still_there(strikes, mission):
    match = complete(strikes(mission, ["jailer-2", "jailer-3"], others=("border",)))
    assert said(match).count("CIVILIANS_DIED") + said(match).count("ZERO_DRAWN") == 2
    before = lost(match)
    play(match, "jailer-2", "jailer-3")
    assert lost(match) == before
    nobody = play(strikes(mission, ["jailer-2"], others=("border",)), "jailer-2")
    assert lost(complete(nobody)) == 0


@proves(Rule.DEFENCE_BEFORE_CHOICES, Rule.EFFECTS_AS_FAR_AS_POSSIBLE)
def test_the_bunker_costs_a_maquis_of_the_hand(choosing):
    match = choosing("bunker", agents={"hand": ["abel", "celia", "spy-1"]}).play("bunker")
    assert match.step == "discard-maquis"
    assert refusal(match, "spy-1") == "NEEDS_MAQUIS_IN_HAND"
    play(match, "abel")
    assert (match.step, pile(match, "abel")) == ("attack", "hidden-discard")
    assert choosing("bunker", agents={"hand": ["spy-1"]}).play("bunker").step == "stop-or-go-on"


@proves(Rule.DISCARD_EVERYWHERE)
def test_the_convoy_discards_one_enemy_of_each_other_mission(strikes):
    foes = {"border": ["sentry-3", "jailer-2"], "villa": ["rifleman-1 face_up"], "bunker": []}
    match = complete(strikes("convoy", ["jailer-3"], others=("border", "bunker", "villa"), foes=foes))
    assert things(match) == {"face-down-border"}
    assert refusal(match, "rifleman-1") == "DISCARD_EVERYWHERE"
    play(match, "face-down-border")
    assert things(match) == {"rifleman-1"}
    play(match, "rifleman-1")
    assert (len(guards(match, "border")), guards(match, "villa")) == (1, set())
    assert (match.step, guards(match, "convoy")) == ("strike", {"jailer-3"})        # nobody of the convoy itself


def test_the_prison_frees_a_recruit(strikes):
    match = complete(strikes("prison", order={"abel": 1}))
    assert pile(match, "abel") == "hidden-discard"


def test_the_caves_let_a_spy_in(strikes):
    assert in_pile(complete(strikes("caves")), "hidden-discard") == {"spy-1"}


def test_retaking_the_farm_brings_a_maquis_back(strikes):
    match = complete(strikes("farm-retaken", agents={"revealed-discard": ["abel", "celia"], "revealed": ["carlos"]}))
    assert things(match) == {"abel", "celia"}
    play(match, "abel")
    assert pile(match, "abel") == "hidden-discard"
    assert complete(strikes("farm-retaken")).step == "stop-or-go-on"


@pytest.mark.parametrize(("mission", "limit"), [("station-supplies", 0), ("station", 1)])
@proves(Rule.REVEAL_LIMIT_IN_ATTACK, Rule.REVEAL_LIMIT_FORCES_HIDDEN)
def test_stations_limit_who_is_revealed_in_the_attack(attack, mission, limit):
    match = attack(["nicolas", "carlos"], mission=mission, agents={"revealed": ["abel", "celia"]})
    if limit:
        play(match, "nicolas", "revealed")
    play(match, "carlos")
    assert refusal(match, "revealed") == "REVEAL_LIMIT_IN_ATTACK"
    assert things(match) == {"hidden"}


@proves(Rule.REVEAL_LIMIT_IN_ATTACK)
def test_who_is_revealed_in_the_preparation_does_not_count(table):
    missions = {"available": ["station", "border"]}
    match = table(agents={"hand": ["roberto", "nicolas", "carlos"]}, missions=missions)
    play(match, "roberto", "revealed", "decline", "station", "nicolas", "revealed", "carlos")
    assert refusal(match, "revealed") == "REVEAL_LIMIT_IN_ATTACK"


def test_defending_the_farm_costs_a_hidden_maquis(strikes):
    match = complete(strikes("farm-defended", agents={"hidden": ["abel"], "revealed": ["celia"]}))
    assert in_pile(match, "removed") == {"abel"}


@proves(Rule.DISCARDED_FROM_PLAY, Rule.DISCARDED_ATTACK_LOST)
def test_the_crossroads_discard_all_who_are_in_play(choosing):
    played = {"hidden": ["abel"], "revealed": ["celia"], "hand": ["roberto"]}
    match = play(choosing("crossroads", agents=played), "crossroads")
    assert in_pile(match, "hidden-discard") == {"abel", "celia"}
    play(match, "roberto", "revealed")
    assert "Your strength is 4." in str(match.log)


@proves(Rule.POLICE_FIND_MAQUIS)
def test_the_police_leave_only_spies_on_top(strikes):
    deck = {"hidden-deck": ["abel known", "spy-1", "celia known", "carlos"]}
    match = complete(strikes("police", agents=deck, order={"abel": 3, "spy-1": 2, "celia": 1}))
    assert in_pile(match, "hidden-discard") == {"abel", "celia"}
    assert (pile(match, "spy-1"), match.state.order[number(match, "agent", "spy-1")]) == ("hidden-deck", 1)


@proves(Rule.MISSION_FORTIFIES)
def test_the_mayors_house_fortifies_until_it_is_taken(strikes):
    match = strikes("mayor", ["rifleman-2", "engineer-3"])
    assert (defence(match, "rifleman-2"), defence(match, "engineer-3")) == (4, 4)
    complete(match)
    assert (defence(match, "rifleman-2"), defence(match, "engineer-3")) == (3, 3)
