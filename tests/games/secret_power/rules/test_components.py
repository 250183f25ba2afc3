"""The files of the box, and what a teacher may write into them."""

import pytest

from gamekit.engine.errors import BadBox
from gamekit.games.secret_power import SecretPower

FOLDER = SecretPower.folder / "box"


def changed(tmp_path, file, old, new):
    text = (FOLDER / file).read_text("utf-8")
    assert old in text
    (tmp_path / file).write_text(text.replace(old, new, 1), "utf-8")
    return SecretPower(tmp_path)


def test_a_teacher_writes_an_alliance(tmp_path):
    old = "gladio,Gladio,Гладио,operations >= 1 and control >= 1,0,,,,,points-per operations 2,reconstructed"
    new = "gladio,Our School,Наша школа,media >= 1,3,spies,science,draw 2 + recruit 1,reach 5,points-per media 2,public"
    game = changed(tmp_path, "alliances.csv", old, new)
    match = game.position({"players": 2, "step": "conclude", "objects": {"ivan-area": ["media-1", "media-2"]},
                           "alliances": {"ivan-hand": ["gladio"], "julia-hand": ["cia"]}})
    match.play("Conclude Our School").play("Recruit 1")
    s = match.state
    assert (s.active[0], s.secondary[0], s.signs[0][2], s.in_force[0][2]) == (4, [0, 0, 1, 0], 1, 5)
    assert game.scores(s)["ivan"] == 2 + 3 + 4


@pytest.mark.parametrize(("file", "old", "new"), [
    ("deck.csv", "media,0,0,0,0,3", "media,0,0,0,0,4"),
    ("professionals.csv", "Эмиссар,3", "Эмиссар,2"),
    ("objects.csv", "media,Mass Media", "press,Mass Media"),
    ("deck.csv", "media,", "press,"),
    ("alliances.csv", "shadow-agents 1", "shadow-agents many"),
    ("alliances.csv", "finance >= 3", "money >= 3"),
    ("alliances.csv", "recruit 3", "kill 3"),
    ("stages.csv", "conclude-freely 1", "points-per control 1"),
])
def test_what_a_file_must_not_hold_is_told(tmp_path, file, old, new):
    with pytest.raises(BadBox, match=file):
        changed(tmp_path, file, old, new)


def test_every_row_says_how_we_know_it(game):
    tables = game.components.tables
    assert {row["source"] for row in tables["alliances"]} == {"reconstructed"}
    known = {row["id"] for row in tables["objects"] if row["source"] != "reconstructed"}
    assert known == {"ruling-parties", "media", "security", "patents", "governments", "exchanges", "universities",
                     "corporations", "unions", "consulates"}
    assert sum(row[column] for row in tables["deck"] for column in ("always", "three", "four")) == 53
