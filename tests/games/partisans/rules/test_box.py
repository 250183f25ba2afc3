"""Own cards: a teacher writes a new maquis in the CSV file, and what is wrong in a file is said."""

import csv
import shutil
from random import Random

import pytest

import gamekit
from gamekit.engine.errors import BadBox
from gamekit.engine.unknown import varied
from gamekit.games.partisans.rules.effects import VOCABULARY
from gamekit.games.partisans.scene.things import side_words
from gamekit.testing import check_conformance

from ..helpers import act, in_pile, of_agent


@pytest.fixture
def box(game, tmp_path):
    """A folder with one changed cell of a file."""

    def make(file, id, /, **cells):
        shutil.copy(game.folder / "box" / file, tmp_path / file)
        with (tmp_path / file).open(encoding="utf-8", newline="") as opened:
            rows = list(csv.DictReader(opened))
        next(row for row in rows if row["id"] == id).update(cells)
        with (tmp_path / file).open("w", encoding="utf-8", newline="") as opened:
            writer = csv.DictWriter(opened, list(rows[0]))
            writer.writeheader()
            writer.writerows(rows)
        return tmp_path

    return make


def test_a_new_maquis_has_an_action_and_a_text(box):
    folder = box(
        "maquis.csv", "carlos", id="dolores", en="Dolores", ru="Долорес", hidden_attack="1", hidden_phase="attack",
        hidden_action="draw 2 + attack-per-maquis 2",
    )
    own = gamekit.load("partisans", box=folder)
    position = {
        "step": "attack", "mission": "border", "missions": {"available": ["border"]},
        "agents": {"hand": ["dolores"], "revealed": ["roberto"], "hidden-deck": ["abel", "celia"]},
    }
    match = act(own.position(position), "dolores", "hidden")
    assert in_pile(match, "hand") == {"abel", "celia"}
    assert of_agent(match, "dolores") == 1 + 2
    dolores = own.ids("agent").index("dolores")
    assert side_words(own, match.state, dolores, 0, "en") == (
        "attack 1; in the attack: draw 2 cards, then +2 attack for each other maquis in play"
    )
    check_conformance(own, 3)


def test_words_that_aim_do_not_hinder_each_other(box):
    own = gamekit.load("partisans", box=box("maquis.csv", "abel", hidden_action="discard-enemy 1 + flip 2"))
    match = own.position({
        "step": "attack", "mission": "border", "missions": {"available": ["border", "villa"]},
        "agents": {"hand": ["abel"]}, "foes": {"border": ["sentry-3"], "villa": ["jailer-2"]},
    })
    act(match, "abel", "hidden", "sentry-3", "face-down-villa")
    assert match.state.face_up[own.ids("foe").index("jailer-2")] == 1


def test_a_wrong_word_is_answered_with_those_that_are_known(box):
    with pytest.raises(BadBox) as error:
        gamekit.load("partisans", box=box("maquis.csv", "abel", hidden_action="drow 2"))
    message = str(error.value)
    assert "row 2, column hidden_action: “drow” is not allowed" in message
    assert "Allowed: draw, discard-spy" in message
    assert message.endswith("Did you mean “draw”?")
    assert "shield-enemies" not in message      # a word for enemies


@pytest.mark.parametrize(("file", "id", "cells", "told"), [
    ("maquis.csv", "abel", {"hidden_phase": ""}, "hidden_phase"),
    ("maquis.csv", "abel", {"hidden_phase": "preparation", "hidden_action": "discard-enemy 1"}, "Allowed: attack"),
    ("maquis.csv", "abel", {"hidden_action": "draw 1 + draw 1 + draw 1"}, "hidden_action"),
    ("maquis.csv", "abel", {"hidden_attack": "12"}, "0..9"),
    ("maquis.csv", "abel", {"hidden_action": "draw -1"}, "hidden_action: “-1” is not allowed. Allowed: 0..9"),
    ("missions.csv", "villa", {"effect": "civilians -2"}, "column effect"),
    ("maquis.csv", "abel", {"hidden_action": "attack-per-revealed 1 + attack-per-maquis 1"}, "hidden_action"),
    ("printed.csv", "jacinto", {"id": "nobody"}, "nobody"),
    ("forces.csv", "sentry", {"id": "guard"}, "Allowed: sentry"),
    ("forces.csv", "sentry", {"timing": "retaliation"}, "Allowed: defence"),
    ("forces.csv", "jailer", {"effect": "copy-hidden"}, "column effect"),
    ("missions.csv", "mayor", {"timing": "success"}, "Allowed: defence"),
    ("missions.csv", "mayor", {"defence": "0"}, "1..20"),
])
def test_what_cannot_be_is_refused(box, file, id, cells, told):
    with pytest.raises(BadBox, match=told):
        gamekit.load("partisans", box=box(file, id, **cells))


def test_too_few_missions_of_a_period_are_refused(game, tmp_path):
    text = (game.folder / "box" / "missions.csv").read_text("utf-8")
    (tmp_path / "missions.csv").write_text(text.replace(",3,4,", ",2,4,"), "utf-8")
    with pytest.raises(BadBox, match="period 3"):
        gamekit.load("partisans", box=tmp_path)


def test_only_benignos_attack_is_not_known(game):
    found = {column: set() for column in ("hidden_attack", "revealed_attack")}
    for seed in range(40):
        rows = {row["id"]: row for row in varied(game, game.unknown(), Random(seed)).components["maquis"]}
        assert (rows["jacinto"]["hidden_attack"], rows["jacinto"]["revealed_attack"]) == (1, 3)
        for column, values in found.items():
            values.add(rows["benigno"][column])
    assert found == {"hidden_attack": {0, 1, 2}, "revealed_attack": {2, 3, 4}}


@pytest.mark.parametrize("language", ["en", "ru"])
def test_every_card_has_a_text(game, language):
    box = game.box
    for deed, words in enumerate(box.effect):
        assert bool(VOCABULARY.text(game, deed, language)) == (words[0] >= 0), game.ids("deed")[deed]
