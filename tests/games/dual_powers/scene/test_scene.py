"""The picture of a position: it is well made, shows what can be chosen, and nothing that a seat may not know."""

import re
from itertools import combinations
from xml.etree import ElementTree

import pytest

import gamekit
from gamekit.engine.layout import NONE
from gamekit.engine.scene import Marks, Scene, library, look, sprite
from gamekit.engine.markup import Markup
from gamekit.engine.pieces import icon
from gamekit.testing.pictures import check_picture_leaks, check_picture_moves, check_pictures, moments

from tests.drawn import icons, kinds, looks, looks_of, nodes, own_looks, said, things, words

MODES = ({}, {"mode": "solo", "difficulty": 3}, {"mode": "solo", "side": "white", "discard_hand": True})
DRAWN = ("card", "token", "region", "connection")
HOSTILE = '<script>alert(1)</script>&"\'#gk-i-move]]>'


def changed(scene):
    return [part.id for part in scene.parts if part.state == "changed"]


def shown_since(game, match, *moves, seat=0):
    """The picture after some moves, against the position before them."""
    before = match.state.copy()
    for move in moves:
        match.play(move)
    return game.scene(match.state, seat, "en", Marks(before))


# The picture is well made

@pytest.mark.parametrize("given", MODES, ids=str)
def test_pictures_are_well_made(game, given):
    check_pictures(game, **given)


def test_styles_stay_inside_pictures(game):
    sheet = re.sub(r"/\*.*?\*/", "", look() + game.scene(game.new(seed=1).state, 0, "en").style, flags=re.DOTALL)
    for selectors in re.findall(r"([^{}@;]+)\{", re.sub(r"@(?:media|container)[^{]*\{", "", sheet)):
        for selector in re.sub(r"\([^()]*\)", "", selectors).split(","):
            assert ".gk" in selector, selectors
    assert all(name.startswith(("gk-i-", "gk-t-")) for name in library())


def test_light_and_dark_tokens_are_the_same_in_number():
    blocks = re.findall(r"\{([^{}]*--gk-paper:[^{}]*)\}", look())
    names = [set(re.findall(r"(--gk-[\w-]+):", block)) for block in blocks]
    assert len(names) == 3
    assert names[1] == names[2] < names[0]


def test_a_picture_carries_only_the_icons_that_it_uses():
    html = Scene(icon("move"), Markup(), Markup(), (), "Title").html()
    assert html.count("<symbol") == 1 and 'id="gk-i-move"' in html
    assert "<symbol" not in sprite("")


# What can be chosen

def test_every_legal_thing_is_one_part_that_plays_it(game):
    assert len(set().union(*(check_picture_moves(game, DRAWN, **given) for given in MODES))) > 8


def test_the_uses_of_the_card_just_played_are_buttons_on_it(game):
    """Those that the rules allow now; others stay rows."""
    match = game.position({"seat": "red", "tokens": {"red": ["red-1a"]}, "cards": {"red-hand": ["red-4a", "green-2"]}})
    before = game.scene(match.state, 0, "en")["card-red-4a"]
    match.play("red-4a")
    card = game.scene(match.state, 0, "en")["card-red-4a"]
    buttons = [node.get("data-move") for node in nodes(card.html) if node.tag == "button"]
    assert sorted([*buttons, "order-action decline"]) == sorted(move.id for move in match.moves) and len(buttons) == 2
    assert words(before, "use") == words(card, "use"), "the same words, once as a row, once as a button"


def test_what_was_chosen_has_a_tick(game):
    for s, before in moments(game, every=3, games=1):
        scene = game.scene(s, s.seat, "en", Marks(before))
        chosen = {(part.kind, part.index) for part in scene.parts if part.state == "chosen"}
        assert chosen == {(kind, i) for kind, i in (("card", s.card), ("token", s.token)) if i != NONE}
        assert all("chosen" in own_looks(part) for part in scene.parts if part.state == "chosen")


def test_only_what_was_asked_for_is_refused_and_only_what_is_pointed_at_lit(game):
    s = game.new(seed=4).state
    scene = game.scene(s, 0, "en", Marks(asked="region:green", lit=("region:blue", "track:day")))
    assert [part.id for part in scene.parts if "refused" in own_looks(part)] == ["region-green"]
    assert {part.id for part in scene.parts if "lit" in own_looks(part)} == {"region-blue", "track-day"}
    plain = game.scene(s, 0, "en", Marks(asked="region:nowhere", lit=("nothing",)))
    assert not any({"refused", "lit"} & set(looks(part)) for part in plain.parts)


def test_at_rest_nothing_can_be_chosen_and_labels_are_names(game):
    s = game.new(seed=4).state
    active, rest = game.scene(s, s.seat, "en"), game.scene(s, s.seat, "en", Marks(resting=True))
    assert active.playable and not rest.playable
    part = active.playable[0]
    assert rest[part.id].label != part.label and "playable" not in looks(rest[part.id])


def test_uncounted_a_picture_neither_adds_up_nor_tells_what_can_be_chosen(game):
    where = {"blue": ["red-3a", "white-1a"]}
    s = game.position({"seat": "red", "will": "white", "tokens": where, "cards": {"red-hand": ["red-4a"]}}).state
    counted, plain = (game.scene(s, 0, "en", Marks(counted=counted)) for counted in (True, False))
    assert counted["region-blue"].label == "Blue. Strength 3 : 1"
    assert plain["region-blue"].label == "Blue."
    assert words(counted["region-blue"], "total") == ["3", "1"] and not words(plain["region-blue"], "total")
    assert "strong" in looks(counted["region-blue"]) and "strong" not in looks(plain["region-blue"])
    assert plain.playable, "a click still answers"
    assert not any("playable" in looks(part) for part in plain.parts) and not plain.text


# What changed

def test_what_changed_is_marked(game):
    match = game.position({
        "seat": "red", "step": "move-to", "card": "red-4a", "token": "lenin", "steps_left": 1,
        "cards": {"red-played": ["red-4a"], "white-hand": ["lvov"]},
        "tokens": {"blue": ["lenin"], "green": ["white-1a"]},
    })
    scene = shown_since(game, match, "green", seat=1)
    assert changed(scene) == ["token-lenin"]
    assert game.scene(match.state, 1, "en")["token-lenin"].state == "plain"


def test_the_way_of_the_date_is_yellow(game):
    match = game.position({"seat": "red", "day": 11, "month": "jul", "cards": {"red-hand": ["red-4a"]}})
    days = shown_since(game, match, "red-4a")["track-day"]
    assert words(days, "was") == ["11", "12", "13", "14"] and words(days, "here") == ["15"]


def test_the_stronger_side_is_marked_and_the_will_where_it_decides(game):
    tie = {"blue": ["red-2a", "white-2a"], "green": ["red-3a", "white-1a"]}
    s = game.position({"seat": "red", "will": "white", "tokens": tie, "cards": {"red-hand": [1]}}).state
    scene = game.scene(s, 0, "en")
    assert "will" in icons(scene["region-blue"])
    assert "will" not in icons(scene["region-green"])
    bars = {region: looks(scene[f"region-{region}"]).count("strong") for region in game.ids("region")}
    assert bars == {"green": 1, "blue": 1, "red": 0, "purple": 0, "brown": 0, "white": 0}


def test_neutrals_stand_with_the_will_and_are_faint_where_they_do_not_count(game):
    where = {"blue": ["neutral-a", "white-1a"], "green": ["neutral-b", "red-1a"]}
    s = game.position({"seat": "red", "will": "white", "tokens": where, "cards": {"red-hand": [1]}}).state
    scene = game.scene(s, 0, "en")
    rows = {region: [things(ElementTree.tostring(node, "unicode")) for node in nodes(scene[f"region-{region}"].html)
                     if "row" in looks_of(node)] for region in ("blue", "green")}
    assert rows["blue"] == [[], ["token:white-1a", "token:neutral-a"]]
    assert rows["green"] == [["token:red-1a"], ["token:neutral-b"]]
    assert "off" in own_looks(scene["token-neutral-b"]) and "off" not in own_looks(scene["token-neutral-a"])


# Tokens, the calendar, and what lies open

def test_a_token_shows_both_strengths_its_bars_and_a_leaders_name(game):
    where = {"blue": ["red-2a", "lenin", "white-1a exhausted"], "green": ["neutral-a"]}
    s = game.position({"seat": "red", "tokens": where, "cards": {"red-hand": [1]}}).state
    scene, box = game.scene(s, 0, "en"), game.box
    token = {name: game.ids("token").index(name) for name in ("red-2a", "white-1a", "lenin")}
    assert words(scene["token-red-2a"]) == [str(box.ready[token["red-2a"]]), str(box.exhausted[token["red-2a"]])]
    spent = [str(box.exhausted[token["white-1a"]]), str(box.ready[token["white-1a"]])]
    assert words(scene["token-white-1a"]) == spent and "spent" in own_looks(scene["token-white-1a"])
    assert "bars" in looks(scene["token-red-2a"])
    assert "Lenin" in words(scene["token-lenin"], "name") and "leader" in own_looks(scene["token-lenin"])
    shapes = {"token-red-2a": "square", "token-white-1a": "circle", "token-neutral-a": "hexagon"}
    assert all(shape in own_looks(scene[part]) for part, shape in shapes.items()), "never colour alone"


def test_trotsky_waits_at_his_months(game):
    """With the sign of his side and his name in the cell of the month, and in words for those who do not see it."""
    scene = game.scene(game.new(seed=3).state, 0, "en")
    neutral, red = scene["token-trotsky"], scene["token-trotsky-red"]
    cells = ["".join(node.itertext()) for node in nodes(scene["track-month"].html) if node.tag == "li"]
    assert [cell[:-1] for cell in cells if "Trotsky" in cell] == ["May / JunTrotsky", "AugustTrotsky"]
    assert words(neutral) == words(red) == ["Trotsky"]
    assert "n" in looks(neutral) and "a" in looks(red)
    assert "in May–June he returns" in neutral.label and "in August he takes" in red.label


def test_trotsky_waits_no_longer_once_his_month_has_come(game):
    where = {"brown": ["trotsky"], "calendar": ["trotsky-red"]}
    s = game.position({"month": "jul", "tokens": where, "cards": {"red-hand": [1]}}).state
    scene = game.scene(s, 0, "ru")
    assert "token:trotsky" in things(scene["region-brown"].html)
    assert "август" in scene["token-trotsky-red"].label


def test_the_score_line_tells_date_support_turn_and_round(game):
    match = game.position({"seat": "red", "turn": 2, "day": 8, "month": "jul", "support": 3, "round": 4,
                           "cards": {"red-hand": [3], "white-hand": [3]}})
    line = " ".join(nodes(game.scene(match.state, 0, "en").score)[0].itertext())
    assert all(told in line for told in ("Day 8, July", "Red +3", "wins at 12", "Turn 3 of 8", "Round 4"))


def test_markers_and_unrest_stand_on_their_plates(game):
    s = game.position({"seat": "red", "unrest": "brown", "month": "jul", "cards": {"red-hand": [1]}}).state
    s.marker_at = [game.ids("region").index(name) for name in ("blue", "green", "blue")]
    scene = game.scene(s, 0, "en")
    assert words(scene["region-blue"], "badge") == ["1", "3"] and words(scene["region-green"], "badge") == ["2"]
    assert words(scene["region-brown"], "tag") == [f"+{game.box.unrest_points[s.month]}"]
    assert not words(scene["region-blue"], "tag")


def test_a_blockade_is_a_wall_on_its_road_and_in_words(game):
    s = game.position({"seat": "red", "blockade": "green-red", "cards": {"red-hand": [1]}}).state
    scene = game.scene(s, 0, "en")
    closed = [part for part in scene.parts if part.kind == "connection" and "blockade" in icons(part)]
    assert [part.id for part in closed] == ["connection-green-red"]
    assert "Blockade" in closed[0].label


def test_played_cards_lie_open_for_everybody(game):
    """Also the earlier ones, of both sides; and a place for each turn that is left."""
    played = {"red-played": ["red-4a", "green-2", "lenin"], "white-played": ["blue-5b"]}
    s = game.position({"seat": "red", "turn": 4, "cards": {**played, "red-hand": [2], "white-hand": [2]}}).state
    for seat in (0, 1, NONE):
        scene = game.scene(s, seat, "en")
        shown = {thing for side in ("red", "white") for thing in things(scene[f"turns-{side}"].html)}
        assert shown == {"card:red-4a", "card:green-2", "card:lenin", "card:blue-5b"}
        assert [looks(scene[f"turns-{side}"]).count("slot") for side in ("red", "white")] == [1, 3]
        assert scene["card-red-4a"].label.startswith("Red-4a: ")


def test_the_card_of_this_turn_is_large_and_also_in_its_row(game):
    match = game.position({"seat": "red", "cards": {"red-hand": ["red-4a", "green-2"], "white-hand": ["blue-3"]}})
    match.play("red-4a")
    scene = game.scene(match.state, 1, "en")
    assert "card" in own_looks(scene["card-red-4a"]) and "card:red-4a" in things(scene.hand)
    assert scene["small-red-4a"].label == scene["card-red-4a"].label
    assert looks(scene["turns-red"]).count("slot") == 3


def test_a_card_shows_days_letter_region_recruits_action_and_points(game):
    s = game.position({"seat": "red", "cards": {"red-hand": ["red-4a", "lenin"]}}).state
    scene, box, card = game.scene(s, 0, "en"), game.box, game.ids("card").index("red-4a")
    shown = scene["card-red-4a"]
    assert words(shown, "big") == ["4"] and "a" in words(shown, "nums") and words(shown, "band") == ["Re", "Red"]
    assert str(box.points[card]) in words(shown, "r") and f"recruit-{box.recruit[card]}" in icons(shown)
    assert "leader" in icons(scene["card-lenin"]) and "Lenin" in words(scene["card-lenin"])


def test_all_cards_of_a_full_hand_are_there_and_can_be_played(game):
    orders, leaders = ["red-4a", "green-2", "brown-3", "blue-3"], ["lenin", "stalin", "sverdlov"]
    hand = {"red-objective": ["blue-2"], "red-hand": orders + leaders}
    scene = game.scene(game.position({"seat": "red", "cards": hand}).state, 0, "en")
    objective, *others = things(scene.hand)[-8:]
    assert objective == "card:blue-2" and set(others) == {f"card:{card}" for card in orders + leaders}
    assert len(scene.playable) == 7
    assert scene["card-blue-2"].move is None and "hidden" in icons(scene["card-blue-2"])


def test_the_hand_is_no_part_of_the_board(game):
    for s, _ in moments(game, every=29, games=2):
        scene = game.scene(s, 0, "en")
        assert not kinds(scene.hand) & {"region", "connection"} and {"region", "connection"} <= kinds(scene.board)
        shown = [part for part in scene.parts if part.thing and "use" not in own_looks(part)]
        assert len(things(scene.board + scene.hand)) == len(shown)


# What is hidden

def test_nothing_hidden_shows(game):
    assert sum(check_picture_leaks(game, **given) for given in MODES) > 50


def test_a_back_says_nothing_else(game):
    """In the solo game the own objective is unknown until it is looked at."""
    backs = 0
    for s, _ in moments(game, every=3, mode="solo"):
        scene = game.scene(s, s.side, "en")
        unknown = bool(s.pile_size[4 + s.side] and not s.objective_known[s.side])
        assert ("objective" in [part.id for part in scene.parts]) == unknown
        if unknown:
            backs += 1
            assert icons(scene["objective"]) == ["hidden"] and own_looks(scene["objective"]) == ["card", "back"]
    assert backs


# A teacher's own box

@pytest.fixture
def own(game, tmp_path):
    """A map of all roads, a long track, and names that mean no good."""
    def make(track=60):
        regions = game.ids("region")
        lines = (game.folder / "box" / "connections.csv").read_text("utf-8").strip()
        known = {frozenset(line.split(",")[1:3]) for line in lines.splitlines()}
        pairs = [(a, b) for a, b in combinations(regions, 2) if frozenset((a, b)) not in known]
        more = [f"{a}-{b},{a},{b},,reconstructed" for a, b in pairs]
        (tmp_path / "connections.csv").write_text("\n".join([lines, *more]) + "\n", "utf-8")
        leaders = (game.folder / "box" / "leaders.csv").read_text("utf-8")
        quoted = '"' + HOSTILE.replace('"', '""') + '"'
        (tmp_path / "leaders.csv").write_text(leaders.replace("Lenin,Ленин", f"{quoted},{quoted}"), "utf-8")
        (tmp_path / "track.csv").write_text(f"id,spaces,source\nsupport,{track},reconstructed\n", "utf-8")
        return gamekit.load("dual_powers", box=tmp_path)
    return make


def test_hostile_names_are_words(own):
    game = own()
    where = {"blue": ["lenin"], "green": ["stalin"]}
    match = game.position({"seat": "red", "tokens": where, "cards": {"red-hand": ["red-4a"], "white-hand": [3]}})
    for seat in (0, 1, NONE):
        scene = game.scene(match.state, seat, "en")
        assert "<script" not in scene.html() and HOSTILE in said(scene)
        assert any(node.get("aria-label") == HOSTILE for node in nodes(scene.board))
    match = game.position({"seat": "red", "cards": {"red-hand": ["lenin"]}})
    labels = [part.label for part in game.scene(match.state, 0, "en").playable]
    assert labels == [f"Play {HOSTILE}"]


def test_all_roads_there_can_be_are_shown(own):
    """Those of the ring in their areas, others named by both ends."""
    game = own()
    match = game.position({
        "seat": "red", "step": "place-blockade", "card": "sverdlov", "blockade_tile": "green",
        "cards": {"red-played": ["sverdlov"]},
    })
    scene = game.scene(match.state, 0, "en")
    roads = [part for part in scene.parts if part.kind == "connection"]
    assert len(scene.playable) == 14 and len(roads) == 15
    ring = [part for part in roads if any(look.startswith("to-") for look in own_looks(part))]
    assert len(ring) == 6 and all("–" in "".join(words(part)) for part in roads if part not in ring)


@pytest.mark.parametrize("length", [3, 12, 25, 60])
def test_a_track_of_any_length_is_shown(own, length):
    game = own(length)
    for support in {0, 1, -2, length - 1, 1 - length}:
        s = game.position({"support": support, "cards": {"red-hand": [1]}}).state
        track = game.scene(s, 0, "ru")["track-support"]
        cells = [node for node in nodes(track.html) if node.tag == "li"]
        assert len(cells) == 2 * length + 1
        assert [at - length for at, cell in enumerate(cells) if "here" in looks_of(cell)] == [support]
        assert words(track, "here") == [str(abs(support))] and words(track, "end") == [str(length)] * 2


def test_a_crowded_row_shows_every_token(game):
    tokens = [t for t in game.ids("token")[:26] if t.startswith(("white", "neutral"))]
    match = game.position({"seat": "red", "will": "white", "tokens": {"blue": tokens}, "cards": {"red-hand": [2]}})
    scene = game.scene(match.state, 0, "en")
    assert set(things(scene["region-blue"].html)) == {"region:blue", *(f"token:{token}" for token in tokens)}


# Showing it

def test_matches_and_views_show_themselves(game):
    match = game.new(seed=1)
    assert match._repr_html_() == game.scene(match.state, NONE, "en").html()
    assert match.view("red")._repr_html_() == game.scene(match.state, 0, "en").html()
    match = game.new(seed=1, seats={"red": "random"})
    assert match._repr_html_() == game.scene(match.state, 1, "en").html()
    assert match.in_language("ru")._repr_html_() == game.scene(match.state, 1, "ru").html()
    solo = game.new(seed=1, mode="solo", side="white")
    assert solo._repr_html_() == game.scene(solo.state, 1, "en").html()


def test_a_game_without_a_scene_shows_text(game, monkeypatch):
    monkeypatch.setattr(type(game), "scene", gamekit.engine.game.Game.scene)
    assert game.new(seed=1)._repr_html_() is None


def test_a_scene_gives_its_parts(game):
    scene = game.scene(game.new(seed=1).state, 0, "en")
    assert scene["region-blue"].kind == "region"
    assert "parts" in repr(scene)
    with pytest.raises(KeyError, match="nothing"):
        scene["nothing"]
