"""Words of cards: how they stand in a CSV file, and what belongs to them."""

from enum import IntEnum

import pytest

from gamekit.engine.box import Misread
from gamekit.engine.layout import Layout, grid
from gamekit.engine.steps import Kind
from gamekit.engine.vocabulary import Vocabulary, Word, Worded


class Good(IntEnum):
    WOOL = 0
    IRON = 1


class Effect(IntEnum):
    HALVE = 0
    DRAW = 1
    GAIN = 2


class Box(Layout):
    effect: list[list[int]] = grid(3, 2)
    what: list[list[int]] = grid(3, 2)
    amount: list[list[int]] = grid(3, 2, "i2")


def draw(s, number):
    s.append(("draw", number))


def gain(s, what, number):
    s.append(("gain", what, number))


def needs(box, s, number):
    return 7 if number > 2 else 0


WORDS = Vocabulary({
    Effect.DRAW: Word(draw, can=needs, low=-1), Effect.GAIN: Word(gain, kind=Kind.of("good", Good), high=500),
    Effect.HALVE: Word(lasting=True),
})
COLUMN = Worded(WORDS, 2, shift=1)


def read(text):
    box = Box()
    COLUMN.write(box, 1, COLUMN.read(text))
    return box


@pytest.mark.parametrize(("text", "words", "kinds", "numbers"), [
    ("", [-1, -1], [-1, -1], [0, 0]),
    ("draw 2", [1, -1], [-1, -1], [2, 0]),
    ("halve", [0, -1], [-1, -1], [1, 0]),
    ("gain iron 300 + draw -1", [2, 1], [1, -1], [300, -1]),
    ("gain  wool", [2, -1], [0, -1], [1, 0]),
])
def test_a_column_of_words_with_kinds_and_numbers(text, words, kinds, numbers):
    box = read(text)
    assert (box.effect[2], box.what[2], box.amount[2]) == (words, kinds, numbers)


@pytest.mark.parametrize(("text", "part", "allowed"), [
    ("drow 1", "drow", ("draw", "gain", "halve")),
    ("draw x", "x", ("-1..99",)),
    ("draw 100", "100", ("-1..99",)),
    ("draw 1 2", "1 2", ("-1..99",)),
    ("draw 1 +", "", ("draw", "gain", "halve")),
    ("draw + draw + draw", "draw + draw + draw", ("0..2, a + b",)),
    ("gain iorn 2", "iorn", ("wool", "iron")),
    ("gain 2", "2", ("wool", "iron")),
    ("gain", "", ("wool", "iron")),
])
def test_what_means_nothing_is_told_with_what_would(text, part, allowed):
    with pytest.raises(Misread) as caught:
        COLUMN.read(text)
    assert (caught.value.part, caught.value.allowed) == (part, allowed)


def test_a_clause_does_and_needs_what_its_word_says():
    box, done = read("gain iron 300 + draw 3"), []
    do, can = WORDS.function("do"), WORDS.function("can")
    do(box, done, 2, 0)
    do(box, done, 2, 1)
    assert done == [("gain", Good.IRON, 300), ("draw", 3)]
    assert (can(box, done, 2, 0), can(box, done, 2, 1)) == (0, 7)


def test_a_word_may_mean_something_else_somewhere():
    assert WORDS.function("can", {Effect.GAIN: lambda: 9})(read("gain wool"), [], 2, 0) == 9


def test_facts_of_words_are_found_by_the_word_in_whatever_order_they_stand():
    assert WORDS.row("lasting") == (1, 0, 0)
    assert WORDS.row("high") == (99, 99, 500)
    assert WORDS.having("lasting") == (Effect.HALVE,)


def paint(colour):
    return colour


def test_a_function_that_wants_what_no_word_has_is_refused():
    with pytest.raises(ValueError, match="asks for colour"):
        Vocabulary({Effect.HALVE: Word(paint)}).function("do")
