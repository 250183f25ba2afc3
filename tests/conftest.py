"""What all tests share."""

import pytest

import gamekit


@pytest.fixture(scope="session")
def game():
    """Dual Powers in English. Matches are made anew by each test."""
    return gamekit.load("dual_powers")
