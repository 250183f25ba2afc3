"""Functions of a base, taken over by an expansion."""

import types

import pytest

from gamekit.engine.joints import Joints

BASE = """
LIMIT = 3

def price(s, thing):
    return thing + LIMIT

def total(s):
    found = 0
    for thing in range(LIMIT):
        found += price(s, thing)
    return found

class Reader:
    def read(self):
        return total(0)

    @property
    def limit(self):
        return LIMIT
"""


@pytest.fixture
def base():
    module = types.ModuleType("a_base.rules")
    exec(BASE, module.__dict__)
    return module


def own(name, source, **space):
    """A function of the expansion."""
    space = {"__name__": "an_expansion.rules", **space}
    exec(source, space)
    return space[name]


def joints(base, *modules, **table):
    made = Joints(("a_base.", "an_expansion."), {name: (vars(base)[name], new) for name, new in table.items()}, {})
    for module in modules:
        made.join(module)
    return made


def test_what_is_not_joined_stays_as_it_is(base):
    assert joints(base)(base.total)(0) == base.total(0) == 3 + 4 + 5


def test_numbers_of_the_table_are_larger(base):
    assert joints(base, LIMIT=4)(base.total)(0) == 4 + 5 + 6 + 7
    assert base.total(0) == 12


def test_a_function_stands_for_another_and_calls_it(base):
    dearer = own("dearer", "def dearer(s, thing):\n    return 10 * price(s, thing)", price=base.price)
    assert joints(base, {base.price: dearer})(base.total)(0) == 120
    assert base.total(0) == 12


def test_modules_stand_over_each_other_without_knowing_it(base):
    dearer = own("dearer", "def dearer(s, thing):\n    return 10 * price(s, thing)", price=base.price)
    taxed = own("taxed", "def taxed(s, thing):\n    return 1 + price(s, thing)", price=base.price)
    assert joints(base, {base.price: dearer}, {base.price: taxed})(base.total)(0) == 123
    assert joints(base, {base.price: taxed}, {base.price: dearer})(base.total)(0) == 150


def test_methods_look_up_what_the_expansion_has(base):
    reader = joints(base, LIMIT=4)(base.Reader)()
    assert (reader.read(), reader.limit) == (22, 4)
    assert isinstance(reader, base.Reader)


def test_a_name_that_means_something_else_elsewhere_stays(base):
    """A constant is replaced where it is the table's, not wherever another thing is called so."""
    other = own("other", "LIMIT = (1, 2)\ndef other():\n    return LIMIT")
    assert joints(base, LIMIT=4)(other)() == (1, 2)


def test_looking_into_modules_is_refused(base):
    looking = own("looking", "def looking(s):\n    return base.total(s)", base=base)
    with pytest.raises(TypeError, match="plain names"):
        joints(base)(looking)
