"""Layouts: copies, equality, JSON and records, on small layouts of our own."""

import json

import pytest
from hypothesis import given
from hypothesis import strategies as st

from gamekit.engine.layout import LIMITS, NONE, Layout, Table, grid, number, reveal, row, say, say_to


class Small(Layout):
    day: int = number(low=1, high=31)
    wide: int = number("i2")
    long: int = number("i4")
    seed: int = number("u8")
    at: list[int] = row(3)
    road: list[list[int]] = grid(2, 3, "i2")


class Bigger(Small):
    extra: list[int] = row(2, "i4")


class Desk(Table):
    cards: list[int] = row(4)


def whole(type):
    return st.integers(*LIMITS[type])


@st.composite
def smalls(draw, cls=Small):
    s = cls()
    for field in cls.fields:
        value = whole(field.type)
        for length in reversed(field.shape):
            value = st.lists(value, min_size=length, max_size=length)
        setattr(s, field.name, draw(value))
    return s


def test_a_new_state_is_all_zeros():
    s = Small()
    assert (s.day, s.at, s.road) == (0, [0, 0, 0], [[0, 0, 0], [0, 0, 0]])
    s.road[0][0] = 5
    assert s.road[1] == [0, 0, 0]
    assert Small().road == [[0, 0, 0], [0, 0, 0]]


def test_only_declared_fields():
    with pytest.raises(AttributeError):
        Small().other = 1


@given(smalls())
def test_a_copy_is_equal_and_independent(s):
    twin = s.copy()
    assert twin == s and hash(twin) == hash(s) and twin is not s
    before = s.key()
    twin.day += 1
    twin.at[0] += 1
    twin.road[1][2] += 1
    twin.road[0] = [9, 9, 9]
    assert s.key() == before
    assert twin != s


@given(smalls(), smalls())
def test_equality_is_that_of_all_values(a, b):
    same = a.to_json() == b.to_json()
    assert (a == b) == same
    assert (a.differences(b) == []) == same


def test_states_of_different_layouts_differ():
    class Other(Layout):
        day: int = number(low=1, high=31)

    class Another(Layout):
        day: int = number(low=1, high=31)

    assert Other() != Another()
    assert Other() != 0
    assert Small() != Bigger()


def test_equal_states_are_one_in_a_set():
    a, b = Small(), Small()
    assert len({a, b}) == 1
    b.road[0][1] = 1
    assert len({a, b}) == 2


@given(smalls(Bigger))
def test_json_comes_back(s):
    again = Bigger.from_json(json.loads(json.dumps(s.to_json())))
    assert again == s
    again.road[0][0] += 1
    assert again != s


def test_json_is_no_view_of_the_state():
    s = Small()
    s.to_json()["road"][0][0] = 7
    data = s.to_json()
    made = Small.from_json(data)
    data["at"][0] = 7
    assert s.road[0][0] == 0 and made.at[0] == 0


@pytest.mark.parametrize(("field", "value"), [
    ("day", 128), ("day", -129), ("day", True), ("day", 1.0), ("day", "1"), ("day", None), ("day", [1]),
    ("wide", 2**15), ("long", 2**31), ("seed", -1), ("seed", 2**64),
    ("at", [0, 0]), ("at", [0, 0, 0, 0]), ("at", [0, 0, False]), ("at", 0), ("at", [0, 0, 128]), ("at", [[0], 0, 0]),
    ("at", {"0": 1}), ("at", "000"),
    ("road", [0] * 6), ("road", [[0] * 3]), ("road", [[0] * 3, [0] * 2]), ("road", [[0] * 3, [0, 0, True]]),
])
def test_json_that_does_not_fit_names_the_field(field, value):
    data = Small().to_json() | {field: value}
    with pytest.raises(ValueError, match=rf"Small\.{field}"):
        Small.from_json(data)


@pytest.mark.parametrize(("field", "value"), [
    ("day", 127), ("day", -128), ("wide", -(2**15)), ("long", 2**31 - 1), ("seed", 2**64 - 1),
])
def test_the_limits_themselves_fit(field, value):
    assert getattr(Small.from_json(Small().to_json() | {field: value}), field) == value


@pytest.mark.parametrize("data", [
    {}, [], None, 5, "day", {"day": 1}, {**Small().to_json(), "more": 1},
    {name: value for name, value in Small().to_json().items() if name != "road"},
])
def test_json_with_other_fields_lists_those_expected(data):
    with pytest.raises(ValueError, match="day, wide, long, seed, at, road"):
        Small.from_json(data)


@given(smalls(Bigger))
def test_records_come_back(s):
    again = Bigger.from_record(s.to_record()[0])
    assert again == s
    assert all(type(v) is int for v in (again.day, again.seed, again.at[0], again.road[0][0]))


def test_a_record_has_the_declared_types():
    types = {name: Bigger.dtype()[name].base.str[1:] for name in Bigger.dtype().names}
    assert types == {"day": "i1", "wide": "i2", "long": "i4", "seed": "u8", "at": "i1", "road": "i2", "extra": "i4"}


def test_a_record_never_wraps_silently():
    s = Small()
    s.at[1] = 200
    with pytest.raises(OverflowError):
        s.to_record()


def test_fields_are_inherited_in_order():
    assert [f.name for f in Bigger.fields] == ["day", "wide", "long", "seed", "at", "road", "extra"]
    assert [f.name for f in Desk.fields] == ["rng", "step", "seat", "winner", "ending", "reveals", "cards"]
    assert Small.fields == Bigger.fields[:6]


def test_a_field_knows_what_was_declared():
    fields = {f.name: f for f in Small.fields}
    assert (fields["day"].low, fields["day"].high) == (1, 31)
    assert (fields["wide"].low, fields["wide"].high) == LIMITS["i2"]
    assert fields["road"].shape == (2, 3)


def test_differences_are_named_with_both_values():
    a, b = Small(), Small()
    b.day, b.at[2] = 4, -1
    assert a.differences(b) == ["day: 0 / 4", "at: [0, 0, 0] / [0, 0, -1]"]
    assert a.differences(a.copy()) == []


def test_a_table_has_no_winner_at_first():
    assert Desk().winner == NONE
    assert Desk().log is None


def test_the_log_stays_with_its_table():
    s = Desk()
    say(s, 1, 2)                # nobody listens
    s.log = []
    say(s, 3, 4, 5)
    say_to(s, 1, 6)
    assert s.log == [(3, -1, (4, 5)), (6, 1, ())]
    assert s.copy().log is None
    assert s == s.copy()


def test_reveal_counts():
    s = Desk()
    reveal(s)
    reveal(s)
    assert s.reveals == 2


def test_a_field_can_be_declared_anew():
    """A variant's layout may widen an inherited field."""
    class Longer(Small):
        at: list[int] = row(5)

    assert [f.name for f in Longer.fields].count("at") == 1
    assert Longer.from_record(Longer().to_record()[0]) == Longer()
