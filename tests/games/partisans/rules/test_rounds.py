"""Setup, the phases of a round, and how the game ends."""

from collections import Counter

import pytest

from gamekit.engine.layout import NONE
from gamekit.games.partisans.rules.rulebook import Rule
from gamekit.games.partisans.rules.table import FOES, MAQUIS, Pile, Post, Standing
from gamekit.testing import proves

from ..helpers import act, guards, in_pile, pile, play, refusal, said, standing, things


def sizes(match):
    return {p.name.lower(): match.state.pile_size[p] for p in Pile if match.state.pile_size[p]}


# Setup

@proves(Rule.DECKS_AT_RANDOM, Rule.SPIES_AT_START, Rule.FIRST_HAND)
def test_the_decks_at_the_start(game):
    match = game.new(seed=1)
    assert sizes(match) == {"hidden_deck": 10, "recruits": 12, "hand": 5, "supply": 3}
    seen = match.view("resistance").state.agent_at
    assert seen.count(Pile.UNSEEN) == MAQUIS - sum(agent < MAQUIS and p == Pile.HAND for agent, p in enumerate(seen))


@proves(Rule.MISSIONS_AT_START, Rule.GARRISONS)
def test_missions_and_garrisons_at_the_start(game):
    match = game.new(seed=1)
    s, box = match.state, game.box
    assert [s.standing_size[standing] for standing in Standing] == [10, 4, 0, 0, 3, 3, 0]
    for mission, where in enumerate(s.mission_at):
        expected = {Standing.AVAILABLE: 1, Standing.SECOND_PERIOD: 2, Standing.THIRD_PERIOD: 3}.get(where)
        assert expected in (None, box.period[mission])
        assert s.post_size[mission] == (box.garrison[mission] if where == Standing.AVAILABLE else 0)
    assert s.post_size[Post.DECK] == FOES - sum(s.post_size[:20])
    assert not any(s.face_up)


@proves(Rule.MISSIONS_AT_START, Rule.GARRISONS)
def test_missions_and_garrisons_are_dealt_at_random(game):
    starts = [game.new(seed=seed).state for seed in range(40)]
    assert {foe for s in starts for foe in range(FOES) if s.foe_at[foe] < Post.DECK} == set(range(FOES))
    dealt = {mission for s in starts for mission, where in enumerate(s.mission_at) if where != Standing.REMOVED}
    assert dealt == set(range(len(game.ids("mission"))))


@proves(Rule.DECKS_DRAFTED)
def test_drafted_decks(game):
    match = game.new(seed=1, decks="draft")
    chosen = set()
    for _ in range(MAQUIS // 2):
        assert len(match.moves) == 2
        assert refusal(match, "spy-1") == "DECKS_DRAFTED"
        assert match.state.standing_size[Standing.AVAILABLE] == 0       # nobody drafts for missions already seen
        chosen.add(match.moves[0].thing)
        match.play(match.moves[0])
    assert match.step == "prepare"
    assert sizes(match) == {"hidden_deck": 10, "recruits": 12, "hand": 5, "supply": 3}
    assert {a for a in chosen if pile(match, a) not in ("hidden-deck", "hand")} == set()
    assert Pile.UNSEEN not in match.view("resistance").state.agent_at
    assert match.state.standing_size[Standing.AVAILABLE] == 4


# Preparation

@proves(Rule.PREPARATION_ANY_NUMBER, Rule.PLAY_FROM_HAND, Rule.SPIES_NOT_PLAYED)
def test_any_number_of_maquis_before_the_mission(table):
    match = table(agents={"hand": ["roberto", "carlos", "spy-1"], "hidden-discard": ["abel"]})
    assert things(match) == {"roberto", "carlos", "decline"}
    assert refusal(match, "spy-1") == "SPIES_NOT_PLAYED"
    assert refusal(match, "abel") == "PLAY_FROM_HAND"
    play(match, "roberto", "revealed")
    assert match.step == "prepare"
    play(match, "carlos", "hidden")
    assert match.step == "choose-mission"       # nobody is left to play


@proves(Rule.MISSION_EVERY_ROUND)
def test_a_mission_is_chosen_even_with_an_empty_hand(game, table):
    match = table(step="check-hand", agents={"removed": game.ids("agent")[:24]})
    assert (match.step, things(match)) == ("choose-mission", {"railway-bridge", "border", "villa"})


@proves(Rule.ROLE_IS_FINAL, Rule.ACTION_OPTIONAL, Rule.ACTION_WHEN_PLAYED)
def test_an_action_is_used_when_the_card_is_played_or_never(table):
    match = table(agents={"hand": ["paquita", "anastasio", "spy-1"]}, foes={"border": ["sentry-1a"]})
    play(match, "paquita", "hidden", "decline")
    assert not any(match.state.face_up)
    play(match, "anastasio", "hidden")          # no action in this phase
    assert match.step == "choose-mission"
    play(match, "border")
    assert match.step in ("strike", "stop-or-go-on")
    assert pile(match, "anastasio") == "hidden"


@proves(Rule.GARRISON_TURNED_UP)
def test_the_garrison_is_turned_up(table):
    match = table(agents={"hand": ["carlos"]}, foes={"border": ["sentry-1a", "jailer-2"], "villa": ["rifleman-1"]})
    play(match, "decline", "border")
    assert guards(match, "border") == {"sentry-1a", "jailer-2"}
    assert sum(match.state.face_up) == 2
    assert not match.can_undo


@proves(Rule.PLAY_ALL_MAQUIS)
def test_no_maquis_can_be_kept_in_the_attack(attack):
    match = attack(["carlos", "roberto", "spy-1"])
    assert things(match) == {"carlos", "roberto"}


# Outcome

@pytest.fixture
def outcome(table):
    def make(**entries):
        return table(**{"step": "civilian-losses", "mission": "border"} | entries)

    return make


@proves(Rule.CIVILIAN_DEFEAT, Rule.DEFEAT_SCORES_NOTHING)
@pytest.mark.parametrize(("last", "lost_game"), [("civilians-1a", False), ("civilians-2a", True)])
def test_five_dead_civilians_lose(outcome, last, lost_game):
    missions = {"available": ["villa"], "completed": ["border", "prison"]}
    match = outcome(civilians={"graveyard": ["civilians-3", last]}, missions=missions)
    assert match.over == lost_game
    if lost_game:
        assert (match.result.ending, match.result.winner, match.result.scores) == ("civilians", None, {"resistance": 0})


@proves(Rule.CIVILIANS_BEFORE_FAILURE)
def test_civilians_are_checked_before_the_second_failure(outcome):
    missions = {"available": ["border"], "failed": ["villa"]}
    match = outcome(civilians={"graveyard": ["civilians-3", "civilians-2a"]}, missions=missions)
    assert match.result.ending == "civilians"


@proves(Rule.MISSION_COMPLETED)
def test_a_completed_mission_is_replaced_while_there_are_any(outcome):
    missions = {"available": ["villa"], "completed": ["border"], "second-period": ["prison"], "third-period": ["mayor"]}
    match = outcome(missions=missions)
    assert standing(match, "prison") == "available"
    assert len(guards(match, "prison")) == 5
    missions = {"available": ["villa"], "completed": ["border"], "third-period": ["mayor"]}
    assert standing(outcome(missions=missions), "mayor") == "available"
    assert outcome(missions={"available": ["villa"], "completed": ["border"]}).step == "stop-or-go-on"


@proves(Rule.MISSION_FAILED, Rule.SECOND_FAILURE)
def test_a_failed_mission_is_not_replaced_and_the_second_loses(outcome):
    missions = {"available": ["villa", "border"], "second-period": ["prison"]}
    match = outcome(missions=missions)
    assert (standing(match, "border"), standing(match, "prison")) == ("failed", "second-period")
    assert match.step == "stop-or-go-on"
    match = outcome(missions={"available": ["villa", "border"], "failed": ["bunker"]})
    assert (match.result.ending, match.result.winner) == ("failed-missions", None)


@proves(Rule.STOP_OR_GO_ON, Rule.NO_MISSION_LEFT)
def test_without_a_mission_the_resistance_must_stop(outcome):
    assert things(outcome()) == {"go-on", "stop"}
    match = outcome(missions={"completed": ["border"]})
    assert things(match) == {"stop"}
    assert refusal(match, "go-on") == "NO_MISSION_LEFT"


# Recovery

@proves(Rule.CLEAR_TABLE, Rule.DRAW_FIVE)
def test_recovery_clears_the_table(table):
    agents = {
        "hidden": ["abel"], "revealed": ["celia"], "hand": ["spy-1"],
        "hidden-deck": ["carlos", "roberto", "adela", "juana", "pilar", "ramona"],
    }
    match = table(step="clear-table", agents=agents)
    assert in_pile(match, "revealed-discard") == {"celia"}
    assert in_pile(match, "hidden-discard") == {"abel", "spy-1"}
    assert sizes(match)["hand"] == 5
    assert (match.step, match.state.round) == ("prepare", 2)


@proves(Rule.CLEAR_TABLE, Rule.NEXT_HAND)
def test_nothing_of_an_attack_lasts_into_the_next_round(table):
    lasting = {"halved": 1, "ignored": 1, "revealed_now": 2, "hand_change": 1, "mission": "border"}
    of_maquis = {"gain": {"carlos": 3}, "boost": {"carlos": 33}, "boost_by": {"carlos": 1}}
    match = table(step="clear-table", agents={"revealed": ["carlos"], "hidden-deck": ["abel"]}, **lasting, **of_maquis)
    s = match.state
    assert (match.step, s.mission) == ("prepare", NONE)
    assert not any([s.halved, s.ignored, s.revealed_now, s.hand_change, *s.gain, *s.boost, *s.boost_by])


@proves(Rule.DECK_RUNS_OUT, Rule.REMAINING_CARDS_FIRST)
def test_the_rest_of_the_deck_comes_before_the_shuffled_discards(table):
    agents = {"hidden-deck": ["abel", "celia"], "hidden-discard": ["carlos", "roberto", "adela", "juana", "pilar"]}
    for seed in range(10):
        match = table(step="draw-hand", agents=agents, seed=seed)
        assert {"abel", "celia"} <= in_pile(match, "hand")
        assert (sizes(match)["hand"], sizes(match)["hidden_deck"]) == (5, 2)
        assert "HIDDEN_DECK_RESHUFFLED" in said(match)


@proves(Rule.DECK_RUNS_OUT)
def test_too_few_cards_make_a_small_hand(table):
    assert sizes(table(step="draw-hand", agents={"hidden-deck": ["abel", "celia"]}))["hand"] == 2


@proves(Rule.SPY_DEFEAT, Rule.SPY_HAND_IN_RECOVERY)
def test_a_hand_of_spies_loses_in_the_recovery_only(table):
    match = table(step="draw-hand", agents={"hidden-deck": ["spy-1", "spy-2"]})
    assert (match.result.ending, match.result.winner) == ("spies", None)
    match = table(agents={"hand": ["antonio", "spy-1"], "hidden-deck": ["spy-2"]}, order={"spy-2": 1})
    act(match, "antonio", "hidden")
    assert in_pile(match, "hand") == {"spy-2"}
    assert not match.over


@proves(Rule.SPY_HAND_NEEDS_CARDS)
def test_an_empty_hand_does_not_lose(game, table):
    match = table(step="draw-hand", agents={"removed": game.ids("agent")[:24]})
    assert not match.over


@proves(Rule.ENEMY_DECK_RUNS_OUT)
def test_the_enemy_deck_is_made_anew(game, outcome):
    foes = game.ids("foe")
    missions = {"available": ["villa"], "completed": ["border"], "second-period": ["prison"]}
    match = outcome(missions=missions, foes={"discard": foes[2:8], "villa": foes[8:]})
    assert len(guards(match, "prison")) == 5
    assert set(foes[:2]) <= guards(match, "prison")
    assert match.state.shuffles == 1


# The end

RESULTS = [
    ((), "draw", 0), (("border",), "draw", 1), (("police", "franco-hq", "mayor"), "draw", 14),
    (("police", "franco-hq", "mayor", "border"), "partial", 15),
    (("police", "franco-hq", "mayor", "station"), "partial", 18),
    (("police", "franco-hq", "mayor", "station", "border"), "victory", 19),
    (("police", "franco-hq", "mayor", "station", "villa"), "victory", 21),
    (("police", "franco-hq", "mayor", "station", "caves"), "major", 22),
]


@pytest.mark.parametrize(("completed", "ending", "points"), RESULTS)
@proves(Rule.RESULTS, Rule.NO_POINTS_IS_A_DRAW, Rule.WINNING)
def test_results(table, completed, ending, points):
    missions = {"available": ["bunker"], "completed": list(completed)}
    match = table(step="stop-or-go-on", missions=missions).play("stop")
    assert (match.result.ending, match.result.scores) == (ending, {"resistance": points})
    assert match.result.winner == (None if ending == "draw" else "resistance")


@proves(Rule.TEN_MISSIONS, Rule.NINE_AND_ONE)
def test_ten_missions_are_brilliant_and_nine_are_not(game, table):
    ten = [
        "bunker", "border", "officer", "mountain-pass", "railway-bridge", "barracks", "villa", "valley", "convoy",
        "farm-retaken",
    ]
    match = table(step="stop-or-go-on", missions={"completed": ten}).play("stop")
    assert (match.result.ending, match.result.winner) == ("brilliant", "resistance")
    nine = table(step="stop-or-go-on", missions={"completed": ten[:9], "failed": ten[9:]}).play("stop")
    assert (nine.result.ending, nine.result.scores["resistance"]) == ("partial", 15)


# Undo

def test_moves_without_a_reveal_can_be_taken_back(table):
    match = table(agents={"hand": ["roberto", "carlos"]}, foe_order={"jailer-2": 1})
    before = match.state.copy()
    play(match, "carlos", "hidden")
    assert match.can_undo
    match.undo().undo()
    assert match.state == before


def test_random_games_end_in_many_ways(game):
    endings = Counter(game.new(seed=seed, seats={"resistance": "random"}).go_on().result.ending for seed in range(60))
    assert {"draw", "failed-missions"} <= set(endings)
