"""The picture of Partisans: cards with both sides, garrisons, what the attack pays for, and nothing hidden."""

from itertools import combinations
from xml.etree import ElementTree

import pytest

from gamekit.engine.moves import decision_at, legal_moves
from gamekit.engine.view import world
from gamekit.games.partisans.rules.attack import strike_refused
from gamekit.games.partisans.scene.strength_needed import strength_needed
from gamekit.games.partisans.rules.rulebook import Rule
from gamekit.games.partisans.rules.table import FOES, Standing
from gamekit.testing.pictures import (
    LAYOUTS, check_picture_leaks, check_picture_moves, check_picture_words, check_pictures, moments, overlap, texts,
)
from tests.drawn import icons, kinds, looks, patterns, said, words

from ..helpers import act, number, play

DRAWN = ("agent", "foe", "mission", "target", "pick", "role", "answer", "way")
OPTIONS = ({}, {"decks": "draft"}, {"cards": "printed"})
options = pytest.mark.parametrize("given", OPTIONS, ids=str)
layouts = pytest.mark.parametrize("layout", LAYOUTS)
HERE = ["infantryman-1a", "sentry-1a", "sentry-1b", "rifleman-2"]


def scene_of(match, language="en", layout="wide", **given):
    return match.game.scene(match.state, 0, language, layout, **given)


def parts_of(scene):
    return {part.id: part for part in scene.parts}


@pytest.fixture
def prepare(table):
    """A match in the preparation."""

    def make(hand, agents=(), **entries):
        return table(step="prepare", stage="preparation", agents={"hand": hand, **dict(agents)}, **entries)

    return make


@pytest.fixture
def asking(prepare, attack):
    """A match for each step that random games seldom reach."""
    deck = ["juana", "sagrario", "spy-1"]
    at = {"border": ["sentry-1a"], "villa": ["rifleman-1", "rifleman-2"]}
    made = {
        "sift-agent": act(prepare(["domingo"], {"hidden-deck": deck}), "domingo", "revealed"),
        "return-agent": play(act(prepare(["domingo"], {"hidden-deck": deck}), "domingo", "revealed"), "decline"),
        "promote-recruit": act(prepare(["antonio"]), "antonio", "revealed"),
        "sift-foe": act(prepare(["roberto"]), "roberto", "hidden"),
        "return-foe": play(act(prepare(["roberto"]), "roberto", "hidden"), "decline"),
        "scout": act(prepare(["paquita"], foes=at), "paquita", "hidden"),
        "flip-foe": act(prepare(["pilar"], foes=at), "pilar", "hidden"),
        "retrieve": act(prepare(["celia"], {"revealed-discard": ["abel", "juana"]}), "celia", "revealed"),
        "discard-foe": act(attack(["anastasio"], HERE), "anastasio", "revealed"),
        "move-foe": act(attack(["adela"], HERE), "adela", "hidden"),
        "discard-maquis": act(attack(["jacinto", "abel", "spy-1"], HERE), "jacinto", "hidden"),
    }
    made["discard-flipped"] = play(act(prepare(["pilar"], foes=at), "pilar", "hidden"), "face-down-villa",
                                   "face-down-villa")
    made["move-foe-to"] = play(act(attack(["adela"], HERE), "adela", "hidden"), "rifleman-2")
    return made


# It is well made

@options
def test_pictures_are_well_made(game, given):
    check_pictures(game, every=7, games=5, **given)


@options
def test_nothing_hidden_shows(game, given):
    assert check_picture_leaks(game, every=7, **given) > 10


@pytest.mark.parametrize("language", ["en", "ru"])
@layouts
def test_words_have_their_places(game, language, layout):
    for given in OPTIONS[:2]:
        check_picture_words(game, language, layout, every=9, **given)


def test_every_legal_thing_is_one_part_that_plays_it(game):
    steps = {game.ids("step")[step] for step in check_picture_moves(game, DRAWN, every=2)}
    steps |= {game.ids("step")[step] for step in check_picture_moves(game, DRAWN, every=8, decks="draft")}
    assert steps >= {"draft", "prepare", "choose-role", "use-action", "choose-mission", "attack", "strike",
                     "stop-or-go-on"}


def test_every_choice_inside_an_action_can_be_made_on_the_picture(asking, game):
    for name, match in asking.items():
        s = match.state
        assert game.ids("step")[s.step] == name
        step = decision_at(game, s)
        moves = sorted((m.id, m.text("ru")) for m in legal_moves(game, s) if m.number < step.kind.size)
        assert moves, name
        for layout in LAYOUTS:
            scene = scene_of(match, "ru", layout)
            assert sorted((part.move, part.label) for part in scene.playable) == moves, name
            found = list(texts(scene))
            assert not any(overlap(a.box, b.box) for a, b in combinations(found, 2)), name
            other = world(game, s, 0, 5)
            assert game.scene(other, 0, "ru", layout).svg() == scene.svg(), name


# Cards

@layouts
def test_a_card_in_hand_tells_both_sides(prepare, layout):
    scene = scene_of(prepare(["paquita", "carlos", "spy-1", "spy-2"]), layout=layout)
    card = scene["agent-paquita"]
    told = words(card)
    actions = [one for one in told if one.startswith(("turn up all", "discard"))]
    assert actions[0].startswith("turn"), "the action of the hidden side stands above the other"
    assert actions[-1].startswith("discard")
    assert [icon for icon in icons(card) if icon in ("hidden", "espionage")] == ["hidden", "espionage"]
    assert [one for one in told if one.isdigit()] == ["1", "0"], "attack of both sides"
    assert [one for one in told if one in "PA"] == ["P", "A"]
    assert "no action" in words(scene["agent-carlos"])
    spies = [part for part in scene.parts if part.id.startswith("agent-spy")]
    assert len(spies) == 1 and "×2" in words(spies[0]) and spies[0].move is None


def test_the_sign_of_the_phase_is_filled_when_it_is_now(prepare, attack):
    """Filled or hollow, with its letter: not by colour alone."""
    before, now = scene_of(prepare(["antonio"])), scene_of(attack(["antonio"], HERE))
    filled = [[look for look in looks(scene["agent-antonio"]) if look in ("ink", "hollow")] for scene in (before, now)]
    assert filled == [["hollow", "ink"] * 2, ["ink", "hollow"] * 2]


def test_the_halves_of_the_card_are_its_roles(prepare):
    match = play(prepare(["paquita", "carlos"], foes={"villa": ["rifleman-1"]}), "paquita")
    scene = scene_of(match)
    assert scene["acting"].state == "chosen" and scene["acting"].label.startswith("Paquita. hidden: attack 1")
    x, y, w, h = scene["acting"].box
    hidden, revealed = scene["role-hidden"].box, scene["role-revealed"].box
    for box in (hidden, revealed):
        assert x <= box[0] and box[0] + box[2] <= x + w and y <= box[1] and box[1] + box[3] <= y + h
    assert hidden[1] + hidden[3] + 8 <= revealed[1], "room for both rings"
    play(match, "hidden")
    after = scene_of(match)
    assert after["acting"].box == (x, y, w, h), "the card stays where it was"
    assert after["answer-use"].box == hidden and after["answer-use"].move
    assert after["agent-paquita"].box != (x, y, w, h), "and lies in play as well"


def test_a_card_in_play_tells_its_attack_as_it_is_now(attack):
    match = attack(["abel", "roberto"], HERE, agents={"revealed": ["consuelo"]})
    act(match, "abel", "hidden")
    assert "1+1" in words(scene_of(match)["agent-abel"])
    play(match, "roberto", "revealed")
    scene = scene_of(match)
    assert "1+2" in words(scene["agent-abel"]) and scene["agent-abel"].label == "Abel, hidden, attack 3"
    assert "1+2" not in words(scene_of(match, counted=False)["agent-abel"])


def test_cards_on_which_sources_differ_are_marked(prepare):
    for cards, why in (("rulebook", "reconstruction"), ("printed", "as printed")):
        scene = scene_of(prepare(["abel", "benigno", "jacinto"], cards=cards))
        marked = {name for name in ("abel", "benigno", "jacinto") if "reconstructed" in icons(scene[f"agent-{name}"])}
        assert marked == {"benigno", "jacinto"}
        assert why in scene["note"].label and "Benigno, Jacinto" in scene["note"].label
    assert "note" not in parts_of(scene_of(prepare(["abel"])))


# Missions and enemies

@layouts
def test_a_plate_tells_its_mission(prepare, layout):
    scene = scene_of(prepare(["abel"], foes={"villa": ["rifleman-1", "rifleman-2"], "border": ["sentry-1a"]}),
                     layout=layout)
    assert {"5", "3", "period 1", "SUCCESS"} <= set(words(scene["mission-villa"]))
    assert "a civilian card for each" in " ".join(words(scene["mission-villa"]))
    backs = scene["pick-face-down-villa"]
    assert icons(backs).count("hidden") == 2 and backs.label == "2 face down"
    assert "Rifleman" not in said(scene)


def test_alike_enemies_are_one_row_and_others_have_their_own(attack):
    scene = scene_of(attack(["abel"], [*HERE, "sentry-2a"]))
    rows = {part.id: part for part in scene.parts if part.kind == "foe"}
    assert set(rows) == {"foe-infantryman-1a", "foe-sentry-1a", "foe-sentry-2a", "foe-rifleman-2"}
    assert {"Sentry ×2", "DEFENCE"} <= set(words(rows["foe-sentry-1a"]))
    assert "RETALIATION" in words(rows["foe-rifleman-2"])


@layouts
def test_a_face_down_enemy_that_is_known_shows_its_face_on_a_back(prepare, layout):
    match = prepare(["pilar"], foes={"villa": ["rifleman-1 peeked", "rifleman-2", "sentry-1a face_up"]})
    act(match, "pilar", "hidden")
    scene = scene_of(match, layout=layout)
    known, open_ = scene["pick-rifleman-1"], scene["pick-sentry-1a"]
    assert "back" in patterns(known) and "Rifleman" in words(known) and known.move
    assert "back" not in patterns(open_) and open_.move is None
    assert icons(scene["pick-face-down-villa"]).count("hidden") == 1 and scene["pick-face-down-villa"].move


def test_an_engineer_shows_in_the_defence_of_others(attack):
    scene = scene_of(attack(["abel"], ["engineer-2", "rifleman-2"], foes={"villa": ["rifleman-3"]}))
    assert "3" in words(scene["foe-rifleman-2"]) and "2" in words(scene["foe-engineer-2"])


def test_marks_of_reach_follow_the_rules(attack, game):
    """An arrow where a strike would be legal with the attack so far, a lock where others shield."""
    seen = set()
    for hand in (["abel"], ["abel", "roberto"]):
        match = attack(hand, HERE, agents={"revealed": ["nicolas"]})
        table = match.state.copy()
        table.strength = 4
        scene = scene_of(match)
        for name in (*HERE, "railway-bridge"):
            target = number(match, "target", name)
            refused = Rule(strike_refused(game.box, table, target))
            part = parts_of(scene).get(f"foe-{name}") or parts_of(scene).get(f"mission-{name}")
            if part is None:
                continue        # it stands behind one that is alike
            assert ("attack" in icons(part)) == (refused == Rule.ALLOWED)
            assert ("lock" in icons(part)) == (
                refused in (Rule.INFANTRY_SHIELDS_ENEMIES, Rule.SENTRY_SHIELDS_MISSION))
            seen.add(refused)
    assert {Rule.ALLOWED, Rule.INFANTRY_SHIELDS_ENEMIES, Rule.SENTRY_SHIELDS_MISSION} <= seen


@pytest.mark.parametrize(("mission", "here", "need"), [
    ("railway-bridge", [], 8),
    ("railway-bridge", ["infantryman-1a", "rifleman-2"], 8),                 # infantry does not shield the mission
    ("railway-bridge", ["sentry-2a"], 10),
    ("railway-bridge", ["infantryman-1a", "sentry-1a"], 10),
    ("border", ["engineer-2", "sentry-1a"], 5),
    ("border", ["engineer-2", "sentry-1a", "sentry-1b", "sentry-2a"], 9),    # cheaper with the engineer first
    ("mayor", ["sentry-1a"], 7),
])
def test_what_a_mission_needs_is_the_cheapest_way(attack, game, mission, here, need):
    match = attack(["abel"], here, mission=mission, others=("villa",))
    assert strength_needed(game.box, match.state) == need
    assert f"Mission needs {need}, {need} more" in scene_of(match)["attack"].label


def test_what_a_mission_needs_is_what_it_costs_in_play(game):
    """Whoever has that strength completes the mission by some order of strikes; with one less nobody does."""
    tried = 0
    for s, _ in moments(game, every=1, games=8):
        if game.ids("step")[s.step] != "strike" or s.mission_at[s.mission] == Standing.COMPLETED:
            continue
        need = strength_needed(game.box, s)
        assert _can_complete(game, s, need) and not _can_complete(game, s, need - 1)
        tried += 1
    assert tried > 5


def _can_complete(game, s, strength):
    box, s = game.box, s.copy()
    s.strength = strength
    if strike_refused(box, s, FOES + s.mission) == Rule.ALLOWED:
        return True
    for foe in (foe for foe in range(FOES) if strike_refused(box, s, foe) == Rule.ALLOWED):
        after = s.copy()
        game.flow.apply(box, after, foe)
        if _can_complete(game, after, after.strength):
            return True
    return False


def test_the_strength_left_is_told_in_the_strikes(attack):
    match = attack(["roberto"], ["rifleman-2"])
    play(match, "roberto", "revealed")
    scene = scene_of(match)
    assert scene["attack"].label.startswith("Strength left: 4")
    assert scene["target-rifleman-2"].move and scene["target-railway-bridge"].move is None
    assert scene["current"].state == "chosen"
    assert "attack" not in parts_of(scene_of(match, counted=False))


# How it stands

def test_points_and_limits_are_told_in_words(table):
    match = table(step="stop-or-go-on", stage="outcome", round=4, mission="bunker",
                  missions={"available": ["villa"], "completed": ["border", "caves", "police", "franco-hq"],
                            "failed": ["bunker"]},
                  civilians={"graveyard": ["civilians-2a", "civilians-1a"]})
    scene = scene_of(match)
    assert scene["points"].label == "15 points. Stopping now: partial victory. victory from 19"
    assert scene["picture-civilians"].label == "3 of 5 civilians dead"
    assert icons(scene["picture-civilians"]).count("civilian") == 3
    assert scene["picture-failed"].label == "1 of 2 missions failed"
    assert scene["picture-completed"].label == "4 of 10 missions done"
    assert "15 points are yours for certain: partial victory" in " ".join(
        words.text for words in texts(scene) if "way-stop" in words.part).replace("  ", " ")
    assert "one more failed mission" in " ".join(w.text for w in texts(scene) if "way-go-on" in w.part)
    assert scene["way-stop"].move and scene["way-go-on"].move
    assert "Failed" in words(scene["mission-bunker"]) and scene["mission-bunker"].state == "plain"
    assert "points" not in parts_of(scene_of(match, counted=False))


def test_the_strip_marks_the_stage(attack, prepare):
    assert "Preparation" in words(scene_of(prepare(["abel"]))["strip"])
    scene = scene_of(attack(["abel"], HERE))
    assert scene["strip"].label == "Round 1. Phase: attack: playing maquis"
    assert "Play" in words(scene["strip"], "inv")


def test_piles_tell_how_many_and_what_was_looked_at(prepare):
    match = act(prepare(["domingo", "abel"], {"hidden-deck": ["juana", "sagrario", "spy-1", "celia"]}),
                "domingo", "revealed")
    looked = {part.id for part in scene_of(match).parts if part.kind == "agent" and part.move}
    assert len(looked) == 3
    play(match, "decline")
    while match.step == "return-agent":
        play(match, match.moves[0].id.split(" ")[1])
    scene = scene_of(match)
    assert scene["picture-known-top-hidden-deck"].label.startswith("Hidden deck, known from the top: ")
    assert scene["picture-known-top-hidden-deck"].label.count(",") == 3
    assert scene["pile-hidden-deck"].label == "hidden deck: 4. 1 of them is a spy"
    assert scene["pile-recruits"].label.startswith("recruits: ")


def test_what_changed_is_marked(prepare):
    match = prepare(["paquita"], foes={"villa": ["rifleman-1", "rifleman-2"], "border": ["sentry-1a"]})
    act(match, "paquita", "hidden")
    before = match.state.copy()
    play(match, "villa")
    scene = match.game.scene(match.state, 0, "en", previous=before)
    assert {part.id for part in scene.parts if part.state == "changed"} == {"foe-rifleman-1", "foe-rifleman-2"}


# On a phone

def test_a_narrow_picture_can_be_cut_so_that_only_the_hand_is_wide(game):
    for s, _ in moments(game, every=4, games=4):
        sheets = game.scene(s, 0, "ru", "narrow").sheets("p")
        flat = [sheet for n, sheet in enumerate(sheets) if sheet and not (n == 1 and len(sheets) == 3)]
        assert max(float(ElementTree.fromstring(sheet).get("width")) for sheet in flat) <= 359
        if len(sheets) == 3:
            assert not kinds(sheets[1]) & {"mission", "foe", "target", "pick", "way"}


def test_targets_on_a_phone_are_a_finger_wide_and_do_not_cover_each_other(game):
    for s, before in moments(game, every=2, games=4):
        parts = game.scene(s, s.seat, "en", "narrow", before).playable
        boxes = []
        for x, y, w, h in (part.box for part in parts):
            wide, high = max(w, 44), max(h, 44)
            boxes.append((x - (wide - w) / 2, y - (high - h) / 2, x + (w + wide) / 2, y + (h + high) / 2))
        assert not any(overlap(a, b) for a, b in combinations(boxes, 2))
