"""Shares of endings: bars that add up to one, in the game's own order."""

import pytest

from gamekit.lab import odds, simulate
from gamekit.lab.statistics import shares


@pytest.fixture(scope="module")
def study(game):
    return simulate(game, 50, seed=3, options={"mode": "solo"})


def test_the_bars_of_a_study_add_up(study):
    assert sum(shares.shares_of(study).values()) == pytest.approx(1)
    ax = shares.of_studies({"one": study, "two": study})
    drawn = [patch for patch in ax.patches if patch.get_width() > 0]
    assert sum(patch.get_width() for patch in drawn) == pytest.approx(2)
    assert {"one", "two"} <= {text.get_text() for text in ax.texts}


def test_only_endings_that_occur_are_told(game, study):
    ax = shares.of_studies({"one": study}, language="ru")
    told = [text.get_text() for text in ax.get_legend().get_texts()]
    assert len(told) == sum(share > 0 for share in shares.shares_of(study).values())


@pytest.mark.parametrize("language", ["en", "ru"])
def test_the_endings_of_moves(game, language):
    match = game.new(seed=5, mode="solo")
    found = odds(match, n=20)
    ax = found.plot_endings(language=language)
    assert len([text for text in ax.texts if "%" not in text.get_text()]) >= len(found)
    table = found.endings
    assert set(table["move"]) == {str(move) for move in match.moves}
    assert table.groupby("move")["rate"].sum().tolist() == pytest.approx([1] * len(table["move"].unique()))
    assert (table["low"] <= table["rate"]).all() and (table["rate"] <= table["high"]).all()
