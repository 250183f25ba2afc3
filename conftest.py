"""The match that the examples in docstrings speak of."""

import pytest

import gamekit


@pytest.fixture(autouse=True)
def _example(doctest_namespace):
    cards = {"red-hand": ["red-4a", "brown-2"], "white-hand": ["green-7"]}
    start = {"seat": "red", "unrest": "brown", "blockade_tile": "green", "cards": cards}
    doctest_namespace["match"] = gamekit.load("dual_powers").position(start)
