"""A teacher's own component files: what arrives, and what is said when something is wrong."""


import pytest

import gamekit
from gamekit.games.dual_powers import DualPowers

BOX = DualPowers.folder / "box"


def own(folder, file, *changes, encoding="utf-8"):
    """A folder with one of the game's files, some pieces of text replaced."""
    text = (BOX / file).read_text("utf-8")
    for old, new in changes:
        assert old in text, f"{old!r} is not in {file}"
        text = text.replace(old, new, 1)
    (folder / file).write_bytes(text.encode(encoding))
    return folder


def refused(folder, *told):
    """The error of a folder: it tells all of this, in both languages."""
    with pytest.raises(gamekit.BadBox) as caught:
        gamekit.load("dual_powers", box=folder)
    for text in (str(caught.value), caught.value.in_language("ru")):
        for part in told:
            assert part in text, f"{part!r} is not in {text!r}"
    assert caught.value.in_language("ru") != str(caught.value)
    return caught.value


def at(row, column=None):
    """How both languages name a place: (English, Russian)."""
    english, russian = f"row {row}", f"строка {row}"
    return (english, russian) if column is None else (f"{english}, column {column}", f"{russian}, столбец {column}")


def check_place(error, row, column=None):
    english, russian = at(row, column)
    assert english in str(error)
    assert russian in error.in_language("ru")


# What arrives

def test_one_changed_file(game, tmp_path):
    changed = gamekit.load("dual_powers", box=own(tmp_path, "track.csv", ("12", "20")))
    assert changed.box.track == [20]
    assert changed.components["track"] == [{"id": "support", "spaces": 20, "source": "reconstructed"}]
    assert changed.components["orders"] == game.components["orders"]
    assert changed.box.days == game.box.days
    assert game.box.track == [12]


@pytest.mark.parametrize("make", [str, lambda path: path], ids=["text", "path"])
def test_through_the_class(tmp_path, make):
    own(tmp_path, "orders.csv", ("green-2,green,2,1", "green-2,blue,3,2"))
    values = DualPowers(box=make(tmp_path)).box
    assert (values.target[0], values.days[0], values.recruit[0]) == (5, 3, 2)


def test_changed_components_are_played_with(tmp_path):
    changed = DualPowers(box=own(tmp_path, "orders.csv", ("green-2,green,2,", "green-2,green,9,")))
    match = changed.position({"cards": {"red-hand": ["green-2"]}}).play("green-2")
    assert match.position()["day"] == 10


def test_new_names_arrive_in_both_languages(tmp_path):
    changed = DualPowers(box=own(tmp_path, "leaders.csv", ("lvov,Lvov,Львов", "guchkov,Guchkov,Гучков")))
    card = changed.ids("card").index("guchkov")
    assert "Guchkov" in changed.thing_text("card", card, "en")
    assert "Гучков" in changed.thing_text("card", card, "ru")


def test_more_connections_than_ours(tmp_path):
    file = own(tmp_path, "connections.csv") / "connections.csv"
    file.write_text(file.read_text("utf-8") + "green-brown,green,brown,,public\n", "utf-8")
    values = DualPowers(box=tmp_path).box
    assert values.connections == 7
    assert values.road[0][3] == values.road[3][0] == 6


def test_spreadsheets_may_add_a_mark_and_change_the_columns_order(tmp_path):
    (tmp_path / "track.csv").write_bytes("source,spaces,id\r\npublic, 15 ,support\r\n".encode("utf-8-sig"))
    assert DualPowers(box=tmp_path).box.track == [15]


def test_other_files_in_the_folder_do_not_matter(tmp_path):
    own(tmp_path, "track.csv")
    (tmp_path / "notes.txt").write_text("mine")
    (tmp_path / "pictures").mkdir()
    assert DualPowers(box=tmp_path).box.track == [12]


def test_boxes_are_told_apart(game, tmp_path):
    same = DualPowers(box=own(tmp_path, "track.csv"))
    assert same.components.fingerprint == game.components.fingerprint
    other = DualPowers(box=own(tmp_path, "track.csv", ("12", "13")))
    assert other.components.fingerprint != game.components.fingerprint


def test_a_table_as_a_frame(game):
    frame = game.components.frame("orders")
    assert frame.shape == (48, 7)
    assert frame["days"].tolist() == [row["days"] for row in game.components["orders"]]
    assert repr(game.components).startswith("<Box: 48 orders, 26 units")


# Folders

def test_no_such_folder(tmp_path):
    refused(tmp_path / "nowhere", "nowhere")


def test_a_file_is_no_folder(tmp_path):
    own(tmp_path, "track.csv")
    refused(tmp_path / "track.csv", "track.csv")


def test_no_known_file(tmp_path):
    (tmp_path / "notes.txt").write_text("nothing")
    refused(tmp_path, str(tmp_path), "orders.csv, units.csv, leaders.csv, trotsky.csv, connections.csv")


def test_unknown_csv(tmp_path):
    own(tmp_path, "track.csv")
    (tmp_path / "order.csv").write_text("id\n")
    (tmp_path / "cards.csv").write_text("id\n")
    refused(tmp_path, "cards.csv, order.csv", "orders.csv, units.csv")


# Files

@pytest.mark.parametrize("header", ["id,space,source", "id,spaces", "id,spaces,source,more", "id;spaces;source", "",
                                    "id,spaces,spaces,source"])
def test_wrong_header(tmp_path, header):
    own(tmp_path, "track.csv", ("id,spaces,source", header))
    error = refused(tmp_path, "track.csv", "id, spaces, source")
    check_place(error, 1)


def test_too_few_and_too_many_rows(tmp_path):
    own(tmp_path, "orders.csv", ("green-3,green,3,1,recover,1,reconstructed\n", ""))
    refused(tmp_path, "orders.csv", "47", "48")
    own(tmp_path, "orders.csv", ("green-3,", "green-8,green,3,1,recover,1,public\ngreen-3,"))
    refused(tmp_path, "orders.csv", "49", "48")


def test_too_few_connections_names_the_range(tmp_path):
    own(tmp_path, "connections.csv", ("red-purple,red,purple,red,reconstructed\n", ""))
    refused(tmp_path, "connections.csv", "5", "6..15")


@pytest.mark.parametrize("new", ["green-4a,green,4,2,move,2,reconstructed,more", "green-4a,green,4,2"])
def test_too_many_and_too_few_cells(tmp_path, new):
    own(tmp_path, "orders.csv", ("green-4a,green,4,2,move,2,reconstructed", new))
    check_place(refused(tmp_path, "orders.csv", "7"), 4)


@pytest.mark.parametrize(("encoding", "text"), [("cp1251", "Ленин"), ("utf-16", "Lenin")])
def test_not_utf_8(tmp_path, encoding, text):
    own(tmp_path, "leaders.csv", encoding=encoding)
    refused(tmp_path, "leaders.csv", "UTF-8")


def test_an_open_quote(tmp_path):
    own(tmp_path, "track.csv", ("support", '"support'))
    refused(tmp_path, "track.csv", "CSV")


def test_a_folder_in_place_of_a_file(tmp_path):
    (tmp_path / "track.csv").mkdir()
    refused(tmp_path, "track.csv")


# Cells

@pytest.mark.parametrize(("new", "value"), [
    ("", "“”"), ("green-2", "“green-2”"), ("green 3", "“green 3”"), (" ", "“”"), ("green\u00a03", "“green\u00a03”"),
    ("green\t3", "green"),
])
def test_empty_duplicate_and_spaced_ids(tmp_path, new, value):
    """Ids stand in positions behind each other, with spaces between them and their marks."""
    own(tmp_path, "orders.csv", ("green-3,", f"{new},"))
    error = refused(tmp_path, "orders.csv")
    check_place(error, 3, "id")
    assert value in str(error)


def test_ids_of_one_kind_are_different_in_all_files(tmp_path):
    own(tmp_path, "leaders.csv", ("lvov,", "red-1a,"))
    check_place(refused(tmp_path, "leaders.csv", "red-1a"), 6, "id")


@pytest.mark.parametrize(("file", "old", "new"), [
    ("orders.csv", "green-2,green,2,1", "lenin,green,2,1"),         # a leader's card has that id
    ("units.csv", "red-1a,red", "opposition-1-1,red"),              # a unit of the Opposition has it
    ("orders.csv", "green-2,green,2,1", "decline,green,2,1"),       # the move that chooses nothing has it
])
def test_ids_that_are_taken_already(tmp_path, file, old, new):
    """Saved matches and positions name things by their ids alone."""
    own(tmp_path, file, (old, new))
    refused(tmp_path, file, new.partition(",")[0])


ORDER = "green-4a,green,4,2,move,2,reconstructed"


@pytest.mark.parametrize(("new", "column", "value", "allowed"), [
    ("green-4a,green,four,2,move,2,reconstructed", "days", "four", "1..15"),
    ("green-4a,green,,2,move,2,reconstructed", "days", "", "1..15"),
    ("green-4a,green,4.0,2,move,2,reconstructed", "days", "4.0", "1..15"),
    ("green-4a,green,--4,2,move,2,reconstructed", "days", "--4", "1..15"),
    ("green-4a,green,²,2,move,2,reconstructed", "days", "²", "1..15"),
    ("green-4a,green,-4,2,move,2,reconstructed", "days", "-4", "1..15"),
    ("green-4a,green,0,2,move,2,reconstructed", "days", "0", "1..15"),
    ("green-4a,green,16,2,move,2,reconstructed", "days", "16", "1..15"),
    ("green-4a,green,4,4,move,2,reconstructed", "recruit", "4", "1..3"),
    ("green-4a,green,4,2,move,10,reconstructed", "points", "10", "0..9"),
    ("green-4a,yellow,4,2,move,2,reconstructed", "region", "yellow", "green, red, purple, brown, white, blue"),
    ("green-4a,,4,2,move,2,reconstructed", "region", "", "green, red, purple, brown, white, blue"),
    ("green-4a,green,4,2,recruit,2,reconstructed", "action", "recruit", "move, double-move, recover"),
    ("green-4a,green,4,2,move,2,guessed", "source", "guessed", "rulebook, derived, public, reconstructed"),
    ("green-4a,green,4,2,move,2,", "source", "", "rulebook, derived, public, reconstructed"),
])
def test_wrong_cells(tmp_path, new, column, value, allowed):
    own(tmp_path, "orders.csv", (ORDER, new))
    error = refused(tmp_path, str(tmp_path / "orders.csv"), allowed)
    check_place(error, 4, column)
    assert f"“{value}”" in str(error)
    assert f"«{value}»" in error.in_language("ru")


def test_the_limits_themselves_are_allowed(tmp_path):
    own(tmp_path, "orders.csv", (ORDER, "green-4a,green,15,1,move,0,public"))
    assert DualPowers(box=tmp_path).box.days[2] == 15


def test_what_an_empty_cell_may_be_is_told(tmp_path):
    own(tmp_path, "calendar.csv", ("trotsky-returns", "lenin-returns"))
    check_place(refused(tmp_path, "calendar.csv", "trotsky-returns, trotsky-joins, -"), 3, "event")


def test_rows_are_counted_as_a_spreadsheet_shows_them(tmp_path):
    """An empty line counts as a row."""
    own(tmp_path, "orders.csv", (ORDER, "\n" + ORDER.replace(",4,", ",44,")))
    check_place(refused(tmp_path, "orders.csv"), 5, "days")


# What the files mean together

@pytest.mark.parametrize(("file", "old", "new", "row", "value", "allowed"), [
    ("units.csv", "red-1b,red", "red-1b,white", 3, "white", "red"),
    ("units.csv", "white-1a,white", "white-1a,neutral", 12, "neutral", "white"),
    ("leaders.csv", "lvov,Lvov,Львов,white", "lvov,Lvov,Львов,red", 6, "red", "white"),
    ("trotsky.csv", "trotsky-red,red", "trotsky-red,neutral", 3, "neutral", "red"),
])
def test_sides_out_of_order(tmp_path, file, old, new, row, value, allowed):
    own(tmp_path, file, (old, new))
    error = refused(tmp_path, file, value, allowed)
    check_place(error, row, "side")


@pytest.mark.parametrize("new", ["red-purple,red,red,red,", "red-purple,green,red,red,", "red-purple,red,green,red,"])
def test_connections_of_one_region_or_twice(tmp_path, new):
    own(tmp_path, "connections.csv", ("red-purple,red,purple,red,", new))
    check_place(refused(tmp_path, "connections.csv"), 3)


def test_a_tile_twice(tmp_path):
    own(tmp_path, "connections.csv", ("red-purple,red,purple,red,", "red-purple,red,purple,green,"))
    check_place(refused(tmp_path, "connections.csv", "green"), 3, "tile")


def test_a_region_without_a_tile(tmp_path):
    own(tmp_path, "connections.csv", ("red-purple,red,purple,red,", "red-purple,red,purple,,"))
    refused(tmp_path, "connections.csv", "red")


@pytest.mark.parametrize(("file", "change"), [
    ("units.csv", ("red-1b,red", "red-1b,white")),
    ("connections.csv", ("red-purple,red,purple,red,", "red-purple,red,red,red,")),
    ("connections.csv", ("red-purple,red,purple,red,", "red-purple,red,purple,,")),
])
def test_these_errors_name_the_folder_too(tmp_path, file, change):
    """As all others do: a teacher may have several folders."""
    own(tmp_path, file, change)
    refused(tmp_path, str(tmp_path / file))
