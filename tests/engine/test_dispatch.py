"""One function for a table of functions, on both carriers."""

import inspect

import pytest

from gamekit.engine import twin
from gamekit.engine.dispatch import dispatch


def doubled(a, b):
    return 2 * a + b


def tripled(a, b):
    return 3 * a + b


def zero(a, b):
    return 0


TABLE = {0: doubled, 1: zero, 2: tripled, 5: zero, 9: doubled}
choose = dispatch("choose", TABLE, "a", "b")


def rule(key, a, b):
    return choose(key, a, b)


@pytest.mark.parametrize("key", TABLE)
def test_the_key_chooses(key):
    assert choose(key, 10, 1) == TABLE[key](10, 1)


def test_the_source_can_be_read():
    """Graphs of steps and error messages read sources."""
    assert inspect.getsource(choose).startswith("def choose(key, a, b):")
    assert choose.__globals__["on_2"] is tripled


@pytest.mark.skipif(not twin.available(), reason="numba is not installed")
def test_the_compiled_twin_chooses_the_same():
    fast = twin.compiled(twin.Recipe("dispatch", {"rule": rule}, "", {})).rule
    assert [fast(key, 10, 1) for key in TABLE] == [choose(key, 10, 1) for key in TABLE]
