"""The picture of a position: it is well made, shows what can be chosen, and nothing that a seat may not know."""

import random
import re
from itertools import combinations
from xml.etree import ElementTree

import pytest

import gamekit
from gamekit.engine import drawing
from gamekit.engine.layout import NONE
from gamekit.engine.scene import LOOK, MARGIN, Part, Scene, definitions, library, rules, style
from gamekit.games.dual_powers.scene.tracks import support_cells
from gamekit.testing.pictures import (
    LAYOUTS, check_picture_leaks, check_picture_moves, check_picture_words, check_pictures, moments, overlap,
    texts,
)

from tests.drawn import icons, kinds, looks, looks_of, nodes, words

MODES = ({}, {"mode": "solo", "difficulty": 3}, {"mode": "solo", "side": "white", "discard_hand": True})
DRAWN = ("card", "token", "region", "connection")
HOSTILE = '<script>alert(1)</script>&"\'#gk-i-move]]>'


def pictures(game, every=13, games=3, seats=(0, 1, NONE)):
    dice = random.Random(5)
    for given in MODES:
        for s, before in moments(game, every, games, **given):
            language, layout = dice.choice(("en", "ru")), dice.choice(LAYOUTS)
            yield s, game.scene(s, dice.choice(seats), language, layout, dice.choice((before, None)))


# The picture is well made

@pytest.mark.parametrize("given", MODES, ids=str)
def test_pictures_are_well_made(game, given):
    check_pictures(game, **given)


def test_a_picture_has_no_rule_that_it_does_not_use(game):
    svg = next(pictures(game))[1].svg()
    used = {f"gk-{look}" for node in nodes(svg) for look in looks_of(node)}
    carried = [names for names, rule in rules() if rule in svg]
    assert carried and all(names <= used for names in carried)


def test_styles_stay_inside_pictures():
    for names, rule in rules():
        for selector in re.sub(r"@media[^{]*\{", "", rule).split("{")[0].split(","):
            assert ".gk" in selector, rule
        assert all(name.startswith("gk-") for name in names)
    assert all(name.startswith(("gk-i-", "gk-p-")) for name in library())


def test_light_and_dark_tokens_are_the_same_in_number():
    css = (LOOK / "gamekit.css").read_text("utf-8")
    blocks = [set(re.findall(r"(--gk-[\w-]+):", block)) for block in re.findall(r"\{([^{}]*--gk-paper:[^{}]*)\}", css)]
    assert len(blocks) == 3
    assert blocks[1] == blocks[2] < blocks[0]


def test_pictures_on_one_page_do_not_share_ids(game):
    first, second = (scene for _, scene in list(pictures(game, every=9, games=1))[:2])
    assert not set(ids(first.svg())) & set(ids(second.svg()))
    assert all(id.startswith("mine-") for id in ids(first.svg("mine")))


def ids(*sheets):
    return [id for sheet in sheets for node in nodes(sheet) if (id := node.get("id"))]


# Words

def crowded(words):
    """Tokens of a full row overlap on purpose."""
    return words.part.startswith(("t-token", "t-more"))


@pytest.mark.parametrize("language", ["en", "ru"])
@pytest.mark.parametrize("layout", LAYOUTS)
def test_words_have_their_places(game, language, layout):
    for given in MODES:
        check_picture_words(game, language, layout, crowded, **given)


@pytest.mark.parametrize("language", ["en", "ru"])
@pytest.mark.parametrize("layout", LAYOUTS)
def test_words_do_not_leave_cards_and_plates(game, language, layout):
    """Every card there is, with the words at their places inside it."""
    cards = game.ids("card")
    hands = {"red": cards[:24] + cards[48:51], "white": cards[24:48] + cards[51:]}
    for seat, side in enumerate(hands):
        match = game.position({"seat": side, "unrest": "brown", "cards": {f"{side}-hand": hands[side]}})
        scene = game.scene(match.state, seat, language, layout)
        assert len([part for part in scene.parts if part.kind == "card"]) == 27
        for text in texts(scene):
            if text.part.startswith(("t-card", "t-region")):
                x, _, w, _ = scene[text.part.removeprefix("t-")].box
                assert x <= text.box[0] and text.box[2] <= x + w, text


def test_what_does_not_fit_takes_a_shorter_form():
    assert drawing.fitted(60, 12, "double move", "move 2") == "move 2"
    assert drawing.fitted(30, 12, "Kerensky") == "Kere"
    assert drawing.broken("one two three", 51, 12) == ["one two", "three"]


# What can be chosen

def test_every_legal_thing_is_one_part_that_plays_it(game):
    assert len(set().union(*(check_picture_moves(game, DRAWN, **given) for given in MODES))) > 8


def test_buttons_are_what_can_be_played(game):
    for _, scene in pictures(game, every=11):
        root = ElementTree.fromstring(scene.svg())
        buttons = [node for node in root.iter() if node.get("role") == "button"]
        assert [node.get("data-move") for node in buttons] == [part.move for part in scene.playable]
        assert all(node.get("tabindex") == "0" and node.get("aria-label") for node in buttons)


def test_what_was_chosen_has_a_tick(game):
    for s, before in moments(game, every=3, games=1):
        scene = game.scene(s, s.seat, "en", "wide", before)
        chosen = {(part.kind, part.index) for part in scene.parts if part.state == "chosen"}
        assert chosen == {(kind, i) for kind, i in (("card", s.card), ("token", s.token)) if i != NONE}


def test_what_changed_is_marked(game):
    match = game.position({
        "seat": "red", "step": "move-to", "card": "red-4a", "token": "lenin", "steps_left": 1,
        "cards": {"red-played": ["red-4a"], "white-hand": ["lvov"]},
        "tokens": {"blue": ["lenin"], "green": ["white-1a"]},
    })
    before = match.state.copy()
    match.play("green")
    scene = game.scene(match.state, 1, "en", "wide", before)
    assert [part.id for part in scene.parts if part.state == "changed"] == ["token-lenin"]
    assert game.scene(match.state, 1, "en")["token-lenin"].state == "plain"


def test_the_way_of_the_date_is_yellow(game):
    match = game.position({"seat": "red", "day": 11, "month": "jul", "cards": {"red-hand": ["red-4a"]}})
    before = match.state.copy()
    match.play("red-4a")
    for layout in LAYOUTS:
        days = game.scene(match.state, 0, "en", layout, before)["track-day"]
        assert words(days, "on-light") == ["11", "12", "13", "14"]


def test_the_stronger_side_is_marked_and_the_will_where_it_decides(game):
    tie = {"blue": ["red-2a", "white-2a"], "green": ["red-3a", "white-1a"]}
    s = game.position({"seat": "red", "will": "white", "tokens": tie, "cards": {"red-hand": [1]}}).state
    for layout in LAYOUTS:
        scene = game.scene(s, 0, "en", layout)
        assert "will" in icons(scene["region-blue"])
        assert "will" not in icons(scene["region-green"])
        bars = {region: looks(scene[f"region-{region}"]).count("ink") for region in game.ids("region")}
        assert bars == {"green": 1, "blue": 1, "red": 0, "purple": 0, "brown": 0, "white": 0}


def test_neutrals_stand_with_the_will_and_are_dashed_where_they_do_not_count(game):
    where = {"blue": ["neutral-a", "white-1a"], "green": ["neutral-b", "red-1a"]}
    s = game.position({"seat": "red", "will": "white", "tokens": where, "cards": {"red-hand": [1]}}).state
    scene = game.scene(s, 0, "en")
    assert scene["token-neutral-a"].box[1] == scene["token-white-1a"].box[1]
    assert scene["token-neutral-b"].box[1] > scene["token-red-1a"].box[1]
    assert "idle" in looks(scene["token-neutral-b"]) and "idle" not in looks(scene["token-neutral-a"])


# The calendar, and what lies open

def test_trotsky_waits_at_his_months(game):
    """With the shape of his side, above the month or beside its name, and in words for those who do not see it."""
    s = game.new(seed=3).state
    wide, narrow = (game.scene(s, 0, "en", layout) for layout in LAYOUTS)
    cell = wide["track-month"].box[2] / 6
    for month, (token, shape) in {1: ("trotsky", "hexagon"), 3: ("trotsky-red", "square")}.items():
        x, _, w, _ = wide[f"token-{token}"].box
        left = wide["track-month"].box[0] + month * cell
        assert left <= x and x + w <= left + cell
        assert wide[f"token-{token}"].shape == narrow[f"token-{token}"].shape == shape
    assert "in May–June he returns" in wide["token-trotsky"].label
    assert "in August he takes" in narrow["token-trotsky-red"].label
    assert "Trotsky: August" in words(narrow["token-trotsky-red"])


def test_trotsky_waits_no_longer_once_his_month_has_come(game):
    where = {"brown": ["trotsky"], "calendar": ["trotsky-red"]}
    s = game.position({"month": "jul", "tokens": where, "cards": {"red-hand": [1]}}).state
    for layout in LAYOUTS:
        scene = game.scene(s, 0, "ru", layout)
        plate, token = scene["region-brown"].box, scene["token-trotsky"].box
        assert plate[1] < token[1] < plate[1] + plate[3]
        assert "август" in scene["token-trotsky-red"].label


@pytest.mark.parametrize("layout", LAYOUTS)
def test_played_cards_lie_open_for_everybody(game, layout):
    """Also the earlier ones, of both sides; and a place for each turn that is left."""
    played = {"red-played": ["red-4a", "green-2", "lenin"], "white-played": ["blue-5b"]}
    s = game.position({"seat": "red", "turn": 4, "cards": {**played, "red-hand": [2], "white-hand": [2]}}).state
    for seat in (0, 1, NONE):
        scene = game.scene(s, seat, "en", layout)
        shown = {part.id for part in scene.parts if part.box[3] == 34 and part.kind == "card"}
        assert shown == {"card-red-4a", "card-green-2", "card-lenin", "card-blue-5b"}
        assert [looks(scene[f"turns-{side}"]).count("slot") for side in ("red", "white")] == [1, 3]
        assert scene["card-red-4a"].label.startswith("Red-4a: ")


def test_the_card_of_this_turn_is_large_and_also_in_its_row(game):
    match = game.position({"seat": "red", "cards": {"red-hand": ["red-4a", "green-2"], "white-hand": ["blue-3"]}})
    match.play("red-4a")
    for layout in LAYOUTS:
        scene = game.scene(match.state, 1, "en", layout)
        assert scene["card-red-4a"].box[3] == 160
        assert scene["small-red-4a"].label == scene["card-red-4a"].label
        assert looks(scene["turns-red"]).count("slot") == 3


def test_many_cards_still_fill_one_line(game):
    """Leaders are half as high where the line would be too long; all fields are there."""
    orders, leaders = ["red-4a", "green-2", "brown-3", "blue-3"], ["lenin", "stalin", "sverdlov"]
    hand = {"red-objective": ["blue-2"], "red-hand": orders + leaders}
    scene = game.scene(game.position({"seat": "red", "cards": hand}).state, 0, "en")
    heights = {part.id: part.box[3] for part in scene.parts if part.kind == "card"}
    assert heights["card-lenin"] == 76 and heights["card-red-4a"] == 160
    tops = {part.box[1] for part in scene.parts if part.kind == "card" and part.box[3] == 160}
    assert len(tops) == 1
    assert len(scene.playable) == 7
    small = {"red-objective": ["blue-2"], "red-hand": ["red-4a", "lenin"]}
    scene = game.scene(game.position({"seat": "red", "cards": small}).state, 0, "en")
    assert scene["card-lenin"].box[3] == 160


# Pieces for a page

def test_a_narrow_picture_can_be_cut_so_that_only_the_cards_are_wide(game):
    for s, _ in moments(game, every=29, games=2):
        scene = game.scene(s, 0, "en", "narrow")
        board, cards, note = scene.sheets("p")
        roots = [ElementTree.fromstring(piece) for piece in (board, note)]
        assert all(float(root.get("width")) <= 343 + 2 * MARGIN for root in roots)
        sheets = (board, cards, note)
        assert len(ids(*sheets)) == len(set(ids(*sheets)))
        drawn = [node for sheet in sheets for node in nodes(sheet) if "thing" in looks_of(node)]
        assert len(drawn) == len(scene.parts)
        assert not any(node.tag.endswith("style") for sheet in sheets for node in nodes(sheet))
        assert not kinds(cards) & {"token", "region", "connection"}


def test_only_what_was_asked_for_has_a_question_mark(game):
    scene = game.scene(game.new(seed=4).state, 0, "en")
    assert ">?<" not in scene.sheets("p")[0] + scene.sheets("p", "region:nowhere")[0] + scene.svg()
    asked = scene.sheets("p", "region:green")[0]
    assert asked.count(">?<") == 1 and asked.count('class="gk-refused"') == 1
    x, y, w, _ = scene["region-green"].box
    assert f'<circle cx="{drawing.num(x + w)}" cy="{drawing.num(y)}" r="12" class="gk-query"/>' in asked
    assert asked.index("gk-query") > asked.index("card-"), "it is not above everything"


# What is hidden

def test_nothing_hidden_shows(game):
    assert sum(check_picture_leaks(game, **given) for given in MODES) > 50


def test_a_back_says_nothing_else(game):
    """In the solo game the own objective is unknown until it is looked at."""
    for s, _ in moments(game, every=3, mode="solo"):
        scene = game.scene(s, s.side, "en")
        ids = [part.id for part in scene.parts]
        unknown = s.pile_size[4 + s.side] and not s.objective_known[s.side]
        assert ("objective" in ids) == bool(unknown)


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


@pytest.mark.parametrize("layout", LAYOUTS)
def test_hostile_names_are_words(own, layout):
    game = own()
    where = {"blue": ["lenin"], "green": ["stalin"]}
    match = game.position({"seat": "red", "tokens": where, "cards": {"red-hand": ["red-4a"], "white-hand": [3]}})
    for seat in (0, 1, NONE):
        svg = game.scene(match.state, seat, "en", layout).svg()
        root = ElementTree.fromstring(svg)
        assert "<script" not in svg
        assert any(node.get("aria-label") == HOSTILE for node in root.iter())
    match = game.position({"seat": "red", "cards": {"red-hand": ["lenin"]}})
    labels = [part.label for part in game.scene(match.state, 0, "en", layout).playable]
    assert labels == [f"Play {HOSTILE}"]


@pytest.mark.parametrize("layout", LAYOUTS)
def test_all_roads_there_can_be_are_drawn(own, layout):
    game = own()
    match = game.position({
        "seat": "red", "step": "place-blockade", "card": "sverdlov", "blockade_tile": "green",
        "cards": {"red-played": ["sverdlov"]},
    })
    scene = game.scene(match.state, 0, "en", layout)
    assert len(scene.playable) == 14
    boxes = [(x, y, x + w, y + h) for x, y, w, h in (p.box for p in scene.parts if p.kind == "connection")]
    assert len(boxes) == 15
    assert not any(overlap(a, b) for a, b in combinations(boxes, 2))


@pytest.mark.parametrize("length", [3, 12, 25, 60])
def test_a_track_of_any_length_fits(own, length):
    game = own(length)
    cells = support_cells(length, 600)
    assert len(cells) == 2 * length + 1
    assert cells[0][1] >= 0 and cells[-1][1] + 24 <= 600.01
    for support in {0, 1, -2, length - 1, 1 - length}:
        for layout in LAYOUTS:
            scene = game.scene(game.position({"support": support, "cards": {"red-hand": [1]}}).state, 0, "ru", layout)
            found = [words for words in texts(scene) if words.part == "t-track-support"]
            assert not any(overlap(a.box, b.box) for a, b in combinations(found, 2))


def test_a_full_row_counts_the_rest(game):
    tokens = [t for t in game.ids("token")[:26] if t.startswith(("white", "neutral"))]
    match = game.position({"seat": "red", "will": "white", "tokens": {"blue": tokens}, "cards": {"red-hand": [2]}})
    for layout in LAYOUTS:
        scene = game.scene(match.state, 0, "en", layout)
        shown = [part for part in scene.parts if part.kind == "token" and part.id.removeprefix("token-") in tokens]
        assert words(scene["more-blue-1"]) == [f"+{len(tokens) - len(shown)}"]
        x, _, w, _ = scene["region-blue"].box
        assert all(x <= part.box[0] and part.box[0] + part.box[2] <= x + w for part in shown)


def test_rows_never_hide_what_is_needed():
    for count in range(1, 20):
        places = drawing.row_places([44.0] * count, 204, needed=count)
        assert len(places) == count
        assert places[-1] + 44 <= 204.01
    assert drawing.row_places([], 204, 0) == []
    assert len(drawing.row_places([44.0] * 20, 204, 0)) < 20


# Showing it

def test_matches_and_views_show_themselves(game):
    match = game.new(seed=1)
    assert match._repr_svg_() == game.scene(match.state, NONE, "en").svg()
    assert match.view("red")._repr_svg_() == game.scene(match.state, 0, "en").svg()
    match = game.new(seed=1, seats={"red": "random"})
    assert match._repr_svg_() == game.scene(match.state, 1, "en").svg()
    assert match.in_language("ru")._repr_svg_() == game.scene(match.state, 1, "ru").svg()
    solo = game.new(seed=1, mode="solo", side="white")
    assert solo._repr_svg_() == game.scene(solo.state, 1, "en").svg()


def test_a_game_without_a_scene_shows_text(game, monkeypatch):
    monkeypatch.setattr(type(game), "scene", gamekit.engine.game.Game.scene)
    assert game.new(seed=1)._repr_svg_() is None


def test_a_scene_gives_its_parts(game):
    scene = game.scene(game.new(seed=1).state, 0, "en")
    assert scene["region-blue"].kind == "region"
    assert "parts" in repr(scene)
    with pytest.raises(KeyError, match="nothing"):
        scene["nothing"]


def test_a_picture_carries_only_what_it_uses():
    part = Part("one", drawing.icon("move", 0, 0, 20), (0, 0, 20, 20))
    svg = Scene(20, 20, (part,), "Title").svg()
    assert "gk-face" not in svg and svg.count("<symbol") == 1
    assert definitions("") == ""
    assert "gk-t12" not in style("")
