"""The worked example of the rulebook, step by step."""

import pytest

from gamekit.games.partisans.rules.rulebook import Rule
from gamekit.testing import proves

from ..helpers import act, attack_now, defence, guards, in_pile, of_agent, pile, play, post, refusal, standing, things

EXAMPLE = {
    "agents": {"hand": ["paquita", "consuelo", "abel", "roberto", "spy-1"], "hidden-deck": ["spy-2", "spy-3", 8]},
    "missions": {
        "available": ["railway-bridge", "border", "mountain-pass", "valley"], "second-period": [3], "third-period": [3],
    },
    "foes": {
        "railway-bridge": ["infantryman-1a", "sentry-1a", "rifleman-2"], "border": ["counter-guerrilla-3a", 2],
        "mountain-pass": [4], "valley": [5],
    },
}
BRIDGE = {"infantryman-1a", "sentry-1a", "rifleman-2"}


@pytest.fixture
def match(game):
    return game.position(EXAMPLE, seed=1)


def until_strikes(match):
    act(match, "paquita", "hidden", "railway-bridge")
    play(match, "decline", "railway-bridge")
    act(match, "consuelo", "revealed", "infantryman-1a")
    act(match, "abel", "hidden")
    return play(match, "roberto", "revealed")


@proves(Rule.SCOUT_FACE_DOWN)
def test_paquita_scouts_the_bridge(match):
    act(match, "paquita", "hidden", "railway-bridge")
    assert pile(match, "paquita") == "hidden"
    assert all(match.state.face_up[match.game.ids("foe").index(foe)] for foe in BRIDGE)
    assert sum(match.state.face_up) == 3


@proves(Rule.CHOOSE_AVAILABLE_MISSION, Rule.ANY_MISSION)
def test_another_mission_could_be_chosen(match):
    act(match, "paquita", "hidden", "railway-bridge").play("decline")
    assert things(match) == {"railway-bridge", "border", "mountain-pass", "valley"}
    assert refusal(match, "prison") == "CHOOSE_AVAILABLE_MISSION"


@proves(Rule.DEFENCE_EFFECTS, Rule.INFANTRY_THEN_SENTRIES)
def test_both_defence_effects_are_in_force(match):
    act(match, "paquita", "hidden", "railway-bridge")
    play(match, "decline", "railway-bridge")
    in_force = [str(line) for line in match.log if line.said.name == "EFFECT_IN_FORCE"]
    assert len(in_force) == 2
    assert (match.step, match.state.stage) == ("attack", 3)


@proves(Rule.GAIN_CURRENT_DEFENCE, Rule.DISCARD_IS_NOT_ELIMINATE)
def test_consuelo_discards_the_infantryman(match):
    act(match, "paquita", "hidden", "railway-bridge")
    play(match, "decline", "railway-bridge")
    act(match, "consuelo", "revealed", "infantryman-1a")
    assert post(match, "infantryman-1a") == "discard"
    assert of_agent(match, "consuelo") == 1


@proves(Rule.BONUS_COUNTED_LIVE)
def test_abel_counts_roberto_who_comes_later(match):
    act(match, "paquita", "hidden", "railway-bridge")
    play(match, "decline", "railway-bridge")
    act(match, "consuelo", "revealed", "infantryman-1a")
    act(match, "abel", "hidden")
    assert of_agent(match, "abel") == 2
    play(match, "roberto", "revealed")
    assert of_agent(match, "abel") == 3


@proves(Rule.SPIES_NOT_PLAYED, Rule.ATTACK_IS_SUMMED, Rule.BOTH_PHASES_COUNT)
def test_the_strength_is_nine(match):
    until_strikes(match)
    assert (match.step, match.state.strength) == ("strike", 9)
    assert attack_now(match) == 9
    assert pile(match, "spy-1") == "hand"
    assert refusal(match, "railway-bridge") == "SENTRY_SHIELDS_MISSION"


@proves(Rule.STRIKE_ONE_BY_ONE, Rule.SUCCESS_EFFECTS)
def test_the_sentry_then_the_mission(match):
    play(until_strikes(match), "sentry-1a")
    assert (match.state.strength, post(match, "sentry-1a")) == (8, "discard")
    assert defence(match) == 8
    play(match, "railway-bridge")
    assert (match.state.strength, standing(match, "railway-bridge")) == (0, "completed")
    assert match.step == "discard-foe"
    assert things(match) == {"face-down-border", "face-down-mountain-pass", "face-down-valley"}


@proves(Rule.RETALIATION_EFFECTS, Rule.HIDDEN_MAQUIS_LOST)
@pytest.mark.parametrize("victim", ["abel", "paquita"])
def test_the_rifleman_takes_a_hidden_maquis(game, victim):
    for seed in range(50):
        match = until_strikes(game.position(EXAMPLE, seed=seed))
        play(match, "sentry-1a", "railway-bridge", "face-down-border")
        if pile(match, victim) == "removed":
            break
    assert pile(match, victim) == "removed"
    assert in_pile(match, "removed") == {victim}
    assert post(match, "rifleman-2") == "discard"
    assert match.step == "stop-or-go-on"


@proves(Rule.MISSION_COMPLETED, Rule.STOP_OR_GO_ON, Rule.CLEAR_TABLE, Rule.DRAW_FIVE)
def test_outcome_and_recovery(game):
    match = play(until_strikes(game.position(EXAMPLE, seed=3)), "sentry-1a", "railway-bridge", "face-down-border")
    gone = in_pile(match, "removed")
    assert match.state.post_size[match.game.ids("post").index("discard")] == 4
    available = [m for m in match.game.ids("mission") if standing(match, m) == "available"]
    new, = set(available) - {"border", "mountain-pass", "valley"}
    period = match.game.box.period[match.game.ids("mission").index(new)]
    garrison = match.game.box.garrison[match.game.ids("mission").index(new)]
    assert (period, len(guards(match, new))) == (2, garrison)
    assert match.at(len(match.played)).play("stop").result.ending == "draw"
    play(match, "go-on")
    assert in_pile(match, "revealed-discard") == {"roberto", "consuelo"}
    assert in_pile(match, "hidden-discard") == {"paquita", "abel", "spy-1"} - gone
    assert (match.state.round, match.state.pile_size[2], match.state.pile_size[0]) == (2, 5, 5)
