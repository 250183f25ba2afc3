"""The functions that make pages: a cell that is run again makes its page again."""

import inspect
from importlib.util import find_spec

from gamekit import ui

MADE = [name for name, one in vars(ui).items() if inspect.isfunction(one) and one.__module__ == ui.__name__]


def test_no_module_takes_the_name_of_a_function():
    """Once imported, a module of that name would stand in its place."""
    assert {"dashboard", "puzzle", "editor"} <= set(MADE)
    assert [name for name in MADE if find_spec(f"gamekit.ui.{name}")] == []
