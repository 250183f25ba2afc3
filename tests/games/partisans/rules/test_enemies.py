"""The eight kinds of enemies, and how their effects come about."""

import pytest

from gamekit.games.partisans.rules.rulebook import Rule
from gamekit.testing import proves

from ..helpers import (
    act, complete, defence, guards, in_pile, lost, number, pile, play, post, refusal, said, standing, things,
)

FORCES = {
    "infantryman": [1, 1, 1, 2, 2], "sentry": [1, 1, 2, 2, 3], "engineer": [2, 3], "jailer": [2, 3],
    "rifleman": [1, 2, 3, 4], "counter-guerrilla": [1, 1, 2, 2, 3, 3, 4, 4], "spymaster": [1, 2, 3, 4],
    "radio-operator": [2, 3],
}


@pytest.mark.parametrize("force", FORCES)
def test_how_many_there_are_and_how_strong(game, force):
    assert [row["defence"] for row in game.components["enemies"] if row["force"] == force] == FORCES[force]


@pytest.fixture
def strikes(attack):
    """A match in the strikes with so much strength."""

    def make(here, strength=9, **entries):
        return attack([], here, step="strike", stage="strikes", strength=strength, **entries)

    return make


@proves(Rule.INFANTRY_SHIELDS_ENEMIES)
def test_infantrymen_go_first_but_do_not_protect_the_mission(strikes):
    match = strikes(["infantryman-1a", "infantryman-2a", "rifleman-3"])
    assert things(match) == {"infantryman-1a", "infantryman-2a", "railway-bridge", "decline"}
    assert refusal(match, "rifleman-3") == "INFANTRY_SHIELDS_ENEMIES"
    play(match, "infantryman-1a")
    assert refusal(match, "rifleman-3") == "INFANTRY_SHIELDS_ENEMIES"
    play(match, "infantryman-2a")
    assert "rifleman-3" in things(match)


@proves(Rule.SENTRY_SHIELDS_MISSION, Rule.INFANTRY_THEN_SENTRIES)
def test_infantrymen_then_sentries_then_the_mission(strikes):
    match = strikes(["infantryman-1a", "sentry-1a"], strength=10)
    assert things(match) == {"infantryman-1a", "decline"}
    assert refusal(match, "railway-bridge") == "SENTRY_SHIELDS_MISSION"
    play(match, "infantryman-1a")
    assert things(match) == {"sentry-1a", "decline"}
    play(match, "sentry-1a")
    assert things(match) == {"railway-bridge", "decline"}


@proves(Rule.ENGINEER_WHILE_PRESENT)
def test_engineers_fortify_others_while_they_are_there(strikes):
    match = strikes(["engineer-2", "engineer-3", "sentry-3", "rifleman-1"])
    assert [defence(match, foe) for foe in ("engineer-2", "engineer-3", "sentry-3", "rifleman-1")] == [2, 3, 5, 3]
    play(match, "engineer-2")
    assert (defence(match, "sentry-3"), defence(match, "engineer-3")) == (4, 3)
    play(match, "engineer-3")
    assert (defence(match, "sentry-3"), match.state.strength) == (3, 4)


@proves(Rule.SUCCESS_EFFECTS, Rule.RECRUITS_NOT_REFILLED)
def test_an_eliminated_jailer_frees_a_recruit(game, strikes):
    match = play(strikes(["jailer-2"], order={"abel": 1}), "jailer-2")
    assert pile(match, "abel") == "hidden-discard"
    gone = {"revealed-discard": game.ids("agent")[:24]}
    assert "RECRUIT_JOINED" not in said(play(strikes(["jailer-2"], agents=gone), "jailer-2"))


@proves(Rule.HIDDEN_MAQUIS_LOST, Rule.NOBODY_HIDDEN, Rule.RETALIATION_EFFECTS)
def test_a_rifleman_takes_a_hidden_maquis_if_there_is_one(strikes):
    match = play(strikes(["rifleman-4"], agents={"hidden": ["abel"], "revealed": ["celia"]}), "decline")
    assert (pile(match, "abel"), pile(match, "celia"), post(match, "rifleman-4")) == ("removed", "revealed", "discard")
    match = play(strikes(["rifleman-4"], agents={"revealed": ["celia"]}), "decline")
    assert in_pile(match, "removed") == set()


def test_an_eliminated_rifleman_does_not_retaliate(strikes):
    match = play(strikes(["rifleman-4"], agents={"hidden": ["abel"]}), "rifleman-4")
    assert pile(match, "abel") == "hidden"


@proves(Rule.CIVILIANS_AT_ONCE)
def test_a_counter_guerrilla_kills_civilians(strikes):
    civilians = {"graveyard": ["civilians-1a", "civilians-1b"]}
    match = strikes(["counter-guerrilla-4a"], civilians=civilians, seed=2)
    play(match, "decline")
    drawn = [line.numbers[0] for line in match.log if line.said.name == "CIVILIANS_DIED"]
    assert lost(match) == 2 + sum(drawn)
    assert len(drawn) + said(match).count("ZERO_DRAWN") == 1


@proves(Rule.ZERO_GOES_BACK)
def test_the_zero_is_shuffled_back_and_not_replaced(game, strikes):
    others = [card for card in game.ids("civilian") if card != "civilians-0"]
    match = play(strikes(["counter-guerrilla-4a"], civilians={"graveyard": others}), "decline")
    assert said(match).count("ZERO_DRAWN") == 1
    assert match.state.civilian_at[number(match, "civilian", "civilians-0")] == 0
    games = [play(strikes(["counter-guerrilla-4a"], seed=seed), "decline") for seed in range(60)]
    assert {lost(match) for match in games if "ZERO_DRAWN" in said(match)} == {0}
    assert {lost(match) for match in games if "ZERO_DRAWN" not in said(match)} == {1, 2, 3}


@proves(Rule.SPY_SUPPLY)
def test_a_spymaster_adds_a_spy_while_the_supply_lasts(strikes):
    match = play(strikes(["spymaster-3"]), "decline")
    assert in_pile(match, "hidden-discard") == {"spy-1"}
    spies = {"removed": ["spy-1", "spy-2", "spy-3"], "hidden-deck": ["spy-4", "spy-5", "spy-6"]}
    match = play(strikes(["spymaster-3"], agents=spies), "decline")
    assert in_pile(match, "hidden-discard") == set()
    assert len(in_pile(match, "removed")) == 3


@proves(Rule.REINFORCED_MISSIONS)
def test_a_radio_operator_reinforces_the_other_missions(strikes):
    missions = {"available": ["railway-bridge", "border", "villa"], "failed": ["valley"], "completed": ["bunker"]}
    match = play(strikes(["radio-operator-3"], missions=missions), "decline")
    assert [len(guards(match, m)) for m in ("railway-bridge", "border", "villa", "valley", "bunker")] == [0, 1, 1, 0, 0]
    assert not any(match.state.face_up)


@proves(Rule.REINFORCED_MISSIONS, Rule.ENEMY_DECK_RUNS_OUT)
def test_who_gets_the_last_enemy_is_chosen(game, strikes):
    crowd = [foe for foe in game.ids("foe") if foe not in ("radio-operator-3", "sentry-3")]
    match = strikes(["radio-operator-3"], foes={"villa": crowd, "discard": ["sentry-3"]}, strength=1)
    assert match.play("decline").step == "reinforce"
    assert refusal(match, "railway-bridge") == "REINFORCED_MISSIONS"
    assert things(match) == {"border", "villa"}
    play(match, "border")
    assert guards(match, "border") == {"sentry-3"}
    assert match.state.shuffles == 1


@proves(Rule.REINFORCED_MISSIONS, Rule.LOOKED_AT_IS_KNOWN)
def test_who_gets_an_enemy_that_is_known_is_chosen(strikes):
    match = play(strikes(["radio-operator-3"], foe_order={"sentry-3": 2, "jailer-2": 1}), "decline", "villa", "border")
    assert (guards(match, "villa"), guards(match, "border")) == ({"sentry-3"}, {"jailer-2"})
    alone = play(strikes(["radio-operator-3"], others=("villa",), foe_order={"sentry-3": 1}), "decline")
    assert (alone.step, guards(alone, "villa")) == ("stop-or-go-on", {"sentry-3"})      # nothing to choose


# Timing and order

@proves(Rule.EFFECT_ORDER, Rule.RETALIATION_TOGETHER)
def test_the_player_orders_different_retaliations(strikes):
    here = ["rifleman-4", "spymaster-4", "counter-guerrilla-4a", "counter-guerrilla-4b"]
    match = play(strikes(here, agents={"hidden": ["abel"]}), "decline")
    assert match.step == "choose-effect"
    assert things(match) == {"rifleman-4", "spymaster-4", "counter-guerrilla-4a"}      # two of a kind are offered once
    assert refusal(match, "sentry-3") == "EFFECT_ORDER"
    play(match, "spymaster-4")
    assert guards(match, "railway-bridge") == set(here)
    play(match, "rifleman-4")
    assert guards(match, "railway-bridge") == set()


@proves(Rule.ONLY_CURRENT_MISSION)
def test_enemies_of_other_missions_do_nothing(strikes):
    foes = {"border": ["engineer-2 face_up", "sentry-1a face_up", "spymaster-1 face_up"]}
    match = strikes(["rifleman-1"], foes=foes)
    assert defence(match, "rifleman-1") == 1
    assert "railway-bridge" in things(match)
    play(match, "decline")
    assert "SPY_ADDED" not in said(match)


@proves(Rule.STRIKE_COST, Rule.STRIKE_HERE)
def test_targets_are_here_and_cost_their_defence(strikes):
    match = strikes(["rifleman-3", "rifleman-1"], strength=2, foes={"border": ["sentry-1a face_up"]})
    assert things(match) == {"rifleman-1", "decline"}
    assert refusal(match, "rifleman-3") == "STRIKE_COST"
    assert refusal(match, "railway-bridge") == "STRIKE_COST"
    assert refusal(match, "sentry-1a") == refusal(match, "border") == "STRIKE_HERE"


@proves(Rule.STRIKES_GO_ON, Rule.STRIKES_MAY_STOP, Rule.REST_IS_LOST)
def test_strikes_go_on_after_the_mission_and_may_stop(strikes):
    match = complete(strikes(["rifleman-1"], mission="border", others=("villa",), strength=6))
    assert refusal(match, "border") == "STRIKE_HERE"
    assert things(match) == {"rifleman-1", "decline"}
    play(match, "decline")
    assert match.state.strength == 0
    assert "STRENGTH_LOST" in said(match)
    assert standing(match, "border") == "completed"


def test_equal_enemies_are_offered_once(strikes):
    assert things(strikes(["sentry-1a", "sentry-1b", "sentry-2a"])) == {"sentry-1a", "sentry-2a", "decline"}


@proves(Rule.EFFECTS_AS_FAR_AS_POSSIBLE)
def test_effects_without_anything_to_apply_to_do_nothing(strikes):
    match = complete(strikes([], mission="officer", others=()))
    assert "SPY_REMOVED" not in said(match)
    assert match.step == "stop-or-go-on"


def test_an_enemy_weakened_twice(attack):
    """Emilio copies Benigno: each time only enemies that have a defence of two or more."""
    match = attack(["benigno", "emilio", "abel"], ["rifleman-2", "rifleman-4"])
    act(match, "benigno", "hidden")
    act(match, "emilio", "hidden", "benigno")
    assert [defence(match, foe) for foe in ("rifleman-2", "rifleman-4")] == [1, 2]
    assert said(match).count("ENEMY_WEAKENED") == 3
