"""The rulebook's sample game, and what it and its notes say of missions."""

from itertools import pairwise

import pytest

from gamekit.games.uprising.rules.rulebook import Rule
from gamekit.testing import proves

from ..helpers import closed_slots, lying, met, pile, play, refusal, said, slot_of, things, up

ALL_OTHERS = [
    "civil-disobedience", "surge-of-activity", "armed-protests", "coup", "coordinated-plot", "sleeper-agents",
    "espionage", "agitation", "smuggling", "underground-network",
]


@pytest.fixture
def sample(table):
    """The sample game: the table as its first step finds it."""
    return table(
        round=3, in_row=["plenty", "peace", "capitol", "police", "truth"],
        cards=lying(hand="D5 P2 S3 M4 M6", truth="P3", plenty="", peace="X1 M2^", capitol="D2 S6^ P6"),
    )


@proves(Rule.ONE_OPEN_TWO_CLOSED, Rule.SURVEILLANCE, Rule.DISORIENTATION, Rule.FACING_STAYS, Rule.TWO_SUMS)
def test_the_sample_game(sample):
    """E2."""
    play(sample, "police", "gear-3", "diversion-5", "propaganda-2")
    assert closed_slots(sample) == ["second", "third"]
    play(sample, "surveillance", f"surveil {slot_of(sample, 'propaganda-2')}")
    assert sample.position()["cards"]["planned"] == ["diversion-5", "gear-3 open", "propaganda-2 open"]
    play(sample, "disorientation", "disorient first", "plenty")
    assert pile(sample, "gear-3") == "plenty"
    while sample.step == "distribute":
        sample.play("truth")
    assert met(sample, "truth") == {"espionage"}
    assert things(sample) == {"truth", "decline"}
    play(sample, "truth", "espionage")
    assert sample.position()["cards"]["truth"] == ["diversion-5 open opened", "propaganda-2 open",
                                                  "propaganda-3 open opened"]
    assert sample.position()["in_row"] == ["plenty", "peace", "capitol", "police", None]
    sample.play("capture-district decline")
    assert (sample.step, sample.state.round) == ("mark-districts", 4)
    assert len(sample.position()["cards"]["hand"]) == 5
    assert up(sample) == {"liquidation", "cordon"}


@proves(Rule.ONE_OPEN_TWO_CLOSED, Rule.PROVOCATION_FACE_DOWN, Rule.PLAN_FROM_HAND, Rule.MARK_NEIGHBOURS)
def test_planning(table):
    """E1."""
    match = table(cards=lying(hand="M3 P2 D4 X1 X2"))
    play(match, "plenty")
    assert match.position()["marked"] == ["plenty", "peace"]
    assert refusal(match, "provocation-1") == refusal(match, "provocation-4") == "PROVOCATION_FACE_DOWN"    # alike
    assert refusal(match, "plan-open decline") == "ONE_OPEN_TWO_CLOSED"
    assert refusal(match, "riot-6") == "PLAN_FROM_HAND"
    match.play("riot-3")
    assert match.step == "plan-closed"
    assert things(match) == {"propaganda-2", "diversion-4", "provocation-1"}     # the Provocations are alike
    play(match, "provocation-1", "propaganda-2")
    assert (match.seat, match.step) == ("empire", "choose-token")
    assert match.position()["planned_face"] == ["up", "down", "down"]


def contents(table, text, mode="standard", name="plenty"):
    """The missions that these cards in one district meet."""
    found = set()
    for first in range(0, len(ALL_OTHERS), 3):
        missions = (ALL_OTHERS + ALL_OTHERS)[first:first + 3]
        found |= met(table(missions=missions, mode=mode, cards=lying(**{name: text})), name)
    return found


@proves(Rule.SUM_WITHOUT)
@pytest.mark.parametrize(("text", "yes"), [
    ("M2 M6", True), ("M3 M5 P4", True), ("M6", False), ("M3 M4", False), ("M3 M5 D2", False),
])
def test_civil_disobedience(table, text, yes):
    """E3."""
    assert ("civil-disobedience" in contents(table, text)) == yes


@proves(Rule.TOTAL, Rule.CAPITOL_REVOLUTION)
@pytest.mark.parametrize(("text", "mode", "name", "yes"), [
    ("M6 D6 S6 P3", "standard", "plenty", True), ("M6 D6 S6 P2 X1 X2", "standard", "plenty", False),
    ("M6 D6 S6 P6", "capitol", "capitol", False), ("M6 D6 S6 P5 P2", "capitol", "capitol", True),
    ("M6 D6 S6 P3", "capitol", "plenty", True), ("M6 D6 S6 P3", "standard", "capitol", True),
])
def test_revolution(table, text, mode, name, yes):
    """E4."""
    assert ("revolution" in contents(table, text, mode, name)) == yes


@proves(Rule.FACE_UP_OF_TYPE, Rule.FACE_UP_BEFORE)
@pytest.mark.parametrize(("text", "yes"), [("P2^ P3^ P4^", True), ("P2^ P3^ P4", False), ("P2^ P3^ M4^", False)])
def test_surge_of_activity(table, text, yes):
    """E5, and FACE_UP_BEFORE: what lies face down does not count."""
    assert ("surge-of-activity" in contents(table, text)) == yes


@proves(Rule.MORE_THAN)
@pytest.mark.parametrize(("text", "yes"), [
    ("D6 S3", True), ("D4 D5 S5", True), ("D6 S2", False), ("D5 S5", False), ("D6", False),
])
def test_armed_protests(table, text, yes):
    """E6."""
    assert ("armed-protests" in contents(table, text)) == yes


@proves(Rule.EVERY_TYPE)
@pytest.mark.parametrize(("text", "yes"), [("M2 S2 D2 P2", True), ("M2 S2 D2", False), ("M2 S2 D2 X1", False)])
def test_coup(table, text, yes):
    """E7."""
    assert ("coup" in contents(table, text)) == yes


@proves(Rule.SAME_VALUE)
@pytest.mark.parametrize(("text", "yes"), [("S5 D5 P5", True), ("S5 D5 P4", False), ("S5 D5 X1", False),
                                           ("X1 X2 X3", False)])
def test_coordinated_plot(table, text, yes):
    """E8."""
    assert ("coordinated-plot" in contents(table, text)) == yes


@proves(Rule.RUN_OF_VALUES)
@pytest.mark.parametrize(("text", "yes"), [("P2 D3 P4 M5", True), ("M3 M4 M5 M6", True), ("P2 D3 P4 M6", False)])
def test_sleeper_agents(table, text, yes):
    """E9."""
    assert ("sleeper-agents" in contents(table, text)) == yes


@proves(Rule.TWO_SUMS)
@pytest.mark.parametrize(("text", "missions"), [
    ("D5 P2 P3", {"espionage"}), ("D5 P3", set()), ("M4 P4", {"agitation"}), ("M4 S4", {"smuggling"}), ("M3 S4", set()),
])
def test_two_sums(table, text, missions):
    """E10, and the missions of the same kind."""
    assert contents(table, text) == missions


@proves(Rule.SUM_WITHOUT, Rule.MISSIONS_RECONSTRUCTED, Rule.DECK)
def test_missions_that_are_reconstructed(game, table):
    assert "underground-network" in contents(table, "S2 S6")
    assert "underground-network" not in contents(table, "S2 S6 P2")
    sources = {row["id"]: row["source"] for row in game.components["missions"]}
    assert [name for name, source in sources.items() if source == "reconstructed"] == [
        "smuggling", "underground-network"]
    assert (sources["agitation"], sources["espionage"], sources["coup"]) == ("public", "derived", "rulebook")
    assert {row["source"] for row in game.components["cards"]} == {"derived", "rulebook"}
    assert sum(row["value"] for row in game.components["cards"]) == 80


@pytest.fixture
def planned(table):
    """The Empire's turn: D5 lies face up, a Provocation and P2 face down, in this order."""
    return table(step="choose-token", marked=["plenty", "peace"], planned_card=["diversion-5", "provocation-1",
                 "propaganda-2"], planned_face=["up", "down", "down"], cards=lying(hand="M2 M3", planned="D5^ X1 P2"))


@proves(Rule.SURVEILLED_PROVOCATION, Rule.SURVEIL_FACE_DOWN)
def test_a_provocation_under_surveillance(planned):
    """E11."""
    planned.play("surveillance")
    assert refusal(planned, "surveil first") == "SURVEIL_FACE_DOWN"
    planned.play("surveil second")
    assert planned.position()["cards"]["liquidated"] == ["provocation-1 open"]
    assert planned.view("empire").position()["cards"]["liquidated"] == ["provocation-1 open"]


@proves(Rule.LIQUIDATED_PROVOCATION)
def test_a_liquidated_provocation_is_opened(planned):
    """E11."""
    play(planned, "liquidation", "liquidate second")
    assert planned.view("empire").position()["cards"]["liquidated"] == ["provocation-1 open"]
    assert said(planned)[-1] == "PROVOCATION_LIQUIDATED"


@proves(Rule.DISORIENTATION, Rule.EMPIRE_SEES)
def test_a_provocation_that_is_sent_stays_hidden(planned):
    """E11."""
    play(planned, "disorientation", "disorient second", "capitol")
    assert planned.position()["cards"]["capitol"] == ["provocation-1"]
    assert planned.view("empire").position()["cards"]["capitol"] == [1]


@proves(Rule.LIQUIDATION, Rule.EMPIRE_SEES, Rule.RESISTANCE_SEES)
def test_a_hidden_card_is_liquidated_unseen(planned):
    """E12."""
    play(planned, "liquidation", "liquidate third")
    assert planned.view("empire").position()["cards"]["liquidated"] == [1]
    assert planned.view("resistance").position()["cards"]["liquidated"] == ["propaganda-2"]
    assert "Propaganda 2" not in planned.view("empire").log.text()
    assert "Propaganda 2" in planned.view("resistance").log.text()


@proves(Rule.LIQUIDATION)
def test_an_open_card_stays_open_when_it_is_liquidated(planned):
    play(planned, "liquidation", "liquidate first")
    assert planned.view("empire").position()["cards"]["liquidated"] == ["diversion-5 open"]


ROW = ["plenty", "peace", "capitol", "police", "truth"]


@proves(Rule.ROW_CLOSES_UP, Rule.CAPTURED_LEAVES, Rule.ONE_AFTER_ANOTHER)
@pytest.mark.parametrize(("captured", "left"), [
    (["capitol"], ["plenty", "peace", "police", "truth"]), (["truth"], ["plenty", "peace", "capitol", "police"]),
    (["plenty"], ["peace", "capitol", "police", "truth"]), (["peace", "capitol"], ["plenty", "police", "truth"]),
])
def test_the_row_closes_up(table, captured, left):
    """E13."""
    coups = dict(zip(captured, ("M2 D2 S2 P2", "M3 D3 S3 P3"), strict=False))
    match = table(step="capture-district", in_row=ROW, missions=["coup"] + [None] * 2, cards=lying(**coups))
    for name in captured:
        play(match, name, "coup")
        assert refusal(match, name) == "CAPTURED_LEAVES"
    assert [name for name in match.position()["in_row"] if name] == left
    match.play("capture-district decline")
    assert things(match) == set(left[:-1])
    assert list(match.graph("row").edges) == list(pairwise(left))


@proves(Rule.TOKENS_REFRESH, Rule.TOKEN_FACE_UP, Rule.TWO_TOKENS)
def test_the_cycle_of_the_tokens(table):
    """E15."""
    match = table(cards=lying(hand="M2 M3 M4 D2 D3"), missions=[None] * 3)
    play(match, "plenty", "riot-2", "riot-3", "riot-4", "surveillance", "surveil second", "cordon", "plenty")
    while match.step == "distribute":
        match.play("peace")
    match.play("capture-district decline")
    assert (match.state.round, up(match)) == (2, {"liquidation", "disorientation"})
    hand = match.position()["cards"]["hand"]
    open_card = next(card for card in hand if "provocation" not in card)
    play(match, "plenty", open_card, *[card for card in hand if card != open_card][:2])
    assert refusal(match, "surveillance") == "TOKEN_FACE_UP"
    play(match, "liquidation", "liquidate first", "disorientation", "disorient second", "truth")
    while match.step == "distribute":
        match.play(match.moves[0])
    match.play("capture-district decline")
    assert len(up(match)) == 4
    assert said(match).count("TOKENS_REFRESHED") == 1


@proves(Rule.DECISIVE_OPERATION, Rule.DECISIVE_ANYWHERE, Rule.DRAW_THREE, Rule.EMPIRE_HOLDS)
def test_the_decisive_operation(table, game):
    """E16."""
    names = [name for name in game.ids("card") if name not in ("riot-2", "diversion-2", "gear-2")]
    match = table(
        round=7, step="capture-district", token_down=["surveillance", "liquidation"], missions=[None] * 3,
        cards={"hand": ["riot-2", "diversion-2"], "liquidated": [f"{name} open" for name in names]},
    )
    match.play("capture-district decline")
    assert (match.step, match.state.round, match.state.decisive) == ("plan-open", 8, 1)
    assert match.position()["cards"]["hand"] == ["riot-2", "diversion-2", "gear-2"]
    play(match, "gear-2", "riot-2", "diversion-2")
    assert up(match) == {"disorientation", "cordon"}
    play(match, "cordon", "truth", "disorientation", "disorient first", "truth")
    assert refusal(match, "truth") == "DISTRIBUTE_NOT_CORDONED"
    assert things(match) == {"plenty", "peace", "police", "capitol"}
    play(match, "plenty", "capitol")
    assert match.over
    assert match.result.winner == "empire"
    assert match.result.ending == "empire-holds"


@proves(Rule.CAPITOL_IN_MIDDLE, Rule.CAPITOL_WINS)
def test_capitol_mode(game, table):
    """E17."""
    assert all(game.new(seed=seed, mode="capitol").position()["in_row"][2] == "capitol" for seed in range(20))
    match = table(mode="capitol", step="capture-district", cards=lying(capitol="M2 D2 S2 P2"))
    play(match, "capitol", "coup")
    assert match.over
    assert (match.result.winner, match.result.ending) == ("resistance", "capitol")
