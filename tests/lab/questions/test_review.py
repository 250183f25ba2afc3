"""Reviews: start, luck and choices add up to the result, and what can be told apart is told."""

import re
from dataclasses import replace

import pytest

import gamekit
from gamekit import BadOption
from gamekit.engine import policies
from gamekit.lab.questions.review import prepare
from gamekit.lab.questions.review_chain import CHANCE, END, Chain, played_on
from gamekit.lab.questions.review_words import adding_up, largest, sum_line
from gamekit.lab.playing.run import Question
from gamekit.lab.statistics.stats import mean_interval
from tests.engine.pebbles import Pebbles
from tests.helpers import shared


@pytest.fixture(scope="module")
def pebbles():
    return Pebbles()


@pytest.fixture(scope="module")
def lost(game):
    """A match of a blind player, reviewed."""
    match = game.new(seed=5, seats={"red": "random", "white": "greedy"}).go_on()
    return match.review("red", n=300, worlds=20, seed=3)


def plainly(match, seat, n, seed=1):
    """A review of a few matches, played as plain Python."""
    found = prepare(match, seat, worlds=0, seed=seed, compiled=False)
    assert found.play(n)
    return found.now


def total(review):
    return review.start.value + review.luck.value + sum(one.value for one in review.choices.values())


@pytest.mark.parametrize("players", [2, 3, 4])
def test_all_that_changed_adds_up_to_the_result_for_every_seat(pebbles, players):
    match = pebbles.new(8, dict.fromkeys(("anna", "boris", "clara", "dana")[:players], "random"), players=players)
    match.go_on()
    found = {seat: plainly(match, seat, 12) for seat in match.seats}
    for seat, review in found.items():
        assert total(review) == pytest.approx(match.result.shares[seat])
        assert list(review.choices) == list(match.seats)
    assert sum(review.luck.value for review in found.values()) == pytest.approx(0)
    for chooser in match.seats:     # what one wins, others lose
        assert sum(review.choices[chooser].value for review in found.values()) == pytest.approx(0)


FAMILIES = [
    ("dual_powers", {"mode": "duel"}), ("dual_powers", {"mode": "solo", "difficulty": 3}),
    ("uprising", {}), ("uprising", {"mode": "capitol"}), ("partisans", {}), ("partisans", {"cards": "printed"}),
    *(("secret_power", {"players": players}) for players in (2, 3, 4, 5)),
    ("secret_power", {"players": 3, "professionals": True, "experienced": True}),
    ("world_conspiracy", {"covert_operations": True, "trends": True, "reptilians": True, "world_bank": True}),
    ("world_conspiracy", {"falcon": True, "players": 2}),
]


@pytest.mark.parametrize(("name", "given"), FAMILIES)
def test_it_adds_up_for_every_seat_in_all_our_games(name, given):
    """Whoever played and whoever plays on: start, luck and choices make the result."""
    game = shared(name)
    match = game.new(4, dict.fromkeys(game.new(seed=4, **given).seats, "random"), **given).go_on()
    small = len(match.played) < 150
    found = prepare(match, None, worlds=0, bot=policies.usual(game) if small else "random", seed=4, compiled=False)
    assert found.play(2)
    for seat in match.seats:
        review = replace(found.now, seat=seat)
        assert total(review) == pytest.approx(review.result, abs=1e-12)
        assert {change.kind for change in review.changes} <= {"mine", "other", "chance"}
        assert review.changes[-1].link.values[1] == END


def test_a_prepared_position_begins_as_it_stands(game):
    start = game.new(seed=5, mode="solo").state
    match = gamekit.Match(game, start, 7, {"red": "random"}, from_start=False).go_on()
    review = plainly(match, "red", 4)
    assert not any(change.dealt for change in review.changes)
    assert review.changes[0].link.first == 0


def test_a_new_deal_is_chance(pebbles):
    match = pebbles.new(8, {"anna": "random", "boris": "random"}).go_on()
    assert plainly(match, "anna", 4).changes[0].dealt


def test_what_draws_nothing_and_leaves_no_choice_changes_nothing(game):
    match = game.new(seed=2, seats={"red": "greedy", "white": "greedy"}).go_on()
    chain = Chain(match, Question.of(game, "greedy"))
    assert len(chain.links) < len(match.played)
    for link in chain.links:
        if link.kind == CHANCE:
            assert chain.drew(link.first, link.after)
        else:
            assert len(match.at(sum(f.move is not None for f in match.frames[:link.first])).moves) > 1


def test_luck_of_a_bot_against_itself_comes_to_nothing(pebbles):
    """With a match or two from each moment one review is worth little: many are right on average."""
    luck, choices = [], []
    for number in range(150):
        match = pebbles.new(500 + number, {"anna": "random", "boris": "random"}).go_on()
        review = plainly(match, "anna", 2, seed=number + 10_000)
        luck.append(review.luck.value)
        choices.append(review.choices["anna"].value - review.choices["boris"].value)
    assert not mean_interval(luck).excludes_zero
    assert not mean_interval(choices).excludes_zero


def test_bad_choices_cost_what_they_lose(game):
    """A blind player among greedy ones: luck is the same, and its choices explain what it loses."""
    found = []
    for number in range(30):
        match = game.new(2900 + number, {"red": "random"}, mode="solo").go_on()
        chain = prepare(match, "red", 0, seed=number + 70)
        chain.play(8)
        found.append(chain.now)
    assert mean_interval([one.choices["red"].value for one in found]).high < -0.1
    assert not mean_interval([one.luck.value for one in found]).excludes_zero


def test_the_same_dice_run_on_both_sides(game):
    """Matches from the same value are the same whenever they are played, in any parts."""
    match = game.new(seed=6, seats={"red": "random"}, mode="solo").go_on()
    chain = prepare(match, "red", 0).chain
    value = chain.values[5]
    whole = played_on(chain.carrier, value, 0, 12)
    assert whole.tolist() == played_on(chain.carrier, value, 0, 5).tolist() + played_on(
        chain.carrier, value, 5, 7).tolist()


def test_more_matches_keep_those_that_were_played(lost):
    chain = prepare(lost.match, "red", 0, seed=3).chain
    chain.play(20)
    chain.play(60)
    assert [won.tolist() for won in chain.won] == [won[:60].tolist() for won in lost.chain.won]


def test_a_stopped_review_keeps_what_it_has(lost):
    found = prepare(lost.match, "red", 0)
    found.play(4)
    found.stop.set()
    assert not found.play(8)
    assert found.now.n == 4


def test_choices_are_judged_by_what_was_known(lost):
    assert set(lost.judged) == set(lost.free)
    for frame, judged in lost.judged.items():
        assert judged.move == lost.match.frames[frame].move
        assert judged.gain.n == 10 and judged.effect.n == 20
        assert judged.is_mistake == (judged.gain.low > 0)
        assert judged.better != judged.move or judged.gain.value == 0
    assert lost.known.value == pytest.approx(sum(one.effect.value for one in lost.judged.values()))
    assert lost.hidden.low < lost.hidden.value == pytest.approx(lost.choices["red"].value - lost.known.value)
    before = lost.frame.set_index("decision")["known"].dropna()
    assert len(before) == len(lost.free) and before.between(0, 1).all()


def test_only_what_can_be_told_apart_is_a_turning_point(lost):
    turns = lost.turning_points
    assert turns, "a blind player loses somewhere"
    assert all(turn.size.excludes_zero for turn in turns)
    assert [turn.change.link.first for turn in turns] == sorted(turn.change.link.first for turn in turns)
    assert all(turn.rare is not None for turn in turns if turn.change.kind == CHANCE)


def test_it_is_told_in_both_languages_with_its_numbers(lost):
    for language, seat in (("en", "Red"), ("ru", "Красные")):
        text = lost.text(language)
        assert seat in text and " = 0" in text
        assert len(text.splitlines()) == 5 + max(1, len(lost.turning_points))
    assert str(lost.n) in lost.about() and "seed 3" in lost.about()
    assert "<img" in lost._repr_html_()


def test_the_sum_is_right_to_the_last_figure(lost):
    words = sum_line(lost, "en").replace("\N{MINUS SIGN}", "-").partition(" = ")
    numbers = [float(part.replace(" ", "")) for part in re.findall(r"(?:[+-] )?\d+\.\d", words[0])]
    assert round(sum(numbers), 6) == float(words[2])


def test_parts_are_rounded_so_that_they_add_up():
    assert adding_up([0.12345, -0.06789, 0.94444], 1.0) == [12.4, -6.8, 94.4]
    assert sum(adding_up([1 / 3, 1 / 3, 1 / 3], 1.0)) == pytest.approx(100)


def test_its_table_has_a_row_for_each_change(lost):
    table = lost.frame
    assert len(table) == len(lost.changes)
    assert (table["after"] - table["before"] - table["difference"]).abs().max() < 1e-9
    assert table["before"].tolist()[1:] == table["after"].tolist()[:-1]


def test_its_curve_is_drawn(lost):
    ax = lost.plot(language="ru")
    assert "Красные" in ax.get_title(loc="left")
    assert len(ax.texts) == 1 + len(lost.turning_points)


def test_the_largest_share_is_one_of_three(lost):
    assert largest(lost)[0] == "choice"


def test_a_match_lies_among_simulated_ones(lost):
    found = lost.among(4, n=60)
    assert found.n == 4 and found.choice.value == 0     # no greedy player chooses so badly
    assert 0 <= found.luck.low <= found.luck.value <= found.luck.high <= 1
    assert "4" in str(found)


@pytest.mark.parametrize("given", [{"seat": "blue"}, {"n": 1}, {"worlds": 2}, {"model": "mean"}, {"bot": "nobody"}])
def test_what_cannot_be_reviewed_is_refused(lost, given):
    with pytest.raises(BadOption):
        lost.match.review(**given)


def test_a_match_that_goes_on_has_no_review(game):
    with pytest.raises(BadOption, match="over"):
        game.new(seed=1).review()
