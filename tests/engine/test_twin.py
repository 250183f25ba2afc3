"""The compiled twin: without numba, with rules that cannot be compiled, and its cache."""

import os
import subprocess
import sys

import pytest

import gamekit
from gamekit.engine import twin
from gamekit.engine.steps import globals_in
from gamekit.engine.layout import say
from gamekit.lab.playing.run import Question
from gamekit.engine.twin import TwinError

from .pebbles import Pebbles

NOTHING = """
def legal(box, s, out):
    return 0

def apply(box, s, move):
    pass

def advance(box, s):
    pass
"""


@pytest.fixture(autouse=True)
def cache(tmp_path, monkeypatch):
    root = tmp_path / "cache"
    monkeypatch.setenv("GAMEKIT_CACHE", str(root))
    return root


def compiled(**functions):
    return twin.compiled(twin.Recipe("tiny", functions, NOTHING, {}))


# Without numba

@pytest.fixture
def no_numba(monkeypatch):
    for name in [name for name in sys.modules if name.partition(".")[0] == "numba"]:
        monkeypatch.delitem(sys.modules, name)
    monkeypatch.setitem(sys.modules, "numba", None)


def test_without_numba_the_twin_says_what_to_do(no_numba):
    assert not twin.available()
    with pytest.raises(TwinError) as caught:
        Pebbles().compiled  # noqa: B018
    assert str(caught.value) == "numba is not installed: `pip install numba` makes simulations fast"


def test_without_numba_everything_plain_works(no_numba):
    game = Pebbles()
    s = game.empty({})
    game.plain.start(game.box, s, 1, 0)
    assert 0 < game.plain.random_game(game.box, s, [0] * game.flow.widest()) <= game.longest
    assert game.new(seed=1, seats={"anna": "random", "boris": "random"}).go_on().over
    rows = Question.of(game).play(0, 5).games
    assert set(rows["winner"]) <= {0, 1} and set(rows["ending"]) <= {1, 2}


def test_with_numba_it_is_available():
    assert twin.available()


# Rules that cannot be compiled

def fine(n):
    return n + 1


def unknown_name(n):
    return n + no_such_thing  # noqa: F821


def calls_a_bad_one(n):
    return fine(n) + bad_inside(n)


def bad_inside(n):
    return max([n, 2], key=abs)


def two_types(n):
    x = 1
    if n > 2:
        x = "two"
    return x


def says(n):
    say(n, 1, 2, 3)
    return n


def with_default(n, more=2):
    return n + more


def calls_with_default(n):
    return with_default(n)


def test_a_good_function():
    made = compiled(fine=fine, says=says)
    assert made.fine(3) == 4
    assert made.says(7) == 7


def test_default_arguments_are_those_of_the_plain_function():
    assert compiled(calls=calls_with_default).calls(3) == calls_with_default(3) == 5


@pytest.mark.parametrize(("function", "at"), [
    (unknown_name, unknown_name), (calls_a_bad_one, bad_inside), (two_types, two_types),
])
def test_what_cannot_be_compiled_is_one_sentence_with_its_place(function, at):
    with pytest.raises(TwinError) as caught:
        compiled(rule=function).rule(3)
    told = str(caught.value)
    assert told.startswith("rule cannot be compiled: ")
    assert len(told) < 500 and "\n" not in told
    assert "test_twin.py" in told
    first = at.__code__.co_firstlineno
    line = int(told.rpartition("line ")[2].rstrip(").:"))
    assert first <= line <= first + 5, told
    assert caught.value.__cause__ is None and caught.value.__suppress_context__


def test_a_rule_that_fails_in_the_twin_keeps_its_own_error():
    def divides(n):
        return 1 // n

    with pytest.raises(ZeroDivisionError):
        compiled(rule=divides).rule(0)


# The folder of compiled code

def made(text, name="rule"):
    """A function of a file with this text."""
    space = {"__name__": "rules", "say": say}
    exec(compile(text, "rules.py", "exec"), space)
    return space[name]


RULE = "LIMIT = 3\ndef rule(n):\n    if n > LIMIT:\n        return n + 1\n    return 0\n"


def test_the_same_sources_have_the_same_folder():
    first = twin.cache_folder("tiny", "x", [made(RULE)])
    assert first.is_dir()
    assert first == twin.cache_folder("tiny", "x", [made(RULE)])
    assert first == twin.cache_folder("tiny", "x", [made("# a comment\n" + RULE)])


def test_the_order_of_the_functions_does_not_matter():
    rules = [fine, with_default]
    assert twin.cache_folder("tiny", "", rules) == twin.cache_folder("tiny", "", rules[::-1])


def test_the_folder_changes_with_name_dispatch_and_settings(monkeypatch):
    rules = [made(RULE)]
    folders = {twin.cache_folder("tiny", "x", rules), twin.cache_folder("tiny", "y", rules),
               twin.cache_folder("other", "x", rules), twin.cache_folder("tiny", "x", [*rules, fine])}
    monkeypatch.setenv("NUMBA_OPT", "1")
    folders.add(twin.cache_folder("tiny", "x", rules))
    assert len(folders) == 5


INSIDE = "def rule(row):\n    return sum([1 for x in row if x == 3])\n"
DEFAULT = "def rule(n, more=2):\n    return n + more\n"
ENUM = "from enum import IntEnum\nclass E(IntEnum):\n    A = 1\n    B = 2\ndef rule(n):\n    return E.A + n\n"
TUPLE = "PAIR = (1, 2)\ndef rule(n):\n    return PAIR[0] + n\n"


ATTRIBUTE = "class Trends:\n    pass\ntrends = Trends()\ndef rule(s):\n    return s.trends\n"


def test_an_attribute_that_is_called_like_something_global():
    """What it is called like is another object in each process."""
    assert twin.meaning(made(ATTRIBUTE)) == twin.meaning(made(ATTRIBUTE))


@pytest.mark.parametrize("name", gamekit.games())
def test_another_process_finds_what_one_has_compiled(name):
    code = f"import gamekit; print(gamekit.load({name!r}).recipe.folder)"
    found = [subprocess.check_output([sys.executable, "-c", code], env={**os.environ, "PYTHONHASHSEED": seed})
             for seed in "12"]
    assert found[0] == found[1]


@pytest.mark.parametrize(("text", "old", "new"), [
    (RULE, "n + 1", "n + 2"), (RULE, "n + 1", "n - 1"), (RULE, "LIMIT = 3", "LIMIT = 4"), (RULE, "n > L", "n >= L"),
    (INSIDE, "x == 3", "x == 4"), (INSIDE, "x == 3", "x != 3"), (DEFAULT, "more=2", "more=3"),
    (ENUM, "A = 1", "A = 5"), (ENUM, "E.A +", "E.B +"), (TUPLE, "(1, 2)", "(3, 2)"),
])
def test_the_folder_changes_with_all_that_a_rule_means(text, old, new):
    """Else the compiled game would go on playing by the old rule."""
    assert old in text
    before, after = (twin.cache_folder("tiny", "", [made(t)]) for t in (text, text.replace(old, new)))
    assert before != after


TWO_PARTS = NOTHING.replace("    return 0\n", "    return first(box) * 10 + second(box)\n")


def one(n):
    return n + 1


def two(n):
    return n + 2


def test_parts_that_change_places_are_compiled_anew():
    """A variant may use the same functions for other steps."""
    before = twin.compiled(twin.Recipe("tiny", {"one": one, "two": two}, TWO_PARTS, {"first": one, "second": two}))
    assert before.legal(0, 0, 0) == 12
    after = twin.compiled(twin.Recipe("tiny", {"one": one, "two": two}, TWO_PARTS, {"first": two, "second": one}))
    assert after.legal(0, 0, 0) == 21


def test_an_edited_function_elsewhere_is_compiled_anew(tmp_path, monkeypatch):
    """numba looks only at the file of the function itself; gamekit at all sources."""
    (tmp_path / "gamekit_rules_a.py").write_text("def helper(n):\n    return n + 1\n")
    (tmp_path / "gamekit_rules_b.py").write_text(
        "from gamekit_rules_a import helper\n\n\ndef rule(n):\n    return helper(n)\n")
    monkeypatch.syspath_prepend(tmp_path)
    answers = []
    for text in ("def helper(n):\n    return n + 1\n", "def helper(n):\n    return n + 2\n"):
        (tmp_path / "gamekit_rules_a.py").write_text(text)
        for name in ("gamekit_rules_a", "gamekit_rules_b"):
            sys.modules.pop(name, None)
        sys.path_importer_cache.clear()
        monkeypatch.setattr(sys, "dont_write_bytecode", True)
        import gamekit_rules_b

        answers.append(twin.compiled(twin.Recipe("tiny", {"rule": gamekit_rules_b.rule}, NOTHING, {})).rule(10))
    assert answers == [11, 12]


def doubled(x):
    return 2 * x


def real_part(z):
    """Names an attribute as the function `real` below is called."""
    return z.real


def real(x):
    return doubled(x)


def test_an_attribute_may_be_called_like_a_function():
    """Else the function would be built for the rules that name the attribute, and could not be called from here."""
    assert globals_in(real_part.__code__) == set()
    assert globals_in(real.__code__) == {"doubled"}
    made = twin.compiled(twin.Recipe("attributes", {"real_part": real_part, "real": real}, "", {}))
    assert (made.real_part(3 + 4j), made.real(5)) == (3.0, 10)
