"""The rules of setup and the rulings, by their codes in the README."""

import pytest

from gamekit.games.uprising.rules.rulebook import Rule
from gamekit.testing import proves

from ..helpers import lying, pile, play, refusal, said, things

ROW = ["plenty", "peace", "capitol", "police", "truth"]


@pytest.fixture
def defence(table):
    """The Empire's turn: D5 lies face up, M2 and P2 face down; Truth was captured before."""

    def make(**entries):
        start = {"step": "choose-token", "marked": ["plenty", "peace"], "in_row": ROW, "districts": {"coup": ["truth"]},
                 "planned_card": ["diversion-5", "riot-2", "propaganda-2"], "planned_face": ["up", "down", "down"]}
        held = lying(hand="M5 M6", planned="D5^ M2 P2", truth="M3^ D3^ S3^ P3^", **entries.pop("held", {}))
        return table(cards=held, **start | entries)

    return make


@proves(Rule.ROW_AT_START, Rule.HAND_AT_START, Rule.TOKENS_AT_START, Rule.MISSIONS_AT_START)
def test_setup(game):
    rows, missions = set(), set()
    for seed in range(60):
        position = game.new(seed=seed).position()
        assert sorted(position["in_row"]) == sorted(ROW)
        assert position["open_missions"][0] == "revolution"
        assert len(set(position["open_missions"])) == 4
        assert len(position["cards"]["hand"]) == 5
        assert position["token_down"] == []
        rows.add(tuple(position["in_row"]))
        missions.update(position["open_missions"])
    assert len(rows) > 40
    assert len(missions) == 11


@proves(Rule.MISSIONS_AT_START, Rule.MISSIONS_RECONSTRUCTED)
def test_missions_can_be_chosen(game):
    known = {row["id"] for row in game.components["missions"] if row["source"] in ("rulebook", "derived")}
    drawn = {m for seed in range(60) for m in game.new(seed=seed, missions="rulebook").position()["open_missions"]}
    assert drawn == known
    chosen = game.new(mission_a="smuggling", mission_b="coup", mission_c="agitation", missions="rulebook")
    assert chosen.position()["open_missions"] == ["revolution", "smuggling", "coup", "agitation"]
    twice = game.new(mission_a="coup", mission_b="coup").position()["open_missions"]
    assert twice[:2] == ["revolution", "coup"]
    assert len(set(twice)) == 4


@proves(Rule.SEND_TO_UNCAPTURED, Rule.SEND_ANYWHERE, Rule.CORDON_BINDS_RESISTANCE)
def test_disorientation_reaches_every_uncaptured_district(defence):
    """SEND_TO_UNCAPTURED, SEND_ANYWHERE, CORDON_BINDS_RESISTANCE: also marked or cordoned, but not captured."""
    match = play(defence(), "cordon", "peace", "disorientation", "disorient first")
    assert refusal(match, "truth") == "SEND_TO_UNCAPTURED"
    assert things(match) == {"plenty", "peace", "capitol", "police"}
    match.play("peace")
    assert pile(match, "diversion-5") == "peace"
    other = play(defence(), "disorientation", "disorient first", "peace", "cordon", "peace")
    assert pile(other, "diversion-5") == "peace"


@proves(Rule.CORDON, Rule.CORDON_IN_DECISIVE)
def test_where_a_cordon_can_lie(defence):
    """CORDON_IN_DECISIVE."""
    match = play(defence(), "cordon")
    assert things(match) == {"plenty", "peace"}
    assert refusal(match, "capitol") == "CORDON"
    last = play(defence(decisive=1, round=8, marked=[]), "cordon")
    assert things(last) == {"plenty", "peace", "capitol", "police"}
    assert refusal(last, "truth") == "CORDON_IN_DECISIVE"


@proves(Rule.CORDON_ALLOWS_CAPTURE)
def test_a_cordoned_district_can_be_captured(table):
    """CORDON_ALLOWS_CAPTURE."""
    match = table(step="capture-district", cordoned="peace", marked=["plenty", "peace"],
                  cards=lying(peace="M2 D2 S2 P2"))
    play(match, "peace", "coup", "capture-district decline")
    assert match.position().get("cordoned") is None
    assert match.state.captured_in[1] == 1


@proves(Rule.BOTH_ON_ONE_CARD, Rule.PLANNED_CARDS_ONLY)
def test_both_tokens_on_one_card(defence):
    """BOTH_ON_ONE_CARD."""
    match = play(defence(), "surveillance", "surveil second", "liquidation", "liquidate second")
    assert pile(match, "riot-2") == "liquidated"
    gone = play(defence(), "liquidation", "liquidate second", "disorientation")
    assert refusal(gone, "disorient second") == "PLANNED_CARDS_ONLY"


@proves(Rule.TWO_TOKENS)
def test_no_token_is_left_out(defence):
    """TWO_TOKENS: two tokens, and no way to pass."""
    match = defence()
    assert things(match) == {"surveillance", "liquidation", "disorientation", "cordon"}
    play(match, "cordon", "plenty")
    assert match.step == "choose-token"
    play(match, "surveillance", "surveil third")
    assert match.step == "distribute"


@proves(Rule.CHECK_EVERYWHERE, Rule.NO_CAPTURE_IN_DEFENCE)
def test_a_card_sent_by_the_empire_can_complete_a_mission(defence):
    """CHECK_EVERYWHERE and NO_CAPTURE_IN_DEFENCE: the district is not marked, and it is captured only in phase 5."""
    match = defence(held={"capitol": "P5"})
    play(match, "disorientation", "disorient first", "capitol")
    assert "DISTRICT_CAPTURED" not in said(match)
    play(match, "cordon", "plenty", "peace", "peace")
    assert things(match) == {"capitol", "decline"}
    play(match, "capitol", "espionage")
    assert match.position()["districts"] == {"espionage": ["capitol"], "coup": ["truth"]}


@proves(Rule.CAPTURE_IS_OPTIONAL)
def test_a_capture_can_wait(table):
    """CAPTURE_IS_OPTIONAL."""
    match = table(step="capture-district", cards=lying(peace="M2 D2 S2 P2"))
    match.play("capture-district decline")
    assert (match.step, match.state.row_size) == ("mark-districts", 5)


@proves(Rule.CAPTURE_IS_OPTIONAL)
def test_captures_that_happen_by_themselves(table):
    """CAPTURE_IS_OPTIONAL: with the option, and in the last round, from left to right and by the first mission met."""
    held = lying(planned="D5^", peace="M2 D2 S2 P2", plenty="M3 D3 S3 P3", police="M4 D4 S4 P4")
    for extra in ({"capture": "automatic", "marked": ["capitol", "police"], "round": 2}, {"decisive": 1, "round": 8}):
        match = table(step="distribute", in_row=ROW, cards=held, missions=["coup", "espionage", "smuggling"], **extra)
        match.play("capitol")
        assert match.over
        assert match.position()["districts"] == {"coup": ["plenty", "peace", "police"]}
        assert [line.facts["district"][1] for line in match.log if line.said.name == "DISTRICT_CAPTURED"] == [0, 1, 3]


@proves(Rule.TRUE_CONTENT)
def test_a_hidden_card_can_forbid_a_capture(table):
    """TRUE_CONTENT."""
    held = lying(peace="M6^ M2^ D2", truth="M5 M3")
    match = table(step="capture-district", missions=["civil-disobedience", None, None], cards=held)
    assert things(match) == {"truth", "decline"}
    assert refusal(match, "peace") == "CAPTURE_BY_MISSION"


@proves(Rule.FEWEST_OPENED)
@pytest.mark.parametrize(("mission", "held", "opened"), [
    ("civil-disobedience", "M2 M3 M5 M6", {"riot-2", "riot-6"}),
    ("civil-disobedience", "M5^ M2 M3 M6", {"riot-3"}),
    ("revolution", "M6^ D6^ S5^ P2 P4 M5", {"propaganda-4"}),
    ("revolution", "M6 D6 S6 P2 P3 X1", {"riot-6", "diversion-6", "gear-6", "propaganda-3"}),
    ("armed-protests", "D2 D4 D6 S3 M5", {"gear-3", "diversion-4"}),
    ("armed-protests", "D5^ S2^ S3 D3", {"gear-3", "diversion-3"}),
    ("coup", "M2^ M6 D3 D5 S4 P6 X1", {"diversion-3", "gear-4", "propaganda-6"}),
    ("coordinated-plot", "M2 D2 S2 M5^ D5 S5^", {"diversion-5"}),
    ("sleeper-agents", "M2 M3^ D4^ S5 P6", {"riot-2", "gear-5"}),
    ("espionage", "D2 D3 D6 P4^", {"diversion-6"}),
    ("surge-of-activity", "M2^ M3^ M4^ M5 D6", set()),
])
def test_the_fewest_and_lowest_cards_are_opened(table, mission, held, opened):
    """FEWEST_OPENED."""
    missions = [mission if mission != "revolution" else None, None, None]
    match = table(step="capture-district", missions=missions, cards=lying(peace=held))
    play(match, "peace", mission)
    cards = match.position()["cards"]["peace"]
    assert {card.split()[0] for card in cards if card.endswith("opened")} == opened
    assert len([card for card in match.view("empire").position()["cards"]["peace"] if isinstance(card, str)]) == (
        held.count("^") + len(opened))


@proves(Rule.ONE_MISSION_NAMED, Rule.MISSIONS_STAY, Rule.CAPTURE_BY_MISSION)
def test_one_mission_is_named_and_stays(table):
    """ONE_MISSION_NAMED and MISSIONS_STAY."""
    match = table(step="capture-district", cards=lying(peace="D5 P4 M2 S3", plenty="D6 P6"))
    match.play("peace")
    assert things(match) == {"espionage", "coup", "armed-protests"}
    assert refusal(match, "revolution") == "TOTAL"      # what it lacks
    assert refusal(match, "smuggling") == "CAPTURE_BY_MISSION"      # does not lie on the table
    play(match, "espionage", "plenty", "espionage")
    assert match.position()["districts"] == {"espionage": ["plenty", "peace"]}


@proves(Rule.ONE_AFTER_ANOTHER, Rule.THREE_CAPTURES_WIN, Rule.END_AT_ONCE)
def test_the_third_capture_ends_the_game_at_once(table):
    """ONE_AFTER_ANOTHER and END_AT_ONCE: no token is turned, no card drawn, a fourth district is not asked for."""
    held = lying(peace="D5 P5", plenty="D6 P6", truth="D4 P4", police="M2 D2 S2 P2", hand="M5 M6")
    match = table(step="capture-district", round=2, cards=held,
                  token_down=["surveillance", "liquidation", "disorientation", "cordon"])
    play(match, "truth", "espionage", "peace", "espionage", "plenty", "espionage")
    assert match.over
    assert (match.result.winner, match.result.ending) == ("resistance", "three-districts")
    assert len(match.position()["token_down"]) == 4
    assert len(match.position()["cards"]["hand"]) == 2


@proves(Rule.DISTRIBUTE_ALL, Rule.DISTRIBUTE_IN_REACH, Rule.DISTRIBUTE_NOT_CORDONED, Rule.FACING_STAYS)
@proves(Rule.CARDS_REMAIN)
def test_all_cards_are_distributed(defence):
    """DISTRIBUTE_ALL and CARDS_REMAIN: one to three cards are left, and all go to the district without a cordon."""
    match = play(defence(), "cordon", "plenty", "surveillance", "surveil second")
    assert refusal(match, "plenty") == "DISTRIBUTE_NOT_CORDONED"
    assert refusal(match, "capitol") == "DISTRIBUTE_IN_REACH"
    assert "distribute decline" not in {move.id for move in match.moves}
    play(match, "peace", "peace", "peace")
    assert match.position()["cards"]["peace"] == ["riot-2 open", "diversion-5 open", "propaganda-2"]
    short = play(defence(), "liquidation", "liquidate first", "disorientation", "disorient second", "plenty")
    short.play("peace")
    assert short.step == "capture-district"


@proves(Rule.ROW_HAS_ENDS, Rule.MARK_NEIGHBOURS, Rule.ANY_PAIR, Rule.THREE_DISTRICTS_LEFT)
def test_pairs_of_the_row(table):
    """ROW_HAS_ENDS, THREE_DISTRICTS_LEFT and ANY_PAIR."""
    match = table(in_row=ROW, cards=lying(hand="M2 M3 M4 M5 M6"))
    assert things(match) == set(ROW[:-1])
    assert refusal(match, "truth") == "ROW_HAS_ENDS"
    short = table(
        in_row=["truth", "police", "capitol", None, None], districts={"coup": ["plenty", "peace"]},
        captured_in={"plenty": 1, "peace": 2}, round=3, cards=lying(hand="M2 M3 M4"),
    )
    assert things(short) == {"truth", "police"}
    assert refusal(short, "peace") == "MARK_NEIGHBOURS"
    again = play(table(in_row=ROW, cards=lying(hand="M2 M3 M4 D2 D3")), "police", "riot-2", "riot-3", "riot-4",
                 "cordon", "truth", "surveillance", "surveil second", "police", "police", "police",
                 "capture-district decline")
    assert again.why_not("police") is None


@proves(Rule.TWO_PROVOCATIONS_AT_MOST, Rule.THREE_PROVOCATIONS)
def test_no_more_than_two_provocations(table):
    """TWO_PROVOCATIONS_AT_MOST: with four in hand the fifth card must lie face up. THREE_PROVOCATIONS excepts."""
    match = play(table(cards=lying(hand="X1 X2 X3 X4 M2")), "plenty")
    assert things(match) == {"riot-2"}
    play(match, "riot-2", "provocation-1", "provocation-2")
    assert match.position()["planned_face"] == ["up", "down", "down"]
    last = table(step="plan-open", decisive=1, round=8, cards=lying(hand="X1 X2 X3"))
    play(last, "plan-open decline", "provocation-1", "provocation-2", "provocation-3")
    assert last.position()["planned_face"] == ["down"] * 3


@proves(Rule.CAPITOL_MAY_MOVE, Rule.CAPITOL_WINS)
def test_the_capitol_is_not_moved_back(table):
    """CAPITOL_MAY_MOVE: it may leave the middle, and three others win as well."""
    held = lying(peace="D5 P5", plenty="D6 P6", truth="D4 P4")
    match = table(mode="capitol", in_row=["plenty", "peace", "capitol", "police", "truth"], step="capture-district",
                  cards=held)
    play(match, "plenty", "espionage")
    assert match.position()["in_row"] == ["peace", "capitol", "police", "truth", None]
    play(match, "peace", "espionage", "truth", "espionage")
    assert match.result.ending == "three-districts"


def test_undo_stops_at_reveals(defence):
    match = defence()
    play(match, "cordon").undo()
    play(match, "cordon", "plenty").undo()
    play(match, "plenty", "surveillance", "surveil second")
    assert not match.can_undo


def test_log_lines_name_their_rules(defence):
    match = play(defence(), "liquidation", "liquidate second")
    assert [line.rule.id for line in match.log] == ["TWO_TOKENS", "LIQUIDATION", "LIQUIDATION"]
    assert [str(line) for line in match.view("empire").log] == [
        "The Empire uses Liquidation.", "The second card is liquidated and stays face down."]
    assert str(match.view("resistance").log[-1]) == "You lose Riot 2."
