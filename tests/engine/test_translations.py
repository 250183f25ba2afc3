"""What functions are translated to is kept: of a changed game, only what the change touches is translated again."""

import pickle

import pytest

from gamekit.engine import cache, inner, twin

if not twin.available() or not inner.wanted():
    pytest.skip("numba is missing, or used in its ordinary way", allow_module_level=True)


@pytest.fixture(autouse=True)
def place(tmp_path, monkeypatch):
    monkeypatch.setenv(cache.VARIABLE, str(tmp_path / "cache"))
    cache.tell_once.cache_clear()
    return tmp_path / "cache"


# A few rules: `whole` calls `left` and `right`, which call `leaf`

def leaf(n):
    return n + 1


def left(n):
    return leaf(n) * 2


def right(n):
    return leaf(n) * 3


def whole(n):
    return left(n) + right(n)


def other_right(n):
    return leaf(n) * 5


def changed_whole(n):
    return left(n) + other_right(n)


def printed():
    return twin.Recipe("tiny", {"whole": whole}, "", {})


def changed():
    return twin.Recipe("tiny", {"whole": changed_whole}, "", {}, base=printed())


def translated(recipe):
    return sorted(recipe.translations.translated)


def files(place):
    return [path for path in place.rglob("translated/*") if path.is_file()]


def test_only_what_a_change_touches_is_translated_again():
    recipe, other = printed(), changed()
    assert twin.compiled(recipe).whole(1) == 10
    assert translated(recipe) == ["leaf", "left", "right"]
    assert twin.compiled(other).whole(1) == 14
    assert translated(other) == ["other_right"]


def test_a_change_that_comes_first_is_translated_as_a_whole_and_keeps_nothing(place):
    other = changed()
    assert twin.compiled(other).whole(1) == 14
    assert translated(other) == ["leaf", "left", "other_right"]
    assert not files(place)


def test_a_mark_tells_all_that_a_function_depends_on(monkeypatch):
    before = printed().translations.marks
    assert before == printed().translations.marks
    monkeypatch.setattr(leaf, "__code__", (lambda n: n + 7).__code__)
    after = printed().translations.marks
    for function in (leaf, left, right, whole):
        assert before[function] != after[function]
    assert len(set(after.values())) == len(after)




def test_settings_are_part_of_a_mark(monkeypatch):
    before = printed().translations.marks[leaf]
    monkeypatch.setenv("NUMBA_BOUNDSCHECK", "1")
    assert printed().translations.marks[leaf] != before


def trapped(path):
    path.write_bytes(pickle.dumps(Trap(path.parent / "run")))


class Trap:
    """Unpickled, it leaves a folder."""

    def __init__(self, path):
        self.path = path

    def __reduce__(self):
        import os

        return os.mkdir, (str(self.path),)


def replaced(path):
    path.unlink()
    path.mkdir()


@pytest.mark.parametrize("damage", [
    lambda path: path.write_bytes(b""), lambda path: path.write_bytes(path.read_bytes()[:-20]), trapped, replaced,
], ids=["empty", "cut", "pickled", "a folder"])
def test_what_is_damaged_is_translated_anew(place, damage):
    twin.compiled(printed()).whole(1)
    assert len(files(place)) == 3
    for file in files(place):
        damage(file)
    other = changed()
    assert twin.compiled(other).whole(1) == 14
    assert translated(other) == ["leaf", "left", "other_right"]
    assert not list(place.rglob("run")), "nothing that was found is run"


def test_where_it_cannot_be_kept_it_is_translated(place):
    recipe = printed()
    (recipe.folder / "translated").write_text("somebody's notes")
    assert twin.compiled(recipe).whole(1) == 10
    assert translated(recipe) == ["leaf", "left", "right"]
