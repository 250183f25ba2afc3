"""The picture of Uprising: what each seat sees of cards, marker, tokens and missions, and what only one may see."""

import re

import pytest

from gamekit.engine.layout import NONE
from gamekit.engine.scene import Marks
from gamekit.games.uprising.rules.missions import meets
from gamekit.games.uprising.rules.table import is_captured
from gamekit.games.uprising.scene.mission_progress import progress
from gamekit.testing.pictures import check_picture_leaks, check_picture_moves, check_pictures, moments
from gamekit.ui.board import Board
from tests.drawn import icons, kinds, looks, nodes, own_looks, said, things, words

from ..helpers import lying, play

DRAWN = ("card", "slot", "district", "token", "mission")
RESISTANCE, EMPIRE = 0, 1
OPTIONS = ({}, {"mode": "capitol"}, {"capture": "automatic"})
options = pytest.mark.parametrize("given", OPTIONS, ids=str)


@pytest.fixture
def start(table):
    """A table on which cards lie both ways."""
    return table(in_row=["plenty", "truth", "police", "capitol", "peace"], cards=lying(
        truth="M6^ P2", police="D4^ D3^ X1 S2", liquidated="S3^ S4", hand="M2 M3 D5 P4 S6"))


@pytest.fixture
def planned(start):
    return play(start, "truth", "diversion-5", "riot-2", "propaganda-4")


def ids(scene):
    return {part.id for part in scene.parts}


def line(markup):
    """Words one after another, as they are read."""
    return " ".join(text.strip() for node in nodes(markup)[:1] for text in node.itertext() if text.strip())


# It is well made

@options
def test_pictures_are_well_made(game, given):
    check_pictures(game, every=9, **given)


@options
def test_nothing_hidden_shows(game, given):
    assert check_picture_leaks(game, every=9, **given) > 30


def test_every_legal_thing_is_one_part_that_plays_it(game):
    """Every step of the game can be played on the picture."""
    steps = check_picture_moves(game, DRAWN, every=2)
    assert {game.ids("step")[step] for step in steps} == {
        "mark-districts", "plan-open", "plan-closed", "choose-token", "surveil", "liquidate", "disorient", "send-card",
        "cordon", "distribute", "capture-district", "capture-mission"}


def test_a_move_has_the_sign_of_what_it_is_about(planned, game):
    """Also of a card that the seat cannot tell, which is a closed eye."""
    tokens = game.scene(planned.state, EMPIRE, "en").signs
    assert {move.partition(" ")[2]: re.findall("#gk-i-([a-z]+)", sign) for move, sign in tokens.items()} == {
        token: [token] for token in game.ids("token")}
    play(planned, "liquidation")
    cards = game.scene(planned.state, EMPIRE, "en").signs
    assert [re.findall("#gk-i-([a-z]+)", sign) for sign in cards.values()] == [["sabotage"], ["hidden"], ["hidden"]]
    play(planned, "first", "cordon", "police")
    (district,) = game.scene(planned.state, RESISTANCE, "en").signs.values()
    assert line(district) == "Tr" and "Tr" in words(game.scene(planned.state, RESISTANCE, "en")["district-truth"])


# The line on top, and the tracks

def test_the_line_on_top_tells_captures_round_and_who_is_at_turn(planned, game):
    assert line(game.scene(planned.state, NONE, "en").score) == "Captured 0/3 Round 1/8 deck 11 to move Empire"
    assert line(game.scene(planned.state, NONE, "ru").score).endswith("ходит Империя")
    over = next(s for s, _ in moments(game) if s.step == 0)
    assert line(game.scene(over, NONE, "en").score).endswith("Game over")


def test_the_tracks_tell_the_round_and_its_phase(planned, game):
    scene = game.scene(planned.state, EMPIRE, "en")
    assert words(scene["track"], "here") == ["1"] and words(scene["phases"], "here") == ["3", "defence"]
    assert words(scene["phases"], "done") == ["1", "marking", "2", "planning"]
    last = next(s for s, _ in moments(game, every=3) if s.decisive and s.step)
    scene = game.scene(last, EMPIRE, "en")
    assert words(scene["track"], "here") == ["8", "Decisive"] and "Decisive Operation" in scene["track"].label
    assert "marking" not in words(scene["phases"]), "no districts are marked in it"


# Cards

def test_face_down_cards_show_their_face_to_the_resistance_only(start, game):
    own, rival = (game.scene(start.state, seat, "en") for seat in (RESISTANCE, EMPIRE))
    assert own["card-riot-6"].label == rival["card-riot-6"].label == "Riot 6, face up"
    assert own["card-gear-2"].label == "Gear 2, face down" and words(own["card-gear-2"]) == ["2"]
    assert "shut" in own_looks(own["card-gear-2"]) and "shut" not in own_looks(own["card-riot-6"])
    assert {part.id for part in rival.parts if part.kind == "card"} == {
        "card-riot-6", "card-diversion-4", "card-diversion-3", "card-gear-3"}
    assert rival["closed-police"].label == "2 cards face down"
    assert icons(rival["closed-police"]) == ["hidden", "hidden"] and not words(rival["closed-police"])
    assert "closed-police" not in ids(own)


def test_cards_lie_in_their_district_face_up_ones_first(start, game):
    scene = game.scene(start.state, RESISTANCE, "en")
    assert things(scene["district-police"].html) == [
        "district:police", "card:diversion-3", "card:diversion-4", "card:gear-2", "card:provocation-1"]
    assert things(scene["aside"].html) == ["card:gear-3", "card:gear-4"]
    assert "no cards" in words(scene["district-peace"])


def test_a_district_shows_as_many_cards_as_there_can_be(table, game):
    many = "M2^ M3^ M4^ M5^ D2^ D3^ D4^ S2^ S3^ P2^ P3^ M6 D5 D6 S4 S5 S6 P4 P5 P6 X1 X2"
    match = table(cards=lying(truth=many))
    own, rival = (game.scene(match.state, seat, "en")["district-truth"] for seat in (RESISTANCE, EMPIRE))
    assert len(things(own.html)) == 1 + 22 and len(things(rival.html)) == 1 + 11
    assert looks(own).count("shut") == looks(rival).count("blank") == 11


def test_what_a_district_is_worth_is_what_the_seat_sees(start, game):
    own, rival = (game.scene(start.state, seat, "en")["district-truth"] for seat in (RESISTANCE, EMPIRE))
    assert words(own, "worth") == ["8"] and words(rival, "worth") == ["6+?"]
    uncounted = game.scene(start.state, RESISTANCE, "en", Marks(counted=False))
    assert words(uncounted["district-truth"], "worth") == [] and uncounted.text == ""


def test_alike_provocations_in_hand_are_one(table, game):
    match = table(cards=lying(hand="M2 M3 X1 X2 X3"))
    play(match, "plenty", "riot-2")
    scene = game.scene(match.state, RESISTANCE, "en")
    hand = [part for part in scene.parts if part.kind == "card"]
    assert [part.id for part in hand if part.move] == ["card-riot-3", "card-provocation-1"] and len(hand) == 2
    assert "×3" in words(scene["card-provocation-1"])


def test_the_hand_is_before_its_owner_and_everybody_sees_how_many(start, game):
    own, rival, nobody = (game.scene(start.state, seat, "en") for seat in (RESISTANCE, EMPIRE, NONE))
    assert things(own.hand) == ["card:riot-2", "card:riot-3", "card:diversion-5", "card:gear-6", "card:propaganda-4"]
    assert kinds(own.board) == {"slot", "token", "district", "card", "mission"}
    assert kinds(rival.hand) == {"token"} and "token" not in kinds(rival.board)
    assert nobody.hand == "" and "token" in kinds(nobody.board)
    for scene in (own, rival, nobody):
        assert "5 cards in hand" in words(scene["seat-resistance"])
        assert words(scene["deck"]) == ["11", "deck"] and scene["deck"].label == "11 in the deck"
    assert "you" in words(own["seat-resistance"]) and "you" not in words(rival["seat-resistance"])
    assert "two tokens each round" in words(rival["seat-empire"])


# The operation

def test_the_marker_lies_along_the_marked_pair_with_the_cards_above(planned, game):
    scene = game.scene(planned.state, EMPIRE, "en")
    above = next(node for node in nodes(scene.board) if "gk-up" in node.get("class", "").split())
    marker = nodes(scene["marker"].html)[1]
    assert marker.get("style") == "--gk-at:2;--gk-n:2" and above.get("style") == "--gk-at:2"
    assert things(scene.board)[:3] == [f"slot:{slot}" for slot in game.ids("slot")]
    row = [thing for thing in things(scene.board) if thing.startswith("district")]
    assert row == ["district:plenty", "district:truth", "district:police", "district:capitol", "district:peace"]
    marked = [name for name in game.ids("district") if "marked" in own_looks(scene[f"district-{name}"])]
    assert marked == ["truth", "police"]
    assert ["back" in own_looks(scene[f"slot-{slot}"]) for slot in game.ids("slot")] == [False, True, True]


def test_without_a_pair_there_is_no_marker_and_every_place_above_it_is_empty(start, game):
    scene = game.scene(start.state, RESISTANCE, "en")
    assert "marker" not in ids(scene)
    assert {scene[f"slot-{slot}"].label for slot in game.ids("slot")} == {"An empty place"}


def test_in_the_decisive_operation_the_marker_reaches_every_district(game):
    last = next(s for s, _ in moments(game, every=3) if s.decisive and s.step)
    scene = game.scene(last, RESISTANCE, "en")
    assert words(scene["marker"]) == ["Decisive: any district"]
    assert nodes(scene["marker"].html)[1].get("style") == f"--gk-at:1;--gk-n:{last.row_size}"


def test_the_resistance_tells_its_planned_cards_and_sees_which_are_closed(planned, game):
    own, rival = (game.scene(planned.state, seat, "en") for seat in (RESISTANCE, EMPIRE))
    assert [own[f"slot-{slot}"].label for slot in game.ids("slot")] == [
        "Diversion 5, face up", "Riot 2, face down", "Propaganda 4, face down"]
    assert "hidden" in icons(own["slot-second"]) and "hidden" not in icons(own["slot-first"])
    assert words(rival["slot-second"]) == ["2. face down"] and rival["slot-second"].label == "the second card"


def test_the_token_in_use_is_ticked_and_a_used_one_hatched(planned, game):
    play(planned, "cordon")
    scene = game.scene(planned.state, EMPIRE, "en")
    assert scene["token-cordon"].state == "chosen" and "used" not in own_looks(scene["token-cordon"])
    assert "closes a district" in words(scene["token-cordon"])
    play(planned, "police")
    for seat in (EMPIRE, RESISTANCE):
        scene = game.scene(planned.state, seat, "en")
        assert "used" in own_looks(scene["token-cordon"]) and scene["token-cordon"].label == "Cordon, used"
        assert "used" in words(scene["token-cordon"]) and "used" not in own_looks(scene["token-liquidation"])
        assert "cordon" in icons(scene["district-police"]) and "cordoned" in scene["district-police"].label
        assert "cordon" not in icons(scene["district-truth"])


def test_what_changed_is_marked(planned, game):
    play(planned, "surveillance")
    before = planned.state.copy()
    play(planned, "surveil second")
    scene = game.scene(planned.state, RESISTANCE, "en", Marks(before))
    assert {part.id for part in scene.parts if part.state == "changed"} == {"slot-second"}
    assert not [part for part in game.scene(planned.state, RESISTANCE, "en").parts if part.state == "changed"]


def test_one_more_face_down_card_is_marked_on_the_backs(planned, game):
    play(planned, "disorientation", "disorient second")
    before = planned.state.copy()
    play(planned, "police")
    scene = game.scene(planned.state, EMPIRE, "en", Marks(before))
    assert scene["closed-police"].state == "changed" and scene["closed-truth"].state == "plain"
    assert looks(scene["closed-police"]).count("blank") == 3


# Missions

def test_progress_agrees_with_the_rules(game):
    """A district has all that is needed exactly where the rules say that it meets the mission."""
    seen = set()
    for s, _ in moments(game, every=5, games=12):
        for district in range(5):
            for mission in range(11):
                found = progress(game.box, s, district, mission)
                assert found.met == meets(game.box, s, district, mission)
                assert 0 <= found.have <= found.need
                assert found.met == (found.have == found.need and not found.spoilt)
                seen.add((game.box.condition[mission], found.met))
    assert len(seen) == 16, "a condition was never met, or always"


def test_only_the_resistance_is_shown_how_far_districts_are(start, game):
    own = game.scene(start.state, RESISTANCE, "en")
    cells = words(own["mission-revolution"], "progress")
    assert dict(zip(cells[::2], cells[1::2], strict=True)) == {
        "Pl": "0/21", "Tr": "8/21", "Po": "9/21", "Ca": "0/21", "Pe": "0/21"}
    assert "Ministry of Truth: 8 of 21" in own["mission-revolution"].label
    assert any("only you see this" in text for text in words(own["caption-missions"]))
    others = [game.scene(start.state, seat, "en") for seat in (EMPIRE, NONE)]
    for scene in (*others, game.scene(start.state, RESISTANCE, "en", Marks(counted=False))):
        assert "/" not in said(scene) and " of 21" not in said(scene) and "only you see this" not in said(scene)


def test_a_met_mission_has_a_tick_and_a_spoilt_one_a_cross(table, game):
    match = table(missions=("civil-disobedience", "coup", "espionage"), cards=lying(truth="M6^ M5", peace="M4 D2"))
    scene = game.scene(match.state, RESISTANCE, "en")
    mission = scene["mission-civil-disobedience"]
    assert words(mission, "met") == ["Tr"] and icons(mission).count("check") == 1
    assert words(mission, "spoilt") == ["×"]
    assert "Ministry of Truth: met" in mission.label
    assert "Ministry of Peace: a card that must not be there" in mission.label


def test_missions_from_elsewhere_are_marked(table, game):
    match = table(missions=("agitation", "smuggling", "coup"), cards=lying(hand="M2 M3 M4"))
    for seat in (RESISTANCE, EMPIRE):
        scene = game.scene(match.state, seat, "en")
        marked = {m for m in ("revolution", "agitation", "smuggling", "coup")
                  if "reconstructed" in icons(scene[f"mission-{m}"])}
        assert marked == {"agitation", "smuggling"}
        assert words(scene["note"]) == ["Agitation: after a public report; Smuggling: our reconstruction"]
    scene = game.scene(table(cards=lying(hand="M2 M3 M4")).state, RESISTANCE, "en")
    assert "note" not in ids(scene)


def test_every_condition_has_signs_and_words(table, game):
    names = [name for name in game.ids("mission") if name != "revolution"]
    drawn = set()
    for first in range(0, 10, 3):
        match = table(missions=(names[first:] + names)[:3], mode="capitol", cards=lying(hand="M2 M3 M4"))
        scene = game.scene(match.state, EMPIRE, "ru")
        for mission in (part for part in scene.parts if part.kind == "mission"):
            goal = next(node for node in nodes(mission.html) if "gk-goal" in node.get("class", "").split())
            assert len(goal) >= (3 if mission.id in ("mission-coup", "mission-surge-of-activity") else 1)
            assert re.search("[а-я]{3}", "".join(words(mission, "cap")))
            drawn.add(mission.id)
        assert words(scene["mission-revolution"], "goal") == ["Σ ≥ 21 (25)"]
    assert len(drawn) == 11


# Captured districts

def test_captured_districts_leave_the_row_and_stand_at_its_end(table, game):
    match = table(in_row=["plenty", "truth", "police", "capitol", "peace"], missions=("espionage", "coup", "agitation"),
                  step="capture-district", marked=["plenty", "truth"], token_down=["cordon", "liquidation"],
                  cards=lying(truth="D5 P4 M2", hand="M3 M4"))
    before = match.state.copy()
    play(match, "truth", "espionage")
    scene = game.scene(match.state, EMPIRE, "en", Marks(before))
    row = [thing.partition(":")[2] for thing in things(scene.board) if thing.startswith("district")]
    assert row == ["plenty", "police", "capitol", "peace", "truth"]
    plate = scene["district-truth"]
    assert "check" in icons(plate) and "captured: Espionage" in plate.label and words(plate, "by") == ["Espionage"]
    assert plate.state == "changed" and "taken" in own_looks(plate)
    assert "1 of 3 captured" in scene["aside"].label and looks(scene["aside"]).count("y") == 1
    assert {"card-diversion-5", "card-propaganda-4", "closed-truth"} <= ids(scene)
    assert is_captured(match.state, game.ids("district").index("truth"))


# On a page

def test_options_that_are_missions_have_their_names(game):
    page = Board(game.in_language("ru").new(seed=1, seats={"empire": "random"})).page
    assert "Шпионаж</option>" in page and ">espionage</option>" not in page


def test_a_card_in_a_district_answers_why_it_is_no_target(planned):
    """Also to the Empire, and for a card that it cannot tell the district answers."""
    play(planned, "liquidation")
    board = Board(planned)
    board.uncover("")
    for thing in ("card:riot-6", "district:truth", "token:cordon"):
        board.why(thing)
        assert board.notice[1] == board.game.rulebook["PLANNED_CARDS_ONLY"].text
        board.why("")
        assert board.notice is None


def test_two_people_never_see_each_other_s_page(start):
    board = Board(start)
    board.receive({"do": "open", "value": ""})
    assert "Riot 2" in board.page and "what each district has" in board.page
    for move in ("truth", "diversion-5", "riot-2", "riot-3"):
        board.receive({"do": "play", "value": f"{board.match.step} {move}"})
    assert board.curtain == "empire" and "data-thing" not in board.page
    board.receive({"do": "open", "value": ""})
    assert not re.search("Riot [23]|what each district has|card-gear-2", board.page)
