"""Saved matches: they come back whole, and damage of any kind is one clear sentence."""

import json
import os
import random
from contextlib import contextmanager
from pathlib import Path
from tempfile import TemporaryDirectory

import pytest
from hypothesis import HealthCheck, Phase, given, settings
from hypothesis import strategies as st

import gamekit
from gamekit.engine.save import FIELDS, FORMAT, state_mark
from gamekit.games.dual_powers import DualPowers

POSITION = {"cards": {"red-hand": ["green-2", "lenin"], "white-hand": ["blue-3", 2], "red-objective": ["red-2"]}}


def played(match, decisions=12, seed=0):
    dice = random.Random(seed)
    while len(match.played) < decisions and not match.over:
        match.play(dice.choice(match.moves))
    return match


@pytest.fixture(scope="module")
def match(game):
    return played(game.new(seed=5, neutrals_move_alone=False))


@pytest.fixture
def data(match):
    return json.loads(json.dumps(match.to_json()))


def refused(tmp_path, content) -> gamekit.BadSave:
    """The error of a file with this content."""
    path = tmp_path / "match.json"
    if isinstance(content, bytes):
        path.write_bytes(content)
    else:
        path.write_text(content if isinstance(content, str) else json.dumps(content), "utf-8")
    with pytest.raises(gamekit.BadSave) as caught:
        gamekit.load_match(path)
    for text in (str(caught.value), caught.value.in_language("ru")):
        assert str(path) in text
        assert len(text) < 1000, "a sentence, not pages"
    return caught.value


# Round trip

def same(again, match):
    assert again.state == match.state
    assert again.start == match.start
    assert [m.id for m in again.played] == [m.id for m in match.played]
    assert again.log.text() == match.log.text()
    assert (again.options, again.seed) == (match.options, match.seed)


def test_round_trip(match, tmp_path):
    path = match.save(tmp_path / "match.json")
    assert path == tmp_path / "match.json"
    same(gamekit.load_match(path), match)
    same(gamekit.load_match(str(path)), match)


@pytest.mark.parametrize("decisions", [0, 1, 10_000])
def test_of_any_length(game, tmp_path, decisions):
    match = played(game.new(seed=6, mode="solo", side="white", difficulty=3), decisions)
    same(gamekit.load_match(match.save(tmp_path / "m")), match)


def test_from_a_position(game, tmp_path):
    match = played(game.position(POSITION, seed=9), 6)
    again = gamekit.load_match(match.save(tmp_path / "match.json"))
    same(again, match)
    assert not again.from_start


def test_from_a_position_at_its_start(game, tmp_path):
    match = game.position(POSITION, seed=9)
    same(gamekit.load_match(match.save(tmp_path / "match.json")), match)


def test_a_loaded_match_goes_on_and_can_be_undone(match, tmp_path):
    again = gamekit.load_match(match.save(tmp_path / "match.json"))
    move = match.moves[0].id
    same(again.play(move), match.at(12).play(move))
    assert again.undo().state == match.state


def test_bots_stay_and_functions_become_human(game, tmp_path):
    seats = {"red": "random", "white": lambda view: view.moves[0]}
    match = game.new(seed=5, seats=seats).go_on(decisions=7)
    again = gamekit.load_match(match.save(tmp_path / "match.json"))
    assert again.seats == {"red": "random", "white": "human"}
    assert [m.id for m in again.played] == [m.id for m in match.played]


def test_loading_does_not_let_bots_move(game, tmp_path):
    match = game.new(seed=5, seats={"red": "random", "white": "random"}).go_on(decisions=4)
    again = gamekit.load_match(match.save(tmp_path / "match.json"))
    assert len(again.played) == 4
    assert again.go_on().state == match.go_on().state


def test_a_box_of_ones_own(tmp_path):
    folder = tmp_path / "box"
    folder.mkdir()
    (folder / "track.csv").write_text("id,spaces,source\nsupport,9,public\n")
    match = played(DualPowers(box=folder).new(seed=5))
    path = match.save(tmp_path / "match.json")
    same(gamekit.load_match(path, box=folder), match)
    with pytest.raises(gamekit.BadSave, match="other components") as caught:
        gamekit.load_match(path)
    assert "другими компонентами" in caught.value.in_language("ru")


def test_the_language_is_not_in_the_file(game, match, tmp_path):
    russian = match.in_language("ru").save(tmp_path / "ru.json").read_bytes()
    english = match.save(tmp_path / "en.json").read_bytes()
    assert russian == english
    assert gamekit.load_match(tmp_path / "ru.json", language="ru").prompt == match.in_language("ru").prompt
    assert gamekit.load_match(tmp_path / "ru.json").prompt == match.prompt
    json.loads(english)
    assert all(byte < 128 for byte in english)


def test_the_file_has_exactly_the_declared_fields(data):
    assert set(data) == set(FIELDS)
    assert data["gamekit"] == FORMAT


# Damage

def test_no_file(tmp_path):
    with pytest.raises(gamekit.BadSave, match="no file") as caught:
        gamekit.load_match(tmp_path / "nothing.json")
    assert "nothing.json" in caught.value.in_language("ru")


def test_a_folder(tmp_path):
    with pytest.raises(gamekit.BadSave):
        gamekit.load_match(tmp_path)


@pytest.mark.parametrize("content", [
    "", "{", "not JSON at all", b"\x00\xff\xfe\x80binary", "\ufeff{}", "[" * 100_000, '{"a":' * 50_000, "1" * 5000,
    '{"gamekit": 1, "gamekit"}', "nan", "\x00" * 100,
], ids=range(11))
def test_not_json(tmp_path, content):
    refused(tmp_path, content)


@pytest.mark.parametrize("content", [[], [1], 5, None, '"text"', True, {}, [[[]]]])
def test_json_that_is_no_match(tmp_path, content):
    assert "gamekit" in str(refused(tmp_path, content))


@pytest.mark.parametrize("part", [0.1, 0.5, 0.9, 0.999])
def test_truncated(match, tmp_path, part):
    text = json.dumps(match.to_json())
    assert "not a saved match" in str(refused(tmp_path, text[: int(len(text) * part)]))


@pytest.mark.parametrize("field", FIELDS)
def test_a_missing_field_is_named(data, tmp_path, field):
    del data[field]
    assert f"“{field}”" in str(refused(tmp_path, data))


@pytest.mark.parametrize("field", FIELDS)
@pytest.mark.parametrize("value", [True, 1.5, "x", 7, [3], {"a": 1}, None])
def test_a_field_of_the_wrong_type(data, tmp_path, field, value):
    if isinstance(value, FIELDS[field]) and not isinstance(value, bool):
        return
    data[field] = value
    assert f"“{field}”" in str(refused(tmp_path, data))


def test_an_older_format_is_replayed(match, data, tmp_path):
    """The fields of its states may have been others."""
    path = tmp_path / "match.json"
    path.write_text(json.dumps(data | {"gamekit": 1, "state": "of another form"}))
    same(gamekit.load_match(path), match)
    path.write_text(json.dumps(data | {"gamekit": 1, "start": {"step": 3}}))
    with pytest.raises(gamekit.BadSave, match="older gamekit") as caught:
        gamekit.load_match(path)
    assert "более старой версией" in caught.value.in_language("ru")


def test_a_newer_format(data, tmp_path):
    data["gamekit"] = FORMAT + 1
    assert f"newer gamekit (format {FORMAT + 1}" in str(refused(tmp_path, data))
    refused(tmp_path, {"gamekit": 99, "what": "we cannot know"})


@pytest.mark.parametrize("name", ["chess", "", "..", "dual_powers.table", "Dual_Powers"])
def test_an_unknown_game(data, tmp_path, name):
    path = tmp_path / "match.json"
    path.write_text(json.dumps(data | {"game": name}))
    with pytest.raises(gamekit.GamekitError) as caught:
        gamekit.load_match(path)
    assert isinstance(caught.value, (gamekit.UnknownGame, gamekit.BadSave))
    assert f"“{name}”" in str(caught.value)


def test_another_box(data, tmp_path):
    data["box"] = "0" * 12
    assert "000000000000" in str(refused(tmp_path, data))


def test_an_illegal_move_in_the_middle_is_named_with_its_number(data, tmp_path):
    data["moves"][4] = data["moves"][2]
    error = refused(tmp_path, data)
    assert f"move 5 (“{data['moves'][2]}”)" in str(error)
    assert f"ход 5 («{data['moves'][2]}»)" in error.in_language("ru")


def test_a_refused_move_names_the_rule(game, tmp_path):
    match = game.position(POSITION)
    data = match.to_json() | {"moves": ["play-card blue-3"]}
    error = refused(tmp_path, data)
    assert "move 1" in str(error) and "PLAY_FROM_HAND" in str(error)
    assert game.in_language("ru").rulebook["PLAY_FROM_HAND"].title in error.in_language("ru")


@pytest.mark.parametrize("move", [
    "play-card no-such-card", "dance lenin", "", "play-card", "play-card decline", "play-card 3", 3, None, ["x"], {},
    "x" * 100, "play-card LENIN",
])
def test_an_unknown_move(game, tmp_path, move):
    data = game.position(POSITION).play("green-2").play("decline").to_json()
    assert "move 1" in str(refused(tmp_path, data | {"moves": [move, *data["moves"]]}))


def test_moves_after_the_end(game, tmp_path):
    match = played(game.new(seed=1), 10_000)
    data = match.to_json()
    data["moves"] = [*data["moves"], "play-card lenin"]
    assert f"move {len(data['moves'])}" in str(refused(tmp_path, data))


def test_a_lost_move(data, tmp_path):
    del data["moves"][-1]
    assert "another position" in str(refused(tmp_path, data))


def test_a_changed_seed(data, tmp_path):
    data["seed"] += 1
    refused(tmp_path, data)


@pytest.mark.parametrize("seed", [-1, 2**63, 10**30])
def test_an_impossible_seed(match, tmp_path, seed):
    refused(tmp_path, match.to_json() | {"seed": seed})


def test_a_changed_mark(data, tmp_path):
    data["state"] = "0" * 16
    error = refused(tmp_path, data)
    assert "its moves lead to another position" in str(error)
    assert "не в ту позицию" in error.in_language("ru")


@pytest.mark.parametrize("options", [
    {"mode": "trio"}, {"colour": "red"}, {"mode": 3}, {"mode": []}, {"difficulty": 3}, {"seed": 3}, {"self": 1},
    {"discard_hand": True}, {"neutrals_move_alone": {}},
])
def test_changed_options(data, tmp_path, options):
    data["options"] = options
    refused(tmp_path, data)


@pytest.mark.parametrize("seats", [
    {"green": "human"}, {"red": []}, {"red": {}}, {"red": None}, {"red": 5}, {"red": "deep-thought"},
    {"red": "search:x"}, {"red": "search:" + "9" * 5000}, {"red": "Human"},
], ids=range(9))
def test_changed_seats(data, tmp_path, seats):
    """A bot that is not here does not silently become a person."""
    (given,) = seats.values()
    error = refused(tmp_path, data | {"seats": seats})
    assert str(given)[:20] in str(error) or "green" in seats


def test_an_older_format_than_the_first(data, tmp_path):
    for number in (0, -1):
        assert "“gamekit”" in str(refused(tmp_path, data | {"gamekit": number}))


@pytest.mark.parametrize(("field", "value"), [
    ("day", 40), ("day", True), ("day", None), ("step", 99), ("step", -1), ("seat", 5), ("token_at", [0]),
    ("card_at", "x"), ("rng", -1), ("more", 1), ("support", 50), ("step", 8), ("card", 60), ("seat", -1),
    ("token_at", [[[]]] * 61), ("day", "x" * 10_000), ("token_at", [0] * 100_000),
])
def test_a_damaged_start(game, tmp_path, field, value):
    data = json.loads(json.dumps(game.position(POSITION).to_json()))
    data["start"][field] = value
    refused(tmp_path, data)


def test_a_start_whose_piles_do_not_fit_its_cards(game, tmp_path):
    """The sizes of piles follow from the cards: others would break the draw."""
    data = json.loads(json.dumps(game.position(POSITION).to_json()))
    data["start"]["pile_size"][0] += 5
    data["state"] = state_mark(game.state.from_json(data["start"]))
    refused(tmp_path, data)


UNSHRUNK = [Phase.explicit, Phase.generate]       # shrinking replays matches for minutes
JSON = st.recursive(st.none() | st.booleans() | st.integers(-200, 200) | st.text(max_size=5), st.lists, max_leaves=5)


@settings(max_examples=150, deadline=None, phases=UNSHRUNK, suppress_health_check=[HealthCheck.function_scoped_fixture])
@given(st.data())
def test_any_damage_to_a_match_is_an_error_of_gamekit(game, match, data):
    """Whatever one value is replaced with: the same match comes back, or one of our errors."""
    start = data.draw(st.booleans())
    whole = played(game.position(POSITION, seed=2), 8) if start else match
    damaged = json.loads(json.dumps(whole.to_json()))
    field = data.draw(st.sampled_from(sorted(damaged)))
    if field == "start" and start:
        inner = data.draw(st.sampled_from(sorted(damaged["start"])))
        value = damaged["start"][inner]
        if isinstance(value, list):
            value[data.draw(st.integers(0, len(value) - 1))] = data.draw(st.integers(-2, 70))
        else:
            damaged["start"][inner] = data.draw(st.integers(-2, 70) | JSON)
    elif field == "moves":
        damaged["moves"][data.draw(st.integers(0, 7))] = data.draw(JSON)
    else:
        damaged[field] = data.draw(JSON)
    try:
        again = gamekit.Match.from_json(damaged)
    except gamekit.GamekitError:
        return
    assert again.state == whole.state


# Writing

def contents(folder):
    return {file.name: file.read_bytes() for file in folder.iterdir()}


def test_the_own_earlier_save_is_replaced(game, tmp_path):
    match = played(game.new(seed=5), 4)
    path = match.save(tmp_path / "match.json")
    first = path.read_bytes()
    played(match, 8).save(path)
    assert path.read_bytes() != first
    assert len(gamekit.load_match(path).played) == 8
    match.undo().save(path)
    assert len(gamekit.load_match(path).played) == len(match.played)
    assert list(contents(tmp_path)) == ["match.json"]


@pytest.mark.parametrize("content", [b"", b"my notes", b"{", b"\x00\xff", b"[]", b"{}", b"[" * 100_000, b"null"])
def test_foreign_and_damaged_files_are_never_overwritten(match, tmp_path, content):
    path = tmp_path / "match.json"
    path.write_bytes(content)
    with pytest.raises(gamekit.BadSave, match="nothing was written") as caught:
        match.save(path)
    assert "ничего не записано" in caught.value.in_language("ru")
    assert contents(tmp_path) == {"match.json": content}


@pytest.mark.parametrize("other", [
    lambda game: game.new(seed=6), lambda game: game.new(seed=5, mode="solo"), lambda game: game.position(POSITION, 5),
    lambda game: game.new(seed=5, discard_hand=True),
])
def test_another_match_is_never_overwritten(game, tmp_path, other):
    path = game.new(seed=5).save(tmp_path / "match.json")
    before = path.read_bytes()
    with pytest.raises(gamekit.BadSave, match="exists already"):
        other(game).save(path)
    assert contents(tmp_path) == {"match.json": before}


def test_another_match_with_the_same_seed_is_never_overwritten(game, tmp_path):
    """Everybody who gives no seed plays seed 0: the moves tell matches apart."""
    path = played(game.new(), 20, seed=1).save(tmp_path / "match.json")
    before = path.read_bytes()
    with pytest.raises(gamekit.BadSave, match="exists already"):
        played(game.new(), 5, seed=2).save(path)
    assert path.read_bytes() == before


@pytest.mark.parametrize("damage", [
    lambda data: data.pop("moves"), lambda data: data.update(moves=5), lambda data: data.update(gamekit=99),
    lambda data: data.update(state="0"),
])
def test_a_damaged_save_of_this_match_is_not_overwritten(match, data, tmp_path, damage):
    damage(data)
    path = tmp_path / "match.json"
    path.write_text(json.dumps(data))
    before = path.read_bytes()
    with pytest.raises(gamekit.BadSave, match="exists already"):
        match.save(path)
    assert path.read_bytes() == before


def test_overwriting_on_demand(game, match, tmp_path):
    path = tmp_path / "match.json"
    path.write_text("notes")
    match.save(path, overwrite=True)
    same(gamekit.load_match(path), match)
    assert list(contents(tmp_path)) == ["match.json"]


def test_a_folder_that_is_not_there(match, tmp_path):
    with pytest.raises(gamekit.BadSave, match="cannot be written") as caught:
        match.save(tmp_path / "nowhere" / "match.json")
    assert "не удаётся записать" in caught.value.in_language("ru")
    assert contents(tmp_path) == {}


def test_a_file_in_place_of_the_folder(match, tmp_path):
    (tmp_path / "file").write_text("x")
    with pytest.raises(gamekit.BadSave):
        match.save(tmp_path / "file" / "match.json")


@contextmanager
def as_nobody():
    """As a user without rights: root may write everywhere."""
    if os.geteuid() != 0:
        yield
        return
    os.seteuid(65534)
    try:
        yield
    finally:
        os.seteuid(0)


def test_a_folder_that_may_not_be_written(match):
    with TemporaryDirectory() as folder:        # pytest's own folders are closed to others altogether
        os.chmod(folder, 0o555)
        with as_nobody(), pytest.raises(gamekit.BadSave, match="cannot be written"):
            match.save(Path(folder) / "match.json")


def test_a_folder_of_the_same_name(match, tmp_path):
    (tmp_path / "match.json").mkdir()
    for overwrite in (False, True):
        with pytest.raises(gamekit.BadSave):
            match.save(tmp_path / "match.json", overwrite=overwrite)
    assert [file.name for file in tmp_path.iterdir()] == ["match.json"]


@pytest.mark.parametrize("name", ["x" * 256, "ж" * 200, "a\0b", "."], ids=["long", "wide", "NUL", "none"])
def test_names_that_no_file_can_have(match, tmp_path, name):
    for call in (match.save, lambda path: match.save(path, overwrite=True), gamekit.load_match):
        with pytest.raises(gamekit.BadSave):
            call(tmp_path / name)
    assert contents(tmp_path) == {}


def test_the_longest_name_that_a_file_can_have(match, tmp_path):
    path = match.save(tmp_path / ("x" * 255))
    same(gamekit.load_match(path), match)
    assert list(contents(tmp_path)) == ["x" * 255]


@pytest.mark.parametrize("error", [OSError(28, "No space left on device"), KeyboardInterrupt()])
def test_a_failing_disk_leaves_the_old_file_and_no_other(match, tmp_path, monkeypatch, error):
    path = match.save(tmp_path / "match.json")
    before = contents(tmp_path)

    def fail(*given):
        raise error

    monkeypatch.setattr("gamekit.engine.save.os.replace", fail)
    with pytest.raises((gamekit.BadSave, KeyboardInterrupt)):
        match.save(path)
    assert contents(tmp_path) == before


def test_others_may_read_the_file_as_any_other(match, tmp_path):
    """A class shares a folder: the file has the rights that the user's other new files have."""
    (tmp_path / "plain").write_text("x")
    path = match.save(tmp_path / "match.json")
    assert path.stat().st_mode == (tmp_path / "plain").stat().st_mode
