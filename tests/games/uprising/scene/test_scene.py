"""The picture of Uprising: what each seat sees of cards, marker, tokens and missions, and what only one may see."""

import re
from itertools import combinations, pairwise
from xml.etree import ElementTree

import pytest

from gamekit.engine.layout import NONE
from gamekit.games.uprising.rules.missions import meets
from gamekit.games.uprising.scene.mission_progress import progress
from gamekit.games.uprising.rules.table import is_captured
from gamekit.testing.pictures import (
    LAYOUTS, check_picture_leaks, check_picture_moves, check_picture_words, check_pictures, moments, overlap,
)
from gamekit.ui.board import Board
from tests.drawn import icons, kinds, nodes, patterns, said, words

from ..helpers import lying, play

DRAWN = ("card", "slot", "district", "token", "mission")
RESISTANCE, EMPIRE = 0, 1
OPTIONS = ({}, {"mode": "capitol"}, {"capture": "automatic"})
options = pytest.mark.parametrize("given", OPTIONS, ids=str)
layouts = pytest.mark.parametrize("layout", LAYOUTS)


@pytest.fixture
def start(table):
    """A table on which cards lie both ways."""
    return table(in_row=["plenty", "truth", "police", "capitol", "peace"], cards=lying(
        truth="M6^ P2", police="D4^ D3^ X1 S2", liquidated="S3^ S4", hand="M2 M3 D5 P4 S6"))


@pytest.fixture
def planned(start):
    return play(start, "truth", "diversion-5", "riot-2", "propaganda-4")


# It is well made

@options
def test_pictures_are_well_made(game, given):
    check_pictures(game, every=9, **given)


@options
def test_nothing_hidden_shows(game, given):
    assert check_picture_leaks(game, every=9, **given) > 30


@pytest.mark.parametrize("language", ["en", "ru"])
@layouts
def test_words_have_their_places(game, language, layout):
    for given in OPTIONS[:2]:
        check_picture_words(game, language, layout, every=13, **given)


def test_every_legal_thing_is_one_part_that_plays_it(game):
    """Every step of the game can be played on the picture."""
    steps = check_picture_moves(game, DRAWN, every=2)
    assert {game.ids("step")[step] for step in steps} == {
        "mark-districts", "plan-open", "plan-closed", "choose-token", "surveil", "liquidate", "disorient", "send-card",
        "cordon", "distribute", "capture-district", "capture-mission"}


@layouts
def test_cards_of_a_district_stay_inside_its_plate(table, game, layout):
    """Also as many as there can be."""
    many = "M2^ M3^ M4^ M5^ D2^ D3^ D4^ S2^ S3^ P2^ P3^ M6 D5 D6 S4 S5 S6 P4 P5 P6 X1 X2"
    for text in ("M2^", "M2^ M3^ M4^ M5 M6 D2", "M2^ M3^ M4^ M5^ M6^ D2 D3 D4 D5 D6", many):
        match = table(cards=lying(truth=text))
        for seat in (RESISTANCE, EMPIRE):
            scene = game.scene(match.state, seat, "en", layout)
            x, y, w, h = scene["district-truth"].box
            cards = [p for p in scene.parts if p.kind == "card" or p.id == "closed-truth"]
            assert cards
            for part in cards:
                left, top, wide, high = part.box
                assert x <= left and left + wide <= x + w and y <= top and top + high <= y + h, part.id
            lefts = sorted((p.box[1], p.box[0]) for p in cards if p.kind == "card")
            assert all(b[0] - a[0] > 20 or b[1] - a[1] > 12 for a, b in pairwise(lefts)), "values"


# Cards

@layouts
def test_face_down_cards_show_their_face_to_the_resistance_only(start, game, layout):
    own, rival = (game.scene(start.state, seat, "en", layout) for seat in (RESISTANCE, EMPIRE))
    assert own["card-riot-6"].label == rival["card-riot-6"].label == "Riot 6, face up"
    assert own["card-gear-2"].label == "Gear 2, face down"
    assert "back" in patterns(own["card-gear-2"]) and "back" not in patterns(own["card-riot-6"])
    assert {part.id for part in rival.parts if part.kind == "card"} == {
        "card-riot-6", "card-diversion-4", "card-diversion-3", "card-gear-3"}
    assert rival["closed-police"].label == "2 cards face down"
    assert icons(rival["closed-police"]).count("hidden") == 2
    assert "closed-police" not in {part.id for part in own.parts}


def test_face_up_cards_lie_above_the_name_and_face_down_ones_below(start, game):
    scene = game.scene(start.state, RESISTANCE, "en")
    _, y, _, h = scene["district-police"].box
    assert scene["card-diversion-4"].box[1] + 64 < y + h / 2 < scene["card-gear-2"].box[1]


def test_what_a_district_is_worth_is_what_the_seat_sees(start, game):
    own, rival = (words(game.scene(start.state, seat, "en")["district-truth"]) for seat in (RESISTANCE, EMPIRE))
    assert "8" in own and "6+?" in rival
    uncounted = game.scene(start.state, RESISTANCE, "en", counted=False)
    assert "8" not in words(uncounted["district-truth"]) and uncounted.text == ""


def test_alike_provocations_in_hand_are_one(table, game):
    match = table(cards=lying(hand="M2 M3 X1 X2 X3"))
    play(match, "plenty", "riot-2")
    scene = game.scene(match.state, RESISTANCE, "en")
    hand = [part for part in scene.parts if part.kind == "card"]
    assert [part.id for part in hand if part.move] == ["card-riot-3", "card-provocation-1"] and len(hand) == 2
    assert "×3" in words(scene["card-provocation-1"])


# The operation

def test_the_marker_lies_over_the_marked_pair_with_the_cards_above(planned, game):
    scene = game.scene(planned.state, EMPIRE, "en")
    x, y, w, h = scene["marker"].box
    first, second = scene["district-truth"].box, scene["district-police"].box
    assert (x, x + w) == (first[0], second[0] + second[2])
    for slot in game.ids("slot"):
        left, top, wide, high = scene[f"slot-{slot}"].box
        assert x <= left and left + wide <= x + w and top + high <= y
    assert y + h <= first[1]
    assert ["back" in patterns(scene[f"slot-{slot}"]) for slot in game.ids("slot")] == [False, True, True]


def test_the_aside_never_lies_on_the_operation(table, game):
    for pair in ("plenty", "peace", "truth", "police"):
        match = table(in_row=["plenty", "peace", "truth", "police", "capitol"],
                      cards=lying(hand="M2 M3 M4", liquidated="D2^ D3^ D4^ D5 D6 S2 S3 S4 S5 S6"))
        play(match, pair)
        scene = game.scene(match.state, RESISTANCE, "en")
        gone = [p for p in scene.parts if p.id == "aside" or (p.kind == "card" and p.index in range(5, 15))]
        assert len(gone) == 11
        slots = [scene[f"slot-{slot}"] for slot in game.ids("slot")]
        boxes = [[(x, y, x + w, y + h) for x, y, w, h in (p.box for p in some)] for some in (gone, slots)]
        assert not any(overlap(a, b) for a in boxes[0] for b in boxes[1])


def test_the_token_in_use_is_ticked_and_a_used_one_hatched(planned, game):
    play(planned, "cordon")
    scene = game.scene(planned.state, EMPIRE, "en")
    assert scene["token-cordon"].state == "chosen" and "hatch" not in patterns(scene["token-cordon"])
    play(planned, "police")
    for layout in LAYOUTS:
        scene = game.scene(planned.state, EMPIRE, "en", layout)
        assert "hatch" in patterns(scene["token-cordon"]) and scene["token-cordon"].label == "Cordon, used"
        assert "cordon" in icons(scene["district-police"]) and "cordoned" in scene["district-police"].label
        assert "cordon" not in icons(scene["district-truth"])


def test_what_changed_is_marked(planned, game):
    play(planned, "surveillance")
    before = planned.state.copy()
    play(planned, "surveil second")
    scene = game.scene(planned.state, RESISTANCE, "en", previous=before)
    assert {part.id for part in scene.parts if part.state == "changed"} == {"slot-second"}


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


@layouts
def test_only_the_resistance_is_shown_how_far_districts_are(start, game, layout):
    own = game.scene(start.state, RESISTANCE, "en", layout)
    assert "8/21" in words(own["mission-revolution"])
    assert "Ministry of Truth: 8 of 21" in own["mission-revolution"].label
    others = [game.scene(start.state, seat, "en", layout) for seat in (EMPIRE, NONE)]
    for scene in (*others, game.scene(start.state, RESISTANCE, "en", layout, counted=False)):
        assert "/" not in said(scene) and " of 21" not in said(scene)


def crosses(part):
    return sum("l10 10m0-10-10 10" in node.get("d", "") for node in nodes(part.svg))


def test_a_met_mission_has_a_tick_and_a_spoilt_one_a_cross(table, game):
    match = table(missions=("civil-disobedience", "coup", "espionage"), cards=lying(truth="M6^ M5", peace="M4 D2"))
    scene = game.scene(match.state, RESISTANCE, "en")
    mission = scene["mission-civil-disobedience"]
    assert icons(mission).count("check") == 1 and crosses(mission) == 1
    assert "Ministry of Truth: met" in mission.label
    assert "Ministry of Peace: a card that must not be there" in mission.label


def test_missions_from_elsewhere_are_marked(table, game):
    match = table(missions=("agitation", "smuggling", "coup"), cards=lying(hand="M2 M3 M4"))
    for seat in (RESISTANCE, EMPIRE):
        scene = game.scene(match.state, seat, "en")
        marked = {m for m in ("revolution", "agitation", "smuggling", "coup")
                  if "reconstructed" in icons(scene[f"mission-{m}"])}
        assert marked == {"agitation", "smuggling"}
        assert any("Smuggling: our reconstruction" in line for line in words(scene["note"]))
    scene = game.scene(table(cards=lying(hand="M2 M3 M4")).state, RESISTANCE, "en")
    assert "note" not in {part.id for part in scene.parts}


def test_every_condition_has_a_picture_and_words(table, game):
    names = [name for name in game.ids("mission") if name != "revolution"]
    for first in range(0, 9, 3):
        match = table(missions=names[first:first + 3], mode="capitol", cards=lying(hand="M2 M3 M4"))
        scene = game.scene(match.state, EMPIRE, "ru")
        for name in ["revolution", *names[first:first + 3]]:
            part = scene[f"mission-{name}"]
            shapes = [node for node in nodes(part.svg) if node.tag in ("rect", "use", "path")]
            assert len(shapes) > (3 if name != "revolution" else 1)
            assert re.search("[а-я]{3}", "".join(words(part)))
    assert "(25)" in words(scene["mission-revolution"])


# Captured districts

def test_captured_districts_leave_the_row_and_stand_at_its_end(table, game):
    match = table(in_row=["plenty", "truth", "police", "capitol", "peace"], missions=("espionage", "coup", "agitation"),
                  step="capture-district", marked=["plenty", "truth"], token_down=["cordon", "liquidation"],
                  cards=lying(truth="D5 P4 M2", hand="M3 M4"))
    before = game.scene(match.state, EMPIRE, "en")
    play(match, "truth", "espionage")
    scene = game.scene(match.state, EMPIRE, "en")
    columns = [before[f"district-{name}"].box[0] for name in ("plenty", "truth", "police", "capitol", "peace")]
    row = [scene[f"district-{name}"].box[0] for name in ("plenty", "police", "capitol", "peace", "truth")]
    assert row == columns
    plate = scene["district-truth"]
    assert "check" in icons(plate) and "captured: Espionage" in plate.label
    assert "1 of 3 captured" in scene["aside"].label
    assert {"card-diversion-5", "card-propaganda-4", "closed-truth"} <= {part.id for part in scene.parts}
    assert is_captured(match.state, game.ids("district").index("truth"))


# On a page

def test_a_narrow_picture_can_be_cut_so_that_only_the_hand_is_wide(game):
    """The Empire has no hand, and its tokens fit beside the rest."""
    for s, _ in moments(game, every=9, games=2):
        board, hand, note = game.scene(s, RESISTANCE, "en", "narrow").sheets("p")
        (whole,) = game.scene(s, EMPIRE, "en", "narrow").sheets("p")
        widths = [float(ElementTree.fromstring(piece).get("width")) for piece in (board, note, whole) if piece]
        assert max(widths) <= 359
        assert not kinds(hand + note) & {"district", "mission", "slot", "token"}
        assert ("card" in kinds(hand)) == bool(s.pile_size[1])


def test_targets_on_a_phone_are_a_finger_wide_and_do_not_cover_each_other(game):
    for s, before in moments(game, every=5, games=2):
        parts = game.scene(s, s.seat, "en", "narrow", before).playable
        boxes = [(x, y, x + w, y + h) for x, y, w, h in (part.box for part in parts)]
        assert all(x2 - x1 >= 44 and y2 - y1 >= 44 for x1, y1, x2, y2 in boxes)
        assert not any(overlap(a, b) for a, b in combinations(boxes, 2))


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
    board._receive(board, {"do": "open", "value": ""}, None)
    assert "Riot 2" in board.page and "what each district has" in board.page
    for move in ("truth", "diversion-5", "riot-2", "riot-3"):
        board._receive(board, {"do": "play", "value": f"{board.match.step} {move}"}, None)
    assert board.curtain == "empire" and "data-thing" not in board.page
    board._receive(board, {"do": "open", "value": ""}, None)
    assert not re.search("Riot [23]|what each district has|card-gear-2", board.page)
