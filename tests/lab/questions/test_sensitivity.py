"""Sensitivity: only what is not known changes, within what is known of it."""

import csv
from pathlib import Path
from random import Random

import pytest

import gamekit
from gamekit.engine.errors import BadBox, BadOption, GamekitError
from gamekit.engine.unknown import Unknown, between, from_sheets, until, varied
from gamekit.games.dual_powers.lab.unknown import NEIGHBOURS, four_beats_two
from gamekit.lab.questions.sensitivity import ALL, groups_of, leading, planned, sensitivity
from gamekit.lab.statistics.stats import BadStudy

N = 40


def own_box(game, folder, source, rows):
    """The game with the source of some order cards changed."""
    lines = list(csv.DictReader((game.folder / "box" / "orders.csv").open(encoding="utf-8")))
    for line in lines:
        if rows == "all" or line["id"] in rows:
            line["source"] = source
    with (Path(folder) / "orders.csv").open("w", encoding="utf-8", newline="") as file:
        writer = csv.DictWriter(file, lines[0])
        writer.writeheader()
        writer.writerows(lines)
    return gamekit.load("dual_powers", box=folder)


def changes(game, other):
    """(table, id, column) of every value that differs."""
    return {
        (table, old["id"], column)
        for table, rows in game.components.tables.items()
        for old, new in zip(rows, other.components[table], strict=True)
        for column in old if old[column] != new[column]
    }


@pytest.mark.parametrize("seed", range(5))
def test_what_is_certain_never_changes(game, tmp_path, seed):
    certain = {"green-2", "blue-7", "white-5a"}
    mine = own_box(game, tmp_path, "rulebook", certain)
    other = varied(mine, groups_of(mine), Random(seed))
    changed = changes(mine, other)
    assert len(changed) > 50
    assert not {row for table, row, _ in changed if table == "orders"} & certain
    assert not [table for table, _, _ in changed if table == "calendar"]
    assert not [column for _, _, column in changed if column in ("id", "side", "source", "en", "ru", "region")]


def test_a_group_changes_itself_only(game):
    for group in groups_of(game):
        changed = changes(game, varied(game, [group], Random(1)))
        assert {table for table, _, _ in changed} <= {group.table}
        assert {column for _, _, column in changed} <= set(group.columns)


def test_the_game_itself_stays_as_it_is(game):
    before = game.components.fingerprint
    other = varied(game, groups_of(game), Random(1))
    assert game.components.fingerprint == before != other.components.fingerprint
    assert other.box.track != game.box.track or other.box.days != game.box.days


@pytest.mark.parametrize("seed", range(20))
def test_what_is_known_holds(game, seed):
    box = varied(game, groups_of(game), Random(seed)).components
    orders = {row["id"]: row for row in box["orders"]}
    assert [orders[card]["days"] for card in ("purple-4a", "purple-2", "brown-5a")] == [4, 2, 5]
    assert four_beats_two(box["orders"])
    for row in box["units"]:
        neutral = row["side"] == "neutral"
        assert (row["bars"], row["ready"]) == (0, 1) if neutral else {row["bars"], row["ready"]} <= {1, 2, 3}
        assert 0 <= row["exhausted"] <= (2 if neutral else 3)
    specials = {side: [r["special"] for r in box["leaders"] if r["side"] == side] for side in ("red", "white")}
    assert all(sorted(found) == ["espionage", "inspire", "protest"] for found in specials.values())
    roads = {frozenset((row["from"], row["to"])) for row in box["connections"]}
    assert all(frozenset(pair) in roads for pair in NEIGHBOURS)
    assert sorted(row["tile"] for row in box["connections"]) == sorted(game.ids("region"))


def test_all_eight_maps_come(game):
    group = next(group for group in groups_of(game) if group.table == "connections")
    maps = [varied(game, [group], Random(i)).components["connections"] for i in range(80)]
    rings = {frozenset(frozenset((row["from"], row["to"])) for row in rows) for rows in maps}
    assert len(rings) == 8


def test_a_draw_that_touches_the_certain_is_caught(game):
    def draw(rows, dice):
        rows[2]["unrest"] = 9

    with pytest.raises(BadBox, match=r"calendar, jul, column unrest.*certain"):
        varied(game, [Unknown("calendar", ("unrest",), draw)], Random(1))


def test_a_condition_that_cannot_hold_ends(game):
    never = until(between("track", "spaces", 7, 9), lambda _: False)
    assert 7 <= varied(game, [never], Random(1)).box.track[0] <= 9


def test_without_a_hook_the_sheets_say_what_may_be(game):
    names = [group.name for group in from_sheets(game)]
    assert "orders: days" in names
    assert not [name for name in names if name.startswith("calendar")]
    varied(game, from_sheets(game), Random(3))


def test_the_table(game):
    found = sensitivity(game, N, k=3, seed=4, groups=["track: spaces", ALL])
    assert found.table.group.tolist() == ["track: spaces", ALL]
    assert len(found.runs) == 6
    for name, row in found.table.set_index("group").iterrows():
        values = found.runs[found.runs.group == name].value
        assert (row.lowest, row.highest, row.k, row.n) == (values.min(), values.max(), 3, N)
        assert row.low < row.baseline < row.high
        assert row.lowest <= row["mean"] <= row.highest
        assert 0 <= row.flips <= 3
    again = sensitivity(game, N, k=3, seed=4, groups=["track: spaces", ALL])
    assert again.runs.equals(found.runs)
    assert "all together" in str(found)
    assert "все вместе" in found.text("ru")


def test_a_measure_and_an_own_result(game):
    found = sensitivity(game, N, result="rounds", k=2, seed=4, groups=["orders: days"])
    assert found.baseline.unit == "number"
    assert found.table.lowest[0] != found.table.highest[0]
    own = sensitivity(game, N, result=lambda study: study.column("rounds").mean(), k=2, seed=4, groups=["orders: days"])
    assert own.runs.value.tolist() == pytest.approx(found.runs.value.tolist())


def test_a_conclusion_that_flips_is_counted(game):
    found = sensitivity(game, 20, k=4, seed=4, groups=["track: spaces"], conclusion=lambda study: study.game.components[
        "track"][0]["spaces"] > 11)
    assert found.conclusion is True
    assert found.table.flips[0] == (~found.runs.conclusion.astype(bool)).sum()


def test_who_leads(game):
    from gamekit.lab.playing.study import simulate

    assert leading(simulate(game, 30, {"red": "greedy"}, seed=1)) == "red"
    assert leading(simulate(game, 30, {"white": "greedy"}, seed=1)) == "white"
    assert leading(simulate(game, 4, seed=1)) == "even"


def test_bad_questions(game, tmp_path, monkeypatch):
    with pytest.raises(BadStudy, match=r"weather.*orders: days.*all"):
        planned(game, ["weather"])
    for k in (0, True, 10**30):
        with pytest.raises(BadOption, match="k must be a whole number from 1 to 10000"):
            sensitivity(game, 10, k=k)
    for groups in ([], 7):
        with pytest.raises(GamekitError, match="list of one name or more"):
            sensitivity(game, 10, groups=groups)
    for given in ({"result": 7}, {"conclusion": "red"}):
        with pytest.raises(BadOption, match="must be a function"):
            sensitivity(game, 10, k=1, **given)
    with pytest.raises(BadStudy, match="luck"):
        sensitivity(game, 10, result="luck", k=1)
    monkeypatch.setattr(type(game), "unknown", lambda _: ())
    with pytest.raises(BadStudy, match="Nothing in this box"):
        groups_of(game)
