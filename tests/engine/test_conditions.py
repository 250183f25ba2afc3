"""Conditions of cards as data."""

from enum import IntEnum

import pytest

from gamekit.engine.box import Misread
from gamekit.engine.conditions import TEST, Condition, conditions
from gamekit.engine.layout import NONE, Layout, grid
from gamekit.engine.steps import Kind


class Quantity(IntEnum):
    FINANCE = 0
    CRIME = 1
    GOVERNMENTS = 2


class Box(Layout):
    needs: list[list[int]] = grid(2, 3 * TEST, "i2")


COLUMN = Condition("needs", Kind.of("quantity", Quantity), 3, shift=1)
unmet = conditions(lambda key, _, amounts, seat: amounts[seat][key])


def holds(text, *amounts):
    return where_unmet(text, *amounts) == NONE


def where_unmet(text, *amounts):
    box = Box()
    COLUMN.write(box, 0, COLUMN.read(text))
    found = unmet(box.needs[1], box, [[], amounts], 1)
    return found if found == NONE else found // TEST


@pytest.mark.parametrize(("text", "amounts", "expected"), [
    ("", (0, 0, 0), True),
    ("finance >= 3 or crime >= 1", (3, 0, 0), True),
    ("finance >= 3 or crime >= 1", (0, 1, 0), True),
    ("finance >= 3 or crime >= 1", (2, 0, 0), False),
    ("finance>=2 and governments==0", (2, 0, 0), True),
    ("finance>=2 and governments==0", (2, 0, 1), False),
    ("finance > 2", (2, 0, 0), False),
    ("finance < 2", (1, 0, 0), True),
    ("finance <= 300", (301, 0, 0), False),
    ("finance >= 1 and crime >= 1 or governments >= 1", (1, 0, 1), True),
    ("governments >= 1 or finance >= 1 and crime >= 1", (1, 0, 1), True),
    ("governments >= 1 or finance >= 1 and crime >= 1", (1, 0, 0), False),
    ("finance >= 1 and crime >= 1 or governments >= 1", (1, 1, 0), True),
])
def test_and_binds_closer_than_or(text, amounts, expected):
    assert holds(text, *amounts) == expected


def test_the_first_test_that_fails_is_told():
    assert where_unmet("finance >= 1 and governments == 0", 1, 0, 2) == 1
    assert where_unmet("finance >= 1 or crime >= 1", 0, 0, 0) == 0
    assert where_unmet("finance >= 1 and crime >= 1 or governments >= 1", 1, 0, 0) == 1


@pytest.mark.parametrize(("text", "part", "allowed"), [
    ("finanse >= 3", "finanse", ("finance", "crime", "governments")),
    ("finance => 3", "=>", (">=", ">", "<=", "<", "==")),
    ("finance 3", "3", (">=", ">", "<=", "<", "==")),
    ("finance >= many", "many", ("0..9999",)),
    ("finance >=", "", ("0..9999",)),
    ("finance >= 3 xor crime >= 1", "xor", ("and", "or")),
    ("finance >= 3 or", "or", ("and", "or")),
    ("crime >= 1 or crime >= 1 or crime >= 1 or crime >= 1", None, None),
])
def test_what_means_nothing_is_told_with_what_would(text, part, allowed):
    with pytest.raises(Misread) as caught:
        COLUMN.read(text)
    if part is not None:
        assert (caught.value.part, caught.value.allowed) == (part, allowed)
