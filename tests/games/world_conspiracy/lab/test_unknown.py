"""What might be printed instead of our reconstruction keeps what is known."""

import random

from gamekit.engine.unknown import varied


def test_other_boxes_keep_what_is_known(game):
    dice = random.Random(5)
    for _ in range(5):
        box = varied(game, list(game.unknown()), dice).components
        stages = {row["id"]: row for row in box["stages"]}
        for project in ("nuclear-threat", "world-corporations", "world-bank"):
            assert [int(stages[f"{project}-{at}"]["agents"]) for at in (2, 3, 4)] == [0, 0, 0]
        assert [int(stages[f"antiterror-{at}"]["signs"]) for at in range(1, 6)] == [0] * 5
        assert int(stages["reptilians-3"]["interest"]) == 9
        assert {int(row["discards"]) for row in box["operations"] if row["id"].startswith("cyberattack")} == {2}
        assert sum(int(row["copies"]) for row in box["falcon"]) == 12


def test_something_differs(game):
    other = varied(game, list(game.unknown()), random.Random(6))
    assert other.components.fingerprint != game.components.fingerprint


def test_another_box_is_played_against_falcon_too(game):
    game.new(seed=1, falcon=True)
    other = varied(game, list(game.unknown()), random.Random(6))
    assert other.new(seed=1, falcon=True).game.box is other.box


def test_falcons_lines_are_counted(game):
    """Each turn of his takes one line."""
    match = game.new(seed=4, falcon=True, players=2, seats={"ivan": "random"}).go_on()
    taken = [line for line in match.log if line.said.name == "FALCON_TAKES"]
    assert sum(match.state.lines_taken) == len(taken) > 10
