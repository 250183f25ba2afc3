"""The picture of Partisans: cards with both sides, garrisons, what the attack pays for, and nothing hidden."""

import re

import pytest

from gamekit.engine.moves import decision_at, legal_moves
from gamekit.engine.pieces import gauge
from gamekit.engine.scene import Marks
from gamekit.engine.view import world
from gamekit.games.partisans.rules.attack import strike_refused
from gamekit.games.partisans.rules.rulebook import Rule
from gamekit.games.partisans.rules.table import FOES, Standing
from gamekit.games.partisans.scene.strength_needed import strength_needed
from gamekit.testing.pictures import check_picture_leaks, check_picture_moves, check_pictures, moments
from tests.drawn import icons, looks, looks_of, nodes, own_looks, said, things, words

from ..helpers import act, number, play

DRAWN = ("agent", "foe", "mission", "target", "pick", "role", "answer", "way")
OPTIONS = ({}, {"decks": "draft"}, {"cards": "printed"})
options = pytest.mark.parametrize("given", OPTIONS, ids=str)
HERE = ["infantryman-1a", "sentry-1a", "sentry-1b", "rifleman-2"]


def scene_of(match, language="en", **marks):
    return match.game.scene(match.state, 0, language, Marks(**marks))


def parts_of(scene):
    return {part.id: part for part in scene.parts}


def one_line(part):
    return " ".join(words(part))


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
        scene = scene_of(match, "ru")
        assert moves and sorted((part.move, part.label) for part in scene.playable) == moves, name
        assert set(scene.signs) == {id for id, _ in moves}
        assert game.scene(world(game, s, 0, 5), 0, "ru").html() == scene.html(), name


def test_the_sign_of_a_move_tells_what_it_is_about(asking, attack, prepare):
    def signs(match):
        found = scene_of(match).signs.items()
        return {move.split(" ")[-1]: re.search(r"#gk-i-([\w-]+)", sign)[1] for move, sign in found}

    assert signs(asking["flip-foe"]) == {"face-down-border": "hidden", "face-down-villa": "hidden"}
    assert set(signs(asking["scout"]).values()) == {"mission"}
    assert signs(asking["discard-foe"])["rifleman-2"] == "rifleman"
    assert signs(play(prepare(["abel"]), "abel")) == {"hidden": "hidden", "revealed": "espionage"}
    assert signs(play(attack(["roberto"], ["rifleman-2"]), "roberto", "revealed")) == {"rifleman-2": "rifleman"}
    assert signs(asking["sift-agent"])["juana"] == "leader" and "spy" in signs(asking["sift-agent"]).values()


# Cards

def test_a_card_in_hand_tells_both_sides(prepare):
    scene = scene_of(prepare(["paquita", "carlos", "spy-1", "spy-2"]))
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
    for scene, now in ((scene_of(prepare(["antonio"])), "P"), (scene_of(attack(["antonio"], HERE)), "A")):
        card = scene["agent-antonio"]
        assert words(card, "phase") == ["P", "A"] * 2 and words(card, "now") == [now] * 2


def test_the_halves_of_the_card_are_its_roles(prepare):
    match = play(prepare(["paquita", "carlos"], foes={"villa": ["rifleman-1"]}), "paquita")
    scene = scene_of(match)
    card = scene["agent-paquita"]
    assert card.state == "chosen" and card.label.startswith("Paquita. hidden: attack 1")
    halves = [scene["role-hidden"], scene["role-revealed"]]
    assert all(half.move and half.html in card.html for half in halves), "buttons on the card itself"
    assert card.html.index(halves[0].html) < card.html.index(halves[1].html)
    assert [words(half)[0] for half in halves] == ["1", "0"]
    assert not scene_of(match, counted=False).playable, "where nothing is to be told, no half is a button"


def test_the_card_just_played_stays_until_it_has_acted(prepare):
    match = play(prepare(["paquita", "carlos"], foes={"villa": ["rifleman-1"]}), "paquita", "hidden")
    scene = scene_of(match)
    card, use = scene["agent-paquita"], scene["answer-use"]
    assert card.html in scene.hand and use.html in card.html and use.move
    assert words(use)[0] == "1" and words(card, "off")[0] == "0", "the half that was chosen acts, the other is dim"
    small = scene["small-paquita"]
    assert small.html in scene["area-hidden"].html and small.label == "Paquita, hidden, attack 1"
    after = scene_of(play(match, "decline"))
    assert after["agent-paquita"].html in after["area-hidden"].html and "agent:paquita" not in things(after.hand)


def test_a_card_in_play_tells_its_attack_as_it_is_now(attack):
    match = attack(["abel", "roberto"], HERE, agents={"revealed": ["consuelo"]})
    act(match, "abel", "hidden")
    assert "1+1" in words(scene_of(match)["agent-abel"])
    play(match, "roberto", "revealed")
    scene = scene_of(match)
    assert "1+2" in words(scene["agent-abel"]) and scene["agent-abel"].label == "Abel, hidden, attack 3"
    plain = scene_of(match, counted=False)["agent-abel"]
    assert "1" in words(plain) and "1+2" not in words(plain) and plain.label == "Abel, hidden, attack 1"


def test_cards_on_which_sources_differ_are_marked(prepare):
    for cards, why in (("rulebook", "reconstruction"), ("printed", "as printed")):
        scene = scene_of(prepare(["abel", "benigno", "jacinto"], cards=cards))
        marked = {name for name in ("abel", "benigno", "jacinto") if "reconstructed" in icons(scene[f"agent-{name}"])}
        assert marked == {"benigno", "jacinto"}
        assert why in scene["note"].label and "Benigno, Jacinto" in scene["note"].label
    assert "note" not in parts_of(scene_of(prepare(["abel"])))


# Missions and enemies

def test_a_plate_tells_its_mission(prepare):
    scene = scene_of(prepare(["abel"], foes={"villa": ["rifleman-1", "rifleman-2"], "border": ["sentry-1a"]}))
    villa, backs = scene["mission-villa"], scene["pick-face-down-villa"]
    assert {"5", "3", "period 1", "SUCCESS"} <= set(words(villa))
    assert "a civilian card for each" in one_line(villa)
    assert backs.html in villa.html and backs.html not in scene["mission-border"].html
    assert icons(backs).count("hidden") == 2 and backs.label == "2 face down"
    assert "Rifleman" not in said(scene)


def test_alike_enemies_are_one_row_and_others_have_their_own(attack):
    scene = scene_of(attack(["abel"], [*HERE, "sentry-2a"]))
    rows = {part.id: part for part in scene.parts if part.kind == "foe"}
    assert set(rows) == {"foe-infantryman-1a", "foe-sentry-1a", "foe-sentry-2a", "foe-rifleman-2"}
    assert {"Sentry ×2", "DEFENCE"} <= set(words(rows["foe-sentry-1a"])) and "many" in looks(rows["foe-sentry-1a"])
    assert "RETALIATION" in words(rows["foe-rifleman-2"])


def test_a_face_down_enemy_that_is_known_shows_its_face_on_a_back(prepare):
    match = prepare(["pilar"], foes={"villa": ["rifleman-1 peeked", "rifleman-2", "sentry-1a face_up"]})
    act(match, "pilar", "hidden")
    scene = scene_of(match)
    known, open_ = scene["pick-rifleman-1"], scene["pick-sentry-1a"]
    assert "shut" in own_looks(known) and "hidden" in icons(known) and "Rifleman" in words(known) and known.move
    assert "shut" not in own_looks(open_) and "hidden" not in icons(open_) and open_.move is None
    assert icons(scene["pick-face-down-villa"]).count("hidden") == 1 and scene["pick-face-down-villa"].move


def test_an_engineer_shows_in_the_defence_of_others(attack):
    scene = scene_of(attack(["abel"], ["engineer-2", "rifleman-2"], foes={"villa": ["rifleman-3"]}))
    assert "3" in words(scene["foe-rifleman-2"]) and "2" in words(scene["foe-engineer-2"])


def test_marks_of_reach_follow_the_rules(attack, game):
    """An arrow where a strike would be legal with the attack so far, a lock where others shield; in the label too."""
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
            shown = reach_shown(part)
            shielded = refused in (Rule.INFANTRY_SHIELDS_ENEMIES, Rule.SENTRY_SHIELDS_MISSION)
            assert shown == (["attack"] if refused == Rule.ALLOWED else ["lock"] if shielded else [])
            assert ("is enough" in part.label, "Shielded" in part.label) == (refused == Rule.ALLOWED, shielded)
            seen.add(refused)
    assert {Rule.ALLOWED, Rule.INFANTRY_SHIELDS_ENEMIES, Rule.SENTRY_SHIELDS_MISSION} <= seen


def reach_shown(part):
    """The marks beside the numbers of a mission or an enemy; those of a garrison are its own."""
    numbers = next(node for node in nodes(part.html) if {"nums", "worth"} & set(looks_of(node)))
    used = [node.get("href") for node in numbers.iter() if node.get("href")]
    return [name.removeprefix("#gk-i-") for name in used if name in ("#gk-i-attack", "#gk-i-lock")]


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
    assert scene["mission-railway-bridge"].state == "chosen"
    assert "attack" not in parts_of(scene_of(match, counted=False))


def test_the_mission_as_a_target_is_its_head_so_that_enemies_can_be_clicked_as_well(attack):
    match = attack(["roberto", "adolfo", "nicolas"], ["rifleman-2"])
    play(match, "roberto", "revealed", "adolfo", "revealed", "nicolas", "revealed")
    scene = scene_of(match)
    mission, head, foe = (scene[id] for id in ("mission-railway-bridge", "target-railway-bridge", "target-rifleman-2"))
    assert head.move and foe.move and mission.move is None
    assert head.html in mission.html and foe.html in mission.html and foe.html not in head.html


@pytest.mark.parametrize(("value", "need"), [(3, 8), (8, 8), (10, 8), (0, 0), (0, 5)])
def test_a_sum_that_grows_has_a_tick_where_it_is_enough(value, need):
    (bar,) = nodes(gauge(value, need))[1:]
    filled, tick = (int(number) for number in re.findall(r"\d+", bar.get("style")))
    assert (filled >= tick) == (value >= need) and max(filled, tick) <= 91, "both are inside the bar"


# How it stands

@pytest.fixture
def late(table):
    return table(step="stop-or-go-on", stage="outcome", round=4, mission="bunker",
                 missions={"available": ["villa"], "completed": ["border", "caves", "police", "franco-hq"],
                           "failed": ["bunker"]},
                 civilians={"graveyard": ["civilians-2a", "civilians-1a"]})


def test_points_and_limits_are_told_in_words(late):
    scene = scene_of(late)
    assert scene["points"].label == "15 points. Stopping now: partial victory. victory from 19"
    assert "Stopping now: partial victory (victory from 19)" in words(scene["points"])
    assert scene["civilians"].label == "3 of 5 civilians dead"
    assert looks(scene["civilians"]).count("y") == 3, "as many boxes are filled"
    assert scene["failed"].label == "1 of 2 missions failed" and scene["completed"].label == "4 of 10 missions done"
    assert "Failed" in words(scene["mission-bunker"]) and scene["mission-bunker"].state == "plain"
    assert {"points", "civilians", "failed", "completed"}.isdisjoint(parts_of(scene_of(late, counted=False)))


def test_the_score_tells_in_short_what_decides(late):
    told = [text for text in nodes(scene_of(late).score)[0].itertext() if text.strip()]
    assert told[:6] == ["Round 4", "15", "civilians dead", "3/5", "failed", "1/2"]
    assert told[-1] == "partial victory"
    assert scene_of(late, counted=False).score.count("<dd>") == 1, "the round only"


def test_both_ways_say_what_is_certain_and_what_is_at_stake(late):
    scene = scene_of(late)
    assert scene["way-stop"].move and scene["way-go-on"].move
    assert "15 points are yours for certain: partial victory." in words(scene["way-stop"])
    assert "one more failed mission" in one_line(scene["way-go-on"])
    assert not any("point" in text for text in words(scene_of(late, counted=False)["way-stop"]))


def test_the_track_marks_the_stage(attack, prepare):
    assert words(scene_of(prepare(["abel"]))["stages"], "here") == ["1", "Preparation"]
    scene = scene_of(attack(["abel"], HERE))
    assert scene["stages"].label == "Round 1. Phase: attack: playing maquis"
    assert words(scene["stages"], "here") == ["2B", "Play"]
    assert words(scene["stages"], "done") == ["1", "Preparation", "2A", "Defence"]


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
    scene = scene_of(match, before=before)
    assert {part.id for part in scene.parts if part.state == "changed"} == {"foe-rifleman-1", "foe-rifleman-2"}


@pytest.mark.parametrize(("language", "marks"), [("en", "“”"), ("ru", "«»")])
def test_a_mission_that_is_struck_stands_in_quotation_marks(game, language, marks):
    for mission in range(len(game.ids("mission"))):
        name = game.thing_text("mission", mission, language)
        assert game.thing_text("target", FOES + mission, language) == f"{marks[0]}{name}{marks[1]}"
