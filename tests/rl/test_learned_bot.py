"""The machine that comes with a game is a bot like any other."""

import shutil

import numpy as np
import pytest

import gamekit
from gamekit import rl
from gamekit.engine import policies
from gamekit.engine.moves import legal_numbers
from gamekit.engine.view import hidden_state
from gamekit.lab import simulate
from gamekit.lab.playing.fingerprint import fingerprint
from gamekit.lab.playing.run import Question
from gamekit.ui.board import Board
from gamekit.ui.lab import Lab, THOUGHTFUL
from tests.engine.pebbles import Pebbles
from tests.helpers import shared

SEATS = {"empire": "learned", "resistance": "greedy"}


@pytest.fixture(scope="module")
def uprising():
    return shared("uprising")


def test_only_games_that_a_machine_has_learned_offer_it(uprising):
    assert policies.names(uprising) == ["random", "greedy", "search", "learned"]
    assert "learned" not in policies.names(shared("dual_powers")) and "learned" not in policies.names(Pebbles())
    with pytest.raises(gamekit.BadOption, match="no bot"):
        shared("dual_powers").new(seats={"red": "learned"})


def test_it_has_learned_every_seat(uprising):
    for seat in uprising.ids("seat"):
        assert rl.load_learned(uprising.learned / f"{seat}.npz").games > 10_000


def test_it_plays_matches_that_can_be_played_again(uprising, tmp_path):
    match = uprising.new(seed=5, seats=SEATS).go_on()
    again = uprising.new(seed=5, seats=SEATS).go_on()
    assert match.over and [move.id for move in match.played] == [move.id for move in again.played]
    assert gamekit.load_match(match.save(tmp_path / "match.json")).seats == SEATS


def test_its_moves_are_as_likely_as_it_says(uprising):
    match = uprising.new(seed=3, seats={"resistance": "greedy"})
    policy, view = rl.load_learned(uprising.learned / "empire.npz"), match.view("empire")
    while max(policy.chances(view).values()) > 0.8:
        match.play(view.moves[0])
        view = match.view("empire")
    seen, n = hidden_state(uprising, match.state, match.state.seat), 3000
    moves = legal_numbers(uprising, seen)
    counts = dict.fromkeys(moves, 0)
    for number in range(n):
        seen.rng = number
        counts[policy.decide(seen, moves)] += 1
    for move, chance in policy.chances(view).items():
        assert abs(counts[move.number] / n - chance) < 4 * np.sqrt(0.25 / n), move


def test_it_plays_in_studies(uprising):
    study = simulate(uprising, 4, SEATS, seed=1)
    assert len(study.games) == 4 and study.games["winner"].isin(["empire", "resistance", "nobody"]).all()


def test_another_machine_makes_another_study(uprising, tmp_path, monkeypatch):
    """A study that is kept in a file goes on with the machine that began it, or not at all."""
    before = fingerprint(Question.of(uprising, SEATS))
    folder = shutil.copytree(uprising.learned, tmp_path / "learned")
    monkeypatch.setattr(type(uprising), "learned", folder)
    assert fingerprint(Question.of(uprising, SEATS)) == before
    rl.untaught(uprising, 4).save(folder / "empire.npz")
    assert fingerprint(Question.of(uprising, SEATS)) != before


@pytest.mark.parametrize(("language", "words"), [("en", "has learned"), ("ru", "обученный")])
def test_menus_offer_it_in_words(uprising, language, words):
    game = uprising.in_language(language)
    assert words in Board(game.new(seed=1, seats={"resistance": "greedy"})).page
    lab = Lab(game)
    assert words in lab.page
    lab.players |= SEATS
    assert lab.thinks and lab.n == THOUGHTFUL


# What a machine does not see, and one that knows nothing

def test_a_blindfold_hides_what_it_names(uprising):
    learner = rl.Learner(uprising, {"resistance": "greedy"}, seed=1, blind=("card_at", "open"),
                         tables=32, steps=8, hidden=4, batch=256)
    learner.improve(learner.play())
    seen = learner.tables.flat(learner.now[0])
    blurred = seen.copy()
    hidden = [i for i, name in enumerate(learner.tables.names) if name.split()[0] in ("card_at", "open")]
    blurred[:, hidden] = 1
    masks = learner.now[1]["action_mask"]
    first, second = (learner.network.think(numbers, masks) for numbers in (seen, blurred))
    assert np.array_equal(first.chances, second.chances) and (seen != blurred).any()
    with pytest.raises(gamekit.BadOption, match="blind"):
        rl.Learner(uprising, blind=("cards",), tables=1)


def test_who_knows_nothing_takes_all_moves_alike(uprising):
    view = uprising.new(seed=3).view("resistance")
    likely = rl.untaught(uprising, 16).table(view)
    assert len(likely) == len(view.moves) and likely["chance"].is_monotonic_decreasing
    assert likely["chance"].max() < 2 / len(view.moves)


def test_the_curve_is_drawn():
    learner = rl.Learner(Pebbles(), {"boris": "random"}, seed=1, tables=8, steps=4, hidden=2).learn(rounds=1, tried=20)
    assert "<img" in learner._repr_html_() and learner.plot(language="ru").get_title(loc="left").startswith("Как часто")
