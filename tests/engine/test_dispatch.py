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


TABLE = {3: doubled, 4: zero, 5: tripled, 6: zero, 7: doubled}
choose = dispatch("choose", TABLE, "a", "b")


def rule(key, a, b):
    return choose(key, a, b)


@pytest.mark.parametrize("key", TABLE)
def test_the_key_chooses(key):
    assert choose(key, 10, 1) == TABLE[key](10, 1)


@pytest.mark.parametrize(("table", "told"), [({}, "at least one"), ({1: zero, 2: zero, 5: zero}, "for 3, 4")])
def test_a_table_that_is_not_whole_is_refused(table, told):
    """A key that is not there would silently be a neighbour's."""
    with pytest.raises(ValueError, match=f"choose.*{told}"):
        dispatch("choose", table, "a", "b")


def test_the_source_can_be_read():
    """Graphs of steps and error messages read sources."""
    assert inspect.getsource(choose).startswith("def choose(key, a, b):")
    assert choose.__globals__["on_5"] is tripled


@pytest.mark.skipif(not twin.available(), reason="numba is not installed")
def test_the_compiled_twin_chooses_the_same():
    fast = twin.compiled(twin.Recipe("dispatch", {"rule": rule}, "", {})).rule
    assert [fast(key, 10, 1) for key in TABLE] == [choose(key, 10, 1) for key in TABLE]
