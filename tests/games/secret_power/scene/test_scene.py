"""The picture of Secret Power: what each seat sees of the row, projects, seats and cards, and what only one may see."""

import re

import pytest

from gamekit.engine.layout import NONE
from gamekit.engine.scene import Marks
from gamekit.engine.steps import Decision
from gamekit.games.secret_power.rules.scoring import points
from gamekit.games.secret_power.rules.table import Line
from gamekit.testing.pictures import check_picture_leaks, check_picture_moves, check_pictures
from tests.drawn import icons, looks, nodes, own_looks, said, things, words

from ..helpers import go, play, seat

DRAWN = ("object", "alliance", "project", "specialist", "secondary", "gift", "seat")
OPTIONS = ({"players": 2}, {"players": 3, "experienced": True}, {"players": 4, "professionals": True}, {"players": 5})
UNDRAWN = {"send-agents", "recruit-number", "recruit-or-card"}      # numbers and ways: the page lists them
RARE = {"choose-circle", "conclude-more"}
IVAN, JULIA = 0, 1
ROW = ("media-1", "consulates-1", "universities-1", "corporations-1", "inner-circle-1")
options = pytest.mark.parametrize("given", OPTIONS, ids=str)


@pytest.fixture
def middle(table):
    """Ivan is asked what he does: Julia lies on the Consulates, and both have something."""
    return table(
        row=ROW, players=3, seat="ivan", curator="julia", active={"ivan": 5, "julia": 2},
        target={"julia": "consulates-1"}, pieces={"consulates-1": 3},
        own={"ivan": ["banks-1", "banks-2", "crime-1"], "julia": ["patents-1", "unions-1"]},
        secondary={"ivan": {"science": 1}},
        stages={"ivan": {"comintern": 2}, "julia": {"comintern": 1, "espionage": 1}},
        hands={"ivan": ["federal-reserve", "cosa-nostra"], "julia": ["gladio"]}, concluded={"julia": ["triads"]})


def see(match, looker=IVAN, language="en", **marks):
    return match.game.scene(match.state, looker, language, Marks(**marks))


def line(markup):
    """Words one after another, as they are read."""
    return " ".join(text.strip() for node in nodes(markup)[:1] for text in node.itertext() if text.strip())


def ids(scene):
    return {part.id for part in scene.parts}


# It is well made

@options
def test_pictures_are_well_made(game, given):
    check_pictures(game, every=31, games=2, **given)


@options
def test_nothing_hidden_shows(game, given):
    assert check_picture_leaks(game, every=61, **given) > 30


def test_every_legal_thing_is_one_part_that_plays_it(game):
    """Every step that is about a thing on the table can be played on the picture."""
    steps = set.union(*(check_picture_moves(game, DRAWN, every=4, **given) for given in OPTIONS))
    asked = {game.ids("step")[step] for step, found in game.steps.items() if isinstance(found, Decision)}
    assert {game.ids("step")[step] for step in steps} >= asked - UNDRAWN - RARE


# The line on top

def test_the_line_on_top_tells_points_of_all_curator_and_turn(middle):
    top = see(middle).score
    mine, hers, his = (points(middle.game.box, middle.state, who) for who in range(3))
    assert line(top) == f"Round 1 {mine} {hers} {his} curator Julia to move Ivan"
    assert re.findall(r"gk-token gk-(\w+)", top) == ["square", "circle", "triangle"]
    assert line(see(middle, language="ru").score).endswith("ходит Иван")


# The row

def test_a_card_of_the_row_tells_what_it_takes_now_and_who_is_there(middle):
    scene = see(middle)
    free, held = scene["object-media-1"], scene["object-consulates-1"]
    assert words(free, "nums") == ["1", "needed"] and words(free, "by") == ["nobody there"]
    assert words(held, "nums") == ["6", "to take over"], "three pieces, two shadow agents and one more"
    assert words(held, "by") == ["3", "+2", "Julia"] and "shade" in looks(held)
    assert "Julia: 3 + 2 shadow" in held.label and "peace" in icons(held)


def test_points_of_power_are_told_by_what_they_count(middle):
    scene = see(middle)
    assert words(scene["object-media-1"], "worths") == ["1"]
    assert words(scene["object-universities-1"], "worths") == ["1\xa0×"]
    assert icons(scene["object-universities-1"])[-2:] == ["points", "science"]
    assert words(scene["object-corporations-1"], "worths") == ["3\xa0×"]
    assert words(scene["object-inner-circle-1"], "worths") == ["4"]


def test_what_is_out_of_reach_is_far_for_who_looks(middle):
    mine, hers = see(middle, IVAN), see(middle, JULIA)
    assert "far" in own_looks(mine["object-corporations-1"]) and "out of reach" in mine["object-corporations-1"].label
    assert "far" not in own_looks(hers["object-corporations-1"]), "espionage reaches four cards"
    assert "far" in own_looks(hers["object-inner-circle-1"])
    assert not {look for card in ROW[:3] for look in own_looks(mine[f"object-{card}"])} & {"far"}


def test_where_nothing_is_counted_there_are_no_sums(middle):
    scene = see(middle, counted=False)
    assert words(scene["object-consulates-1"], "nums") == ["3", "needed"], "the printed minimum"
    told, plain = see(middle)["alliance-cosa-nostra"], scene["alliance-cosa-nostra"]
    assert "pad" not in ids(scene) and not words(plain, "met")
    assert "full" in own_looks(told) and "full" not in own_looks(plain)


def test_the_operation_on_top_can_be_pressed_where_it_is_possible(table):
    match = table(row=ROW, active={"ivan": 5})
    part = see(match)["action-operation"]
    assert part.state == "playable" and words(part)[:3] == ["Removal of Obstacles", "5", "6"]
    play(match, part.label)
    assert words(see(match)["operation-obstacles"]) == ["Removal of Obstacles", "6"], "now it is Ivan's"
    assert words(see(match)["operation-murder"])[0] == "Murder of a Political Leader"
    assert see(table(row=ROW, active={"ivan": 4}))["operation-obstacles"].move is None


def test_wars_decks_and_discarded_objects_lie_open(table):
    match = table(row=ROW, objects={"war": ["world-war-1"], "discard": ["banks-1", "banks-2", "patents-1"]})
    scene = see(match, NONE)
    assert "The First World War" in words(scene["object-world-war-1"])
    assert words(scene["object-banks-1"]) == ["Banks", "×2"] and "object-banks-2" not in ids(scene)
    deck = match.state.place_size[0]
    assert f"objects: {deck}" in scene["decks"].label and str(deck) in words(scene["decks"])


# Projects

def test_projects_are_tracks_with_everybody_and_the_next_price(middle):
    scene = see(middle)
    part = scene["project-comintern"]
    cells = [node for node in nodes(part.html) if node.tag == "li"]
    stand = [[look for node in cell.iter() for look in node.get("class", "").split() if look in ("gk-s1", "gk-s2")]
             for cell in cells]
    assert stand == [["gk-s2"], ["gk-s1"], [], [], []]
    assert words(part, "next") == ["4", "2", "3"], "agents, signs, shadow agents"
    assert "Ivan II" in part.label and "Next International III: agents 4, agitators 2" in part.label
    assert words(see(middle, JULIA)["project-comintern"], "next") == ["3", "1", "2"]


def test_a_war_is_counted_into_the_prices(table):
    scene = see(table(row=ROW, objects={"war": ["world-war-1"]}))
    assert words(scene["project-secret-power"], "next") == ["3", "1", "1"]


# Seats

def test_a_seat_in_numbers_and_its_points_by_rows(middle):
    scene, mine, hers, his = see(middle), *(points(middle.game.box, middle.state, who) for who in range(3))
    assert "active: 2" in scene["seat-julia"].label and "alliances in hand: 1" in scene["seat-julia"].label
    assert "curator" in icons(scene["seat-julia"]) and "curator" not in icons(scene["seat-ivan"])
    rows = [line(f"<tr>{row}</tr>") for row in re.findall("<tr>(.*?)</tr>", scene["pad"].html)]
    assert len(rows) == len(Line) + 2 and rows[1] == "Control, finance, science 1 0 2"
    assert rows[-1] == f"All {hers} {his} {mine}", "the own column is the last"
    assert words(scene["supply"]) == ["supply", "10", "10", "9", "4"]


def test_only_who_plays_has_a_seat(middle):
    assert {part.id for part in see(middle).parts if part.kind == "seat"} == {"seat-ivan", "seat-julia", "seat-alexey"}
    assert see(middle, seat("vera")).hand == "" == see(middle, NONE).hand


def test_what_a_rival_has_lies_open_but_not_the_hand(middle):
    scene = see(middle)
    assert things(scene["area-julia"].html) == ["object:patents-1", "object:unions-1", "alliance:triads"]
    assert "a shadow agent" in words(scene["alliance-triads"])
    assert "alliance-gladio" not in ids(scene) and "Gladio" not in said(scene)
    assert "alliance-gladio" in ids(see(middle, JULIA))


# The own area and hand

def test_the_own_area_lies_in_groups_with_agents_as_pieces(middle):
    scene = see(middle)
    assert things(scene["group-finance"].html) == ["object:banks-1"] and "×2" in words(scene["object-banks-1"])
    assert words(scene["group-finance"], "count") == ["2"] and words(scene["group-support"], "none") == ["nothing yet"]
    assert words(scene["spare-ivan-science"]) == ["science, secondary"]
    assert words(scene["area-ivan"], "agents")[::2] == ["5", "2", "4"]
    assert looks(scene["area-ivan"]).count("shade") == 2 and looks(scene["area-ivan"]).count("hollow") == 4


def test_requirements_are_ticked_and_say_what_there_is(middle):
    scene = see(middle)
    reserve, mafia = scene["alliance-federal-reserve"], scene["alliance-cosa-nostra"]
    assert words(reserve, "req") == ["cards of finance ≥\xa02", "2", "cards of power ≥\xa01", "1"]
    assert words(reserve, "met") == words(reserve, "req") and "full" in own_looks(reserve)
    assert words(mafia, "met") == ["Crime Syndicates ≥\xa01", "1"] and words(mafia, "or") == ["or"]
    assert words(reserve, "k") == ["at once", "4"] and "can be concluded" in mafia.label


def test_what_must_not_be_there_is_a_requirement_too(table):
    scene = see(table(row=ROW, hands={"ivan": ["anarchists"]}, own={"ivan": ["governments-1"]}))
    need = words(scene["alliance-anarchists"], "req")
    assert need[-2:] == ["no Governments", "1"] and need[-2] not in words(scene["alliance-anarchists"], "met")


def test_professionals_in_hand_are_own_cards(table):
    match = table(row=ROW, staff={"ivan": ["killer-1", "killer-2"], "julia": ["broker-1"]})
    scene = see(match)
    assert words(scene["specialist-killer-1"], "alliance")[:3] == ["professional", "Killer", " ×2"]
    assert "specialist-broker-1" not in ids(scene) and "professionals: 1" in scene["seat-julia"].label


# Marks and moves

def test_what_changed_is_marked(middle):
    before = middle.state.copy()
    go(middle, "infiltrate", "media-1", "5")
    scene = see(middle, before=before)
    assert scene["object-media-1"].state == "changed" and scene["object-universities-1"].state == "plain"


def test_the_object_that_is_infiltrated_is_chosen(middle):
    go(middle, "infiltrate")
    assert see(middle)["object-media-1"].state == "playable"
    go(middle, "media-1")
    assert see(middle)["object-media-1"].state == "chosen"


def test_moves_have_the_sign_of_what_they_are_about(middle):
    signs = {move.partition(" ")[2]: re.findall("#gk-i-([a-z]+)", sign) for move, sign in see(middle).signs.items()}
    assert signs["infiltrate"] == ["reach"] and signs["advance"] == ["advance"]
    go(middle, "infiltrate")
    objects = see(middle).signs.values()
    assert {name for sign in objects for name in re.findall("#gk-i-([a-z]+)", sign)} == {"control", "support", "power"}


def test_a_rival_is_chosen_in_the_line_of_his_numbers_and_a_gift_in_the_own_area(table):
    match = go(table(players=3, step="conclude", seat="ivan", curator="ivan", hands={"ivan": ["bilderberg-club"]}, own={
        "ivan": ["valuables-1", "real-estate-1", "intelligence-1"], "julia": ["banks-1", "crime-1"]},
        secondary={"julia": {"finance": 1}}), "bilderberg-club")
    assert [part.id for part in see(match).playable] == ["seat-julia"]
    go(match, "julia")
    hers = see(match, JULIA)
    assert [part.id for part in hers.playable] == ["gift-banks-1", "gift-secondary-finance"]
    assert things(hers["group-finance"].html) == ["gift:banks-1", "gift:secondary-finance"]
    assert not see(match, IVAN).playable


def test_circles_are_told_apart_by_their_pieces_and_shown_on_their_host(table):
    own = {"ivan": ["inner-circle-1", "inner-circle-2", "banks-1"]}
    match = table(row=ROW[:4], own=own, pieces={"inner-circle-1": 2})
    go(match, "attach")
    assert {part.id for part in see(match).playable} == {"object-inner-circle-1", "object-inner-circle-2"}
    assert words(see(match)["object-inner-circle-1"])[-1] == "2"
    go(match, "inner-circle-1")
    assert see(match)["object-inner-circle-1"].state == "chosen"
    go(match, "banks-1")
    host = see(match)["object-banks-1"]
    assert icons(host) == ["finance", "inner", *["interest"] * 4] and "with an inner circle" in host.label


def test_one_more_alliance_is_chosen_in_the_hand(table):
    own = ["media-1", "media-2", "media-3", "banks-1", "patents-1"]
    match = go(table(players=3, step="conclude", seat="ivan", curator="ivan", own={"ivan": own},
                     hands={"ivan": ["templars", "league-of-nations"]}), "templars")
    assert match.step == "conclude-more" and "alliance-league-of-nations" in {part.id for part in see(match).playable}


# What is reconstructed

def test_whatever_is_reconstructed_bears_the_wave(game, table):
    """Cards, minimums, projects and operations, as the rows of the box say; a legend tells it to watchers too."""
    hands = {"ivan": ["gladio", "cia"]}
    match = table(row=ROW, players=2, hands=hands, concluded={"julia": ["triads"]}, staff={"ivan": ["killer-1"]},
                  operations={"julia": ["obstacles"]})
    for looker in (IVAN, NONE):
        scene = see(match, looker)
        marked = {id for id in ids(scene) if "reconstructed" in icons(scene[id])}
        assert "alliance-triads" in marked and "object-inner-circle-1" in marked
        assert ("alliance-gladio" in marked and "specialist-killer-1" in marked) == (looker == IVAN)
        assert {"project-secret-power", "project-united-nations", "project-espionage"} <= marked
        printed = {"project-comintern", "operation-murder", "action-operation", *(f"object-{card}" for card in ROW[:4])}
        assert not printed & marked
        assert "our reconstruction" in scene.html()
    top = see(table(row=ROW, players=2, seat="julia", curator="ivan"), IVAN)["operation-obstacles"]
    assert "reconstructed" in icons(top)
