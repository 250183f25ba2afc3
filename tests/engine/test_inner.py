"""How the twin is compiled: with shortcuts where numba is as we know it, and else in its ordinary way."""

import sys

import pytest

from gamekit.engine import cache, inner, twin
from gamekit.lab.playing.run import Fast, Plain, Question
from gamekit.testing.twins import check_twins

from .pebbles import Pebbles

if not twin.available():
    pytest.skip("needs numba", allow_module_level=True)

from numba.core import caching, codegen
from numba.core.registry import CPUDispatcher

TESTED = inner.version("numba").rpartition(".")[0] in inner.TESTED


@pytest.fixture(autouse=True)
def place(tmp_path, monkeypatch):
    """A folder of compiled code and a memory of what was told and built for each test."""
    monkeypatch.setenv(cache.VARIABLE, str(tmp_path / "cache"))
    monkeypatch.delenv(inner.VARIABLE, raising=False)
    yield tmp_path / "cache"
    for memory in (cache.tell_once, cache.kept_in, inner._built):
        memory.cache_clear()


def another_version(monkeypatch):
    monkeypatch.setattr(inner, "version", lambda _: "0.99.1")


def told_to(monkeypatch):
    monkeypatch.setenv(inner.VARIABLE, inner.ORDINARY)


def without_the_class(monkeypatch):
    monkeypatch.setattr(inner, "version", lambda _: f"{inner.TESTED[0]}.1")
    monkeypatch.delattr(codegen, "JITCodeLibrary")


def with_a_class_that_cannot_be_built_on(monkeypatch):
    monkeypatch.setattr(inner, "version", lambda _: f"{inner.TESTED[0]}.1")
    monkeypatch.setattr(codegen, "JITCodeLibrary", True)


ORDINARY = [another_version, told_to, without_the_class, with_a_class_that_cannot_be_built_on]


def grown(n):
    return shrunk(n) + 3


def shrunk(n):
    return n - 1


def compiled():
    return twin.compiled(twin.Recipe("tiny", {"grown": grown}, "", {}))


def test_the_ordinary_way_plays_the_same_games(monkeypatch):
    """As the plain rules do: whole states, and what a study notes of games that a bot plays."""
    another_version(monkeypatch)
    game = Pebbles()
    check_twins(game, games=50)
    plain, fast = (carrier(Question.of(game, seed=3)).play(0, 50).games for carrier in (Plain, Fast))
    assert all((plain[name] == fast[name]).all() for name in plain)
    assert {type(made) for made in game.compiled.builder.made.values()} == {CPUDispatcher}


@pytest.mark.skipif(not TESTED, reason="this numba is used in its ordinary way")
def test_with_a_numba_that_is_known_shortcuts_are_taken(caplog):
    made = compiled()
    assert made.grown(1) == 3
    assert CPUDispatcher not in {type(one) for one in made.builder.made.values()}
    assert not caplog.messages


@pytest.mark.parametrize("reason", ORDINARY)
def test_where_shortcuts_cannot_be_taken_numba_compiles_in_its_ordinary_way(reason, monkeypatch, caplog):
    reason(monkeypatch)
    made = compiled()
    assert made.grown(1) == 3
    assert {type(one) for one in made.builder.made.values()} == {type(made.grown.entry)} == {CPUDispatcher}
    assert compiled().grown(1) == 3
    (line,) = caplog.messages
    assert line.startswith("Compiling takes longer") and "\n" not in line
    assert all(record.exc_info is None for record in caplog.records)


@pytest.mark.parametrize("reason", [another_version, told_to])
def test_code_of_both_ways_is_kept_apart(reason, monkeypatch):
    monkeypatch.setattr(inner, "version", lambda _: f"{inner.TESTED[0]}.1")
    short = twin.cache_folder("tiny", "", [grown])
    reason(monkeypatch)
    assert twin.cache_folder("tiny", "", [grown]) != short


def test_code_of_the_ordinary_way_is_kept(monkeypatch):
    another_version(monkeypatch)
    assert [compiled().grown(1), compiled().grown(1)] == [3, 3]
    again = compiled()
    assert again.grown(1) == 3 and sum(again.grown.entry.stats.cache_hits.values()) == 1


@pytest.mark.parametrize("name", ["_CacheLocator", "IndexDataCacheFile"])
@pytest.mark.parametrize("gone", [True, False])
def test_without_numba_s_cache_nothing_is_kept(name, gone, place, monkeypatch, caplog):
    if gone:
        monkeypatch.delattr(caching, name)
    else:
        monkeypatch.setattr(caching, name, len)
    assert [compiled().grown(1), compiled().grown(1)] == [3, 3]
    assert not list(place.rglob("*.nb?"))
    assert [line.startswith("Compiled code is not kept") for line in caplog.messages] == [True], "one line"


def test_nothing_is_decided_by_importing_numba(monkeypatch):
    """Pages ask whether all is compiled, and numba is slow to import."""
    for name in [name for name in sys.modules if name.partition(".")[0] == "numba"]:
        monkeypatch.delitem(sys.modules, name)
    monkeypatch.setitem(sys.modules, "numba", None)
    assert inner.wanted() is TESTED
    assert twin.cache_folder("tiny", "", [grown]).is_dir()
