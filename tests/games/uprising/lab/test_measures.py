"""What studies note of a game, checked against the matches themselves."""

import pytest

from gamekit.games.uprising.lab import measures
from gamekit.games.uprising.rules.table import Pile
from gamekit.lab.playing.run import Plain, Question

from ..helpers import cards, play


def measured(match):
    """All measures of a match by column."""
    game, found = match.game, {}
    for measure in game.measures:
        numbers = range(len(measure.columns(game))) if measure.of else [None]
        for column, i in zip(measure.columns(game), numbers, strict=True):
            found[column] = measure.function(game.box, match.state, *([] if i is None else [i]))
    return found


def capture(table):
    """Truth is captured by Espionage in round 3, with one Provocation found out before."""
    match = table(
        step="capture-district", seat="resistance", round=3,
        cards={"truth": cards("D5 P4"), "liquidated": ["provocation-1 open", "riot-2"], "hand": [2]},
    )
    return play(match, "truth", "espionage")


def test_a_capture_is_noted(table):
    found = measured(capture(table))
    assert found["captured"] == found["score_resistance"] == 1 and found["score_empire"] == 4
    assert found["first_capture"] == 3
    assert found["met_espionage"] == 1 and found["met_revolution"] == 0
    assert found["control_truth"] == 1 and found["control_peace"] == -1


def test_what_the_tokens_took_is_noted(table):
    found = measured(capture(table))
    assert (found["liquidated"], found["found_out"]) == (2, 1)


def test_the_missions_on_the_table_are_noted(table):
    found = measured(capture(table))
    on_table = {name for name, value in found.items() if name.startswith("on_table_") and value}
    assert on_table == {f"on_table_{name}" for name in ("revolution", "espionage", "coup", "armed_protests")}


def test_without_a_capture_there_is_no_first(table):
    assert measured(table(step="mark-districts", cards={"hand": [5]}))["first_capture"] == 0


@pytest.fixture(scope="module")
def rows(game):
    return Plain(Question.of(game, "greedy", seed=4)).play(0, 12)


def test_measures_of_whole_games_agree(game, rows):
    noted = rows.games
    names = [column.removeprefix("met_") for column in noted if column.startswith("met_")]
    assert len(names) == len(game.ids("mission"))
    for i in range(12):
        assert sum(noted[f"met_{name}"][i] for name in names) == noted["captured"][i]
        assert sum(noted[f"on_table_{name}"][i] for name in names) == 4
        assert all(noted[f"on_table_{name}"][i] >= (noted[f"met_{name}"][i] > 0) for name in names)
        assert (noted["captured"][i] == 3) == (noted["winner"][i] == 0)
        assert noted["found_out"][i] <= min(4, noted["liquidated"][i])
        assert noted["rounds"][i] <= game.rounds


def test_rounds_are_noted_to_the_last(rows):
    """Districts never come back, and the last round noted is the one in which the game ended."""
    for i in range(12):
        mine = rows.rounds["game"] == i
        captured = rows.rounds["captured"][mine]
        assert list(captured) == sorted(captured)
        assert captured[-1] == rows.games["captured"][i]
        assert rows.rounds["round"][mine][-1] == rows.games["rounds"][i]


def test_the_score_of_a_match_is_the_districts_held(table):
    match = capture(table)
    assert match.game.scores(match.state) == {"resistance": 1, "empire": 4}


def test_liquidated_cards_are_counted_with_their_pile(game):
    match = game.new(seed=2, seats={"resistance": "random", "empire": "random"}).go_on()
    assert measures.liquidated(game.box, match.state) == match.state.pile_size[Pile.LIQUIDATED]
