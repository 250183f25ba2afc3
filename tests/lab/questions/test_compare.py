"""Comparisons: in pairs, with words that say no more than the interval."""

import pytest

from gamekit.engine.errors import GamekitError
from gamekit.lab.questions.comparison import compare
from gamekit.lab.statistics.stats import BadStudy, paired_difference, paired_rate_difference, z_value
from tests.helpers import shared

N = 60


@pytest.fixture(scope="module")
def found(game):
    return compare(game, N, "greedy", "random", seed=3, measures=("support",))


def test_the_numbers_are_those_of_the_studies(found):
    a, b = found.studies
    assert (a.seed, b.seed, a.n, b.n) == (3, 3, N, N)
    wins = paired_rate_difference(a.column("winner") == 0, b.column("winner") == 0)
    support = paired_difference(a.column("support"), b.column("support"))
    assert [line.difference for line in found.lines] == [wins, support]
    row = found.frame.iloc[1]
    assert (row.result, row.low, row.high, row.n, row.seed) == ("support", support.low, support.high, N, 3)


def test_the_better_one_is_said_to_be_better(found, game):
    assert "Red: more wins with greedy than with random." in str(found)
    assert "seed 3" in str(found)
    assert "Красные: побед больше в варианте «жадный бот», чем в варианте «случайный бот»." in found.text("ru")
    other = compare(game, N, "random", "greedy", seed=3)
    assert "fewer wins with random" in str(other)
    assert other.estimate.low == pytest.approx(-found.estimate.high)
    assert "<table" in found._repr_html_()


def test_a_side_against_itself_cannot_be_told_apart(game):
    found = compare(game, N, "random", "random", seed=3, measures=["rounds"])
    assert found.estimate.value == 0
    assert not found.frame.excludes_zero.any()
    assert str(found).count("the interval holds 0") == 2
    assert found.names == ("random (a)", "random (b)")


def test_variants_of_the_rules(game):
    found = compare(
        game, N, {"options": {"difficulty": 6}}, {"options": {"difficulty": 1}, "seats": "greedy"}, seed=3,
        options={"mode": "solo"},
    )
    assert found.names == ("difficulty=6", "greedy; difficulty=1")
    assert [study.options["difficulty"] for study in found.studies] == [6, 1]
    assert found.estimate.high < 0


def test_each_side_counts_the_seat_that_plays(game):
    found = compare(game, 10, *({"options": {"mode": "solo", "side": side}} for side in ("red", "white")), seed=3)
    assert found.seats == ("red", "white")
    assert "Red / White" in str(found)


def test_another_seat_and_another_opponent(game):
    found = compare(game, 20, "greedy", "random", seed=3, seat="white", against="greedy")
    assert [study.seats for study in found.studies] == [
        {"red": "greedy", "white": "greedy"}, {"red": "greedy", "white": "random"}]
    assert found.lines[0].b.value == 0


def test_a_side_can_be_a_policy_for_each_seat(game):
    found = compare(game, 20, {"red": "greedy", "white": "random"}, {"white": "greedy"}, seed=3)
    assert [study.seats for study in found.studies] == [
        {"red": "greedy", "white": "random"}, {"red": "random", "white": "greedy"}]
    assert found.names == ("red: greedy, white: random", "white: greedy")
    assert found.estimate.value == 1


@pytest.mark.parametrize("side", [7, {"players": "random"}, None])
def test_what_is_no_side(game, side):
    with pytest.raises(BadStudy, match="Each side"):
        compare(game, 10, side, "random")


@pytest.mark.parametrize(("given", "told"), [
    ({"options": 7}, "dictionary"), ({"measures": 7}, "A measure is"), ({"names": "ab"}, "two texts"),
    ({"names": ("a", 1)}, "two texts"), ({"seat": "blue"}, "no seat"),
])
def test_what_is_no_question(game, given, told):
    with pytest.raises(GamekitError, match=told):
        compare(game, 10, "random", "greedy", **given)
    with pytest.raises(GamekitError, match="no game"):
        compare(7, 10, "random", "greedy")


def test_one_measure_needs_no_list(game):
    assert compare(game, 10, "random", "greedy", measures="support").lines[1].key == "support"


def test_an_unknown_measure_names_those_there_are(game):
    with pytest.raises(BadStudy, match=r"luck.*support"):
        compare(game, 10, "random", "random", measures=["luck"])


def test_own_measures(game):
    def twice(box, s):
        return 2 * s.round

    found = compare(game, 10, "random", "greedy", seed=3, measures=[twice, "rounds"])
    assert found.frame.a[1] == 2 * found.frame.a[2]


def test_changed_rules_are_compared_with_the_printed_ones_on_the_same_games():
    game = shared("uprising")
    found = compare(game, 200, game.changed("two-districts"), seed=3)
    lines = {line.key: line for line in found.lines}
    assert {"wins", "wins-empire", "ending-three-districts", "ending-empire-holds", "decisions", "rounds"} == set(lines)
    assert (lines["wins"].verdict, lines["rounds"].verdict) == ("more", "less")
    assert lines["wins"].difference.value == pytest.approx(-lines["wins-empire"].difference.value)
    assert lines["ending-three-districts"].a.value == pytest.approx(lines["wins"].a.value)
    assert found.names == ("two-districts", "uprising")
    assert "Two districts are enough against printed rules on the same 200 games" in str(found)
    assert "Достаточно двух районов" in found.text("ru")


def test_differences_that_nobody_asked_for_hold_together():
    """Of five results one would else differ by chance in every fifth comparison."""
    game = shared("uprising")
    found = compare(game, 60, game.changed("no-cordon"), seed=3)
    asked, *others = (line.difference for line in found.lines)
    studies = [study.column("rounds") for study in found.studies]
    assert others[-1] == paired_difference(*studies, 1 - 0.05 / len(others))
    mirrored = others[0]        # the wins of the only rival
    assert (mirrored.high - mirrored.low) / (asked.high - asked.low) == pytest.approx(
        z_value(1 - 0.05 / len(others)) / z_value(), rel=1e-6)


def test_nothing_can_be_told_of_a_game_beside_itself(game):
    found = compare(game, 20, game)
    assert {line.verdict for line in found.lines} == {"same"}
