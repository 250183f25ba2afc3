"""The match that the examples in docstrings speak of, and the end of a run."""

import gc

import pytest

import gamekit


@pytest.fixture(autouse=True)
def _example(doctest_namespace):
    cards = {"red-hand": ["red-4a", "brown-2"], "white-hand": ["green-7"]}
    start = {"seat": "red", "unrest": "brown", "blockade_tile": "green", "cards": cards}
    doctest_namespace["match"] = gamekit.load("dual_powers").position(start)


def pytest_sessionfinish():
    """Look for garbage now. pytest does so twice when a worker has told that it is done, and all that was compiled
    takes long: xdist waits five seconds, then interrupts with a traceback, and kills what would have been cleaned up.
    """
    gc.collect()
    gc.freeze()
