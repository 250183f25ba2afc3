"""Studies of games with any number of seats, in which a victory can be shared."""

import io

import numpy as np
import pandas as pd
import pytest

import gamekit
from gamekit.engine import registry
from gamekit.lab import compare, load_study, odds, sensitivity, simulate, sweep, until
from gamekit.lab.questions.sensitivity import leading
from gamekit.lab.showing import plots
from gamekit.lab.statistics import victory
from tests.engine.pebbles import Pebbles
from tests.engine.test_own_game import entry

N = 600


@pytest.fixture(scope="module")
def game():
    return Pebbles()


@pytest.fixture(scope="module", params=[2, 3, 4])
def study(request, game):
    return simulate(game, N, seed=5, options={"players": request.param})


def test_ranks_are_noted(study):
    seats = study.game.ids("seat")
    assert list(study.games.columns) == ["game", "winner", "ending", "decisions", *(f"rank_{seat}" for seat in seats)]
    ranks = victory.ranks(study.game, {name: study.column(name) for name in study.columns()})
    playing = study.options["players"]
    assert (ranks[:, :playing] >= 1).all() and (ranks[:, playing:] == 0).all()
    alone = (ranks == 1).sum(axis=1) == 1
    assert (study.column("winner") >= 0).tolist() == alone.tolist()


def test_every_game_has_one_victory(study):
    assert study.shares.sum(axis=1) == pytest.approx(1)
    assert study.shares.shape == (N, 4)
    shared = (study.column("winner") < 0).any()
    assert shared == (study.options["players"] > 2)     # two always have somebody who took the last pebble


def test_the_summary_counts_shares_of_those_who_take_part(study):
    lines = study.summary().lines
    wins = {of: estimate.value for what, of, estimate in lines if what == "win"}
    assert list(wins) == study.present
    assert sum(wins.values()) == pytest.approx(1)
    assert not {"draw", "defeat"} & {what for what, *_ in lines}
    means = [of for what, of, _ in lines if what == "mean"]
    assert means == ["decisions", *(f"rank_{seat}" for seat in study.present)]


def test_endings_name_all_who_share(study):
    found = victory.endings(study)
    assert sum(count for *_, count in found) == N
    for ending, winners, _ in found:
        assert (len(winners) > 1) == (ending == "shared")
    words = {plots.ending_words(study.game, ending, winners, "en") for ending, winners, _ in found}
    assert ("Anna and Boris share the victory." in words) == (study.options["players"] > 2)


@pytest.mark.parametrize("draw", [plots.wins, plots.endings, plots.length])
def test_pictures(study, draw):
    out = io.StringIO()
    draw(study).figure.savefig(out, format="svg")


def test_a_sweep_over_the_number_of_players(game):
    table = sweep(game, 50, {"players": [2, 3, 4]}, seed=5).table
    assert table.groupby("players")["seat"].count().tolist() == [2, 3, 4]
    assert table.groupby("players")["wins"].sum().tolist() == pytest.approx([50, 50, 50])
    with pytest.raises(gamekit.BadOption, match="does not go with"):
        sweep(game, 50, {"players": [2, 4], "begins": ["anna", "dana"]})


def test_shares_are_compared_game_by_game(game):
    found = compare(game, 200, "search:200", "random", seed=5, options={"players": 3})
    assert found.estimate.low > 0
    first, second = (study.shares[:, 0] for study in found.studies)
    assert found.estimate.value == pytest.approx((first - second).mean())


def test_who_leads(game):
    study = simulate(game, 400, {"clara": "search:200"}, seed=5, options={"players": 4})
    assert leading(study) == "clara"
    with pytest.raises(gamekit.GamekitError):
        sensitivity(game, 10)       # nothing is reconstructed


def test_until_a_share_is_known(game):
    study = simulate(game, until(width=0.08, seat="clara"), seed=5, options={"players": 3})
    low, high = gamekit.lab.statistics.stats.wilson(study.shares[:, 2].sum(), study.n)
    assert high - low <= 0.08


def test_a_study_comes_back_from_its_file(game, tmp_path, monkeypatch):
    monkeypatch.setattr(registry, "entry_points", entry("tests.engine.pebbles:Pebbles"))
    study = simulate(game, 50, seed=5, options={"players": 4, "begins": "dana"}, file=tmp_path / "study.db")
    pd.testing.assert_frame_equal(load_study(tmp_path / "study.db").games, study.games)


def test_both_carriers_note_the_same(game, monkeypatch):
    fast = simulate(game, 30, seed=5, options={"players": 4}).games
    monkeypatch.setattr("gamekit.engine.twin.available", lambda: False)
    pd.testing.assert_frame_equal(simulate(game, 30, seed=5, options={"players": 4}).games, fast)


# Odds

def test_odds_count_a_shared_victory_as_a_share(game):
    """If Anna leaves a pebble, Boris takes the last one; Clara has as many points as Anna, if she holds the star."""
    hands = {"anna-hand": ["cloud"], "boris-hand": [1], "clara-hand": [1], "open": ["sun", "moon"]}
    facts = {"players": 3, "cards": hands, "left": {"shore": 2}, "points": {"anna": 4, "clara": 4}}
    found = odds(game.position(facts).play("shore"), 400, bot="random", seed=3)
    assert found["take two"].win.value == 1
    one = found["take one"]
    assert one.win.low < 0.75 < one.win.high
    assert one.win.value == pytest.approx(1 - one.endings["shared"].value / 2)


@pytest.mark.parametrize("players", [2, 3, 4])
def test_odds_are_those_of_played_games(game, players):
    """Before anything has happened nobody has told anything by his moves: the mean over deals is the win rate."""
    study = simulate(game, 2000, "random", seed=7, options={"players": players})
    deals = [odds(game.new(seed=seed, players=players), 60, bot="random", seed=seed) for seed in range(60)]
    mean = np.mean([chance.win.value for found in deals for chance in found])
    assert mean == pytest.approx(study.shares[:, 0].mean(), abs=0.05)
